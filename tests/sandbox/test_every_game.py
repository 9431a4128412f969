"""Every game can be tried in the sandbox, alone where it can be played alone."""

import pytest

from bot.engine.registry import Registry
from bot.games import discover
from tests.sandbox.conftest import started

GAMES = discover().ids()


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_set_up_and_packed_up(game: str, registry: Registry) -> None:
    fewest = min(registry[game].game.info.seats)
    async with started(game, players=fewest, bots=0) as sandbox:
        assert await sandbox.stop() == 0


@pytest.mark.parametrize("game", GAMES)
async def test_bots_fill_the_table(game: str, registry: Registry) -> None:
    most = max(registry[game].game.info.seats)
    async with started(game, players=1, bots=min(most - 1, 3)) as sandbox:
        assert await sandbox.stop() == 0
