"""`/settings`: what a server chooses."""

from typing import Literal

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.client import Picnic
from bot.engine.words import Words, marked
from bot.matches.models import GuildSettings
from bot.matches.refusals import Refusal, Refused
from bot.matches.times import AtDeadline, TimeRule
from cogs.panels.caller import Caller, Interaction, is_moderator
from cogs.panels.layout import Page
from cogs.panels.times import rule_text


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Settings(
    commands.GroupCog, group_name=marked("settings"), group_description=marked("How Picnic behaves on this server")
):
    """A server's choices, for its moderators."""

    @app_commands.command(
        name=marked("server"), description=marked("Moderators: threads, language and time on this server")
    )
    @app_commands.rename(
        threads=marked("threads"), language=marked("language"), limit=marked("time"), late=marked("afterwards")
    )
    @app_commands.describe(
        threads=marked("Give each match a thread of its own"),
        language=marked("The language of public posts"),
        limit=marked("How long a turn may take at new tables"),
        late=marked("What happens at new tables when the time is over"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=marked("the server's own"), value="server"),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Português (Brasil)", value="pt_BR"),
        ],
        late=[
            app_commands.Choice(name=marked("the table waits"), value="wait"),
            app_commands.Choice(name=marked("a bot plays the turn"), value="bot_turn"),
            app_commands.Choice(name=marked("a bot takes the seat after two misses"), value="bot_seat"),
        ],
    )
    @app_commands.choices(
        limit=[
            app_commands.Choice(name=marked("no deadline"), value=0),
            app_commands.Choice(name=marked("5 minutes"), value=5 * 60),
            app_commands.Choice(name=marked("2 hours"), value=2 * 3600),
            app_commands.Choice(name=marked("12 hours"), value=12 * 3600),
            app_commands.Choice(name=marked("24 hours"), value=24 * 3600),
            app_commands.Choice(name=marked("48 hours"), value=48 * 3600),
            app_commands.Choice(name=marked("3 days"), value=3 * 86400),
            app_commands.Choice(name=marked("7 days"), value=7 * 86400),
            app_commands.Choice(name=marked("14 days"), value=14 * 86400),
        ],
    )
    async def server(
        self,
        interaction: Interaction,
        threads: bool | None = None,
        language: Literal["server", "en", "pt_BR"] | None = None,
        limit: int | None = None,
        late: Literal["wait", "bot_turn", "bot_seat"] | None = None,
    ) -> None:
        async with Caller(interaction) as caller:
            if not is_moderator(interaction):
                raise Refused(Refusal.MODERATORS_ONLY)
            settings = await caller.matches.guild_settings(caller.place.guild_id)
            if threads is not None:
                settings = msgspec.structs.replace(settings, threads=threads)
            if language is not None:
                settings = msgspec.structs.replace(settings, locale=None if language == "server" else language)
            settings = msgspec.structs.replace(settings, time=_time(settings.time, limit, late))
            await caller.matches.set_guild_settings(settings)
            await caller.show(_page(settings, caller.say))


def _time(rule: TimeRule, limit: int | None, late: str | None) -> TimeRule:
    """The rule with what was chosen; a limit of 0 is none."""
    if limit is not None:
        rule = msgspec.structs.replace(rule, limit=limit or None)
    return rule if late is None else msgspec.structs.replace(rule, at_deadline=AtDeadline(late), misses=2)


def _page(settings: GuildSettings, say: Words) -> Page:
    languages = {None: say("the server's own"), "en": "English", "pt_BR": "Português (Brasil)"}
    threads = say("each match gets its own") if settings.threads else say("matches stay in the channel")
    lines = [
        say("**Threads:** {choice}", choice=threads),
        say("**Language of public posts:** {choice}", choice=languages[settings.locale]),
        say("**Time per turn:** {rule}", rule=rule_text(settings.time, say)),
    ]
    return Page([say("## This server"), "\n".join(lines)])


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await bot.add_cog(Settings())
