"""What a seat can do. A cell is named as in the picture ("C2"), a tile by its id ("K39")."""

from typing import NewType

from bot.engine.game import Action
from bot.games.parks_memories.components import Ability, TileId
from bot.games.parks_memories.layout import Cell, Line

__all__ = [
    "Draw",
    "Flip",
    "FlipOne",
    "MatchTiles",
    "MoveHiker",
    "ParksAction",
    "Recharge",
    "ReturnTile",
    "Stack",
    "Stay",
    "Take",
    "UseForest",
    "UseMountain",
    "UseSun",
    "UseWater",
]

Stack = NewType("Stack", int)
"""A stack by its number from the left, 1 to 3."""


class Flip(Action, frozen=True):
    """Phase 1: turn two tiles face up, chosen together (PM5)."""

    cells: tuple[Cell, ...]


class MatchTiles(Action, frozen=True):
    """Which of several possible pairs of flipped tiles is matched now (PM6, PM14)."""

    ability: Ability | None
    """What the pair recharges; None for two Wilds when everything is active already."""
    cells: tuple[Cell, ...]


class UseSun(Action, frozen=True):
    """Flip two more tiles, or the one that is left (PM12)."""

    cells: tuple[Cell, ...]


class Take(Action, frozen=True):
    """Phase 2: take an available tile into the Area (PM7); this ends the flipping."""

    cell: Cell


class Recharge(Action, frozen=True):
    """Which ability a taken Wild recharges (PM14)."""

    ability: Ability


class UseWater(Action, frozen=True):
    """Also take a face-down tile (PM12); ReturnTile follows."""

    cell: Cell


class ReturnTile(Action, frozen=True):
    """Put a tile of the Area face down where Water took one (PM12)."""

    tile: TileId


class Draw(Action, frozen=True):
    """Phase 3: fill the empty space from a stack, face up (PM8)."""

    stack: Stack


class UseForest(Action, frozen=True):
    """Draw, but look at the tile in secret and put it face down (PM12)."""

    stack: Stack


class MoveHiker(Action, frozen=True):
    """Phase 4: the Hiker goes to another face-up tile (PM9)."""

    cell: Cell


class UseMountain(Action, frozen=True):
    """The Hiker goes to another face-up tile and lies down to lock its row or column (PM12)."""

    cell: Cell
    line: Line


class Stay(Action, frozen=True):
    """There is no other face-up tile: the Hiker stays (PM9)."""


class FlipOne(Action, frozen=True):
    """Classic: turn one tile face up."""

    cell: Cell


ParksAction = (
    Flip
    | MatchTiles
    | UseSun
    | Take
    | Recharge
    | UseWater
    | ReturnTile
    | Draw
    | UseForest
    | MoveHiker
    | UseMountain
    | Stay
    | FlipOne
)
