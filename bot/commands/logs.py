"""The log on stderr: ours and discord.py's in the same lines."""

import logging
import sys
from typing import Literal

import discord
import structlog

__all__ = ["keep_log"]


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
    logging.basicConfig(level=threshold, handlers=[handler], force=True)
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
    )


def _ending(style: Literal["text", "json"]) -> list[structlog.types.Processor]:
    tidy = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if style == "json":
        return [tidy, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [tidy, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
