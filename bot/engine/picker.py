"""The action picker: turns a list of legal actions into a conversation of a few choices.

It is generic and stateless: a path of small numbers says which choices were made. First comes the kind of action, then
the distinct values of each field that are left; a field with one value is skipped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.game import GameInfo

__all__ = ["MENU", "Ask", "Chosen", "NoSuchPath", "Path", "ask", "path_text", "paths", "read_path", "taps"]

MENU = 25
"""How many options a Discord menu holds."""

Path = tuple[int | tuple[int, ...], ...]
"""One number per choice made: an index into the values offered, or several where a set was asked."""

Coarse = Mapping[str, Callable[[Any], Any]]


class NoSuchPath(LookupError):
    """The path does not lead through these actions: it is stale or forged."""


class Chosen(msgspec.Struct, frozen=True):
    """The path has led to one action."""

    action: Any


class Ask(msgspec.Struct, frozen=True):
    """The next choice to make."""

    actions: tuple[Any, ...]
    """All actions that are still possible."""
    kind: type[Any] | None
    """The kind of action whose field is asked; None while the kind itself is."""
    field: str | None
    values: tuple[Any, ...]
    """What can be chosen, in the order of the legal actions: kinds, values, groups, or elements of a set."""
    group: Callable[[Any], Any] | None = None
    """Set when coarser values are asked first."""
    several: bool = False
    least: int = 1
    most: int = 1

    def narrowed(self, choice: int | tuple[int, ...]) -> tuple[Any, ...]:
        """The actions left after this choice. Raises NoSuchPath."""
        if self.several != isinstance(choice, tuple):
            raise NoSuchPath(choice)
        indices = choice if isinstance(choice, tuple) else (choice,)
        if any(not 0 <= index < len(self.values) for index in indices):
            raise NoSuchPath(choice)
        wanted = frozenset(indices) if self.several else indices[0]
        left = tuple(action for action in self.actions if self._index(action) == wanted)
        if not left:
            raise NoSuchPath(choice)
        return left

    def _index(self, action: Any) -> int | frozenset[int]:
        if self.field is None:
            return self.values.index(type(action))
        value = getattr(action, self.field)
        if self.several:
            return frozenset(self.values.index(element) for element in value)
        return self.values.index(self.group(value) if self.group else value)

    def choices(self) -> Iterator[int | tuple[int, ...]]:
        """Every choice that leads on, once each."""
        yield from dict.fromkeys(map(self.choice, self.actions))

    def choice(self, action: Any) -> int | tuple[int, ...]:
        """The choice that leads towards this action, one of those still possible."""
        index = self._index(action)
        return tuple(sorted(index)) if isinstance(index, frozenset) else index


def ask(info: GameInfo, actions: Sequence[Any], path: Path = ()) -> Ask | Chosen:
    """What is to be chosen after `path`. Raises NoSuchPath, also when there is no action at all."""
    left = tuple(actions)
    if not left:
        raise NoSuchPath(path)
    question = _question(info, left)
    for choice in path:
        if isinstance(question, Chosen):
            raise NoSuchPath(path)
        question = _question(info, question.narrowed(choice))
    return question


def paths(info: GameInfo, actions: Sequence[Any], start: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every path through the picker with the action it ends at."""
    question = ask(info, actions, start)
    if isinstance(question, Chosen):
        yield start, question.action
        return
    for choice in question.choices():
        yield from paths(info, actions, (*start, choice))


def taps(info: GameInfo, actions: Sequence[Any], action: Any) -> int:
    """How many choices lead to this one of the legal actions; a single button is one as well."""
    count = 0
    question = ask(info, actions)
    while isinstance(question, Ask):
        question = _question(info, question.narrowed(question.choice(action)))
        count += 1
    return max(count, 1)


def path_text(path: Path) -> str:
    """The path as it stands in a custom id: "2.0.1-4"."""
    return ".".join("-".join(map(str, c)) + "-" * (len(c) < 2) if isinstance(c, tuple) else str(c) for c in path)


def read_path(text: str) -> Path:
    """The path behind `path_text`. Raises NoSuchPath."""
    try:
        return tuple(_read_choice(part) for part in text.split(".")) if text else ()
    except ValueError:
        raise NoSuchPath(text) from None


def _read_choice(part: str) -> int | tuple[int, ...]:
    if "-" not in part:
        return int(part)
    return tuple(int(number) for number in part.split("-") if number)


def _question(info: GameInfo, left: tuple[Any, ...]) -> Ask | Chosen:
    kinds = tuple(dict.fromkeys(type(action) for action in left))
    if len(kinds) > 1:
        return Ask(left, None, None, kinds)
    for field in kinds[0].__struct_fields__:
        values = tuple(dict.fromkeys(getattr(action, field) for action in left))
        if len(values) > 1:
            return _ask_field(info, left, field, values)
    return Chosen(left[0])


def _ask_field(info: GameInfo, left: tuple[Any, ...], field: str, values: tuple[Any, ...]) -> Ask:
    kind = type(left[0])
    if isinstance(values[0], tuple) and field not in info.ordered:
        elements = tuple(dict.fromkeys(element for value in values for element in value))
        sizes = [len(value) for value in values]
        return Ask(left, kind, field, elements, several=True, least=min(sizes), most=max(sizes))
    group = info.coarse.get(field)
    if group and len(values) > MENU:
        groups = tuple(dict.fromkeys(map(group, values)))
        if len(groups) > 1:
            return Ask(left, kind, field, groups, group=group)
    return Ask(left, kind, field, values)
