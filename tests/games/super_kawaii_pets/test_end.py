"""The end, the points and the optional rules: SK12 to SK15 and their rulings."""

from typing import get_args

from bot.games.super_kawaii_pets.actions import EndTurn, MakeHappy, Obtain, SkipEffect
from bot.games.super_kawaii_pets.components import COLOURS, AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.events import Ended, LastRoundBegan, StalemateNear
from bot.games.super_kawaii_pets.scoring import scores
from bot.games.super_kawaii_pets.state import Ending, State
from tests.games.super_kawaii_pets.positions import GAME, after, at, legal, refused, step

NINE = "happy D04 D05 D06 C04 C05 C06 R04 R05 R06"
"""Nine horizontal cards, 27 points."""


def flip(state: State) -> State:
    """The active player makes D01 happy for care."""
    return after(state, MakeHappy(AnimalId("D01"), (Help("care"),)))


def quiet_turn(state: State) -> State:
    """A turn that draws nothing, where nothing is left to draw, and changes nothing."""
    return after(state, EndTurn())


def test_sk12_ten_horizontal_cards_start_the_final_round() -> None:
    state = at(f"0: hand care; sad D01; {NINE}\n1:\n2:")
    result = step(state, MakeHappy(AnimalId("D01"), (Help("care"),)))
    assert LastRoundBegan(state.seat) in result.events
    assert result.state.last_round
    assert result.state.over is None


def test_sk12_locations_count_among_the_ten_and_so_do_their_residents() -> None:
    state = at("0: happy D07 C07 D04 D05 D06 C04 C05 C06; homes L02=C08+R08\n1:")
    assert not state.last_round
    assert state.players[0].horizontal == 11
    state = at("0: happy D07 C07 D04; homes L02=C08+R08 L03=D08+R07\n1:")
    assert after(state, Obtain(LocationId("L01"), (AnimalId("D07"), AnimalId("C07")))).last_round


def test_sk12_all_play_the_same_number_of_turns() -> None:
    state = flip(at(f"seat=1 first=0\n0:\n1: hand care; sad D01; {NINE}\n2:"))
    state = after(state, EndTurn())
    assert state.over is None
    assert state.seat == 2
    state = after(state, *legal(state)[:1])
    state = after(state, *legal(state)[:1])
    result = step(state, legal(state)[-1])
    assert Ended("ten") in result.events


def test_sk12_the_final_round_goes_up_to_the_player_before_the_first_player() -> None:
    state = flip(at(f"seat=2 first=2 turn_number=6\n0:\n1:\n2: hand care; sad D01; {NINE}"))
    for seat in (0, 1):
        state = after(state, legal(state)[-1])
        assert state.seat == seat
        state = after(state, legal(state)[0])
        state = after(state, legal(state)[0])
    assert after(state, legal(state)[-1]).over == "ten"


def test_ruled_triggered_by_the_last_player_the_match_ends_at_the_end_of_that_turn() -> None:
    state = flip(at(f"seat=1 first=0\n0:\n1: hand care; sad D01; {NINE}"))
    assert state.over is None
    assert after(state, EndTurn()).over == "ten"


def test_ruled_one_may_pass_ten() -> None:
    state = flip(at(f"0: hand care care; sad D01 C01; {NINE}\n1:"))
    state = after(state, MakeHappy(AnimalId("C01"), (Help("care"),)))
    assert state.players[0].horizontal == 11


def test_nothing_can_be_done_after_the_end() -> None:
    state = at(f"over=ten\n0: {NINE}\n1: hand care; sad D01")
    assert GAME.awaited(state) == ()
    assert legal(state) == ()
    assert refused(state, EndTurn()) == ("SK12", "over")


def test_sk13_points_of_happy_animals_and_locations_less_one_for_each_sad_animal() -> None:
    state = at("over=ten\n0: hand D09 D10 food; sad D01; happy D04 D11; homes L01=D07+C07\n1:")
    score = scores(state)[0]
    assert score.happy == 3 + 6 + 3 + 3
    assert score.locations == 3
    assert (score.sad_in_play, score.sad_in_hand) == (1, 2)
    assert score.total == 15 + 3 - 3


def test_sk13_sad_points_are_not_counted_and_helps_are_worth_nothing() -> None:
    assert scores(at("0: hand food love care; sad D10\n1:"))[0].total == -1


def test_most_points_win() -> None:
    outcome = GAME.outcome(at("over=ten\n0: happy D04\n1: happy D10\n2: happy D01"))
    assert outcome is not None
    assert outcome.scores == (3, 6, 1)
    assert outcome.ranks == (2, 1, 3)
    assert outcome.winners == (1,)


def test_sk14_on_a_tie_fewer_sad_animals_win() -> None:
    outcome = GAME.outcome(at("over=ten\n0: happy D10; sad D02 D03\n1: happy D04 C01; hand\n2: happy D02"))
    assert outcome is not None
    assert outcome.scores == (4, 4, 1)
    assert outcome.ranks == (2, 1, 3)


def test_sk14_sad_animals_in_the_hand_count_for_the_tie_as_well() -> None:
    outcome = GAME.outcome(at("over=ten\n0: happy D10; hand D02 D03\n1: happy D04 W04; sad D08"))
    assert outcome is not None
    assert outcome.scores == (4, 4)
    assert outcome.ranks == (2, 1)


def test_sk14_else_the_win_is_shared() -> None:
    outcome = GAME.outcome(at("over=ten\n0: happy D10; sad D02\n1: happy D11; sad D03\n2: happy D01"))
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_sk15_the_colour_majority_brings_three_points_and_one_to_each_that_is_tied() -> None:
    state = at("colour_majority=true over=ten\n0: happy D03 C03 D02\n1: happy D06 C02 D01\n2: happy D04")
    by_seat = [dict(zip(COLOURS, score.colours, strict=True)) for score in scores(state)]
    assert by_seat[0] == {"green": 3, "pink": 1, "blue": 0}
    assert by_seat[1] == {"green": 0, "pink": 1, "blue": 1}
    assert by_seat[2] == {"green": 0, "pink": 0, "blue": 1}


def test_sk15_locations_count_for_the_colour_majority() -> None:
    state = at("colour_majority=true over=ten\n0: homes L04=D01+C01\n1: happy D02 C02")
    assert [dict(zip(COLOURS, s.colours, strict=True))["pink"] for s in scores(state)] == [0, 3]
    state = at("colour_majority=true over=ten\n0: homes L04=D02+C01\n1: happy C02")
    assert [dict(zip(COLOURS, s.colours, strict=True))["pink"] for s in scores(state)] == [3, 0]


def test_ruled_the_colour_majority_needs_at_least_one_card() -> None:
    state = at("colour_majority=true over=ten\n0: happy D03\n1: sad D02")
    assert [dict(zip(COLOURS, s.colours, strict=True))["pink"] for s in scores(state)] == [0, 0]


def test_sk15_without_the_option_colours_bring_nothing() -> None:
    assert scores(at("over=ten\n0: happy D03 C03\n1:"))[0].colours == (0, 0, 0)


BARE = "animals: - -\nhelps: - - -\nlocations: L01\n0:\n1:"
"""Nothing to draw, so a turn is one EndTurn."""


def test_ruled_three_full_rounds_without_progress_end_the_match() -> None:
    state = at(f"first=0\n{BARE}")
    for turn in range(6):
        assert state.over is None, turn
        state = quiet_turn(state)
    assert state.over == "stalemate"


def test_ruled_the_panel_warns_one_round_before() -> None:
    state = at(f"first=0\n{BARE}")
    for _ in range(3):
        state = quiet_turn(state)
        assert not GAME.view(state, None).stalemate_near
    result = step(state, EndTurn())
    assert StalemateNear() in result.events
    assert GAME.view(result.state, None).stalemate_near


def test_ruled_a_happy_animal_or_a_location_starts_the_count_anew() -> None:
    state = flip(
        at("first=0 seat=1 quiet_rounds=2\nanimals: - -\nhelps: - - -\nlocations: L01\n0:\n1: hand care; sad D01")
    )
    assert not GAME.view(state, None).stalemate_near
    state = quiet_turn(state)
    assert state.over is None
    assert state.quiet_rounds == 0
    state = at("first=0 seat=1 quiet_rounds=2\nanimals: - -\nhelps: - - -\nlocations: L01\n0:\n1: happy D07 C07")
    assert quiet_turn(after(state, Obtain(LocationId("L01"), (AnimalId("D07"), AnimalId("C07"))))).over is None


def test_ruled_only_full_rounds_count() -> None:
    state = at(f"first=1 seat=0 quiet_rounds=2 progress=true\n{BARE}")
    state = quiet_turn(state)
    assert (state.over, state.quiet_rounds) == (None, 0)


def test_a_stalemate_is_scored_like_any_end() -> None:
    outcome = GAME.outcome(at("over=stalemate\n0: happy D04\n1: sad D01"))
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("stalemate", (3, -1), (0,))


def test_after_the_end_the_animals_in_hands_are_shown() -> None:
    view = GAME.view(at("over=ten\n0: hand D09 food\n1: happy D04"), None)
    assert view.revealed == (("D09",), ())
    assert view.result is not None
    assert view.result.scores[0].sad_in_hand == 1
    assert GAME.view(at("0: hand D09 food\n1:"), None).revealed == ()


WITNESSES = {
    "ten": (at(f"seat=1 last_round=true\n0: {NINE}\n1:"), EndTurn()),
    "stalemate": (at("seat=1 quiet_rounds=2\n0:\n1:"), EndTurn()),
    "solo_won": (at(f"last_round=true turn_cards=3\n0: {NINE}"), EndTurn()),
    "solo_lost": (at("turn_cards=0\n0:"), EndTurn()),
}
"""For each way to end: a position and the action that ends it so."""


def test_every_way_a_match_can_end_is_witnessed() -> None:
    assert set(WITNESSES) == set(get_args(Ending))
    for reason, (state, action) in WITNESSES.items():
        outcome = GAME.outcome(after(state, action))
        assert outcome is not None
        assert outcome.reason == reason


def test_an_effect_waits_even_when_the_tenth_card_came() -> None:
    state = at("0: happy D07 C07 D04; homes L02=C08+R08 L03=D08+R07\n1:")
    state = after(state, Obtain(LocationId("L01"), (AnimalId("D07"), AnimalId("C07"))))
    assert SkipEffect() in legal(state)
