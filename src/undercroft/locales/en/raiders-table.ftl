### Dungeon Raiders: the table in the browser, the record, and the rules page.

## The corridor

raiders-goal-short = most coins
raiders-goal = Get rich without the most wounds
raiders-table-power = Power card { $value }
raiders-table-floor = Floor { $floor }
raiders-table-floor-of = of { $floors }
raiders-table-progress = { $done } of { $all } rooms behind you; a boss waits in the last one
raiders-table-door = { $state ->
    [now] Room { $number }, you are here: { $name }. { $facts }
    [past] Room { $number }, done: { $name }. { $facts }
    [lit] Room { $number }, only you see it: { $name }. { $facts }
    [torch] Room { $number }, seen by torchlight: { $name }. { $facts }
    [seen] Room { $number }, everybody sees it: { $name }. { $facts }
   *[dark] Room { $number }: { $name }.
  }
raiders-table-dark = Dark
raiders-table-nobody-knows = nobody knows
raiders-table-boss-unknown = A boss
raiders-table-boss-hidden = which one is unknown
raiders-table-only-you = only you see it
raiders-table-by-torch = seen by whoever lit a torch
raiders-table-resolved = done
raiders-table-nothing = nothing happened
raiders-table-of = of { $strength }
raiders-table-look = Look closely
raiders-table-legend = How the doors are lit
raiders-table-light-now = now
raiders-table-light-seen = all see it
raiders-table-light-lit = only you
raiders-table-light-torch = by torch
raiders-table-light-dark = dark
raiders-table-light-past = done

## The room

raiders-table-chest-first = to the highest card
raiders-table-chest-second = to the next one
raiders-table-shares = { $chest ->
    [1] First chest: each sharer’s part
   *[other] Second chest: each sharer’s part
  }
raiders-table-shared-by = { $count ->
    [1] alone
   *[other] shared by { $count }
  }
raiders-table-strength = strength
raiders-table-unbeatable = cannot be beaten
raiders-table-to-lowest = to the lowest
raiders-table-to-highest = to the highest
raiders-table-range = possible: { $span }
raiders-table-escape = { $item } lets you slip away. Held by:
raiders-table-in-no-hand = nobody
raiders-table-left = { $count } left
raiders-table-none-left = none left
raiders-table-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
raiders-table-heals = { $count ->
    [one] heals { $count } wound
   *[other] heals { $count } wounds
  }
raiders-table-victims-most_coins = Hits the richest:
raiders-table-victims-fewest_wounds = Hits the healthiest:
raiders-table-you-hit = That is you!
raiders-table-penalties = { $penalty ->
    [lose_coins] Coins lost, by the highest card
   *[take_wounds] Wounds taken, by the highest card
  }
raiders-table-highest-card = Highest card
raiders-table-lose = coins lost
raiders-table-take = wounds taken
raiders-table-card = Card
raiders-table-you-get = You get
raiders-table-slot-open = { $name }: { $card }
raiders-table-slot-own = You have chosen: { $card }. Nobody else sees it yet.
raiders-table-slot-known = { $name } has chosen: { $card }. Nobody else at the table sees it yet.
raiders-table-slot-chosen = { $name } has chosen; the card lies face down.
raiders-table-slot-waits = { $name } is choosing.
raiders-table-slot-empty = { $name }: no card yet.

## The seats

raiders-table-seats = Players
raiders-table-look-seat = { $name }, { $character }: look closely
raiders-table-coins-of = { $count ->
    [one] { $count } coin of { $cap }
   *[other] { $count } coins of { $cap }
  }
raiders-table-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
  }
raiders-table-power-left = Power cards left: { $cards }
raiders-table-scroll = Holds the scroll: plays first
raiders-table-seat-done = has chosen
raiders-table-seat-thinks = { $you ->
    [yes] your choice
   *[no] is thinking
  }
raiders-table-seat-gazing = { $you ->
    [yes] your real card
   *[no] gazes into the ball
  }
raiders-table-seat-petrified = turned to stone
raiders-table-petrified = turned to stone
raiders-table-escaped = slipped away
raiders-table-richest = richest
raiders-table-least-wounded = fewest wounds
raiders-table-would-faint = would faint now
raiders-table-would-win = would win now
raiders-table-is-bot = a bot

## The hand

raiders-table-hand = Your hand
raiders-table-card-torch = Torch
raiders-table-card-ball = Ball
raiders-table-card-key = Key
raiders-table-card-sword = Sword
raiders-table-hand-card = { $state ->
    [selected] { $card }, selected. Enter plays it.
    [legal] { $card }, can be played. { $hint }
    [no] { $card }, cannot be played.
   *[idle] { $card }
  }{ $copies ->
    [1] { "" }
   *[other] { " " }({ $copies } of them)
  }
raiders-table-spent = { $value } was played on this floor
raiders-table-spent-short = spent
raiders-table-no-items = no items
raiders-table-hint-escape = lets you slip away
raiders-table-hint-ball = choose after seeing
raiders-table-hint-value = counts as { $value }
raiders-because-key = treasure rooms only
raiders-because-sword = monsters and bosses only
raiders-because-torch = lights dark rooms
raiders-because-second-ball = not twice in a room
raiders-ask-treasure = Which card for the treasure?
raiders-ask-monster = Which card against the monster?
raiders-ask-vault = Which number will you take?
raiders-ask-trap = Which card into the trap?
raiders-ask-boss = Which card against the boss?
raiders-ask-second = The ball shows all cards. Which one now?
raiders-ask-watch = The cards are turned over…
raiders-show-floor = Floor { $floor } is done: power cards come back…
raiders-table-hint-torch = look into the dark
raiders-fact-sealed = You have played { $card }. It will be turned over with the others.
raiders-fact-laid = You have played { $card }.
raiders-fact-waiting = Your card comes when it is your turn.
raiders-table-pick = Pick a card
raiders-table-pick-why = Choose a lit card of your hand first.
raiders-table-play = { $card ->
    [key] Play the key
    [sword] Play the sword
    [ball] Play the ball
    [torch] Play the torch
   *[other] Play { $card }
  }
raiders-table-final = It can be taken back until another player chooses.
raiders-table-torch = Look into the dark rooms
raiders-table-torch-short = Look ahead
raiders-table-torch-title = Light a torch?
raiders-table-torch-text = { $count ->
    [one] You spend a torch and see what waits behind the dark door of this floor. The others learn that you looked, not what you saw. Afterwards you still choose your card.
   *[other] You spend a torch and see what waits behind the { $count } dark doors of this floor. The others learn that you looked, not what you saw. Afterwards you still choose your card.
  }
raiders-table-torch-yes = Light it

## What a card would bring

raiders-fact-sure = Certain:
raiders-fact-ball = First you see everybody’s cards, then you choose yours.
raiders-fact-escape = You slip away: nothing can hit you.
raiders-fact-highest = If your { $value } is highest
raiders-fact-all-ones = If all play a 1
raiders-fact-second = If your { $value } comes second
raiders-fact-needed = { $needed ->
    [0] Your { $value } is enough: the others need to bring nothing more.
   *[other] After your { $value } the others must bring { $needed } more.
  }
raiders-fact-counts = Your card counts { $value } here.
raiders-fact-unbeatable = You cannot win, only avoid being attacked.
raiders-fact-item = { $item } for you, if there are enough for all ({ $left } left).
raiders-fact-none-left = { $item }: none left, so you get nothing.
raiders-fact-none-left-yet = { $item }: none left. You get one only if somebody uses one here.
raiders-fact-coins = { $count ->
    [one] { $count } coin for you.
   *[other] { $count } coins for you.
  }
raiders-fact-heal = { $count ->
    [one] { $count } wound is healed.
   *[other] { $count } wounds are healed.
  }
raiders-fact-trap = { $penalty ->
    [0] If nobody plays higher, nothing happens.
   *[other] If nobody plays higher: { $kind ->
        [lose_coins] −{ $penalty } { $penalty ->
            [one] coin
           *[other] coins
          } for { $seats }.
       *[take_wounds] +{ $penalty } { $penalty ->
            [one] wound
           *[other] wounds
          } for { $seats }.
      }
  }
raiders-fact-trap-range = { $kind ->
    [lose_coins] Between { $least } and { $largest } coins will be lost by { $seats }.
   *[take_wounds] Between { $least } and { $largest } wounds are coming to { $seats }.
  }
raiders-fact-trap-range-short = { $kind ->
    [lose_coins] Between { $least } and { $largest } coins will be lost.
   *[take_wounds] Between { $least } and { $largest } wounds are coming.
  }
raiders-fact-trap-none = The trap will stay quiet, whatever is played.
raiders-fact-trap-certain = { $kind ->
    [lose_coins] { $count ->
        [one] { $count } coin will be lost by { $seats }.
       *[other] { $count } coins will be lost by { $seats }.
      }
   *[take_wounds] { $count ->
        [one] { $count } wound is coming to { $seats }.
       *[other] { $count } wounds are coming to { $seats }.
      }
  }
raiders-fact-depends = Still open: { $seats }.
raiders-fact-fives = A 5 is still held by { $seats }.
raiders-fact-fours = A 4: { $seats }. A key: { $keys }.
raiders-fact-range = All hands together can bring { $least } to { $largest }; { $strength } is needed.
raiders-fact-sum = All hands together bring { $count }; { $strength } is needed.
raiders-fact-enough = That is enough in any case: nobody gets hurt.
raiders-fact-lowest = { $wounds ->
    [one] If it fails, the lowest card takes { $wounds } wound.
   *[other] If it fails, the lowest card takes { $wounds } wounds.
  }
raiders-fact-worth = A 5 counts { $five } here, a sword { $sword }.
raiders-fact-escape-held = { $item } is held by { $seats }.
raiders-fact-vault = Every number brings its own find.
raiders-fact-vault-equal = Equal cards get the same, if there is enough of it.
raiders-fact-open = All other cards lie open.
raiders-fact-try = Pick any of yours to see exactly what it brings.

## Beside the record

raiders-table-strongest = Who can still give a 5
raiders-table-best = strongest card { $value }
raiders-table-supply = Supply
raiders-table-supply-of = { $item }: { $count } in the supply
raiders-table-unseen = Not seen yet
raiders-table-unseen-list = Show all rooms that have not been seen
raiders-table-kind-monster = monsters
raiders-table-kind-treasure = treasures
raiders-table-kind-vault = vaults
raiders-table-kind-trap = traps
raiders-table-bosses = { $count ->
    [one] The boss
   *[other] Who may wait at the end
  }

## A close look

raiders-about-kind-power = Power card
raiders-about-kind-item = Item
raiders-about-kind-treasure = Treasure
raiders-about-kind-monster = Monster
raiders-about-kind-vault = Vault
raiders-about-kind-trap = Trap
raiders-about-kind-boss = Boss
raiders-about-kind-dark = Unknown room
raiders-about-kind-unseen = Rooms
raiders-about-chests = { $second ->
    [0] Coins in the chest: { $first }.
   *[other] Coins in the chests: { $first } and { $second }.
  }
raiders-about-monster = Strength { $strength }, wounds { $wounds }.
raiders-about-vault_items = Torch, ball, key, sword or healing, by your number.
raiders-about-vault_coins = Coins or healing, by your number.
raiders-about-trap = { $victims ->
    [most_coins] Hits the richest.
   *[fewest_wounds] Hits the healthiest.
  }
raiders-about-boss = { $strength ->
    [0] Cannot be beaten.
   *[other] Strength { $strength }.
  }
raiders-about-boss-strength = { $strength ->
    [0] It cannot be beaten: somebody will be attacked.
   *[other] All cards together must reach { $strength }.
  }
raiders-about-power = A card of strength { $value }. High cards take treasure and bring down monsters, but may set off traps. It stays on the table until the floor is over, so each number is yours once a floor.
raiders-about-item-torch = While you are being asked for a card, burn it to see every dark room of this floor; only you learn what is there. It works once a floor and does not replace your card. Against the Wolf pack it can be played as a card: you slip away.
raiders-about-item-ball = Play it instead of a card. When the others’ cards lie open you choose your real one. It returns to the supply at once. Against the Necromancer it makes you slip away instead.
raiders-about-item-key = In a treasure room it counts as a 5 and costs you no power card. Against the Mega-dragon it lets you slip away. Nowhere else is it of use.
raiders-about-item-sword = Against monsters and bosses it counts as a 5 and costs you no power card. Only the Golem shrugs it off: there it counts 1.
raiders-about-treasure-one = The highest card takes the { $first ->
    [one] coin
   *[other] { $first } coins
  }. Equals divide it evenly, and what does not divide is lost.
raiders-about-treasure-two = The highest card takes the chest of { $first }, the next lower one the chest of { $second }. Equals divide evenly, and what does not divide is lost. If all play the same number, nobody takes the second chest.
raiders-about-monster-text = If all cards together reach { $strength }, it is beaten and nothing happens. If not, everybody with the lowest card takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }.
raiders-about-vault-text = Everybody gets what is written for the number they play. If there are too few for all who want the same item, none of them gets it.
raiders-about-trap-text = The highest card of all decides how bad it gets, whoever played it. { $victims ->
    [most_coins] It hits everybody who is richest at this moment
   *[fewest_wounds] It hits everybody who has the fewest wounds at this moment
  }, { $penalty ->
    [lose_coins] and takes coins.
   *[take_wounds] and wounds.
  }
raiders-about-dark = It opens when you get there, or earlier for your eyes only if you burn a torch. One of these:
raiders-about-dark-boss = The last room is always a boss. Who it is shows when you get there, or when a torch lights the floor.
raiders-about-unseen = { $removed ->
    [one] These room cards have not shown up yet; { $removed } of them stays out of this game.
   *[other] These room cards have not shown up yet; { $removed } of them stay out of this game.
  }
raiders-about-scroll = Its holder plays first. After each room it goes to whoever played the highest card.
raiders-about-character-explorer = Comes with a torch, some coins, and scratches to show for them.
raiders-about-character-knight = Comes with a sword and a purse that is almost empty.
raiders-about-character-thief = Comes with a key, and coins whose owner is not asked about.
raiders-about-character-warrior = Comes with bare hands and without a scratch.
raiders-about-character-wizard = Comes with two crystal balls and little money.

## The record

raiders-log-floor = Floor { $floor }
raiders-log-room = Room { $number }: { $name }{ $turned ->
    [true] { " " }comes out of the dark.
   *[false] .
  } { $facts }
raiders-log-torch = { $seat_you ->
    [yes] You light a torch
   *[no] { $seat } lights a torch
  }
raiders-log-lit = You see room { $number }: { $name }
raiders-log-lit-open = { $seat } sees room { $number }: { $name }
raiders-log-chosen = { $seat_you ->
    [yes] You have chosen
   *[no] { $seat } has chosen
  }
raiders-log-laid = { $seat_you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
  }
raiders-log-second = { $seat_you ->
    [yes] Your real card: { $card }
   *[no] The real card of { $seat }: { $card }
  }
raiders-log-card = { $seat }: { $card }
raiders-log-cards = { $cards }
raiders-log-ball = { $seat_you ->
    [yes] You gaze into the ball and will choose again
   *[no] { $seat } gazes into the ball and will choose again
  }
raiders-log-beaten = { $kind ->
    [boss] The boss is beaten ({ $name }): { $sum } against { $strength }
   *[monster] { $name } is beaten: { $sum } against { $strength }
  }
raiders-log-not-beaten = { $sum } of { $strength } is not enough: { $name } attacks { $seats }
raiders-log-attacked = { $name } attacks { $seats }
raiders-log-all-escaped = Everybody slipped away from { $name }
raiders-log-vault = Everybody takes what their number brings
raiders-log-trap = { $kind ->
    [lose_coins] The trap springs: { $seats }, coins −{ $penalty }
   *[take_wounds] The trap springs: { $seats }, wounds +{ $penalty }
  }
raiders-log-trap-idle = The trap stays quiet: { $value } was the highest card
raiders-log-chest = { $seats_count ->
    [1] { $chests ->
        [1] The chest
       *[other] The first chest
      } goes to { $seats }: { $coins } { $coins ->
        [one] coin
       *[other] coins
      }
   *[other] { $chests ->
        [1] The chest
       *[other] The first chest
      } is shared by { $seats }: { $coins } each
  }
raiders-log-chest-lost = Too many hands for the { $chests ->
    [1] chest
   *[other] first chest
  }: none of them gets anything ({ $seats })
raiders-log-coins = { $count ->
    [one] { $seat }: +{ $count } coin
   *[other] { $seat }: +{ $count } coins
  }
raiders-log-coins-lost = { $count ->
    [one] { $seat }: −{ $count } coin
   *[other] { $seat }: −{ $count } coins
  }
raiders-log-capped = { $seat }: the purse is full, { $count } left behind
raiders-log-wounds = { $count ->
    [one] { $seat }: +{ $count } wound
   *[other] { $seat }: +{ $count } wounds
  }
raiders-log-healed = { $count ->
    [one] { $seat }: −{ $count } wound
   *[other] { $seat }: −{ $count } wounds
  }
raiders-log-item = { $seat }: { $item }
raiders-log-item-short = { $seat }: no { $item }, too few are left
raiders-log-escaped = { $seat } slips away
raiders-log-petrified = { $seat } turns to stone
raiders-log-scroll = The scroll goes to { $seat }
raiders-log-scroll-stays = The scroll stays with { $seat }
raiders-log-floor-ended = Floor { $floor } is done: everybody takes the power cards back
raiders-log-over = The game is over
raiders-log-fainted = { $seat } faints from wounds
raiders-log-nobody-won = Nobody wins
raiders-log-won = { $seats_count ->
    [1] { $seats } wins
   *[other] { $seats } win together
  }

## The end

raiders-end-faint = First the wounds: whoever has the most faints
raiders-end-nobody-faints = First the wounds: nobody faints
raiders-end-faints = faints
raiders-end-coins = Then the coins of those on their feet
raiders-end-tie = A tie: fewer wounds decide

## Keys

raiders-key-power = choose that power card
raiders-key-items = choose key, sword, ball, torch
raiders-key-arrows = from card to card
raiders-key-play = select, then play
raiders-key-torch = light a torch
raiders-key-look = look closely at what is in focus, or at the room
raiders-key-cancel = put the card back

## The rules page

raiders-rules-strength = Strength by players
raiders-rules-strengths = strength { $three } / { $four } / { $five }
raiders-rules-wounds = Wounds
raiders-rules-goal = The goal
raiders-rules-goal-text =
    Three to five raiders run through the same dungeon: five floors of five rooms, with a boss in the very last one. Nobody fights for anybody else.
    When the last room is done, whoever carries the most wounds faints and cannot win. Among those still on their feet, the fullest purse wins. A purse holds 20 coins at most.
raiders-rules-setup = Before the start
raiders-rules-setup-text =
    Thirty room cards are mixed, and six of them stay out unseen. One of ten bosses goes to the bottom. Seven floor plans exist; each game uses five.
    Everybody is dealt a character, which says how many coins, wounds and items they begin with, and takes power cards 1 to 5. Six copies of each item form the open supply.
raiders-rules-turn = One room
raiders-rules-turn-text =
    The next door opens. Everybody picks one card in secret; all cards are turned over together. You can take yours back until another player has chosen.
    Then the room takes effect on everybody at once. Coins and wounds are compared as they were before the room.
    A spent power card lies before you until the floor ends. Five rooms, five numbers: what you give now you will miss later. Items let you keep a number. Everything that was played is public, so you can always work out what is left in a hand; the table shows it.
    After the fifth room all power cards return to their owners. Spent items do not.
raiders-rules-cards = Cards and items
raiders-rules-cards-text =
    Power cards may be played in every room. Items only where they help; the table tells you why one does not fit.
    Torches and balls return to the supply at once, keys and swords when the room is over.
raiders-rules-treasures = Treasure rooms
raiders-rules-treasures-text =
    The highest card empties the first chest. If there is a second one, it goes to the next lower number. A key counts as a 5.
    Equals divide a chest evenly; coins that cannot be divided are lost. Four players on a chest of three get nothing at all. If everybody plays the same number, the second chest stays shut.
raiders-rules-monsters = Monsters
raiders-rules-monsters-text =
    Add up the numbers of all cards. If the sum reaches the monster’s strength, it is beaten and all go on unharmed. If not, everybody who played the lowest number takes its wounds. A sword counts as a 5.
    The strength depends on how many players sit at the table.
raiders-rules-vaults = Vaults
raiders-rules-vaults-text =
    Here nobody competes: your number decides what you take. Only items can run short. If more players want one than the supply holds, none of them gets it.
raiders-rules-traps = Traps
raiders-rules-traps-text =
    The highest card on the table sets the damage, and it does not matter whose it was. It falls on whoever is richest, or on whoever has the fewest wounds, and on all of them if several are equal.
    Nobody loses more coins than they have.
raiders-rules-bosses = The bosses
raiders-rules-bosses-text =
    The last room of the fifth floor always holds one boss. It is fought like a monster, and swords count as 5, but each has a way of its own. Some cannot be beaten at all.
    Whoever slips away with the right item is out of the fight: the card does not count, and nothing can happen to its player. The required strength stays the same.
raiders-rules-dark = Dark rooms and torches
raiders-rules-dark-text =
    The floor plan says which rooms lie open and which stay dark. Dark rooms open when you reach them.
    Whenever you are asked for a card you may burn a torch first: you alone see all dark rooms of the floor. The others only learn that you looked. One torch a floor is enough.
raiders-rules-end = The end
raiders-rules-end-text =
    Whoever was turned to stone is out. Of the rest, those with the most wounds faint and cannot win. If all have equal wounds, nobody faints; with three players nobody faints either if two share the most wounds.
    The most coins win. In a tie, fewer wounds decide; if that is equal too, the victory is shared. Items left over are worth nothing.
raiders-rules-tactical = The tactical variant
raiders-rules-tactical-text =
    Cards are played face up, one after another. The holder of the scroll begins, the others follow clockwise. Whoever played a ball plays the real card after everybody’s turn.
    After each room the scroll goes to the highest card; among equals, to the first one clockwise after the old holder.
raiders-rules-advice = A few hints
raiders-rules-advice-text =
    Being the second most wounded costs nothing. Being the most wounded costs everything.
    In rooms with two chests a middle card often takes the quiet share.
    Before a trap, see whom it would hit. Sometimes a 5 is a present for a rival.
