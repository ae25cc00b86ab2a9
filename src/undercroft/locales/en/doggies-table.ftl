### Doggies: the table in the browser, the record, and the rules page.

## Counting

doggies-goal-short = most coins
doggies-goal = Most coins after { $rounds } rounds wins
doggies-count-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
  }
doggies-count-bow = { $count ->
    [one] { $count } bow
   *[other] { $count } bows
  }
doggies-count-fireball = { $count ->
    [one] { $count } fireball
   *[other] { $count } fireballs
  }
doggies-count-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }
doggies-count-key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }
doggies-count-nothing = nothing

## Above the board

doggies-progress-word = Round
doggies-progress-round = Round { $round } of { $rounds }
doggies-progress-countdown = Countdown: cards left
doggies-progress-countdown-help = Somebody has left: only these cards may still be drawn in this round
doggies-progress-pile = Cards in the pile
doggies-seat-look = { $name }: look closely
doggies-seat-no-dog = no dog yet
doggies-seat-coins = Coins if the game ended now
doggies-seat-paws = Paws: on the board / owned
doggies-status-ready = ready
doggies-status-in = inside
doggies-status-left = out
doggies-status-asleep = asleep
doggies-status-walk = walking

## The board

doggies-table-dungeon = { $count ->
    [one] The dungeon: { $count } room
   *[other] The dungeon: { $count } rooms
  }
doggies-table-hole = Hole
doggies-table-room = { $card }{ $state ->
    [claimed] , claimed by { $name }
    [disarmed] , disarmed
    [hole] , closed for this round
   *[free] { "" }
  }{ $here ->
    [yes] . You stand here.
    [go] . You can go there.
   *[no] .
  } { $why }
doggies-table-spot = Lay the card here: column { $x }, row { $y }
doggies-chip-dead-end = no way out
doggies-chip-locked = locked
doggies-chip-break = break, −1 paw
doggies-chip-beat = can be beaten
doggies-chip-sneak = sneak −{ $damage }
doggies-chip-trap = trap
doggies-chip-free = open
doggies-chip-coins = worth { $coins }
doggies-chip-blocked = blocked
doggies-chip-no-paw = no paw left
doggies-ask-watch = The round is over…
doggies-show-dog = { $seat } chooses a dog…
doggies-show-room = { $seat } explores…
doggies-show-sleep = { $seat } lies down…
doggies-show-walk = { $seat } is on the way…
doggies-show-fight = { $seat } meets a monster…
doggies-show-home = { $seat } comes out…
doggies-ask-blocked = { $card }: you cannot go in.
doggies-ask-enter = { $card }: go in?
doggies-note-countdown = { $count ->
    [one] Somebody left: { $count } card can still be drawn
   *[other] Somebody left: { $count } cards can still be drawn
  }
doggies-legend-joined = joined
doggies-legend-out = way out
doggies-legend-shut = into a wall
doggies-legend-exit = { $direction ->
    [N] to the north: { $joint }
    [E] to the east: { $joint }
    [S] to the south: { $joint }
   *[W] to the west: { $joint }
  }
doggies-round-over = Round { $round } is over
doggies-round-nothing = no loot
doggies-round-coins = Coins of this round
doggies-round-total = { $coins } in all
doggies-rush = Run the rest fast
doggies-round-first = First player of the next round: { $name }

## Before the game

doggies-pick-taken = Taken by
doggies-pick-mine = Your dog
doggies-pick-dog = Choose this dog
doggies-pick-quest = Your personal quest stays secret and pays only you. The other one becomes common and pays everybody.
doggies-pick-quest-kept = You have chosen. The others are still thinking.
doggies-pick-keep = Keep “{ $quest }” secret
doggies-pick-keep-short = Keep this one
doggies-pick-secret = Keep it secret
doggies-pick-yours = Your personal quest
doggies-pick-kept = Kept secret
doggies-pick-common = Becomes common
doggies-pick-wait = Everybody is choosing a personal quest.

## What can be done

doggies-do-Explore = Explore
doggies-do-Explore-note = { $count ->
    [one] draw and lay a card, { $count } left
   *[other] draw and lay a card, { $count } left
  }
doggies-do-Leave = Leave
doggies-do-Leave-note = walk out and collect; steps can be taken back
doggies-do-Sleep = Sleep
doggies-do-Sleep-note = for good, but no loot this round
doggies-do-Sleep-none = no paw left to win
doggies-do-Sleep-last = last round: a paw no longer helps
doggies-because-pile-empty = the pile is empty
doggies-because-countdown-over = the countdown is over
doggies-because-leave-no-exit = no way out yet
doggies-because-leave-blocked = every way is blocked
doggies-because-leave-locked = locked, a key is needed
doggies-because-leave-danger = too dangerous
doggies-because-dead-end = no way out after it
doggies-because-damage = too few shields
doggies-because-supply = none in the supply
doggies-because-no-potion = no such potion
doggies-because-wrong-symbol = another symbol
doggies-because-locked = locked, a key is needed
doggies-because-hole = a hole with a paw
doggies-because-claimed = a paw lies there
doggies-because-disarmed = closed this round
doggies-do-Claim = Put a paw on it
doggies-do-Skip = Leave it
doggies-do-Fight = Fight
doggies-do-Smite = Smite
doggies-do-Sneak = Sneak past
doggies-do-Hire = { $side ->
    [A] Hire: one of two
   *[B] Hire: one and a paw
  }
doggies-do-Disarm = Lay on it: { $card }
doggies-do-DisarmPotion = Lay a potion on it
doggies-do-TakeTrap = Take the trap along
doggies-do-Portal = Through to portal { $number }
doggies-do-Exit = { $direction ->
    [N] Out to the north
    [E] Out to the east
    [S] Out to the south
   *[W] Out to the west
  }
doggies-do-out = out of the dungeon
doggies-do-Break = { $arrow } Break through: { $card }
doggies-do-Rotate = Turn the card: { $card }, position { $turn }.
doggies-do-turns = Turn this card
doggies-next-look = { $card }: look closely
doggies-next-other = Another way
doggies-next-blocked = No way in
doggies-next-go = Go there
doggies-next-nothing = { $kind ->
    [portal] nothing to decide; a portal leads on to the others
    [trap] you jump over it
   *[other] nothing to decide
  }
doggies-cost-left = → { $count }
doggies-cost-quest = quests
doggies-note-Sneak = the monster stays
doggies-note-Smite = without a fight
doggies-note-Skip = the card stays for others
doggies-note-Hire = { $side ->
    [A] one of the two in every fight
   *[B] counts always
  }
doggies-note-hole = leaves a hole
doggies-note-paw-goes = its paw goes too
doggies-note-Exit = the walk ends
doggies-sleep-title = Go to sleep?
doggies-sleep-text = { $paw ->
    [yes] You win a paw, but in this round you collect nothing.
    [last] In this round you collect nothing, and it is the last one.
   *[no] In this round you collect nothing, and there is no paw left to win.
  }
doggies-sleep-yes = Sleep
doggies-exit-title = Leave the dungeon here?
doggies-exit-text = { $count ->
    [0] You take no card with you.
    [one] You take { $count } card with you; coins by this walk: { $coins }.
   *[other] You take { $count } cards with you; coins by this walk: { $coins }.
  } Your round ends.
doggies-exit-yes = Leave

## Laying a card

doggies-place-look = { $card }: look closely, or drag it to a glowing place
doggies-place-next = Next place
doggies-place-turn = Turn it
doggies-place-lay = Lay it here
doggies-place-pick = Pick a place
doggies-place-why-spot = First choose where the card goes: the places where it can lie are lit.
doggies-place-why-turn = The card can lie here in this way only.
doggies-place-chosen = { $card } would lie here. Enter turns it.
doggies-place-other = { $name } has drawn this card

## The running line

doggies-run-title = The walk of
doggies-run-shields = shields left
doggies-run-shields-help = At least one must remain
doggies-run-paws = paws left
doggies-run-attack = attack
doggies-run-bonus = Potions: { $potions }, tramps: { $tramps }
doggies-run-keys = keys
doggies-run-coins = coins so far
doggies-run-coins-help = On cards { $coins }, { $own ->
    [yes] from quests
   *[no] from common quests
  } { $quests }
doggies-run-then = → { $count }

## A walk planned before leaving

doggies-plan = Plan a walk
doggies-plan-title = Your plan
doggies-plan-ask = Where to? Choose rooms or drag the dog. Nothing is played.
doggies-plan-room = Plan: { $card }. What would you do here?
doggies-plan-out = { $count ->
    [0] The plan leads out without a card.
    [one] The plan leads out with { $count } card; coins: { $coins }.
   *[other] The plan leads out with { $count } cards; coins: { $coins }.
  }
doggies-plan-steps = { $count ->
    [0] No steps yet
    [one] { $count } step
   *[other] { $count } steps
  }
doggies-plan-back = One step back
doggies-plan-clear = Start over
doggies-plan-close = Close the plan
doggies-plan-walk = Leave and walk this way

## One’s own things and the side panel

doggies-mine-cards = Trophies and loot
doggies-mine-no-cards = Nothing yet: leave the dungeon with something.
doggies-mine-potions = Potions
doggies-mine-no-potions = none
doggies-mine-quest = Personal quest
doggies-mine-quests = Quests
doggies-mine-all = Trophies, loot and potions
doggies-mine-short = Loot { $count }
doggies-mine-quests-short = Quests { $count }
doggies-held = { $card }{ $count ->
    [1] { "" }
   *[other] , { $count } of them
  }{ $fresh ->
    [yes] , from this round
   *[no] { "" }
  }
doggies-info-common = Common quests
doggies-info-supply = Potions left
doggies-info-unseen = What the pile still holds
doggies-unseen-text = These cards are still in the piles; in which order nobody knows.
doggies-quest-symbol = { $symbol ->
    [sword] most sword trophies
    [bow] most bow trophies
   *[fireball] most fireball trophies
  }
doggies-quest-monster = for each: { $name }
doggies-quest-coins = { $count ->
    [one] coin
   *[other] coins
  }
doggies-quest-stands = { $name }: { $count }, pays { $coins }

## Close looks

doggies-kind-monster = Monster
doggies-kind-coin = Coins
doggies-kind-artifact = Artifact
doggies-kind-trap = Trap
doggies-kind-tramp = Tramp
doggies-kind-chest = Chest
doggies-kind-potion = Potions
doggies-kind-portal = Portal
doggies-kind-start = Start room
doggies-start-brief = Start
doggies-about-monster = To beat it: { $need }. Sneaking past costs { $damage ->
    [one] { $damage } shield
   *[other] { $damage } shields
  }. Trophy: { $trophy }{ $coins ->
    [0] { "." }
    [one] ; { $coins } coin.
   *[other] ; { $coins } coins.
  }
doggies-about-coin = { $coins ->
    [one] A paw takes { $coins } coin.
   *[other] A paw takes { $coins } coins.
  }
doggies-about-artifact = A paw takes it. Trophy: { $trophy }.
doggies-about-trap = Disarmed with a trophy or potion: { $symbol }. Else it takes a paw and costs a coin at the end.
doggies-about-tramp = A paw hires him. Either { $a }, one of them in each fight; or always { $b } and a paw. Costs a coin at the end.
doggies-about-chest = A paw takes it. Worth { $coins } coins if a key opens it at the end.
doggies-about-potion = A paw takes a potion from the supply.
doggies-about-portal = Leads to every other portal, whatever lies between.
doggies-about-start = Every walk begins here.
doggies-look-beat = You can beat it.
doggies-look-beat-potions = You can beat it with potions: { $potions }.
doggies-look-missing = You cannot beat it yet. Still needed: { $missing }.
doggies-look-smite = You can smite it for two paws.
doggies-look-sneak = { $damage ->
    [one] Sneaking past costs you { $damage } shield.
   *[other] Sneaking past costs you { $damage } shields.
  }
doggies-look-worth = Coins it would bring you now, quests included: { $coins }.
doggies-look-base = On the board
doggies-look-trophies = Trophies
doggies-look-spare = to be won: { $count }
doggies-look-coins = { $total }: cards { $cards }, chests { $chests }, losses { $losses }, quests { $quests }

## The record

doggies-log-dog = { $seat_you ->
    [yes] You choose { $dog }
   *[no] { $seat } chooses { $dog }
  }
doggies-log-quests-dealt = Your quests: { $quests }
doggies-log-quests-dealt-open = { $seat } has to choose from: { $quests }
doggies-log-quest-chosen = { $seat_you ->
    [yes] You have chosen your quest
   *[no] { $seat } has chosen a quest
  }
doggies-log-quests = Common quests: { $quests }
doggies-log-potion-dealt = { $seat_you ->
    [yes] You get: { $potion }
   *[no] { $seat } gets: { $potion }
  }
doggies-log-round = Round { $round }: { $seat } begins
doggies-log-explored = { $seat_you ->
    [yes] You draw: { $card }
   *[no] { $seat } draws: { $card }
  }
doggies-log-placed = { $seat_you ->
    [yes] You lay it
   *[no] { $seat } lays it
  }
doggies-log-slept = { $seat_you ->
    [yes] You go to sleep
   *[no] { $seat } goes to sleep
  }
doggies-log-slept-paw = { $seat_you ->
    [yes] You go to sleep and win a paw
   *[no] { $seat } goes to sleep and wins a paw
  }
doggies-log-walk = { $seat_you ->
    [yes] You set out
   *[no] { $seat } sets out
  }
doggies-log-turned = { $seat_you ->
    [yes] You turn a card: { $card }
   *[no] { $seat } turns a card: { $card }
  }
doggies-log-broken = { $seat_you ->
    [yes] You break through
   *[no] { $seat } breaks through
  }
doggies-log-entered = { $seat_you ->
    [yes] You enter: { $card }
   *[no] { $seat } enters: { $card }
  }
doggies-log-portal = { $seat_you ->
    [yes] You step through the portal
   *[no] { $seat } steps through the portal
  }
doggies-log-skipped = { $seat_you ->
    [yes] You leave it: { $card }
   *[no] { $seat } leaves it: { $card }
  }
doggies-log-claimed = { $seat_you ->
    [yes] You take: { $card }
   *[no] { $seat } takes: { $card }
  }
doggies-log-potion = { $seat_you ->
    [yes] You take: { $potion }
   *[no] { $seat } takes: { $potion }
  }
doggies-log-hired = { $seat_you ->
    [yes] You hire a tramp
   *[no] { $seat } hires a tramp
  }{ $paw ->
    [true] , +1 paw
   *[false] { "" }
  }
doggies-log-beaten = { $seat_you ->
    [yes] You beat: { $card }
   *[no] { $seat } beats: { $card }
  }
doggies-log-smitten = { $seat_you ->
    [yes] You smite: { $card }
   *[no] { $seat } smites: { $card }
  }
doggies-log-drunk = { $seat_you ->
    [yes] Potions used: { $potions }
   *[no] { $seat }, potions used: { $potions }
  }
doggies-log-trophy = { $seat_you ->
    [yes] Your trophy: { $trophy }
   *[no] { $seat }, trophy: { $trophy }
  }
doggies-log-passed = { $seat_you ->
    [yes] You sneak past: { $card }
   *[no] { $seat } sneaks past: { $card }
  }{ $damage ->
    [one] , −{ $damage } shield
   *[other] , −{ $damage } shields
  }
doggies-log-disarmed = { $seat_you ->
    [yes] You disarm the trap: { $card }
   *[no] { $seat } disarms the trap: { $card }
  }
doggies-log-hole = { $seat_you ->
    [yes] A hole stays where your card lay
   *[no] A hole stays where the card of { $seat } lay
  }
doggies-log-paw-lost = { $seat_you ->
    [yes] The tramp’s paw is gone
   *[no] { $seat } loses the tramp’s paw
  }
doggies-log-trap = { $seat_you ->
    [yes] You take the trap along: −{ $coins }
   *[no] { $seat } takes the trap along: −{ $coins }
  }
doggies-log-out = { $seat_you ->
    [yes] You are out
   *[no] { $seat } is out
  }{ $count ->
    [0] , empty-handed
    [one] : { $count } card, coins { $coins }
   *[other] : { $count } cards, coins { $coins }
  }
doggies-log-countdown = { $count ->
    [one] The countdown begins: { $count } card for { $seats }
   *[other] The countdown begins: { $count } cards for { $seats }
  }
doggies-log-round-ended = Round { $round } is over
doggies-log-takes = { $seat_you ->
    [yes] You keep: { $cards }
   *[no] { $seat } keeps: { $cards }
  }
doggies-log-takes-nothing = { $seat_you ->
    [yes] You keep nothing
   *[no] { $seat } keeps nothing
  }
doggies-log-first = { $seat_you ->
    [yes] You begin the next round
   *[no] { $seat } begins the next round
  }
doggies-log-over = The game is over
doggies-log-secret = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }, personal quest “{ $quest }”
doggies-log-won = { $seats_count ->
    [1] { $seats } wins
   *[other] { $seats } win together
  }

## Keys

doggies-key-choice = the choice with that number
doggies-key-next = to the next place for the card
doggies-key-turn = turn the card
doggies-key-place = lay the card; enter the chosen room
doggies-key-arrows = the next room of the walk; on the map from room to room
doggies-key-plan = plan a walk before you leave
doggies-key-look = look closely at the room in focus
doggies-key-zoom = nearer, farther, everything
doggies-key-cancel = take the card back up; another room

## The rules page

doggies-rules-goal = The goal
doggies-rules-goal-text =
    Two to four dogs explore the same dungeon, each for itself. After three rounds the dog with the most coins wins.
    In every round the players add rooms to the dungeon in turn. Once per round each of them walks out and collects what lies on the way, or goes to sleep instead. When everybody has done so, the round is over.
doggies-rules-setup = Before the start
doggies-rules-setup-text =
    Everybody picks a dog and puts five paws on its board; two more can be won later. Everybody gets a potion.
    Two quests are dealt to each. One becomes the player’s personal quest: it is secret and pays only its owner; the other is turned up when all have chosen, and pays everybody.
doggies-rules-dogs = The dogs
doggies-rules-dogs-text = Each board shows symbols of its own, which are always there and never used up. All have three shields, Ruta has five.
doggies-rules-turn = Your turn
doggies-rules-turn-text =
    Explore: draw a card and lay it. Leave: walk from the start room to an exit, all in this turn. Sleep: you are out for this round without loot, but win a paw for the rest of the game, up to seven.
doggies-rules-place = Laying a card
doggies-rules-place-text =
    Turn the card as you like. At least one of its exits must meet an exit of a room that lies there already; a door is an exit too. Other sides need not match, and a way may end at a wall.
    The coloured side with the trophy is a wall.
doggies-rules-walk = The walk
doggies-rules-walk-text =
    You start in the start room and go from room to room through open exits; no room is entered twice. In each room you decide before you go on. The walk ends when you step out to the table through an exit without a room behind it.
    What you take you mark with a paw, and it counts at once: a trophy won in one room helps in the next. The table offers only steps after which you can still get out, and until another player acts you may take steps back.
    When the round ends, the cards under your paws are yours, and the paws return.
doggies-rules-monsters = Monsters
doggies-rules-monsters-text =
    To beat a monster you need all the symbols at its top left: from your board, from trophies and, if need be, from potions, which are used up. It costs a paw and gives you the trophy on its coloured side and its coins.
    Or you sneak past: the number in the red star is damage. On one walk all damage together must stay below your shields. After the walk it is forgotten.
doggies-rules-rooms = Other rooms
doggies-rules-rooms-text =
    Coins, artifacts and chests take a paw. A chest pays only if you have a key for it at the end; each key opens one.
    In a potion room a paw buys a potion from the supply. A tramp has two sides, and you choose: either one of two symbols, newly chosen in every fight, or one symbol for good and an extra paw. He costs a coin at the end.
    All portals are neighbours of each other.
doggies-rules-traps = Traps
doggies-rules-traps-text =
    Disarm it with a trophy card or a potion of its symbol: the card lies on the trap and is lost. If you took that card on this very walk, a hole remains in its place. A disarmed trap is closed to everybody else for the round.
    Or take the trap along: it costs a paw now and a coin at the end.
doggies-rules-doors = Doors and keys
doggies-rules-doors-text = A passage with a door on either side needs a key, and so does an exit with a door. A key opens every door and is never used up. Key dragonflies are keys; Pluto has one from the start.
doggies-rules-blocked = What blocks the way
doggies-rules-blocked-text = Rooms with paws of others, disarmed traps and holes cannot be entered until the round ends. Rooms that were skipped, and monsters that were sneaked past, stay open to all.
doggies-rules-countdown = The countdown
doggies-rules-countdown-text = When the first dog leaves the dungeon, four cards are counted off for each dog still in it. When they are used up, nobody can explore any more in this round. Sleeping starts no countdown.
doggies-rules-score = The end
doggies-rules-score-text =
    Coins on your cards; 4 for every chest with a key; minus 1 for every trap and every tramp; and the quests.
    A monster quest pays 2 coins for each such monster. A symbol quest pays 5 coins to the one with the most trophies of that symbol; potions left over count, the board does not, except to break a tie. If it is still a tie, nobody is paid.
    Level on coins: more quests fulfilled decide. Still level: the victory is shared.
doggies-rules-harder = Harder games
doggies-rules-harder-text = With three or four players the start room may show the face with fewer exits. Or you play without potions. Both can be combined.
doggies-rules-advice = A few hints
doggies-rules-advice-text =
    Trophies of the first round open the strong monsters of the later ones.
    Whoever leaves first takes the best and puts the others under pressure.
    A paw you leave unused is wasted: leave when all of them would be well spent.

## Short questions, where there is little room

doggies-brief-turn = Your turn: explore, leave or sleep?
doggies-brief-turn-last = No more cards: leave or go to sleep.
doggies-brief-place = { $card }: where to?
doggies-brief-walk-start = Where to first?
doggies-brief-walk-turn = Where to first? Cards with a ring can be turned.
doggies-brief-trap = { $card }: disarm it or take it along?
doggies-brief-tramp = { $card }: hire him? Which side up?
doggies-brief-potion = { $card }: take a potion or go on?
doggies-brief-chest = { $card }: place a paw? Nothing without a key.
doggies-brief-coin = { $card }: place a paw?
doggies-brief-artifact = { $card }: place a paw?
