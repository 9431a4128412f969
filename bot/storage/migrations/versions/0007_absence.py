"""Absences of players, and matches that nobody has touched for long."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("habits", sa.Column("away_since", sa.DateTime()))
    op.add_column("habits", sa.Column("away_until", sa.DateTime()))
    op.add_column("matches", sa.Column("idle_asked", sa.DateTime()))
