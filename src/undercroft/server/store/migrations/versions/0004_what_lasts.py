"""What was declined lately, and the names of those who may not speak: they last beyond a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("declined", json, nullable=False, server_default="[]"))
    op.add_column("muted", sa.Column("nick", sa.Text, nullable=False, server_default=""))
    # People who are already muted keep the name they have now.
    op.execute("UPDATE muted SET nick = (SELECT people.nick FROM people WHERE people.id = muted.person)")
