"""What a Priority card is worth (UR15)."""

import msgspec

from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.components import CARDS, COMPONENTS, VOTE_ROW, CardId, OutingId, Row

__all__ = ["Line", "Worth", "points", "ranks", "worth"]

_NUMBERS = COMPONENTS.rules
_BONUS = (_NUMBERS.first_bonus, _NUMBERS.second_bonus, *(0,) * (_NUMBERS.priority_length - 2))
"""Extra points by place on the card, for the outing on row 8."""


class Line(msgspec.Struct, frozen=True):
    """What one outing of a card brings."""

    outing: OutingId
    row: Row | None
    """None when it is out or not placed yet: then it brings nothing."""
    hearts: int
    bonus: int

    @property
    def points(self) -> int:
        return (self.row or 0) + self.hearts * _NUMBERS.heart_points + self.bonus


class Worth(msgspec.Struct, frozen=True):
    """A card with what it would score on a board."""

    card: CardId
    lines: tuple[Line, ...]
    """In the card's order, the dearest outing first."""
    total: int


def worth(card: CardId, board: Board) -> Worth:
    """A card's score, outing by outing."""
    lines = tuple(_line(place, outing, board) for place, outing in enumerate(CARDS[card].outings))
    return Worth(card, lines, sum(line.points for line in lines))


def points(card: CardId, board: Board) -> int:
    """A card's score."""
    return worth(card, board).total


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks from 1; most points win and ties share (UR15)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def _line(place: int, outing: OutingId, board: Board) -> Line:
    row = board.row_of(outing)
    return Line(outing, row, board.hearts_on(outing), _BONUS[place] if row == VOTE_ROW else 0)
