"""The pieces panels are made of: texts, pictures, buttons and menus, within what Discord takes."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle, ui

from bot.engine.pictures import Snapshot

__all__ = ["ACCENT", "Button", "Choice", "Control", "Menu", "Page", "button", "clip", "marks_of", "menu", "panel"]

ACCENT = 0xE58FA8
"""The colour of the line beside our panels: the look's pink."""

TEXT = 4000
"""Characters of all texts of a message."""
LABEL, OPTION, PLACEHOLDER, ALT = 80, 100, 150, 1024
ROW = 5
"""Buttons in a row."""
IDS = 1 << 30
"""How many ids there are for menus, out of Discord's 31 bits."""

Row = ui.ActionRow[ui.LayoutView]
Button = ui.Button[ui.LayoutView]
Menu = ui.Select[ui.LayoutView]
Control = Button | Menu


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    label: str
    value: str
    detail: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Page:
    """What a panel shows, from top to bottom."""

    texts: Sequence[str] = ()
    picture: Snapshot | None = None
    name: str = "board"
    """The picture's file name, which tells nothing but the kind of picture."""
    after: Sequence[str] = ()
    """Texts below the picture."""
    controls: Sequence[Control] = ()
    files: Sequence[tuple[str, bytes]] = ()
    """Files to be downloaded: name and content."""
    fleeting: bool = False
    """Whether, as a private reply, it may stand for a minute only."""

    def uploads(self) -> list[discord.File]:
        """The files to send with the panel; made anew for each sending, since sending uses them up."""
        uploads = [discord.File(io.BytesIO(data), name) for name, data in self.files]
        if self.picture is not None:
            alt = clip(self.picture.alt, ALT)
            uploads.insert(0, discord.File(io.BytesIO(self.picture.png), f"{self.name}.png", description=alt))
        return uploads


def panel(page: Page, drawing: int = 0) -> ui.LayoutView:
    """The page as a message.

    It is stopped at once: clicks are answered by dynamic items, so the library need not remember it. `drawing` is a
    number of this drawing's own, if it has one: whoever redraws a message by a click must not find his last choice
    still standing in a menu, where choosing it again would do nothing.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    room = TEXT - sum(len(text) for text in page.after if text)
    for text in _fitting(page.texts, room):
        container.add_item(ui.TextDisplay(text))
    if page.picture is not None:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{page.name}.png", description=clip(page.picture.alt, ALT))
        container.add_item(gallery)
    for text in filter(None, page.after):
        container.add_item(ui.TextDisplay(text))
    for name, _ in page.files:
        container.add_item(ui.File(f"attachment://{name}"))
    for row in _rows(page.controls):
        container.add_item(row)
    view.add_item(container)
    if drawing:
        _make_menus_new(page.controls, drawing)
    return view


def _make_menus_new(controls: Iterable[Control], drawing: int) -> None:
    """Gives the menus ids of their own, far from those that Discord counts up from 1."""
    menus = (control for control in controls if isinstance(control, ui.Select))
    for number, control in enumerate(menus, drawing % IDS + IDS // 2):
        control.id = number


def button(label: str, custom_id: str, *, style: ButtonStyle = ButtonStyle.secondary, disabled: bool = False) -> Button:
    """A button; labels that are too long are cut."""
    return ui.Button(label=clip(label, LABEL), custom_id=custom_id, style=style, disabled=disabled)


def menu(placeholder: str, custom_id: str, choices: Sequence[Choice], *, least: int = 1, most: int = 1) -> Menu:
    """A menu of at most 25 lines."""
    options = [
        discord.SelectOption(
            label=clip(choice.label, OPTION),
            value=choice.value,
            description=clip(choice.detail, OPTION) or None,
            default=choice.chosen,
        )
        for choice in choices
    ]
    return ui.Select(
        custom_id=custom_id,
        placeholder=clip(placeholder, PLACEHOLDER),
        options=options,
        min_values=least,
        max_values=most,
    )


def clip(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _fitting(texts: Iterable[str], room: int) -> list[str]:
    """The texts, the last of them cut where together they would be too long."""
    fitting: list[str] = []
    for text in filter(None, texts):
        if room <= 0:
            break
        fitting.append(clip(text, room))
        room -= len(fitting[-1])
    return fitting


def _rows(controls: Sequence[Control]) -> list[Row]:
    """Menus in rows of their own, buttons by fives, in the order given."""
    rows: list[list[Control]] = []
    for control in controls:
        full = not rows or isinstance(control, ui.Select) or isinstance(rows[-1][0], ui.Select) or len(rows[-1]) == ROW
        if full:
            rows.append([])
        rows[-1].append(control)
    return [ui.ActionRow(*row) for row in rows]


def marks_of(message: discord.Message) -> set[str]:
    """The parts of all custom ids that a message really has."""
    view = ui.LayoutView.from_message(message)
    ids = (str(getattr(item, "custom_id", "") or "") for item in view.walk_children())
    return {part for custom_id in ids for part in custom_id.split(":")}
