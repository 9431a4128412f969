"""Runs the unmodified bot on loopback: `python -m tests.wire.launcher URL GATEWAY DATABASE SKIPPED`."""

import logging
import os
import sys
from datetime import datetime, timedelta
from pathlib import Path
from threading import Thread

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Picnic
from bot.commands.logs import keep_log
from bot.commands.stopping import run_until_stopped
from bot.games import discover
from bot.matches.clock import SystemClock

__all__ = ["TOKEN"]

TOKEN = "loopback"


def main(url: str, gateway: str, database: str, skipped: str) -> None:
    """`skipped` is by how many seconds Discord's clock is ahead of this machine's."""
    ahead = timedelta(seconds=float(skipped))

    def now() -> datetime:
        return discord.utils.utcnow() + ahead

    Thread(target=_end_with_the_tests, daemon=True).start()
    discord.http.Route.BASE = url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    keep_log("info", "text")
    logging.getLogger("discord").setLevel(logging.WARNING)
    run_until_stopped(_run(Picnic(Path(database), discover(), clock=SystemClock(now))))


def _end_with_the_tests() -> None:
    """Whatever becomes of the tests' process: the other end of this pipe closes with it."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


async def _run(bot: Picnic) -> None:
    async with bot:
        await bot.start(TOKEN)


if __name__ == "__main__":
    main(*sys.argv[1:])
