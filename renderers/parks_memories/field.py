"""The field: tiles face up and face down, the Hiker, what he locks, and what the picker offers."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.games.parks_memories.layout import Cell
from bot.games.parks_memories.view import ParksView, Space
from renderers import svg
from renderers.canvas import Canvas
from renderers.drawings import art
from renderers.parks_memories.paints import MEADOW, draw_tile
from renderers.theme import HUE, INK, PAPER, TITLE

__all__ = ["draw_field"]

LEFT, TOP, SIDE = 19, 33, 634
"""The square in which the spaces lie."""
GAPS = {3: 14, 4: 10, 7: 8}
"""The gap between spaces, by columns."""
SMALL = 120
"""Below this size the small form of names and badges is drawn."""


class Grid(NamedTuple):
    """Where the spaces lie."""

    size: float
    gap: float
    top: float

    def place(self, cell: Cell) -> tuple[float, float]:
        """The upper left of a space."""
        column, row = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        return LEFT + column * (self.size + self.gap), self.top + row * (self.size + self.gap)


def draw_field(canvas: Canvas, view: ParksView, offered: Mapping[Cell, str]) -> None:
    """All spaces; `offered` are the cells that the picker names."""
    gap = GAPS[view.columns]
    size = (SIDE - (view.columns - 1) * gap) / view.columns
    grid = Grid(size, gap, TOP + (view.columns - view.rows) * (size + gap) / 2)
    canvas.card(8, 16, 656, 668, MEADOW.base, 30, drop=6, shadow=MEADOW.shade, on=MEADOW.light)
    for space in view.spaces:
        _draw_space(canvas, view, space, grid, offered)
    if view.hiker is not None:
        _draw_hiker(canvas, grid, view.hiker, lying=view.line is not None)


def _draw_space(canvas: Canvas, view: ParksView, space: Space, grid: Grid, offered: Collection[Cell]) -> None:
    x, y = grid.place(space.cell)
    if space.empty:
        canvas.slot(x, y, grid.size, grid.size, MEADOW.light, grid.size * 0.15, edge=MEADOW.shade, on=MEADOW.base)
    elif space.tile is not None:
        draw_tile(canvas, space.tile, x, y, grid.size, on=MEADOW.base)
        _draw_name(canvas, space.cell, x, y, grid.size)
    else:
        _draw_back(canvas, space, x, y, grid.size)
    if space.cell in offered:
        _draw_frame(canvas, x, y, grid.size, HUE["yellow"].base)
    elif space.cell in view.last:
        _draw_frame(canvas, x, y, grid.size, PAPER)
    _draw_badge(canvas, view, space, x, y, grid.size)


def _draw_frame(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A frame round a tile: yellow where the picker offers it, light where something just happened."""
    ring = svg.line(svg.rounded(5, 5, size, size, size * 0.15), INK, 11)
    ring += svg.line(svg.rounded(5, 5, size, size, size * 0.15), colour, 6)
    canvas.drawing(ring, x - 5, y - 5, size + 10, size + 10)


def _draw_back(canvas: Canvas, space: Space, x: float, y: float, size: float) -> None:
    """A tile whose face is not shown here: covered (teal), or up but for the seats' eyes only (yellow, with an eye)."""
    if space.up:
        hue = HUE["yellow"]
        edge = max(3, size * 0.02)
        plate = svg.puff(
            svg.rounded(2, 2, size - 4, size - 4, size * 0.15), hue.base, hue.shade, 0, -size * 0.035, width=edge
        )
        inner = svg.rounded(size * 0.09, size * 0.08, size * 0.82, size * 0.78, size * 0.11)
        canvas.drawing(plate + svg.line(inner, hue.light, edge), x, y, size, size, on=MEADOW.base)
    else:
        canvas.art("parks/back_field", x, y, size, on=MEADOW.base)
    lift = 0.1 * size if space.up else 0
    letters = round(size * (0.36 if space.up else 0.44))
    canvas.label(
        x + size / 2,
        y + size * 0.62 - lift,
        space.cell,
        letters,
        TITLE,
        ink=PAPER,
        anchor="middle",
        halo=INK,
        thick=max(3, round(size * 0.025)),
    )
    if space.up:
        canvas.drawing(_eyes(size), x, y + size * 0.5, size, size * 0.4)


def _eyes(size: float) -> str:
    """A pair of open eyes: this tile is up, and those at the table may look."""
    scale = size / 202
    face = svg.face(101, 42, 2.0 if size >= SMALL else 2.3, "happy", gap=12)
    return svg.group(face, f"scale({scale:.4f})")


def _draw_name(canvas: Canvas, cell: Cell, x: float, y: float, size: float) -> None:
    wide, high, letters = (60, 46, 36) if size >= SMALL else (42, 32, 25)
    canvas.pill(x + 9 * wide / 60, y + 9 * wide / 60, wide, high, PAPER, high * 0.37)
    left = x + 9 * wide / 60 + wide / 2
    canvas.label(left, y + 9 * wide / 60 + high * 0.78, cell, letters, TITLE, anchor="middle", on=PAPER)


def _draw_badge(canvas: Canvas, view: ParksView, space: Space, x: float, y: float, size: float) -> None:
    """At the lower left: locked by the Hiker's line, or spent this turn."""
    locked = space.blocked and view.line is not None and space.cell != view.hiker
    if not (locked or space.spent):
        return
    r = 27 if size >= SMALL else 17
    inner = svg.path(svg.circle(r + 3, r + 3, r), PAPER, INK, 3)
    if locked:
        inner += svg.place(art("icons/lock"), 3 + r * 0.19, 3 + r * 0.14, r * 1.63)
    else:
        tick = f"M{r * 0.6:g} {r * 1.1:g}L{r:g} {r * 1.5:g}L{r * 1.65:g} {r * 0.75:g}"
        inner += svg.line(tick, HUE["grey"].shade, 7 * r / 27)
    canvas.drawing(inner, x + 1, y + size - 2 * r - 8, 2 * r + 6, 2 * r + 6)


def _draw_hiker(canvas: Canvas, grid: Grid, cell: Cell, lying: bool) -> None:
    """At the lower right on his gold foot, so that the tile's face stays free; laid down while he locks a line."""
    gold = HUE["yellow"]
    foot = svg.puff(svg.ellipse(146, 184, 54, 15), gold.base, gold.shade, 0, -5)
    body = svg.place(art("icons/hiker"), 84, 92, 110, turn=90) if lying else svg.place(art("icons/hiker"), 92, 82, 108)
    x, y = grid.place(cell)
    canvas.drawing(svg.group(foot + body, f"scale({grid.size / 202:.4f})"), x, y, grid.size, grid.size)
