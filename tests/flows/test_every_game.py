"""Each game on the shelf can be played by clicks alone, with the fewest and the most at the table."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.games import discover
from cogs.commands.game_cog import GameCog
from tests.flows.driver import Person, play_to_the_end
from tests.flows.tables import friends, open_table, public_table
from tests.flows.world import World, world_of

GAMES = discover().ids()
VISITS = 25
"""How often somebody is asked before the test is content."""


def command_of(world: World, game: str) -> str:
    """The name of the game's group of commands."""
    cog = next(cog for cog in world.bot.cogs.values() if isinstance(cog, GameCog) and cog.game == game)
    assert cog.app_command is not None
    return cog.app_command.name


class Visits:
    """Stops a match after so many, and restarts the bot halfway."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.count = 0

    async def __call__(self, _asked: Sequence[Person], _answered: int) -> bool:
        self.count += 1
        if self.count == VISITS // 2:
            await self.world.restart()
        return self.count > VISITS


@pytest.mark.parametrize("fewest", [True, False], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_by_clicks(registry: Registry, tmp_path: Path, game: str, fewest: bool) -> None:
    seats = registry[game].game.info.seats
    locale = "en-US" if fewest else "pt-BR"
    async with world_of(registry, tmp_path, locale) as world:
        people = friends(world, min(seats) if fewest else max(seats), locale)
        await open_table(people, command_of(world, game))
        await play_to_the_end(world, people, Random(9), watch=Visits(world))
        assert (await public_table(world)).ply >= VISITS
