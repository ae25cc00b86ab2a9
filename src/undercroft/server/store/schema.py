"""The schema of the database, for SQLite and PostgreSQL. The migrations lead to it step by step."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

# SQLite numbers rows by itself only if the key has its own integer type.
Key = BigInteger().with_variant(Integer, "sqlite")
# Written once and read whole, never searched: plain JSON keeps it as it was written, on PostgreSQL too.
# Without none_as_null a missing value would be stored as the JSON text `null`.
Json = JSON(none_as_null=True)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Key, primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # the hash of the secret in the cookie
    Column("nick", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("opponents", Json),  # by game, as chosen last; null before anything was chosen
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("position", Json),  # the dump the match begins from, if it is no ordinary game
    Column("host", Key, ForeignKey("people.id")),
    Column("secret", String(64), nullable=False),
    Column("nonces", Json),  # of every seat; settled when the game starts
    Column("promises", Json),  # of every seat, settled when the game starts; null in older games
    Column("setup", Json),  # the draws of the set-up; null in the lobby
    Column("status", String(8), nullable=False),
    Column("waiting", Integer, nullable=False),  # the set of seats the table waits for
    Column("moves", Integer, nullable=False),  # the changes that everybody could see
    Column("next", String(32), ForeignKey("tables.id")),
    Column("code", String(6)),  # null once the game is over: codes are few and used again
    Column("manners", Json, key="settings", nullable=False, server_default="{}"),
    Column(
        "listed", Boolean, nullable=False, server_default=false()
    ),  # copied from the settings, so that it can be searched for
    Column("ending", String(16)),  # how it ended without an outcome
    Column("proposal", Json),
    Column("declined", Json, nullable=False, server_default="[]"),
    Column("owner", String(32)),  # the server process that may change it; null on SQLite, which has one
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    CheckConstraint("status in ('lobby', 'playing', 'over')", name="status"),
    Index("ix_tables_code", "code", unique=True),
    Index("ix_tables_owner", "owner"),
)

# The server processes on PostgreSQL. One that no longer renews its row has died or lost its database.
servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),  # where other processes reach it
    Column("secret", String(64), nullable=False),  # what they must show there
    Column("family", String(32), nullable=False),  # those that were started together have the same
    Column("number", Integer, nullable=False),  # in its family
    Column("place", Text, nullable=False),  # machine and process, to see at once that it has died
    Column("until", BigInteger, nullable=False),  # milliseconds by the clock of the database
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Key, ForeignKey("people.id")),
    Column("bot", String(64)),
    Column("nonce", String(64), nullable=False),
    Column("promise", String(64), nullable=False, server_default=""),  # the hash of its part of the dice
    Column("nick", Text),  # another name than the person's, where several share a device
    Column("stand_in", String(64)),  # the bot that plays until the person is back
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("asked", BigInteger),  # since when the seat has been asked, where a clock runs
    Column("reserve", BigInteger),  # milliseconds left of it, where there is a clock
    CheckConstraint("person is null or bot is null", name="one_sitter"),
    Index("ix_chairs_person", "person"),
)

# The game itself: one row per step, never changed. Because of the key, two processes never both write step 57.
entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text),  # null is a take-back
    Column("draws", Json, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# People who were kicked from a table and may not come back.
kicked = Table(
    "kicked",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Key, ForeignKey("people.id"), primary_key=True),
)

# People who have held a seat in a game and lost it. With `back` they get it back when they come.
former = Table(
    "former",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Key, ForeignKey("people.id"), primary_key=True),
    Column("back", Boolean, nullable=False),
)

# Watchers who may not write in the chat of a table. They keep their name: a name can be an insult too.
muted = Table(
    "muted",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Key, ForeignKey("people.id"), primary_key=True),
    Column("nick", Text, nullable=False, server_default=""),
)

# Personal links; only the hash of their token is kept. A used or outdated one is deleted.
passes = Table(
    "passes",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Key, ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# What was said at a table.
lines = Table(
    "lines",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Key, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),  # −1 for a watcher
    Column("nick", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("person", Key, ForeignKey("people.id"), primary_key=True),
    Column("mark", String(16), primary_key=True),
    Column("nick", Text, nullable=False),
    ForeignKeyConstraint(
        ["table", "line"], ["lines.table", "lines.number"], ondelete="CASCADE", name="fk_marks_line"
    ),
)
