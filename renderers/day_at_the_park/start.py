"""The start choices: which character, and which of its sides."""

from collections.abc import Mapping

from bot.engine.words import Words
from bot.games.day_at_the_park.components import CHARACTERS, CharacterId, Side
from bot.games.day_at_the_park.text_names import character_name, power_text
from bot.games.day_at_the_park.view import SeatView, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import SKY, emblem_of
from renderers.day_at_the_park.paragraph import draw_paragraph
from renderers.drawings import art
from renderers.pieces import mark
from renderers.theme import HUE, PAPER, TITLE, WORDS, Colour

__all__ = ["SIDE_HUES", "draw_characters", "draw_sides", "side_name"]

GROUND = SKY.light
SIDE_HUES: Mapping[Side, str] = {"explore": "teal", "score": "peach"}
SIDES: tuple[Side, ...] = ("explore", "score")


def side_name(side: Side, say: Words) -> str:
    return say("Explore") if side == "explore" else say("Score")


def draw_characters(canvas: Canvas, view: View, labels: Mapping[object, str], say: Words) -> None:
    """All characters with both sides; those already taken are grey."""
    taken = {player.character for player in view.seats}
    for number, character in enumerate(CHARACTERS):
        row, column = divmod(number, 3)
        x, y = 16 + column * 360, 112 + row * 294
        _draw_character(canvas, character, x, y, character in taken, say)
        if character in labels:
            mark(canvas, x - 8, y - 12, 54, labels[character])


def _draw_character(canvas: Canvas, character: CharacterId, x: float, y: float, taken: bool, say: Words) -> None:
    ground = HUE["grey"].light if taken else PAPER
    canvas.card(x, y, 348, 276, ground, 24, shadow=SKY.base, on=GROUND)
    _draw_emblem(canvas, character, x + 46, y + 8, 80, ground, grey=taken)
    canvas.label(x + 134, y + 60, character_name(character, say), 32, TITLE, fit=190, on=ground)
    for number, side in enumerate(SIDES):
        top = y + 94 + number * 88
        hue = HUE["grey" if taken else SIDE_HUES[side]]
        canvas.pill(x + 10, top, 328, 82, hue.light, 16, edge=hue.base, on=ground)
        draw_paragraph(
            canvas, power_text(CHARACTERS[character].power(side), say), x + 20, top + 41, 308, 3, 24, hue.light
        )


def _draw_emblem(
    canvas: Canvas, character: CharacterId, x: float, y: float, size: float, ground: Colour, *, grey: bool = False
) -> None:
    """An emblem with some air, since strings and tassels hang over its grid."""
    emblem = art(f"icons/emblem_{emblem_of(character)}")
    inner = svg.place(svg.greyed(emblem) if grey else emblem, size * 0.05, size * 0.02, size * 0.9)
    canvas.drawing(inner, x, y, size, size, ground)


def draw_sides(canvas: Canvas, own: SeatView, labels: Mapping[object, str], say: Words) -> None:
    """Both sides of the own character card."""
    assert own.character is not None
    for number, side in enumerate(SIDES):
        x, y = 40 + number * 520, 160
        hue = HUE[SIDE_HUES[side]]
        canvas.card(x, y, 500, 440, PAPER, 34, width=4, shadow=hue.base, on=GROUND)
        _draw_emblem(canvas, own.character, x + 175, y + 24, 150, PAPER)
        canvas.pill(x + 140, y + 186, 220, 58, hue.base, 24, on=PAPER)
        canvas.label(x + 250, y + 228, side_name(side, say), 38, WORDS, anchor="middle", fit=200, on=hue.base)
        draw_paragraph(
            canvas,
            power_text(CHARACTERS[own.character].power(side), say),
            x + 250,
            y + 330,
            440,
            3,
            38,
            PAPER,
            "middle",
        )
        if side in labels:
            mark(canvas, x - 10, y - 16, 68, labels[side])
