"""A bot that is asked to stop finishes what it is doing."""

import asyncio
from contextlib import closing
from pathlib import Path

from bot.engine.registry import Registry
from tests.wire.database import reading
from tests.wire.loopback import loopback
from tests.wire.requests import Request
from tests.wire.table import WAIT, Table, is_post

ON_ITS_WAY = 1.0
"""Seconds that a post takes."""
LAST_BOARD = "SELECT message_id, sending FROM deliveries WHERE kind = 'board'"


async def test_a_post_under_way_is_finished_and_written_down(registry: Registry, tmp_path: Path) -> None:
    async with loopback(registry, tmp_path) as discord:
        await discord.bot.start()
        table = Table(discord)
        await table.begin()
        before, under_way = table.board().message, asyncio.Event()

        def late(request: Request) -> float:
            if not is_post(request) or request.channel != before.channel_id:
                return 0
            under_way.set()
            return ON_ITS_WAY

        discord.server.lags.append(late)
        async with asyncio.timeout(WAIT):
            while not under_way.is_set():
                await table.group.step()
        assert await discord.bot.stop() == 0
        board = table.board().message.id
        assert board > before.id
        with closing(reading(discord.bot.database)) as database:
            assert database.execute(LAST_BOARD).fetchall() == [(board, None)]
        discord.server.lags.clear()
        await discord.bot.start()
        await table.act()
        table.check()
