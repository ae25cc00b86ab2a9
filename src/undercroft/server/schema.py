"""The shape of the database, for SQLite and PostgreSQL alike. The migrations lead to it step by step."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

# SQLite numbers rows by itself only under a key of its own integer type.
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
    Column("setup", Json),  # the draws of the set-up; null in the lobby
    Column("status", String(8), nullable=False),
    Column("waiting", Integer, nullable=False),  # the set of seats the table waits for
    Column("moves", Integer, nullable=False),  # the changes that everybody could see
    Column("next", String(32), ForeignKey("tables.id")),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    CheckConstraint("status in ('lobby', 'playing', 'over')", name="status"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Key, ForeignKey("people.id")),
    Column("bot", String(64)),
    Column("nonce", String(64), nullable=False),
    CheckConstraint("person is null or bot is null", name="one_sitter"),
    Index("ix_chairs_person", "person"),
)

# The truth: one row per step, never changed. The key lets two processes never both write step 57.
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
