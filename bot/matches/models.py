"""What the service tells of matches: values without states and without secrets of others."""

from datetime import datetime
from enum import StrEnum
from typing import Any, Literal, NewType

import msgspec

from bot.engine.game import GameId, Outcome, Turn
from bot.engine.seats import Cast, Seat
from bot.engine.words import Locale
from bot.matches.times import TimeRule, Timing

__all__ = [
    "Answer",
    "AnswerKind",
    "EntryKind",
    "Export",
    "GuildSettings",
    "Holder",
    "Invitation",
    "LogEntry",
    "LogPage",
    "MatchId",
    "Openings",
    "Origin",
    "Place",
    "Player",
    "Question",
    "Recap",
    "StandingSheet",
    "Status",
    "Summary",
    "Table",
]

MatchId = NewType("MatchId", int)
"""Number of a match, never used twice; custom ids carry it in base 36 (`bot.matches.codes`)."""


class Status(StrEnum):
    """Where a match is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    ENDED = "ended"
    CANCELLED = "cancelled"

    @property
    def over(self) -> bool:
        return self in (Status.ENDED, Status.CANCELLED)


class EntryKind(StrEnum):
    """What a row of the log is about."""

    OPENED = "opened"
    JOINED = "joined"
    STOOD_UP = "stood_up"
    """Somebody left a lobby."""
    LEFT = "left"
    """Somebody left a match that had begun, and a bot took the seat."""
    BOT_ADDED = "bot_added"
    BOT_REMOVED = "bot_removed"
    CHOSE = "chose"
    """An option, the size or the self-start of a lobby was changed."""
    TIMED = "timed"
    """Another rule about time holds in a match that had begun, and all clocks began anew."""
    STARTED = "started"
    ACTION = "action"
    UNDO = "undo"
    PAUSED = "paused"
    RESUMED = "resumed"
    CANCELLED = "cancelled"
    LATE = "late"
    """Somebody's time ran out, and the table waits on."""
    DEPARTED = "departed"
    """Somebody who was waited for is no longer on the server."""
    STAND_IN = "stand_in"
    """A bot plays one turn for somebody whose time ran out."""
    REMOVED = "removed"
    """A moderator gave somebody's seat to a bot."""
    HANDED_OVER = "handed_over"
    """The others voted that a bot take the seat of somebody absent."""
    INVITED = "invited"
    DECLINED = "declined"
    PASSED = "passed"
    """Somebody gave his seat to the guest to whom he had offered it."""
    SEATED = "seated"
    """Somebody took a seat that he was invited into."""
    BACK = "back"
    """Somebody took his seat back from the bot."""
    VOTED = "voted"
    """Somebody wants a bot to take this seat."""
    PAUSE_WANTED = "pause_wanted"
    RESUME_WANTED = "resume_wanted"
    """Somebody wants the match to pause, or to go on."""
    NEW_HOST = "new_host"
    REPLACED = "replaced"
    """Somebody missed so many deadlines that a bot took the seat."""


class Origin(StrEnum):
    """Why an action was played."""

    PERSON = "person"
    BOT = "bot"
    FORCED = "forced"
    STANDING = "standing"
    TIME = "time"
    """Nobody did anything: a deadline passed."""


class Player(msgspec.Struct, frozen=True):
    """A Discord user as an interaction shows him; the locale is Discord's tag ("pt-BR")."""

    user_id: int
    name: str
    locale: str | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a match is played. `guild_locale` is Discord's tag of the server's language."""

    guild_id: int
    channel_id: int
    thread_id: int | None = None
    guild_locale: str | None = None

    @property
    def room(self) -> int:
        """The channel or thread in which the board stands."""
        return self.thread_id or self.channel_id


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person (`user_id`) or a bot (`bot`, its strength)."""

    seat: Seat
    name: str
    user_id: int | None = None
    bot: str | None = None
    locale: Locale = "en"
    dm_closed: bool = False
    """The last private message could not be delivered: his secret waits behind *My hand*."""


class Invitation(msgspec.Struct, frozen=True):
    """A seat that was offered to somebody; in a lobby it is held for him, and is the one he had in the match before."""

    seat: Seat
    user_id: int
    name: str
    host: int
    """The user who offered it."""


class Question(msgspec.Struct, frozen=True):
    """What one seat is asked. Entries of other seats do not close it."""

    match: MatchId
    seat: Seat
    ply: int
    """The ply at which it was asked."""
    digest: str
    """`bot.engine.jsons.digest` of the seat's legal actions: eight hexadecimal digits."""


class LogEntry(msgspec.Struct, frozen=True):
    """A row of the log as one viewer may read it."""

    revision: int
    at: datetime
    kind: EntryKind
    seat: Seat | None
    name: str
    """Who it is about, as he was called then; "" where nobody is."""
    ply: int
    events: tuple[Any, ...] = ()
    """Of an action: what the viewer saw of it."""
    origin: Origin = Origin.PERSON


class LogPage(msgspec.Struct, frozen=True):
    """A page of the log, oldest row first; pages count from 0, the last one is the newest."""

    entries: tuple[LogEntry, ...]
    page: int
    pages: int


class Table(msgspec.Struct, frozen=True):
    """All that one viewer may know of a match."""

    match: MatchId
    game: GameId
    options: Any
    """The game's Options."""
    status: Status
    place: Place
    host: int
    """The host's user id."""
    locale: Locale
    """The language of public posts."""
    holders: tuple[Holder, ...]
    cast: Cast
    seat: Seat | None
    """The viewer; None is the public."""
    size: int
    """How many seats the lobby holds open, the taken ones included."""
    autostart: bool
    """A full table starts itself."""
    startable: bool
    """In a lobby: the game can be played by as many as sit here now."""
    revision: int
    ply: int
    created: datetime
    updated: datetime
    view: Any = None
    """None in a lobby, and in a match cancelled there."""
    turn: Turn | None = None
    awaited: tuple[Seat, ...] = ()
    """Who owes an answer now; in a secret vote those who have not voted yet."""
    question: Question | None = None
    """The viewer's open question; None in a paused match as well."""
    actions: tuple[Any, ...] = ()
    """The legal answers to it."""
    since: tuple[LogEntry, ...] = ()
    """What happened since the viewer's last own action; for the public, since that of whoever is awaited.

    Where a sight is to be remembered, it tells no more than everybody may read.
    """
    missed: int = 0
    """Turns that the viewer may be told of once, since no log keeps what he could have seen in them."""
    undoable: bool = False
    """The viewer can take back his last action."""
    outcome: Outcome | None = None
    time: TimeRule = TimeRule()
    timings: tuple[Timing, ...] = ()
    """Of the persons whom the running match waits for, in seat order."""
    closes: datetime | None = None
    """Nobody has touched the match for long: it is closed then unless somebody says that it is still wanted."""
    voters: tuple[int, ...] = ()
    """The user ids of those who want the running match to pause, or the paused one to go on."""
    invitations: tuple[Invitation, ...] = ()
    rematch: "MatchId | None" = None
    """The match that followed this one."""

    @property
    def closed_dms(self) -> tuple[Seat, ...]:
        """Seats whose secrets could not be sent: the board says where they wait."""
        return tuple(holder.seat for holder in self.holders if holder.dm_closed)

    @property
    def late(self) -> tuple[Seat, ...]:
        """Seats whose time has run out while the table waits on: anybody there may let a bot play their turn."""
        return tuple(timing.seat for timing in self.timings if timing.late and not timing.stand_in)

    @property
    def persons(self) -> tuple[int, ...]:
        """The user ids at the table, in seat order."""
        return tuple(holder.user_id for holder in self.holders if holder.user_id is not None)

    def seat_of(self, user_id: int) -> Seat | None:
        return next((holder.seat for holder in self.holders if holder.user_id == user_id), None)


AnswerKind = Literal["done", "repeated", "stale"]


class Answer(msgspec.Struct, frozen=True):
    """What became of an answer, with the fresh table of whoever gave it.

    `done`: it counts. `repeated`: it had been given before (a double tap) and counts once. `stale`: the question is
    closed, and nothing has changed.
    """

    kind: AnswerKind
    table: Table
    shown: tuple[Any, ...] = ()
    """What the action has brought about, as its seat reads it: also the card drawn, which the public is not shown."""


class Recap(msgspec.Struct, frozen=True):
    """A turn that somebody missed, told to him this once."""

    entries: tuple[LogEntry, ...]
    """() when he has missed nothing."""
    table: Table
    """His, with the number of turns that he still misses."""


class Summary(msgspec.Struct, frozen=True):
    """A match in a list."""

    match: MatchId
    game: GameId
    status: Status
    place: Place
    host: int
    names: tuple[str, ...]
    """The holders' names in seat order."""
    awaited: tuple[Seat, ...]
    updated: datetime
    seat: Seat | None = None
    """The seat of the player the list was made for."""

    @property
    def waits_for_me(self) -> bool:
        return self.status is Status.RUNNING and self.seat is not None and self.seat in self.awaited


class Export(msgspec.Struct, frozen=True):
    """A match as a file. `complete` says that it is a whole match record, which only ended matches give away."""

    filename: str
    data: bytes
    complete: bool


class StandingSheet(msgspec.Struct, frozen=True):
    """What a seat has answered ahead of time: for each kind, the keys it may answer, the answers, and those given."""

    name: str
    keys: tuple[str, ...]
    answers: tuple[str, ...]
    given: dict[str, str]


class GuildSettings(msgspec.Struct, frozen=True):
    """What a server has chosen."""

    guild_id: int
    threads: bool = True
    """Each match gets a thread where the bot may create one."""
    locale: Locale | None = None
    """The language of public posts; None follows the server's own."""
    time: TimeRule = TimeRule()
    """What new tables begin with."""


class Openings(msgspec.Struct, frozen=True):
    """Where a server lets tables be opened, and by whom."""

    guild_id: int
    channels: tuple[int, ...] = ()
    """None of them: everywhere."""
    role: int | None = None
    """Whoever holds it may, and moderators; None: everybody."""
