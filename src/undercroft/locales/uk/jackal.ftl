### Шакал: Підземелля: що кажуть правила.

## Налаштування

jackal-option-mud = Калюжі багна
jackal-option-mud-help = Хто зайшов у багно, той у ньому й зупиняється.
jackal-option-five_tiles = П’ять плиток
jackal-option-five_tiles-help = У кожного з початку п’ять власних відкритих плиток. Потрібне багно; від двох до чотирьох гравців.
jackal-option-alliances = Союзи
jackal-option-alliances-help = Ті, хто сидить навпроти, перемагають разом. Чотири або шість гравців.
jackal-refuse-five-tiles-mud = П’ять плиток бувають лише з багном: увімкніть його.
jackal-refuse-five-tiles-seats = П’ять плиток — гра не більш як на { $most } гравців.
jackal-refuse-alliances = Союзи — для чотирьох або шести гравців.

## Гравці-програми

jackal-bot-sly = досвідчений, шукає парі

## Що потрібно зробити

jackal-prompt-map = Викладіть плитку: будуємо печеру.
jackal-prompt-move = Ваш хід: досліджувати, кинути кубик, пірнути чи залишитися?
jackal-prompt-place = Викладіть плитку, яку витягли.
jackal-prompt-step = Ступити на нову плитку?
jackal-prompt-walk = Випало { $die }. Куди йдете?
jackal-prompt-swim = Прохід відкрито ({ $die } і { $second })! Пропливти, пройти до { $die } { $die ->
    [one] кроку
   *[other] кроків
} чи залишитися?
jackal-prompt-no-swim = Не пропливти ({ $die } і { $second }). Пройти до { $die } { $die ->
    [one] кроку
   *[other] кроків
} чи залишитися?
jackal-prompt-action = Одна дія: взяти монету, парі, кажани — або кінець ходу.
jackal-prompt-coin = Ви перемогли. До якого порожнього залу відправити монету гравця { $seat }?
jackal-prompt-head-start = Фора: випало { $die }. Куди біжите?
jackal-prompt-head-start-take = Взяти тутешню монету?
jackal-prompt-bat-move = Ви перемогли, випало { $die }. Куди кажани заженуть гравця { $seat }?
jackal-prompt-wait = Чекаємо на гравця { $seat }.
jackal-prompt-over = Гру завершено.

## Чому не можна

jackal-why-watching = Ви спостерігаєте й не можете ходити.
jackal-why-over = Гру завершено.
jackal-why-wait = Зараз не ваш хід: ходить { $seat }.
jackal-why-not-now = Зараз цього не питають.
jackal-why-explore = Жодна плитка із запасу нікуди не підходить.
jackal-why-roll = Звідси нема куди йти.
jackal-why-dive = Треба стояти в тунелі з таємним ходом.
jackal-why-dive-nowhere = Виринути нема де: іншого таємного ходу немає.
jackal-why-take = У тунелі, де ви стоїте, немає монети.
jackal-why-no-tile = Зараз викладати нема чого.
jackal-why-taken = Там уже лежить плитка.
jackal-why-apart = Плитка має лежати поруч з іншою.
jackal-why-no-match = Краї не сходяться: тунель має зустрічати тунель, стіна — стіну.
jackal-why-no-joint = Принаймні один тунель має продовжитися.
jackal-why-dead-end = Біля входу має лишатися шлях далі: ні глухого кута, ні петлі.
jackal-why-sealed = Так закриється останній шлях від входу.
jackal-why-same-turn = Плитка виглядає так само за іншого повороту: скористайтеся ним.
jackal-why-roll-first = Спершу киньте кубик.
jackal-why-dive-first = Спершу пірніть.
jackal-why-no-tunnel = Такого тунелю немає.
jackal-why-moved = Рух цього ходу вже завершено.
jackal-why-here = Пірат уже стоїть там.
jackal-why-too-far = Задалеко: стільки кроків не випало.
jackal-why-too-far-or-mud = Задалеко, або на шляху багно.
jackal-why-not-dived = Ви не пірнали: прохід відкривається лише під час пірнання.
jackal-why-no-swim = Кубики не відкрили прохід.
jackal-why-no-passage = Там немає іншого таємного ходу.
jackal-why-drop = Монету кладуть у порожній золотий зал, де ніхто з вас двох не стоїть.
jackal-why-no-ally = У цій грі немає союзів.
jackal-why-ally = Із союзником не сперечаються й кажанів на нього не насилають.
jackal-why-give-apart = Треба стояти в одному тунелі із союзником.
jackal-why-give-coins = У вас немає стільки монет.
jackal-why-target = Виберіть іншого гравця.
jackal-why-no-bats = У вас не лишилося кажанів.
jackal-why-no-wagers = У вас не лишилося парі.
jackal-why-wager-apart = Треба бути на одній плитці з гравцем { $seat }.
jackal-why-wager-coins = В обох має бути хоча б по монеті.
jackal-why-no-display = Ця гра йде без п’яти плиток.
jackal-why-slot-used = Цю плитку ви вже виклали.
jackal-why-unplaceable = Зараз ця плитка нікуди не підходить.

## Кінець

jackal-score-coins = Монети
jackal-score-team = Монети разом із гравцем { $seat }
jackal-score-team-row = Монети союзу
jackal-score-steps = Кроків до драбини
jackal-score-cut-off = Шлях до драбини відрізано
jackal-outcome-home-how = { $count ->
    [one] Раніше за всіх угору драбиною зі здобиччю.
   *[other] Разом угору драбиною зі здобиччю.
}
jackal-outcome-quiet-how = Надто довго нічого не відбувається: перемагає найбагатший.
jackal-outcome-long-how = Ліхтарі гаснуть: перемагає найбагатший.
jackal-outcome-home = { $count ->
    [one] { $seats } раніше за всіх підіймається драбиною зі здобиччю.
   *[other] { $seats } разом підіймаються драбиною зі здобиччю.
}
jackal-outcome-quiet = Надто довго нічого не відбувається: перемагає найбагатший — { $seats }.
jackal-outcome-long = Ліхтарі гаснуть: перемагає найбагатший — { $seats }.
