"""Random matches to try the laws on, under every mix of options."""

from collections.abc import Iterator
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.play import Playthrough, Ply, random_chooser
from bot.engine.registry import Entry
from bot.engine.seats import Cast, Member, Seat, Viewer

NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva", "Filipe Augusto Nascimento Junior", "Gil", "Hana")


class Moment(msgspec.Struct, frozen=True):
    """A state in a random match, and the step that is taken from it."""

    match: Playthrough
    state: Any
    ply: Ply

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *map(Seat, range(self.match.seats)))

    def luck(self, purpose: str) -> Luck:
        return Luck(self.match.seed, self.ply.number, purpose)

    def __str__(self) -> str:
        return f"{self.match.game.info.id}, seed {self.match.seed}, {self.match.options}, ply {self.ply.number}"


def all_options(entry: Entry, seats: int) -> tuple[Any, ...]:
    """Every mix of options that these seats may choose."""
    kind = entry.game.info.options
    fields = msgspec.structs.fields(kind)
    mixes = (kind(**dict(zip((f.name for f in fields), mix, strict=True))) for mix in product(*map(_values, fields)))
    return tuple(options for options in mixes if _fits(entry, seats, options))


def _values(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    kind = field.type
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Annotated:
        meta = next(m for m in get_args(kind) if isinstance(m, msgspec.Meta))
        if meta.ge is not None and meta.le is not None:
            return tuple(range(int(meta.ge), int(meta.le) + 1))
    if get_origin(kind) is UnionType:
        return tuple(arg for arg in get_args(kind) if arg is not None)
    raise TypeError(f"an option must be a Literal, a bool or a bounded int: {field.name}")


def _fits(entry: Entry, seats: int, options: Any) -> bool:
    try:
        entry.game.setup(seats, options, Luck("fits", 0))
    except IllegalAction:
        return False
    return True


def random_matches(entry: Entry, seats: int, count: int, purpose: str) -> Iterator[Playthrough]:
    """Fresh matches, not yet played, going round all mixes of options."""
    mixes = all_options(entry, seats)
    order = Luck(purpose, seats, "options").shuffled(mixes)
    for number in range(count):
        yield Playthrough(entry.game, seats, order[number % len(order)], f"{purpose}-{number}")


def moments(entry: Entry, seats: int, count: int, purpose: str, *, every: int = 1) -> Iterator[Moment]:
    """The states of `count` random matches, one in `every`, at an offset that differs by match."""
    for number, match in enumerate(random_matches(entry, seats, count, purpose)):
        while match.outcome is None:
            state = match.state
            ply = play_at_random(match)
            if (ply.number + number) % every == 0:
                yield Moment(match, state, ply)


def play_at_random(match: Playthrough) -> Ply:
    """Any awaited seat does anything it may."""
    awaited = match.game.awaited(match.state)
    seat = Luck(match.seed, len(match.plies), "who").choice(awaited)
    return match.play(seat, random_chooser(match, seat))


def cast_of(entry: Entry, seats: int) -> Cast:
    """Players with everyday and with unwieldy names."""
    return Cast(tuple(Member(NAMES[seat], seat, bot=seat == seats - 1 and seats > 1) for seat in range(seats)))
