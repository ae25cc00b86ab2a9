"""People, tables, chairs and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", key, primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("nick", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("key", name="uq_people_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", json, nullable=False),
        sa.Column("position", json),
        sa.Column("host", key, sa.ForeignKey("people.id", name="fk_tables_host")),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("nonces", json),
        sa.Column("setup", json),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("next", sa.String(32), sa.ForeignKey("tables.id", name="fk_tables_next")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.CheckConstraint("status in ('lobby', 'playing', 'over')", name="ck_tables_status"),
    )
    op.create_table(
        "chairs",
        sa.Column(
            "table",
            sa.String(32),
            sa.ForeignKey("tables.id", name="fk_chairs_table", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id", name="fk_chairs_person")),
        sa.Column("bot", sa.String(64)),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.CheckConstraint("person is null or bot is null", name="ck_chairs_one_sitter"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "entries",
        sa.Column(
            "table",
            sa.String(32),
            sa.ForeignKey("tables.id", name="fk_entries_table", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("draws", json, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
