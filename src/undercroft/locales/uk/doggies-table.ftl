### Підземелля та песики: стіл у браузері, журнал і сторінка правил.

## Лічба

doggies-goal-short = більше монет
doggies-goal = Перемога: найбільше монет за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
  }
doggies-count-sword = { $count ->
    [one] { $count } меч
    [few] { $count } мечі
   *[many] { $count } мечів
  }
doggies-count-bow = { $count ->
    [one] { $count } лук
    [few] { $count } луки
   *[many] { $count } луків
  }
doggies-count-fireball = { $count ->
    [one] { $count } вогняна куля
    [few] { $count } вогняні кулі
   *[many] { $count } вогняних куль
  }
doggies-count-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[many] { $count } щитів
  }
doggies-count-key = { $count ->
    [one] { $count } ключ
    [few] { $count } ключі
   *[many] { $count } ключів
  }
doggies-count-nothing = нічого

## Над полем

doggies-progress-word = Раунд
doggies-progress-round = Раунд { $round } з { $rounds }
doggies-progress-countdown = Відлік: лишилося карт
doggies-progress-countdown-help = Хтось уже вийшов: у цьому раунді можна взяти лише ці карти
doggies-progress-pile = Карт у стосі
doggies-seat-look = { $name }: роздивитися
doggies-seat-no-dog = без песика
doggies-seat-coins = Монети, якби гра скінчилася зараз
doggies-seat-paws = Лапки: на планшеті / усього
doggies-status-ready = готово
doggies-status-in = усередині
doggies-status-left = назовні
doggies-status-asleep = спить
doggies-status-walk = у дорозі

## Поле

doggies-table-dungeon = { $count ->
    [one] Підземелля: { $count } кімната
    [few] Підземелля: { $count } кімнати
   *[many] Підземелля: { $count } кімнат
  }
doggies-table-hole = Діра
doggies-table-room = { $card }{ $state ->
    [claimed] , зайнято: { $name }
    [disarmed] , знешкоджено
    [hole] , закрито до кінця раунду
   *[free] { "" }
  }{ $here ->
    [yes] . Ви тут.
    [go] . Сюди можна піти.
   *[no] .
  } { $why }
doggies-table-spot = Покласти карту сюди: стовпець { $x }, ряд { $y }
doggies-chip-dead-end = не вийти
doggies-chip-locked = замкнено
doggies-chip-break = пролом, −1 лапка
doggies-chip-beat = до снаги
doggies-chip-sneak = повз −{ $damage }
doggies-chip-trap = пастка
doggies-chip-free = вхід вільний
doggies-chip-coins = принесе { $coins }
doggies-chip-blocked = зачинено
doggies-chip-no-paw = лапок немає
doggies-ask-watch = Раунд завершено…
doggies-show-dog = { $seat } вибирає песика…
doggies-show-room = { $seat } досліджує підземелля…
doggies-show-sleep = { $seat } вкладається спати…
doggies-show-walk = { $seat } прямує до виходу…
doggies-show-fight = { $seat } зустрічає монстра…
doggies-show-home = { $seat } виходить назовні…
doggies-ask-blocked = { $card }: зайти не можна.
doggies-ask-enter = { $card }: зайти?
doggies-note-countdown = { $count ->
    [one] Хтось вийшов: ще { $count } карта
    [few] Хтось вийшов: ще { $count } карти
   *[other] Хтось вийшов: ще { $count } карт
  }
doggies-legend-joined = прохід
doggies-legend-out = назовні
doggies-legend-shut = у стіну
doggies-legend-exit = { $direction ->
    [N] на північ: { $joint }
    [E] на схід: { $joint }
    [S] на південь: { $joint }
   *[W] на захід: { $joint }
  }
doggies-round-over = Раунд { $round } завершено
doggies-round-nothing = без здобичі
doggies-round-coins = Монети цього раунду
doggies-round-total = усього { $coins }
doggies-rush = Промотати решту
doggies-round-first = Перший гравець наступного раунду: { $name }

## До початку

doggies-pick-taken = Грає
doggies-pick-mine = Ваш песик
doggies-pick-dog = Вибрати песика
doggies-pick-quest = Особистий квест — ваша таємниця: він платить лише вам. Другий стане спільним і платитиме всім.
doggies-pick-quest-kept = Ви вибрали. Інші ще думають.
doggies-pick-keep = Залишити таємно «{ $quest }»
doggies-pick-keep-short = Залишити собі
doggies-pick-secret = Залишити таємно
doggies-pick-yours = Ваш особистий квест
doggies-pick-kept = Залишено таємно
doggies-pick-common = Стане спільним
doggies-pick-wait = Гравці вибирають особисті квести.

## Що можна зробити

doggies-do-Explore = Дослідити
doggies-do-Explore-note = { $count ->
    [one] узяти й покласти карту, лишилася { $count }
    [few] узяти й покласти карту, лишилося { $count }
   *[many] узяти й покласти карту, лишилося { $count }
  }
doggies-do-Leave = Вийти
doggies-do-Leave-note = іти назовні по здобич; кроки можна повернути
doggies-do-Sleep = Лягти спати
doggies-do-Sleep-note = назавжди, але раунд без здобичі
doggies-do-Sleep-none = лапок більше не здобути
doggies-do-Sleep-last = раунд останній: лапка не знадобиться
doggies-because-pile-empty = стос порожній
doggies-because-countdown-over = відлік закінчився
doggies-because-leave-no-exit = виходу поки немає
doggies-because-leave-blocked = усі шляхи закриті
doggies-because-leave-locked = замкнено, потрібен ключ
doggies-because-leave-danger = надто небезпечно
doggies-because-dead-end = потім не вийти
doggies-because-damage = забракне щитів
doggies-because-supply = у запасі немає
doggies-because-no-potion = немає такого зілля
doggies-because-wrong-symbol = не той символ
doggies-because-locked = замкнено, потрібен ключ
doggies-because-hole = діра з лапкою
doggies-because-claimed = там лапка
doggies-because-disarmed = закрито до кінця раунду
doggies-do-Claim = Покласти лапку
doggies-do-Skip = Не брати
doggies-do-Fight = Битися
doggies-do-Smite = Кара
doggies-do-Sneak = Прокрастися повз
doggies-do-Hire = { $side ->
    [A] Найняти: один із двох
   *[B] Найняти: символ і лапка
  }
doggies-do-Disarm = Віддати: { $card }
doggies-do-DisarmPotion = Віддати зілля
doggies-do-TakeTrap = Забрати пастку
doggies-do-Portal = У портал { $number }
doggies-do-Exit = { $direction ->
    [N] Назовні, на північ
    [E] Назовні, на схід
    [S] Назовні, на південь
   *[W] Назовні, на захід
  }
doggies-do-out = назовні
doggies-do-Break = { $arrow } Проламати: { $card }
doggies-do-Rotate = Повернути карту: { $card }, положення { $turn }.
doggies-do-turns = Повернути цю карту
doggies-next-look = { $card }: роздивитися
doggies-next-other = Інший шлях
doggies-next-blocked = Сюди не зайти
doggies-next-go = Зайти
doggies-next-nothing = { $kind ->
    [portal] вирішувати нема чого; портал веде до решти
    [trap] ви її перестрибнете
   *[other] вирішувати нема чого
  }
doggies-cost-left = → { $count }
doggies-cost-quest = за квести
doggies-note-Sneak = монстр лишається
doggies-note-Smite = без бою
doggies-note-Skip = карта лишиться іншим
doggies-note-Hire = { $side ->
    [A] один із двох у кожному бою
   *[B] діє завжди
  }
doggies-note-hole = лишиться діра
doggies-note-paw-goes = і його лапка піде
doggies-note-Exit = кінець шляху
doggies-sleep-title = Лягти спати?
doggies-sleep-text = { $paw ->
    [yes] Ви здобудете лапку, але в цьому раунді нічого не зберете.
    [last] У цьому раунді ви нічого не зберете, а він останній.
   *[no] У цьому раунді ви нічого не зберете, і лапок більше не здобути.
  }
doggies-sleep-yes = Спати
doggies-exit-title = Вийти з підземелля тут?
doggies-exit-text = { $count ->
    [0] Ви не виносите нічого.
    [one] Ви виносите { $count } карту; монет за цей шлях: { $coins }.
    [few] Ви виносите { $count } карти; монет за цей шлях: { $coins }.
   *[many] Ви виносите { $count } карт; монет за цей шлях: { $coins }.
  } Раунд для вас скінчиться.
doggies-exit-yes = Вийти

## Карта в підземеллі

doggies-place-look = { $card }: роздивитися або перетягти на підсвічене місце
doggies-place-next = Інше місце
doggies-place-turn = Повернути
doggies-place-lay = Покласти сюди
doggies-place-pick = Виберіть місце
doggies-place-why-spot = Спершу виберіть, куди покласти карту: придатні місця підсвічено.
doggies-place-why-turn = Тут карта може лежати лише так.
doggies-place-chosen = Карта «{ $card }» ляже сюди. Enter повертає.
doggies-place-other = { $name } кладе цю карту

## Рядок шляху

doggies-run-title = У дорозі:
doggies-run-shields = щитів лишилося
doggies-run-shields-help = Хоча б один має лишитися
doggies-run-paws = лапок лишилося
doggies-run-attack = атака
doggies-run-bonus = Зілля: { $potions }, волоцюги: { $tramps }
doggies-run-keys = ключі
doggies-run-coins = здобич шляху
doggies-run-coins-help = На картах { $coins }, { $own ->
    [yes] за квести
   *[no] за спільні квести
  } { $quests }
doggies-run-then = → { $count }

## Шлях, намічений до виходу

doggies-plan = Намітити шлях
doggies-plan-title = Ваш план
doggies-plan-ask = Куди? Вибирайте кімнати або ведіть песика. Це ще не хід.
doggies-plan-room = План: { $card }. Що б ви тут зробили?
doggies-plan-out = { $count ->
    [0] План веде назовні без карт.
    [one] План веде назовні: { $count } карта, монет: { $coins }.
    [few] План веде назовні: { $count } карти, монет: { $coins }.
   *[many] План веде назовні: { $count } карт, монет: { $coins }.
  }
doggies-plan-steps = { $count ->
    [0] Кроків ще немає
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
  }
doggies-plan-back = На крок назад
doggies-plan-clear = Спочатку
doggies-plan-close = Закрити план
doggies-plan-walk = Вийти цим шляхом

## Своє та бічна панель

doggies-mine-cards = Трофеї та здобич
doggies-mine-no-cards = Поки нічого: винесіть щось із підземелля.
doggies-mine-potions = Зілля
doggies-mine-no-potions = немає
doggies-mine-quest = Особистий квест
doggies-mine-quests = Квести
doggies-mine-all = Трофеї, здобич і зілля
doggies-mine-short = Здобич { $count }
doggies-mine-quests-short = Квести { $count }
doggies-held = { $card }{ $count ->
    [1] { "" }
   *[other] , { $count } шт.
  }{ $fresh ->
    [yes] , із цього раунду
   *[no] { "" }
  }
doggies-info-common = Спільні квести
doggies-info-supply = Запас зілля
doggies-info-unseen = Що ще в стосі
doggies-unseen-text = Ці карти ще у стосах; у якому порядку — не знає ніхто.
doggies-quest-symbol = { $symbol ->
    [sword] у кого більше трофеїв із мечем
    [bow] у кого більше трофеїв із луком
   *[fireball] у кого більше трофеїв із вогняною кулею
  }
doggies-quest-monster = за карту «{ $name }»
doggies-quest-coins = { $count ->
    [one] монета
    [few] монети
   *[many] монет
  }
doggies-quest-stands = { $name }: { $count }, приносить { $coins }

## Зблизька

doggies-kind-monster = Монстр
doggies-kind-coin = Монети
doggies-kind-artifact = Артефакт
doggies-kind-trap = Пастка
doggies-kind-tramp = Волоцюга
doggies-kind-chest = Скриня
doggies-kind-potion = Зілля
doggies-kind-portal = Портал
doggies-kind-start = Стартова кімната
doggies-start-brief = Старт
doggies-about-monster = Для перемоги: { $need }. Прокрастися повз — { $damage ->
    [one] { $damage } щит
    [few] { $damage } щити
   *[many] { $damage } щитів
  }. Трофей: { $trophy }{ $coins ->
    [0] { "." }
    [one] ; { $coins } монета.
    [few] ; { $coins } монети.
   *[many] ; { $coins } монет.
  }
doggies-about-coin = { $coins ->
    [one] Лапка бере { $coins } монету.
    [few] Лапка бере { $coins } монети.
   *[many] Лапка бере { $coins } монет.
  }
doggies-about-artifact = Береться лапкою. Трофей: { $trophy }.
doggies-about-trap = Знешкоджується трофеєм або зіллям: { $symbol }. Інакше займе лапку, а наприкінці відбере монету.
doggies-about-tramp = Наймається лапкою. Або { $a }, одне на вибір у кожному бою; або завжди { $b } і ще лапка. Наприкінці відбере монету.
doggies-about-chest = Береться лапкою. Дасть { $coins } монети, якщо наприкінці знайдеться ключ.
doggies-about-potion = За лапку — зілля із запасу.
doggies-about-portal = Веде до будь-якого іншого порталу, хоч би що лежало між ними.
doggies-about-start = Тут починається кожен шлях.
doggies-look-beat = Ви можете перемогти.
doggies-look-beat-potions = Ви можете перемогти із зіллям: { $potions }.
doggies-look-missing = Поки не перемогти. Треба ще: { $missing }.
doggies-look-smite = Можна покарати за дві лапки.
doggies-look-sneak = { $damage ->
    [one] Прокрастися повз — { $damage } щит.
    [few] Прокрастися повз — { $damage } щити.
   *[many] Прокрастися повз — { $damage } щитів.
  }
doggies-look-worth = Принесе вам зараз монет разом із квестами: { $coins }.
doggies-look-base = На планшеті
doggies-look-trophies = Трофеї
doggies-look-spare = можна здобути: { $count }
doggies-look-coins = { $total }: карти { $cards }, скрині { $chests }, втрати { $losses }, квести { $quests }

## Журнал

doggies-log-dog = { $seat_you ->
    [yes] Ваш песик: { $dog }
   *[no] { $seat } вибирає: { $dog }
  }
doggies-log-quests-dealt = Ваші квести: { $quests }
doggies-log-quests-dealt-open = { $seat } вибирає з двох: { $quests }
doggies-log-quest-chosen = { $seat_you ->
    [yes] Ваш квест вибрано
   *[no] { $seat } вибирає квест
  }
doggies-log-quests = Спільні квести: { $quests }
doggies-log-potion-dealt = { $seat_you ->
    [yes] Вам дісталося: { $potion }
   *[no] { $seat } отримує: { $potion }
  }
doggies-log-round = Раунд { $round }: починає { $seat }
doggies-log-explored = { $seat_you ->
    [yes] Ви берете карту: { $card }
   *[no] { $seat } бере карту: { $card }
  }
doggies-log-placed = { $seat_you ->
    [yes] Ви кладете її
   *[no] { $seat } кладе її
  }
doggies-log-slept = { $seat_you ->
    [yes] Ви лягаєте спати
   *[no] { $seat } лягає спати
  }
doggies-log-slept-paw = { $seat_you ->
    [yes] Ви лягаєте спати й здобуваєте лапку
   *[no] { $seat } лягає спати й здобуває лапку
  }
doggies-log-walk = { $seat_you ->
    [yes] Ви прямуєте до виходу
   *[no] { $seat } прямує до виходу
  }
doggies-log-turned = { $seat_you ->
    [yes] Ви повертаєте карту: { $card }
   *[no] { $seat } повертає карту: { $card }
  }
doggies-log-broken = { $seat_you ->
    [yes] Ви проламуєте стіну
   *[no] { $seat } проламує стіну
  }
doggies-log-entered = { $seat_you ->
    [yes] Ви входите: { $card }
   *[no] { $seat } входить: { $card }
  }
doggies-log-portal = { $seat_you ->
    [yes] Ви проходите крізь портал
   *[no] { $seat } проходить крізь портал
  }
doggies-log-skipped = { $seat_you ->
    [yes] Ви не берете: { $card }
   *[no] { $seat } не бере: { $card }
  }
doggies-log-claimed = { $seat_you ->
    [yes] Ви берете: { $card }
   *[no] { $seat } бере: { $card }
  }
doggies-log-potion = { $seat_you ->
    [yes] Ви берете: { $potion }
   *[no] { $seat } бере: { $potion }
  }
doggies-log-hired = { $seat_you ->
    [yes] Ви наймаєте волоцюгу
   *[no] { $seat } наймає волоцюгу
  }{ $paw ->
    [true] , +1 лапка
   *[false] { "" }
  }
doggies-log-beaten = { $seat_you ->
    [yes] Ви перемагаєте: { $card }
   *[no] { $seat } перемагає: { $card }
  }
doggies-log-smitten = { $seat_you ->
    [yes] Кара: { $card }
   *[no] { $seat } карає: { $card }
  }
doggies-log-drunk = { $seat_you ->
    [yes] Зілля випито: { $potions }
   *[no] { $seat }, зілля випито: { $potions }
  }
doggies-log-trophy = { $seat_you ->
    [yes] Ваш трофей: { $trophy }
   *[no] { $seat }, трофей: { $trophy }
  }
doggies-log-passed = { $seat_you ->
    [yes] Ви крадетеся повз: { $card }
   *[no] { $seat } крадеться повз: { $card }
  }{ $damage ->
    [one] , −{ $damage } щит
    [few] , −{ $damage } щити
   *[many] , −{ $damage } щитів
  }
doggies-log-disarmed = { $seat_you ->
    [yes] Ви знешкоджуєте пастку: { $card }
   *[no] { $seat } знешкоджує пастку: { $card }
  }
doggies-log-hole = { $seat_you ->
    [yes] На місці вашої карти лишилася діра
   *[no] { $seat }: на місці карти лишилася діра
  }
doggies-log-paw-lost = { $seat_you ->
    [yes] Лапку волоцюги втрачено
   *[no] { $seat } втрачає лапку волоцюги
  }
doggies-log-trap = { $seat_you ->
    [yes] Ви забираєте пастку: −{ $coins }
   *[no] { $seat } забирає пастку: −{ $coins }
  }
doggies-log-out = { $seat_you ->
    [yes] Ви назовні
   *[no] { $seat } назовні
  }{ $count ->
    [0] , з порожніми лапами
    [one] : { $count } карта, монет { $coins }
    [few] : { $count } карти, монет { $coins }
   *[many] : { $count } карт, монет { $coins }
  }
doggies-log-countdown = { $count ->
    [one] Починається відлік: { $count } карта. У підземеллі: { $seats }
    [few] Починається відлік: { $count } карти. У підземеллі: { $seats }
   *[many] Починається відлік: { $count } карт. У підземеллі: { $seats }
  }
doggies-log-round-ended = Раунд { $round } завершено
doggies-log-takes = { $seat_you ->
    [yes] Вам лишається: { $cards }
   *[no] { $seat } забирає: { $cards }
  }
doggies-log-takes-nothing = { $seat_you ->
    [yes] Вам нічого не дісталося
   *[no] { $seat } не забирає нічого
  }
doggies-log-first = { $seat_you ->
    [yes] Наступний раунд починаєте ви
   *[no] Наступний раунд починає { $seat }
  }
doggies-log-over = Гру завершено
doggies-log-secret = { $seat }: монет { $coins }, особистий квест «{ $quest }»
doggies-log-won = { $seats_count ->
    [1] Переможець — { $seats }
   *[other] Спільна перемога: { $seats }
  }

## Клавіші

doggies-key-choice = вибір із цим номером
doggies-key-next = наступне місце для карти
doggies-key-turn = повернути карту
doggies-key-place = покласти карту; зайти до вибраної кімнати
doggies-key-arrows = наступна кімната шляху; на мапі — від кімнати до кімнати
doggies-key-plan = намітити шлях до виходу
doggies-key-look = роздивитися кімнату у фокусі
doggies-key-zoom = ближче, далі, усе цілком
doggies-key-cancel = узяти карту назад; інша кімната

## Сторінка правил

doggies-rules-goal = Мета
doggies-rules-goal-text =
    Від двох до чотирьох песиків досліджують одне підземелля, кожен сам за себе. Після трьох раундів перемагає той, у кого більше монет.
    У раунді гравці по черзі добудовують підземелля. Раз на раунд кожен проходить до виходу й збирає те, що лежить дорогою, або лягає спати. Коли це зробили всі, раунд завершено.
doggies-rules-setup = Перед початком
doggies-rules-setup-text =
    Кожен вибирає песика й кладе на його планшет п’ять лапок; ще дві можна здобути під час гри. Кожен отримує зілля.
    Кожному роздають два квести. Один стає особистим: він таємний і платить лише власникові; другий відкривають, коли вибрали всі, і він платить усім.
doggies-rules-dogs = Песики
doggies-rules-dogs-text = На планшеті — власні символи песика: вони є завжди й не витрачаються. Щитів у всіх три, у Рути п’ять.
doggies-rules-turn = Ваш хід
doggies-rules-turn-text =
    Дослідити: узяти карту й покласти її. Вийти: пройти від стартової кімнати до виходу, увесь шлях за один хід. Лягти спати: раунд для вас кінчається без здобичі, зате ви здобуваєте лапку до кінця гри; більше семи не буває.
doggies-rules-place = Як класти карту
doggies-rules-place-text =
    Поверніть карту як завгодно. Хоча б один її вихід має збігтися з виходом кімнати, що вже лежить; двері — теж вихід. Інші боки збігатися не мусять: прохід може впиратися в стіну.
    Кольоровий бік із трофеєм — це стіна.
doggies-rules-walk = Шлях
doggies-rules-walk-text =
    Ви починаєте у стартовій кімнаті й ідете з кімнати в кімнату крізь відкриті виходи; двічі до однієї кімнати не входять. У кожній кімнаті спершу вирішують, потім ідуть далі. Шлях кінчається, коли ви виходите на стіл крізь вихід, за яким немає кімнати.
    Те, що берете, позначаєте лапкою, і воно діє відразу: трофей з однієї кімнати допомагає в наступній. Стіл пропонує лише кроки, після яких ще можна вийти, а поки не походив інший гравець, кроки можна повернути.
    Наприкінці раунду карти під вашими лапками стають вашими, а лапки повертаються.
doggies-rules-monsters = Монстри
doggies-rules-monsters-text =
    Щоб перемогти, потрібні всі символи ліворуч угорі: з планшета, з трофеїв і, якщо треба, із зілля, яке при цьому витрачається. Перемога коштує лапки й дає трофей із кольорового боку та монети карти.
    Або прокрадіться повз: число в червоній зірці — шкода. Уся шкода за один шлях має бути меншою за кількість щитів. Після шляху вона забувається.
doggies-rules-rooms = Інші кімнати
doggies-rules-rooms-text =
    Монети, артефакти й скрині беруть лапкою. Скриня платить, лише якщо наприкінці для неї є ключ; один ключ — одна скриня.
    У кімнаті зілля за лапку беруть зілля із запасу. У волоцюги два боки, вибираєте ви: або один із двох символів, щоразу наново в бою, або один символ назавжди й ще лапка. Наприкінці він відбирає монету.
    Усі портали — сусіди один одного.
doggies-rules-traps = Пастки
doggies-rules-traps-text =
    Знешкодьте її картою з трофеєм або зіллям потрібного символу: карта лягає на пастку й пропадає. Якщо цю карту взято на цьому ж шляху, на її місці лишиться діра. Знешкоджена пастка закрита для інших до кінця раунду.
    Або заберіть пастку: це коштує лапки зараз і монети наприкінці.
doggies-rules-doors = Двері й ключі
doggies-rules-doors-text = Прохід, де хоча б з одного боку двері, потребує ключа; вихід із дверима — теж. Ключ відчиняє будь-які двері й не витрачається. Ключі — це бабкоключі; у Плуто ключ є від початку.
doggies-rules-blocked = Що перегороджує шлях
doggies-rules-blocked-text = До кімнат із чужими лапками, на знешкоджені пастки й у діри не можна ввійти до кінця раунду. Пропущені кімнати й монстри, повз яких прокралися, відкриті для всіх.
doggies-rules-countdown = Зворотний відлік
doggies-rules-countdown-text = Коли перший песик виходить із підземелля, для кожного, хто лишився, відлічують чотири карти. Коли вони скінчаться, досліджувати в цьому раунді більше не можна. Сон відліку не починає.
doggies-rules-score = Кінець гри
doggies-rules-score-text =
    Монети на картах; 4 за кожну скриню з ключем; мінус 1 за кожну пастку й кожного волоцюгу; і квести.
    Квест на монстрів платить 2 монети за кожного такого монстра. Квест на символи платить 5 монет тому, у кого більше трофеїв цього символу; зілля, що лишилося, рахується, планшет — лише за рівності. Якщо рівні й так, не платять нікому.
    За рівності монет дивляться, у кого більше виконаних квестів. Якщо рівні й вони, перемога спільна.
doggies-rules-harder = Складніше
doggies-rules-harder-text = Утрьох і вчотирьох стартову кімнату можна покласти боком, де виходів менше. Або грати без зілля. Можна й те й те.
doggies-rules-advice = Кілька порад
doggies-rules-advice-text =
    Трофеї першого раунду відкривають сильних монстрів у наступних.
    Хто виходить першим, забирає найкраще й підганяє інших.
    Невикористана лапка пропала марно: виходьте, коли всі вони ляжуть із користю.

## Короткі запитання, де мало місця

doggies-brief-turn = Ваш хід: дослідити, вийти чи спати?
doggies-brief-turn-last = Карт більше немає: виходьте або лягайте спати.
doggies-brief-place = { $card }: куди покласти?
doggies-brief-walk-start = Куди підете спершу?
doggies-brief-walk-turn = Куди спершу? Карти з кільцем можна повернути.
doggies-brief-trap = { $card }: знешкодити чи забрати із собою?
doggies-brief-tramp = { $card }: найняти? Яким боком?
doggies-brief-potion = { $card }: узяти зілля чи йти далі?
doggies-brief-chest = { $card }: покласти лапку? Без ключа марно.
doggies-brief-coin = { $card }: покласти лапку?
doggies-brief-artifact = { $card }: покласти лапку?
