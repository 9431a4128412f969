"""The box: SK1, SK2, SK17, and what its data must hold."""

from collections import Counter
from itertools import combinations

from bot.games.super_kawaii_pets.components import (
    ANIMALS,
    COLOUR_OF_HELP,
    COLOURS,
    COMPONENTS,
    HELPS,
    LOCATIONS,
    Help,
    effect_of,
)
from bot.games.super_kawaii_pets.payments import payments
from tests.games.super_kawaii_pets.positions import GAME


def test_sk1_42_animals_27_helps_and_15_locations() -> None:
    assert len(ANIMALS) == 42
    assert {card.kind: card.count for card in COMPONENTS.helps} == {"food": 9, "love": 9, "care": 9}
    assert len(LOCATIONS) == 15


def test_sk2_12_dogs_12_cats_12_rodents_and_6_wilds() -> None:
    species = Counter(animal.species for animal in ANIMALS.values())
    assert species == {"dog": 12, "cat": 12, "rodent": 12, "wild": 6}
    assert ANIMALS[next(a for a in ANIMALS if ANIMALS[a].name == "Greek Tortoise")].species == "wild"


def test_sk2_one_to_four_players() -> None:
    assert GAME.info.seats == (1, 2, 3, 4)


def test_sk17_blue_is_care_pink_is_love_green_is_food() -> None:
    assert COLOUR_OF_HELP == {"care": "blue", "love": "pink", "food": "green"}


def test_sk17_locations_have_colours_too() -> None:
    assert Counter(location.colour for location in LOCATIONS.values()) == dict.fromkeys(COLOURS, 5)


def test_sk8_the_tortoise_draws_by_colour() -> None:
    effect = effect_of("W06")
    assert effect is not None
    assert effect.by == "colour"


def test_from_four_random_helps_a_random_animal_can_be_paid_97_times_in_100() -> None:
    deck = [kind for kind in HELPS for _ in range(9)]
    hands = _hands_of_four(deck)
    paid = sum(
        weight * bool(payments(animal.cost, hand)) for animal in ANIMALS.values() for hand, weight in hands.items()
    )
    assert 0.95 < paid / (len(ANIMALS) * sum(hands.values())) < 0.99


def _hands_of_four(deck: list[Help]) -> Counter[tuple[Help, ...]]:
    """Each hand of four Helps with the number of ways in which it is dealt."""
    return Counter(combinations(deck, 4))
