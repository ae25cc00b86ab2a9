### Dungeon Raiders: what the rules say.

## Options

raiders-option-variant = Variant
raiders-option-variant-standard = Standard
raiders-option-variant-tactical = Tactical
raiders-option-variant-help = Standard: all choose in secret and turn their cards up together. Tactical: cards are laid openly one after another, the holder of the scroll first.

## What is asked

raiders-prompt-treasure = { $room }: play a card. The highest card takes the first chest.
raiders-prompt-monster = { $room }: play a card. If you all fall short together, the lowest card is wounded.
raiders-prompt-vault = { $room }: play a card. Its number decides what you take.
raiders-prompt-trap = { $room }: play a card. The highest card of all sets the penalty.
raiders-prompt-boss = The boss, { $room }: play your last card.
raiders-prompt-second = { $room }: you have seen the cards in the crystal ball. Play your real card.
raiders-prompt-wait = { $count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for: { $seats }.
}
raiders-prompt-over = The game is over.

## Why not

raiders-why-watching = You are watching and cannot play.
raiders-why-over = The game is over.
raiders-why-chosen = You have already played your card in this room.
raiders-why-wait = It is not your turn: { $count ->
    [one] { $seats } plays first.
   *[other] { $seats } play first.
}
raiders-why-spent = Your { $value } was already played on this floor.
raiders-why-no-item = You do not have this card: { $item }.
raiders-why-second-ball = No second crystal ball in the same room: now play your real card.
raiders-why-key = The key is for treasure rooms only (and to get away from the Mega-dragon).
raiders-why-sword = The sword is for monsters and bosses only.
raiders-why-torch = A torch is played into a room only to get away from the Wolf pack; elsewhere it lights the dark rooms.
raiders-why-torch-used = You have used a torch on this floor already: you know what lies in the dark.
raiders-why-nothing-dark = No room of this floor lies face down any more.

## The bosses in one line

raiders-boss-petrifies = If you fall short, the lowest cards turn to stone: out of the game.
raiders-boss-escape = { $item }: whoever plays it gets away. { $wounds ->
    [one] The lowest of the others take { $wounds } wound.
   *[other] The lowest of the others take { $wounds } wounds.
}
raiders-boss-fives = A 5 and a sword count only { $value } here. { $wounds ->
    [one] The lowest take { $wounds } wound.
   *[other] The lowest take { $wounds } wounds.
}
raiders-boss-highest = It attacks the highest cards: { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
raiders-boss-reward = The highest cards win { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each (unless all are equal and lose). Defeat: { $wounds ->
    [one] the lowest take { $wounds } wound.
   *[other] the lowest take { $wounds } wounds.
}
raiders-boss-robs-and-wounds = If you fall short, the lowest lose { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and take { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
raiders-boss-robs = If you fall short, the lowest lose { $coins ->
    [one] { $coins } coin and take no wounds.
   *[other] { $coins } coins and take no wounds.
}
raiders-boss-plain = If you fall short, the lowest take { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}

## The score sheet

raiders-score-petrified = Turned to stone by the boss: out of the game
raiders-score-wounds = Wounds
raiders-score-fainted = Most wounded: faints and cannot win
raiders-score-standing = Still standing
raiders-score-all-equal = All are equally wounded: nobody faints
raiders-score-two-of-three = In a game of three nobody faints when two are the most wounded
raiders-score-coins = Coins
raiders-score-most-coins = Most coins of all who are standing
raiders-score-fewer-coins = Fewer coins than the richest, who has { $most }
raiders-score-tie-won = As many coins as others, but fewer wounds ({ $seats })
raiders-score-tie-lost = As many coins as others, but more wounds ({ $seats })
raiders-score-tie-shared = As many coins and as few wounds as others: a shared victory ({ $seats })

raiders-outcome-coins-how = Most coins: { $coins }.
raiders-outcome-wounds-how = As many coins as others ({ $coins }), but fewer wounds ({ $wounds }).
raiders-outcome-shared-how = Equal coins ({ $coins }) and equal wounds ({ $wounds }).
raiders-outcome-last-how = The only one left standing.
raiders-outcome-coins = { $seats } wins with the most coins: { $coins }.
raiders-outcome-wounds = { $seats } wins: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} like others, but fewer wounds ({ $wounds }).
raiders-outcome-shared = Shared victory: { $seats }. Equal coins ({ $coins }) and equal wounds ({ $wounds }).
raiders-outcome-last = { $seats } wins: the only one left standing.
raiders-outcome-nobody = Nobody wins: all were turned to stone.
