"""The table before the match begins."""

import pytest

from bot.engine.game import IllegalAction
from bot.matches.models import GuildSettings, Openings, Player, Status
from bot.matches.refusals import PARAMS, Refusal, Refused
from tests.matches.house import PLACE, PLAYERS, House
from tests.matches.tiny_game import Options

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


async def refusal(call: object) -> Refused:
    """What the call is refused with."""
    with pytest.raises(Refused) as caught:
        await call  # type: ignore[misc]
    return caught.value


async def test_who_opens_a_table_is_its_host_and_sits_first(house: House) -> None:
    table = await house.matches.open("tiny", PLAYERS[0], PLACE, key="a", options={"rounds": 2}, size=4)
    assert (table.status, table.host, table.seat, table.size) == (Status.LOBBY, ANA, 0, 4)
    assert table.options == Options(rounds=2)
    assert table.view is None
    assert not table.startable


async def test_the_same_interaction_opens_one_table_only(house: House) -> None:
    first = await house.matches.open("tiny", PLAYERS[0], PLACE, key="a")
    again = await house.matches.open("tiny", PLAYERS[0], PLACE, key="a")
    assert first.match == again.match
    assert len(await house.matches.in_channel(PLACE.channel_id)) == 1


async def test_unknown_games_options_and_sizes_are_refused(house: House) -> None:
    opening = house.matches.open
    assert (await refusal(opening("chess", PLAYERS[0], PLACE, key="a"))).key is Refusal.UNKNOWN_GAME
    bad = await refusal(opening("tiny", PLAYERS[0], PLACE, key="a", options={"rounds": 9}))
    assert (bad.key, bad.params) == (Refusal.BAD_OPTION, {"field": "rounds"})
    unknown = await refusal(opening("tiny", PLAYERS[0], PLACE, key="a", options={"colour": "red"}))
    assert (unknown.key, unknown.params) == (Refusal.BAD_OPTION, {"field": "colour"})
    size = await refusal(opening("tiny", PLAYERS[0], PLACE, key="a", size=9))
    assert (size.key, size.params) == (Refusal.SIZE, {"least": 2, "most": 8})
    assert await house.matches.in_channel(PLACE.channel_id) == ()


async def test_a_full_table_takes_nobody_else(house: House) -> None:
    match = await house.lobby(2, size=2)
    full = await refusal(house.matches.join(match, PLAYERS[2], key="a"))
    assert (full.key, full.params) == (Refusal.TABLE_FULL, {"size": 2})
    assert (await refusal(house.matches.add_bot(match, ANA, key="b"))).key is Refusal.TABLE_FULL


async def test_nobody_sits_twice(house: House) -> None:
    match = await house.lobby(2)
    assert (await refusal(house.matches.join(match, PLAYERS[1], key="a"))).key is Refusal.ALREADY_SEATED


async def test_a_full_table_starts_itself_where_the_host_chose_so(house: House) -> None:
    match = await house.lobby(2, size=3, autostart=True)
    assert (await house.table(match)).status is Status.LOBBY
    assert (await house.matches.join(match, PLAYERS[2], key="a")).status is Status.RUNNING


async def test_whoever_stands_up_frees_the_seat_and_the_others_move_up(house: House) -> None:
    match = await house.lobby(3)
    table = await house.matches.leave(match, BO, key="a")
    assert [holder.name for holder in table.holders] == ["Ana", "Cy"]
    assert [holder.seat for holder in table.holders] == [0, 1]


async def test_the_host_who_leaves_passes_the_table_on(house: House) -> None:
    match = await house.lobby(2)
    assert (await house.matches.leave(match, ANA, key="a")).host == BO


async def test_a_table_without_people_is_cancelled(house: House) -> None:
    match = await house.lobby(1, bots=2)
    assert (await house.matches.leave(match, ANA, key="a")).status is Status.CANCELLED


async def test_bots_have_names_of_their_own_and_the_last_one_goes_first(house: House) -> None:
    match = await house.lobby(1, bots=3)
    table = await house.table(match)
    assert len({holder.name for holder in table.holders}) == 4
    assert [holder.bot for holder in table.holders] == [None, "average", "average", "average"]
    left = await house.matches.remove_bot(match, ANA, key="a")
    assert left.holders == table.holders[:3]
    await house.matches.remove_bot(match, ANA, key="b")
    await house.matches.remove_bot(match, ANA, key="c")
    assert (await refusal(house.matches.remove_bot(match, ANA, key="d"))).key is Refusal.NO_BOT
    strange = house.matches.add_bot(match, ANA, key="e", strength="superhuman")
    assert (await refusal(strange)).key is Refusal.UNKNOWN_STRENGTH


async def test_only_the_host_or_a_moderator_changes_starts_or_cancels(house: House) -> None:
    match = await house.lobby(2)
    for call in (
        house.matches.start(match, BO, key="a"),
        house.matches.cancel(match, BO, key="a"),
        house.matches.add_bot(match, BO, key="a"),
        house.matches.choose(match, BO, "rounds", 1, key="a"),
        house.matches.arrange(match, BO, key="a", size=3),
    ):
        refused = await refusal(call)
        assert (refused.key, refused.params) == (Refusal.HOST_ONLY, {"name": "Ana"})
    assert (await house.matches.start(match, BO, key="a", moderator=True)).status is Status.RUNNING


async def test_options_and_size_can_be_chosen_until_the_start(house: House) -> None:
    match = await house.lobby(3)
    table = await house.matches.choose(match, ANA, "deck", 3, key="a")
    assert table.options == Options(deck=3)
    table = await house.matches.arrange(match, ANA, key="b", size=4, autostart=True)
    assert (table.size, table.autostart) == (4, True)
    assert (await refusal(house.matches.arrange(match, ANA, key="c", size=2))).params == {"least": 3, "most": 8}
    await house.matches.start(match, ANA, key="d")
    late = house.matches.choose(match, ANA, "deck", 12, key="e")
    assert (await refusal(late)).key is Refusal.NOT_IN_LOBBY


async def test_too_few_cannot_start(house: House) -> None:
    match = await house.lobby(1)
    refused = await refusal(house.matches.start(match, ANA, key="a"))
    assert (refused.key, refused.params["seats"]) == (Refusal.SEAT_COUNT, 1)


async def test_options_that_do_not_fit_the_seats_are_refused_in_the_games_own_words(house: House) -> None:
    match = await house.lobby(4, options={"cosy": True})
    refused = await refusal(house.matches.start(match, ANA, key="a"))
    assert refused.key is Refusal.ILLEGAL
    assert isinstance(refused.params["error"], IllegalAction)
    assert (await house.table(match)).status is Status.LOBBY


async def test_a_player_sits_in_many_matches_and_a_channel_holds_many(house: House) -> None:
    matches = [await house.lobby(2) for _ in range(8)]
    assert len(await house.matches.of_player(BO)) == 8
    assert [found.match for found in await house.matches.in_channel(PLACE.channel_id)] == matches


async def test_names_are_those_of_the_last_interaction_and_harmless(house: House) -> None:
    match = await house.lobby(2)
    await house.matches.remember(Player(BO, "  Bo\u202e\n\x00 the\u2066   Great " + "W" * 50, "pt-BR"), PLACE.guild_id)
    holder = (await house.table(match)).holders[1]
    assert holder.name == "Bo the Great WWWWWWWWWWWWWWWWWWW"
    assert holder.locale == "pt_BR"
    await house.matches.remember(Player(BO, "\u200b\x07"), PLACE.guild_id)
    assert (await house.table(match)).cast.name(1) == "?"


async def test_public_posts_follow_the_server_and_its_setting(house: House) -> None:
    match = await house.lobby(2)
    assert (await house.table(match)).locale == "pt_BR"
    await house.matches.set_guild_settings(GuildSettings(PLACE.guild_id, locale="en"))
    assert (await house.table(match)).locale == "en"
    assert await house.matches.guild_settings(PLACE.guild_id) == GuildSettings(PLACE.guild_id, True, "en")
    assert await house.matches.guild_settings(8) == GuildSettings(8)


async def test_a_server_keeps_where_and_by_whom_tables_are_opened(house: House) -> None:
    assert await house.matches.openings(8) == Openings(8)
    for wanted in (Openings(8, (70, 71), 5), Openings(8, (), None)):
        await house.matches.set_openings(wanted)
        assert await house.matches.openings(8) == wanted
    assert await house.matches.openings(PLACE.guild_id) == Openings(PLACE.guild_id)


async def test_an_unknown_match_is_refused(house: House) -> None:
    match = await house.lobby(2)
    gone = type(match)(match + 1)
    assert (await refusal(house.matches.table(gone))).key is Refusal.UNKNOWN_MATCH
    assert (await refusal(house.matches.join(gone, PLAYERS[3], key="a"))).key is Refusal.UNKNOWN_MATCH


def test_a_refusal_comes_with_the_parameters_that_are_promised() -> None:
    assert Refused(Refusal.TABLE_FULL, size=2).params == {"size": 2}
    with pytest.raises(TypeError):
        Refused(Refusal.TABLE_FULL)
    with pytest.raises(TypeError):
        Refused(Refusal.NO_BOT, size=2)
    assert set(PARAMS) <= set(Refusal)
