"""The table before the first turn: SK3, SK4, the first player, and the options."""

import pytest

from bot.engine.luck import Luck
from bot.games.super_kawaii_pets.display import open_animals
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.state import Player
from tests.games.super_kawaii_pets.positions import GAME, start


def test_sk3_three_animals_lie_open_one_of_them_on_top_of_the_deck() -> None:
    state = start(2)
    assert len(open_animals(state)) == 3
    assert open_animals(state)[0] == state.animals.deck[0]
    assert len(state.animals.shown) == 2


def test_sk3_three_helps_lie_beside_a_face_down_deck() -> None:
    state = start(2)
    view = GAME.view(state, None)
    assert len(view.helps_shown) == 3
    assert view.help_deck == 24


def test_sk3_three_locations_lie_beside_their_deck() -> None:
    view = GAME.view(start(2), None)
    assert len(view.locations_shown) == 3
    assert view.location_deck == 12


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sk4_nobody_starts_with_cards(seats: int) -> None:
    assert start(seats).players == (Player(),) * seats


def test_ruled_the_first_player_is_random() -> None:
    firsts = [start(4, seed=f"match {n}").first for n in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    assert all(start(4, seed=f"match {n}").seat == first for n, first in enumerate(firsts))


def test_the_decks_are_shuffled() -> None:
    assert len({start(2, seed=f"match {n}").animals.deck for n in range(10)}) == 10
    assert len({start(2, seed=f"match {n}").helps.deck for n in range(10)}) == 10
    assert len({start(2, seed=f"match {n}").locations.deck for n in range(10)}) == 10


def test_sk15_four_animals_may_be_shown_the_open_deck_top_among_them() -> None:
    state = start(3, animals_shown=4)
    assert len(open_animals(state)) == 4
    assert len(state.animals.shown) == 3


def test_sk15_the_colour_majority_is_off_unless_chosen() -> None:
    assert not start(3).colour_majority
    assert start(3, colour_majority=True).colour_majority


def test_sk16_solo_shows_four_animals_and_has_no_colour_majority_whatever_is_chosen() -> None:
    for shown in (3, 4):
        state = start(1, animals_shown=shown, colour_majority=True)
        assert len(open_animals(state)) == 4
        assert not state.colour_majority


def test_the_same_luck_sets_up_the_same_table() -> None:
    assert GAME.setup(3, KawaiiOptions(), Luck("a", 0)) == GAME.setup(3, KawaiiOptions(), Luck("a", 0))
