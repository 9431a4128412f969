"""What a look at the field still shows of what happened: that need not be told once more."""

from bot.games.parks_memories.components import TileId
from bot.games.parks_memories.events import Drawn, Flipped, ParksEvent, TilesMatched
from bot.games.parks_memories.layout import Cell
from bot.games.parks_memories.view import ParksView

__all__ = ["shows"]


def shows(view: ParksView, event: ParksEvent) -> bool:
    """Whether this view holds every face that the event told its viewer (ruled, memory)."""
    match event:
        case Flipped(cells=cells, tiles=tiles):
            return all(_is_known(view, cell, tile) for cell, tile in zip(cells, tiles, strict=True))
        case Drawn(cell=cell, tile=tile) if tile is not None:
            return _is_known(view, cell, tile)
        case TilesMatched(cells=cells):
            return all(view.space(cell).up for cell in cells)
    return False


def _is_known(view: ParksView, cell: Cell, tile: TileId) -> bool:
    """Whether the tile lies face up in its cell, or in an Area, where its face is public for good."""
    return view.space(cell).tile == tile or any(tile in team.area for team in view.teams)
