"""All that is kept about one user: reading it out, and forgetting it."""

from typing import Any

from sqlalchemy import ColumnElement, Table, delete, select, tuple_, update

from bot.storage.clocks import forget_votes
from bot.storage.schema import deliveries, entries, holders, invitations, matches, metadata, standing
from bot.storage.transaction import Transaction

__all__ = ["data_of", "forget_user"]

HELD = ("match_id", "seat", "name")
OFFERED = ("match_id", "seat")
LOGGED = ("match_id", "revision", "kind", "at", "seat", "name", "action", "origin", "undone")
"""Of a user's entries: what he did, and not what the game told of it."""

NOTHING_SENT = dict.fromkeys(("due", "sending", "posted", "edited"), None) | {
    "wants": "",
    "shows": "",
    "attempts": 0,
    "channel_id": None,
    "message_id": None,
    "old_channel_id": None,
    "old_message_id": None,
}
"""A delivery of which nothing is known; its row stays, since it may just be under way."""


async def data_of(tx: Transaction, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """By table, the rows about this user; of matches and their log the columns that are about him."""
    found = {table.name: await _rows(tx, table, table.c.user_id == user_id) for table in _own_tables()}
    found["holders"] = await _rows(tx, holders, holders.c.user_id == user_id, HELD)
    found["entries"] = await _rows(tx, entries, entries.c.user_id == user_id, LOGGED)
    found["hosted"] = await _rows(tx, matches, matches.c.host == user_id, ("id", "game", "status", "created"))
    found["invitations"] = await _rows(tx, invitations, invitations.c.user_id == user_id, HELD)
    found["offered"] = await _rows(tx, invitations, invitations.c.host == user_id, OFFERED)
    found["standing"] = await _rows(tx, standing, _of_seats(standing, user_id))
    return found


async def forget_user(tx: Transaction, user_id: int, name: str) -> None:
    """Takes the user out of everything that is kept; this name stands in his place."""
    hands = (deliveries.c.kind == "hand") & _of_seats(deliveries, user_id)
    await tx.execute(update(deliveries).where(hands).values(NOTHING_SENT))
    addressed = deliveries.c.mentions.contains(f'"to":{user_id}}}')
    await tx.execute(update(deliveries).where(addressed).values(mentions="{}"))
    await tx.execute(delete(standing).where(_of_seats(standing, user_id)))
    for table in (holders, entries):
        await tx.execute(update(table).where(table.c.user_id == user_id).values(user_id=None, name=name))
    for table in (matches, invitations):
        await tx.execute(update(table).where(table.c.host == user_id).values(host=0))
    await forget_votes(tx, user_id)
    for table in _own_tables():
        await tx.execute(delete(table).where(table.c.user_id == user_id))


def _own_tables() -> list[Table]:
    """The tables whose rows are a user's own."""
    return [table for table in metadata.sorted_tables if "user_id" in table.c and table not in (holders, entries)]


def _of_seats(table: Table, user_id: int) -> ColumnElement[bool]:
    """Rows of the seats that the user holds."""
    held = select(holders.c.match_id, holders.c.seat).where(holders.c.user_id == user_id)
    return tuple_(table.c.match_id, table.c.seat).in_(held)


async def _rows(
    tx: Transaction, table: Table, where: ColumnElement[bool], columns: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    wanted = [table.c[name] for name in columns or table.c.keys()]
    return [dict(row._mapping) for row in await tx.execute(select(*wanted).where(where))]
