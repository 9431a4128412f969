"""A player in short: name and points in one line, the figures in the next."""

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.super_kawaii_pets.view import View
from renderers.canvas import Canvas
from renderers.fonts import shown
from renderers.super_kawaii_pets.figures import draw_count, draw_figure, draw_points_total, draw_seat
from renderers.theme import WORDS, Colour

__all__ = ["draw_summary"]


def draw_summary(
    canvas: Canvas, view: View, seat: Seat, x: float, y: float, w: float, cast: Cast, say: Words, on: Colour
) -> None:
    """Two lines in a box w pixels wide and 94 high, upper left at (x, y)."""
    player, who = view.players[seat], shown(cast, seat, say)
    first = seat == view.first and not view.solo
    draw_seat(canvas, x + 32, y + 29, 20, who, first=first, on=on)
    left = draw_points_total(canvas, x + w - 14, y + 41, player.points, 36, on)
    canvas.label(x + 60, y + 39, who.name, 30, WORDS, fit=left - x - 70, on=on)
    line = y + 82
    draw_count(canvas, x + 14, line, player.horizontal, on)
    draw_figure(canvas, "mood_sad", x + 14 + (w - 14) * 0.42, line, 34, len(player.sad), on)
    draw_figure(canvas, "hand_cards", x + 14 + (w - 14) * 0.71, line, 34, player.hand, on)
