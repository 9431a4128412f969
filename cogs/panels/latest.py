"""Everybody's newest turn panel: a second *Play* puts the one before away, so that no two stand and look alike."""

from collections import OrderedDict
from contextlib import suppress

import discord

from bot.matches.models import MatchId
from cogs.panels.failures import UNREACHABLE
from cogs.panels.fleeting import Reply
from cogs.panels.service import Service

__all__ = ["Latest"]

KEPT = 500
"""Panels that are remembered. Discord lets go of a private reply after 15 minutes, so older ones are no loss."""


class Latest(Service):
    """Knows which private panel was opened last, for each person and match."""

    def __init__(self) -> None:
        self._opened: OrderedDict[tuple[int, MatchId], Reply] = OrderedDict()

    async def opened(self, user_id: int, match: MatchId, message: Reply) -> None:
        """Takes note of a new panel, and deletes the one before where Discord still allows it."""
        before = self._opened.pop((user_id, match), None)
        self._opened[user_id, match] = message
        if len(self._opened) > KEPT:
            self._opened.popitem(last=False)
        if before is not None:
            with suppress(discord.HTTPException, *UNREACHABLE):
                await before.delete()
