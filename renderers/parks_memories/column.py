"""The right column: whose turn, the stacks, and each team's Area with its pairs and abilities."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words, marked
from bot.games.parks_memories.components import ABILITIES, ART, Ability, TileId
from bot.games.parks_memories.view import ParksView, TeamView
from renderers import svg
from renderers.canvas import Canvas
from renderers.drawings import art
from renderers.fonts import shown
from renderers.parks_memories.paints import MEADOW, TEAM_BADGES, draw_tile
from renderers.pieces import hearts, mark, token
from renderers.theme import COUNT, HUE, INK, PAPER, TITLE, WHITE, Colour

__all__ = ["draw_column", "team_name"]

LEFT, WIDTH = 678, 408
BOTTOM = 684
AREA_ROOM = 380
TEAM_NAMES = (marked("Campfire"), marked("Canoe"), marked("Boot"))
"""Without the word "team", for which there is no room."""
SIZES = (120, 100, 84, 72)
"""Of the tiles in an Area, the largest that fits; below 72 pixels parks can hardly be told apart."""


class Panel(NamedTuple):
    """Where a team's panel stands."""

    x: float
    y: float
    h: float

    @property
    def roomy(self) -> bool:
        """Whether there is a line for the members, or for larger tiles."""
        return self.h >= 190


def team_name(team: int, say: Words) -> str:
    return say(TEAM_NAMES[team])


def draw_column(canvas: Canvas, view: ParksView, cast: Cast, say: Words, offered: Mapping[object, str]) -> None:
    """`offered` are the tiles of one's Area and the stacks that the picker names."""
    _draw_banner(canvas, view, cast, say)
    top: float = 100
    if view.stacks:
        _draw_stacks(canvas, view, offered)
        top = 210
    pitch = (BOTTOM + 10 - top) / len(view.teams)
    for number, team in enumerate(view.teams):
        panel = Panel(LEFT, top + number * pitch, min(pitch - 12, 300))
        _draw_team(canvas, view, number, team, panel, cast, say, offered)


def _draw_banner(canvas: Canvas, view: ParksView, cast: Cast, say: Words) -> None:
    canvas.card(LEFT, 16, WIDTH, 70, WHITE, 22, drop=5, shadow=MEADOW.shade, on=MEADOW.light)
    who = shown(cast, view.seat, say)
    token(canvas, LEFT + 38, 51, 25, who, on=WHITE)
    waits_outside = view.hiker is None and not view.classic
    room = WIDTH - 90 - (58 if waits_outside else 0)
    task = _task(view, say)
    name_room = max(110, room - 10 - _width_of(task))
    name = canvas.label(LEFT + 74, 64, who.name, 34, TITLE, fit=name_room, on=WHITE)
    canvas.label(LEFT + 74 + name + 12, 63, task, 30, fit=room - name - 12, on=WHITE)
    if waits_outside:
        canvas.art("icons/hiker", LEFT + WIDTH - 66, 20, 58, on=WHITE)


def _width_of(task: str) -> float:
    """About how much room a task takes at 30 pixels."""
    return len(task) * 16


def _task(view: ParksView, say: Words) -> str:
    """What the seat whose turn it is has to do, in two or three words."""
    return {
        "flip": say("flip two"),
        "match": say("match tiles"),
        "take": say("take one"),
        "wild": say("recharge"),
        "return": say("return one"),
        "draw": say("draw a tile"),
        "hiker": say("move the Hiker"),
        "first": say("flip one"),
        "second": say("flip another"),
        "over": say("the end"),
    }[view.phase]


def _draw_stacks(canvas: Canvas, view: ParksView, offered: Mapping[object, str]) -> None:
    for number, count in enumerate(view.stacks, start=1):
        x = LEFT + 4 + (number - 1) * 136
        for layer in range(min(count, 3) - 1, -1, -1):
            canvas.art("parks/back_stack", x + 5 * layer, 100 + 5 * layer, 84)
        if count:
            canvas.label(x + 42, 152, str(number), 37, TITLE, ink=PAPER, anchor="middle", halo=INK, thick=4)
        else:
            canvas.slot(x, 102, 82, 82, MEADOW.light, 14, edge=MEADOW.shade, on=MEADOW.light)
        if number in offered:
            ring = svg.line(svg.rounded(4, 4, 82, 82, 13), HUE["yellow"].base, 6)
            canvas.drawing(ring, x - 3, 97, 92, 92)
        canvas.label(x + 98, 156, str(count), 34, COUNT, fit=37, on=MEADOW.light)


def _draw_team(
    canvas: Canvas,
    view: ParksView,
    number: int,
    team: TeamView,
    panel: Panel,
    cast: Cast,
    say: Words,
    offered: Mapping[object, str],
) -> None:
    now = number == view.team and view.phase != "over"
    ground = HUE["yellow"].light if now else PAPER
    canvas.card(
        panel.x,
        panel.y,
        WIDTH,
        panel.h,
        ground,
        22,
        width=4 if now else 3,
        drop=5,
        shadow=MEADOW.shade,
        on=MEADOW.light,
    )
    if panel.h < 96:
        _draw_flat(canvas, team, panel, cast, say, ground)
        return
    _draw_head(canvas, view, number, team, panel, cast, say, ground)
    top = panel.y + 66
    if view.in_teams and panel.roomy:
        _draw_members(canvas, view, number, panel, cast, say, ground)
        top += 56
    groups = _pairs_first(team.area)
    size, rows = _largest(groups, AREA_ROOM, panel.y + panel.h - 8 - top)
    _draw_area(canvas, groups, (panel.x + 14, top), size, rows, ground, offered if now else {})


def _largest(groups: Sequence[tuple[TileId, ...]], room: float, height: float) -> tuple[float, int]:
    """The size of tiles, and in how many rows, so that the Area is as large as its panel allows."""
    for size in SIZES:
        rows = int((height + 8) // (size + 8))
        if rows and sum(_width(tiles, size) for tiles in groups) <= (room - size * 0.4) * rows:
            return size, rows
    low = min(SIZES[-1], height)
    return low, max(1, int((height + 8) // (low + 8)))


def _width(tiles: tuple[TileId, ...], size: float) -> float:
    return size * (1.72 if len(tiles) == 2 else 1) + 10


def _draw_head(
    canvas: Canvas, view: ParksView, number: int, team: TeamView, panel: Panel, cast: Cast, say: Words, ground: Colour
) -> None:
    """Who, how many pairs of how many, and the abilities."""
    x, line = panel.x, panel.y + 34
    if view.in_teams:
        canvas.art(TEAM_BADGES[number], x + 10, line - 25, 50, on=ground)
        if not panel.roomy:
            for place, seat in enumerate(team.seats):
                _draw_member(canvas, view, seat, x + 78 + place * 26, line, 16, cast, say, ground)
    else:
        who = shown(cast, team.seats[0], say)
        token(canvas, x + 32, line, 20, who, on=ground)
        canvas.label(x + 58, line + 11, who.name, 32, fit=(98 if not view.classic else 254), on=ground)
    if view.classic:
        hearts(canvas, x + WIDTH - 62, line - 23, 46, team.pairs, on=ground)
        return
    hearts(canvas, x + 160, line - 20, 40, team.pairs, on=ground)
    canvas.label(x + 199, line + 9, f"/{view.options.pairs_to_win}", 24, COUNT, on=ground)
    for place, ability in enumerate(ABILITIES):
        _draw_ability(canvas, ability, ability in team.active, x + 230 + place * 43, line, ground)


def _draw_ability(canvas: Canvas, ability: Ability, active: bool, x: float, y: float, ground: Colour) -> None:
    """Active: on a gold disc. Used: smaller, grey, in a dashed ring."""
    if active:
        inner = svg.path(svg.circle(22, 22, 20), HUE["yellow"].base, INK, 3)
        inner += svg.place(art(f"icons/type_{ability}"), 5, 5, 34)
    else:
        grey = HUE["grey"]
        inner = svg.dashed(svg.circle(22, 22, 19), grey.light, grey.shade, 3, "6 5")
        inner += svg.place(svg.greyed(art(f"icons/type_{ability}")), 9, 9, 26)
    canvas.drawing(inner, x, y - 22, 44, 44, on=ground)


def _draw_members(
    canvas: Canvas, view: ParksView, number: int, panel: Panel, cast: Cast, say: Words, ground: Colour
) -> None:
    """A line of their own where there is room, with the team's name."""
    seats = view.teams[number].seats
    for place, seat in enumerate(seats):
        _draw_member(canvas, view, seat, panel.x + 36 + place * 54, panel.y + 88, 20, cast, say, ground)
    canvas.label(panel.x + 20 + len(seats) * 54, panel.y + 99, team_name(number, say), 30, fit=170, on=ground)


def _draw_member(
    canvas: Canvas, view: ParksView, seat: Seat, x: float, y: float, r: float, cast: Cast, say: Words, ground: Colour
) -> None:
    """A member; a gold ring says whose turn it is within the team."""
    if seat == view.seat and view.phase != "over":
        canvas.shape(
            svg.circle(r + 5, r + 5, r + 5),
            HUE["yellow"].shade,
            HUE["yellow"].shade,
            x - r - 5,
            y - r - 5,
            2 * r + 10,
            2 * r + 10,
            on=ground,
        )
        token(canvas, x, y, r, shown(cast, seat, say))
    else:
        token(canvas, x, y, r, shown(cast, seat, say), on=ground)


def _draw_flat(canvas: Canvas, team: TeamView, panel: Panel, cast: Cast, say: Words, ground: Colour) -> None:
    """One line of many: token, the last pairs that were found, and how many."""
    middle = panel.y + panel.h / 2
    r = min(22, panel.h / 2 - 7)
    who = shown(cast, team.seats[0], say)
    token(canvas, panel.x + 34, middle, r, who, on=ground)
    canvas.label(panel.x + 64, middle + 9, who.name, 28, fit=96, on=ground)
    size = panel.h - 16
    _draw_area(canvas, _pairs_first(team.area), (panel.x + 166, panel.y + 8), size, 1, ground, {}, room=170)
    hearts(canvas, panel.x + WIDTH - 58, middle - 22, 44, team.pairs, on=ground)


def _draw_area(
    canvas: Canvas,
    groups: Sequence[tuple[TileId, ...]],
    place: tuple[float, float],
    size: float,
    rows: int,
    ground: Colour,
    offered: Mapping[object, str],
    room: float = AREA_ROOM,
) -> None:
    """The tiles of an Area, pairs joined by a heart and first; a crowded row overlaps."""
    per_row = -(-len(groups) // rows) if groups else 1
    for row in range(rows):
        line = groups[row * per_row : (row + 1) * per_row]
        widths = [_width(tiles, size) for tiles in line]
        squeeze = min(1.0, (room - size) / max(1.0, sum(widths) - widths[-1])) if line else 1.0
        x, y = place[0], place[1] + row * (size + 8)
        for tiles, wide in zip(line, widths, strict=True):
            _draw_group(canvas, tiles, x, y, size, squeeze, offered, ground if squeeze == 1 else None)
            x += wide * squeeze


def _draw_group(
    canvas: Canvas,
    tiles: tuple[TileId, ...],
    x: float,
    y: float,
    size: float,
    squeeze: float,
    offered: Mapping[object, str],
    ground: Colour | None,
) -> None:
    step = size * 0.72 * squeeze
    for number, tile in enumerate(tiles):
        draw_tile(canvas, tile, x + number * step, y, size, badge=False, on=ground if number == 0 else None)
        if tile in offered:
            mark(canvas, x + number * step - 4, y - 6, min(34, size * 0.55), offered[tile])
    if len(tiles) == 2:
        canvas.art("icons/heart", x + step - size * 0.1, y + size * 0.6, size * 0.5)


def _pairs_first(area: tuple[TileId, ...]) -> list[tuple[TileId, ...]]:
    found: dict[str, list[TileId]] = {}
    for tile in area:
        found.setdefault(ART[tile], []).append(tile)
    order = Counter({art_id: len(tiles) for art_id, tiles in found.items()})
    return [tuple(found[art_id]) for art_id, _ in order.most_common()]
