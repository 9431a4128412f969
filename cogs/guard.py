"""Nothing is left unanswered: buttons nobody takes, commands that fail, and what goes wrong elsewhere."""

from typing import Any

import discord
import structlog
from discord import InteractionType, app_commands
from discord.ext import commands

from bot.client import Picnic
from cogs.panels import (
    board_clicks,
    idle,
    invitation,
    lobby_clicks,
    match_clicks,
    recap,
    rules,
    standing_clicks,
    time_choice,
    turn_clicks,
)
from cogs.panels.caller import Caller, Interaction
from cogs.panels.clicks import ITEMS
from cogs.panels.fleeting import Fleeting
from cogs.panels.ids import BUTTON, MENU, Outdated
from cogs.panels.latest import Latest

HANDLERS = (
    board_clicks,
    idle,
    invitation,
    lobby_clicks,
    match_clicks,
    recap,
    rules,
    standing_clicks,
    time_choice,
    turn_clicks,
)
"""The modules whose functions answer the clicks; importing them registers those."""

log = structlog.get_logger()


class Guard(commands.Cog):
    """Takes our clicks, and answers what nobody else does."""

    def __init__(self, bot: Picnic) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.add_dynamic_items(*ITEMS)
        self.bot.tree.error(self.on_command_failure)

    async def cog_unload(self) -> None:
        self.bot.remove_dynamic_items(*ITEMS)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers a component or form that is none of today's."""
        if interaction.type is InteractionType.modal_submit or _is_unknown_click(interaction):
            async with Caller(interaction):
                raise Outdated

    async def on_command_failure(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answers a command that Discord still shows, but that has changed here; and whatever else fails."""
        if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            log.warning("outdated command", command=error.args[0] if error.args else "")
        else:
            log.error("command failed", exc_info=error)
        if interaction.type is InteractionType.autocomplete or interaction.response.is_done():
            return
        async with Caller(interaction) as caller:
            await caller.tell(caller.say("This command has just changed. Please try again in a minute."))


def _is_unknown_click(interaction: discord.Interaction) -> bool:
    if interaction.type is not InteractionType.component:
        return False
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    return not BUTTON.fullmatch(custom_id) and not MENU.fullmatch(custom_id)


async def setup(bot: Picnic) -> None:
    """Loads the cogs."""
    await bot.add_cog(Fleeting())
    await bot.add_cog(Latest())
    await bot.add_cog(Guard(bot))
