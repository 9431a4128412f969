"""simcord's environment without a bot of its own: builders and actors whose deeds reach a bot over the wire."""

import asyncio
from typing import Any

import discord
import simcord
from simcord.backend import Backend
from simcord.backend.models import Interaction

from tests.wire.clicks import Click, Clicks
from tests.wire.clock import WireClock

__all__ = ["WireEnv"]


class WireEnv(simcord.Env):
    """Many people act at once here, and each of them waits for the answer to his own interaction."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.clock = WireClock()
        self.backend = Backend(clock=self.clock)
        self.clicks = Clicks()
        self._latest: dict[int, int] = {}
        self._asked: dict[asyncio.Task[Any] | None, Click] = {}

    def _begin_operation(self, label: str) -> None:
        """People need not wait for each other."""

    def _end_operation(self) -> None: ...

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self._latest[interaction.user_id] = interaction.id
        self._asked[asyncio.current_task()] = self.clicks.ask(interaction, shared=self._is_shared(interaction))

    def latest(self, user_id: int) -> int:
        """The id of what this user has done last."""
        return self._latest[user_id]

    def _is_shared(self, interaction: Interaction) -> bool:
        source = interaction.source_message_id
        return source is not None and not self.backend.get_message(interaction.channel_id, source).is_ephemeral

    async def _settle_internal(self, *_args: Any, **_more: Any) -> None:
        click = self._asked.pop(asyncio.current_task(), None)
        if click is not None:
            await self.clicks.outcome(click)
