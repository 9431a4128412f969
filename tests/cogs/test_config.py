"""Settings: read from the environment, refused in one line."""

from pathlib import Path

import pytest

from bot.config import BadSettings, load_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.0123456789abcdefghijklmnopqrstuvwxyz01"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No `.env` and no variables of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for name in ("TOKEN", "DATABASE", "LOG", "LOG_FORMAT", "CACHE"):
        monkeypatch.delenv(f"PICNIC_{name}", raising=False)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICNIC_TOKEN", TOKEN)
    monkeypatch.setenv("PICNIC_DATABASE", "here/matches.db")
    settings = load_settings()
    assert settings.usable_token() == TOKEN
    assert settings.database == Path("here/matches.db")


def test_settings_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PICNIC_LOG=debug\nOTHER=1\n")
    assert load_settings().log == "debug"


def test_a_missing_token_is_one_clear_line() -> None:
    with pytest.raises(BadSettings, match=r"PICNIC_TOKEN is not set"):
        load_settings().usable_token()


@pytest.mark.parametrize("token", ["abc", "a.b.c", "Bot " + TOKEN, TOKEN + "!"])
def test_a_token_of_the_wrong_shape_is_refused_without_being_shown(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("PICNIC_TOKEN", token)
    with pytest.raises(BadSettings) as refused:
        load_settings().usable_token()
    assert token not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_malformed_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICNIC_LOG", "loud")
    with pytest.raises(BadSettings) as refused:
        load_settings()
    assert str(refused.value) == "PICNIC_LOG cannot be 'loud'; it can be 'debug', 'info', 'warning' or 'error'"


def test_a_setting_that_is_left_empty_has_its_default(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PICNIC_TOKEN=\nPICNIC_DATABASE=\nPICNIC_LOG=\n")
    settings = load_settings()
    assert (settings.token, settings.database, settings.log) == (None, Path("picnic.db"), "info")


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("PICNIC_DATABASE=maçã.db".encode("latin-1"))
    with pytest.raises(BadSettings, match="not text in UTF-8"):
        load_settings()


def test_the_token_is_not_in_the_settings_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICNIC_TOKEN", TOKEN)
    assert TOKEN not in repr(load_settings())
