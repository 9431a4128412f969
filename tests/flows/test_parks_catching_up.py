"""Look, and catching up: what somebody has not seen is told him once, in private, for a minute."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.matches.models import MatchId
from tests.flows.driver import Person, Shown
from tests.flows.parks import PARKS, choose, everything, laid, parks_in, to_move
from tests.flows.tables import friends, open_table
from tests.flows.twins import fresh, public_pictures, public_requests, without_numbers
from tests.flows.world import World, world_of


async def act(person: Person, panel: Shown, *labels: str) -> Shown:
    """Chooses these; what was chosen in a menu is confirmed."""
    in_menu = panel.menu("choice") is not None
    chosen = await choose(person, panel, *labels)
    return await person.press(chosen, "do") if in_menu else chosen


async def turn(world: World, person: Person, flips: Sequence[str], take: str, hiker: str) -> Shown:
    """A whole turn without abilities, drawing from the first stack; answers what he sees after it."""
    panel = await person.open_turn(world.seen("play"))
    panel = await act(person, panel, *flips)
    panel = await act(person, panel, take)
    panel = await act(person, panel, "1")
    panel = await act(person, panel, hiker)
    await world.let_pass(11)
    return panel


async def test_who_is_to_move_catches_up_once_in_his_turn_panel(tmp_path: Path) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = ana, bo = friends(world, 2)
        await open_table(people, PARKS)
        await turn(world, ana, ("A1", "C1"), "A1", "A1")
        panel = await bo.open_turn(world.board())
        assert "You have not seen 1 turn." in panel.text
        assert "katmai" not in parks_in(panel.text)
        told = await bo.press(panel, "missed")
        assert {"acadia", "katmai"} <= parks_in(told.text)
        assert told.message.ephemeral
        again = await bo.slash(f"{PARKS} missed")
        assert "You have missed nothing" in again.text
        assert not parks_in(again.text)
        assert (await bo.open_turn(world.board())).button("missed") is None
        await world.let_pass(61)
        assert "katmai" not in parks_in("\n".join(shown.text + shown.alt for shown in everything(world)))


async def test_several_turns_are_told_one_after_the_other_and_the_rest_can_be_skipped(tmp_path: Path) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = ana, bo, cy, di = friends(world, 4)
        await open_table(people, PARKS)
        await turn(world, ana, ("A1", "C1"), "A1", "A1")
        await turn(world, bo, ("A2", "C2"), "A2", "A2")
        await turn(world, cy, ("B1", "B2"), "B1", "B1")
        first = await di.slash(f"{PARKS} missed")
        assert "katmai" in parks_in(first.text)
        assert "2 more turns wait" in first.text
        second = await di.press(first, "missed")
        assert "biscayne" in parks_in(second.text)
        assert "katmai" not in parks_in(second.text)
        skipped = await di.press(second, "skip")
        assert skipped.button("missed") is None
        assert "You have missed nothing" in (await di.slash(f"{PARKS} missed")).text
        mate = await bo.slash(f"{PARKS} missed")
        assert parks_in(mate.text), "members of a team catch up each for himself"


async def test_moving_on_passes_over_what_was_not_caught_up(tmp_path: Path) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = ana, bo = friends(world, 2)
        await open_table(people, PARKS)
        await turn(world, ana, ("A1", "C1"), "A1", "A1")
        panel = await act(bo, await bo.open_turn(world.board()), "A2", "C2")
        assert panel.button("missed") is None
        assert "You have missed nothing" in (await bo.slash(f"{PARKS} missed")).text


@pytest.mark.parametrize("command", ["look", "board"])
async def test_what_somebody_saw_with_look_is_not_told_again(tmp_path: Path, command: str) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = ana, bo = friends(world, 2)
        await open_table(people, PARKS)
        panel = await act(ana, await ana.open_turn(world.board()), "A1", "C1")
        looked = await bo.slash(f"{PARKS} {command}")
        assert looked.message.ephemeral
        assert {"acadia", "katmai"} <= parks_in(looked.text) & parks_in(looked.alt)
        panel = await act(ana, await act(ana, await act(ana, panel, "A1"), "1"), "A1")
        await world.let_pass(61)
        assert "katmai" not in parks_in((await bo.slash(f"{PARKS} missed")).text)
        assert looked.message.id not in world.env.backend.messages[looked.message.channel_id]


async def test_forest_is_shown_to_its_user_for_a_minute_even_when_his_turn_ends_at_once(tmp_path: Path) -> None:
    position = ("area 0 / forest", "stack 1 redwood1 redwood2", "stack 2 everglades1", "stack 3 everglades2")
    async with world_of(laid(*position), tmp_path) as world:
        people = ana, bo = friends(world, 2)
        await open_table(people, PARKS)
        panel = await act(ana, await ana.open_turn(world.board()), "A1", "C1")
        panel = await act(ana, panel, "A1")
        stacks = await choose(ana, panel, "Use Forest")
        panel = await act(ana, stacks, "Use Forest: look at the top of stack 1 in secret")
        assert "saw Redwood" in panel.text
        await world.let_pass(11)
        assert to_move(world, people) is bo, "the Hiker had only one way to go"
        for shown in (await bo.slash(f"{PARKS} missed"), await bo.slash(f"{PARKS} look"), await ana.slash("match log")):
            assert "redwood" not in parks_in(shown.text + shown.alt)
        await world.let_pass(61)
        assert not any("redwood" in parks_in(shown.text + shown.alt) for shown in everything(world))


async def test_a_private_sight_does_not_outlive_the_bot(tmp_path: Path) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = ana, bo = friends(world, 2)
        await open_table(people, PARKS)
        await act(ana, await ana.open_turn(world.board()), "A1", "C1")
        looked = await bo.press(world.board(), "look")
        await world.restart()
        assert looked.message.id not in world.env.backend.messages[looked.message.channel_id]
        assert not any(parks_in(shown.text + shown.alt) for shown in everything(world))
        assert parks_in((await bo.slash(f"{PARKS} look")).text) == {"acadia", "katmai"}


async def test_in_direct_messages_nothing_is_shown_that_is_to_be_remembered(tmp_path: Path) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = ana, _ = friends(world, 2)
        await open_table(people, PARKS)
        await act(ana, await ana.open_turn(world.board()), "A1", "C1")
        choices = await ana.actor.autocomplete(world.channel, f"{PARKS} play", "move", "")
        for command, options in (("look", {}), ("missed", {}), ("board", {}), ("play", {"move": choices[0]["value"]})):
            result = await ana.actor.user.slash(f"{PARKS} {command}", **options)
            assert result.response is not None
            reply = Shown(result.response)
            assert "on the server only" in reply.text
            assert not parks_in(reply.text + reply.alt)
        assert len((await world.bot.matches.log(MatchId(1))).entries) == 2, "and nothing was played"
        assert not any(parks_in(shown.text + shown.alt) for shown in ana.direct_messages())


async def test_look_and_missed_are_for_those_at_the_table(tmp_path: Path) -> None:
    async with world_of(laid(), tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, PARKS)
        stranger = Person(world, world.actor("stranger"))
        await act(people[0], await people[0].open_turn(world.board()), "A1", "C1")
        for command in ("look", "missed"):
            reply = await stranger.slash(f"{PARKS} {command}", match="1")
            assert not parks_in(reply.text + reply.alt)
        assert world.board().button("hand") is None


class Everywhere:
    """All that could keep a face, as somebody at the table and somebody else find it while tiles are up."""

    def __init__(self, world: World, person: Person) -> None:
        self.world = world
        self.person = person
        self.stranger = Person(world, world.actor("stranger"))
        self.found: list[str] = []

    async def gather(self) -> None:
        """What logs, exports, menus and the public's panels say now."""
        world, person = self.world, self.person
        await world.let_pass(11)
        board = world.board()
        for shown in (await person.press(board, "logopen"), await person.slash("match log")):
            self.found.append(shown.text)
        for verb in ("look", "words", "logopen"):
            shown = await self.stranger.press(board, verb)
            self.found.append(shown.text + shown.alt)
        self.found.append((await world.bot.matches.export(MatchId(1))).data.decode())
        choices = await person.actor.autocomplete(world.channel, f"{PARKS} play", "move", "")
        self.found += [choice["name"] for choice in choices]
        self.found += [*public_requests(world), *sorted(public_pictures(world))]


async def _everywhere(folder: Path, *, covered: bool) -> list[str]:
    async with world_of(laid("area 0 redwood1 / water", covered=covered), folder) as world:
        people = ana, _ = friends(world, 2)
        await open_table(people, PARKS)
        everywhere = Everywhere(world, ana)
        panel = await act(ana, await ana.open_turn(world.board()), "A1", "C1")
        await everywhere.gather()
        panel = await act(ana, panel, "A1")
        await everywhere.gather()
        panel = await act(ana, await choose(ana, panel, "Use Water"), "B1")
        await everywhere.gather()
        await act(ana, panel, "Return Redwood face down to B1")
        await everywhere.gather()
        return [_timeless(text) for text in everywhere.found]


def _timeless(text: str) -> str:
    """Without Discord's numbers and the time of day."""
    lines = without_numbers(text).splitlines()
    return "\n".join(line for line in lines if '"at":' not in line)


async def test_logs_exports_menus_and_strangers_keep_no_face_while_tiles_are_up(tmp_path: Path) -> None:
    found = await _everywhere(fresh(tmp_path, "seen"), covered=False)
    twin = await _everywhere(fresh(tmp_path, "covered"), covered=True)
    assert found == twin
    assert not any("katmai" in parks_in(text) for text in found)
    assert any("Return Redwood" in text for text in found), "what lies in an Area may be named"
