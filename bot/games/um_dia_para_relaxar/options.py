"""What a table may choose."""

from typing import Literal

from bot.engine import game

__all__ = ["Options"]


class Options(game.Options, frozen=True):
    """`players`: they place the 16 outings in turn order (UR4). `dealt`: the outings are dealt into rows 0 to 3."""

    setup: Literal["players", "dealt"] = "players"
