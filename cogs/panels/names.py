"""Names of people: made decent when they come in, escaped whenever they stand in Markdown."""

import re
import unicodedata

import discord
import msgspec

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.matches.models import Table
from bot.matches.names import FORMER, clean_name

__all__ = ["called", "escape", "escaped_cast", "person_name", "with_names"]

MARKS_A_LETTER = 2
"""Combining marks that may stand on one letter; more of them would paint over the lines around."""


def person_name(user: discord.User | discord.Member) -> str:
    """What a user is called here: his name on this server, or (where that shows nothing) his Discord name."""
    return clean_name(_thin_out_marks(user.display_name), user.name)


def escape(name: str) -> str:
    """The name as it stands in Markdown: nothing in it formats, links or mentions."""
    plain = re.sub(r"([\\*_~`|>#\[\]()<:-])", r"\\\1", name)
    return discord.utils.escape_mentions(plain)


def escaped_cast(cast: Cast) -> Cast:
    """The cast with names for Markdown; pictures and alt texts take the plain one."""
    return Cast(tuple(msgspec.structs.replace(member, name=escape(member.name)) for member in cast.members))


def called(name: str, say: Words) -> str:
    """The name as readers of this language see it: somebody who is forgotten has none of his own."""
    return say(FORMER) if name == FORMER else name


def with_names(table: Table, say: Words) -> Table:
    """The table with the names that readers of this language see."""
    replace = msgspec.structs.replace
    members = tuple(replace(member, name=called(member.name, say)) for member in table.cast.members)
    holders = tuple(replace(holder, name=called(holder.name, say)) for holder in table.holders)
    return replace(table, cast=Cast(members), holders=holders)


def _thin_out_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks <= MARKS_A_LETTER:
            kept.append(character)
    return "".join(kept)
