"""What a match owes is delivered here: the courier with its transport, and the studio that draws for both."""

from discord.ext import commands

from bot.client import Picnic
from bot.matches.courier import Courier
from cogs.panels.pictures import Pictures
from cogs.panels.transport import DiscordTransport


class Delivery(commands.Cog):
    """Runs the courier as long as the bot runs."""

    def __init__(self, bot: Picnic) -> None:
        self.bot = bot
        self.courier = Courier(bot.matches, DiscordTransport(bot))

    async def cog_load(self) -> None:
        await self.courier.start()

    async def cog_unload(self) -> None:
        await self.courier.stop()


async def setup(bot: Picnic) -> None:
    """Loads the cogs; the studio first, since the courier needs it."""
    await bot.add_cog(Pictures(bot.registry.ids()))
    await bot.add_cog(Delivery(bot))
