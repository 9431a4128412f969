"""What a player can choose to do."""

from bot.engine.game import Action
from bot.games.super_kawaii_pets.components import AnimalId, Help, LocationId

__all__ = [
    "ORDERED",
    "Cancel",
    "ChooseAnimals",
    "ChooseHelps",
    "ChooseLocations",
    "DrawHelp",
    "EndTurn",
    "HandCard",
    "KawaiiAction",
    "MakeHappy",
    "Obtain",
    "Pay",
    "PlayAnimal",
    "Refresh",
    "Replace",
    "SkipEffect",
    "TakeAnimal",
    "TakeHelp",
]

HandCard = str
"""A card of a hand: an animal's id, or a Help as "food", and where there are more of it "food2", "food3" …"""


class TakeAnimal(Action, frozen=True):
    """Takes one of the animals shown, as a draw of the turn (SK5) or by an effect (SK8)."""

    animal: AnimalId


class TakeHelp(Action, frozen=True):
    """Takes one of the Help cards shown, as a draw of the turn (SK5) or by an effect (SK8)."""

    help: Help


class DrawHelp(Action, frozen=True):
    """Draws the top card of the Help deck, unseen (SK5)."""


class SkipEffect(Action, frozen=True):
    """Takes nothing by the effect that waits (SK8)."""


class PlayAnimal(Action, frozen=True):
    """Puts an animal from the hand in front of its owner, sad side up (SK5)."""

    animal: AnimalId


class MakeHappy(Action, frozen=True):
    """Pays for a sad animal and turns it over (SK5, SK7)."""

    animal: AnimalId
    payment: tuple[Help, ...]
    """The Helps to discard, in the order of `HELPS`: one value, not a set to choose from."""


class Pay(Action, frozen=True):
    """Chooses the animal first; its payments are asked next. Only where all of them would be too many at once."""

    animal: AnimalId


class Obtain(Action, frozen=True):
    """Assigns happy animals to a location and takes it (SK5, SK9)."""

    location: LocationId
    residents: tuple[AnimalId, ...]
    """Who moves in: one value. Only how many Wilds it costs is a choice; who of a species goes makes no difference."""


class EndTurn(Action, frozen=True):
    """Ends the turn; what is over the hand limit is discarded (SK10).

    A very large hand is discarded in several portions, each an EndTurn of its own.
    """

    discard: tuple[HandCard, ...] = ()


class Refresh(Action, frozen=True):
    """Solo: removes a turn card, to replace displayed cards (SK16)."""


class ChooseAnimals(Action, frozen=True):
    """Solo: the displayed animals that are to be replaced, instead of those chosen before."""

    animals: tuple[AnimalId, ...]


class ChooseHelps(Action, frozen=True):
    """Solo: the places (from 0) of the displayed Helps that are to be replaced, instead of those chosen before."""

    places: tuple[int, ...]


class ChooseLocations(Action, frozen=True):
    """Solo: the displayed locations that are to be replaced, instead of those chosen before."""

    locations: tuple[LocationId, ...]


class Replace(Action, frozen=True):
    """Solo: discards all cards chosen and replaces them at once (SK16)."""


class Cancel(Action, frozen=True):
    """Goes back to before Refresh, Pay or the first portion discarded; nothing has been revealed since."""


KawaiiAction = (
    TakeAnimal
    | TakeHelp
    | DrawHelp
    | SkipEffect
    | PlayAnimal
    | MakeHappy
    | Pay
    | Obtain
    | EndTurn
    | Refresh
    | ChooseAnimals
    | ChooseHelps
    | ChooseLocations
    | Replace
    | Cancel
)

ORDERED = frozenset({"payment", "residents"})
"""The fields whose tuples are one value, not a set to choose from."""
