"""Commands of PARKS Memories: Coast to Coast."""

from typing import Literal

from discord import app_commands

from bot.client import Picnic
from bot.engine.words import marked
from cogs.commands.finding import asks_which, find_match, match_choices
from cogs.commands.game_cog import GameCog
from cogs.panels.board_clicks import own_board_page
from cogs.panels.caller import Caller, Interaction
from cogs.panels.recap import missed_page


class ParksMemories(
    GameCog,
    group_name=marked("parks-memories"),
    group_description=marked("PARKS Memories: find pairs of national parks, alone or in teams"),
):
    """`/parks-memories`."""

    game = "parks_memories"

    @app_commands.command(name=marked("new"), description=marked("Open a table in this channel"))
    @app_commands.rename(
        mode=marked("mode"),
        field=marked("field"),
        teams=marked("teams"),
        pairs_to_win=marked("pairs-to-win"),
        memory=marked("memory"),
        seats=marked("seats"),
        self_start=marked("self-start"),
    )
    @app_commands.describe(
        mode=marked("The whole game, or plain memory"),
        field=marked("How many tiles lie in the field"),
        teams=marked("How many teams play, from four players on"),
        pairs_to_win=marked("How many pairs win at once"),
        memory=marked("Whether faces are shown for a moment only"),
        seats=marked("How many seats to hold open"),
        self_start=marked("Start as soon as all seats are taken"),
    )
    @app_commands.choices(
        teams=[
            app_commands.Choice(name=marked("Two teams"), value=2),
            app_commands.Choice(name=marked("Three teams, from six players on"), value=3),
        ]
    )
    @app_commands.choices(
        mode=[
            app_commands.Choice(name=marked("Standard: with Hiker and abilities"), value="standard"),
            app_commands.Choice(name=marked("Classic: plain memory, 44 tiles"), value="classic"),
        ],
        field=[
            app_commands.Choice(name=marked("3 rows of 3"), value="3x3"),
            app_commands.Choice(name=marked("3 rows of 4"), value="3x4"),
            app_commands.Choice(name=marked("4 rows of 4"), value="4x4"),
        ],
        memory=[
            app_commands.Choice(name=marked("Once: faces are private and vanish after a minute"), value="once"),
            app_commands.Choice(name=marked("Open: faces stand in the public picture while they are up"), value="open"),
        ],
    )
    async def new(
        self,
        interaction: Interaction,
        mode: Literal["standard", "classic"] = "standard",
        field: Literal["3x3", "3x4", "4x4"] = "3x3",
        teams: Literal[2, 3] = 2,
        pairs_to_win: app_commands.Range[int, 2, 5] = 3,
        memory: Literal["once", "open"] = "once",
        seats: app_commands.Range[int, 2, 8] | None = None,
        self_start: bool = False,
    ) -> None:
        options = {"mode": mode, "field": field, "teams": teams, "pairs_to_win": pairs_to_win, "memory": memory}
        await self.open_table(interaction, options, seats, self_start=self_start)

    @app_commands.command(name=marked("look"), description=marked("The faces that are up now, for your eyes only"))
    @asks_which
    async def look(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(await own_board_page(caller, await find_match(caller, number, self.game)))

    @app_commands.command(
        name=marked("missed"), description=marked("What you have not seen since your last move, told once")
    )
    @asks_which
    async def missed(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            await caller.show(await missed_page(caller, await find_match(caller, number, self.game)))

    @look.autocomplete("number")
    @missed.autocomplete("number")
    async def offer_own_table(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await match_choices(interaction, current, self.game)


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await ParksMemories.load(bot)
