"""Queries on the log and on the calls that were carried out."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.storage.rows import EntryRow, as_values, read_optional, read_row
from bot.storage.schema import entries, receipts
from bot.storage.transaction import Transaction

__all__ = [
    "add_entries",
    "add_receipt",
    "answer_to",
    "count_log",
    "entries_about",
    "entries_since",
    "entry_at",
    "forget_receipts",
    "forget_snapshots",
    "last_actions",
    "latest_by_seat",
    "log_rows",
    "receipt_of",
    "take_back",
]

_SLIM = tuple(column for column in entries.c if column.name != "before")
_OF_MATCH = entries.c.match_id == bindparam("match")
_RECEIPT = select(receipts.c.match_id).where(receipts.c.key == bindparam("key"))
_SINCE = (
    select(*_SLIM)
    .where(_OF_MATCH, entries.c.revision > bindparam("revision"), entries.c.undone.is_(False))
    .order_by(entries.c.revision.desc())
    .limit(bindparam("limit"))
)
_LAST_ACTIONS = (
    select(entries.c.seat, func.max(entries.c.revision).label("latest"))
    .where(_OF_MATCH, entries.c.kind == "action", entries.c.origin == "person", entries.c.undone.is_(False))
    .group_by(entries.c.seat)
)


async def receipt_of(tx: Transaction, key: str) -> int | None:
    """The match that the call with this key changed; None if it was not carried out."""
    return (await tx.execute(_RECEIPT, {"key": key})).scalar_one_or_none()


async def add_receipt(tx: Transaction, key: str, match_id: int, at: datetime) -> None:
    await tx.execute(insert(receipts), {"key": key, "match_id": match_id, "at": at})


async def forget_receipts(tx: Transaction, before: datetime) -> None:
    """Forgets the calls before a time when no repetition can come any more."""
    await tx.execute(delete(receipts).where(receipts.c.at < before))


async def add_entries(tx: Transaction, rows: Sequence[EntryRow]) -> None:
    await tx.execute(insert(entries), [as_values(row) for row in rows])


async def entry_at(tx: Transaction, match_id: int, revision: int) -> EntryRow:
    query = select(entries).where(entries.c.match_id == match_id, entries.c.revision == revision)
    return read_row(EntryRow, (await tx.execute(query)).one())


async def answer_to(tx: Transaction, match_id: int, seat: int, asked: int) -> EntryRow | None:
    """What the seat answered to the question asked at this ply; None if nothing, or if that was taken back."""
    query = (
        select(*_SLIM)
        .where(entries.c.match_id == match_id, entries.c.seat == seat, entries.c.asked == asked)
        .where(entries.c.undone.is_(False))
        .limit(1)
    )
    row = (await tx.execute(query)).one_or_none()
    return read_optional(EntryRow, row)


async def forget_snapshots(tx: Transaction, match_id: int) -> None:
    """Makes all that was played final."""
    kept = entries.c.before.is_not(None)
    await tx.execute(update(entries).where(entries.c.match_id == match_id, kept).values(before=None))


async def take_back(tx: Transaction, match_id: int, revision: int) -> int | None:
    """Marks the actions from this revision on as undone; answers the revision that could be taken back next."""
    of_match = entries.c.match_id == match_id
    undone = of_match & (entries.c.revision >= revision) & (entries.c.kind == "action")
    await tx.execute(update(entries).where(undone).values(undone=True, before=None))
    query = select(func.max(entries.c.revision)).where(of_match, entries.c.before.is_not(None))
    found: int | None = (await tx.execute(query)).scalar_one()
    return found


async def last_actions(tx: Transaction, match_id: int) -> dict[int, int]:
    """By seat, the revision of the last action that its person chose himself."""
    return {row.seat: row.latest for row in await tx.execute(_LAST_ACTIONS, {"match": match_id})}


async def entries_about(tx: Transaction, match_id: int, user_id: int, kinds: Sequence[str]) -> list[EntryRow]:
    """The entries of these kinds about this user, oldest first."""
    query = select(*_SLIM).where(entries.c.match_id == match_id, entries.c.user_id == user_id)
    rows = await tx.execute(query.where(entries.c.kind.in_(kinds)).order_by(entries.c.revision))
    return [read_row(EntryRow, row) for row in rows]


async def latest_by_seat(tx: Transaction, match_id: int, kinds: Sequence[str]) -> dict[int, EntryRow]:
    """By seat, the latest entry of one of these kinds."""
    query = select(*_SLIM).where(entries.c.match_id == match_id, entries.c.kind.in_(kinds))
    rows = [read_row(EntryRow, row) for row in await tx.execute(query.order_by(entries.c.revision))]
    return {row.seat: row for row in rows if row.seat is not None}


async def entries_since(tx: Transaction, match_id: int, revision: int, limit: int) -> list[EntryRow]:
    """The latest entries after this revision that were not taken back, oldest first."""
    found = await tx.execute(_SINCE, {"match": match_id, "revision": revision, "limit": limit})
    return [read_row(EntryRow, row) for row in found][::-1]


async def count_log(tx: Transaction, match_id: int, kinds: Sequence[str]) -> int:
    """How many entries of these kinds the log shows."""
    query = select(func.count()).where(
        entries.c.match_id == match_id, entries.c.undone.is_(False), entries.c.kind.in_(kinds)
    )
    return int((await tx.execute(query)).scalar_one())


async def log_rows(
    tx: Transaction, match_id: int, kinds: Sequence[str], *, offset: int = 0, limit: int | None = None
) -> list[EntryRow]:
    """Entries of these kinds that were not taken back, oldest first."""
    query = (
        select(*_SLIM)
        .where(entries.c.match_id == match_id, entries.c.undone.is_(False), entries.c.kind.in_(kinds))
        .order_by(entries.c.revision)
        .offset(offset)
        .limit(limit)
    )
    return [read_row(EntryRow, row) for row in await tx.execute(query)]
