"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _people()
    _matches()
    _holders()
    _entries()
    _deliveries()


def _of_match(table: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    name = f"fk_{table}_match_id_matches"
    return (
        sa.Column("match_id", Id, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=name, ondelete="CASCADE"),
    )


def _people() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("locale", sa.String(16)),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("locale", sa.String(16)),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(256), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notes"),
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", Id, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("guild_locale", sa.String(16)),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("autostart", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("state", sa.Text()),
        sa.Column("questions", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("turn_ply", sa.Integer(), nullable=False),
        sa.Column("undo_revision", sa.Integer()),
        sa.Column("rematch_of", Id),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("updated", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name="fk_matches_rematch_of_matches"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_channel_id_status", "matches", ["channel_id", "status"])
    op.create_index("ix_matches_thread_id", "matches", ["thread_id"])
    op.create_index("ix_matches_rematch_of", "matches", ["rematch_of"])


def _holders() -> None:
    op.create_table(
        "holders",
        *_of_match("holders"),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("bot", sa.String(16)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.Column("pinged_turn", sa.Integer()),
        sa.ForeignKeyConstraint(["user_id"], ["players.user_id"], name="fk_holders_user_id_players"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_holders"),
    )
    op.create_index("ix_holders_user_id", "holders", ["user_id"])
    op.create_table(
        "standing",
        *_of_match("standing"),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("question", sa.String(64), nullable=False),
        sa.Column("answer", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "name", "question", name="pk_standing"),
    )


def _entries() -> None:
    op.create_table(
        "entries",
        *_of_match("entries"),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer()),
        sa.Column("action", sa.Text()),
        sa.Column("events", sa.Text()),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.Column("fingerprint", sa.String(16)),
        sa.Column("before", sa.Text()),
        sa.PrimaryKeyConstraint("match_id", "revision", name="pk_entries"),
    )
    op.create_table(
        "receipts",
        *_of_match("receipts"),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_receipts"),
    )
    op.create_index("ix_receipts_at", "receipts", ["at"])


def _deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("id", Id, nullable=False),
        *_of_match("deliveries"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("wants", sa.String(64), nullable=False),
        sa.Column("shows", sa.String(64), nullable=False),
        sa.Column("due", sa.DateTime()),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("fresh", sa.Boolean(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("posted", sa.DateTime()),
        sa.Column("edited", sa.DateTime()),
        sa.Column("posts", sa.Integer(), nullable=False),
        sa.Column("sending", sa.DateTime()),
        sa.Column("mentions", sa.Text(), nullable=False),
        sa.Column("old_channel_id", sa.BigInteger()),
        sa.Column("old_message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
        sa.UniqueConstraint("match_id", "kind", "seat", name="uq_deliveries_match_id_kind_seat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
