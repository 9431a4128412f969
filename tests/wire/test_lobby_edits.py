"""A lobby comes to show what was clicked there last, whatever overtakes what on the way."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.registry import Registry
from tests.flows.driver import Shown
from tests.wire.loopback import Loopback, loopback
from tests.wire.play import Patient
from tests.wire.requests import Refused, Request
from tests.wire.weather import once, slow

LATE = 1.0
"""Seconds by which the edit is late that others overtake."""
CAUGHT_UP = 12.0
"""Seconds after which the courier has edited whatever it owes."""


class Lobby:
    """A lobby for many, whose guests arrive one after the other."""

    def __init__(self, discord: Loopback) -> None:
        self.discord = discord
        self.world = discord.world()
        self.host, *self.guests = discord.people(self.world, ["Anouk", "Boris", "Cyra"])

    async def open(self) -> None:
        await self.discord.bot.start()
        await self.host.slash("dia-para-relaxar new", seats=3)
        await asyncio.sleep(LATE)
        assert self.world.find("selfstart") is not None

    def join(self, guest: Patient) -> "asyncio.Task[Shown]":
        return asyncio.create_task(guest.press(self.world.lobby(), "join"))

    async def check(self) -> None:
        """Soon it shows everybody who has joined."""
        async with asyncio.timeout(CAUGHT_UP):
            while not self.complete():  # noqa: ASYNC110  - what it shows changes by itself
                await asyncio.sleep(LATE / 10)

    def complete(self) -> bool:
        seats = self.world.lobby().text
        return all(guest.actor.name in seats for guest in self.guests)


@pytest.fixture
async def lobby(registry: Registry, tmp_path: Path) -> AsyncIterator[Lobby]:
    async with loopback(registry, tmp_path) as discord:
        lobby = Lobby(discord)
        await lobby.open()
        yield lobby


def is_redraw(request: Request) -> bool:
    """In answer to a click, the message clicked on is changed."""
    return request.method == "PATCH" and request.path.endswith("@original")


def is_edit(request: Request) -> bool:
    return request.edited is not None


async def test_a_redraw_that_the_next_one_overtakes(lobby: Lobby) -> None:
    first, second = lobby.guests
    lobby.discord.server.lags.append(slow(is_redraw, LATE))
    clicks = [lobby.join(first)]
    await asyncio.sleep(LATE / 2)
    clicks.append(lobby.join(second))
    await asyncio.gather(*clicks)
    await lobby.check()


async def test_an_edit_that_a_redraw_overtakes_just_before_a_kill(lobby: Lobby) -> None:
    first, second = lobby.guests
    server, bot = lobby.discord.server, lobby.discord.bot
    server.witnesses.append(once(is_redraw, lambda: Refused(400, 50035, "Invalid form body")))
    server.witnesses.append(lambda request, moment, _: bot.strike() if is_edit(request) and moment == "after" else None)
    server.lags.append(slow(is_edit, LATE))
    clicks = [lobby.join(first)]
    await asyncio.sleep(LATE / 2)
    clicks.append(lobby.join(second))
    await asyncio.sleep(LATE)
    assert not bot.alive
    await asyncio.gather(*clicks, return_exceptions=True)
    server.witnesses.pop()
    await bot.start()
    await lobby.check()
