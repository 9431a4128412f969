"""The table's choice about time: a private panel with two menus, for the host and moderators."""

from typing import TypeVar

import msgspec

from bot.matches.models import Table
from bot.matches.times import TimeRule
from cogs.panels.caller import Caller
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import Outdated, menu_id
from cogs.panels.layout import Choice, Page, menu
from cogs.panels.times import LATE_CHOICES, LIMITS, late_text, limit_text, rule_text, with_late

__all__ = ["time_page"]

T = TypeVar("T")


def time_page(caller: Caller, table: Table) -> Page:
    """What is chosen, and what can be."""
    say, rule, match = caller.say, table.time, table.match
    limits = [Choice(limit_text(limit, say), str(n), chosen=limit == rule.limit) for n, limit in enumerate(LIMITS)]
    possible = [with_late(rule, choice) for choice in LATE_CHOICES]
    lates = [Choice(late_text(other, say), str(n), chosen=other == rule) for n, other in enumerate(possible)]
    texts = [
        caller.scene(table).title,
        say("**Time per turn:** {rule}", rule=rule_text(rule, say)),
        "-# " + say("The time runs while the match waits for somebody. A pause stops it."),
    ]
    controls = [menu(say("Time per turn"), menu_id("limit", match), limits)]
    if rule.limit is not None:
        controls.append(menu(say("When the time is over"), menu_id("late", match), lates))
    return Page(texts, controls=controls)


@clicked("time")
async def open_times(click: Click) -> None:
    await click.caller.show(time_page(click.caller, await click.caller.table(click.parts.match)))


@clicked("limit", redraws=True)
async def choose_limit(click: Click) -> None:
    table = await click.caller.table(click.parts.match)
    await _set(click, table, msgspec.structs.replace(table.time, limit=_picked(click, LIMITS)))


@clicked("late", redraws=True)
async def choose_late(click: Click) -> None:
    table = await click.caller.table(click.parts.match)
    await _set(click, table, with_late(table.time, _picked(click, LATE_CHOICES)))


def _picked(click: Click, choices: tuple[T, ...]) -> T:
    """The choice with the picked number. Raises Outdated."""
    try:
        return choices[click.number]
    except IndexError:
        raise Outdated(click.parts.verb) from None


async def _set(click: Click, table: Table, rule: TimeRule) -> None:
    caller = click.caller
    moderator = caller.moderates(table)
    changed = await caller.matches.set_time(table.match, caller.user_id, rule, key=caller.key, moderator=moderator)
    await caller.show(time_page(caller, changed))
