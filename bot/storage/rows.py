"""The rows of the tables as values to work on."""

from datetime import datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row

__all__ = [
    "ClockRow",
    "DeliveryRow",
    "EntryRow",
    "GuildRow",
    "HabitsRow",
    "HolderRow",
    "InvitationRow",
    "MatchRow",
    "OpeningsRow",
    "as_values",
    "read_optional",
    "read_row",
]

R = TypeVar("R", bound=msgspec.Struct)


class MatchRow(msgspec.Struct):
    """A match with its snapshot; see `schema.matches`."""

    game: str
    rules_version: int
    options: str
    status: str
    host: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    guild_locale: str | None
    size: int
    autostart: bool
    created: datetime
    updated: datetime
    id: int = 0
    """0 until it is added."""
    seed: str | None = None
    state: str | None = None
    questions: str = "[]"
    outcome: str | None = None
    revision: int = 0
    ply: int = 0
    turn_ply: int = 0
    undo_revision: int | None = None
    rematch_of: int | None = None
    time_limit: int | None = None
    at_deadline: str = "wait"
    misses: int = 2
    idle_asked: datetime | None = None
    votes: str = "[]"


class HolderRow(msgspec.Struct):
    """A seat's holder; a person's name is that of his last interaction on the match's server, the locale of any."""

    match_id: int
    seat: int
    name: str
    user_id: int | None = None
    bot: str | None = None
    dm_closed: bool = False
    pinged_turn: int | None = None
    seen: str = "[]"
    locale: str | None = None


class ClockRow(msgspec.Struct):
    """How a seat stands with its time; see `schema.clocks`."""

    match_id: int
    seat: int
    turn: int = -1
    since: datetime | None = None
    deadline: datetime | None = None
    left: int | None = None
    late: bool = False
    stand_in: bool = False
    missed: int = 0
    remind: datetime | None = None
    hushed: bool = False
    nudged: bool = False
    votes: str = "[]"


class GuildRow(msgspec.Struct):
    """What a server chose; see `schema.guilds`."""

    guild_id: int
    threads: bool
    locale: str | None
    time_limit: int | None
    at_deadline: str
    misses: int


class HabitsRow(msgspec.Struct):
    """How a player likes to be reminded; see `schema.habits`."""

    user_id: int
    spacing: int | None = None
    quiet_begin: int | None = None
    quiet_end: int | None = None
    zone: str | None = None
    away_since: datetime | None = None
    away_until: datetime | None = None


class InvitationRow(msgspec.Struct):
    """A seat that was offered to somebody; see `schema.invitations`."""

    match_id: int
    seat: int
    user_id: int
    name: str
    host: int


class EntryRow(msgspec.Struct):
    """A row of the log; see `schema.entries`."""

    match_id: int
    revision: int
    kind: str
    at: datetime
    ply: int
    seat: int | None = None
    user_id: int | None = None
    name: str = ""
    asked: int | None = None
    action: str | None = None
    events: str | None = None
    origin: str = "person"
    undone: bool = False
    fingerprint: str | None = None
    before: str | None = None


class DeliveryRow(msgspec.Struct):
    """Something that is, or is to be, on Discord; see `schema.deliveries`."""

    match_id: int
    kind: str
    seat: int = -1
    id: int = 0
    """0 until it is added."""
    wants: str = ""
    shows: str = ""
    due: datetime | None = None
    attempts: int = 0
    fresh: bool = False
    channel_id: int | None = None
    message_id: int | None = None
    posted: datetime | None = None
    edited: datetime | None = None
    posts: int = 0
    sending: datetime | None = None
    mentions: str = "{}"
    old_channel_id: int | None = None
    old_message_id: int | None = None


class OpeningsRow(msgspec.Struct):
    """Where a server lets tables be opened; see `schema.openings`."""

    guild_id: int
    channels: str
    role_id: int | None


def read_row(kind: type[R], row: Row[Any]) -> R:
    """The row as a value; its columns are named like the fields."""
    return kind(**row._mapping)


def read_optional(kind: type[R], row: Row[Any] | None) -> R | None:
    """The row as a value, if there is one."""
    return None if row is None else read_row(kind, row)


def as_values(row: msgspec.Struct, *left_out: str) -> dict[str, Any]:
    """The value's fields as columns, but for those left out."""
    return {name: getattr(row, name) for name in row.__struct_fields__ if name not in left_out}
