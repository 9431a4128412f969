"""What a bot still knows of covered tiles: of all that its seat was shown, the part that its strength keeps."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from bot.engine.luck import Luck
from bot.engine.seats import Viewer
from bot.games.parks_memories.components import TileId
from bot.games.parks_memories.events import Drawn, Flipped, Kept, ParksEvent, Peeked, Returned, Taken
from bot.games.parks_memories.layout import Cell
from bot.games.parks_memories.view import ParksView

__all__ = ["STRENGTHS", "known_tiles"]

STRENGTHS: Mapping[str, float] = {"forgetful": 0.25, "average": 0.5, "sharp": 0.9}
"""How much of what it sees a bot remembers: the chance that one sighting of one tile stays."""


def known_tiles(history: Sequence[ParksEvent], view: ParksView, strength: str) -> dict[Cell, TileId]:
    """What lies where, as far as the viewer sees it now or remembers it.

    Whether a sighting stays is decided once, by luck that follows from the history alone: asked again, a bot remembers
    the same.
    """
    keep = STRENGTHS[strength]
    known: dict[Cell, TileId] = {}
    for number, event in enumerate(history):
        for cell in _emptied(event):
            known.pop(cell, None)
        known.update((c, tile) for c, tile in _shown(event) if _impression(view.viewer, number, c, tile) < keep)
    return known | {space.cell: space.tile for space in view.spaces if space.tile is not None}


def _emptied(event: ParksEvent) -> tuple[Cell, ...]:
    """The cells whose tile is not the one that was known there."""
    match event:
        case Taken(cell=cell) | Drawn(cell=cell) | Returned(cell=cell) | Peeked(cell=cell):
            return (cell,)
        case Kept(cells=cells):
            return cells
    return ()


def _shown(event: ParksEvent) -> Iterator[tuple[Cell, TileId]]:
    """The faces that the event shows, with their cells."""
    match event:
        case Flipped(cells=cells, tiles=tiles):
            yield from zip(cells, tiles, strict=False)
        case Drawn(cell=cell, tile=tile) | Returned(cell=cell, tile=tile) | Peeked(cell=cell, tile=tile):
            if tile is not None:
                yield cell, tile


@lru_cache(maxsize=65536)
def _impression(viewer: Viewer, number: int, cell: Cell, tile: TileId) -> float:
    """How fleeting a sighting was, from 0 to 1."""
    return Luck(f"{viewer} {cell} {tile}", number, "memory").below(1000) / 1000
