"""Hello Kitty: Day at the Park, a game of a growing map and big turns for 2 to 5."""

from bot.engine.registry import Entry
from bot.games.day_at_the_park.bot import choose
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.text import TEXTS

__all__ = ["entry"]

entry = Entry(game=GAME, texts=TEXTS, bot=choose)
