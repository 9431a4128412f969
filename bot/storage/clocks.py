"""Queries on how long matches have waited for whom."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, insert, select

from bot.storage.rows import ClockRow, as_values, read_row
from bot.storage.schema import clocks
from bot.storage.transaction import Transaction

__all__ = ["clocks_of", "put_clocks"]

_OF_MATCH = select(clocks).where(clocks.c.match_id == bindparam("match")).order_by(clocks.c.seat)
_FORGET = delete(clocks).where(clocks.c.match_id == bindparam("match"), clocks.c.seat == bindparam("of_seat"))


async def clocks_of(tx: Transaction, match_id: int) -> list[ClockRow]:
    """The clocks of the seats that have ever been waited for, in seat order."""
    return [read_row(ClockRow, row) for row in await tx.execute(_OF_MATCH, {"match": match_id})]


async def put_clocks(tx: Transaction, rows: Sequence[ClockRow]) -> None:
    """Writes these clocks in place of what their seats had before."""
    if rows:
        await tx.execute(_FORGET, [{"match": row.match_id, "of_seat": row.seat} for row in rows])
        await tx.execute(insert(clocks), [as_values(row) for row in rows])
