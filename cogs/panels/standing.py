"""The panel for answers given ahead of time: a seat's own secret, so it is only ever a private reply."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.engine.words import StandingTexts
from bot.matches.models import StandingSheet
from cogs.panels.ids import button_id, menu_id
from cogs.panels.layout import Button, Choice, Control, Page, button, menu
from cogs.panels.scene import Scene

__all__ = ["standing_button", "standing_page", "standing_texts"]


def standing_texts(scene: Scene) -> StandingTexts:
    """The words of a game whose questions may be answered ahead."""
    assert isinstance(scene.texts, StandingTexts)
    return scene.texts


def standing_button(scene: Scene, nonce: str = "") -> list[Button]:
    """The way to the panel, for a viewer who has a seat in a match with such questions; else none."""
    table = scene.table
    if not scene.entry.game.info.standing or table.seat is None or table.status.over:
        return []
    return [button(scene.say("Answer ahead"), button_id("ahead", table.match, nonce))]


def standing_page(
    scene: Scene, sheets: Sequence[StandingSheet], chosen: tuple[str, str] | None = None, news: str = ""
) -> Page:
    """What the viewer may answer ahead, and has.

    `chosen` is the kind and the question that is being answered; `news` is a line about what was done last.
    """
    texts = [scene.title, scene.say("### Answered ahead of time, in secret"), news]
    after, controls = list[str](), list[Control]()
    for sheet in sheets:
        texts += [standing_texts(scene).standing_about(scene.table.view, sheet.name, scene.say), _given(scene, sheet)]
        controls += _controls(scene, sheet, chosen)
    after.append("-# " + scene.say("Nobody sees this. That you had answered ahead is seen once your answer counts."))
    return Page(texts, after=after, controls=controls, fleeting=scene.fleeting)


def _given(scene: Scene, sheet: StandingSheet) -> str:
    """One line for each question that is answered."""
    texts, view, say = standing_texts(scene), scene.table.view, scene.say
    lines = [
        f"- {texts.standing(view, sheet.name, key, say)}: "
        f"**{texts.standing_answer(view, sheet.name, sheet.given[key], say)}**"
        for key in sheet.keys
        if key in sheet.given
    ]
    return "\n".join(lines) or say("You have answered nothing ahead.")


def _controls(scene: Scene, sheet: StandingSheet, chosen: tuple[str, str] | None) -> list[Control]:
    """Where there are several questions a menu of them; and the answers to the one that is chosen."""
    if len(sheet.keys) == 1:
        return [*_answers(scene, sheet, sheet.keys[0])]
    key = chosen[1] if chosen is not None and chosen[0] == sheet.name and chosen[1] in sheet.keys else None
    controls: list[Control] = [_menu(scene, sheet, key)] if sheet.keys else []
    return [*controls, *_answers(scene, sheet, key)] if key is not None else controls


def _menu(scene: Scene, sheet: StandingSheet, chosen: str | None) -> Control:
    texts, view, say = standing_texts(scene), scene.table.view, scene.say

    def line(key: str) -> Choice:
        given = sheet.given.get(key)
        detail = texts.standing_answer(view, sheet.name, given, say) if given is not None else ""
        return Choice(texts.standing(view, sheet.name, key, say), key, detail, chosen=key == chosen)

    custom_id = menu_id("aheadkey", scene.table.match, sheet.name)
    return menu(say("Which one do you answer ahead?"), custom_id, [line(key) for key in sheet.keys])


def _answers(scene: Scene, sheet: StandingSheet, key: str) -> list[Button]:
    """A button for each answer, the one that was given in colour, and one to take it back."""
    texts, say, match, given = standing_texts(scene), scene.say, scene.table.match, sheet.given.get(key)
    buttons = [
        button(
            texts.standing_answer(scene.table.view, sheet.name, answer, say),
            button_id("aheadset", match, sheet.name, key, answer),
            style=ButtonStyle.success if answer == given else ButtonStyle.secondary,
        )
        for answer in sheet.answers
    ]
    clear = button_id("aheadclear", match, sheet.name, key)
    return [*buttons, button(say("Ask me"), clear, style=ButtonStyle.danger, disabled=given is None)]
