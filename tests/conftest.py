"""What all tests share."""

import os
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.games import discover


@pytest.fixture(scope="session")
def registry() -> Registry:
    return discover()


@pytest.fixture(autouse=True)
def _steady_luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Each test meets the luck it met the last time; PICNIC_TEST_LUCK, any word, gives all of them another."""
    luck = Random(request.node.nodeid + os.environ.get("PICNIC_TEST_LUCK", ""))
    monkeypatch.setattr("bot.matches.play.secrets.token_hex", lambda count: luck.randbytes(count).hex())
