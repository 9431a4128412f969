"""All commands under one name."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer

from bot.commands.backup import backup
from bot.commands.bench.command import bench
from bot.commands.doctor import doctor
from bot.commands.errors import one_line_errors
from bot.commands.record import record, replay
from bot.commands.render import render
from bot.commands.run import run
from bot.commands.sandbox.command import sandbox
from bot.commands.simulate import simulate

__all__ = ["main"]

_app = typer.Typer(
    name="picnic",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"picnic {version('picnic')}")
        raise typer.Exit


@_app.callback()
def _picnic(
    _version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Four board games, played over days on Discord."""


for _command in (sandbox, run, doctor, backup, simulate, render, record, replay, bench):
    _app.command()(_command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs one command and leaves: exit code 2 for what the operator can put right, said in one line."""
    with one_line_errors():
        _app(args=arguments, prog_name="picnic")
