"""The rules of a game, page by page."""

from bot.engine.registry import Entry
from bot.engine.words import Locale, words
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import Outdated, button_id, menu_id
from cogs.panels.layout import Choice, Control, Page, button, menu

__all__ = ["rules_page"]


def rules_page(entry: Entry, number: int, locale: Locale) -> Page:
    """One page of the rules. Raises Outdated when there is no such page."""
    say, game = words(locale, entry.texts.package), entry.game.info.id
    pages = entry.texts.rules(say)
    if number >= len(pages):
        raise Outdated(game)
    title, text = pages[number]
    contents = [Choice(name, str(index), chosen=index == number) for index, (name, _) in enumerate(pages)]
    last = len(pages) - 1
    controls: list[Control] = [
        menu(say("Page"), menu_id("rulespage", game), contents),
        button(say("Previous"), button_id("rulespage", game, max(number - 1, 0), "back"), disabled=number == 0),
        button(say("Next"), button_id("rulespage", game, min(number + 1, last), "next"), disabled=number == last),
    ]
    return Page([f"## {say(entry.game.info.title)}", f"### {title}", text], controls=controls)


@clicked("rules")
async def open_rules(click: Click) -> None:
    await _show(click, click.parts.number(0))


@clicked("rulespage", redraws=True)
async def turn_page(click: Click) -> None:
    await _show(click, click.number if click.values else click.parts.number(0))


async def _show(click: Click, number: int) -> None:
    caller = click.caller
    if click.parts.subject not in caller.client.registry:
        raise Outdated(click.parts.subject)
    await caller.show(rules_page(caller.client.registry[click.parts.subject], number, caller.locale))
