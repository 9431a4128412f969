"""A turn: SK5 and SK6."""

from bot.games.super_kawaii_pets.actions import (
    DrawHelp,
    EndTurn,
    MakeHappy,
    Obtain,
    PlayAnimal,
    SkipEffect,
    TakeAnimal,
    TakeHelp,
)
from bot.games.super_kawaii_pets.components import AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.display import open_animals
from bot.games.super_kawaii_pets.events import DisplayRefilled, NothingToDraw, TurnBegan
from tests.games.super_kawaii_pets.positions import GAME, after, at, end_turn, kinds, legal, of_kind, refused, step

D01, D02, D07, C01, C07, R01 = map(AnimalId, ("D01", "D02", "D07", "C01", "C07", "R01"))
L01 = LocationId("L01")
FOOD, LOVE, CARE = map(Help, ("food", "love", "care"))


def test_sk5_a_turn_starts_with_two_draws() -> None:
    assert kinds(at("draws=2\n0:")) == {TakeAnimal, TakeHelp, DrawHelp}


def test_sk5_animals_helps_and_the_help_deck_can_be_drawn_but_no_location() -> None:
    assert set(legal(at("draws=2\n0:"))) == {
        *map(TakeAnimal, (R01, D01, C01)),
        *map(TakeHelp, (FOOD, LOVE, CARE)),
        DrawHelp(),
    }


def test_sk5_any_combination_of_animals_and_helps_may_be_drawn() -> None:
    two_animals = after(at("draws=2\n0:\n1:"), TakeAnimal(D01), TakeAnimal(C01))
    assert two_animals.players[0].animals == (D01, C01)
    two_helps = after(at("draws=2\n0:\n1:"), TakeHelp(LOVE), DrawHelp())
    assert two_helps.players[0].helps == (FOOD, LOVE)


def test_ruled_the_two_draws_are_compulsory_while_any_card_is_there() -> None:
    state = after(at("draws=2\n0: hand D05\n1:"), TakeHelp(LOVE))
    assert state.draws == 1
    assert kinds(state) == {TakeAnimal, TakeHelp, DrawHelp}
    assert refused(state, EndTurn()) == ("SK5", "draw_first")
    assert refused(state, PlayAnimal(AnimalId("D05"))) == ("SK5", "draw_first")


def test_ruled_the_second_draw_is_chosen_after_seeing_the_first() -> None:
    state = after(at("draws=2\n0:\n1:"), TakeAnimal(R01))
    assert TakeAnimal(D02) in legal(state), "the animal that lay below the first one"


def test_ruled_a_draw_is_lost_if_nothing_at_all_is_left() -> None:
    last = at("draws=2\nanimals: D01 -\nhelps: - - -\nlocations: L01\n0:\n1:")
    result = step(last, TakeAnimal(D01))
    assert NothingToDraw(result.state.seat) in result.events
    assert EndTurn() in legal(result.state)


def test_ruled_no_draw_waits_when_a_turn_begins_with_nothing_to_draw() -> None:
    bare = at("animals: - -\nhelps: - - -\nlocations: L01\n0:\n1:")
    state = end_turn(bare)
    assert state.seat == 1
    assert state.draws == 0


def test_ruled_when_all_helps_are_in_hands_none_can_be_drawn() -> None:
    state = at("draws=2\nanimals: D01 C01 / R01\nhelps: - - -\nlocations: L01\n0: hand food\n1: hand love care")
    assert kinds(state) == {TakeAnimal}
    assert refused(state, DrawHelp()) == ("SK11", "no_helps_left")
    assert refused(state, TakeHelp(FOOD)) == ("SK3", "help_not_shown")


def test_sk5_then_play_make_happy_and_obtain_in_any_order_and_number() -> None:
    state = at("0: hand D05 D10 food love; sad D02; happy D07 C07\n1:")
    assert kinds(state) == {PlayAnimal, MakeHappy, Obtain, EndTurn}
    happy_first = after(state, MakeHappy(D02, (LOVE,)))
    assert kinds(happy_first) == {PlayAnimal, Obtain, EndTurn}
    played = after(happy_first, PlayAnimal(AnimalId("D10")))
    assert {PlayAnimal, Obtain, EndTurn} <= kinds(played)


def test_sk5_an_animal_may_turn_happy_in_the_turn_it_is_played() -> None:
    state = after(at("0: hand D10 care care love\n1:"), PlayAnimal(AnimalId("D10")))
    state = after(state, MakeHappy(AnimalId("D10"), (LOVE, CARE, CARE)))
    assert state.players[0].happy == ("D10",)
    assert state.players[0].sad == ()


def test_sk5_only_an_animal_in_front_can_be_made_happy() -> None:
    state = at("0: hand D02 love\n1:")
    assert of_kind(state, MakeHappy) == []
    assert refused(state, MakeHappy(D02, (LOVE,))) == ("SK5", "not_sad_here")


def test_sk5_an_animal_of_the_hand_lies_sad_when_it_is_played() -> None:
    state = after(at("0: hand D10\n1:"), PlayAnimal(AnimalId("D10")))
    assert state.players[0].sad == ("D10",)
    assert state.players[0].animals == ()


def test_sk5_only_a_face_up_location_can_be_obtained() -> None:
    state = at("0: happy D07 C07\n1:")
    assert {action.location for action in of_kind(state, Obtain)} == {"L01"}


def test_sk5_the_turn_passes_to_the_next_seat_and_round() -> None:
    state = end_turn(at("seat=1\n0:\n1:\n2:"))
    assert state.seat == 2
    assert end_turn(after(state, DrawHelp(), DrawHelp())).seat == 0


def test_sk6_the_display_shrinks_during_a_turn() -> None:
    state = after(at("draws=2\n0:\n1:"), TakeAnimal(D01), TakeHelp(LOVE))
    assert state.animals.shown == ("", "C01")
    assert state.helps.shown == ("food", "", "care")


def test_sk6_the_animal_deck_always_shows_its_next_card() -> None:
    state = after(at("draws=2\n0:\n1:"), TakeAnimal(R01))
    assert open_animals(state) == ("D02", "D01", "C01")


def test_sk6_it_is_refilled_when_the_next_players_turn_begins() -> None:
    state = after(at("draws=2\n0:\n1:"), TakeAnimal(D01), TakeHelp(LOVE))
    result = step(state, EndTurn())
    assert result.state.animals.shown == ("R01", "C01")
    assert result.state.helps.shown == ("food", "food", "care")
    assert [type(event) for event in result.events] == [TurnBegan, DisplayRefilled]


def test_sk6_an_obtained_location_leaves_a_gap_until_then() -> None:
    state = after(at("0: happy D07 C07\n1:"), Obtain(L01, (D07, C07)), SkipEffect())
    assert state.locations.shown == ("", "L02", "L03")
    assert end_turn(state).locations.shown == ("L04", "L02", "L03")


def test_ruled_locations_run_out_without_refill() -> None:
    state = at("animals: D01 C01 / R01\nhelps: food love care / food\nlocations: L04 - -\n0: happy D07 C07\n1:")
    state = after(state, of_kind(state, Obtain)[0])
    assert end_turn(state).locations.shown == ("", "", "")


def test_another_seat_may_do_nothing() -> None:
    state = at("seat=1 draws=2\n0:\n1:")
    assert GAME.legal_actions(state, state.first) == ()
    assert refused(state, DrawHelp(), seat=0) == ("SK5", "not_your_turn")
    assert GAME.awaited(state) == (1,)


def test_the_turn_counts_up_with_each_turn() -> None:
    state = at("turn_number=4\n0:\n1:")
    assert GAME.turn(state).number == 4
    assert GAME.turn(end_turn(state)).number == 5
