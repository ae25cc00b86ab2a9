### У печері дракона: що кажуть правила.

## Налаштування

dragon-option-difficulty = Складність
dragon-option-difficulty-easy = Легка
dragon-option-difficulty-medium = Середня
dragon-option-difficulty-high = Висока
dragon-option-difficulty-heroic = Героїчна
dragon-option-difficulty-help = На легкій і середній треба 15 каменів, на високій і героїчній — 18. На середній і героїчній кубики Дракона прокидаються рано.
dragon-option-gnomes = Гноми
dragon-option-gnomes-help = Щонайменше один на гравця; одна людина може вести кількох. Для початку добре мати двох-трьох; самотній гном майже приречений.
dragon-option-layout = Печера
dragon-option-layout-snowflake = Сніжинка
dragon-option-layout-three_gates = Троє воріт
dragon-option-layout-great_hall = Велика зала
dragon-option-layout-help = Велика зала прощає найбільше, Троє воріт — найменше: назовні ведуть лише три гекси.
dragon-option-max_rounds = Найбільше раундів
dragon-option-max_rounds-help = Хто на той час не вдома, той програв. Звичайна партія триває від 25 до 50 раундів.

dragon-setup-gnomes = { $gnomes ->
    [one] { $gnomes } гном
    [few] { $gnomes } гноми
   *[many] { $gnomes } гномів
} — замало, коли гравців { $seats }: кожен веде хоча б одного.

## Гравці-програми

dragon-bot-good = досвідчений, жвавий
dragon-bot-patient = досвідчений, терплячий
dragon-bot-wary = досвідчений, обачний
dragon-bot-random = випадковий

## Що треба зробити

dragon-prompt-pick = Виберіть гнома. { $left ->
    [1] Ще один.
    [2] Ще двоє.
    [3] Ще троє.
    [4] Ще четверо.
    [5] Ще п’ятеро.
   *[other] Ще шестеро.
}
dragon-prompt-wait-pick = { $seat } вибирає гнома. { $left ->
    [1] Ще один.
    [2] Ще двоє.
    [3] Ще троє.
    [4] Ще четверо.
    [5] Ще п’ятеро.
   *[other] Ще шестеро.
}
dragon-prompt-order = Ви капітан: хто ходить { $order ->
    [1] першим
    [2] другим
    [3] третім
    [4] четвертим
   *[other] п’ятим
}?
dragon-prompt-wait-order = Порядок ходу визначає капітан: { $seat }.
dragon-prompt-turn = Ваш хід, { $gnome }: { $ap ->
    [one] { $ap } одиниця дії
    [few] { $ap } одиниці дії
   *[many] { $ap } одиниць дії
}.
dragon-prompt-dark = { $gnome } стоїть у темряві: зробіть смолоскип або завершіть хід.
dragon-prompt-dark-stuck = { $gnome } стоїть у темряві, і на смолоскип бракує одиниць дії: завершіть хід.
dragon-prompt-wait-turn = Ходить { $seat } ({ $gnome }): { $ap ->
    [one] залишилася { $ap } одиниця дії
    [few] залишилося { $ap } одиниці дії
   *[many] залишилося { $ap } одиниць дії
}.
dragon-prompt-flee = Гекс { $hex } обвалюється. { $gnome } рятується втечею: кілька вогнів однаково близько. Куди бігти?
dragon-prompt-wait-flee = Обвал! { $seat } вирішує, куди біжить { $gnome }.
dragon-prompt-take-torch = Смолоскипів у запасі немає. Звідки { $gnome } візьме смолоскип?
dragon-prompt-wait-take-torch = { $gnome } шукає смолоскип: звідки його взяти, вирішує { $seat }.
dragon-prompt-open = Хиткі камені: виберіть завал, який розчиститься.
dragon-prompt-wait-open = Хиткі камені: { $seat } вибирає завал, який розчиститься.
dragon-prompt-crack = Склепіння тріщить: виберіть сусідній гекс, який завалить.
dragon-prompt-wait-crack = Склепіння тріщить: { $seat } вибирає гекс, який завалить.
dragon-prompt-slip = Таємний лаз: перейдіть на будь-який освітлений гекс або залишіться.
dragon-prompt-wait-slip = Таємний лаз: куди йде { $gnome }, вирішує { $seat }.
dragon-prompt-hint = Ви бачили верхні карти. Що скажете іншим?
dragon-prompt-wait-hint = { $seat } дивиться карти й добирає слова.
dragon-prompt-over = Гру завершено.

## Чому не можна

dragon-why-over = Гру завершено.
dragon-why-not-asked = Зараз вирішує { $seat }.
dragon-why-no-draft = Усіх гномів уже вибрано.
dragon-why-taken = Цього гнома вже веде { $seat }: { $gnome }.
dragon-why-no-order = Порядок цього раунду вже визначено.
dragon-why-queued = Уже стоїть у черзі: { $gnome }.
dragon-why-not-in-play = Не бере участі в цій грі: { $gnome }.
dragon-why-no-choice = Зараз вибирати це не потрібно.
dragon-why-choice-first = Спершу зробіть вибір, про який вас питають.
dragon-why-other-choice = Зараз треба вибрати інше.
dragon-why-no-turn = Зараз жоден гном не ходить.
dragon-why-flee-far = { $hex ->
    [0] Вхід — не найближчий вогонь
   *[other] Гекс { $hex } — не найближчий вогонь
}: біжать до найближчого.
dragon-why-flee-dark = На гексі { $hex } немає світла: біжать до найближчого вогню.
dragon-why-open = { $hex ->
    [0] Вхід — не завал.
   *[other] Гекс { $hex } — не той завал, який можна розібрати.
}
dragon-why-crack = Завалити можна лише сусідній відкритий гекс печери без гномів, а це { $hex ->
    [0] Вхід.
   *[other] гекс { $hex }.
}
dragon-why-slip = Лаз веде лише в інші освітлені місця, а це { $hex ->
    [0] Вхід.
   *[other] гекс { $hex }.
}
dragon-why-in-the-dark = У темряві можна лише одне: зробити смолоскип.
dragon-why-ap = { $cost ->
    [one] Потрібна { $cost } одиниця дії
    [few] Потрібно { $cost } одиниці дії
   *[many] Потрібно { $cost } одиниць дії
}, а у вас { $ap }.
dragon-why-not-adjacent = { $hex ->
    [0] Вхід — не поруч.
   *[other] Гекс { $hex } — не поруч.
}
dragon-why-rubble = Гекс { $hex } завалено: спершу розберіть завал.
dragon-why-removed = Гекса { $hex } більше немає.
dragon-why-dark = На гексі { $hex } темно: принесіть смолоскип.
dragon-why-dark-load = На гексі { $hex } темно: з каменями в темряву не ходять, спершу освітіть його.
dragon-why-no-spare-torch = Зайвого смолоскипа тут немає: останній смолоскип гекса лишається на місці.
dragon-why-no-such-gems = { $here ->
    [0] Тут немає каменів.
    [one] Тут лише { $here } камінь.
    [few] Тут лише { $here } камені.
   *[many] Тут лише { $here } каменів.
}
dragon-why-no-torches = Запас смолоскипів порожній: візьміть смолоскип з іншого гекса.
dragon-why-supply-first = У запасі ще є смолоскипи: візьміть звідти.
dragon-why-source-here = Смолоскип треба взяти з іншого гекса.
dragon-why-source-empty = { $hex ->
    [0] На Вході немає смолоскипа.
   *[other] На гексі { $hex } немає смолоскипа.
}
dragon-why-source-guarded = Останній смолоскип гекса { $hex } лишається: там стоїть гном.
dragon-why-search-entrance = На Вході шукати нема чого.
dragon-why-emptied = Тут більше нема чого шукати.
dragon-why-no-gems = Каменів знайдено досить: несіть їх додому.
dragon-why-not-rubble = { $hex ->
    [0] Вхід — не завал.
   *[other] Гекс { $hex } — не завал.
}
dragon-why-no-dice = Поки в грі немає кубиків Дракона, Дракон не прислухається.
dragon-why-no-cubes = Запас кубиків пошуку порожній.
dragon-why-attract = { $hex ->
    [0] На Вході кубик не допоможе.
   *[other] На гексі { $hex } кубик не допоможе.
}
dragon-why-guild-head = Віддавати одиниці дії вміє лише { $gnome }.
dragon-why-gave = За хід можна віддати лише одну одиницю дії.
dragon-why-gift-late = Хід цього гнома вже почато або зроблено: { $gnome }.
dragon-why-seer = Дивитися карти вміє лише { $gnome }.
dragon-why-deck-empty = Ця колода порожня.

## Кінець

dragon-score-gems = Принесено каменів (треба { $target })
dragon-score-rounds = Раундів
dragon-score-slack = Запас: стільки ще можна було втратити

dragon-outcome-victory = Перемога! Усі камені ({ $target }) і всі гноми вдома, минуло { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунди.
   *[many] { $rounds } раундів.
}
dragon-outcome-cut-off = Поразка: шлях до Входу відрізано ({ $gnomes }). Каменів принесено: { $delivered } із { $target }.
dragon-outcome-too-few = Поразка: у печері залишилося замало каменів. Принесено: { $delivered } із { $target }.
dragon-outcome-rounds = Поразка: { $rounds ->
    [one] минув { $rounds } раунд
    [few] минуло { $rounds } раунди
   *[many] минуло { $rounds } раундів
}, час вийшов. Каменів принесено: { $delivered } із { $target }.
