"""What a seat can do."""

from bot.engine import game
from bot.games.um_dia_para_relaxar.components import OutingId, Row

__all__ = ["Action", "Forbid", "Like", "MoveHeart", "MoveUp", "Pass", "Place", "Skip", "Swap", "Vote"]


class Place(game.Action, frozen=True):
    """Setup: the outing just taken goes into this row (UR4)."""

    row: Row


class MoveUp(game.Action, frozen=True):
    """MOVE UP, and each half of MOVE TWO UP: one row up (UR7, UR9)."""

    outing: OutingId


class Swap(game.Action, frozen=True):
    """SWAP PLACES: the lower outing rises, its partner one row above falls (UR8)."""

    rising: OutingId
    falling: OutingId


class Like(game.Action, frozen=True):
    """LIKE: a heart from the supply (UR10)."""

    outing: OutingId


class MoveHeart(game.Action, frozen=True):
    """LIKE with an empty supply: a heart changes its outing (UR10)."""

    source: OutingId
    target: OutingId


class Forbid(game.Action, frozen=True):
    """FORBIDDEN TO MOVE: the X is put or moved onto this outing (UR11)."""

    outing: OutingId


class Skip(game.Action, frozen=True):
    """SKIP A ROW: two rows up, over outings (UR12)."""

    outing: OutingId


class Pass(game.Action, frozen=True):
    """Do nothing, which only LIKE and FORBIDDEN TO MOVE allow (UR10, UR11)."""


class Vote(game.Action, frozen=True):
    """YES or NO to the outing on row 8 (UR13)."""

    yes: bool


Action = Place | MoveUp | Swap | Like | MoveHeart | Forbid | Skip | Pass | Vote
