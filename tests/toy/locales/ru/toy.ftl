box-toy-kind = карты · скрытые руки
box-toy-promise = Запечатайте карту, сделайте ставку и надейтесь, что лучшей ни у кого нет.
credits-toy = Игрушка для проверок.

## Что говорят правила

toy-prompt-turn = Ваш ход: запечатайте карту
toy-prompt-wait = Карту ещё не запечатали: { $seats }
toy-prompt-over = Руки пусты
hint-toy-turn = Запечатанные карты открывают вместе. Кто сделал ставку, выиграет на столько больше.
toy-why-not-in-hand = Карты { $card } нет у вас на руке.
toy-why-staked = Ваша ставка уже сделана: { $stake }.
toy-why-peeked = Взглянуть на верхнюю карту можно раз за игру.
toy-score-points = Очки
toy-outcome-points = Побеждает { $seats }, очков: { $points }.
toy-bot-high = Старшая карта
toy-bot-high-help = Запечатывает старшую карту и ставит на неё три.
toy-bot-search = Перебор
toy-bot-search-help = Пробует каждую карту во многих возможных партиях.
toy-option-variant = Кто выигрывает раунд
toy-option-variant-high = старшая карта
toy-option-variant-low = младшая карта

## Что говорит стол

toy-verb-Seal = Запечатать карту
toy-verb-Stake = Поставить
toy-verb-Peek = Взглянуть на верхнюю карту
toy-act-Seal = Запечатать карту { $card }
toy-act-Stake = Поставить { $stake }
toy-field-top = Верхняя карта колоды
toy-field-unseen = Карты, которых вы не видели
toy-field-peeked = Смотрели в колоду
toy-log-Staked = { $seat }: ставка { $stake }
toy-log-Sealed = { $seat }: карта запечатана
toy-log-Peeked = { $seat }: взгляд на верхнюю карту
toy-log-TopShown = Сверху лежит карта { $card }
toy-log-Revealed = Запечатанные карты: { $cards }
toy-log-RoundWon = { $seat }: раунд выигран, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
toy-log-Drew = { $seat_you ->
    [yes] { "" }
   *[no] { $seat } берёт карту
}
toy-log-CardDrawn = Вы берёте карту { $card }

## Правила вкратце

toy-rules-aim = Цель
toy-rules-aim-text = Выигрывайте раунды старшей картой; в варианте — младшей.
    Игра окончена, когда руки пусты.
toy-rules-round = Раунд
toy-rules-round-text = Каждый запечатывает карту. До этого можно поставить до трёх очков и раз за игру взглянуть на верхнюю карту колоды.
    Карты открывают вместе, и победитель получает ставку.
