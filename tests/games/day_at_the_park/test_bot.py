"""The bot plays whole matches, with some sense."""

import pytest

from bot.engine.play import Playthrough, bot_chooser, random_chooser
from bot.games.day_at_the_park import entry
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.options import Options


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_to_the_end_and_better_than_chance(seats: int) -> None:
    wise = Playthrough(GAME, seats, Options(), "bots").run(bot_chooser(entry))
    wild = Playthrough(GAME, seats, Options(), "bots").run(random_chooser)
    assert min(wise.scores) > 20
    assert sum(wise.scores) > 1.5 * sum(wild.scores)


def test_a_bot_never_needs_more_than_the_action_limit() -> None:
    for seed in range(5):
        Playthrough(GAME, 3, Options(start_tile="single"), f"long {seed}").run(bot_chooser(entry), limit=900)
