### What stands on the card of a box, and the goal that is told before a first game.

box-do = What you do
box-win = How you win
box-opponents = Opponents
box-dragon-opponents = Companions
box-alone = alone
box-go = { $count ->
    [0] Play alone
    [one] Play against { $count } bot
   *[other] Play against { $count } bots
  }
box-dragon-go = { $count ->
    [0] Play alone
    [one] Play with { $count } bot
   *[other] Play with { $count } bots
  }

box-doggies-do = You all build one dungeon, room by room. Once a round your dog walks through it to an exit, beats monsters and picks up coins and trophies on the way.
box-doggies-win = After three rounds the dog with the most coins wins. Quests bring coins too.
box-doggies-picture-1 = Every dog has its own weapons.
box-doggies-picture-2 = You lay the rooms it walks through.
box-doggies-picture-3 = Beaten monsters leave trophies and coins.

box-raiders-do = In every room each of you plays one card in secret, and all are turned up together. High cards win treasure and help against monsters, but each number can be played only once a floor.
box-raiders-win = After 25 rooms whoever has the most wounds faints. Among the others, the most coins win.
box-raiders-picture-1 = If you are too weak together, whoever played lowest gets hurt.
box-raiders-picture-2 = Five numbers for five rooms.
box-raiders-picture-3 = The highest card opens the chest.

box-jackal-do = You lay tiles and build a cave, then run through it: roll, walk, take coins, dive into secret passages, and wager with other pirates for their gold.
box-jackal-win = The first to be back at the entrance with enough coins wins at once: 10 with two players, 7 with three or four, 5 with five or six.
box-jackal-picture-1 = The cave grows with every tile.
box-jackal-picture-2 = Wager at dice for others’ coins.
box-jackal-picture-3 = Halls hold gold, passages are short cuts.

box-dragon-do = You lead gnomes through a dark cave: light torches, search, clear rubble and carry gems out. After every round the dragon stirs, and parts of the cave fall in.
box-dragon-win = Bring 15 gems to the Entrance (18 on the two hard levels) and gather every gnome there: then all have won. If a gnome is cut off, or too few gems are left, all have lost.
box-dragon-picture-1 = Light it, search it, clear it.
box-dragon-picture-2 = Every gem makes the dragon angrier.
box-dragon-picture-3 = Each gnome can do something special.

box-goblins-do = You all dig one tunnel towards three sealed gates. Every round you are secretly a gnome or a goblin, and you may say whatever you like.
box-goblins-win = Gnomes earn gold when the Gold is opened, goblins when the Dragon is opened or nothing is found. Roles change every round; the first to have 9 gold wins alone.
box-goblins-picture-1 = Cards that lead on, and cards that spoil it.
box-goblins-picture-2 = Gold, Dynamite or Dragon?
box-goblins-picture-3 = Only you know which side you are on.
