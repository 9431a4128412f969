"""Draw effects: SK8 and the rulings on them."""

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
from bot.games.super_kawaii_pets.events import EffectLost, EffectSkipped
from tests.games.super_kawaii_pets.positions import after, at, kinds, legal, refused, step

LOVE, CARE = Help("love"), Help("care")


def play(animal: str) -> PlayAnimal:
    return PlayAnimal(AnimalId(animal))


def take(animal: str) -> TakeAnimal:
    return TakeAnimal(AnimalId(animal))


def test_sk8_playing_an_animal_triggers_its_draw_effect() -> None:
    state = after(at("0: hand D01\n1:"), play("D01"))
    assert state.effect == "D01"
    assert legal(state) == (TakeHelp(LOVE), SkipEffect())


def test_sk8_obtaining_a_location_triggers_its_draw_effect() -> None:
    obtain = Obtain(LocationId("L01"), (AnimalId("D07"), AnimalId("C07")))
    state = after(at("0: happy D07 C07\n1:"), obtain)
    assert state.effect == "L01"
    assert legal(state) == (TakeHelp(LOVE), SkipEffect())


def test_sk8_turning_happy_triggers_no_effect() -> None:
    assert after(at("0: hand care; sad D01\n1:"), MakeHappy(AnimalId("D01"), (CARE,))).effect == ""


def test_ruled_a_help_symbol_means_help_cards_only() -> None:
    state = after(
        at("0: hand D08\n1:\nanimals: C01 D10 / D07\nhelps: food love love / care\nlocations: L01"), play("D08")
    )
    assert state.effect == "", "three animals cost care, but no care card lies open"
    state = after(
        at("0: hand D08\n1:\nanimals: C01 D10 / D07\nhelps: food love care / care\nlocations: L01"), play("D08")
    )
    assert legal(state) == (TakeHelp(CARE), SkipEffect())


def test_ruled_a_colour_means_helps_and_animals() -> None:
    state = after(
        at("0: hand W04\n1:\nanimals: C03 D10 / D03\nhelps: food love care / care\nlocations: L01"), play("W04")
    )
    assert legal(state) == (take("D03"), take("C03"), TakeHelp(Help("food")), SkipEffect())


def test_ruled_a_species_means_animals_of_that_species_and_no_wild() -> None:
    text = "0: hand C04\n1:\nanimals: C07 W01 / D01\nhelps: food love care / care\nlocations: L01"
    assert legal(after(at(text), play("C04"))) == (take("C07"), SkipEffect())


def test_ruled_the_decks_open_top_counts_as_face_up() -> None:
    text = "0: hand C04\n1:\nanimals: D01 D02 / C07 C08\nhelps: food love care / care\nlocations: L01"
    assert legal(after(at(text), play("C04"))) == (take("C07"), SkipEffect())


def test_ruled_an_effect_never_draws_from_the_face_down_help_deck() -> None:
    state = after(at("0: hand D01\n1:"), play("D01"))
    assert refused(state, DrawHelp()) == ("SK8", "effect_not_deck")


def test_sk8_never_a_location_and_never_a_discard() -> None:
    text = "0: hand D01\n1:\nanimals: C01 C02 / C03 / C04\nhelps: food food food / care / love\nlocations: L02"
    result = step(at(text), play("D01"))
    assert result.state.effect == "", "the only love lies in the discards"


def test_sk8_an_effect_is_optional() -> None:
    result = step(after(at("0: hand D01\n1:"), play("D01")), SkipEffect())
    assert EffectSkipped(result.state.seat, "D01") in result.events
    assert result.state.players[0].helps == ()
    assert kinds(result.state) == {EndTurn}


def test_sk8_an_effect_is_lost_if_nothing_fits() -> None:
    text = "0: hand D01\n1:\nanimals: C01 C02 / C03\nhelps: food - care / love\nlocations: L01"
    result = step(at(text), play("D01"))
    assert EffectLost(result.state.seat, "D01") in result.events
    assert result.state.effect == ""


def test_ruled_an_effect_is_resolved_before_anything_else() -> None:
    state = after(at("0: hand D01 D02 care\n1:"), play("D01"))
    assert refused(state, play("D02")) == ("SK8", "effect_first")
    assert refused(state, EndTurn()) == ("SK8", "effect_first")


def test_ruled_the_card_goes_to_the_hand() -> None:
    state = after(at("0: hand D01\n1:"), play("D01"), TakeHelp(LOVE))
    assert state.players[0].helps == (LOVE,)
    assert state.helps.shown == ("food", "", "care")


def test_ruled_an_animal_taken_may_be_played_later_with_its_own_effect() -> None:
    text = "0: hand C04\n1:\nanimals: C01 W01 / D01\nhelps: food love care / care\nlocations: L01"
    state = after(at(text), play("C04"), take("C01"), play("C01"))
    assert state.effect == "C01"
    assert after(state, TakeHelp(LOVE)).players[0].helps == (LOVE,)


def test_an_effect_is_no_draw_of_the_turn() -> None:
    state = after(at("0: hand D01\n1:"), play("D01"), TakeHelp(LOVE))
    assert state.draws == 0
    assert refused(state, TakeHelp(Help("food"))) == ("SK5", "no_draws_left")


def test_a_card_that_does_not_fit_is_refused() -> None:
    state = after(at("0: hand D01\n1:"), play("D01"))
    assert refused(state, TakeHelp(CARE)) == ("SK8", "does_not_fit")
    assert refused(state, take("C01")) == ("SK8", "does_not_fit")


def test_an_animal_without_effect_leaves_the_turn_free() -> None:
    assert after(at("0: hand D10\n1:"), play("D10")).effect == ""
