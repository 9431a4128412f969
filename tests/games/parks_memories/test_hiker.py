"""Phase 4: the Hiker and Mountain (PM9 to PM12)."""

import pytest

from bot.games.parks_memories.actions import Flip, MoveHiker, Stay, UseMountain
from bot.games.parks_memories.events import HikerMoved, HikerStayed
from bot.games.parks_memories.layout import Line
from bot.games.parks_memories.state import blocked
from tests.games.parks_memories.table import begin, cell, cells, choices, legal, on, play, step

DRAWN = """
    | redwood1     (biscayne1) katmai1     |
    | (haleakala1) acadia2     (biscayne2) |
    | (olympic1)   wild1       (wild2)     |
"""
HIKER = "turn phase=hiker"


def go(name: str) -> MoveHiker:
    return MoveHiker(cell(name))


def lie(name: str, line: Line) -> UseMountain:
    return UseMountain(cell(name), line)


def test_ruled_nothing_is_blocked_on_the_first_turn() -> None:
    assert blocked(begin()) == ()
    assert len(legal(begin())) == 36


def test_ruled_in_the_first_phase_4_the_hiker_goes_onto_a_face_up_tile() -> None:
    assert legal(on(DRAWN, HIKER)) == (go("A1"), go("C1"), go("B2"), go("B3"))


def test_pm9_and_ruled_he_must_move_to_another_face_up_tile() -> None:
    assert legal(on(DRAWN, HIKER, "hiker C1")) == (go("A1"), go("B2"), go("B3"))


def test_pm9_without_another_face_up_tile_he_stays() -> None:
    covered = DRAWN.replace("redwood1", "(redwood1)").replace("acadia2", "(acadia2)").replace("wild1", "(wild1)")
    state = on(covered, HIKER, "hiker C1 row")
    assert legal(state) == (Stay(),)
    done = step(state, Stay())
    assert (done.state.hiker, done.state.line, done.state.up) == ("C1", None, ("C1",))
    assert done.events == (HikerStayed(state.seat),)
    assert done.state.seat != state.seat


def test_pm10_every_unblocked_tile_is_covered_and_the_next_turn_begins() -> None:
    state = on(DRAWN, HIKER, "hiker C1")
    done = step(state, go("B2"))
    assert done.state.up == ("B2",)
    assert done.state.hiker == "B2"
    assert (done.state.seat, done.state.number, done.state.phase) == (1, 1, "flip")
    assert done.events == (HikerMoved(state.seat, cell("B2"), None),)
    assert not done.reveals


def test_pm11_the_tile_under_the_hiker_is_blocked() -> None:
    assert blocked(on(DRAWN, "hiker B2")) == ("B2",)


@pytest.mark.parametrize(("line", "locked"), [("row", "A2 B2 C2"), ("column", "B1 B2 B3")])
def test_pm12_the_rulebooks_diagram_mountain_locks_a_row_or_a_column(line: Line, locked: str) -> None:
    done = step(on(DRAWN, HIKER, "area 0 / mountain"), lie("B2", line))
    assert blocked(done.state) == cells(locked)
    assert done.events == (HikerMoved(on(DRAWN).seat, cell("B2"), line),)


def test_pm10_face_up_tiles_in_a_locked_line_stay_up_and_covered_ones_stay_covered() -> None:
    after = play(on(DRAWN, HIKER, "area 0 / mountain"), lie("B2", "column"))
    assert after.up == ("B2", "B3")


def test_pm13_mountain_turns_inactive_when_it_is_used() -> None:
    assert play(on(DRAWN, HIKER, "area 0 / sun mountain"), lie("B2", "row")).active[0] == ("sun",)


def test_mountain_is_offered_only_while_it_is_active_with_both_lines_of_each_goal() -> None:
    assert not choices(on(DRAWN, HIKER, "area 0 / sun water forest"), UseMountain)
    state = on(DRAWN, HIKER, "hiker C1", "area 0 / mountain")
    assert [(action.cell, action.line) for action in choices(state, UseMountain)] == [
        (name, line) for name in ("A1", "B2", "B3") for line in ("row", "column")
    ]


LOCKED = """
    | redwood1     (biscayne1) katmai1     |
    | (haleakala1) (acadia2)   (biscayne2) |
    | olympic1*    wild1*      (wild2)     |
"""


def test_ruled_a_locked_line_stays_blocked_through_the_next_players_turn() -> None:
    state = on(LOCKED.replace("*", "").replace("olympic1", "(olympic1)").replace("wild1", "(wild1)"), "hiker A1 row")
    assert {name for action in choices(state, Flip) for name in action.cells} == set(cells("A2 B2 C2 A3 B3 C3"))
    assert blocked(play(state, Flip(cells("A2 C2")))) == cells("A1 B1 C1")


def test_ruled_face_up_tiles_of_a_locked_line_may_become_the_hikers_next_tile() -> None:
    state = on(LOCKED, HIKER, "hiker A1 row")
    assert legal(state) == (go("C1"), go("A3"), go("B3"))


def test_ruled_when_the_hiker_leaves_a_locked_line_the_other_tiles_there_are_covered() -> None:
    after = play(on(LOCKED, HIKER, "hiker A1 row"), go("B3"))
    assert after.up == ("B3",)
    assert after.line is None


def test_a_locked_line_of_a_bigger_field_has_all_its_tiles() -> None:
    field = "\n".join(
        ("| redwood1 (biscayne1) (katmai1) (acadia1) |",) + ("| (olympic1) (wild1) (wild2) (wild3) |",) * 2
    )
    assert blocked(on("table field=3x4\n" + field, "hiker A1 row")) == cells("A1 B1 C1 D1")
    assert blocked(on("table field=3x4\n" + field, "hiker A1 column")) == cells("A1 A2 A3")
