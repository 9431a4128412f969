"""What is kept about somebody: his to have, and his to have forgotten."""

import asyncio
import json
from contextlib import closing
from sqlite3 import connect
from typing import Any

import pytest

from bot.engine.seats import Seat
from bot.matches.models import EntryKind, MatchId, Status
from bot.matches.names import FORMER
from bot.matches.times import Habits, Quiet
from bot.matches.transport import Order, PanelKind
from tests.matches.house import PLACE, PLAYERS, House, on_post

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


async def data_of(house: House, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """What the user's file holds."""
    content: dict[str, list[dict[str, Any]]] = json.loads((await house.matches.my_data(user_id)).data)
    return content


def everything(house: House) -> str:
    """All that the database holds."""
    with closing(connect(house.path)) as connection:
        return "\n".join(connection.iterdump())


async def ended(house: House) -> MatchId:
    match = await house.match(2)
    await house.finish(match)
    await house.quiet()
    return match


async def test_the_file_holds_what_is_kept_about_its_owner(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0)
    await house.matches.set_standing(match, ANA, "vote", "stop", "yes")
    kept = await data_of(house, ANA)
    assert kept["players"] == [{"user_id": ANA, "locale": "en-US"}]
    assert kept["holders"] == [{"match_id": match, "seat": 0, "name": "Ana"}]
    assert [hosted["id"] for hosted in kept["hosted"]] == [match]
    assert [entry["kind"] for entry in kept["entries"]] == ["opened", "joined", "action", "action"]
    assert [answered["answer"] for answered in kept["standing"]] == ["yes"]


async def test_the_file_holds_nothing_of_others(house: House) -> None:
    match = await house.match(2)
    await house.matches.set_standing(match, ANA, "vote", "stop", "yes")
    await house.turn(match, 0, draw=True)
    kept = await data_of(house, BO)
    assert kept["standing"] == []
    assert {entry["seat"] for entry in kept["entries"]} == {1}
    assert "Ana" not in str(kept)
    assert str(ANA) not in str(kept)
    assert "stop" not in str(kept)


async def test_whoever_is_not_known_has_an_empty_file(house: House) -> None:
    assert not any((await data_of(house, 999)).values())


async def test_a_finished_match_keeps_the_seat_of_a_former_player(house: House) -> None:
    match = await ended(house)
    await house.matches.forget(ANA)
    table = await house.table(match)
    assert [holder.name for holder in table.holders] == [FORMER, "Bo"]
    assert table.persons == (BO,)
    assert table.outcome is not None
    assert (await house.matches.export(match)).complete
    rematch = await house.matches.rematch(match, PLAYERS[1], PLACE, key="again")
    assert rematch.persons == (BO,)


async def test_matches_that_go_on_are_left_first(house: House) -> None:
    running, lobby, alone = await house.match(2), await house.lobby(2), await house.lobby(1)
    await house.matches.forget(ANA)
    await house.quiet()
    table = await house.table(running)
    assert (table.status, table.holders[0].bot, table.host) == (Status.RUNNING, "average", BO)
    assert [holder.name for holder in (await house.table(lobby)).holders] == ["Bo"]
    assert (await house.table(alone)).status is Status.CANCELLED


async def test_nothing_is_kept_of_whoever_was_forgotten(house: House) -> None:
    await ended(house)
    paused = await house.match(2)
    await house.matches.pause(paused, ANA, key="p")
    await house.matches.set_standing(paused, ANA, "vote", "stop", "yes")
    await house.lobby(2)
    await house.quiet()
    await house.matches.forget(ANA)
    await house.quiet()
    assert not any((await data_of(house, ANA)).values())
    kept = everything(house)
    assert "'Ana'" not in kept
    assert str(ANA) not in kept.replace("2026-03-01", "").split()
    assert f",{ANA}," not in kept


async def test_nothing_is_kept_of_whom_a_hand_was_sent_to(house: House) -> None:
    await ended(house)
    left = await house.match(2)
    await house.quiet()
    assert f'"to":{ANA}' in everything(house)
    await house.matches.leave(left, ANA, key="l")
    await house.quiet()
    await house.matches.forget(ANA)
    kept = everything(house)
    assert f'"to":{ANA}' not in kept
    assert f'"to":{BO}' in kept


async def test_the_file_holds_habits_and_invitations_without_those_who_invited(house: House) -> None:
    match = await house.match(2, bots=1)
    await house.matches.set_habits(ANA, Habits(3600, Quiet(22 * 60, 8 * 60, "Europe/Lisbon")))
    await house.matches.invite(match, ANA, PLAYERS[2], key="i")
    kept = await data_of(house, ANA)
    assert (kept["habits"][0]["spacing"], kept["habits"][0]["zone"]) == (3600, "Europe/Lisbon")
    assert kept["offered"] == [{"match_id": match, "seat": 2}]
    assert "Cy" not in str(kept)
    kept = await data_of(house, CY)
    assert kept["invitations"] == [{"match_id": match, "seat": 2, "name": "Cy"}]
    assert str(ANA) not in str(kept)


async def test_habits_invitations_and_votes_go_with_whoever_is_forgotten(house: House) -> None:
    match = await house.match(5, bots=1)
    await house.matches.set_habits(BO, Habits(3600))
    await house.matches.invite(match, BO, PLAYERS[5], key="i", seat=Seat(5))
    await house.pass_time(days=3)
    await house.matches.vote_out(match, BO, Seat(0), key="v")
    await house.matches.vote_out(match, CY, Seat(0), key="w")
    await house.quiet()
    await house.matches.forget(BO)
    with closing(connect(house.path)) as connection:
        assert connection.execute("SELECT votes FROM clocks WHERE seat = 0").fetchone() == (f"[{CY}]",)
        assert connection.execute("SELECT count(*) FROM invitations").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM habits").fetchone() == (0,)


async def test_no_invitation_and_no_lobby_names_whoever_was_forgotten_while_the_match_goes_on(house: House) -> None:
    match = await house.match(2, bots=1)
    await house.matches.invite(match, BO, PLAYERS[5], key="i")
    await house.quiet()
    await house.matches.forget(BO)
    await house.pass_time(seconds=11)
    assert house.discord.of(PanelKind.INVITATION) == []
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    assert "Bo" not in [holder.name for holder in lobby.table.holders]


async def test_a_rematch_holds_its_seats_when_its_host_is_forgotten(house: House) -> None:
    match = await house.match(3)
    await house.matches.cancel(match, ANA, key="a")
    lobby = (await house.matches.rematch(match, PLAYERS[0], PLACE, key="b")).match
    await house.matches.join(lobby, PLAYERS[1], key="c")
    await house.matches.forget(ANA)
    table = await house.table(lobby)
    assert (table.host, [(each.user_id, each.host) for each in table.invitations]) == (BO, [(CY, 0)])


async def test_somebody_may_be_forgotten_while_his_hand_is_on_its_way(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    sending, forgotten = asyncio.Event(), asyncio.Event()
    real = house.transport._end

    async def linger(call: str, order: Order | None) -> None:
        await real(call, order)
        if on_post("hand")(call, order):
            sending.set()
            await forgotten.wait()

    house.transport._end = linger  # type: ignore[method-assign]
    match = await house.match(2)
    async with asyncio.timeout(5):
        await sending.wait()
    await house.matches.cancel(match, ANA, key="a")
    await house.matches.forget(ANA)
    forgotten.set()
    await house.quiet()
    assert not caplog.records


async def test_whoever_is_forgotten_declines_what_he_was_offered(house: House) -> None:
    match = await house.match(1, bots=1)
    await house.matches.invite(match, ANA, PLAYERS[1], key="i")
    await house.quiet()
    await house.matches.forget(BO)
    await house.quiet()
    assert house.discord.of(PanelKind.INVITATION) == []
    assert (await house.table(match)).invitations == ()
    assert "'Bo'" not in everything(house)
    (line,) = [each for each in (await house.matches.log(match)).entries if each.kind is EntryKind.DECLINED]
    assert line.name == FORMER


async def test_whoever_was_forgotten_can_come_back(house: House) -> None:
    await ended(house)
    await house.matches.forget(ANA)
    await house.matches.forget(ANA)
    await house.matches.remember(PLAYERS[0], PLACE.guild_id)
    assert (await data_of(house, ANA))["players"] == [{"user_id": ANA, "locale": "en-US"}]
    await house.lobby(2)
    assert len((await data_of(house, ANA))["holders"]) == 1
