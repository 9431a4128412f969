"""Whole matches of Um dia, by clicks alone, with a restart in the middle of a vote."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.games.um_dia_para_relaxar.components import CARDS
from bot.games.um_dia_para_relaxar.state import State
from tests.flows.driver import Person, Shown, play_to_the_end
from tests.flows.tables import DEALT, friends, open_table, played
from tests.flows.world import World, world_of


class RestartInAVote:
    """Restarts the bot once, after the first vote of a round is in and before the others are."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.done = False

    async def __call__(self, asked: Sequence[Person], answered: int) -> None:
        if not self.done and len(asked) > 1 and answered == 1:
            self.done = True
            await self.world.restart()


def score_by_the_rules(state: State, seat: int) -> int:
    """UR15 once more, in other words than the game's."""
    total = 0
    for place, outing in enumerate(CARDS[state.cards[seat]].outings):
        row = state.board.row_of(outing)
        if row is not None:
            total += row + state.board.hearts_on(outing) + ({0: 2, 1: 1}.get(place, 0) if row == 8 else 0)
    return total


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
@pytest.mark.parametrize("seats", [2, 5, 8])
async def test_a_whole_match_by_clicks_with_a_restart_in_a_vote_ends_with_the_right_score(
    registry: Registry, tmp_path: Path, seats: int, locale: str
) -> None:
    async with world_of(registry, tmp_path, locale) as world:
        people = friends(world, seats, locale)
        await open_table(people, **DEALT)
        restart = RestartInAVote(world)
        result = await play_to_the_end(world, people, Random(seats), watch=restart, most=1)
        assert restart.done
        await _check_result(world, result, people)


async def test_the_rulebooks_setup_is_played_by_clicks_as_well(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people)
        await _check_result(world, await play_to_the_end(world, people, Random(3)), people)


async def _check_result(world: World, result: Shown, people: Sequence[Person]) -> None:
    match = await played(world)
    assert match.outcome is not None
    scores = tuple(score_by_the_rules(match.state, seat) for seat in range(len(people)))
    assert match.outcome.scores == scores
    for person, score in zip(people, scores, strict=True):
        line = next(line for line in result.text.splitlines() if person.actor.name in line and ":" in line)
        assert f" {score} " in line or f"{score} p" in line, line
    assert await _open_deliveries(world) == 0


async def _open_deliveries(world: World) -> int:
    """Boards that still offer to play a finished match."""
    return len([shown for room in world.rooms() for shown in world.messages(room.id) if shown.button("play")])
