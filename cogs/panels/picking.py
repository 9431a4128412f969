"""The action picker as people meet it: choices with names, marks and pages."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.picker import MENU, Ask, Chosen, NoSuchPath, Path, ask
from bot.engine.pictures import Mark
from bot.engine.words import Label
from cogs.panels.scene import Scene

__all__ = ["Offer", "Picking", "pick"]


@dataclass(frozen=True)
class Offer:
    """One choice: its number in the picker's list, and how it is called."""

    index: int
    label: Label
    mark: str = ""
    """The same mark stands in the picture."""

    @property
    def text(self) -> str:
        """The mark first, unless the thing is called by it anyway ("A1", "Row 0")."""
        if not self.mark or self.label.text.split()[-1:] == [self.label.mark]:
            return self.label.text
        return f"{self.mark} · {self.label.text}"

    @property
    def number(self) -> str:
        """The mark where it is only a number in the picture, and not what the thing is called."""
        return "" if self.label.mark else self.mark


@dataclass(frozen=True)
class Picking:
    """A step of the conversation: what is asked, and one page of what can be said."""

    path: Path
    step: Ask | Chosen
    offers: tuple[Offer, ...] = ()
    marks: tuple[Mark, ...] = ()
    page: int = 0
    pages: int = 1
    field: str | None = None
    """The field that is asked; once all is chosen, the one that was asked last."""


def pick(
    scene: Scene, path: Path, page: int = 0, *, marked: Container[str] = (), settled: Iterable[str] = ()
) -> Picking:
    """Where this path leads among the viewer's legal actions. Raises NoSuchPath.

    `marked` are the fields whose values the picture marks; only those are numbered. Of those in `settled` the value
    comes along once there is only one left.
    """
    step = ask(scene.entry.game.info, scene.table.actions, path)
    if isinstance(step, Chosen):
        return _chosen(scene, path, step, marked, settled)
    pages = -(-len(step.values) // MENU)
    if not 0 <= page < pages:
        raise NoSuchPath(path)
    first = page * MENU
    shown = step.values[first : first + MENU]
    numbered = step.field in marked and step.group is None
    offers = tuple(
        _offer(scene, step, first + place, value, place + 1 if numbered else 0) for place, value in enumerate(shown)
    )
    marks = tuple(
        Mark(step.field, value, offer.mark)
        for value, offer in zip(shown, offers, strict=True)
        if numbered and step.field is not None
    )
    marks += tuple(_settled(step.actions, step.field, settled))
    return Picking(path, step, offers, marks, page, pages, step.field)


def _chosen(scene: Scene, path: Path, step: Chosen, marked: Container[str], settled: Iterable[str]) -> Picking:
    """The end of the conversation: of the marks of its last question, those that were chosen stay."""
    if not path:
        return Picking(path, step)
    page = path[-1] // MENU if isinstance(path[-1], int) else 0
    last = pick(scene, path[:-1], page, marked=marked)
    value = getattr(step.action, last.field) if last.field is not None else None
    marks = tuple(mark for mark in last.marks if mark.value == value or _is_part(mark.value, value))
    if isinstance(last.step, Ask) and last.step.group and last.field is not None and last.field in marked:
        marks += (Mark(last.field, value, ""),)
    marks += tuple(_settled((step.action,), last.field, settled))
    return Picking(path, step, marks=marks, field=last.field)


def _settled(actions: Sequence[Any], asked: str | None, fields: Iterable[str]) -> Iterator[Mark]:
    """What all these actions agree on, in fields other than the one that is asked."""
    for field in fields:
        values = {getattr(action, field, None) for action in actions}
        if field != asked and len(values) == 1 and None not in values:
            yield Mark(field, values.pop(), "")


def _is_part(element: object, value: object) -> bool:
    """Whether a value is a set that holds this element."""
    return isinstance(value, tuple) and element in value


def _offer(scene: Scene, step: Ask, index: int, value: object, number: int) -> Offer:
    label = _label(scene, step, value)
    return Offer(index, label, label.mark or (str(number) if number else ""))


def _label(scene: Scene, step: Ask, value: object) -> Label:
    view, texts, say = scene.table.view, scene.texts, scene.say
    if step.kind is None or step.field is None:
        assert isinstance(value, type)
        return Label(texts.kind(view, value, say))
    if step.group is not None:
        return texts.group(view, step.kind, step.field, value, say)
    return texts.value(view, step.kind, step.field, value, say, step.actions)
