"""`picnic bench`: every budget of the design, measured on this machine."""

import asyncio
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from bot.commands.bench.budgets import Row
from bot.commands.bench.commits import commit_rows
from bot.commands.bench.pictures import picture_rows
from bot.commands.bench.rules import rules_rows
from bot.commands.errors import OperatorError
from bot.commands.logs import keep_log
from bot.commands.starting import entry_of
from bot.engine.registry import Entry, Registry
from bot.games import discover

__all__ = ["bench"]


class Scale(msgspec.Struct, frozen=True):
    """How much of everything is measured."""

    steps: int
    boards: int
    commits: int
    clicks: int
    active: int
    matches: int
    alarms: int


def bench(
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Only this game; all if not given.")
    ] = None,
    steps: Annotated[int, typer.Option("--steps", min=10, help="Random actions a game.")] = 4_000,
    boards: Annotated[int, typer.Option("--boards", min=2, help="Board pictures a game.")] = 120,
    commits: Annotated[int, typer.Option("--commits", min=10, help="Answers committed.")] = 400,
    clicks: Annotated[int, typer.Option("--clicks", min=10, help="Clicks on the offline Discord.")] = 300,
    active: Annotated[int, typer.Option("--active", min=1, help="Matches active while it is clicked.")] = 200,
    matches: Annotated[
        int, typer.Option("--matches", min=1, help="Open matches in the database at the start.")
    ] = 10_000,
    alarms: Annotated[int, typer.Option("--alarms", min=1, help="Alarms that went off while it was down.")] = 1_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array instead of a table.")] = False,
) -> None:
    """Measure every budget of the design. The lesser numbers asked for, the sooner it is done."""
    registry = discover()
    if game is not None:
        entry_of(game, registry)
    if find_spec("simcord") is None:
        raise OperatorError("the bench clicks on an offline Discord: pip install 'picnic[sandbox]'")
    keep_log("error")
    rows: list[Row] = []
    with Console(stderr=True).status("Measuring") as status:
        for row in _rows(registry, game, Scale(steps, boards, commits, clicks, active, matches, alarms)):
            rows.append(row)
            status.update(f"{row.what}: {row.measured:,} {row.unit}")
    typer.echo(msgspec.json.encode(rows).decode()) if as_json else Console().print(_table(rows))


def _rows(registry: Registry, only: str | None, scale: Scale) -> Iterator[Row]:
    """Row after row, as they are measured; what is not about one game is measured with one of them."""
    from bot.commands.bench.clicks import click_rows
    from bot.commands.bench.crowd import crowd_rows
    from bot.commands.bench.sweep import sweep_rows

    for entry in registry:
        if only in (None, entry.game.info.id):
            yield from rules_rows(entry, scale.steps)
            yield from _drawn(entry, scale.boards)
    game = only or registry.ids()[-1]
    yield from asyncio.run(commit_rows(registry, game, scale.commits))
    yield from asyncio.run(click_rows(registry, game, scale.clicks, scale.active))
    yield from asyncio.run(crowd_rows(registry, game, scale.matches))
    yield from asyncio.run(sweep_rows(registry, game, scale.alarms))


def _drawn(entry: Entry, boards: int) -> Iterator[Row]:
    try:
        yield from picture_rows(entry, boards)
    except OperatorError as error:
        typer.echo(f"picnic: {error}, so its pictures are not measured", err=True)


def _table(rows: list[Row]) -> Table:
    table = Table(title="Budgets")
    for column in ("what", "budget", "measured", "met"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for row in rows:
        limit = f"{'≤' if row.most else '≥'} {row.budget:,g} {row.unit}"
        table.add_row(row.what, limit, f"{row.measured:,g} {row.unit}", "yes" if row.met else "[bold red]no[/]")
    return table
