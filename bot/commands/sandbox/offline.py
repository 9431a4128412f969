"""An offline Discord with the bot in it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import simcord

__all__ = ["BRISK", "offline"]

PATIENCE = 120.0
"""Seconds that all which follows from a command may take while a table is set; pictures are cold then."""
BRISK = 2.0
"""The same once it is played: whatever the bot means to do later than that is no part of the answer to a click."""


@asynccontextmanager
async def offline(bot: discord.Client) -> AsyncIterator[simcord.Env]:
    """Brings the bot up on a Discord in memory, and closes it at the end."""
    async with simcord.run(bot, shard_count=1, check_errors=False, settle_timeout=PATIENCE) as env:
        try:
            yield env
        finally:
            await bot.close()
