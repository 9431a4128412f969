"""A hundred clicks on one match at the same moment: each is answered once, and what they did fits together."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.engine.jsons import digest, from_json
from bot.engine.registry import Registry
from bot.matches.models import EntryKind, MatchId, Origin
from bot.storage import entries
from tests.flows.diary import Diary
from tests.flows.driver import Chooser, Person, Shown
from tests.flows.storm import Click, Met, storm
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.test_turns import until
from tests.flows.test_votes import no, voting, yes
from tests.flows.world import World, world_of

MATCH = MatchId(1)
DONE, COUNTED, CLOSED, TAKEN_BACK = "Done:", "That counts already.", "That question is closed.", "Taken back."
NOT_YOURS = ("You have no seat at this table", "for friend")
"""Why somebody may not answer."""
NO_UNDO = "nothing to take back"
EVERYBODYS = ("words", "logopen", "more")
PLAYERS = ("play", "hand", *EVERYBODYS)
"""Verbs of the board's buttons."""


async def moves(world: World) -> list[tuple[int | None, str]]:
    """The moves that persons have chosen, oldest first: whose, and the digest by which buttons name them."""
    action = world.registry[(await public_table(world)).game].game.info.action
    async with world.bot.store.read() as tx:
        rows = await entries.log_rows(tx, MATCH, (EntryKind.ACTION,))
    chosen = [row for row in rows if row.origin == Origin.PERSON]
    return [(row.seat, digest(from_json(row.action or "", action))) for row in chosen]


async def confirmation(person: Person, board: Shown, choose: Chooser) -> Click:
    """A finger above the button that confirms this choice, on a panel of its own."""
    return Click(person, *await person.decide(await person.open_turn(board), choose))


def on_board(people: Sequence[Person], board: Shown, verbs: Sequence[str]) -> list[Click]:
    return [Click(person, board, board.button(verb) or "") for person in people for verb in verbs]


def forged(people: Sequence[Person], board: Shown, buttons: Sequence[Click]) -> list[Click]:
    """Clicks on buttons that were shown to others, or on another panel."""
    return [Click(person, board, button.custom_id) for person in people for button in buttons]


def check(met: Sequence[Met]) -> None:
    """Each click was acknowledged once and answered once, and with more than an excuse."""
    assert [each.acknowledged for each in met] == [1] * len(met)
    assert [len(each.answers) for each in met] == [1] * len(met)
    assert not [each for each in met if not each.answer or "again" in each.answer]


def answered(met: Sequence[Met], text: str) -> list[Met]:
    return [each for each in met if text in each.answer]


async def test_a_hundred_clicks_in_a_vote_count_one_answer_of_everybody(registry: Registry, tmp_path: Path) -> None:
    async with voting(registry, tmp_path, 4) as (world, people):
        diary, board, before = Diary(world), world.board(), await moves(world)
        outsiders = [Person(world, world.actor(f"outsider{number}")) for number in range(4)]
        against = [await confirmation(person, board, no) for person in people]
        favour = [await confirmation(person, board, yes) for person in people]
        clicks = [*favour * 3, *on_board(people, board, PLAYERS * 2), *on_board(outsiders, board, PLAYERS)]
        for person, button in zip(people, against, strict=True):
            clicks += forged([person], board, [button] * 2)
        clicks += forged(outsiders, board, favour)
        clicks += [click for click in forged(people, board, favour) if not _own(click, favour)]
        Random(4).shuffle(clicks)
        assert len(clicks) >= 100
        met = await storm(world, clicks)
        check(met)
        counted = answered(met, DONE)
        new = (await moves(world))[len(before) :]
        seat_of = (await public_table(world)).seat_of
        assert set(new) == {(seat_of(each.click.person.id), each.click.custom_id.split(":")[-1]) for each in counted}
        assert len(new) == len(counted) == len(people)
        assert {each.click.person for each in counted} == set(people)
        assert len(answered(met, COUNTED)) + len(answered(met, CLOSED)) == 4 * (3 + 2 - 1)
        assert len([each for each in met if any(why in each.answer for why in NOT_YOURS)]) == 4 * (2 + 4 + 3)
        await world.let_pass(11)
        assert diary.doubled() == []
        assert await boards(world) == 1


def _own(click: Click, buttons: Sequence[Click]) -> bool:
    return any(click.custom_id == button.custom_id and click.person is button.person for button in buttons)


async def boards(world: World) -> int:
    return len([shown for room in world.rooms() for shown in world.messages(room.id) if shown.button("words")])


async def test_a_move_and_taking_the_one_before_back_at_once_exclude_each_other(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        person, _ = await until(world, people, "undo")
        diary, board, before = Diary(world), world.board(), await moves(world)
        finger = await confirmation(person, board, yes)
        undo = Click(person, finger.shown, finger.shown.button("undo") or "")
        others = [other for other in people if other is not person]
        clicks = [*[finger, undo] * 20, *forged(others, board, [finger, undo] * 15)]
        Random(7).shuffle(clicks)
        assert len(clicks) == 100
        met = await storm(world, clicks)
        check(met)
        now = await moves(world)
        done, taken_back = answered(met, DONE), answered(met, TAKEN_BACK)
        assert len(done) + len(taken_back) == 1
        assert now == before[:-1] if taken_back else now[:-1] == before
        assert len(answered(met, COUNTED)) + len(answered(met, CLOSED)) == 20 - len(done)
        assert len(answered(met, NO_UNDO)) == 20 - len(taken_back) + 2 * 15
        await world.let_pass(11)
        assert diary.doubled() == []
        assert await boards(world) == 1
