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
confirm-first = Choose first; this button then confirms your choice.
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
box-about = About
box-about-of = { $title }: about the game
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

tables-history = History: { $count }
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
    [0] Every chair is taken.
    [one] One chair is still free: send the link, or put a bot there.
   *[other] { $open } chairs are still free: send the link, or fill them with bots.
  }
set-title = Set of components
set-box = The box’s own
set-name = Set of components: { $name }
set-other = This is not the box’s own set of cards: the host has put in another, “{ $name }”.
lobby-text-guest = { $open ->
    [0] Every chair is taken.
    [one] One chair is still free: anyone with the link can take it.
   *[other] { $open } chairs are still free: anyone with the link can take one.
  }
lobby-sit-text = Take a free chair, or stay and watch.
lobby-fill = Fill with bots
lobby-start = Start the game
lobby-start-without = Start without them
lobby-opening = Waiting for { $names } to add their part of the dice. The host may start without it; everybody sees that, and the record keeps it.
lobby-start-why = { $open ->
    [one] The game starts when the last chair is taken.
   *[other] The game starts when all chairs are taken.
  }
lobby-wait = The host starts the game when everybody is ready.
invite-title = Invite friends
invite-text = Anyone with this link can sit down or watch. Phones can scan the QR code.
invite-qr = QR code with the link to this table
link-label = Link to this table
link-copy = Copy link
link-copied = Copied
fair-title = Fair dice
fair-text = This seal was fixed before the first move, and every player fixed a part of the dice before any part was known. After the last move the secret and the parts are revealed, and everybody can check each draw. If one player with a part was honest, nobody could steer it, not even whoever runs the server. The server itself does see the cards.
fair-unopened = The dice were made without the promised parts of { $names }: this game does not prove that nobody steered them.

chair-open = Free chair
chair-you = this is you
chair-yours = at this device
chair-here = at the table
chair-away = away
chair-sit = Sit down
chair-sit-too = Someone at this device
chair-sit-too-help = Play with several people on this device, passing it around
chair-stand = Stand up
chair-remove-bot = Remove
chair-bot = Bot, { $kind }
bot-level = How well the bots play
bot-good = experienced
bot-random = random
bot-master = master
bot-master-about = Plays as well as it can
bot-expert = expert
bot-expert-about = Seldom gives anything away
bot-seasoned = seasoned
bot-seasoned-about = Knows the game, but does not look very far ahead
bot-casual = casual
bot-casual-about = Plays along, and overlooks a thing or two
bot-novice = novice
bot-novice-about = Has just learned the rules

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
seat-first = Goes first
bot-name = { $chair ->
    [1] Fox
    [2] Owl
    [3] Badger
    [4] Otter
    [5] Lynx
    [6] Raven
    [7] Hare
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
table-from-position = from a given position
table-from-position-said = The game began from a given position, not from the set-up of the box.
prompt-over = The game is over
table-watching = You are watching
table-not-you = The others are choosing
table-turn-of = { $name }’s turn
table-showing = See what happens…
table-waiting = Waiting for
table-scores = Score sheet
table-skip = Skip
notify-your-turn = Your turn
goal-title = Your goal
goal-go = Let’s begin
goal-read = Read the rules
hint-label = Hint
hint-got-it = Got it
hint-no-more = No more hints
take-back = Take back
take-back-help = Takes back your last step. Possible until something hidden is shown, chance is drawn or somebody else acts.
prompt-label = What is asked of you
side-panel = Side panel
log = Record
log-empty = Nothing has happened yet.
log-show = Show on the board: { $line }
log-show-here = Show on the board
connection-lost = The connection is lost. Reconnecting…
handover-title = Pass the device to { $name }
handover-text = Everybody else, please look away.
handover-told = What has just happened
handover-ready = I am { $name }
menu-seats = View as

## The end of a game

end-you-won = You won!
end-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
end-all-won = You won together!
end-you-won-too = You are among the winners!
end-your-place = { $place ->
    [1] You are first
    [2] You are second
    [3] You are third
    [4] You are fourth
    [5] You are fifth
    [6] You are sixth
    [7] You are seventh
   *[8] You are eighth
  }
end-decided = “{ $line }” decided it: { $more } more than second place.
end-line = Line
end-idle = { $count ->
    [one] One more line, empty for all
   *[other] { $count } more lines, empty for all
  }
end-sheets = Every player’s sheet in full
end-level-up = Well played. These bots are no match for you: try the next level?
end-level-down = A hard table. A game against weaker bots may be more fun.
end-level-go = Play against: { $level }
end-grade-up = Well done. Ready for more? The next difficulty is: { $level }.
end-grade-down = The cave was hard on you. An easier one may be more fun: { $level }.
end-grade-go = Play: { $level }
end-nobody = Nobody won
end-winner = winner
end-place = Place { $place }
end-again = Again with the same players
end-join-again = To the next game
end-record = Record of the game
end-replay = Replay
end-verify = Verify

## A finished game, checked

verify-title = Was it fair?
verify-here = What this browser has checked itself
verify-there = What the server has recomputed
verify-busy = Checking…
verify-good = In order:
verify-bad = Not in order:
verify-unknown = Cannot be told:
verify-seen = This browser saw the seal before the game began.
verify-seen-late = This browser first saw the seal when the game had already begun. Whether it was there earlier, only somebody who was there can say.
verify-seen-never = This browser did not see the seal before the end. Whether it was there earlier, only somebody who was there can say.
verify-seal = The secret in the record is the one that was sealed.
verify-seal-broken = The secret in the record does not fit its own seal.
verify-seal-other = The seal in the record is not the one this browser saw before.
verify-parts = { $count ->
    [one] One player had fixed a part of the dice before any part was known. If that player was honest, nobody could steer the dice, not even whoever runs the server.
   *[other] { $count } players had fixed their parts of the dice before any part was known. If one of them was honest, nobody could steer the dice, not even whoever runs the server.
}
verify-parts-missing = { $count ->
    [one] One player did not give the promised part
   *[other] { $count } players did not give the promised parts
} of the dice, and the host started anyway: this game does not prove that nobody steered it.
verify-parts-other = The promises in the record are not the ones this browser saw when it gave its part: a part may have been chosen afterwards.
verify-parts-broken = A part of the dice in the record is not the one that was promised.
verify-parts-unseen = { $count ->
    [one] According to the record, one player had fixed a part
   *[other] According to the record, { $count } players had fixed their parts
} of the dice before any part was known. This browser did not see it; only somebody who gave a part can say.
verify-parts-none = Nobody had fixed a part of the dice beforehand: this proves nothing against whoever runs the server.
verify-part = The random part that this browser added to the dice is in the record.
verify-part-missing = The random part that this browser added to the dice is not in the record.
verify-part-late = This browser came too late to add a random part of its own to the dice.
verify-part-none = You did not play here, so this browser added nothing to the dice.
verify-server = It played the whole game again from the secret: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
  } and { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, all the same.
verify-server-bad = It played the game again, and something differs: { $problem }
verify-result-good = Everything fits: nobody steered the chance of this game.
verify-result-partly = Nothing looks wrong, but this browser could not witness everything.
verify-result-bad = Something does not fit. Keep the record and look at it with the others.
verify-yourself = Check it on your own computer
verify-yourself-text = Whoever does not want to trust this server downloads the record and checks it with a copy of Undercroft of their own:
verify-seal-shown = The seal this browser saw
verify-promises-shown = The promises of the seats, as this browser saw them when it gave its part
verify-seal-computed = The seal of the secret in the record

## A finished game, seen again

replay-title = Replay
replay-none = This game cannot be shown again
replay-to-table = To the table
replay-begin = The table is set up.
replay-back = { $seat_you ->
    [yes] You take your step back.
   *[no] { $seat } takes the step back.
  }
replay-unseen = { $seat_you ->
    [yes] You act; this view does not show what you do.
   *[no] { $seat } acts; this view does not show how.
  }
replay-step = Step
replay-told = What was done
replay-slider = Moment of the game
replay-value = Step { $at } of { $last }
replay-first = To the beginning
replay-back-one = One step back
replay-play = Play
replay-pause = Pause
replay-forth-one = One step forward
replay-last = To the end
replay-speed = Speed
replay-eyes = View
replay-eyes-open = All open
replay-eyes-watcher = Watcher
replay-link = Link to this moment
replay-copied = The link to this moment is copied.
replay-go = To step { $number }
replay-key-play = play and pause
replay-key-step = one step back or on
replay-key-ends = to the beginning, to the end
tables-replay = Replay

## Talk

talk = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-nothing = Write something first.
talk-hide = Hide the talk
talk-hidden = The talk is hidden on this device. The others can still write.
talk-watcher = watcher
talk-watcher-named = { $name }, watcher
talk-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
  }
talk-long = That is too long to say at once: { $length } characters, and at most { $most } are possible.
talk-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
talk-said = { $name } says: { $text }
talk-react = React
talk-react-to = React to { $name }
mark-thumb = good
mark-laugh = funny
mark-wonder = surprised
mark-sad = sad
mark-clap = well done
mark-fire = hot
side-toggle = Record and talk
side-unread = Record and talk, { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
log-undone = A step was taken back.
since-turn = Since your last turn: { $count }
since-all = The whole record
since-dismiss = Put away
error-say-lost = The connection broke while you spoke. Check whether your line went through.
error-react-lost = The connection broke. Check whether your mark went through.

## Keys

keys-title = Keys
keys-house = Everywhere
keys-here = On this page
keys-tab = next thing you can act on, and back
keys-enter = choose it
keys-esc = close, step back
keys-take-back = take back your last step, where that is possible
keys-help = this overview

## Pages without a page

unknown-title = There is nothing here
unknown-text = This passage leads nowhere. The shelf is that way:
offline-title = The server is out of reach
offline-text = Is it running, and are you on its network? Nothing is lost: your tables wait there.
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
error-take-back-lost = The connection broke while taking back. Check whether the step was taken back.

## Meanings of icons

icon-again = again
icon-agree = agreement
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
icon-clock = clock
icon-coin = coins
icon-crown = winner
icon-dark = dark theme
icon-deck = deck
icon-device = device
icon-dice = dice
icon-door = door
icon-dragon = dragon
icon-exit = leave
icon-fireball = fireball
icon-gear = equipment
icon-gem = gem
icon-hand = hand
icon-heal = healing
icon-hidden = hidden
icon-hint = hint
icon-host = host
icon-hourglass = waiting
icon-key = key
icon-kick = throw out
icon-lamp = Undercroft
icon-light = light theme
icon-lock = locked
icon-loot = loot
icon-map = map
icon-monster = monster
icon-more = settings
icon-move = change seats
icon-paw = paw
icon-people = players
icon-person = person
icon-pick = pickaxe
icon-pirate = pirate
icon-position = a given position
icon-potion = potion
icon-quest = quest
icon-quill = record
icon-rename = name
icon-replay = replay
icon-resign = resigned
icon-seal = seal
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

zoom-in = Zoom in
zoom-out = Zoom out
zoom-home = Show the whole board
zoom-most = This is as close as it gets
zoom-whole = The whole board is in sight

## Why not? On what is greyed out

why-first = This is the beginning.
why-last = This is the end.
why-moment = One moment: what has happened is still being shown.
why-over = The game is over.
why-replay = This game has been played: here it can only be watched.
why-watching = You are watching and cannot play.

## Meeting

join-title = Join a table
code-label = Code of the table
code-help = Six letters, from the person who opened the table.
code-short = Type all six letters of the code first.
code-go = Join
code-nowhere-title = This code leads nowhere
code-looking = Looking for the table…
code-title = Code
code-text = Type it on the shelf to come here.
code-spelt = Code: { $letters }
open-title = Open tables
open-free = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
  }
shut-out-title = You cannot come to this table
chair-host = host
chair-away-since = away since { $time }
chair-rename = Name of this player
chair-rename-help = Several people at one device: give each their name. Leave it empty to use your own.
chair-move = Change seats
chair-move-here = To here
chair-move-swap = Swap
chair-moving = Where should { $name } sit?
chair-kick = Throw { $name } out
chair-make-host = Make { $name } the host
kick-title = Throw { $name } out?
kick-text = They lose every chair at this table and cannot come back, not even to watch: neither here nor to the next table of the same people.
kick-yes = Throw out
watchers-title = { $count ->
    [0] Nobody is watching now
    [one] Watching: one person
   *[other] Watching: { $count } people
}
watcher-muted = may not speak
watcher-gone = has left
watcher-mute = Mute
watcher-mute-name = Mute { $name }
watcher-unmute = Let speak
watcher-unmute-name = Let { $name } speak again
watcher-let-in = Let in
watcher-let-in-name = Let { $name } in again
shown-out-title = Shown out
watcher-out-text = They can no longer watch and cannot come back: neither here nor to the next table of the same people.
host-title = Hand the table over to { $name }?
host-text = Then { $name } starts the game and decides about the table.
host-yes = Hand over
host-take = Become the host
lobby-close = Close the table
close-title = Close the table?
close-text = Everybody is sent away, and the link leads nowhere.
close-yes = Close it

## Manners of a table

manners-title = Table settings
manners-more = More: clock, table settings, bots
manners-edit = Change
manners-clock = Clock
manners-clock-none = none
manners-clock-both = { $seconds } + { $reserve }
manners-clock-custom = other
manners-clock-seconds = Seconds for a decision
manners-clock-reserve = Minutes in reserve
manners-clock-none-help = Everybody thinks as long as they like.
manners-clock-help = { $seconds } for every decision. When time runs out, a bot plays for the player until they are back.
manners-clock-both-help = { $seconds } for every decision, then a reserve of { $reserve } for the whole game. When time runs out, a bot plays for the player until they are back.
manners-friendly = Friendly game
manners-friendly-short = Friendly game
manners-friendly-help = A step that can no longer be taken back freely can still be taken back if everybody agrees.
manners-listed = Show the table on the shelf
manners-listed-short = On the shelf
manners-listed-help = Everybody on this server sees it and may sit down while chairs are free.
manners-patience = A bot plays for absent players
manners-patience-short = Bot for the absent
manners-patience-none = when asked
manners-patience-none-help = The table waits; the host can call in a bot at any time.
manners-patience-help = A bot plays for a player who has been away for { $time } on their turn, and makes way when they return.
manners-pace = Pace of the bots
manners-pace-slow = slow
manners-pace-normal = normal
manners-pace-fast = fast
manners-settled = The clock and “Friendly game” cannot be changed once the game has begun.
length-seconds = { $count } s
length-minutes = { $count } min
length-hours = { $count } h
length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

## Clocks

clocks-label = Clocks
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h
clock-reserve-word = reserve
clock-reserve-runs = Your reserve is running: { $time } left.
clock-nearly = Your time is nearly over: { $time } left.
more-time = More time
more-time-for = More time for { $name }
more-time-given = { $name } has more time.

## Who is here

people-title = People at the table
seat-away = away
seat-away-since = away since { $time }
seat-here = connected
seat-stand-in = away, a bot plays until they are back
seat-stand-in-here = a bot plays for now
seat-resigned = resigned, a bot plays on
seat-open = the chair is free
absent-title = { $name } is away
absent-what = What now?
absent-bot = Bot until they are back
absent-bot-off = No bot, wait
absent-replace = Bot for good
absent-free = Free the chair
absent-free-help = Whoever has the link can take it and play on.
absent-replace-title = A bot instead of { $name }, for good?
absent-replace-text = They cannot take the chair back.
absent-replace-yes = Replace
absent-free-title = Free the chair of { $name }?
absent-free-text = Whoever has the link can take it, they themselves too.
open-chair-bot = Put a bot there

## Notes at the table

note-returned = While you were away, a bot played for you. The record tells what it did.
note-record = Record
note-fine = All right
note-stand-in = A bot is playing for { $name }.
note-back = I’m back
note-open = The chair of { $name } is free.
note-take = Sit down
note-moved = Your seat is on another device now. Here you watch.
proposal-end = { $name } proposes to end the game as it stands.
proposal-take-back = { $name } would like to take the last step back.
proposal-yours-end = You propose to end the game as it stands.
proposal-yours-take-back = You ask to take your last step back.
proposal-open = { $name } proposes to free the chair of { $whose }. Whoever sits down there sees the cards.
proposal-kick = { $name } proposes to throw { $whose } out of the game. The chair becomes free.
proposal-yours-open = You propose to free the chair of { $whose }.
proposal-yours-kick = You propose to throw { $whose } out of the game.
proposal-waiting = Waiting for { $names }.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-agree-as = { $name } agrees
proposal-refuse-as = { $name } refuses
proposal-withdraw = Withdraw
proposal-failed = No agreement: somebody refused, or the game went on.

## What you can do at the table

menu-table = This table
menu-people = People and clock
menu-pass = My seat on another device
menu-stand-in = Let a bot play for me
menu-take-back = Ask to take my last step back
menu-end = Propose to end the game
menu-resign = Resign
menu-abandon = End the game
take-back-ask = Ask to take back
take-back-ask-help = Everybody else at the table is asked; if all agree, your last step is taken back.
take-back-bots-help = Takes your last step back, also when something was drawn or shown: only bots play with you.
resign-title = Resign?
resign-text = You give your chair up for good, and a bot plays on.
resign-yes = Resign
end-propose-title = Propose to end the game?
end-propose-text = If everybody agrees, it ends as it stands, without a winner.
end-propose-yes = Propose
abandon-title = End the game?
abandon-text = Only bots play with you. The game ends as it stands, without a winner.
abandon-yes = End it
pass-title = Continue on this device?
pass-text =
    { $named ->
        [no] The seat
       *[yes] The seat of { $nick }
    } in “{ $game }” moves to this device. The other one will only watch.
pass-move = Move the seat here
pass-failed-title = This personal link does not work
pass-dialog-text = Open this link on the other device, or scan it: your seat moves there. It works once and until { $time }.
pass-secret = Show it to nobody else: whoever opens it gets your seat.
pass-qr = QR code with your personal link
pass-link = Your personal link

## A table that ended early

ending-agreed-title = Ended by agreement
ending-agreed-text = Everybody agreed to leave it as it stands. There is no winner.
ending-abandoned-title = The game was abandoned
ending-abandoned-text = It ended early. There is no winner.
ending-closed-title = The table is closed
ending-closed-text = The host closed it before the game began.
ending-open = How it ended
dock-fold = Fold your own things away
dock-open = Show your own things
