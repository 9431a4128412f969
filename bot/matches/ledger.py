"""Reading a match to work on, and writing what the work has changed."""

from datetime import datetime
from typing import TypeVar

from bot.engine.registry import Registry
from bot.matches import timing, votes
from bot.matches.models import Status
from bot.matches.refusals import Refusal, Refused
from bot.matches.tables import habits_from
from bot.matches.work import Work
from bot.storage import clocks, deliveries, entries, habits, invitations, matches, people
from bot.storage.rows import DeliveryRow, EntryRow, HolderRow, InvitationRow
from bot.storage.transaction import Transaction

__all__ = ["load_work", "save_work"]

R = TypeVar("R", HolderRow, EntryRow, DeliveryRow, InvitationRow)


async def load_work(tx: Transaction, registry: Registry, match: int, now: datetime, guest: int | None = None) -> Work:
    """Reads a match to work on, and how a guest who may sit down likes to be reminded. Refused: unknown_match."""
    row = await matches.load_match(tx, match)
    if row is None:
        raise Refused(Refusal.UNKNOWN_MATCH)
    entry = registry[row.game]
    settings = await people.guild_of(tx, row.guild_id) if row.status == Status.LOBBY else None
    return Work(
        entry,
        row,
        now,
        holders=await matches.holders_of(tx, match),
        clocks=await clocks.clocks_of(tx, match),
        invitations=await invitations.invitations_of(tx, match),
        habits={row.user_id: habits_from(row) for row in await habits.habits_at(tx, match, guest)},
        panels=await deliveries.deliveries_of(tx, match),
        standing=await people.standing_of(tx, match) if entry.game.info.standing else None,
        threads=settings is None or settings.threads,
    )


async def save_work(tx: Transaction, work: Work) -> None:
    """Writes what changed, with the clocks brought up to date; an ended match forgets what was answered ahead in it.

    Raises Conflict when the match is not as it was read.
    """
    timing.reckon(work)
    if work.status.over:
        for seat in tuple(work.invitations):
            work.close_invitation(seat)
        work.row.votes = votes.NOBODY
    if work.row.id:
        await matches.save_match(tx, work.row, work.since)
    else:
        work.row.id = await matches.add_match(tx, work.row)
    if work.settled:
        await entries.forget_snapshots(tx, work.row.id)
    if work.seats_changed:
        await matches.put_holders(tx, work.row.id, _numbered(work, work.holders))
    for seat, turn in work.told.items():
        await matches.mark_pinged(tx, work.row.id, [seat], turn)
    for seat in range(len(work.holders)) if work.status.over else work.vacated:
        await people.forget_standing(tx, work.row.id, seat)
    if work.notes:
        await entries.add_entries(tx, _numbered(work, work.notes))
    if work.invitations_changed:
        await invitations.put_invitations(tx, work.row.id, _numbered(work, [*work.invitations.values()]))
    await clocks.put_clocks(tx, work.changed_clocks)
    await deliveries.put_deliveries(tx, _numbered(work, work.wished))


def _numbered(work: Work, rows: list[R]) -> list[R]:
    """The rows with the match's id, which a new match gets only when it is added."""
    for row in rows:
        row.match_id = work.row.id
    return rows
