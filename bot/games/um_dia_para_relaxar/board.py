"""The interest rows with all that lies on them: the public part of a match."""

import msgspec

from bot.games.um_dia_para_relaxar.components import COMPONENTS, ROWS, OutingId, Row

__all__ = ["LEVEL", "Board", "above"]

LEVEL: dict[Row, int] = {row: level for level, row in enumerate(ROWS)}
"""Where a row stands in the column, counted from 0 at the bottom (row 8 is level 7, UR2)."""


def above(row: Row, steps: int = 1) -> Row | None:
    """The row so many steps up; None beyond row 8. There is no row 7, so 8 lies directly above 6 (UR2)."""
    level = LEVEL[row] + steps
    return ROWS[level] if level < len(ROWS) else None


class Board(msgspec.Struct, frozen=True):
    """Where outings, hearts and the X are."""

    rows: tuple[tuple[OutingId, ...], ...] = ((),) * len(ROWS)
    """Outings by level (see `ROWS`), in the order they lie there."""
    hearts: tuple[OutingId, ...] = ()
    """For each heart in play, the outing under it; in alphabetical order."""
    forbidden: OutingId | None = None
    """The outing under the FORBIDDEN TO MOVE marker; None while the X is in the supply."""
    out: tuple[OutingId, ...] = ()
    """Outings that left the game, oldest first."""

    @property
    def in_play(self) -> tuple[OutingId, ...]:
        """All outings on the rows, lowest row first."""
        return tuple(outing for row in self.rows for outing in row)

    @property
    def hearts_left(self) -> int:
        """Hearts in the supply."""
        return COMPONENTS.counts.hearts - len(self.hearts)

    def row_of(self, outing: OutingId) -> Row | None:
        """The row an outing stands on; None when it is out or not placed yet."""
        for level, row in enumerate(self.rows):
            if outing in row:
                return ROWS[level]
        return None

    def standing(self, outing: OutingId) -> Row:
        """The row of an outing in play. Raises LookupError for any other."""
        row = self.row_of(outing)
        if row is None:
            raise LookupError(f"{outing} is not in play")
        return row

    def outings_on(self, row: Row) -> tuple[OutingId, ...]:
        return self.rows[LEVEL[row]]

    def has_room(self, row: Row) -> bool:
        """A row holds at most four outings (UR5)."""
        return len(self.rows[LEVEL[row]]) < COMPONENTS.rules.row_capacity

    def hearts_on(self, outing: OutingId) -> int:
        return self.hearts.count(outing)
