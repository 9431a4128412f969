"""Every way a match can end (PM15, PM16), each witnessed."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Outcome
from bot.games.parks_memories.actions import Draw, ParksAction, Recharge, ReturnTile, Stack, Take, UseWater
from bot.games.parks_memories.events import Ended
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from bot.games.parks_memories.options import FieldSize, ParksOptions
from bot.games.parks_memories.state import ParksState
from tests.games.parks_memories.table import begin, cell, choices, legal, on, play, step

SEEN = """
    | acadia1*     (biscayne1) (katmai1)   |
    | (haleakala1) (acadia2)   (biscayne2) |
    | (olympic1)   wild1*      (wild2)     |
"""
TAKE, DRAW = "turn phase=take", "turn phase=draw"
TWO_PAIRS = "redwood1 redwood2 olympic1 olympic2"


def take(name: str) -> Take:
    return Take(cell(name))


def water(name: str) -> UseWater:
    return UseWater(cell(name))


def test_pm15_the_third_pair_wins_the_moment_it_is_taken_and_water_is_not_asked() -> None:
    done = step(on(SEEN, TAKE, f"area 0 {TWO_PAIRS} acadia2 / water"), take("A1"))
    assert GAME.outcome(done.state) == Outcome("pairs", (1, 2), (3, 0))
    assert done.events[-1] == Ended("pairs")
    assert GAME.awaited(done.state) == ()
    assert legal(done.state) == ()


def test_pm15_two_pairs_do_not_win_yet() -> None:
    assert GAME.outcome(play(on(SEEN, TAKE, f"area 0 {TWO_PAIRS}"), take("A1"))) is None


def test_pm15_a_third_pair_taken_by_water_wins_after_the_return() -> None:
    state = play(on(SEEN, TAKE, f"area 0 {TWO_PAIRS} biscayne1 / water"), take("A1"), water("C2"))
    assert GAME.outcome(state) is None
    done = step(state, ReturnTile(tile("acadia1")))
    assert GAME.outcome(done.state) == Outcome("pairs", (1, 2), (3, 0))
    assert done.events[-1] == Ended("pairs")


def test_ruled_a_third_pair_taken_by_water_does_not_win_if_the_return_breaks_one() -> None:
    state = play(on(SEEN, TAKE, f"area 0 {TWO_PAIRS} biscayne1 / water"), take("A1"), water("C2"))
    after = play(state, ReturnTile(tile("redwood1")))
    assert GAME.outcome(after) is None
    assert after.phase == "draw"


def test_ruled_waters_wild_can_end_in_a_win_only_by_pairs_that_remain() -> None:
    state = on(SEEN, TAKE, f"area 0 {TWO_PAIRS} / water")
    after = play(state, take("A1"), water("C3"), Recharge("sun"), ReturnTile(tile("acadia1")))
    assert GAME.outcome(after) is None


@pytest.mark.parametrize("goal", [2, 3, 4, 5])
def test_ruled_the_table_chooses_how_many_pairs_win(goal: int) -> None:
    pairs = ("redwood", "olympic", "congaree", "everglades")[: goal - 1]
    owned = " ".join(f"{park}1 {park}2" for park in pairs)
    field = SEEN.replace("(olympic1)", "(voyageurs1)")
    state = on(field, f"table pairs_to_win={goal}", TAKE, f"area 0 {owned} acadia2")
    assert GAME.outcome(state) is None
    assert GAME.outcome(play(state, take("A1"))) == Outcome("pairs", (1, 2), (goal, 0))


def running_out(*areas: str) -> ParksState:
    """One draw before the second stack is empty."""
    field = SEEN.replace("acadia1*", ".").replace("(acadia2)", "(voyageurs1)").replace("(olympic1)", "(voyageurs2)")
    return on(field, DRAW, "stack 1", "stack 2 everglades1", "stack 3 kobuk_valley1 kobuk_valley2", *areas)


def test_pm15_two_empty_stacks_end_the_game_at_once_and_more_pairs_win() -> None:
    done = step(running_out("area 0 redwood1", "area 1 acadia1 acadia2"), Draw(Stack(2)))
    assert GAME.outcome(done.state) == Outcome("stacks", (2, 1), (0, 1))
    assert done.events[-1] == Ended("stacks")


def test_ruled_no_hiker_move_follows_the_draw_that_empties_the_second_stack() -> None:
    after = play(running_out(), Draw(Stack(2)))
    assert legal(after) == ()
    assert after.hiker is None


def test_pm15_equal_pairs_are_decided_by_more_active_abilities() -> None:
    state = running_out("area 0 acadia1 acadia2 / sun water", "area 1 redwood1 redwood2 / forest")
    assert GAME.outcome(play(state, Draw(Stack(2)))) == Outcome("stacks", (1, 2), (1, 1))


def test_pm15_equal_pairs_and_abilities_share_the_victory() -> None:
    state = running_out("area 0 acadia1 acadia2 / sun", "area 1 redwood1 redwood2 / forest")
    outcome = GAME.outcome(play(state, Draw(Stack(2))))
    assert outcome == Outcome("stacks", (1, 1), (1, 1))
    assert outcome.winners == (0, 1)


def test_pm15_a_tie_may_be_shared_before_a_third_player() -> None:
    state = running_out("table seats=3", "area 0 / sun", "area 1 / forest", "area 2")
    assert GAME.outcome(play(state, Draw(Stack(2)))) == Outcome("stacks", (1, 1, 3), (0, 0, 0))


def test_pm15_one_empty_stack_does_not_end_the_game() -> None:
    assert GAME.outcome(play(running_out(), Draw(Stack(3)))) is None


def test_members_of_a_team_win_together() -> None:
    state = on(SEEN, "table seats=5", "turn phase=take seat=2", f"area 0 {TWO_PAIRS} acadia2")
    assert GAME.outcome(play(state, take("A1"))) == Outcome("pairs", (1, 2, 1, 2, 1), (3, 0, 3, 0, 3))


@pytest.mark.parametrize(("field", "most"), [("3x3", 38), ("3x4", 35), ("4x4", 31)])
def test_pm16_at_most_so_many_draws_fit_into_a_match(field: FieldSize, most: int) -> None:
    """Drawing always from the highest stack, nobody ever takes a pair that wins."""
    state, draws = begin(2, ParksOptions(field=field, pairs_to_win=5)), 0
    while GAME.outcome(state) is None:
        action = _slowest(state)
        draws += isinstance(action, Draw)
        state = play(replace(state, areas=((), ())), action)
    assert draws == most
    assert state.number + 1 == most


def _slowest(state: ParksState) -> ParksAction:
    draws = choices(state, Draw)
    return max(draws, key=lambda draw: len(state.stacks[draw.stack - 1])) if draws else legal(state)[0]
