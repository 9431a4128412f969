"""The sandbox's window: what the bot does late still reaches the page."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest

from bot.commands.sandbox import window as module
from bot.commands.sandbox.rooms import Eyes, Room
from bot.commands.sandbox.window import Window


class Page:
    """Stands in for simcord's page: how a click on it ends, and how often it was published anew."""

    url = "http://127.0.0.1:1/"

    def __init__(self, settlement: str) -> None:
        self._settlement = settlement
        self.refreshed = 0

    async def __aenter__(self) -> "Page":
        return self

    async def _action(self, _context: str | None, _body: Any) -> dict[str, str]:
        return {"settlement": self._settlement}

    async def click(self) -> None:
        await self._action(None, {})

    async def refresh(self) -> None:
        self.refreshed += 1


class Offline:
    """Stands in for the offline Discord, where the bot has sent all its requests already."""

    http_requests: Sequence[str] = ("a request",)

    def __init__(self, page: Page) -> None:
        self._page = page

    def preview(self, *_room: object, **_options: object) -> Page:
        return self._page

    async def advance_time(self, _seconds: float) -> None:
        """Nothing more happens."""


@pytest.mark.parametrize(("settlement", "refreshed"), [("timeout", 1), ("settled", 0)])
async def test_what_a_slow_click_brought_is_shown_at_the_next_tick(
    settlement: str, refreshed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TICK", 0.0)
    page = Page(settlement)
    env: Any = Offline(page)
    handle: Any = None
    window = Window(env)
    await window.show(Room("thread-1", "Thread", handle, (Eyes("Ana", handle),), playable=True), 0)
    await page.click()

    with suppress(TimeoutError):
        await asyncio.wait_for(window.let_time_pass(), 0.1)
    assert page.refreshed == refreshed
