"""The commands, as people use them in a channel and in direct messages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from simcord.results import InteractionResult

from bot.engine.registry import Registry
from bot.matches.models import Status
from tests.flows.driver import Person, Shown, play_to_the_end
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of

GAME = "dia-para-relaxar"


@asynccontextmanager
async def three_playing(
    registry: Registry, folder: Path, locale: str = "en-US"
) -> AsyncIterator[tuple[World, list[Person], Person]]:
    """A running match of three, and who of them is asked."""
    async with world_of(registry, folder, locale) as world:
        people = friends(world, 3, locale)
        await open_table(people, **DEALT)
        yield world, people, next(person for person in people if f"<@{person.id}>" in world.board().text)


def shown(result: InteractionResult) -> Shown:
    assert result.response is not None
    return Shown(result.response)


async def test_play_offers_the_legal_actions_in_words(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, _, asked):
        choices = await asked.actor.autocomplete(world.channel, f"{GAME} play", "move", "")
        assert 0 < len(choices) <= 25
        assert all(len(choice["name"]) <= 100 and len(choice["value"]) <= 100 for choice in choices)
        reply = await asked.slash(f"{GAME} play", move=choices[0]["value"])
        assert f"Done: {asked.actor.name} " in reply.text
        assert (await public_table(world)).ply == 1


async def test_what_is_typed_narrows_the_offer(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, _, asked):
        everything = await asked.actor.autocomplete(world.channel, f"{GAME} play", "move", "")
        word = everything[-1]["name"].split()[1]
        narrowed = await asked.actor.autocomplete(world.channel, f"{GAME} play", "move", word.upper())
        assert everything[-1] in narrowed
        assert all(word.casefold() in choice["name"].casefold() for choice in narrowed)


async def test_a_sentence_typed_out_is_an_action_too(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, _, asked):
        choices = await asked.actor.autocomplete(world.channel, f"{GAME} play", "move", "")
        await asked.slash(f"{GAME} play", move=choices[0]["name"].upper())
        assert (await public_table(world)).ply == 1


@pytest.mark.parametrize("typed", ["dance", "**x** @everyone", "1.0.0.00000000.00000000", "....", "x" * 900])
async def test_a_text_that_is_no_action_is_refused_clearly(registry: Registry, tmp_path: Path, typed: str) -> None:
    async with three_playing(registry, tmp_path) as (world, _, asked):
        reply = await asked.slash(f"{GAME} play", move=typed)
        told = ("none of your moves", "question is closed", "to decide")
        assert any(sentence in reply.text for sentence in told)
        assert "@everyone" not in reply.text
        assert (await public_table(world)).ply == 0


async def test_whoever_is_not_asked_is_offered_nothing(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, asked):
        other = next(person for person in people if person is not asked)
        assert await other.actor.autocomplete(world.channel, f"{GAME} play", "move", "") == []
        assert "Nothing is asked of you" in (await other.slash(f"{GAME} play", move="anything")).text
        stranger = world.actor("stranger")
        assert await stranger.autocomplete(world.channel, f"{GAME} play", "move", "") == []


async def test_hand_board_and_rules_answer_in_private(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (_, people, _):
        for command, words in (("hand", "Priority card"), ("board", "Row"), ("rules", "###")):
            reply = await people[0].slash(f"{GAME} {command}")
            assert reply.message.ephemeral
            assert words in reply.text + reply.alt


async def test_the_rules_are_leafed_through(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (_, people, _):
        first = await people[0].slash(f"{GAME} rules")
        before = first.text
        second = await people[0].press(first, "rulespage")
        assert second.text != before
        menu = second.menu("rulespage")
        assert menu is not None
        back = await people[0].pick(second, menu["custom_id"], ["0"])
        assert back.text == before


async def test_the_log_tells_what_happened(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, asked):
        await asked.move(await asked.open_turn(world.board()), lambda _labels: 0)
        log = await people[0].slash("match log")
        assert asked.actor.name in log.text
        assert "The match begins" in log.text


async def test_a_seat_that_is_left_is_played_by_a_bot(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, _):
        question = await people[1].slash("match leave")
        assert "Leave the table?" in question.text
        await people[1].press(question, "leaveyes")
        table = await public_table(world)
        assert table.holders[1].bot is not None
        await play_to_the_end(world, [people[0], people[2]], Random(4))
        assert (await public_table(world)).status is Status.ENDED


async def test_a_match_is_paused_and_resumed(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, asked):
        await people[0].slash("match pause")
        await world.let_pass(11)
        assert world.find("play") is None
        assert "paused" in world.board().text
        assert "paused" in (await asked.slash(f"{GAME} play", move="x")).text
        await people[0].slash("match resume")
        await world.let_pass(11)
        assert (await public_table(world)).status is Status.RUNNING
        assert world.find("play") is not None


async def test_a_match_is_cancelled_by_its_host(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, _):
        await people[0].press(await people[0].slash("match cancel"), "cancelyes")
        assert (await public_table(world)).status is Status.CANCELLED
        await world.let_pass(11)
        assert world.find("play") is None


async def test_a_running_match_exports_what_everybody_saw(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, _):
        reply = await people[0].slash("match export")
        (file,) = reply.message.attachments
        data = world.env.backend.cdn.get(file.url)
        assert data is not None
        exported = msgspec.json.decode(data)
        assert "seed" not in exported
        assert "cards" not in str(exported)


async def test_undo_says_what_can_be_taken_back(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (_, people, _):
        assert "nothing to take back" in (await people[0].slash("match undo")).text


async def test_the_list_and_the_hand_work_in_direct_messages(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (_, people, asked):
        listed = shown(await asked.actor.user.slash("match list"))
        assert "your turn" in listed.text
        assert listed.button("play") is not None
        hand = shown(await people[0].actor.user.slash(f"{GAME} hand"))
        assert "Priority card" in hand.text


async def test_the_list_tells_of_matches_in_other_channels_and_on_other_servers(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        (ana,) = friends(world, 1)
        rooms = [world.channel, world.guild.create_text_channel("more games")]
        elsewhere = world.env.create_guild("Elsewhere")
        rooms.append(elsewhere.create_text_channel("here"))
        there = Person(world, elsewhere.add_member(ana.actor.user))
        for room, person in zip(rooms, (ana, ana, there), strict=True):
            world.channel = room
            await person.slash("kawaii-pets new", seats=1)
        listed = await ana.slash("match list", rooms[0])
        assert listed.text.count("**your turn**") == 3
        assert all(f"<#{room.threads[0].id}>" in listed.text for room in rooms)
        assert sorted(label for label in listed.labels() if "#" in label) == ["Play #1", "Play #2", "Play #3"]


async def test_an_empty_list_says_how_to_begin(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (person,) = friends(world, 1)
        assert "You are in no match" in (await person.slash("match list")).text
        assert "No match of yours fits" in (await person.slash(f"{GAME} hand")).text


@pytest.mark.parametrize("number", ["0", "999", "-1", "abc", "#", "9" * 40, "1; drop table"])
async def test_a_number_that_is_no_match_is_refused(registry: Registry, tmp_path: Path, number: str) -> None:
    async with three_playing(registry, tmp_path) as (_, people, _):
        reply = await people[0].slash(f"{GAME} hand", match=number)
        assert "no such match" in reply.text or "has a number" in reply.text


async def test_settings_are_for_moderators(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (person,) = friends(world, 1)
        assert "Only moderators" in (await person.slash("settings server", threads=False)).text
        assert (await world.bot.matches.guild_settings(world.guild.id)).threads


async def test_a_server_may_do_without_threads_and_choose_its_language(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        owner = Person(world, world.member_of(world.guild.owner))
        reply = await owner.slash("settings server", threads=False, language="pt_BR")
        assert "Português" in reply.text
        people = friends(world, 2)
        await open_table(people, **DEALT)
        assert world.channel.threads == []
        assert "Vez de" in world.board().text
        private = await people[0].slash(f"{GAME} board")
        assert "Vez de" not in private.text


async def test_help_names_every_game_and_its_command(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (person,) = friends(world, 1)
        reply = await person.slash("help")
        assert f"`/{GAME} new`" in reply.text
        rules = await person.press(reply, "rules")
        assert "###" in rules.text


async def test_a_private_reply_follows_the_reader_and_a_public_post_the_server(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path, "pt-BR") as world:
        people = friends(world, 2, "en-US")
        await open_table(people, **DEALT)
        assert "Vez de" in world.board().text
        assert "Minha mão" in world.board().labels()
        reply = await people[0].press(world.board(), "hand")
        assert "Priority card" in reply.text
        assert "Priority card" in people[0].direct_messages()[-1].text


async def test_a_rematch_asks_the_others_and_holds_their_seats(registry: Registry, tmp_path: Path) -> None:
    async with three_playing(registry, tmp_path) as (world, people, _):
        result = await play_to_the_end(world, people, Random(6))
        assert "A new table is open" in (await people[0].press(result, "rematch")).text
        await world.let_pass(1)
        lobby = world.lobby()
        assert "#2" in lobby.text
        assert f"<@{people[1].id}> <@{people[2].id}> Another match? A seat is held for you" in lobby.text
        assert "seats are free" not in lobby.text
        stranger = Person(world, world.actor("stranger"))
        assert "taken or held" in (await stranger.press(lobby, "join")).text
        await people[1].press(world.lobby(), "join")
        await people[2].press(world.lobby(), "leave")
        assert (await public_table(world, 2)).persons == (people[0].id, people[1].id)
        assert "Another match?" not in world.lobby().text
        await stranger.press(world.lobby(), "join")
        export = await people[0].press(result, "export")
        assert "picnic replay" in export.text
