"""`/settings`: what a server chooses, and what is kept about everybody."""

from typing import Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.client import Picnic
from bot.engine.words import Words, marked
from bot.matches.models import GuildSettings, Openings
from bot.matches.refusals import Refusal, Refused
from cogs.commands.my_data import MyData
from cogs.commands.openings import Where, chosen, openings_lines
from cogs.panels.caller import Caller, Interaction, is_moderator
from cogs.panels.layout import Page


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Settings(
    commands.GroupCog, group_name=marked("settings"), group_description=marked("How Picnic behaves on this server")
):
    """A server's choices, for its moderators, and everybody's own data."""

    my_data = MyData(name=marked("my-data"), description=marked("What Picnic keeps about you"))

    @app_commands.command(
        name=marked("server"), description=marked("Moderators: threads, language and who opens tables")
    )
    @app_commands.rename(
        threads=marked("threads"), language=marked("language"), where=marked("tables-in"), role=marked("tables-by")
    )
    @app_commands.describe(
        threads=marked("Give each match a thread of its own"),
        language=marked("The language of public posts"),
        where=marked("Where tables may be opened"),
        role=marked("The role that may open tables; @everyone for everybody"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=marked("the server's own"), value="server"),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Português (Brasil)", value="pt_BR"),
        ],
        where=[
            app_commands.Choice(name=marked("everywhere"), value="everywhere"),
            app_commands.Choice(name=marked("in this channel"), value="here"),
            app_commands.Choice(name=marked("no longer in this channel"), value="not_here"),
        ],
    )
    async def server(
        self,
        interaction: Interaction,
        threads: bool | None = None,
        language: Literal["server", "en", "pt_BR"] | None = None,
        where: Where | None = None,
        role: discord.Role | None = None,
    ) -> None:
        async with Caller(interaction) as caller:
            if not is_moderator(interaction):
                raise Refused(Refusal.MODERATORS_ONLY)
            settings = await caller.matches.guild_settings(caller.place.guild_id)
            if threads is not None:
                settings = msgspec.structs.replace(settings, threads=threads)
            if language is not None:
                settings = msgspec.structs.replace(settings, locale=None if language == "server" else language)
            await caller.matches.set_guild_settings(settings)
            openings = await caller.matches.openings(caller.place.guild_id)
            openings = chosen(openings, caller.place.channel_id, where, role)
            await caller.matches.set_openings(openings)
            await caller.show(_page(settings, openings, caller.say))


def _page(settings: GuildSettings, openings: Openings, say: Words) -> Page:
    languages = {None: say("the server's own"), "en": "English", "pt_BR": "Português (Brasil)"}
    threads = say("each match gets its own") if settings.threads else say("matches stay in the channel")
    lines = [
        say("**Threads:** {choice}", choice=threads),
        say("**Language of public posts:** {choice}", choice=languages[settings.locale]),
        *openings_lines(openings, say),
    ]
    return Page([say("## This server"), "\n".join(lines)])


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await bot.add_cog(Settings())
