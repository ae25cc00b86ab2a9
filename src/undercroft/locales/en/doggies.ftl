### Doggies: what the rules say.

## Options

doggies-option-hard_start = Harder start room
doggies-option-hard_start-help = With three or four players the start room shows its other face, with fewer exits.
doggies-option-no_potions = Without potions
doggies-option-no_potions-help = Nobody gets a potion, and potion rooms hold none.
doggies-option-random_dogs = Random dogs
doggies-option-random_dogs-help = The dogs are dealt by chance instead of being chosen.
doggies-refuse-hard-start = With two players the start room shows its harder face anyway: switch this option off.

## Players that are programs

doggies-bot-rival = experienced, lays cards against others

## What is asked

doggies-prompt-dog = Choose your dog.
doggies-prompt-quest = Keep one quest secret. Everybody can fulfil the other one.
doggies-prompt-turn = Your turn: explore the dungeon, leave it, or go to sleep.
doggies-prompt-turn-last = No more cards in this round: leave the dungeon or go to sleep.
doggies-prompt-turn-sleep = No way on and no way out: go to sleep.
doggies-prompt-place = { $card }: lay the card where one of its exits meets another.
doggies-prompt-walk-start = Your walk begins in the start room: choose a glowing room.
doggies-prompt-walk-turn = Your walk begins: choose a glowing room. Cards marked with a ring can be turned first.
doggies-prompt-walk = Choose the next room, or a way out.
doggies-prompt-monster = { $card }: fight it or sneak past?
doggies-prompt-coin = { $card }: put a paw on it or walk on?
doggies-prompt-artifact = { $card }: put a paw on it or walk on?
doggies-prompt-chest = { $card }: put a paw on it or walk on? Without a key it stays empty.
doggies-prompt-potion = { $card }: put a paw on it and take a potion, or walk on?
doggies-prompt-tramp = { $card }: hire him, and on which side? He costs a coin at the end.
doggies-prompt-trap = { $card } ({ $symbol }): disarm it, or put a paw on it and take it along.
doggies-prompt-wait = { $count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for: { $seats }.
}
doggies-prompt-over = The game is over.

## Why not: before the first turn

doggies-why-watching = You are watching and cannot play.
doggies-why-over = The game is over.
doggies-why-wait = It is not your turn: { $seats } first.
doggies-why-dog-first = Choose your dog first.
doggies-why-dogs-chosen = The dogs are chosen for the whole game.
doggies-why-dog-taken = { $dog } plays with { $seat } already.
doggies-why-quest-first = Choose which quest to keep first.
doggies-why-quest-chosen = You have chosen your quest; the others are still thinking.
doggies-why-foreign-quest = This quest was not dealt to you: { $quest }.
doggies-why-no-quest-now = Quests are only chosen before the first round.

## Why not: turns

doggies-why-explore-first = Explore first: there is no card to lay.
doggies-why-place-first = Lay the drawn card first: { $card }.
doggies-why-walk-on = You are on your way out: the walk must be finished.
doggies-why-not-walking = You are not on your way out yet. Choose “leave” first.
doggies-why-pile-empty = The pile is empty: nothing left to explore in this round.
doggies-why-countdown-over = The countdown is over: nothing left to explore in this round.
doggies-why-no-spot = There is no exit on which a card could be laid.
doggies-why-leave-no-exit = No way leads out of the dungeon.
doggies-why-leave-blocked = Others’ paws, disarmed traps or holes block every way out.
doggies-why-leave-locked = Every way out is locked, and you have no key.
doggies-why-leave-danger = You cannot get out alive: too many monsters and traps for your shields and paws.

## Why not: laying a card

doggies-why-lonely = The card must touch a room.
doggies-why-occupied = A room lies here already: { $card }.
doggies-why-place-hole = A hole with a paw of { $seat }: nothing can be laid here in this round.
doggies-why-place-disarmed = Nothing can be built on a disarmed trap.
doggies-why-no-exit-there = No neighbouring room has an exit to this place.
doggies-why-turn-it = So turned, no exit of the card meets another. Turn it.
doggies-why-same-turn = Another turn gives the same sides; choose that one.

## Why not: the walk

doggies-why-dead-end = After that there would be no way out for you.
doggies-why-decide-first = First decide about this room: { $card }.
doggies-why-nothing-here = There is nothing to decide in this room.
doggies-why-wrong-room = That cannot be done here: { $card }.
doggies-why-no-paw = You have no paw left.
doggies-why-damage = { $damage ->
    [one] It bites for { $damage } damage
   *[other] It bites for { $damage } damage
}, and you have { $left ->
    [one] only { $left } shield left
   *[other] only { $left } shields left
}. At least one must remain.
doggies-why-weak = You cannot beat it yet: { $card }. { doggies-because-weak }
doggies-because-weak = Still needed: { $sword ->
    [0] { "" }
    [one] { $sword } sword
   *[other] { $sword } swords
}{ $bow ->
    [0] { "" }
   *[other] { $sword ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $bow ->
    [0] { "" }
    [one] { $bow } bow
   *[other] { $bow } bows
}{ $fireball ->
    [0] { "" }
   *[other] { $sword ->
        [0] { $bow ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $fireball ->
    [0] { "" }
    [one] { $fireball } fireball
   *[other] { $fireball } fireballs
}
doggies-why-potions-not-held = You do not have these potions.
doggies-why-potions-in-vain = You win with fewer potions; none is spent in vain.
doggies-why-supply = There is no such potion in the supply: { $symbol }.
doggies-why-no-potion = You have no potion of this symbol: { $symbol }.
doggies-why-not-yours = You do not have this card: { $card }.
doggies-why-wrong-symbol = { $card } does not show what this trap needs: { $symbol }.
doggies-why-not-joan = Only Joan of Bark can smite a monster.
doggies-why-smite-dragon = A dragon cannot be smitten.
doggies-why-smite-paws = Smiting takes two paws.
doggies-why-smite-needless = You can beat this monster in a fight, if need be with a potion; then smiting is not allowed.
doggies-why-leads-out = There is no room on this side.
doggies-why-room-there = A room lies on this side: { $card }.
doggies-why-wall = A wall.
doggies-why-locked = A locked door, and you have no key.
doggies-why-hole = A hole with a paw of { $seat }: nobody can pass in this round.
doggies-why-start = Every walk begins here, and none comes back.
doggies-why-visited = You have been there on this walk: { $card }.
doggies-why-disarmed = A disarmed trap: closed until the end of the round.
doggies-why-claimed = A paw of { $seat } lies there: { $card }.
doggies-why-not-bonk = Only Bonk the Mighty breaks walls.
doggies-why-open-already = The way is open here: no need to break anything.
doggies-why-no-portal = You are not in a portal.
doggies-why-no-portal-there = There is no portal.
doggies-why-not-sharik = Only Sharik the Fiery turns cards.
doggies-why-turn-at-start = Cards can be turned only at the start of the walk.
doggies-why-nothing-to-turn = There is no card to turn.
doggies-why-turn-disarmed = A disarmed trap cannot be turned.
doggies-why-turn-claimed = A paw of { $seat } lies on it: it cannot be turned.
doggies-why-turned-already = You have turned this card on this walk.
doggies-why-same-sides = The card already lies like this.

## The score sheet

doggies-score-rooms = Coin rooms
doggies-score-monsters = Coins of monsters
doggies-score-chests = Chests { $chests }, keys { $keys }
doggies-score-losses = Traps { $traps }, tramps { $tramps }
doggies-score-personal = { $kind ->
    [symbol] Personal quest “{ $quest }”: { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
   *[monster] Personal quest “{ $quest }”: { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
}
doggies-score-common = { $kind ->
    [symbol] Common quest “{ $quest }”: { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
   *[monster] Common quest “{ $quest }”: { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
}
doggies-score-chests-row = Chests opened with keys
doggies-score-losses-row = Lost to traps and tramps
doggies-score-personal-row = Personal quest
doggies-score-common-row = Common quest “{ $quest }”
doggies-score-total = Total
doggies-score-tie = Level on coins; quests fulfilled: { $quests }
doggies-score-rooms-decided = Coin rooms decided it: { $more ->
    [one] { $more } coin
   *[other] { $more } coins
  } more than second place.
doggies-score-monsters-decided = Monsters decided it: { $more ->
    [one] { $more } coin
   *[other] { $more } coins
  } more than second place.
doggies-score-chests-decided = Chests decided it: { $more ->
    [one] { $more } coin
   *[other] { $more } coins
  } more than second place.
doggies-score-losses-decided = Traps and tramps decided it: they cost second place { $more ->
    [one] { $more } coin
   *[other] { $more } coins
  } more.
doggies-score-personal-decided = The winner’s personal quest decided it: { $more ->
    [one] { $more } coin
   *[other] { $more } coins
  } more than second place.
doggies-score-common-decided = The common quest “{ $quest }” decided it: { $more ->
    [one] { $more } coin
   *[other] { $more } coins
  } more than second place.

doggies-outcome-coins-how = Most coins: { $coins }.
doggies-outcome-quests-how = Level on coins ({ $coins }), but with more quests fulfilled ({ $quests }).
doggies-outcome-shared-how = Level on coins ({ $coins }) and on quests ({ $quests }).
doggies-outcome-coins = { $seats } wins with { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
doggies-outcome-quests = { $seats } wins: level on coins ({ $coins }), but with more quests fulfilled ({ $quests }).
doggies-outcome-shared = A shared victory: { $seats }. Level on coins ({ $coins }) and on quests ({ $quests }).
