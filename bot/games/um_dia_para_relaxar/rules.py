"""The course of a match: who acts, what may be done, what it leads to, and how it ends."""

from typing import Literal

import msgspec

from bot.engine.game import Outcome, Step, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import Action, Forbid, Like, MoveHeart, MoveUp, Place, Skip, Swap, Vote
from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.events import (
    DayChosen,
    Event,
    Forbade,
    HeartMoved,
    Liked,
    MovedUp,
    Passed,
    Placed,
    Rolled,
    SecondMoveLost,
    Skipped,
    Swapped,
    VotesRevealed,
)
from bot.games.um_dia_para_relaxar.moves import after, choices
from bot.games.um_dia_para_relaxar.refusals import refusal
from bot.games.um_dia_para_relaxar.scoring import points, ranks
from bot.games.um_dia_para_relaxar.setup import place, placements
from bot.games.um_dia_para_relaxar.state import Moved, State, Way
from bot.games.um_dia_para_relaxar.turns import next_turn
from bot.games.um_dia_para_relaxar.voting import ballots, cast, open_vote, outing_voted_on

__all__ = ["Ending", "apply", "awaited", "legal_actions", "outcome", "turn"]

Ending = Literal["all_yes", "last_outing"]
"""How a match ends: the votes were all YES (UR13), or one outing remained (UR14)."""

REVEALING = (Placed, Rolled, VotesRevealed, DayChosen)
"""Events that teach somebody something: the next setup card, the die, the votes, everyone's Priority cards."""


def awaited(state: State) -> tuple[Seat, ...]:
    """The active seat; in a vote, all that have not voted."""
    if state.phase == "over":
        return ()
    if state.phase == "vote":
        return tuple(Seat(seat) for seat, vote in enumerate(state.votes) if vote is None)
    return (state.active,)


def turn(state: State) -> Turn:
    """A placement or a roll is its seat's turn, a vote is everybody's."""
    return Turn(state.turn, None if state.phase in ("vote", "over") else state.active)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that the seat may do now."""
    if seat not in awaited(state):
        return ()
    if state.phase == "setup":
        return placements(state.board)
    if state.phase == "vote":
        return ballots(state.no_left[seat])
    if state.phase == "second_move":
        return _second_moves(state)
    assert state.die is not None
    return choices(state.board, state.die)


def apply(state: State, seat: Seat, action: Action, luck: Luck) -> Step[State, Event]:
    """What the action leads to. Raises IllegalAction."""
    legal = legal_actions(state, seat)
    if action not in legal:
        raise refusal(state, action, legal)
    match action:
        case Place(row):
            following, events = place(state, row, luck)
        case Vote(yes):
            following, events = cast(state, seat, yes, luck)
        case _:
            following, events = _carry_out(state, action, luck)
    return Step(following, events, any(isinstance(event, REVEALING) for event in events))


def outcome(state: State) -> Outcome | None:
    """All YES or the last outing ended it (UR13, UR14); most points win, ties share (UR15)."""
    if state.phase != "over":
        return None
    scores = tuple(points(card, state.board) for card in state.cards)
    reason: Ending = "last_outing" if len(state.board.in_play) == 1 else "all_yes"
    return Outcome(reason, ranks(scores), scores)


def _carry_out(state: State, action: Action, luck: Luck) -> tuple[State, tuple[Event, ...]]:
    """The die's face is carried out; then comes the vote if an outing stands on row 8, else the next turn (UR6)."""
    board = after(state.board, action)
    happened = _told(state, action, board)
    halfway = state.phase == "move" and state.die == "move_two_up"
    state = msgspec.structs.replace(state, board=board, moved=_moved(state, action))
    if (outing := outing_voted_on(board)) is not None:
        state, events = open_vote(state, outing)
        return state, (happened, *_second_lost(state, halfway), *events)
    if halfway and _second_moves(state):
        return msgspec.structs.replace(state, phase="second_move"), (happened,)
    following, rolled = next_turn(state, luck)
    return following, (happened, *_second_lost(state, halfway), rolled)


def _second_moves(state: State) -> tuple[Action, ...]:
    """MOVE TWO UP moves two different outings (UR9)."""
    first = MoveUp(state.moved[-1].outing)
    return tuple(action for action in choices(state.board, "move_up") if action != first)


def _second_lost(state: State, halfway: bool) -> tuple[SecondMoveLost, ...]:
    """The vote comes before the second move, or nothing else can move (UR9)."""
    return (SecondMoveLost(state.active),) if halfway else ()


def _moved(state: State, action: Action) -> tuple[Moved, ...]:
    """What the latest movement moved; hearts, the X and doing nothing move no outing."""
    match action:
        case MoveUp(outing):
            way: Way = "two_up" if state.die == "move_two_up" else "up"
            before = state.moved if state.phase == "second_move" else ()
            return (*before, Moved(outing, way))
        case Swap(rising, falling):
            return (Moved(rising, "swap"), Moved(falling, "swap"))
        case Skip(outing):
            return (Moved(outing, "skip"),)
        case _:
            return state.moved


def _told(state: State, action: Action, board: Board) -> Event:
    """The fact that the choice caused, on the board after it."""
    seat = state.active
    match action:
        case MoveUp(outing):
            return MovedUp(seat, outing, board.standing(outing))
        case Swap(rising, falling):
            return Swapped(seat, rising, falling, board.standing(rising))
        case Skip(outing):
            return Skipped(seat, outing, board.standing(outing))
        case Like(outing):
            return Liked(seat, outing)
        case MoveHeart(source, target):
            return HeartMoved(seat, source, target)
        case Forbid(outing):
            return Forbade(seat, outing)
        case _:
            assert state.die is not None
            return Passed(seat, state.die)
