"""The one window into the offline Discord: it shows a room at a time, always on the same port."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from simcord import Env, Preview

from bot.commands.sandbox.rooms import Room

__all__ = ["Window"]

TICK = 1.0
"""Seconds between two looks at what time has brought."""
UNKNOWN = -1
"""Requests shown after a click that the bot was too busy to finish in time: the page waits for the next look."""


class Window:
    """Shows rooms, and lets real time pass in the offline Discord.

    simcord refuses two operations at once: a click, a tick of the clock and a change of room wait for each other.
    """

    def __init__(self, env: Env) -> None:
        self._env = env
        self._port = 0
        self._preview: Preview | None = None
        self._turn = asyncio.Lock()
        self._shown_requests = 0

    async def show(self, room: Room, viewer: int) -> str:
        """Opens the room with the eyes of this number and answers its address. Raises IndexError."""
        viewers = room.seen_by(viewer)
        async with self._turn:
            await self._close()
            preview = self._env.preview(room.channel, viewers=viewers, layout="channel", port=self._port)
            self._let_clicks_wait(preview)
            self._preview = await preview.__aenter__()
            self._port = urlsplit(preview.url).port or 0
            self._shown_requests = len(self._env.http_requests)
            return preview.url

    async def close(self) -> None:
        """Closes what is open."""
        async with self._turn:
            await self._close()

    async def let_time_pass(self) -> None:
        """Runs for ever: moves the offline Discord's clock with the real one, and shows what the bot did meanwhile."""
        last = perf_counter()
        while True:
            await asyncio.sleep(TICK)
            async with self._turn:
                now = perf_counter()
                with suppress(TimeoutError):  # the bot is still at work; a later tick shows what came of it
                    await self._env.advance_time(now - last)
                    await self._show_news()
                last = now

    async def _show_news(self) -> None:
        """Publishes the room anew, only if the bot did something: a page that is just clicked on had better stay."""
        requests = len(self._env.http_requests)
        if self._preview is not None and requests != self._shown_requests:
            await self._preview.refresh()
            self._shown_requests = requests

    async def _close(self) -> None:
        if self._preview is not None:
            await self._preview.close()
            self._preview = None

    def _let_clicks_wait(self, preview: Preview) -> None:
        """The page's actions take their turn as well; simcord, pinned exactly, offers no public place for that."""
        act = preview._action

        async def waiting(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                answer = await act(context_id, body)
                settled = answer["settlement"] == "settled"
                self._shown_requests = len(self._env.http_requests) if settled else UNKNOWN
                return answer

        preview._action = waiting  # type: ignore[method-assign]
