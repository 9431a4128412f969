"""The game as it will sit at the table once it is drawn."""

from bot.engine.registry import Entry
from bot.games.super_kawaii_pets.bot import choose
from bot.games.super_kawaii_pets.game import SuperKawaiiPets
from bot.games.super_kawaii_pets.text import TEXTS

__all__ = ["entry"]

entry = Entry(game=SuperKawaiiPets(), texts=TEXTS, bot=choose)
