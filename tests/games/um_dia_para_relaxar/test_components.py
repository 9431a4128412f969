"""What is in the box (UR1, UR2), and where each value comes from."""

from collections import Counter

from bot.games.um_dia_para_relaxar.board import above
from bot.games.um_dia_para_relaxar.components import CARDS, CHARACTERS, COMPONENTS, FACES, OUTINGS, ROWS, Row


def test_ur1_the_box_holds_8_character_sets_16_cards_16_outings_8_hearts_and_a_die() -> None:
    assert len(CHARACTERS) == 8
    assert COMPONENTS.counts.no_cards_each == 4
    assert len(CARDS) == 16
    assert len(OUTINGS) == 16
    assert COMPONENTS.counts.hearts == 8
    assert len(set(FACES)) == 6


def test_ur1_ur2_the_rows_are_0_to_6_and_8() -> None:
    assert ROWS == (0, 1, 2, 3, 4, 5, 6, 8)


def test_ur2_row_8_lies_directly_above_row_6() -> None:
    assert above(Row(6)) == 8
    assert above(Row(5), 2) == 8
    assert above(Row(6), 2) is None
    assert above(Row(8)) is None


def test_a_card_lists_five_outings_and_each_outing_stands_once_at_each_place() -> None:
    for place in range(5):
        assert Counter(card.outings[place] for card in CARDS.values()) == Counter(OUTINGS)


def test_no_card_is_worth_much_more_than_another() -> None:
    """Two cards never share more than two outings."""
    cards = [set(card.outings) for card in CARDS.values()]
    assert max(len(one & other) for one in cards for other in cards if one is not other) == 2
