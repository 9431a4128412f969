"""Queries on how players like to be reminded."""

from sqlalchemy import bindparam, select

from bot.storage.replacing import put_rows
from bot.storage.rows import HabitsRow, as_values, read_optional, read_row
from bot.storage.schema import habits, holders
from bot.storage.transaction import Transaction

__all__ = ["habits_at", "habits_of", "put_habits"]

_OF_USER = select(habits).where(habits.c.user_id == bindparam("user"))
_SEATED = select(holders.c.user_id).where(holders.c.match_id == bindparam("match"))
_AT_TABLE = select(habits).where(habits.c.user_id.in_(_SEATED) | (habits.c.user_id == bindparam("guest")))


async def habits_of(tx: Transaction, user_id: int) -> HabitsRow | None:
    """What the user chose; None if he never did."""
    return read_optional(HabitsRow, (await tx.execute(_OF_USER, {"user": user_id})).one_or_none())


async def habits_at(tx: Transaction, match_id: int, guest: int | None = None) -> list[HabitsRow]:
    """What those who sit in the match chose, and a guest who may sit down."""
    found = await tx.execute(_AT_TABLE, {"match": match_id, "guest": guest})
    return [read_row(HabitsRow, row) for row in found]


async def put_habits(tx: Transaction, row: HabitsRow) -> None:
    """Keeps what a user chose in place of what he chose before."""
    await put_rows(tx, habits, [as_values(row)])
