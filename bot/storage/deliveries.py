"""Queries on what is to be so on Discord."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import bindparam, func, insert, select, update

from bot.storage.rows import DeliveryRow, as_values, read_row
from bot.storage.schema import deliveries, matches
from bot.storage.transaction import Transaction

__all__ = [
    "AT_A_TIME",
    "DUE",
    "NEXT",
    "bring_forward",
    "deliveries_of",
    "due_matches",
    "load_delivery",
    "next_due",
    "put_deliveries",
]

_OF_MATCH = select(deliveries).where(deliveries.c.match_id == bindparam("match")).order_by(deliveries.c.id)
_LOAD = select(deliveries).where(deliveries.c.id == bindparam("row"))
_SAVE = (
    update(deliveries)
    .where(deliveries.c.id == bindparam("row"))
    .values({column.name: bindparam(column.name) for column in deliveries.c if column.name != "id"})
)
AT_A_TIME = 256
"""How many due deliveries are looked at in one go."""

DUE = (
    select(deliveries.c.match_id)
    .where(deliveries.c.due <= bindparam("now"))
    .order_by(deliveries.c.due)
    .limit(AT_A_TIME)
)
NEXT = select(func.min(deliveries.c.due)).where(deliveries.c.due > bindparam("now"))


async def deliveries_of(tx: Transaction, match_id: int) -> list[DeliveryRow]:
    return [read_row(DeliveryRow, row) for row in await tx.execute(_OF_MATCH, {"match": match_id})]


async def load_delivery(tx: Transaction, row_id: int) -> DeliveryRow:
    return read_row(DeliveryRow, (await tx.execute(_LOAD, {"row": row_id})).one())


async def put_deliveries(tx: Transaction, rows: Iterable[DeliveryRow]) -> None:
    """Adds the new ones (id 0) and writes the others."""
    rows = list(rows)
    new = [as_values(row, "id") for row in rows if not row.id]
    old = [as_values(row, "id") | {"row": row.id} for row in rows if row.id]
    if new:
        await tx.execute(insert(deliveries), new)
    if old:
        await tx.execute(_SAVE, old)


async def bring_forward(tx: Transaction, now: datetime, kinds: Sequence[str], guild_id: int | None = None) -> None:
    """Makes what waits for a later time due now: the deliveries of these kinds, of one server's matches or of all."""
    waiting = (deliveries.c.due > now) & deliveries.c.kind.in_(kinds)
    if guild_id is not None:
        waiting &= deliveries.c.match_id.in_(select(matches.c.id).where(matches.c.guild_id == guild_id))
    await tx.execute(update(deliveries).where(waiting).values(due=now))


async def due_matches(tx: Transaction, now: datetime) -> list[int]:
    """Matches for which something is to be done now, those that have waited longest first.

    Not all of them when there are many; once these are served, the others' turn has come.
    """
    return list(dict.fromkeys((await tx.execute(DUE, {"now": now})).scalars()))


async def next_due(tx: Transaction, now: datetime) -> datetime | None:
    """When there is something to be done next, after now."""
    due: datetime | None = (await tx.execute(NEXT, {"now": now})).scalar_one()
    return due
