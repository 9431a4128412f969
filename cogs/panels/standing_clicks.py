"""Answering ahead of time by clicks: open the panel, choose a question, answer it, or take the answer back."""

from bot.matches.models import Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.caller import Caller
from cogs.panels.clicks import Click, clicked
from cogs.panels.standing import standing_page

__all__: list[str] = []


@clicked("ahead")
async def open_panel(click: Click) -> None:
    await _show(click, None)


@clicked("aheadkey", redraws=True)
async def choose(click: Click) -> None:
    await _show(click, (click.parts[0], click.value))


@clicked("aheadset", redraws=True)
async def give(click: Click) -> None:
    await _give(click, click.parts[2])


@clicked("aheadclear", redraws=True)
async def take_back(click: Click) -> None:
    await _give(click, None)


async def _show(click: Click, chosen: tuple[str, str] | None) -> None:
    caller = click.caller
    table = await _own_table(caller, click)
    sheets = await caller.matches.standing(table.match, caller.user_id)
    await caller.show(standing_page(caller.scene(table), sheets, chosen))


async def _give(click: Click, answer: str | None) -> None:
    """Keeps the answer; where the question is open already it counts at once, and the panel says so."""
    caller, (name, key) = click.caller, (click.parts[0], click.parts[1])
    before = await _own_table(caller, click)
    sheets = await caller.matches.set_standing(before.match, caller.user_id, name, key, answer)
    table = await caller.table(before.match)
    news = _news(caller, answer, at_once=before.question is not None and table.question != before.question)
    await caller.show(standing_page(caller.scene(table), sheets, (name, key), news))


def _news(caller: Caller, answer: str | None, *, at_once: bool) -> str:
    if answer is None:
        return caller.say("Taken back: you will be asked.")
    if at_once:
        return caller.say("You were being asked already, so your answer counts at once.")
    return caller.say("Kept. Until it is needed you can change it.")


async def _own_table(caller: Caller, click: Click) -> Table:
    """The caller's table. Raises Refused when he has no seat there, or nothing of it can be answered ahead."""
    table = await caller.table(click.parts.match)
    if table.seat is None:
        raise Refused(Refusal.NOT_SEATED)
    if not caller.scene(table).entry.game.info.standing:
        raise Refused(Refusal.BAD_STANDING)
    return table
