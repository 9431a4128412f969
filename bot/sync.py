"""Registering the commands with Discord, only when they are not what they were."""

from typing import Literal, Protocol

import structlog
from discord.ext import commands

from bot.engine.jsons import digest

__all__ = ["Notes", "Sync", "commands_payload", "sync_commands"]

Sync = Literal["changed", "always"]
"""When commands are registered at start: if they have changed, or always (an offline Discord forgets them)."""

log = structlog.get_logger()


class Notes(Protocol):
    """Where the house keeps a line between starts."""

    async def noted(self, name: str) -> str | None:
        """The line kept under this name."""
        ...

    async def note(self, name: str, text: str) -> None:
        """Keeps a line under this name."""
        ...


async def sync_commands(bot: commands.AutoShardedBot, notes: Notes, when: Sync) -> bool:
    """Registers the commands where needed; answers whether it did.

    Discord counts registrations (200 new commands a day) and shows changes late, so it is not done at every start.
    """
    name = f"commands of {bot.application_id}"
    fingerprint = digest(await commands_payload(bot), size=16)
    if when == "changed" and await notes.noted(name) == fingerprint:
        return False
    registered = await bot.tree.sync()
    await notes.note(name, fingerprint)
    log.info("commands registered", count=len(registered))
    return True


async def commands_payload(bot: commands.AutoShardedBot) -> list[object]:
    """All commands as they are sent to Discord, translations included."""
    tree = bot.tree
    translator = tree.translator
    listed = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in listed]
    return [await command.get_translated_payload(tree, translator) for command in listed]
