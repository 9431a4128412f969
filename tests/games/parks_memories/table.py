"""Setting up positions and playing from them, in few words."""

from collections.abc import Sequence
from typing import TypeVar

from bot.engine.game import Action, Step
from bot.engine.luck import Luck
from bot.games.parks_memories.actions import ParksAction
from bot.games.parks_memories.events import ParksEvent
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.layout import Cell
from bot.games.parks_memories.notation import parse, word
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.state import ParksState

__all__ = ["FIELD", "area", "begin", "cell", "cells", "choices", "face", "legal", "on", "play", "step"]

A = TypeVar("A", bound=Action)

FIELD = """
    | (acadia1)    (biscayne1) (katmai1)   |
    | (haleakala1) (acadia2)   (biscayne2) |
    | (olympic1)   (wild1)     (wild2)     |
"""
"""forest, water, mountain / sun, forest, water / forest, wild, wild: all face down."""


def begin(seats: int = 2, options: ParksOptions | None = None, seed: str = "test") -> ParksState:
    return GAME.setup(seats, options or ParksOptions(), Luck(seed, 0))


def on(field: str = FIELD, *lines: str) -> ParksState:
    """The position with this field and these further lines of the notation."""
    return parse("\n".join((field, *lines)))


def step(state: ParksState, action: ParksAction) -> Step[ParksState, ParksEvent]:
    """What the action of the seat whose turn it is leads to."""
    return GAME.apply(state, state.seat, action, Luck("test", state.number))


def play(state: ParksState, *actions: ParksAction) -> ParksState:
    for action in actions:
        state = step(state, action).state
    return state


def legal(state: ParksState) -> tuple[ParksAction, ...]:
    return GAME.legal_actions(state, state.seat)


def choices(state: ParksState, kind: type[A]) -> list[A]:
    """The legal actions of one kind."""
    return [action for action in legal(state) if isinstance(action, kind)]


def cell(name: str) -> Cell:
    return Cell(name)


def cells(names: str) -> tuple[Cell, ...]:
    return tuple(Cell(name) for name in names.split())


def face(state: ParksState, name: str) -> str:
    """What the notation calls the tile in this cell; "" for an empty one."""
    space = next(space for space in GAME.view(state, None).spaces if space.cell == name)
    tile = state.field[GAME.view(state, None).spaces.index(space)]
    return word(tile) if tile else ""


def area(state: ParksState, team: int = 0) -> Sequence[str]:
    """What lies in a team's Area, in the notation's words."""
    return [word(tile) for tile in state.areas[team]]
