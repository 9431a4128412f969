"""The Discord client: owns start and stop, and loads the cogs as extensions."""

from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

import discord
import structlog
from discord.ext import commands

from bot.engine.registry import Registry
from bot.matches.clock import Clock, SystemClock
from bot.matches.service import Matches
from bot.storage.database import Store
from bot.sync import Sync, sync_commands
from bot.translator import Catalogues

__all__ = ["Picnic", "extensions"]

COGS = "cogs"
LONGEST_WAIT = 60.0
"""Seconds a request may wait for Discord's rate limits before it fails and the courier tries again later."""

log = structlog.get_logger()


def extensions() -> tuple[str, ...]:
    """The modules of the package `cogs`, each of which is an extension; its sub-packages are their tools."""
    spec = find_spec(COGS)
    folders = spec.submodule_search_locations if spec is not None else None
    return tuple(sorted(f"{COGS}.{module.name}" for module in iter_modules(folders) if not module.ispkg))


class Picnic(commands.AutoShardedBot):
    """The bot. Making one touches neither network nor disk; `setup_hook` opens the database and `close` shuts it.

    It reads no messages and needs no privileged intent. `sync` says when commands are registered: an offline
    Discord, which forgets them, needs "always".
    """

    store: Store
    matches: Matches

    def __init__(
        self,
        database: Path,
        registry: Registry,
        *,
        clock: Clock | None = None,
        sync: Sync = "changed",
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=shard_count,
        )
        self.registry = registry
        self._database = database
        self._clock = clock or SystemClock(now=discord.utils.utcnow)
        self._sync: Sync = sync

    async def setup_hook(self) -> None:
        """Opens the database, loads the cogs and registers the commands. Raises the errors of `bot.storage.errors`."""
        self.store = await Store.open(self._database)
        self.matches = Matches(self.store, self.registry, self._clock)
        await self.tree.set_translator(Catalogues())
        for extension in extensions():
            await self.load_extension(extension)
        await sync_commands(self, self.matches, self._sync)

    async def close(self) -> None:
        """Lets deliveries under way finish, leaves Discord and closes the database."""
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def on_ready(self) -> None:
        """Says so in the log; Discord may send this many times."""
        log.info("at the table", user=str(self.user), guilds=len(self.guilds))
