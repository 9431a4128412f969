"""`/match`: whatever concerns a match as a whole, of whichever game."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Picnic
from bot.engine.seats import Seat
from bot.engine.words import marked
from cogs.commands.finding import asks_which, find_match, match_choices
from cogs.panels.board_clicks import export_page, started
from cogs.panels.caller import Caller, Interaction
from cogs.panels.layout import Page
from cogs.panels.log import log_page
from cogs.panels.match_clicks import cancel_page, go_on, leave_page, pause
from cogs.panels.matches_list import list_page
from cogs.panels.names import escape, person_name
from cogs.panels.refusals import Sorry
from cogs.panels.seats import hand_over, invite
from cogs.panels.turn_clicks import current_page


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Match(commands.GroupCog, group_name=marked("match"), group_description=marked("Your matches")):
    """Commands that work for every game."""

    @app_commands.command(name=marked("list"), description=marked("Your matches, those that wait for you first"))
    async def list_matches(self, interaction: Interaction) -> None:
        async with Caller(interaction) as caller:
            await caller.show(list_page(caller, await caller.matches.of_player(caller.user_id)))

    @app_commands.command(name=marked("log"), description=marked("What has happened in a match"))
    @asks_which
    async def log(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = started(await find_match(caller, number, seated=False))
            await caller.show(log_page(caller.scene(table), await caller.matches.log(table.match, caller.user_id)))

    @app_commands.command(name=marked("undo"), description=marked("Take back your last move of this turn"))
    @asks_which
    async def undo(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number)
            caller.check_sights(table)
            table = await caller.matches.undo(table.match, caller.user_id, key=caller.key)
            await caller.show(await current_page(caller, table, caller.say("Taken back.")))

    @app_commands.command(name=marked("nudge"), description=marked("Remind those whom a match waits for, once a turn"))
    @asks_which
    async def nudge(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number)
            await caller.matches.nudge(table.match, caller.user_id, key=caller.key)
            text = caller.say("They are reminded; whoever has quiet hours now, after those.")
            await caller.show(Page([caller.scene(table).title, text]))

    @app_commands.command(name=marked("leave"), description=marked("Give up your seat; a bot plays on"))
    @asks_which
    async def leave(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(leave_page(caller, await find_match(caller, number)))

    @app_commands.command(name=marked("pause"), description=marked("Stop a match for a while; all but the host vote"))
    @asks_which
    async def pause(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(await pause(caller, await find_match(caller, number, seated=False)))

    @app_commands.command(
        name=marked("resume"), description=marked("Go on with a paused match, here; all but the host vote")
    )
    @asks_which
    async def resume(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(await go_on(caller, await find_match(caller, number, seated=False), moves=True))

    @app_commands.command(name=marked("cancel"), description=marked("End a match for everybody, without a result"))
    @asks_which
    async def cancel(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(cancel_page(caller, await find_match(caller, number, seated=False)))

    @app_commands.command(name=marked("export"), description=marked("A match as a file"))
    @asks_which
    async def export(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(await export_page(caller, await find_match(caller, number, seated=False)))

    @app_commands.command(
        name=marked("hand-over"), description=marked("Let a bot take the seat of somebody who is away: the others vote")
    )
    @asks_which
    @app_commands.rename(seat=marked("seat"))
    @app_commands.describe(seat=marked("The seat's number, counted from 1"))
    async def hand_over(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 8], number: str | None = None
    ) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number, seated=False)
            if seat > len(table.holders):
                raise Sorry(caller.say("This table has only {n} seats.", n=len(table.holders)))
            await caller.show(await hand_over(caller, table, Seat(seat - 1)))

    @app_commands.command(name=marked("invite"), description=marked("Offer a bot's seat, or your own, to somebody"))
    @asks_which
    @app_commands.rename(guest=marked("player"), seat=marked("seat"))
    @app_commands.describe(
        guest=marked("Who shall play on"), seat=marked("The seat's number, counted from 1; else the first bot's")
    )
    async def invite(
        self,
        interaction: Interaction,
        guest: discord.User,
        seat: app_commands.Range[int, 1, 8] | None = None,
        number: str | None = None,
    ) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number)
            await caller.show(await invite(caller, table, guest, None if seat is None else Seat(seat - 1)))

    @app_commands.command(name=marked("retake"), description=marked("Take your seat back from the bot"))
    @asks_which
    async def retake(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number, seated=False)
            table = await caller.matches.retake(table.match, caller.player, key=caller.key)
            await caller.show(await current_page(caller, table, caller.say("Welcome back! The seat is yours again.")))

    @app_commands.command(name=marked("host"), description=marked("Make somebody else at the table its host"))
    @asks_which
    @app_commands.rename(heir=marked("player"))
    @app_commands.describe(heir=marked("Who shall be the host"))
    async def host(self, interaction: Interaction, heir: discord.User, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number, seated=False)
            moderator = caller.moderates(table)
            await caller.matches.pass_host(table.match, caller.user_id, heir.id, key=caller.key, moderator=moderator)
            text = caller.say("{name} is the host now.", name=escape(person_name(heir)))
            await caller.show(Page([caller.scene(table).title, text]))

    @log.autocomplete("number")
    @pause.autocomplete("number")
    @resume.autocomplete("number")
    @cancel.autocomplete("number")
    @export.autocomplete("number")
    @hand_over.autocomplete("number")
    @retake.autocomplete("number")
    @host.autocomplete("number")
    async def offer_seen(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await match_choices(interaction, current, seated=False)

    @undo.autocomplete("number")
    @nudge.autocomplete("number")
    @invite.autocomplete("number")
    @leave.autocomplete("number")
    async def offer_own(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await match_choices(interaction, current)


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await bot.add_cog(Match())
