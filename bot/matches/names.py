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

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Fillers, an empty Braille cell and an empty note head: to Unicode they are letters and symbols, to the eye blanks."""


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody at the table has; the first of all when none is left."""
    return next((name for name in BOTS if name not in taken), BOTS[0])


def clean_name(*names: str) -> str:
    """The first of these names that shows anything, on one line and at most 32 characters; "?" if none does.

    Control characters, direction marks, tags and whatever else has no width are dropped (Unicode categories C*), white
    space and what looks like it is one blank. Joiners and marks show nothing by themselves.
    """
    shown = (_one_line(name) for name in names)
    return next((name for name in shown if any(map(_is_ink, name))), "?")


def cleaned(player: Player) -> Player:
    """The player with a clean name."""
    return Player(player.user_id, clean_name(player.name), player.locale)


def _one_line(name: str) -> str:
    spaced = (" " if char.isspace() or char in BLANK else char for char in name)
    kept = (char for char in spaced if unicodedata.category(char)[0] != "C" or char == "\N{ZERO WIDTH JOINER}")
    return " ".join("".join(kept).split())[:LONGEST].strip()


def _is_ink(char: str) -> bool:
    """Whether the character is seen where it stands alone: letters, numbers, punctuation and symbols are."""
    return unicodedata.category(char)[0] in "LNPS"
