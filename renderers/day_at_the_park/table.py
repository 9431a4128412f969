"""A second picture for everybody: the decks' top cards, everyone's adventures and character, and what is left."""

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast, Seat
from bot.engine.words import Locale, Words
from bot.games.day_at_the_park.components import DIFFICULTIES, ITEMS
from bot.games.day_at_the_park.text_names import power_text
from bot.games.day_at_the_park.view import SeatView, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.adventure import Frame, draw_adventure, draw_small_adventure
from renderers.day_at_the_park.decks import draw_small_top
from renderers.day_at_the_park.paints import (
    DONE,
    PAINTS,
    SKY,
    TEXTS,
    emblem_of,
    item_art,
    offered,
    speak,
)
from renderers.day_at_the_park.panel import is_called
from renderers.day_at_the_park.paragraph import draw_paragraph
from renderers.day_at_the_park.start import SIDE_HUES, side_name
from renderers.fonts import Shown, shown
from renderers.pieces import emblem, token
from renderers.theme import COUNT, HUE, INK, PAPER, TITLE, Colour

__all__ = ["table"]

GROUND = SKY.light
DECK_X, DECK_W, DECK_H, DECK_PITCH = 12, 296, 146, 170
SUPPLY_Y, SUPPLY_H = 524, 164
ROW_X, ROW_W, ROW_TOP, ROW_BOTTOM = 322, 768, 10, 692
WHO_W = 188
CARD_W, CARD_H, CARD_PITCH = 184, 142, 191
HUGE = 300
"""From this height on a row has room for large cards."""


def table(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
    """Everything public that does not lie in the park."""
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", GROUND))
    labels = offered(marks, "deck")
    for number, deck in enumerate(DIFFICULTIES):
        frame = Frame(DECK_X, 22 + number * DECK_PITCH, DECK_W, DECK_H)
        draw_small_top(canvas, view, deck, frame, labels.get(deck, ""), say)
    _draw_supply(canvas, view)
    pitch = (ROW_BOTTOM + 10 - ROW_TOP) / len(view.seats)
    for seat in range(len(view.seats)):
        _draw_row(canvas, view, Seat(seat), ROW_TOP + seat * pitch, pitch - 14, cast, say)
    return canvas.snapshot(TEXTS.board(view, cast, say))


def _draw_supply(canvas: Canvas, view: View) -> None:
    """The items that nobody holds, and the tiles and tokens still to come."""
    canvas.card(DECK_X, SUPPLY_Y, DECK_W, SUPPLY_H, PAPER, 22, shadow=SKY.base, on=GROUND)
    things = [(item_art(item), count) for item, count in zip(ITEMS, view.supply, strict=True)]
    things.insert(2, ("icons/tiles_left", view.pile))
    things.append(("icons/bench_token", view.bag + len(view.used) + view.lost))
    for number, (art, count) in enumerate(things):
        row, column = divmod(number, 3)
        x, y = DECK_X + 12 + column * 94, SUPPLY_Y + 14 + row * 74
        canvas.art(art, x, y, 50, on=PAPER, grey=count == 0)
        canvas.label(x + 53, y + 38, str(count), 32, COUNT, fit=40, on=PAPER)


def _draw_row(canvas: Canvas, view: View, seat: Seat, y: float, height: float, cast: Cast, say: Words) -> None:
    """One player: who, completed adventures, and those in front."""
    player = view.seats[seat]
    now = is_called(view, seat)
    ground = HUE["yellow"].light if now else PAPER
    canvas.card(ROW_X, y, ROW_W, height, ground, 22, width=4 if now else 3, shadow=SKY.base, on=GROUND)
    if height >= HUGE:
        _draw_large(canvas, player, y, shown(cast, seat, say), say, ground)
        return
    roomy = height > CARD_H + 60
    high = min(CARD_H, height - 12)
    top = y + (14 if roomy else (height - high) / 2)
    _draw_who(canvas, player, top, high, shown(cast, seat, say), say, ground)
    for number, card in enumerate(player.open):
        x = ROW_X + WHO_W + 4 + number * CARD_PITCH
        draw_small_adventure(canvas, card, Frame(x, top, CARD_W, high - 4), say, ground)
    if roomy and player.character:
        text = power_text(player.power, say)
        draw_paragraph(canvas, text, ROW_X + 18, top + high + 32, ROW_W - 36, 2, 25, ground)


def _draw_large(canvas: Canvas, player: SeatView, y: float, who: Shown, say: Words, ground: Colour) -> None:
    """Two players have room for the names of their adventures."""
    _draw_who(canvas, player, y + 10, 110, who, say, ground)
    if player.character:
        draw_paragraph(canvas, power_text(player.power, say), ROW_X + WHO_W + 12, y + 68, 560, 3, 28, ground)
    for number, card in enumerate(player.open):
        frame = Frame(ROW_X + 12 + number * 250, y + 128, 244, 196)
        draw_adventure(canvas, card, frame, say, ground, other=None)


def _draw_who(
    canvas: Canvas, player: SeatView, y: float, height: float, who: Shown, say: Words, ground: Colour
) -> None:
    """Emblem, name, completed adventures, and below them the side of the character card."""
    if player.character:
        emblem(canvas, ROW_X + 10, y - 3, 74, emblem_of(player.character), who, on=ground)
        hue = HUE[SIDE_HUES[player.side]]
        canvas.pill(ROW_X + 12, y + height - 36, WHO_W - 24, 34, hue.light, 14, edge=hue.base, on=ground)
        canvas.label(
            ROW_X + WHO_W / 2,
            y + height - 11,
            side_name(player.side, say),
            25,
            anchor="middle",
            fit=WHO_W - 34,
            on=hue.light,
        )
    else:
        token(canvas, ROW_X + 47, y + 36, 32, who, on=ground)
    canvas.label(ROW_X + 92, y + 26, who.name, 28, fit=WHO_W - 98, on=ground)
    canvas.art(DONE, ROW_X + 90, y + 34, 36, on=ground)
    canvas.label(ROW_X + 128, y + 64, str(len(player.done)), 34, TITLE, on=ground, ink=INK)
