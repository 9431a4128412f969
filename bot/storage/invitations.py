"""Queries on invitations into seats."""

from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select

from bot.storage.rows import InvitationRow, as_values, read_row
from bot.storage.schema import invitations
from bot.storage.transaction import Transaction

__all__ = ["invitations_of", "put_invitations", "with_invitations_of"]

_OF_MATCH = select(invitations).where(invitations.c.match_id == bindparam("match")).order_by(invitations.c.seat)


async def invitations_of(tx: Transaction, match_id: int) -> list[InvitationRow]:
    """The open invitations of a match, in seat order."""
    return [read_row(InvitationRow, row) for row in await tx.execute(_OF_MATCH, {"match": match_id})]


async def with_invitations_of(tx: Transaction, user_id: int) -> list[int]:
    """The matches into which this user is invited, or has invited somebody."""
    his = (invitations.c.user_id == user_id) | (invitations.c.host == user_id)
    rows = await tx.execute(select(invitations.c.match_id).where(his).distinct())
    return [int(match_id) for match_id in rows.scalars()]


async def put_invitations(tx: Transaction, match_id: int, rows: Iterable[InvitationRow]) -> None:
    """Makes these the match's open invitations."""
    await tx.execute(delete(invitations).where(invitations.c.match_id == match_id))
    values = [as_values(row) for row in rows]
    if values:
        await tx.execute(insert(invitations), values)
