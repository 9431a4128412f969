"""Adventure cards: what they cost, what they bring, and the bonus on their other side."""

from functools import cache
from typing import NamedTuple

from bot.engine.words import Words
from bot.games.day_at_the_park.components import ADVENTURES, DIFFICULTIES, Adventure, Difficulty
from bot.games.day_at_the_park.state import Card
from bot.games.day_at_the_park.text_names import card_name, type_name
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import DIFFICULTY_HUES, TYPE_ART
from renderers.day_at_the_park.symbols import Phrase, bonus_phrase, cost_phrase, draw_phrase, one_by_one, phrase_width
from renderers.pieces import mark
from renderers.theme import ASIDE, HUE, INK, TITLE, WHITE, Colour, Hue

__all__ = ["Frame", "draw_adventure", "draw_small_adventure"]

HEAD = 56
NARROW = 300
"""Narrower cards show their type as a drawing only."""
SINGLY = 5
"""Up to so many items are drawn one by one; more are counted."""
LOW = 125
"""A small card that is lower has everything closer together."""


class Frame(NamedTuple):
    """Where a card lies."""

    x: float
    y: float
    w: float
    h: float


def draw_adventure(
    canvas: Canvas,
    card: Card,
    frame: Frame,
    say: Words,
    ground: Colour,
    *,
    other: Colour | None = HUE["grey"].shade,
    label: str = "",
) -> None:
    """A card with its name, at least 230 by 190; `label` is that of the picker.

    `other` is the ink in which the bonus is told while the other side is up; None leaves it out.
    """
    x, y, w, h = frame
    adventure = ADVENTURES[card.id]
    canvas.drawing(_plate(w, h, HUE[DIFFICULTY_HUES[adventure.difficulty]]), x - 3, y - 3, w + 6, h + 11, ground)
    _draw_head(canvas, adventure, frame, say, indent=56 if label else 18)
    singly = one_by_one(card)
    phrase = singly if len(singly) <= SINGLY else cost_phrase(card)
    pill = min(58, h * 0.21) if card.bonus or other else -6
    size = min(36, w * 0.12)
    _draw_middle(canvas, phrase, Frame(x + 10, y + 104, w - 20, h - 116 - pill), size, WHITE)
    if card.bonus or other:
        _draw_bonus(canvas, card, Frame(x + 12, y + h - pill - 12, w - 24, pill), say, other or INK)
    if label:
        mark(canvas, x - 8, y - 12, 58, label)


@cache
def _plate(w: float, h: float, hue: Hue) -> str:
    """The card with a head in the hue of its difficulty."""
    edge = svg.rounded(3, 3, w, h, 22)
    head = svg.clip(edge, svg.fill(f"M0 0H{w + 6:g}V{HEAD}H0Z", hue.light))
    plate = svg.card(3, 3, w, h, WHITE, 22, edge=None, drop=5, shadow=hue.base) + head
    return plate + svg.line(f"M3 {HEAD}H{w + 3:g}", INK, 3) + svg.line(edge, INK, 3)


def _draw_head(canvas: Canvas, adventure: Adventure, frame: Frame, say: Words, *, indent: float) -> None:
    """Name and points, and below them difficulty and type; a narrow card has its points in the second line."""
    x, y, w, _ = frame
    light = HUE[DIFFICULTY_HUES[adventure.difficulty]].light
    _draw_sparks(canvas, adventure.difficulty, x + 14, y + 64, 34)
    if w < NARROW:
        canvas.label(x + indent, y + 39, card_name(adventure.id, say), 30, fit=w - indent - 14, on=light)
        canvas.art(TYPE_ART[adventure.type], x + w - 100, y + 62, 42, on=WHITE)
        _draw_points(canvas, x + w - 31, y + 84, 22, adventure.points, WHITE)
        return
    canvas.label(x + indent, y + 39, card_name(adventure.id, say), 30, fit=w - indent - 66, on=light)
    _draw_points(canvas, x + w - 33, y + 28, 25, adventure.points, light)
    canvas.art(TYPE_ART[adventure.type], x + w - 56, y + 62, 42, on=WHITE)
    canvas.label(x + w - 64, y + 93, type_name(adventure.type, say), 28, ASIDE, anchor="end", fit=w - 190, on=WHITE)


def _draw_middle(canvas: Canvas, phrase: Phrase, room: Frame, size: float, ground: Colour, ink: Colour = INK) -> None:
    """The phrase in the middle of its room; symbols turn grey with other ink."""
    wide = min(phrase_width(phrase, size), room.w)
    draw_phrase(canvas, phrase, room.x + (room.w - wide) / 2, room.y + room.h / 2, size, ground, fit=room.w, ink=ink)


def _draw_bonus(canvas: Canvas, card: Card, place: Frame, say: Words, other: Colour) -> None:
    """The bonus: on lilac where its side is up, else in a dashed frame and other ink."""
    x, y, w, h = place
    lilac = HUE["lilac"]
    if card.bonus:
        canvas.pill(x, y, w, h, lilac.light, h * 0.33, edge=lilac.base, on=WHITE)
    else:
        edge = lilac.base if other == INK else HUE["grey"].base
        canvas.slot(x, y, w, h, WHITE, h * 0.33, edge=edge, on=WHITE)
    ground, ink = (lilac.light, INK) if card.bonus else (WHITE, other)
    _draw_middle(canvas, bonus_phrase(card, say), Frame(x + 8, y, w - 16, h), min(32, h * 0.68), ground, ink)


def _draw_points(canvas: Canvas, x: float, y: float, r: float, points: int, ground: Colour) -> None:
    """Points on a gold disc round (x, y)."""
    gold = HUE["yellow"]
    canvas.shape(svg.circle(r, r, r), gold.base, gold.shade, x - r, y - r, 2 * r, 2 * r, dx=-2, dy=-3, on=ground)
    size = round(r * (1.35 if points < 10 else 1.2))
    canvas.label(x - 1, y + size * 0.35, str(points), size, TITLE, anchor="middle", on=gold.base)


def _draw_sparks(canvas: Canvas, difficulty: Difficulty, x: float, y: float, size: float) -> None:
    """One spark for easy, two for medium, three for hard."""
    count = DIFFICULTIES.index(difficulty) + 1
    canvas.drawing(_sparks(count, round(size)), x, y, size * (0.9 * count + 0.1), size, WHITE)


@cache
def _sparks(count: int, size: int) -> str:
    star = "M48 6Q54 42 90 48Q54 54 48 90Q42 54 6 48Q42 42 48 6Z"
    gold = HUE["yellow"]
    inner = svg.puff(star, gold.base, gold.shade, -3, -4, width=7)
    return "".join(svg.place(inner, number * size * 0.9, 0, size) for number in range(count))


def draw_small_adventure(
    canvas: Canvas, card: Card, frame: Frame, say: Words, ground: Colour, *, both: bool = False, label: str = ""
) -> None:
    """A card without its name, at least 180 by 100; with `both` also the bonus while the other side is up."""
    x, y, w, h = frame
    adventure = ADVENTURES[card.id]
    hue = HUE[DIFFICULTY_HUES[adventure.difficulty]]
    canvas.card(x, y, w, h, WHITE, 16, drop=4, shadow=hue.base, on=ground)
    head, pill = (38, 33) if h < LOW else (48, 42)
    _draw_sparks(canvas, adventure.difficulty, x + (36 if label else 8), y + head / 2 - 10, 24)
    icon, r = head - 8, head / 2 - 4
    canvas.art(TYPE_ART[adventure.type], x + w - 54 - icon, y + 5, icon, on=WHITE)
    _draw_points(canvas, x + w - 10 - r, y + head / 2 + 1, r, adventure.points, WHITE)
    told = card.bonus or both
    space = h - head - (pill + 8 if told else 4)
    _draw_middle(canvas, cost_phrase(card), Frame(x + 7, y + head, w - 14, space), 26 if told else 30, WHITE)
    if told:
        _draw_bonus(canvas, card, Frame(x + 6, y + h - pill - 6, w - 12, pill), say, INK)
    if label:
        mark(canvas, x - 8, y - 10, 44, label)
