"""Catching up: the turns somebody missed, one after the other, each told once."""

from discord import ButtonStyle

from bot.matches.models import Recap, Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.caller import Caller
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import button_id
from cogs.panels.layout import Control, Page, button
from cogs.panels.log import told_lines
from cogs.panels.scene import Scene
from cogs.panels.turn_clicks import current_page

__all__ = ["missed_page"]


@clicked("missed", redraws=True)
async def tell_next(click: Click) -> None:
    await click.caller.show(await missed_page(click.caller, await click.caller.table(click.parts.match)))


@clicked("skip", redraws=True)
async def skip(click: Click) -> None:
    caller = click.caller
    table = await caller.matches.pass_over(click.parts.match, caller.user_id, key=caller.key)
    await caller.show(await current_page(caller, table))


async def missed_page(caller: Caller, table: Table) -> Page:
    """The first turn of those the caller has missed, which from now on counts as seen.

    Raises Refused without a seat or before the start, Sorry where it could be scrolled back to.
    """
    if table.seat is None:
        raise Refused(Refusal.NOT_SEATED)
    caller.check_sights(table)
    recap = await caller.matches.catch_up(table.match, caller.user_id, key=caller.key)
    return _page(caller.scene(recap.table), recap)


def _page(scene: Scene, recap: Recap) -> Page:
    say, left = scene.say, recap.table.missed
    texts = [scene.title, told_lines(scene, recap.entries) or say("You have missed nothing that could be told.")]
    if recap.entries:
        texts.append("-# " + say("This is told once; in a minute it is gone."))
    if left:
        texts.append(say.plural("{n} more turn waits to be told.", "{n} more turns wait to be told.", left))
    return Page(texts, controls=_controls(scene), fleeting=scene.fleeting)


def _controls(scene: Scene) -> list[Control]:
    say, table, controls = scene.say, scene.table, list[Control]()
    if table.missed:
        next_turn = button_id("missed", table.match)
        controls.append(button(say("Next turn"), next_turn, style=ButtonStyle.primary))
        controls.append(button(say("Skip the rest"), button_id("skip", table.match)))
    if table.question is not None:
        controls.append(button(say("Play"), button_id("play", table.match)))
    return controls
