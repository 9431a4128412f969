"""The six faces of the die (UR7 to UR12, and the examples of UR17)."""

from itertools import permutations

import pytest

from bot.games.um_dia_para_relaxar.actions import Forbid, Like, MoveHeart, MoveUp, Pass, Skip, Swap
from bot.games.um_dia_para_relaxar.components import OutingId
from bot.games.um_dia_para_relaxar.events import Forbade, HeartMoved, Liked, MovedUp, SecondMoveLost, Skipped, Swapped
from tests.games.um_dia_para_relaxar.positions import FULL_SETUP, choices, play, position

BEACH, DIVING, FARM, PARK, SPA, TRAVEL, ZOO = map(OutingId, ("beach", "diving", "farm", "park", "spa", "travel", "zoo"))
ICE_CREAM = OutingId("ice_cream_shop")


# MOVE UP


def test_ur7_move_up_goes_one_row_up_into_a_row_with_room() -> None:
    state = position("move move_up", "4: zoo\n3: spa park farm\n2: beach")
    step = play(state, MoveUp(BEACH))
    assert step.state.board.rows[2:5] == ((), (SPA, PARK, FARM, BEACH), (ZOO,))
    assert step.events[0] == MovedUp(state.active, BEACH, step.state.board.standing(BEACH))


def test_ur7_move_up_offers_every_outing_below_a_row_with_room() -> None:
    state = position("move move_up", "6: zoo\n3: spa park\n2: beach")
    assert choices(state) == (MoveUp(BEACH), MoveUp(SPA), MoveUp(PARK), MoveUp(ZOO))


def test_ur2_move_up_from_row_6_leads_to_row_8() -> None:
    step = play(position("move move_up", "6: beach\n0: zoo spa"), MoveUp(BEACH))
    assert step.state.board.row_of(BEACH) == 8


def test_ur17_with_row_3_full_move_up_from_2_is_refused() -> None:
    """Aline cannot move Beach from 2 to the full row 3, so she moves Travel from 1 to 2."""
    state = position("move move_up", "3: zoo camping karaoke theatre\n2: beach spa\n1: travel park")
    assert MoveUp(BEACH) not in choices(state)
    assert MoveUp(TRAVEL) in choices(state)


def test_ur11_an_outing_under_the_x_cannot_be_moved() -> None:
    board = "5: zoo\n4: spa!\n3: beach"
    assert MoveUp(SPA) not in choices(position("move move_up", board))
    assert Skip(SPA) not in choices(position("move skip_a_row", board))
    assert MoveUp(SPA) not in choices(position("move move_two_up", board))


# SWAP PLACES


def test_ur8_two_outings_in_adjacent_rows_change_places() -> None:
    state = position("move swap_places", "3: spa park farm\n2: zoo beach diving")
    step = play(state, Swap(BEACH, PARK))
    assert step.state.board.rows[2:4] == ((ZOO, PARK, DIVING), (SPA, BEACH, FARM))
    assert step.events[0] == Swapped(state.active, BEACH, PARK, step.state.board.standing(BEACH))


def test_ur8_rows_next_to_each_other_only() -> None:
    state = position("move swap_places", "6: zoo\n4: spa\n3: park beach\n1: farm")
    assert choices(state) == (Swap(PARK, SPA), Swap(BEACH, SPA))


def test_ruled_swap_pairs_are_unordered_and_two_of_one_row_are_no_swap() -> None:
    offered = choices(position("move swap_places", FULL_SETUP))
    assert len(offered) == 3 * 4 * 4
    pairs = [frozenset((swap.rising, swap.falling)) for swap in offered if isinstance(swap, Swap)]
    assert len(set(pairs)) == len(offered)


def test_ruled_no_swap_with_the_outing_under_the_x() -> None:
    state = position("move swap_places", "4: spa\n3: park! beach\n2: farm")
    assert choices(state) == (Swap(FARM, BEACH), Swap(BEACH, SPA))


def test_ur8_full_rows_can_be_swapped_between() -> None:
    state = position("move swap_places", FULL_SETUP)
    rows = play(state, Swap(TRAVEL, SPA)).state.board.rows
    assert [len(row) for row in rows[:4]] == [4, 4, 4, 4]


# MOVE TWO UP


def test_ur9_two_different_outings_go_one_row_up_each() -> None:
    state = position("move move_two_up", "3: spa\n2: beach park")
    half = play(state, MoveUp(BEACH))
    assert half.state.phase == "second_move"
    assert half.state.active == state.active
    assert choices(half.state) == (MoveUp(PARK), MoveUp(SPA))
    step = play(half.state, MoveUp(PARK))
    assert step.state.board.rows[2:5] == ((), (SPA, BEACH, PARK), ())
    assert step.state.active != state.active


def test_ruled_the_first_move_may_make_room_for_the_second() -> None:
    state = position("move move_two_up", "3: zoo spa park farm\n2: beach")
    assert MoveUp(BEACH) not in choices(state)
    assert MoveUp(BEACH) in choices(play(state, MoveUp(ZOO)).state)


def test_ur9_if_the_first_lands_on_row_8_the_vote_follows_and_the_second_move_is_lost() -> None:
    state = position("move move_two_up", "6: beach\n2: zoo spa")
    step = play(state, MoveUp(BEACH))
    assert SecondMoveLost(state.active) in step.events
    assert step.state.phase == "vote"


def test_ur9_the_second_may_land_on_row_8_too() -> None:
    step = play(position("move move_two_up", "6: beach\n2: zoo spa"), MoveUp(ZOO), MoveUp(BEACH))
    assert step.state.phase == "vote"
    assert not any(isinstance(event, SecondMoveLost) for event in step.events)


def test_ruled_with_two_outings_left_and_one_under_the_x_only_one_moves() -> None:
    state = position("move move_two_up", "4: beach!\n2: zoo")
    step = play(state, MoveUp(ZOO))
    assert SecondMoveLost(state.active) in step.events
    assert (step.state.phase, step.state.active) == ("move", 1)


# LIKE


def test_ur10_like_puts_a_heart_from_the_supply_on_any_outing() -> None:
    state = position("move like", "5: beach+2\n3: zoo! spa")
    assert choices(state) == (Like(ZOO), Like(SPA), Like(BEACH), Pass())
    step = play(state, Like(BEACH))
    assert step.state.board.hearts_on(BEACH) == 3
    assert step.state.board.hearts_left == 5
    assert step.events[0] == Liked(state.active, BEACH)


def test_ur10_only_if_the_supply_is_empty_a_heart_may_be_moved() -> None:
    offered = choices(position("move like", "5: beach+7\n3: zoo spa+1"))
    wanted = (MoveHeart(SPA, ZOO), MoveHeart(SPA, BEACH), MoveHeart(BEACH, ZOO), MoveHeart(BEACH, SPA), Pass())
    assert offered == wanted
    assert not any(isinstance(action, MoveHeart) for action in choices(position("move like", "5: beach+7\n3: zoo")))


def test_ur10_a_moved_heart_changes_its_outing() -> None:
    state = position("move like", "5: beach+7\n3: zoo spa+1")
    step = play(state, MoveHeart(BEACH, ZOO))
    board = step.state.board
    assert (board.hearts_on(BEACH), board.hearts_on(ZOO), board.hearts_on(SPA)) == (6, 1, 1)
    assert step.events[0] == HeartMoved(state.active, BEACH, ZOO)


def test_ur10_eight_hearts_may_lie_on_one_outing_and_no_more() -> None:
    eighth = play(position("move like", "5: beach+7\n3: zoo"), Like(BEACH)).state
    assert eighth.board.hearts_on(BEACH) == 8
    full = position("move like", "5: beach+8\n3: zoo")
    assert choices(full) == (MoveHeart(BEACH, ZOO), Pass())


def test_ruled_moving_a_heart_to_where_it_is_is_not_offered() -> None:
    offered = choices(position("move like", "5: beach+4\n3: zoo+4"))
    assert offered == (MoveHeart(ZOO, BEACH), MoveHeart(BEACH, ZOO), Pass())


def test_ruled_hearts_may_be_put_on_and_taken_from_an_outing_under_the_x() -> None:
    assert Like(BEACH) in choices(position("move like", "5: beach!\n3: zoo"))
    offered = choices(position("move like", "5: beach+4!\n3: zoo+4"))
    assert {MoveHeart(BEACH, ZOO), MoveHeart(ZOO, BEACH)} <= set(offered)


def test_ruled_hearts_travel_with_their_outing() -> None:
    step = play(position("move skip_a_row", "3: zoo\n2: beach+3"), Skip(BEACH))
    assert step.state.board.row_of(BEACH) == 4
    assert step.state.board.hearts_on(BEACH) == 3


# FORBIDDEN TO MOVE


def test_ur11_the_x_is_put_onto_any_outing() -> None:
    state = position("move forbidden_to_move", "5: beach\n3: zoo")
    assert choices(state) == (Forbid(ZOO), Forbid(BEACH), Pass())
    step = play(state, Forbid(BEACH))
    assert step.state.board.forbidden == BEACH
    assert step.events[0] == Forbade(state.active, BEACH)


def test_ur11_the_x_is_moved_and_the_outing_it_leaves_can_move_again() -> None:
    state = play(position("move forbidden_to_move", "5: beach!\n3: zoo spa"), Forbid(ZOO)).state
    assert state.board.forbidden == ZOO
    assert MoveUp(BEACH) in choices(state)


def test_ruled_the_x_is_not_offered_where_it_lies_and_never_returns_to_the_supply() -> None:
    state = position("move forbidden_to_move", "5: beach!\n3: zoo")
    assert choices(state) == (Forbid(ZOO), Pass())
    assert play(state, Pass()).state.board.forbidden == BEACH


# SKIP A ROW


def test_ur12_skip_goes_two_rows_up_over_a_row_that_is_not_empty() -> None:
    state = position("move skip_a_row", "4: zoo\n3: spa\n2: beach")
    step = play(state, Skip(BEACH))
    assert step.state.board.outings_on(step.state.board.standing(BEACH)) == (ZOO, BEACH)
    assert step.events[0] == Skipped(state.active, BEACH, step.state.board.standing(BEACH))


def test_ur12_skip_may_lead_to_an_empty_row() -> None:
    assert choices(position("move skip_a_row", "3: spa\n2: beach")) == (Skip(BEACH),)


def test_ur12_the_row_that_is_skipped_may_be_full() -> None:
    assert Skip(TRAVEL) not in choices(position("move skip_a_row", FULL_SETUP))
    assert Skip(SPA) in choices(position("move skip_a_row", FULL_SETUP))


def test_ur12_a_row_of_outings_under_the_x_can_be_skipped() -> None:
    assert Skip(BEACH) in choices(position("move skip_a_row", "3: spa!\n2: beach"))


def test_ur2_skip_leads_from_row_5_over_6_to_8_and_none_starts_from_row_6() -> None:
    state = position("move skip_a_row", "6: zoo\n5: beach\n0: spa")
    assert choices(state) == (Skip(BEACH),)
    assert play(state, Skip(BEACH)).state.board.row_of(BEACH) == 8


def test_ur17_juliana_may_only_skip_from_2_to_4() -> None:
    """Park's row 3 is full; Ice cream shop would skip the empty row 4; Beach may go to row 4."""
    board = "3: ice_cream_shop zoo spa farm\n2: beach diving\n1: park"
    offered = choices(position("move skip_a_row", board))
    assert Skip(PARK) not in offered
    assert Skip(ICE_CREAM) not in offered
    assert Skip(BEACH) in offered


@pytest.mark.parametrize(
    ("face", "count"),
    [
        ("move_up", 4),
        ("swap_places", 48),
        ("move_two_up", 4),
        ("like", 17),
        ("forbidden_to_move", 17),
        ("skip_a_row", 4),
    ],
)
def test_right_after_the_setup_each_face_offers_so_many_choices(face: str, count: int) -> None:
    assert len(choices(position(f"move {face}", FULL_SETUP))) == count


def test_right_after_the_setup_move_two_up_can_be_done_in_28_ways() -> None:
    """The first leaves row 3 (4 ways); then the other three of it may follow, or one of row 2 takes its place."""
    state = position("move move_two_up", FULL_SETUP)
    assert sum(len(choices(play(state, first).state)) for first in choices(state)) == 4 * (3 + 4)


def test_no_choice_is_offered_twice() -> None:
    board = "5: zoo+4 spa!\n4: beach farm+4\n3: park travel"
    for face in ("move_up", "swap_places", "move_two_up", "like", "forbidden_to_move", "skip_a_row"):
        offered = choices(position(f"move {face}", board))
        assert all(one != other for one, other in permutations(offered, 2))
