"""The lobby: who sits, what is chosen, who may start."""

from pathlib import Path

import discord
import pytest

from bot.engine.registry import Registry
from bot.matches.models import Status
from tests.flows.driver import Person, forge
from tests.flows.tables import DEALT, fill_table, friends, public_table
from tests.flows.world import world_of


async def test_new_posts_a_lobby_that_tells_the_game_and_who_sits(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        reply = await host.slash("dia-para-relaxar new", seats=3)
        lobby = world.lobby()
        assert reply.message.ephemeral
        assert not lobby.message.ephemeral
        assert "friend0 · host" in lobby.text
        assert "2 seats are free" in lobby.text
        assert {"Join", "Leave", "Cancel", "Rules"} <= set(lobby.labels())
        assert "Start" not in lobby.labels()


async def test_a_lobby_that_has_begun_tells_neither_of_free_seats_nor_of_what_changes_nothing(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        host, guest = friends(world, 2)
        await host.slash("parks-memories new", seats=6)
        await guest.press(world.lobby(), "join")
        before = world.lobby()
        assert "4 seats are free" in before.text
        assert "Two teams" in before.text
        await host.press(before, "start")
        begun = next(
            shown for shown in world.messages(before.message.channel_id) if shown.message.id == before.message.id
        )
        assert "The match is played in" in begun.text
        assert "free" not in begun.text
        assert "Two teams" not in begun.text
        assert "Seen once" in begun.text


async def test_people_join_and_leave(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        host, guest = friends(world, 2)
        await host.slash("dia-para-relaxar new", seats=3)
        await guest.press(world.lobby(), "join")
        assert "2\\. friend1" in world.lobby().text
        again = await guest.press(world.lobby(), "join")
        assert "sit at this table already" in again.text
        await guest.press(world.lobby(), "leave")
        assert "friend1" not in world.lobby().text
        stranger = await guest.press(world.lobby(), "leave")
        assert "no seat" in stranger.text


async def test_only_the_host_or_a_moderator_starts(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        lobby = await fill_table(people, **DEALT)
        refused = await people[1].press(lobby, "start")
        assert "Only the host, friend0, or a moderator" in refused.text
        assert (await public_table(world)).status is Status.LOBBY
        role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_messages=True))
        keeper = Person(world, world.guild.add_member(world.env.create_user("keeper"), roles=[role]))
        await keeper.press(world.lobby(), "start")
        assert (await public_table(world)).status is Status.RUNNING


async def test_bots_come_and_go(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        await host.slash("dia-para-relaxar new", seats=3)
        await host.press(world.lobby(), "morebot")
        assert "· bot" in world.lobby().text
        assert "Start" in world.lobby().labels()
        await host.press(world.lobby(), "lessbot")
        assert "· bot" not in world.lobby().text


async def test_the_options_are_chosen_in_menus(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        host, guest = friends(world, 2)
        await host.slash("dia-para-relaxar new", seats=3)
        menu = world.lobby().menu("choose")
        assert menu is not None
        await host.pick(world.lobby(), menu["custom_id"], ["1"])
        assert (await public_table(world)).options.setup == "dealt"
        refused = await guest.pick(world.lobby(), menu["custom_id"], ["0"])
        assert "Only the host" in refused.text
        size = world.lobby().menu("size")
        assert size is not None
        await host.pick(world.lobby(), size["custom_id"], ["2"])
        assert (await public_table(world)).size == 2
        assert "1 seat is free" in world.lobby().text


async def test_a_full_table_starts_itself_if_the_host_chose_so(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        host, guest = friends(world, 2)
        await host.slash("dia-para-relaxar new", seats=2)
        await host.press(world.lobby(), "selfstart")
        assert "starts by itself" in world.lobby().text
        await guest.press(world.lobby(), "join")
        assert (await public_table(world)).status is Status.RUNNING
        assert world.find("play") is not None


async def test_after_the_start_the_lobby_says_where_the_match_is(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        lobby = await fill_table(people, **DEALT)
        await people[0].press(lobby, "start")
        await world.let_pass(11)
        (thread,) = world.channel.threads
        old = world.messages(world.channel.id)[0]
        assert f"<#{thread.id}>" in old.text
        assert old.labels() == ["Rules"]


async def test_cancel_asks_first_and_then_empties_the_lobby(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        host, guest = friends(world, 2)
        await host.slash("dia-para-relaxar new", seats=2)
        assert "Only the host" in (await guest.press(world.lobby(), "cancel")).text
        question = await host.press(world.lobby(), "cancel")
        assert question.message.ephemeral
        await host.press(question, "cancelyes")
        await world.let_pass(11)
        assert world.find("join") is None
        assert "given up" in world.messages(world.channel.id)[0].text


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages", "Send Messages"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
        ("view_channel", "View Channel"),
    ],
)
async def test_new_names_the_permission_that_is_missing(
    registry: Registry, tmp_path: Path, permission: str, name: str
) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        me = world.guild.me
        assert me is not None
        denied = discord.PermissionOverwrite(**{permission: False})
        quiet = world.guild.create_text_channel("quiet", overwrites={me: denied})
        reply = await host.slash("dia-para-relaxar new", quiet)
        assert "I lack the permission" in reply.text
        assert f"**{name}**" in reply.text
        assert not await world.bot.matches.in_channel(quiet.id)


async def test_new_in_a_direct_message_says_where_to_go(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        result = await host.actor.user.slash("dia-para-relaxar new")
        assert result.response is not None
        assert "server's channel" in str(result.response.components)


async def test_a_leave_that_meets_the_start_costs_nobody_his_seat(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        lobby = await fill_table(people, **DEALT)
        leave = lobby.button("leave") or ""
        await people[0].press(lobby, "start")
        answer = await forge(people[1], leave)
        assert "has started" in answer.text
        assert people[1].id in (await public_table(world)).persons
