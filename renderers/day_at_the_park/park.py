"""The park as it has grown: tiles, tokens, the last walk, figures, and what the picker offers."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from math import atan2, degrees
from typing import NamedTuple

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.day_at_the_park.cells import Cell, position
from bot.games.day_at_the_park.components import PLAZA, TileId
from bot.games.day_at_the_park.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.chart import AREA, Chart
from renderers.day_at_the_park.paints import SKY
from renderers.day_at_the_park.tiles import draw_island, draw_plaza, draw_tile
from renderers.fonts import shown
from renderers.pieces import mark, token
from renderers.theme import COUNT, HUE, INK, SEAT_HUES, TITLE, WHITE

__all__ = ["Laid", "draw_park"]

BENCH = 0.38
"""How much of a tile a token takes."""
FIGURE, SLIM, CROWD = 0.2, 0.165, 4
"""The radius of a figure in tiles; a smaller one where there are more than four."""

Spot = tuple[float, float]

UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT = (0.17, 0.17), (0.83, 0.17), (0.17, 0.83), (0.83, 0.83)
BOTTOM, TOP, LEFT, RIGHT = (0.5, 0.86), (0.5, 0.14), (0.14, 0.5), (0.86, 0.5)
SPOTS: tuple[Spot, ...] = (UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT, BOTTOM, TOP, LEFT, RIGHT)
"""Where figures stand on a tile, the first ones first: five fit, and none hides the symbol."""

ASIDE = 0.17
"""How far apart, in tiles, the arrows of a way there and back are."""
CHIP_W, CHIP_H = 56, 48
"""A numbered free place."""


class Step(NamedTuple):
    """A step of a walk."""

    start: Cell
    end: Cell


class Laid(NamedTuple):
    """A tile where it is about to lie."""

    cell: Cell
    tile: TileId
    rotation: int


def draw_park(
    canvas: Canvas,
    view: View,
    cast: Cast,
    say: Words,
    chart: Chart,
    offers: Mapping[Cell, str],
    laid: Laid | None = None,
) -> None:
    """The map; `offers` are the cells the picker names, with their labels."""
    _draw_tiles(canvas, view, chart)
    _draw_news(canvas, view, cast, chart)
    for cell in view.benches:
        if chart.touches(cell):
            x, y = chart.at(cell)
            away = chart.tile * (1 - BENCH + 0.02)
            canvas.art("icons/bench_token", x + away, y + away, chart.tile * BENCH)
    _draw_rim(canvas, chart)
    if laid is not None:
        _draw_laid(canvas, chart, laid)
    _draw_figures(canvas, view, cast, say, chart, offers)
    _draw_strollers(canvas, view, cast, say, chart)
    for cell, label in offers.items():
        if laid is None or cell != laid.cell:
            _draw_offer(canvas, view, chart, cell, label)


def _draw_tiles(canvas: Canvas, view: View, chart: Chart) -> None:
    seen = [space for space in view.park.spaces if chart.touches(space.cell)]
    corner = next((space.cell for space in view.park.spaces if space.tile in _PLAZA), None)
    for space in sorted(seen, key=lambda space: chart.at(space.cell)[1]):
        if space.cell == corner:
            draw_island(canvas, *chart.at(space.cell), 2 * chart.tile)
        elif space.tile not in _PLAZA:
            draw_island(canvas, *chart.at(space.cell), chart.tile)
    for space in seen:
        if space.tile not in _PLAZA:
            draw_tile(canvas, space.tile, space.rotation, *chart.at(space.cell), chart.tile)
    if corner and any(space.tile in _PLAZA for space in seen):
        draw_plaza(canvas, *chart.at(corner), chart.tile)


_PLAZA = {space.tile.id for space in PLAZA}


def _draw_news(canvas: Canvas, view: View, cast: Cast, chart: Chart) -> None:
    """What changed last: corners round a tile just laid, arrows along a walk."""
    steps = {Step(*pair) for pair in pairwise(view.fresh)}
    for cell in () if steps else view.fresh:
        if chart.touches(cell) and cell in view.park:
            _draw_corners(canvas, chart, cell)
    hue = _walker_hue(view, cast)
    for step in steps:
        if chart.touches(step.end):
            back = Step(step.end, step.start) in steps
            _draw_arrow(canvas, chart, step, hue, aside=ASIDE if back else 0)


def _walker_hue(view: View, cast: Cast) -> str:
    """The hue of who walked: whose turn it is or was just before; grey when a high five has moved the figure on."""
    order = range(view.active, view.active - len(view.seats), -1)
    there = [seat % len(view.seats) for seat in order if view.seats[seat].cell in view.fresh[-1:]]
    return SEAT_HUES[cast.members[there[0]].colour] if there else "grey"


def _draw_laid(canvas: Canvas, chart: Chart, laid: Laid) -> None:
    """A tile that does not lie there yet: its corners are those of news, and it has no hedge round it."""
    draw_tile(canvas, laid.tile, laid.rotation, *chart.at(laid.cell), chart.tile)
    _draw_corners(canvas, chart, laid.cell)


def _draw_corners(canvas: Canvas, chart: Chart, cell: Cell) -> None:
    x, y = chart.at(cell)
    size = chart.tile
    canvas.drawing(_corners(size), x - 4, y - 4, size + 8, size + 8)


@cache
def _corners(size: int) -> str:
    """Four corners, so that gardens and fields stay whole where they join."""
    arm, r = size * 0.06, size * 0.14
    corner = f"M4 {4 + r + arm:g}V{4 + r:g}Q4 4 {4 + r:g} 4H{4 + r + arm:g}"
    bracket = svg.line(corner, INK, 8) + svg.line(corner, WHITE, 3)
    middle = size / 2 + 4
    return "".join(svg.group(bracket, f"rotate({turn} {middle:g} {middle:g})") for turn in (0, 90, 180, 270))


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


def _draw_figures(canvas: Canvas, view: View, cast: Cast, say: Words, chart: Chart, offers: Mapping[Cell, str]) -> None:
    standing: dict[Cell, list[Seat]] = {}
    for seat, player in enumerate(view.seats):
        if player.cell is not None and chart.touches(player.cell):
            standing.setdefault(player.cell, []).append(Seat(seat))
    for cell, seats in standing.items():
        x, y = chart.at(cell)
        r = chart.tile * (FIGURE if len(seats) <= CROWD else SLIM)
        for seat, spot in zip(seats, _spots(cell in view.benches, cell in offers), strict=False):
            token(canvas, x + chart.tile * spot[0], y + chart.tile * spot[1], r, shown(cast, seat, say), width=4)


def _draw_strollers(canvas: Canvas, view: View, cast: Cast, say: Words, chart: Chart) -> None:
    """Figures beyond what is seen, at the edge of the map, each with an arrow that says where."""
    for seat, player in enumerate(view.seats):
        if player.cell is None or chart.touches(player.cell):
            continue
        x, y = chart.middle(player.cell)
        near_x, near_y = min(max(x, AREA.left + 90), AREA.right - 34), min(max(y, AREA.top + 74), AREA.bottom - 30)
        turn = round(degrees(atan2(y - near_y, x - near_x)))
        who = shown(cast, seat, say)
        canvas.drawing(_pointer(SEAT_HUES[who.colour], turn), near_x - 34, near_y - 34, 68, 68)
        token(canvas, near_x, near_y, 19, who)


@cache
def _pointer(hue: str, turn: int) -> str:
    """A drop whose tip points outwards; 0 degrees is east."""
    drop = "M66 34L46 17A22 22 0 1 0 46 51Z"
    return svg.group(svg.path(drop, HUE[hue].base, INK, 3.5), f"rotate({turn} 34 34)")


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
