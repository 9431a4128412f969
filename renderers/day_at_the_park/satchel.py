"""What the viewer carries, beside the own tiles: character, items and tokens."""

from collections.abc import Mapping

from bot.engine.words import Words
from bot.games.day_at_the_park.components import TOKENS
from bot.games.day_at_the_park.text_names import character_name, power_text
from bot.games.day_at_the_park.view import SeatView
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import SKY, TOKEN_ART, emblem_of
from renderers.day_at_the_park.panel import draw_items
from renderers.day_at_the_park.paragraph import draw_paragraph
from renderers.fonts import Shown
from renderers.pieces import emblem, mark
from renderers.theme import COUNT, PAPER, TITLE

__all__ = ["draw_satchel"]

LEFT, TOP, WIDTH, HEIGHT = 640, 112, 444, 272


def draw_satchel(canvas: Canvas, own: SeatView, who: Shown, tokens: Mapping[object, str], say: Words) -> None:
    """The own character's action, and what the viewer holds; the picker's marks are on tokens."""
    canvas.card(LEFT, TOP, WIDTH, HEIGHT, PAPER, 24, shadow=SKY.base, on=SKY.light)
    assert own.character is not None
    emblem(canvas, LEFT + 12, TOP + 12, 92, emblem_of(own.character), who, on=PAPER)
    canvas.label(LEFT + 116, TOP + 42, character_name(own.character, say), 30, TITLE, fit=270, on=PAPER)
    nap = "icons/nap_zzz" if own.asleep else "icons/nap_ready"
    canvas.art(nap, LEFT + WIDTH - 58, TOP + 10, 46, on=PAPER)
    draw_paragraph(canvas, power_text(own.power, say), LEFT + 116, TOP + 98, WIDTH - 130, 3, 25, PAPER)
    draw_items(canvas, own.items, LEFT + 18, TOP + 174, 104, 50, PAPER)
    x = LEFT + 18.0
    for kind in TOKENS:
        count = own.tokens.count(kind)
        if count:
            canvas.art(TOKEN_ART[kind], x, TOP + 212, 48, on=PAPER)
            if kind in tokens:
                mark(canvas, x - 8, TOP + 200, 34, tokens[kind])
            x += 52
        if count > 1:
            x += canvas.label(x, TOP + 248, str(count), 32, COUNT, on=PAPER) + 4
        x += 8 * bool(count)
