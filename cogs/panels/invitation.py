"""The invitation into a seat: a public message to one person, and what its buttons do."""

from discord import ButtonStyle

from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.scene import Scene
from cogs.panels.turn_clicks import current_page

__all__ = ["invitation_page"]


def invitation_page(scene: Scene, guest: int, nonce: str) -> Page:
    """Asks the guest whether he takes the seat. What it holds is not said."""
    say, table = scene.say, scene.table
    offered = next(invitation for invitation in table.invitations if invitation.user_id == guest)
    holders = {holder.user_id: holder for holder in table.holders if holder.user_id is not None}
    host = scene.name(holders[offered.host]) if offered.host in holders else say("The table")
    holder = table.holders[offered.seat]
    if holder.user_id == offered.host:
        text = say(
            "{guest} {host} would like to pass the seat in this match on to you.", guest=f"<@{guest}>", host=host
        )
    else:
        text = say(
            "{guest} {host} invites you into the match, in place of the bot {bot}.",
            guest=f"<@{guest}>",
            host=host,
            bot=scene.name(holder),
        )
    controls = [
        button(say("Take the seat"), button_id("accept", table.match, nonce), style=ButtonStyle.success),
        button(say("No, thanks"), button_id("decline", table.match, nonce)),
        button(say("Rules"), button_id("rules", table.game, 0, nonce)),
    ]
    return Page([scene.title, text], controls=controls)


@clicked("accept")
async def accept(click: Click) -> None:
    caller = click.caller
    table = await caller.matches.accept(click.parts.match, caller.player, key=caller.key)
    await caller.show(await current_page(caller, table, caller.say("Welcome to the table! The seat is yours.")))


@clicked("decline")
async def decline(click: Click) -> None:
    caller = click.caller
    table = await caller.matches.decline(click.parts.match, caller.user_id, key=caller.key)
    await caller.show(Page([caller.scene(table).title, caller.say("All right. The invitation is withdrawn.")]))
