"""The contract every game keeps: pure functions on immutable values."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer

__all__ = [
    "Action",
    "Event",
    "Game",
    "GameId",
    "GameInfo",
    "IllegalAction",
    "Options",
    "Outcome",
    "Standing",
    "State",
    "Step",
    "Turn",
    "View",
]

GameId = str
"""The id of `components.toml`, such as "um_dia_para_relaxar"."""


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class State(msgspec.Struct, frozen=True):
    """Everything there is to know about a running match; never leaves engine, games, matches and storage."""


class View(msgspec.Struct, frozen=True):
    """All that one viewer may know, and nothing else."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; every field has a default, is a Literal, a bool or a bounded int."""


class Action(msgspec.Struct, frozen=True, tag_field="kind", tag=_snake):
    """One legal choice of one seat, complete in itself.

    Fields stand in the order a person would choose them. A field is one value or a tuple that stands
    for a set (k of n, in the order of the choices).
    """


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=_snake):
    """A fact that an action caused."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View, covariant=True)


class IllegalAction(Exception):
    """What cannot be done, by the rulebook: the rule's number, and a key and parameters that `text.py` words."""

    def __init__(self, rule: str, key: str, **params: Any) -> None:
        super().__init__(f"{rule}: {key} {params}")
        self.rule = rule
        self.key = key
        self.params = params


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """What an action led to."""

    state: S
    events: tuple[E, ...]
    reveals: bool = False
    """Whether somebody learnt something hidden or met luck: undo never crosses it."""


class Turn(msgspec.Struct, frozen=True):
    """A turn: how many began before it, and whose it is (None when it is everybody's)."""

    number: int
    seat: Seat | None


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Ranks count from 1, equal ones are shared; winners are rank 1 (none in a lost solo match)."""

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    won: bool = True
    """False only where nobody wins, as in a lost solo match."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(s) for s, rank in enumerate(self.ranks) if rank == 1) if self.won else ()


class Standing(msgspec.Struct, frozen=True):
    """One kind of question that may be answered ahead of time.

    `keys` lists what may be answered as seen by a seat, `answers` what can be said to each, and `action` turns a
    stored answer into the ordinary action once the question is asked (None: it does not fit now).
    """

    name: str
    keys: Callable[[Any], tuple[str, ...]]
    answers: tuple[str, ...]
    action: Callable[[Any, Mapping[str, str], tuple[Any, ...]], Any | None]
    """(the seat's view, stored answers by key, its legal actions) -> one of them, or None."""


class GameInfo(msgspec.Struct, frozen=True):
    """What the house needs to know of a game to seat, store and offer it."""

    id: GameId
    title: str
    rules_version: int
    seats: tuple[int, ...]
    """The seat counts it can be played with."""
    options: type[Options]
    state: Any
    action: Any
    """The tagged union of its actions, as msgspec decodes it."""
    event: Any
    view: Any
    standing: tuple[Standing, ...] = ()
    coarse: Mapping[str, Callable[[Any], Any]] = {}
    """By field name: the coarser value (row of a cell) that is asked first when more than 25 values are left."""
    ordered: frozenset[str] = frozenset()
    """Fields whose tuples are one value (a path of spaces), not a set of several."""
    fleeting: Callable[[Any], bool] = lambda _options: False
    """Whether under these options private pictures may only be shown for a minute, to their owner, never by DM."""
    shows: Callable[[Any, Any], bool] = lambda _view, _event: False
    """Whether (a seat's view, an event as that seat reads it) all that the event told it can be seen in the view.

    Only asked where private pictures are fleeting: what a seat has seen is not told it once more.
    """
    hand: Callable[[Any], Any] | None = None
    """What a view's viewer holds in secret (cards, tiles), to tell whether it changed; None: nothing to send.

    Without this function nobody ever holds anything, and there is no hand to ask for.
    """
    secretive: Callable[[Any], bool] = lambda _state: False
    """Whether the choices in this state hang on its owner's secrets: then not even a single one plays itself.

    For games where re-dealing a few times would not surely show that there could be others. The answer must be the same
    for all states that the public thinks possible.
    """
    strengths: tuple[str, ...] = ("average",)
    """How well its bots can play, weakest first."""


class Game(Protocol[S, A, E, V]):
    """A set of rules. Every method is pure; luck comes in by argument only."""

    info: GameInfo

    def setup(self, seats: int, options: Any, luck: Luck) -> S:
        """The state before the first action. Options that do not fit the seat count raise IllegalAction."""
        ...

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Who must act now, in seat order; several in a secret vote; () once over."""
        ...

    def turn(self, state: S) -> Turn:
        """The turn the state is in; its number grows by one with each new turn and never falls."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All that the seat may do now, each once, in menu order; at most 300, () when it is not awaited."""
        ...

    def apply(self, state: S, seat: Seat, action: A, luck: Luck) -> Step[S, E]:
        """What the action leads to. Raises IllegalAction, and then nothing has changed."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that the viewer may know."""
        ...

    def seen(self, event: E, viewer: Viewer) -> E | None:
        """The event as this viewer may read it; None when he may not know of it at all."""
        ...

    def imagine(self, state: S, viewer: Viewer, luck: Luck) -> S:
        """A state that looks the same to the viewer, with all that he cannot see dealt anew."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it runs."""
        ...
