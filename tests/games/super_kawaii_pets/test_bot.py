"""The bot plays with some sense, and knows no more than its seat."""

from bot.engine.luck import Luck
from bot.engine.play import Playthrough, bot_chooser
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets import entry
from bot.games.super_kawaii_pets.actions import Cancel, EndTurn, KawaiiAction, MakeHappy, Obtain, Refresh
from bot.games.super_kawaii_pets.bot import choose
from bot.games.super_kawaii_pets.components import AnimalId, Help
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.state import State
from tests.games.super_kawaii_pets.positions import GAME, after, at, legal


def choice(state: State) -> KawaiiAction:
    return choose((), GAME.view(state, state.seat), legal(state), Luck("bot", 1))


def test_it_makes_animals_happy_by_the_cheapest_payment() -> None:
    assert choice(at("0: hand food food care; sad D01\n1:")) == MakeHappy(AnimalId("D01"), (Help("care"),))


def test_it_obtains_a_location_when_it_can() -> None:
    assert isinstance(choice(at("0: happy D07 C07\n1:")), Obtain)


def test_it_ends_the_turn_without_its_least_useful_cards() -> None:
    action = choice(at("0: hand love love care care care care; sad D01 D10\n1:"))
    assert isinstance(action, MakeHappy)
    ending = choice(at("0: hand food food food food food care\n1:"))
    assert isinstance(ending, EndTurn)
    assert ending.discard[0].startswith("food")


def test_it_never_spends_a_turn_card_and_calls_off_a_refresh_it_inherits() -> None:
    state = at("draws=2 turn_cards=4\n0:")
    assert not isinstance(choice(state), Refresh)
    assert choice(after(state, Refresh())) == Cancel()


def test_matches_of_bots_reach_ten_in_about_the_expected_number_of_rounds() -> None:
    rounds, winners = [], []
    for number in range(20):
        match = Playthrough(GAME, 3, KawaiiOptions(), f"bots {number}")
        outcome = match.run(bot_chooser(entry))
        assert outcome.reason == "ten"
        rounds.append((match.state.turn_number + 1) / 3)
        winners.append(max(outcome.scores))
    assert 7 <= sum(rounds) / len(rounds) <= 11
    assert 28 <= sum(winners) / len(winners) <= 38


def test_alone_it_reaches_ten_in_a_part_of_its_matches() -> None:
    outcomes = [
        Playthrough(GAME, 1, KawaiiOptions(), f"solo {number}").run(bot_chooser(entry)).reason for number in range(40)
    ]
    assert 4 <= outcomes.count("solo_won") <= 24


def test_it_chooses_the_same_in_every_state_that_looks_the_same() -> None:
    state = at("draws=2\n0: hand D05 food\n1: hand love care")
    other = GAME.imagine(state, Seat(0), Luck("other", 1))
    assert choice(state) == choice(other)
