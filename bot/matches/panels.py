"""Keeping account of what stands on Discord: how each step of a delivery changes its row."""

from datetime import datetime, timedelta

import msgspec

from bot.engine.jsons import from_json, to_json
from bot.matches.codes import base36
from bot.matches.transport import Posted
from bot.storage.rows import DeliveryRow

__all__ = [
    "Mentioned",
    "aim",
    "backoff",
    "done",
    "drop_message",
    "edit_failed",
    "edited",
    "let_be",
    "mentioned",
    "message_of",
    "nonce",
    "old_message_of",
    "outdated",
    "posted",
    "postponed",
    "put_off",
    "redrawing",
    "redrawn",
    "remind",
    "renew",
    "retire",
    "sending",
    "take_away",
    "tidied",
    "wait_as_if_edited",
    "went_astray",
]

IN_OTHER_HANDS = "?"
"""What a message shows while it is redrawn in answer to a click."""

ELSEWHERE = "-"
"""What is shown by a message that came to somebody it is not meant for any more: never what is wanted."""

LONGEST_WAIT = timedelta(minutes=10)
"""How long a delivery that fails again and again waits for its next try."""


class Mentioned(msgspec.Struct, frozen=True):
    """Whom a post is meant for: whom it notifies, and of which turn."""

    seats: tuple[int, ...] = ()
    turn: int = 0
    to: int | None = None
    """Whose direct messages it is posted into; None for a post in a room, or one that an older version began."""


def nonce(row: DeliveryRow) -> str:
    """The name of the post under way, or of the last one: different for every post of every panel."""
    return f"{base36(row.id)}-{base36(row.posts)}"


def mentioned(row: DeliveryRow) -> Mentioned:
    """Whom the post under way, or the last one, notifies."""
    return from_json(row.mentions, Mentioned)  # type: ignore[no-any-return]


def message_of(row: DeliveryRow) -> Posted | None:
    """The message that is the panel now."""
    return _posted(row.channel_id, row.message_id)


def old_message_of(row: DeliveryRow) -> Posted | None:
    """The message that was the panel before, and is still to be deleted."""
    return _posted(row.old_channel_id, row.old_message_id)


def sending(row: DeliveryRow, what: str, now: datetime, told: Mentioned) -> None:
    """A post begins: from now on it may stand on Discord. A post tried again keeps its name and its beginning."""
    if row.sending is None or mentioned(row).to != told.to:
        row.sending = now
        row.posts += 1
    row.shows = what
    row.mentions = _text(told)


def posted(row: DeliveryRow, message: Posted, now: datetime) -> None:
    """The post stands; the message it replaces is to go."""
    _set_aside(row)
    row.channel_id, row.message_id = message.channel_id, message.message_id
    row.posted, row.edited, row.sending = now, None, None
    row.fresh = False
    _settle(row, now)


def went_astray(row: DeliveryRow, now: datetime) -> None:
    """The post has come to somebody it is not meant for any more; it goes, or another one takes its place."""
    row.shows = ELSEWHERE
    row.due = now


def aim(row: DeliveryRow, wanted: str, what: str) -> None:
    """What was wished for as `wanted` has come to be `what`, unless it was wished for anew meanwhile."""
    if row.wants == wanted:
        row.wants = what


def edited(row: DeliveryRow, what: str, now: datetime) -> None:
    row.edited = now
    done(row, what, now)


def wait_as_if_edited(row: DeliveryRow, at: datetime) -> None:
    """The next edit comes as long after this time as if the last one had been made then."""
    row.edited = at


def done(row: DeliveryRow, what: str, now: datetime) -> None:
    """`what` is so now, or need not be; whatever was wished for meanwhile is next."""
    row.shows = what
    row.sending = None
    _settle(row, now)


def redrawing(row: DeliveryRow) -> None:
    """The message is about to be changed by somebody else, and until that is done it may show one or the other."""
    if row.message_id is not None and row.sending is None:
        row.shows = IN_OTHER_HANDS


def redrawn(row: DeliveryRow, what: str, now: datetime) -> None:
    """Somebody else has made the message show this, unless it was outdated meanwhile."""
    if row.shows == IN_OTHER_HANDS:
        done(row, what, now)


def let_be(row: DeliveryRow, now: datetime) -> None:
    """Nothing is to be shown now. What stands stays; what was wanted may be wished for again."""
    if row.sending is not None:
        row.shows = ""
    row.wants = row.shows
    done(row, row.wants, now)


def drop_message(row: DeliveryRow, now: datetime) -> None:
    """The message is not to be had any more: another one takes its place."""
    row.channel_id = row.message_id = row.sending = None
    row.shows = ""
    row.due = now


def outdated(row: DeliveryRow, now: datetime) -> None:
    """The message, or the one that is being posted, no longer says what it should, though no entry was made."""
    if row.message_id is not None or row.sending is not None:
        row.shows = ""
        row.due = row.due or now


def remind(row: DeliveryRow, seat: int) -> None:
    """Whoever the post under way notifies is to be notified once more."""
    if row.sending is not None:
        told = mentioned(row)
        others = tuple(other for other in told.seats if other != seat)
        row.mentions = _text(msgspec.structs.replace(told, seats=others))


def renew(row: DeliveryRow, now: datetime) -> None:
    """The message is there but does not take what it is to show: another one is posted, and then this one goes."""
    row.posted = row.sending = None
    row.shows = ""
    row.due = now


def retire(row: DeliveryRow, now: datetime) -> None:
    """The message has served its turn and goes; nothing takes its place."""
    take_away(row, now)
    row.sending = None
    _settle(row, now)


def take_away(row: DeliveryRow, now: datetime) -> None:
    """The message goes, and so will the one that is being posted, once it is known to stand."""
    _set_aside(row)
    row.channel_id = row.message_id = None
    row.wants = row.shows = ""
    row.due = now


def tidied(row: DeliveryRow, now: datetime) -> None:
    """The replaced message is gone, or left to itself."""
    row.old_channel_id = row.old_message_id = None
    _settle(row, now)


def postponed(row: DeliveryRow, until: datetime, *, failed: bool = False) -> None:
    row.due = until
    row.attempts += failed


def edit_failed(row: DeliveryRow) -> bool:
    """Whether what goes wrong is an edit: to post instead need not wait for that to pass."""
    return bool(row.attempts) and row.message_id is not None and row.sending is None and row.old_message_id is None


def put_off(row: DeliveryRow, what: str, until: datetime) -> None:
    """An edit to `what` waits, unless more was wished for meanwhile: that may be a post, which does not."""
    if row.wants == what:
        row.due = until


def backoff(attempts: int, retry_after: float | None) -> timedelta:
    """How long to wait after so many failures: 2, 4, 8 … seconds, ten minutes at most, and as long as Discord says."""
    own = min(timedelta(seconds=2 ** min(attempts + 1, 10)), LONGEST_WAIT)
    return max(own, timedelta(seconds=retry_after or 0))


def _set_aside(row: DeliveryRow) -> None:
    """The message that has been the panel is to go; without one, whichever was to go before still is."""
    if row.message_id is not None:
        row.old_channel_id, row.old_message_id = row.channel_id, row.message_id


def _text(told: Mentioned) -> str:
    return to_json(told).decode()


def _settle(row: DeliveryRow, now: datetime) -> None:
    row.attempts = 0
    done_with = row.wants == row.shows and row.old_message_id is None and row.sending is None
    row.due = None if done_with else now


def _posted(channel_id: int | None, message_id: int | None) -> Posted | None:
    return None if channel_id is None or message_id is None else Posted(channel_id, message_id)
