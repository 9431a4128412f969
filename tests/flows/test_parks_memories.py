"""PARKS Memories over days: whole matches by clicks, and no face that stays behind once it is covered."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.parks_memories import entry
from bot.games.parks_memories.components import ART
from bot.games.parks_memories.events import Taken
from bot.matches.models import MatchId
from tests.flows.driver import Person, Shown, play_to_the_end
from tests.flows.parks import PARKS, AllCovered, everything, parks_in
from tests.flows.tables import friends, open_table, played, public_table
from tests.flows.twins import Onlooker, fresh, registry_with
from tests.flows.world import World, world_of

USES = {"Use Sun": "sun", "Use Water": "water", "Use Forest": "forest", "Use Mountain": "mountain"}


class Restarting(Onlooker):
    """Keeps what the public sees, and restarts the bot once while tiles are up and once while they are covered."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.restarts: list[str] = []

    async def __call__(self, asked: Sequence[Person], answered: int) -> None:
        await super().__call__(asked, answered)
        view = (await public_table(self.world)).view
        now = "covered" if view.phase == "flip" else "up"
        if view.turn >= 2 and now not in self.restarts:
            self.restarts.append(now)
            await self.world.restart()


class WholeMatch:
    """A match by clicks at random, from the first board to the result, and what is left of it a minute later."""

    def __init__(self, watch: Restarting, left: list[Shown], direct: list[Shown], taken: set[str]) -> None:
        self.watch = watch
        self.left = left
        self.direct = direct
        self.taken = taken


async def whole_match(folder: Path, game: Any, seats: int, **options: Any) -> WholeMatch:
    async with world_of(registry_with(entry, game), folder) as world:
        people = friends(world, seats)
        await open_table(people, PARKS, **options)
        watch = Restarting(world)
        await play_to_the_end(world, people, Random(seats), watch=watch, most=1)
        assert watch.restarts in (["up", "covered"], ["covered", "up"])
        await world.let_pass(61)
        watch.look()
        events = (await played(world)).history(None)
        taken = {ART[event.tile] for event in events if isinstance(event, Taken)}
        direct = [shown for person in people for shown in person.direct_messages()]
        return WholeMatch(watch, everything(world), direct, taken)


@pytest.mark.usefixtures("same_luck")
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (6, {"teams": 3, "pairs-to-win": 2})], ids=["two players", "three teams of two"]
)
async def test_nothing_of_a_covered_face_is_left_by_a_whole_match(
    tmp_path: Path, seats: int, options: dict[str, Any]
) -> None:
    match = await whole_match(fresh(tmp_path, "seen"), entry.game, seats, **options)
    twin = await whole_match(fresh(tmp_path, "covered"), AllCovered(), seats, **options)
    assert match.watch.told == twin.watch.told
    assert match.watch.pictures == twin.watch.pictures
    assert len(match.watch.pictures) > 20
    assert not match.direct
    for shown in match.left:
        assert parks_in(shown.text + shown.alt) <= match.taken
        assert not (shown.message.ephemeral and shown.message.attachments), "a private picture still stands"


class Abilities:
    """Compares what a panel offers with what can be used, whenever somebody is asked."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.offered: set[str] = set()

    async def __call__(self, asked: Sequence[Person], _answered: int) -> None:
        panel = await asked[0].open_turn(self.world.seen("play"))
        table = await self.world.bot.matches.table(MatchId(1), asked[0].id)
        offered = {USES[label.split(":")[0]] for label in panel.labels() if label.split(":")[0] in USES}
        assert offered == set(table.view.usable) <= set(table.view.teams[table.view.team].active)
        for ability in USES.values():
            assert (f"{ability.capitalize()} can" in panel.text) is (ability in offered)
        self.offered |= offered


async def test_an_ability_is_offered_when_it_can_be_used_and_only_then(tmp_path: Path) -> None:
    async with world_of(registry_with(entry, entry.game), tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, PARKS, **{"pairs-to-win": 2})
        watch = Abilities(world)
        await play_to_the_end(world, people, Random(8), watch=watch, most=1)
        assert watch.offered == set(USES.values())
