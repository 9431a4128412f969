"""PARKS Memories: Coast to Coast, a game of remembered parks for 2 to 8."""

from bot.engine.registry import Entry
from bot.games.parks_memories.bot import choose
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.text import TEXTS

__all__ = ["entry"]

entry = Entry(game=GAME, texts=TEXTS, bot=choose)
