"""DP16, DP21, DP22, DP24: the last turns, the bonuses, and every tie-break."""

import pytest

from bot.games.day_at_the_park.actions import EndTurn, FinishAdventures
from bot.games.day_at_the_park.events import DayEnded, LastTileDrawn, TurnBegan
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.notation import parse
from bot.games.day_at_the_park.scoring import final_score, outcome
from bot.games.day_at_the_park.state import State
from tests.games.day_at_the_park.positions import act, offered, position, step


def over(*seats: str) -> State:
    """A match that ended with these belongings."""
    return parse("step: over\nlast: 2\npile:\n" + "\n".join(f"seat: {seat}" for seat in seats))


def bonus(seat: str) -> int:
    """What the bonus sides bring at the end."""
    score = final_score(over(seat, "keroppi").players[0])
    return score.total - score.points.total


def finishing(pile: str, last: int = 0, active: int = 0) -> State:
    seats = "seat: hello_kitty zzz at=M50 hand=T01 open=E01\nseat: keroppi zzz at=N50 hand=T02,T04"
    return position(f"step: adventures\npile: {pile}\nlast: {last}\nactive: {active}\ncompleted: 1\n{seats}")


def test_dp24_after_the_last_tile_each_player_has_one_more_turn_also_who_drew_it() -> None:
    drawn = step(finishing("T05"), FinishAdventures())
    assert any(isinstance(event, LastTileDrawn) for event in drawn.events)
    state = act(drawn.state, offered(drawn.state)[0], offered(act(drawn.state, offered(drawn.state)[0]))[0])
    assert (state.active, state.last_turns) == (1, 1)
    last = step(finishing("", last=1, active=1), FinishAdventures())
    assert TurnBegan(last.state.active, True) in last.events
    assert (last.state.active, last.state.last_turns) == (0, 2)
    end = step(finishing("", last=2), FinishAdventures())
    assert end.state.step == "over"
    assert isinstance(end.events[-1], DayEnded)
    assert GAME.awaited(end.state) == ()


def test_dp24_with_the_pile_empty_no_tile_is_drawn() -> None:
    after = act(finishing("", last=1), FinishAdventures())
    assert after.players[0].hand == ("T01",)


def test_ruled_on_ones_own_last_turn_adventures_are_not_refilled() -> None:
    after = act(finishing("", last=1), FinishAdventures())
    assert len(after.players[0].open) == 1
    assert (after.step, after.active) == ("place", 1)


def test_dp24_who_draws_the_last_tile_still_refills_adventures() -> None:
    assert act(finishing("T05"), FinishAdventures()).step == "refill"


def test_special_actions_are_still_possible_after_the_last_step_of_the_last_turn() -> None:
    seats = "seat: hello_kitty score at=M50 hand=T01 items=3/0/0/0\nseat: keroppi at=N50 hand=T02"
    state = act(position(f"step: adventures\npile:\nlast: 2\n{seats}"), FinishAdventures())
    assert state.step == "after"
    assert act(state, EndTurn()).step == "over"


@pytest.mark.parametrize(("left", "points"), [(1, 0), (2, 1), (5, 2), (6, 3), (9, 3)])
def test_dp16_medium_points_per_pair_of_leftovers_with_a_maximum(left: int, points: int) -> None:
    assert bonus(f"hello_kitty done=M13+ items=0/{left}/0/0") == points


@pytest.mark.parametrize(("items", "points"), [("1/1/1/1", 2), ("2/2/2/2", 2), ("3/1/1/0", 0)])
def test_dp16_medium_points_once_for_a_set_of_leftovers(items: str, points: int) -> None:
    assert bonus(f"hello_kitty done=M14+ items={items}") == points


@pytest.mark.parametrize(("left", "points"), [(2, 0), (3, 2), (6, 2)])
def test_dp16_medium_points_once_for_many_leftovers(left: int, points: int) -> None:
    assert bonus(f"hello_kitty done=M05+ items=0/0/{left}/0") == points


def test_dp16_hard_points_per_adventure_of_a_type() -> None:
    assert bonus("hello_kitty done=H01+,E08,E09,M06") == 3


def test_ruled_a_hard_bonus_counts_its_own_card() -> None:
    assert bonus("hello_kitty done=H03+,E08,E15,E22") == 2
    assert bonus("hello_kitty done=H03+,E08,E15") == 0


def test_dp16_only_with_the_bonus_side_up_and_type_matters_for_hard_bonuses_only() -> None:
    assert bonus("hello_kitty done=M13,H01,E08,E25+ items=0/6/0/0") == 0


def test_dp23_the_rulebooks_last_example_food_adventures_and_leftover_flowers() -> None:
    assert bonus("hello_kitty done=H10+,E01,E02,E03,M12+ items=0/0/2/0") == 3 + 1


def test_ruled_leftovers_are_not_spent_each_card_counts_them_anew() -> None:
    assert bonus("hello_kitty done=M13+,M17+ items=0/2/0/0") == 2


def test_ruled_each_wild_token_is_declared_once_for_the_best_total() -> None:
    score = final_score(over("hello_kitty done=M13+,M14+ items=1/1/1/0 tokens=wild", "keroppi").players[0])
    assert score.wild == (0, 0, 0, 1)
    assert score.total == 2
    two = final_score(over("hello_kitty done=M13+,M14+ items=1/1/1/0 tokens=wild,wild", "keroppi").players[0])
    assert (two.wild, two.total) == ((0, 1, 0, 1), 3)


def test_dp21_a_characters_wild_items_never_count_at_the_end() -> None:
    state = over("keroppi explore done=M13+ items=1/1/0/0", "hello_kitty")
    assert final_score(state.players[0]).total == 0


def test_dp22_most_points_win() -> None:
    result = outcome(over("hello_kitty points=9/1/0", "keroppi points=8/1/0 items=5/5/5/5"))
    assert result is not None
    assert (result.ranks, result.scores, result.winners) == ((1, 2), (10, 9), (0,))


def test_dp22_then_most_completed_adventures() -> None:
    result = outcome(over("hello_kitty points=9/0/0 done=E01", "keroppi points=9/0/0 done=E02,E03"))
    assert result is not None
    assert result.ranks == (2, 1)


def test_dp22_then_most_items_left() -> None:
    result = outcome(over("hello_kitty points=9/0/0 items=1/0/0/0", "keroppi points=9/0/0 items=0/1/1/0"))
    assert result is not None
    assert result.ranks == (2, 1)


def test_dp22_then_the_victory_is_shared() -> None:
    result = outcome(over("hello_kitty points=9/0/0", "keroppi points=9/0/0", "chococat points=1/0/0"))
    assert result is not None
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))


def test_ruled_wild_tokens_do_not_count_in_the_tie_break() -> None:
    result = outcome(over("hello_kitty points=9/0/0 tokens=wild,wild", "keroppi points=9/0/0"))
    assert result is not None
    assert result.ranks == (1, 1)


def test_the_view_after_the_end_says_what_scores_are_made_of() -> None:
    view = GAME.view(over("hello_kitty points=9/2/5 done=M13+ items=0/4/0/0", "keroppi"), None)
    score = view.scores[0]
    assert (score.points.adventures, score.points.extras, score.points.character) == (9, 2, 5)
    assert [(bonus.card, bonus.points) for bonus in score.bonuses] == [("M13", 2)]
    assert score.total == 18
