"""Figures with their symbols: the ten horizontal cards, sad animals, hand, colours, points, and the First Player."""

from collections.abc import Sequence
from functools import cache

from bot.games.super_kawaii_pets.components import COLOURS, RULES
from bot.games.super_kawaii_pets.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.fonts import Shown, width
from renderers.pieces import token
from renderers.theme import COUNT, HUE, PAPER, TITLE, Colour

__all__ = ["bonuses", "draw_colours", "draw_count", "draw_figure", "draw_points_total", "draw_progress", "draw_seat"]

CARD_W, CARD_H, PITCH = 23, 17, 27
"""The little horizontal cards of the progress."""
FIVE = 7
"""Extra room after five of them."""


def draw_seat(canvas: Canvas, x: float, y: float, r: float, who: Shown, *, first: bool, on: Colour) -> None:
    """A seat's token round (x, y); who holds the First Player card wears its crown."""
    token(canvas, x, y, r, who, on=on)
    if first:
        canvas.art("icons/first_player", x - r - 9, y - r - 14, r * 1.35, turn=-16)


def draw_figure(canvas: Canvas, icon: str, x: float, line: float, size: float, value: object, on: Colour) -> float:
    """A symbol and its number on the base line; answers where it ends."""
    canvas.art(f"icons/{icon}", x, line - size * 0.84, size, on=on)
    letters = round(size * 0.84)
    canvas.label(x + size + 4, line, str(value), letters, TITLE, on=on)
    return x + size + 4 + width(str(value), letters, TITLE)


def draw_count(canvas: Canvas, x: float, line: float, count: int, on: Colour) -> None:
    """The same in short: a little horizontal card, and how many of ten."""
    hue = HUE["yellow"]
    card = svg.puff(svg.rounded(2, 2, 34, 24, 7), hue.base, hue.shade, 0, -5, width=3)
    canvas.drawing(card, x, line - 26, 38, 28, on)
    words = str(count) if count > RULES.end_at else f"{count}/{RULES.end_at}"
    canvas.label(x + 42, line, words, 29, TITLE, on=on)


def draw_progress(canvas: Canvas, x: float, line: float, count: int, on: Colour) -> float:
    """Ten little horizontal cards, filled as far as the player has them; answers where it ends."""
    wide = RULES.end_at * PITCH + FIVE
    canvas.drawing(_progress(min(count, RULES.end_at)), x - 3, line - CARD_H - 6, wide + 6, CARD_H + 10, on)
    words = f"{count}/{RULES.end_at}"
    canvas.label(x + wide + 6, line, words, 32, COUNT if count < RULES.end_at else TITLE, on=on)
    return x + wide + 6 + width(words, 32, COUNT)


@cache
def _progress(count: int) -> str:
    inner = ""
    for place in range(RULES.end_at):
        d = svg.rounded(3 + place * PITCH + FIVE * (place >= 5), 4, CARD_W, CARD_H, 5)
        if place < count:
            hue = HUE["yellow"]
            inner += svg.puff(d, hue.base, hue.shade, 0, -4, width=3)
        else:
            inner += svg.path(d, PAPER, HUE["grey"].base, 3)
    return inner


def bonuses(view: View, seat: int) -> tuple[bool, ...]:
    """Whether each colour would bring this seat points if the match ended now (SK15, SK16)."""
    counts = view.players[seat].colours
    if view.solo:
        return tuple(count >= RULES.solo_colour_min for count in counts)
    most = [max(column) for column in zip(*(player.colours for player in view.players), strict=True)]
    return tuple(count == top > 0 for count, top in zip(counts, most, strict=True))


def draw_colours(
    canvas: Canvas, x: float, line: float, counts: Sequence[int], paid: Sequence[bool], on: Colour
) -> float:
    """Horizontal cards of each colour, in a yellow pill where they bring points; answers where it ends."""
    pill = HUE["yellow"]
    for colour, count, pays in zip(COLOURS, counts, paid, strict=True):
        below = pill.base if pays else on
        if pays:
            canvas.pill(x - 5, line - 34, 66, 44, pill.base, 14, edge=pill.shade, on=on)
        canvas.art(f"icons/colour_{colour}", x, line - 29, 34, on=below)
        canvas.number(x + 47, line, count, 29, on=below)
        x += 70
    return x


def draw_points_total(canvas: Canvas, right: float, line: float, points: int, size: int, on: Colour) -> float:
    """The points in play with a star, ending at `right`; answers where they begin."""
    star = size * 1.12
    left = right - width(str(points), size, TITLE) - star - 6
    canvas.art("icons/score_star", left, line - star * 0.86, star, on=on)
    canvas.label(right, line, str(points), size, TITLE, anchor="end", on=on)
    return left
