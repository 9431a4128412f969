"""The turn panel: choose, go back, take back."""

from pathlib import Path
from random import Random

from bot.engine.registry import Registry
from tests.flows.driver import Person, Shown, is_question
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of


def whose_turn(world: World, people: list[Person]) -> Person:
    return next(person for person in people if f"<@{person.id}>" in world.board().text)


def first(_labels: object) -> int:
    return 0


async def test_choices_bear_the_marks_of_the_picture_and_back_leads_back(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        person, panel = await until(world, people, "pick")
        before, labels, ply = panel.text, _labels(panel), (await public_table(world)).ply
        deeper = await person.press(panel, "pick")
        assert deeper.text != before
        back = await person.press(deeper, "back")
        assert (back.text, _labels(back)) == (before, labels)
        assert (await public_table(world)).ply == ply


async def test_back_leads_to_a_menu_in_which_the_same_can_be_chosen_again(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, "parks-memories")
        person = whose_turn(world, people)
        panel = await person.open_turn(world.board())
        menu = dict(panel.menu("choice") or {})
        back = await person.press(await person.choose(panel, first), "back")
        again = dict(back.menu("choice") or {})
        assert menu.pop("id") != again.pop("id")
        assert menu == again


async def test_the_button_that_acts_says_the_whole_action_and_then_what_came_of_it_is_told(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        person = whose_turn(world, people)
        panel = await person.open_turn(world.board())
        panel, do = await person.decide(panel, first)
        sentence = panel.labels()[0].removeprefix("1 · ")
        lines = (await person.click(panel, do)).text.splitlines()
        done, *news = (line for line in lines if line.startswith(("Done: ", "- ")))
        assert set(sentence.split()) & set(done.split())
        logged = (await person.slash("match log")).text.splitlines()
        assert [done.replace("Done: ", "- "), *news] == logged[-1 - len(news) :]


async def test_who_plays_out_of_turn_is_told_so_first(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        other = next(person for person in people if person is not whose_turn(world, people))
        told = await other.open_turn(world.board())
        assert told.text.splitlines()[1] == "It is not your turn just now."


async def test_a_second_play_puts_the_first_panel_away(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        person = whose_turn(world, people)
        panels = [await person.open_turn(world.board()) for _ in range(3)]
        standing = world.env.backend.messages[panels[0].message.channel_id]
        assert [panel.message.id in standing for panel in panels] == [False, False, True]
        await person.move(panels[-1], first)
        assert (await public_table(world)).ply == 1


async def test_a_thing_that_is_called_by_its_mark_is_not_named_twice(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, setup="players")
        panel = await whose_turn(world, people).open_turn(world.board())
        labels = _labels(panel)
        assert min(labels).endswith("on row 0")
        assert not any(" · " in label for label in labels)


async def test_the_first_half_of_two_moves_can_be_taken_back_by_a_click(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        person, panel = await until(world, people, "undo")
        before = await public_table(world)
        taken_back = await person.press(panel, "undo")
        assert "Taken back" in taken_back.text
        assert (await public_table(world)).ply == before.ply - 1
        again = await person.moves(taken_back, first, 2)
        assert again == 2


async def until(world: World, people: list[Person], verb: str) -> tuple[Person, Shown]:
    """Plays at random until somebody's panel has such a button."""
    luck = Random(7)
    for _ in range(500):
        person = whose_turn(world, people)
        panel = await person.open_turn(world.board())
        if panel.button(verb) is None and is_question(panel):
            panel = await person.move(panel, lambda labels: luck.randrange(len(labels)))
        if panel.button(verb) is not None:
            return person, panel
        await world.let_pass(11)
    raise AssertionError(f"nobody was ever offered {verb}")


def _labels(panel: Shown) -> list[str]:
    return panel.labels() + [option["label"] for menu in panel.menus for option in menu["options"]]


async def test_where_faces_are_to_be_remembered_private_pictures_vanish_after_a_minute(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, "parks-memories", memory="once")
        person = whose_turn(world, people)
        panel = await person.open_turn(world.board())
        await world.let_pass(40)
        panel = await person.choose(panel, first)
        await world.let_pass(40)
        assert is_question(panel)
        await world.let_pass(30)
        assert panel.message.id not in world.env.backend.messages[panel.message.channel_id]


async def test_elsewhere_private_panels_stay(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        panel = await whose_turn(world, people).open_turn(world.board())
        await world.let_pass(300)
        assert panel.message.id in world.env.backend.messages[panel.message.channel_id]


async def test_where_faces_are_to_be_remembered_look_shows_the_board_in_private(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, "parks-memories", memory="once")
        looked = await people[0].press(world.board(), "look")
        assert looked.message.ephemeral
        await world.let_pass(70)
        assert looked.message.id not in world.env.backend.messages[looked.message.channel_id]
        await open_table(people, "parks-memories", memory="open")
        assert world.board().button("look") is None
