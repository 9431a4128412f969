"""Names that would break out of their place stay in it, and a server's nicknames on that server."""

from pathlib import Path

import pytest

from bot.engine.registry import Registry
from bot.matches.names import clean_name
from tests.flows.driver import Person
from tests.flows.tables import DEALT, open_table, public_table
from tests.flows.world import world_of

HOSTILE = [
    "**bold** _and_ ~~gone~~",
    "@everyone",
    "<@&1234567890123456789>",
    "<@1234567890123456789> hi",
    "[click](https://example.com)",
    "https://example.com/x",
    "\N{RIGHT-TO-LEFT OVERRIDE}gnitteg",
    "line\none\ttwo",
    "# heading `code` ||spoiler||",
    "\N{PILE OF POO}\N{ZERO WIDTH JOINER}\N{SMILING FACE WITH SUNGLASSES}",
    "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 32,
    "\N{CJK UNIFIED IDEOGRAPH-5BFF}\N{CJK UNIFIED IDEOGRAPH-53F8}" * 16,
    "Z\N{COMBINING ACUTE ACCENT}" + "\N{COMBINING TILDE}" * 20,
    "\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NON-JOINER}",
    "\N{HANGUL FILLER}\N{BRAILLE PATTERN BLANK}",
    "{name} %s {0}",
    " ",
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_plays_like_any_other(registry: Registry, tmp_path: Path, name: str) -> None:
    async with world_of(registry, tmp_path) as world:
        people = [Person(world, world.actor("mallory", global_name=name)), Person(world, world.actor("bob"))]
        await open_table(people, **DEALT)
        asked = next(person for person in people if f"<@{person.id}>" in world.board().text)
        await asked.move(await asked.open_turn(world.board()), lambda _labels: 0)
        await people[1].press(world.board(), "logopen")
        stored = (await public_table(world)).cast.name(0)
        assert 0 < len(stored) <= 32
        assert clean_name(stored) == stored
        assert stored.replace("\N{ZERO WIDTH JOINER}", "").isprintable()
        posts = [request.json for request in world.env.http_requests if "/messages" in request.path and request.json]
        ours = {str(person.id) for person in people}
        for post in posts:
            mentions = post.get("allowed_mentions") or {"parse": []}
            assert not mentions.get("parse")
            assert set(map(str, mentions.get("users", []))) <= ours
        texts = "\n".join(shown.text for room in world.rooms() for shown in world.messages(room.id))
        for trick in ("**bold**", "@everyone", "<@&", "<@1234567890123456789>", "](", "https://", "`code`", "||sp"):
            assert trick not in texts


async def test_a_nickname_of_one_server_is_shown_on_no_other(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        user = world.env.create_user("ana", global_name="Ana")
        elsewhere = world.env.create_guild("Elsewhere")
        room = elsewhere.create_text_channel("here")
        here = Person(world, world.guild.add_member(user, nick="Work name"))
        there = Person(world, elsewhere.add_member(user, nick="Secret name"))
        await here.slash("kawaii-pets new", seats=1)
        await there.slash("kawaii-pets new", room, seats=1)
        for person, channel in ((here, world.channel), (there, room), (here, world.channel)):
            await person.slash("match list", channel)
            names = [(await public_table(world, match)).cast.name(0) for match in (1, 2)]
            assert names == ["Work name", "Secret name"]
        await user.slash("match list")
        assert (await public_table(world, 1)).cast.name(0) == "Work name"
