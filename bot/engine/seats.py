"""Who sits at the table, and who looks at it."""

from typing import NewType

import msgspec

__all__ = ["Cast", "Member", "Seat", "Team", "Viewer"]

Seat = NewType("Seat", int)
"""A place in a match, counted from 0."""

Team = NewType("Team", int)
"""Several seats that win together, counted from 0."""

Viewer = Seat | None
"""Whose eyes a view is made for; None is the public."""


class Member(msgspec.Struct, frozen=True):
    """How one seat is shown: its player's name, drawable and without control characters."""

    name: str
    colour: int
    """Index into the eight seat colours of the look."""
    bot: bool = False
    team: Team | None = None


class Cast(msgspec.Struct, frozen=True):
    """All seats of a match, in seat order, as pictures and texts name them."""

    members: tuple[Member, ...]

    def __len__(self) -> int:
        return len(self.members)

    def name(self, seat: int) -> str:
        return self.members[seat].name

    def colour(self, seat: int) -> int:
        return self.members[seat].colour
