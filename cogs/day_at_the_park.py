"""Commands of Hello Kitty: Day at the Park."""

from typing import Literal

from discord import app_commands

from bot.client import Picnic
from bot.engine.words import marked
from cogs.commands.hand_cog import HandCog
from cogs.panels.caller import Interaction


class DayAtThePark(
    HandCog,
    group_name=marked("day-at-the-park"),
    group_description=marked("Day at the Park: build a park, gather treats and go on adventures"),
):
    """`/day-at-the-park`."""

    game = "day_at_the_park"

    @app_commands.command(name=marked("new"), description=marked("Open a table in this channel"))
    @app_commands.rename(
        start_tile=marked("start-tile"),
        characters=marked("characters"),
        seats=marked("seats"),
        self_start=marked("self-start"),
    )
    @app_commands.describe(
        start_tile=marked("How large the first tile of the park is"),
        characters=marked("How the characters are given out"),
        seats=marked("How many seats to hold open"),
        self_start=marked("Start as soon as all seats are taken"),
    )
    @app_commands.choices(
        start_tile=[
            app_commands.Choice(name=marked("A plaza of four spaces"), value="plaza"),
            app_commands.Choice(name=marked("A single space"), value="single"),
        ],
        characters=[
            app_commands.Choice(name=marked("Everybody picks one"), value="pick"),
            app_commands.Choice(name=marked("The bot deals them"), value="dealt"),
        ],
    )
    async def new(
        self,
        interaction: Interaction,
        start_tile: Literal["plaza", "single"] = "plaza",
        characters: Literal["pick", "dealt"] = "pick",
        seats: app_commands.Range[int, 2, 5] | None = None,
        self_start: bool = False,
    ) -> None:
        options = {"start_tile": start_tile, "characters": characters}
        await self.open_table(interaction, options, seats, self_start=self_start)


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await DayAtThePark.load(bot)
