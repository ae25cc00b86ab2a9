### In the Dragon's Cave: what the rules say.

## Options

dragon-option-difficulty = Difficulty
dragon-option-difficulty-easy = Easy
dragon-option-difficulty-medium = Medium
dragon-option-difficulty-high = High
dragon-option-difficulty-heroic = Heroic
dragon-option-difficulty-help = Easy and Medium ask for 15 gems, High and Heroic for 18. On Medium and Heroic the Dragon dice wake early.
dragon-option-gnomes = Gnomes
dragon-option-gnomes-help = At least one for every player; one person may lead several. Two or three make a good first cave; one gnome alone is close to hopeless.
dragon-option-layout = Cave
dragon-option-layout-snowflake = Snowflake
dragon-option-layout-three_gates = Three Gates
dragon-option-layout-great_hall = Great Hall
dragon-option-layout-help = Great Hall forgives the most, Three Gates the least: only three hexes lead out of it.
dragon-option-max_rounds = Longest game, in rounds
dragon-option-max_rounds-help = Whoever is not home by then has lost. A good game takes 25 to 50 rounds.

dragon-setup-gnomes = { $gnomes ->
    [one] One gnome is
   *[other] { $gnomes } gnomes are
} too few for { $seats } players: everybody leads at least one.

## Players that are programs

dragon-bot-good = experienced, brisk
dragon-bot-patient = experienced, patient
dragon-bot-wary = experienced, wary
dragon-bot-random = random

## What is asked

dragon-prompt-pick = Choose a gnome. { $left ->
    [one] It is the last one.
   *[other] { $left } are still to be chosen.
}
dragon-prompt-wait-pick = { $seat } chooses a gnome. { $left ->
    [one] It is the last one.
   *[other] { $left } are still to be chosen.
}
dragon-prompt-order = You are captain: who acts { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}?
dragon-prompt-wait-order = The captain, { $seat }, decides who acts when.
dragon-prompt-turn = { $gnome }, your turn: { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}.
dragon-prompt-dark = { $gnome }, you stand in the dark: make a torch, or end your turn.
dragon-prompt-dark-stuck = { $gnome }, you stand in the dark and cannot afford a torch: end your turn.
dragon-prompt-wait-turn = { $seat } leads { $gnome }: { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
} left.
dragon-prompt-flee = Hex { $hex } caves in. { $gnome }, several lights are equally near: where do you run?
dragon-prompt-wait-flee = A rockfall! { $seat } decides where { $gnome } runs.
dragon-prompt-take-torch = { $gnome }, no torch is left in the supply: from where do you take one?
dragon-prompt-wait-take-torch = { $gnome } needs a torch: { $seat } decides from where.
dragon-prompt-open = Loose stones: choose a rubble hex that becomes free.
dragon-prompt-wait-open = Loose stones: { $seat } chooses a rubble hex that becomes free.
dragon-prompt-crack = The roof cracks: choose a neighbouring hex that is buried.
dragon-prompt-wait-crack = The roof cracks: { $seat } chooses a hex that is buried.
dragon-prompt-slip = A secret passage: slip to any lit place, or stay.
dragon-prompt-wait-slip = A secret passage: { $seat } decides where { $gnome } goes.
dragon-prompt-hint = You have seen the top cards. What do you tell the others?
dragon-prompt-wait-hint = { $seat } has looked at the cards and weighs what to say.
dragon-prompt-over = The game is over.

## Why not

dragon-why-over = The game is over.
dragon-why-not-asked = It is not your turn: { $seat } is asked.
dragon-why-no-draft = All gnomes are chosen.
dragon-why-taken = Taken: { $gnome } is led by { $seat }.
dragon-why-no-order = The order of this round is fixed.
dragon-why-queued = In the order already: { $gnome }.
dragon-why-not-in-play = Not in this game: { $gnome }.
dragon-why-no-choice = There is nothing like that to choose now.
dragon-why-choice-first = First make the choice you are asked for.
dragon-why-other-choice = You are asked for another choice.
dragon-why-no-turn = No gnome has its turn now.
dragon-why-flee-far = { $hex ->
    [0] The Entrance is
   *[other] Hex { $hex } is
} not the nearest light: gnomes run to the nearest.
dragon-why-flee-dark = Hex { $hex } is not lit: gnomes run to the nearest light.
dragon-why-open = { $hex ->
    [0] The Entrance is
   *[other] Hex { $hex } is
} not rubble that can be cleared.
dragon-why-crack = Only an adjacent open cave hex without gnomes can be buried, not { $hex ->
    [0] the Entrance.
   *[other] hex { $hex }.
}
dragon-why-slip = The passage leads to other lit places only, not to { $hex ->
    [0] the Entrance.
   *[other] hex { $hex }.
}
dragon-why-in-the-dark = In the dark there is only one thing to do: make a torch.
dragon-why-ap = That costs { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
}; you have { $ap }.
dragon-why-not-adjacent = { $hex ->
    [0] The Entrance is
   *[other] Hex { $hex } is
} not adjacent.
dragon-why-rubble = Hex { $hex } is blocked by rubble: clear it first.
dragon-why-removed = Hex { $hex } is gone.
dragon-why-dark = Hex { $hex } is dark: bring a torch.
dragon-why-dark-load = Hex { $hex } is dark: nobody carries gems into the dark, light it first.
dragon-why-no-spare-torch = No torch to spare here: the last one of a hex stays.
dragon-why-no-such-gems = { $here ->
    [0] No gem lies here.
    [one] Only { $here } gem lies here.
   *[other] Only { $here } gems lie here.
}
dragon-why-no-torches = The supply of torches is empty: take one from another place.
dragon-why-supply-first = There are torches in the supply: take one from there.
dragon-why-source-here = The torch must come from another place.
dragon-why-source-empty = { $hex ->
    [0] The Entrance has no torch.
   *[other] Hex { $hex } has no torch.
}
dragon-why-source-guarded = The last torch of hex { $hex } stays: a gnome stands there.
dragon-why-search-entrance = There is nothing to find at the Entrance.
dragon-why-emptied = There is nothing left to find here.
dragon-why-no-gems = Enough gems are found: bring them home.
dragon-why-not-rubble = { $hex ->
    [0] The Entrance is not rubble.
   *[other] Hex { $hex } is not rubble.
}
dragon-why-no-dice = As long as no Dragon die is in play, the Dragon does not listen.
dragon-why-no-cubes = The supply of search cubes is empty.
dragon-why-attract = A cube would not help on { $hex ->
    [0] the Entrance.
   *[other] hex { $hex }.
}
dragon-why-guild-head = Only this gnome can give action points away: { $gnome }.
dragon-why-gave = One action point in a turn is all that can be given away.
dragon-why-gift-late = Too late for this round: { $gnome }.
dragon-why-seer = Only this gnome can look at the cards: { $gnome }.
dragon-why-deck-empty = This deck is empty.

## The end

dragon-score-gems = Gems brought home ({ $target } needed)
dragon-score-rounds = Rounds
dragon-score-slack = To spare: what could still have been lost

dragon-outcome-victory = Victory! All { $target } gems and all gnomes are home after { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
dragon-outcome-cut-off = Lost: cut off from the Entrance: { $gnomes }. Gems brought home: { $delivered } of { $target }.
dragon-outcome-too-few = Lost: too few gems are left in the cave. Brought home: { $delivered } of { $target }.
dragon-outcome-rounds = Lost: { $rounds ->
    [one] one round is
   *[other] { $rounds } rounds are
} over. Gems brought home: { $delivered } of { $target }.
