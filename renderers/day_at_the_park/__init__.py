"""The pictures of Day at the Park."""

from collections.abc import Mapping
from typing import Any

from bot.engine.pictures import Place
from bot.games.day_at_the_park.view import View
from renderers.day_at_the_park.board import board, map_picture
from renderers.day_at_the_park.hand import hand
from renderers.day_at_the_park.result import result
from renderers.day_at_the_park.table import table

__all__ = ["board", "first_look", "hand", "marked", "more", "result", "settled"]

more: Mapping[str, Any] = {"table": table, "map": map_picture}
"""What lies beside the park, and the whole park once it has grown too large for one board."""

marked: Mapping[str, Place] = {
    **dict.fromkeys(("cell", "end", "path"), "board"),
    **dict.fromkeys(("tile", "rotation", "card", "cards", "discard", "deck", "token", "character", "side"), "hand"),
}
"""Spaces and walks are marked in the park, all that one holds or chooses from in the hand."""

settled = frozenset({"tile", "rotation"})
"""While its turns are asked, only the tile that was chosen is shown; once all is chosen, it is where it will lie."""


def first_look(view: View) -> Place:
    """At the park before a walk; else at tiles, adventures and the character's card."""
    return "board" if view.step == "move" else "hand"
