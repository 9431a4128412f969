"""Every law is asked of every game at every seat count."""

import pytest

from bot.engine.registry import Entry
from bot.games import discover


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--matches", type=int, default=200, help="random matches per game and seat count")


@pytest.fixture
def matches(request: pytest.FixtureRequest) -> int:
    """How many random matches a law is tried on."""
    return int(request.config.getoption("--matches"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"entry", "seats"} <= set(metafunc.fixturenames):
        cases = [(entry, seats) for entry in discover() for seats in entry.game.info.seats]
        metafunc.parametrize(("entry", "seats"), cases, ids=[f"{entry.game.info.id}-{seats}" for entry, seats in cases])
    elif "entry" in metafunc.fixturenames:
        entries: list[Entry] = list(discover())
        metafunc.parametrize("entry", entries, ids=[entry.game.info.id for entry in entries])
