"""Playing alone: SK16 and its rulings."""

from collections import Counter

import pytest

from bot.games.super_kawaii_pets.actions import (
    Cancel,
    ChooseAnimals,
    ChooseHelps,
    ChooseLocations,
    EndTurn,
    MakeHappy,
    PlayAnimal,
    Refresh,
    Replace,
    SkipEffect,
    TakeAnimal,
    TakeHelp,
)
from bot.games.super_kawaii_pets.components import COLOURS, AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.display import open_animals
from bot.games.super_kawaii_pets.events import CardsReplaced, EffectLost, Shuffled, TurnCardRemoved, TurnCardReturned
from bot.games.super_kawaii_pets.scoring import scores
from bot.games.super_kawaii_pets.state import State
from tests.games.super_kawaii_pets.positions import GAME, after, at, kinds, legal, of_kind, refused, start, step

SOLO = """
animals: D01 C01 D05 / R01 D02 D03 D12
helps: food love care / food love care food
locations: L01 L02 L03 / L04 L05
"""


def solo(text: str) -> State:
    return at(text + SOLO)


def animals(*ids: str) -> ChooseAnimals:
    return ChooseAnimals(tuple(map(AnimalId, ids)))


def test_sk16_nine_helps_three_a_kind_become_the_turns_deck_and_18_are_left() -> None:
    state = start(1)
    helps = Counter((*state.helps.shown, *state.helps.deck))
    assert helps == {"food": 6, "love": 6, "care": 6}


def test_sk16_a_turn_card_is_removed_at_the_start_of_each_turn_the_first_included() -> None:
    assert start(1).turn_cards == 8
    result = step(solo("turn_cards=8\n0:"), EndTurn())
    assert result.state.turn_cards == 7
    assert TurnCardRemoved(7, refresh=False) in result.events


def test_ruled_removed_turn_cards_never_join_the_discards() -> None:
    state = after(solo("turn_cards=8\n0:"), EndTurn())
    assert state.helps.discards == ()


def test_sk16_the_turn_that_empties_the_deck_is_the_last() -> None:
    state = after(solo("turn_cards=1\n0:"), EndTurn())
    assert state.turn_cards == 0
    assert state.over is None
    assert GAME.view(state, None).last_round
    state = after(state, TakeHelp(Help("food")), TakeHelp(Help("love")), EndTurn())
    assert state.over == "solo_lost"


def test_nine_turns_are_played_when_none_is_spent() -> None:
    state = start(1)
    while state.over is None:
        actions = [action for action in legal(state) if not isinstance(action, Refresh)]
        state = after(state, actions[-1])
    assert state.turn_number == 8, "counted from 0"


def test_sk16_ten_horizontal_cards_win_at_the_end_of_that_turn() -> None:
    nine = "happy D04 D06 C04 C05 C06 R04 R05 R06 D08"
    state = solo(f"turn_cards=5\n0: hand care care; sad C07 D07; {nine}")
    state = after(state, MakeHappy(AnimalId("C07"), (Help("care"), Help("care"))))
    assert state.over is None
    state = after(state, EndTurn())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "solo_won"
    assert outcome.winners == (0,)


def test_sk16_ten_reached_in_the_very_last_turn_wins() -> None:
    assert after(solo("turn_cards=0 last_round=true\n0:"), EndTurn()).over == "solo_won"


def test_ruled_without_ten_it_is_lost_and_the_score_is_still_shown() -> None:
    state = after(solo("turn_cards=0\n0: happy D10 D11"), EndTurn())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners, outcome.won) == ("solo_lost", (12,), (), False)


def test_sk16_three_points_for_each_colour_with_at_least_five_cards() -> None:
    state = solo("0: happy D03 D06 D09 C03; homes L03=D12+R03")
    assert dict(zip(COLOURS, scores(state)[0].colours, strict=True)) == {"green": 3, "pink": 0, "blue": 0}
    four = solo("0: happy D03 D06 D09 C03")
    assert scores(four)[0].colours == (0, 0, 0)


@pytest.mark.parametrize(
    ("cards", "points", "rank"),
    [
        ("D10 D11 D12 D04 D05 D06 C04 C05 C03 D01; sad R01", 34, 0),
        ("D10 D11 D12 D04 D05 D06 C04 C05 C03 D01", 35, 35),
        ("D10 D11 D12 C10 D04 D05 D06 C05 C06 C03; sad R01", 39, 35),
        ("D10 D11 D12 C10 D04 D05 D06 C05 C06 C03", 40, 40),
        ("D10 D11 D12 C10 C11 D04 D05 D06 C05 C06; hand R01", 44, 40),
        ("D10 D11 D12 C10 C11 D04 D05 D06 C05 C06", 45, 45),
        ("D10 D11 D12 C10 C11 C12 R10 D05 D06 W05; hand R01", 49, 45),
        ("D10 D11 D12 C10 C11 C12 R10 D05 D06 W05", 50, 50),
        ("D10 D11 D12 C10 C11 C12 R10 R11 R12 D06", 57, 50),
    ],
)
def test_sk16_ranks_at_35_40_45_and_50(cards: str, points: int, rank: int) -> None:
    state = after(solo(f"turn_cards=2 last_round=true\n0: happy {cards}"), EndTurn())
    view = GAME.view(state, None)
    assert view.result is not None
    assert view.result.reason == "solo_won"
    assert view.result.scores[0].total == points
    assert view.result.solo_rank == rank


def test_ruled_won_below_35_is_won_without_a_rank() -> None:
    state = after(solo("turn_cards=2 last_round=true\n0: happy D01 D02"), EndTurn())
    outcome, result = GAME.outcome(state), GAME.view(state, None).result
    assert outcome is not None
    assert outcome.won
    assert result is not None
    assert result.solo_rank == 0


def test_ruled_no_stalemate_in_solo() -> None:
    state = solo("turn_cards=8 quiet_rounds=2\n0:")
    assert after(state, EndTurn()).over is None


# the refresh


def test_ruled_a_refresh_is_offered_while_draws_wait_between_actions_and_while_an_effect_waits() -> None:
    assert Refresh in kinds(solo("draws=2 turn_cards=3\n0:"))
    assert Refresh in kinds(solo("draws=1 turn_cards=3\n0:"))
    assert Refresh in kinds(solo("turn_cards=3\n0: hand D09"))
    assert Refresh in kinds(after(solo("turn_cards=3\n0: hand D08"), PlayAnimal(AnimalId("D08"))))


def test_ruled_no_refresh_during_the_final_discard() -> None:
    state = solo("turn_cards=3\n0: hand D04 D06 D07 D08 D09 D10 food food love love care")
    assert Refresh not in kinds(after(state, of_kind(state, EndTurn)[0]))


def test_ruled_a_refresh_is_impossible_with_no_turn_card_left() -> None:
    state = solo("turn_cards=0\n0: hand D09")
    assert Refresh not in kinds(state)
    assert refused(state, Refresh()) == ("SK16", "no_turn_cards")


def test_a_refresh_is_for_solo_only() -> None:
    assert refused(at("0:\n1:"), Refresh()) == ("SK16", "solo_only")


def test_sk16_a_refresh_removes_a_turn_card() -> None:
    result = step(solo("draws=2 turn_cards=3\n0:"), Refresh())
    assert result.state.turn_cards == 2
    assert TurnCardRemoved(2, refresh=True) in result.events
    assert not result.reveals


def test_until_something_is_replaced_a_refresh_can_be_called_off() -> None:
    state = solo("draws=2 turn_cards=3\n0:")
    result = step(after(state, Refresh(), animals("D01")), Cancel())
    assert result.state == state
    assert TurnCardReturned(3) in result.events


def test_sk16_any_number_of_animals_helps_and_locations_is_chosen_and_replaced_at_once() -> None:
    state = after(solo("draws=2 turn_cards=3\n0:"), Refresh())
    assert Replace() not in legal(state), "at least one card"
    assert len(of_kind(state, ChooseAnimals)) == 15
    assert len(of_kind(state, ChooseHelps)) == 7
    assert len(of_kind(state, ChooseLocations)) == 7
    locations = ChooseLocations((LocationId("L02"),))
    result = step(after(state, animals("D01", "D05"), ChooseHelps((0, 2)), locations), Replace())
    state = result.state
    assert state.animals.shown == ("R01", "C01", "D02")
    assert state.animals.deck == ("D03", "D12")
    assert state.helps.shown == ("food", "love", "love")
    assert state.locations.shown == ("L01", "L04", "L03")
    assert state.animals.discards == ("D01", "D05")
    assert result.reveals
    replaced = next(event for event in result.events if isinstance(event, CardsReplaced))
    assert (replaced.animals, replaced.helps, replaced.locations) == (("D01", "D05"), ("food", "care"), ("L02",))
    assert state.draws == 2


def test_ruled_the_open_deck_top_may_be_replaced_too() -> None:
    state = after(solo("draws=2 turn_cards=3\n0:"), Refresh(), animals("R01"), Replace())
    assert open_animals(state) == ("D02", "D01", "C01", "D05")
    assert state.animals.discards == ("R01",)


def test_a_choice_may_be_changed_before_the_cards_are_replaced() -> None:
    state = after(solo("draws=2 turn_cards=3\n0:"), Refresh(), animals("R01"), animals("D01"), Replace())
    assert state.animals.discards == ("D01",)


def test_ruled_gaps_from_this_turns_draws_stay() -> None:
    state = after(solo("draws=2 turn_cards=3\n0:"), TakeAnimal(AnimalId("D01")), TakeHelp(Help("love")))
    state = after(state, Refresh(), animals("C01"), ChooseHelps((0,)), Replace())
    assert state.animals.shown == ("", "R01", "D05")
    assert state.helps.shown == ("food", "", "care")
    assert ChooseHelps((1,)) not in legal(after(state, Refresh()))


def test_ruled_discarded_cards_are_shuffled_into_their_deck_when_it_is_empty() -> None:
    state = at(
        "draws=2 turn_cards=3\nanimals: D01 C01 D05 / R01\nhelps: food love care / / food\nlocations: L01 L02 L03\n0:"
    )
    chosen = (animals("D01"), ChooseHelps((0,)), ChooseLocations((LocationId("L01"),)))
    result = step(after(state, Refresh(), *chosen), Replace())
    assert {Shuffled("animals"), Shuffled("helps"), Shuffled("locations")} <= set(result.events)
    assert result.state.animals.shown[0] == "R01"
    assert open_animals(result.state)[0] == "D01", "the only card of the new deck"
    assert result.state.helps.shown[0] == "food"
    assert result.state.locations.shown[0] == "L01"


def test_ruled_replaced_locations_refill_the_display_of_later_turns() -> None:
    state = at("turn_cards=3\nanimals: D01 C01 D05 / R01\nhelps: food\nlocations: L01 - L03 / / L02\n0:")
    assert after(state, EndTurn()).locations.shown == ("L01", "L02", "L03")


def test_sk16_one_refresh_for_each_turn_card() -> None:
    state = after(solo("draws=2 turn_cards=2\n0:"), Refresh(), animals("R01"), Replace())
    state = after(state, Refresh(), animals("D02"), Replace())
    assert state.turn_cards == 0
    assert Refresh not in kinds(state)


def test_ruled_removing_the_last_turn_card_by_choice_makes_that_turn_the_last() -> None:
    state = after(solo("turn_cards=1\n0:"), Refresh(), animals("R01"), Replace())
    assert GAME.view(state, None).last_round
    assert after(state, EndTurn()).over == "solo_lost"


def test_a_waiting_effect_goes_on_after_a_refresh_or_is_lost_when_nothing_fits_any_more() -> None:
    waiting = after(solo("turn_cards=3\n0: hand D08"), PlayAnimal(AnimalId("D08")))
    assert waiting.effect == "D08"
    still = after(waiting, Refresh(), animals("R01"), Replace())
    assert legal(still)[:2] == (TakeHelp(Help("care")), SkipEffect())
    result = step(after(waiting, Refresh(), ChooseHelps((2,))), Replace())
    assert result.state.effect == ""
    assert EffectLost(result.state.seat, "D08") in result.events


def test_while_a_refresh_is_under_way_nothing_else_can_be_done() -> None:
    state = after(solo("draws=2 turn_cards=3\n0:"), Refresh())
    assert refused(state, TakeAnimal(AnimalId("D01"))) == ("SK16", "refresh_first")
    assert refused(state, ChooseAnimals(())) == ("SK16", "wrong_choice")
    assert refused(solo("draws=2 turn_cards=3\n0:"), Replace()) == ("SK16", "no_refresh")
