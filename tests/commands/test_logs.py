"""What is logged holds no secret, whatever fails and however much is asked for."""

import logging
from collections.abc import Iterator
from pathlib import Path
from traceback import format_exception
from typing import Literal

import pytest
import structlog
from sqlalchemy import text

from bot.commands.logs import keep_log
from bot.storage.database import Store
from bot.storage.errors import DatabaseUnwritable

SECRET = "card-that-nobody-else-sees"
STYLES: tuple[Literal["text", "json"], ...] = ("text", "json")


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """The log as it was is back at the end."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def fail(hand: str) -> None:
    raise ValueError(f"a hand of {len(hand)} letters")


@pytest.mark.parametrize("style", STYLES)
def test_a_traceback_shows_lines_and_no_values(
    style: Literal["text", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    keep_log("debug", style)
    try:
        fail(SECRET)
    except ValueError:
        structlog.get_logger("cogs.test").exception("unexpected")
        logging.getLogger("bot.test").exception("unexpected")
    told = capsys.readouterr().err
    assert told.count("fail(SECRET)") == 2
    assert SECRET not in told


@pytest.mark.parametrize("style", STYLES)
def test_libraries_are_not_asked_for_what_is_sent_and_stored(
    style: Literal["text", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    keep_log("debug", style)
    for name in ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine.Engine", "PIL.PngImagePlugin"):
        logging.getLogger(name).debug("payload %s", SECRET)
    logging.getLogger("bot.matches.courier").debug("ours")
    told = capsys.readouterr().err
    assert "ours" in told
    assert SECRET not in told


async def test_a_statement_that_fails_is_told_without_its_parameters(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "picnic.db") as store:
        with pytest.raises(DatabaseUnwritable) as failure:
            async with store.write() as tx:
                await tx.execute(text("INSERT INTO nowhere VALUES (:hand)"), {"hand": SECRET})
    told = "".join(format_exception(failure.value))
    assert "INSERT INTO nowhere" in told
    assert SECRET not in told
