"""`picnic simulate`."""

import json
from typing import Any

import pytest

from bot.commands.tally import Pace
from bot.engine.picker import paths, taps
from bot.engine.play import Playthrough, bot_chooser
from bot.engine.registry import Registry
from tests.commands.conftest import GAME, Picnic

KEYS = {
    "game",
    "seats",
    "matches",
    "finished",
    "actions",
    "seconds",
    "actions_per_second",
    "mean_actions",
    "endings",
    "wins_by_seat",
    "scores",
    "mean_waits",
    "mean_taps",
}


PLACED = ("--option", "setup=players")
DEALT = ("--option", "setup=dealt")


def simulate(picnic: Picnic, *more: object) -> dict[str, Any]:
    said = picnic("simulate", GAME, "--seats", 3, "--matches", 4, "--json", *more)
    assert said.code == 0, said.err
    figures = json.loads(said.out)
    assert isinstance(figures, dict)
    return figures


def test_json_is_one_object_with_all_figures(picnic: Picnic) -> None:
    figures = simulate(picnic)
    assert set(figures) == KEYS
    assert (figures["game"], figures["seats"], figures["matches"], figures["finished"]) == (GAME, 3, 4, 4)
    assert sum(figures["endings"].values()) == 4
    assert len(figures["wins_by_seat"]) == 3
    assert figures["scores"]["min"] <= figures["scores"]["mean"] <= figures["scores"]["max"]
    assert figures["mean_actions"] == figures["actions"] / 4
    assert figures["mean_taps"] >= 1
    assert 0 < figures["mean_waits"] <= figures["mean_actions"]


def test_the_same_seed_gives_the_same_figures_but_for_the_time(picnic: Picnic) -> None:
    first, again, other = (simulate(picnic, "--seed", seed) for seed in (7, 7, 8))
    for figures in (first, again, other):
        del figures["seconds"], figures["actions_per_second"]
    assert first == again
    assert first != other


def test_without_json_a_table_says_the_same(picnic: Picnic) -> None:
    said = picnic("simulate", GAME, "--matches", 1)
    assert said.code == 0
    assert "1 of 1" in said.out


def test_options_reach_the_match(picnic: Picnic) -> None:
    usual, placed, dealt = (simulate(picnic, *option) for option in ((), PLACED, DEALT))
    assert usual["scores"] == placed["scores"] != dealt["scores"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "no game is called 'chess'"),
        ((GAME, "--seats", 9), "is played by 2 to 8, not by 9"),
        ((GAME, "--option", "setup=thrown"), "it can be dealt or players"),
        ((GAME, "--option", "weather=rain"), "it has setup"),
        ((GAME, "--option", "setup"), "as name=value"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    picnic: Picnic, arguments: tuple[object, ...], sentence: str
) -> None:
    said = picnic("simulate", *arguments)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_votes_given_side_by_side_are_one_wait(registry: Registry) -> None:
    entry = registry[GAME]
    match = Playthrough(entry.game, 5, entry.game.info.options(), "waits")
    pace = Pace(entry.game.info, bot_chooser(entry))
    match.run(pace)
    changes = sum(one.seat != other.seat for one, other in zip(match.plies, match.plies[1:], strict=False))
    assert 0 < pace.waits < changes


def test_taps_are_the_choices_on_the_pickers_path(registry: Registry) -> None:
    entry = registry[GAME]
    match = Playthrough(entry.game, 4, entry.game.info.options(), "taps")
    match.play_forced()
    for _ in range(40):
        seat = match.game.awaited(match.state)[0]
        actions = match.game.legal_actions(match.state, seat)
        for path, action in paths(entry.game.info, actions):
            assert taps(entry.game.info, actions, action) == max(1, len(path))
        match.play(seat, actions[0])
        match.play_forced()
