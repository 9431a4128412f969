"""The pictures of PARKS Memories."""

from collections.abc import Mapping
from typing import Any

from bot.engine.pictures import Mark, Place
from bot.engine.seats import Cast
from bot.engine.words import Locale
from renderers.parks_memories.board import board
from renderers.parks_memories.result import result

__all__ = ["board", "first_look", "hand", "marked", "more", "result", "settled"]

marked: Mapping[str, Place] = dict.fromkeys(("cells", "cell", "tile", "stack"), "board")
"""Fields whose values stand in the picture."""

settled: frozenset[str] = frozenset()
"""No picture of a choice needs to know of an earlier one."""

more: Mapping[str, Any] = {}


def hand(_view: Any, _cast: Cast, _locale: Locale, _marks: tuple[Mark, ...] = ()) -> None:
    """There is no hand: what one remembers is one's own affair."""


def first_look(_view: Any) -> Place:
    """At the field: there is nothing else."""
    return "board"
