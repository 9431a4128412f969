"""How a match begins: PM1 to PM4, sizes and teams."""

from collections import Counter

import pytest

from bot.engine.game import IllegalAction
from bot.engine.seats import Seat
from bot.games.parks_memories.components import ABILITIES, ART, COUNTS, TILES, TWIN, TYPE
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.layout import layout_of
from bot.games.parks_memories.options import FieldSize, ParksOptions
from bot.games.parks_memories.turns import seat_of_turn
from tests.games.parks_memories.hidden import inventory
from tests.games.parks_memories.table import begin


def test_pm1_there_are_48_tiles_of_which_four_are_wild() -> None:
    assert len(TILES) == 48
    assert sum(tile.type == "wild" for tile in TILES) == 4


def test_pm1_each_of_22_parks_exists_in_two_copies() -> None:
    copies = Counter(tile.art for tile in TILES if tile.type != "wild")
    assert len(copies) == 22
    assert set(copies.values()) == {2}


def test_pm1_each_team_has_one_ability_of_each_type() -> None:
    assert ABILITIES == ("sun", "water", "forest", "mountain")
    assert len(GAME.view(begin(3), None).teams) == 3


def test_pm1_at_most_three_teams_share_the_twelve_ability_tiles() -> None:
    for seats in range(2, 9):
        assert len(begin(seats).areas) <= COUNTS.teams_max


def test_ruled_the_two_copies_of_a_park_have_one_type_so_the_types_are_12_12_10_10() -> None:
    assert Counter(TYPE.values()) == {"water": 12, "forest": 12, "sun": 10, "mountain": 10, "wild": 4}
    assert all(TYPE[tile] == TYPE[twin] and ART[tile] == ART[twin] for tile, twin in TWIN.items())


def test_pm2_nine_tiles_lie_face_down_beside_three_stacks_of_13() -> None:
    state = begin()
    assert len(state.field) == 9
    assert state.up == ()
    assert [len(stack) for stack in state.stacks] == [13, 13, 13]
    assert inventory(state) == Counter(tile.id for tile in TILES)


def test_pm2_the_tiles_are_shuffled() -> None:
    assert begin(seed="one").field != begin(seed="two").field


def test_pm3_all_abilities_start_inactive() -> None:
    assert begin(3).active == ((), (), ())


@pytest.mark.parametrize(
    ("field", "spaces", "stacks"), [("3x3", 9, [13, 13, 13]), ("3x4", 12, [12, 12, 12]), ("4x4", 16, [11, 11, 10])]
)
def test_ruled_the_rest_lies_in_three_stacks_as_even_as_possible(
    field: FieldSize, spaces: int, stacks: list[int]
) -> None:
    state = begin(options=ParksOptions(field=field))
    assert len(state.field) == spaces
    assert [len(stack) for stack in state.stacks] == stacks


def test_ruled_3x4_is_three_rows_of_four_and_letters_are_columns() -> None:
    layout = layout_of(ParksOptions(field="3x4"))
    assert (layout.columns, layout.rows) == (4, 3)
    assert layout.cells[:5] == ("A1", "B1", "C1", "D1", "A2")


def test_ruled_the_first_player_is_random_and_the_hiker_starts_off_the_field() -> None:
    states = [begin(3, seed=str(seed)) for seed in range(40)]
    assert {state.first for state in states} == {0, 1, 2}
    assert all(state.seat == state.first and state.hiker is None for state in states)


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3)])
def test_two_or_three_players_play_for_themselves_whatever_the_option_says(seats: int, teams: int) -> None:
    assert len(begin(seats, ParksOptions(teams=2)).areas) == teams
    assert len(begin(seats, ParksOptions(teams=3)).areas) == teams


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_pm4_four_or_more_players_form_two_teams(seats: int) -> None:
    assert len(begin(seats).areas) == 2


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_ruled_six_or_more_players_may_form_three_teams(seats: int) -> None:
    assert len(begin(seats, ParksOptions(teams=3)).areas) == 3


@pytest.mark.parametrize("seats", [4, 5])
def test_ruled_three_teams_of_four_or_five_players_are_not_offered(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        begin(seats, ParksOptions(teams=3))
    assert refused.value.key == "three_teams_need_six"


def test_ruled_seat_i_joins_team_i_mod_the_number_of_teams() -> None:
    teams = GAME.view(begin(8, ParksOptions(teams=3)), None).teams
    assert [team.seats for team in teams] == [(0, 3, 6), (1, 4, 7), (2, 5)]


def test_ruled_teams_alternate_and_members_take_turns_in_rotation() -> None:
    assert [seat_of_turn(n, Seat(0), 5, 2) for n in range(8)] == [0, 1, 2, 3, 4, 1, 0, 3]


def test_ruled_without_teams_turns_go_clockwise_from_the_first_player() -> None:
    assert [seat_of_turn(n, Seat(2), 3, 3) for n in range(4)] == [2, 0, 1, 2]


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (5, 2), (7, 2), (6, 3), (7, 3), (8, 3)])
def test_ruled_every_first_player_keeps_the_rotation_fair(seats: int, teams: int) -> None:
    for first in range(seats):
        turns = [seat_of_turn(n, Seat(first), seats, teams) for n in range(seats * teams * 4)]
        assert turns[0] == first
        assert all(turn % teams == (first + n) % teams for n, turn in enumerate(turns))
        for team in range(teams):
            counts = Counter(turn for turn in turns if turn % teams == team)
            assert max(counts.values()) - min(counts.values()) <= 1


def test_no_seat_count_outside_two_to_eight_is_offered() -> None:
    assert GAME.info.seats == (2, 3, 4, 5, 6, 7, 8)
