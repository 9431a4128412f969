"""What a picture is to those who send it."""

from collections.abc import Mapping
from typing import Any, Literal, Protocol

import msgspec

from bot.engine.seats import Cast
from bot.engine.words import Locale

__all__ = ["Artist", "Mark", "Place", "Snapshot"]

Place = Literal["board", "hand"]
"""The two pictures that help to choose."""


class Mark(msgspec.Struct, frozen=True):
    """What the picker offers, marked in the picture."""

    field: str
    value: Any
    label: str
    """"A1", "B3" or "1" to "25": the same mark stands in the menu; "" for what is settled already."""


class Snapshot(msgspec.Struct, frozen=True):
    """A drawn picture (PNG) with its alt text (at most 1,024 characters)."""

    png: bytes
    alt: str


class Artist(Protocol):
    """A game's renderer module. Everything it needs is in its arguments, which are also the cache's key."""

    def board(self, view: Any, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
        """The table as this view's viewer may see it."""
        ...

    def hand(self, view: Any, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
        """The viewer's secrets; None for a game or viewer without any."""
        ...

    def result(self, view: Any, cast: Cast, locale: Locale) -> Snapshot:
        """The end of the match."""
        ...

    more: Mapping[str, Any]
    """Further pictures behind buttons: id -> function of (view, cast, locale, marks); words by `text.kind`-like key."""

    def first_look(self, view: Any) -> Place:
        """Where to look while it is asked what kind of thing to do, and nothing is marked yet."""
        ...

    marked: Mapping[str, Place]
    """The fields of actions whose values it can mark, and in which picture; no others are numbered in menus."""

    settled: frozenset[str]
    """The fields whose value comes along, as a mark without a label, while a later field of the action is asked."""
