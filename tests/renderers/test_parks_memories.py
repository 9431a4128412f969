"""The pictures of PARKS Memories: lovely ones kept as golden, and no face for the public while memory counts."""

import pytest

from bot.engine.luck import Luck
from bot.engine.pictures import Mark
from bot.engine.play import Playthrough, random_chooser
from bot.engine.seats import Cast, Member, Seat
from bot.games.parks_memories.game import GAME
from renderers.parks_memories import board, hand, result
from tests.renderers.conftest import Golden

NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva", "Filipe", "Gil", "Heloísa")


def played(seats: int, plies: int, **options: object) -> Playthrough:
    """A random match after so many actions, or at its end."""
    match = Playthrough(GAME, seats, GAME.info.options(**options), "golden")
    while match.outcome is None and len(match.plies) < plies:
        seat = GAME.awaited(match.state)[0]
        match.play(seat, random_chooser(match, seat))
    return match


def cast_of(seats: int) -> Cast:
    return Cast(tuple(Member(NAMES[seat], seat) for seat in range(seats)))


def test_the_field_as_a_seat_sees_it(golden: Golden) -> None:
    match = played(3, 31)
    golden("parks_seat_en", board(GAME.view(match.state, match.state.seat), cast_of(3), "en").png)


def test_the_field_as_the_public_sees_it(golden: Golden) -> None:
    golden("parks_public_pt", board(GAME.view(played(3, 31).state, None), cast_of(3), "pt_BR").png)


def test_three_teams_and_sixteen_tiles(golden: Golden) -> None:
    view = GAME.view(played(8, 60, teams=3, field="4x4", memory="open").state, None)
    golden("parks_teams_en", board(view, cast_of(8), "en").png)


def test_classic_memory_for_eight(golden: Golden) -> None:
    match = played(8, 200, mode="classic")
    golden("parks_classic_pt", board(GAME.view(match.state, match.state.seat), cast_of(8), "pt_BR").png)


def test_the_end(golden: Golden) -> None:
    golden("parks_result_en", result(GAME.view(played(8, 10_000, teams=3).state, None), cast_of(8), "en").png)


@pytest.mark.parametrize("plies", [1, 7, 22, 40])
def test_the_public_picture_hides_every_face_in_the_field(plies: int) -> None:
    """The same picture whatever lies there, up or covered."""
    state = played(4, plies).state
    other = GAME.imagine(state, None, Luck("twin", plies))
    assert other != state
    assert board(GAME.view(state, None), cast_of(4), "en") == board(GAME.view(other, None), cast_of(4), "en")


def test_what_the_picker_offers_is_framed() -> None:
    view = GAME.view(played(2, 0).state, Seat(0))
    plain, offered = (board(view, cast_of(2), "en", marks) for marks in ((), (Mark("cells", "B2", "B2"),)))
    assert plain.png != offered.png


def test_there_is_no_hand() -> None:
    hand(GAME.view(played(2, 3).state, Seat(0)), cast_of(2), "en")
    assert GAME.info.hand is None
