### Гоблины против Гномов: слова стола в браузере.

## The table

goblins-goal = { $gold } золотых — победа
goblins-board = Туннели. Стрелки ведут от карты к карте.
goblins-start = Старт: лестница. Отсюда идёт живой туннель.
goblins-gate-north = Северные ворота
goblins-gate-middle = Средние ворота
goblins-gate-south = Южные ворота
goblins-short-north = Север
goblins-short-middle = Середина
goblins-short-south = Юг
goblins-round = Раунд { $round }
goblins-deck = Карт в колоде: { $count }
goblins-strip = Игроки
goblins-seat = { $name }: золота { $gold }, карт на руке { $cards }
goblins-seat-active = сейчас ходит
goblins-seat-ale = пропустит ход: эль
goblins-seat-passed-swap = пас: обмен карты
goblins-seat-passed-pass = пас: нечем ходить
goblins-seat-passed-empty = пас: карт нет
goblins-seat-swapped = участие в обмене ролями
goblins-seat-hand = на руке: { $cards }
goblins-seat-choose = можно выбрать
goblins-mark-ale = без хода
goblins-mark-swap = обмен
goblins-mark-pass = пас
goblins-mark-empty = нет карт
goblins-mark--2 = гоблин!
goblins-mark--1 = гоблин?
goblins-mark-1 = гном?
goblins-mark-2 = гном!
goblins-lean--2 = точно гоблин
goblins-lean--1 = похоже, гоблин
goblins-lean-0 = не знаю
goblins-lean-1 = похоже, гном
goblins-lean-2 = точно гном
goblins-laid-open = открыта
goblins-laid-shut = закрыта
goblins-laid-blocked = прохода нет
goblins-laid-live = в живом туннеле
goblins-laid-cut = отрезано
goblins-laid-by = положил игрок { $name }
goblins-goal-opened = открыто: { $kind }
goblins-goal-seen = закрыто; вы видели сами: { $kind }
goblins-goal-known = закрыто; внутри: { $kind }
goblins-goal-sealed = закрыто
goblins-goal-claim = { $name } говорит: { $kind }
goblins-goal-far = { $facts }. Нужно карт: { $way }
goblins-bubble = { $kind }!
goblins-bubble-more = и ещё { $count }
goblins-you-saw = вы видели
goblins-nobody-looked = никто не смотрел
goblins-signs = Двери
# Doors of a colour; in the singular a colour is named with its cards.
goblins-colours-red = красные
goblins-colours-yellow = жёлтые
goblins-doors-open = { $colour } открыты
goblins-doors-shut = { $colour } закрыты
goblins-follow = Следить за концом туннеля
goblins-cut = Отрезано: { $count }

## Your drawer

goblins-cloth = Ваша роль
goblins-cloth-hold = держите, чтобы взглянуть
goblins-team-gnome = Гном
goblins-team-goblin = Гоблин
goblins-want-gnome = ведите к Золоту
goblins-want-goblin = ведите к Дракону или мимо
goblins-card-map = Карта подземелья
goblins-hand = Ваши карты
goblins-hand-covered = Карта { $number }, закрыта
goblins-hand-idle = { $card }. { $why }
goblins-hand-back = закрыта
goblins-cover = Закрыть карты
goblins-uncover = Открыть карты
goblins-about = Об этой карте
goblins-about-why = Сначала выберите в руке карту, о которой хотите прочитать.
goblins-ways = Карт до ворот
goblins-ways-then = Карт до ворот, если так сделать
goblins-way-none = нет пути
goblins-foresee-opens = Откроет двери: { $colour }
goblins-foresee-shuts = Закроет двери: { $colour }
goblins-foresee-dynamite = Динамит взорвал бы { $bombs ->
    [one] { $bombs } бомбу
    [few] { $bombs } бомбы
   *[many] { $bombs } бомб
}{ $cut ->
    [0] {""}
    [one] {" "}и отрезал { $cut } карту
    [few] {" "}и отрезал { $cut } карты
   *[many] {" "}и отрезал { $cut } карт
}
goblins-foresee-cut = Отрежет карт: { $count }
goblins-opening = Если первыми открыть ворота с Динамитом
goblins-opening-bombs = Взорвётся бомб: { $count }
goblins-opening-stays = Останутся соединены: { $gate }
goblins-opening-lost = Будут отрезаны: { $gate }
goblins-opening-never = Это не Динамит: вы знаете
goblins-last-pass = Все остальные спасовали: { $deck ->
    [0] пас
   *[other] пас или обмен
  } закончит раунд, гоблины получат по 1 золотому.

## Ваша роль в начале раунда

goblins-moment = Раунд { $round }: ваша роль
goblins-moment-on = Нажмите в любом месте, чтобы продолжить.
goblins-moment-go = Понятно
goblins-moment-hold = Держите, чтобы посмотреть: рядом могут подглядывать
goblins-means-gnome = Ведите туннель к Золоту. Когда его откроют, каждый гном получит 1 золотой, а гном, который открыл, — ещё 1. Среди остальных есть гоблины, которые уводят туннель в сторону, но кто они — неизвестно.
goblins-means-goblin = Ведите туннель к Дракону: когда его откроют, каждый гоблин получит 2 золотых. Или пусть не найдут ни его, ни Золото: тогда каждому гоблину по 1. Никто не знает, кто вы, так что притворяйтесь гномом.
goblins-means-base = В этой партии важны только две команды, бонусов у ролей нет.

## What you can do

goblins-lay = Положить сюда
goblins-blow = Взорвать
goblins-open = Открыть
goblins-peek = Заглянуть
goblins-swap-roles = Поменяться ролями
goblins-give = Угостить
goblins-steal = Забрать
goblins-turn = Повернуть
goblins-swap = Обменять карту (пас)
goblins-pass = Пас
goblins-pass-show = Пас и показать карты
goblins-say = «{ $kind }!»
goblins-ask-lay = { $card }: куда?
goblins-ask-open = { $goal }?
goblins-ask-potion = Зелье: с кем меняетесь?
goblins-ask-explosion = Взрыв: какую карту убрать?
goblins-ask-map = Карта подземелья: куда заглянуть?
goblins-note-turn = Ещё нажатие — поворот.
goblins-note-fits = Подходит только так.
goblins-note-map = Увидите только вы, а сказать можно что угодно.
goblins-note-saw = Знаете только вы: { $kind }
goblins-note-open = Если первым окажется Динамит, бомбы исчезнут раньше, чем откроются другие ворота.
goblins-sure-last-pass = Закончить раунд?
goblins-sure-last-pass-text = Все остальные спасовали. Если спасуете и вы, ничего не откроется, и каждый гоблин получит 1 золотой.
goblins-sure-last-pass-yes = Закончить
goblins-note-potion = Вы меняетесь ролями и командами, и оба видите новые.

## Beside the record

goblins-info = Подозрения и карты
goblins-suspicions = Ваши подозрения
goblins-suspicions-yours = видите только вы
goblins-suspect = { $name }: от гоблина до гнома
goblins-note = заметка
goblins-note-on = Заметка об игроке { $name }
goblins-unseen = Ещё не видели
goblins-unseen-all = всего карт: { $count }
goblins-discard =
    { $count ->
        [0] Сброс пуст
       *[other] В сбросе ({ $count }):
    }
goblins-potions = Обмены ролями по порядку:
goblins-potions-pair = { $name } ⇄ { $other }
goblins-buried = Вы положили под колоду:
goblins-buried-open = Под колодой лежат:
goblins-buried-one = { $card } (над ней: { $above })
goblins-shown = Показал игрок { $name }:
goblins-last-report = Чем закончился раунд { $round }

## The end of a round

goblins-report-title = Раунд { $round } окончен
goblins-report-gold = Открыто Золото: раунд за гномами.
goblins-report-dragon = Открыт Дракон: раунд за гоблинами.
goblins-report-nothing = Золото не найдено: раунд за гоблинами.
goblins-report-opener = Кто открыл: { $name }.
goblins-report-blunder = Кто открыл: { $name }, гоблин, поэтому каждый гоблин теряет 1 золотой.
goblins-report-gate = { $goal }: { $kind }
goblins-report-true = { $name }: «{ $kind }» — правда
goblins-report-lie = { $name }: «{ $kind }» — ложь
goblins-report-role = { $role } · { $team }
goblins-report-nothing-for = ничего
goblins-report-left = осталось: { $left }
goblins-report-on = К раунду { $round }
goblins-report-map = Стол в конце раунда; карт на победном пути: { $count }
goblins-point-team = Команда
goblins-point-opener = За открытое Золото
goblins-point-role = Роль
goblins-point-robbed = Кража

## The record

goblins-log-round = Раунд { $round }: гномов { $gnomes }, гоблинов { $goblins }. Начинает { $seat }.
goblins-log-dealt = Вам досталась роль.
goblins-log-open-dealt = { $seat }: { $role }; на руке: { $cards }
goblins-log-open-drawn = { $seat } берёт карту: { $card }
goblins-log-open-swapped = { $seat } кладёт под колоду: { $gave }; берёт: { $took }
goblins-log-open-role = { $seat }: теперь роль — { $role }
goblins-log-open-seen = { $seat } видит: { $goal } — { $kind }
goblins-log-missed = { $seat }: ход пропущен из-за эля
goblins-log-empty = { $seat }: карт нет, пас
goblins-log-swapped = { $seat }: обмен карты с колодой, пас
goblins-log-passed = { $seat }: пас
goblins-log-shown = { $seat } показывает карты: { $cards }
goblins-log-placed = { $seat } кладёт: { $card }
goblins-log-colours = Двери теперь открыты: { $colours }
goblins-log-colours-none = Все двери закрыты
goblins-log-potion = Зелье! { $seat } и { $other_seat } меняются ролями
goblins-log-new-role = У вас новая роль: взгляните на неё.
goblins-log-explosion = Взрыв! { $seat } убирает карту: { $card }
goblins-log-map = { $seat } смотрит по карте подземелья: { $goal }
goblins-log-seen = Вы увидели, что там: { $goal }. Ворота на столе скажут это только вам.
goblins-log-claim = { $seat } говорит: { $goal } — «{ $kind }!»
goblins-log-ale = { $seat } угощает элем. Пропустит ход: { $to_seat }
goblins-log-opened = { $seat } открывает: { $goal } — { $kind }!
goblins-log-bombs = Взорвалось бомб: { $count }
goblins-log-end-gold = Раунд { $round }: Золото найдено
goblins-log-end-dragon = Раунд { $round }: Дракон проснулся
goblins-log-end-nothing = Раунд { $round }: Золото не найдено
goblins-log-role = { $seat } — это { $role }
goblins-log-scored-team = { $seat }: команда { $change }, золота { $gold }
goblins-log-scored-opener = { $seat }: открытое Золото { $change }, золота { $gold }
goblins-log-scored-role = { $seat }: { $role } { $change }, золота { $gold }
goblins-log-scored-robbed = { $seat }: кража { $change }, золота { $gold }
goblins-log-stolen = { $seat } забирает золотой у игрока { $from_seat }
goblins-log-over = { $seat } выигрывает игру

## Keys

goblins-key-card = взять карту с руки
goblins-key-arrows = двигаться по туннелям
goblins-key-enter = выбрать место; на выбранном — повернуть карту
goblins-key-turn = повернуть карту
goblins-key-lay = сделать выбранное
goblins-key-swap = обменять карту с колодой
goblins-key-pass = пасовать
goblins-key-look = держать: взглянуть на роль
goblins-key-cover = закрыть или открыть карты
goblins-key-zoom = ближе, дальше, всё
goblins-key-cancel = отложить карту

## The cards

goblins-about-passage = Обычный туннель.
goblins-about-lantern = Туннель, который ничто не может убрать.
goblins-about-bomb = Туннель, который исчезнет, когда откроют Динамит.
goblins-about-ale = Туннель. Назовите другого игрока: он пропустит следующий ход.
goblins-about-rubble = Заваленный туннель: ложится как любая карта, но пройти нельзя.
goblins-about-door = Прямой туннель; закрыт, пока в живом туннеле нет ключа его цвета.
goblins-about-key = Туннель, который открывает все двери своего цвета, пока он живой.
goblins-about-potion = Поменяйтесь картами ролей с другим игроком. Оба смотрят, что получили.
goblins-about-explosion = Уберите одну лежащую карту, но не фонарь.
goblins-about-map = Загляните за одни закрытые ворота и скажите всем что-нибудь: правду или ложь.
goblins-about-goal-gold = Заканчивает раунд победой гномов.
goblins-about-goal-dynamite = Все бомбы со стола исчезают. Ворота становятся перекрёстком, раунд идёт дальше.
goblins-about-goal-dragon = Заканчивает раунд победой гоблинов.
goblins-bonus-of-master_of_disguise = +1, если вы в этом раунде менялись ролями.
goblins-bonus-of-demolitionist = +1, если открыли Динамит.
goblins-bonus-of-skinflint = Если открыли Дракона, заберите 1 золотой у другого игрока.
goblins-bonus-of-racer = +1, если на пути к Золоту или Дракону нет дверей.
goblins-bonus-of-pedant = +1, если в конце колода пуста.
goblins-bonus-of-king = +1, если на победном пути не меньше трёх кружек эля.
goblins-bonus-of-keykeeper = +1, если на победном пути есть дверь.
goblins-bonus-of-jeweller = +1, если на победном пути не меньше двух фонарей.

## The rules

goblins-rules-aim = О чём игра
goblins-rules-aim-text =
    В каждом раунде вы тайно гном или гоблин. Все копают от лестницы к трём закрытым воротам; за ними Золото, Динамит и Дракон, но где что — неизвестно.
    Гномы хотят открыть Золото. Гоблины — открыть Дракона или не дать найти Золото. Команды живут один раунд, золото у каждого своё. Кто первым наберёт 9 золотых, тот побеждает один.
goblins-rules-setup = Перед раундом
goblins-rules-setup-text =
    Роли раздают тайно. Втроём играют 2 гнома и 1 гоблин; вчетвером 2 и 2; впятером 3 и 2; вшестером 3 и 3; всемером 4 и 3; ввосьмером 4 и 4. Свою роль видите только вы; за общим устройством отодвиньте ткань и держите.
    Каждый получает 3 из 50 карт пути. Между лестницей и средними воротами восемь свободных мест. Каждый раунд начинает следующий по кругу игрок.
goblins-rules-turn = Ваш ход
goblins-rules-turn-text =
    Сделайте что-то одно: положите карту туннеля, сыграйте зелье, взрыв или карту подземелья либо обменяйте карту с колодой. Сыграв карту, доберите новую, пока колода не пуста.
    Говорить можно что угодно: правду говорить никто не обязан. Карты и роли другим не показывают.
goblins-rules-lay = Как класть туннель
goblins-rules-lay-text =
    Карта должна продолжать живой туннель — тот, что ведёт назад к лестнице по проходимым картам. Её можно поворачивать. Где она касается других карт, проход встречает проход, стена — стену. У ворот стороны могут быть любыми.
    Отрезанное остаётся на столе тёмным. От него строить нельзя, но его можно снова присоединить.
goblins-rules-tunnels = Карты, которые кладут
goblins-rules-tunnels-text =
    Семь видов карт лежат на столе и ведут туннель.
goblins-rules-doors = Двери и ключи
goblins-rules-doors-text =
    Двери бывают красные, с треугольником, и жёлтые, с кругом. Цвет открыт, пока на столе есть хотя бы один живой ключ этого цвета — на любом расстоянии и на любой ветке. Ключ за собственной дверью не помогает.
    Если последний живой ключ цвета убрали или отрезали, двери сразу закрываются.
goblins-rules-deeds = Карты, которые разыгрывают
goblins-rules-deeds-text =
    У трёх видов туннеля нет. Они действуют и уходят в сброс.
goblins-rules-goals = Ворота
goblins-rules-goals-text =
    Ворота открываются сами, как только живая карта смотрит в них проходом, с любой стороны. Если сразу дошли до нескольких, игрок, положивший карту, решает, какие открыть первыми.
goblins-rules-pass = Обмен и пас
goblins-rules-pass-text =
    При обмене карта уходит под колоду, а верхняя приходит к вам: это считается пасом. Просто пасовать можно, только если ни одну вашу карту нельзя сыграть. Когда колода пуста, играть нужно, если можно; если нельзя, вы пасуете и показываете карты.
    Если после последней сыгранной карты спасовали все, раунд окончен. Пропуск хода из-за эля — не пас.
goblins-rules-end = Конец раунда и игры
goblins-rules-end-text =
    Открыто Золото: каждый гном получает 1, а гном, который его открыл, ещё 1. Если его открыл гоблин, каждый гоблин теряет 1. Открыт Дракон: каждый гоблин получает 2. Ни то ни другое, потому что все спасовали или карты кончились: каждый гоблин получает 1.
    Золото считают по очереди, по кругу, начиная с открывшего. Если не открыто ни то ни другое, начинают с того, кто первым остался без карт, а если таких нет — с того, кто первым спасовал. Ниже 0 никто не падает. Кто первым дошёл до 9, сразу побеждает, даже если дошёл бы и другой.
goblins-rules-roles = Роли с бонусами
goblins-rules-roles-text =
    В игре с бонусами каждая роль может заработать ещё и своё золото, какая бы команда ни победила. Считается роль, которая у вас в конце раунда. Победный путь — самый короткий путь от лестницы до ворот, закончивших раунд.
goblins-rules-advice = Полезно знать
goblins-rules-advice-text =
    Лгать лучше один раз. Гоблину, который хорошо копает, верят; гному, который всё время меняет карты, — нет. Отмечайте подозрения на игроках: кроме вас, их никто не видит.
    Закройте карты, если рядом кто-то сидит: тогда даже увиденное за воротами видно, только пока вы держите ткань.

## Counts

goblins-gnomes = { $count ->
    [one] { $count } гном
    [few] { $count } гнома
   *[many] { $count } гномов
}
goblins-goblins = { $count ->
    [one] { $count } гоблин
    [few] { $count } гоблина
   *[many] { $count } гоблинов
}
goblins-note-cards = { $count ->
    [one] Можно взорвать { $count } карту.
    [few] Можно взорвать { $count } карты.
   *[many] Можно взорвать { $count } карт.
}
goblins-note-places = { $count ->
    [one] Светится { $count } место.
    [few] Светятся { $count } места.
   *[many] Светится { $count } мест.
}
goblins-foresee-reaches = { $count ->
    [one] Откроет ворота.
    [few] Дойдёт до { $count } ворот.
   *[many] Дойдёт до { $count } ворот.
}
goblins-place = { $count ->
    [one] Место { $x }, { $y }: подходит { $count } стороной
    [few] Место { $x }, { $y }: подходит { $count } сторонами
   *[many] Место { $x }, { $y }: подходит { $count } сторонами
}

# While something is shown, the question is what it is.
goblins-show-card = { $seat_you ->
    [yes] Вы играете карту…
   *[other] { $seat } играет карту…
}
goblins-show-map = { $seat_you ->
    [yes] Вы заглядываете за ворота…
   *[other] { $seat } заглядывает за ворота…
}
goblins-show-claim = { $seat_you ->
    [yes] Вы говорите, что там…
   *[other] { $seat } говорит, что там…
}
goblins-show-pass = { $seat_you ->
    [yes] Вы пасуете…
   *[other] { $seat } пасует…
}
goblins-show-swap = { $seat_you ->
    [yes] Вы меняете карту: это пас…
   *[other] { $seat } меняет карту: это пас…
}
goblins-show-missed = { $seat_you ->
    [yes] Вы пропускаете ход…
   *[other] { $seat } пропускает ход…
}
goblins-show-ale = { $seat_you ->
    [yes] Вы угощаете элем…
   *[other] { $seat } угощает элем…
}
goblins-show-gate = Ворота открываются…
goblins-show-round = Раунд окончен…

## Короткие вопросы, где мало места

goblins-brief-claim = { $goal_id ->
    [north] Северные
    [middle] Средние
   *[south] Южные
} ворота: что скажете?
goblins-brief-open-goal = Какие ворота откроете первыми?
goblins-brief-turn = Ваш ход: сыграйте карту или обменяйте её.
goblins-brief-turn-no-deck = Колода пуста: играйте!
goblins-brief-drinker = Кто пропустит ход из-за эля?
goblins-last-pass-short = Пас закончит раунд: гоблинам по 1 золотому.
