"""What the seat whose turn it is may do, phase by phase: the only source of choices."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    FlipOne,
    MoveHiker,
    ParksAction,
    Recharge,
    ReturnTile,
    Stack,
    Stay,
    Take,
    UseForest,
    UseMountain,
    UseSun,
    UseWater,
)
from bot.games.parks_memories.components import ART, COUNTS, Ability
from bot.games.parks_memories.layout import Cell
from bot.games.parks_memories.matching import inactive, pairings
from bot.games.parks_memories.state import ParksState, Phase, coverable, face_down, team_of

__all__ = ["choices", "usable_abilities"]

Choices = tuple[ParksAction, ...]


def choices(state: ParksState) -> Choices:
    """Every action of the seat whose turn it is; () once over."""
    return _BY_PHASE[state.phase](state)


def usable_abilities(state: ParksState) -> tuple[Ability, ...]:
    """The abilities that can be used now (PM12)."""
    moments: dict[Phase, tuple[tuple[Ability, Callable[[ParksState], Choices]], ...]] = {
        "take": (("sun", _suns),),
        "draw": (("water", _waters), ("forest", _forests)),
        "hiker": (("mountain", _mountains),),
    }
    return tuple(ability for ability, uses in moments.get(state.phase, ()) if uses(state))


def _is_active(state: ParksState, ability: Ability) -> bool:
    return ability in state.active[team_of(state)]


@lru_cache(maxsize=4096)
def _pairs_to_flip(cells: tuple[Cell, ...]) -> tuple[Flip, ...]:
    return tuple(Flip(pair) for pair in combinations(cells, 2))


@lru_cache(maxsize=4096)
def _suns_over(cells: tuple[Cell, ...]) -> tuple[UseSun, ...]:
    return tuple(UseSun(some) for some in combinations(cells, min(2, len(cells))) if some)


def _flips(state: ParksState) -> Choices:
    """PM5: any two face-down, unblocked tiles, chosen together."""
    return _pairs_to_flip(face_down(state))


def _takes(state: ParksState) -> Choices:
    """PM7, PM12: a face-up, unblocked tile; or Sun before that."""
    return (*(Take(cell) for cell in coverable(state)), *_suns(state))


def _suns(state: ParksState) -> Choices:
    """Ruled: after any flip, as often as it is active; with one tile left to flip it flips that one."""
    return _suns_over(face_down(state)) if _is_active(state, "sun") else ()


def _recharges(state: ParksState) -> Choices:
    """PM14: a taken Wild recharges any ability."""
    return tuple(Recharge(ability) for ability in inactive(state))


def _returns(state: ParksState) -> Choices:
    """PM12; ruled (Water): any tile of the Area but the one that Water took; of two equal ones the first."""
    by_art = {ART[tile]: tile for tile in reversed(state.areas[team_of(state)]) if tile != state.watered}
    return tuple(ReturnTile(tile) for tile in reversed(by_art.values()))


def _draws(state: ParksState) -> Choices:
    """PM8: from any stack that is not empty; Forest instead, or Water before that."""
    return (*(Draw(stack) for stack in _stacks(state)), *_forests(state), *_waters(state))


def _stacks(state: ParksState) -> tuple[Stack, ...]:
    return tuple(Stack(number) for number, stack in enumerate(state.stacks, 1) if stack)


def _forests(state: ParksState) -> Choices:
    """PM12; ruled (two stacks empty): not offered for a draw that ends the game."""
    if not _is_active(state, "forest"):
        return ()
    emptied = state.stacks.count(())
    return tuple(
        UseForest(stack)
        for stack in _stacks(state)
        if emptied + (len(state.stacks[stack - 1]) == 1) < COUNTS.empty_stacks_to_end
    )


def _waters(state: ParksState) -> Choices:
    """Ruled (Water): once a turn, with an unblocked face-down tile and a tile to return."""
    if not _is_active(state, "water") or state.watered is not None or not state.areas[team_of(state)]:
        return ()
    return tuple(UseWater(cell) for cell in face_down(state))


def _hikes(state: ParksState) -> Choices:
    """PM9: to another face-up tile, upright or with Mountain; if there is none, he stays."""
    return (*(MoveHiker(cell) for cell in _goals(state)), *_mountains(state)) or (Stay(),)


def _mountains(state: ParksState) -> Choices:
    """PM12: lay him down along the row or the column of his new tile."""
    if not _is_active(state, "mountain"):
        return ()
    return tuple(action for cell in _goals(state) for action in (UseMountain(cell, "row"), UseMountain(cell, "column")))


def _goals(state: ParksState) -> tuple[Cell, ...]:
    """Ruled (Mountain): the face-up tiles of a locked line are among them."""
    return tuple(cell for cell in state.up if cell != state.hiker)


def _single_flips(state: ParksState) -> Choices:
    """Ruled (classic): any face-down tile, column by column, as they are chosen."""
    return tuple(FlipOne(cell) for cell in sorted(face_down(state)))


_BY_PHASE: dict[Phase, Callable[[ParksState], Choices]] = {
    "flip": _flips,
    "match": pairings,
    "take": _takes,
    "wild": _recharges,
    "return": _returns,
    "draw": _draws,
    "hiker": _hikes,
    "first": _single_flips,
    "second": _single_flips,
    "over": lambda _: (),
}
