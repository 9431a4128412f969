"""Positions can be written and read back."""

import pytest

from bot.engine.play import Playthrough, random_chooser
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.notation import parse, show
from bot.games.day_at_the_park.options import Options


@pytest.mark.parametrize("options", [Options(), Options(start_tile="single", characters="dealt")])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_state_of_a_match_can_be_read_back(seats: int, options: Options) -> None:
    match = Playthrough(GAME, seats, options, "notation")
    while match.outcome is None:
        assert parse(show(match.state)) == match.state
        seat = GAME.awaited(match.state)[0]
        match.play(seat, random_chooser(match, seat))
    assert parse(show(match.state)) == match.state


@pytest.mark.parametrize("line", ["weather: fine", "lay: M49", "seat: keroppi hat=red", "step: place\nstep: move"])
def test_what_says_nothing_known_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="no "):
        parse(line)
