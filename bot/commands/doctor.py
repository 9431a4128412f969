"""`picnic doctor`: looks at everything the bot needs before it is let in, and changes nothing."""

import asyncio
import base64
import tempfile
from collections.abc import Callable
from pathlib import Path

import discord
import typer

from bot.commands.errors import OPERATOR_ERROR, OperatorError
from bot.config import BadSettings, Settings, load_settings
from bot.engine.words import LOCALES
from bot.games import discover
from bot.storage.backup import backup
from bot.storage.database import Store
from bot.storage.errors import StorageError
from bot.storage.lock import in_use
from cogs.commands.permissions import NEEDED, WISHED
from renderers.fonts import drawable

__all__ = ["doctor"]

LETTERS = "AÁÂÃÇÉÊÍÓÔÕÚaáâãçéêíóôõú0123456789·"
"""What the languages we speak need."""

Check = Callable[[Settings], str]
"""Answers what is well, in a few words. Raises OperatorError, BadSettings or StorageError with what is not."""


def doctor() -> None:
    """Check settings, token, database, games and fonts, and say what the bot must be allowed on Discord."""
    settings = load_settings()
    checks: dict[str, Check] = {"token": _token, "database": _database, "games": _games, "fonts": _fonts}
    passed = [_passes(name, check, settings) for name, check in checks.items()]
    typer.echo(f"permissions  it needs {_names(NEEDED)}; {_names(WISHED)} as well, to give matches threads")
    typer.echo("intents      no privileged one")
    if (invitation := _invitation(settings)) is not None:
        typer.echo(f"invitation   {invitation}")
    if not all(passed):
        raise typer.Exit(OPERATOR_ERROR)


def _passes(name: str, check: Check, settings: Settings) -> bool:
    try:
        typer.echo(f"{name:<12} ok: {check(settings)}")
    except (OperatorError, BadSettings, StorageError) as error:
        typer.echo(f"{name:<12} {error}")
        return False
    return True


def _token(settings: Settings) -> str:
    settings.usable_token()
    return "it has the shape of one"


def _database(settings: Settings) -> str:
    """Opens a copy, so that a running bot is not disturbed and nothing is migrated yet."""
    path = settings.database
    running = in_use(path)
    if not path.exists():
        _try_to_write(path)
        return f"{path} will be made"
    with tempfile.TemporaryDirectory(prefix="picnic-doctor-") as folder:
        copy = Path(folder) / path.name
        backup(path, copy)
        asyncio.run(_open(copy))
    return f"{path} is whole, and another Picnic is running on it" if running else f"{path} can be used"


def _try_to_write(path: Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise OperatorError(f"{path} cannot be made: {error.strerror}") from None


async def _open(path: Path) -> None:
    async with await Store.open(path):
        pass


def _games(_settings: Settings) -> str:
    return ", ".join(discover().ids())


def _fonts(_settings: Settings) -> str:
    for family in ("Nunito", "Fredoka", "Noto Sans"):
        if not drawable(LETTERS, family):
            raise OperatorError(f"the font {family} lacks letters of {', '.join(LOCALES)}; install Picnic again")
    return "they draw all letters needed"


def _invitation(settings: Settings) -> str | None:
    """The link that brings the bot to a server, for the id that a true token begins with."""
    try:
        bot_id = int(base64.b64decode(settings.usable_token().split(".")[0] + "=="))
    except (BadSettings, ValueError):
        return None
    permissions = discord.Permissions(**dict.fromkeys((*NEEDED, *WISHED), True))
    return discord.utils.oauth_url(bot_id, permissions=permissions, scopes=("bot", "applications.commands"))


def _names(permissions: tuple[str, ...]) -> str:
    """Permissions as Discord's settings call them."""
    return ", ".join(name.replace("_", " ").title() for name in permissions)
