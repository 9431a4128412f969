"""What events tell to whom, and what a viewer can imagine of what he does not see."""

from msgspec.structs import replace

from bot.engine.luck import Luck
from bot.engine.seats import Viewer
from bot.games.parks_memories.components import TYPE, TileId
from bot.games.parks_memories.events import Drawn, Flipped, ParksEvent, Peeked, Returned, TilesMatched
from bot.games.parks_memories.layout import Cell, layout_of
from bot.games.parks_memories.matching import unspent
from bot.games.parks_memories.state import ParksState, tile_at
from bot.games.parks_memories.view import faces_are_public

__all__ = ["imagine", "seen"]


def seen(event: ParksEvent, viewer: Viewer) -> ParksEvent | None:
    """The event as this viewer may read it: Forest's tile is its user's, a fleeting face is the seats'."""
    if isinstance(event, Peeked):
        return event if viewer == event.seat else replace(event, tile=None)
    if viewer is not None:
        return event
    match event:
        case Flipped(fleeting=True):
            return replace(event, tiles=())
        case Returned(fleeting=True) | Drawn(fleeting=True):
            return replace(event, tile=None)
        case TilesMatched(fleeting=True):
            return replace(event, cells=()) if event.recharged else None
    return event


def imagine(state: ParksState, viewer: Viewer, luck: Luck) -> ParksState:
    """The same table to this viewer: every face that he cannot see is dealt anew."""
    slots = _unknown_cells(state, viewer)
    pool = list(luck.shuffled([*(tile_at(state, cell) for cell in slots), *(t for s in state.stacks for t in s)]))
    known_types = _cells_of_known_type(state, viewer)
    dealt = {cell: _take_of_type(pool, tile_at(state, cell)) for cell in known_types}
    dealt |= {cell: pool.pop() for cell in slots if cell not in dealt}
    cells = layout_of(state.options).cells
    return replace(
        state,
        field=tuple(dealt.get(cell, tile) for cell, tile in zip(cells, state.field, strict=True)),
        stacks=tuple(tuple(pool.pop() for _ in stack) for stack in state.stacks),
    )


def _unknown_cells(state: ParksState, viewer: Viewer) -> tuple[Cell, ...]:
    known = set(state.up) if faces_are_public(state, viewer) else set()
    if viewer == state.seat and state.peeked is not None:
        known.add(state.peeked)
    cells = layout_of(state.options).cells
    return tuple(c for c, tile in zip(cells, state.field, strict=True) if tile is not None and c not in known)


def _cells_of_known_type(state: ParksState, viewer: Viewer) -> tuple[Cell, ...]:
    """While a seat chooses between pairs, everybody knows that the flipped types allow the choice: they are kept."""
    return unspent(state) if state.phase == "match" and not faces_are_public(state, viewer) else ()


def _take_of_type(pool: list[TileId], like: TileId) -> TileId:
    return pool.pop(next(i for i, tile in enumerate(pool) if TYPE[tile] == TYPE[like]))
