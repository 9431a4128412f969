"""What the buttons and menus of the lobby do. The lobby is public, so it is redrawn in the server's language."""

from bot.engine.words import nearest_locale
from bot.matches.models import Status, Table
from bot.matches.transport import PanelKind
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import Outdated
from cogs.panels.layout import marks_of
from cogs.panels.lobby import lobby_page, option_texts
from cogs.panels.scene import Scene

__all__: list[str] = []


@clicked("join", redraws=True, public=True)
async def join(click: Click) -> None:
    caller = click.caller
    await caller.table(click.parts.match)
    await _redraw(click, await caller.matches.join(click.parts.match, caller.player, key=caller.key))


@clicked("leave", redraws=True, public=True)
async def leave(click: Click) -> None:
    caller = click.caller
    await caller.table(click.parts.match)
    await _redraw(click, await caller.matches.stand_up(click.parts.match, caller.user_id, key=caller.key))


@clicked("morebot", redraws=True, public=True)
async def add_bot(click: Click) -> None:
    caller, match = click.caller, click.parts.match
    moderator = caller.moderates(await caller.table(match))
    strength = click.parts[0]
    table = await caller.matches.add_bot(match, caller.user_id, key=caller.key, strength=strength, moderator=moderator)
    await _redraw(click, table)


@clicked("lessbot", redraws=True, public=True)
async def remove_bot(click: Click) -> None:
    caller, match = click.caller, click.parts.match
    moderator = caller.moderates(await caller.table(match))
    await _redraw(click, await caller.matches.remove_bot(match, caller.user_id, key=caller.key, moderator=moderator))


@clicked("choose", redraws=True, public=True)
async def choose(click: Click) -> None:
    caller, match = click.caller, click.parts.match
    table = await caller.table(match)
    try:
        option = option_texts(caller.scene(table))[click.parts.number(0)]
        value, _ = option.choices[click.number]
    except IndexError:
        raise Outdated(click.parts.verb) from None
    moderator = caller.moderates(table)
    changed = await caller.matches.choose(
        match, caller.user_id, option.field, value, key=caller.key, moderator=moderator
    )
    await _redraw(click, changed)


@clicked("size", redraws=True, public=True)
async def size(click: Click) -> None:
    caller, match = click.caller, click.parts.match
    moderator = caller.moderates(await caller.table(match))
    table = await caller.matches.arrange(match, caller.user_id, key=caller.key, size=click.number, moderator=moderator)
    await _redraw(click, table)


@clicked("selfstart", redraws=True, public=True)
async def self_start(click: Click) -> None:
    caller, match = click.caller, click.parts.match
    table = await caller.table(match)
    changed = await caller.matches.arrange(
        match, caller.user_id, key=caller.key, autostart=not table.autostart, moderator=caller.moderates(table)
    )
    await _redraw(click, changed)


@clicked("start", redraws=True, public=True)
async def start(click: Click) -> None:
    caller, match = click.caller, click.parts.match
    moderator = caller.moderates(await caller.table(match))
    await _redraw(click, await caller.matches.start(match, caller.user_id, key=caller.key, moderator=moderator))


async def _redraw(click: Click, table: Table) -> None:
    """Shows the lobby as it is now, if that is what was clicked on; else, and after the start, the courier does so."""
    caller, message = click.caller, click.caller.interaction.message
    if table.status is not Status.LOBBY or message is None:
        return
    async with caller.matches.redrawing(table.match, PanelKind.LOBBY, message.id, marks_of(message)) as nonce:
        if nonce is None:
            return
        settings = await caller.matches.guild_settings(table.place.guild_id)
        locale = settings.locale or nearest_locale(table.place.guild_locale)
        public = await caller.matches.table(table.match)
        await caller.show(lobby_page(Scene.of(caller.client.registry, public, locale), nonce))
