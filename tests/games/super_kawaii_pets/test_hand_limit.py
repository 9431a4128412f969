"""The hand limit and empty decks: SK10, SK11 and their rulings."""

from bot.games.super_kawaii_pets.actions import Cancel, DrawHelp, EndTurn, PlayAnimal, TakeAnimal, TakeHelp
from bot.games.super_kawaii_pets.components import AnimalId, Help
from bot.games.super_kawaii_pets.display import open_animals
from bot.games.super_kawaii_pets.events import Discarded, Shuffled
from bot.games.super_kawaii_pets.scoring import scores
from tests.games.super_kawaii_pets.positions import after, at, end_turn, kinds, legal, of_kind, refused, step

FOOD, LOVE = Help("food"), Help("love")


def test_sk10_up_to_five_cards_animals_and_helps_together_are_kept() -> None:
    assert of_kind(at("0: hand D05 D06 food love care\n1:"), EndTurn) == [EndTurn()]


def test_sk10_what_is_over_five_is_discarded_by_the_owners_choice() -> None:
    state = at("0: hand D05 D06 food food love care\n1:")
    assert of_kind(state, EndTurn) == [EndTurn((card,)) for card in ("D05", "D06", "food", "food2", "love", "care")]
    result = step(state, EndTurn(("D05",)))
    assert result.state.players[0].animals == ("D06",)
    assert "D05" in result.state.animals.discards
    assert Discarded(state.seat, (AnimalId("D05"),), ()) in result.events


def test_sk10_a_help_goes_to_the_help_discards() -> None:
    state = after(at("0: hand D05 D06 food food love care\n1:"), EndTurn(("food2",)))
    assert state.players[0].helps == ("food", "love", "care")
    assert "food" in state.helps.discards


def test_sk10_the_turn_does_not_end_with_too_many_or_too_few_discards() -> None:
    state = at("0: hand D05 D06 food food love care\n1:")
    assert refused(state, EndTurn()) == ("SK10", "wrong_discard")
    assert refused(state, EndTurn(("D05", "D06"))) == ("SK10", "wrong_discard")


def test_ruled_over_five_cards_in_mid_turn_are_fine() -> None:
    state = after(at("draws=2\n0: hand D05 D06 food love care\n1:"), TakeHelp(LOVE), TakeHelp(FOOD))
    assert state.players[0].hand_size == 7
    assert PlayAnimal(AnimalId("D05")) in legal(state)


def test_ruled_discarded_animals_bring_no_minus_point() -> None:
    state = at("0: hand D05 D06 D08 D09 D10 D11\n1:")
    assert scores(state)[0].total == -6
    assert scores(after(state, EndTurn(("D05",))))[0].total == -5


def test_a_very_large_hand_is_discarded_in_portions_with_cancel() -> None:
    state = at("0: hand D05 D06 D07 D08 D09 D10 food food love love care\n1:")
    assert len(of_kind(state, EndTurn)) <= 60
    first = of_kind(state, EndTurn)[0]
    begun = after(state, first)
    assert begun.seat == 0
    assert begun.players == state.players, "nothing has gone yet"
    assert kinds(begun) == {EndTurn, Cancel}
    assert refused(begun, PlayAnimal(AnimalId("D10"))) == ("SK10", "discard_first")
    assert after(begun, Cancel()) == state


def test_the_portions_together_leave_five_cards() -> None:
    state = at("0: hand D05 D06 D07 D08 D09 D10 food food love love care\n1:")
    while state.seat == 0:
        state = end_turn(state)
    assert state.players[0].hand_size == 5
    assert len(state.animals.discards) + len(state.helps.discards) == 6


def test_sk11_an_empty_help_deck_is_made_anew_of_the_discards_when_a_card_is_wanted() -> None:
    state = at("draws=2\nanimals: D01 C01 / R01\nhelps: food love care / / food love\nlocations: L01\n0:\n1:")
    assert DrawHelp() in legal(state)
    result = step(state, DrawHelp())
    assert Shuffled("helps") in result.events
    assert result.reveals
    assert len(result.state.helps.deck) == 1
    assert result.state.helps.discards == ()


def test_sk11_also_in_the_middle_of_a_refill() -> None:
    state = at("animals: D01 C01 / R01\nhelps: - - - / food / love love care\nlocations: L01\n0:\n1:")
    state = end_turn(state)
    assert state.helps.shown[0] == "food"
    assert all(state.helps.shown)
    assert len(state.helps.deck) == 1


def test_sk11_with_no_discards_the_help_deck_stays_empty() -> None:
    state = end_turn(at("animals: D01 C01 / R01\nhelps: - love - / food\nlocations: L01\n0:\n1:"))
    assert state.helps.shown == ("food", "love", "")
    assert DrawHelp() not in legal(state)


def test_ruled_discarded_animals_are_shuffled_into_a_new_deck() -> None:
    state = at("draws=2\nanimals: D01 C01 / R01 / D05 D06\nhelps: food\nlocations: L01\n0:\n1:")
    result = step(state, TakeAnimal(AnimalId("R01")))
    assert Shuffled("animals") in result.events
    assert result.reveals
    assert open_animals(result.state)[0] in {"D05", "D06"}


def test_ruled_else_the_row_of_animals_is_shorter() -> None:
    state = at("draws=2\nanimals: D01 C01 / R01\nhelps: food food food / love\nlocations: L01\n0:\n1:")
    state = after(state, TakeAnimal(AnimalId("D01")), TakeAnimal(AnimalId("R01")))
    assert open_animals(state) == ("C01",)
    assert open_animals(end_turn(state)) == ("C01",)


def test_animals_discarded_at_the_end_of_a_turn_come_back_with_the_refill() -> None:
    state = at("animals: - C01\nhelps: food food food\nlocations: L01\n0: hand D05 D06 D07 D08 D09 D10\n1:")
    state = after(state, EndTurn(("D05",)))
    assert "D05" in open_animals(state)
