"""The spaces of a field: letters are columns, numbers are rows."""

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Literal, NewType

from bot.games.parks_memories.components import COUNTS
from bot.games.parks_memories.options import ParksOptions

__all__ = ["Cell", "Layout", "Line", "column_of", "layout_of", "row_of"]

Cell = NewType("Cell", str)
"""A space of the field, such as "C2": third column, second row."""

Line = Literal["row", "column"]

_CLASSIC_COLUMNS = 7


@dataclass(frozen=True)
class Layout:
    """Where the spaces of one field lie."""

    columns: int
    rows: int
    cells: tuple[Cell, ...]
    """Row by row from the upper left: the order of the state's field."""
    index: Mapping[Cell, int]
    """Each cell's place in `cells`."""
    lines: Mapping[tuple[Cell, Line], tuple[Cell, ...]]
    """The cells of the row or the column that goes through a cell."""

    def in_order(self, cells: set[Cell]) -> tuple[Cell, ...]:
        """The cells as they lie in the field, row by row."""
        return tuple(sorted(cells, key=self.index.__getitem__))


def column_of(cell: Cell) -> str:
    return cell[0]


def row_of(cell: Cell) -> str:
    return cell[1:]


def _layout(columns: int, spaces: int) -> Layout:
    cells = tuple(Cell(f"{ascii_uppercase[i % columns]}{i // columns + 1}") for i in range(spaces))
    lines: dict[tuple[Cell, Line], tuple[Cell, ...]] = {}
    for cell in cells:
        lines[cell, "row"] = tuple(other for other in cells if row_of(other) == row_of(cell))
        lines[cell, "column"] = tuple(other for other in cells if column_of(other) == column_of(cell))
    index = {cell: i for i, cell in enumerate(cells)}
    return Layout(columns, -(-spaces // columns), cells, index, lines)


_CLASSIC = _layout(_CLASSIC_COLUMNS, COUNTS.park_tiles - COUNTS.wild)
_FIELDS = {"3x3": _layout(3, 9), "3x4": _layout(4, 12), "4x4": _layout(4, 16)}


def layout_of(options: ParksOptions) -> Layout:
    """The field that these options lay out; the classic one is six rows of seven and a seventh of two."""
    return _CLASSIC if options.mode == "classic" else _FIELDS[options.field]
