### What the command line says.

# Before the last of a list.
console-and = and
# A player without a name.
console-seat = seat { $number }

## The server

console-at = Undercroft is at { $address }
console-other-devices = For other devices: { $address }
console-kept = Games are kept in { $database }. Ctrl-C stops the server; everything goes on where it was.
console-seed = Warning: --seed is for tests. Whoever knows the seed knows every card.
console-port-used = Port { $port } is in use; trying { $next }.
console-listen = Cannot listen on { $host } port { $port }: { $what }.
console-no-port = { $port } is not a port; ports go from 0 to 65535.
console-ports-used = No free port from { $first } to { $last }.
console-processes = --processes takes 1 or more, not { $count }.
console-processes-sqlite = Several server processes need PostgreSQL (--database postgresql://…); a database file has one.
console-processes-system = This system cannot run several server processes on one port. Start several servers on one PostgreSQL instead.
console-internal-address = “{ $address }” is not an address at which other server processes reach this one; write it like 10.0.0.5 or 10.0.0.5:9000.
console-workers = --workers takes 1 or more, not { $count }.
console-pace = { $pace } is not a pace: --bot-pace takes seconds, 0 or more.
console-limits = The limits in { $file } cannot be read: { $what }.
console-address = “{ $address }” is not the address of a web server; write it like https://games.example.org.
console-address-parts = “{ $address }”: write only scheme, name and port, like https://games.example.org.
console-no-game = No game “{ $game }” is installed; there are: { $games }.
console-no-position = { $file } is not a possible position.{ $what }
console-tls-pair = --tls-cert and --tls-key go together: the certificate and its key.
console-tls-mismatch = The key in { $key } is not the one of the certificate in { $certificate }.
console-tls-locked = The key in { $key } has a password; write it without one (openssl pkey -in … -out …).
console-tls-no-certificate = { $certificate } contains no certificate in PEM format.
console-tls-no-key = { $key } contains no private key in PEM format.
console-tls-useless = { $certificate } and { $key } cannot be used: { $what }.

## Files

console-unreadable = { $file } cannot be read: { $what }.
console-unwritable = { $file } cannot be written: { $what }.
console-no-json = { $file } is not a JSON file: { $what }.
console-cut = { $file } is incomplete: it is empty or was cut off.
console-there = { $file } already exists; --force overwrites it.

## The database

console-database-address = “{ $database }” is neither a file nor the address of a database.
console-database-kind = Databases of the kind “{ $kind }” are not supported; use a file or postgresql://…
console-database-missing = There is no database { $database }; name it with --database.
console-database-closed = The database { $database } cannot be opened: { $what }.
console-database-used = The database { $database } is in use by another server. One file has one server; several need PostgreSQL.
console-database-driver = PostgreSQL needs its driver: pip install 'undercroft[postgres]'.
console-database-newer = The database { $database } is of a newer version ({ $theirs }) than this program ({ $ours }). Nothing in it was changed; use a newer Undercroft, or another --database.
console-database-no-copy = The database { $database } is of an older version ({ $theirs }) and was not upgraded: the copy { $copy } cannot be written ({ $what }).
console-database-foreign = { $database } is not a database of Undercroft.
console-database-version = The database { $database } is of version { $theirs }, this program of { $ours }. A server that starts brings an older one up to date.

## Backup

console-backup-postgres = Use pg_dump to copy a PostgreSQL database; the server may keep running.
console-backup-itself = { $file } is the database itself.
console-backup-failed = { $database } cannot be copied to { $file }: { $what }.
console-backup-copying = copying { $database }
console-backup-done = { $database } is copied to { $file } ({ $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}).

## Tables

console-column-game = game
console-column-status = status
console-column-people = people
console-column-bots = bots
console-column-seats = seats
console-column-moves = moves
console-column-changed = changed
console-status = { $status ->
    [lobby] lobby
    [playing] playing
    [over] over
   *[other] { $status }
}
console-ending = { $ending ->
    [agreed] agreed
    [abandoned] abandoned
    [closed] closed
   *[other] { $ending }
}
console-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
console-table-ended = The table is over ({ $ending }).
console-table-one = a table of { $game } ({ $status }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, last changed { $moment })
console-table-missing = There is no such table { $table } in this database.
console-delete-which = Name one table, or say --older-than DAYS.
console-delete-nothing = There is nothing to delete.
console-delete-dry = Would be deleted: { $what }.
console-delete-ask = Delete { $what } for good? [y/N]
# What counts as a yes, with spaces in between; “y” and “yes” always do.
console-delete-yes = y yes
console-delete-nobody = Nobody is here to answer; --yes deletes without asking.
console-delete-not = Nothing was deleted.
console-delete-done = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
console-delete-people = { $count ->
    [one] { $count } person who is at no table was forgotten.
   *[other] { $count } people who are at no table were forgotten.
}

## Records of games

console-no-record = { $file } is not the record of a game.
console-record-refused = { $file }: { $what }
console-record-seats = This game has the seats 0 to { $last }; --seat -1 is a watcher, --seat -2 sees everything.
console-verify-good = { $file }: in order. The secret is the one that was sealed; { $draws ->
    [one] the only draw follows
   *[other] all { $draws } draws follow
} from it and the seats’ own numbers; { $moves ->
    [one] the only move is legal
   *[other] all { $moves } moves are legal
}.
console-verify-promised = According to the record, these seats fixed their parts before anybody’s part was known: { $seats }. A file cannot prove that by itself: compare the seal and the promises with those that the table showed. If they are the same for one honest player who gave a part, nobody could steer the dice, not even the operator.
console-verify-seal = The seal: { $seal }
console-verify-promise = The promise of seat { $seat }: { $promise }
console-verify-unpromised = No seat had fixed its part beforehand: whoever runs the server could have steered the dice.
console-verify-unopened = These seats promised a part and did not give it, so the dice were made without them: { $seats }. Whoever runs the server could have chosen between the dice with and without these parts.
console-verify-bad = { $file }: not in order: { $what }
console-language = There are no texts in “{ $language }”; there are: { $languages }.
console-replay-head = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $whose }
console-replay-open = all that happened
console-replay-told = as { $name } was told it
console-replay-options = options { $options }
console-replay-watcher = a watcher
console-replay-take-back = take back
console-replay-back = back to the position after { $number }, as all agreed
console-replay-draws = draws { $draws }
console-replay-secret = (in secret)
console-replay-early = The game has no outcome: it was ended early ({ $ending }).
console-replay-waits = The game is not over; the table waits for { $names }.
console-column-place = place
console-column-player = player
console-column-points = points
console-column-score = score

## Setting a game up

console-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
console-options-json = --options is not JSON: { $what }.
console-no-bot = { $game } has no bot called “{ $bot }”; it has: { $bots }.

console-load-failed = The load could not be tried: { $what }.
console-load-no-server = the server did not start
console-load-other = { $address } does not answer as an Undercroft server does
console-load-tables = tables
console-load-people = people
console-load-joined = everybody joined after
console-load-rate = moves
console-load-latency = acknowledged after (p50 / p99 / p99.9)
console-load-cpu = moves per second of the server’s processor time
console-load-memory = memory of the server
console-load-bytes = sent for each move
console-load-refused = refused
console-load-lost = connections lost
console-load-back = the last of them was back after
