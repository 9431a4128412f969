"""A disk that is full: nothing is acknowledged that is not written down, and all goes on once there is room."""

from pathlib import Path

from bot.engine.registry import Registry
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.trouble import asked, with_button
from tests.flows.world import world_of
from tests.storage.full_disk import full_disk


async def test_a_full_disk_refuses_a_move_in_words_and_takes_it_when_there_is_room(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        await world.let_pass(11)
        mover = asked(world, people)
        panel = await mover.open_turn(world.board())
        panel, confirm = await mover.decide(panel, lambda _labels: 0)
        with full_disk():
            assert "can't write anything down just now" in (await mover.click(panel, confirm)).text
            assert "Priority card" in (await mover.press(world.board(), "hand")).text
        assert (await public_table(world)).ply == 0
        assert world.errors
        world.errors.clear()
        assert "Done:" in (await mover.click(panel, confirm)).text
        await world.let_pass(11)
        assert (await public_table(world)).ply == 1
        assert len(with_button(world, "words")) == 1
