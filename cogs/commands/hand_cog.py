"""What the cogs of games share in which seats hold something in secret."""

from discord import app_commands

from bot.engine.words import marked
from cogs.commands.finding import asks_which, find_match, match_choices
from cogs.commands.game_cog import GameCog
from cogs.panels.board_clicks import own_hand_page
from cogs.panels.caller import Caller, Interaction

__all__ = ["HandCog"]


class HandCog(GameCog):
    """The group of such a game's commands."""

    @app_commands.command(name=marked("hand"), description=marked("What you hold in secret, for your eyes only"))
    @asks_which
    async def hand(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(await own_hand_page(caller, await find_match(caller, number, self.game)))

    @hand.autocomplete("number")
    async def offer_own_hand(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await match_choices(interaction, current, self.game)
