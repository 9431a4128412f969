"""The park as it has grown: tiles, tokens, the last walk, figures, and what the picker offers."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.day_at_the_park.cells import Cell, position
from bot.games.day_at_the_park.components import PLAZA
from bot.games.day_at_the_park.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.chart import AREA, Chart
from renderers.day_at_the_park.paints import SKY
from renderers.day_at_the_park.tiles import draw_island, draw_plaza, draw_tile
from renderers.fonts import shown
from renderers.pieces import mark, token
from renderers.theme import COUNT, HUE, INK, SEAT_HUES, TITLE, WHITE

__all__ = ["draw_park"]

BENCH = 0.38
"""How much of a tile a token takes."""
FIGURE = 0.2
"""The radius of a figure, in tiles."""

Spot = tuple[float, float]

UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT = (0.17, 0.17), (0.83, 0.17), (0.17, 0.83), (0.83, 0.83)
BOTTOM, TOP, LEFT, RIGHT = (0.5, 0.86), (0.5, 0.14), (0.14, 0.5), (0.86, 0.5)
SPOTS: tuple[Spot, ...] = (UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT, BOTTOM, TOP, LEFT, RIGHT)
"""Where figures stand on a tile, the first ones first: five fit, and none hides the symbol."""

CHIP_W, CHIP_H = 56, 48
"""A numbered free place."""


class Step(NamedTuple):
    """A step of a walk."""

    start: Cell
    end: Cell


def draw_park(canvas: Canvas, view: View, cast: Cast, say: Words, chart: Chart, offers: Mapping[Cell, str]) -> None:
    """The map; `offers` are the cells the picker names, with their labels."""
    _draw_tiles(canvas, view, chart)
    _draw_news(canvas, view, chart)
    for cell in view.benches:
        if chart.touches(cell):
            x, y = chart.at(cell)
            away = chart.tile * (1 - BENCH + 0.02)
            canvas.art("icons/bench_token", x + away, y + away, chart.tile * BENCH)
    _draw_rim(canvas, chart)
    _draw_figures(canvas, view, cast, say, chart, offers)
    for cell, label in offers.items():
        _draw_offer(canvas, view, chart, cell, label)


def _draw_tiles(canvas: Canvas, view: View, chart: Chart) -> None:
    seen = [space for space in view.park.spaces if chart.touches(space.cell)]
    for space in sorted(seen, key=lambda space: chart.at(space.cell)[1]):
        draw_island(canvas, *chart.at(space.cell), chart.tile)
    for space in seen:
        if space.tile not in _PLAZA:
            draw_tile(canvas, space.tile, space.rotation, *chart.at(space.cell), chart.tile)
    corner = next((space.cell for space in view.park.spaces if space.tile in _PLAZA), None)
    if corner and any(space.tile in _PLAZA for space in seen):
        draw_plaza(canvas, *chart.at(corner), chart.tile)


_PLAZA = {space.tile.id for space in PLAZA}


def _draw_news(canvas: Canvas, view: View, chart: Chart) -> None:
    """What changed last: a ring round a tile just laid, arrows along a walk."""
    cells = [cell for cell in view.fresh if chart.touches(cell)]
    steps = [Step(*pair) for pair in zip(view.fresh, view.fresh[1:], strict=False)]
    if not steps:
        for cell in cells:
            _draw_ring(canvas, chart, cell)
    hue = SEAT_HUES[view.active % len(SEAT_HUES)]
    for number, step in enumerate(steps):
        if chart.touches(step.end):
            back = Step(step.end, step.start) in steps
            twice = steps.index(step) < number
            if not twice:
                _draw_arrow(canvas, chart, step, hue, aside=0.17 if back else 0)


def _draw_ring(canvas: Canvas, chart: Chart, cell: Cell) -> None:
    x, y = chart.at(cell)
    size = chart.tile
    edge = svg.rounded(3.5, 3.5, size - 1, size - 1, size * 0.14)
    ring = svg.line(edge, INK, 7) + svg.line(edge, WHITE, 3)
    canvas.drawing(ring, x - 3, y - 3, size + 6, size + 6)


def _draw_arrow(canvas: Canvas, chart: Chart, step: Step, hue: str, *, aside: float) -> None:
    """A disc on the edge that was crossed; `aside` of it, in tiles, where the walk came back the same way."""
    (x0, y0), (x1, y1) = chart.middle(step.start), chart.middle(step.end)
    (left, top), (right, bottom) = position(step.start), position(step.end)
    east, south = right - left, bottom - top
    x = (x0 + x1) / 2 - south * aside * chart.tile
    y = (y0 + y1) / 2 + east * aside * chart.tile
    r = max(11, chart.tile * 0.13)
    canvas.drawing(_arrow(hue, east, south, round(2 * r)), x - r, y - r, 2 * r, 2 * r)


@cache
def _arrow(hue: str, east: int, south: int, size: int) -> str:
    turn = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[east, south]
    disc = svg.path(svg.circle(48, 48, 42), HUE[hue].base, INK, 9)
    return svg.place(disc + svg.line("M28 56L48 34L68 56", INK, 13), 0, 0, size, turn=turn)


def _draw_rim(canvas: Canvas, chart: Chart) -> None:
    """Column letters above, row numbers at the left, as the log and the menus name spaces."""
    depth = chart.ring or (10, 4, 0, 0)
    y, x = chart.top - depth[1] - 10, chart.left - depth[0] - 25
    for letters, middle in chart.columns():
        _draw_name(canvas, letters, middle, max(y, AREA.top + 20))
    for number, middle in chart.rows():
        _draw_name(canvas, number, max(x, AREA.left + 25), middle + 3)


def _draw_name(canvas: Canvas, text: str, x: float, y: float) -> None:
    canvas.pill(x - 21, y - 17, 42, 30, WHITE, 14, edge=SKY.base)
    canvas.label(x, y + 7, text, 25, COUNT, anchor="middle", on=WHITE)


def _draw_figures(
    canvas: Canvas, view: View, cast: Cast, say: Words, chart: Chart, offers: Mapping[Cell, str]
) -> None:
    standing: dict[Cell, list[Seat]] = {}
    for seat, player in enumerate(view.seats):
        if player.cell is not None and chart.touches(player.cell):
            standing.setdefault(player.cell, []).append(Seat(seat))
    for cell, seats in standing.items():
        x, y = chart.at(cell)
        for seat, spot in zip(seats, _spots(cell in view.benches, cell in offers), strict=False):
            r = chart.tile * FIGURE
            token(canvas, x + chart.tile * spot[0], y + chart.tile * spot[1], r, shown(cast, seat, say), width=4)


def _spots(bench: bool, offer: bool) -> Iterable[Spot]:
    """The places that neither a token nor a mark takes."""
    taken = {LOWER_RIGHT: bench, UPPER_LEFT: offer}
    return (spot for spot in SPOTS if not taken.get(spot, False))


def _draw_offer(canvas: Canvas, view: View, chart: Chart, cell: Cell, label: str) -> None:
    """A mark on a space, or a dashed place where a tile may lie."""
    x, y = chart.middle(cell)
    if cell not in view.park:
        yellow = HUE["yellow"].light
        canvas.slot(x - CHIP_W / 2, y - CHIP_H / 2, CHIP_W, CHIP_H, yellow, 16)
        canvas.label(x, y + 13, label, 37, TITLE, anchor="middle", on=yellow)
        return
    size = min(44, max(34, chart.tile * 0.38))
    mark(canvas, x - chart.tile * 0.52, y - chart.tile * 0.54, size, label)
