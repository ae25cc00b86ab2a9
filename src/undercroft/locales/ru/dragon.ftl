### В пещере дракона: что говорят правила.

## Настройки

dragon-option-difficulty = Сложность
dragon-option-difficulty-easy = Лёгкая
dragon-option-difficulty-medium = Средняя
dragon-option-difficulty-high = Высокая
dragon-option-difficulty-heroic = Героическая
dragon-option-difficulty-help = На лёгкой и средней нужно 15 камней, на высокой и героической — 18. На средней и героической кубики Дракона просыпаются рано.
dragon-option-gnomes = Гномы
dragon-option-gnomes-help = Не меньше одного на игрока; один человек может вести нескольких. Для начала хороши двое-трое; одинокий гном почти обречён.
dragon-option-layout = Пещера
dragon-option-layout-snowflake = Снежинка
dragon-option-layout-three_gates = Трое врат
dragon-option-layout-great_hall = Большой зал
dragon-option-layout-help = Большой зал прощает больше всех, Трое врат — меньше всех: наружу ведут лишь три гекса.
dragon-option-max_rounds = Предел раундов
dragon-option-max_rounds-help = Кто к этому сроку не дома, тот проиграл. Обычная партия идёт от 25 до 50 раундов.

dragon-setup-gnomes = { $gnomes ->
    [one] { $gnomes } гном
    [few] { $gnomes } гнома
   *[many] { $gnomes } гномов
} — слишком мало, когда игроков { $seats }: каждый ведёт хотя бы одного.

## Игроки-программы

dragon-bot-good = опытный, бойкий
dragon-bot-patient = опытный, терпеливый
dragon-bot-wary = опытный, осмотрительный
dragon-bot-random = случайный

## Что нужно сделать

dragon-prompt-pick = Выберите гнома. { $left ->
    [1] Ещё один.
    [2] Ещё двое.
    [3] Ещё трое.
    [4] Ещё четверо.
    [5] Ещё пятеро.
   *[other] Ещё шестеро.
}
dragon-prompt-wait-pick = { $seat } выбирает гнома. { $left ->
    [1] Ещё один.
    [2] Ещё двое.
    [3] Ещё трое.
    [4] Ещё четверо.
    [5] Ещё пятеро.
   *[other] Ещё шестеро.
}
dragon-prompt-order = Вы капитан: кто ходит { $order ->
    [1] первым
    [2] вторым
    [3] третьим
    [4] четвёртым
   *[other] пятым
}?
dragon-prompt-wait-order = Порядок хода назначает капитан: { $seat }.
dragon-prompt-turn = Ваш ход, { $gnome }: { $ap ->
    [one] { $ap } единица действия
    [few] { $ap } единицы действия
   *[many] { $ap } единиц действия
}.
dragon-prompt-dark = { $gnome } стоит в темноте: сделайте факел или закончите ход.
dragon-prompt-dark-stuck = { $gnome } стоит в темноте, и на факел не хватает единиц действия: закончите ход.
dragon-prompt-wait-turn = Ходит { $seat } ({ $gnome }): { $ap ->
    [one] осталась { $ap } единица действия
    [few] осталось { $ap } единицы действия
   *[many] осталось { $ap } единиц действия
}.
dragon-prompt-flee = Гекс { $hex } обваливается. { $gnome } спасается бегством: несколько огней одинаково близко. Куда бежать?
dragon-prompt-wait-flee = Обвал! { $seat } решает, куда бежит { $gnome }.
dragon-prompt-take-torch = Факелов в запасе нет. Откуда { $gnome } возьмёт факел?
dragon-prompt-wait-take-torch = { $gnome } ищет факел: откуда его взять, решает { $seat }.
dragon-prompt-open = Шаткие камни: выберите завал, который расчистится.
dragon-prompt-wait-open = Шаткие камни: { $seat } выбирает завал, который расчистится.
dragon-prompt-crack = Свод трещит: выберите соседний гекс, который завалит.
dragon-prompt-wait-crack = Свод трещит: { $seat } выбирает гекс, который завалит.
dragon-prompt-slip = Тайный лаз: перейдите на любой освещённый гекс или останьтесь.
dragon-prompt-wait-slip = Тайный лаз: куда идёт { $gnome }, решает { $seat }.
dragon-prompt-hint = Вы видели верхние карты. Что скажете остальным?
dragon-prompt-wait-hint = { $seat } смотрит карты и подбирает слова.
dragon-prompt-over = Игра окончена.

## Почему нельзя

dragon-why-over = Игра окончена.
dragon-why-not-asked = Сейчас решает { $seat }.
dragon-why-no-draft = Все гномы уже выбраны.
dragon-why-taken = Этого гнома уже ведёт { $seat }: { $gnome }.
dragon-why-no-order = Порядок этого раунда уже назначен.
dragon-why-queued = Уже стоит в очереди: { $gnome }.
dragon-why-not-in-play = Не участвует в этой игре: { $gnome }.
dragon-why-no-choice = Сейчас выбирать это не нужно.
dragon-why-choice-first = Сначала сделайте выбор, о котором вас спрашивают.
dragon-why-other-choice = Сейчас нужно выбрать другое.
dragon-why-no-turn = Сейчас ни один гном не ходит.
dragon-why-flee-far = { $hex ->
    [0] Вход — не самый близкий огонь
   *[other] Гекс { $hex } — не самый близкий огонь
}: бегут к ближайшему.
dragon-why-flee-dark = На гексе { $hex } нет света: бегут к ближайшему огню.
dragon-why-open = { $hex ->
    [0] Вход — не завал.
   *[other] Гекс { $hex } — не тот завал, который можно разобрать.
}
dragon-why-crack = Завалить можно только соседний открытый гекс пещеры без гномов, а это { $hex ->
    [0] Вход.
   *[other] гекс { $hex }.
}
dragon-why-slip = Лаз ведёт только в другие освещённые места, а это { $hex ->
    [0] Вход.
   *[other] гекс { $hex }.
}
dragon-why-in-the-dark = В темноте можно только одно: сделать факел.
dragon-why-ap = { $cost ->
    [one] Нужна { $cost } единица действия
    [few] Нужно { $cost } единицы действия
   *[many] Нужно { $cost } единиц действия
}, а у вас { $ap }.
dragon-why-not-adjacent = { $hex ->
    [0] Вход — не рядом.
   *[other] Гекс { $hex } — не рядом.
}
dragon-why-rubble = Гекс { $hex } завален: сначала разберите завал.
dragon-why-removed = Гекса { $hex } больше нет.
dragon-why-dark = На гексе { $hex } темно: принесите факел.
dragon-why-dark-load = На гексе { $hex } темно: с камнями в темноту не ходят, сначала осветите его.
dragon-why-no-spare-torch = Лишнего факела здесь нет: последний факел гекса остаётся на месте.
dragon-why-no-such-gems = { $here ->
    [0] Здесь нет камней.
    [one] Здесь только { $here } камень.
    [few] Здесь только { $here } камня.
   *[many] Здесь только { $here } камней.
}
dragon-why-no-torches = Запас факелов пуст: возьмите факел с другого гекса.
dragon-why-supply-first = В запасе ещё есть факелы: возьмите оттуда.
dragon-why-source-here = Факел нужно взять с другого гекса.
dragon-why-source-empty = { $hex ->
    [0] На Входе нет факела.
   *[other] На гексе { $hex } нет факела.
}
dragon-why-source-guarded = Последний факел гекса { $hex } остаётся: там стоит гном.
dragon-why-search-entrance = На Входе искать нечего.
dragon-why-emptied = Здесь больше нечего искать.
dragon-why-no-gems = Камней найдено достаточно: несите их домой.
dragon-why-not-rubble = { $hex ->
    [0] Вход — не завал.
   *[other] Гекс { $hex } — не завал.
}
dragon-why-no-dice = Пока в игре нет кубиков Дракона, Дракон не прислушивается.
dragon-why-no-cubes = Запас кубиков поиска пуст.
dragon-why-attract = { $hex ->
    [0] На Входе кубик не поможет.
   *[other] На гексе { $hex } кубик не поможет.
}
dragon-why-guild-head = Отдавать единицы действия умеет только { $gnome }.
dragon-why-gave = За ход можно отдать только одну единицу действия.
dragon-why-gift-late = Ход этого гнома уже начат или сделан: { $gnome }.
dragon-why-seer = Смотреть карты умеет только { $gnome }.
dragon-why-deck-empty = Эта колода пуста.

## Конец

dragon-score-gems = Доставлено камней (нужно { $target })
dragon-score-rounds = Раундов
dragon-score-slack = Запас: столько ещё можно было потерять

dragon-outcome-victory = Победа! Все камни ({ $target }) и все гномы дома, прошло { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
   *[many] { $rounds } раундов.
}
dragon-outcome-cut-off = Поражение: путь ко Входу отрезан ({ $gnomes }). Камней доставлено: { $delivered } из { $target }.
dragon-outcome-too-few = Поражение: в пещере осталось слишком мало камней. Доставлено: { $delivered } из { $target }.
dragon-outcome-rounds = Поражение: { $rounds ->
    [one] прошёл { $rounds } раунд
    [few] прошло { $rounds } раунда
   *[many] прошло { $rounds } раундов
}, время вышло. Камней доставлено: { $delivered } из { $target }.
