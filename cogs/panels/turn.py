"""The turn panel: what a seat is asked, in private, choice by choice up to a button that says the whole action."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

from bot.engine.jsons import digest
from bot.engine.picker import Ask, Chosen, Path, path_text
from bot.engine.pictures import Snapshot
from bot.matches.models import Question, Status
from cogs.panels.ids import button_id, menu_id, question_parts
from cogs.panels.layout import Button, Choice, Control, Menu, Page, button, menu
from cogs.panels.log import recent_lines
from cogs.panels.picking import Offer, Picking
from cogs.panels.refusals import PAUSED
from cogs.panels.scene import Scene

__all__ = ["FEW", "rest_page", "turn_page"]

FEW = 5
"""So many choices are buttons; more are a menu."""
RECENT = 8
"""Lines of what happened that a turn panel shows."""


def turn_page(scene: Scene, picking: Picking, picture: Snapshot | None, name: str, news: str = "") -> Page:
    """One step of the picker, below the picture in which its choices are marked.

    `news` is a line about what was done last; `name` is the picture's file name.
    """
    say, table = scene.say, scene.table
    assert table.question is not None
    assert table.seat is not None
    question = scene.texts.question(table.view, table.seat, scene.cast, say)
    texts = [scene.title, news, _so_far(scene, picking) if picking.path else question]
    after = [recent_lines(scene, RECENT), _missed(scene)] if not picking.path else []
    after.append(_prompt(scene, picking))
    controls = _controls(scene, table.question, picking)
    if table.missed and not picking.path:
        controls.append(button(say("What I missed"), button_id("missed", table.match)))
    return Page(texts, picture, name, after, controls, fleeting=scene.fleeting)


def rest_page(scene: Scene, picture: Snapshot | None, news: str = "") -> Page:
    """What somebody sees who is not asked anything just now; the picture is for those who must remember it."""
    say, table = scene.say, scene.table
    texts = [scene.title, news or _idle(scene), scene.texts.status(table.view, scene.cast, say)]
    texts.append(recent_lines(scene, RECENT))
    if table.status is Status.PAUSED:
        texts.append(say(PAUSED))
    texts.append("-# " + say("The board is in {room}.", room=scene.room_link))
    controls = [_undo(scene)] if table.undoable else []
    return Page(texts, picture, controls=controls, fleeting=scene.fleeting)


def _missed(scene: Scene) -> str:
    """That there are turns to be caught up on, now or never."""
    say, missed = scene.say, scene.table.missed
    if not missed:
        return ""
    return say.plural(
        "You have not seen {n} turn. Catch up before you move: after that it is gone.",
        "You have not seen {n} turns. Catch up before you move: after that they are gone.",
        missed,
    )


def _idle(scene: Scene) -> str:
    """Why there is nothing to choose from, for a player who asked for his move."""
    return scene.say("It is not your turn just now.") if scene.table.status is Status.RUNNING else ""


def _so_far(scene: Scene, picking: Picking) -> str:
    """The kind of action that was chosen, as its button said it."""
    kind = picking.step.kind if isinstance(picking.step, Ask) else None
    return f"**{scene.texts.kind(scene.table.view, kind, scene.say)}**" if kind is not None else ""


def _prompt(scene: Scene, picking: Picking) -> str:
    say, step = scene.say, picking.step
    if isinstance(step, Chosen):
        return f"**{scene.texts.sentence(scene.table.view, step.action, say)}**"
    prompt = scene.texts.prompt(scene.table.view, step.kind, step.field, say)
    if picking.pages > 1:
        prompt += "\n-# " + say("Page {page} of {pages}", page=picking.page + 1, pages=picking.pages)
    return prompt


def _controls(scene: Scene, question: Question, picking: Picking) -> list[Control]:
    step, controls = picking.step, list[Control]()
    if isinstance(step, Chosen):
        controls.append(_confirm(scene, question, step.action))
    elif step.several:
        controls.extend(_set_controls(scene, question, picking, step))
    elif len(step.values) <= FEW:
        controls.extend(_choice_button(scene, question, picking.path, step, offer) for offer in picking.offers)
    else:
        controls.append(_menu(scene, question, picking, 1, 1))
        controls.extend(_page_buttons(scene, question, picking))
    if picking.path:
        back = button_id("back", question.match, *question_parts(question), path_text(picking.path[:-1]), 0)
        controls.append(button(scene.say("Back"), back))
    if scene.table.undoable:
        controls.append(_undo(scene))
    return controls


def _confirm(scene: Scene, question: Question, action: Any, mark: str = "") -> Button:
    """The button that says the whole action, and does it."""
    sentence = scene.texts.sentence(scene.table.view, action, scene.say)
    custom_id = button_id("do", question.match, *question_parts(question), digest(action))
    return button(f"{mark} · {sentence}" if mark else sentence, custom_id, style=ButtonStyle.success)


def _choice_button(scene: Scene, question: Question, path: Path, step: Ask, offer: Offer) -> Button:
    """A choice; one that leaves nothing more to choose says the whole action, so that nobody has to confirm it."""
    left = step.narrowed(offer.index)
    if len(left) == 1:
        return _confirm(scene, question, left[0], offer.number)
    custom_id = button_id("pick", question.match, *question_parts(question), path_text((*path, offer.index)), 0)
    return button(offer.text, custom_id, style=ButtonStyle.primary)


def _set_controls(scene: Scene, question: Question, picking: Picking, step: Ask) -> Sequence[Control]:
    """A menu of several; and where none may be chosen, a button for that, since Discord sends no empty menu."""
    controls: list[Control] = [_menu(scene, question, picking, max(step.least, 1), step.most)]
    if step.least == 0:
        path = path_text((*picking.path, ()))
        controls.append(
            button(scene.say("None of them"), button_id("pick", question.match, *question_parts(question), path, 0))
        )
    return controls


def _menu(scene: Scene, question: Question, picking: Picking, least: int, most: int) -> Menu:
    choices = [Choice(offer.text, str(offer.index), offer.label.detail) for offer in picking.offers]
    custom_id = menu_id("choice", question.match, *question_parts(question), path_text(picking.path))
    placeholder = scene.say("Choose") if most == 1 else scene.say("Choose {least} to {most}", least=least, most=most)
    if least == most > 1:
        placeholder = scene.say("Choose {n}", n=most)
    return menu(placeholder, custom_id, choices, least=least, most=most)


def _page_buttons(scene: Scene, question: Question, picking: Picking) -> list[Button]:
    if picking.pages == 1:
        return []

    def turn(label: str, verb: str, page: int) -> Button:
        custom_id = button_id(verb, question.match, *question_parts(question), path_text(picking.path), max(page, 0))
        return button(label, custom_id, disabled=not 0 <= page < picking.pages)

    say = scene.say
    return [turn(say("Previous"), "former", picking.page - 1), turn(say("Next"), "next", picking.page + 1)]


def _undo(scene: Scene) -> Button:
    return button(scene.say("Undo"), button_id("undo", scene.table.match, scene.table.ply))
