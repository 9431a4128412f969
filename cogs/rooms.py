"""What Discord tells of the rooms that matches are played in: lost, out of order, open to us again."""

import discord
from discord.ext import commands

from bot.client import Picnic
from bot.matches.models import Place
from cogs.commands.permissions import missing_permissions


class Rooms(commands.Cog):
    """Has matches go on as soon as they can, and notices at once what would else be found at the next move."""

    def __init__(self, bot: Picnic) -> None:
        self.bot = bot
        self._out_of_order: set[int] = set()
        """Servers that Discord has called unavailable."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._resume_deliveries()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        await self._resume_deliveries()

    async def _resume_deliveries(self) -> None:
        """The connection is there again: what waited for it is tried, and what was missed meanwhile is made up for."""
        await self.bot.matches.hurry()
        await self._reopen()

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self._out_of_order.add(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        if guild.id in self._out_of_order:
            self._out_of_order.discard(guild.id)
            await self.bot.matches.hurry(guild.id)
            await self._reopen(guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.bot.matches.look_again(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.bot.matches.look_again(channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were removed; an outage is told in another way."""
        await self.bot.matches.look_again_at(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._reopen(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            await self._reopen(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._reopen(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if before.roles != after.roles:
            await self._reopen(after.guild.id)

    async def _reopen(self, guild_id: int | None = None) -> None:
        """Lets those matches (of a server, or of all) go on whose place was closed to us and is open again."""
        for match, place in await self.bot.matches.halted(guild_id):
            if self._may_play(place):
                await self.bot.matches.reopen(match)

    def _may_play(self, place: Place) -> bool:
        guild = self.bot.get_guild(place.guild_id)
        room = guild.get_channel_or_thread(place.room) if guild is not None and not guild.unavailable else None
        if guild is None or room is None:
            return False
        return not missing_permissions(room.permissions_for(guild.me), in_thread=isinstance(room, discord.Thread))


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await bot.add_cog(Rooms(bot))
