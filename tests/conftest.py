"""What all tests share."""

import pytest

from bot.engine.registry import Registry
from bot.games import discover


@pytest.fixture(scope="session")
def registry() -> Registry:
    return discover()
