### Гобліни проти Гномів: слова столу в браузері.

## The table

goblins-goal = { $gold } золотих — перемога
goblins-board = Тунелі. Стрілки ведуть від карти до карти.
goblins-start = Старт: сходи. Звідси йде живий тунель.
goblins-gate-north = Північна брама
goblins-gate-middle = Середня брама
goblins-gate-south = Південна брама
goblins-short-north = Північ
goblins-short-middle = Середина
goblins-short-south = Південь
goblins-round = Раунд { $round }
goblins-deck = Карт у колоді: { $count }
goblins-strip = Гравці
goblins-seat = { $name }: золота { $gold }, карт на руці { $cards }
goblins-seat-active = зараз ходить
goblins-seat-ale = пропустить хід: ель
goblins-seat-passed-swap = пас: обмін карти
goblins-seat-passed-pass = пас: нема чим ходити
goblins-seat-passed-empty = пас: карт немає
goblins-seat-swapped = участь в обміні ролями
goblins-seat-hand = на руці: { $cards }
goblins-seat-choose = можна вибрати
goblins-mark-ale = без ходу
goblins-mark-swap = обмін
goblins-mark-pass = пас
goblins-mark-empty = немає карт
goblins-mark--2 = гоблін!
goblins-mark--1 = гоблін?
goblins-mark-1 = гном?
goblins-mark-2 = гном!
goblins-lean--2 = точно гоблін
goblins-lean--1 = схоже, гоблін
goblins-lean-0 = не знаю
goblins-lean-1 = схоже, гном
goblins-lean-2 = точно гном
goblins-laid-open = відчинені
goblins-laid-shut = зачинені
goblins-laid-blocked = проходу немає
goblins-laid-live = у живому тунелі
goblins-laid-cut = відрізано
goblins-laid-by = поклав гравець { $name }
goblins-goal-opened = відкрито: { $kind }
goblins-goal-seen = зачинено; ви бачили самі: { $kind }
goblins-goal-known = зачинено; усередині: { $kind }
goblins-goal-sealed = зачинено
goblins-goal-claim = { $name } каже: { $kind }
goblins-goal-far = { $facts }. Потрібно карт: { $way }
goblins-bubble = { $kind }!
goblins-bubble-more = і ще { $count }
goblins-you-saw = ви бачили
goblins-nobody-looked = ніхто не дивився
goblins-signs = Двері
# Doors of a colour; in the singular a colour is named with its cards.
goblins-colours-red = червоні
goblins-colours-yellow = жовті
goblins-doors-open = { $colour } відчинені
goblins-doors-shut = { $colour } зачинені
goblins-follow = Стежити за кінцем тунелю
goblins-cut = Відрізано: { $count }

## Your drawer

goblins-cloth = Ваша роль
goblins-cloth-hold = потримайте, щоб глянути
goblins-team-gnome = Гном
goblins-team-goblin = Гоблін
goblins-want-gnome = ведіть до Золота
goblins-want-goblin = ведіть до Дракона або вбік
goblins-card-map = Мапа
goblins-hand = Ваші карти
goblins-hand-covered = Карта { $number }, закрита
goblins-hand-idle = { $card }. { $why }
goblins-hand-back = закрита
goblins-cover = Закрити карти
goblins-uncover = Відкрити карти
goblins-about = Про цю карту
goblins-about-why = Спершу виберіть у руці карту, про яку хочете прочитати.
goblins-ways = Карт до брами
goblins-ways-then = Карт до брами, якщо так зробити
goblins-way-none = немає шляху
goblins-foresee-opens = Відчинить двері: { $colour }
goblins-foresee-shuts = Зачинить двері: { $colour }
goblins-foresee-dynamite = Динаміт підірвав би { $bombs ->
    [one] { $bombs } бомбу
    [few] { $bombs } бомби
   *[many] { $bombs } бомб
}{ $cut ->
    [0] {""}
    [one] {" "}і відрізав { $cut } карту
    [few] {" "}і відрізав { $cut } карти
   *[many] {" "}і відрізав { $cut } карт
}
goblins-foresee-cut = Відріже карт: { $count }
goblins-opening = Якщо першою відкрити браму з Динамітом
goblins-opening-bombs = Вибухне бомб: { $count }
goblins-opening-stays = Лишиться з’єднаною: { $gate }
goblins-opening-lost = Буде відрізана: { $gate }
goblins-opening-never = Це не Динаміт: ви знаєте
goblins-last-pass = Усі інші спасували: { $deck ->
    [0] пас
   *[other] пас або обмін
  } завершить раунд, гобліни отримають по 1 золотому.

## Ваша роль на початку раунду

goblins-moment = Раунд { $round }: ваша роль
goblins-moment-on = Натисніть будь-де, щоб продовжити.
goblins-moment-go = Зрозуміло
goblins-moment-hold = Тримайте, щоб подивитися: поруч можуть підглядати
goblins-means-gnome = Ведіть тунель до Золота. Коли його відкриють, кожен гном отримає 1 золотий, а гном, який відкрив, — ще 1. Серед інших є гобліни, які відводять тунель убік, але хто вони — невідомо.
goblins-means-goblin = Ведіть тунель до Дракона: коли його відкриють, кожен гоблін отримає 2 золоті. Або хай не знайдуть ні його, ні Золота: тоді кожному гобліну по 1. Ніхто не знає, хто ви, тож удавайте гнома.
goblins-means-base = У цій партії важать лише дві команди, бонусів у ролей немає.

## What you can do

goblins-lay = Покласти тут
goblins-blow = Підірвати
goblins-open = Відкрити
goblins-peek = Зазирнути
goblins-swap-roles = Помінятися ролями
goblins-give = Пригостити
goblins-steal = Забрати
goblins-turn = Обернути
goblins-swap = Обміняти карту (пас)
goblins-pass = Пас
goblins-pass-show = Пас і показати карти
goblins-say = «{ $kind }!»
goblins-ask-lay = { $card }: куди?
goblins-ask-open = { $goal }?
goblins-ask-potion = Зілля: з ким міняєтеся?
goblins-ask-explosion = Вибух: яку карту прибрати?
goblins-ask-map = Мапа: куди зазирнути?
goblins-note-turn = Ще натискання — оберт.
goblins-note-fits = Підходить лише так.
goblins-note-map = Побачите лише ви, а сказати можна що завгодно.
goblins-note-saw = Знаєте лише ви: { $kind }
goblins-note-open = Якщо першим виявиться Динаміт, бомби зникнуть раніше, ніж відкриється інша брама.
goblins-sure-last-pass = Завершити раунд?
goblins-sure-last-pass-text = Усі інші спасували. Якщо спасуєте й ви, нічого не відкриється, і кожен гоблін отримає 1 золотий.
goblins-sure-last-pass-yes = Завершити
goblins-note-potion = Ви міняєтеся ролями й командами, і обоє бачите нові.

## Beside the record

goblins-info = Підозри та карти
goblins-suspicions = Ваші підозри
goblins-suspicions-yours = бачите лише ви
goblins-suspect = { $name }: від гобліна до гнома
goblins-note = нотатка
goblins-note-on = Нотатка про гравця { $name }
goblins-unseen = Ще не бачили
goblins-unseen-all = разом карт: { $count }
goblins-discard =
    { $count ->
        [0] Скид порожній
       *[other] У скиді ({ $count }):
    }
goblins-potions = Обміни ролями по черзі:
goblins-potions-pair = { $name } ⇄ { $other }
goblins-buried = Ви поклали під колоду:
goblins-buried-open = Під колодою лежать:
goblins-buried-one = { $card } (над нею: { $above })
goblins-shown = Показав гравець { $name }:
goblins-last-report = Чим завершився раунд { $round }

## The end of a round

goblins-report-title = Раунд { $round } завершено
goblins-report-gold = Відкрито Золото: раунд за гномами.
goblins-report-dragon = Відкрито Дракона: раунд за гоблінами.
goblins-report-nothing = Золото не знайдено: раунд за гоблінами.
goblins-report-opener = Хто відкрив: { $name }.
goblins-report-blunder = Хто відкрив: { $name }, гоблін, тому кожен гоблін втрачає 1 золотий.
goblins-report-gate = { $goal }: { $kind }
goblins-report-true = { $name }: «{ $kind }» — правда
goblins-report-lie = { $name }: «{ $kind }» — брехня
goblins-report-role = { $role } · { $team }
goblins-report-nothing-for = нічого
goblins-report-left = лишилося: { $left }
goblins-report-on = До раунду { $round }
goblins-report-map = Стіл наприкінці раунду; карт на переможному шляху: { $count }
goblins-point-team = Команда
goblins-point-opener = За відкрите Золото
goblins-point-role = Роль
goblins-point-robbed = Крадіжка

## The record

goblins-log-round = Раунд { $round }: гномів { $gnomes }, гоблінів { $goblins }. Починає { $seat }.
goblins-log-dealt = Вам дісталася роль.
goblins-log-open-dealt = { $seat }: { $role }; на руці: { $cards }
goblins-log-open-drawn = { $seat } бере карту: { $card }
goblins-log-open-swapped = { $seat } кладе під колоду: { $gave }; бере: { $took }
goblins-log-open-role = { $seat } тепер має роль: { $role }
goblins-log-open-seen = { $seat } бачить: { $goal } — { $kind }
goblins-log-missed = { $seat }: хід пропущено через ель
goblins-log-empty = { $seat }: карт немає, пас
goblins-log-swapped = { $seat }: обмін карти з колодою, пас
goblins-log-passed = { $seat }: пас
goblins-log-shown = { $seat } показує карти: { $cards }
goblins-log-placed = { $seat } кладе: { $card }
goblins-log-colours = Двері тепер відчинено: { $colours }
goblins-log-colours-none = Усі двері зачинені
goblins-log-potion = Зілля! { $seat } і { $other_seat } міняються ролями
goblins-log-new-role = У вас нова роль: погляньте на неї.
goblins-log-explosion = Вибух! { $seat } прибирає карту: { $card }
goblins-log-map = { $seat } дивиться мапу: { $goal }
goblins-log-seen = Ви побачили, що там: { $goal }. Брама на столі скаже це лише вам.
goblins-log-claim = { $seat } каже: { $goal } — «{ $kind }!»
goblins-log-ale = { $seat } частує елем. Пропустить хід: { $to_seat }
goblins-log-opened = { $seat } відкриває: { $goal } — { $kind }!
goblins-log-bombs = Вибухнуло бомб: { $count }
goblins-log-end-gold = Раунд { $round }: Золото знайдено
goblins-log-end-dragon = Раунд { $round }: Дракон прокинувся
goblins-log-end-nothing = Раунд { $round }: Золото не знайдено
goblins-log-role = { $seat } — це { $role }
goblins-log-scored-team = { $seat }: команда { $change }, золота { $gold }
goblins-log-scored-opener = { $seat }: відкрите Золото { $change }, золота { $gold }
goblins-log-scored-role = { $seat }: { $role } { $change }, золота { $gold }
goblins-log-scored-robbed = { $seat }: крадіжка { $change }, золота { $gold }
goblins-log-stolen = { $seat } забирає золотий у гравця { $from_seat }
goblins-log-over = { $seat } виграє гру

## Keys

goblins-key-card = взяти карту з руки
goblins-key-arrows = рухатися тунелями
goblins-key-enter = вибрати місце; на вибраному — обернути карту
goblins-key-turn = обернути карту
goblins-key-lay = зробити вибране
goblins-key-swap = обміняти карту з колодою
goblins-key-pass = пасувати
goblins-key-look = тримати: глянути на роль
goblins-key-cover = закрити або відкрити карти
goblins-key-zoom = ближче, далі, усе
goblins-key-cancel = відкласти карту

## The cards

goblins-about-passage = Звичайний тунель.
goblins-about-lantern = Тунель, який ніщо не може прибрати.
goblins-about-bomb = Тунель, який зникне, коли відкриють Динаміт.
goblins-about-ale = Тунель. Назвіть іншого гравця: він пропустить наступний хід.
goblins-about-rubble = Завалений тунель: лягає як будь-яка карта, але пройти не можна.
goblins-about-door = Прямий тунель; зачинений, доки в живому тунелі немає ключа його кольору.
goblins-about-key = Тунель, який відчиняє всі двері свого кольору, поки він живий.
goblins-about-potion = Поміняйтеся картами ролей з іншим гравцем. Обоє дивляться, що отримали.
goblins-about-explosion = Приберіть одну викладену карту, але не ліхтар.
goblins-about-map = Зазирніть за одну зачинену браму й скажіть усім щось: правду чи брехню.
goblins-about-goal-gold = Завершує раунд перемогою гномів.
goblins-about-goal-dynamite = Усі бомби зі столу зникають. Брама стає перехрестям, раунд триває.
goblins-about-goal-dragon = Завершує раунд перемогою гоблінів.
goblins-bonus-of-master_of_disguise = +1, якщо ви в цьому раунді мінялися ролями.
goblins-bonus-of-demolitionist = +1, якщо відкрили Динаміт.
goblins-bonus-of-skinflint = Якщо відкрили Дракона, заберіть 1 золотий в іншого гравця.
goblins-bonus-of-racer = +1, якщо на шляху до Золота чи Дракона немає дверей.
goblins-bonus-of-pedant = +1, якщо наприкінці колода порожня.
goblins-bonus-of-king = +1, якщо на переможному шляху щонайменше три кухлі елю.
goblins-bonus-of-keykeeper = +1, якщо на переможному шляху є двері.
goblins-bonus-of-jeweller = +1, якщо на переможному шляху щонайменше два ліхтарі.

## The rules

goblins-rules-aim = Про що гра
goblins-rules-aim-text =
    У кожному раунді ви таємно гном або гоблін. Усі копають від сходів до трьох зачинених брам; за ними Золото, Динаміт і Дракон, але де що — невідомо.
    Гноми хочуть відкрити Золото. Гобліни — відкрити Дракона або не дати знайти Золото. Команди живуть один раунд, золото в кожного своє. Хто першим набере 9 золотих, той перемагає сам.
goblins-rules-setup = Перед раундом
goblins-rules-setup-text =
    Ролі роздають таємно. Утрьох грають 2 гноми й 1 гоблін; учотирьох 2 і 2; уп’ятьох 3 і 2; ушістьох 3 і 3; усімох 4 і 3; увосьмох 4 і 4. Свою роль бачите лише ви; за спільним пристроєм відсуньте тканину й тримайте.
    Кожен отримує 3 із 50 карт шляху. Між сходами та середньою брамою вісім вільних місць. Щораунду починає наступний по колу гравець.
goblins-rules-turn = Ваш хід
goblins-rules-turn-text =
    Зробіть щось одне: покладіть карту тунелю, зіграйте зілля, вибух чи мапу або обміняйте карту з колодою. Зігравши карту, доберіть нову, поки колода не порожня.
    Говорити можна що завгодно: казати правду ніхто не мусить. Карти й ролі іншим не показують.
goblins-rules-lay = Як класти тунель
goblins-rules-lay-text =
    Карта має продовжувати живий тунель — той, що веде назад до сходів прохідними картами. Її можна обертати. Де вона торкається інших карт, прохід зустрічає прохід, стіна — стіну. Біля брами сторони можуть бути будь-якими.
    Відрізане лишається на столі темним. Від нього будувати не можна, але його можна знову приєднати.
goblins-rules-tunnels = Карти, які кладуть
goblins-rules-tunnels-text =
    Сім видів карт лежать на столі й ведуть тунель.
goblins-rules-doors = Двері та ключі
goblins-rules-doors-text =
    Двері бувають червоні, з трикутником, і жовті, з колом. Колір відчинено, поки на столі є хоча б один живий ключ цього кольору — на будь-якій відстані й на будь-якій гілці. Ключ за власними дверима не допомагає.
    Якщо останній живий ключ кольору прибрали чи відрізали, двері одразу зачиняються.
goblins-rules-deeds = Карти, які розігрують
goblins-rules-deeds-text =
    Три види не мають тунелю. Вони діють і йдуть у скид.
goblins-rules-goals = Брами
goblins-rules-goals-text =
    Брама відкривається сама, щойно жива карта дивиться в неї проходом, з будь-якого боку. Якщо одразу дійшли до кількох, гравець, що поклав карту, вирішує, яку відкрити першою.
goblins-rules-pass = Обмін і пас
goblins-rules-pass-text =
    Під час обміну карта йде під колоду, а верхня приходить до вас: це вважається пасом. Просто пасувати можна, лише якщо жодної вашої карти не можна зіграти. Коли колода порожня, грати треба, якщо можна; якщо не можна, ви пасуєте й показуєте карти.
    Якщо після останньої зіграної карти спасували всі, раунд завершено. Пропуск ходу через ель — не пас.
goblins-rules-end = Кінець раунду та гри
goblins-rules-end-text =
    Відкрито Золото: кожен гном отримує 1, а гном, який його відкрив, ще 1. Якщо його відкрив гоблін, кожен гоблін втрачає 1. Відкрито Дракона: кожен гоблін отримує 2. Ні те ні інше, бо всі спасували або карти скінчилися: кожен гоблін отримує 1.
    Золото рахують по черзі, по колу, починаючи з того, хто відкрив. Якщо не відкрито ні те ні інше, починають із того, хто першим лишився без карт, а якщо таких немає — з того, хто першим спасував. Нижче 0 ніхто не падає. Хто першим дійшов до 9, одразу перемагає, навіть якщо дійшов би й інший.
goblins-rules-roles = Ролі з бонусами
goblins-rules-roles-text =
    У грі з бонусами кожна роль може заробити ще й своє золото, хоч би яка команда перемогла. Рахується роль, яка у вас наприкінці раунду. Переможний шлях — найкоротший шлях від сходів до брами, що завершила раунд.
goblins-rules-advice = Корисно знати
goblins-rules-advice-text =
    Брехати краще один раз. Гобліну, який добре копає, вірять; гному, який весь час міняє карти, — ні. Позначайте підозри на гравцях: крім вас, їх ніхто не бачить.
    Закрийте карти, якщо поруч хтось сидить: тоді навіть побачене за брамою видно, лише поки ви тримаєте тканину.

## Counts

goblins-gnomes = { $count ->
    [one] { $count } гном
    [few] { $count } гноми
   *[many] { $count } гномів
}
goblins-goblins = { $count ->
    [one] { $count } гоблін
    [few] { $count } гобліни
   *[many] { $count } гоблінів
}
goblins-note-cards = { $count ->
    [one] Можна підірвати { $count } карту.
    [few] Можна підірвати { $count } карти.
   *[many] Можна підірвати { $count } карт.
}
goblins-note-places = { $count ->
    [one] Світиться { $count } місце.
    [few] Світяться { $count } місця.
   *[many] Світиться { $count } місць.
}
goblins-foresee-reaches = { $count ->
    [one] Відкриє браму.
    [few] Дійде до { $count } брам.
   *[many] Дійде до { $count } брам.
}
goblins-place = { $count ->
    [one] Місце { $x }, { $y }: підходить { $count } боком
    [few] Місце { $x }, { $y }: підходить { $count } боками
   *[many] Місце { $x }, { $y }: підходить { $count } боками
}

# While something is shown, the question is what it is.
goblins-show-card = { $seat_you ->
    [yes] Ви граєте карту…
   *[other] { $seat } грає карту…
}
goblins-show-map = { $seat_you ->
    [yes] Ви зазираєте за браму…
   *[other] { $seat } зазирає за браму…
}
goblins-show-claim = { $seat_you ->
    [yes] Ви кажете, що там…
   *[other] { $seat } каже, що там…
}
goblins-show-pass = { $seat_you ->
    [yes] Ви пасуєте…
   *[other] { $seat } пасує…
}
goblins-show-swap = { $seat_you ->
    [yes] Ви міняєте карту: це пас…
   *[other] { $seat } міняє карту: це пас…
}
goblins-show-missed = { $seat_you ->
    [yes] Ви пропускаєте хід…
   *[other] { $seat } пропускає хід…
}
goblins-show-ale = { $seat_you ->
    [yes] Ви частуєте елем…
   *[other] { $seat } частує елем…
}
goblins-show-gate = Брама відкривається…
goblins-show-round = Раунд завершено…

## Короткі запитання, де мало місця

goblins-brief-claim = { $goal_id ->
    [north] Північна
    [middle] Середня
   *[south] Південна
} брама: що скажете?
goblins-brief-open-goal = Яку браму відкриєте першою?
goblins-brief-turn = Ваш хід: зіграйте карту або обміняйте її.
goblins-brief-turn-no-deck = Колода порожня: грайте!
goblins-brief-drinker = Хто пропустить хід через ель?
goblins-last-pass-short = Пас завершить раунд: гоблінам по 1 золотому.
