"""What a table may choose."""

from typing import Annotated, Literal

import msgspec

from bot.engine.game import Options

__all__ = ["FieldSize", "Memory", "Mode", "ParksOptions"]

Mode = Literal["standard", "classic"]
FieldSize = Literal["3x3", "3x4", "4x4"]
Memory = Literal["once", "open"]


class ParksOptions(Options, frozen=True):
    """Field and pairs do not apply to the classic mode; teams are formed from four players on, in standard only."""

    mode: Mode = "standard"
    field: FieldSize = "3x3"
    """Rows x columns: 3x4 is three rows of four."""
    teams: Literal[2, 3] = 2
    pairs_to_win: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    memory: Memory = "once"
    """`once`: faces are shown to each seat for a moment only; `open`: they stand in the public picture while up."""
