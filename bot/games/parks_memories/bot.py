"""A player by rules of thumb: completes pairs it knows of, keeps others from theirs, looks where it never looked."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from bot.engine.luck import Luck
from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    FlipOne,
    MatchTiles,
    MoveHiker,
    ParksAction,
    Recharge,
    ReturnTile,
    Take,
    UseForest,
    UseMountain,
    UseSun,
    UseWater,
)
from bot.games.parks_memories.components import TWIN, TYPE, Ability, TileId
from bot.games.parks_memories.events import ParksEvent
from bot.games.parks_memories.layout import Cell, layout_of
from bot.games.parks_memories.remembering import known_tiles
from bot.games.parks_memories.view import ParksView

__all__ = ["choose"]

PAIR = 10.0
"""A tile that completes a pair in the own Area."""
TWIN_KNOWN = 4.0
"""A tile whose twin it knows to lie in the field."""
ANY = 1.0
"""A tile of which nothing is known."""
RIVAL: Mapping[str, float] = {"forgetful": 0.5, "average": 0.5, "sharp": 3.0}
"""A tile that another team waits for, by strength: only sharp bots take tiles to spoil."""
LOOK = 1.3
"""Flipping a tile it does not know."""
LOVED: Mapping[Ability, float] = {"sun": 0.4, "water": 0.3, "forest": 0.2, "mountain": 0.1}
"""Which ability it would rather have."""


def choose(
    history: Sequence[ParksEvent],
    view: ParksView,
    actions: Sequence[ParksAction],
    luck: Luck,
    strength: str = "average",
) -> ParksAction:
    """The action that promises most; equal ones by luck."""
    mind = _Mind(view, known_tiles(history, view, strength), RIVAL[strength])
    promises = [mind.promise(action) for action in actions]
    best = max(promises)
    return luck.choice([action for action, promise in zip(actions, promises, strict=True) if promise == best])


class _Mind:
    """What the bot makes of the table."""

    def __init__(self, view: ParksView, known: dict[Cell, TileId], rival: float) -> None:
        self.view = view
        self.known = known
        self.rival = rival
        self.area = set(view.teams[view.team].area)
        self.rivals = {tile for i, team in enumerate(view.teams) if i != view.team for tile in team.area}

    @cached_property
    def known_in_field(self) -> set[TileId]:
        return set(self.known.values())

    @cached_property
    def best_take(self) -> float:
        """What the best tile that can be taken now is worth."""
        open_spaces = [space.tile for space in self.view.spaces if space.up and not space.blocked]
        return max((self.worth(tile) for tile in open_spaces if tile is not None), default=0.0)

    def promise(self, action: ParksAction) -> float:
        """How good the action looks; comparable among the actions of one question."""
        match action:
            case Flip(cells):
                return self.flipping(cells)
            case FlipOne(cell):
                return self.flipping_in_classic(cell)
            case UseSun(cells):
                return -1.0 if self.best_take >= PAIR else self.best_take + self.flipping(cells)
            case Take(cell):
                return self.worth(self.known[cell])
            case MatchTiles(ability, _):
                return LOVED[ability] if ability and ability not in self.view.teams[self.view.team].active else 0.0
            case Recharge(ability):
                return LOVED[ability]
            case ReturnTile(tile):
                return -self.keeping(tile)
            case _:
                return self.promise_after_taking(action)

    def promise_after_taking(self, action: ParksAction) -> float:
        """The same for drawing and for the Hiker."""
        match action:
            case Draw(stack):
                return 2 + self.view.stacks[stack - 1] / 100
            case UseForest(stack):
                return 3 + self.view.stacks[stack - 1] / 100
            case UseWater(cell):
                return self.water(cell)
            case MoveHiker(cell):
                return self.guarding((cell,))
            case UseMountain(cell, line):
                return self.guarding(layout_of(self.view.options).lines[cell, line]) - 1
        return 0.0

    def worth(self, tile: TileId) -> float:
        """What taking the tile is worth."""
        if tile not in TWIN:
            return 2.0 if len(self.view.teams[self.view.team].active) < len(LOVED) else 0.0
        twin = TWIN[tile]
        if twin in self.area:
            return PAIR
        if twin in self.known_in_field:
            return TWIN_KNOWN
        return self.rival if twin in self.rivals else ANY

    def flipping(self, cells: tuple[Cell, ...]) -> float:
        """What turning these tiles up is worth: known ones for what they are, others for the look."""
        tiles = [self.known[cell] for cell in cells if cell in self.known]
        unknown = len(cells) - len(tiles)
        values = [value if (value := self.worth(tile)) >= TWIN_KNOWN else value / 4 for tile in tiles]
        return max(values, default=0.0) + LOOK * unknown + self.recharging(tiles)

    def recharging(self, tiles: list[TileId]) -> float:
        """A little for two known tiles that recharge something."""
        types = {TYPE[tile] for tile in tiles} - {"wild"}
        active = self.view.teams[self.view.team].active
        return 2.0 if len(tiles) == 2 and len(types) < 2 and not types & set(active) else 0.0

    def flipping_in_classic(self, cell: Cell) -> float:
        """A tile of a pair it knows, then one it never saw."""
        tile = self.known.get(cell)
        if tile is None:
            return LOOK
        open_twin = any(self.known.get(flipped) == TWIN[tile] for flipped in self.view.flipped)
        if self.view.flipped:
            return PAIR if open_twin else 0.0
        return PAIR if TWIN[tile] in self.known_in_field else 0.0

    def keeping(self, tile: TileId) -> float:
        """What a tile of the own Area is worth there."""
        twin = TWIN[tile]
        if twin in self.area:
            return PAIR
        if twin in self.known_in_field:
            return TWIN_KNOWN
        return 0.0 if twin in self.rivals else ANY

    def water(self, cell: Cell) -> float:
        """Worth it for a tile that completes a pair, or for any in exchange for one that will not make a pair."""
        tile = self.known.get(cell)
        spare = min((self.keeping(own) for own in self.area if tile is None or own != TWIN.get(tile)), default=PAIR)
        if tile is None:
            return 2.5 if spare == 0 else -1.0
        gain = self.worth(tile) - spare
        return gain if gain > TWIN_KNOWN else -1.0

    def guarding(self, cells: tuple[Cell, ...]) -> float:
        """What blocking these cells is worth: tiles that others wait for, then those it wants itself."""
        return sum(self._guarded(self.known[cell]) for cell in cells if cell in self.known)

    def _guarded(self, tile: TileId) -> float:
        twin = TWIN.get(tile)
        if twin in self.rivals:
            return 3.0
        return 2.0 if twin in self.area or twin in self.known_in_field else 0.0
