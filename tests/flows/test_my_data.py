"""`/settings my-data`: a file for its owner alone, and being forgotten."""

import json
from pathlib import Path
from random import Random

from bot.engine.registry import Registry
from bot.matches.models import MatchId, Status
from tests.flows.driver import Person
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of
from tests.matches.playing import plies

MATCH = MatchId(1)


def file_at(world: World, url: str) -> str:
    content = world.env.backend.cdn.get(url)
    assert content is not None
    return content.decode()


async def test_everybody_gets_his_own_data_as_a_private_file(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        outing = (await public_table(world)).view.board.in_play[0]
        await world.bot.matches.set_standing(MATCH, people[1].id, "vote", outing, "no")
        files = []
        for person in people[:2]:
            reply = await person.slash("settings my-data export")
            assert reply.message.ephemeral
            (attached,) = reply.message.attachments
            files.append(json.loads(file_at(world, attached.url)))
        assert [kept["players"][0]["user_id"] for kept in files] == [person.id for person in people[:2]]
        assert [len(kept["standing"]) for kept in files] == [0, 1]


async def test_being_forgotten_asks_first_and_leaves_every_match(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        asked = await people[0].slash("settings my-data delete")
        assert (await public_table(world)).persons == (people[0].id, people[1].id)
        reply = await people[0].press(asked, "forget")
        assert "forgotten" in reply.text
        await world.let_pass(11)
        table = await public_table(world)
        assert (table.status, table.persons) == (Status.RUNNING, (people[1].id,))
        assert people[0].actor.user.name not in world.board().text
        assert "a former player leaves" in (await people[1].press(world.board(), "logopen")).text


async def test_a_former_player_is_named_in_the_readers_language(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = [Person(world, world.actor("ana")), Person(world, world.actor("bia", "pt-BR"))]
        await open_table(people, **DEALT)
        async for _ in plies(world.bot.matches, MATCH, Random(1)):
            pass
        await world.let_pass(11)
        await people[0].press(await people[0].slash("settings my-data delete"), "forget")
        more = await people[1].press(world.board(), "words")
        assert "ex-participante" in more.text.replace("\\", "")
        assert "ana" not in more.text.split()
