"""`picnic render`: the picture of a match after some random actions."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from bot.commands.errors import OperatorError
from bot.commands.files import ForceOption, write_whole
from bot.commands.guests import cast_of
from bot.commands.starting import (
    GameArgument,
    LocaleOption,
    OptionsOption,
    SeatsOption,
    SeedOption,
    artist_of,
    begin,
    chosen_options,
    entry_of,
    locale_of,
    seat_count,
    viewer_of,
)
from bot.engine.pictures import Artist, Snapshot
from bot.engine.play import Playthrough, random_chooser
from bot.engine.seats import Viewer

__all__ = ["render"]


def render(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the picture (PNG) goes.")],
    seats: SeatsOption = None,
    seed: SeedOption = "0",
    after: Annotated[int, typer.Option("--after", metavar="K", min=0, help="How many random actions come first.")] = 0,
    viewer: Annotated[str, typer.Option("--viewer", metavar="WHO", help="public, or a seat from 0.")] = "public",
    locale: LocaleOption = "en",
    picture: Annotated[
        Literal["board", "hand", "result"], typer.Option("--picture", help="Which of the viewer's pictures.")
    ] = "board",
    option: OptionsOption = None,
    force: ForceOption = False,
) -> None:
    """Draw a match after some random actions and print the picture's alt text."""
    entry = entry_of(game)
    count = seat_count(entry.game.info, seats)
    watcher, language = viewer_of(viewer, count), locale_of(locale)
    match = begin(entry, count, chosen_options(entry.game.info, option), seed)
    _play_random(match, after)
    snapshot = _drawn(artist_of(game), match, watcher, picture, language)
    write_whole(out, snapshot.png, force=force)
    typer.echo(snapshot.alt)


def _play_random(match: Playthrough, actions: int) -> None:
    """Plays so many random actions, or to the end; what is forced comes on top."""
    match.play_forced()
    for _ in range(actions):
        if match.outcome is not None:
            return
        seat = match.game.awaited(match.state)[0]
        match.play(seat, random_chooser(match, seat))
        match.play_forced()


def _drawn(hand: Artist, match: Playthrough, viewer: Viewer, picture: str, locale: str) -> Snapshot:
    """The picture asked for. Raises OperatorError when this viewer has no such picture now."""
    view = match.game.view(match.state, viewer)
    cast = cast_of(match.seats)
    if picture == "board":
        return hand.board(view, cast, locale)
    if picture == "result":
        if match.outcome is None:
            raise OperatorError(f"the match still runs after {len(match.plies)} actions; a result comes after its end")
        return hand.result(view, cast, locale)
    snapshot = hand.hand(view, cast, locale)
    if snapshot is None:
        raise OperatorError("this viewer holds nothing in secret now")
    return snapshot
