"""The table before the first turn (SK3, SK4, SK16)."""

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.components import ANIMALS, COMPONENTS, LOCATIONS, RULES, Help
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.state import Pile, Player, State

__all__ = ["set_up"]


def set_up(seats: int, options: KawaiiOptions, luck: Luck) -> State:
    """Three shuffled decks with their displays, no card in any hand, and a random first player.

    Solo shows four animals whatever the options say, leaves nine Helps to the turns deck and has removed the first.
    """
    solo = seats == 1
    animals_shown = RULES.optional_animals_shown if solo else options.animals_shown
    animals = luck.shuffled(tuple(ANIMALS))
    helps = luck.shuffled(_helps(solo))
    locations = luck.shuffled(tuple(LOCATIONS))
    first = Seat(luck.below(seats))
    return State(
        players=(Player(),) * seats,
        animals=_pile(animals, animals_shown - 1),
        helps=_pile(helps, RULES.helps_shown),
        locations=_pile(locations, RULES.locations_shown),
        first=first,
        seat=first,
        draws=RULES.draws_per_turn,
        turn_cards=RULES.solo_turn_cards - 1 if solo else 0,
        colour_majority=options.colour_majority and not solo,
    )


def _helps(solo: bool) -> tuple[Help, ...]:
    """The Helps to play with: all 27, in solo 18 (SK1, SK16)."""
    set_aside = RULES.solo_turn_cards_per_type if solo else 0
    return tuple(card.kind for card in COMPONENTS.helps for _ in range(card.count - set_aside))


def _pile(cards: tuple[str, ...], shown: int) -> Pile:
    """The first cards lie beside the deck; of the animals, the next one lies open on top of it."""
    return Pile(cards[:shown], cards[shown:])
