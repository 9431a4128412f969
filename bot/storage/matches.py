"""Queries on matches and their holders."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, bindparam, delete, insert, or_, select, update

from bot.storage.rows import HolderRow, MatchRow, as_values, read_optional, read_row
from bot.storage.schema import deliveries, holders, matches, players
from bot.storage.transaction import Transaction

__all__ = [
    "Conflict",
    "add_match",
    "holders_of",
    "in_channel",
    "in_guild",
    "load_match",
    "mark_dm",
    "mark_pinged",
    "mark_seen",
    "of_player",
    "put_holders",
    "rematch_of",
    "rename",
    "save_match",
    "wanting",
]

LISTED = tuple(column for column in matches.c if column.name not in ("state", "seed"))
"""What lists need; states are long."""

_HELD = (
    select(*holders.c, players.c.locale)
    .outerjoin(players, players.c.user_id == holders.c.user_id)
    .order_by(holders.c.seat)
)
_LOAD = select(matches).where(matches.c.id == bindparam("match"))
_HOLDERS = _HELD.where(holders.c.match_id == bindparam("match"))
_SAVE = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.revision == bindparam("since"))
    .values({column.name: bindparam(column.name) for column in matches.c if column.name != "id"})
)


class Conflict(Exception):
    """The match has changed since it was read."""


async def load_match(tx: Transaction, match_id: int) -> MatchRow | None:
    row = (await tx.execute(_LOAD, {"match": match_id})).one_or_none()
    return read_optional(MatchRow, row)


async def holders_of(tx: Transaction, match_id: int) -> list[HolderRow]:
    """The holders in seat order."""
    return [read_row(HolderRow, row) for row in await tx.execute(_HOLDERS, {"match": match_id})]


async def add_match(tx: Transaction, row: MatchRow) -> int:
    """Adds a match; answers its id."""
    added = await tx.execute(insert(matches).values(as_values(row, "id")))
    return int(added.inserted_primary_key[0])  # type: ignore[index]  # an insert always has one


async def save_match(tx: Transaction, row: MatchRow, since: int) -> None:
    """Writes the match, which must still be at the revision `since`. Raises Conflict."""
    values = as_values(row, "id") | {"match": row.id, "since": since}
    if (await tx.execute(_SAVE, values)).rowcount != 1:
        raise Conflict(row.id)


async def put_holders(tx: Transaction, match_id: int, rows: Iterable[HolderRow]) -> None:
    """Makes these the match's holders."""
    await tx.execute(delete(holders).where(holders.c.match_id == match_id))
    values = [as_values(row, "locale") for row in rows]
    if values:
        await tx.execute(insert(holders), values)


async def rename(tx: Transaction, user_id: int, guild_id: int, name: str) -> None:
    """Calls this user so at all tables of one server."""
    there = select(matches.c.id).where(matches.c.guild_id == guild_id)
    seats = (holders.c.user_id == user_id) & (holders.c.name != name) & holders.c.match_id.in_(there)
    await tx.execute(update(holders).where(seats).values(name=name))


async def mark_pinged(tx: Transaction, match_id: int, seats: Sequence[int], turn: int | None) -> None:
    """Notes of which turn the holders of these seats were notified; None has them notified again."""
    of_seats = (holders.c.match_id == match_id) & holders.c.seat.in_(seats)
    await tx.execute(update(holders).where(of_seats).values(pinged_turn=turn))


async def mark_dm(tx: Transaction, match_id: int, seat: int, *, closed: bool) -> bool:
    """Notes whether the holder takes direct messages; answers whether that is news."""
    news = (holders.c.match_id == match_id) & (holders.c.seat == seat) & holders.c.dm_closed.is_not(closed)
    return (await tx.execute(update(holders).where(news).values(dm_closed=closed))).rowcount > 0


async def mark_seen(tx: Transaction, match_id: int, seat: int, seen: str) -> None:
    """Notes what the holder of a seat has seen of what is told only once."""
    of_seat = (holders.c.match_id == match_id) & (holders.c.seat == seat)
    await tx.execute(update(holders).where(of_seat).values(seen=seen))


async def of_player(tx: Transaction, user_id: int, statuses: Sequence[str]) -> list[MatchRow]:
    """The matches with these statuses in which the user has a seat, latest change first; without state and seed."""
    seated = select(holders.c.match_id).where(holders.c.user_id == user_id)
    return await _listed(tx, matches.c.id.in_(seated), statuses, newest_first=True)


async def in_channel(tx: Transaction, channel_id: int, statuses: Sequence[str]) -> list[MatchRow]:
    """The matches with these statuses in a channel or thread, oldest first; without state and seed."""
    here = or_(matches.c.channel_id == channel_id, matches.c.thread_id == channel_id)
    return await _listed(tx, here, statuses, newest_first=False)


async def in_guild(tx: Transaction, guild_id: int, statuses: Sequence[str]) -> list[MatchRow]:
    """The matches with these statuses on a server, oldest first; without state and seed."""
    return await _listed(tx, matches.c.guild_id == guild_id, statuses, newest_first=False)


async def wanting(tx: Transaction, kind: str, guild_id: int | None, statuses: Sequence[str]) -> list[MatchRow]:
    """Those (of a server, or of all) that want such a panel to say something, oldest first; without state and seed."""
    wants = matches.c.id.in_(select(deliveries.c.match_id).where(deliveries.c.kind == kind, deliveries.c.wants != ""))
    here = wants if guild_id is None else wants & (matches.c.guild_id == guild_id)
    return await _listed(tx, here, statuses, newest_first=False)


async def rematch_of(tx: Transaction, match_id: int) -> MatchRow | None:
    """The latest match that followed this one; without state and seed."""
    query = select(*LISTED).where(matches.c.rematch_of == match_id).order_by(matches.c.id.desc()).limit(1)
    row = (await tx.execute(query)).one_or_none()
    return read_optional(MatchRow, row)


async def _listed(
    tx: Transaction, where: ColumnElement[bool], statuses: Sequence[str], *, newest_first: bool
) -> list[MatchRow]:
    order = matches.c.updated.desc() if newest_first else matches.c.id
    query = select(*LISTED).where(where, matches.c.status.in_(statuses)).order_by(order)
    return [read_row(MatchRow, row) for row in await tx.execute(query)]
