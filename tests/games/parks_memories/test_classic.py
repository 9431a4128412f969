"""The classic mode, as ruled among the options."""

from collections import Counter

from bot.engine.game import Outcome
from bot.games.parks_memories.actions import FlipOne
from bot.games.parks_memories.components import TYPE
from bot.games.parks_memories.events import Ended, Flipped, Kept, Missed
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.layout import layout_of
from bot.games.parks_memories.notation import parse
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.state import ParksState
from tests.games.parks_memories.table import area, begin, cell, legal, play, step

CLASSIC = ParksOptions(mode="classic")
EMPTY_ROW = "| . . . . . . . |\n"


def late(*lines: str) -> ParksState:
    """Two pairs are left, in the first row."""
    row = "| (acadia1) (redwood1) (acadia2) (redwood2) . . . |\n"
    return parse("\n".join(("table mode=classic seats=3", row + EMPTY_ROW * 5 + "| . . |", "turn phase=first", *lines)))


def flip(name: str) -> FlipOne:
    return FlipOne(cell(name))


def test_ruled_44_tiles_without_wild_lie_face_down_in_six_rows_of_seven_and_a_seventh_of_two() -> None:
    state = begin(2, CLASSIC)
    assert len(state.field) == 44
    assert not [tile for tile in state.field if tile and TYPE[tile] == "wild"]
    rows = Counter(name[1:] for name in layout_of(CLASSIC).cells)
    assert list(rows.values()) == [7, 7, 7, 7, 7, 7, 2]
    assert layout_of(CLASSIC).cells[-2:] == ("A7", "B7")


def test_ruled_there_are_no_stacks_no_hiker_and_no_abilities() -> None:
    state = begin(8, CLASSIC)
    assert (state.stacks, state.hiker, set(state.active)) == ((), None, {()})


def test_ruled_field_pairs_and_teams_do_not_apply() -> None:
    state = begin(5, ParksOptions(mode="classic", field="4x4", teams=3, pairs_to_win=2))
    assert len(state.field) == 44
    assert len(state.areas) == 5


def test_ruled_one_is_flipped_and_seen_before_the_second_is_chosen() -> None:
    done = step(late(), flip("A1"))
    assert done.state.up == ("A1",)
    assert done.state.phase == "second"
    assert done.reveals
    assert isinstance(done.events[0], Flipped)
    assert legal(done.state) == (flip("B1"), flip("C1"), flip("D1"))


def test_ruled_an_equal_pair_is_kept_and_earns_another_turn() -> None:
    state = play(late(), flip("A1"))
    done = step(state, flip("C1"))
    assert area(done.state) == ["acadia1", "acadia2"]
    assert (done.state.seat, done.state.number, done.state.phase) == (0, 1, "first")
    assert isinstance(done.events[1], Kept)
    assert legal(done.state) == (flip("B1"), flip("D1"))


def test_ruled_a_miss_stays_up_until_the_next_player_flips() -> None:
    done = step(play(late(), flip("A1")), flip("B1"))
    assert done.state.up == ("A1", "B1")
    assert done.state.seat == 1
    assert isinstance(done.events[1], Missed)
    after = play(done.state, flip("C1"))
    assert after.up == ("C1",)
    assert flip("A1") in legal(after)


def test_ruled_only_face_down_tiles_are_flipped() -> None:
    after = play(late(), flip("A1"), flip("B1"))
    assert legal(after) == (flip("C1"), flip("D1"))


def test_ruled_most_pairs_win_when_the_field_is_cleared() -> None:
    state = late("area 1 katmai1 katmai2", "area 2 olympic1")
    done = step(play(state, flip("A1"), flip("C1"), flip("D1")), flip("B1"))
    assert GAME.outcome(done.state) == Outcome("cleared", (1, 2, 3), (2, 1, 0))
    assert done.events[-1] == Ended("cleared")
    assert GAME.awaited(done.state) == ()


def test_ruled_ties_are_shared_in_the_classic_mode() -> None:
    state = late("area 1 katmai1 katmai2 olympic1 olympic2")
    after = play(state, flip("A1"), flip("C1"), flip("B1"), flip("D1"))
    assert GAME.outcome(after) == Outcome("cleared", (1, 1, 3), (2, 2, 0))


def test_ruled_a_cell_is_chosen_by_column_then_row() -> None:
    assert [GAME.info.coarse["cell"](name) for name in ("A1", "G6")] == ["A", "G"]
