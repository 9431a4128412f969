"""The pictures of Super Kawaii Pets."""

from collections.abc import Mapping
from typing import Any, Literal

from renderers.super_kawaii_pets.board import board
from renderers.super_kawaii_pets.hand import hand
from renderers.super_kawaii_pets.result import result
from renderers.super_kawaii_pets.tables import tables

__all__ = ["board", "hand", "marked", "more", "result", "settled"]

settled: frozenset[str] = frozenset()
"""No picture of a choice needs to know of an earlier one."""

more: Mapping[str, Any] = {"tables": tables}
"""Everybody's whole table; the board shows only one of them large."""

marked: Mapping[str, Literal["board", "hand"]] = {
    **dict.fromkeys(("animal", "help", "location", "residents", "animals", "places", "locations"), "board"),
    **dict.fromkeys(("payment", "discard"), "hand"),
}
"""What lies on the table is marked on the board, which shows the hand as well where an animal of it is asked for."""
