"""Hours of the day and time zones, as people type them."""

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.engine.words import Words
from bot.matches.times import Quiet, zones
from cogs.panels.names import escape
from cogs.panels.refusals import Sorry

__all__ = ["days_ahead", "end_of_day", "quiet_hours", "quiet_text", "zones_like"]

CHOICES = 25
"""Lines of an autocomplete menu, by Discord."""

_SPAN = re.compile(r"(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|–|to|até|a)\s*(\d{1,2})(?:[:h](\d{2})?)?")


def quiet_hours(typed: str, zone: str | None, say: Words) -> Quiet:
    """ "22:00-8:00" in this zone. Raises Sorry when it is no span of the day, or the zone is missing or unknown."""
    found = _SPAN.fullmatch(typed.strip().lower())
    if found is None:
        raise Sorry(say("Quiet hours are two times of the day, such as 22:00-08:00."))
    begin, end = _minutes(found[1], found[2]), _minutes(found[3], found[4])
    if max(begin, end) >= 24 * 60 or begin == end:
        raise Sorry(say("Quiet hours are two times of the day, such as 22:00-08:00."))
    if zone is None:
        raise Sorry(say("Say in which time zone as well: `zone` lists them as you type, such as Europe/Lisbon."))
    known = {name.lower(): name for name in zones()}
    if zone.lower() not in known:
        raise Sorry(say("There is no time zone {zone}. Pick one of the list.", zone=escape(zone[:60])))
    return Quiet(begin, end, known[zone.lower()])


def quiet_text(quiet: Quiet) -> str:
    """ "22:00-08:00 (Europe/Lisbon)"."""
    begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in (quiet.begin, quiet.end))
    return f"{begin}-{end} ({quiet.zone})"


def end_of_day(typed: str, zone: str | None, say: Words) -> datetime:
    """The end of a day such as 2026-12-24, in this zone (None: UTC). Raises Sorry."""
    try:
        day = date.fromisoformat(typed.strip())
        midnight = datetime.combine(day + timedelta(days=1), time(), tzinfo=ZoneInfo(zone or "UTC"))
    except (ValueError, OverflowError):
        raise Sorry(say("Say a day such as 2026-12-24, or pick one of the list.")) from None
    return midnight.astimezone(UTC)


def days_ahead(now: datetime, count: int, typed: str) -> list[str]:
    """The coming days as `end_of_day` reads them, those that begin as typed."""
    days = ((now + timedelta(days=number)).date().isoformat() for number in range(count))
    return [day for day in days if day.startswith(typed.strip())]


def zones_like(typed: str) -> list[str]:
    """Names of time zones in which the typed text stands, those of a region and city first; at most 25."""
    wanted = typed.strip().replace(" ", "_").lower()
    found = (name for name in zones() if wanted in name.lower())
    return sorted(found, key=lambda name: (not name.startswith(_REGIONS), name))[:CHOICES]


_REGIONS = ("Africa/", "America/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")


def _minutes(hour: str, minute: str | None) -> int:
    """Minutes since midnight; a day's worth or more where there is no such time."""
    late = int(minute or 0)
    return int(hour) * 60 + late if late < 60 else 24 * 60
