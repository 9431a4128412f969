"""Turn deadlines: what tables choose about time, and a clock for each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TWO_DAYS = "172800"
"""Seconds: what servers and new tables begin with. Matches that began without a deadline go on without."""


def upgrade() -> None:
    _rules_about_time("guilds", TWO_DAYS)
    _rules_about_time("matches", None)
    _clocks()
    _wake_open_matches()


def _rules_about_time(table: str, limit: str | None) -> None:
    op.add_column(table, sa.Column("time_limit", sa.Integer(), server_default=limit))
    op.add_column(table, sa.Column("at_deadline", sa.String(16), nullable=False, server_default="wait"))
    op.add_column(table, sa.Column("misses", sa.Integer(), nullable=False, server_default="2"))


def _clocks() -> None:
    op.create_table(
        "clocks",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime()),
        sa.Column("deadline", sa.DateTime()),
        sa.Column("left", sa.Integer()),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_clocks_match_id_matches", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_clocks"),
    )


def _wake_open_matches() -> None:
    """Has the courier look at each open match once, so that its clocks begin."""
    op.execute(
        "INSERT INTO deliveries (match_id, kind, seat, wants, shows, due, attempts, fresh, posts, mentions) "
        "SELECT id, 'clock', -1, '', '', updated, 0, 0, 0, '{}' FROM matches "
        "WHERE status IN ('lobby', 'running', 'paused')"
    )
