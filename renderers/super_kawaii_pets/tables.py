"""The further picture: everybody's whole table."""

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast, Seat
from bot.engine.words import Locale, Words
from bot.games.super_kawaii_pets.text import TEXTS
from bot.games.super_kawaii_pets.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.figures import bonuses, draw_colours
from renderers.super_kawaii_pets.flow import arranged, pieces
from renderers.super_kawaii_pets.paints import GROUND, PAINTS, SCENE, speak
from renderers.super_kawaii_pets.spread import draw_spread
from renderers.super_kawaii_pets.summary import draw_summary
from renderers.theme import ASIDE, HUE, PAPER

__all__ = ["tables"]

LEFT, WIDTH, TOP, BOTTOM, GAP = 10, 1080, 9, 692, 9
FIGURES_W = 310


def tables(view: View, cast: Cast, locale: Locale, _marks: tuple[Mark, ...] = ()) -> Snapshot:
    """One panel for each player, in the order of play; nothing is ever marked here."""
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", SCENE))
    count = len(view.players)
    high = (BOTTOM - TOP - GAP * (count - 1)) / count
    for step in range(count):
        seat = Seat((view.first + step) % count)
        _draw_player(canvas, view, seat, TOP + step * (high + GAP), high, cast, say)
    return canvas.snapshot(TEXTS.alt(view, cast, say))


def _draw_player(canvas: Canvas, view: View, seat: Seat, y: float, high: float, cast: Cast, say: Words) -> None:
    now = seat == view.seat and view.result is None
    ground = HUE["yellow"].light if now else PAPER
    width = 4 if now else 3
    canvas.card(LEFT, y, WIDTH, high - 5, ground, 22, width=width, drop=5, shadow=GROUND.base, on=SCENE)
    coloured = view.colour_majority or view.solo
    top = y + (high - (138 if coloured else 94)) / 2
    draw_summary(canvas, view, seat, LEFT, top, FIGURES_W, cast, say, ground)
    player = view.players[seat]
    if coloured:
        draw_colours(canvas, LEFT + 20, top + 128, player.colours, bonuses(view, seat), ground)
    left, room = LEFT + FIGURES_W + 18, WIDTH - FIGURES_W - 28
    cards = pieces(player)
    if cards:
        layout = arranged(cards, left, y, room, high - 7)
        draw_spread(canvas, layout, view.fresh, say, ground)
    else:
        words = say("No pets here yet")
        grey = HUE["grey"].shade
        canvas.label(left + room / 2, y + high / 2 + 8, words, 34, ASIDE, anchor="middle", ink=grey, on=ground)
