"""The bot: what it remembers, and that it plays with some sense."""

from collections import Counter
from statistics import mean

import pytest

from bot.engine.luck import Luck
from bot.engine.play import Playthrough, bot_chooser, random_chooser
from bot.engine.seats import Seat
from bot.games.parks_memories import entry
from bot.games.parks_memories.actions import Flip, ParksAction, Stack, Take, UseWater
from bot.games.parks_memories.events import Drawn, Flipped, Missed, ParksEvent, Peeked, Returned, Taken, TilesMatched
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.remembering import STRENGTHS, known_tiles
from bot.games.parks_memories.state import ParksState
from tests.games.parks_memories.table import FIELD, cell, cells, on

ANA, BIA = Seat(0), Seat(1)


def choose(state: ParksState, *history: ParksEvent, strength: str = "sharp") -> ParksAction:
    actions = GAME.legal_actions(state, state.seat)
    action: ParksAction = entry.bot(history, GAME.view(state, state.seat), actions, Luck("bot", 1), strength)
    return action


def sightings(count: int) -> list[ParksEvent]:
    names = cells("A1 B1 C1 A2 B2 C2 A3 B3 C3")
    return [Drawn(BIA, Stack(1), names[n % 9], tile(f"redwood{n % 2 + 1}"), fleeting=True) for n in range(count)]


def share_remembered(strength: str) -> float:
    """Of 600 sightings, one at a time."""
    view = GAME.view(on(), ANA)
    known = [known_tiles([*([Missed(BIA, ())] * n), event], view, strength) for n, event in enumerate(sightings(600))]
    return mean(map(bool, known))


@pytest.mark.parametrize("strength", ["forgetful", "average", "sharp"])
def test_each_strength_remembers_the_stated_share_of_what_it_sees(strength: str) -> None:
    assert share_remembered(strength) == pytest.approx(STRENGTHS[strength], abs=0.05)
    assert strength in GAME.info.strengths


def test_a_bot_remembers_the_same_when_asked_again() -> None:
    view = GAME.view(on(), ANA)
    assert known_tiles(sightings(9), view, "average") == known_tiles(sightings(9), view, "average")


def test_the_better_memory_knows_all_that_the_worse_one_knows() -> None:
    view = GAME.view(on(), ANA)
    forgetful, average, sharp = (known_tiles(sightings(9), view, strength) for strength in STRENGTHS)
    assert forgetful.items() <= average.items() <= sharp.items()


def test_what_left_its_cell_is_no_longer_expected_there() -> None:
    view = GAME.view(on(), ANA)
    flipped = Flipped(BIA, cells("A1 B1"), (tile("acadia1"), tile("biscayne1")), by_sun=False, fleeting=True)
    assert "A1" not in known_tiles([flipped, Taken(BIA, cell("A1"), tile("acadia1"), by_water=False)], view, "sharp")
    assert "A1" not in known_tiles([flipped, Peeked(BIA, Stack(1), cell("A1"), None)], view, "sharp")


def test_a_bot_learns_from_flips_draws_returns_and_its_own_forest() -> None:
    view = GAME.view(on(), ANA)
    tiles: dict[str, ParksEvent] = {
        "A1": Flipped(BIA, cells("A1"), (tile("acadia1"),), by_sun=True, fleeting=True),
        "B1": Drawn(BIA, Stack(1), cell("B1"), tile("biscayne1"), fleeting=True),
        "C1": Returned(BIA, cell("C1"), tile("katmai1"), fleeting=True),
        "A2": Peeked(ANA, Stack(1), cell("A2"), tile("haleakala1")),
    }
    known = Counter(
        name for n in range(20) for name in known_tiles([*([Missed(BIA, ())] * n), *tiles.values()], view, "sharp")
    )
    assert set(known) == set(tiles)


def test_it_flips_the_twin_it_remembers_and_takes_it() -> None:
    seen = [Returned(BIA, cell("B2"), tile("acadia2"), fleeting=True)] * 5
    state = on(FIELD, "area 0 acadia1")
    action = choose(state, *seen)
    assert isinstance(action, Flip)
    assert "B2" in action.cells
    field = FIELD.replace("(acadia2)", "acadia2*").replace("(katmai1)", "katmai1*")
    assert choose(on(field, "turn phase=take", "area 0 acadia1 / sun")) == Take(cell("B2"))


def test_it_uses_water_for_a_pair_it_remembers() -> None:
    seen = [Returned(BIA, cell("B2"), tile("acadia2"), fleeting=True)] * 5
    state = on(FIELD.replace("(katmai1)", "."), "turn phase=draw", "area 0 acadia1 katmai1 / water")
    assert choose(state, *seen) == UseWater(cell("B2"))


def play_bots(seats: int, options: ParksOptions, seed: str, *strengths: str) -> Playthrough:
    match = Playthrough(GAME, seats, options, seed)
    match.run(bot_chooser(entry, strengths))
    return match


@pytest.mark.parametrize("seats", [2, 3])
def test_expected_players_who_remember_half_need_17_to_22_turns_and_mostly_win_by_pairs(seats: int) -> None:
    matches = [play_bots(seats, ParksOptions(), f"expected {n}") for n in range(60)]
    assert 16 <= mean(match.state.number + 1 for match in matches) <= 23
    assert Counter(match.outcome.reason for match in matches if match.outcome)["pairs"] >= 55
    turns = sum(match.state.number + 1 for match in matches)
    recharges = sum(
        isinstance(event, TilesMatched) and event.recharged
        for match in matches
        for ply in match.plies
        for event in ply.events
    )
    assert 0.45 <= recharges / turns <= 0.8


def test_a_sharp_bot_beats_a_forgetful_one() -> None:
    wins = Counter(
        winner
        for n in range(40)
        if (outcome := play_bots(2, ParksOptions(), f"duel {n}", "sharp", "forgetful").outcome)
        for winner in outcome.winners
    )
    assert wins[ANA] > 2 * wins[BIA]


@pytest.mark.parametrize(
    ("seats", "options"), [(8, ParksOptions(mode="classic")), (7, ParksOptions(teams=3, field="4x4"))]
)
def test_bots_finish_every_kind_of_match(seats: int, options: ParksOptions) -> None:
    assert play_bots(seats, options, "kind").outcome is not None


def test_random_play_ends_too() -> None:
    assert Playthrough(GAME, 2, ParksOptions(), "random").run(random_chooser)
