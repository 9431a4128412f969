"""People who are gone when the match needs them."""

from pathlib import Path

from bot.engine.registry import Registry
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.trouble import asked, first_move
from tests.flows.world import world_of


async def test_who_has_left_the_server_is_found_when_it_is_his_turn_and_a_bot_may_play_it(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        here = asked(world, people)
        gone = people[1 - people.index(here)]
        world.guild.remove_member(gone.actor)
        while f"<@{here.id}>" in (board := world.board()).text:
            await first_move(here, await here.open_turn(board))
            await world.let_pass(11)
        assert f"{gone.actor.name} is no longer on this server." in board.text
        assert f"time is up for {gone.actor.name}" in board.text
        ply = (await public_table(world)).ply
        assert "A bot plays this turn" in (await here.press(board, "standin")).text
        await world.let_pass(11)
        assert (await public_table(world)).ply > ply
        assert asked(world, people) is here
