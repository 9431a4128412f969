"""`picnic sandbox`: try a game in the browser, without Discord and without a token."""

from importlib.util import find_spec
from typing import Annotated

import msgspec
import typer

from bot.commands.errors import OperatorError
from bot.commands.logs import keep_log
from bot.commands.starting import LocaleOption, OptionsOption, chosen_options, entry_of, locale_of, seat_count
from bot.commands.stopping import run_until_stopped
from bot.games import discover

__all__ = ["sandbox"]

TAGS = {"en": "en-US", "pt_BR": "pt-BR"}
"""Our languages as Discord calls them."""


def sandbox(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game's id.")] = "um_dia_para_relaxar",
    players: Annotated[int, typer.Option("--players", metavar="N", min=1, max=8, help="Seats that you play.")] = 2,
    bots: Annotated[int, typer.Option("--bots", metavar="N", min=0, max=7, help="Seats that bots play.")] = 0,
    option: OptionsOption = None,
    locale: LocaleOption = "en",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The start page's port; 0 takes a free one.")
    ] = 0,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the page's address.")] = False,
) -> None:
    """Play on an offline Discord in the browser: every seat is yours, or a bot's. Ctrl-C ends it, nothing is kept."""
    entry = entry_of(game)
    seat_count(entry.game.info, players + bots)
    tag = TAGS[locale_of(locale)]
    options = msgspec.structs.asdict(chosen_options(entry.game.info, option))
    if find_spec("simcord") is None:
        raise OperatorError("the sandbox needs an offline Discord: pip install 'picnic[sandbox]'")
    from bot.commands.sandbox.session import Visit, visit

    keep_log("warning")
    wish = Visit(game, players, bots, options, tag, port, browser=not no_browser)
    run_until_stopped(visit(wish, discover()))
    typer.echo("The sandbox is closed.")
