"""The table before the match begins: who sits, what is chosen, and the start."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec

from bot.engine.game import GameInfo
from bot.engine.jsons import to_json
from bot.engine.registry import Entry
from bot.matches import timing
from bot.matches.models import EntryKind, Place, Player, Status
from bot.matches.names import bot_name
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.tables import time_of
from bot.matches.times import TimeRule
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import HolderRow, MatchRow

__all__ = [
    "add_bot",
    "arrange",
    "choose",
    "join",
    "leave",
    "open_table",
    "remove_bot",
    "seat_bot",
    "set_time",
    "start",
    "start_if_full",
    "usual_strength",
]


def open_table(
    entry: Entry,
    host: Player,
    place: Place,
    now: datetime,
    *,
    time: TimeRule,
    options: Mapping[str, Any] | None = None,
    size: int | None = None,
    autostart: bool = False,
) -> Work:
    """A new lobby, at which the host sits first."""
    info = entry.game.info
    row = MatchRow(
        game=info.id,
        rules_version=info.rules_version,
        options=to_json(_options(info, {}, options or {})).decode(),
        status=Status.LOBBY,
        host=host.user_id,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        thread_id=None,
        guild_locale=place.guild_locale,
        size=max(info.seats) if size is None else size,
        autostart=autostart,
        time_limit=time.limit,
        at_deadline=time.at_deadline,
        misses=time.misses,
        created=now,
        updated=now,
    )
    work = Work(entry, row, now)
    _check_size(work)
    work.note(EntryKind.OPENED, name=host.name, user_id=host.user_id)
    _sit(work, host)
    return work


def join(work: Work, player: Player) -> None:
    """Takes a free seat, or the one that is held for the player."""
    work.require(Status.LOBBY)
    if work.find(player.user_id):
        raise Refused(Refusal.ALREADY_SEATED)
    held = work.invitation_of(player.user_id)
    if held is not None:
        work.close_invitation(held.seat)
    _check_room(work, held=len(work.invitations))
    _sit(work, player)
    start_if_full(work)


def leave(work: Work, holder: HolderRow) -> None:
    """Frees a seat in the lobby; those behind it move up."""
    work.note(EntryKind.STOOD_UP, holder)
    work.holders.remove(holder)
    _close_ranks(work)


def add_bot(work: Work, strength: str | None) -> None:
    work.require(Status.LOBBY)
    _check_room(work)
    chosen = strength or usual_strength(work.info)
    if chosen not in work.info.strengths:
        raise Refused(Refusal.UNKNOWN_STRENGTH)
    seat_bot(work, chosen)
    _hold_no_more(work)


def usual_strength(info: GameInfo) -> str:
    """How a bot plays when nobody chose: average, where the game has that."""
    return "average" if "average" in info.strengths else info.strengths[0]


def remove_bot(work: Work) -> None:
    """The bot that came last goes."""
    work.require(Status.LOBBY)
    bots = [holder for holder in work.holders if holder.bot is not None]
    if not bots:
        raise Refused(Refusal.NO_BOT)
    work.note(EntryKind.BOT_REMOVED, bots[-1])
    work.holders.remove(bots[-1])
    _close_ranks(work)


def choose(work: Work, field: str, value: Any) -> None:
    """Sets one of the game's options."""
    work.require(Status.LOBBY)
    current = msgspec.structs.asdict(work.options)
    work.row.options = to_json(_options(work.info, current, {field: value})).decode()
    _chosen(work)


def arrange(work: Work, size: int | None, autostart: bool | None) -> None:
    """Sets how many seats are held open, and whether a full table starts itself."""
    work.require(Status.LOBBY)
    work.row.size = work.row.size if size is None else size
    work.row.autostart = work.row.autostart if autostart is None else autostart
    _check_size(work)
    _hold_no_more(work)
    _chosen(work)


def set_time(work: Work, rule: TimeRule) -> None:
    """Sets how long a turn may take and what happens then; once the match has begun all clocks begin anew with that."""
    work.require(Status.LOBBY, Status.RUNNING, Status.PAUSED)
    if not rule.possible:
        raise Refused(Refusal.BAD_TIME)
    if rule == time_of(work.row):
        return
    work.row.time_limit, work.row.at_deadline, work.row.misses = rule.limit, rule.at_deadline, rule.misses
    work.note(EntryKind.CHOSE if work.status is Status.LOBBY else EntryKind.TIMED)
    timing.restart(work)
    work.wish(Wish.LOBBY if work.status is Status.LOBBY else Wish.BOARD)


def start(work: Work) -> None:
    """Begins to play."""
    work.require(Status.LOBBY)
    seats = len(work.holders)
    if seats not in work.info.seats:
        raise Refused(Refusal.SEAT_COUNT, seats=seats, allowed=work.info.seats)
    for seat in tuple(work.invitations):
        work.close_invitation(seat)
    play = Play.begin(work)
    work.wish(Wish.LOBBY)
    if work.threads:
        work.wish(Wish.THREAD, "open")
    play.go_on()


def start_if_full(work: Work) -> None:
    """Begins to play at a full table that starts itself."""
    if work.row.autostart and len(work.holders) == work.row.size and work.row.size in work.info.seats:
        start(work)


def _options(info: GameInfo, current: Mapping[str, Any], chosen: Mapping[str, Any]) -> Any:
    """The game's options with these chosen. Refused: bad_option, naming the first that does not fit."""
    options = msgspec.convert(dict(current), info.options)
    for field, value in chosen.items():
        try:
            options = msgspec.convert(msgspec.structs.asdict(options) | {field: value}, info.options)
        except msgspec.ValidationError:
            raise Refused(Refusal.BAD_OPTION, field=field) from None
    return options


def _check_size(work: Work) -> None:
    least = max(len(work.holders), min(work.info.seats))
    if work.row.size not in work.info.seats or work.row.size < least:
        raise Refused(Refusal.SIZE, least=least, most=max(work.info.seats))


def _check_room(work: Work, held: int = 0) -> None:
    if len(work.holders) + held >= work.row.size:
        raise Refused(Refusal.TABLE_FULL, size=work.row.size)


def _hold_no_more(work: Work) -> None:
    """Holds as many seats as there are; whoever was asked last loses his to a bot or to a smaller table."""
    for seat in list(work.invitations)[max(0, work.row.size - len(work.holders)) :]:
        work.close_invitation(seat)


def _sit(work: Work, player: Player) -> None:
    holder = HolderRow(work.row.id, len(work.holders), player.name, player.user_id)
    work.holders.append(holder)
    work.note(EntryKind.JOINED, holder)
    _seated(work)


def seat_bot(work: Work, strength: str) -> None:
    """A bot of this strength sits down, under a name that nobody at the table has."""
    name = bot_name([holder.name for holder in work.holders])
    holder = HolderRow(work.row.id, len(work.holders), name, bot=strength)
    work.holders.append(holder)
    work.note(EntryKind.BOT_ADDED, holder)
    _seated(work)


def _close_ranks(work: Work) -> None:
    for seat, holder in enumerate(work.holders):
        holder.seat = seat
    _seated(work)


def _seated(work: Work) -> None:
    work.seats_changed = True
    work.wish(Wish.LOBBY)


def _chosen(work: Work) -> None:
    work.note(EntryKind.CHOSE)
    work.wish(Wish.LOBBY)
