"""One player's line in the result: place, name, what each outing brought, and the sum."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.games.um_dia_para_relaxar.components import Row
from bot.games.um_dia_para_relaxar.scoring import Line
from bot.games.um_dia_para_relaxar.view import SeatView
from renderers import svg
from renderers.canvas import Canvas
from renderers.fonts import Shown
from renderers.pieces import emblem, hearts, rank, token
from renderers.theme import HUE, PAPER, TITLE, WHITE, Colour
from renderers.um_dia_para_relaxar.paints import drawing, emblem_of, row_hue
from renderers.um_dia_para_relaxar.supply import strike

__all__ = ["COLUMN", "PITCH", "RowPlace", "draw_score_row"]

COLUMN, PITCH = 284, 134
"""Where the first outing's cell begins, and how far it is to the next."""
CELL = PITCH - 8
INSET = 7

Addend = Callable[[float, float], None]
"""Draws one summand at x, round the height y."""


class RowPlace(NamedTuple):
    """Where a row stands, and which place it is about."""

    y: float
    height: float
    rank: int
    large: bool
    """Whether there is room for each outing's points above what they are made of."""

    @property
    def middle(self) -> float:
        return self.y + self.height / 2

    @property
    def ground(self) -> Colour:
        return HUE["yellow"].light if self.rank == 1 else PAPER


def draw_score_row(canvas: Canvas, at: RowPlace, seat: SeatView, who: Shown) -> None:
    """The whole line; the first place has a crown and stands on yellow."""
    assert seat.worth is not None
    first = at.rank == 1
    radius = 22 if at.large else 18
    canvas.card(10, at.y, 1080, at.height, at.ground, radius, width=4 if first else 3, drop=4, shadow=HUE["sky"].base)
    _draw_player(canvas, at, seat, who)
    for place, line in enumerate(seat.worth.lines):
        x = COLUMN + place * PITCH
        if line.row is None:
            _draw_nothing(canvas, at, x, line)
        else:
            _draw_outing(canvas, at, x, line, line.row)
    _draw_sum(canvas, at, seat.worth.total)


def _draw_player(canvas: Canvas, at: RowPlace, seat: SeatView, who: Shown) -> None:
    rank(canvas, 44, at.middle, 25 if at.large else 22, at.rank, on=at.ground)
    if at.large:
        emblem(canvas, 74, at.middle - 38, 76, emblem_of(seat), who, on=at.ground)
        name = 156
    else:
        token(canvas, 104, at.middle, 23, who, on=at.ground)
        name = 138
    canvas.label(name, at.middle + 11, who.name, 32 if at.large else 28, fit=COLUMN - name - 8, on=at.ground)


def _draw_nothing(canvas: Canvas, at: RowPlace, x: float, line: Line) -> None:
    """An outing that is out: grey, struck through, 0."""
    grey = HUE["grey"]
    _cell(canvas, at, x, grey.light, grey.base)
    size = 58 if at.large else 44
    y = at.middle - size / 2
    canvas.art(drawing(line.outing), x + 6, y, size, on=grey.light, grey=True)
    canvas.drawing(strike(size), x + 6, y, size, size)
    right, base, letters = (38, 14, 38) if at.large else (33, 10, 27)
    canvas.number(x + PITCH - right, at.middle + base, 0, letters, on=grey.light)


def _draw_outing(canvas: Canvas, at: RowPlace, x: float, line: Line, row: Row) -> None:
    """An outing, the row it stands on, its hearts and its bonus; in large rows also their sum."""
    tone = row_hue(row)
    _cell(canvas, at, x, tone.light, tone.base)
    addends = _addends(canvas, line, row)
    step = 40 if at.large else 38
    if at.large:
        canvas.art(drawing(line.outing), x + 5, at.y + 8, 52, on=tone.light)
        canvas.number(x + PITCH - 36, at.y + 48, line.points, 42, on=tone.light)
        start, y = x + 5, at.y + at.height - 27
    else:
        canvas.art(drawing(line.outing), x + 3, at.middle - 22, 44, on=tone.light)
        start, y = x + CELL - 5 - step * len(addends), at.middle
    for index, draw in enumerate(addends):
        draw(start + index * step, y)


def _cell(canvas: Canvas, at: RowPlace, x: float, colour: Colour, edge: Colour) -> None:
    canvas.pill(x, at.y + INSET, CELL, at.height - 2 * INSET, colour, 14, edge=edge, on=at.ground)


def _addends(canvas: Canvas, line: Line, row: Row) -> list[Addend]:
    found: list[Addend] = [partial(_draw_row_chip, canvas, row)]
    if line.hearts:
        found.append(partial(_draw_hearts, canvas, line.hearts))
    if line.bonus:
        found.append(partial(_draw_bonus, canvas, line.bonus))
    return found


def _draw_row_chip(canvas: Canvas, row: Row, x: float, y: float) -> None:
    tone, size = row_hue(row), 38
    canvas.shape(svg.rounded(0, 0, size, size, 11), tone.base, tone.shade, x, y - size / 2, size, size)
    canvas.number(x + size / 2, y + 9, row, 26, on=tone.base)


def _draw_hearts(canvas: Canvas, count: int, x: float, y: float) -> None:
    hearts(canvas, x - 2, y - 23, 44, count)


def _draw_bonus(canvas: Canvas, bonus: int, x: float, y: float) -> None:
    canvas.pill(x, y - 18, 40, 36, HUE["yellow"].base, 13)
    canvas.number(x + 20, y + 9, f"+{bonus}", 25, on=HUE["yellow"].base)


def _draw_sum(canvas: Canvas, at: RowPlace, total: int) -> None:
    first = at.rank == 1
    plate, below = (HUE["yellow"].base, HUE["yellow"].shade) if first else (WHITE, HUE["grey"].base)
    height = min(at.height - 12, 66)
    y = at.middle - height / 2
    canvas.shape(svg.rounded(0, 0, 110, height, 20), plate, below, 966, y, 110, height, dy=-5, width=3.5, on=at.ground)
    base, letters = (15, 50) if at.large else (12, 42)
    canvas.label(1021, at.middle + base, str(total), letters, TITLE, anchor="middle", on=plate)
    if first:
        canvas.art("icons/crown", 1048, at.y - 14, 48, turn=16)
