"""Votes on pausing a match, and on going on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("votes", sa.Text(), nullable=False, server_default="[]"))
