"""Questions and their answers."""

import asyncio

import pytest

from bot.engine.game import IllegalAction, Turn
from bot.matches.models import Origin, Status, Table
from bot.matches.refusals import Refusal, Refused
from tests.matches.house import PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Draw, Rest, Vote, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


async def questions(house: House, match: int, seats: int) -> list[Table]:
    """The panels of all seats, opened now."""
    return [await house.table(match, seat) for seat in range(seats)]  # type: ignore[arg-type]


async def test_an_answer_counts_and_the_next_is_asked(house: House) -> None:
    match = await house.match(2)
    answer = await house.act(match, 0, Walk(2))
    assert answer.kind == "done"
    assert answer.table.ply == 1
    assert answer.table.actions == (Draw(), Rest())
    assert answer.table.turn == Turn(0, answer.table.seat)


async def test_a_double_tap_acts_once_and_is_told_the_first_result(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    kinds = [(await house.matches.answer(question, ANA, Walk(2), key=key)).kind for key in ("a", "b", "a")]
    assert kinds == ["done", "repeated", "repeated"]
    assert (await house.table(match)).view.steps == (2, 0)


async def test_the_same_interaction_delivered_twice_acts_once(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0)
    first = (await house.table(match, 1)).question
    assert first is not None
    await house.matches.answer(first, BO, Walk(1), key="a")
    again = await house.matches.answer(first, BO, Walk(1), key="a")
    assert again.kind == "repeated"
    assert again.table.view.steps == (1, 1)


async def test_a_stale_click_changes_nothing_and_is_met_with_the_fresh_table(house: House) -> None:
    match = await house.match(2)
    old = (await house.table(match, 0)).question
    assert old is not None
    await house.turn(match, 0)
    answer = await house.matches.answer(old, ANA, Walk(2), key="a")
    assert answer.kind == "stale"
    assert answer.table.view.steps == (1, 0)
    assert answer.table == await house.table(match, 0)


async def test_a_stale_click_is_not_taken_for_a_later_question_that_looks_alike(house: House) -> None:
    match = await house.match(2)
    old = (await house.table(match, 0)).question
    await house.to_vote(match, 2)
    for seat in range(2):
        await house.act(match, seat, Vote(False))
    new = (await house.table(match, 0)).question
    assert old is not None
    assert new is not None
    assert old.digest == new.digest
    assert (await house.matches.answer(old, ANA, Walk(2), key="a")).kind == "stale"


async def test_eight_votes_from_eight_panels_opened_before_all_count(house: House) -> None:
    match = await house.match(8)
    await house.to_vote(match, 8)
    for seat, panel in enumerate(await questions(house, match, 8)):
        assert panel.question is not None
        answer = await house.matches.answer(panel.question, PLAYERS[seat].user_id, Vote(True), key=house.key())
        assert answer.kind == "done"
    assert (await house.table(match)).status is Status.ENDED


async def test_eight_votes_at_the_same_instant_all_count(house: House) -> None:
    match = await house.match(8)
    await house.to_vote(match, 8)
    panels = await questions(house, match, 8)
    answers = await asyncio.gather(
        *(
            house.matches.answer(panel.question, PLAYERS[seat].user_id, Vote(True), key=house.key())
            for seat, panel in enumerate(panels)
            if panel.question is not None
        )
    )
    assert [answer.kind for answer in answers] == ["done"] * 8
    assert (await house.table(match)).status is Status.ENDED


async def test_of_two_different_answers_at_once_one_counts_and_the_other_is_stale(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    answers = await asyncio.gather(
        house.matches.answer(question, ANA, Walk(1), key="a"), house.matches.answer(question, ANA, Walk(2), key="b")
    )
    assert sorted(answer.kind for answer in answers) == ["done", "stale"]
    assert sum((await house.table(match)).view.steps) in (1, 2)


async def test_a_hundred_clicks_at_once_act_once(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    answers = await asyncio.gather(*(house.matches.answer(question, ANA, Walk(1), key=house.key()) for _ in range(100)))
    assert sorted(answer.kind for answer in answers) == ["done"] + ["repeated"] * 99


async def test_the_table_says_who_still_owes_a_vote_and_not_what_was_voted(house: House) -> None:
    match = await house.match(3)
    await house.to_vote(match, 3)
    await house.act(match, 1, Vote(True))
    for viewer in (None, 0, 2):
        table = await house.table(match, viewer)
        assert table.awaited == (0, 2)
        assert table.view.voted == (False, True, False)
        assert table.view.vote is None
        assert "true" not in repr(table.since).lower()
    assert (await house.table(match, 1)).view.vote is True


async def test_outsiders_and_others_seats_are_refused(house: House) -> None:
    match = await house.match(2, bots=1)
    question = (await house.table(match, 0)).question
    assert question is not None
    outsider = await refusal(house.matches.answer(question, 999, Walk(1), key="a"))
    assert outsider.key is Refusal.NOT_SEATED
    other = await refusal(house.matches.answer(question, BO, Walk(1), key="a"))
    assert (other.key, other.params) == (Refusal.NOT_YOUR_SEAT, {"name": "Ana"})
    bot_seat = type(question)(match, (await house.table(match)).holders[2].seat, 0, question.digest)
    assert (await refusal(house.matches.answer(bot_seat, BO, Walk(1), key="a"))).key is Refusal.SEAT_OF_BOT
    nowhere = type(question)(match, type(question.seat)(9), 0, question.digest)
    assert (await refusal(house.matches.answer(nowhere, BO, Walk(1), key="a"))).key is Refusal.NOT_SEATED
    assert (await house.table(match)).ply == 0


async def test_a_forged_action_is_refused_with_the_rules_reason(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    refused = await refusal(house.matches.answer(question, ANA, Walk(7), key="a"))
    assert refused.key is Refusal.ILLEGAL
    assert isinstance(refused.params["error"], IllegalAction)
    assert (await house.table(match)).ply == 0


async def test_a_finished_match_takes_no_answers_but_knows_a_double_tap(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    await house.act(match, 0, Vote(True))
    last = (await house.table(match, 1)).question
    assert last is not None
    assert (await house.matches.answer(last, BO, Vote(True), key="a")).kind == "done"
    assert (await house.matches.answer(last, BO, Vote(True), key="b")).kind == "repeated"
    assert (await refusal(house.matches.answer(last, BO, Vote(False), key="c"))).key is Refusal.OVER


async def test_a_paused_match_takes_no_answers_and_its_questions_stay_open(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    await house.matches.pause(match, ANA, key="a")
    assert (await refusal(house.matches.answer(question, ANA, Walk(1), key="b"))).key is Refusal.PAUSED
    assert (await house.table(match, 0)).question is None
    assert (await refusal(house.matches.pause(match, ANA, key="c"))).key is Refusal.PAUSED
    await house.matches.resume(match, ANA, key="d")
    assert (await refusal(house.matches.resume(match, ANA, key="e"))).key is Refusal.NOT_PAUSED
    assert (await house.matches.answer(question, ANA, Walk(1), key="f")).kind == "done"


async def test_what_is_forced_is_played_by_itself_as_an_entry_of_its_own(house: House) -> None:
    match = await house.match(2, options={"deck": 0})
    answer = await house.act(match, 0, Walk(1))
    assert answer.table.turn == Turn(1, (await house.table(match, 1)).seat)
    page = await house.matches.log(match)
    assert [entry.origin for entry in page.entries[-2:]] == [Origin.PERSON, Origin.FORCED]


async def test_the_end_has_an_outcome(house: House) -> None:
    match = await house.match(2)
    await house.finish(match)
    table = await house.table(match)
    assert table.status is Status.ENDED
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1)
    assert (table.awaited, table.question) == ((), None)
    with pytest.raises(Refused):
        await house.matches.cancel(match, ANA, key="a")
