"""`python -m tests.saves VERSION` freezes matches of all games as this version plays them, in a new folder."""

import asyncio
import sys
from pathlib import Path

from bot.games import discover
from tests.saves.making import make_saves

asyncio.run(make_saves(discover(), Path(__file__).with_name(sys.argv[1])))
