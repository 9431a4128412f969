"""Queries on where, and by whom, a server lets tables be opened."""

from sqlalchemy import delete, insert, select

from bot.storage.rows import OpeningsRow, read_optional
from bot.storage.schema import openings
from bot.storage.transaction import Transaction

__all__ = ["openings_of", "put_openings"]


async def openings_of(tx: Transaction, guild_id: int) -> OpeningsRow | None:
    """What a server chose; None if it never did."""
    row = (await tx.execute(select(openings).where(openings.c.guild_id == guild_id))).one_or_none()
    return read_optional(OpeningsRow, row)


async def put_openings(tx: Transaction, row: OpeningsRow) -> None:
    """Keeps what a server chose, in place of what it chose before."""
    await tx.execute(delete(openings).where(openings.c.guild_id == row.guild_id))
    await tx.execute(insert(openings).values(guild_id=row.guild_id, channels=row.channels, role_id=row.role_id))
