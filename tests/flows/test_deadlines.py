"""Turn deadlines, as people see them."""

from pathlib import Path

import discord

from bot.engine.registry import Registry
from tests.flows.driver import Person
from tests.flows.tables import DEALT, fill_table, friends, public_table
from tests.flows.world import world_of

DAY = 86400


async def test_the_host_chooses_the_time_in_the_lobby_and_the_board_shows_the_deadline(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        lobby = await fill_table(people, **DEALT)
        assert "**Time per turn:** 48 hours, then the table waits" in lobby.text
        panel = await people[0].press(lobby, "time")
        assert panel.message.ephemeral
        menu = panel.menu("limit")
        assert menu is not None
        day = next(option["value"] for option in menu["options"] if option["label"] == "24 hours")
        panel = await people[0].pick(panel, menu["custom_id"], [day])
        assert "24 hours, then" in panel.text
        refused = await people[1].pick(await people[1].press(lobby, "time"), menu["custom_id"], [day])
        assert "Only the host" in refused.text
        await world.let_pass(11)
        assert "24 hours, then" in world.lobby().text
        await people[0].press(world.lobby(), "start")
        (timing,) = (await public_table(world)).timings
        assert timing.deadline is not None
        assert f"<t:{int(timing.deadline.timestamp())}:R>" in world.board().text


async def test_when_the_time_is_up_anybody_at_the_table_lets_a_bot_play_the_turn(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        lobby = await fill_table(people, **DEALT)
        await people[0].press(lobby, "start")
        late = next(person for person in people if f"<@{person.id}>" in world.board().text)
        other = next(person for person in people if person is not late)
        assert world.find("standin") is None
        await world.restart()
        await world.let_pass(2 * DAY + 60)
        board = world.board()
        assert "time is up for friend" in board.text
        ply = (await public_table(world)).ply
        answer = await other.press(board, "standin")
        assert "A bot plays this turn for friend" in answer.text
        await world.let_pass(11)
        assert (await public_table(world)).ply > ply
        assert world.find("standin") is None
        assert "A bot plays this turn for friend" in world.board().text


async def test_a_server_chooses_what_new_tables_begin_with(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_messages=True))
        keeper = Person(world, world.guild.add_member(world.env.create_user("keeper"), roles=[role]))
        reply = await keeper.slash("settings server", time=0)
        assert "**Time per turn:** no deadline" in reply.text
        await keeper.slash("settings server", time=7 * DAY, afterwards="bot_seat")
        await host.slash("dia-para-relaxar new", seats=2)
        assert "7 days, then a bot plays the turn, and takes the seat at miss 2 in a row" in world.lobby().text
