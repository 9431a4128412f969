"""Reminders: when the next one is due, and how players like to be reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("clocks", sa.Column("remind", sa.DateTime()))
    op.add_column("clocks", sa.Column("hushed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("clocks", sa.Column("nudged", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "habits",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("spacing", sa.Integer()),
        sa.Column("quiet_begin", sa.Integer()),
        sa.Column("quiet_end", sa.Integer()),
        sa.Column("zone", sa.String(64)),
        sa.PrimaryKeyConstraint("user_id", name="pk_habits"),
    )
