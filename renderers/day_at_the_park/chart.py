"""Where on the picture each cell of the park comes to lie, however large the park has grown.

The whole park is shown while its tiles stay readable; then only a part of it, round what happens, in larger tiles.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from bot.games.day_at_the_park.cells import Cell, cell_at, column_of, position, row_of
from bot.games.day_at_the_park.view import View

__all__ = ["AREA", "Box", "Chart", "chart_of", "covering"]


class Box(NamedTuple):
    """A rectangle: of pixels, or of cells with the lower right ones inside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


AREA = Box(4, 6, 794, 694)
"""The pixels of the picture that belong to the map."""
LETTERS, NUMBERS = 34, 50
"""Room above for the column letters and at the left for the row numbers."""
LARGEST = 148
"""Pixels of a tile while the park is small."""
SMALLEST = 76
"""Of a tile in the whole map; what would be smaller is shown in part."""
CLOSE, WIDE, HIGH = 104, 7, 6
"""A part of the map: the size of its tiles, and how many of them fit."""
RING = 64
"""How deep the free places beyond the outermost tiles are; a whole tile would cost too much room."""
AIR = 12
"""Round the map where there is no free place."""


class Chart(NamedTuple):
    """Which cells are seen, and where."""

    shown: Box
    """In columns and rows."""
    tile: int
    """Pixels."""
    left: int
    top: int
    """The upper left pixel of the upper left cell."""
    ring: Box | None
    """Depth in pixels of the free places at each side of the whole map; None for a part of it."""

    def at(self, cell: Cell) -> tuple[int, int]:
        """The upper left pixel of a cell."""
        x, y = position(cell)
        return self.left + (x - self.shown.left) * self.tile, self.top + (y - self.shown.top) * self.tile

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell; in the ring round the whole map that of the part of it that is shown."""
        x, y = self.at(cell)
        return self._middle(x, self.left, self.shown.columns), self._middle(y, self.top, self.shown.rows)

    def _middle(self, start: int, first: int, count: int) -> float:
        if self.ring and start < first:
            return first - RING / 2
        if self.ring and start >= first + count * self.tile:
            return first + count * self.tile + RING / 2
        return start + self.tile / 2

    def holds(self, cell: Cell) -> bool:
        """Whether the cell lies wholly within what is shown."""
        x, y = position(cell)
        return self.shown.left <= x <= self.shown.right and self.shown.top <= y <= self.shown.bottom

    def touches(self, cell: Cell) -> bool:
        """Whether any of the cell is seen: beyond a part of the map its neighbours are cut by the picture's edge."""
        x, y = self.at(cell)
        return -self.tile < x < AREA.right and -self.tile < y < AREA.bottom + 6

    def columns(self) -> list[tuple[str, float]]:
        """The column letters with the middle of their column."""
        numbers = range(self.shown.left, self.shown.right + 1)
        return [(column_of(cell_at(x, 0)), self.left + (i + 0.5) * self.tile) for i, x in enumerate(numbers)]

    def rows(self) -> list[tuple[str, float]]:
        """The row numbers with the middle of their row."""
        numbers = range(self.shown.top, self.shown.bottom + 1)
        return [(str(row_of(cell_at(0, y))), self.top + (i + 0.5) * self.tile) for i, y in enumerate(numbers)]


def chart_of(view: View, wanted: Collection[Cell], *, whole: bool = False) -> Chart:
    """The map for this view; `wanted` are the cells the picker offers, all of which are seen."""
    spaces = covering(view.park.cells())
    full = _whole_map(spaces, wanted)
    if whole or full.tile >= SMALLEST:
        return full
    part = _part(covering([*view.park.cells(), *wanted]), covering(wanted or _action(view)))
    return part if part.tile > full.tile else full


def covering(cells: Iterable[Cell]) -> Box:
    """The smallest box of columns and rows round these cells."""
    xs, ys = zip(*map(position, cells), strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _action(view: View) -> list[Cell]:
    """Where something happens: what changed last, and the figure of the seat whose turn it is."""
    here = view.mover.cell
    return [*(cell for cell in view.fresh if cell in view.park), *([here] if here else [])] or list(view.park.cells())


def _whole_map(spaces: Box, wanted: Collection[Cell]) -> Chart:
    ends = covering(wanted) if wanted else spaces
    ring = Box(
        RING if ends.left < spaces.left else AIR,
        RING if ends.top < spaces.top else AIR,
        RING if ends.right > spaces.right else AIR,
        RING if ends.bottom > spaces.bottom else AIR,
    )
    wide = AREA.right - AREA.left - NUMBERS - ring.left - ring.right
    high = AREA.bottom - AREA.top - LETTERS - ring.top - ring.bottom
    tile = min(wide // spaces.columns, high // spaces.rows, LARGEST)
    left = AREA.left + NUMBERS + ring.left + (wide - tile * spaces.columns) // 2
    top = AREA.top + LETTERS + ring.top + (high - tile * spaces.rows) // 2
    return Chart(spaces, tile, left, top, ring)


def _part(all_cells: Box, needed: Box) -> Chart:
    """A window on the map with the cells that are needed in its middle."""
    wide, high = AREA.right - AREA.left - NUMBERS, AREA.bottom - AREA.top - LETTERS
    tile = min(wide // max(needed.columns, WIDE), high // max(needed.rows, HIGH), CLOSE)
    columns, rows = min(wide // tile, all_cells.columns), min(high // tile, all_cells.rows)
    x = _start(needed.left, needed.columns, columns, all_cells.left, all_cells.right)
    y = _start(needed.top, needed.rows, rows, all_cells.top, all_cells.bottom)
    left = AREA.left + NUMBERS + (wide - tile * columns) // 2
    top = AREA.top + LETTERS + (high - tile * rows) // 2
    return Chart(Box(x, y, x + columns - 1, y + rows - 1), tile, left, top, None)


def _start(first: int, needed: int, count: int, low: int, high: int) -> int:
    """The first of `count` lines with the needed ones in the middle, inside the park."""
    return max(low, min(first - (count - needed) // 2, high - count + 1))
