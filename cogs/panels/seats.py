"""What people at a table decide together: who shall sit where, and whether to pause."""

import discord

from bot.engine.seats import Seat
from bot.matches.models import Player, Status, Table
from cogs.panels.caller import Caller
from cogs.panels.layout import Page
from cogs.panels.names import escape, person_name
from cogs.panels.refusals import Sorry
from cogs.panels.scene import Scene

__all__ = ["hand_over", "invite", "voted_line"]


def voted_line(scene: Scene) -> str:
    """Who wants the match to pause, or to go on, and out of how many; "" while nobody does."""
    table, say = scene.table, scene.say
    if not table.voters:
        return ""
    names = say.list([scene.name(holder) for holder in table.holders if holder.user_id in table.voters])
    count = {"names": names, "n": len(table.voters), "all": len(table.persons)}
    if table.status is Status.PAUSED:
        return say("Votes to go on: {n} of {all} ({names}). More than half decide.", **count)
    return say("Votes for a pause: {n} of {all} ({names}). More than half decide.", **count)


async def hand_over(caller: Caller, table: Table, seat: Seat) -> Page:
    """A moderator gives the seat to a bot; anybody else at the table votes for that. Raises Refused."""
    scene, say = caller.scene(table), caller.say
    name = scene.name(table.holders[seat])
    if caller.moderates(table):
        changed = await caller.matches.hand_over(table.match, seat, key=caller.key)
    else:
        changed = await caller.matches.vote_out(table.match, caller.user_id, seat, key=caller.key)
    if changed.holders[seat].bot is not None:
        return Page([scene.title, say("A bot plays on for {name}.", name=name)])
    return Page([scene.title, say("Your vote counts. A bot takes the seat when more than half of the others agree.")])


async def invite(caller: Caller, table: Table, guest: discord.User | discord.Member, seat: Seat | None) -> Page:
    """Offers the seat (None: the first bot's) to the guest, who is asked where the match is played. Raises Sorry."""
    say, scene = caller.say, caller.scene(table)
    if table.status is Status.LOBBY:
        raise Sorry(say("Before the start nobody needs an invitation: *Join* is open to everybody."))
    if guest.bot or not isinstance(guest, discord.Member) or guest.guild.id != table.place.guild_id:
        raise Sorry(say("Only people of the server where the match is played can be invited, from there."))
    player = Player(guest.id, person_name(guest))
    await caller.matches.invite(table.match, caller.user_id, player, key=caller.key, seat=seat)
    text = say("{name} is asked in {room}, and has to agree.", name=escape(player.name), room=scene.room_link)
    return Page([scene.title, text])
