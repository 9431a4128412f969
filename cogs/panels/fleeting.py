"""Private replies that vanish: where a game wants faces remembered, a picture may not stay to be scrolled back to."""

import asyncio
from contextlib import suppress

import discord

from cogs.panels.failures import UNREACHABLE
from cogs.panels.service import Service

__all__ = ["SHOWN_FOR", "Fleeting", "Reply"]

SHOWN_FOR = 60.0
"""Seconds such a reply stands."""

Reply = discord.InteractionMessage | discord.WebhookMessage


class Fleeting(Service):
    """Deletes private replies a minute after they were last redrawn, or when the bot stops before that."""

    def __init__(self) -> None:
        self._vanishing: dict[int, tuple[Reply, asyncio.Task[None]]] = {}

    async def cog_unload(self) -> None:
        standing = [reply for reply, _ in self._vanishing.values()]
        for _, task in self._vanishing.values():
            task.cancel()
        self._vanishing.clear()
        await asyncio.gather(*map(_delete, standing))

    def vanish_later(self, reply: Reply) -> None:
        """Has the reply deleted in a minute; a reply that is redrawn stands a minute more."""
        _, sooner = self._vanishing.pop(reply.id, (None, None))
        if sooner is not None:
            sooner.cancel()
        self._vanishing[reply.id] = (reply, asyncio.create_task(self._vanish(reply)))

    async def _vanish(self, reply: Reply) -> None:
        await asyncio.sleep(SHOWN_FOR)
        self._vanishing.pop(reply.id, None)
        await _delete(reply)


async def _delete(reply: Reply) -> None:
    """Takes the reply away, unless its reader was faster."""
    with suppress(discord.HTTPException, *UNREACHABLE):
        await reply.delete()
