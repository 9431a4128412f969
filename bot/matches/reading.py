"""Lists, logs and exports."""

from collections.abc import Iterable

import msgspec

from bot.engine.game import GameId, Outcome
from bot.engine.jsons import from_json, to_json
from bot.engine.record import MatchRecord, RecordedAction
from bot.engine.registry import Registry
from bot.engine.seats import Seat
from bot.matches.codes import match_code
from bot.matches.models import EntryKind, Export, LogEntry, LogPage, MatchId, Status, Summary
from bot.matches.play import read_questions
from bot.matches.refusals import Refusal, Refused
from bot.matches.seeing import lasting_eyes, read_log
from bot.matches.tables import NEWS, place_of
from bot.storage import entries, matches
from bot.storage.rows import HolderRow, MatchRow
from bot.storage.transaction import Transaction

__all__ = ["export_match", "in_channel", "of_player", "read_page"]

OPEN = (Status.LOBBY, Status.RUNNING, Status.PAUSED)
CLOSED = (Status.ENDED, Status.CANCELLED)

LOGGED = (
    *NEWS,
    EntryKind.STARTED,
    EntryKind.ACTION,
    EntryKind.UNDO,
    EntryKind.INVITED,
    EntryKind.DECLINED,
    EntryKind.PAUSE_WANTED,
    EntryKind.RESUME_WANTED,
    EntryKind.PAUSED,
    EntryKind.RESUMED,
    EntryKind.CANCELLED,
)
"""What the log shows: not how the table was laid."""


class PublicLog(msgspec.Struct, frozen=True):
    """What a running match gives away: its table and what everybody saw."""

    game: GameId
    rules_version: int
    options: msgspec.Raw
    seats: tuple[str, ...]
    status: Status
    log: tuple[LogEntry, ...]


async def of_player(tx: Transaction, user_id: int, *, over: bool) -> tuple[Summary, ...]:
    """The user's matches, those that wait for him first."""
    rows = await matches.of_player(tx, user_id, CLOSED if over else OPEN)
    found = [await _summary(tx, row, user_id) for row in rows]
    return tuple(sorted(found, key=lambda summary: not summary.waits_for_me))


async def in_channel(tx: Transaction, channel_id: int) -> tuple[Summary, ...]:
    """The open matches of a channel or thread."""
    return tuple([await _summary(tx, row, None) for row in await matches.in_channel(tx, channel_id, OPEN)])


async def read_page(
    tx: Transaction, registry: Registry, match: int, user_id: int | None, page: int | None, size: int
) -> LogPage:
    """A page of the log as the user may read it for long; the newest for None or a number too high."""
    row, holders = await _load(tx, match)
    viewer = next((Seat(holder.seat) for holder in holders if user_id and holder.user_id == user_id), None)
    pages = max(1, -(-await entries.count_log(tx, match, LOGGED) // size))
    number = pages - 1 if page is None else min(max(page, 0), pages - 1)
    found = await entries.log_rows(tx, match, LOGGED, offset=number * size, limit=size)
    entry = registry[row.game]
    eyes = lasting_eyes(entry, from_json(row.options, entry.game.info.options), viewer)
    return LogPage(read_log(entry, found, eyes), number, pages)


async def export_match(tx: Transaction, registry: Registry, match: int) -> Export:
    """The public log, or once nothing is secret any more the whole record. Refused: unknown_match, in_lobby."""
    row, holders = await _load(tx, match)
    if row.state is None:
        raise Refused(Refusal.IN_LOBBY)
    complete = Status(row.status).over
    content = await _record(tx, row, holders) if complete else await _public_log(tx, registry, row, holders)
    data = msgspec.json.format(to_json(content), indent=2)
    return Export(f"picnic-{match_code(MatchId(match))}.json", data, complete)


async def _load(tx: Transaction, match: int) -> tuple[MatchRow, list[HolderRow]]:
    row = await matches.load_match(tx, match)
    if row is None:
        raise Refused(Refusal.UNKNOWN_MATCH)
    return row, await matches.holders_of(tx, match)


async def _summary(tx: Transaction, row: MatchRow, user_id: int | None) -> Summary:
    holders = await matches.holders_of(tx, row.id)
    mine = (Seat(holder.seat) for holder in holders if user_id is not None and holder.user_id == user_id)
    running = row.status == Status.RUNNING
    return Summary(
        match=MatchId(row.id),
        game=row.game,
        status=Status(row.status),
        place=place_of(row),
        host=row.host,
        names=tuple(holder.name for holder in holders),
        awaited=tuple(asked.seat for asked in read_questions(row.questions) if running),
        updated=row.updated,
        seat=next(mine, None),
    )


async def _public_log(tx: Transaction, registry: Registry, row: MatchRow, holders: Iterable[HolderRow]) -> PublicLog:
    found = await entries.log_rows(tx, row.id, LOGGED)
    return PublicLog(
        row.game,
        row.rules_version,
        msgspec.Raw(row.options.encode()),
        tuple(holder.name for holder in holders),
        Status(row.status),
        read_log(registry[row.game], found, None),
    )


async def _record(tx: Transaction, row: MatchRow, holders: list[HolderRow]) -> MatchRecord:
    """The match as `bot.engine.record.verify` plays it again."""
    played = await entries.log_rows(tx, row.id, (EntryKind.STARTED, EntryKind.ACTION))
    start, *actions = played
    return MatchRecord(
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.Raw(row.options.encode()),
        seed=row.seed or "",
        seats=len(holders),
        start=start.fingerprint or "",
        actions=tuple(
            RecordedAction(
                action.seat or 0,
                msgspec.Raw((action.action or "").encode()),
                action.fingerprint or "",
                forced=action.origin == "forced",
            )
            for action in actions
        ),
        outcome=from_json(row.outcome, Outcome) if row.outcome else None,
    )
