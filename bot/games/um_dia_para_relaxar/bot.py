"""A player of rules of thumb: it lifts what its own card wants, but not so high that others vote it out too soon."""

from collections.abc import Sequence

from bot.engine.luck import Luck
from bot.games.um_dia_para_relaxar.actions import Action, Place, Vote
from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.components import CARDS, CardId
from bot.games.um_dia_para_relaxar.events import Event
from bot.games.um_dia_para_relaxar.moves import after, eliminated
from bot.games.um_dia_para_relaxar.scoring import Line, points, worth
from bot.games.um_dia_para_relaxar.setup import placed
from bot.games.um_dia_para_relaxar.view import View
from bot.games.um_dia_para_relaxar.voting import outing_voted_on

__all__ = ["STRENGTHS", "choose"]

STRENGTHS = ("easy", "average")
WHIM = {"easy": 3.0, "average": 0.3}
"""How many points a bot overlooks, for variety or for a gentler game."""
EXPOSED = {6: 0.7, 5: 0.4, 4: 0.2}
"""How likely an outing of this row is to be lifted to row 8 before the day is chosen."""
YES_OF_OTHERS = 0.5
"""How likely a seat with NO cards left says YES."""
SURE = 0.9
"""No bot asks for a better chance to win than this before it says YES."""
PRIDE = 0.35
"""A bot says YES when its chance to win is a fair share, and so much of it more for each NO card it still holds."""


def choose(
    history: Sequence[Event],  # noqa: ARG001 (all that matters lies on the table)
    view: View,
    actions: Sequence[Action],
    luck: Luck,
    strength: str = "average",
) -> Action:
    """The vote that suits its card, or the action that promises its card most."""
    card = _own_card(view)
    if view.phase == "vote":
        wanted = Vote(_content(view, view.board, card))
        return wanted if wanted in actions else actions[0]
    whim = WHIM[strength]
    return max(actions, key=lambda action: _promise(view, card, action) + luck.below(1000) / 1000 * whim)


def _own_card(view: View) -> CardId:
    if view.own is None or view.own.worth is None:
        raise ValueError("a bot plays from the view of its own seat")
    return view.own.worth.card


def _promise(view: View, card: CardId, action: Action) -> float:
    """By how many points the card may be expected to lead after the action and a vote it leads to."""
    refusal = _chance_of_no(view)
    if isinstance(action, Place):
        assert view.next_outing is not None
        return _lead(placed(view.board, action.row, view.next_outing), card, refusal)
    board = after(view.board, action)
    outing = outing_voted_on(board)
    if outing is None:
        return _lead(board, card, refusal)
    if not _content(view, board, card):
        refusal = 1.0
    gone = _lead(eliminated(board, outing), card, refusal)
    return (1 - refusal) * _lead(board, card, 0.0) + refusal * gone


def _chance_of_no(view: View) -> float:
    """How likely any other seat says NO to an outing."""
    holders = sum(seat.no_left > 0 for number, seat in enumerate(view.seats) if number != view.viewer)
    return 1 - YES_OF_OTHERS**holders


def _lead(board: Board, card: CardId, refusal: float) -> float:
    """How many points the card may be expected to end ahead of an average one."""
    average = sum(_expected(other, board, refusal) for other in CARDS) / len(CARDS)
    return _expected(card, board, refusal) - average


def _expected(card: CardId, board: Board, refusal: float) -> float:
    """A card's score, less what it may lose because outings near the top are voted out; the X keeps one safe."""
    return sum(line.points * (1 - _risk(line, board) * refusal) for line in worth(card, board).lines)


def _risk(line: Line, board: Board) -> float:
    return 0.0 if line.row is None or line.outing == board.forbidden else EXPOSED.get(line.row, 0.0)


def _content(view: View, board: Board, card: CardId) -> bool:
    """Whether the card would win often enough if the day were chosen on this board."""
    own = points(card, board)
    beaten = sum(points(other, board) <= own for other in CARDS if other != card) / (len(CARDS) - 1)
    rivals = len(view.seats) - 1
    no_left = view.seats[view.viewer].no_left if view.viewer is not None else 0
    return beaten**rivals >= min(SURE, (1 + PRIDE * no_left) / (rivals + 1))
