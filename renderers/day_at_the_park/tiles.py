"""Tiles: grass with half a garden or half a field at each edge, so that two that fit make a whole one."""

from functools import cache

from bot.games.day_at_the_park.components import PLAZA, TILES, TileId
from bot.games.day_at_the_park.park import edges_of
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import SKY, badge_art
from renderers.drawings import art
from renderers.theme import HUE, INK, PAPER, WHITE

__all__ = ["ISLAND", "draw_card_tile", "draw_island", "draw_plaza", "draw_tile"]

BADGE = 0.7
"""How much of a tile its symbol takes."""
ISLAND = HUE["hedge"].base
"""The hedge round the park, a little wider than its tiles."""
RIM = 4
"""How many pixels wider."""
FLOWERS = ((31, 5, WHITE), (43, 10, HUE["pink"].base), (55, 4.5, WHITE), (66, 9, HUE["pink"].base))
FURROWS = (28, 38, 48, 58, 68)


def draw_island(canvas: Canvas, x: float, y: float, size: int) -> None:
    """What lies under a tile or the plaza: its hard shadow in the sky and a rim of hedge."""
    wide = size + 2 * RIM
    shadow = svg.fill(svg.rounded(0, 9, wide, wide, 18), SKY.base)
    hedge = svg.puff(svg.rounded(0, 0, wide, wide, 18), ISLAND, HUE["hedge"].shade, 0, -4, width=0)
    canvas.drawing(shadow + hedge, x - RIM, y - RIM, wide, wide + 9, SKY.light)


def draw_tile(canvas: Canvas, tile: TileId, rotation: int, x: float, y: float, size: int) -> None:
    """A park tile among others, upper left at (x, y); the start tile that is a single space, too."""
    canvas.drawing(_tile(tile, rotation, size), x, y, size, size, ISLAND)


def draw_card_tile(canvas: Canvas, tile: TileId, rotation: int, x: float, y: float, size: int) -> None:
    """A tile as a thing of its own, on the plain sky: with an ink line and a shadow."""
    canvas.drawing(_card_tile(tile, rotation, size), x - 3, y - 3, size + 6, size + 14, SKY.light)


def draw_plaza(canvas: Canvas, x: float, y: float, size: int) -> None:
    """The start tile of four spaces round the fountain; `size` is that of one space."""
    canvas.drawing(_plaza(size), x, y, 2 * size, 2 * size, ISLAND)


@cache
def _tile(tile: TileId, rotation: int, size: int) -> str:
    return svg.place(
        _grass(13) + svg.line(svg.rounded(1.5, 1.5, 93, 93, 13), HUE["hedge"].light, 3) + _face(tile, rotation),
        0,
        0,
        size,
    )


@cache
def _card_tile(tile: TileId, rotation: int, size: int) -> str:
    edge = svg.rounded(0, 0, 96, 96, 14)
    inner = svg.group(svg.fill(edge, SKY.base), "translate(0 4)") + svg.clip(edge, _grass(0) + _face(tile, rotation))
    return svg.group(svg.place(inner + svg.line(edge, INK, 384 / size), 0, 0, size), "translate(3 3)")


def _grass(radius: float) -> str:
    return svg.fill(svg.rounded(0, 0, 96, 96, radius), HUE["green"].light)


def _face(tile: TileId, rotation: int) -> str:
    """Edges and symbol on the 96 grid; the single start tile has the fountain instead."""
    space = TILES[tile]
    inner = "".join(_edge(kind, side) for side, kind in enumerate(edges_of(tile, rotation)))
    if space.item and space.colour:
        return inner + _badge(badge_art(space.item, space.colour), 0, 0)
    pool = svg.path(svg.circle(48, 48, 31), PAPER, HUE["brown"].light, 4)
    return inner + pool + svg.place(art("icons/fountain"), 22, 20, 52)


def _badge(name: str, x: float, y: float) -> str:
    return svg.place(art(name), x + 48 * (1 - BADGE), y + 48 * (1 - BADGE), 96 * BADGE)


def _edge(kind: str, side: int) -> str:
    """Half an oval on a side: a garden in flower or a field of corn; "" inside the plaza."""
    half = "M17 0H79C79 12 67 17 48 17C29 17 17 12 17 0Z"
    if kind == "G":
        hedge = HUE["hedge"]
        bed = svg.puff(half, hedge.base, hedge.shade, 0, -3, width=0)
        inner = bed + "".join(svg.fill(svg.circle(x, y, 3.6), colour) for x, y, colour in FLOWERS)
    elif kind == "F":
        corn = HUE["yellow"]
        furrows = "".join(svg.line(f"M{x} -4V22", corn.shade, 3.5) for x in FURROWS)
        inner = svg.clip(half, svg.fill(half, corn.base) + furrows)
    else:
        return ""
    return svg.group(inner, f"rotate({90 * side} 48 48)")


@cache
def _plaza(size: int) -> str:
    """On a grid of two by two tiles."""
    sand = HUE["brown"]
    inner = svg.path(svg.rounded(2, 2, 188, 188, 20), sand.light, sand.base, 4)
    for space in PLAZA:
        face = "".join(_edge(kind, side) for side, kind in enumerate(space.tile.edges))
        inner += svg.group(face, f"translate({96 * space.x} {96 * space.y})")
    inner += svg.path(svg.circle(96, 96, 37), PAPER, sand.base, 4)
    inner += "".join(
        _badge(badge_art(s.tile.item, s.tile.colour), 96 * s.x, 96 * s.y)
        for s in PLAZA
        if s.tile.item and s.tile.colour
    )
    inner += svg.place(art("icons/fountain"), 69, 66, 54)
    return svg.place(inner, 0, 0, 2 * size, 192)
