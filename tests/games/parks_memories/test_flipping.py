"""Phase 1: flipping, matching, Sun (PM5, PM6, PM12 to PM14)."""

from itertools import combinations

import pytest

from bot.games.parks_memories.actions import Flip, MatchTiles, Take, UseSun
from bot.games.parks_memories.events import Flipped, TilesMatched
from bot.games.parks_memories.layout import layout_of
from tests.games.parks_memories.table import FIELD, begin, cells, choices, legal, on, play, step


def flip(names: str) -> Flip:
    return Flip(cells(names))


def test_pm5_a_turn_begins_with_flipping_any_two_tiles() -> None:
    state = begin()
    assert legal(state) == tuple(Flip(pair) for pair in combinations(layout_of(state.options).cells, 2))


def test_ruled_the_two_flips_are_chosen_together_and_turned_up_at_once() -> None:
    done = step(on(), flip("A1 C1"))
    assert done.state.up == ("A1", "C1")
    assert done.reveals
    assert isinstance(done.events[0], Flipped)


def test_pm11_and_ruled_only_face_down_unblocked_tiles_may_be_flipped() -> None:
    state = on(FIELD.replace("(acadia1)", "acadia1"), "hiker A1 row")
    assert {cell for action in choices(state, Flip) for cell in action.cells} == set(cells("A2 B2 C2 A3 B3 C3"))


def test_pm6_the_rulebooks_example_two_water_tiles_recharge_water_at_once() -> None:
    done = step(on(), flip("B1 C2"))
    assert done.state.active[0] == ("water",)
    assert done.state.spent == ("B1", "C2")
    assert done.state.phase == "take"
    assert done.events[1] == TilesMatched(done.state.seat, "water", cells("B1 C2"), True, True)


def test_pm6_different_types_recharge_nothing_and_stay_unspent() -> None:
    after = play(on(), flip("A1 B1"))
    assert after.active[0] == ()
    assert after.spent == ()


def test_pm6_if_the_ability_is_active_nothing_is_gained_and_both_tiles_are_spent() -> None:
    done = step(on(FIELD, "area 0 / water"), flip("B1 C2"))
    assert done.state.active[0] == ("water",)
    assert done.state.spent == ("B1", "C2")
    assert isinstance(done.events[1], TilesMatched)
    assert not done.events[1].recharged


def test_pm6_a_tile_recharges_at_most_once_a_turn() -> None:
    state = on(
        FIELD.replace("(acadia1)", "acadia1!").replace("(acadia2)", "acadia2!"), "turn phase=take", "area 0 / sun"
    )
    after = play(state, UseSun(cells("C1 A3")))
    assert after.active[0] == ()
    assert after.spent == ("A1", "B2")


def test_pm14_a_flipped_wild_matches_any_other_type() -> None:
    after = play(on(), flip("C1 B3"))
    assert after.active[0] == ("mountain",)
    assert after.spent == ("C1", "B3")


def test_pm14_two_wilds_recharge_any_inactive_ability() -> None:
    state = play(on(FIELD, "area 0 / water"), flip("B3 C3"))
    assert state.phase == "match"
    assert [action.ability for action in choices(state, MatchTiles)] == ["sun", "forest", "mountain"]
    assert play(state, MatchTiles("mountain", cells("B3 C3"))).active[0] == ("water", "mountain")


def test_ruled_two_wilds_with_all_active_are_spent_for_nothing_and_nobody_is_asked() -> None:
    after = play(on(FIELD, "area 0 / sun water forest mountain"), flip("B3 C3"))
    assert after.phase == "take"
    assert after.spent == ("B3", "C3")


def test_ruled_two_wilds_with_one_inactive_ability_recharge_that_one_unasked() -> None:
    assert play(on(FIELD, "area 0 / sun water forest"), flip("B3 C3")).active[0] == (
        "sun",
        "water",
        "forest",
        "mountain",
    )


SEEN = FIELD.replace("(katmai1)", "katmai1*").replace("(haleakala1)", "haleakala1*")
"""A Mountain and a Sun tile flipped, unspent."""


def test_pm14_with_several_types_the_owner_of_a_wild_chooses() -> None:
    state = play(on(SEEN, "turn phase=take", "area 0 / sun"), UseSun(cells("A1 B3")))
    assert state.phase == "match"
    assert {(action.ability, action.cells) for action in choices(state, MatchTiles)} == {
        ("forest", cells("A1 B3")),
        ("mountain", cells("C1 B3")),
        ("sun", cells("A2 B3")),
    }
    assert play(state, MatchTiles("mountain", cells("C1 B3"))).active[0] == ("mountain",)


def test_ruled_a_choice_between_pairs_cannot_be_refused() -> None:
    state = play(on(SEEN, "turn phase=take", "area 0 / sun"), UseSun(cells("A1 B3")))
    assert all(isinstance(action, MatchTiles) for action in legal(state))


def test_ruled_pairs_that_differ_only_in_which_equal_tile_is_spent_are_not_asked() -> None:
    field = FIELD.replace("(acadia1)", "acadia1*")
    after = play(on(field, "turn phase=take", "area 0 / sun"), UseSun(cells("B2 A3")))
    assert after.phase == "take"
    assert after.active[0] == ("forest",)
    assert after.spent == ("A1", "B2")


def test_ruled_pairs_that_leave_other_types_unspent_are_asked() -> None:
    field = FIELD.replace("(acadia1)", "acadia1*")
    state = play(on(field, "turn phase=take", "area 0 / sun"), UseSun(cells("B2 B3")))
    assert choices(state, MatchTiles) == [MatchTiles("forest", cells("A1 B2")), MatchTiles("forest", cells("A1 B3"))]


def test_ruled_matching_goes_on_until_no_pair_is_left() -> None:
    field = FIELD.replace("(acadia1)", "acadia1*").replace("(biscayne1)", "biscayne1*")
    state = play(on(field, "turn phase=take", "area 0 / sun"), UseSun(cells("B2 C2")))
    assert {action.ability for action in choices(state, MatchTiles)} == {"forest", "water"}
    after = play(state, MatchTiles("water", cells("B1 C2")))
    assert after.phase == "take"
    assert after.active[0] == ("water", "forest")
    assert after.spent == ("A1", "B1", "B2", "C2")


def test_ruled_a_pair_with_a_wild_is_spent_too_when_its_ability_is_active() -> None:
    after = play(on(FIELD, "area 0 / mountain"), flip("C1 B3"))
    assert after.active[0] == ("mountain",)
    assert after.spent == ("C1", "B3")


def test_pm11_and_ruled_blocked_tiles_never_match() -> None:
    after = play(on(FIELD.replace("(acadia1)", "acadia1"), "hiker A1"), flip("C1 B2"))
    assert after.active[0] == ()
    assert after.spent == ()


def test_pm12_sun_flips_two_more_which_may_match_earlier_unspent_ones() -> None:
    done = step(on(SEEN, "turn phase=take", "area 0 / sun"), UseSun(cells("B1 C3")))
    assert done.reveals
    assert done.state.up == ("B1", "C1", "A2", "C3")
    assert {action.ability for action in choices(done.state, MatchTiles)} == {"water", "mountain", "sun"}


def test_pm13_sun_turns_inactive_when_it_is_used() -> None:
    assert play(on(SEEN, "turn phase=take", "area 0 / sun"), UseSun(cells("A1 B1"))).active[0] == ()


def test_pm12_and_pm13_sun_may_recharge_itself_and_be_used_again_at_once() -> None:
    field = (
        FIELD.replace("(haleakala1)", "haleakala1*").replace("(acadia1)", "acadia1!").replace("(acadia2)", "acadia2!")
    )
    field = field.replace("(olympic1)", "(haleakala2)")
    after = play(on(field, "turn phase=take", "area 0 / sun"), UseSun(cells("B1 A3")))
    assert after.active[0] == ("sun",)
    assert choices(after, UseSun)


def test_ruled_sun_is_offered_only_while_it_is_active() -> None:
    assert not choices(on(SEEN, "turn phase=take", "area 0 / water forest mountain"), UseSun)


def test_ruled_sun_comes_after_the_flip_and_before_taking_only() -> None:
    lines = "area 0 redwood1 / sun"
    assert not choices(on(FIELD, lines), UseSun)
    assert choices(on(SEEN, lines, "turn phase=take"), UseSun)
    assert not choices(play(on(SEEN, lines, "turn phase=take"), Take(cells("C1")[0])), UseSun)


ALL_UP = """
    | acadia1*   biscayne1* katmai1*  |
    | haleakala1* redwood1* crater_lake1* |
    | olympic1*  {} {} |
"""


@pytest.mark.parametrize(
    ("last", "expected"), [(("(wild1)", "wild2*"), [UseSun(cells("B3"))]), (("wild1*", "wild2*"), [])]
)
def test_ruled_sun_flips_the_one_tile_left_and_is_not_offered_without_any(
    last: tuple[str, str], expected: list[UseSun]
) -> None:
    assert choices(on(ALL_UP.format(*last), "turn phase=take", "area 0 / sun"), UseSun) == expected
