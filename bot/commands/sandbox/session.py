"""One visit to the sandbox, from an empty server to the last click."""

import os
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import typer

from bot.client import Picnic
from bot.commands.errors import OperatorError
from bot.commands.sandbox.offline import BRISK, offline
from bot.commands.sandbox.opening import open_match
from bot.commands.sandbox.page import StartPage
from bot.commands.sandbox.rooms import rooms
from bot.commands.sandbox.window import Window
from bot.commands.sandbox.world import World, furnish
from bot.engine.game import GameId
from bot.engine.registry import Registry

__all__ = ["Visit", "visit"]


class Visit(msgspec.Struct, frozen=True):
    """What the newcomer wants to try."""

    game: GameId
    players: int
    bots: int
    options: dict[str, str | int | bool]
    locale: str
    """Discord's tag, such as "pt-BR"."""
    port: int
    browser: bool


async def visit(wish: Visit, registry: Registry) -> None:
    """Sets a match up and shows its rooms until cancelled. Raises OperatorError when the port is taken."""
    with TemporaryDirectory(prefix="picnic-sandbox-") as folder:
        bot = Picnic(Path(folder) / "sandbox.db", registry, sync="always", shard_count=1)
        async with offline(bot) as env:
            world = furnish(env, wish.players, wish.locale)
            await open_match(bot, world, wish.game, wish.bots, wish.options)
            env.settle_timeout = BRISK
            window = Window(env)
            title = registry[wish.game].game.info.title
            page = StartPage(title, lambda: rooms(world), lambda: _waiting(bot, world), window)
            try:
                _announce(await _listening(page, wish.port), wish.browser)
                await window.let_time_pass()
            finally:
                await page.close()
                await window.close()


async def _waiting(bot: Picnic, world: World) -> list[str]:
    """The names of those whom the matches in the channel wait for, in seat order."""
    summaries = await bot.matches.in_channel(world.channel.id)
    return [summary.names[seat] for summary in summaries for seat in summary.awaited]


async def _listening(page: StartPage, port: int) -> str:
    try:
        return await page.start(port)
    except OSError:
        raise OperatorError(f"port {port} is taken; choose another one, or --port 0 for any that is free") from None


def _announce(address: str, browser: bool) -> None:
    typer.echo(f"The table is set: {address}\nCtrl-C ends the sandbox.")
    if browser and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Without one, Linux might open a text browser in the very terminal that Ctrl-C is to be pressed in."""
    return not sys.platform.startswith("linux") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
