"""`/settings`: what a server chooses, what each player chooses for himself, and what is kept about him."""

from typing import Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from discord.utils import utcnow

from bot.client import Picnic
from bot.engine.words import Words, marked
from bot.matches.models import GuildSettings, Openings
from bot.matches.refusals import Refusal, Refused
from bot.matches.times import AtDeadline, Habits, TimeRule
from cogs.commands.day_times import days_ahead, end_of_day, quiet_hours, quiet_text, zones_like
from cogs.commands.my_data import MyData
from cogs.commands.openings import Where, chosen, openings_lines
from cogs.panels.caller import Caller, Interaction, is_moderator
from cogs.panels.habits import away_page, habits_page
from cogs.panels.layout import Page
from cogs.panels.times import rule_text

BACK = ("back", "voltei")
"""What people type when they are back."""
NO_HOURS = ("none", "off", "no", "nenhum", "nenhuma", "não")
"""What people type to have no quiet hours any more."""


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Settings(
    commands.GroupCog,
    group_name=marked("settings"),
    group_description=marked("How Picnic behaves on this server, and towards you"),
):
    """A server's choices, for its moderators, and everybody's own, with his data."""

    my_data = MyData(name=marked("my-data"), description=marked("What Picnic keeps about you"))

    @app_commands.command(
        name=marked("server"), description=marked("Moderators: threads, language, time and who opens tables")
    )
    @app_commands.rename(
        threads=marked("threads"),
        language=marked("language"),
        limit=marked("time"),
        late=marked("afterwards"),
        where=marked("tables-in"),
        role=marked("tables-by"),
    )
    @app_commands.describe(
        threads=marked("Give each match a thread of its own"),
        language=marked("The language of public posts"),
        limit=marked("How long a turn may take at new tables"),
        late=marked("What happens at new tables when the time is over"),
        where=marked("Where tables may be opened"),
        role=marked("The role that may open tables; @everyone for everybody"),
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
        where=[
            app_commands.Choice(name=marked("everywhere"), value="everywhere"),
            app_commands.Choice(name=marked("in this channel"), value="here"),
            app_commands.Choice(name=marked("no longer in this channel"), value="not_here"),
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
            settings = msgspec.structs.replace(settings, time=_time(settings.time, limit, late))
            await caller.matches.set_guild_settings(settings)
            openings = await caller.matches.openings(caller.place.guild_id)
            openings = chosen(openings, caller.place.channel_id, where, role)
            await caller.matches.set_openings(openings)
            await caller.show(_page(settings, openings, caller.say))

    @app_commands.command(name=marked("reminders"), description=marked("How you are reminded of your turns"))
    @app_commands.rename(every=marked("every"), quiet=marked("quiet"), zone=marked("zone"))
    @app_commands.describe(
        every=marked("How much time lies between two reminders"),
        quiet=marked("Hours without reminders, such as 22:00-08:00; none ends them"),
        zone=marked("Your time zone, such as Europe/Lisbon"),
    )
    @app_commands.choices(
        every=[
            app_commands.Choice(name=marked("as usual: at half time, and 3 hours before the end"), value=-1),
            app_commands.Choice(name=marked("no reminders"), value=0),
            app_commands.Choice(name=marked("3 hours"), value=3 * 3600),
            app_commands.Choice(name=marked("6 hours"), value=6 * 3600),
            app_commands.Choice(name=marked("12 hours"), value=12 * 3600),
            app_commands.Choice(name=marked("24 hours"), value=24 * 3600),
            app_commands.Choice(name=marked("48 hours"), value=48 * 3600),
        ]
    )
    async def reminders(
        self, interaction: Interaction, every: int | None = None, quiet: str | None = None, zone: str | None = None
    ) -> None:
        async with Caller(interaction) as caller:
            habits = await caller.matches.habits(caller.user_id)
            changed = _habits(habits, every, quiet, zone, caller.say)
            if changed != habits:
                await caller.matches.set_habits(caller.user_id, changed)
            words = quiet_text(changed.quiet) if changed.quiet else ""
            await caller.show(habits_page(changed, words, caller.say))

    @app_commands.command(
        name=marked("away"), description=marked("Stop your time in all your matches while you are away")
    )
    @app_commands.rename(until=marked("until"))
    @app_commands.describe(until=marked("Your last day away, such as 2026-12-24; back ends it"))
    async def away(self, interaction: Interaction, until: str) -> None:
        async with Caller(interaction) as caller:
            habits = await caller.matches.habits(caller.user_id)
            back = until.strip().lower() in BACK
            zone = habits.quiet.zone if habits.quiet else None
            end = None if back else end_of_day(until, zone, caller.say)
            await caller.matches.set_away(caller.user_id, end)
            await caller.show(away_page(end, caller.say))

    @away.autocomplete("until")
    async def offer_days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        back = Caller(interaction).say("I am back")
        choices = [app_commands.Choice(name=day, value=day) for day in days_ahead(utcnow(), 14, current)]
        return [*choices, app_commands.Choice(name=back, value=BACK[0])]

    @reminders.autocomplete("zone")
    async def offer_zones(self, _interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in zones_like(current)]


def _habits(habits: Habits, every: int | None, quiet: str | None, zone: str | None, say: Words) -> Habits:
    """The habits with what was chosen. Raises Sorry."""
    if every is not None:
        habits = msgspec.structs.replace(habits, spacing=None if every < 0 else every)
    known = habits.quiet
    if quiet is None and zone is not None and known is not None:
        quiet = quiet_text(known).split(" ")[0]
    if quiet is None:
        return habits
    if quiet.strip().lower() in NO_HOURS:
        return msgspec.structs.replace(habits, quiet=None)
    return msgspec.structs.replace(habits, quiet=quiet_hours(quiet, zone or (known.zone if known else None), say))


def _time(rule: TimeRule, limit: int | None, late: str | None) -> TimeRule:
    """The rule with what was chosen; a limit of 0 is none."""
    if limit is not None:
        rule = msgspec.structs.replace(rule, limit=limit or None)
    return rule if late is None else msgspec.structs.replace(rule, at_deadline=AtDeadline(late), misses=2)


def _page(settings: GuildSettings, openings: Openings, say: Words) -> Page:
    languages = {None: say("the server's own"), "en": "English", "pt_BR": "Português (Brasil)"}
    threads = say("each match gets its own") if settings.threads else say("matches stay in the channel")
    lines = [
        say("**Threads:** {choice}", choice=threads),
        say("**Language of public posts:** {choice}", choice=languages[settings.locale]),
        say("**Time per turn:** {rule}", rule=rule_text(settings.time, say)),
        *openings_lines(openings, say),
    ]
    return Page([say("## This server"), "\n".join(lines)])


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await bot.add_cog(Settings())
