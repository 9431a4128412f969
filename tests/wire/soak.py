"""The kill loop by hand: `python -m tests.wire.soak --matches 8 --kills 50 --seed 1 --json`."""

import argparse
import asyncio
import dataclasses
import json
import sys
import tempfile
from pathlib import Path

from bot.games import discover
from tests.wire.kills import Report, kill_loop

__all__ = ["main"]


def main() -> int:
    """Prints how it went; answers 0 if nothing is wrong, else 1, with what is wrong on stderr."""
    given = _arguments()
    with tempfile.TemporaryDirectory() as folder:
        loop = kill_loop(discover(), Path(folder), matches=given.matches, kills=given.kills, seed=given.seed)
        report = asyncio.run(loop)
        if not report.good:
            sys.stderr.write("\n".join(report.details) + "\n")
    sys.stdout.write(_shown(report, as_json=given.json) + "\n")
    return 0 if report.good else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.wire.soak", description="Kills the bot, again and again.")
    parser.add_argument("--matches", type=int, default=8, help="how many are played at the same time")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def _shown(report: Report, *, as_json: bool) -> str:
    figures = dataclasses.asdict(report)
    del figures["details"]
    if as_json:
        return json.dumps(figures)
    return "\n".join(f"{name.replace('_', ' '):22}{figure:>8}" for name, figure in figures.items())


if __name__ == "__main__":
    sys.exit(main())
