"""What the flows share."""

import pytest
import simcord


@pytest.fixture(autouse=True)
def _settle_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """simcord looks every 50 ms whether the bot has come to rest; here every 4 ms, which makes long matches short."""
    defaults = simcord.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "idle", 0.004)


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match meets the same luck, so that two can be compared."""
    monkeypatch.setattr("bot.matches.play.secrets.token_hex", lambda _bytes: "the same luck")
