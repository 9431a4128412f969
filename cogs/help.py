"""`/help`: what there is to play, and how."""

from discord import app_commands
from discord.ext import commands

from bot.client import Picnic
from bot.engine.words import Words, marked, words
from cogs.commands.game_cog import GameCog
from cogs.panels.caller import Caller, Interaction
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button


class Help(commands.Cog):
    """The way in."""

    @app_commands.command(name=marked("help"), description=marked("What there is to play here, and how"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: Interaction) -> None:
        async with Caller(interaction) as caller:
            await caller.show(help_page(caller))


def help_page(caller: Caller) -> Page:
    """The games with their commands, how a match goes, and a button for the rules of each."""
    say = caller.say
    cogs = [cog for cog in caller.client.cogs.values() if isinstance(cog, GameCog)]
    games = [_game(cog, caller) for cog in cogs]
    rules = [
        button(say(entry.game.info.title), button_id("rules", entry.game.info.id, 0))
        for entry in (caller.client.registry[cog.game] for cog in cogs)
    ]
    return Page(["## Picnic", _how(say), *games, say("The rules:")], controls=list(rules))


def _how(say: Words) -> str:
    return "\n".join(
        [
            say("Board games among friends, a move at a time, over days."),
            say("1\\. `new` opens a table in a channel; friends join by its buttons, bots fill empty seats."),
            say("2\\. When it is your turn you are pinged once. *Play* on the board asks in private what you do.")
            + " "
            + say("A blue button asks on, a green one does what it says."),
            say("3\\. What is secret comes by direct message, and waits behind *My hand* at any time."),
            say("`/match list` shows your matches; `leave`, `pause`, `undo` and `cancel` are there as well."),
        ]
    )


def _game(cog: GameCog, caller: Caller) -> str:
    entry = caller.client.registry[cog.game]
    say = words(caller.locale, entry.texts.package)
    assert cog.app_command is not None
    command = say("`/{command} new`", command=cog.app_command.name)
    return f"**{say(entry.game.info.title)}** · {command}\n{entry.texts.about(say)}"


async def setup(bot: Picnic) -> None:
    """Loads the cog."""
    await bot.add_cog(Help())
