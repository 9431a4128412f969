"""Reminders, as people set them and see them."""

from pathlib import Path

from bot.engine.registry import Registry
from tests.flows.driver import Person
from tests.flows.tables import DEALT, friends, open_table
from tests.flows.world import World, world_of

HOUR = 3600


def sides(world: World, people: list[Person]) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    asked = next(person for person in people if f"<@{person.id}>" in world.board().text)
    return asked, next(person for person in people if person is not asked)


async def test_a_reminder_is_the_board_anew_with_a_mention(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        asked, _ = sides(world, people)
        before = world.board()
        await world.let_pass(24 * HOUR + 60)
        board = world.board()
        assert board.message.id != before.message.id
        assert f"<@{asked.id}>" in board.text
        assert len([shown for room in world.rooms() for shown in world.messages(room.id) if shown.button("words")]) == 1


async def test_no_reminders_this_turn_is_a_button_behind_more(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        asked, other = sides(world, people)
        before = world.board()
        assert (await other.press(before, "more")).button("hush") is None
        answer = await asked.press(await asked.press(before, "more"), "hush")
        assert "not reminded of this turn any more" in answer.text
        await world.let_pass(46 * HOUR)
        assert world.board().message.id == before.message.id


async def test_somebody_at_the_table_nudges_once_a_turn(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        _, other = sides(world, people)
        before = world.board()
        assert "They are reminded" in (await other.slash("match nudge")).text
        await world.let_pass(1)
        assert world.board().message.id != before.message.id
        assert "once a turn is enough" in (await other.slash("match nudge")).text


async def test_everybody_sets_spacing_and_quiet_hours_in_his_time_zone(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (person,) = friends(world, 1)
        assert "at half time" in (await person.slash("settings reminders")).text
        reply = await person.slash("settings reminders", every=6 * HOUR, quiet="22:00-8:00", zone="europe/lisbon")
        assert "every 6 hours" in reply.text
        assert "22:00-08:00 (Europe/Lisbon)" in reply.text
        moved = await person.slash("settings reminders", zone="America/Sao_Paulo")
        assert "22:00-08:00 (America/Sao_Paulo)" in moved.text
        for wrong in ("25:00-08:00", "late", "9-9", "22:61-8"):
            assert "two times of the day" in (await person.slash("settings reminders", quiet=wrong)).text
        assert "no time zone" in (await person.slash("settings reminders", quiet="1-2", zone="Mars")).text
        ended = await person.slash("settings reminders", every=0, quiet="none")
        assert "**Reminders:** none\n**Quiet hours:** none" in ended.text


async def test_quiet_hours_need_a_time_zone_which_is_offered_while_typing(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (person,) = friends(world, 1)
        assert "in which time zone" in (await person.slash("settings reminders", quiet="22-8")).text
        offered = await person.actor.autocomplete(world.channel, "settings reminders", "zone", "sao p")
        assert [choice["value"] for choice in offered] == ["America/Sao_Paulo"]
        assert len(await person.actor.autocomplete(world.channel, "settings reminders", "zone", "")) == 25
