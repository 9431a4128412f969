"""What one viewer may know of a match: the only way out of its state."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from bot.engine.game import Outcome
from bot.engine.jsons import from_json
from bot.engine.registry import Entry, Registry
from bot.engine.seats import Cast, Member, Seat, Viewer
from bot.engine.words import Locale, nearest_locale
from bot.matches.models import (
    EntryKind,
    GuildSettings,
    Holder,
    Invitation,
    LogEntry,
    MatchId,
    Place,
    Question,
    Status,
    Table,
)
from bot.matches.play import read_questions
from bot.matches.recaps import Missed
from bot.matches.refusals import Refusal, Refused
from bot.matches.seeing import lasting_eyes, read_log
from bot.matches.times import TIME_TO_KEEP, AtDeadline, Habits, Quiet, TimeRule, Timing
from bot.matches.votes import voters
from bot.storage import clocks, entries, habits, invitations, matches, people
from bot.storage.rows import GuildRow, HabitsRow, HolderRow, InvitationRow, MatchRow
from bot.storage.transaction import Transaction

__all__ = ["NEWS", "cast_of", "habits_from", "holder_of", "place_of", "read_table", "settings_of", "time_of"]

RECENT = 40
"""How many entries back a table tells at most what happened."""

NEWS = (
    EntryKind.LEFT,
    EntryKind.LATE,
    EntryKind.DEPARTED,
    EntryKind.STAND_IN,
    EntryKind.REPLACED,
    EntryKind.REMOVED,
    EntryKind.HANDED_OVER,
    EntryKind.VOTED,
    EntryKind.PASSED,
    EntryKind.SEATED,
    EntryKind.BACK,
    EntryKind.NEW_HOST,
    EntryKind.TIMED,
)
"""What else than actions is told of what happened."""


async def read_table(
    tx: Transaction, registry: Registry, match: int, *, now: datetime, user_id: int | None = None, seat: Viewer = None
) -> Table:
    """The match as this user (or seat) may know it. Refused: unknown_match, not_seated (for a seat there is not)."""
    row = await matches.load_match(tx, match)
    if row is None:
        raise Refused(Refusal.UNKNOWN_MATCH)
    holders = await matches.holders_of(tx, match)
    if user_id is not None:
        seat = next((Seat(holder.seat) for holder in holders if holder.user_id == user_id), None)
    if seat is not None and not 0 <= seat < len(holders):
        raise Refused(Refusal.NOT_SEATED)
    entry = registry[row.game]
    settings = await people.guild_of(tx, row.guild_id)
    followed = await matches.rematch_of(tx, match) if Status(row.status).over else None
    locale = nearest_locale((settings and settings.locale) or row.guild_locale)
    known = _lobby(entry, row, holders, seat, locale) | {"rematch": followed and MatchId(followed.id)}
    if row.state is not None:
        known |= _playing(entry, row, seat) | {"since": await _since(tx, entry, row, len(holders), seat)}
    if seat is not None and row.state is not None and entry.game.info.fleeting(known["options"]):
        known["missed"] = len((await Missed.read(tx, entry, holders[seat], known["view"])).turns)
    if row.status == Status.RUNNING:
        known |= {"timings": await _timings(tx, match, holders, now)}
    if not Status(row.status).over:
        known |= {"invitations": _invitations(await invitations.invitations_of(tx, match))}
    return Table(**known)


def settings_of(row: GuildRow) -> GuildSettings:
    """What the server chose."""
    return GuildSettings(row.guild_id, row.threads, row.locale, time_of(row))


def time_of(row: MatchRow | GuildRow) -> TimeRule:
    """What a table or a server chose about time."""
    return TimeRule(row.time_limit, AtDeadline(row.at_deadline), row.misses)


def habits_from(row: HabitsRow | None) -> Habits:
    """How a player likes to be reminded."""
    if row is None:
        return Habits()
    if row.quiet_begin is None or row.quiet_end is None or row.zone is None:
        return Habits(row.spacing, None, row.away_until)
    return Habits(row.spacing, Quiet(row.quiet_begin, row.quiet_end, row.zone), row.away_until)


async def _timings(tx: Transaction, match: int, holders: Sequence[HolderRow], now: datetime) -> tuple[Timing, ...]:
    """The clocks that run; of those who are away, until when."""
    rows = await habits.habits_at(tx, match)
    away = {row.user_id: row.away_until for row in rows if row.away_until and row.away_until > now}
    return tuple(
        Timing(
            Seat(row.seat), row.since, row.deadline, row.late, row.stand_in, away.get(holders[row.seat].user_id or 0)
        )
        for row in await clocks.clocks_of(tx, match)
        if row.since is not None
    )


def _invitations(rows: Iterable[InvitationRow]) -> tuple[Invitation, ...]:
    return tuple(Invitation(Seat(row.seat), row.user_id, row.name, row.host) for row in rows)


def place_of(row: MatchRow) -> Place:
    return Place(row.guild_id, row.channel_id, row.thread_id, row.guild_locale)


def holder_of(row: HolderRow) -> Holder:
    locale = nearest_locale(row.locale)
    return Holder(Seat(row.seat), row.name, row.user_id, row.bot, locale, row.dm_closed)


def cast_of(holders: Iterable[HolderRow]) -> Cast:
    """The holders as pictures and texts name them; their colours follow the seats."""
    return Cast(tuple(Member(holder.name, holder.seat, bot=holder.bot is not None) for holder in holders))


def _lobby(entry: Entry, row: MatchRow, holders: Sequence[HolderRow], seat: Viewer, locale: Locale) -> dict[str, Any]:
    """What is known of every match."""
    info = entry.game.info
    status = Status(row.status)
    return {
        "match": MatchId(row.id),
        "game": row.game,
        "options": from_json(row.options, info.options),
        "status": status,
        "place": place_of(row),
        "host": row.host,
        "locale": locale,
        "holders": tuple(map(holder_of, holders)),
        "cast": cast_of(holders),
        "seat": seat,
        "size": row.size,
        "autostart": row.autostart,
        "time": time_of(row),
        "voters": voters(row.votes),
        "closes": row.idle_asked + TIME_TO_KEEP if row.idle_asked and not status.over else None,
        "startable": status is Status.LOBBY and len(holders) in info.seats,
        "revision": row.revision,
        "ply": row.ply,
        "created": row.created,
        "updated": row.updated,
    }


def _playing(entry: Entry, row: MatchRow, seat: Viewer) -> dict[str, Any]:
    """What is known once the match has begun."""
    game = entry.game
    state = from_json(row.state or "", game.info.state)
    turn = game.turn(state)
    questions = read_questions(row.questions)
    running = row.status == Status.RUNNING
    asked = next((each for each in questions if running and each.seat == seat), None)
    return {
        "view": game.view(state, seat),
        "turn": turn,
        "awaited": tuple(each.seat for each in questions),
        "question": asked and Question(MatchId(row.id), asked.seat, asked.ply, asked.digest),
        "actions": game.legal_actions(state, asked.seat) if asked else (),
        "undoable": running and row.undo_revision is not None and seat is not None and turn.seat == seat,
        "outcome": from_json(row.outcome, Outcome) if row.outcome else None,
    }


async def _since(tx: Transaction, entry: Entry, row: MatchRow, seats: int, viewer: Viewer) -> tuple[LogEntry, ...]:
    """What happened since the viewer's own last action, or that of whoever is waited for."""
    last = await entries.last_actions(tx, row.id)
    awaited = [each.seat for each in read_questions(row.questions)] or range(seats)
    revision = last.get(viewer, 0) if viewer is not None else min(last.get(seat, 0) for seat in awaited)
    rows = await entries.entries_since(tx, row.id, revision, RECENT)
    told = (each for each in rows if each.kind == EntryKind.ACTION or each.kind in NEWS)
    options = from_json(row.options, entry.game.info.options)
    shown = read_log(entry, told, lasting_eyes(entry, options, viewer))
    return tuple(each for each in shown if each.events or each.kind in NEWS)
