"""Super Kawaii Pets, a game of sad pets turning happy for 1 to 4."""

from bot.engine.registry import Entry
from bot.games.super_kawaii_pets.bot import choose
from bot.games.super_kawaii_pets.game import SuperKawaiiPets
from bot.games.super_kawaii_pets.text import TEXTS

__all__ = ["entry"]

entry = Entry(game=SuperKawaiiPets(), texts=TEXTS, bot=choose)
