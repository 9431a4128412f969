"""Whoever may not click, or clicks too late, is told why, in private, and nothing changes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import discord
import pytest

from bot.engine.registry import Registry
from tests.flows.driver import Person, Shown, forge, play_to_the_end
from tests.flows.tables import DEALT, fill_table, friends, open_table, public_table
from tests.flows.world import World, world_of


@asynccontextmanager
async def two_playing(registry: Registry, folder: Path) -> AsyncIterator[tuple[World, Person, Person]]:
    """A running match of two; the first of the two answered is asked."""
    async with world_of(registry, folder) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        asked = next(person for person in people if f"<@{person.id}>" in world.board().text)
        other = next(person for person in people if person is not asked)
        yield world, asked, other


def outsider(world: World) -> Person:
    return Person(world, world.actor("outsider"))


def back_to_beginning(do: str) -> str:
    """The Back button of the question that this button answers."""
    return ":".join((*do.replace(":do:", ":back:").split(":")[:-1], "", "0"))


async def ply(world: World) -> int:
    return (await public_table(world)).ply


async def decided(person: Person, world: World) -> tuple[Shown, str]:
    """Chooses the first of everything up to the button that does something: the panel, and the button's custom id."""
    return await person.decide(await person.open_turn(world.board()), lambda _labels: 0)


@pytest.mark.parametrize("verb", ["play", "hand"])
async def test_an_outsider_learns_that_he_has_no_seat(registry: Registry, tmp_path: Path, verb: str) -> None:
    async with two_playing(registry, tmp_path) as (world, _, _):
        shown = await outsider(world).press(world.board(), verb)
        assert "no seat at this table" in shown.text
        assert shown.message.ephemeral


@pytest.mark.parametrize("verb", ["words", "logopen", "more"])
async def test_an_outsider_may_look_on(registry: Registry, tmp_path: Path, verb: str) -> None:
    async with two_playing(registry, tmp_path) as (world, _, _):
        shown = await outsider(world).press(world.board(), verb)
        assert shown.message.ephemeral
        assert len(shown.text) > 20


async def test_an_outsider_with_somebodys_panel_changes_nothing(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, _):
        _, do = await decided(asked, world)
        before = await ply(world)
        for custom_id in (do, back_to_beginning(do)):
            answer = await forge(outsider(world), custom_id)
            assert "no seat at this table" in answer.text
        assert await ply(world) == before


async def test_another_players_question_is_not_mine_to_answer(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, other):
        _, do = await decided(asked, world)
        before = await ply(world)
        for custom_id in (do, back_to_beginning(do)):
            answer = await forge(other, custom_id)
            assert f"for {asked.actor.name} to decide" in answer.text
        assert await ply(world) == before


async def test_whoever_is_not_asked_sees_whose_turn_it_is(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, other):
        shown = await other.open_turn(world.board())
        assert asked.actor.name in shown.text
        assert not [label for label in shown.labels() if label != "Undo"]


async def test_a_double_tap_counts_once(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, _):
        panel, custom_id = await decided(asked, world)
        await asked.click(panel, custom_id)
        after = await ply(world)
        again = await forge(asked, custom_id)
        assert "counts already" in again.text
        assert await ply(world) == after


async def test_a_stale_panel_is_met_with_how_things_stand(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, _):
        old = await asked.open_turn(world.board())
        await world.restart()  # which forgets that panel, so that it is not put away
        await asked.move(await asked.open_turn(world.board()), lambda _labels: 0)
        before = await ply(world)
        fresh = await asked.choose(old, lambda labels: len(labels) - 1)
        assert "That question is closed" in fresh.text
        assert await ply(world) == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "p:do:1:0:0:00000000:00000000",
        "p:do:1:99:zzzz:zzzzzzzz:1",
        "p:pick:1:0:0:00000000:999.999:0",
        "p:pick:1:0:0:00000000:-----:0",
        "p:pick:zzzzzzzzzz:0:0:0:0:0",
        "p:play:999999",
        "p:play:" + "z" * 80,
        "p:leave:" + "z" * 80 + ":x",
        "m:choice:1:0:0:00000000:0",
        "m:choose:1:0:x",
        "p:undo:1",
        "p:undo:1:999999999999",
        "p:nosuchverb:1",
        "p:rules:no_such_game:0",
        "p:rules:um_dia_para_relaxar:999",
        "p:picture:1:../../etc",
        "p:log:1:99999:x",
        "p:resume:1",
        "p:rematch:1",
        "p:leaveyes:1",
        "p:cancelyes:1",
        "q:something:else",
        "join",
        "p:",
    ],
)
async def test_forged_buttons_are_answered_and_change_nothing(
    registry: Registry, tmp_path: Path, custom_id: str
) -> None:
    async with two_playing(registry, tmp_path) as (world, _, other):
        before = await public_table(world)
        person = outsider(world) if "yes" in custom_id else other
        answer = await forge(person, custom_id)
        assert len(answer.text) > 20
        after = await public_table(world)
        assert (after.revision, after.status, after.ply) == (before.revision, before.status, before.ply)


async def test_a_match_of_another_server_is_unknown_here(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, _, _):
        elsewhere = world.env.create_guild("Elsewhere")
        channel = elsewhere.create_text_channel("here")
        stranger = Person(world, elsewhere.add_member(world.env.create_user("stranger")))
        for number in ("1", "#1"):
            shown = await stranger.slash("match log", channel, match=number)
            assert "no such match" in shown.text


async def test_a_match_in_a_channel_that_i_cannot_see_is_unknown_to_me(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        stranger = outsider(world)
        hidden = discord.PermissionOverwrite(view_channel=False)
        world.channel = world.guild.create_text_channel("secret", overwrites={stranger.actor.user: hidden})
        await open_table(people, **DEALT)
        elsewhere = world.guild.create_text_channel("elsewhere")
        assert "no such match" in (await stranger.slash("match log", elsewhere, match="1")).text
        assert "match begins" in (await people[0].slash("match log", elsewhere, match="1")).text


async def test_a_finished_match_says_that_it_is_over(registry: Registry, tmp_path: Path) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, other):
        old = world.board().button("play") or ""
        await play_to_the_end(world, [asked, other], Random(2))
        before = await public_table(world)
        shown = await forge(asked, old)
        assert "wins" in shown.text or "share" in shown.text or "win " in shown.text
        refused = await forge(asked, f"p:undo:1:{before.ply}")
        assert "over" in refused.text
        assert "over" in (await asked.slash("match leave", match="1")).text
        assert (await public_table(world)).revision == before.revision


async def test_a_bots_seat_is_nobodys_to_play(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 1)
        lobby = await fill_table_with_bot(world, people)
        await people[0].press(lobby, "start")
        table = await public_table(world)
        bot = next(holder.seat for holder in table.holders if holder.bot is not None)
        answer = await forge(people[0], f"p:do:1:{bot}:{table.ply}:00000000:00000000")
        assert "played by the bot" in answer.text


async def fill_table_with_bot(world: World, people: list[Person]) -> Shown:
    await people[0].slash("dia-para-relaxar new", seats=2, setup="dealt")
    await people[0].press(world.lobby(), "morebot")
    return world.lobby()


async def test_a_second_new_opens_a_second_table(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await fill_table(people, **DEALT)
        shown = await people[0].slash("dia-para-relaxar new")
        assert "#2" in shown.text
        assert "#2" in world.lobby().text


async def test_somebody_in_eight_matches_is_asked_which_one(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        for _ in range(8):
            await open_table(people, **DEALT)
        shown = await people[0].slash("dia-para-relaxar hand")
        assert "Several matches fit" in shown.text
        assert "#8" in shown.text
        assert "Priority card" in (await people[0].slash("dia-para-relaxar hand", match="8")).text
        choices = await people[0].actor.autocomplete(world.channel, "dia-para-relaxar hand", "match", "")
        assert len(choices) == 8
        assert {str(number) for number in range(1, 9)} == {choice["value"] for choice in choices}
        listed = await people[0].slash("match list")
        assert all(f"#{number} " in listed.text for number in range(1, 9))


@pytest.mark.parametrize("custom_id", ["p:pick:1:0:0:00000000:0:0", "p:undo:1:0", "p:log:1:0", "p:pause:1"])
async def test_a_forged_click_redraws_no_public_message(registry: Registry, tmp_path: Path, custom_id: str) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, _):
        board = world.board().message.id
        assert (await forge(asked, custom_id)).message.ephemeral
        assert world.board().message.id == board


async def test_a_lobby_is_drawn_over_no_other_message(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await people[0].slash("dia-para-relaxar new", seats=3)
        await people[0].slash("dia-para-relaxar new", seats=3)
        await people[1].press(world.lobby(), "join")
        await forge(people[1], "p:join:1:forged")
        assert "#2" in world.lobby().text
        await forge(people[2], "p:join:2:forged")
        assert "forged" not in str(world.lobby().button("join"))
        assert [len((await public_table(world, match)).holders) for match in (1, 2)] == [2, 3]


@pytest.mark.parametrize(
    "typed", ["z" * 99 + ".0.0.a.b", "1.0." + "z" * 99 + ".a.b", "1." + "9" * 99 + ".0.a.b", "1.²0.0.a.b"]
)
async def test_a_forged_move_is_refused_in_a_sentence(registry: Registry, tmp_path: Path, typed: str) -> None:
    async with two_playing(registry, tmp_path) as (world, asked, other):
        before = await ply(world)
        for person in (asked, other):
            assert len((await person.slash("dia-para-relaxar play", move=typed)).text) > 20
        assert await ply(world) == before
