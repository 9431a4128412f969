"""Everything that a test on the wire needs, put together: Discord, its people, and the bot's process."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.engine.registry import Registry
from tests.flows.world import Locales, World
from tests.wire.env import WireEnv
from tests.wire.launcher import TOKEN
from tests.wire.limits import limits_kept
from tests.wire.openapi import Description
from tests.wire.play import Patient
from tests.wire.process import BotProcess
from tests.wire.requests import Request
from tests.wire.server import Moment, Server

__all__ = ["OPENAPI", "Loopback", "loopback"]

OPENAPI = "PICNIC_DISCORD_OPENAPI"
"""The environment variable that says where Discord's description of its interface lies."""


@dataclass
class Loopback:
    """Discord on loopback."""

    env: WireEnv
    server: Server
    bot: BotProcess
    locales: Locales
    registry: Registry

    playing: asyncio.Event
    """Unless it is set, people wait."""

    async def ready(self) -> None:
        """Returns when the bot is connected, and people may play."""
        await self.server.gateway.greeted.wait()
        await self.playing.wait()

    def world(self, locale: str = "en-US") -> World:
        """A further server with a channel of its own."""
        return World(self.env, self.locales, self.bot.database, self.registry, locale)

    def people(self, world: World, names: list[str]) -> list[Patient]:
        """New members of a world."""
        return [Patient(world, world.actor(name), self.ready) for name in names]


@asynccontextmanager
async def loopback(registry: Registry, folder: Path) -> AsyncIterator[Loopback]:
    """Discord is there, and no bot yet; at the end the bot's process is gone."""
    env = WireEnv()
    described = [Description(Path(path))] if (path := os.environ.get(OPENAPI)) else []
    server = Server(env.backend, TOKEN)
    server.checks += [limits_kept, *described]
    server.witnesses.append(lambda request, moment, _: _hear(env, request, moment))
    bot = BotProcess(server, env.clicks, env.clock, folder / "picnic.db")
    playing = asyncio.Event()
    playing.set()
    with Locales(env) as locales:
        async with server.served():
            try:
                yield Loopback(env, server, bot, locales, registry, playing)
            finally:
                await bot.kill()


def _hear(env: WireEnv, request: Request, moment: Moment) -> None:
    if request.token is not None and moment == "after":
        env.clicks.hear(request.token, f"{request.method} {request.path}")
