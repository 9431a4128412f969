"""`picnic simulate`: many matches between bots, and what they add up to."""

from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bot.commands.starting import (
    GameArgument,
    OptionsOption,
    SeatsOption,
    SeedOption,
    begin,
    chosen_options,
    entry_of,
    seat_count,
)
from bot.commands.tally import Figures, Pace, Tally
from bot.engine.game import Outcome
from bot.engine.play import Playthrough, bot_chooser
from bot.engine.registry import Entry

__all__ = ["simulate"]

ACTION_LIMIT = 20_000
"""A match that has not ended after so many actions never will."""


def simulate(
    game: GameArgument,
    seats: SeatsOption = None,
    matches: Annotated[int, typer.Option("--matches", metavar="M", min=1, help="How many matches.")] = 100,
    seed: SeedOption = "0",
    option: OptionsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play matches between bots and print what they add up to. Match 3 of seed 7 has the seed 7-3."""
    entry = entry_of(game)
    count = seat_count(entry.game.info, seats)
    options = chosen_options(entry.game.info, option)
    figures = _play_all(entry, count, options, seed, matches)
    if as_json:
        typer.echo(msgspec.json.encode(figures).decode())
    else:
        Console().print(_table(figures))


def _play_all(entry: Entry, seats: int, options: Any, seed: str, matches: int) -> Figures:
    tally = Tally(entry.game.info, seats)
    start = perf_counter()
    with _progress() as progress:
        for number in progress.track(range(1, matches + 1), description=entry.game.info.title):
            match = begin(entry, seats, options, f"{seed}-{number}")
            pace = Pace(entry.game.info, bot_chooser(entry))
            tally.add(match, pace, _played(match, pace))
    return tally.figures(perf_counter() - start)


def _played(match: Playthrough, pace: Pace) -> Outcome | None:
    try:
        return match.run(pace, limit=ACTION_LIMIT)
    except RuntimeError:
        return None


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _table(figures: Figures) -> Table:
    seats = "1 seat" if figures.seats == 1 else f"{figures.seats} seats"
    table = Table("", "", title=f"{figures.game} · {seats}", show_header=False, min_width=50)
    endings = ", ".join(f"{reason} {count}" for reason, count in figures.endings.items()) or "none"
    scores = figures.scores
    rows = {
        "matches finished": f"{figures.finished} of {figures.matches}",
        "actions": f"{figures.actions:,} in {figures.seconds:.1f} s ({figures.actions_per_second:,.0f} a second)",
        "actions a match": f"{figures.mean_actions:.1f}",
        "endings": endings,
        "wins by seat": " · ".join(map(str, figures.wins_by_seat)),
        "scores": f"{scores.mean:.1f} in the mean, {scores.min} to {scores.max}" if scores else "none",
        "waits a match": f"{figures.mean_waits:.1f}",
        "taps an action": f"{figures.mean_taps:.2f}",
    }
    for name, value in rows.items():
        table.add_row(name, value)
    return table
