"""Which match a command means. Its number is needed only where several fit."""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from discord import app_commands

from bot.engine.game import GameId
from bot.engine.words import Words, marked
from bot.matches.models import MatchId, Summary, Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.caller import Caller, Interaction
from cogs.panels.layout import clip
from cogs.panels.refusals import Sorry

__all__ = ["asks_which", "find_match", "match_choices"]

F = TypeVar("F", bound=Callable[..., Any])

CHOICES = 25
"""Lines of an autocomplete menu, by Discord."""
LINE = 100
"""Characters of such a line."""


def asks_which(command: F) -> F:
    """Names and describes a command's parameter `number`: which match is meant."""
    renamed = app_commands.rename(number=marked("match"))(command)
    return app_commands.describe(number=marked("Which match, if several fit"))(renamed)


async def find_match(caller: Caller, number: str | None, game: GameId | None = None, *, seated: bool = True) -> Table:
    """The match the caller means: the one numbered, or else the only one that fits.

    With `seated` only matches fit in which he has a seat, else also those of the channel. Among several the one in this
    channel is meant, then the one that waits for him. Raises Sorry or Refused.
    """
    if number is not None:
        table = await caller.table(_read(number, caller.say))
        if game is not None and table.game != game:
            raise Refused(Refusal.UNKNOWN_MATCH)
        return table
    fitting = await _fitting(caller, game, seated=seated)
    if not fitting:
        raise Sorry(
            caller.say(
                "No match of yours fits here. A game's command with `new` opens a table; `/help` lists the games."
            )
        )
    found = _the_one(fitting, caller.interaction.channel_id)
    if found is None:
        listed = caller.say.list([f"#{summary.match}" for summary in fitting[:10]])
        raise Sorry(caller.say("Several matches fit: {matches}. Say which one in `match`.", matches=listed))
    return await caller.table(found.match)


async def match_choices(
    interaction: Interaction, current: str, game: GameId | None = None, *, seated: bool = True
) -> list[app_commands.Choice[str]]:
    """The matches that fit, as lines of an autocomplete menu."""
    caller = Caller(interaction)
    wanted = current.strip().lstrip("#").lower()
    choices = []
    for summary in await _fitting(caller, game, seated=seated):
        line = _line(summary, caller)
        if wanted in line.lower():
            choices.append(app_commands.Choice(name=clip(line, LINE), value=str(summary.match)))
    return choices[:CHOICES]


async def _fitting(caller: Caller, game: GameId | None, *, seated: bool) -> list[Summary]:
    own = await caller.matches.of_player(caller.user_id)
    found = {summary.match: summary for summary in own}
    channel = caller.interaction.channel_id
    if not seated and channel is not None:
        found = {summary.match: summary for summary in await caller.matches.in_channel(channel)} | found
    return [summary for summary in found.values() if game is None or summary.game == game]


def _the_one(fitting: Sequence[Summary], channel: int | None) -> Summary | None:
    """The only one that fits, or the only one here, or the only one (of those here, or of all) that waits."""
    here = [summary for summary in fitting if channel in (summary.place.channel_id, summary.place.thread_id)]
    for candidates in (fitting, here, [s for s in here or fitting if s.waits_for_me]):
        if len(candidates) == 1:
            return candidates[0]
    return None


def _line(summary: Summary, caller: Caller) -> str:
    title = caller.say(caller.client.registry[summary.game].game.info.title)
    line = f"#{summary.match} · {title} · {', '.join(summary.names)}"
    return caller.say("{match} · your turn", match=line) if summary.waits_for_me else line


def _read(number: str, say: Words) -> MatchId:
    text = number.strip().lstrip("#")
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise Sorry(say("A match has a number, such as #12. `/match list` shows yours."))
    return MatchId(int(text))
