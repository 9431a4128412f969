"""DP1 to DP5: what is in the box."""

from collections import Counter

from bot.engine.luck import Luck
from bot.games.day_at_the_park.components import (
    ADVENTURES,
    CHARACTERS,
    ITEMS,
    ITEMS_PER_KIND,
    PARK_TILES,
    PLAZA,
    SET_ASIDE,
    SINGLE,
    TILES,
)
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.options import Options


def test_dp1_sixty_adventures_28_easy_20_medium_12_hard() -> None:
    decks = Counter(adventure.difficulty for adventure in ADVENTURES.values())
    assert decks == {"easy": 28, "medium": 20, "hard": 12}


def test_dp2_twenty_items_of_each_of_four_kinds() -> None:
    assert ITEMS == ("music", "bird", "flower", "cupcake")
    assert ITEMS_PER_KIND == 20
    assert GAME.setup(2, Options(), Luck("x", 0)).supply == (20, 20, 20, 20)


def test_dp3_48_park_tiles_and_a_start_tile() -> None:
    assert len(PARK_TILES) == len(set(PARK_TILES)) == 48
    assert len(PLAZA) == 4
    assert len(SINGLE) == 1


def test_dp3_each_tile_has_both_kinds_of_edge() -> None:
    assert all({"G", "F"} == set(TILES[tile].edges) for tile in PARK_TILES)


def test_dp4_six_characters_and_two_to_five_players() -> None:
    assert len(CHARACTERS) == 6
    assert GAME.info.seats == (2, 3, 4, 5)


def test_dp5_forty_tokens_eight_of_each_kind() -> None:
    bag = GAME.setup(2, Options(), Luck("x", 0)).bag
    assert Counter(bag) == dict.fromkeys(("tricycle", "butterfly", "exchange", "attraction", "wild"), 8)


def test_dp6_22_15_8_3_tiles_are_set_aside() -> None:
    assert SET_ASIDE == {2: 22, 3: 15, 4: 8, 5: 3}
    for seats, aside in SET_ASIDE.items():
        assert len(GAME.setup(seats, Options(), Luck("x", 0)).box) == aside


def test_dp23_chase_bubbles_costs_one_flower_two_cupcakes_for_2_points() -> None:
    chase = next(adventure for adventure in ADVENTURES.values() if adventure.id == "E25")
    assert chase.items == {"flower": 1, "cupcake": 2}
    assert chase.points == 2
