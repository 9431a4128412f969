"""The result panel: how a match ended."""

from discord import ButtonStyle

from bot.engine.pictures import Snapshot
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.scene import Scene

__all__ = ["result_page"]


def result_page(scene: Scene, picture: Snapshot | None, nonce: str) -> Page:
    """The reason, the scores with what they are made of, and the way to another match."""
    say, table = scene.say, scene.table
    after = [scene.texts.result(table.view, scene.cast, say)]
    controls = [
        button(say("Rematch"), button_id("rematch", table.match, nonce), style=ButtonStyle.primary),
        button(say("Log"), button_id("logopen", table.match, nonce)),
        button(say("Export"), button_id("export", table.match, nonce)),
    ]
    return Page([scene.title, scene.texts.status(table.view, scene.cast, say)], picture, "result", after, controls)
