"""Everything there is to know about a running match, and the simplest questions to it."""

from typing import Literal, TypeVar

from bot.engine.game import State
from bot.engine.seats import Seat, Team
from bot.games.parks_memories.components import Ability, TileId
from bot.games.parks_memories.layout import Cell, Line, layout_of
from bot.games.parks_memories.options import ParksOptions

__all__ = [
    "ParksState",
    "Phase",
    "blocked",
    "coverable",
    "face_down",
    "is_fleeting",
    "team_count",
    "team_of",
    "tile_at",
    "with_item",
]

T = TypeVar("T")

Phase = Literal["flip", "match", "take", "wild", "return", "draw", "hiker", "first", "second", "over"]
"""What is asked next. `flip` to `hiker` belong to the standard turn, `first` and `second` to the classic one."""


class ParksState(State, frozen=True):
    """Areas and abilities are the teams'; without teams each seat is a team of its own."""

    options: ParksOptions
    seats: int
    first: Seat
    """Who began."""
    number: int
    """How many turns began before this one."""
    seat: Seat
    """Whose turn it is."""
    phase: Phase
    field: tuple[TileId | None, ...]
    """By place in the layout; None is an empty space."""
    up: tuple[Cell, ...]
    """The cells whose tiles lie face up, in field order."""
    stacks: tuple[tuple[TileId, ...], ...]
    """Each with its top first; none in the classic mode."""
    areas: tuple[tuple[TileId, ...], ...]
    active: tuple[tuple[Ability, ...], ...]
    """Each team's active abilities, in the order of ABILITIES."""
    hiker: Cell | None = None
    """None while he has not set foot in the field."""
    line: Line | None = None
    """The line he locks while he lies."""
    flipped: tuple[Cell, ...] = ()
    """Flipped this turn, in field order."""
    spent: tuple[Cell, ...] = ()
    """Those of them that were matched and cannot be matched again this turn, in field order."""
    watered: TileId | None = None
    """What Water took this turn."""
    spot: Cell | None = None
    """Where Water took it, while no tile has been returned there."""
    peeked: Cell | None = None
    """Where the tile lies that Forest showed to the seat whose turn it is."""
    gone: tuple[TileId, ...] = ()
    """Wilds that left the game."""
    last: tuple[Cell, ...] = ()
    """The cells that the last action touched."""


def team_count(options: ParksOptions, seats: int) -> int:
    """How many teams play (PM4; ruled, teams): from four seats on those of the options, else each seat is one."""
    return options.teams if options.mode == "standard" and seats >= 4 else seats


def team_of(state: ParksState, seat: Seat | None = None) -> Team:
    """The team of a seat, by default of the seat whose turn it is: seat i joins team i mod the number of teams."""
    return Team((state.seat if seat is None else seat) % len(state.areas))


def is_fleeting(state: ParksState) -> bool:
    """Whether faces in the field are for the seats only (ruled, memory)."""
    return state.options.memory == "once"


def tile_at(state: ParksState, cell: Cell) -> TileId:
    """The tile in a cell that is not empty."""
    tile = state.field[layout_of(state.options).index[cell]]
    assert tile is not None
    return tile


def blocked(state: ParksState) -> tuple[Cell, ...]:
    """PM11: the cell under the Hiker, or the line that he locks."""
    if state.hiker is None:
        return ()
    return layout_of(state.options).lines[state.hiker, state.line] if state.line else (state.hiker,)


def coverable(state: ParksState) -> tuple[Cell, ...]:
    """The cells that are up and unblocked: what may be taken, and what is covered when the turn ends (PM7, PM10)."""
    closed = blocked(state)
    return tuple(cell for cell in state.up if cell not in closed)


def face_down(state: ParksState) -> tuple[Cell, ...]:
    """The cells that may be flipped (ruled): face-down and unblocked, in field order."""
    shut = {*state.up, *blocked(state)}
    cells = layout_of(state.options).cells
    return tuple(cell for cell, tile in zip(cells, state.field, strict=True) if tile is not None and cell not in shut)


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at this place."""
    return (*items[:place], item, *items[place + 1 :])
