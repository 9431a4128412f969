"""Below the hand: what its Helps can pay for, where happy animals could move in, and ways to pay."""

from collections.abc import Sequence

from bot.engine.pictures import Mark
from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import ANIMALS, HELPS, LOCATIONS, Help, LocationId
from bot.games.super_kawaii_pets.payments import payments
from bot.games.super_kawaii_pets.view import HandView
from renderers import svg
from renderers.canvas import Canvas
from renderers.pieces import mark
from renderers.super_kawaii_pets.paints import GROUND, SCENE, TONE, help_art, location_art
from renderers.super_kawaii_pets.pets import draw_pet
from renderers.super_kawaii_pets.symbols import draw_points
from renderers.theme import INK, PAPER, WHITE, WORDS

__all__ = ["draw_uses"]

LEFT, TOP, WIDTH, HIGH = 10, 494, 1080, 192
HOMES_W = 370
"""The panel of locations beside that of animals."""
GAP = 10
PET, HELP, ARROW = 100, 44, 58


def draw_uses(canvas: Canvas, own: HandView, ways: Sequence[Mark], say: Words) -> None:
    """The ways to pay where they are asked; else what can be paid, and where pets could move in."""
    if ways:
        _draw_ways(canvas, ways)
    elif own.obtainable:
        _draw_payable(canvas, own, WIDTH - HOMES_W - GAP, say)
        _draw_homes(canvas, own.obtainable, LEFT + WIDTH - HOMES_W, say)
    else:
        _draw_payable(canvas, own, WIDTH, say)


def _draw_panel(canvas: Canvas, x: float, w: float, title: str) -> None:
    canvas.card(x, TOP, w, HIGH, PAPER, 24, drop=5, shadow=GROUND.base, on=SCENE)
    canvas.label(x + 24, TOP + 42, title, 30, WORDS, fit=w - 40, on=PAPER)


def _draw_payable(canvas: Canvas, own: HandView, w: float, say: Words) -> None:
    """Who could turn happy, each with the best payment where there is room."""
    if not own.payable:
        _draw_panel(canvas, LEFT, w, say("Your Helps cannot make anyone happy yet"))
        for number, kind in enumerate(HELPS):
            canvas.art(help_art(kind), LEFT + 30 + number * 110, TOP + 66, 96, on=PAPER, grey=True)
        return
    _draw_panel(canvas, LEFT, w, say("Your Helps can make happy"))
    x, y = float(LEFT + 26), TOP + 58
    best = [payments(ANIMALS[animal].cost, own.helps)[0] for animal in own.payable]
    detailed = sum(len(way) * HELP + ARROW + PET + 30 for way in best) <= w - 30
    pitch = min(PET + 20, (w - 40 - PET) / max(1, len(own.payable) - 1))
    for animal, way in zip(own.payable, best, strict=True):
        if detailed:
            x = _draw_payment(canvas, way, x, y + 34) + 6
        draw_pet(canvas, animal, x, y, PET, happy=True, fresh=False, on=PAPER if pitch > PET else None)
        x += PET + 30 if detailed else pitch


def _draw_payment(canvas: Canvas, way: Sequence[Help], x: float, y: float) -> float:
    """Helps and an arrow; answers where it ends."""
    for kind in way:
        canvas.art(help_art(kind), x, y, HELP, on=PAPER)
        x += HELP
    canvas.drawing(svg.line("M6 20H44M32 8L45 20L32 32", INK, 6), x + 2, y + 2, 52, 40, PAPER)
    return x + ARROW - 8


def _draw_homes(canvas: Canvas, locations: Sequence[LocationId], x: float, say: Words) -> None:
    """Locations the free happy animals could move into."""
    _draw_panel(canvas, x, HOMES_W, say("Pets could move in"))
    for number, location in enumerate(locations):
        card = LOCATIONS[location]
        left, top = x + 24 + number * 114, TOP + 62
        canvas.pill(left, top, 100, 112, TONE[card.colour].light, 18, on=PAPER)
        canvas.art(location_art(location), left + 6, top + 8, 88, on=TONE[card.colour].light)
        draw_points(canvas, left + 64, top + 72, 46, card.colour, card.vp)


def _draw_ways(canvas: Canvas, ways: Sequence[Mark]) -> None:
    """Each way to pay with its mark, the Helps side by side; small where there are many."""
    columns, rows = _raster(len(ways))
    wide, high = (WIDTH + GAP) / columns, (HIGH + GAP) / rows
    size = min(high - GAP - 10, 60.0)
    for number, offer in enumerate(ways):
        x, y = LEFT + number % columns * wide, TOP + number // columns * high
        canvas.card(x, y, wide - GAP, high - GAP, WHITE, 16, drop=4, shadow=GROUND.base, on=SCENE)
        badge = min(46.0, high - GAP - 4)
        mark(canvas, x + 6, y + (high - GAP - badge) / 2, badge, offer.label, on=WHITE)
        symbol = min(size, (wide - GAP - badge - 20) / len(offer.value))
        for place, kind in enumerate(offer.value):
            left, top = x + badge + 12 + place * symbol, y + (high - GAP - symbol) / 2
            canvas.art(help_art(kind), left, top, symbol, on=WHITE)


def _raster(count: int) -> tuple[int, int]:
    """Columns and rows for so many ways to pay."""
    columns = 2 if count <= 2 else 3 if count <= 6 else 4 if count <= 12 else 5
    return columns, -(-count // columns)
