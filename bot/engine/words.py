"""Words: catalogues read through Babel, and what a game's `text.py` must be able to say."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, runtime_checkable

import msgspec
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from bot.engine.seats import Cast, Seat, Viewer

__all__ = [
    "LOCALES",
    "Label",
    "Locale",
    "StandingTexts",
    "Texts",
    "Words",
    "marked",
    "nearest_locale",
    "words",
]

Locale = str
LOCALES: tuple[Locale, ...] = ("en", "pt_BR")


def nearest_locale(tag: str | None) -> Locale:
    """The locale we speak that is nearest to Discord's tag ("pt-BR", "en-GB" …); English for all others."""
    return "pt_BR" if tag and tag.lower().startswith("pt") else "en"


def marked(sentence: str) -> str:
    """Marks a sentence that stands in a table for the catalogues; `say` speaks it later."""
    return sentence


class Words:
    """Looks sentences up in one language. The key is the English sentence, or an id where one is given."""

    def __init__(self, locale: Locale, catalogs: Sequence[Catalog]) -> None:
        self.locale = locale
        self._catalogs = catalogs

    def __call__(self, key: str, /, **params: Any) -> str:
        """The sentence with its parameters filled in; the key itself where no catalogue has it."""
        return self._find(key).format(**params) if params else self._find(key)

    def plural(self, one: str, many: str, n: int, /, **params: Any) -> str:
        """`one` for n = 1, else `many`; `{n}` is filled in."""
        return self(one if n == 1 else many, n=n, **params)

    def list(self, items: Sequence[str]) -> str:
        """ "A, B and C"."""
        if len(items) < 2:
            return "".join(items)
        say = self
        return say("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])

    def _find(self, key: str) -> str:
        for catalog in self._catalogs:
            message = catalog.get(key)
            if message is not None and message.string:
                return str(message.string)
        return key


@cache
def words(locale: Locale, *packages: str) -> Words:
    """The words of these packages (each with a folder `locale`, or `bot.locales` itself) in one language.

    `bot.locales` is always searched last. English needs a catalogue only for ids (`en.po`).
    """
    catalogs = [catalog for package in (*packages, "bot") if (catalog := _read(package, locale)) is not None]
    return Words(locale, tuple(catalogs))


def _read(package: str, locale: Locale) -> Catalog | None:
    folder = files(package) / ("locales" if package == "bot" else "locale")
    source = folder / f"{locale}.po"
    if not source.is_file():
        return None
    with source.open("rb") as file:
        return read_po(file, locale=locale)


class Label(msgspec.Struct, frozen=True):
    """One choice in a menu: the thing first, then what it brings."""

    text: str
    detail: str = ""
    mark: str = ""
    """How the picture marks it when it has a name of its own there ("B3"); "" lets the picker number it."""


class Texts(Protocol):
    """What a game can say. All of it from views, seen events and casts; `say` is the reader's language."""

    package: str
    """The package whose `locale` folder holds its words."""

    def kind(self, view: Any, kind: type[Any], say: Words) -> str:
        """A kind of action as a button says it: a verb or a thing, at most 20 characters."""
        ...

    def prompt(self, view: Any, kind: type[Any] | None, field: str | None, say: Words) -> str:
        """What is asked when this field (or, for None, the kind of action) is to be chosen."""
        ...

    def value(self, view: Any, kind: type[Any], field: str, value: Any, say: Words, among: Sequence[Any] = ()) -> Label:
        """One value of a field; for a set, one element of it. `among` are the actions that are still possible."""
        ...

    def group(self, view: Any, kind: type[Any], field: str, group: Any, say: Words) -> Label:
        """A coarser value of a field."""
        ...

    def sentence(self, view: Any, action: Any, say: Words) -> str:
        """The whole action, at most 80 characters: "Move Beach up to row 3"."""
        ...

    def question(self, view: Any, seat: Seat, cast: Cast, say: Words) -> str:
        """What is wanted of the seat, in one sentence that begins without its name."""
        ...

    def status(self, view: Any, cast: Cast, say: Words) -> str:
        """One or two lines for the board panel: whose turn, what is awaited; after the end, who won."""
        ...

    def event(self, event: Any, view: Any, cast: Cast, say: Words) -> str:
        """One line of the log; "" for events that need no words."""
        ...

    def refusal(self, error: Any, view: Any, say: Words) -> str:
        """Why an IllegalAction cannot be, and what can be done instead."""
        ...

    def alt(self, view: Any, cast: Cast, say: Words) -> str:
        """The board picture summed up, at most 1,024 characters."""
        ...

    def board(self, view: Any, cast: Cast, say: Words) -> str:
        """The whole board in words, at most 4,000 characters, enough to play from."""
        ...

    def hand(self, view: Any, cast: Cast, say: Words) -> str:
        """The viewer's secrets in words, at most 1,024 characters; "" for a game or viewer without any."""
        ...

    def result(self, view: Any, cast: Cast, say: Words) -> str:
        """After the end: the reason, then one line a seat or team, with what its score is made of."""
        ...

    def rules(self, say: Words) -> tuple[tuple[str, str], ...]:
        """The rules in our own words, as pages of (title, text of at most 1,800 characters)."""
        ...

    def about(self, say: Words) -> str:
        """What the game is, in two or three sentences, for the lobby."""
        ...

    def options(self, options: Any, seats: int, say: Words) -> tuple[Any, ...]:
        """The table's choices as `OptionText`s, in the order of the Options struct."""
        ...


@runtime_checkable
class StandingTexts(Texts, Protocol):
    """What a game says besides whose questions may be answered ahead of time (`GameInfo.standing`)."""

    def standing_about(self, view: Any, name: str, say: Words) -> str:
        """What this kind of question is and how an answer counts, at most 300 characters."""
        ...

    def standing(self, view: Any, name: str, key: str, say: Words) -> str:
        """The question to be answered, at most 60 characters: "Beach"."""
        ...

    def standing_answer(self, view: Any, name: str, answer: str, say: Words) -> str:
        """An answer as its button says it, at most 60 characters: "Vote YES"."""
        ...


class OptionText(msgspec.Struct, frozen=True):
    """One option in the lobby: its field, its name, its value now, and the values it may take."""

    field: str
    name: str
    value: str
    choices: tuple[tuple[Any, str], ...]
    """(value, words) in menu order."""
    note: str = ""
    """What this choice means for these seats, where that is worth saying."""
    idle: bool = False
    """Whether it changes nothing for these seats and the other choices."""


Speak = Callable[[Viewer], Words]
