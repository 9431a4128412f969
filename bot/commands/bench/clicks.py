"""What a click costs before it is acknowledged: ours beside a bare button of discord.py, on the offline Discord."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from unittest.mock import patch

import discord
import simcord
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.client import Picnic
from bot.commands.bench.budgets import Row, at_most, percentile
from bot.commands.bench.tables import answer_once, asked, full_table
from bot.commands.sandbox.offline import BRISK, offline
from bot.commands.sandbox.panels import press
from bot.commands.sandbox.world import World, furnish
from bot.engine.game import GameId
from bot.engine.registry import Registry
from bot.matches.models import Place, Player, Table

__all__ = ["click_rows"]

RATIO = 3
SLOWEST_MS = 50


async def click_rows(registry: Registry, game: GameId, clicks: int, active: int) -> list[Row]:
    """So many clicks on *My hand* while nothing else happens, and as many while another match has just moved on."""
    bare = await _bare_times(clicks)
    calm, busy = await _our_times(registry, game, clicks, active)
    slowest = f"click to acknowledgement, p99 with {active} matches active"
    return [
        at_most("click to acknowledgement, p50 beside a bare button", median(calm) / median(bare), RATIO, "×"),
        at_most(slowest, percentile(busy, 0.99), SLOWEST_MS, "ms"),
    ]


@contextmanager
def _acknowledgements(env: simcord.Env, times: list[float]) -> Iterator[None]:
    """Notes the milliseconds from each interaction's arrival to the moment its first answer is handed to Discord."""
    arrived = 0.0
    respond = AsyncWebhookAdapter.create_interaction_response

    def arrival(event: str, _payload: Any) -> None:
        nonlocal arrived
        if event == "INTERACTION_CREATE":
            arrived = perf_counter()

    def answer(*args: Any, **kwargs: Any) -> Any:
        times.append((perf_counter() - arrived) * 1000)
        return respond(*args, **kwargs)

    env.backend.subscribers.insert(0, arrival)
    with patch.object(AsyncWebhookAdapter, "create_interaction_response", answer):
        yield
    env.backend.subscribers.remove(arrival)


class _BareButton(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Bare", custom_id="bare")
    async def bare(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer(ephemeral=True)


async def _bare_times(clicks: int) -> list[float]:
    bot = commands.AutoShardedBot(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
    times: list[float] = []
    async with offline(bot) as env:
        world = furnish(env, 1)
        channel: Any = bot.get_channel(world.channel.id)
        message = await channel.send("Bare", view=_BareButton())
        with _acknowledgements(env, times):
            for _ in range(clicks):
                await world.guests[0].member.click(message, custom_id="bare")
    return times


async def _our_times(registry: Registry, game: GameId, clicks: int, active: int) -> tuple[list[float], list[float]]:
    """The times while all is calm, and while other matches move on."""
    calm: list[float] = []
    busy: list[float] = []
    with TemporaryDirectory(prefix="picnic-bench-") as folder:
        bot = Picnic(Path(folder) / "clicks.db", registry, sync="always", shard_count=1)
        async with offline(bot) as env:
            world = furnish(env, registry[game].game.info.seats[0])
            people = [Player(guest.member.id, guest.name, "en-US") for guest in world.guests]
            place = Place(env.guild.id, world.channel.id, guild_locale="en-US")
            tables = [await full_table(bot.matches, game, place, f"match {n}", people) for n in range(active)]
            await env.settle()
            env.settle_timeout = BRISK
            with _acknowledgements(env, calm):
                for click in range(clicks):
                    await _click_hand(world, click)
            with _acknowledgements(env, busy):
                for click in range(clicks):
                    await _move_on(bot, tables, click)
                    await _click_hand(world, click)
    return calm, busy


async def _move_on(bot: Picnic, tables: list[Table], click: int) -> None:
    """Another match moves on, so that the bot has boards to draw and to send while the click arrives."""
    number = click % len(tables)
    table = await bot.matches.table(tables[number].match)
    if not table.status.over:
        await answer_once(bot.matches, await asked(bot.matches, table), f"move {click}", click * 7)


async def _click_hand(world: World, click: int) -> None:
    threads = world.channel.threads
    room = threads[(click * 13) % len(threads)]
    await press(world.guests[click % len(world.guests)].member, room.last_message, "hand")
