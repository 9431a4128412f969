"""Whoever uses a command or clicks: who he is, which language he reads, what he may, and how he is answered."""

from types import TracebackType
from typing import Self

import discord
import structlog

from bot.client import Picnic
from bot.engine.picker import NoSuchPath
from bot.engine.words import Locale, Words, nearest_locale, words
from bot.matches.models import MatchId, Place, Player, Table
from bot.matches.refusals import Refusal, Refused
from bot.storage.errors import StorageError
from cogs.panels.failures import UNREACHABLE
from cogs.panels.fleeting import Fleeting, Reply
from cogs.panels.ids import Outdated
from cogs.panels.layout import Page, panel
from cogs.panels.names import person_name
from cogs.panels.refusals import Sorry, refusal_text
from cogs.panels.scene import Scene

__all__ = ["Caller", "Interaction", "is_moderator"]

Interaction = discord.Interaction[Picnic]

log = structlog.get_logger()


class Caller:
    """One interaction, answered politely.

    As a context (`async with Caller(interaction) as caller`) it acknowledges first and works after, and whatever goes
    wrong inside is told to the caller in a sentence. With `redraws` the message clicked on is redrawn, else the answer
    is a private reply of its own.
    """

    def __init__(self, interaction: Interaction, *, redraws: bool = False) -> None:
        self.interaction = interaction
        self.client = interaction.client
        self.matches = interaction.client.matches
        self.redraws = redraws
        self.match: MatchId | None = None
        """The match it is about, once known."""

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def key(self) -> str:
        """What makes a call of `Matches` unrepeatable."""
        return str(self.interaction.id)

    @property
    def player(self) -> Player:
        user = self.interaction.user
        return Player(user.id, person_name(user), str(self.interaction.locale))

    @property
    def locale(self) -> Locale:
        return nearest_locale(str(self.interaction.locale))

    @property
    def say(self) -> Words:
        return words(self.locale)

    @property
    def place(self) -> Place:
        """Where the interaction takes place. Raises Sorry outside a server."""
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        if guild is None or channel is None:
            raise Sorry(self.say("Matches are opened in a server's channel. Please try it there."))
        return Place(guild, channel, None, str(self.interaction.guild_locale or "en-US"))

    def moderates(self, table: Table) -> bool:
        """Whether the caller is a moderator where the match is played, and speaks from that server."""
        if self.interaction.guild_id != table.place.guild_id:
            return False
        guild, user = self.interaction.guild, self.interaction.user
        channel = guild.get_channel_or_thread(table.place.channel_id) if guild is not None else None
        if channel is None or not isinstance(user, discord.Member):
            here = self.interaction.channel_id in (table.place.channel_id, table.place.thread_id)
            return _moderate(self.interaction.permissions, everywhere=not here)
        return _moderate(channel.permissions_for(user))

    async def table(self, match: MatchId) -> Table:
        """The match as the caller may see it, if it is any business of his. Raises Refused."""
        self.match = match
        table = await self.matches.table(match, self.user_id)
        if self.user_id not in table.persons and not self._may_look_on(table):
            raise Refused(Refusal.UNKNOWN_MATCH)
        return table

    def _may_look_on(self, table: Table) -> bool:
        """Whether the match is played where the caller is, and he could see it anyway."""
        guild, user = self.interaction.guild, self.interaction.user
        if guild is None or guild.id != table.place.guild_id:
            return False
        channel = guild.get_channel_or_thread(table.place.channel_id)
        if channel is None or not isinstance(user, discord.Member):
            return self.interaction.channel_id in (table.place.channel_id, table.place.thread_id)
        rights = channel.permissions_for(user)
        if isinstance(channel, discord.Thread) and channel.is_private() and not rights.manage_threads:
            return self.interaction.channel_id == channel.id
        return rights.view_channel

    def scene(self, table: Table) -> Scene:
        """The table in the caller's language."""
        return Scene.of(self.client.registry, table, self.locale)

    def check_sights(self, table: Table) -> None:
        """Raises Sorry where what the caller's seat sees could be scrolled back to, though it is to be remembered."""
        if self.interaction.guild_id is None and self.scene(table).fleeting:
            raise Sorry(
                self.say(
                    "What is to be remembered is shown on the server only, never in direct messages. See {room}.",
                    room=f"<#{table.place.room}>",
                )
            )

    async def sees(self, table: Table) -> None:
        """Notes that the caller is shown what his seat sees now. Raises Sorry where that may not be."""
        self.check_sights(table)
        if self.scene(table).fleeting:
            await self.matches.saw(table)

    async def show(self, page: Page) -> Reply:
        """Answers with a panel: the reply, or in place of the message clicked on. Answers its message.

        A message that is gone by now, since the caller has opened a newer panel, is answered beside.
        """
        try:
            message = await self.interaction.edit_original_response(
                view=panel(page, self.interaction.id), attachments=page.uploads()
            )
        except discord.NotFound:
            if not self.redraws:
                raise
            return await self.show_beside(page)
        if page.fleeting:
            Fleeting.of(self.client).vanish_later(message)
        return message

    async def show_beside(self, page: Page) -> Reply:
        """Answers with a further private panel, and leaves the message clicked on as it is."""
        message = await self.interaction.followup.send(
            view=panel(page, self.interaction.id), files=page.uploads(), ephemeral=True, wait=True
        )
        if page.fleeting:
            Fleeting.of(self.client).vanish_later(message)
        return message

    async def tell(self, sentence: str) -> None:
        """Answers with a sentence, to nobody but the caller."""
        page = Page([sentence])
        if self.redraws:
            await self.show_beside(page)
        else:
            await self.show(page)

    async def _acknowledge(self) -> bool:
        """Answers within Discord's three seconds; False if the connection broke, and it is worth another try."""
        try:
            if self.redraws:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as failure:
            log.warning("not acknowledged", code=failure.code, status=failure.status)
        except UNREACHABLE as failure:
            log.warning("not acknowledged", error=str(failure))
            return False
        return True

    async def __aenter__(self) -> Self:
        if not await self._acknowledge():
            await self._acknowledge()
        try:
            await self.matches.remember(self.player, self.interaction.guild_id)
        except Exception as failure:
            log.warning("name not kept", error=str(failure))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        try:
            await self.tell(await self._explain(error))
        except (discord.HTTPException, *UNREACHABLE) as failure:
            log.warning("answer not delivered", error=str(failure))
        return True

    async def _explain(self, error: Exception) -> str:
        match error:
            case Sorry():
                return str(error)
            case Outdated() | NoSuchPath():
                return self.say("This button is from an earlier time. `/match list` leads to your matches.")
            case Refused():
                about = await self._refused_table(error)
                return refusal_text(error, self.locale, self.client.registry, about)
            case discord.HTTPException(status=status, code=code):
                log.warning("discord refused", status=status, code=code)
                return self.say("Discord did not take that just now. Please try again in a moment.")
            case _ if isinstance(error, UNREACHABLE):
                log.warning("discord unreachable", error=str(error))
                return self.say("Discord did not take that just now. Please try again in a moment.")
            case StorageError():
                log.error("not written down", reason=str(error))
                return self.say("I can't write anything down just now, so nothing was changed. Please try again later.")
            case _:
                log.error("unexpected", exc_info=error, match=self.match)
                return self.say("Something went wrong on our side, and nothing was changed. Please try again.")

    async def _refused_table(self, error: Refused) -> Table | None:
        """The table, which only the game's own words about a broken rule look at."""
        if error.key is not Refusal.ILLEGAL or self.match is None:
            return None
        return await self.matches.table(self.match, self.user_id)


def is_moderator(interaction: Interaction) -> bool:
    """Whether the caller may manage this server or the messages in all of it, not just in this channel."""
    user = interaction.user
    rights = user.guild_permissions if isinstance(user, discord.Member) else interaction.permissions
    return interaction.guild_id is not None and _moderate(rights)


def _moderate(rights: discord.Permissions, *, everywhere: bool = False) -> bool:
    """Whether these rights make a moderator; with `everywhere` rights that one channel may grant do not count."""
    return rights.manage_guild or (rights.manage_messages and not everywhere)
