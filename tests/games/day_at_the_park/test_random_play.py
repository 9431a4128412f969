"""Random matches: nothing is lost, everything stays small, and each kind of action is met."""

import pytest

from bot.engine.jsons import to_json
from bot.engine.play import Playthrough, random_chooser
from bot.games.day_at_the_park import actions
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.options import Options
from tests.games.day_at_the_park.hidden import inventory


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiles_cards_tokens_and_items_are_conserved(seats: int) -> None:
    match = Playthrough(GAME, seats, Options(), "conserved")
    before = inventory(match.state)
    while match.outcome is None:
        seat = GAME.awaited(match.state)[0]
        match.play(seat, random_chooser(match, seat))
        assert inventory(match.state) == before
        assert len(to_json(match.state)) < 8_000
    assert match.outcome.reason == "last_turns_over"


def test_every_kind_of_action_is_met_in_play() -> None:
    """Naming the tile before its place is for maps that chance seldom grows."""
    met: set[str] = set()
    for seed in range(60):
        match = Playthrough(GAME, 2 + seed % 4, Options(start_tile="single" if seed % 2 else "plaza"), f"kinds {seed}")
        match.run(random_chooser)
        met |= {type(ply.action).__name__ for ply in match.plies}
    assert met >= set(actions.__all__) - {"Action", "Reward"}
