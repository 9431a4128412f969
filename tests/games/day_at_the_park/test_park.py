"""The map: names that stay, what touches, what may go."""

from collections import deque

from bot.engine.play import Playthrough, random_chooser
from bot.games.day_at_the_park.cells import cell_at, column_of, neighbours, position, row_of
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.park import Park, removable, start_park, touching


def test_the_start_tile_lies_at_m50() -> None:
    assert start_park("plaza").cells() == ("M50", "N50", "M51", "N51")


def test_every_cell_within_48_steps_has_a_name_of_its_own() -> None:
    reach = range(-48, 50)
    names = {cell_at(x, y): (x, y) for x in reach for y in reach}
    assert len(names) == len(reach) ** 2
    assert all(position(cell) == place for cell, place in names.items())
    assert {row_of(cell) for cell in names} == set(range(2, 100))


def test_columns_go_on_beyond_a_and_z() -> None:
    assert [column_of(cell_at(x, 0)) for x in (12, 13, 14, 15)] == ["Y", "Z", "AA", "AB"]
    assert [column_of(cell_at(x, 0)) for x in (-11, -12, -13, -14)] == ["B", "A", "ZZ", "ZY"]


def test_touching_is_sharing_an_edge() -> None:
    assert neighbours(cell_at(0, 0)) == ("M49", "N50", "M51", "L50")
    assert touching(start_park("plaza"))[cell_at(0, 0)] == ("N50", "M51")


def _in_one_piece(park: Park) -> bool:
    near = touching(park)
    first = park.spaces[0].cell
    found, trail = {first}, deque([first])
    while trail:
        for cell in near[trail.popleft()]:
            if cell not in found:
                found.add(cell)
                trail.append(cell)
    return len(found) == len(park.spaces)


def test_dp20_exactly_the_tiles_that_hold_nothing_together_may_go() -> None:
    for seed in range(3):
        match = Playthrough(GAME, 4, Options(), f"park {seed}")
        match.run(random_chooser)
        park = match.state.park
        assert _in_one_piece(park)
        tiles = [space.cell for space in park.spaces if space.tile.startswith("T")]
        assert set(removable(park)) == {cell for cell in tiles if _in_one_piece(park.without(cell))}
