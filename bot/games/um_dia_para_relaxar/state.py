"""Everything there is to know about a running match."""

from typing import Literal

import msgspec

from bot.engine import game
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.components import CardId, CharacterId, Face, OutingId
from bot.games.um_dia_para_relaxar.options import Options

__all__ = ["Moved", "Phase", "State", "Way"]

Phase = Literal["setup", "move", "second_move", "vote", "over"]
"""What is going on: placing outings, carrying out the die's face, the second half of MOVE TWO UP, the vote, the end."""

Way = Literal["new", "up", "two_up", "swap", "skip", "out"]
"""How an outing came to be where it is."""


class Moved(msgspec.Struct, frozen=True):
    """An outing of the latest movement."""

    outing: OutingId
    way: Way


class State(game.State, frozen=True):
    """A match as the table knows it, with all its secrets."""

    options: Options
    phase: Phase
    turn: int
    """Turns that began before this one: placements, rolls, and votes (which are everybody's turn)."""
    first: Seat
    """Who starts the setup and the play."""
    active: Seat
    """Whose turn it is; in a vote, whose turn led to it."""
    board: Board
    cards: tuple[CardId, ...]
    """The secret Priority card of each seat (UR3)."""
    characters: tuple[CharacterId, ...]
    no_left: tuple[int, ...]
    """NO cards of each seat."""
    deck: tuple[OutingId, ...] = ()
    """Outings still to be placed; the first is face up, the others are secret (UR4)."""
    die: Face | None = None
    """The face to carry out, or carried out this turn; None in the setup."""
    votes: tuple[bool | None, ...] = ()
    """In a vote, what each seat said; None while it thinks."""
    moved: tuple[Moved, ...] = ()
    """What the latest movement moved, and how."""

    @property
    def seats(self) -> int:
        return len(self.cards)
