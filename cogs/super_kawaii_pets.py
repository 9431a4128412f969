"""Commands of Super Kawaii Pets."""

from typing import Literal

from discord import app_commands

from bot.client import Picnic
from bot.engine.words import marked
from cogs.commands.hand_cog import HandCog
from cogs.panels.caller import Interaction


class SuperKawaiiPets(
    HandCog,
    group_name=marked("kawaii-pets"),
    group_description=marked("Super Kawaii Pets: make sad animals happy and find them homes"),
):
    """`/kawaii-pets`."""

    game = "super_kawaii_pets"

    @app_commands.command(name=marked("new"), description=marked("Open a table in this channel"))
    @app_commands.rename(
        animals_shown=marked("animals-shown"),
        colour_majority=marked("colour-majority"),
        seats=marked("seats"),
        self_start=marked("self-start"),
    )
    @app_commands.describe(
        animals_shown=marked("How many animals there are to choose from"),
        colour_majority=marked("Points for the most cards of a colour"),
        seats=marked("How many seats to hold open; 1 plays alone, at once"),
        self_start=marked("Start as soon as all seats are taken"),
    )
    @app_commands.choices(
        animals_shown=[
            app_commands.Choice(name=marked("Three animals"), value=3),
            app_commands.Choice(name=marked("Four animals"), value=4),
        ]
    )
    async def new(
        self,
        interaction: Interaction,
        animals_shown: Literal[3, 4] = 3,
        colour_majority: bool = False,
        seats: app_commands.Range[int, 1, 4] | None = None,
        self_start: bool = False,
    ) -> None:
        options = {"animals_shown": animals_shown, "colour_majority": colour_majority}
        await self.open_table(interaction, options, seats, self_start=self_start or seats == 1)


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await SuperKawaiiPets.load(bot)
