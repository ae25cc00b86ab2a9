### The house around the games: shelf, lobby, table frame, errors.

motto = Five dungeons. One table. No accounts.
shelf-title = The shelf
to-shelf = To the shelf
language = Language
settings = Settings
menu = Menu
rules = Rules
print = Print
close = Close
cancel = Cancel
save = Save
retry = Try again
reload = Reload
loading = Just a moment…
yes = yes
no = no
you = you
unofficial = An unofficial implementation, made for the love of these games. They belong to their authors and publishers.

## The five boxes

box-play = Play against bots
box-starting = Setting up…
box-new = New table
box-coming = coming
box-coming-text = This box is still being unpacked.
box-seats = { $fewest }–{ $most }
box-seats-help = Players
box-minutes = min
box-minutes-help = Length

box-doggies-title = Tales of Tails
box-doggies-cover =
    Tales
    of Tails
box-doggies-kind = each for themselves
box-doggies-promise = Find your dog a way out and carry off more coins than the rest.
box-raiders-title = Dungeon Raiders
box-raiders-cover =
    Dungeon
    Raiders
box-raiders-kind = each for themselves
box-raiders-promise = Twenty-five rooms: leave rich, and not as the most wounded.
box-jackal-title = Jackal: Dungeon
box-jackal-cover =
    Jackal:
    Dungeon
box-jackal-kind = a race for gold
box-jackal-promise = Build the cave, grab the gold and be the first one out.
box-dragon-title = In the Dragon’s Cave
box-dragon-cover =
    In the
    Dragon’s Cave
box-dragon-kind = all together against the dragon
box-dragon-promise = Carry the gems out together before the dragon wakes.
box-goblins-title = Goblins vs Gnomes
box-goblins-cover =
    Goblins
    vs Gnomes
box-goblins-kind = secret roles
box-goblins-promise = Who digs for gold, and who is lying? Roles are secret, the tunnel is shared.

## Your tables

tables-title = Your tables
tables-your-turn = Your turn
tables-playing = Others are moving
tables-lobby = Gathering
tables-over = Finished

first-title = How to begin
first-alone = Alone
first-alone-text = “Play against bots” under a box, and you sit at the table.
first-friends = With friends
first-friends-text = “New table”, then send the link or show the QR code. Bots fill empty chairs.
first-together = On one screen
first-together-text = Take several chairs at a new table and pass the device around.

## Your name

nick-label = Your name
nick-change = Change your name
nick-help = This is how the others see you at the table.
nick-none = Your name?

## A new table

new-title = New table
new-seats = How many play?
new-bots = Put bots in the other chairs at once
new-create = Set up the table
new-no-game = This server does not have that game.
option-none = none

## Lobby

lobby-title = Around the table
lobby-text = { $open ->
    [0] Everybody is here.
    [one] One chair is still free: send the link, or put a bot there.
   *[other] { $open } chairs are still free: send the link, or fill them with bots.
  }
lobby-sit-text = Take a free chair, or stay and watch.
lobby-fill = Fill with bots
lobby-start = Start the game
lobby-start-why = { $open ->
    [one] The game starts when the last chair is taken.
   *[other] The game starts when all chairs are taken.
  }
lobby-wait = The host starts the game when everybody is ready.
invite-title = Invite friends
invite-text = Anyone with this link can sit down or watch. Phones can scan the code.
invite-qr = QR code with the link to this table
link-label = Link to this table
link-copy = Copy link
link-copied = Copied
fair-title = Fair dice
fair-text = This fingerprint was fixed before the first move. The secret behind it is revealed after the last one, so that everybody can check that nobody steered the chance.

chair-open = Free chair
chair-you = this is you
chair-here = at the table
chair-away = away
chair-sit = Sit down
chair-sit-too = One more here
chair-sit-too-help = Play with several people on this device, passing it around
chair-stand = Stand up
chair-remove-bot = Remove
chair-bot = Bot, { $kind }
bot-good = experienced
bot-random = random

## Seats

seat-nameless = Player { $number }
seat-namesake = { $name } { $number }
seat-mark = Mark: { $shape }
seat-card = { $you ->
    [yes] { $name }, this is you
   *[no] { $name }
  }
seat-thinks = thinking
seat-done = has chosen
bot-name = { $chair ->
    [1] Fox
    [2] Owl
    [3] Badger
    [4] Otter
    [5] Lynx
    [6] Raven
    [7] Hedgehog
   *[8] Marten
  }
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-hexagon = hexagon
shape-star = star
shape-cross = cross
shape-crescent = crescent

## The table

table-loading = Lighting the lantern…
table-unknown-title = No such table
table-unknown-text = The link may be incomplete, or the table was never set up on this server.
table-no-room-title = This table cannot be shown
table-no-room-text = This client does not know the game played here. Reload the page; if that does not help, the server needs a newer version.
table-from-position = from a given position
table-over = The game is over
table-watching = You are watching
table-not-you = The others are choosing
table-waiting = Waiting for
table-scores = Score sheet
table-skip = Skip
notify-your-turn = Your turn
hint-label = Hint
hint-got-it = Got it
hint-no-more = No more hints
take-back = Take back
take-back-help = Takes back your last step. Possible until something hidden is shown, chance is drawn or somebody else acts.
prompt-label = What is asked of you
side-panel = Side panel
log = Record
log-empty = Nothing has happened yet.
connection-lost = The connection is lost. Reconnecting…
handover-title = Pass the device to { $name }
handover-text = Nobody else should look now.
handover-ready = I am { $name }
menu-seats = Look as

## The end of a game

end-you-won = You won!
end-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
end-nobody = Nobody won
end-winner = winner
end-place = Place { $place }
end-again = Again with the same people
end-join-again = To the next game
end-record = Record of the game

## Keys

keys-title = Keys
keys-tab = next thing you can act on
keys-enter = choose it
keys-esc = close, step back
keys-help = this overview

## Pages without a page

unknown-title = There is nothing here
unknown-text = This passage leads nowhere. The shelf is that way:
rules-none-title = No rules here yet
rules-none-text = The rules of this game will come with the game itself.

## Credits

credits-title = Credits and licences
credits-games = The games
credits-doggies = Denis Saidashev; Hobby World
credits-raiders = Phil Walker-Harding; Devir, in Russian GaGa Games
credits-jackal = Chris James; Stratus Games, in Russian Magellan
credits-dragon = Ilya Drozdov; Origami
credits-goblins = Mykola Melnyk; WoodCat Games
credits-icons = Icons
credits-icons-text = The icons come from game-icons.net, by { $authors } and others, under the Creative Commons licence CC BY 3.0; we changed their colours.
credits-fonts = Typefaces
credits-fonts-text = Alegreya by Juan Pablo del Peral (Huerta Tipográfica), Rubik by Hubert and Fischer with Cyrillic by Cyreal; both under the SIL Open Font License.
credits-rest = Everything else
credits-rest-text = Drawings, words and code were made for this house and are free under the MIT licence.

## Errors

error-title = That did not work
error-unreachable = The server does not answer. Is it running, and are you on the same network?
error-server = Something went wrong on the server. Nothing was lost; please try again.
error-client = Something went wrong on this page. Reload it; your game is safe on the server.
error-connection-closed = The connection to the table is closed.
error-take-back-lost = The connection broke while taking back. Look whether the step came back.

## Meanings of icons

icon-again = again
icon-away = away
icon-ball = crystal ball
icon-book = rules
icon-boss = boss
icon-bot = bot
icon-bow = bow
icon-cancel = not possible
icon-card = card
icon-chair = chair
icon-check = done
icon-chest = treasure
icon-coin = coins
icon-crown = winner
icon-dark = dark theme
icon-deck = deck
icon-dice = dice
icon-door = door
icon-dragon = dragon
icon-fireball = fireball
icon-gear = equipment
icon-gem = gem
icon-hand = hand
icon-heal = healing
icon-hidden = hidden
icon-hint = hint
icon-hourglass = waiting
icon-key = key
icon-lamp = Undercroft
icon-light = light theme
icon-loot = loot
icon-lock = locked
icon-map = map
icon-monster = monster
icon-paw = paw
icon-people = players
icon-person = person
icon-pick = pickaxe
icon-pirate = pirate
icon-potion = potion
icon-quest = quest
icon-quill = record
icon-search = search
icon-settings = settings
icon-shield = strength
icon-skull = danger
icon-step = step
icon-sword = sword
icon-take-back = take back
icon-torch = torch
icon-trap = trap
icon-trophy = trophy
icon-watch = watching
icon-wound = wounds

## A board that can be moved and enlarged

zoom-in = Come nearer
zoom-out = Step back
zoom-home = Show the whole board
