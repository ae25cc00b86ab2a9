"""Who watches a table and may not speak there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "muted",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), primary_key=True),
    )
