"""The pictures of Um dia para Relaxar."""

from collections.abc import Mapping
from typing import Any

from bot.engine.pictures import Place
from renderers.um_dia_para_relaxar.board import board
from renderers.um_dia_para_relaxar.hand import hand
from renderers.um_dia_para_relaxar.result import result

__all__ = ["board", "first_look", "hand", "marked", "more", "result", "settled"]

settled: frozenset[str] = frozenset()
"""No picture of a choice needs to know of an earlier one."""

more: Mapping[str, Any] = {}
"""No further pictures: the table fits on one."""

marked: Mapping[str, Place] = {
    "row": "board",
    "outing": "board",
    "rising": "board",
    "falling": "board",
    "source": "board",
    "target": "board",
    "yes": "hand",
}
"""Outings and rows are marked on the table, the vote on one's own vote cards."""


def first_look(_view: Any) -> Place:
    """At the Priority card and the vote cards: the table hangs in the channel."""
    return "hand"
