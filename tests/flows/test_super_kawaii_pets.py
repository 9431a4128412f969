"""Super Kawaii Pets by clicks: whole matches, a solo match that starts at once, and hands that stay secret."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.games.super_kawaii_pets import entry
from bot.games.super_kawaii_pets.scoring import scores
from bot.matches.models import Status
from tests.flows.driver import Person, Shown, play_to_the_end
from tests.flows.tables import friends, open_table, played, public_table
from tests.flows.twins import Onlooker, Prepared, fresh, redealt, registry_with
from tests.flows.world import World, world_of
from tests.games.super_kawaii_pets.positions import at

pytestmark = pytest.mark.usefixtures("same_luck")

COMMAND = "kawaii-pets"


@pytest.mark.parametrize(("seats", "clicks", "locale"), [(1, 2, "pt-BR"), (2, 2, "en-US"), (4, 4, "pt-BR")])
async def test_a_whole_match_by_clicks_with_a_restart_while_an_effect_waits(
    registry: Registry, tmp_path: Path, seats: int, clicks: int, locale: str
) -> None:
    async with world_of(registry, tmp_path, locale) as world:
        people = friends(world, seats, locale)
        if seats == 1:
            await people[0].slash(f"{COMMAND} new", seats=1)
        else:
            await open_table(people, COMMAND)
        luck = Random(clicks)
        await play_to_the_end(world, people, luck, watch=Effect(world), most=1)
        await restart_in_mid_turn(world)
        await check_result(world, await play_to_the_end(world, people, luck), people)


class Effect:
    """Stops a match in the middle of a turn, once a draw effect waits for its owner."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def __call__(self, _asked: Sequence[Person], _answered: int) -> bool:
        return bool((await public_table(self.world)).view.effect)


async def restart_in_mid_turn(world: World) -> None:
    before = await public_table(world)
    assert before.view.effect
    await world.restart()
    after = await public_table(world)
    assert (after.view, after.awaited, after.ply) == (before.view, before.awaited, before.ply)


async def check_result(world: World, result: Shown, people: Sequence[Person]) -> None:
    match = await played(world)
    assert match.outcome is not None
    totals = tuple(score.total for score in scores(match.state))
    assert match.outcome.scores == totals
    for person, total in zip(people, totals, strict=True):
        line = next(line for line in result.text.splitlines() if person.actor.name in line and str(total) in line)
        assert line
    assert world.find("play") is None


async def test_a_solo_match_runs_at_once_and_nobody_has_to_press_start(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (alone,) = friends(world, 1)
        reply = await alone.slash(f"{COMMAND} new", seats=1)
        assert "has begun" in reply.text
        assert (await public_table(world)).status is Status.RUNNING
        assert f"<@{alone.id}>" in world.board().text
        assert world.board().button("play") is not None
        assert world.find("join") is None
        assert world.find("start") is None


async def test_whoever_draws_is_told_at_once_what_it_was_and_nobody_else(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, COMMAND)
        (mover,) = [person for person in people if f"<@{person.id}>" in world.board().text]
        drawn = await mover.move(await mover.open_turn(world.board()), unseen)
        (line,) = [line for line in drawn.text.splitlines() if line.endswith("from the Help deck.")]
        assert re.search(r"draws (food|love|care) from", line)
        other = next(person for person in people if person is not mover)
        assert "draws from the Help deck." in (await other.slash("match log")).text


async def test_a_rematch_of_a_solo_match_runs_at_once_as_well(registry: Registry, tmp_path: Path) -> None:
    last_turn = at("turn_cards=0 turn_number=9\n0: hand food; happy D07")
    prepared = registry_with(entry, Prepared(entry.game, lambda _dealt: last_turn))
    async with world_of(prepared, tmp_path) as world:
        (alone,) = friends(world, 1)
        await alone.slash(f"{COMMAND} new", seats=1)
        result = await play_to_the_end(world, [alone], Random(1))
        again = await alone.press(result, "rematch")
        assert "has begun" in again.text
        assert (await public_table(world, 2)).status is Status.RUNNING


async def test_a_table_for_more_waits_in_its_lobby(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        reply = await host.slash(f"{COMMAND} new", seats=2)
        assert "Invite your friends" in reply.text
        assert (await public_table(world)).status is Status.LOBBY


def ending(labels: Sequence[str]) -> int:
    """Ends the turn, and discards whatever stands first."""
    return next((number for number, label in enumerate(labels) if label.startswith("End turn")), 0)


async def test_ending_a_turn_says_what_will_be_discarded(tmp_path: Path) -> None:
    full = at("turn_number=4\n0: hand D05 D06 food food love love care\n1: hand love")
    prepared = registry_with(entry, Prepared(entry.game, lambda _dealt: full))
    async with world_of(prepared, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, COMMAND)
        panel = await people[0].open_turn(world.board())
        assert "End turn, discard 2" in offers(panel)
        panel, confirm = await people[0].decide(panel, ending)
        (sentence, *_) = panel.labels()
        assert sentence.startswith("End your turn and discard ")
        assert f"**{sentence}**" in panel.text
        done = await people[0].click(panel, confirm)
        discarded = sentence.removeprefix("End your turn and discard ").replace(" and ", ", ").lower()
        assert f"Done: {people[0].actor.name} discards {discarded}".lower() in done.text.lower()
        view = (await public_table(world)).view
        assert view.players[0].hand == 5
        assert len(view.animal_discards) + len(view.help_discards) == 2


def offers(panel: Shown) -> list[str]:
    """All that can be chosen, on buttons and in menus."""
    return panel.labels() + [option["label"] for menu in panel.menus for option in menu["options"]]


async def test_other_hands_and_decks_make_no_public_difference(tmp_path: Path) -> None:
    dealt = Prepared(entry.game, lambda _dealt: at(HANDS))
    one, secrets = await draw_unseen(fresh(tmp_path, "one"), registry_with(entry, dealt))
    other, other_secrets = await draw_unseen(fresh(tmp_path, "other"), registry_with(entry, redealt(dealt)))
    assert all(mine != theirs for mine, theirs in zip(secrets, other_secrets, strict=True))
    assert one.told == other.told
    assert len(one.pictures) == 2 * 4 * 3
    assert one.pictures == other.pictures


HANDS = """
draws=2
animals: D01 C01 / R01 D02 D03 D12 C12 W04 W05 R06 R07
helps: food love care / food love care food love care food love care food love care food love care food food love
locations: L01 L02 L03 / L04 L05 L06
0: hand D05; sad C02; happy D07
1: hand love
2: hand C04
3: hand care
"""


def unseen(labels: Sequence[str]) -> int:
    """Draws from the deck and ends the turn: nobody shows a card."""
    wanted = ("Draw the top card of the Help deck", "End your turn")
    return next(number for number, label in enumerate(labels) if label in wanted)


async def draw_unseen(folder: Path, registry: Registry) -> tuple[Onlooker, list[str]]:
    """Two rounds in which all draw unseen: whoever has watched them, and the hands that everybody was sent."""
    async with world_of(registry, folder) as world:
        people = friends(world, 4)
        await open_table(people, COMMAND)
        onlooker = Onlooker(world)
        for person in people * 2:
            for _ in ("draw", "draw", "end the turn"):
                await person.move(await person.open_turn(world.board()), unseen)
                await world.let_pass(11)
                onlooker.look()
        assert (await public_table(world)).view.players[0].hand == 5
        return onlooker, [person.direct_messages()[-1].text for person in people]
