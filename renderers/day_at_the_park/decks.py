"""The three decks: their top cards with both sides, and how many cards they hold."""

from collections.abc import Mapping

from bot.engine.words import Words
from bot.games.day_at_the_park.components import DIFFICULTIES, Difficulty
from bot.games.day_at_the_park.state import Card, deck_index
from bot.games.day_at_the_park.view import View
from renderers.canvas import Canvas
from renderers.day_at_the_park.adventure import Frame, draw_adventure, draw_small_adventure
from renderers.day_at_the_park.paints import DIFFICULTY_HUES, SKY
from renderers.theme import COUNT, HUE, INK

__all__ = ["draw_large_tops", "draw_small_top", "draw_small_tops"]

LEFT, WIDTH, PITCH = 16, 348, 360
LARGE_TOP, LARGE_HEIGHT = 126, 256
SMALL_TOP, SMALL_HEIGHT = 124, 136
GROUND = SKY.light


def draw_large_tops(
    canvas: Canvas, view: View, decks: Mapping[object, str], cards: Mapping[object, str], say: Words
) -> None:
    """The top cards side by side; the picker marks a deck, or the card itself."""
    for number, deck in enumerate(DIFFICULTIES):
        frame = Frame(LEFT + number * PITCH, LARGE_TOP, WIDTH, LARGE_HEIGHT)
        top = view.top(deck)
        if top is None:
            _draw_empty(canvas, frame)
            continue
        _draw_layers(canvas, view, deck, frame, below=5)
        label = decks.get(deck) or cards.get(top) or ""
        draw_adventure(canvas, Card(top), frame, say, GROUND, other=INK, label=label)
        _draw_size(canvas, view, deck, frame.x + WIDTH / 2, LARGE_TOP - 3)


def draw_small_tops(canvas: Canvas, view: View, decks: Mapping[object, str], say: Words) -> None:
    """The same, small."""
    for number, deck in enumerate(DIFFICULTIES):
        frame = Frame(LEFT + number * PITCH, SMALL_TOP, WIDTH, SMALL_HEIGHT)
        draw_small_top(canvas, view, deck, frame, decks.get(deck, ""), say)


def draw_small_top(canvas: Canvas, view: View, deck: Difficulty, frame: Frame, label: str, say: Words) -> None:
    """One deck with its top card."""
    top = view.top(deck)
    if top is None:
        _draw_empty(canvas, frame)
        return
    _draw_layers(canvas, view, deck, frame, below=-5)
    draw_small_adventure(canvas, Card(top), frame, say, GROUND, both=True, label=label)
    _draw_size(canvas, view, deck, frame.x + frame.w / 2 - 6, frame.y + 26)


def _draw_empty(canvas: Canvas, frame: Frame) -> None:
    canvas.slot(*frame, GROUND, 22, edge=SKY.base, on=GROUND)


def _draw_layers(canvas: Canvas, view: View, deck: Difficulty, frame: Frame, *, below: float) -> None:
    """The next cards of the deck, each so many pixels lower than the one above it."""
    hue = HUE[DIFFICULTY_HUES[deck]]
    for layer in range(min(view.deck_sizes[deck_index(deck)], 3) - 1, 0, -1):
        x, y = frame.x + 4 * layer, frame.y + below * layer
        canvas.card(x, y, frame.w - 8 * layer, frame.h, hue.light, 20, drop=0)


def _draw_size(canvas: Canvas, view: View, deck: Difficulty, x: float, y: float) -> None:
    """How many cards the deck holds, round (x, y)."""
    hue = HUE[DIFFICULTY_HUES[deck]]
    canvas.pill(x - 30, y - 17, 60, 35, hue.base, 14)
    size = view.deck_sizes[deck_index(deck)]
    canvas.label(x, y + 10, str(size), 27, COUNT, anchor="middle", on=hue.base)
