"""An offline Discord with one server, the bot, and what it logs."""

import logging
from collections.abc import AsyncIterator, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import simcord
import structlog
from simcord import interactions
from simcord.results import ResponseMessage

from bot.client import Picnic
from bot.engine.registry import Registry

if TYPE_CHECKING:
    from tests.flows.driver import Shown

__all__ = ["Locales", "World", "world_of"]


class Locales:
    """Gives interactions the locales that simcord leaves at "en-US": each user's own, and the server's."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.of_user: dict[int, str] = {}
        self._payload = interactions.base_payload

    def __enter__(self) -> "Locales":
        interactions.base_payload = self.payload
        return self

    def __exit__(self, *_: object) -> None:
        interactions.base_payload = self._payload

    def payload(self, backend: Any, **details: Any) -> Any:
        record, payload = self._payload(backend, **details)
        payload["locale"] = self.of_user.get(details["user_id"], "en-US")
        if details["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(details["guild_id"]).preferred_locale
        return record, payload


class World:
    """The server, its channel, and the bot on it."""

    def __init__(self, env: simcord.Env, locales: Locales, database: Path, registry: Registry, locale: str) -> None:
        self.env = env
        self.errors: list[str] = []
        """What the bot logged as errors; whatever is left at the end fails the test."""
        self.locales = locales
        self.database = database
        self.registry = registry
        self.guild = env.create_guild("Picnic meadow", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("games")

    @property
    def bot(self) -> Picnic:
        assert isinstance(self.env.bot, Picnic)
        return self.env.bot

    def actor(self, name: str, locale: str = "en-US", **more: Any) -> simcord.MemberActor:
        """A new member of the server."""
        user = self.env.create_user(name, **more)
        self.locales.of_user[user.id] = locale
        return self.guild.add_member(user)

    def member_of(self, user: simcord.UserHandle) -> simcord.MemberActor:
        """The actor of a user who is on the server already, such as its owner."""
        return simcord.MemberActor(self.env, self.guild, user)

    async def restart(self) -> None:
        """Stops the bot and starts another on the same database."""
        await self.bot.close()
        await self.env.restart_bot(Picnic(self.database, self.registry))

    async def kill(self) -> None:
        """Ends the bot without a farewell, whatever it is doing, and starts another on the same database."""
        await self.bot.store.close()
        await self.env.restart_bot(Picnic(self.database, self.registry))

    async def outage(self, seconds: float) -> None:
        """Ends the bot without a farewell; it is started again only so much later."""
        await self.bot.store.close()
        await self.env.restart_bot(discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=1))
        await self.let_pass(seconds)
        await self.env.restart_bot(Picnic(self.database, self.registry))

    async def let_pass(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    def rooms(self) -> list[simcord.ChannelHandle]:
        """The games' channel and its threads."""
        return [self.channel, *self.channel.threads]

    def messages(self, channel_id: int) -> "list[Shown]":
        """The messages in a channel that everybody there sees, oldest first."""
        from tests.flows.driver import Shown

        stored = self.env.backend.messages[channel_id].values()
        return [
            Shown(ResponseMessage(self.env, message))
            for message in sorted(stored, key=lambda message: message.id)
            if not message.is_ephemeral
        ]

    def find(self, verb: str) -> "Shown | None":
        """The newest public message with a button of this verb."""
        found = [shown for room in self.rooms() for shown in self.messages(room.id) if shown.button(verb) is not None]
        return max(found, key=lambda shown: shown.message.id, default=None)

    def seen(self, verb: str) -> "Shown":
        found = self.find(verb)
        assert found is not None, f"nobody can see a button {verb}"
        return found

    def board(self) -> "Shown":
        """The newest board."""
        return self.seen("words")

    def lobby(self) -> "Shown":
        """The newest lobby."""
        return self.seen("selfstart")


@asynccontextmanager
async def world_of(registry: Registry, folder: Path, locale: str = "en-US") -> AsyncIterator[World]:
    """A running world; at its end, whatever the bot logged as an error fails the test."""
    database = folder / "picnic.db"
    with _errors_logged() as errors:
        async with simcord.run(Picnic(database, registry), shard_count=1) as env:
            with Locales(env) as locales:
                world = World(env, locales, database, registry, locale)
                world.errors = errors
                try:
                    yield world
                finally:
                    await world.bot.close()
    assert not errors, "\n".join(errors)


@contextmanager
def _errors_logged() -> Iterator[list[str]]:
    """What is logged as an error meanwhile, by structlog and by the standard library."""
    errors: list[str] = []

    def keep(_logger: Any, method: str, event: MutableMapping[str, Any]) -> Any:
        if method in ("error", "exception", "critical"):
            errors.append(str(event))
        raise structlog.DropEvent

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            errors.append(logging.Formatter().format(record))

    keeper = Keeper(logging.ERROR)
    structlog.configure(processors=[structlog.processors.format_exc_info, keep])
    logging.getLogger().addHandler(keeper)
    try:
        yield errors
    finally:
        logging.getLogger().removeHandler(keeper)
        structlog.reset_defaults()
