"""What the buttons of the board and the result do. Each answers in private."""

from bot.matches.models import Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.board import board_page, more_page, words_page
from cogs.panels.caller import Caller
from cogs.panels.clicks import Click, clicked
from cogs.panels.hand import hand_page
from cogs.panels.ids import Outdated
from cogs.panels.layout import Page
from cogs.panels.log import log_page
from cogs.panels.pictures import Pictures

__all__ = ["export_page", "own_board_page", "own_hand_page", "started"]


def started(table: Table) -> Table:
    """The table once there is something to see on it. Raises Refused before the start."""
    if table.view is None:
        raise Refused(Refusal.IN_LOBBY)
    return table


@clicked("hand")
async def hand(click: Click) -> None:
    caller = click.caller
    await caller.show(await own_hand_page(caller, await caller.table(click.parts.match)))


async def own_hand_page(caller: Caller, table: Table) -> Page:
    """The caller's secrets. Raises Refused when he has no seat, Outdated where nobody holds any."""
    if table.seat is None:
        raise Refused(Refusal.NOT_SEATED)
    scene = caller.scene(started(table))
    if scene.entry.game.info.hand is None:
        raise Outdated("hand")
    await caller.sees(table)
    return hand_page(scene, await Pictures.of(caller.client).hand(scene))


@clicked("look")
async def look(click: Click) -> None:
    await click.caller.show(await own_board_page(click.caller, await click.caller.table(click.parts.match)))


async def own_board_page(caller: Caller, table: Table) -> Page:
    """The board as the caller may see it, which may be more than the public does. Raises Refused before the start.

    Raises Sorry where that could be scrolled back to.
    """
    scene = caller.scene(started(table))
    await caller.sees(table)
    return board_page(scene, await Pictures.of(caller.client).board(scene))


@clicked("words")
async def in_words(click: Click) -> None:
    caller = click.caller
    table = started(await caller.table(click.parts.match))
    await caller.sees(table)
    await caller.show(words_page(caller.scene(table)))


@clicked("logopen")
async def open_log(click: Click) -> None:
    await _show_log(click.caller, await click.caller.table(click.parts.match), None)


@clicked("log", redraws=True)
async def turn_log(click: Click) -> None:
    await _show_log(click.caller, await click.caller.table(click.parts.match), click.parts.number(0))


async def _show_log(caller: Caller, table: Table, page: int | None) -> None:
    shown = await caller.matches.log(started(table).match, caller.user_id, page=page)
    await caller.show(log_page(caller.scene(table), shown))


@clicked("more")
async def more(click: Click) -> None:
    caller = click.caller
    table = started(await caller.table(click.parts.match))
    await caller.show(more_page(caller.scene(table), Pictures.of(caller.client).more(table.game)))


@clicked("picture", redraws=True)
async def another_picture(click: Click) -> None:
    caller = click.caller
    scene = caller.scene(started(await caller.table(click.parts.match)))
    picture = await Pictures.of(caller.client).another(scene, click.parts[0])
    if picture is None:
        raise Outdated(click.parts[0])
    await caller.sees(scene.table)
    await caller.show_beside(Page([scene.title], picture, click.parts[0], fleeting=scene.fleeting))


@clicked("export")
async def export(click: Click) -> None:
    caller = click.caller
    await caller.show(await export_page(caller, await caller.table(click.parts.match)))


async def export_page(caller: Caller, table: Table) -> Page:
    """The match as a file. Raises Refused before the start."""
    say, exported = caller.say, await caller.matches.export(table.match)
    if exported.complete:
        note = say("The whole match: its luck, every move and the outcome. `picnic replay` verifies it.")
    else:
        note = say("What everybody at the table could see so far. The whole record follows after the end.")
    return Page([caller.scene(table).title, note], files=[(exported.filename, exported.data)])
