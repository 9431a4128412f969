"""Commands of Hello Kitty & Amigos: Um dia para Relaxar."""

from typing import Literal

from discord import app_commands

from bot.client import Picnic
from bot.engine.words import marked
from cogs.commands.hand_cog import HandCog
from cogs.panels.caller import Interaction


class UmDiaParaRelaxar(
    HandCog,
    group_name=marked("dia-para-relaxar"),
    group_description=marked("Um dia para Relaxar: friends vote on how to spend a day off"),
):
    """`/dia-para-relaxar`."""

    game = "um_dia_para_relaxar"

    @app_commands.command(name=marked("new"), description=marked("Open a table in this channel"))
    @app_commands.rename(setup=marked("setup"), seats=marked("seats"), self_start=marked("self-start"))
    @app_commands.describe(
        setup=marked("Who puts the outings on the board at the start"),
        seats=marked("How many seats to hold open"),
        self_start=marked("Start as soon as all seats are taken"),
    )
    @app_commands.choices(
        setup=[
            app_commands.Choice(name=marked("The players place the outings"), value="players"),
            app_commands.Choice(name=marked("The bot deals the outings"), value="dealt"),
        ]
    )
    async def new(
        self,
        interaction: Interaction,
        setup: Literal["players", "dealt"] = "players",
        seats: app_commands.Range[int, 2, 8] | None = None,
        self_start: bool = False,
    ) -> None:
        await self.open_table(interaction, {"setup": setup}, seats, self_start=self_start)


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await UmDiaParaRelaxar.load(bot)
