"""Setup: cards and characters are dealt, and the outings find their rows 0 to 3 (UR1, UR3, UR4)."""

import msgspec

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import Place
from bot.games.um_dia_para_relaxar.board import LEVEL, Board
from bot.games.um_dia_para_relaxar.components import CARDS, CHARACTERS, COMPONENTS, OUTINGS, ROWS, OutingId, Row
from bot.games.um_dia_para_relaxar.events import Event, Placed
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.state import Moved, State
from bot.games.um_dia_para_relaxar.turns import roll

__all__ = ["place", "placed", "placements", "setup"]

_SETUP_ROWS = COMPONENTS.rules.setup_rows
_CAPACITY = COMPONENTS.rules.row_capacity


def setup(seats: int, options: Options, luck: Luck) -> State:
    """The table before the first action; when the outings are dealt, the first turn's die lies there already."""
    first = Seat(luck.below(seats))
    state = State(
        options=options,
        phase="setup",
        turn=0,
        first=first,
        active=first,
        board=Board(),
        cards=luck.sample(tuple(CARDS), seats),
        characters=luck.sample(CHARACTERS, seats),
        no_left=(COMPONENTS.counts.no_cards_each,) * seats,
        deck=luck.shuffled(OUTINGS),
    )
    return _dealt(state, luck) if options.setup == "dealt" else state


def placements(board: Board) -> tuple[Place, ...]:
    """Rows 0 to 3 with room (UR4, UR5)."""
    return tuple(Place(row) for row in _SETUP_ROWS if board.has_room(row))


def place(state: State, row: Row, luck: Luck) -> tuple[State, tuple[Event, ...]]:
    """The outing just taken goes into a row; after the sixteenth, the first player rolls (UR4)."""
    outing, *deck = state.deck
    event = Placed(state.active, outing, row)
    following = msgspec.structs.replace(
        state,
        turn=state.turn + 1,
        active=Seat((state.active + 1) % state.seats) if deck else state.first,
        board=placed(state.board, row, outing),
        deck=tuple(deck),
        moved=(Moved(outing, "new"),),
    )
    if deck:
        return following, (event,)
    started, rolled = roll(following, luck)
    return started, (event, rolled)


def placed(board: Board, row: Row, outing: OutingId) -> Board:
    """The board with one more outing."""
    rows = list(board.rows)
    rows[LEVEL[row]] = (*rows[LEVEL[row]], outing)
    return msgspec.structs.replace(board, rows=tuple(rows))


def _dealt(state: State, luck: Luck) -> State:
    """The house option: four outings at random into each setup row."""
    deck = state.deck
    rows = tuple(deck[_CAPACITY * level : _CAPACITY * (level + 1)] for level in range(len(ROWS)))
    started, _ = roll(msgspec.structs.replace(state, board=Board(rows=rows), deck=()), luck)
    return started
