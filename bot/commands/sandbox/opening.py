"""Setting a match up through the same door as everybody: the slash command, and clicks in the lobby."""

from collections.abc import Mapping

from bot.client import Picnic
from bot.commands.sandbox.panels import press
from bot.commands.sandbox.world import World
from bot.engine.game import GameId
from cogs.commands.game_cog import GameCog

__all__ = ["open_match"]


async def open_match(bot: Picnic, world: World, game: GameId, bots: int, options: Mapping[str, object]) -> None:
    """The first player opens the table with the game's command, the others join, bots are added, and it is started."""
    host, *others = (guest.member for guest in world.guests)
    typed = {name.replace("_", "-"): value for name, value in options.items()}
    await host.slash(world.channel, f"{_command(bot, game)} new", **typed)
    for player in others:
        await press(player, world.channel.last_message, "join")
    for _ in range(bots):
        await press(host, world.channel.last_message, "morebot")
    await press(host, world.channel.last_message, "start")


def _command(bot: Picnic, game: GameId) -> str:
    """The name of the game's group of commands."""
    for cog in bot.cogs.values():
        if isinstance(cog, GameCog) and cog.game == game and cog.app_command is not None:
            return str(cog.app_command.name)
    raise LookupError(f"no cog plays {game}")
