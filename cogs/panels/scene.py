"""A match's table with what it takes to word it."""

from dataclasses import dataclass
from functools import cached_property

from bot.engine.jsons import digest
from bot.engine.registry import Entry, Registry
from bot.engine.seats import Cast
from bot.engine.words import Locale, Texts, Words, words
from bot.matches.models import Holder, Table
from cogs.panels.names import escape, escaped_cast, with_names

__all__ = ["Scene"]


@dataclass(frozen=True)
class Scene:
    """What one reader sees: a table, its game, and the reader's language."""

    table: Table
    entry: Entry
    locale: Locale

    @classmethod
    def of(cls, registry: Registry, table: Table, locale: Locale) -> "Scene":
        return cls(with_names(table, words(locale)), registry[table.game], locale)

    @property
    def texts(self) -> Texts:
        return self.entry.texts

    @cached_property
    def say(self) -> Words:
        """The reader's language, the game's words included."""
        return words(self.locale, self.texts.package)

    @cached_property
    def cast(self) -> Cast:
        """The cast for Markdown; `table.cast` is for pictures and for labels, which take names as they are."""
        return escaped_cast(self.table.cast)

    @property
    def title(self) -> str:
        """The heading of every panel of this match."""
        return f"## {self.game_name} · #{self.table.match}"

    @property
    def game_name(self) -> str:
        return self.say(self.entry.game.info.title)

    @property
    def fleeting(self) -> bool:
        """Whether what this viewer sees may stand for a minute only."""
        return self.table.seat is not None and self.entry.game.info.fleeting(self.table.options)

    @property
    def room_link(self) -> str:
        """The channel or thread of the match, as Discord links it."""
        return f"<#{self.table.place.room}>"

    def name(self, holder: Holder) -> str:
        """A holder's name for Markdown."""
        return escape(holder.name)

    def sentence_of(self, fingerprint: str) -> str:
        """The viewer's legal action with this fingerprint, in words; "" when it is none any more."""
        action = next((action for action in self.table.actions if digest(action) == fingerprint), None)
        return self.texts.sentence(self.table.view, action, self.say) if action is not None else ""
