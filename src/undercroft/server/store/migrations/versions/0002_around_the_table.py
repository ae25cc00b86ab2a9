"""Codes, manners, endings, proposals and clocks of tables; names of chairs; who was kicked; passes; what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
json = sa.JSON(none_as_null=True)


def table_column(name: str = "table") -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    # Column by column: SQLite's way of rebuilding a table would drop it, and with it all that hangs on it.
    op.add_column("tables", sa.Column("code", sa.String(6)))
    op.add_column("tables", sa.Column("manners", json, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ending", sa.String(16)))
    op.add_column("tables", sa.Column("proposal", json))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.add_column("chairs", sa.Column("nick", sa.Text))
    op.add_column("chairs", sa.Column("stand_in", sa.String(64)))
    op.add_column("chairs", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chairs", sa.Column("asked", sa.BigInteger))
    op.add_column("chairs", sa.Column("reserve", sa.BigInteger))
    op.create_table(
        "kicked", table_column(), sa.Column("person", key, sa.ForeignKey("people.id"), primary_key=True)
    )
    op.create_table(
        "passes",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", key, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lines",
        table_column(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nick", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("mark", sa.String(16), primary_key=True),
        sa.Column("nick", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table", "line"], ["lines.table", "lines.number"], ondelete="CASCADE", name="fk_marks_line"
        ),
    )
