"""The right column: whose turn it is, then what each player holds."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import ITEMS, TILES, TOKENS
from bot.games.day_at_the_park.items import Counts
from bot.games.day_at_the_park.state import ChoosingItem, Exchanging, HighFive, Paying, Placing, Relocating, Swapping
from bot.games.day_at_the_park.view import SeatView, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import SKY, TOKEN_ART, badge_art, emblem_of, item_art
from renderers.fonts import shown
from renderers.pieces import emblem, mark, token
from renderers.theme import COUNT, HUE, PAPER, TITLE, WHITE, Colour

__all__ = ["draw_belongings", "draw_column", "draw_items"]

LEFT, WIDTH = 804, 286
TOP, BOTTOM = 118, 696
GROUND = SKY.light
TALL = 190
"""From this height on a panel shows the character's emblem."""


def draw_column(
    canvas: Canvas, view: View, cast: Cast, say: Words, ways: Mapping[tuple[Cell, ...], str]
) -> None:
    """`ways` are the walks the picker offers; they take the players' place while one is chosen."""
    canvas.drawing(svg.fill("M0 0H302V700H0Z", GROUND), 798, 0, 302, 700, GROUND)
    _draw_banner(canvas, view, cast, say)
    if ways:
        _draw_ways(canvas, view, ways)
        return
    pitch = (BOTTOM + 8 - TOP) / len(view.seats)
    for seat in range(len(view.seats)):
        _draw_panel(canvas, view, Seat(seat), TOP + seat * pitch, min(pitch - 10, 220), cast, say)


def _draw_banner(canvas: Canvas, view: View, cast: Cast, say: Words) -> None:
    """Who has to do what, and how much of the day is left."""
    canvas.card(LEFT, 8, WIDTH, 98, WHITE, 22, shadow=SKY.base, on=GROUND)
    who, task = _task(view, say)
    x = LEFT + 14.0
    for seat in who[:3]:
        token(canvas, x + 20, 34, 20, shown(cast, seat, say), on=WHITE)
        x += 44
    canvas.label(x + 4, 46, task, 34, fit=LEFT + WIDTH - 12 - x, on=WHITE)
    canvas.art("icons/tiles_left", LEFT + 16, 59, 40, on=WHITE)
    canvas.label(LEFT + 62, 91, str(view.pile), 32, TITLE, on=WHITE)
    if view.is_last_turn and view.outcome is None:
        red = HUE["red"]
        canvas.pill(LEFT + 112, 60, 164, 40, red.light, 16, edge=red.base, on=WHITE)
        canvas.art("icons/last_turn", LEFT + 118, 62, 36, on=red.light)
        canvas.label(LEFT + 160, 89, say("last turn"), 26, fit=108, on=red.light)
        return
    canvas.art("icons/bench_token", LEFT + 122, 59, 40, on=WHITE)
    canvas.label(LEFT + 168, 91, str(view.bag + len(view.used) + view.lost), 32, TITLE, on=WHITE)


def _task(view: View, say: Words) -> tuple[tuple[Seat, ...], str]:
    """Those who are awaited, and for what, in two or three words."""
    if view.outcome is not None:
        return (), say("the day is over")
    if view.step == "start":
        return view.awaited, say("get ready")
    match view.decision:
        case HighFive():
            return view.awaited, say("high five!")
        case ChoosingItem():
            task = say("take an item")
        case Placing():
            task = say("place a tile")
        case Relocating():
            task = say("move tiles")
        case Exchanging():
            task = say("trade items")
        case Paying():
            task = say("pay")
        case Swapping():
            task = say("swap cards")
        case _:
            task = {
                "figure": say("enter the park"),
                "place": say("place a tile"),
                "move": say("walk"),
                "adventures": say("adventures"),
                "refill": say("draw a card"),
                "after": say("one more thing?"),
            }[view.step]
    return (view.active,), task


class Lines(NamedTuple):
    """Where the three lines of a panel stand: their middles."""

    head: float
    items: float
    tokens: float


def _draw_panel(canvas: Canvas, view: View, seat: Seat, y: float, height: float, cast: Cast, say: Words) -> None:
    player = view.seats[seat]
    now = seat == view.active and view.step not in ("start", "over")
    ground = HUE["yellow"].light if now else PAPER
    canvas.card(LEFT, y, WIDTH, height, ground, 20, width=4 if now else 3, shadow=SKY.base, on=GROUND)
    lines = _lines(y, height)
    who = shown(cast, seat, say)
    name = LEFT + 62.0
    if height >= TALL and player.character:
        emblem(canvas, LEFT + 10, lines.head - 38, 76, emblem_of(player.character), who, on=ground)
        name = LEFT + 94
    else:
        token(canvas, LEFT + 32, lines.head, 21, who, on=ground)
    points = canvas.label(
        LEFT + WIDTH - 14, lines.head + 15, str(player.points.total), 42, TITLE, anchor="end", on=ground
    )
    nap = LEFT + WIDTH - 26 - points - 40
    canvas.art("icons/nap_zzz" if player.asleep else "icons/nap_ready", nap, lines.head - 20, 40, on=ground)
    canvas.label(name, lines.head + 10, who.name, 30, fit=nap - 6 - name, on=ground)
    draw_items(canvas, player.items, LEFT + 10, lines.items, 68, 36, ground)
    _draw_tokens(canvas, player, LEFT + 12, lines.tokens, ground)


def _lines(y: float, height: float) -> Lines:
    head, items, tokens = y + height * 0.25, y + height * 0.57, y + height * 0.84
    return Lines(head, items, tokens)


def draw_items(canvas: Canvas, held: Counts, x: float, line: float, pitch: float, size: float, ground: Colour) -> None:
    """The four items with how many there are, side by side."""
    for number, (item, count) in enumerate(zip(ITEMS, held, strict=True)):
        left = x + number * pitch
        canvas.art(item_art(item), left, line - size / 2, size, on=ground, grey=count == 0)
        canvas.label(left + size + 2, line + size * 0.29, str(count), round(size * 0.8), COUNT, fit=pitch - size, on=ground)


def _draw_tokens(canvas: Canvas, player: SeatView, x: float, line: float, ground: Colour) -> None:
    """The tokens held, each kind once with its number."""
    for kind in TOKENS:
        count = player.tokens.count(kind)
        if count:
            canvas.art(TOKEN_ART[kind], x, line - 15, 30, on=ground)
            x += 33
        if count > 1:
            x += canvas.label(x, line + 9, str(count), 24, COUNT, on=ground) + 3
        x += 4 * bool(count)


def draw_belongings(canvas: Canvas, player: SeatView, x: float, line: float, ground: Colour) -> None:
    """Tokens in a line of their own."""
    _draw_tokens(canvas, player, x, line, ground)


def _draw_ways(canvas: Canvas, view: View, ways: Mapping[tuple[Cell, ...], str]) -> None:
    """Each walk with the spaces it enters."""
    pitch = min(84.0, (BOTTOM + 6 - TOP) / len(ways))
    for number, (way, label) in enumerate(ways.items()):
        y = TOP + number * pitch
        height = pitch - 8
        canvas.card(LEFT, y, WIDTH, height, PAPER, 18, drop=4, shadow=SKY.base, on=GROUND)
        mark(canvas, LEFT + 8, y + height / 2 - 20, 40, label, on=PAPER)
        size = min(50.0, height - 26)
        for place, cell in enumerate(way):
            x = LEFT + 58 + place * 75
            space = TILES[view.park.at(cell).tile]
            if space.item and space.colour:
                canvas.art(badge_art(space.item, space.colour), x + 10, y + 4, size, on=PAPER)
            canvas.label(x + 10 + size / 2, y + height - 5, cell, 24, COUNT, anchor="middle", fit=72, on=PAPER)
