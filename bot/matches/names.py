"""What players and bots are called."""

import unicodedata
from collections.abc import Collection

from bot.engine.words import marked
from bot.matches.models import Player

__all__ = ["BOTS", "FORMER", "LONGEST", "bot_name", "clean_name", "cleaned"]

BOTS = ("Clover", "Maple", "Pebble", "Willow", "Biscuit", "Juniper", "Hazel", "Fern")
"""The bots' names, the same in every language; as many as the largest table has seats."""

FORMER = marked("a former player")
"""Who held a seat, once he wanted to be forgotten; readers see it in their language."""

LONGEST = 32
"""Discord's own limit for names."""


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody at the table has; the first of all when none is left."""
    return next((name for name in BOTS if name not in taken), BOTS[0])


def clean_name(name: str) -> str:
    """The name on one line, at most 32 characters, without what turns or hides text; "?" if nothing is left.

    Control characters, direction marks and lone joiners are dropped (Unicode categories C*), white space is one blank.
    """
    visible = "".join(" " if char.isspace() else char for char in name if char.isspace() or _shows(char))
    return " ".join(visible.split())[:LONGEST].strip() or "?"


def cleaned(player: Player) -> Player:
    """The player with a clean name."""
    return Player(player.user_id, clean_name(player.name), player.locale)


def _shows(char: str) -> bool:
    return not unicodedata.category(char).startswith("C") or char == "\N{ZERO WIDTH JOINER}"
