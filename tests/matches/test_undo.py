"""Taking back: within one's own turn, never across what was seen or what others did."""

from bot.engine.record import verify
from bot.matches.models import EntryKind
from bot.matches.refusals import Refusal
from tests.matches.house import PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Draw, Rest, Vote, Walk, tiny_registry

ANA, BO = (player.user_id for player in PLAYERS[:2])


async def test_the_first_half_of_a_turn_can_be_taken_back(house: House) -> None:
    match = await house.match(2)
    before = await house.table(match, 0)
    answer = await house.act(match, 0, Walk(2))
    assert answer.table.undoable
    table = await house.matches.undo(match, ANA, key="a")
    assert (table.view, table.actions, table.question) == (before.view, before.actions, before.question)
    assert not table.undoable


async def test_undo_happens_once_for_a_double_tap(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    await house.matches.undo(match, ANA, key="a")
    assert (await house.matches.undo(match, ANA, key="a")).ply == 0
    assert (await refusal(house.matches.undo(match, ANA, key="b"))).key is Refusal.NO_UNDO


async def test_another_choice_can_follow_and_the_log_tells_only_that_one(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    await house.matches.undo(match, ANA, key="a")
    await house.act(match, 0, Walk(1))
    page = await house.matches.log(match)
    assert [entry.kind for entry in page.entries] == [EntryKind.STARTED, EntryKind.UNDO, EntryKind.ACTION]
    assert (await house.table(match)).view.steps == (1, 0)


async def test_nobody_else_is_offered_it(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    assert not (await house.table(match, 1)).undoable
    assert not (await house.table(match)).undoable
    assert (await refusal(house.matches.undo(match, BO, key="a"))).key is Refusal.NO_UNDO
    assert (await refusal(house.matches.undo(match, 999, key="a"))).key is Refusal.NOT_SEATED


async def test_never_once_the_turn_has_ended(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    answer = await house.act(match, 0, Rest())
    assert not answer.table.undoable
    assert (await refusal(house.matches.undo(match, ANA, key="a"))).key is Refusal.NO_UNDO


async def test_never_across_luck_that_was_seen(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    await house.act(match, 0, Draw())
    assert (await refusal(house.matches.undo(match, ANA, key="a"))).key is Refusal.NO_UNDO


async def test_never_a_vote_which_is_no_turn_of_ones_own(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    answer = await house.act(match, 0, Vote(True))
    assert not answer.table.undoable
    assert (await refusal(house.matches.undo(match, ANA, key="a"))).key is Refusal.NO_UNDO


async def test_never_across_a_seat_handed_over(house: House) -> None:
    match = await house.match(3)
    await house.act(match, 0, Walk(2))
    await house.matches.leave(match, PLAYERS[2].user_id, key="a")
    assert (await refusal(house.matches.undo(match, ANA, key="b"))).key is Refusal.NO_UNDO


async def test_the_same_luck_is_met_again_so_that_undo_cannot_roll_anew(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(1))
    await house.matches.undo(match, ANA, key="a")
    await house.act(match, 0, Walk(1))
    drawn = (await house.act(match, 0, Draw())).table.view.card
    await house.matches.cancel(match, ANA, key="b")
    record = (await house.matches.export(match)).data
    assert verify(record, tiny_registry()).state.hands[0] == drawn


async def test_a_restart_keeps_what_can_be_taken_back(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    await house.restart()
    assert (await house.matches.undo(match, ANA, key="a")).view.steps == (0, 0)


async def test_what_was_meant_for_another_move_takes_nothing_back(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(2))
    assert (await refusal(house.matches.undo(match, ANA, key="a", ply=0))).key is Refusal.NO_UNDO
    assert (await house.matches.undo(match, ANA, key="b", ply=1)).ply == 0
