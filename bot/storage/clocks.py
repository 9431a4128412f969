"""Queries on how long matches have waited for whom."""

from collections.abc import Sequence

from sqlalchemy import bindparam, select, update

from bot.engine.jsons import from_json, to_json
from bot.storage.replacing import put_rows
from bot.storage.rows import ClockRow, as_values, read_row
from bot.storage.schema import clocks
from bot.storage.transaction import Transaction

__all__ = ["clocks_of", "forget_votes", "put_clocks"]

_OF_MATCH = select(clocks).where(clocks.c.match_id == bindparam("match")).order_by(clocks.c.seat)


async def clocks_of(tx: Transaction, match_id: int) -> list[ClockRow]:
    """The clocks of the seats that have ever been waited for, in seat order."""
    return [read_row(ClockRow, row) for row in await tx.execute(_OF_MATCH, {"match": match_id})]


async def put_clocks(tx: Transaction, rows: Sequence[ClockRow]) -> None:
    """Writes these clocks in place of what their seats had before."""
    await put_rows(tx, clocks, [as_values(row) for row in rows])


async def forget_votes(tx: Transaction, user_id: int) -> None:
    """Takes this user's votes for a bot out of all clocks."""
    for row in (await tx.execute(select(clocks).where(clocks.c.votes.contains(str(user_id))))).all():
        others = tuple(voter for voter in from_json(row.votes, tuple[int, ...]) if voter != user_id)
        of_seat = (clocks.c.match_id == row.match_id) & (clocks.c.seat == row.seat)
        await tx.execute(update(clocks).where(of_seat).values(votes=to_json(others).decode()))
