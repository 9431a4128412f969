"""The tables. A change here comes with a migration; a test compares the two."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

__all__ = [
    "UtcTime",
    "clocks",
    "deliveries",
    "entries",
    "guilds",
    "habits",
    "holders",
    "invitations",
    "matches",
    "metadata",
    "notes",
    "openings",
    "players",
    "receipts",
    "standing",
]


class UtcTime(TypeDecorator[datetime]):
    """An aware time, kept in UTC."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Any) -> datetime | None:
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, _dialect: Any) -> datetime | None:
        return None if value is None else value.replace(tzinfo=UTC)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = BigInteger().with_variant(Integer, "sqlite")


def _match_id(**kwargs: Any) -> Column[int]:
    return Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, **kwargs)


players = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
)
"""Discord users, and the language of their last interaction. What they are called differs from server to server."""

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("threads", Boolean, nullable=False),
    Column("locale", String(16)),
    Column("time_limit", Integer),
    Column("at_deadline", String(16), nullable=False),
    Column("misses", Integer, nullable=False),
)
"""What servers have chosen."""

openings = Table(
    "openings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", Text, nullable=False),
    Column("role_id", BigInteger),
)
"""Where servers let tables be opened, as JSON (empty: everywhere), and by the holders of which role (NULL: by all)."""

habits = Table(
    "habits",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("spacing", Integer),
    Column("quiet_begin", Integer),
    Column("quiet_end", Integer),
    Column("zone", String(64)),
    Column("away_since", UtcTime),
    Column("away_until", UtcTime),
)
"""How players like to be reminded: seconds between reminders, quiet hours as minutes of the day in a time zone; and
when they are away."""

matches = Table(
    "matches",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("guild_locale", String(16)),
    Column("size", Integer, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("time_limit", Integer),
    Column("at_deadline", String(16), nullable=False),
    Column("misses", Integer, nullable=False),
    Column("seed", String(64)),
    Column("state", Text),
    Column("questions", Text, nullable=False),
    Column("outcome", Text),
    Column("revision", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn_ply", Integer, nullable=False),
    Column("undo_revision", Integer),
    Column("rematch_of", ForeignKey("matches.id")),
    Column("created", UtcTime, nullable=False),
    Column("updated", UtcTime, nullable=False),
    Column("idle_asked", UtcTime),
    Column("votes", Text, nullable=False, server_default="[]"),
    sqlite_autoincrement=True,
)
"""One row a match, with the snapshot that play goes on from.

`questions` lists who is asked what since which ply; `turn_ply` is the ply at which the turn began; `undo_revision` is
the entry that can be taken back; `time_limit` is in seconds; `updated` is when somebody last touched the match, and
`idle_asked` when people were asked whether one that nobody had touched for long is still wanted; `votes` lists the
users who want the running match to pause, or the paused one to go on.
"""
Index("ix_matches_channel_id_status", matches.c.channel_id, matches.c.status)
Index("ix_matches_thread_id", matches.c.thread_id)
Index("ix_matches_rematch_of", matches.c.rematch_of)

holders = Table(
    "holders",
    metadata,
    _match_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.user_id")),
    Column("bot", String(16)),
    Column("name", String(64), nullable=False),
    Column("dm_closed", Boolean, nullable=False),
    Column("pinged_turn", Integer),
    Column("seen", Text, nullable=False, server_default="[]"),
)
"""Who holds which seat: a player as he is called on the match's server, or a bot with its strength and name.

`pinged_turn` is the turn he was notified of, until the match waits for somebody else.

`seen` lists the revisions since his last own move of which he has seen, or passed over, what is told only once.
"""
Index("ix_holders_user_id", holders.c.user_id)

clocks = Table(
    "clocks",
    metadata,
    _match_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("since", UtcTime),
    Column("deadline", UtcTime),
    Column("left", Integer),
    Column("late", Boolean, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("remind", UtcTime),
    Column("hushed", Boolean, nullable=False),
    Column("nudged", Boolean, nullable=False),
    Column("votes", Text, nullable=False),
)
"""How long the match has waited for a seat's person in one turn, and until when it does.

`since` and `deadline` are set while it waits; `left` keeps the seconds while it does not. `late`: the deadline has
passed. `stand_in`: a bot plays this turn. `missed` counts the deadlines missed in a row. `remind` is when the next
reminder is due; `hushed`: none is wanted in this turn; `nudged`: somebody asked for one in this turn;
`votes` lists the users who want a bot to take the seat.
"""

invitations = Table(
    "invitations",
    metadata,
    _match_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("host", BigInteger, nullable=False),
)
"""Seats that were offered to a user (`user_id`, `name`) by another (`host`), and not taken yet.

In the lobby of a rematch they are held, and numbered as in the match before.
"""

entries = Table(
    "entries",
    metadata,
    _match_id(primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("name", String(64), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer),
    Column("action", Text),
    Column("events", Text),
    Column("origin", String(16), nullable=False),
    Column("undone", Boolean, nullable=False),
    Column("fingerprint", String(16)),
    Column("before", Text),
)
"""The log. Of an action: the ply it made and the ply at which its question was asked; `before` is the snapshot that
undo goes back to, kept only while it may."""

receipts = Table(
    "receipts",
    metadata,
    Column("key", String(64), primary_key=True),
    _match_id(),
    Column("at", UtcTime, nullable=False),
)
"""The calls that were carried out, so that none counts twice."""
Index("ix_receipts_at", receipts.c.at)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Id, primary_key=True),
    _match_id(),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("wants", String(64), nullable=False),
    Column("shows", String(64), nullable=False),
    Column("due", UtcTime),
    Column("attempts", Integer, nullable=False),
    Column("fresh", Boolean, nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("posted", UtcTime),
    Column("edited", UtcTime),
    Column("posts", Integer, nullable=False),
    Column("sending", UtcTime),
    Column("mentions", Text, nullable=False),
    Column("old_channel_id", BigInteger),
    Column("old_message_id", BigInteger),
    UniqueConstraint("match_id", "kind", "seat"),
    sqlite_autoincrement=True,
)
"""What a match wants to be so on Discord, and what is so: one row a panel, a thread or the bots' turn.

`due` is set while there is something to do; `sending` says since when a post may be under way; a message without
`posted` is to be replaced by another; seat -1 is nobody's.
"""
Index("ix_deliveries_due", deliveries.c.due)

standing = Table(
    "standing",
    metadata,
    _match_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("question", String(64), primary_key=True),
    Column("answer", String(64), nullable=False),
)
"""Answers given ahead of time, in secret and outside the log."""

notes = Table(
    "notes",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("text", String(256), nullable=False),
)
"""What the house itself keeps between starts, such as which commands it last registered."""
