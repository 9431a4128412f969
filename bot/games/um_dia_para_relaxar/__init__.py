"""Hello Kitty & Amigos: Um dia para Relaxar, a game of climbing outings and secret votes for 2 to 8."""

from bot.engine.registry import Entry
from bot.games.um_dia_para_relaxar.bot import choose
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.text import TEXTS

__all__ = ["entry"]

entry = Entry(game=GAME, texts=TEXTS, bot=choose)
