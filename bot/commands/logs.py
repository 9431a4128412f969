"""The log on stderr: ours and the libraries' in the same lines, and nothing in it that is a secret.

Tracebacks come without the values of variables, and libraries are never asked for their "debug" lines: those hold what
is sent and stored, hands and votes among it.
"""

import logging
import sys
from typing import Literal

import discord
import structlog

__all__ = ["keep_log"]

OURS = ("bot", "cogs", "renderers")
"""The loggers that may tell everything, since they never tell a secret."""


def keep_log(level: str = "info", style: Literal["text", "json"] = "text") -> None:
    """Writes what is at least of this level ("debug" to "error"), as text or as one JSON object a line."""
    threshold = logging.getLevelNamesMapping()[level.upper()]
    common: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=common, processors=_ending(style)))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak, so nothing is missing
    logging.basicConfig(level=max(threshold, logging.INFO), handlers=[handler], force=True)
    for name in OURS:
        logging.getLogger(name).setLevel(threshold)
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
    )


def _ending(style: Literal["text", "json"]) -> list[structlog.types.Processor]:
    tidy = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if style == "json":
        return [tidy, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    return [tidy, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
