### В пещере дракона: слова стола в браузере.

## Deeds

dragon-goal = Победа: { $gems } камней и все гномы на Входе
dragon-goal-full = Принесите на Вход { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
} и соберите там всех гномов: тогда победили все. Если хоть один гном отрезан или камней уже не хватит, проиграли тоже все.
dragon-verb-Step = Шаг
dragon-verb-StepWithTorch = С факелом
dragon-verb-Carry = Нести камни
dragon-verb-Carry-gems = { $gems ->
    [one] Нести { $gems } камень
    [few] Нести { $gems } камня
   *[many] Нести { $gems } камней
}
dragon-verb-Clear = Разобрать
dragon-verb-Search = Искать
dragon-verb-MakeTorch = Сделать факел
dragon-verb-Attract = Пошуметь
dragon-verb-GiveAP = Отдать ЕД
dragon-verb-Peek = Смотреть карты
dragon-verb-Flee = Бежать сюда
dragon-verb-TakeTorch = Взять факел
dragon-verb-Open = Освободить гекс
dragon-verb-Crack = Завалить гекс
dragon-verb-Slip = Пролезть сюда
dragon-verb-Stay = Остаться

dragon-note-Step = Выберите освещённое место рядом.
dragon-note-StepWithTorch = Выберите место рядом: один факел пойдёт с вами.
dragon-note-Carry = Куда нести? Только на освещённое место рядом.
dragon-note-Clear = Выберите завал рядом.
dragon-note-Search = Поиск здесь.
dragon-note-MakeTorch = Запас факелов пуст: выберите, откуда взять.
dragon-note-Attract = Выберите открытый гекс, где ещё есть что искать.
dragon-note-GiveAP = Выберите гнома, который ещё не ходил.
dragon-note-Peek = Выберите колоду: две верхние карты увидите только вы.

dragon-hint-good = Хорошо
dragon-hint-bad = Плохо
dragon-hint-mixed = По-разному
dragon-hint-silent = Промолчать
dragon-verdict-good = хорошо
dragon-verdict-bad = плохо
dragon-verdict-mixed = и хорошо, и плохо
dragon-verdict-silent = ни слова
dragon-deck-dragon = Колода Дракона
dragon-deck-cave = Колода пещеры

## The table

dragon-table-cave = Пещера. Стрелки переводят с гекса на гекс.
dragon-table-entrance = Вход
dragon-table-hex = Гекс { $hex }
dragon-table-place = { $place }: { $facts }
dragon-table-place-offers = { $here }. Можно: { $deeds }
dragon-table-rockfall = Обвал { $hex }
dragon-moment-gem = Камень! Теперь вынесите его.
dragon-moment-won = Все камни и все гномы дома!
dragon-table-round = Раунд { $round }
dragon-table-slack-label = Далеко ли до поражения
dragon-table-slack = { $slack ->
    [0] Больше нельзя потерять ни гекса
    [one] Можно потерять ещё { $slack } гекс
    [few] Можно потерять ещё { $slack } гекса
   *[many] Можно потерять ещё { $slack } гексов
}
dragon-table-slack-over = { $slack ->
    [0] Запаса не осталось
    [one] В запасе остался { $slack } гекс
    [few] В запасе осталось { $slack } гекса
   *[many] В запасе осталось { $slack } гексов
}
dragon-table-slack-short = запас
dragon-table-slack-worst = после худшей карты: { $slack }
dragon-table-slack-loses = следующая карта может стать последней!
dragon-table-slack-worst-short = худшее: { $slack }
dragon-table-slack-loses-short = ещё карта — и конец!
dragon-table-slack-text = Столько гексов ещё можно потерять. Каждый гекс, который исчез навсегда, отрезан или оказался пустым, забирает один. Меньше нуля — камней уже не хватит, и все проиграли.
dragon-table-slack-next = «Худшее» — сколько останется, если следующей выйдет худшая карта Дракона.
dragon-table-den-text = Каждый доставленный камень ложится на следующую клетку. Кубик, до которого дошли камни, просыпается навсегда: с каждым проснувшимся Ярость опаснее.
dragon-table-signs = Что означают знаки
dragon-table-known-order = Левая карта сверху: она выйдет первой.
dragon-ask-turn = Ваш ход, { $gnome }: { $ap } ЕД
dragon-ask-turn-short = Ваш ход: { $ap } ЕД
dragon-table-den = Путь Ярости
dragon-table-path = Путь Ярости: камней { $delivered } из { $target }, кубиков Дракона в игре: { $dice }
dragon-table-delivered = доставлено { $delivered } из { $target }
dragon-table-next-die = до { $die }-го кубика { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}
dragon-table-all-dice = все три кубика в игре
dragon-table-all-gems = теперь всем гномам на Вход!
dragon-table-phase-one = Конец раунда: Ярость I
dragon-table-phase-two = Конец раунда: Ярость I, может быть, и II
dragon-table-phase-none = Конец раунда: Дракон спит
dragon-table-supplies = В запасе
dragon-table-torches = { $count ->
    [one] { $count } факел в запасе
    [few] { $count } факела в запасе
   *[many] { $count } факелов в запасе
}
dragon-table-cubes = { $count ->
    [one] { $count } кубик поиска в запасе
    [few] { $count } кубика поиска в запасе
   *[many] { $count } кубиков поиска в запасе
}
dragon-table-gems = { $count ->
    [one] ещё { $count } камень спрятан
    [few] ещё { $count } камня спрятаны
   *[many] ещё { $count } камней спрятано
}
dragon-table-lying = камней на полу: { $count }
dragon-table-lying-angry = на полу: { $count }, находка разозлит
dragon-table-lying-short = на полу: { $count }
dragon-table-lying-angry-short = { $count }: находка злит
dragon-table-draft = Гномы
dragon-table-pick = Выбрать гнома
dragon-table-crew = В пещеру идут
dragon-table-ap = { $ap ->
    [one] осталась { $ap } единица действия
    [few] осталось { $ap } единицы действия
   *[many] осталось { $ap } единиц действия
}
dragon-table-cost = { $ap } ЕД
dragon-table-roll = бросок { $roll }
dragon-table-smoke = «Дым» −{ $smoke }
dragon-table-given = подарок +{ $given }
dragon-table-tiles = Что может этот гном
dragon-table-odds = камень { $gem } %, кубик { $cube } %, Дракон { $dragon } %
dragon-table-end = Конец хода
dragon-end-title = Конец хода?
dragon-end-text = { $ap ->
    [one] Остаётся { $ap } единица действия, она пропадёт.
    [few] Остаётся { $ap } единицы действия, они пропадут.
   *[many] Остаётся { $ap } единиц действия, они пропадут.
}

dragon-order-slots = Порядок раунда
dragon-order-free = Ещё не в очереди

dragon-strip-label = Очередь гномов в этом раунде
dragon-plate-guild_head = Глава
dragon-plate-seer = Прориц.
dragon-plate-torchbearer = Факел
dragon-plate-dragon_expert = Знаток
dragon-strip-captain = капитан раунда
dragon-strip-active = ходит, { $ap } ЕД
dragon-strip-waiting = ждёт
dragon-strip-done = ход сделан
dragon-strip-given = +1 ЕД

dragon-hex-open = открыт
dragon-hex-rubble = завал
dragon-hex-removed = исчез навсегда
dragon-hex-entrance = всегда освещён
dragon-hex-lit = { $count ->
    [0] факелов нет
    [one] светит { $count } факел
    [few] светят { $count } факела
   *[many] светят { $count } факелов
}
dragon-hex-dark = темно
dragon-hex-gems = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
dragon-hex-cubes = { $count ->
    [one] { $count } кубик поиска
    [few] { $count } кубика поиска
   *[many] { $count } кубиков поиска
}
dragon-hex-emptied = искать здесь нечего
dragon-hex-lost = выхода отсюда нет
dragon-hex-card-deck = карта в колоде
dragon-hex-card-discard = карта в сбросе
dragon-hex-card-removed = карты больше нет

## What an action would bring

dragon-facts-card = В темноте вытянете карту пещеры.
dragon-facts-card-free = Факел даром, и карта пещеры.
dragon-facts-card-torch = Факел с вами, и карта пещеры.
dragon-facts-attract = Кубик поиска на гекс, но 1 шанс из 3 на Ярость II.
dragon-facts-wins = Это победа!
dragon-facts-delivered = Будет доставлено { $delivered } из { $target }.
dragon-facts-delivery = Дракон: наверняка { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $dice ->
    [0] без кубиков
    [one] бросок { $dice } кубика
   *[other] бросок { $dice } кубиков
}{ $fresh ->
    [0] .
   *[other] , новых: { $fresh }.
}
dragon-facts-way = Весь путь домой с одним камнем: { $ap } ЕД.
dragon-facts-blocked = Путь домой закрыт на гексе { $hex }.
dragon-facts-odds = Поиск здесь: камень { $gem } %, кубик { $cube } %, Дракон { $dragon } %.
dragon-facts-rage = Находка разозлит Дракона.
dragon-facts-ap = Останется { $ap } ЕД.

dragon-look-rockfall = Если выйдет его обвал
dragon-look-possible = Карта в колоде: может выйти следующей.
dragon-look-reshuffled = Колода пуста: сброс перемешают, и эта карта может выйти следующей.
dragon-look-deeper = Карта лежит глубже в колоде: сначала выйдут другие.
dragon-look-impossible = Сейчас карты в колоде нет.
dragon-look-removes = Гекс исчезнет навсегда; запас станет: { $slack }.
dragon-look-buries = Гекс завалит; запас станет: { $slack }.
dragon-look-cut-off = Игра проиграна, без пути ко Входу: { $gnomes }.
dragon-look-would-cut-off = Если гекс исчезнет, игра проиграна; без пути ко Входу: { $gnomes }.
dragon-look-too-few = Камней не хватит: игра проиграна.
dragon-look-lost = Туда больше не пройти: { $hexes }.
dragon-look-would-lose = Если гекс исчезнет, туда больше не пройти: { $hexes }.
dragon-look-flees = Придётся бежать: { $gnomes }.
dragon-look-gems = Пропадёт камней: { $gems }.
dragon-look-torches-2 = Ярость II погасит: { $hexes }.
dragon-look-torches-3 = Ярость III погасит: { $hexes }.
dragon-look-way = Отнести отсюда камень домой: { $ap } ЕД.
dragon-look-blocked = Путь камня домой закрыт на гексе { $hex }.

dragon-look-point = Показать всем

dragon-scene-rage = Ярость Дракона
dragon-scene-cave = Карта пещеры
dragon-scene-peek = Что видит Прорицательница
dragon-scene-before = Раньше
dragon-scene-after = Позже
dragon-scene-more = Рассказать всё
dragon-scene-close = Убрать
dragon-scene-dice = { $heads ->
    [0] ни одной головы
    [one] { $heads } голова
    [few] { $heads } головы
   *[many] { $heads } голов
}

dragon-info-label = Колоды и карты
dragon-info-dragon = обвалов: { $rockfalls }, событий: { $actions }
dragon-info-cave = в сбросе: { $discard }
dragon-info-top = Сверху, в любом порядке:
dragon-info-under = Ниже, в любом порядке:
dragon-info-discard = Сброс:
dragon-info-nothing = ничего
dragon-info-hint = Прорицательница о верхних картах ({ $deck }): { $verdict }
dragon-info-known = Только вы знаете верх { $deck ->
    [dragon] колоды Дракона
   *[other] колоды пещеры
}:
dragon-info-known-open = Прорицательница знает верх { $deck ->
    [dragon] колоды Дракона
   *[other] колоды пещеры
}:
dragon-info-aside = Карты с долгим действием
dragon-info-acts-now = действует сейчас
dragon-info-acts-next = в следующем раунде
dragon-legend = Знаки на гексах
dragon-legend-deck = красный с когтями: карта ещё в колоде
dragon-legend-discard = карта в сбросе
dragon-legend-emptied = искать здесь нечего

dragon-key-arrows = с гекса на гекс; Enter выбирает, ещё раз — действует
dragon-key-walk = шаг, с факелом, нести камни, разобрать завал
dragon-key-work = искать, сделать факел, пошуметь
dragon-key-skills = отдать ЕД, смотреть карты
dragon-key-end = закончить ход
dragon-key-ping = показать на гекс: увидят все
dragon-key-zoom = ближе, дальше, вся пещера
dragon-key-cancel = отменить выбор

## Cards and gnomes

dragon-about-rockfall = Гекс с этим номером завалит. Если он уже завален, исчезнет навсегда.
dragon-about-wing_gust = Факелы гаснут на всех гексах пещеры, где нет ни гнома, ни камня.
dragon-about-hidden_again = Дракон прячет один камень снова: с самого дальнего от Входа гекса с камнями.
dragon-about-yawn = Эта Ярость сразу кончается.
dragon-about-tremors = В следующем раунде разбор завала стоит на 1 ЕД больше.
dragon-about-smoke = В следующем раунде у каждого гнома от кубика на 1 ЕД меньше, но не меньше 1.
dragon-about-watchful_eye = В следующем раунде при поиске и «2» находит Дракона.
dragon-about-second_wind = Ещё 1 ЕД.
dragon-about-claw_marks = Кубик поиска на этот гекс.
dragon-about-glint = Камень найден здесь без поиска.
dragon-about-forgotten_torch = Ещё один факел на этот гекс.
dragon-about-loose_stones = Один любой завал расчищается.
dragon-about-secret_passage = Можно сразу перебраться на Вход или на любой освещённый гекс.
dragon-about-deep_sleep = В следующем раунде нет Ярости в конце раунда.
dragon-about-dragon_stirs = Ярость I.
dragon-about-dragon_roars = Ярость со всеми кубиками в игре.
dragon-about-cold_draught = Все факелы на этом гексе гаснут.
dragon-about-stumble = Оставшиеся ЕД пропадают.
dragon-about-roof_crack = Соседний открытый гекс без гномов завалит; выбираете вы.
dragon-about-bare_niche = На этом гексе искать нечего.
dragon-about-dust_cloud = В следующем раунде поиск стоит 2 ЕД.
dragon-about-damp_wood = В следующем раунде факел стоит 2 ЕД.

# Карты, которые уже лежат рядом с колодами: когда они действуют, стоит над этими словами.
dragon-lasting-tremors = Разбор завала стоит на 1 ЕД больше.
dragon-lasting-smoke = У каждого гнома от кубика на 1 ЕД меньше, но не меньше 1.
dragon-lasting-watchful_eye = При поиске и «2» находит Дракона.
dragon-lasting-deep_sleep = В конце раунда нет Ярости.
dragon-lasting-dust_cloud = Поиск стоит 2 ЕД.
dragon-lasting-damp_wood = Факел стоит 2 ЕД.

dragon-about-guild_head = Раз за ход отдаёт единицу действия (ЕД) тому, кто ещё не ходил.
dragon-about-engineer = Разбирает завал за 1 единицу действия вместо 2.
dragon-about-torchbearer = Сам входит во тьму, и факел там бесплатный.
dragon-about-seer = За единицу действия видит две верхние карты колоды.
dragon-about-strongman = Первый камень при каждом шаге ничего не весит.
dragon-about-dragon_expert = Ищет так, будто на гексе одним кубиком поиска больше.

## The record

dragon-log-picked = { $seat_you ->
    [yes] Вы ведёте: { $gnome }
   *[no] { $seat } ведёт: { $gnome }
}
dragon-log-laid = Пещера разложена
dragon-log-first-rubble = Первые завалы: { $hexes }
dragon-log-round = Раунд { $round } · { $seat_you ->
    [yes] вы капитан
   *[no] капитан { $seat }
}
dragon-log-acting = В этом раунде действует: { $card }
dragon-log-queued = { $order ->
    [1] Первый
    [2] Второй
    [3] Третий
    [4] Четвёртый
    [5] Пятый
   *[other] Шестой
} ход: { $gnome }
dragon-log-turn = { $gnome }: бросок { $roll }{ $smoke ->
    [0] { "" }
   *[other] , «Дым» −{ $smoke }
}{ $given ->
    [0] { "" }
   *[other] , подарок +{ $given }
} = { $ap } ЕД
dragon-log-turn-ended = { $gnome } заканчивает ход, пропало ЕД: { $ap }
dragon-log-dragon-phase = Ход Дракона
dragon-log-dragon-asleep = Ход Дракона: он спит
dragon-log-stepped = { $gnome } идёт на { $place ->
    [0] Вход
   *[other] гекс { $place }
}
dragon-log-stepped-torch = { $gnome } идёт с факелом на { $place ->
    [0] Вход
   *[other] гекс { $place }
}
dragon-log-carried = { $gnome } несёт { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
} на { $place ->
    [0] Вход
   *[other] гекс { $place }
}
dragon-log-torch = { $gnome } делает факел на { $place ->
    [0] Входе
   *[other] гексе { $place }
}
dragon-log-torch-from = { $gnome } освещает { $place ->
    [0] Вход
   *[other] гекс { $place }
} факелом { $source ->
    [0] со Входа
   *[other] с гекса { $source }
}
dragon-log-free-torch = { $gnome } бесплатно освещает гекс { $place }
dragon-log-searched-sure = { $gnome } ищет на гексе { $hex }: найдено без броска
dragon-log-searched-gem = { $gnome } ищет на гексе { $hex }: { $roll } + { $bonus }, камень!
dragon-log-searched-cube = { $gnome } ищет на гексе { $hex }: { $roll } + { $bonus }, мало, ещё кубик
dragon-log-searched-nothing = { $gnome } ищет на гексе { $hex }: { $roll } + { $bonus }, мало
dragon-log-searched-dragon = { $gnome } ищет на гексе { $hex }: { $roll }, Дракон!
dragon-log-gem = Камень на гексе { $hex }; лежит камней: { $lying }
dragon-log-angers = Лежит камней: { $lying }. Дракон разгневан
dragon-log-cube = Кубиков поиска на гексе { $hex }: { $cubes }
dragon-log-cleared = { $gnome } разбирает завал { $hex }
dragon-log-cleared-card = Шаткие камни: гекс { $hex } свободен
dragon-log-attracted = { $gnome } шумит на гексе { $hex }
dragon-log-gave = { $gnome } отдаёт 1 ЕД: { $to }
dragon-log-peeked = { $gnome } смотрит верх { $deck_id ->
    [dragon] колоды Дракона
   *[other] колоды пещеры
}
dragon-log-peeked-cards = Вы видите: { $cards }
dragon-log-peeked-cards-open = Там лежат: { $cards }
dragon-log-hinted = { $gnome } о картах { $deck_id ->
    [dragon] Дракона
   *[other] пещеры
}: { $verdict }
dragon-log-delivered = { $gnome } приносит домой { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}: { $delivered } из { $target }
dragon-log-new-dice = { $fresh ->
    [one] Просыпается кубик Дракона
    [few] Просыпаются { $fresh } кубика Дракона
   *[many] Просыпаются { $fresh } кубиков Дракона
}. Кубиков в игре: { $dice }
dragon-log-cave-card = Карта пещеры на гексе { $hex }: { $card }
dragon-log-fizzled = { $card }: здесь ничего не меняет
dragon-log-ap-more = { $gnome }: теперь { $ap } ЕД
dragon-log-ap-gone = { $gnome }: ЕД больше нет
dragon-log-torch-placed = Ещё один факел на гексе { $place }
dragon-log-bare = На гексе { $hex } искать нечего; { $slack ->
    [-1] камней уже не хватит
   *[other] запас: { $slack }
}
dragon-log-stayed = { $gnome } остаётся
dragon-log-slipped = { $gnome } пролезает на { $place ->
    [0] Вход
   *[other] гекс { $place }
}
dragon-log-aside = { $card }: подействует в раунде { $round }
dragon-log-retired = Больше не действует: { $cards }
dragon-log-reshuffled = { $deck_id ->
    [dragon] Колода Дракона
   *[other] Колода пещеры
} перемешана заново, карт: { $cards }
dragon-log-rage-delivery = Дракон в ярости: уносят его камни
dragon-log-rage-found_dragon = Дракон в ярости: его задели
dragon-log-rage-four_gems = Дракон в ярости: слишком много камней на виду
dragon-log-rage-roar = Дракон ревёт
dragon-log-rage-stir = Дракон заворочался
dragon-log-rage-attract = Услышал ли Дракон шум?
dragon-log-rage-dragon_phase = Дракон ворочается во сне
dragon-log-rage-extra = Несколько камней сразу: сначала карт уровня I: { $extra }
dragon-log-dice = { $dice ->
    [one] Кубик Дракона
   *[other] Кубики Дракона ({ $dice })
}: { $heads ->
    [0] ни одной головы
    [one] { $heads } голова
    [few] { $heads } головы
   *[many] { $heads } голов
}{ $highest ->
    [0] , обошлось
    [1] , Ярость I
    [2] , Ярость II
    [3] , Ярость III
   *[other] , Ярость IV
}
dragon-log-dragon-card = Ярость { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}: { $card }
dragon-log-buried = Гекс { $hex } завален{ $torches ->
    [0] { "" }
   *[other] , факелов: { $torches }
}{ $cubes ->
    [0] { "" }
   *[other] , кубиков: { $cubes }
}{ $gems ->
    [0] { "" }
   *[other] , камней: { $gems }
}
dragon-log-removed = Гекс { $hex } исчез навсегда; { $slack ->
    [-1] камней уже не хватит
   *[other] запас: { $slack }
}
dragon-log-lost = Больше нет пути на { $hexes_count ->
    [1] гекс
   *[other] гексы
} { $hexes }
dragon-log-fled = { $gnome } бежит на { $place ->
    [0] Вход
   *[other] гекс { $place }
}
dragon-log-torches-out = Гаснет свет на { $hexes_count ->
    [1] гексе
   *[other] гексах
} { $hexes }
dragon-log-torches-none = Ни один факел не гаснет
dragon-log-spared = Свет уцелел на { $hexes_count ->
    [1] гексе
   *[other] гексах
} { $hexes }
dragon-log-hidden = Камень с гекса { $hex } перепрятан; { $slack ->
    [-1] камней уже не хватит
   *[other] запас: { $slack }
}
dragon-log-calmed = Дракон зевает: эта Ярость окончена
dragon-log-on-top = Ярость IV: сброс возвращается на колоду, карт: { $cards }
dragon-log-over = Конец игры
dragon-log-over-victory = Победа! Все камни ({ $target }) и все гномы дома, раунд { $rounds }.
dragon-log-over-cut_off = Поражение: гном отрезан. Камней: { $delivered } из { $target }.
dragon-log-over-too_few = Поражение: камней не хватит. Доставлено: { $delivered } из { $target }.
dragon-log-over-rounds = Поражение: раунды вышли ({ $rounds }). Камней: { $delivered } из { $target }.

## The rules


dragon-rules-goal = О чём игра
dragon-rules-goal-text =
    Все играют вместе против Дракона. Принесите из пещеры на Вход 15 камней (на двух трудных уровнях 18), и пусть в конце все гномы стоят там: тогда победили все.
    Все проиграли, если гном отрезан от Входа или если добыть можно меньше камней, чем ещё нужно. Сколько ещё можно потерять, показывает большое число рядом с полем.
dragon-rules-setup = Перед первым раундом
dragon-rules-setup-text =
    Каждый выбирает гнома; один человек может вести нескольких. Вокруг Входа лежат 24 гекса с номерами, все тёмные. На каждого гнома с самого начала приходится один завал.
    Есть десять факелов, десять кубиков поиска и столько камней, сколько нужно. Три кубика Дракона лежат на Пути Ярости и просыпаются, когда до них доходят камни.
dragon-rules-round = Раунд
dragon-rules-round-text =
    Капитан говорит, в каком порядке ходят гномы. Капитан — тот, чей гном ходил последним.
    Гном в свой ход бросает четырёхгранный кубик: столько у него единиц действия (ЕД). Что не потрачено, пропадает. Когда походили все, ворочается Дракон: Ярость I; а если гномов четверо или больше и хоть один кубик Дракона в игре, бросают ещё один кубик, и голова приносит Ярость II.
dragon-rules-walk = Шаги и свет
dragon-rules-walk-text =
    Шаг на освещённое место рядом стоит 1 ЕД. Во тьму идут только с факелом: с лишним факелом своего гекса (последний остаётся на месте; со Входа можно взять любой).
    Сделать факел на своём гексе стоит 1 ЕД. Если запас пуст, факел берут с другого места, но не последний из-под гнома.
    Если ваш гекс погас, можно только сделать факел или закончить ход. На Входе светло всегда.
    Кто ступил на тёмный гекс, где ещё есть что искать, тянет карту пещеры. Кто осветил гекс, на котором стоит, не тянет.
dragon-rules-search = Поиск
dragon-rules-search-text =
    Поиск стоит 1 ЕД: бросьте четырёхгранный кубик и прибавьте кубики поиска на гексе. Четыре и больше: камень найден, и больше здесь искать нечего. Меньше: на гекс ложится кубик. При трёх кубиках бросок не нужен.
    Выпавшая единица всегда находит Дракона: он в ярости, а ход окончен.
    Если после находки в пещере лежат четыре камня или больше, Дракон тоже в ярости.
    Пока в игре есть кубик Дракона, можно за 1 ЕД пошуметь: положить кубик поиска на любой открытый гекс, где ещё есть что искать; затем бросают один кубик Дракона, и голова приносит Ярость II.
dragon-rules-carry = Нести камни
dragon-rules-carry-text =
    Шаг с камнями стоит 1 ЕД и ещё по 1 за каждый камень и ведёт только на освещённые места. Между шагами камни лежат на гексе, и нести их дальше может любой гном.
    На Входе камни ложатся на Путь Ярости. Кубик, до которого они дошли, просыпается навсегда. Затем Дракон в ярости; два камня и больше за раз приносят сначала столько же лишних карт уровня I.
dragon-rules-clear = Завалы
dragon-rules-clear-text =
    Разобрать завал рядом стоит 2 ЕД; гекс открыт, но тёмен.
    Завал, в который попали ещё раз, исчезает навсегда. Красный номер с когтями значит, что карта ещё в колоде; завал с таким номером в опасности уже сейчас.
dragon-rules-rage = Ярость Дракона
dragon-rules-rage-text =
    Ярость всех уровней: бросьте все кубики Дракона, что в игре. Карта уровня I есть всегда; с одной головой ещё и уровня II, с двумя — уровня III; с тремя следует Ярость IV: перемешанный сброс ложится на колоду.
    Карта обвала засыпает свой гекс: камни, кубики и факелы уходят в запас, гномы бегут к ближайшему свету. Если гекс уже был завален, он исчезает вместе с картой.
    На уровне II гаснут и факелы на шести гексах вокруг, на уровне III ещё и за углами. Гексов с гномами и Входа это не касается.
dragon-rules-events = События Дракона
dragon-rules-events-text =
    Шесть карт колоды Дракона — события. Одни действуют сразу, другие весь следующий раунд.
dragon-rules-cards = Карты пещеры
dragon-rules-cards-text =
    Карту пещеры получает тот, кто ступил на тёмный гекс, где ещё есть что искать. Карты на следующий раунд лежат открыто рядом с колодами.
dragon-rules-gnomes = Гномы
dragon-rules-gnomes-text =
    Каждый из шести умеет что-то лучше остальных.
    Карты, которые смотрит Прорицательница, видит она одна. Она может сказать, хороши они, плохи или по-разному, или промолчать; больше ничего.
dragon-rules-levels = Четыре уровня
dragon-rules-levels-text =
    На лёгком и среднем нужно 15 камней, на высоком и героическом 18. На лёгком и высоком кубики лежат дальше по Пути и просыпаются позже.
    Из пещер добрее всех Большой зал, суровее всех Трое врат.
dragon-rules-advice = Полезно знать
dragon-rules-advice-text =
    Разбирайте завалы у Входа, даже если искать там нечего: через них идут все пути. Сдавайте камни рано, пусть лежат самое большее три. Ищите в конце хода. Держите две дороги домой.

# While something is shown, the question is what it is.
dragon-show-order = Капитан назначает порядок…
dragon-show-gnome = { $gnome } за работой…
dragon-show-cave = Из колоды выходит карта пещеры…
dragon-show-rage = Дракон ворочается…

# What decided it, on the sheet of the end.
dragon-decided-close = На волоске: больше нельзя было потерять ни гекса.
dragon-decided-spare = Запаса хватило: можно было потерять ещё { $slack ->
    [one] { $slack } гекс
    [few] { $slack } гекса
   *[many] { $slack } гексов
}.
dragon-decided-cut-off = Решил обвал: навсегда { $gone ->
    [one] исчез { $gone } гекс
    [few] исчезло { $gone } гекса
   *[many] исчезло { $gone } гексов
}, и последний оборвал дорогу ко Входу.
dragon-decided-too-few = Решили потери: { $gone ->
    [0] слишком многое оказалось пустым
    [one] навсегда исчез { $gone } гекс
    [few] навсегда исчезло { $gone } гекса
   *[many] навсегда исчезло { $gone } гексов
}, и взять столько камней стало негде.
dragon-decided-rounds = Решило время: { $missing ->
    [0] не все гномы успели домой.
    [one] не хватило { $missing } камня.
   *[many] не хватило { $missing } камней.
}

dragon-end-nobody = Дракон победил

## Короткие вопросы, где мало места

dragon-brief-flee = Гекс { $hex } обваливается! Куда бежит { $gnome }?
dragon-brief-dark-stuck = { $gnome } в темноте, а на факел нет сил.
dragon-brief-take-torch = Откуда { $gnome } возьмёт факел?
