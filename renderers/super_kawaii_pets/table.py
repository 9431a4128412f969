"""The table of one player, large: figures above, then homes, happy and sad animals."""

from collections.abc import Mapping

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.super_kawaii_pets.view import View
from renderers.canvas import Canvas
from renderers.fonts import shown
from renderers.super_kawaii_pets.figures import (
    bonuses,
    draw_colours,
    draw_figure,
    draw_points_total,
    draw_progress,
    draw_seat,
)
from renderers.super_kawaii_pets.flow import arranged, pieces
from renderers.super_kawaii_pets.paints import GROUND, SCENE
from renderers.super_kawaii_pets.party import PARTY_W, draw_party
from renderers.super_kawaii_pets.spread import draw_spread
from renderers.theme import ASIDE, HUE, PAPER, TITLE

__all__ = ["draw_table"]

LEFT, TOP, WIDTH, HEIGHT = 10, 300, 1080, 280
HEAD = 56
"""The height of the line with the figures."""
CARD = PAPER


def draw_table(canvas: Canvas, view: View, seat: Seat, cast: Cast, say: Words, offered: Mapping[object, str]) -> None:
    """Everything in front of one seat, with the picker's marks on its animals."""
    canvas.card(LEFT, TOP, WIDTH, HEIGHT, CARD, 24, width=4, drop=6, shadow=GROUND.base, on=SCENE)
    _draw_head(canvas, view, seat, cast, say)
    player = view.players[seat]
    left, room = LEFT + 16, WIDTH - 32
    last = view.fresh[-1] if view.fresh and view.fresh[-1] in player.happy else ""
    if last:
        draw_party(canvas, view.fresh[-1], left - 6, TOP + HEAD + 4, HEIGHT - HEAD - 14, say, CARD)
        left, room = left + PARTY_W + 4, room - PARTY_W - 4
    cards = pieces(player, without=last)
    if cards:
        layout = arranged(cards, left, TOP + HEAD, room, HEIGHT - HEAD - 4)
        draw_spread(canvas, layout, view.fresh, say, CARD, offered)
    elif not last:
        words = say("No pets here yet")
        canvas.label(LEFT + WIDTH / 2, TOP + 176, words, 34, ASIDE, anchor="middle", ink=HUE["grey"].shade, on=CARD)


def _draw_head(canvas: Canvas, view: View, seat: Seat, cast: Cast, say: Words) -> None:
    who, player = shown(cast, seat, say), view.players[seat]
    line = TOP + 46
    draw_seat(canvas, LEFT + 38, TOP + 34, 24, who, first=seat == view.first and not view.solo, on=CARD)
    coloured = view.colour_majority or view.solo
    room = 118 if coloured else 200
    canvas.label(LEFT + 72, line, who.name, 36, TITLE, fit=room, on=CARD)
    x = draw_progress(canvas, LEFT + 84 + room, line - 1, player.horizontal, CARD) + 22
    x = draw_figure(canvas, "mood_sad", x, line, 42, len(player.sad), CARD) + 20
    x = draw_figure(canvas, "hand_cards", x, line, 42, player.hand, CARD) + 22
    if coloured:
        draw_colours(canvas, x, line - 2, player.colours, bonuses(view, seat), CARD)
    draw_points_total(canvas, LEFT + WIDTH - 22, line, player.points, 40, CARD)
