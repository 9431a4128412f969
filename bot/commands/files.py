"""Files that commands write: whole or not at all."""

import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from bot.commands.errors import OperatorError

__all__ = ["ForceOption", "write_whole"]

ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite FILE if it exists.")]


def write_whole(path: Path, data: bytes, *, force: bool = False) -> None:
    """Writes the file beside its place and moves it there, so that an error leaves what was there before.

    Raises OperatorError when the folder cannot be written, and for a file that exists without `force`.
    """
    if path.is_dir():
        raise OperatorError(f"cannot write {path}: it is a folder")
    if path.exists() and not force:
        raise OperatorError(f"{path} exists already; --force overwrites it")
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise OperatorError(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except OSError as error:
        Path(beside).unlink(missing_ok=True)
        raise OperatorError(f"cannot write {path}: {error.strerror}") from None
