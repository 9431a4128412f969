"""Where, and by whom, a server lets tables be opened."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channels", sa.Text(), nullable=False),
        sa.Column("role_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", name="pk_openings"),
    )
