"""What a match may want of Discord, in the order in which it is to come true."""

from enum import StrEnum

__all__ = ["ORDERED", "Wish"]


class Wish(StrEnum):
    """The kinds of deliveries; those that are panels are called as in `transport.PanelKind`."""

    CLOCK = "clock"
    """Somebody's time runs out then: before all else, since it changes what is to be shown."""
    BOTS = "bots"
    """Bots are to move: before anything is shown, so that nobody is shown a table that is about to change."""
    THREAD = "thread"
    BOARD = "board"
    RESULT = "result"
    LOBBY = "lobby"
    HAND = "hand"
    """One a seat."""
    INVITATION = "invitation"
    """One a seat that was offered to somebody."""
    NOTICE = "notice"

    @property
    def rank(self) -> int:
        return _RANKS[self]


_RANKS = {wish: rank for rank, wish in enumerate(Wish)}

ORDERED = frozenset({Wish.THREAD, Wish.BOARD, Wish.RESULT})
"""What comes true one after another: while one of them cannot be, those after it wait."""
