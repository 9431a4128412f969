"""What turns an animal happy: SK7 and the rulings on payments."""

import pytest

from bot.games.super_kawaii_pets.actions import DrawHelp, EndTurn, MakeHappy
from bot.games.super_kawaii_pets.components import ANIMALS, AnimalId, Help
from bot.games.super_kawaii_pets.payments import payments
from tests.games.super_kawaii_pets.positions import after, at, of_kind, refused

FOOD, LOVE, CARE = map(Help, ("food", "love", "care"))
KINDS = {"F": FOOD, "L": LOVE, "C": CARE}


def helps(letters: str) -> tuple[Help, ...]:
    """ "FFC" are two food and a care."""
    return tuple(KINDS[letter] for letter in letters)


def ways(cost: str, hand: str) -> list[str]:
    """All payments in the order offered, by their letters."""
    letters = {kind: letter for letter, kind in KINDS.items()}
    return ["".join(letters[kind] for kind in payment) for payment in payments(helps(cost), helps(hand))]


@pytest.mark.parametrize(
    ("cost", "hand", "offered"),
    [
        ("C", "C", ["C"]),
        ("C", "FL", ["FL"]),
        ("C", "FF", ["FF"]),
        ("C", "F", []),
        ("CL", "LC", ["LC"]),
        ("CL", "LLL", ["LLL"]),
        ("CC", "FFFF", ["FFFF"]),
        ("CCL", "LCC", ["LCC"]),
        ("CCL", "FFLC", ["FFLC"]),
        ("CCL", "FLLC", ["FLLC"]),
    ],
)
def test_sk7_each_symbol_takes_such_a_help_or_any_two_others(cost: str, hand: str, offered: list[str]) -> None:
    assert ways(cost, hand) == offered


def test_sk7_the_helps_are_discarded() -> None:
    state = after(at("0: hand food love care; sad D01\n1:"), MakeHappy(AnimalId("D01"), (CARE,)))
    assert state.players[0].helps == (FOOD, LOVE)
    assert state.helps.discards == (CARE,)


def test_ruled_a_pair_never_contains_the_symbols_own_kind() -> None:
    assert ways("C", "FC") == ["C"]


def test_ruled_a_symbol_may_be_paid_by_a_pair_though_its_own_card_is_in_hand() -> None:
    assert ways("C", "FFC") == ["C", "FF"]


def test_payments_are_offered_best_first_with_the_fewest_cards() -> None:
    offered = ways("CL", "FFFLLCC")
    assert offered[0] == "LC"
    assert [len(payment) for payment in offered] == sorted(len(payment) for payment in offered)


def test_of_equally_many_cards_the_payment_that_leaves_more_kinds_comes_first() -> None:
    assert ways("C", "FFLL")[0] == "FL"
    assert ways("C", "FFFL") == ["FF", "FL"], "two food and love stay rather than three food"


def test_payments_that_leave_the_same_are_offered_once() -> None:
    for animal in ANIMALS.values():
        offered = payments(animal.cost, helps("FFFFLLLLCCCC"))
        assert len(set(offered)) == len(offered)


def test_where_there_is_one_payment_there_is_one_sentence() -> None:
    state = at("0: hand care love; sad D01 D02\n1:")
    assert of_kind(state, MakeHappy) == [MakeHappy(AnimalId("D01"), (CARE,)), MakeHappy(AnimalId("D02"), (LOVE,))]


def test_what_cannot_be_paid_is_refused_by_sk7() -> None:
    state = at("0: hand food; sad D01\n1:")
    assert refused(state, MakeHappy(AnimalId("D01"), (FOOD,))) == ("SK7", "cannot_pay")
    rich = at("0: hand food care; sad D01\n1:")
    assert refused(rich, MakeHappy(AnimalId("D01"), (FOOD,))) == ("SK7", "wrong_payment")


def test_the_rules_pages_example_of_the_poodle_holds() -> None:
    assert ANIMALS[AnimalId("D06")].name == "Poodle"
    assert {"FC", "FLL"} <= set(ways("FC", "FCLL"))


def test_an_animal_turned_happy_stands_out_until_another_turn_turns_one() -> None:
    state = at("turn_number=3\n0: hand care love; sad D01 D02\n1: hand food; sad C03")
    state = after(state, MakeHappy(AnimalId("D01"), (CARE,)), MakeHappy(AnimalId("D02"), (LOVE,)))
    assert state.fresh == ("D01", "D02")
    state = after(state, EndTurn(), DrawHelp(), DrawHelp())
    assert state.fresh == ("D01", "D02")
    state = after(state, MakeHappy(AnimalId("C03"), (FOOD,)))
    assert (state.fresh, state.fresh_turn) == (("C03",), 4)
