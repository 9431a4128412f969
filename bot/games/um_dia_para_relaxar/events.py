"""What actions cause."""

from bot.engine import game
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.components import Face, OutingId, Row

__all__ = [
    "DayChosen",
    "Event",
    "Forbade",
    "HeartMoved",
    "LastOuting",
    "LeftGame",
    "Liked",
    "MovedUp",
    "Passed",
    "Placed",
    "Rolled",
    "SecondMoveLost",
    "Skipped",
    "Swapped",
    "VoteCast",
    "VoteOpened",
    "VotesRevealed",
]


class Placed(game.Event, frozen=True):
    """A setup card found its row (UR4)."""

    seat: Seat
    outing: OutingId
    row: Row


class Rolled(game.Event, frozen=True):
    """The die at the start of a turn (UR6)."""

    seat: Seat
    face: Face
    again: tuple[Face, ...] = ()
    """Faces that came before and could not be carried out, in order."""


class MovedUp(game.Event, frozen=True):
    """One outing, one row up (UR7, UR9)."""

    seat: Seat
    outing: OutingId
    row: Row
    """The row it reached."""


class SecondMoveLost(game.Event, frozen=True):
    """MOVE TWO UP ended after one move: the vote came first, or nothing else can move (UR9)."""

    seat: Seat


class Swapped(game.Event, frozen=True):
    """Two outings changed places (UR8)."""

    seat: Seat
    rising: OutingId
    falling: OutingId
    row: Row
    """The upper one of the two rows."""


class Skipped(game.Event, frozen=True):
    """One outing, two rows up (UR12)."""

    seat: Seat
    outing: OutingId
    row: Row
    """The row it reached."""


class Liked(game.Event, frozen=True):
    """A heart came from the supply (UR10)."""

    seat: Seat
    outing: OutingId


class HeartMoved(game.Event, frozen=True):
    """A heart changed its outing (UR10)."""

    seat: Seat
    source: OutingId
    target: OutingId


class Forbade(game.Event, frozen=True):
    """The X came onto an outing (UR11)."""

    seat: Seat
    outing: OutingId


class Passed(game.Event, frozen=True):
    """LIKE or FORBIDDEN TO MOVE was not used (UR10, UR11)."""

    seat: Seat
    face: Face


class VoteOpened(game.Event, frozen=True):
    """An outing reached row 8 (UR13)."""

    outing: OutingId


class VoteCast(game.Event, frozen=True):
    """A vote lies face down; `yes` is None for all but its owner (UR13)."""

    seat: Seat
    yes: bool | None


class VotesRevealed(game.Event, frozen=True):
    """All votes are turned over (UR13)."""

    outing: OutingId
    noes: tuple[Seat, ...]
    """The seats that said NO; all others said YES."""


class LeftGame(game.Event, frozen=True):
    """An outing is out, its hearts are back in the supply (UR13)."""

    outing: OutingId
    hearts: int


class LastOuting(game.Event, frozen=True):
    """The only outing left advances to row 8 without a vote (UR14)."""

    outing: OutingId


class DayChosen(game.Event, frozen=True):
    """The big outing of the day is found, and the match over (UR13, UR14)."""

    outing: OutingId


Event = (
    Placed
    | Rolled
    | MovedUp
    | SecondMoveLost
    | Swapped
    | Skipped
    | Liked
    | HeartMoved
    | Forbade
    | Passed
    | VoteOpened
    | VoteCast
    | VotesRevealed
    | LeftGame
    | LastOuting
    | DayChosen
)
