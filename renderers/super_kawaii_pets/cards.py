"""The cards of the display and of hands: animals sad side up, Helps, and what is left of a deck."""

from functools import cache

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import ANIMALS, COLOUR_OF_HELP, AnimalId, Help
from bot.games.super_kawaii_pets.text_names import capital, help_name, short_name
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.paints import DECK, SCENE, TONE, animal_art, help_art
from renderers.super_kawaii_pets.symbols import costs, effect_pill, number_of_points, placed, species_badge
from renderers.theme import INK, PAPER, TITLE, WHITE, Colour

__all__ = ["draw_animal_card", "draw_deck", "draw_deck_count", "draw_help_card"]

EDGE = 12
"""Pixels a card's sprite reaches beyond the card, for its badges."""
LARGE = 180
"""From this width on a card has large letters."""


def draw_animal_card(
    canvas: Canvas, animal: AnimalId, x: float, y: float, w: float, h: float, say: Words, on: Colour | None = SCENE
) -> None:
    """An animal with all that stands on its sad side; (x, y) is its upper left."""
    canvas.drawing(_animal_card(animal, round(w), round(h)), x - EDGE, y - EDGE, w + 2 * EDGE, h + 2 * EDGE, on)
    letters = 30 if w > LARGE else 24
    name = short_name(animal, say)
    canvas.label(x + w / 2, _name_line(y, w, h), name, letters, anchor="middle", fit=w - 12, on=WHITE)
    card, badge = ANIMALS[animal], _badge(w)
    number_of_points(canvas, x + w - badge + 6, y - 8, badge, card.colour, card.vp)


def _badge(w: float) -> float:
    """The size of the points."""
    return max(46, w * 0.3)


def _symbol(w: float) -> float:
    """The size of a cost symbol."""
    return min(w * 0.25, 46)


def _name_line(y: float, w: float, h: float) -> float:
    return y + h - _symbol(w) - 22


@cache
def _animal_card(animal: AnimalId, w: int, h: int) -> str:
    card = ANIMALS[animal]
    tone, symbol, badge = TONE[card.colour], _symbol(w), _badge(w)
    plate = h - symbol - (58 if w > LARGE else 50)
    inner = svg.card(0, 0, w, h, WHITE, 18, shadow=tone.base)
    inner += svg.fill(svg.rounded(7, 7, w - 14, plate, 13), tone.light)
    face = min(w - 18, plate + 4)
    inner += placed(animal_art(animal, happy=False), (w - face) / 2, 7 + (plate - face) / 2, face)
    inner += species_badge(card.species, 9, plate - 30 * w / 150, 36 * w / 150)
    foot = h - symbol - 9
    inner += costs(card.cost, 8, foot, symbol)
    if card.effect.by != "none":
        pill = w * 0.4
        inner += effect_pill(card.effect, w - pill - 7, foot - 2, pill, symbol + 4)
    inner += placed(f"icons/colour_{card.colour}", w - badge + 6, -8, badge)
    return svg.group(inner, f"translate({EDGE} {EDGE})")


def draw_help_card(
    canvas: Canvas,
    kind: Help,
    x: float,
    y: float,
    w: float,
    h: float,
    say: Words | None = None,
    on: Colour | None = SCENE,
) -> None:
    """A Help; with its name below when there are words to say it."""
    canvas.drawing(_help_card(kind, round(w), round(h), say is not None), x - 3, y - 3, w + 6, h + 12, on)
    if say is not None:
        letters = 40 if w > LARGE else 28
        name = capital(help_name(kind, say))
        line = y + h - 0.08 * h
        canvas.label(x + w / 2, line, name, letters, TITLE, anchor="middle", fit=w - 12, on=WHITE)


@cache
def _help_card(kind: Help, w: int, h: int, named: bool) -> str:
    tone = TONE[COLOUR_OF_HELP[kind]]
    if named:
        plate = h * 0.74
        inner = svg.card(3, 3, w, h, WHITE, 18, shadow=tone.base)
        inner += svg.fill(svg.rounded(10, 10, w - 14, plate, 13), tone.light)
        icon = min(w * 0.8, plate * 0.86)
        return inner + placed(help_art(kind), 3 + (w - icon) / 2, 10 + (plate - icon) / 2, icon)
    icon = min(w * 0.76, h * 0.76)
    inner = svg.card(3, 3, w, h, tone.light, 16, drop=4, shadow=tone.base)
    return inner + placed(help_art(kind), 3 + (w - icon) / 2, 5 + (h - icon) / 2, icon)


def draw_deck(canvas: Canvas, x: float, y: float, w: float, h: float, count: int) -> None:
    """A face-down deck with the number of its cards; a dashed place when it is empty."""
    if not count:
        canvas.slot(x, y, w, h, PAPER, edge=DECK.shade, on=SCENE)
        canvas.number(x + w / 2, y + h / 2 + 13, 0, 36, on=PAPER, ink=DECK.shade)
        return
    canvas.drawing(_deck(round(w), round(h)), x - 3, y - 3, w + 6, h + 11, SCENE)
    canvas.label(x + w / 2, y + h / 2 + 14, str(count), 40, TITLE, ink=WHITE, halo=INK, anchor="middle", on=DECK.base)


@cache
def _deck(w: int, h: int) -> str:
    back = svg.card(3, 3, w, h, DECK.base, 16, drop=5, shadow=DECK.shade)
    return back + svg.line(svg.rounded(10, 10, w - 14, h - 14, 11), DECK.light, 3.5)


def draw_deck_count(canvas: Canvas, x: float, y: float, count: int) -> None:
    """How many cards lie in the deck, on a lilac tag that ends at x."""
    canvas.pill(x - 56, y, 56, 34, DECK.base, 12)
    canvas.number(x - 28, y + 26, count, 27, on=DECK.base)
