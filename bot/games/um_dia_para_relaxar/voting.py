"""The vote on the outing on row 8, and how it ends the day (UR13, UR14)."""

import msgspec

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import Vote
from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.components import VOTE_ROW, OutingId
from bot.games.um_dia_para_relaxar.events import (
    DayChosen,
    Event,
    LastOuting,
    LeftGame,
    VoteCast,
    VoteOpened,
    VotesRevealed,
)
from bot.games.um_dia_para_relaxar.moves import eliminated
from bot.games.um_dia_para_relaxar.state import Moved, State
from bot.games.um_dia_para_relaxar.turns import next_turn

__all__ = ["ballots", "cast", "open_vote", "outing_voted_on"]


def outing_voted_on(board: Board) -> OutingId | None:
    """The outing on row 8, which never holds more than one (UR18)."""
    return next(iter(board.outings_on(VOTE_ROW)), None)


def ballots(no_left: int) -> tuple[Vote, ...]:
    """YES, and NO while the seat holds a NO card (UR13)."""
    return (Vote(True), Vote(False)) if no_left else (Vote(True),)


def open_vote(state: State, outing: OutingId) -> tuple[State, tuple[Event, ...]]:
    """Everyone votes, the active player too. When nobody holds a NO card, the day is chosen at once (ruled)."""
    opened = VoteOpened(outing)
    if not any(state.no_left):
        over, events = _chosen(state, outing)
        return over, (opened, VotesRevealed(outing, ()), *events)
    voting = msgspec.structs.replace(state, phase="vote", turn=state.turn + 1, votes=(None,) * state.seats)
    return voting, (opened,)


def cast(state: State, seat: Seat, yes: bool, luck: Luck) -> tuple[State, tuple[Event, ...]]:
    """A vote is laid face down; the last one turns all of them over (UR13)."""
    votes = tuple(yes if voter == seat else vote for voter, vote in enumerate(state.votes))
    state = msgspec.structs.replace(state, votes=votes)
    events: tuple[Event, ...] = ()
    if None not in votes:
        state, events = _revealed(state, luck)
    return state, (VoteCast(seat, yes), *events)


def _revealed(state: State, luck: Luck) -> tuple[State, tuple[Event, ...]]:
    """All YES: the game ends at once. Any NO: the outing leaves, and every NO used is gone (UR13)."""
    outing = state.board.outings_on(VOTE_ROW)[0]
    noes = tuple(Seat(seat) for seat, yes in enumerate(state.votes) if not yes)
    revealed = VotesRevealed(outing, noes)
    state = msgspec.structs.replace(state, votes=())
    if noes:
        no_left = tuple(left - (seat in noes) for seat, left in enumerate(state.no_left))
        state, events = _left(msgspec.structs.replace(state, no_left=no_left), outing, luck)
    else:
        state, events = _chosen(state, outing)
    return state, (revealed, *events)


def _left(state: State, outing: OutingId, luck: Luck) -> tuple[State, tuple[Event, ...]]:
    """The outing is out; the next seat rolls, unless one outing remains, which ends the game (UR14)."""
    left = LeftGame(outing, state.board.hearts_on(outing))
    board = eliminated(state.board, outing)
    state = msgspec.structs.replace(state, board=board, moved=(Moved(outing, "out"),))
    if len(board.in_play) == 1:
        state, events = _last_outing(state, board.in_play[0])
        return state, (left, *events)
    state, rolled = next_turn(state, luck)
    return state, (left, rolled)


def _last_outing(state: State, outing: OutingId) -> tuple[State, tuple[Event, ...]]:
    """The only outing left goes to row 8 without a vote, even under the X (UR14)."""
    board = state.board
    alone = msgspec.structs.replace(board, rows=((),) * (len(board.rows) - 1) + ((outing,),))
    moved = (*state.moved, Moved(outing, "up"))
    state, events = _chosen(msgspec.structs.replace(state, board=alone, moved=moved), outing)
    return state, (LastOuting(outing), *events)


def _chosen(state: State, outing: OutingId) -> tuple[State, tuple[Event, ...]]:
    return msgspec.structs.replace(state, phase="over"), (DayChosen(outing),)
