"""People who have lost a seat in a game, and the hashes of the nonces that seats have promised."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "former",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("back", sa.Boolean, nullable=False),
    )
    op.add_column("chairs", sa.Column("promise", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("promises", sa.JSON(none_as_null=True)))
