"""What happened. A fleeting event (memory: once) keeps its faces for the seats; the public reads cells only."""

from bot.engine.game import Event, Step
from bot.engine.seats import Seat
from bot.games.parks_memories.actions import Stack
from bot.games.parks_memories.components import Ability, TileId
from bot.games.parks_memories.layout import Cell, Line
from bot.games.parks_memories.state import ParksState

__all__ = [
    "Drawn",
    "Ended",
    "Flipped",
    "HikerMoved",
    "HikerStayed",
    "Kept",
    "Missed",
    "Paired",
    "ParksEvent",
    "ParksStep",
    "Peeked",
    "Recharged",
    "Returned",
    "Taken",
    "TilesMatched",
]


class Flipped(Event, frozen=True):
    """Tiles were turned face up: two, by Sun perhaps one, in the classic mode one at a time."""

    seat: Seat
    cells: tuple[Cell, ...]
    tiles: tuple[TileId, ...]
    """By cell; () for readers who may not see faces."""
    by_sun: bool
    fleeting: bool


class TilesMatched(Event, frozen=True):
    """Two flipped tiles of one type were spent on an ability."""

    seat: Seat
    ability: Ability | None
    cells: tuple[Cell, ...]
    """() for readers who may not know which cells held the type."""
    recharged: bool
    """False if the ability was active already."""
    fleeting: bool


class Taken(Event, frozen=True):
    """A tile left the field: into the Area, or out of the game if it is a Wild. Its face is public for good."""

    seat: Seat
    cell: Cell
    tile: TileId
    by_water: bool


class Recharged(Event, frozen=True):
    """A taken Wild recharged an ability."""

    seat: Seat
    ability: Ability


class Paired(Event, frozen=True):
    """A take completed a pair in the Area."""

    seat: Seat
    tile: TileId
    """The tile that completed it."""


class Returned(Event, frozen=True):
    """A tile of the Area went face down where Water had taken one."""

    seat: Seat
    cell: Cell
    tile: TileId | None
    """None for readers who may not see faces."""
    fleeting: bool


class Drawn(Event, frozen=True):
    """The top of a stack filled the empty space, face up."""

    seat: Seat
    stack: Stack
    cell: Cell
    tile: TileId | None
    """None for readers who may not see faces."""
    fleeting: bool


class Peeked(Event, frozen=True):
    """The top of a stack filled the empty space, face down; Forest showed it to its user."""

    seat: Seat
    stack: Stack
    cell: Cell
    tile: TileId | None
    """None for everybody else."""


class HikerMoved(Event, frozen=True):
    """The Hiker went to a tile, and locks a line if he lies; the other tiles were covered."""

    seat: Seat
    cell: Cell
    line: Line | None


class HikerStayed(Event, frozen=True):
    """There was no other face-up tile."""

    seat: Seat


class Kept(Event, frozen=True):
    """Classic: two equal tiles were kept. Their faces are public for good."""

    seat: Seat
    cells: tuple[Cell, ...]
    tiles: tuple[TileId, ...]


class Missed(Event, frozen=True):
    """Classic: the two tiles differ."""

    seat: Seat
    cells: tuple[Cell, ...]


class Ended(Event, frozen=True):
    """The match is over; the reason is the outcome's."""

    reason: str


ParksEvent = (
    Flipped
    | TilesMatched
    | Taken
    | Recharged
    | Paired
    | Returned
    | Drawn
    | Peeked
    | HikerMoved
    | HikerStayed
    | Kept
    | Missed
    | Ended
)

ParksStep = Step[ParksState, ParksEvent]
