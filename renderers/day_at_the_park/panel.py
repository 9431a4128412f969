"""A player's panel beside the park: points, nap token, items, attraction tokens and completed adventures."""

from typing import NamedTuple

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.day_at_the_park.components import ITEMS, TOKENS
from bot.games.day_at_the_park.items import Counts
from bot.games.day_at_the_park.text_names import power_text
from bot.games.day_at_the_park.view import SeatView, View
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import DONE, SKY, TOKEN_ART, emblem_of, item_art
from renderers.day_at_the_park.paragraph import draw_paragraph
from renderers.fonts import Shown, shown
from renderers.pieces import emblem, token
from renderers.theme import COUNT, HUE, PAPER, TITLE, Colour

__all__ = ["draw_items", "draw_panel", "is_called"]

LOW, TALL, HUGE = 125, 170, 240
"""Lower panels are crowded; tall ones show the character's emblem, and huge ones tell its action."""
DONE_ROOM = 76
"""At the end of the line of tokens, if they leave it free."""


class Lines(NamedTuple):
    """Where the lines of a panel stand: their middles."""

    head: float
    items: float
    tokens: float


def is_called(view: View, seat: Seat) -> bool:
    """Whether it is the seat's turn, or at the start its choice."""
    return seat in view.awaited if view.step == "start" else seat == view.active and view.step != "over"


def draw_panel(
    canvas: Canvas, view: View, seat: Seat, place: tuple[float, float, float, float], cast: Cast, say: Words
) -> None:
    """`place` is the upper left corner, width and height."""
    x, y, w, h = place
    player = view.seats[seat]
    now = is_called(view, seat)
    ground = HUE["yellow"].light if now else PAPER
    canvas.card(x, y, w, h, ground, 20, width=4 if now else 3, shadow=SKY.base, on=SKY.light)
    lines = _lines(y, h)
    _draw_head(canvas, player, x, lines.head, w, shown(cast, seat, say), ground, large=h >= TALL)
    size = 34 if h < LOW else 36
    draw_items(canvas, player.items, x + 6, lines.items, 68, size, ground)
    end = _draw_tokens(canvas, player, x + 12, lines.tokens, size - 5, ground)
    if end <= x + w - DONE_ROOM:
        canvas.art(DONE, x + w - 70, lines.tokens - size / 2, size, on=ground)
        canvas.label(x + w - 36, lines.tokens + 9, str(len(player.done)), 26, COUNT, on=ground)
    if h >= HUGE and player.character:
        draw_paragraph(canvas, power_text(player.power, say), x + 16, y + h - 40, w - 32, 2, 24, ground)


def _lines(y: float, h: float) -> Lines:
    if h < LOW:
        return Lines(y + 27, y + 65, y + 92)
    if h >= HUGE:
        return Lines(y + 50, y + 122, y + 176)
    return Lines(y + h * 0.26, y + h * 0.58, y + h * 0.83)


def _draw_head(
    canvas: Canvas, player: SeatView, x: float, line: float, w: float, who: Shown, ground: Colour, *, large: bool
) -> None:
    """Who, the nap token, and the points scored so far."""
    name = x + 62
    if large and player.character:
        emblem(canvas, x + 10, line - 38, 76, emblem_of(player.character), who, on=ground)
        name = x + 94
    else:
        token(canvas, x + 31, line, 20, who, on=ground)
    points = str(player.points.total)
    nap = x + w - 66 - canvas.label(x + w - 14, line + 15, points, 42, TITLE, anchor="end", on=ground)
    canvas.art("icons/nap_zzz" if player.asleep else "icons/nap_ready", nap, line - 20, 40, on=ground)
    canvas.label(name, line + 10, who.name, 30, fit=nap - 6 - name, on=ground)


def draw_items(canvas: Canvas, held: Counts, x: float, line: float, pitch: float, size: float, ground: Colour) -> None:
    """The four items with how many there are, side by side."""
    letters = round(size * 0.8)
    for number, (item, count) in enumerate(zip(ITEMS, held, strict=True)):
        left = x + number * pitch
        canvas.art(item_art(item), left, line - size / 2, size, on=ground, grey=count == 0)
        canvas.label(left + size + 2, line + size * 0.29, str(count), letters, COUNT, fit=pitch - size, on=ground)


def _draw_tokens(canvas: Canvas, player: SeatView, x: float, line: float, size: float, ground: Colour) -> float:
    """The tokens held, each kind once with its number; answers where they end."""
    for kind in TOKENS:
        count = player.tokens.count(kind)
        if count:
            canvas.art(TOKEN_ART[kind], x, line - size / 2, size, on=ground)
            x += size + 6
        if count > 1:
            x += canvas.label(x - 4, line + 9, str(count), 24, COUNT, on=ground) + 1
    return x
