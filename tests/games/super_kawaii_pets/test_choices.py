"""How choices are offered: few at once, in order, and each in one way."""

from bot.games.super_kawaii_pets.actions import Cancel, EndTurn, MakeHappy, Obtain, Pay, PlayAnimal
from bot.games.super_kawaii_pets.components import ANIMALS, AnimalId, Help
from tests.games.super_kawaii_pets.positions import after, at, kinds, legal, of_kind, refused

SAD = " ".join(animal for animal in ANIMALS if len(ANIMALS[animal].cost) == 3)
HELPS = " ".join(["food"] * 9 + ["love"] * 9 + ["care"] * 9)
CROWDED = f"0: hand {HELPS}; sad {SAD}\n1:"
"""Twelve sad animals, and all Helps in one hand."""


def test_where_payments_would_be_too_many_the_animal_is_chosen_first() -> None:
    state = at(CROWDED)
    assert MakeHappy not in kinds(state)
    assert len(of_kind(state, Pay)) == len(SAD.split())
    assert len(legal(state)) <= 300


def test_then_its_payments_are_offered_with_cancel() -> None:
    state = at(CROWDED)
    paying = after(state, Pay(AnimalId("D10")))
    assert kinds(paying) == {MakeHappy, Cancel}
    assert {action.animal for action in of_kind(paying, MakeHappy)} == {"D10"}
    assert after(paying, Cancel()) == state
    assert refused(paying, EndTurn()) == ("SK7", "pay_first")


def test_after_paying_the_turn_goes_on() -> None:
    paying = after(at(CROWDED), Pay(AnimalId("D10")))
    state = after(paying, of_kind(paying, MakeHappy)[0])
    assert state.paying == ""
    assert state.players[0].happy == ("D10",)
    assert Pay in kinds(state)


def test_every_seat_has_at_most_300_sentences_even_with_all_cards() -> None:
    animals = " ".join(a for a in ANIMALS if a not in SAD.split())
    state = at(f"0: hand {HELPS}; sad {SAD}; happy {animals}\n1:")
    assert len(legal(state)) <= 300


def test_the_menu_order_is_play_make_happy_obtain_end() -> None:
    state = at("0: hand D05 love; sad D02; happy D07 C07\n1:")
    assert [type(action) for action in legal(state)] == [PlayAnimal, MakeHappy, Obtain, EndTurn]


def test_pay_is_refused_where_it_is_not_needed() -> None:
    assert refused(at("0: hand care; sad D01\n1:"), Pay(AnimalId("D01"))) == ("SK7", "wrong_payment")
    assert refused(at("0: hand food; sad D01\n1:"), Pay(AnimalId("D01"))) == ("SK7", "cannot_pay")


def test_cancel_is_refused_when_there_is_nothing_to_cancel() -> None:
    assert refused(at("0: hand D05\n1:"), Cancel()) == ("SK5", "nothing_to_cancel")


def test_the_payment_is_one_value_in_the_order_of_the_helps() -> None:
    state = at("0: hand love food care; sad W01\n1:")
    assert of_kind(state, MakeHappy) == [MakeHappy(AnimalId("W01"), (Help("food"), Help("love"), Help("care")))]
