"""Turns: who comes next, and the die at the start (UR6)."""

import msgspec

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.components import FACES, Face
from bot.games.um_dia_para_relaxar.events import Rolled
from bot.games.um_dia_para_relaxar.moves import possible
from bot.games.um_dia_para_relaxar.state import State

__all__ = ["next_turn", "roll"]


def next_turn(state: State, luck: Luck) -> tuple[State, Rolled]:
    """The seat to the left rolls."""
    following = Seat((state.active + 1) % state.seats)
    return roll(msgspec.structs.replace(state, turn=state.turn + 1, active=following), luck)


def roll(state: State, luck: Luck) -> tuple[State, Rolled]:
    """The active seat rolls until a face comes that can be carried out (UR6)."""
    again: list[Face] = []
    while not possible(state.board, face := luck.choice(FACES)):
        again.append(face)
    rolled = msgspec.structs.replace(state, phase="move", die=face)
    return rolled, Rolled(state.active, face, tuple(again))
