"""The right column: whose turn it is, then the players, or the walks to choose from."""

from collections.abc import Mapping

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import TILES
from bot.games.day_at_the_park.state import ChoosingItem, Exchanging, HighFive, Paying, Placing, Relocating, Swapping
from bot.games.day_at_the_park.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import SKY, badge_art
from renderers.day_at_the_park.panel import draw_panel
from renderers.fonts import shown
from renderers.pieces import mark, token
from renderers.theme import COUNT, HUE, PAPER, TITLE, WHITE

__all__ = ["draw_column"]

LEFT, WIDTH = 804, 286
TOP, BOTTOM = 118, 696
GROUND = SKY.light
NAMED = 2
"""Up to so many players who are awaited stand in the banner."""


def draw_column(canvas: Canvas, view: View, cast: Cast, say: Words, ways: Mapping[tuple[Cell, ...], str]) -> None:
    """`ways` are the walks the picker offers; they take the players' place while one is chosen."""
    canvas.drawing(svg.fill("M0 0H302V700H0Z", GROUND), 798, 0, 302, 700, GROUND)
    _draw_banner(canvas, view, cast, say)
    if ways:
        _draw_ways(canvas, view, ways)
        return
    pitch = (BOTTOM + 8 - TOP) / len(view.seats)
    for seat in range(len(view.seats)):
        draw_panel(canvas, view, Seat(seat), (LEFT, TOP + seat * pitch, WIDTH, pitch - 10), cast, say)


def _draw_banner(canvas: Canvas, view: View, cast: Cast, say: Words) -> None:
    """Who has to do what, and how much of the day is left."""
    canvas.card(LEFT, 8, WIDTH, 98, WHITE, 22, shadow=SKY.base, on=GROUND)
    who, task = _task(view, say)
    x = LEFT + 14.0
    for seat in who if len(who) <= NAMED else ():
        token(canvas, x + 20, 34, 20, shown(cast, seat, say), on=WHITE)
        x += 44
    canvas.label(x + 4, 46, task, 34, fit=LEFT + WIDTH - 12 - x, on=WHITE)
    canvas.art("icons/tiles_left", LEFT + 16, 59, 40, on=WHITE)
    canvas.label(LEFT + 62, 91, str(view.pile), 32, TITLE, on=WHITE)
    if view.is_last_turn and view.outcome is None:
        red = HUE["red"]
        canvas.pill(LEFT + 100, 60, 178, 40, red.light, 16, edge=red.base, on=WHITE)
        canvas.art("icons/last_turn", LEFT + 106, 62, 36, on=red.light)
        canvas.label(LEFT + 146, 89, say("last turn"), 26, fit=126, on=red.light)
        return
    canvas.art("icons/bench_token", LEFT + 122, 59, 40, on=WHITE)
    canvas.label(LEFT + 168, 91, str(view.bag + len(view.used) + view.lost), 32, TITLE, on=WHITE)


def _task(view: View, say: Words) -> tuple[tuple[Seat, ...], str]:
    """Those who are awaited, and for what, in two or three words."""
    if view.outcome is not None:
        return (), say("the day is over")
    return view.awaited, _decision(view, say) or _step(view, say)


def _decision(view: View, say: Words) -> str:
    match view.decision:
        case HighFive():
            return say("high five!")
        case ChoosingItem():
            return say("take an item")
        case Placing():
            return say("place a tile")
        case Relocating():
            return say("move tiles")
        case Exchanging():
            return say("trade items")
        case Paying():
            return say("pay")
        case Swapping():
            return say("swap cards")
    return ""


def _step(view: View, say: Words) -> str:
    return {
        "start": say("get ready"),
        "figure": say("enter the park"),
        "place": say("place a tile"),
        "move": say("walk"),
        "adventures": say("adventures"),
        "refill": say("draw a card"),
        "after": say("one more thing?"),
    }[view.step]


def _draw_ways(canvas: Canvas, view: View, ways: Mapping[tuple[Cell, ...], str]) -> None:
    """Each walk with the spaces it enters."""
    pitch = min(84.0, (BOTTOM + 6 - TOP) / len(ways))
    for number, (way, label) in enumerate(ways.items()):
        y, height = TOP + number * pitch, pitch - 8
        canvas.card(LEFT, y, WIDTH, height, PAPER, 18, drop=4, shadow=SKY.base, on=GROUND)
        mark(canvas, LEFT + 8, y + height / 2 - 20, 40, label, on=PAPER)
        size = min(50.0, height - 26)
        for place, cell in enumerate(way):
            x = LEFT + 58 + place * 75
            space = TILES[view.park.at(cell).tile]
            if space.item and space.colour:
                canvas.art(badge_art(space.item, space.colour), x + 10, y + 4, size, on=PAPER)
            canvas.label(x + 10 + size / 2, y + height - 5, cell, 24, COUNT, anchor="middle", fit=72, on=PAPER)
