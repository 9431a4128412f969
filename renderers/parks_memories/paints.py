"""What all pictures of PARKS Memories share: paints, words and tiles."""

from functools import cache

from bot.engine.words import Locale, Words, words
from bot.games.parks_memories.components import ABILITIES, ART, TYPE, TileId
from bot.games.parks_memories.text import ParksTexts
from renderers import svg
from renderers.canvas import Canvas
from renderers.drawings import art
from renderers.sprites import Paintbox
from renderers.theme import HUE, INK, PAPER, SEAT_HUES, Colour

__all__ = ["MEADOW", "PAINTS", "TEAM_BADGES", "TEXTS", "draw_tile", "speak"]

TEAM_BADGES = ("icons/team_campfire", "icons/team_canoe", "icons/team_boot")
"""By team; told apart by their outline."""

MEADOW = HUE["meadow"]

TEXTS = ParksTexts()

PAINTS = Paintbox(
    drawings=[
        *(f"parks/{art_id}" for art_id in sorted(set(ART.values()))),
        "parks/back_field",
        "parks/back_stack",
        *(f"icons/type_{name}" for name in (*ABILITIES, "wild")),
        *TEAM_BADGES,
        *(f"icons/{name}" for name in ("hiker", "heart", "lock", "crown")),
    ],
    hues=[*SEAT_HUES, "grey", "meadow", "hedge"],
)


def speak(locale: Locale) -> Words:
    """The words of these pictures."""
    return words(locale, "renderers.parks_memories", "bot.games.parks_memories", "renderers")


def draw_tile(
    canvas: Canvas, tile: TileId, x: float, y: float, size: float, *, badge: bool = True, on: Colour | None = None
) -> None:
    """A face with its ink line, and its type at the upper right."""
    canvas.drawing(_face(ART[tile], TYPE[tile] if badge else "", round(size)), x, y, size, size, on)


@cache
def _face(art_id: str, kind: str, size: int) -> str:
    inner = art(f"parks/{art_id}") + svg.line(svg.rounded(2.5, 2.5, 195, 195, 29), INK, 5)
    if kind:
        inner += svg.path(svg.circle(170, 30, 27), PAPER, INK, 4) + svg.place(art(f"icons/type_{kind}"), 148, 8, 44)
    return svg.place(inner, 0, 0, size, 200)
