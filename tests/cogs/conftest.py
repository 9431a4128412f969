"""The bot with its commands, without a Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
import simcord

from bot.client import Picnic
from bot.engine.registry import Registry


@pytest_asyncio.fixture
async def bot(registry: Registry, tmp_path: Path) -> AsyncIterator[Picnic]:
    """Logged in to an offline Discord, with all cogs."""
    client = Picnic(tmp_path / "picnic.db", registry)
    env = simcord.Env(client, shard_count=1)
    await env.start()
    yield client
    await client.close()
    await env.shutdown()
