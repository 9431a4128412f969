"""Discord's errors as the courier tells them apart: what may pass, and what will not."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
import structlog

from bot.matches.transport import Passing, Reason, Settled

__all__ = ["UNREACHABLE", "outcome_of", "translated"]

UNREACHABLE = (aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""No connection, or one that broke: whether Discord has heard is not known."""

DM_CLOSED = {50007, 50278, 10013}
"""No direct messages from us; no server in common any more; no such user."""
GONE = {10003: Reason.CHANNEL_GONE, 10004: Reason.CHANNEL_GONE, 10008: Reason.MESSAGE_GONE}
FORBIDDEN = {50001, 50013, 160005, 160006, 50024}
"""No access, no permission, thread locked, too many threads, no threads in such a channel."""
ARCHIVED = 50083
SLOW = {20016: 60.0, 20028: 30.0, 20029: 30.0, 40003: 600.0}
"""Slow mode, write limits, direct messages opened too fast: seconds to wait."""
BANNED = 60.0
"""Seconds to wait where discord.py has given up on a rate limit: then it is the whole machine that must be quiet."""
UNAUTHORISED = 300.0
"""Seconds to wait after 401: only a new start with another token helps, and many tries would block the address."""

log = structlog.get_logger()


@contextmanager
def translated(*, editing: bool = False) -> Iterator[None]:
    """Turns whatever fails inside into Passing or Settled."""
    try:
        yield
    except (Passing, Settled):
        raise
    except Exception as error:
        raise outcome_of(error, editing=editing) from error


def outcome_of(error: Exception, *, editing: bool = False) -> Passing | Settled:
    """What the courier should make of this error.

    A message in an archived thread can't be edited, but sending opens the thread again; so such an edit counts as
    rejected, upon which the courier posts anew.
    """
    match error:
        case discord.RateLimited():
            return Passing(error.retry_after)
        case discord.HTTPException():
            return _of_http(error, editing=editing)
        case _ if isinstance(error, UNREACHABLE):
            return Passing()
        case _:
            log.error("delivery failed", exc_info=error)
            return Settled(Reason.REJECTED)


def _of_http(error: discord.HTTPException, *, editing: bool) -> Passing | Settled:
    code, status = error.code, error.status
    if code in SLOW:
        return Passing(SLOW[code])
    if code in GONE:
        return Settled(GONE[code])
    if code in DM_CLOSED:
        return Settled(Reason.DM_CLOSED)
    if code == ARCHIVED:
        return Settled(Reason.REJECTED if editing else Reason.NO_PERMISSION)
    if code in FORBIDDEN:
        return Settled(Reason.NO_PERMISSION)
    return _of_status(status)


def _of_status(status: int) -> Passing | Settled:
    if status == 401:
        return Passing(UNAUTHORISED)
    if status == 429:
        return Passing(BANNED)
    if status >= 500:
        return Passing()
    if status == 403:
        return Settled(Reason.NO_PERMISSION)
    return Settled(Reason.CHANNEL_GONE if status == 404 else Reason.REJECTED)
