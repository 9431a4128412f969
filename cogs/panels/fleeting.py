"""Private replies that vanish: where a game wants faces remembered, a picture may not stay to be scrolled back to."""

import asyncio
from contextlib import suppress

import discord

from cogs.panels.service import Service

__all__ = ["SHOWN_FOR", "Fleeting"]

SHOWN_FOR = 60.0
"""Seconds such a reply stands."""


class Fleeting(Service):
    """Deletes private replies a minute after they were last redrawn."""

    def __init__(self) -> None:
        self._vanishing: dict[int, asyncio.Task[None]] = {}

    async def cog_unload(self) -> None:
        for task in self._vanishing.values():
            task.cancel()

    def vanish_later(self, message: discord.InteractionMessage) -> None:
        """Has the reply deleted in a minute; a reply that is redrawn stands a minute more."""
        if (sooner := self._vanishing.pop(message.id, None)) is not None:
            sooner.cancel()
        self._vanishing[message.id] = asyncio.create_task(self._vanish(message))

    async def _vanish(self, message: discord.InteractionMessage) -> None:
        await asyncio.sleep(SHOWN_FOR)
        self._vanishing.pop(message.id, None)
        with suppress(discord.HTTPException):
            await message.delete()
