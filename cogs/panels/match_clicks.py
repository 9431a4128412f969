"""Leaving, pausing, ending and beginning again: what changes a match as a whole. The grave ones ask first."""

import msgspec
from discord import ButtonStyle

from bot.matches.models import Status, Table
from bot.matches.refusals import Refusal, Refused
from cogs.commands.openings import check_channel, check_opening
from cogs.commands.permissions import check_place
from cogs.panels.caller import Caller
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.lobby import opened_page
from cogs.panels.seats import voted_line

__all__ = ["cancel_page", "go_on", "leave_page", "pause", "rematch_page"]


@clicked("leaveask")
async def ask_to_leave(click: Click) -> None:
    await click.caller.show(leave_page(click.caller, await click.caller.table(click.parts.match)))


def leave_page(caller: Caller, table: Table) -> Page:
    """Asks whether the caller really gives up his seat. Raises Refused when he has none."""
    say = caller.say
    if table.seat is None and caller.user_id not in table.persons:
        raise Refused(Refusal.NOT_SEATED)
    if table.status.over:
        raise Refused(Refusal.OVER)
    text = say("Leave the table? Once the match has begun a bot takes your seat; `/match retake` gives it back.")
    yes = button(say("Yes, leave"), button_id("leaveyes", table.match), style=ButtonStyle.danger)
    return Page([caller.scene(table).title, text], controls=[yes])


@clicked("leaveyes", redraws=True)
async def leave(click: Click) -> None:
    caller = click.caller
    table = await caller.matches.leave(click.parts.match, caller.user_id, key=caller.key)
    await caller.show(Page([caller.scene(table).title, caller.say("You have left the table. Thank you for playing!")]))


@clicked("cancel")
async def ask_to_cancel(click: Click) -> None:
    await click.caller.show(cancel_page(click.caller, await click.caller.table(click.parts.match)))


def cancel_page(caller: Caller, table: Table) -> Page:
    """Asks whether the match shall really end for all. Raises Refused unless host or moderator asks."""
    say = caller.say
    if table.status.over:
        raise Refused(Refusal.OVER)
    _check_host(caller, table)
    text = say("Cancel the match for everybody? It ends without a result.")
    yes = button(say("Yes, cancel"), button_id("cancelyes", table.match), style=ButtonStyle.danger)
    return Page([caller.scene(table).title, text], controls=[yes])


@clicked("cancelyes", redraws=True)
async def cancel(click: Click) -> None:
    caller = click.caller
    moderator = caller.moderates(await caller.table(click.parts.match))
    table = await caller.matches.cancel(click.parts.match, caller.user_id, key=caller.key, moderator=moderator)
    await caller.show(Page([caller.scene(table).title, caller.say("The match is cancelled.")]))


@clicked("pause", redraws=True)
async def click_pause(click: Click) -> None:
    await click.caller.show(await pause(click.caller, await click.caller.table(click.parts.match)))


async def pause(caller: Caller, table: Table) -> Page:
    """Stops the match, or votes for that. Raises Refused."""
    moderator = caller.moderates(table)
    changed = await caller.matches.pause(table.match, caller.user_id, key=caller.key, moderator=moderator)
    scene, say = caller.scene(changed), caller.say
    if changed.status is Status.PAUSED:
        return Page([scene.title, say("The match is paused. `/match resume` goes on with it.")])
    return Page([scene.title, voted_line(scene), "-# " + say("Your vote counts until your next move.")])


@clicked("resume", redraws=True)
async def click_resume(click: Click) -> None:
    await click.caller.show(await go_on(click.caller, await click.caller.table(click.parts.match)))


async def go_on(caller: Caller, table: Table, *, moves: bool = False) -> Page:
    """Goes on with a paused match, or votes for that; with `moves` in the channel the caller speaks in.

    Raises Refused or Sorry.
    """
    place = None
    if moves and caller.interaction.channel_id not in (table.place.channel_id, table.place.thread_id):
        check_place(caller)
        place = caller.place
        await check_channel(caller, place.channel_id)
    moderator = caller.moderates(table)
    changed = await caller.matches.resume(table.match, caller.user_id, key=caller.key, moderator=moderator, place=place)
    scene = caller.scene(changed)
    return Page([scene.title, voted_line(scene) or caller.say("The match goes on.")])


@clicked("standin")
async def stand_in(click: Click) -> None:
    """Lets a bot play the turn of those whose time is up."""
    caller = click.caller
    before = await caller.table(click.parts.match)
    names = [caller.scene(before).name(before.holders[seat]) for seat in before.late]
    table = await caller.matches.stand_in(click.parts.match, caller.user_id, key=caller.key)
    text = caller.say("A bot plays this turn for {name}.", name=caller.say.list(names))
    await caller.show(Page([caller.scene(table).title, text]))


@clicked("hush", redraws=True)
async def hush(click: Click) -> None:
    """No reminders in this turn."""
    caller = click.caller
    table = await caller.matches.hush(click.parts.match, caller.user_id, key=caller.key)
    text = caller.say("You are not reminded of this turn any more. `/settings reminders` sets how you are reminded.")
    await caller.show(Page([caller.scene(table).title, text]))


@clicked("rematch")
async def rematch(click: Click) -> None:
    await click.caller.show(await rematch_page(click.caller, await click.caller.table(click.parts.match)))


async def rematch_page(caller: Caller, table: Table) -> Page:
    """Opens the lobby of another match with the same people, in the channel of this one. Raises Refused or Sorry."""
    place = msgspec.structs.replace(table.place, thread_id=None)
    await check_opening(caller, place.channel_id)
    new = await caller.matches.rematch(table.match, caller.player, place, key=caller.key)
    scene = caller.scene(new)
    return opened_page(scene, caller.say("A new table is open in {room}.", room=scene.room_link))


def _check_host(caller: Caller, table: Table) -> None:
    if caller.user_id != table.host and not caller.moderates(table):
        host = next((holder.name for holder in table.holders if holder.user_id == table.host), "?")
        raise Refused(Refusal.HOST_ONLY, name=host)
