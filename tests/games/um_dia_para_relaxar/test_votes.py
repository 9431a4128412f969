"""The vote (UR13), its endings (UR14), and standing votes."""

from typing import get_args

import pytest

from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import MoveUp, Vote
from bot.games.um_dia_para_relaxar.components import OutingId
from bot.games.um_dia_para_relaxar.events import (
    DayChosen,
    LastOuting,
    LeftGame,
    MovedUp,
    Rolled,
    VoteCast,
    VoteOpened,
    VotesRevealed,
)
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.rules import Ending
from bot.games.um_dia_para_relaxar.state import State
from tests.games.um_dia_para_relaxar.positions import Dice, choices, play, position

BEACH, SHOPPING, ZOO = OutingId("beach"), OutingId("shopping"), OutingId("zoo")
YES, NO = Vote(True), Vote(False)

FIVE_VOTE = position("vote move_up", "8: shopping+2\n6: beach\n3: zoo spa\nactive: 3", 5)
"""Five players vote on Shopping after seat 3 moved it up."""

LAST_TWO = """
    8: beach
    2: zoo{x}
    out: snack_bar travel diving park farm ice_cream_shop shopping museum cinema camping karaoke theatre spa fun_fair
"""
"""Fourteen outings are out; a NO to Beach would leave the Zoo alone."""


def last_two(x: str = "") -> State:
    seats = "\n".join(f"seat: P0{number} {no}" for number, no in ((1, 0), (2, 1), (3, 0), (4, 1)))
    return position("vote move_up", LAST_TWO.format(x=x), seats)


def test_ur13_everyone_votes_yes_or_no_the_active_player_too() -> None:
    assert GAME.awaited(FIVE_VOTE) == (0, 1, 2, 3, 4)
    assert all(choices(FIVE_VOTE, seat) == (YES, NO) for seat in range(5))


def test_ur13_votes_may_come_in_any_order_and_each_counts_once() -> None:
    step = play(FIVE_VOTE, NO, seat=4)
    assert step.events == (VoteCast(Seat(4), False),)
    assert GAME.awaited(step.state) == (0, 1, 2, 3)
    assert choices(step.state, 4) == ()


def test_ur13_any_no_and_the_outing_leaves_the_game() -> None:
    step = play(FIVE_VOTE, YES, YES, NO, YES, YES)
    assert step.state.board.row_of(SHOPPING) is None
    assert step.state.board.out == (SHOPPING,)
    assert LeftGame(SHOPPING, 2) in step.events


def test_ur13_the_hearts_of_an_outing_that_leaves_return_to_the_supply() -> None:
    assert FIVE_VOTE.board.hearts_left == 6
    assert play(FIVE_VOTE, NO, NO, NO, NO, NO).state.board.hearts_left == 8


def test_ur13_every_no_used_is_gone_and_a_yes_always_returns() -> None:
    step = play(FIVE_VOTE, NO, YES, NO, YES, YES)
    assert step.state.no_left == (3, 4, 3, 4, 4)


def test_ur17_one_no_of_five_eliminates_shopping_and_costs_only_the_voters_card() -> None:
    step = play(FIVE_VOTE, YES, NO, YES, YES, YES)
    assert VotesRevealed(SHOPPING, (Seat(1),)) in step.events
    assert step.state.board.out == (SHOPPING,)
    assert step.state.no_left == (4, 3, 4, 4, 4)


def test_ur13_after_the_vote_the_seat_after_the_active_one_rolls() -> None:
    step = play(FIVE_VOTE, NO, YES, YES, YES, YES, die=Dice("like"))
    assert step.events[-1] == Rolled(Seat(4), "like")
    assert (step.state.active, step.state.phase, step.state.votes) == (4, "move", ())


def test_ur13_all_yes_and_the_game_ends_at_once() -> None:
    step = play(FIVE_VOTE, YES, YES, YES, YES, YES)
    assert step.events[-2:] == (VotesRevealed(SHOPPING, ()), DayChosen(SHOPPING))
    assert step.state.phase == "over"
    assert GAME.awaited(step.state) == ()
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "all_yes"


def test_ur13_the_votes_are_revealed_together_with_the_last_one() -> None:
    step = play(FIVE_VOTE, NO, NO, NO, NO)
    assert not step.reveals
    assert play(step.state, YES).reveals


def test_ruled_a_seat_without_no_cards_can_only_say_yes() -> None:
    state = position("vote move_up", "8: beach\n3: zoo spa", "seat: P01 0\nseat: P02 1")
    assert choices(state, 0) == (YES,)
    assert choices(state, 1) == (YES, NO)


def test_ruled_if_no_voter_has_a_no_left_the_vote_resolves_at_once_and_ends_the_game() -> None:
    state = position("move move_up", "6: beach\n3: zoo spa", "seat: P01 0\nseat: P02 0\nseat: P03 0")
    step = play(state, MoveUp(BEACH))
    assert [type(event) for event in step.events] == [MovedUp, VoteOpened, VotesRevealed, DayChosen]
    assert step.reveals
    assert step.state.phase == "over"


def test_ur14_if_one_outing_remains_it_goes_to_row_8_without_a_vote_and_the_game_ends() -> None:
    step = play(last_two(), YES, NO, YES, YES)
    assert step.events[-3:] == (LeftGame(BEACH, 0), LastOuting(ZOO), DayChosen(ZOO))
    assert step.state.board.row_of(ZOO) == 8
    assert step.state.phase == "over"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "last_outing"


def test_ur14_takes_15_no_cards_and_so_at_least_four_players() -> None:
    assert len(last_two().board.out) + 1 == 15
    assert 3 * 4 < 15 <= 4 * 4


def test_ur14_with_two_outings_left_play_goes_on() -> None:
    state = position("vote move_up", "8: beach\n2: zoo spa", 4)
    assert play(state, YES, NO, YES, YES).state.phase == "move"


def test_ruled_the_last_remaining_outing_advances_even_under_the_x() -> None:
    state = play(last_two("!"), YES, NO, YES, YES).state
    assert state.board.forbidden == ZOO
    assert state.board.row_of(ZOO) == 8


ENDINGS: dict[str, tuple[State, tuple[Vote, ...]]] = {
    "all_yes": (FIVE_VOTE, (YES, YES, YES, YES, YES)),
    "last_outing": (last_two(), (YES, NO, YES, YES)),
}


@pytest.mark.parametrize("ending", get_args(Ending))
def test_every_way_a_match_can_end_is_witnessed(ending: str) -> None:
    state, votes = ENDINGS[ending]
    outcome = GAME.outcome(play(state, *votes).state)
    assert outcome is not None
    assert outcome.reason == ending


STANDING = GAME.info.standing[0]


def standing_vote(state: State, seat: int, answers: dict[str, str]) -> object:
    return STANDING.action(GAME.view(state, Seat(seat)), answers, choices(state, seat))


def test_standing_votes_can_be_left_for_the_outings_in_play() -> None:
    assert STANDING.answers == ("yes", "no")
    assert set(STANDING.keys(GAME.view(FIVE_VOTE, Seat(0)))) == {"shopping", "beach", "zoo", "spa"}


def test_a_standing_vote_answers_the_vote_on_its_outing() -> None:
    assert standing_vote(FIVE_VOTE, 0, {"shopping": "no", "zoo": "yes"}) == NO
    assert standing_vote(FIVE_VOTE, 0, {"shopping": "yes"}) == YES


def test_a_standing_vote_for_another_outing_does_not_answer() -> None:
    assert standing_vote(FIVE_VOTE, 0, {"zoo": "no"}) is None
    assert standing_vote(position("move like", "3: zoo beach"), 0, {"zoo": "no"}) is None


def test_a_standing_no_without_a_no_card_does_not_fit() -> None:
    state = position("vote move_up", "8: beach\n3: zoo spa", "seat: P01 0\nseat: P02 1")
    assert standing_vote(state, 0, {"beach": "no"}) is None
    assert standing_vote(state, 0, {"beach": "yes"}) == YES
