"""Cogs without commands: what panels use, made once for each client."""

from typing import Self

import discord
from discord.ext import commands

__all__ = ["Service"]


class Service(commands.Cog):
    """A cog that others ask for by its class."""

    @classmethod
    def of(cls, client: discord.Client) -> Self:
        """The one of this client, which has loaded it at its start."""
        assert isinstance(client, commands.AutoShardedBot)
        cog = client.get_cog(cls.__name__)
        assert isinstance(cog, cls)
        return cog
