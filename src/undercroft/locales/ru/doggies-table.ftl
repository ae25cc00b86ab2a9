### Подземелья и пёсики: стол в браузере, журнал и страница правил.

## Счёт

doggies-goal-short = больше монет
doggies-goal = Победа: больше всех монет за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }
doggies-count-sword = { $count ->
    [one] { $count } меч
    [few] { $count } меча
   *[many] { $count } мечей
  }
doggies-count-bow = { $count ->
    [one] { $count } лук
    [few] { $count } лука
   *[many] { $count } луков
  }
doggies-count-fireball = { $count ->
    [one] { $count } огненный шар
    [few] { $count } огненных шара
   *[many] { $count } огненных шаров
  }
doggies-count-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
  }
doggies-count-key = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
   *[many] { $count } ключей
  }
doggies-count-nothing = ничего

## Над полем

doggies-progress-word = Раунд
doggies-progress-round = Раунд { $round } из { $rounds }
doggies-progress-countdown = Отсчёт: осталось карт
doggies-progress-countdown-help = Кто-то уже вышел: в этом раунде можно взять только эти карты
doggies-progress-pile = Карт в стопке
doggies-seat-look = { $name }: рассмотреть
doggies-seat-no-dog = без пёсика
doggies-seat-coins = Монеты, если бы игра кончилась сейчас
doggies-seat-paws = Лапки: на планшете / всего
doggies-status-ready = готово
doggies-status-in = внутри
doggies-status-left = снаружи
doggies-status-asleep = спит
doggies-status-walk = в пути

## Поле

doggies-table-dungeon = { $count ->
    [one] Подземелье: { $count } комната
    [few] Подземелье: { $count } комнаты
   *[many] Подземелье: { $count } комнат
  }
doggies-table-hole = Дыра
doggies-table-room = { $card }{ $state ->
    [claimed] , занято: { $name }
    [disarmed] , обезврежено
    [hole] , закрыто до конца раунда
   *[free] { "" }
  }{ $here ->
    [yes] . Вы здесь.
    [go] . Сюда можно пойти.
   *[no] .
  } { $why }
doggies-table-spot = Положить карту сюда: столбец { $x }, ряд { $y }
doggies-chip-dead-end = не выйти
doggies-chip-locked = заперто
doggies-chip-break = пролом, −1 лапка
doggies-chip-beat = по силам
doggies-chip-sneak = мимо −{ $damage }
doggies-chip-trap = ловушка
doggies-chip-free = вход свободный
doggies-chip-coins = принесёт { $coins }
doggies-chip-blocked = закрыто
doggies-chip-no-paw = лапок нет
doggies-ask-watch = Раунд окончен…
doggies-show-dog = { $seat } выбирает пёсика…
doggies-show-room = { $seat } исследует подземелье…
doggies-show-sleep = { $seat } ложится спать…
doggies-show-walk = { $seat } идёт к выходу…
doggies-show-fight = { $seat } встречает монстра…
doggies-show-home = { $seat } выходит наружу…
doggies-ask-blocked = { $card }: войти нельзя.
doggies-ask-enter = { $card }: войти?
doggies-note-countdown = { $count ->
    [one] Кто-то вышел: ещё { $count } карта
    [few] Кто-то вышел: ещё { $count } карты
   *[other] Кто-то вышел: ещё { $count } карт
  }
doggies-legend-joined = проход
doggies-legend-out = наружу
doggies-legend-shut = в стену
doggies-legend-exit = { $direction ->
    [N] на север: { $joint }
    [E] на восток: { $joint }
    [S] на юг: { $joint }
   *[W] на запад: { $joint }
  }
doggies-round-over = Раунд { $round } окончен
doggies-round-nothing = без добычи
doggies-round-coins = Монеты этого раунда
doggies-round-total = всего { $coins }
doggies-rush = Промотать остальное
doggies-round-first = Первый игрок следующего раунда: { $name }

## До начала

doggies-pick-taken = Играет
doggies-pick-mine = Ваш пёсик
doggies-pick-dog = Выбрать пёсика
doggies-pick-quest = Личный квест — ваша тайна: он платит только вам. Второй станет общим и будет платить всем.
doggies-pick-quest-kept = Вы выбрали. Остальные ещё думают.
doggies-pick-keep = Оставить втайне «{ $quest }»
doggies-pick-keep-short = Оставить себе
doggies-pick-secret = Оставить втайне
doggies-pick-yours = Ваш личный квест
doggies-pick-kept = Оставлен втайне
doggies-pick-common = Станет общим
doggies-pick-wait = Игроки выбирают личные квесты.

## Что можно сделать

doggies-do-Explore = Исследовать
doggies-do-Explore-note = { $count ->
    [one] взять и положить карту, осталась { $count }
    [few] взять и положить карту, осталось { $count }
   *[many] взять и положить карту, осталось { $count }
  }
doggies-do-Leave = Выйти
doggies-do-Leave-note = идти наружу за добычей; шаги можно вернуть
doggies-do-Sleep = Лечь спать
doggies-do-Sleep-note = навсегда, но раунд без добычи
doggies-do-Sleep-none = лапок больше не получить
doggies-do-Sleep-last = раунд последний: лапка не пригодится
doggies-because-pile-empty = стопка пуста
doggies-because-countdown-over = отсчёт окончен
doggies-because-leave-no-exit = выхода пока нет
doggies-because-leave-blocked = все пути закрыты
doggies-because-leave-locked = заперто, нужен ключ
doggies-because-leave-danger = слишком опасно
doggies-because-dead-end = потом не выйти
doggies-because-damage = не хватит щитов
doggies-because-supply = в запасе нет
doggies-because-no-potion = нет такого зелья
doggies-because-wrong-symbol = не тот символ
doggies-because-locked = заперто, нужен ключ
doggies-because-hole = дыра с лапкой
doggies-because-claimed = там лапка
doggies-because-disarmed = закрыто до конца раунда
doggies-do-Claim = Положить лапку
doggies-do-Skip = Не брать
doggies-do-Fight = Сразиться
doggies-do-Smite = Кара
doggies-do-Sneak = Прокрасться мимо
doggies-do-Hire = { $side ->
    [A] Нанять: один из двух
   *[B] Нанять: символ и лапка
  }
doggies-do-Disarm = Отдать: { $card }
doggies-do-DisarmPotion = Отдать зелье
doggies-do-TakeTrap = Забрать ловушку
doggies-do-Portal = В портал { $number }
doggies-do-Exit = { $direction ->
    [N] Наружу, на север
    [E] Наружу, на восток
    [S] Наружу, на юг
   *[W] Наружу, на запад
  }
doggies-do-out = наружу
doggies-do-Break = { $arrow } Проломить: { $card }
doggies-do-Rotate = Повернуть карту: { $card }, положение { $turn }.
doggies-do-turns = Повернуть эту карту
doggies-next-look = { $card }: рассмотреть
doggies-next-other = Другой путь
doggies-next-blocked = Сюда не войти
doggies-next-go = Войти
doggies-next-nothing = { $kind ->
    [portal] решать нечего; портал ведёт к остальным
    [trap] вы её перепрыгнете
   *[other] решать нечего
  }
doggies-cost-left = → { $count }
doggies-cost-quest = за квесты
doggies-note-Sneak = монстр остаётся
doggies-note-Smite = без боя
doggies-note-Skip = карта останется другим
doggies-note-Hire = { $side ->
    [A] один из двух в каждом бою
   *[B] действует всегда
  }
doggies-note-hole = останется дыра
doggies-note-paw-goes = и его лапка уйдёт
doggies-note-Exit = конец пути
doggies-sleep-title = Лечь спать?
doggies-sleep-text = { $paw ->
    [yes] Вы получите лапку, но в этом раунде ничего не соберёте.
    [last] В этом раунде вы ничего не соберёте, а он последний.
   *[no] В этом раунде вы ничего не соберёте, и лапок больше не получить.
  }
doggies-sleep-yes = Спать
doggies-exit-title = Выйти из подземелья здесь?
doggies-exit-text = { $count ->
    [0] Вы ничего не уносите.
    [one] Вы уносите { $count } карту; монет за этот путь: { $coins }.
    [few] Вы уносите { $count } карты; монет за этот путь: { $coins }.
   *[many] Вы уносите { $count } карт; монет за этот путь: { $coins }.
  } Раунд для вас закончится.
doggies-exit-yes = Выйти

## Карта в подземелье

doggies-place-look = { $card }: рассмотреть или перетащить на светящееся место
doggies-place-next = Другое место
doggies-place-turn = Повернуть
doggies-place-lay = Положить сюда
doggies-place-pick = Выберите место
doggies-place-why-spot = Сначала выберите, куда положить карту: подходящие места подсвечены.
doggies-place-why-turn = Здесь карта может лежать только так.
doggies-place-chosen = Карта «{ $card }» ляжет сюда. Enter поворачивает.
doggies-place-other = { $name } кладёт эту карту

## Строка пути

doggies-run-title = В пути:
doggies-run-shields = щитов осталось
doggies-run-shields-help = Хотя бы один должен остаться
doggies-run-paws = лапок осталось
doggies-run-attack = атака
doggies-run-bonus = Зелья: { $potions }, бродяги: { $tramps }
doggies-run-keys = ключи
doggies-run-coins = добыча пути
doggies-run-coins-help = На картах { $coins }, { $own ->
    [yes] за квесты
   *[no] за общие квесты
  } { $quests }
doggies-run-then = → { $count }

## Путь, намеченный до выхода

doggies-plan = Наметить путь
doggies-plan-title = Ваш план
doggies-plan-ask = Куда? Выбирайте комнаты или ведите пёсика. Это ещё не ход.
doggies-plan-room = План: { $card }. Что бы вы здесь сделали?
doggies-plan-out = { $count ->
    [0] План ведёт наружу без карт.
    [one] План ведёт наружу: { $count } карта, монет: { $coins }.
    [few] План ведёт наружу: { $count } карты, монет: { $coins }.
   *[many] План ведёт наружу: { $count } карт, монет: { $coins }.
  }
doggies-plan-steps = { $count ->
    [0] Шагов пока нет
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
  }
doggies-plan-back = На шаг назад
doggies-plan-clear = Заново
doggies-plan-close = Закрыть план
doggies-plan-walk = Выйти этим путём

## Своё и боковая панель

doggies-mine-cards = Трофеи и добыча
doggies-mine-no-cards = Пока ничего: вынесите что-нибудь из подземелья.
doggies-mine-potions = Зелья
doggies-mine-no-potions = нет
doggies-mine-quest = Личный квест
doggies-mine-quests = Квесты
doggies-mine-all = Трофеи, добыча и зелья
doggies-mine-short = Добыча { $count }
doggies-mine-quests-short = Квесты { $count }
doggies-held = { $card }{ $count ->
    [1] { "" }
   *[other] , { $count } шт.
  }{ $fresh ->
    [yes] , из этого раунда
   *[no] { "" }
  }
doggies-info-common = Общие квесты
doggies-info-supply = Запас зелий
doggies-info-unseen = Что ещё в стопке
doggies-unseen-text = Эти карты ещё в стопках; в каком порядке — не знает никто.
doggies-quest-symbol = { $symbol ->
    [sword] у кого больше трофеев с мечом
    [bow] у кого больше трофеев с луком
   *[fireball] у кого больше трофеев с огненным шаром
  }
doggies-quest-monster = за карту «{ $name }»
doggies-quest-coins = { $count ->
    [one] монета
    [few] монеты
   *[many] монет
  }
doggies-quest-stands = { $name }: { $count }, приносит { $coins }

## Крупно

doggies-kind-monster = Монстр
doggies-kind-coin = Монеты
doggies-kind-artifact = Артефакт
doggies-kind-trap = Ловушка
doggies-kind-tramp = Бродяга
doggies-kind-chest = Сундук
doggies-kind-potion = Зелья
doggies-kind-portal = Портал
doggies-kind-start = Стартовая комната
doggies-start-brief = Старт
doggies-about-monster = Для победы: { $need }. Прокрасться мимо — { $damage ->
    [one] { $damage } щит
    [few] { $damage } щита
   *[many] { $damage } щитов
  }. Трофей: { $trophy }{ $coins ->
    [0] { "." }
    [one] ; { $coins } монета.
    [few] ; { $coins } монеты.
   *[many] ; { $coins } монет.
  }
doggies-about-coin = { $coins ->
    [one] Лапка берёт { $coins } монету.
    [few] Лапка берёт { $coins } монеты.
   *[many] Лапка берёт { $coins } монет.
  }
doggies-about-artifact = Берётся лапкой. Трофей: { $trophy }.
doggies-about-trap = Обезвреживается трофеем или зельем: { $symbol }. Иначе займёт лапку, а в конце отнимет монету.
doggies-about-tramp = Нанимается лапкой. Либо { $a }, одно на выбор в каждом бою; либо всегда { $b } и ещё лапка. В конце отнимет монету.
doggies-about-chest = Берётся лапкой. Даст { $coins } монеты, если в конце найдётся ключ.
doggies-about-potion = За лапку — зелье из запаса.
doggies-about-portal = Ведёт в любой другой портал, что бы ни лежало между ними.
doggies-about-start = Здесь начинается каждый путь.
doggies-look-beat = Вы можете победить.
doggies-look-beat-potions = Вы можете победить с зельями: { $potions }.
doggies-look-missing = Пока не победить. Нужно ещё: { $missing }.
doggies-look-smite = Можно покарать за две лапки.
doggies-look-sneak = { $damage ->
    [one] Прокрасться мимо — { $damage } щит.
    [few] Прокрасться мимо — { $damage } щита.
   *[many] Прокрасться мимо — { $damage } щитов.
  }
doggies-look-worth = Принесёт вам сейчас монет вместе с квестами: { $coins }.
doggies-look-base = На планшете
doggies-look-trophies = Трофеи
doggies-look-spare = можно получить: { $count }
doggies-look-coins = { $total }: карты { $cards }, сундуки { $chests }, потери { $losses }, квесты { $quests }

## Журнал

doggies-log-dog = { $seat_you ->
    [yes] Ваш пёсик: { $dog }
   *[no] { $seat } выбирает: { $dog }
  }
doggies-log-quests-dealt = Ваши квесты: { $quests }
doggies-log-quests-dealt-open = { $seat } выбирает из двух: { $quests }
doggies-log-quest-chosen = { $seat_you ->
    [yes] Ваш квест выбран
   *[no] { $seat } выбирает квест
  }
doggies-log-quests = Общие квесты: { $quests }
doggies-log-potion-dealt = { $seat_you ->
    [yes] Вам досталось: { $potion }
   *[no] { $seat } получает: { $potion }
  }
doggies-log-round = Раунд { $round }: начинает { $seat }
doggies-log-explored = { $seat_you ->
    [yes] Вы берёте карту: { $card }
   *[no] { $seat } берёт карту: { $card }
  }
doggies-log-placed = { $seat_you ->
    [yes] Вы кладёте её
   *[no] { $seat } кладёт её
  }
doggies-log-slept = { $seat_you ->
    [yes] Вы ложитесь спать
   *[no] { $seat } ложится спать
  }
doggies-log-slept-paw = { $seat_you ->
    [yes] Вы ложитесь спать и получаете лапку
   *[no] { $seat } ложится спать и получает лапку
  }
doggies-log-walk = { $seat_you ->
    [yes] Вы идёте к выходу
   *[no] { $seat } идёт к выходу
  }
doggies-log-turned = { $seat_you ->
    [yes] Вы поворачиваете карту: { $card }
   *[no] { $seat } поворачивает карту: { $card }
  }
doggies-log-broken = { $seat_you ->
    [yes] Вы проламываете стену
   *[no] { $seat } проламывает стену
  }
doggies-log-entered = { $seat_you ->
    [yes] Вы входите: { $card }
   *[no] { $seat } входит: { $card }
  }
doggies-log-portal = { $seat_you ->
    [yes] Вы проходите через портал
   *[no] { $seat } проходит через портал
  }
doggies-log-skipped = { $seat_you ->
    [yes] Вы не берёте: { $card }
   *[no] { $seat } не берёт: { $card }
  }
doggies-log-claimed = { $seat_you ->
    [yes] Вы берёте: { $card }
   *[no] { $seat } берёт: { $card }
  }
doggies-log-potion = { $seat_you ->
    [yes] Вы берёте: { $potion }
   *[no] { $seat } берёт: { $potion }
  }
doggies-log-hired = { $seat_you ->
    [yes] Вы нанимаете бродягу
   *[no] { $seat } нанимает бродягу
  }{ $paw ->
    [true] , +1 лапка
   *[false] { "" }
  }
doggies-log-beaten = { $seat_you ->
    [yes] Вы побеждаете: { $card }
   *[no] { $seat } побеждает: { $card }
  }
doggies-log-smitten = { $seat_you ->
    [yes] Кара: { $card }
   *[no] { $seat } карает: { $card }
  }
doggies-log-drunk = { $seat_you ->
    [yes] Зелья выпиты: { $potions }
   *[no] { $seat }, зелья выпиты: { $potions }
  }
doggies-log-trophy = { $seat_you ->
    [yes] Ваш трофей: { $trophy }
   *[no] { $seat }, трофей: { $trophy }
  }
doggies-log-passed = { $seat_you ->
    [yes] Вы крадётесь мимо: { $card }
   *[no] { $seat } крадётся мимо: { $card }
  }{ $damage ->
    [one] , −{ $damage } щит
    [few] , −{ $damage } щита
   *[many] , −{ $damage } щитов
  }
doggies-log-disarmed = { $seat_you ->
    [yes] Вы обезвреживаете ловушку: { $card }
   *[no] { $seat } обезвреживает ловушку: { $card }
  }
doggies-log-hole = { $seat_you ->
    [yes] На месте вашей карты осталась дыра
   *[no] { $seat }: на месте карты осталась дыра
  }
doggies-log-paw-lost = { $seat_you ->
    [yes] Лапка бродяги потеряна
   *[no] { $seat } теряет лапку бродяги
  }
doggies-log-trap = { $seat_you ->
    [yes] Вы забираете ловушку: −{ $coins }
   *[no] { $seat } забирает ловушку: −{ $coins }
  }
doggies-log-out = { $seat_you ->
    [yes] Вы снаружи
   *[no] { $seat } снаружи
  }{ $count ->
    [0] , с пустыми лапами
    [one] : { $count } карта, монет { $coins }
    [few] : { $count } карты, монет { $coins }
   *[many] : { $count } карт, монет { $coins }
  }
doggies-log-countdown = { $count ->
    [one] Начинается отсчёт: { $count } карта. В подземелье: { $seats }
    [few] Начинается отсчёт: { $count } карты. В подземелье: { $seats }
   *[many] Начинается отсчёт: { $count } карт. В подземелье: { $seats }
  }
doggies-log-round-ended = Раунд { $round } окончен
doggies-log-takes = { $seat_you ->
    [yes] Вам остаётся: { $cards }
   *[no] { $seat } забирает: { $cards }
  }
doggies-log-takes-nothing = { $seat_you ->
    [yes] Вам ничего не досталось
   *[no] { $seat } не забирает ничего
  }
doggies-log-first = { $seat_you ->
    [yes] Следующий раунд начинаете вы
   *[no] Следующий раунд начинает { $seat }
  }
doggies-log-over = Игра окончена
doggies-log-secret = { $seat }: монет { $coins }, личный квест «{ $quest }»
doggies-log-won = { $seats_count ->
    [1] Победитель — { $seats }
   *[other] Общая победа: { $seats }
  }

## Клавиши

doggies-key-choice = выбор с этим номером
doggies-key-next = следующее место для карты
doggies-key-turn = повернуть карту
doggies-key-place = положить карту; войти в выбранную комнату
doggies-key-arrows = следующая комната пути; на карте — от комнаты к комнате
doggies-key-plan = наметить путь до выхода
doggies-key-look = рассмотреть комнату в фокусе
doggies-key-zoom = ближе, дальше, всё целиком
doggies-key-cancel = взять карту обратно; другая комната

## Страница правил

doggies-rules-goal = Цель
doggies-rules-goal-text =
    От двух до четырёх пёсиков исследуют одно подземелье, каждый сам за себя. После трёх раундов побеждает тот, у кого больше монет.
    В раунде игроки по очереди достраивают подземелье. Один раз за раунд каждый проходит к выходу и собирает то, что лежит по дороге, или ложится спать. Когда это сделали все, раунд окончен.
doggies-rules-setup = Перед началом
doggies-rules-setup-text =
    Каждый выбирает пёсика и кладёт на его планшет пять лапок; ещё две можно получить по ходу игры. Каждый получает зелье.
    Каждому сдают два квеста. Один становится личным: он тайный и платит только владельцу; второй открывают, когда выбрали все, и он платит всем.
doggies-rules-dogs = Пёсики
doggies-rules-dogs-text = На планшете — собственные символы пёсика: они есть всегда и не тратятся. Щитов у всех три, у Руты пять.
doggies-rules-turn = Ваш ход
doggies-rules-turn-text =
    Исследовать: взять карту и положить её. Выйти: пройти от стартовой комнаты до выхода, весь путь за один ход. Лечь спать: раунд для вас кончается без добычи, зато вы получаете лапку до конца игры; больше семи не бывает.
doggies-rules-place = Как класть карту
doggies-rules-place-text =
    Поверните карту как угодно. Хотя бы один её выход должен совпасть с выходом уже лежащей комнаты; дверь — тоже выход. Остальные стороны совпадать не обязаны: проход может упираться в стену.
    Цветная сторона с трофеем — это стена.
doggies-rules-walk = Путь
doggies-rules-walk-text =
    Вы начинаете в стартовой комнате и идёте из комнаты в комнату через открытые выходы; дважды в одну комнату не входят. В каждой комнате сначала решают, потом идут дальше. Путь кончается, когда вы выходите на стол через выход, за которым нет комнаты.
    То, что берёте, отмечаете лапкой, и оно действует сразу: трофей из одной комнаты помогает в следующей. Стол предлагает только шаги, после которых ещё можно выйти, а пока не сходил другой игрок, шаги можно вернуть.
    В конце раунда карты под вашими лапками становятся вашими, а лапки возвращаются.
doggies-rules-monsters = Монстры
doggies-rules-monsters-text =
    Чтобы победить, нужны все символы слева вверху: с планшета, с трофеев и, если надо, из зелий, которые при этом тратятся. Победа стоит лапки и даёт трофей с цветной стороны и монеты карты.
    Или прокрадитесь мимо: число в красной звезде — урон. Весь урон за один путь должен быть меньше числа щитов. После пути он забывается.
doggies-rules-rooms = Другие комнаты
doggies-rules-rooms-text =
    Монеты, артефакты и сундуки берут лапкой. Сундук платит, только если в конце для него есть ключ; один ключ — один сундук.
    В комнате зелий за лапку берут зелье из запаса. У бродяги две стороны, выбираете вы: либо один из двух символов, заново в каждом бою, либо один символ насовсем и ещё лапка. В конце он отнимает монету.
    Все порталы — соседи друг друга.
doggies-rules-traps = Ловушки
doggies-rules-traps-text =
    Обезвредьте её картой с трофеем или зельем нужного символа: карта ложится на ловушку и пропадает. Если эта карта взята на этом же пути, на её месте останется дыра. Обезвреженная ловушка закрыта для остальных до конца раунда.
    Или заберите ловушку: это стоит лапки сейчас и монеты в конце.
doggies-rules-doors = Двери и ключи
doggies-rules-doors-text = Проход, где хотя бы с одной стороны дверь, требует ключа; выход с дверью — тоже. Ключ открывает любую дверь и не тратится. Ключи — это стрекоключи; у Плуто ключ есть с самого начала.
doggies-rules-blocked = Что преграждает путь
doggies-rules-blocked-text = В комнаты с чужими лапками, на обезвреженные ловушки и в дыры нельзя войти до конца раунда. Пропущенные комнаты и монстры, мимо которых прокрались, открыты для всех.
doggies-rules-countdown = Обратный отсчёт
doggies-rules-countdown-text = Когда первый пёсик выходит из подземелья, для каждого оставшегося отсчитывают четыре карты. Когда они кончатся, исследовать в этом раунде больше нельзя. Сон отсчёта не начинает.
doggies-rules-score = Конец игры
doggies-rules-score-text =
    Монеты на картах; 4 за каждый сундук с ключом; минус 1 за каждую ловушку и каждого бродягу; и квесты.
    Квест на монстров платит 2 монеты за каждого такого монстра. Квест на символы платит 5 монет тому, у кого больше трофеев этого символа; оставшиеся зелья идут в счёт, планшет — только при равенстве. Если равны и так, не платят никому.
    При равенстве монет смотрят, у кого больше выполненных квестов. Если равны и они, победа общая.
doggies-rules-harder = Сложнее
doggies-rules-harder-text = Втроём и вчетвером стартовую комнату можно положить стороной, где выходов меньше. Или играть без зелий. Можно и то и другое.
doggies-rules-advice = Несколько советов
doggies-rules-advice-text =
    Трофеи первого раунда открывают сильных монстров в следующих.
    Кто выходит первым, забирает лучшее и торопит остальных.
    Неиспользованная лапка пропала зря: выходите, когда все они лягут с пользой.

## Короткие вопросы, где мало места

doggies-brief-turn = Ваш ход: исследовать, выйти или спать?
doggies-brief-turn-last = Карт больше нет: выходите или ложитесь спать.
doggies-brief-place = { $card }: куда положить?
doggies-brief-walk-start = Куда пойдёте сначала?
doggies-brief-walk-turn = Куда сначала? Карты с кольцом можно повернуть.
doggies-brief-trap = { $card }: обезвредить или забрать с собой?
doggies-brief-tramp = { $card }: нанять? Какой стороной?
doggies-brief-potion = { $card }: взять зелье или идти дальше?
doggies-brief-chest = { $card }: положить лапку? Без ключа впустую.
doggies-brief-coin = { $card }: положить лапку?
doggies-brief-artifact = { $card }: положить лапку?
