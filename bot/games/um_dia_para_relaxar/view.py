"""What each viewer may know, and how the rest could be."""

import msgspec

from bot.engine import game
from bot.engine.game import Outcome, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer
from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.components import CARDS, CardId, CharacterId, Face, OutingId
from bot.games.um_dia_para_relaxar.events import Event, VoteCast
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.rules import awaited, outcome, turn
from bot.games.um_dia_para_relaxar.scoring import Worth, worth
from bot.games.um_dia_para_relaxar.state import Moved, Phase, State

__all__ = ["SeatView", "View", "imagine", "seen", "view"]


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as the viewer sees it."""

    character: CharacterId
    no_left: int
    voted: bool
    """Whether its vote lies on the table; False outside a vote."""
    worth: Worth | None
    """Its Priority card with what it scores on the board as it is; None while the viewer may not see it (UR3)."""


class View(game.View, frozen=True):
    """All that one viewer may know."""

    viewer: Viewer
    options: Options
    phase: Phase
    turn: Turn
    first: Seat
    """Who starts the setup and the play."""
    active: Seat
    """Whose turn it is; in a vote, whose turn led to it."""
    awaited: tuple[Seat, ...]
    board: Board
    die: Face | None
    """The face to carry out, or carried out this turn; None in the setup."""
    next_outing: OutingId | None
    """Setup: the outing just taken, to be placed now."""
    to_place: int
    """Setup: how many outings are not placed yet, the one just taken included."""
    moved: tuple[Moved, ...]
    """What the latest movement moved, and how."""
    seats: tuple[SeatView, ...]
    own_vote: bool | None
    """The viewer's own vote while the others think; None without one."""
    outcome: Outcome | None

    @property
    def voted_on(self) -> OutingId | None:
        """The outing of the vote."""
        return self.board.rows[-1][0] if self.phase == "vote" else None

    @property
    def own(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.viewer is None else self.seats[self.viewer]


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may know."""
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        turn=turn(state),
        first=state.first,
        active=state.active,
        awaited=awaited(state),
        board=state.board,
        die=state.die,
        next_outing=state.deck[0] if state.deck else None,
        to_place=len(state.deck),
        moved=state.moved,
        seats=tuple(_seat_view(state, Seat(seat), viewer) for seat in range(state.seats)),
        own_vote=state.votes[viewer] if state.votes and viewer is not None else None,
        outcome=outcome(state),
    )


def _seat_view(state: State, seat: Seat, viewer: Viewer) -> SeatView:
    open_card = seat == viewer or state.phase == "over"
    return SeatView(
        character=state.characters[seat],
        no_left=state.no_left[seat],
        voted=bool(state.votes) and state.votes[seat] is not None,
        worth=worth(state.cards[seat], state.board) if open_card else None,
    )


def seen(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer may read it: a vote's answer is its owner's secret until all are in (UR13)."""
    if isinstance(event, VoteCast) and event.seat != viewer:
        return VoteCast(event.seat, None)
    return event


def imagine(state: State, viewer: Viewer, luck: Luck) -> State:
    """Other seats' Priority cards, the setup's order and others' votes, dealt anew; after the end nothing is hidden."""
    if state.phase == "over":
        return state
    return msgspec.structs.replace(
        state,
        cards=_other_cards(state, viewer, luck),
        deck=state.deck[:1] + luck.shuffled(state.deck[1:]),
        votes=tuple(_other_vote(state, Seat(seat), viewer, luck) for seat in range(len(state.votes))),
    )


def _other_cards(state: State, viewer: Viewer, luck: Luck) -> tuple[CardId, ...]:
    own = None if viewer is None else state.cards[viewer]
    deal = iter(luck.shuffled([card for card in CARDS if card != own]))
    return tuple(card if card == own else next(deal) for card in state.cards)


def _other_vote(state: State, seat: Seat, viewer: Viewer, luck: Luck) -> bool | None:
    """A vote that could lie there: NO only from a seat that holds a NO card."""
    vote = state.votes[seat]
    if vote is None or seat == viewer or not state.no_left[seat]:
        return vote
    return luck.chance(0.5)
