"""DP12 and DP13: walking through the park, and the token at the end."""

import pytest

from bot.engine.game import IllegalAction
from bot.games.day_at_the_park.actions import PlaceFigure, Stay, Walk
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.events import HighFiveGiven
from bot.games.day_at_the_park.state import State
from tests.games.day_at_the_park.positions import act, can, kinds_of, offered, position, step


def walks(state: State) -> list[Walk]:
    return [action for action in offered(state, Walk) if isinstance(action, Walk)]


ROAD = "step: move\nlay: O50=T03/1 P50=T15/1 Q50=T27/1 R50=T39/1\n"
"""East of the plaza: music, bird, flower, cupcake on O50 to R50."""


def walk(*path: str) -> Walk:
    cells = tuple(map(Cell, path))
    return Walk(cells[-1], cells)


def test_dp9_the_figure_enters_on_any_space_and_gains_nothing() -> None:
    state = position("step: figure\nseat: keroppi hand=T01,T02\nseat: chococat")
    assert offered(state) == [PlaceFigure(cell) for cell in state.park.cells()]
    after = act(state, PlaceFigure(Cell("N51")))
    assert (after.players[0].cell, after.step, after.players[0].items) == ("N51", "place", (0, 0, 0, 0))


def test_dp12_one_item_per_space_entered() -> None:
    """The rulebook's example: three spaces, a bird, a flower and a cupcake."""
    after = act(position(ROAD + "seat: keroppi at=O50"), walk("P50", "Q50", "R50"))
    assert after.players[0].items == (0, 1, 1, 1)
    assert after.players[0].cell == "R50"


def test_dp12_up_to_three_spaces() -> None:
    state = position(ROAD + "seat: keroppi at=N50\nseat: chococat at=R50")
    assert max(len(action.path) for action in offered(state) if isinstance(action, Walk)) == 3
    with pytest.raises(IllegalAction):
        step(state, walk("O50", "P50", "Q50", "R50"))


def test_dp12_not_diagonally() -> None:
    state = position("step: move\nseat: keroppi at=M50")
    with pytest.raises(IllegalAction):
        step(state, walk("N51"))
    assert can(state, walk("N50", "N51"))


def test_dp12_through_and_onto_others() -> None:
    state = position(ROAD + "seat: keroppi at=O50\nseat: chococat at=P50")
    assert can(state, walk("P50", "Q50"))
    assert can(state, walk("P50"))


def test_dp12_backtracking_brings_another_item() -> None:
    after = act(position(ROAD + "seat: keroppi at=Q50"), walk("P50", "Q50", "P50"))
    assert after.players[0].items == (0, 2, 1, 0)


def test_dp12_staying_brings_one_item_of_ones_own_space() -> None:
    after = act(position(ROAD + "seat: keroppi at=R50"), Stay())
    assert after.players[0].items == (0, 0, 0, 1)
    assert after.step == "adventures"


def test_ruled_staying_brings_no_token_and_no_high_five() -> None:
    state = position("step: move\nlay: O50=T03/1+wild\nseat: keroppi at=O50\nseat: chococat at=O50")
    after = step(state, Stay())
    assert after.state.players[0].tokens == ()
    assert not any(isinstance(event, HighFiveGiven) for event in after.events)
    assert len(after.state.benches) == 1


def test_dp12_the_single_start_tile_has_no_item() -> None:
    state = position("step: move\nstart: single\nlay: M49=T03\nseat: keroppi at=M50\nseat: chococat")
    assert act(state, Stay()).players[0].items == (0, 0, 0, 0)
    assert act(state, walk("M49", "M50")).players[0].items == (1, 0, 0, 0)


def test_dp13_a_token_on_the_last_space_is_taken_and_turned_over() -> None:
    """The rulebook's example: it turns out to be a tricycle."""
    state = position("step: move\nlay: O50=T03/1+tricycle\nseat: keroppi at=N50\nseat: chococat at=M51")
    after = step(state, walk("O50"))
    assert after.state.players[0].tokens == ("tricycle",)
    assert after.reveals


def test_dp13_a_token_that_is_only_passed_stays() -> None:
    state = position("step: move\nlay: O50=T03/1+wild P50=T15/1\nseat: keroppi at=N50\nseat: chococat at=M51")
    after = step(state, walk("O50", "P50"))
    assert after.state.players[0].tokens == ()
    assert not after.reveals


def test_dp13_a_token_taken_is_not_replaced() -> None:
    state = position("step: move\nlay: O50=T03/1+tricycle\nseat: keroppi at=N50\nseat: chococat at=M51")
    after = act(state, walk("O50"))
    assert after.benches == ()
    assert after.bag == state.bag


def test_dp2_a_walk_brings_only_what_the_supply_has() -> None:
    state = position(ROAD + "seat: keroppi at=Q50\nseat: chococat at=M51 items=0/20/0/0")
    assert act(state, walk("P50")).players[0].items == (0, 0, 0, 0)


def test_walks_that_end_and_collect_alike_are_one_choice() -> None:
    state = position("step: move\nseat: keroppi at=M50\nseat: chococat")
    ends = [(action.end, sorted(map(str, map(state.park.item, action.path)))) for action in walks(state)]
    assert len({(end, tuple(items)) for end, items in ends}) == len(ends)


def test_the_most_welcome_walk_comes_first() -> None:
    state = position(ROAD + "seat: keroppi at=Q50 open=M13\nseat: chococat at=M51")
    assert walks(state)[0] == walk("R50", "Q50", "P50")


def test_dp9_completing_comes_after_the_walk() -> None:
    state = position(ROAD + "seat: keroppi score at=O50 open=E25 items=0/0/1/2")
    assert kinds_of(state) == {Walk, Stay}
