"""Locations and who moves in: SK9 and its rulings."""

from bot.games.super_kawaii_pets.actions import Obtain
from bot.games.super_kawaii_pets.components import LOCATIONS, AnimalId, LocationId
from bot.games.super_kawaii_pets.residents import residents
from bot.games.super_kawaii_pets.scoring import points_in_play
from tests.games.super_kawaii_pets.positions import after, at, of_kind, refused


def choices(location: str, happy: str) -> list[str]:
    """Who may move in, in the order offered: "D01 C01"."""
    animals = tuple(map(AnimalId, happy.split()))
    return [" ".join(chosen) for chosen in residents(LOCATIONS[LocationId(location)].needs, animals)]


def obtain(location: str, *animals: str) -> Obtain:
    return Obtain(LocationId(location), tuple(map(AnimalId, animals)))


def test_sk9_a_location_takes_happy_animals_of_the_species_shown() -> None:
    assert choices("L01", "D01 C01") == ["D01 C01"]
    assert choices("L01", "D01 R01") == []
    assert choices("L07", "D01 D02") == ["D01 D02"]
    assert choices("L13", "R01 C01 D01") == ["D01 C01 R01"]


def test_sk9_sad_animals_do_not_move_in() -> None:
    assert of_kind(at("0: sad D07; happy C07\n1:"), Obtain) == []


def test_sk9_a_wild_fits_any_species() -> None:
    assert choices("L01", "D01 W01") == ["D01 W01"]
    assert choices("L01", "W01 W02") == ["W01 W02"]
    assert choices("L10", "W01 W02 W03") == ["W01 W02 W03"]


def test_only_choices_that_leave_other_species_free_are_offered_those_with_fewest_wilds_first() -> None:
    assert choices("L01", "D01 D02 C01") == ["D01 C01"], "which of two dogs goes makes no difference"
    assert choices("L01", "D01 C01 W01") == ["D01 C01", "C01 W01", "D01 W01"]
    assert choices("L07", "D01 D02 W01") == ["D01 D02", "D01 W01"]


def test_sk9_assigned_animals_serve_no_other_location() -> None:
    state = after(at("0: happy D07 C07\n1:"), obtain("L01", "D07", "C07"))
    assert state.players[0].happy == ()
    assert of_kind(at("0: homes L01=D07+C07\n1:"), Obtain) == []


def test_sk9_assigned_animals_still_count_for_points_and_for_the_ten() -> None:
    player = after(at("0: happy D07 C07\n1:"), obtain("L01", "D07", "C07")).players[0]
    assert player.horizontal == 3
    assert points_in_play(player) == 3 + 3 + 3


def test_ruled_location_needs_are_exact() -> None:
    assert all(len(chosen.split()) == 2 for chosen in choices("L01", "D01 C01 R01 W01"))
    state = at("0: happy D07 C07 R07\n1:")
    assert refused(state, obtain("L01", "D07", "C07", "R07")) == ("SK9", "wrong_residents")


def test_ruled_animals_are_assigned_for_good() -> None:
    state = after(at("0: happy D07 C07\n1:"), obtain("L01", "D07", "C07"))
    assert state.players[0].homes[0].residents == ("D07", "C07")


def test_refusals_say_what_is_missing() -> None:
    state = at("0: happy D07\n1:")
    assert refused(state, obtain("L01", "D07", "C07")) == ("SK9", "needs_missing")
    assert refused(state, obtain("L09", "D07", "C07")) == ("SK5", "location_not_shown")
