"""Discord's error codes, as the courier takes them."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.matches.transport import Passing, Reason, Settled
from cogs.panels.failures import outcome_of, translated


def error(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (403, 50007, Reason.DM_CLOSED),
        (403, 50278, Reason.DM_CLOSED),
        (404, 10008, Reason.MESSAGE_GONE),
        (404, 10003, Reason.CHANNEL_GONE),
        (404, 10004, Reason.CHANNEL_GONE),
        (403, 50001, Reason.NO_PERMISSION),
        (403, 50013, Reason.NO_PERMISSION),
        (400, 50083, Reason.NO_PERMISSION),
        (400, 160006, Reason.NO_PERMISSION),
        (400, 50035, Reason.REJECTED),
        (400, 200000, Reason.REJECTED),
        (413, 40005, Reason.REJECTED),
    ],
)
def test_what_will_not_pass_is_settled(status: int, code: int, reason: Reason) -> None:
    outcome = outcome_of(error(status, code))
    assert isinstance(outcome, Settled)
    assert outcome.reason is reason


@pytest.mark.parametrize(("status", "code"), [(500, 0), (502, 0), (503, 0), (429, 0), (429, 30046), (401, 0)])
def test_what_may_pass_is_tried_again(status: int, code: int) -> None:
    assert isinstance(outcome_of(error(status, code)), Passing)


@pytest.mark.parametrize("code", [20016, 20028, 40003])
def test_what_comes_too_fast_waits_for_long(code: int) -> None:
    outcome = outcome_of(error(403, code))
    assert isinstance(outcome, Passing)
    assert outcome.retry_after is not None
    assert outcome.retry_after >= 30


@pytest.mark.parametrize("failure", [TimeoutError(), OSError(), aiohttp.ClientConnectionError()])
def test_a_lost_connection_may_come_back(failure: Exception) -> None:
    assert isinstance(outcome_of(failure), Passing)


def test_an_edit_in_an_archived_thread_is_posted_anew_instead() -> None:
    outcome = outcome_of(error(400, 50083), editing=True)
    assert isinstance(outcome, Settled)
    assert outcome.reason is Reason.REJECTED


def test_rate_limits_say_how_long() -> None:
    outcome = outcome_of(discord.RateLimited(12.5))
    assert isinstance(outcome, Passing)
    assert outcome.retry_after == 12.5


def test_the_couriers_own_errors_go_through() -> None:
    with pytest.raises(Passing), translated():
        raise Passing(1.0)
