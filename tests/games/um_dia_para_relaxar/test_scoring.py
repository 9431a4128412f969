"""Final scoring (UR15, UR16)."""

from bot.games.um_dia_para_relaxar.actions import Vote
from bot.games.um_dia_para_relaxar.components import CARDS, CardId
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.scoring import points, worth
from tests.games.um_dia_para_relaxar.positions import play, position

SARA = CardId("P01")
"""Snack bar, Beach, Diving, Farm, Cinema."""


def scored(board: str) -> int:
    return points(SARA, position("over move_up", board).board)


def test_ur15_each_outing_on_the_card_scores_its_rows_number() -> None:
    assert scored("6: snack_bar\n4: beach\n3: diving zoo\n1: farm\n0: cinema") == 6 + 4 + 3 + 1 + 0


def test_ur15_outings_of_other_cards_score_nothing() -> None:
    assert scored("8: zoo+5\n6: spa") == 0


def test_ur15_each_heart_on_them_is_one_point() -> None:
    assert scored("6: diving+3\n0: farm+2 zoo+1") == 6 + 3 + 2


def test_ur15_the_cards_first_on_row_8_is_two_points_more() -> None:
    assert scored("8: snack_bar") == 8 + 2


def test_ur15_the_cards_second_on_row_8_is_one_point_more() -> None:
    assert scored("8: beach") == 8 + 1


def test_ur15_the_others_on_row_8_bring_no_bonus() -> None:
    assert [scored(f"8: {outing}") for outing in ("diving", "farm", "cinema")] == [8, 8, 8]


def test_ur15_first_and_second_elsewhere_bring_no_bonus() -> None:
    assert scored("6: snack_bar beach") == 12


def test_ur15_eliminated_outings_score_0() -> None:
    assert scored("6: diving\nout: snack_bar beach") == 6


def test_ur16_sara_scores_22() -> None:
    board = position("over move_up", "8: beach\n6: diving+2\n5: snack_bar\nout: farm cinema").board
    assert [line.points for line in worth(SARA, board).lines] == [5, 8 + 1, 6 + 2, 0, 0]
    assert points(SARA, board) == 22


def test_ur16_beach_is_the_cards_second_and_a_card_lists_five() -> None:
    assert CARDS[SARA].outings[1] == "beach"
    assert len(CARDS[SARA].outings) == 5


def test_ur15_most_points_win() -> None:
    seats = "seat: P01\nseat: P02\nseat: P03"
    state = play(position("vote move_up", "8: beach\n5: park\n2: travel", seats), *[Vote(True)] * 3).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (9, 8 + 2 + 5 + 2, 2)
    assert outcome.ranks == (2, 1, 3)
    assert outcome.winners == (1,)


def test_ur15_ties_share_the_victory() -> None:
    """On cards P08 and P06 the Zoo is neither first nor second."""
    seats = "seat: P08\nseat: P06\nseat: P01"
    outcome = GAME.outcome(play(position("vote move_up", "8: zoo\n1: park", seats), *[Vote(True)] * 3).state)
    assert outcome is not None
    assert outcome.scores == (8, 8, 0)
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)
