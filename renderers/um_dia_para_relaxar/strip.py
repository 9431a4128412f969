"""The players along the lower edge: seat, name, NO cards left, and in a vote whether theirs is in."""

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.um_dia_para_relaxar.view import View
from renderers.canvas import Canvas
from renderers.fonts import Shown, shown
from renderers.pieces import token
from renderers.theme import HUE, PAPER, Colour
from renderers.um_dia_para_relaxar.paints import no_card

__all__ = ["STRIP_TOP", "draw_strip"]

STRIP_TOP = 634
LEFT, WIDTH = 14, 1072
TIGHT = 7
"""From so many players on everything is smaller while there are votes to show."""
NAME_ROOM = 50
"""With fewer pixels left there is no name; the initial and the colour must do."""


def draw_strip(canvas: Canvas, view: View, cast: Cast, say: Words) -> None:
    """One chip a player; whoever is awaited stands on yellow."""
    pitch = WIDTH / len(view.seats)
    for seat in range(len(view.seats)):
        _draw_chip(canvas, view, Seat(seat), shown(cast, seat, say), LEFT + seat * pitch, pitch, say)


def _draw_chip(canvas: Canvas, view: View, seat: Seat, who: Shown, x: float, pitch: float, say: Words) -> None:
    awaited = seat in view.awaited
    ground = HUE["yellow"].base if awaited else PAPER
    if awaited:
        canvas.pill(x, 640, pitch - 8, 56, ground, 20, on=PAPER)
    voting = view.phase == "vote"
    narrow = voting and len(view.seats) >= TIGHT
    middle, radius = (x + 22, 18) if narrow else (x + 30, 22)
    token(canvas, middle, 668, radius, who, on=ground)
    right = x + pitch - (12 if narrow else 20)
    _draw_no_cards(canvas, view.seats[seat].no_left, right, 40 if narrow else 48, ground, say)
    right -= 42 if narrow else 58
    if voting:
        voted = "icons/voted" if view.seats[seat].voted else "icons/not_voted"
        size = 38 if narrow else 46
        canvas.art(voted, right - 44, 668 - size / 2, size, on=ground)
        right -= 44
    room = right - middle - radius - 10
    if room > NAME_ROOM:
        canvas.label(middle + radius + 6, 678, who.name, 28, fit=room, on=ground)


def _draw_no_cards(canvas: Canvas, count: int, right: float, size: int, ground: Colour, say: Words) -> None:
    """A NO card `size` pixels high and how many are left, ending at `right`."""
    canvas.number(right - 9, 681, count, round(size * 0.76), on=ground)
    canvas.art(no_card(say), right - 20 - size * 0.84, 668 - size / 2, size, on=ground)
