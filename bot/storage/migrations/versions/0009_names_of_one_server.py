"""What a player is called on one server is kept with his seats there, and shown on no other."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("players", "name")
