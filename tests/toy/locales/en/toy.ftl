box-toy-kind = cards · hidden hands
box-toy-promise = Seal a card, stake on it, and hope that nobody sealed a better one.
credits-toy = The toy of the tests.

## What the rules say

toy-prompt-turn = Your turn: seal one of your cards
toy-prompt-wait = { $seats } must still seal a card
toy-prompt-over = The hands are empty
hint-toy-turn = The sealed cards are shown together. Whoever stakes wins that much more.
toy-why-not-in-hand = Card { $card } is not in your hand.
toy-why-staked = You have staked { $stake } already.
toy-why-peeked = You may look at the top card once a game.
toy-score-points = Points
toy-outcome-points = { $seats } wins with { $points } points.
toy-bot-high = Highest card
toy-bot-high-help = Seals its highest card and stakes three on it.
toy-bot-search = Search
toy-bot-search-help = Tries each card in many possible games.
toy-option-variant = Who wins a round
toy-option-variant-high = the highest card
toy-option-variant-low = the lowest card

## What the table says

toy-verb-Seal = Seal a card
toy-verb-Stake = Stake
toy-verb-Peek = Look at the top card
toy-act-Seal = Seal card { $card }
toy-act-Stake = Stake { $stake }
toy-field-top = Top card of the deck
toy-field-unseen = Cards you have not seen
toy-field-peeked = Has looked
toy-log-Staked = { $seat } stakes { $stake }
toy-log-Sealed = { $seat } has sealed a card
toy-log-Peeked = { $seat } looks at the top card
toy-log-TopShown = On top lies card { $card }
toy-log-Revealed = The sealed cards: { $cards }
toy-log-RoundWon = { $seat } wins the round and { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toy-log-Drew = { $seat_you ->
    [yes] { "" }
   *[no] { $seat } draws a card
}
toy-log-CardDrawn = You draw card { $card }

## The rules in short

toy-rules-aim = The aim
toy-rules-aim-text = Win rounds with the highest card; in the variant, with the lowest.
    The game is over when the hands are empty.
toy-rules-round = A round
toy-rules-round-text = Everybody seals a card. Before that you may stake up to three points, and once a game look at the top card of the deck.
    The cards are shown together, and the winner gets the stake.
