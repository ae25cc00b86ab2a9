box-toy-kind = карти · приховані руки
box-toy-promise = Запечатайте карту, зробіть ставку й сподівайтеся, що кращої ні в кого немає.
credits-toy = Іграшка для перевірок.

## Що кажуть правила

toy-prompt-turn = Ваш хід: запечатайте карту
toy-prompt-wait = Карту ще не запечатали: { $seats }
toy-prompt-over = Руки порожні
hint-toy-turn = Запечатані карти відкривають разом. Хто зробив ставку, виграє на стільки більше.
toy-why-not-in-hand = Карти { $card } немає у вас на руці.
toy-why-staked = Ваша ставка вже зроблена: { $stake }.
toy-why-peeked = Глянути на верхню карту можна раз за гру.
toy-score-points = Очки
toy-outcome-points = Перемагає { $seats }, очок: { $points }.
toy-bot-high = Старша карта
toy-bot-high-help = Запечатує старшу карту й ставить на неї три.
toy-bot-search = Перебір
toy-bot-search-help = Пробує кожну карту в багатьох можливих партіях.
toy-option-variant = Хто виграє раунд
toy-option-variant-high = старша карта
toy-option-variant-low = молодша карта

## Що каже стіл

toy-verb-Seal = Запечатати карту
toy-verb-Stake = Поставити
toy-verb-Peek = Глянути на верхню карту
toy-act-Seal = Запечатати карту { $card }
toy-act-Stake = Поставити { $stake }
toy-field-top = Верхня карта колоди
toy-field-unseen = Карти, яких ви не бачили
toy-field-peeked = Дивилися в колоду
toy-log-Staked = { $seat }: ставка { $stake }
toy-log-Sealed = { $seat }: карту запечатано
toy-log-Peeked = { $seat }: погляд на верхню карту
toy-log-TopShown = Зверху лежить карта { $card }
toy-log-Revealed = Запечатані карти: { $cards }
toy-log-RoundWon = { $seat }: раунд виграно, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
toy-log-Drew = { $seat_you ->
    [yes] { "" }
   *[no] { $seat } бере карту
}
toy-log-CardDrawn = Ви берете карту { $card }

## Правила стисло

toy-rules-aim = Мета
toy-rules-aim-text = Вигравайте раунди старшою картою; у варіанті — молодшою.
    Гру закінчено, коли руки порожні.
toy-rules-round = Раунд
toy-rules-round-text = Кожен запечатує карту. До цього можна поставити до трьох очок і раз за гру глянути на верхню карту колоди.
    Карти відкривають разом, і переможець отримує ставку.
