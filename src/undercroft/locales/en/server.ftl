### What the server and the kernel refuse.

## The server

server-trouble = Something went wrong on the server. Nothing was lost; please try again.
server-not-json = The server could not read that message.
server-form = The server did not understand that message: { $what }
server-host = This server does not answer at the address { $host }. Use the address it printed when it started.
server-origin = This came from another page ({ $origin }) and was refused.
server-hello-first = The connection must begin with a greeting. Reload the page.
server-no-such-address = There is nothing at this address.
server-query = “{ $name }” in the address must be a whole number from { $least } to { $most }.
server-method = This address does not take such a request.
server-metrics = The figures of this server can be read only on its own machine.
server-elsewhere = The table is just moving to another server process. Please try again in a moment.
server-database = The database does not answer as it should. Nothing that was confirmed is lost.
server-nick-empty = A name needs at least one letter.
server-nick-long = A name can have at most { $most } characters.
server-nick-marks = There are characters in this name that cannot be shown.

## Limits

limit-size = That message is too long: at most { $most } bytes.
limit-rate = Too fast. Wait a moment and try again.
limit-slow = The request did not arrive in time. Please try again.
limit-tables = You have { $most } unfinished tables already. Finish one of them first.
limit-tables-address = Too many unfinished tables were opened from your network address ({ $most }). Finish one of them first.
limit-bot-games = You have { $most } running games with bots already. Finish one of them first.
limit-bot-games-address = Too many games with bots run from your network address ({ $most }). Finish one of them first.
limit-connections = Too many people are connected at the moment. Try again a little later.
limit-hello = The page did not introduce itself in time. Reload it.
limit-strikes = Too many faulty messages came from this page. Reload it to go on.

## Setting up

setup-game = This server does not have the game “{ $game }”.
setup-set = This server does not have the set of components “{ $name }” for this game.
setup-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
setup-options = These options do not fit: { $what }
setup-bot = There is no bot called “{ $bot }” here; there are: { $bots }.
setup-bots = { $seats } chairs need { $seats } entries for bots, not { $bots }.

## The table

table-unknown = There is no such table on this server.
table-full = All chairs are taken. You can watch.
table-no-such-seat = There is no chair number { $number } at this table.
table-seat-taken = Somebody already sits on chair { $number }.
table-seats-open = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
  }
table-not-seated = Only those who sit at this table can do that.
table-not-your-seat = That chair is not yours.
table-host-only = Only the host of the table can do that.
table-already-started = The game has already begun.
table-not-started = The game has not begun yet.
table-not-over = The game is not over yet.
table-shut-out = You were asked to leave this table and cannot come back to it.
table-over = This table is over.
table-ended = This game was ended before its last move; nothing can be played any more.
table-lead-only = The host decides that; while the host is away, anybody who sits at the table.
table-opening = The game is about to start: everybody is giving their part of the dice.
table-parts-missing = Parts of the dice are still missing: { $seats }. You can wait, or start without them; everybody sees that.
table-not-opening = Parts of the dice are given when the host starts the game.
table-other-part = This is not the part of the dice that this seat has promised.
table-person-here = { $seat } is here. Others can decide that only for somebody who is away.
table-stand-in-weak = Whoever is away is played for by one of these bots: { $bots }.
table-away-shortly = { $seat } has not been away for long. Meanwhile a bot can stand in.
table-held-before = You have played in this game already: with another seat you would know two hands.
table-stays-out = Somebody who was thrown out while playing stays out of this game.
table-nobody-there = Nobody sits on chair { $number }.
table-no-such-watcher = This person is not watching any more.
table-kick-yourself = You cannot throw yourself out. Stand up or resign instead.
table-already-seated = You already play here: a second chair would show you another player’s secrets.
table-manners-settled = The clock and taking back by consent were settled when the game began.
table-no-clock = There is no clock running at this table.
table-own-time = More time is a gift: you can give it to others, and they to you.
table-others-sit = Others still play here. Propose to end the game, or resign.
table-no-such-code = No table has this code at the moment.
pass-unknown = This personal link was already used, is too old, or was never made. A new one can be made at the table.
pass-already-seated = You already play at this table: a second hand would show you another player’s secrets. Open the link on a device, or in a browser, that does not play here.
table-record-not-over = The record is available after the last move: until then it contains secrets.
replay-no-such-frame = This game has no moment { $number }: the last one is { $last }.
table-game-missing = This table is for the game “{ $game }”, which this server no longer has.
table-other-edition = This game began under edition { $theirs } of the rules; the server now plays edition { $ours }.
table-other-components = This game began with other cards than the server has now. It cannot be continued with these.
table-unreadable = The stored game cannot be read: { $what }

## Actions

action-stale = That question has passed; look what is asked now.
action-game-over = The game is over.
action-not-your-turn = It is not your turn.
action-not-offered = That is not possible now.
action-no-such-seat = There is no such seat.
action-malformed = That action cannot be read: { $what }
take-back-too-late = It is too late to take that back.

## Talk

chat-empty = That line is empty.
chat-long = That line is too long: { $length } characters, and at most { $most } are allowed.
chat-marks = There are characters in that line that cannot be shown.
chat-muted = You were asked to be quiet: at this table you can watch, but not speak.
chat-no-such-line = There is no line { $number } in the chat.

## Proposals

proposal-nobody = Nobody who could agree is playing at the moment: bots stand in for all the others.
proposal-not-friendly = At this table nothing is taken back by agreement.
proposal-pending = Something has already been proposed. It has to be answered first.
proposal-lately = This was declined only a moment ago. You can propose it again after your next move, or a little later.
proposal-none = There is no such proposal any more.
proposal-gone = The game went on in the meantime; the proposal no longer holds.
take-back-nothing = You have not done anything yet that could be taken back.
