### Лабораторія: слова команд і звітів.

## Commands

lab-missing = Лабораторії потрібні ще кілька пакетів: pip install "undercroft[lab]".
lab-bots = { $what }
lab-bots-clock = { $bot }: у лабораторії немає ботів, що грають за годинником: те саме зерно не дало б тих самих партій.
lab-playing = { $game }: { $bots }
lab-stopped = Зупинено. Збережено партій: { $games } з { $total }; та сама команда з --resume продовжить.
lab-parts-there = Від попереднього запуску лишилася тека { $folder }: --resume продовжить його, --force почне спочатку.
lab-parts-other = { $folder } — від запуску з іншими налаштуваннями: повторіть ту команду або почніть спочатку з --force.
lab-parts-broken = Незрозуміло, від якого запуску тека { $folder }; почніть спочатку з --force.
lab-nothing-to-resume = Продовжувати нічого: теки { $folder } немає.
lab-resume-or-force = --resume продовжує розпочате, --force починає спочатку: виберіть щось одне.
lab-other-set = У цьому процесі { $game } уже завантажено з іншим набором компонентів.
lab-worker-refused = Робочий процес не може грати: { $what }
lab-worker-died = Робочий процес загинув; партії решти збережено, --resume продовжить.
lab-no-cluster = За адресою { $address } кластер не відповідає: { $what }
lab-no-workers = Кластер { $address } не має робочих процесів; за { $seconds } с жоден не з’явився.
lab-cluster-lost = Кластер { $address } більше не відповідає ({ $what }). Зіграні партії збережено, --resume продовжить.
lab-worker-without = У робочого процесу { $worker } немає undercroft; установіть там undercroft { $ours }.
lab-worker-version = У робочого процесу { $worker } undercroft { $theirs }, а тут { $ours }; установіть усюди одну версію.
lab-other-version = у нього undercroft { $theirs }, а запуск — від { $ours }; установіть усюди одну версію.
lab-cluster-died = Кластер { $address } втратив робочі процеси ({ $what }); --resume продовжить.
lab-no-run = { $file } — не запуск `undercroft simulate`: таблицю партій не знайдено.
lab-no-table = Немає файлу { $file }; таблиці запуску потрібні разом.
lab-broken-table = { $file } не читається як таблиця: { $what }
lab-missing-columns = { $file } — не ціла таблиця `undercroft simulate`; бракує значень: { $columns }.
lab-unfit-seats = { $file } не підходить до таблиці партій: у ній має бути кожне місце кожної партії по одному разу.
lab-which-runs = Назвіть хоча б один запуск `undercroft simulate`.
lab-several-games = Звіт — про одну гру; ці запуски — різних ігор: { $games }.

## Sets of components

lab-components-written = Файл { $file } записано. Змініть його, перевірте командою `undercroft components { $game } --check { $file }` і грайте з --components { $file }.
lab-no-components = У гри { $game } немає файлу з компонентами.
lab-set-is-box = { $file } — те саме, що в коробці.
lab-set-good = { $file } годиться для гри; набір називається { $name }.
lab-more-mistakes = { $file }: Ще помилки можуть бути тут: { $places }. Виправте знайдене й перевірте знову.
lab-more-mistakes-anywhere = { $file }: Можуть бути й інші помилки. Виправте знайдене й перевірте знову.
lab-strange = { $file }: дивно: { $what }

## Comparisons

lab-not-pairs = Ці запуски не скласти в пари: { $what } — { $first } в одному і { $second } в іншому.
lab-compare-stopped = Зупинено; для порівняння потрібні всі партії.
lab-compared = Парних партій: { $games }, порівняно показників: { $figures }
lab-figure = Показник
lab-difference = Різниця
lab-verdict = Висновок
lab-clear = не випадково
lab-same = різниці не видно
lab-too-few = неясно; замало партій
lab-more-games = неясно; ще партій: { $games }
lab-clear-count = Понад випадкове з поправкою (Холм): { $clear } з { $figures }.
lab-figure-decisions = Рішень у партії
lab-figure-success = Виграно партій
lab-figure-seat = Частка перемог місця { $name }
lab-figure-shared = Поділ перемоги
lab-figure-first-bot = Частка перемог першого бота
lab-figure-end = Кінець: { $name }
lab-figure-line = { $name }, на місце
lab-use-beaten = Подолано
lab-use-bonus = Бонус ролі
lab-use-claim-false = Неправдиві слова
lab-use-claim-true = Правдиві слова
lab-use-coin = Монети
lab-use-coins = Монети в кімнаті
lab-use-delivered = Камені принесено
lab-use-disarmed = Знешкоджено
lab-use-drawn = Витягнуто
lab-use-floor = Поверх
lab-use-hit = Постраждали в кімнаті
lab-use-killed = Остання карта перед поразкою
lab-use-met = Зустріто
lab-use-moved = Ходи
lab-use-played = Зіграно
lab-use-quest = Особистий квест
lab-use-rage = Лють
lab-use-role = Роль
lab-use-round = Раунди
lab-use-taken = Узято
lab-use-trial-lost = Програні кидки
lab-use-trial-won = Виграні кидки
lab-use-unbeaten = Не подолано
lab-use-wounds = Рани в кімнаті

## The page

lab-title = { $game }: що кажуть партії
lab-subtitle = Зіграно програмами партій: { $games }. Інтервали містять істинне значення у 95 випадках зі 100.
lab-foot = Зроблено в Undercroft { $version }: undercroft simulate, undercroft report.
lab-overview = Огляд
lab-what-was-played = Що було зіграно
lab-options = Налаштування першого запуску: { $options }.
lab-not-box = Зіграно з компонентами не з коробки: { $sets }.
lab-no-uses = Як поводяться окремі карти, відомо лише про запуски з --uses.
lab-run = Запуск
lab-seats = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
lab-bots-head = Боти
lab-games = Партій
lab-seed = Зерно
lab-decisions = Рішень у партії
lab-first-seat = Перемог першого місця
lab-shared = Поділ перемоги
lab-as-table = У вигляді таблиці
lab-share = Частка
lab-interval = Інтервал 95 %
lab-times = Разів
lab-mean = Середнє
lab-per-game = На партію

## Who wins

lab-who-wins = Хто перемагає
lab-by-seat = Частка перемог за місцями
lab-seat = Місце { $number }
lab-seat-head = Місце
lab-win-share = Частка перемог
lab-seats-differ = Місця нерівні: { $best } — { $best_share } перемог, { $worst } — { $worst_share }. Випадково така різниця виникла б у { $chance } таких запусків.
lab-seats-equal = Переваги в жодного місця ці партії не показують: { $best } — { $best_share } перемог, { $worst } — { $worst_share }, а випадково стільки ж буває у { $chance } таких запусків.
lab-by-bot = Частка перемог за ботами
lab-by-bot-text = Усі місця бота разом. Від партії до партії боти пересідають на одне місце.
lab-success = Виграно партій
lab-success-text = Усі виграють або програють разом. Виграно: { $share } ({ $interval }).
lab-ends = Чим закінчуються партії
lab-end = Кінець
lab-shared-text = Перемогу ділять кілька місць у { $share } партій.
lab-luck = Везіння на роздачі
lab-luck-text = Те, що місце отримує до першого рішення, пояснює { $share } відмінностей у результатах. Решта — гра й подальше везіння.

## Lengths and scores

lab-lengths-and-scores = Довжина й рахунок
lab-lengths = Довжина партії
lab-length-text = Половина партій — не довші за { $middle } рішень; дев’ять із десяти — від { $low } до { $high }.
lab-scores = Рахунок
lab-score = Рахунок
lab-winners = Переможці
lab-others = Решта
lab-decided = Що вирішило
lab-decided-text = Кожен рядок рахунку: середнє і те, наскільки він пов’язаний із перемогою (кореляція від −1 до +1).
lab-line = Рядок
lab-weight = Зв’язок із перемогою

## Components

lab-components = Карти, кімнати, плитки й ролі
lab-components-how = Частка перемог місць, у яких це було, мінус частка решти. Яскраві позначки — понад випадкове з поправкою на всі компоненти таблиці (Бенджаміні — Хохберг). Різниця — ще не причина: той, хто попереду, може й грати іншими картами.
lab-component = Компонент
lab-uses = На партію
lab-having = Перемог із ним
lab-lacking = Перемог без нього
lab-score-having = Рахунок із ним
lab-score-lacking = Рахунок без нього
lab-gain = Різниця в перемогах
lab-score-gain = Різниця в рахунку
lab-kind-role = Персонажі й ролі
lab-kind-role-text = Ким бути вигідніше.
lab-kind-quest = Особисті квести
lab-kind-quest-text = Місця, що лишили собі квест, і решта.
lab-kind-drawn = Витягнуто
lab-kind-drawn-text = Місця, що витягли або отримали це хоча б раз.
lab-kind-played = Зіграно
lab-kind-played-text = Місця, що зіграли це хоча б раз.
lab-kind-taken = Узято
lab-kind-taken-text = Місця, що забрали це з підземелля хоча б раз.
lab-kind-bonus = Бонуси ролей
lab-kind-bonus-text = Місця, що хоча б раз отримали бонус ролі.
lab-kind-met = Зустріли
lab-kind-met-text = Місця, що хоча б раз мали з цим справу.
lab-kind-met-by-all = Зустріли всі
lab-kind-met-by-all-text = Те, що випадає всьому столу, не допомагає жодному місцю. Показано, наскільки рахунок усіх місць у партіях із ним більший, ніж у партіях без нього.

## Figures of single games

lab-own = Лише у «{ $game }»
lab-who-faints = Хто зомліває
lab-who-faints-text = Найбільш зранені не можуть перемогти, хоч би які були багаті. Останній стовпець — партії, де за вибулого ніхто не багатший.
lab-faints-by-character = Хто зомліває: за персонажами
lab-character = Персонаж
lab-fainted = Зомліли
lab-petrified = Скам’яніли
lab-of-seats = Усіх місць
lab-of-games = Усіх партій
lab-richest-out = Вибув найбагатший
lab-rooms = Що приносять кімнати
lab-rooms-text = На кожне місце в кімнаті: монети й рани в середньому, і скільки постраждало.
lab-room = Кімната
lab-coins-each = Монет
lab-wounds-each = Ран
lab-hit = Постраждало
lab-beaten = Кого долають
lab-beaten-text = Частка зустрічей, у яких монстра подолано.
lab-killed = Остання карта
lab-killed-text = Остання витягнута карта програних партій.
lab-rage = Що будить Дракона
lab-rage-text = Скільки разів за партію.
lab-teams = Раунди, виграні гномами
lab-teams-text = Пунктир — половина всіх раундів.
lab-round-ends = Чим закінчуються раунди
lab-rounds-text = У партії в середньому раундів: { $rounds }.
lab-claims = Як часто кажуть правду
lab-claims-text = Що місця кажуть про побачену ціль, за командами.
lab-trials = Парі та витівки
lab-trials-text = Частка перемог призвідника; йому досить, щоб два кидки з трьох були не нижчі.
lab-moves = Ходи
lab-moves-text = Скільки разів за партію; кажани женуть пірата куди хочуть.
lab-coins = Монети: взято і втрачено
lab-rounds = Раунди
lab-round = Раунд
lab-cards-taken = Узято карт
lab-quests = Що приносять квести
lab-quests-text = Монет на місце з цим квестом — особистим чи спільним.
lab-quest = Квест
lab-personal = особистий
lab-common = спільний

## Names of what is no component

lab-name-rockfall = Обвал
lab-name-delivery = Камені принесено
lab-name-found-dragon = Пошук знайшов Дракона
lab-name-four-gems = Відкрито чотири камені
lab-name-roar = Рев Дракона
lab-name-stir = Дракон ворушиться
lab-name-attract = Дракона приманили
lab-name-dragon-phase = Кінець раунду
lab-name-nothing = Нічого
lab-name-prank = Витівка
lab-name-walk = Перехід
lab-name-step = Крок
lab-name-swim = Заплив
lab-name-taken = Узято
lab-name-lost = Втрачено
lab-name-given = Віддано

## Ends

lab-end-raiders-outcome-coins = Найбільше монет
lab-end-raiders-outcome-wounds = Монет порівну, менше ран
lab-end-raiders-outcome-shared = Усе порівну: перемога на всіх
lab-end-raiders-outcome-last = Лишився один
lab-end-raiders-outcome-nobody = Усі скам’яніли
lab-end-dragon-outcome-victory = Перемога
lab-end-dragon-outcome-cut-off = Гнома відрізано
lab-end-dragon-outcome-too-few = Каменів забракне
lab-end-dragon-outcome-rounds = Раунди вийшли
lab-end-goblins-outcome-gold = Набрано золото
lab-end-jackal-outcome-home = Додому із золотом
lab-end-jackal-outcome-quiet = Нічого не відбувається
lab-end-jackal-outcome-long = Раунди вийшли
lab-end-doggies-outcome-coins = Найбільше монет
lab-end-doggies-outcome-quests = Монет порівну, більше квестів
lab-end-doggies-outcome-shared = Усе порівну: перемога на всіх

## Lines of score sheets, without what differs from game to game

lab-line-dragon-score-gems = Каменів принесено
lab-line-goblins-score-bonus = Бонус ролі
lab-line-jackal-score-team = Монет у команди
lab-line-doggies-score-chests = Скрині
lab-line-doggies-score-losses = Втрати від пасток і волоцюг
lab-line-doggies-score-personal = Особистий квест
lab-line-doggies-score-common = Спільні квести
lab-line-raiders-score-petrified = Скам’яніння
lab-line-raiders-score-fainted = Зомліли
lab-line-raiders-score-standing = Встояли
lab-line-raiders-score-all-equal = Усі поранені порівну
lab-line-raiders-score-two-of-three = Двоє з трьох поранені найбільше
lab-line-raiders-score-most-coins = Найбільше монет
lab-line-raiders-score-fewer-coins = Монет менше, ніж у найбагатшого
lab-line-raiders-score-tie-won = Монет порівну, ран менше
lab-line-raiders-score-tie-lost = Монет порівну, ран більше
lab-line-raiders-score-tie-shared = Усе порівну
lab-line-goblins-score-role = Ролі
lab-line-doggies-score-tie = Нічию вирішили квести
