"""Queries on where, and by whom, a server lets tables be opened."""

from sqlalchemy import select

from bot.storage.replacing import put_rows
from bot.storage.rows import OpeningsRow, as_values, read_optional
from bot.storage.schema import openings
from bot.storage.transaction import Transaction

__all__ = ["openings_of", "put_openings"]


async def openings_of(tx: Transaction, guild_id: int) -> OpeningsRow | None:
    """What a server chose; None if it never did."""
    row = (await tx.execute(select(openings).where(openings.c.guild_id == guild_id))).one_or_none()
    return read_optional(OpeningsRow, row)


async def put_openings(tx: Transaction, row: OpeningsRow) -> None:
    """Keeps what a server chose, in place of what it chose before."""
    await put_rows(tx, openings, [as_values(row)])
