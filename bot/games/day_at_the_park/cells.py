"""The squares of an endless sheet, named by column letters and row number as on a chess board.

The start tile lies at M50, so names stay as they are however the park grows: forty-eight tiles in a line never leave
rows 2 to 99. Columns run A to Z; east of Z follow AA, AB ..., west of A come ZZ, ZY ....
"""

from functools import cache
from typing import NewType

__all__ = [
    "SIDES",
    "Cell",
    "Row",
    "cell_at",
    "column_of",
    "neighbours",
    "opposite",
    "position",
    "reading_order",
    "row_of",
]

Cell = NewType("Cell", str)
"""A square's name, such as "M50"."""
Row = NewType("Row", int)

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps north, east, south and west, as (x, y) with y growing southwards."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTERS = len(_ALPHABET)
_ORIGIN_COLUMN = _ALPHABET.index("M")
_ORIGIN_ROW = 50


@cache
def cell_at(x: int, y: int) -> Cell:
    """The cell `x` columns east and `y` rows south of the start tile's upper left space."""
    return Cell(f"{_letters(x + _ORIGIN_COLUMN)}{y + _ORIGIN_ROW}")


def _letters(column: int) -> str:
    block, letter = divmod(column, _LETTERS)
    if block == 0:
        return _ALPHABET[letter]
    return _ALPHABET[block - 1 if block > 0 else block] + _ALPHABET[letter]


@cache
def position(cell: Cell) -> tuple[int, int]:
    """Where a cell lies: columns east and rows south of the start tile's upper left space."""
    letters = cell.rstrip("0123456789")
    column = _ALPHABET.index(letters[-1])
    if len(letters) == 2:
        block = _ALPHABET.index(letters[0])
        column += _LETTERS * (block + 1 if block < _ORIGIN_COLUMN else block - _LETTERS)
    return column - _ORIGIN_COLUMN, int(cell[len(letters) :]) - _ORIGIN_ROW


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The cells to the north, east, south and west: those that share an edge with it."""
    x, y = position(cell)
    return tuple(cell_at(x + dx, y + dy) for dx, dy in SIDES)


def opposite(side: int) -> int:
    """The side of the neighbour that lies against this side."""
    return (side + 2) % 4


@cache
def row_of(cell: Cell) -> Row:
    return Row(position(cell)[1] + _ORIGIN_ROW)


@cache
def column_of(cell: Cell) -> str:
    return cell.rstrip("0123456789")


@cache
def reading_order(cell: Cell) -> tuple[int, int]:
    """Sorts cells by rows, and by columns within a row."""
    x, y = position(cell)
    return y, x
