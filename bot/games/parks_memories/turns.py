"""Whose turn comes next, in the standard mode."""

from typing import Any

from bot.engine.seats import Seat
from bot.games.parks_memories.state import ParksState

__all__ = ["seat_of_turn", "turn_after"]


def turn_after(state: ParksState) -> dict[str, Any]:
    """The fields of the state that change when the next seat's turn begins."""
    number = state.number + 1
    return {
        "number": number,
        "seat": seat_of_turn(number, state.first, state.seats, len(state.areas)),
        "phase": "flip",
        "flipped": (),
        "spent": (),
        "watered": None,
        "peeked": None,
    }


def seat_of_turn(number: int, first: Seat, seats: int, teams: int) -> Seat:
    """Ruled (teams): teams alternate, and the members of each take its turns in rotation.

    Without teams this is clockwise from the first seat. A team starts with its first member clockwise from there.
    """
    members = range((first + number) % teams, seats, teams)
    start = min(range(len(members)), key=lambda i: (members[i] - first) % seats)
    return Seat(members[(start + number // teams) % len(members)])
