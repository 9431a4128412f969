"""Words in a few lines."""

from renderers.canvas import Anchor, Canvas
from renderers.fonts import width
from renderers.theme import ASIDE, Colour

__all__ = ["draw_paragraph"]

LEADING = 1.14
"""From one base line to the next, in sizes of letters."""


def draw_paragraph(
    canvas: Canvas,
    text: str,
    x: float,
    middle: float,
    room: float,
    lines: int,
    size: int,
    ground: Colour,
    anchor: Anchor = "start",
) -> None:
    """The text in up to so many lines round the height `middle`; the last is cut short where there is more."""
    told = _wrapped(text, room, lines, size)
    first = middle + size * (0.36 - LEADING * (len(told) - 1) / 2)
    for number, line in enumerate(told):
        canvas.label(x, first + number * size * LEADING, line, size, ASIDE, anchor=anchor, fit=room, on=ground)


def _wrapped(text: str, room: float, lines: int, size: int) -> list[str]:
    words = text.split()
    told: list[str] = []
    while words and len(told) < lines - 1:
        count = _fitting(words, room, size)
        told.append(" ".join(words[:count]))
        words = words[count:]
    return [*told, " ".join(words)] if words else told


def _fitting(words: list[str], room: float, size: int) -> int:
    """How many of the words fit into a line: one at least."""
    count = len(words)
    while count > 1 and width(" ".join(words[:count]), size, ASIDE) > room:
        count -= 1
    return count
