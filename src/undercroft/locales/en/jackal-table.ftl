### Jackal: Dungeon: the words of the table in the browser.

## Deeds

jackal-verb-Explore = Explore
jackal-verb-Roll = Roll the die
jackal-verb-Dive = Dive
jackal-verb-Stay = Stay here
jackal-verb-StepOn = Step on
jackal-verb-MoveTo = Go here
jackal-verb-SwimTo = Swim here
jackal-verb-TakeCoin = Take the coin
jackal-verb-Wager = Wager
jackal-verb-Prank = Bats
jackal-verb-Give = Give coins
jackal-verb-EndTurn = End the turn
jackal-verb-DropCoin = Put the coin here
jackal-verb-LeaveCoin = Let the loser keep it
jackal-verb-MovePirate = Drive here
jackal-verb-LeavePirate = Let the pirate be
jackal-win-MoveTo = To the ladder: you win!
jackal-win-MovePirate = Drive here: { $name } wins!
jackal-lay = Lay it here
jackal-turn = Turn
jackal-give = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
jackal-target = { $home ->
    [-1] coins: { $coins }, cut off, to gold: { $gold }
   *[other] coins: { $coins }, to the ladder: { $home }, to gold: { $gold }
}
jackal-target-home = { $home ->
    [-1] coins: { $coins }, cut off
   *[other] coins: { $coins }, to the ladder: { $home }
}
jackal-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
jackal-hall-chance = { $percent } % gold hall
jackal-dive-chance = 1 in 3, else on foot
jackal-dive-about = Two dice: with equal ones or a sum of seven (1 in 3) you swim to another passage. Else you walk up to the lower die. Exits: { $exits }.
jackal-dive-exits = Exits for a dive: { $exits }.
jackal-ask-lay = Lay it like this?
jackal-note-Wager = Whom do you challenge?
jackal-note-Prank = Who gets the bats?
jackal-note-Give = How many coins does your ally get?
jackal-about-Wager = 62 % for you. The coin goes to an empty hall, not to you.
jackal-about-Prank = 62 % for you. The winner drives the other’s pirate.
jackal-tokens-after = Tokens left afterwards: { $left }.
jackal-at-frontier = An open end: a new tile laid here can be entered at once.
jackal-not-at-frontier = No open end here: a new tile will not carry you on.
jackal-foresee-joints = Tunnels joined: { $joints }. Ways on: { $openings }.
jackal-foresee-step = You can step onto it.
jackal-foresee-no-step = You cannot step onto it.
jackal-foresee-hall = { $steps ->
    [one] Gold: { $steps } step away.
   *[other] Gold: { $steps } steps away.
}
jackal-foresee-hall-cut-off = Nobody will reach this gold.
jackal-hall-steps = Steps to it: { $list }
jackal-die = Die: { $die }

## The map

jackal-map = The cave map. Arrow keys move from place to place.
jackal-map-home = Show the entrance
jackal-map-place = { $facts } (east { $x }, north { $y }){ $steps ->
    [0] { "" }
    [one] , { $steps } step
   *[other] , { $steps } steps
}
jackal-map-place-offered = Possible: { $facts } (east { $x }, north { $y }){ $steps ->
    [0] { "" }
    [one] , { $steps } step
   *[other] , { $steps } steps
}
jackal-map-cell = Empty place (east { $x }, north { $y }): the tile does not fit
jackal-map-cell-offered = Lay here (east { $x }, north { $y }), ways to turn it: { $turns }
jackal-map-stop = stop
jackal-map-chance = { $percent } %
jackal-place-tunnel = tunnel { $number } of { $all }
jackal-place-passage = secret passage
jackal-place-mud = mud
jackal-place-coin = a coin
jackal-about-entrance = The ladder out. Whoever ends a walk here with enough coins wins.
jackal-about-cavern = Fits everywhere: each side meets a tunnel as well as a wall.
jackal-about-cave = A tile of the cave.
jackal-about-hall = One coin lies in the hall when the tile is laid. It is taken as an action, by whoever stands in this tunnel.
jackal-about-separate = { $count } tunnels on this tile do not meet: nobody changes from one to another here.
jackal-about-passage = In the tunnel with the crack you may dive for another passage.
jackal-about-mud = A walk that enters the mud ends there.
jackal-about-mud-off = The mud does not matter in this game.

## The seats and one’s own things

jackal-chip-map = Start map, tiles left: { $left }
jackal-chip-round = Round { $round }
jackal-moment-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
jackal-goal = { $team ->
    [yes] Both home with { $goal } coins win
   *[no] Home with { $goal } coins wins
}
jackal-goal-full = { $team ->
    [yes] Allies win together: both stand at the entrance, where the ladder is, and own { $goal } coins between them. Your ally is named under your name.
   *[no] The first to be back at the entrance, where the ladder is, with { $goal } coins wins at once. Coins lie in gold halls.
}
jackal-chip-quiet = Quiet rounds: { $quiet } of { $limit }
jackal-chip-last = { $left ->
    [one] Last round
   *[other] { $left } rounds left
}
jackal-seat-show = Show the pirate on the map
jackal-seat-ally = & { $name }
jackal-seat-coins = Coins
jackal-seat-wagers = Wagers left
jackal-seat-bats = Bats left
jackal-seat-home = Steps to the ladder
jackal-seat-nearest = Nearest to the ladder with gold, steps
jackal-seat-rich = Has enough! { $steps ->
    [one] { $steps } step home
   *[other] { $steps } steps home
}, about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
jackal-seat-rich-home = Home with the gold!
jackal-seat-rich-cut-off = Has enough, but is cut off from the ladder
jackal-seat-rich-short = { $steps ->
    [one] { $steps } step home!
   *[other] { $steps } steps home!
}
jackal-seat-rich-cut-off-short = Rich, cut off
jackal-own-coins = { $team ->
    [yes] Your coins together: { $coins } of { $goal }
   *[no] Your coins: { $coins } of { $goal }
}{ $missing ->
    [0] { "" }
   *[other] , { $missing } to go
}
jackal-own-wagers = Wagers: { $count }
jackal-own-bats = Bats: { $count }
jackal-own-tiles = Your tiles
jackal-own-tile = Your tile: { $name }
jackal-own-used = used

## The trial

jackal-trial-wager = A wager
jackal-trial-prank = A bat prank
jackal-trial-throws = Show the throws
jackal-trial-ties = The one who began wins ties; the other must be higher twice.
jackal-trial-won = { $you ->
    [yes] You win.
   *[no] { $seat } wins.
}

## The side panel

jackal-info = Tiles left
jackal-info-left = All tiles left
jackal-info-map = Left for the start map
jackal-info-stock = In the stock
jackal-info-halls = Gold halls
jackal-info-passages = Secret passages
jackal-info-chance = Next tile is a hall
jackal-info-openings = Ways on from the entrance
jackal-info-returned = Put back into the start pile: { $tiles }
jackal-legend = Reading the map
jackal-legend-entrance = The entrance with the ladder: all begin here, and win here.
jackal-legend-bridge = A bridge: two tunnels, not joined
jackal-legend-bends = Two bends: two tunnels, not joined
jackal-legend-cave-in = A cave-in: the tunnel ends here
jackal-legend-cavern = A cavern: fits tunnels and walls alike
jackal-legend-hall = A gold hall with its coin
jackal-legend-passage = Secret passage: dive here
jackal-legend-mud = Mud: the walk ends here

## Keys

jackal-key-arrows = Move over the map
jackal-key-next = Next lit place
jackal-key-enter = Take up a place; again: go, or lay the tile
jackal-key-move = Explore, roll, dive, stay
jackal-key-turn = Turn the tile
jackal-key-deed = Step on, take the coin, end the turn
jackal-key-trial = Wager, bats, give
jackal-key-look = Look at the tile closely
jackal-key-home = Show the entrance
jackal-key-zoom = Nearer, farther, the whole map
jackal-key-cancel = Put back

## The record

jackal-log-set-aside = Fits nowhere and goes back: { $tiles }.
jackal-log-drew = { $seat_you ->
    [yes] You draw: { $tile }.
   *[no] { $seat } draws: { $tile }.
}
jackal-log-map-done = The cave is built: everybody climbs down
jackal-log-left-over = Tiles that fitted nowhere go into the stock: { $count }.
jackal-log-placed = { $seat_you ->
    [yes] You lay: { $tile }.
   *[no] { $seat } lays: { $tile }.
}
jackal-log-turn = Round { $round }: { $seat }
jackal-log-own-tile = { $seat_you ->
    [yes] You take a tile of your own: { $tile }.
   *[no] { $seat } takes a tile of their own: { $tile }.
}
jackal-log-rolled = { $seat_you ->
    [yes] You roll { $die }.
   *[no] { $seat } rolls { $die }.
}
jackal-log-dived = { $seat_you ->
    [yes] You dive, { $die } and { $second }: the passage is open!
   *[no] { $seat } dives, { $die } and { $second }: the passage is open!
}
jackal-log-dived-not = { $seat_you ->
    [yes] You dive, { $die } and { $second }: no way through.
   *[no] { $seat } dives, { $die } and { $second }: no way through.
}
jackal-log-moved-walk = { $seat_you ->
    [yes] You walk { jackal-steps }.
   *[no] { $seat } walks { jackal-steps }.
}
jackal-log-moved-step = { $seat_you ->
    [yes] You step onto the new tile.
   *[no] { $seat } steps onto the new tile.
}
jackal-log-moved-swim = { $seat_you ->
    [yes] You swim through the passage.
   *[no] { $seat } swims through the passage.
}
jackal-log-moved-bats = { $seat_you ->
    [yes] Bats drive you { jackal-steps }.
   *[no] Bats drive { $seat } { jackal-steps }.
}
jackal-log-stayed = { $seat_you ->
    [yes] You stay.
   *[no] { $seat } stays.
}
jackal-log-coin = { $seat_you ->
    [yes] You take a coin: { $coins } now.
   *[no] { $seat } takes a coin: { $coins } now.
}
jackal-log-wager = { $seat_you ->
    [yes] You challenge { $seat_to } to a wager.
   *[no] { $seat } challenges { $seat_to } to a wager.
}
jackal-log-prank = { $seat_you ->
    [yes] You send bats at { $seat_to }.
   *[no] { $seat } sends bats at { $seat_to }.
}
jackal-log-won = { $seat_you ->
    [yes] You win the trial { $own } to { $other }.
   *[no] { $seat } wins the trial { $own } to { $other }.
}
jackal-log-dropped = { $seat_you ->
    [yes] You put a coin of { $from_seat } on an empty hall.
   *[no] { $seat } puts a coin of { $from_seat } on an empty hall.
}
jackal-log-left = { $seat_you ->
    [yes] You leave { $from_seat } the coin.
   *[no] { $seat } leaves { $from_seat } the coin.
}
jackal-log-head-start = { $seat_you ->
    [yes] Your head start: { $die }.
   *[no] { $seat }’s head start: { $die }.
}
jackal-log-bats = { $seat_you ->
    [yes] You roll { $die } for the bats.
   *[no] { $seat } rolls { $die } for the bats.
}
jackal-log-given = { $seat_you ->
    [yes] You give { $seat_to } coins: { $coins }.
   *[no] { $seat } gives { $seat_to } coins: { $coins }.
}
jackal-log-over = The end
jackal-log-over-home = At the ladder with enough gold: { $seats }.
jackal-log-over-quiet = Nothing happened for too long. The richest: { $seats }.
jackal-log-over-long = The hundredth round is over. The richest: { $seats }.

## The rules

jackal-rules-picture-map = Opening meets opening, wall meets wall; in the corner a hall with its coin.
jackal-rules-picture-trial = A trial: the second pirate was higher twice and wins. Equal dice count for the one who began.
jackal-rules-goal = What it is about
jackal-rules-goal-text =
    You are pirates in a cave that grows as you explore it. Gather gold coins and be the first to end a move on the entrance with enough of them: 10 with two players, 7 with three or four, 5 with five or six.
    It does not matter who moved your pirate there: even bats can carry you to victory.
jackal-rules-tiles = Tiles and tunnels
jackal-rules-tiles-text =
    Every tile has tunnels that open on its sides. Tunnels of one tile do not meet, even where they cross: you are always in one of them. You step from tile to tile where opening meets opening.
    A new tile must lie beside another so that openings meet openings, walls meet walls, and at least one tunnel goes on. Caverns fit everything; where a cavern faces a wall there is no way through.
    Beside the entrance no dead end and no loop may be laid, and while tiles are left the last way out of the entrance may not be closed.
jackal-rules-map = The start map
jackal-rules-map-text =
    Everybody rolls; the highest lays the first tile and later takes the first turn. In turns you lay 20 tiles. A tile that fits nowhere goes back and another is drawn.
    A gold hall gets a coin as soon as it is laid. Then all pirates stand on the entrance.
jackal-rules-turn = A turn
jackal-rules-turn-text =
    First one movement: explore, or roll and walk, or dive into a secret passage, or stay. Then at most one action: take a coin, wager, send bats, or none.
jackal-rules-explore = Exploring
jackal-rules-explore-text =
    Draw a tile from the stock and lay it anywhere it fits. If it joins the very tunnel you stand in, you may step onto it.
jackal-rules-walk = Walking
jackal-rules-walk-text =
    Roll a die and walk up to that many steps, turning and passing others as you like; only where you end counts. You may also stay after seeing the die. Coins you pass are not taken.
jackal-rules-passage = Halls and secret passages
jackal-rules-passage-text =
    If you stand in a tunnel with a crack at the start of your turn, you may dive: roll two dice. With equal dice or a sum of seven you may swim to any other passage. Otherwise, or if you prefer, you walk up to the lower die.
jackal-rules-action = Taking gold
jackal-rules-action-text =
    If you stand in the tunnel of a hall that holds a coin, you may take it as your action. One action a turn: you cannot take a coin and wager as well.
jackal-rules-wager = Wagers
jackal-rules-wager-text =
    On the same tile as a rival, in whichever tunnels, when both of you own a coin, you may spend a wager. Both roll a die three times. The rival wins only by being strictly higher at least twice; otherwise you win.
    The winner may put a coin of the loser on an empty hall where neither of you stands. If you win, you roll a die, run up to that many steps, and may take a coin there.
jackal-rules-bats = Bats
jackal-rules-bats-text =
    Spend a bat token against any rival, however far away. The trial is the same. The winner rolls a die and may move the loser’s pirate up to that many steps. Nobody takes a coin.
jackal-rules-end = The end
jackal-rules-end-text =
    The first on the entrance with enough coins wins at once. If ten rounds in a row bring no new tile, no coin and no token spent while nobody has enough, or after 100 rounds, the richest wins; at a tie the one nearer to the ladder.
jackal-rules-variants = Variants
jackal-rules-variants-text =
    Mud: a walk that enters mud ends there. Next turn you walk on freely; a head start does not carry you out of mud that you walked into in the same turn.
    Five tiles (with mud, two to four players): everybody has five open tiles, a cavern, two with passages and two with mud, and may lay one of them instead of drawing.
    Alliances (four or six players): those who sit opposite are allies. Both must be on the entrance, together owning 12 coins (four players) or 8 (six). In the same tunnel you may give your ally coins as an action.
jackal-rules-advice = Advice
jackal-rules-advice-text =
    Stand at an open end when you explore: a hall laid there is yours in the same turn. Keep a bat for the moment when a rival with enough gold comes near the ladder.

# While something is shown, the question is what it is.
jackal-show-tile = { $seat_you ->
    [yes] You take a tile…
   *[no] { $seat } takes a tile…
}
jackal-show-cave = { $seat_you ->
    [yes] You lay a tile…
   *[no] { $seat } lays a tile…
}
jackal-show-die = { $seat_you ->
    [yes] You roll the die…
   *[no] { $seat } rolls the die…
}
jackal-show-dice = { $seat_you ->
    [yes] You dive…
   *[no] { $seat } dives…
}
jackal-show-walk = { $seat_you ->
    [yes] You are on the way…
   *[no] { $seat } is on the way…
}
jackal-show-bats = { $seat_you ->
    [yes] Bats drive you…
   *[no] Bats drive { $seat }…
}
jackal-show-coin = { $seat_you ->
    [yes] You take a coin…
   *[no] { $seat } takes a coin…
}
jackal-show-drop = { $seat_you ->
    [yes] You send the coin to a hall…
   *[no] { $seat } sends the coin to a hall…
}
jackal-show-leave = { $seat_you ->
    [yes] You leave the coin…
   *[no] { $seat } leaves the coin…
}
jackal-show-give = { $seat_you ->
    [yes] You give coins…
   *[no] { $seat } gives coins…
}
jackal-show-stay = { $seat_you ->
    [yes] You stay…
   *[no] { $seat } stays…
}
jackal-show-trial = Three throws decide…

## Short questions, where there is little room

jackal-brief-action = An action, or end the turn?
jackal-brief-move = Your turn: how will you move?
jackal-brief-swim = The passage is open: { $die } and { $second }. Where to?
jackal-brief-no-swim = No way through: { $die } and { $second }. Where to?
jackal-brief-bat-move = You rolled { $die }. Where does { $seat } go?
jackal-brief-coin = Which hall gets the coin of { $seat }?
jackal-go-coin = Go to the gold hall: 1 coin
