### Jackal: Dungeon: what the rules say.

## Options

jackal-option-mud = Mud puddles
jackal-option-mud-help = Whoever walks into mud stops there.
jackal-option-five_tiles = Five tiles
jackal-option-five_tiles-help = Everybody begins with five open tiles of their own. Needs mud; two to four players.
jackal-option-alliances = Alliances
jackal-option-alliances-help = Those who sit opposite each other win together. Four or six players.
jackal-refuse-five-tiles-mud = Five tiles are played with mud only: switch the mud on.
jackal-refuse-five-tiles-seats = Five tiles are for { $most } players at most.
jackal-refuse-alliances = Alliances are for four or six players.

## Players that are programs

jackal-bot-sly = experienced, seeks wagers

## What is asked

jackal-prompt-map = Lay the tile: you are building the cave.
jackal-prompt-move = Your turn: explore, roll, dive or stay?
jackal-prompt-place = Lay the tile you have drawn.
jackal-prompt-step = Step onto the new tile?
jackal-prompt-walk = You rolled { $die }. Where do you go?
jackal-prompt-swim = The passage is open ({ $die } and { $second })! Swim, walk up to { $die }, or stay?
jackal-prompt-no-swim = No way through ({ $die } and { $second }). Walk up to { $die }, or stay?
jackal-prompt-action = One action: take a coin, wager, send bats, or end your turn.
jackal-prompt-coin = You won. To which empty hall does { $seat }’s coin go?
jackal-prompt-head-start = Head start: you rolled { $die }. Where do you run?
jackal-prompt-head-start-take = Take the coin here?
jackal-prompt-bat-move = You won and rolled { $die }. Where do the bats drive { $seat }?
jackal-prompt-wait = Waiting for { $seat }.
jackal-prompt-over = The game is over.

## Why not

jackal-why-watching = You are watching and cannot play.
jackal-why-over = The game is over.
jackal-why-wait = It is { $seat }’s turn.
jackal-why-not-now = This is not asked for now.
jackal-why-explore = No tile of the stock fits anywhere.
jackal-why-roll = From here there is no way to walk.
jackal-why-dive = You must stand in a tunnel with a secret passage.
jackal-why-dive-nowhere = There is no other secret passage to come out of.
jackal-why-take = No coin lies in the tunnel you stand in.
jackal-why-no-tile = You have no tile to lay now.
jackal-why-taken = A tile lies there already.
jackal-why-apart = The tile must lie beside another one.
jackal-why-no-match = The edges do not fit: a tunnel must meet a tunnel, a wall a wall.
jackal-why-no-joint = At least one tunnel must go on.
jackal-why-dead-end = Beside the entrance there must be a way on: no dead end and no loop.
jackal-why-sealed = This would close the last way out of the entrance.
jackal-why-same-turn = The tile looks the same another way round: use that turn.
jackal-why-roll-first = Roll first.
jackal-why-dive-first = Dive first.
jackal-why-no-tunnel = There is no such tunnel.
jackal-why-moved = Your movement of this turn is over.
jackal-why-here = The pirate stands there already.
jackal-why-too-far = That is farther than the die allows.
jackal-why-too-far-or-mud = That is farther than the die allows, or mud lies before it.
jackal-why-not-dived = You did not dive: only a dive can open the passage.
jackal-why-no-swim = The dice did not open the passage.
jackal-why-no-passage = There is no other secret passage there.
jackal-why-drop = The coin goes to an empty gold hall where neither of you stands.
jackal-why-no-ally = There are no alliances in this game.
jackal-why-ally = You do not wager with your ally nor send bats at them.
jackal-why-give-apart = You must stand in the same tunnel as your ally.
jackal-why-give-coins = You do not have that many coins.
jackal-why-target = Choose another player.
jackal-why-no-bats = You have no bats left.
jackal-why-no-wagers = You have no wagers left.
jackal-why-wager-apart = You must be on the same tile as { $seat }.
jackal-why-wager-coins = Both of you must own a coin.
jackal-why-no-display = This game is played without five tiles.
jackal-why-slot-used = You have used this tile already.
jackal-why-unplaceable = This tile fits nowhere now.

## The end

jackal-score-coins = Coins
jackal-score-team = Coins together with { $seat }
jackal-score-team-row = Coins of the alliance
jackal-score-steps = Steps from the ladder
jackal-score-cut-off = Cut off from the ladder
jackal-outcome-home-how = { $count ->
    [one] The first to climb the ladder with enough gold.
   *[other] Up the ladder together with enough gold.
}
jackal-outcome-quiet-how = Nothing has happened for too long. The richest wins.
jackal-outcome-long-how = The lamps go out. The richest wins.
jackal-outcome-home = { $count ->
    [one] { $seats } is the first to climb the ladder with enough gold.
   *[other] { $seats } climb the ladder together with enough gold.
}
jackal-outcome-quiet = Nothing has happened for too long. The richest wins: { $seats }.
jackal-outcome-long = The lamps go out. The richest wins: { $seats }.
