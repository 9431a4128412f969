"""Memory played over days, and what is hidden from whom."""

import pytest

from bot.engine.luck import Luck
from bot.engine.play import Playthrough, random_chooser
from bot.engine.seats import Seat
from bot.games.parks_memories import entry
from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    FlipOne,
    MatchTiles,
    MoveHiker,
    ReturnTile,
    Stack,
    Take,
    UseForest,
    UseSun,
    UseWater,
)
from bot.games.parks_memories.events import Drawn, Flipped, ParksEvent, Peeked, Returned, TilesMatched
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from bot.games.parks_memories.options import Memory, Mode, ParksOptions
from bot.games.parks_memories.view import ParksView
from tests.games.parks_memories.table import FIELD, cell, cells, choices, on, play, step

ANA, BIA = Seat(0), Seat(1)
SEEN = FIELD.replace("(acadia1)", "acadia1*").replace("(katmai1)", "katmai1*")
OPEN = "table memory=open"


def faces(view: ParksView) -> dict[str, str]:
    return {space.cell: space.tile for space in view.spaces if space.tile is not None}


def test_ruled_with_memory_once_the_public_sees_which_cells_are_up_but_no_face() -> None:
    view = GAME.view(on(SEEN, "turn phase=take"), None)
    assert [space.cell for space in view.spaces if space.up] == ["A1", "C1"]
    assert faces(view) == {}


def test_ruled_look_shows_a_seat_the_faces_that_are_up_now() -> None:
    expected = {"A1": tile("acadia1"), "C1": tile("katmai1")}
    assert faces(GAME.view(on(SEEN, "turn phase=take"), BIA)) == expected


def test_ruled_with_memory_open_everybody_sees_what_is_up() -> None:
    assert set(faces(GAME.view(on(SEEN, "turn phase=take", OPEN), None))) == {"A1", "C1"}


def test_hidden_no_view_has_a_face_down_tile_or_a_stacks_order() -> None:
    view = GAME.view(on(), ANA)
    assert faces(view) == {}
    assert view.stacks == (13, 13, 13)


def test_what_was_seen_is_gone_from_the_view_once_covered() -> None:
    state = play(on(SEEN, "turn phase=take"), Take(cell("A1")), Draw(Stack(1)), MoveHiker(cell("C1")))
    assert set(faces(GAME.view(state, ANA))) == {"C1"}


def test_ruled_the_public_reads_only_the_cells_of_a_flip() -> None:
    event = step(on(), Flip(cells("A1 C1"))).events[0]
    public = GAME.seen(event, None)
    assert isinstance(public, Flipped)
    assert (public.cells, public.tiles) == (cells("A1 C1"), ())
    assert GAME.seen(event, BIA) == event


def test_ruled_the_public_reads_neither_what_was_drawn_nor_what_was_returned() -> None:
    returned = Returned(ANA, cell("A1"), tile("acadia1"), fleeting=True)
    drawn = Drawn(ANA, Stack(1), cell("A1"), tile("acadia1"), fleeting=True)
    for event in (returned, drawn):
        public = GAME.seen(event, None)
        assert isinstance(public, Returned | Drawn)
        assert public.tile is None
        assert GAME.seen(event, BIA) == event


def test_the_public_learns_of_a_match_only_what_the_abilities_show() -> None:
    gained = TilesMatched(ANA, "water", cells("A1 B1"), recharged=True, fleeting=True)
    public = GAME.seen(gained, None)
    assert isinstance(public, TilesMatched)
    assert (public.ability, public.cells) == ("water", ())
    assert GAME.seen(TilesMatched(ANA, "water", cells("A1 B1"), recharged=False, fleeting=True), None) is None


@pytest.mark.parametrize("memory", ["once", "open"])
def test_ruled_forest_tells_its_user_alone(memory: Memory) -> None:
    event = Peeked(ANA, Stack(1), cell("A1"), tile("acadia1"))
    assert GAME.seen(event, ANA) == event
    for other in (BIA, None):
        seen = GAME.seen(event, other)
        assert isinstance(seen, Peeked)
        assert seen.tile is None


def test_with_memory_open_the_public_reads_all_but_forest() -> None:
    events = step(on(FIELD, OPEN), Flip(cells("B1 C2"))).events
    assert tuple(GAME.seen(event, None) for event in events) == events


def test_ruled_the_faces_of_tiles_taken_are_public_for_good() -> None:
    done = step(on(SEEN, "turn phase=take"), Take(cell("A1")))
    assert tuple(GAME.seen(event, None) for event in done.events) == done.events
    assert GAME.view(done.state, None).teams[0].area == (tile("acadia1"),)


def test_undo_never_crosses_a_step_that_showed_a_face() -> None:
    field = SEEN.replace("(biscayne1)", "biscayne1!")
    state = on(field, "turn phase=take", "area 0 redwood1 / sun water forest")
    assert step(on(), Flip(cells("A1 B1"))).reveals
    assert step(state, UseSun(cells("A2 B2"))).reveals
    assert step(state, Take(cell("A1"))).reveals, "the public learns its face"
    taken = play(state, Take(cell("A1")))
    assert step(taken, UseWater(cell("C2"))).reveals
    assert step(taken, Draw(Stack(1))).reveals
    assert step(taken, UseForest(Stack(1))).reveals
    assert step(
        on(
            "table mode=classic\n" + "| (acadia1) . . . . . (acadia2) |\n" + "| . . . . . . . |\n" * 5 + "| . . |",
            "turn phase=first",
        ),
        FlipOne(cell("A1")),
    ).reveals


def test_undo_may_take_back_what_showed_nothing() -> None:
    state = on(SEEN, "turn phase=take", "area 0 redwood1 / water", OPEN)
    assert not step(state, Take(cell("A1"))).reveals
    watered = play(state, Take(cell("A1")), UseWater(cell("C2")))
    assert not step(watered, ReturnTile(tile("redwood1"))).reveals
    drawn = play(state, Take(cell("A1")), Draw(Stack(1)))
    assert not step(drawn, MoveHiker(cell("C1"))).reveals
    wilds = play(on(), Flip(cells("B3 C3")))
    assert not step(wilds, choices(wilds, MatchTiles)[0]).reveals


def test_a_seat_and_its_turn_stay_the_same_in_what_the_public_imagines_of_a_choice_between_pairs() -> None:
    state = play(on(), Flip(cells("B3 C3")))
    for draw in range(20):
        other = GAME.imagine(state, None, Luck("imagine", draw))
        assert GAME.legal_actions(other, other.seat) == GAME.legal_actions(state, state.seat)


def test_hidden_what_forest_showed_is_kept_by_its_user_while_his_turn_lasts() -> None:
    field = FIELD.replace("(acadia1)", ".").replace("(katmai1)", "katmai1*")
    state = play(on(field, "turn phase=draw", "area 0 / forest", "stack 1 redwood1 redwood2"), UseForest(Stack(1)))
    assert {GAME.imagine(state, ANA, Luck("x", n)).field[0] for n in range(20)} == {tile("redwood1")}
    assert len({GAME.imagine(state, BIA, Luck("x", n)).field[0] for n in range(20)}) > 1
    after = play(state, MoveHiker(cell("C1")))
    assert after.peeked is None
    assert len({GAME.imagine(after, ANA, Luck("x", n)).field[0] for n in range(20)}) > 1


def _carries_a_face(event: ParksEvent) -> bool:
    return bool(
        getattr(event, "tiles", None)
        if isinstance(event, Flipped)
        else isinstance(event, Drawn | Returned | Peeked) and event.tile
    )


@pytest.mark.parametrize("mode", ["standard", "classic"])
def test_ruled_no_public_event_or_view_of_a_whole_match_carries_a_face(mode: Mode) -> None:
    for number in range(6):
        match = Playthrough(GAME, 3, ParksOptions(mode=mode), f"faces {number}")
        while match.outcome is None:
            seat = GAME.awaited(match.state)[0]
            match.play(seat, random_chooser(match, seat))
            assert faces(GAME.view(match.state, None)) == {}
        assert not [event for event in match.history(None) if _carries_a_face(event)]


def test_ruled_what_a_look_shows_counts_as_seen_as_long_as_it_shows_every_face() -> None:
    done = step(on(), Flip(cells("A1 C1")))
    flipped, shows = done.events[0], GAME.info.shows
    assert shows(GAME.view(done.state, BIA), flipped)
    taken = play(done.state, Take(cell("A1")))
    assert shows(GAME.view(taken, BIA), flipped), "what was taken is public for good"
    drawn = step(taken, Draw(Stack(1)))
    assert shows(GAME.view(drawn.state, BIA), drawn.events[0])
    covered = play(drawn.state, MoveHiker(cell("A1")))
    assert not shows(GAME.view(covered, BIA), flipped), "C1 is covered"
    assert shows(GAME.view(covered, BIA), drawn.events[0]), "the Hiker keeps it up"


def test_a_match_of_types_is_in_sight_while_both_tiles_are_up() -> None:
    done = step(on(), Flip(cells("A1 B2")))
    matched = next(event for event in done.events if isinstance(event, TilesMatched))
    assert GAME.info.shows(GAME.view(done.state, BIA), matched)
    assert not GAME.info.shows(GAME.view(play(done.state, Take(cell("A1"))), BIA), matched)


def test_what_was_returned_or_looked_at_in_secret_is_in_no_view() -> None:
    view = GAME.view(on(SEEN, "turn phase=take"), ANA)
    assert not GAME.info.shows(view, Returned(BIA, cell("B1"), tile("biscayne1"), fleeting=True))
    assert not GAME.info.shows(view, Peeked(ANA, Stack(1), cell("B1"), tile("biscayne1")))


def test_fleeting_says_whether_faces_vanish() -> None:
    assert entry.game.info.fleeting(ParksOptions())
    assert not entry.game.info.fleeting(ParksOptions(memory="open"))
