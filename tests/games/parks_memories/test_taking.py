"""Phase 2: taking, Wild, Water (PM7, PM11 to PM15)."""

from bot.games.parks_memories.actions import Draw, Recharge, ReturnTile, Stack, Take, UseWater
from bot.games.parks_memories.events import Paired, Recharged, Returned, Taken
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from tests.games.parks_memories.table import FIELD, area, cell, choices, face, legal, on, play, step

SEEN = """
    | acadia1*     (biscayne1) (katmai1)   |
    | (haleakala1) (acadia2)   (biscayne2) |
    | (olympic1)   wild1*      (wild2)     |
"""
TAKE = "turn phase=take"


def take(name: str) -> Take:
    return Take(cell(name))


def water(name: str) -> UseWater:
    return UseWater(cell(name))


def give(word: str) -> ReturnTile:
    return ReturnTile(tile(word))


def test_pm7_one_available_tile_is_taken_into_the_area() -> None:
    done = step(on(SEEN, TAKE), take("A1"))
    assert area(done.state) == ["acadia1"]
    assert face(done.state, "A1") == ""
    assert done.state.phase == "draw"
    assert done.events == (Taken(done.state.seat, cell("A1"), tile("acadia1"), by_water=False),)


def test_pm7_only_face_up_tiles_can_be_taken() -> None:
    assert legal(on(SEEN, TAKE)) == (take("A1"), take("B3"))


def test_pm11_a_blocked_tile_cannot_be_taken() -> None:
    assert legal(on(SEEN.replace("acadia1*", "acadia1"), TAKE, "hiker A1")) == (take("B3"),)
    assert legal(on(SEEN.replace("acadia1*", "acadia1"), TAKE, "hiker C1 row")) == (take("B3"),)


def test_pm7_what_lies_in_an_area_is_open_to_all() -> None:
    state = play(on(SEEN, TAKE), take("A1"))
    assert GAME.view(state, None).teams[0].area == (tile("acadia1"),)


def test_pm15_two_equal_arts_are_a_pair() -> None:
    done = step(on(SEEN, TAKE, "area 0 acadia2"), take("A1"))
    assert done.events[1] == Paired(done.state.seat, tile("acadia1"))
    assert GAME.view(done.state, None).teams[0].pairs == 1


def test_pm14_a_taken_wild_recharges_any_inactive_ability_and_leaves_the_game() -> None:
    state = play(on(SEEN, TAKE, "area 0 / water"), take("B3"))
    assert area(state) == []
    assert state.gone == (tile("wild1"),)
    assert legal(state) == (Recharge("sun"), Recharge("forest"), Recharge("mountain"))
    done = step(state, Recharge("forest"))
    assert done.state.active[0] == ("water", "forest")
    assert done.state.phase == "draw"
    assert done.events == (Recharged(state.seat, "forest"),)


def test_pm14_a_taken_wild_recharges_nothing_when_all_is_active() -> None:
    state = play(on(SEEN, TAKE, "area 0 / sun water forest mountain"), take("B3"))
    assert state.phase == "draw"
    assert state.gone == (tile("wild1"),)


def test_pm12_water_also_takes_a_face_down_tile_and_a_tile_returns_to_its_spot() -> None:
    state = on(SEEN, TAKE, "area 0 redwood1 / water")
    state = play(state, take("A1"), water("C2"))
    assert area(state) == ["redwood1", "acadia1", "biscayne2"]
    assert state.spot == "C2"
    done = step(state, give("redwood1"))
    assert area(done.state) == ["acadia1", "biscayne2"]
    assert face(done.state, "C2") == "redwood1"
    assert "C2" not in done.state.up
    assert done.state.phase == "draw"
    assert done.events == (Returned(state.seat, cell("C2"), tile("redwood1"), fleeting=True),)


def test_pm13_water_turns_inactive_when_it_is_used() -> None:
    assert play(on(SEEN, TAKE, "area 0 / water"), take("A1"), water("C2")).active[0] == ()


def test_ruled_water_works_after_the_take_and_before_the_draw() -> None:
    state = on(SEEN, TAKE, "area 0 redwood1 / water")
    assert not choices(state, UseWater)
    assert choices(play(state, take("A1")), UseWater)
    assert not choices(play(state, take("A1"), Draw(Stack(1))), UseWater)


def test_ruled_the_tile_just_taken_may_be_returned_but_not_the_one_water_took() -> None:
    state = play(on(SEEN, TAKE, "area 0 redwood1 / water"), take("A1"), water("C2"))
    assert legal(state) == (give("redwood1"), give("acadia1"))


def test_ruled_water_needs_a_tile_to_return() -> None:
    after_a_wild = play(on(SEEN, TAKE, "area 0 / water"), take("B3"), Recharge("sun"))
    assert not choices(after_a_wild, UseWater)
    after_a_park = play(on(SEEN, TAKE, "area 0 / water"), take("A1"))
    assert choices(after_a_park, UseWater)


def test_ruled_water_needs_an_unblocked_face_down_tile() -> None:
    state = on(SEEN, TAKE, "area 0 / water", "hiker B2 row")
    offered = {action.cell for action in choices(play(state, take("A1")), UseWater)}
    assert offered == {"B1", "C1", "A3", "C3"}
    field = SEEN.replace("(", "").replace(")", "")
    assert not choices(play(on(field, TAKE, "area 0 / water"), take("A1")), UseWater)


def test_ruled_a_wild_taken_in_phase_2_may_recharge_water_for_use_at_once() -> None:
    state = play(on(SEEN, TAKE, "area 0 redwood1"), take("B3"), Recharge("water"))
    assert choices(state, UseWater)


def test_ruled_a_wild_taken_by_water_recharges_after_water_is_turned_over_and_a_tile_still_returns() -> None:
    state = play(on(SEEN, TAKE, "area 0 redwood1 / water"), take("A1"), water("C3"))
    assert area(state) == ["redwood1", "acadia1"]
    assert state.gone == (tile("wild2"),)
    assert Recharge("water") in legal(state)
    state = play(state, Recharge("water"))
    assert state.phase == "return"
    state = play(state, give("acadia1"))
    assert face(state, "C3") == "acadia1"


def test_ruled_water_works_once_a_turn_even_when_recharged_again() -> None:
    state = play(
        on(SEEN, TAKE, "area 0 redwood1 / water"), take("A1"), water("C3"), Recharge("water"), give("redwood1")
    )
    assert state.active[0] == ("water",)
    assert not choices(state, UseWater)


def test_ruled_waters_wild_recharges_nothing_when_all_else_is_active_but_water() -> None:
    state = on(SEEN, TAKE, "area 0 redwood1 / sun water forest mountain")
    state = play(state, take("A1"), water("C3"))
    assert legal(state) == (Recharge("water"),)


def test_ruled_water_never_takes_a_blocked_tile() -> None:
    state = play(on(SEEN, TAKE, "area 0 / water", "hiker C2"), take("A1"))
    assert water("C2") not in legal(state)


def test_ruled_water_may_break_a_pair() -> None:
    state = play(on(SEEN, TAKE, "area 0 redwood1 redwood2 / water"), take("A1"), water("C2"))
    assert give("redwood1") in legal(state)
    assert GAME.view(play(state, give("redwood1")), None).teams[0].pairs == 0


def test_two_equal_tiles_are_one_choice_to_return() -> None:
    state = play(on(SEEN, TAKE, "area 0 redwood1 redwood2 / water"), take("A1"), water("C2"))
    assert legal(state) == (give("redwood1"), give("acadia1"))


def test_ruled_of_a_pair_that_water_completed_only_the_older_tile_can_be_returned() -> None:
    state = play(on(SEEN, TAKE, "area 0 biscayne1 / water"), take("A1"), water("C2"))
    assert legal(state) == (give("biscayne1"), give("acadia1"))


def test_ruled_tiles_taken_by_water_never_match() -> None:
    field = FIELD.replace("(olympic1)", "olympic1*")
    state = play(on(field, TAKE, "area 0 redwood1 / water"), take("A3"), water("A1"))
    assert state.active[0] == ()
