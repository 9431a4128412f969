"""Asking whether a match that nobody touches is still wanted."""

from cogs.panels.clicks import Click, clicked
from cogs.panels.layout import Page
from cogs.panels.scene import Scene
from cogs.panels.times import moment

__all__ = ["idle_line"]


def idle_line(scene: Scene) -> str:
    """Asks those who sit there; "" while the match is touched often enough."""
    table = scene.table
    if table.closes is None:
        return ""
    people = " ".join(f"<@{user_id}>" for user_id in table.persons)
    return scene.say(
        "{people} Nobody has touched this table for 30 days. It closes {when}, unless one of you keeps it.",
        people=people,
        when=moment(table.closes.timestamp()),
    )


@clicked("keep")
async def keep(click: Click) -> None:
    """Keeps the match open."""
    caller = click.caller
    moderator = caller.moderates(await caller.table(click.parts.match))
    table = await caller.matches.keep(click.parts.match, caller.user_id, key=caller.key, moderator=moderator)
    await caller.show(Page([caller.scene(table).title, caller.say("Good: the table stays open.")]))
