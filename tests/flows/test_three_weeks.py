"""Three weeks of each game, as people with jobs and holidays play it, with a bot that is started anew every night."""

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.matches.models import EntryKind
from tests.flows.tables import friends, played, public_table
from tests.flows.weeks import Plan, Stumble, Weeks
from tests.flows.world import world_of

SPRING = datetime(2026, 3, 18, 12, tzinfo=UTC)
"""Europe's clocks go forward on 29 March, Chile's back on 5 April."""
AUTUMN = datetime(2026, 10, 14, 12, tzinfo=UTC)
"""Europe's clocks go back on 25 October, New York's on 1 November."""

WEEKS = {
    "day-at-the-park": (3, "en-US", Plan("bot_turn", "Europe/Lisbon", SPRING)),
    "dia-para-relaxar": (3, "pt-BR", Plan("wait", "Europe/Lisbon", AUTUMN)),
    "kawaii-pets": (3, "en-US", Plan("bot_seat", "America/New_York", AUTUMN)),
    "parks-memories": (4, "en-US", Plan("wait", "America/Santiago", SPRING)),
}

HAPPENED = {EntryKind.STAND_IN, EntryKind.PAUSED, EntryKind.RESUMED}
"""What the weeks must have brought, or they would prove little."""


@pytest.mark.usefixtures("same_luck")
@pytest.mark.parametrize("command", WEEKS)
async def test_three_weeks_lose_nothing_and_double_nothing(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    seats, locale, plan = WEEKS[command]
    async with world_of(registry, tmp_path, locale) as world:
        weeks = Weeks(world, friends(world, seats, locale), plan, Stumble(monkeypatch), Random(f"{command} 2"))
        await weeks.live(command)
        await weeks.finish()
        await world.let_pass(11)
        log = await weeks.log()
        assert weeks.kept(log) == weeks.done
        assert {entry.kind for entry in log} >= HAPPENED
        assert weeks.diary.doubled() == []
        seats_taken_back = Counter(entry.seat for entry in log if entry.kind is EntryKind.BACK)
        assert weeks.diary.hands_sent_again() <= seats_taken_back
        assert weeks.diary.reminders()
        assert weeks.disturbed() == []
        posts = Counter(post.kind for post in weeks.diary.posts)
        assert (posts["lobby"], posts["result"]) == (1, 1)
        table = await public_table(world)
        assert table.outcome == (await played(world)).outcome
