"""The friends who sit at tables that no server knows: in pictures drawn here and in the sandbox."""

from bot.engine.seats import Cast, Member

__all__ = ["GUESTS", "cast_of"]

GUESTS = ("Ana", "Bia", "Caio", "Duda", "Enzo", "Flora", "Gil", "Helô")
"""One for each of the eight seats that the largest table has."""


def cast_of(seats: int) -> Cast:
    """So many of them in seat order, each in the colour of the seat."""
    return Cast(tuple(Member(GUESTS[seat], colour=seat) for seat in range(seats)))
