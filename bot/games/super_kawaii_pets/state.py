"""The state of a match."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.engine import game as engine
from bot.engine.game import Turn
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.components import AnimalId, Help, LocationId

__all__ = ["GAP", "Ending", "Home", "Pile", "Player", "Refreshing", "State"]

Ending = Literal["ten", "stalemate", "solo_won", "solo_lost"]
"""Why a match ended."""

GAP = ""
"""A place of the display whose card is gone until it is refilled (SK6)."""


class Home(msgspec.Struct, frozen=True):
    """A location somebody has obtained, with the animals assigned to it (SK9)."""

    location: LocationId
    residents: tuple[AnimalId, ...]


class Player(msgspec.Struct, frozen=True):
    """The cards of one seat. Helps lie sorted in the order of `HELPS`, all others in the order they came."""

    animals: tuple[AnimalId, ...] = ()
    """In the hand."""
    helps: tuple[Help, ...] = ()
    """In the hand."""
    sad: tuple[AnimalId, ...] = ()
    happy: tuple[AnimalId, ...] = ()
    """Happy and not assigned to a location."""
    homes: tuple[Home, ...] = ()

    @property
    def hand_size(self) -> int:
        """Animals and Helps together (SK10)."""
        return len(self.animals) + len(self.helps)

    @property
    def all_happy(self) -> Iterator[AnimalId]:
        """Every happy animal, assigned or not."""
        yield from self.happy
        for home in self.homes:
            yield from home.residents

    @property
    def horizontal(self) -> int:
        """Horizontal cards: happy animals and locations (SK12)."""
        return len(self.happy) + sum(1 + len(home.residents) for home in self.homes)


class Pile(msgspec.Struct, frozen=True):
    """A deck (next card first), the places beside it, and its discards. The animal deck's first card lies open."""

    shown: tuple[str, ...]
    """One entry a place; "" where the card is gone until the refill."""
    deck: tuple[str, ...]
    discards: tuple[str, ...] = ()


class Refreshing(msgspec.Struct, frozen=True):
    """What the solo player has chosen to replace so far (SK16)."""

    animals: tuple[AnimalId, ...] = ()
    helps: tuple[int, ...] = ()
    """Places of the display, from 0."""
    locations: tuple[LocationId, ...] = ()

    @property
    def any(self) -> bool:
        """Whether at least one card is chosen."""
        return bool(self.animals or self.helps or self.locations)


class State(engine.State, frozen=True):
    """A running or ended match."""

    players: tuple[Player, ...]
    animals: Pile
    helps: Pile
    locations: Pile
    first: Seat
    """Who holds the First Player card."""
    seat: Seat
    """Whose turn it is."""
    turn_number: int = 0
    draws: int = 0
    """Draws of this turn still to make (SK5)."""
    effect: str = ""
    """The animal or location whose draw effect waits (SK8)."""
    paying: AnimalId = AnimalId("")
    """The animal whose payment is being chosen, where it was chosen on its own."""
    parting: tuple[str, ...] = ()
    """Cards of the hand laid out for the discard that ends the turn, while more must be chosen."""
    refreshing: Refreshing | None = None
    turn_cards: int = 0
    """Solo: cards left in the turns deck (SK16)."""
    colour_majority: bool = False
    last_round: bool = False
    """Somebody has ten horizontal cards (SK12)."""
    progress: bool = False
    """Whether this round has brought a happy animal or a location."""
    quiet_rounds: int = 0
    """Full rounds without progress that went before this one."""
    fresh: tuple[AnimalId, ...] = ()
    """The animals turned happy in the latest turn that turned any, in order."""
    fresh_turn: int = 0
    """That turn's number."""
    over: Ending | None = None

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def turn(self) -> Turn:
        return Turn(self.turn_number, self.seat)

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.seat]
