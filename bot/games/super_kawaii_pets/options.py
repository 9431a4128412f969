"""What a table may choose."""

from typing import Literal

from bot.engine.game import Options

__all__ = ["KawaiiOptions"]


class KawaiiOptions(Options, frozen=True):
    """The rulebook's optional rules (SK15). Solo always shows four animals and has no colour majority (SK16)."""

    animals_shown: Literal[3, 4] = 3
    colour_majority: bool = False
