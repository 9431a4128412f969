"""The six faces of the die: what each one allows on a board, and what it does to it."""

from collections.abc import Iterator

import msgspec

from bot.games.um_dia_para_relaxar.actions import Action, Forbid, Like, MoveHeart, MoveUp, Pass, Skip, Swap
from bot.games.um_dia_para_relaxar.board import LEVEL, Board
from bot.games.um_dia_para_relaxar.components import COMPONENTS, Face, OutingId

__all__ = ["after", "choices", "eliminated", "possible"]

_CAPACITY = COMPONENTS.rules.row_capacity
_MAX_HEARTS = COMPONENTS.rules.max_hearts_per_outing


def choices(board: Board, face: Face) -> tuple[Action, ...]:
    """All that a face allows, lower rows first, doing nothing last. () when it has to be rolled again (UR6)."""
    if face in ("move_up", "move_two_up"):
        return tuple(_rises(board))
    if face == "swap_places":
        return tuple(_swaps(board))
    if face == "like":
        return (*_likes(board), Pass())
    if face == "forbidden_to_move":
        return (*_forbids(board), Pass())
    return tuple(_skips(board))


def possible(board: Board, face: Face) -> bool:
    """Whether a face can be carried out; if not, it is rolled again (UR6, UR18)."""
    if face == "swap_places":
        return any(True for _ in _swaps(board))
    if face == "skip_a_row":
        return any(True for _ in _skips(board))
    return True


def after(board: Board, action: Action) -> Board:
    """The board once a choice of the die's face is carried out."""
    match action:
        case MoveUp(outing):
            return _raised(board, outing, 1)
        case Skip(outing):
            return _raised(board, outing, 2)
        case Swap(rising, falling):
            return _swapped(board, rising, falling)
        case Like(outing):
            return _with_hearts(board, [*board.hearts, outing])
        case MoveHeart(source, target):
            hearts = list(board.hearts)
            hearts.remove(source)
            return _with_hearts(board, [*hearts, target])
        case Forbid(outing):
            return msgspec.structs.replace(board, forbidden=outing)
        case _:
            return board


def eliminated(board: Board, outing: OutingId) -> Board:
    """The board without an outing; its hearts are back in the supply (UR13)."""
    return msgspec.structs.replace(
        board,
        rows=tuple(tuple(other for other in row if other != outing) for row in board.rows),
        hearts=tuple(other for other in board.hearts if other != outing),
        out=(*board.out, outing),
    )


def _rises(board: Board) -> Iterator[MoveUp]:
    """MOVE UP: one row up, into a row with room; the marked outing stays (UR7, UR11)."""
    for lower, upper in zip(board.rows, board.rows[1:], strict=False):
        if len(upper) < _CAPACITY:
            yield from (MoveUp(outing) for outing in lower if outing != board.forbidden)


def _swaps(board: Board) -> Iterator[Swap]:
    """SWAP PLACES: two outings of adjacent rows, neither under the X (UR8)."""
    for lower, upper in zip(board.rows, board.rows[1:], strict=False):
        for rising in lower:
            if rising != board.forbidden:
                yield from (Swap(rising, falling) for falling in upper if falling != board.forbidden)


def _likes(board: Board) -> Iterator[Like | MoveHeart]:
    """LIKE: a heart from the supply; only if it is empty, one from another outing (UR10)."""
    targets = [outing for outing in board.in_play if board.hearts_on(outing) < _MAX_HEARTS]
    if board.hearts_left:
        yield from (Like(outing) for outing in targets)
        return
    for source in board.in_play:
        if source in board.hearts:
            yield from (MoveHeart(source, target) for target in targets if target != source)


def _forbids(board: Board) -> Iterator[Forbid]:
    """FORBIDDEN TO MOVE: the X onto any outing, except where it lies (UR11)."""
    return (Forbid(outing) for outing in board.in_play if outing != board.forbidden)


def _skips(board: Board) -> Iterator[Skip]:
    """SKIP A ROW: two rows up, over a row that is not empty, into a row with room (UR12)."""
    for start, skipped, target in zip(board.rows, board.rows[1:], board.rows[2:], strict=False):
        if skipped and len(target) < _CAPACITY:
            yield from (Skip(outing) for outing in start if outing != board.forbidden)


def _raised(board: Board, outing: OutingId, steps: int) -> Board:
    level = LEVEL[board.standing(outing)]
    rows = list(board.rows)
    rows[level] = tuple(other for other in rows[level] if other != outing)
    rows[level + steps] = (*rows[level + steps], outing)
    return msgspec.structs.replace(board, rows=tuple(rows))


def _swapped(board: Board, rising: OutingId, falling: OutingId) -> Board:
    """Each takes the other's very place."""
    partner = {rising: falling, falling: rising}
    rows = tuple(tuple(partner.get(outing, outing) for outing in row) for row in board.rows)
    return msgspec.structs.replace(board, rows=rows)


def _with_hearts(board: Board, hearts: list[OutingId]) -> Board:
    return msgspec.structs.replace(board, hearts=tuple(sorted(hearts)))
