"""The pictures of Super Kawaii Pets."""

from collections.abc import Mapping
from typing import Any

from bot.engine.pictures import Place
from bot.games.super_kawaii_pets.view import View
from renderers.super_kawaii_pets.board import board
from renderers.super_kawaii_pets.hand import hand
from renderers.super_kawaii_pets.result import result
from renderers.super_kawaii_pets.tables import tables

__all__ = ["board", "first_look", "hand", "marked", "more", "result", "settled"]

settled: frozenset[str] = frozenset()
"""No picture of a choice needs to know of an earlier one."""

more: Mapping[str, Any] = {"tables": tables}
"""Everybody's whole table; the board shows only one of them large."""

marked: Mapping[str, Place] = {
    **dict.fromkeys(("animal", "help", "location", "residents", "animals", "places", "locations"), "board"),
    **dict.fromkeys(("payment", "discard"), "hand"),
}
"""What lies on the table is marked on the board, which shows the hand as well where an animal of it is asked for."""


def first_look(view: View) -> Place:
    """At the display while cards are taken or replaced; else at what the hand can do."""
    return "board" if view.draws or view.effect or view.refreshing is not None else "hand"
