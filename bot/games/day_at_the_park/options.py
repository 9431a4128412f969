"""What a table may choose."""

from typing import Literal

from bot.engine import game

__all__ = ["Options"]


class Options(game.Options, frozen=True):
    """The start tile's size, and whether characters are picked or dealt."""

    start_tile: Literal["plaza", "single"] = "plaza"
    characters: Literal["pick", "dealt"] = "pick"
