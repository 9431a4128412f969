"""`/settings my-data`: what is kept about whoever asks, as a file, and how to have it forgotten."""

from discord import ButtonStyle, app_commands

from bot.engine.words import marked
from cogs.panels.caller import Caller, Interaction
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button

__all__ = ["MyData"]

SUBJECT = "me"
"""Stands where other custom ids name a match: these are about whoever clicks."""


class MyData(app_commands.Group):
    """The commands."""

    @app_commands.command(name=marked("export"), description=marked("All that Picnic keeps about you, as a file"))
    async def export(self, interaction: Interaction) -> None:
        async with Caller(interaction) as caller:
            exported = await caller.matches.my_data(caller.user_id)
            note = caller.say("All that is kept about you. Nobody else sees this message.")
            await caller.show(Page([note], files=[(exported.filename, exported.data)]))

    @app_commands.command(name=marked("delete"), description=marked("Have Picnic forget you"))
    async def delete(self, interaction: Interaction) -> None:
        async with Caller(interaction) as caller:
            say = caller.say
            text = say(
                "Shall Picnic forget you? You leave all your matches, and a bot takes your seat in those that have "
                "begun. Finished matches keep your seat as “a former player”. What stands on Discord already stays "
                "there. This can't be undone."
            )
            yes = button(say("Yes, forget me"), button_id("forget", SUBJECT), style=ButtonStyle.danger)
            await caller.show(Page([text], controls=[yes]))


@clicked("forget", redraws=True)
async def forget(click: Click) -> None:
    caller = click.caller
    await caller.matches.forget(caller.user_id)
    await caller.show(Page([caller.say("Picnic has forgotten you. Thank you for playing!")]))
