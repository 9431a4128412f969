"""Where a sight is to be remembered, what somebody missed is told him once; no log and no table tells it again."""

from bot.engine.seats import Seat
from bot.matches.models import MatchId
from bot.matches.refusals import Refusal
from tests.matches.house import PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Rest, Showed, Walk, Walked

ANA, BO, CY, DI = (player.user_id for player in PLAYERS[:4])
GUEST = PLAYERS[5]
SEALED = {"sealed": True}


async def sealed(house: House, players: int = 3) -> MatchId:
    return await house.match(players, options=SEALED)


async def card(house: House, match: MatchId, seat: int) -> int:
    held: int = (await house.table(match, seat)).view.card
    return held


async def told(house: House, match: MatchId, user_id: int) -> list[object]:
    """What the next recap tells."""
    recap = await house.matches.catch_up(match, user_id, key=house.key())
    return [event for entry in recap.entries for event in entry.events]


async def missed(house: House, match: MatchId, seat: int) -> int:
    return (await house.table(match, seat)).missed


async def test_what_was_missed_is_told_turn_by_turn_oldest_first_and_only_once(house: House) -> None:
    match = await sealed(house, 4)
    for seat in (0, 1, 2):
        await house.turn(match, seat)
    assert await missed(house, match, 3) == 2, "the third card lies open still"
    assert await told(house, match, DI) == [Walked(Seat(0), 1), Showed(Seat(0), await card(house, match, 0))]
    assert await missed(house, match, 3) == 1
    assert await told(house, match, DI) == [Walked(Seat(1), 1), Showed(Seat(1), await card(house, match, 1))]
    assert await told(house, match, DI) == []


async def test_a_call_told_twice_tells_nothing_the_second_time(house: House) -> None:
    match = await sealed(house)
    for seat in (0, 1):
        await house.turn(match, seat)
    assert (await house.matches.catch_up(match, CY, key="same")).entries
    assert (await house.matches.catch_up(match, CY, key="same")).entries == ()


async def test_a_restart_changes_nothing_about_what_was_told(house: House) -> None:
    match = await sealed(house)
    for seat in (0, 1):
        await house.turn(match, seat)
    await house.restart()
    assert await missed(house, match, 2) == 1
    assert await told(house, match, CY)
    await house.restart()
    assert await missed(house, match, 2) == 0
    assert await told(house, match, CY) == []


async def test_what_is_skipped_is_gone(house: House) -> None:
    match = await sealed(house)
    for seat in (0, 1):
        await house.turn(match, seat)
    table = await house.matches.pass_over(match, CY, key="a")
    assert table.missed == 0
    assert await told(house, match, CY) == []


async def test_a_move_of_ones_own_passes_over_what_was_before(house: House) -> None:
    match = await sealed(house)
    for seat in (0, 1):
        await house.turn(match, seat)
    await house.act(match, 2, Walk(1))
    assert await missed(house, match, 2) == 0
    assert await told(house, match, CY) == []


async def test_what_a_look_has_shown_is_not_told_again_but_what_was_before_is(house: House) -> None:
    match = await sealed(house, 4)
    for seat in (0, 1):
        await house.turn(match, seat)
    await house.matches.saw(await house.table(match, 3))
    await house.turn(match, 2)
    assert await missed(house, match, 3) == 1, "the first turn; the second was looked at, the third is in sight"
    assert (await told(house, match, DI))[-1] == Showed(Seat(0), await card(house, match, 0))
    assert await told(house, match, DI) == []


async def test_each_seat_catches_up_for_itself(house: House) -> None:
    match = await sealed(house, 4)
    await house.turn(match, 0)
    await house.act(match, 1, Walk(1))
    line = [Walked(Seat(0), 1), Showed(Seat(0), await card(house, match, 0))]
    for user_id in (CY, DI):
        assert await told(house, match, user_id) == line
    for user_id in (ANA, BO):
        assert await told(house, match, user_id) == [], "his own, or passed over"


async def test_a_guest_is_told_what_the_seats_holder_before_was_told(house: House) -> None:
    match = await sealed(house, 4)
    for seat in (0, 1):
        await house.turn(match, seat)
    assert await told(house, match, DI)
    await house.matches.invite(match, DI, GUEST, key="a", seat=Seat(3))
    await house.matches.accept(match, GUEST, key="b")
    line = [Walked(Seat(0), 1), Showed(Seat(0), await card(house, match, 0))]
    assert await told(house, match, GUEST.user_id) == line


async def test_a_guest_has_not_seen_what_stands_before_the_eyes_of_whoever_just_left(house: House) -> None:
    match = await sealed(house, 4)
    await house.turn(match, 0)
    before = await house.matches.table(match, DI)
    await house.matches.invite(match, DI, GUEST, key="a", seat=Seat(3))
    await house.matches.accept(match, GUEST, key="b")
    await house.matches.saw(before)
    await house.act(match, 1, Walk(1))
    assert await missed(house, match, 3) == 1


async def test_whoever_leaves_and_takes_his_seat_back_is_told_nothing_twice(house: House) -> None:
    match = await sealed(house, 4)
    for seat in (0, 1):
        await house.turn(match, seat)
    assert await told(house, match, DI)
    await house.matches.leave(match, DI, key="a")
    await house.matches.retake(match, PLAYERS[3], key="b")
    assert await told(house, match, DI) == []


async def test_bots_turns_are_told_like_everybodys(house: House) -> None:
    match = await house.match(1, 2, options=SEALED)
    await house.turn(match, 0)
    await house.quiet()
    assert await told(house, match, ANA) == [Walked(Seat(1), 1), Showed(Seat(1), await card(house, match, 1))]


async def test_no_log_no_table_and_no_export_keeps_what_is_to_be_remembered(house: House) -> None:
    match = await sealed(house)
    await house.turn(match, 0)
    assert (await house.table(match, 1)).since[-1].events == (Walked(Seat(0), 1),)
    page = await house.matches.log(match, BO)
    assert not [event for entry in page.entries for event in entry.events if isinstance(event, Showed)]
    assert b"showed" not in (await house.matches.export(match)).data


async def test_the_answer_shows_once_what_no_log_keeps(house: House) -> None:
    match = await sealed(house)
    assert (await house.act(match, 0, Walk(1))).shown == (Walked(Seat(0), 1),)
    question = (await house.table(match, 0)).question
    assert question is not None
    first, again = [await house.matches.answer(question, ANA, Rest(), key=key) for key in "ab"]
    assert (first.kind, again.kind) == ("done", "repeated")
    assert first.shown == again.shown == (Showed(Seat(0), await card(house, match, 0)),)
    other = await house.matches.answer(question, ANA, Walk(1), key="c")
    assert (other.kind, other.shown) == ("stale", first.shown)
    house.clock.advance(seconds=61)
    assert (await house.matches.answer(question, ANA, Rest(), key="d")).shown == ()


async def test_whoever_takes_a_seat_is_not_told_what_its_former_holder_was_shown(house: House) -> None:
    match = await sealed(house)
    await house.act(match, 0, Walk(1))
    question = (await house.table(match, 0)).question
    assert question is not None
    await house.matches.answer(question, ANA, Rest(), key="a")
    await house.matches.invite(match, ANA, GUEST, seat=Seat(0), key="b")
    await house.matches.accept(match, GUEST, key="c")
    assert (await house.matches.answer(question, GUEST.user_id, Rest(), key="d")).shown == ()


async def test_where_logs_keep_everything_nothing_is_missed(house: House) -> None:
    match = await house.match(3)
    for seat in (0, 1):
        await house.turn(match, seat)
    assert await missed(house, match, 2) == 0
    assert await told(house, match, CY) == []


async def test_only_who_sits_there_catches_up_and_only_once_it_has_begun(house: House) -> None:
    match = await sealed(house)
    assert (await refusal(house.matches.catch_up(match, 999, key="a"))).key is Refusal.NOT_SEATED
    assert (await refusal(house.matches.pass_over(match, 999, key="b"))).key is Refusal.NOT_SEATED
    lobby = await house.lobby(2, options=SEALED)
    assert (await refusal(house.matches.catch_up(lobby, ANA, key="c"))).key is Refusal.IN_LOBBY
    assert (await house.matches.table(match)).missed == 0
