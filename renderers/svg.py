"""Shapes as SVG text: one warm ink line, two flat tones, hard shadows, a small face.

Path functions (`circle`, `rounded` …) answer path data; the others answer elements. Coordinates are those of
the surrounding drawing; drawings themselves use a 96 grid.
"""

import re
from typing import Literal
from zlib import crc32

from renderers.theme import BLUSH, HUE, INK, TONGUE, WHITE, Colour, rgb

__all__ = [
    "HEART",
    "Mood",
    "card",
    "circle",
    "clip",
    "cloud",
    "dashed",
    "document",
    "ellipse",
    "face",
    "fill",
    "greyed",
    "group",
    "line",
    "path",
    "place",
    "puff",
    "rounded",
]

Mood = Literal["happy", "joy", "wink", "sleepy", "cat", "open", "sad", "grumpy", "none"]

LINE = 3.5
"""Width of the outline on the 96 grid."""

HEART = (
    "M48 86C36 78 8 60 8 36C8 20 18 11 30 11C39 11 45 16 48 22C51 16 57 11 66 11C78 11 88 20 88 36C88 60 60 78 48 86Z"
)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """Path data of an ellipse round (x, y)."""
    return f"M{x - rx:g} {y:g}A{rx:g} {ry:g} 0 1 1 {x + rx:g} {y:g}A{rx:g} {ry:g} 0 1 1 {x - rx:g} {y:g}Z"


def circle(x: float, y: float, r: float) -> str:
    """Path data of a circle round (x, y)."""
    return ellipse(x, y, r, r)


def rounded(x: float, y: float, w: float, h: float, r: float = 10) -> str:
    """Path data of a rectangle with round corners; (x, y) is its upper left."""
    r = min(r, w / 2, h / 2)
    right, bottom, arc = x + w, y + h, f"A{r:g} {r:g} 0 0 1"
    return (
        f"M{x + r:g} {y:g}H{right - r:g}{arc} {right:g} {y + r:g}V{bottom - r:g}{arc} {right - r:g} {bottom:g}"
        f"H{x + r:g}{arc} {x:g} {bottom - r:g}V{y + r:g}{arc} {x + r:g} {y:g}Z"
    )


def path(d: str, colour: Colour = "none", stroke: Colour | None = INK, width: float = LINE) -> str:
    """A filled shape with an outline; without one when `stroke` is None."""
    outline = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{colour}"{outline if stroke else ""}/>'


def fill(d: str, colour: Colour) -> str:
    """A flat shape without outline."""
    return path(d, colour, None)


def line(d: str, colour: Colour = INK, width: float = LINE) -> str:
    """An open or closed line without fill."""
    return path(d, "none", colour, width)


def dashed(d: str, colour: Colour, stroke: Colour = INK, width: float = 3, dashes: str = "9 8") -> str:
    """A place that waits to be filled."""
    return f'<path d="{d}" fill="{colour}" stroke="{stroke}" stroke-width="{width:g}" stroke-dasharray="{dashes}"/>'


def group(inner: str, transform: str = "") -> str:
    return f'<g transform="{transform}">{inner}</g>' if transform else f"<g>{inner}</g>"


def clip(d: str, inner: str) -> str:
    """`inner`, cut along the path. The id follows from the path, so equal drawings are equal text."""
    name = f"c{crc32(d.encode()):x}"
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{inner}</g>'


def place(inner: str, x: float, y: float, size: float, box: float = 96, turn: float = 0) -> str:
    """A drawing of a `box` grid, scaled to `size` with its upper left at (x, y), turned clockwise by degrees."""
    turned = f" rotate({turn:g} {box / 2:g} {box / 2:g})" if turn else ""
    return group(inner, f"translate({x:g} {y:g}) scale({size / box:.4f}){turned}")


def puff(
    d: str, base: Colour, shade: Colour, dx: float = -4, dy: float = -5, inner: str = "", width: float = LINE
) -> str:
    """A shape in two tones: the shade is a hard crescent on the side away from (dx, dy). Width 0 draws no outline."""
    body = group(fill(d, base), f"translate({dx:g} {dy:g})") + inner
    return fill(d, shade) + clip(d, body) + (line(d, INK, width) if width else "")


def card(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: Colour = WHITE,
    radius: float = 18,
    *,
    edge: Colour | None = INK,
    width: float = 3,
    drop: float = 5,
    shadow: Colour | None = None,
) -> str:
    """A card or panel: a hard soft-coloured shadow straight below, then the plate."""
    below = fill(rounded(x, y + drop, w, h, radius), shadow) if shadow else ""
    return below + path(rounded(x, y, w, h, radius), colour, edge, width)


def cloud(x: float, y: float, scale: float) -> str:
    d = "M-26 8Q-36 8 -34 -2Q-32 -11 -21 -10Q-15 -23 -1 -19Q14 -23 19 -11Q33 -12 34 0Q34 8 26 8Z"
    return group(fill(d, WHITE), f"translate({x:g} {y:g}) scale({scale:g})")


def face(x: float, y: float, scale: float = 1, mood: Mood = "happy", gap: float = 12, blush: bool = True) -> str:
    """A face on the 96 grid; (x, y) is the point between the eyes, `gap` half their distance (8 to 14)."""
    inner = _blush(gap) if blush else ""
    return group(inner + _eyes(mood, gap) + _mouth(mood, gap), f"translate({x:g} {y:g}) scale({scale:g})")


def _blush(gap: float) -> str:
    return fill(ellipse(-gap - 6, 7, 4.8, 3), BLUSH) + fill(ellipse(gap + 6, 7, 4.8, 3), BLUSH)


def _eye(x: float) -> str:
    return fill(ellipse(x, 0, 3.9, 4.7), INK) + fill(circle(x - 1.2, -1.8, 1.6), WHITE)


def _shut_eye(x: float, up: int) -> str:
    return line(f"M{x - 4.2:g} {up * 1.5:g}Q{x:g} {-up * 4:g} {x + 4.2:g} {up * 1.5:g}", INK, 3)


def _eyes(mood: Mood, gap: float) -> str:
    if mood in ("joy", "sleepy"):
        up = 1 if mood == "joy" else -1
        return _shut_eye(-gap, up) + _shut_eye(gap, up)
    return _eye(-gap) + (_shut_eye(gap, 1) if mood == "wink" else _eye(gap))


def _mouth(mood: Mood, gap: float) -> str:
    match mood:
        case "happy" | "wink" | "sleepy":
            return line("M-4 4.5Q0 9.5 4 4.5", INK, 2.8)
        case "joy" | "open":
            d = "M-5 4H5Q5.5 12.5 0 12.5Q-5.5 12.5 -5 4Z"
            inside = fill("M-9 0H9V16H-9Z", INK) + fill(ellipse(0, 12.5, 4.5, 3.5), TONGUE)
            return clip(d, inside) + line(d, INK, 2)
        case "cat":
            return line("M-7 4.5Q-3.5 9.5 0 5Q3.5 9.5 7 4.5", INK, 2.8)
        case "sad":
            brows = f"M{-gap - 4:g} -7.5Q{-gap:g} -10 {-gap + 4:g} -11M{gap + 4:g} -7.5Q{gap:g} -10 {gap - 4:g} -11"
            tear = f"M{gap + 5:g} 4Q{gap + 10:g} 11 {gap + 5:g} 12.5Q{gap:g} 11 {gap + 5:g} 4Z"
            sky = HUE["sky"]
            return line("M-4 9.5Q0 4.8 4 9.5", INK, 2.8) + line(brows, INK, 2.6) + path(tear, sky.base, sky.shade, 1.6)
        case "grumpy":
            brows = f"M{-gap - 4.5:g} -10L{-gap + 3.5:g} -6.5M{gap + 4.5:g} -10L{gap - 3.5:g} -6.5"
            return line("M-4 8.5Q0 4.8 4 8.5", INK, 2.8) + line(brows, INK, 3)
        case "none":
            return ""


def greyed(inner: str) -> str:
    """The drawing in grey tones: what is out of the game or used up."""
    return re.sub(r"#[0-9A-Fa-f]{6}", lambda found: _grey_of(found[0]), inner)


def _grey_of(colour: Colour) -> Colour:
    red, green, blue = rgb(colour)
    brightness = 0.3 * red + 0.59 * green + 0.11 * blue
    grey = HUE["grey"]
    for above, tone in ((245, WHITE), (215, grey.light), (150, grey.base)):
        if brightness > above:
            return tone
    return grey.shade


def document(inner: str, width: float, height: float) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}">{inner}</svg>'
    )
