"""Positions as text."""

import pytest

from bot.engine.luck import Luck
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.notation import parse, show
from bot.games.um_dia_para_relaxar.options import Options

EXAMPLE = """\
play: vote skip_a_row
setup: dealt
turn: 20
first: 1
active: 0
8: snack_bar
6:
5: diving+2 beach+1!
4:
3:
2:
1:
0: zoo
out: farm cinema
deck:
moved: snack_bar=skip
seat: P01 kuromi 3 no
seat: P07 hello_kitty 4 -"""


def test_what_is_shown_is_what_was_written() -> None:
    assert show(parse(EXAMPLE)) == EXAMPLE


def test_what_is_not_written_takes_its_usual_value() -> None:
    state = parse("play: move like\n3: zoo\nseat: P01\nseat: P02")
    assert (state.turn, state.active, state.no_left, state.votes) == (0, 0, (4, 4), ())
    assert state.options == Options()


@pytest.mark.parametrize("seats", GAME.info.seats)
@pytest.mark.parametrize("setup", ["players", "dealt"])
def test_every_state_of_random_matches_survives_the_round_trip(seats: int, setup: str) -> None:
    luck = Luck("notation", seats)
    state = GAME.setup(seats, Options("players" if setup == "players" else "dealt"), luck)
    while GAME.outcome(state) is None:
        assert parse(show(state)) == state
        seat = luck.choice(GAME.awaited(state))
        state = GAME.apply(state, seat, luck.choice(GAME.legal_actions(state, seat)), luck).state
    assert parse(show(state)) == state


@pytest.mark.parametrize(
    "line",
    [
        "7: zoo",
        "3: moon",
        "3: zoo+",
        "deck: moon",
        "play: nap",
        "play: move fly",
        "moved: zoo=fly",
        "seat: kuromi",
        "3: spa\n3: zoo",
    ],
)
def test_a_line_that_says_nothing_known_is_refused(line: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (each line fails in words of its own)
        parse(f"{line}\nseat: P01")
