"""Below the large table: the other players in short."""

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.super_kawaii_pets.view import View
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.flow import arranged, pieces
from renderers.super_kawaii_pets.paints import GROUND, SCENE, STRIP_H, STRIP_LEFT, STRIP_TOP, STRIP_W
from renderers.super_kawaii_pets.party import draw_party_face
from renderers.super_kawaii_pets.spread import draw_spread
from renderers.super_kawaii_pets.summary import draw_summary
from renderers.theme import HUE, WHITE, Colour

__all__ = ["draw_others"]

GAP = 9
FIGURES_W = 310
"""What the figures of a player take where there is room for the cards as well."""
FACE = 88


def draw_others(canvas: Canvas, view: View, large: Seat, cast: Cast, say: Words) -> None:
    """One panel for each of the others, in the order of play after the one shown large."""
    count = len(view.players)
    seats = [Seat((large + step) % count) for step in range(1, count)]
    wide = (STRIP_W - GAP * (len(seats) - 1)) / max(1, len(seats))
    for number, seat in enumerate(seats):
        _draw_other(canvas, view, seat, STRIP_LEFT + number * (wide + GAP), wide, cast, say)


def _draw_other(canvas: Canvas, view: View, seat: Seat, x: float, w: float, cast: Cast, say: Words) -> None:
    """Figures, then what is left of the room: the pet that turned happy last, or all cards."""
    now = seat == view.seat and view.result is None
    ground = HUE["yellow"].light if now else WHITE
    canvas.card(x, STRIP_TOP, w, STRIP_H, ground, 20, width=4 if now else 3, drop=4, shadow=GROUND.base, on=SCENE)
    if w > FIGURES_W + FACE + 40:
        draw_summary(canvas, view, seat, x, STRIP_TOP, FIGURES_W, cast, say, ground)
        _draw_cards(canvas, view, seat, x + FIGURES_W, w - FIGURES_W - 8, say, ground)
    elif _has_fresh(view, seat):
        draw_summary(canvas, view, seat, x, STRIP_TOP, w - FACE + 12, cast, say, ground)
        draw_party_face(canvas, view.fresh[-1], x + w - FACE - 2, STRIP_TOP + 3, FACE, ground)
    else:
        draw_summary(canvas, view, seat, x, STRIP_TOP, w, cast, say, ground)


def _has_fresh(view: View, seat: Seat) -> bool:
    """Whether the animal that turned happy last is this seat's."""
    player = view.players[seat]
    own = {*player.happy, *(animal for home in player.homes for animal in home.residents)}
    return bool(view.fresh) and view.fresh[-1] in own


def _draw_cards(canvas: Canvas, view: View, seat: Seat, x: float, w: float, say: Words, ground: Colour) -> None:
    """All cards of the player, small."""
    cards = pieces(view.players[seat])
    if cards:
        layout = arranged(cards, x, STRIP_TOP, w, STRIP_H, largest=72)
        draw_spread(canvas, layout, view.fresh, say, ground)
