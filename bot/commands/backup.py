"""`picnic backup`: a copy of all matches, also while the bot runs."""

from pathlib import Path
from typing import Annotated

import typer

from bot.config import load_settings
from bot.storage.backup import backup as copy

__all__ = ["backup"]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; must not exist yet.")],
) -> None:
    """Copy the database, also while the bot runs. Nothing is overwritten."""
    source = load_settings().database
    copy(source, file)
    typer.echo(f"{file}: {file.stat().st_size / 1024:,.0f} KB from {source}")
