"""What the holder of a seat has seen of what is told only once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holders", sa.Column("seen", sa.Text(), server_default="[]", nullable=False))
