"""Tables set up by clicks."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.play import Playthrough
from bot.engine.record import verify
from bot.matches.models import MatchId, Table
from tests.flows.driver import Person, Shown
from tests.flows.world import World

__all__ = ["DEALT", "fill_table", "friends", "open_table", "played", "public_table"]

DEALT = {"setup": "dealt"}
"""Um dia without its sixteen placements."""


def friends(world: World, count: int, locale: str = "en-US") -> list[Person]:
    """Members of the server who speak this language."""
    return [Person(world, world.actor(f"friend{number}", locale)) for number in range(count)]


async def fill_table(people: Sequence[Person], command: str = "dia-para-relaxar", **options: Any) -> Shown:
    """The first opens a table for all, the others join; answers the lobby."""
    world = people[0].world
    await _ask_for_table(people, command, options)
    for person in people[1:]:
        await person.press(world.lobby(), "join")
    return world.lobby()


async def open_table(people: Sequence[Person], command: str = "dia-para-relaxar", **options: Any) -> None:
    """As `fill_table`, and the first starts the match; a table for one begins by itself."""
    if len(people) == 1:
        await _ask_for_table(people, command, options)
        return
    await people[0].press(await fill_table(people, command, **options), "start")


async def _ask_for_table(people: Sequence[Person], command: str, options: Mapping[str, Any]) -> None:
    await people[0].slash(f"{command} new", seats=len(people), **options)


async def public_table(world: World, match: int = 1) -> Table:
    """The match as everybody may see it."""
    return await world.bot.matches.table(MatchId(match))


async def played(world: World, match: int = 1) -> Playthrough:
    """A finished match, played again from its export, which proves the export as well."""
    exported = await world.bot.matches.export(MatchId(match))
    assert exported.complete
    return verify(exported.data, world.registry)
