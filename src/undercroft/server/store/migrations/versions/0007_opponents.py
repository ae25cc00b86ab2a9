"""Against whom each person plays each game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("opponents", sa.JSON(none_as_null=True)))
