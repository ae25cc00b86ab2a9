### Лаборатория: слова команд и отчётов.

## Commands

lab-missing = Лаборатории нужны ещё несколько пакетов: pip install "undercroft[lab]".
lab-bots = { $what }
lab-bots-clock = { $bot }: в лаборатории нет ботов, играющих по часам: то же зерно не дало бы тех же партий.
lab-playing = { $game }: { $bots }
lab-stopped = Остановлено. Сохранено партий: { $games } из { $total }; та же команда с --resume продолжит.
lab-parts-there = От прежнего запуска осталась папка { $folder }: --resume продолжит его, --force начнёт заново.
lab-parts-other = { $folder } — от запуска с другими настройками: повторите ту команду или начните заново с --force.
lab-parts-broken = Непонятно, от какого запуска папка { $folder }; начните заново с --force.
lab-nothing-to-resume = Продолжать нечего: папки { $folder } нет.
lab-resume-or-force = --resume продолжает начатое, --force начинает заново: выберите что-то одно.
lab-other-set = В этом процессе { $game } уже загружена с другим набором компонентов.
lab-worker-refused = Рабочий процесс не может играть: { $what }
lab-worker-died = Рабочий процесс погиб; партии остальных сохранены, --resume продолжит.
lab-no-cluster = По адресу { $address } кластер не отвечает: { $what }
lab-no-workers = У кластера { $address } нет рабочих процессов; за { $seconds } с ни один не появился.
lab-cluster-lost = Кластер { $address } больше не отвечает ({ $what }). Сыгранные партии сохранены, --resume продолжит.
lab-worker-without = У рабочего процесса { $worker } нет undercroft; установите там undercroft { $ours }.
lab-worker-version = У рабочего процесса { $worker } undercroft { $theirs }, а здесь { $ours }; установите везде одну версию.
lab-other-version = у него undercroft { $theirs }, а запуск — от { $ours }; установите везде одну версию.
lab-cluster-died = Кластер { $address } потерял рабочие процессы ({ $what }); --resume продолжит.
lab-no-run = { $file } — не запуск `undercroft simulate`: таблица партий не найдена.
lab-no-table = Нет файла { $file }; таблицы запуска нужны вместе.
lab-broken-table = { $file } не читается как таблица: { $what }
lab-missing-columns = { $file } — не целая таблица `undercroft simulate`; не хватает значений: { $columns }.
lab-unfit-seats = { $file } не подходит к таблице партий: в ней должно быть каждое место каждой партии по одному разу.
lab-which-runs = Назовите хотя бы один запуск `undercroft simulate`.
lab-several-games = Отчёт — об одной игре; эти запуски — разных игр: { $games }.

## Sets of components

lab-components-written = Файл { $file } записан. Измените его, проверьте командой `undercroft components { $game } --check { $file }` и играйте с --components { $file }.
lab-no-components = У игры { $game } нет файла с компонентами.
lab-set-is-box = { $file } — то же, что в коробке.
lab-set-good = { $file } годится для игры; набор называется { $name }.
lab-more-mistakes = { $file }: Ещё ошибки могут быть здесь: { $places }. Исправьте найденное и проверьте снова.
lab-more-mistakes-anywhere = { $file }: Могут быть и ещё ошибки. Исправьте найденное и проверьте снова.
lab-strange = { $file }: странно: { $what }

## Comparisons

lab-not-pairs = Эти запуски не составить в пары: { $what } — { $first } в одном и { $second } в другом.
lab-compare-stopped = Остановлено; для сравнения нужны все партии.
lab-compared = Парных партий: { $games }, сравнено показателей: { $figures }
lab-figure = Показатель
lab-difference = Разница
lab-verdict = Вывод
lab-clear = не случайно
lab-same = разницы не видно
lab-too-few = неясно; слишком мало партий
lab-more-games = неясно; ещё партий: { $games }
lab-clear-count = Сверх случайного с поправкой (Холм): { $clear } из { $figures }.
lab-figure-decisions = Решений в партии
lab-figure-success = Выиграно партий
lab-figure-seat = Доля побед места { $name }
lab-figure-shared = Делёж победы
lab-figure-first-bot = Доля побед первого бота
lab-figure-end = Конец: { $name }
lab-figure-line = { $name }, на место
lab-use-beaten = Побеждено
lab-use-bonus = Бонус роли
lab-use-claim-false = Ложные слова
lab-use-claim-true = Правдивые слова
lab-use-coin = Монеты
lab-use-coins = Монеты в комнате
lab-use-delivered = Камни доставлены
lab-use-disarmed = Обезврежено
lab-use-drawn = Вытянуто
lab-use-floor = Этаж
lab-use-hit = Пострадали в комнате
lab-use-killed = Последняя карта перед поражением
lab-use-met = Встречено
lab-use-moved = Ходы
lab-use-played = Сыграно
lab-use-quest = Личный квест
lab-use-rage = Ярость
lab-use-role = Роль
lab-use-round = Раунды
lab-use-taken = Взято
lab-use-trial-lost = Проигранные броски
lab-use-trial-won = Выигранные броски
lab-use-unbeaten = Не побеждено
lab-use-wounds = Раны в комнате

## The page

lab-title = { $game }: что говорят партии
lab-subtitle = Сыграно программами партий: { $games }. Интервалы содержат истинное значение в 95 случаях из 100.
lab-foot = Сделано в Undercroft { $version }: undercroft simulate, undercroft report.
lab-overview = Обзор
lab-what-was-played = Что было сыграно
lab-options = Настройки первого запуска: { $options }.
lab-not-box = Сыграно с компонентами не из коробки: { $sets }.
lab-no-uses = Как ведут себя отдельные карты, известно только о запусках с --uses.
lab-run = Запуск
lab-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
lab-bots-head = Боты
lab-games = Партий
lab-seed = Зерно
lab-decisions = Решений в партии
lab-first-seat = Побед первого места
lab-shared = Делёж победы
lab-as-table = В виде таблицы
lab-share = Доля
lab-interval = Интервал 95 %
lab-times = Раз
lab-mean = Среднее
lab-per-game = На партию

## Who wins

lab-who-wins = Кто побеждает
lab-by-seat = Доля побед по местам
lab-seat = Место { $number }
lab-seat-head = Место
lab-win-share = Доля побед
lab-seats-differ = Места неравны: { $best } — { $best_share } побед, { $worst } — { $worst_share }. Случайно такая разница возникла бы в { $chance } таких запусков.
lab-seats-equal = Преимущества ни у какого места эти партии не показывают: { $best } — { $best_share } побед, { $worst } — { $worst_share }, а случайно столько же бывает в { $chance } таких запусков.
lab-by-bot = Доля побед по ботам
lab-by-bot-text = Все места бота вместе. От партии к партии боты пересаживаются на одно место.
lab-success = Выиграно партий
lab-success-text = Все выигрывают или проигрывают вместе. Выиграно: { $share } ({ $interval }).
lab-ends = Чем кончаются партии
lab-end = Конец
lab-shared-text = Победу делят несколько мест в { $share } партий.
lab-luck = Везение на раздаче
lab-luck-text = То, что место получает до первого решения, объясняет { $share } различий в результатах. Остальное — игра и дальнейшее везение.

## Lengths and scores

lab-lengths-and-scores = Длина и счёт
lab-lengths = Длина партии
lab-length-text = Половина партий — не длиннее { $middle } решений; девять из десяти — от { $low } до { $high }.
lab-scores = Счёт
lab-score = Счёт
lab-winners = Победители
lab-others = Остальные
lab-decided = Что решило
lab-decided-text = Каждая строка счёта: среднее и то, насколько она связана с победой (корреляция от −1 до +1).
lab-line = Строка
lab-weight = Связь с победой

## Components

lab-components = Карты, комнаты, плитки и роли
lab-components-how = Доля побед мест, у которых это было, минус доля остальных. Яркие отметки — сверх случайного с поправкой на все компоненты таблицы (Бенджамини — Хохберг). Разница — ещё не причина: тот, кто впереди, может и играть другими картами.
lab-component = Компонент
lab-uses = На партию
lab-having = Побед с ним
lab-lacking = Побед без него
lab-score-having = Счёт с ним
lab-score-lacking = Счёт без него
lab-gain = Разница в победах
lab-score-gain = Разница в счёте
lab-kind-role = Персонажи и роли
lab-kind-role-text = Кем быть выгоднее.
lab-kind-quest = Личные квесты
lab-kind-quest-text = Места, оставившие себе квест, и остальные.
lab-kind-drawn = Вытянуто
lab-kind-drawn-text = Места, вытянувшие или получившие это хотя бы раз.
lab-kind-played = Сыграно
lab-kind-played-text = Места, сыгравшие это хотя бы раз.
lab-kind-taken = Взято
lab-kind-taken-text = Места, забравшие это из подземелья хотя бы раз.
lab-kind-bonus = Бонусы ролей
lab-kind-bonus-text = Места, хотя бы раз получившие бонус роли.
lab-kind-met = Встречено
lab-kind-met-text = Места, хотя бы раз имевшие с этим дело.
lab-kind-met-by-all = Встречено всеми
lab-kind-met-by-all-text = То, что выпадает всему столу, не помогает ни одному месту. Показано, насколько счёт всех мест в партиях с ним больше, чем в партиях без него.

## Figures of single games

lab-own = Только в «{ $game }»
lab-who-faints = Кто падает без чувств
lab-who-faints-text = Самые израненные не могут победить, как бы ни были богаты. Последний столбец — партии, где выбывшего никто не богаче.
lab-faints-by-character = Кто падает без чувств: по персонажам
lab-character = Персонаж
lab-fainted = Упали без чувств
lab-petrified = Окаменели
lab-of-seats = Всех мест
lab-of-games = Всех партий
lab-richest-out = Выбыл богатейший
lab-rooms = Что приносят комнаты
lab-rooms-text = На каждое место в комнате: монеты и раны в среднем, и сколько пострадало.
lab-room = Комната
lab-coins-each = Монет
lab-wounds-each = Ран
lab-hit = Пострадало
lab-beaten = Кого побеждают
lab-beaten-text = Доля встреч, в которых монстр побеждён.
lab-killed = Последняя карта
lab-killed-text = Последняя вытянутая карта проигранных партий.
lab-rage = Что будит Дракона
lab-rage-text = Сколько раз за партию.
lab-teams = Раунды, выигранные гномами
lab-teams-text = Пунктир — половина всех раундов.
lab-round-ends = Чем кончаются раунды
lab-rounds-text = В партии в среднем раундов: { $rounds }.
lab-claims = Как часто говорят правду
lab-claims-text = Что места говорят об увиденной цели, по командам.
lab-trials = Пари и проделки
lab-trials-text = Доля побед зачинщика; ему достаточно, чтобы два броска из трёх были не ниже.
lab-moves = Ходы
lab-moves-text = Сколько раз за партию; летучие мыши гонят пирата куда хотят.
lab-coins = Монеты: взято и потеряно
lab-rounds = Раунды
lab-round = Раунд
lab-cards-taken = Взято карт
lab-quests = Что приносят квесты
lab-quests-text = Монет на место с этим квестом — личным или общим.
lab-quest = Квест
lab-personal = личный
lab-common = общий

## Names of what is no component

lab-name-rockfall = Обвал
lab-name-delivery = Камни доставлены
lab-name-found-dragon = Поиск нашёл Дракона
lab-name-four-gems = Открыто четыре камня
lab-name-roar = Рёв Дракона
lab-name-stir = Дракон ворочается
lab-name-attract = Дракона приманили
lab-name-dragon-phase = Конец раунда
lab-name-nothing = Ничего
lab-name-prank = Проделка
lab-name-walk = Переход
lab-name-step = Шаг
lab-name-swim = Заплыв
lab-name-taken = Взято
lab-name-lost = Потеряно
lab-name-given = Отдано

## Ends

lab-end-raiders-outcome-coins = Больше всех монет
lab-end-raiders-outcome-wounds = Монет поровну, меньше ран
lab-end-raiders-outcome-shared = Всё поровну: победа на всех
lab-end-raiders-outcome-last = Остался один
lab-end-raiders-outcome-nobody = Все окаменели
lab-end-dragon-outcome-victory = Победа
lab-end-dragon-outcome-cut-off = Гном отрезан
lab-end-dragon-outcome-too-few = Камней не хватит
lab-end-dragon-outcome-rounds = Раунды вышли
lab-end-goblins-outcome-gold = Набрано золото
lab-end-jackal-outcome-home = Домой с золотом
lab-end-jackal-outcome-quiet = Ничего не происходит
lab-end-jackal-outcome-long = Раунды вышли
lab-end-doggies-outcome-coins = Больше всех монет
lab-end-doggies-outcome-quests = Монет поровну, больше квестов
lab-end-doggies-outcome-shared = Всё поровну: победа на всех

## Lines of score sheets, without what differs from game to game

lab-line-dragon-score-gems = Камней доставлено
lab-line-goblins-score-bonus = Бонус роли
lab-line-jackal-score-team = Монет у команды
lab-line-doggies-score-chests = Сундуки
lab-line-doggies-score-losses = Потери от ловушек и бродяг
lab-line-doggies-score-personal = Личный квест
lab-line-doggies-score-common = Общие квесты
lab-line-raiders-score-petrified = Окаменение
lab-line-raiders-score-fainted = Упали без чувств
lab-line-raiders-score-standing = Устояли
lab-line-raiders-score-all-equal = Все ранены поровну
lab-line-raiders-score-two-of-three = Двое из трёх ранены больше всех
lab-line-raiders-score-most-coins = Больше всех монет
lab-line-raiders-score-fewer-coins = Монет меньше, чем у богатейшего
lab-line-raiders-score-tie-won = Монет поровну, ран меньше
lab-line-raiders-score-tie-lost = Монет поровну, ран больше
lab-line-raiders-score-tie-shared = Всё поровну
lab-line-goblins-score-role = Роли
lab-line-doggies-score-tie = Ничью решили квесты
