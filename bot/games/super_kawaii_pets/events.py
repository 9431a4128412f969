"""What happens, as the log tells it."""

from typing import Literal

from bot.engine.game import Event
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.components import AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.state import Ending

__all__ = [
    "AnimalPlayed",
    "AnimalTaken",
    "CardsReplaced",
    "Discarded",
    "DisplayRefilled",
    "EffectLost",
    "EffectSkipped",
    "Ended",
    "HelpDrawn",
    "HelpTaken",
    "KawaiiEvent",
    "LastRoundBegan",
    "LocationObtained",
    "NothingToDraw",
    "Shuffled",
    "StalemateNear",
    "TurnBegan",
    "TurnCardRemoved",
    "TurnCardReturned",
    "TurnedHappy",
]


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: Seat


class DisplayRefilled(Event, frozen=True):
    """Gaps of the display were filled (SK6); the cards that came."""

    animals: tuple[AnimalId, ...]
    helps: tuple[Help, ...]
    locations: tuple[LocationId, ...]


class Shuffled(Event, frozen=True):
    """Discards became a new deck (SK11)."""

    deck: Literal["animals", "helps", "locations"]


class AnimalTaken(Event, frozen=True):
    """An animal went from the display to a hand."""

    seat: Seat
    animal: AnimalId


class HelpTaken(Event, frozen=True):
    """A Help went from the display to a hand."""

    seat: Seat
    help: Help


class HelpDrawn(Event, frozen=True):
    """A Help went from its deck to a hand; None for all who did not draw it."""

    seat: Seat
    help: Help | None


class NothingToDraw(Event, frozen=True):
    """A draw was lost because no animal and no Help is left."""

    seat: Seat


class AnimalPlayed(Event, frozen=True):
    """An animal was put in front of its owner, sad."""

    seat: Seat
    animal: AnimalId


class EffectLost(Event, frozen=True):
    """A draw effect found nothing that fits (SK8)."""

    seat: Seat
    card: str


class EffectSkipped(Event, frozen=True):
    """A draw effect was not used."""

    seat: Seat
    card: str


class TurnedHappy(Event, frozen=True):
    """A sad animal was turned happy."""

    seat: Seat
    animal: AnimalId
    payment: tuple[Help, ...]


class LocationObtained(Event, frozen=True):
    """A location was obtained for these animals."""

    seat: Seat
    location: LocationId
    residents: tuple[AnimalId, ...]


class LastRoundBegan(Event, frozen=True):
    """Somebody reached ten horizontal cards (SK12)."""

    seat: Seat


class Discarded(Event, frozen=True):
    """Cards over the hand limit were discarded (SK10)."""

    seat: Seat
    animals: tuple[AnimalId, ...]
    helps: tuple[Help, ...]


class StalemateNear(Event, frozen=True):
    """One more round without a happy animal or a location ends the match."""


class TurnCardRemoved(Event, frozen=True):
    """Solo: a card left the turns deck, to begin a turn or for a refresh (SK16)."""

    left: int
    refresh: bool


class TurnCardReturned(Event, frozen=True):
    """Solo: a refresh was called off before any card was replaced."""

    left: int


class CardsReplaced(Event, frozen=True):
    """Solo: displayed cards were discarded and replaced (SK16); the cards that went."""

    animals: tuple[AnimalId, ...]
    helps: tuple[Help, ...]
    locations: tuple[LocationId, ...]


class Ended(Event, frozen=True):
    """The match ended."""

    reason: Ending


KawaiiEvent = (
    TurnBegan
    | DisplayRefilled
    | Shuffled
    | AnimalTaken
    | HelpTaken
    | HelpDrawn
    | NothingToDraw
    | AnimalPlayed
    | EffectLost
    | EffectSkipped
    | TurnedHappy
    | LocationObtained
    | LastRoundBegan
    | Discarded
    | StalemateNear
    | TurnCardRemoved
    | TurnCardReturned
    | CardsReplaced
    | Ended
)
