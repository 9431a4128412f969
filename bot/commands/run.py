"""`picnic run`: the bot, on Discord."""

import os
from pathlib import Path

import aiohttp
import discord
import typer

from bot.client import Picnic
from bot.commands.errors import OperatorError
from bot.commands.logs import keep_log
from bot.commands.stopping import run_until_stopped
from bot.config import load_settings
from bot.games import discover
from bot.matches.clock import SystemClock
from bot.storage.database import Store

__all__ = ["run"]

GLANCE = 60.0
"""Seconds after which it is noticed that the machine's clock was set."""


def run() -> None:
    """Join Discord and host matches until asked to stop."""
    settings = load_settings()
    token = settings.usable_token()
    keep_log(settings.log, settings.log_format)
    if settings.cache is not None:
        os.environ["PICNIC_CACHE"] = str(settings.cache)  # where the renderers look; it may stand in .env only
    run_until_stopped(_play(settings.database, token))
    typer.echo("picnic: stopped; every match is kept", err=True)


async def _play(database: Path, token: str) -> None:
    """Stays at the table. Raises StorageError, or OperatorError when Discord does not let us in or is out of reach."""
    async with await Store.open(database):
        pass  # whatever is wrong with it is said before Discord hears of us
    try:
        async with Picnic(database, discover(), clock=SystemClock(glance=GLANCE)) as bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise OperatorError("Discord refuses the token; copy a fresh one from the developer portal") from None
    except aiohttp.ClientConnectionError as error:
        raise OperatorError(f"Discord cannot be reached: {error}") from None
