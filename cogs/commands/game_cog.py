"""What every game's cog shares: its commands but `new`, whose parameters are the game's own."""

from collections.abc import Mapping
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands

from bot.client import Picnic
from bot.engine.game import GameId
from bot.engine.words import marked
from bot.matches.refusals import Refused
from cogs.commands.finding import asks_which, find_match, match_choices
from cogs.commands.openings import check_opening
from cogs.commands.permissions import check_place
from cogs.commands.sentences import offered, understand
from cogs.panels.board_clicks import own_board_page, started
from cogs.panels.caller import Caller, Interaction
from cogs.panels.lobby import opened_page
from cogs.panels.refusals import Sorry
from cogs.panels.rules import rules_page
from cogs.panels.turn_clicks import after_answer

__all__ = ["GameCog"]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(commands.GroupCog):
    """The group of a game's commands. A game's cog names its group, its game, and adds `new`."""

    game: ClassVar[GameId]

    def __init__(self, bot: Picnic) -> None:
        self.bot = bot

    @classmethod
    async def load(cls, bot: Picnic) -> None:
        """Adds the cog to a bot that has the game; one that has it not offers no commands for it."""
        if cls.game in bot.registry:
            await bot.add_cog(cls(bot))

    async def open_table(
        self, interaction: Interaction, options: Mapping[str, Any], seats: int | None, *, self_start: bool
    ) -> None:
        """Opens a table in this channel; the lobby panel follows as a public message. Alone one plays at once."""
        async with Caller(interaction) as caller:
            check_place(caller)
            await check_opening(caller, caller.place.channel_id)
            table = await caller.matches.open(
                self.game,
                caller.player,
                caller.place,
                key=caller.key,
                options=options,
                size=seats,
                autostart=self_start,
            )
            scene = caller.scene(table)
            invitation = caller.say("Your table is open in {room}. Invite your friends to join!", room=scene.room_link)
            await caller.show(opened_page(scene, invitation))

    @app_commands.command(name=marked("play"), description=marked("Play by typing: pick your move in words"))
    @asks_which
    @app_commands.rename(action=marked("move"))
    @app_commands.describe(action=marked("Your move, as the list says it"))
    async def play(self, interaction: Interaction, action: str, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number, self.game)
            scene = caller.scene(started(table))
            caller.check_sights(table)
            question, fingerprint = understand(scene, action)
            answer = await caller.matches.answer(question, caller.user_id, fingerprint, key=caller.key)
            await caller.show(await after_answer(caller, answer, scene.sentence_of(fingerprint)))

    @play.autocomplete("action")
    async def offer_actions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        caller = Caller(interaction)
        number = interaction.namespace.match
        try:
            table = await find_match(caller, number if isinstance(number, str) else None, self.game)
        except (Sorry, Refused):
            return []
        return [app_commands.Choice(name=name, value=code) for name, code in offered(caller.scene(table), current)]

    @app_commands.command(name=marked("board"), description=marked("The board as it stands, for your eyes only"))
    @asks_which
    async def board(self, interaction: Interaction, number: str | None = None) -> None:
        async with Caller(interaction) as caller:
            table = await find_match(caller, number, self.game, seated=False)
            await caller.show(await own_board_page(caller, table))

    @app_commands.command(name=marked("rules"), description=marked("How the game is played"))
    async def rules(self, interaction: Interaction) -> None:
        async with Caller(interaction) as caller:
            await caller.show(rules_page(caller.client.registry[self.game], 0, caller.locale))

    @play.autocomplete("number")
    async def offer_own(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await match_choices(interaction, current, self.game)

    @board.autocomplete("number")
    async def offer_seen(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await match_choices(interaction, current, self.game, seated=False)
