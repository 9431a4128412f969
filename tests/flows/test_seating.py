"""Who sits where, as people change it by commands and buttons."""

from pathlib import Path

from bot.engine.registry import Registry
from bot.matches.models import MatchId
from tests.flows.driver import Person, forge
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of

DAY = 86400


async def leave(person: Person, world: World) -> None:
    await person.press(await person.press(await person.press(world.board(), "more"), "leaveask"), "leaveyes")


async def test_a_guest_is_asked_in_public_and_takes_the_seat_of_the_bot(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        *people, guest = friends(world, 3)
        await open_table(people, **DEALT)
        await leave(people[1], world)
        reply = await people[0].slash("match invite", player=guest.actor)
        assert "friend2 is asked" in reply.text
        await world.let_pass(1)
        asked = world.seen("accept")
        assert f"<@{guest.id}> friend0 invites you" in asked.text
        assert "not for you" in (await people[0].press(asked, "accept")).text
        welcome = await guest.press(asked, "accept")
        assert welcome.message.ephemeral
        assert "Welcome to the table" in welcome.text
        await world.let_pass(11)
        assert world.find("accept") is None
        assert (await public_table(world)).holders[1].user_id == guest.id
        assert guest.direct_messages()
        assert "friend2 takes seat 2" in (await guest.slash("match log")).text


async def test_an_invitation_can_be_declined_and_then_leads_nowhere(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        *people, guest = friends(world, 3)
        await open_table(people, **DEALT)
        await leave(people[1], world)
        await people[0].slash("match invite", player=guest.actor)
        await world.let_pass(1)
        assert "withdrawn" in (await guest.press(world.seen("decline"), "decline")).text
        await world.let_pass(1)
        assert world.find("accept") is None
        assert "not for you" in (await forge(guest, "p:accept:1:0-0")).text


async def test_whoever_left_comes_back(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        await leave(people[1], world)
        assert "Welcome back" in (await people[1].slash("match retake")).text
        assert (await world.bot.matches.table(MatchId(1), people[1].id)).seat == 1


async def test_people_vote_where_a_moderator_decides_alone(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        asked = next(person for person in people if f"<@{person.id}>" in world.board().text)
        other = people[1 - people.index(asked)]
        seat = people.index(asked) + 1
        assert "still has time" in (await other.slash("match hand-over", seat=seat)).text
        for days in (1, 1, 1):
            await world.let_pass(days * DAY)
        assert "A bot plays on" in (await other.slash("match hand-over", seat=seat)).text


async def test_the_host_is_passed_on_by_a_command(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        assert "Only the host" in (await people[1].slash("match host", player=people[1].actor)).text
        assert "friend1 is the host now" in (await people[0].slash("match host", player=people[1].actor)).text
        assert (await public_table(world)).host == people[1].id


async def test_before_the_start_nobody_needs_an_invitation(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        host, guest = friends(world, 2)
        await host.slash("dia-para-relaxar new", seats=2)
        assert "*Join* is open" in (await host.slash("match invite", player=guest.actor)).text
