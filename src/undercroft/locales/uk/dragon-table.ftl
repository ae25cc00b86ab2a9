### У печері дракона: слова столу в браузері.

## Deeds

dragon-goal = Перемога: { $gems } каменів і всі гноми на Вході
dragon-goal-full = Принесіть на Вхід { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
} і зберіть там усіх гномів: тоді перемогли всі. Якщо хоч одного гнома відрізано або каменів уже не вистачить, програли теж усі.
dragon-verb-Step = Крок
dragon-verb-StepWithTorch = Зі смолоскипом
dragon-verb-Carry = Нести камені
dragon-verb-Carry-gems = { $gems ->
    [one] Нести { $gems } камінь
    [few] Нести { $gems } камені
   *[many] Нести { $gems } каменів
}
dragon-verb-Clear = Розібрати
dragon-verb-Search = Шукати
dragon-verb-MakeTorch = Зробити смолоскип
dragon-verb-Attract = Пошуміти
dragon-verb-GiveAP = Віддати ОД
dragon-verb-Peek = Дивитися карти
dragon-verb-Flee = Бігти сюди
dragon-verb-TakeTorch = Взяти смолоскип
dragon-verb-Open = Звільнити гекс
dragon-verb-Crack = Завалити гекс
dragon-verb-Slip = Пролізти сюди
dragon-verb-Stay = Лишитися

dragon-note-Step = Виберіть освітлене місце поруч.
dragon-note-StepWithTorch = Виберіть місце поруч: один смолоскип піде з вами.
dragon-note-Carry = Куди нести? Лише на освітлене місце поруч.
dragon-note-Clear = Виберіть завал поруч.
dragon-note-Search = Пошук тут.
dragon-note-MakeTorch = Запас смолоскипів порожній: виберіть, звідки взяти.
dragon-note-Attract = Виберіть відкритий гекс, де ще є що шукати.
dragon-note-GiveAP = Виберіть гнома, який ще не ходив.
dragon-note-Peek = Виберіть колоду: дві верхні карти побачите лише ви.

dragon-hint-good = Добре
dragon-hint-bad = Погано
dragon-hint-mixed = По-різному
dragon-hint-silent = Промовчати
dragon-verdict-good = добре
dragon-verdict-bad = погано
dragon-verdict-mixed = і добре, і погано
dragon-verdict-silent = ані слова
dragon-deck-dragon = Колода Дракона
dragon-deck-cave = Колода печери

## The table

dragon-table-cave = Печера. Стрілки переводять з гекса на гекс.
dragon-table-entrance = Вхід
dragon-table-hex = Гекс { $hex }
dragon-table-place = { $place }: { $facts }
dragon-table-place-offers = { $here }. Можна: { $deeds }
dragon-table-rockfall = Обвал { $hex }
dragon-moment-gem = Камінь! Тепер винесіть його.
dragon-moment-won = Усі камені й усі гноми вдома!
dragon-table-round = Раунд { $round }
dragon-table-slack-label = Чи далеко до поразки
dragon-table-slack = { $slack ->
    [0] Більше не можна втратити жодного гекса
    [one] Можна втратити ще { $slack } гекс
    [few] Можна втратити ще { $slack } гекси
   *[many] Можна втратити ще { $slack } гексів
}
dragon-table-slack-over = { $slack ->
    [0] Запасу не лишилося
    [one] У запасі лишився { $slack } гекс
    [few] У запасі лишилося { $slack } гекси
   *[many] У запасі лишилося { $slack } гексів
}
dragon-table-slack-short = запас
dragon-table-slack-worst = після найгіршої карти: { $slack }
dragon-table-slack-loses = наступна карта може стати останньою!
dragon-table-slack-worst-short = найгірше: { $slack }
dragon-table-slack-loses-short = ще карта — і кінець!
dragon-table-slack-text = Стільки гексів ще можна втратити. Кожен гекс, який зник назавжди, відрізаний або виявився порожнім, забирає один. Менше нуля — каменів уже не вистачить, і всі програли.
dragon-table-slack-next = «Найгірше» — скільки лишиться, якщо наступною вийде найгірша карта Дракона.
dragon-table-den-text = Кожен принесений камінь лягає на наступну клітинку. Кубик, до якого дійшли камені, прокидається назавжди: з кожним Лють небезпечніша.
dragon-table-signs = Що означають знаки
dragon-table-known-order = Ліва карта згори: вона вийде першою.
dragon-ask-turn = Ваш хід, { $gnome }: { $ap } ОД
dragon-ask-turn-short = Ваш хід: { $ap } ОД
dragon-table-den = Шлях Люті
dragon-table-path = Шлях Люті: каменів { $delivered } із { $target }, кубиків Дракона у грі: { $dice }
dragon-table-delivered = принесено { $delivered } із { $target }
dragon-table-next-die = до { $die }-го кубика { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}
dragon-table-all-dice = усі три кубики у грі
dragon-table-all-gems = тепер усім гномам на Вхід!
dragon-table-phase-one = Кінець раунду: Лють I
dragon-table-phase-two = Кінець раунду: Лють I, можливо, і II
dragon-table-phase-none = Кінець раунду: Дракон спить
dragon-table-supplies = У запасі
dragon-table-torches = { $count ->
    [one] { $count } смолоскип у запасі
    [few] { $count } смолоскипи у запасі
   *[many] { $count } смолоскипів у запасі
}
dragon-table-cubes = { $count ->
    [one] { $count } кубик пошуку в запасі
    [few] { $count } кубики пошуку в запасі
   *[many] { $count } кубиків пошуку в запасі
}
dragon-table-gems = { $count ->
    [one] ще { $count } камінь сховано
    [few] ще { $count } камені сховано
   *[many] ще { $count } каменів сховано
}
dragon-table-lying = каменів на підлозі: { $count }
dragon-table-lying-angry = на підлозі: { $count }, знахідка розлютить
dragon-table-lying-short = на підлозі: { $count }
dragon-table-lying-angry-short = { $count }: знахідка злить
dragon-table-draft = Гноми
dragon-table-pick = Вибрати гнома
dragon-table-crew = До печери йдуть
dragon-table-ap = { $ap ->
    [one] лишилася { $ap } одиниця дії
    [few] лишилося { $ap } одиниці дії
   *[many] лишилося { $ap } одиниць дії
}
dragon-table-cost = { $ap } ОД
dragon-table-roll = кидок { $roll }
dragon-table-smoke = «Дим» −{ $smoke }
dragon-table-given = дарунок +{ $given }
dragon-table-tiles = Що може цей гном
dragon-table-odds = камінь { $gem } %, кубик { $cube } %, Дракон { $dragon } %
dragon-table-end = Кінець ходу
dragon-end-title = Кінець ходу?
dragon-end-text = { $ap ->
    [one] Залишається { $ap } одиниця дії, вона пропаде.
    [few] Залишається { $ap } одиниці дії, вони пропадуть.
   *[many] Залишається { $ap } одиниць дії, вони пропадуть.
}

dragon-order-slots = Порядок раунду
dragon-order-free = Ще не в черзі

dragon-strip-label = Черга гномів у цьому раунді
dragon-plate-guild_head = Голова
dragon-plate-seer = Віщунка
dragon-plate-torchbearer = Смолоскип
dragon-plate-dragon_expert = Знавець
dragon-strip-captain = капітан раунду
dragon-strip-active = ходить, { $ap } ОД
dragon-strip-waiting = чекає
dragon-strip-done = хід зроблено
dragon-strip-given = +1 ОД

dragon-hex-open = відкритий
dragon-hex-rubble = завал
dragon-hex-removed = зник назавжди
dragon-hex-entrance = завжди освітлений
dragon-hex-lit = { $count ->
    [0] смолоскипів немає
    [one] світить { $count } смолоскип
    [few] світять { $count } смолоскипи
   *[many] світять { $count } смолоскипів
}
dragon-hex-dark = темно
dragon-hex-gems = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
dragon-hex-cubes = { $count ->
    [one] { $count } кубик пошуку
    [few] { $count } кубики пошуку
   *[many] { $count } кубиків пошуку
}
dragon-hex-emptied = шукати тут нічого
dragon-hex-lost = виходу звідси немає
dragon-hex-card-deck = карта в колоді
dragon-hex-card-discard = карта у скиді
dragon-hex-card-removed = карти більше немає

## What an action would bring

dragon-facts-card = У темряві витягнете карту печери.
dragon-facts-card-free = Смолоскип даром і карта печери.
dragon-facts-card-torch = Смолоскип звідси й карта печери.
dragon-facts-attract = Кубик пошуку на гекс, але 1 шанс із 3 на Лють II.
dragon-facts-wins = Це перемога!
dragon-facts-delivered = Буде принесено { $delivered } із { $target }.
dragon-facts-delivery = Дракон: точно { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, { $dice ->
    [0] без кубиків
    [one] кидок { $dice } кубика
   *[other] кидок { $dice } кубиків
}{ $fresh ->
    [0] .
   *[other] , нових: { $fresh }.
}
dragon-facts-way = Увесь шлях додому з одним каменем: { $ap } ОД.
dragon-facts-blocked = Шлях додому закрито на гексі { $hex }.
dragon-facts-odds = Пошук тут: камінь { $gem } %, кубик { $cube } %, Дракон { $dragon } %.
dragon-facts-rage = Знахідка розлютить Дракона.
dragon-facts-ap = Лишиться { $ap } ОД.

dragon-look-rockfall = Якщо вийде його обвал
dragon-look-possible = Карта в колоді: може вийти наступною.
dragon-look-reshuffled = Колода порожня: скид перемішають, і ця карта може вийти наступною.
dragon-look-deeper = Карта лежить глибше в колоді: спершу вийдуть інші.
dragon-look-impossible = Зараз карти в колоді немає.
dragon-look-removes = Гекс зникне назавжди; запас стане: { $slack }.
dragon-look-buries = Гекс завалить; запас стане: { $slack }.
dragon-look-cut-off = Гру програно, без шляху до Входу: { $gnomes }.
dragon-look-would-cut-off = Якщо гекс зникне, гру програно; без шляху до Входу: { $gnomes }.
dragon-look-too-few = Каменів не вистачить: гру програно.
dragon-look-lost = Туди більше не пройти: { $hexes }.
dragon-look-would-lose = Якщо гекс зникне, туди більше не пройти: { $hexes }.
dragon-look-flees = Доведеться тікати: { $gnomes }.
dragon-look-gems = Пропаде каменів: { $gems }.
dragon-look-torches-2 = Лють II погасить: { $hexes }.
dragon-look-torches-3 = Лють III погасить: { $hexes }.
dragon-look-way = Віднести звідси камінь додому: { $ap } ОД.
dragon-look-blocked = Шлях каменя додому закрито на гексі { $hex }.

dragon-look-point = Показати всім

dragon-scene-rage = Лють Дракона
dragon-scene-cave = Карта печери
dragon-scene-peek = Що бачить Віщунка
dragon-scene-before = Раніше
dragon-scene-after = Пізніше
dragon-scene-more = Розповісти все
dragon-scene-close = Прибрати
dragon-scene-dice = { $heads ->
    [0] жодної голови
    [one] { $heads } голова
    [few] { $heads } голови
   *[many] { $heads } голів
}

dragon-info-label = Колоди й карти
dragon-info-dragon = обвалів: { $rockfalls }, подій: { $actions }
dragon-info-cave = у скиді: { $discard }
dragon-info-top = Зверху, в будь-якому порядку:
dragon-info-under = Нижче, в будь-якому порядку:
dragon-info-discard = Скид:
dragon-info-nothing = нічого
dragon-info-hint = Віщунка про верхні карти ({ $deck }): { $verdict }
dragon-info-known = Лише ви знаєте верх { $deck ->
    [dragon] колоди Дракона
   *[other] колоди печери
}:
dragon-info-known-open = Віщунка знає верх { $deck ->
    [dragon] колоди Дракона
   *[other] колоди печери
}:
dragon-info-aside = Карти з довгою дією
dragon-info-acts-now = діє зараз
dragon-info-acts-next = у наступному раунді
dragon-legend = Знаки на гексах
dragon-legend-deck = червоний із пазурами: карта ще в колоді
dragon-legend-discard = карта у скиді
dragon-legend-emptied = шукати тут нічого

dragon-key-arrows = з гекса на гекс; Enter вибирає, ще раз — діє
dragon-key-walk = крок, зі смолоскипом, нести камені, розібрати завал
dragon-key-work = шукати, зробити смолоскип, пошуміти
dragon-key-skills = віддати ОД, дивитися карти
dragon-key-end = завершити хід
dragon-key-ping = показати на гекс: побачать усі
dragon-key-zoom = ближче, далі, вся печера
dragon-key-cancel = скасувати вибір

## Cards and gnomes

dragon-about-rockfall = Гекс із цим номером завалить. Якщо він уже завалений, зникне назавжди.
dragon-about-wing_gust = Смолоскипи гаснуть на всіх гексах печери, де немає ні гнома, ні каменя.
dragon-about-hidden_again = Дракон знову ховає один камінь: з найдальшого від Входу гекса з каменями.
dragon-about-yawn = Ця Лють одразу закінчується.
dragon-about-tremors = У наступному раунді розбір завалу коштує на 1 ОД більше.
dragon-about-smoke = У наступному раунді в кожного гнома від кубика на 1 ОД менше, але не менше 1.
dragon-about-watchful_eye = У наступному раунді під час пошуку й «2» знаходить Дракона.
dragon-about-second_wind = Ще 1 ОД.
dragon-about-claw_marks = Кубик пошуку на цей гекс.
dragon-about-glint = Камінь знайдено тут без пошуку.
dragon-about-forgotten_torch = Ще один смолоскип на цей гекс.
dragon-about-loose_stones = Один будь-який завал розчищається.
dragon-about-secret_passage = Можна одразу перебратися на Вхід або на будь-який освітлений гекс.
dragon-about-deep_sleep = У наступному раунді немає Люті наприкінці раунду.
dragon-about-dragon_stirs = Лють I.
dragon-about-dragon_roars = Лють з усіма кубиками у грі.
dragon-about-cold_draught = Усі смолоскипи на цьому гексі гаснуть.
dragon-about-stumble = ОД, що лишилися, пропадають.
dragon-about-roof_crack = Сусідній відкритий гекс без гномів завалить; вибираєте ви.
dragon-about-bare_niche = На цьому гексі шукати нічого.
dragon-about-dust_cloud = У наступному раунді пошук коштує 2 ОД.
dragon-about-damp_wood = У наступному раунді смолоскип коштує 2 ОД.

# Карти, які вже лежать поруч із колодами: коли вони діють, стоїть над цими словами.
dragon-lasting-tremors = Розбір завалу коштує на 1 ОД більше.
dragon-lasting-smoke = У кожного гнома від кубика на 1 ОД менше, але не менше 1.
dragon-lasting-watchful_eye = Під час пошуку й «2» знаходить Дракона.
dragon-lasting-deep_sleep = Наприкінці раунду немає Люті.
dragon-lasting-dust_cloud = Пошук коштує 2 ОД.
dragon-lasting-damp_wood = Смолоскип коштує 2 ОД.

dragon-about-guild_head = Раз за хід віддає одиницю дії (ОД) тому, хто ще не ходив.
dragon-about-engineer = Розбирає завал за 1 одиницю дії замість 2.
dragon-about-torchbearer = Сам заходить у темряву, і смолоскип там безкоштовний.
dragon-about-seer = За одиницю дії бачить дві верхні карти колоди.
dragon-about-strongman = Перший камінь на кожному кроці нічого не важить.
dragon-about-dragon_expert = Шукає так, ніби на гексі одним кубиком пошуку більше.

## The record

dragon-log-picked = { $seat_you ->
    [yes] Ви ведете: { $gnome }
   *[no] { $seat } веде: { $gnome }
}
dragon-log-laid = Печеру розкладено
dragon-log-first-rubble = Перші завали: { $hexes }
dragon-log-round = Раунд { $round } · { $seat_you ->
    [yes] ви капітан
   *[no] капітан { $seat }
}
dragon-log-acting = У цьому раунді діє: { $card }
dragon-log-queued = { $order ->
    [1] Перший
    [2] Другий
    [3] Третій
    [4] Четвертий
    [5] П’ятий
   *[other] Шостий
} хід: { $gnome }
dragon-log-turn = { $gnome }: кидок { $roll }{ $smoke ->
    [0] { "" }
   *[other] , «Дим» −{ $smoke }
}{ $given ->
    [0] { "" }
   *[other] , дарунок +{ $given }
} = { $ap } ОД
dragon-log-turn-ended = { $gnome } завершує хід, пропало ОД: { $ap }
dragon-log-dragon-phase = Хід Дракона
dragon-log-dragon-asleep = Хід Дракона: він спить
dragon-log-stepped = { $gnome } йде на { $place ->
    [0] Вхід
   *[other] гекс { $place }
}
dragon-log-stepped-torch = { $gnome } йде зі смолоскипом на { $place ->
    [0] Вхід
   *[other] гекс { $place }
}
dragon-log-carried = { $gnome } несе { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
} на { $place ->
    [0] Вхід
   *[other] гекс { $place }
}
dragon-log-torch = { $gnome } робить смолоскип на { $place ->
    [0] Вході
   *[other] гексі { $place }
}
dragon-log-torch-from = { $gnome } освітлює { $place ->
    [0] Вхід
   *[other] гекс { $place }
} смолоскипом { $source ->
    [0] зі Входу
   *[other] з гекса { $source }
}
dragon-log-free-torch = { $gnome } безкоштовно освітлює гекс { $place }
dragon-log-searched-sure = { $gnome } шукає на гексі { $hex }: знайдено без кидка
dragon-log-searched-gem = { $gnome } шукає на гексі { $hex }: { $roll } + { $bonus }, камінь!
dragon-log-searched-cube = { $gnome } шукає на гексі { $hex }: { $roll } + { $bonus }, замало, ще кубик
dragon-log-searched-nothing = { $gnome } шукає на гексі { $hex }: { $roll } + { $bonus }, замало
dragon-log-searched-dragon = { $gnome } шукає на гексі { $hex }: { $roll }, Дракон!
dragon-log-gem = Камінь на гексі { $hex }; лежить каменів: { $lying }
dragon-log-angers = Лежить каменів: { $lying }. Дракон розлючений
dragon-log-cube = Кубиків пошуку на гексі { $hex }: { $cubes }
dragon-log-cleared = { $gnome } розбирає завал { $hex }
dragon-log-cleared-card = Хиткі камені: гекс { $hex } вільний
dragon-log-attracted = { $gnome } шумить на гексі { $hex }
dragon-log-gave = { $gnome } віддає 1 ОД: { $to }
dragon-log-peeked = { $gnome } дивиться верх { $deck_id ->
    [dragon] колоди Дракона
   *[other] колоди печери
}
dragon-log-peeked-cards = Ви бачите: { $cards }
dragon-log-peeked-cards-open = Там лежать: { $cards }
dragon-log-hinted = { $gnome } про карти { $deck_id ->
    [dragon] Дракона
   *[other] печери
}: { $verdict }
dragon-log-delivered = { $gnome } приносить додому { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}: { $delivered } із { $target }
dragon-log-new-dice = { $fresh ->
    [one] Прокидається кубик Дракона
    [few] Прокидаються { $fresh } кубики Дракона
   *[many] Прокидаються { $fresh } кубиків Дракона
}. Кубиків у грі: { $dice }
dragon-log-cave-card = Карта печери на гексі { $hex }: { $card }
dragon-log-fizzled = { $card }: тут нічого не змінює
dragon-log-ap-more = { $gnome }: тепер { $ap } ОД
dragon-log-ap-gone = { $gnome }: ОД більше немає
dragon-log-torch-placed = Ще один смолоскип на гексі { $place }
dragon-log-bare = На гексі { $hex } шукати нічого; { $slack ->
    [-1] каменів уже не вистачить
   *[other] запас: { $slack }
}
dragon-log-stayed = { $gnome } лишається
dragon-log-slipped = { $gnome } пролазить на { $place ->
    [0] Вхід
   *[other] гекс { $place }
}
dragon-log-aside = { $card }: подіє в раунді { $round }
dragon-log-retired = Більше не діє: { $cards }
dragon-log-reshuffled = { $deck_id ->
    [dragon] Колоду Дракона
   *[other] Колоду печери
} перемішано заново, карт: { $cards }
dragon-log-rage-delivery = Дракон лютує: виносять його камені
dragon-log-rage-found_dragon = Дракон лютує: його зачепили
dragon-log-rage-four_gems = Дракон лютує: забагато каменів на видноті
dragon-log-rage-roar = Дракон реве
dragon-log-rage-stir = Дракон заворушився
dragon-log-rage-attract = Чи почув Дракон шум?
dragon-log-rage-dragon_phase = Дракон ворушиться уві сні
dragon-log-rage-extra = Кілька каменів одразу: спершу карт рівня I: { $extra }
dragon-log-dice = { $dice ->
    [one] Кубик Дракона
   *[other] Кубики Дракона ({ $dice })
}: { $heads ->
    [0] жодної голови
    [one] { $heads } голова
    [few] { $heads } голови
   *[many] { $heads } голів
}{ $highest ->
    [0] , минулося
    [1] , Лють I
    [2] , Лють II
    [3] , Лють III
   *[other] , Лють IV
}
dragon-log-dragon-card = Лють { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}: { $card }
dragon-log-buried = Гекс { $hex } завалено{ $torches ->
    [0] { "" }
   *[other] , смолоскипів: { $torches }
}{ $cubes ->
    [0] { "" }
   *[other] , кубиків: { $cubes }
}{ $gems ->
    [0] { "" }
   *[other] , каменів: { $gems }
}
dragon-log-removed = Гекс { $hex } зник назавжди; { $slack ->
    [-1] каменів уже не вистачить
   *[other] запас: { $slack }
}
dragon-log-lost = Більше немає шляху на { $hexes_count ->
    [1] гекс
   *[other] гекси
} { $hexes }
dragon-log-fled = { $gnome } біжить на { $place ->
    [0] Вхід
   *[other] гекс { $place }
}
dragon-log-torches-out = Гасне світло на { $hexes_count ->
    [1] гексі
   *[other] гексах
} { $hexes }
dragon-log-torches-none = Жоден смолоскип не гасне
dragon-log-spared = Світло вціліло на { $hexes_count ->
    [1] гексі
   *[other] гексах
} { $hexes }
dragon-log-hidden = Камінь із гекса { $hex } переховано; { $slack ->
    [-1] каменів уже не вистачить
   *[other] запас: { $slack }
}
dragon-log-calmed = Дракон позіхає: цю Лють завершено
dragon-log-on-top = Лють IV: скид повертається на колоду, карт: { $cards }
dragon-log-over = Кінець гри
dragon-log-over-victory = Перемога! Усі камені ({ $target }) і всі гноми вдома, раунд { $rounds }.
dragon-log-over-cut_off = Поразка: гнома відрізано. Каменів: { $delivered } із { $target }.
dragon-log-over-too_few = Поразка: каменів не вистачить. Принесено: { $delivered } із { $target }.
dragon-log-over-rounds = Поразка: раунди скінчилися ({ $rounds }). Каменів: { $delivered } із { $target }.

## The rules


dragon-rules-goal = Про що гра
dragon-rules-goal-text =
    Усі грають разом проти Дракона. Принесіть із печери на Вхід 15 каменів (на двох важких рівнях 18), і нехай наприкінці всі гноми стоять там: тоді перемогли всі.
    Усі програли, якщо гнома відрізано від Входу або якщо добути можна менше каменів, ніж ще потрібно. Скільки ще можна втратити, показує велике число поруч із полем.
dragon-rules-setup = Перед першим раундом
dragon-rules-setup-text =
    Кожен вибирає гнома; одна людина може вести кількох. Навколо Входу лежать 24 гекси з номерами, усі темні. На кожного гнома від самого початку припадає один завал.
    Є десять смолоскипів, десять кубиків пошуку і стільки каменів, скільки потрібно. Три кубики Дракона лежать на Шляху Люті й прокидаються, коли до них доходять камені.
dragon-rules-round = Раунд
dragon-rules-round-text =
    Капітан каже, в якому порядку ходять гноми. Капітан — той, чий гном ходив останнім.
    Гном у свій хід кидає чотиригранний кубик: стільки в нього одиниць дії (ОД). Що не витрачено, пропадає. Коли походили всі, ворушиться Дракон: Лють I; а якщо гномів четверо чи більше й хоч один кубик Дракона у грі, кидають ще один кубик, і голова приносить Лють II.
dragon-rules-walk = Кроки і світло
dragon-rules-walk-text =
    Крок на освітлене місце поруч коштує 1 ОД. У темряву йдуть лише зі смолоскипом: із зайвим смолоскипом свого гекса (останній лишається на місці; зі Входу можна взяти будь-який).
    Зробити смолоскип на своєму гексі коштує 1 ОД. Якщо запас порожній, смолоскип беруть з іншого місця, але не останній з-під гнома.
    Якщо ваш гекс погас, можна лише зробити смолоскип або завершити хід. На Вході світло завжди.
    Хто ступив на темний гекс, де ще є що шукати, тягне карту печери. Хто освітив гекс, на якому стоїть, не тягне.
dragon-rules-search = Пошук
dragon-rules-search-text =
    Пошук коштує 1 ОД: киньте чотиригранний кубик і додайте кубики пошуку на гексі. Чотири й більше: камінь знайдено, і більше тут шукати нічого. Менше: на гекс лягає кубик. За трьох кубиків кидок не потрібен.
    Одиниця на кубику завжди знаходить Дракона: він лютує, а хід завершено.
    Якщо після знахідки в печері лежать чотири камені чи більше, Дракон теж лютує.
    Поки у грі є кубик Дракона, можна за 1 ОД пошуміти: покласти кубик пошуку на будь-який відкритий гекс, де ще є що шукати; потім кидають один кубик Дракона, і голова приносить Лють II.
dragon-rules-carry = Нести камені
dragon-rules-carry-text =
    Крок із каменями коштує 1 ОД і ще по 1 за кожен камінь і веде лише на освітлені місця. Між кроками камені лежать на гексі, і нести їх далі може будь-який гном.
    На Вході камені лягають на Шлях Люті. Кубик, до якого вони дійшли, прокидається назавжди. Потім Дракон лютує; два камені й більше за раз приносять спершу стільки ж зайвих карт рівня I.
dragon-rules-clear = Завали
dragon-rules-clear-text =
    Розібрати завал поруч коштує 2 ОД; гекс відкритий, але темний.
    Завал, у який влучили ще раз, зникає назавжди. Червоний номер із пазурами означає, що карта ще в колоді; завал із таким номером у небезпеці вже зараз.
dragon-rules-rage = Лють Дракона
dragon-rules-rage-text =
    Лють усіх рівнів: киньте всі кубики Дракона, що у грі. Карта рівня I є завжди; з однією головою ще й рівня II, з двома — рівня III; з трьома настає Лють IV: перемішаний скид лягає на колоду.
    Карта обвалу засипає свій гекс: камені, кубики й смолоскипи йдуть у запас, гноми біжать до найближчого світла. Якщо гекс уже був завалений, він зникає разом із картою.
    На рівні II гаснуть і смолоскипи на шести гексах навколо, на рівні III ще й за кутами. Гексів із гномами та Входу це не стосується.
dragon-rules-events = Події Дракона
dragon-rules-events-text =
    Шість карт колоди Дракона — події. Одні діють одразу, інші весь наступний раунд.
dragon-rules-cards = Карти печери
dragon-rules-cards-text =
    Карту печери отримує той, хто ступив на темний гекс, де ще є що шукати. Карти на наступний раунд лежать відкрито поруч із колодами.
dragon-rules-gnomes = Гноми
dragon-rules-gnomes-text =
    Кожен із шести вміє щось краще за інших.
    Карти, на які дивиться Віщунка, бачить лише вона. Вона може сказати, добрі вони, погані чи по-різному, або промовчати; більше нічого.
dragon-rules-levels = Чотири рівні
dragon-rules-levels-text =
    На легкому й середньому потрібно 15 каменів, на високому й героїчному 18. На легкому й високому кубики лежать далі на Шляху й прокидаються пізніше.
    Із печер найдобріша Велика зала, найсуворіші Троє воріт.
dragon-rules-advice = Корисно знати
dragon-rules-advice-text =
    Розбирайте завали біля Входу, навіть якщо шукати там нічого: через них ідуть усі шляхи. Здавайте камені рано, нехай лежать щонайбільше три. Шукайте наприкінці ходу. Тримайте дві дороги додому.

# While something is shown, the question is what it is.
dragon-show-order = Капітан визначає порядок…
dragon-show-gnome = { $gnome } за роботою…
dragon-show-cave = З колоди виходить карта печери…
dragon-show-rage = Дракон ворушиться…

# What decided it, on the sheet of the end.
dragon-decided-close = На волосині: більше не можна було втратити жодного гекса.
dragon-decided-spare = Запасу вистачило: можна було втратити ще { $slack ->
    [one] { $slack } гекс
    [few] { $slack } гекси
   *[many] { $slack } гексів
}.
dragon-decided-cut-off = Вирішив обвал: назавжди { $gone ->
    [one] зник { $gone } гекс
    [few] зникло { $gone } гекси
   *[many] зникло { $gone } гексів
}, і останній обірвав дорогу до Входу.
dragon-decided-too-few = Вирішили втрати: { $gone ->
    [0] забагато місць виявилися порожніми
    [one] назавжди зник { $gone } гекс
    [few] назавжди зникло { $gone } гекси
   *[many] назавжди зникло { $gone } гексів
}, і взяти стільки каменів стало ніде.
dragon-decided-rounds = Вирішив час: { $missing ->
    [0] не всі гноми встигли додому.
    [one] забракло { $missing } каменя.
   *[many] забракло { $missing } каменів.
}

dragon-end-nobody = Дракон переміг

## Короткі запитання, де мало місця

dragon-brief-flee = Гекс { $hex } обвалюється! Куди тікає { $gnome }?
dragon-brief-dark-stuck = { $gnome } у темряві, а на смолоскип немає сил.
dragon-brief-take-torch = Звідки { $gnome } візьме смолоскип?
