"""`picnic record` and `picnic replay`: a match as a file that a reader of the rulebook can follow, and its proof."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bot.commands.files import ForceOption, write_whole
from bot.commands.guests import cast_of
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
from bot.engine import record as records
from bot.engine.play import Playthrough, bot_chooser
from bot.engine.words import words
from bot.games import discover

__all__ = ["record", "replay"]

TAMPERED = 1
"""The exit code for a record that does not hold."""


def record(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the record goes.")],
    seats: SeatsOption = None,
    seed: SeedOption = "0",
    option: OptionsOption = None,
    views: Annotated[
        bool, typer.Option("--views", help="Add the public view and each seat's after every action.")
    ] = False,
    force: ForceOption = False,
) -> None:
    """Let bots play a match and write its record."""
    entry = entry_of(game)
    match = begin(entry, seat_count(entry.game.info, seats), chosen_options(entry.game.info, option), seed)
    match.run(bot_chooser(entry))
    kept = records.record(match, _states(match) if views else None)
    write_whole(out, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n", force=force)
    typer.echo(f"{out}: {len(kept.actions)} actions\n{_outcome(match)}")


def replay(file: Annotated[Path, typer.Argument(metavar="FILE", help="A match record.")]) -> None:
    """Verify a match record action by action and print its outcome."""
    data = file.read_bytes()
    try:
        match = records.verify(data, discover())
    except records.BadRecord as error:
        typer.echo(f"picnic: {file} does not hold: {error}", err=True)
        raise typer.Exit(TAMPERED) from None
    typer.echo(f"{file} holds: {len(match.plies)} actions\n{_outcome(match)}")


def _states(match: Playthrough) -> list[Any]:
    """The state after each ply, found by playing the match again."""
    again = Playthrough(match.game, match.seats, match.options, match.seed)
    states = []
    for ply in match.plies:
        again.play(ply.seat, ply.action)
        states.append(again.state)
    return states


def _outcome(match: Playthrough) -> str:
    """How the match ended, in the game's words; for a record of a match that still runs, whom it waits for."""
    texts = discover()[match.game.info.id].texts
    say = words("en", texts.package)
    view = match.game.view(match.state, None)
    if match.outcome is None:
        return texts.status(view, cast_of(match.seats), say)
    return texts.result(view, cast_of(match.seats), say)
