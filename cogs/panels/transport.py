"""Discord as the courier uses it."""

from collections.abc import Sequence
from typing import Literal

import discord

from bot.client import Picnic
from bot.engine.words import Locale
from bot.matches.models import Table
from bot.matches.transport import Order, PanelKind, Passing, Posted, Reason, Settled
from cogs.panels.board import board_page
from cogs.panels.failures import UNREACHABLE, translated
from cogs.panels.hand import hand_page
from cogs.panels.invitation import invitation_page
from cogs.panels.layout import Page, clip, marks_of, panel
from cogs.panels.lobby import lobby_page
from cogs.panels.notice import notice_page
from cogs.panels.pictures import Pictures
from cogs.panels.result import result_page
from cogs.panels.scene import Scene

__all__ = ["DiscordTransport"]

QUIET_FOR: Literal[10080] = 10080
"""Minutes without messages after which Discord archives a match's thread: the longest it offers."""
THREAD_NAME = 100
NO_MEMBER = {10007, 10013}
"""Not on this server; no such user."""
LOOK_BACK = 200
"""Messages searched for one that was sent just before a kill."""

Messages = discord.PartialMessageable | discord.DMChannel


class DiscordTransport:
    """The courier's six calls, by way of discord.py. They raise Passing or Settled, and nothing else."""

    def __init__(self, client: Picnic) -> None:
        self._client = client

    async def post(self, order: Order) -> Posted:
        with translated():
            page = await self._page(order)
            channel = await self._channel(order)
            people = [discord.Object(user_id) for user_id in order.mentions]
            message = await channel.send(
                view=panel(page),
                files=page.uploads(),
                nonce=order.nonce,
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False),
            )
            return Posted(message.channel.id, message.id)

    async def edit(self, order: Order, message: Posted) -> None:
        with translated(editing=True):
            page = await self._page(order)
            self._check_outage(order)
            partial = self._message(message)
            await partial.edit(view=panel(page), attachments=page.uploads())

    async def delete(self, message: Posted) -> None:
        with translated():
            await self._message(message).delete()

    async def find(self, order: Order) -> Posted | None:
        with translated():
            channel, own = await self._channel(order), self._client.user
            async for message in channel.history(limit=LOOK_BACK):
                if own is not None and message.author.id == own.id and order.nonce in marks_of(message):
                    return Posted(message.channel.id, message.id)
            return None

    async def departed(self, table: Table, user_ids: Sequence[int]) -> tuple[int, ...]:
        guild = self._client.get_guild(table.place.guild_id)
        if guild is None:
            return ()
        return tuple([user_id for user_id in user_ids if await _has_left(guild, user_id)])

    async def open_thread(self, table: Table, locale: Locale, lobby: Posted) -> int:
        guild = self._client.get_guild(table.place.guild_id)
        if guild is None and self._client.is_ready():
            raise Settled(Reason.CHANNEL_GONE)
        if guild is None or guild.unavailable:
            raise Passing
        channel = self._client.get_partial_messageable(lobby.channel_id, guild_id=guild.id)
        scene = Scene.of(self._client.registry, table, locale)
        name = clip(f"{scene.game_name} #{table.match}", THREAD_NAME)
        with translated():
            try:
                thread = await channel.get_partial_message(lobby.message_id).create_thread(
                    name=name, auto_archive_duration=QUIET_FOR
                )
            except discord.HTTPException as error:
                if error.code == 160004:
                    return lobby.message_id
                if error.status == 400:
                    raise Settled(Reason.NO_PERMISSION) from error
                raise
            return thread.id

    def _check_outage(self, order: Order) -> None:
        """Raises Passing for a room of a server that is out of order, whatever Discord would say of it now."""
        guild = self._client.get_guild(order.table.place.guild_id)
        if order.room is not None and guild is not None and guild.unavailable and self._client.is_ready():
            raise Passing

    async def _channel(self, order: Order) -> Messages:
        self._check_outage(order)
        if order.room is not None:
            return self._client.get_partial_messageable(order.room, guild_id=order.table.place.guild_id)
        assert order.recipient is not None
        return await self._client.create_dm(discord.Object(order.recipient))

    def _message(self, message: Posted) -> discord.PartialMessage:
        return self._client.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)

    async def _page(self, order: Order) -> Page:
        scene, pictures = Scene.of(self._client.registry, order.table, order.locale), Pictures.of(self._client)
        match order.kind:
            case PanelKind.LOBBY:
                return lobby_page(scene, order.nonce)
            case PanelKind.BOARD:
                return board_page(scene, await pictures.board(scene), order.nonce)
            case PanelKind.RESULT:
                return result_page(scene, await pictures.result(scene), order.nonce)
            case PanelKind.HAND:
                return hand_page(scene, await pictures.hand(scene), order.nonce)
            case PanelKind.INVITATION:
                return invitation_page(scene, order.mentions[0], order.nonce)
            case PanelKind.NOTICE:
                return notice_page(scene, order.reason, order.nonce)


async def _has_left(guild: discord.Guild, user_id: int) -> bool:
    """Whether Discord says so; where it says nothing, he is taken to be there."""
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in NO_MEMBER
    except (discord.DiscordException, *UNREACHABLE):
        pass
    return False
