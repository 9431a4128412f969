"""Pictures: one module (or package) a game, named by the game's id, on shared drawing tools.

To add a game, write `renderers/<game id>.py` with

- `PAINTS = Paintbox(drawings, hues)`: all drawings it can show and the hues of its plates and seats;
- `board(view, cast, locale, marks=())`, `hand(...)` and `result(view, cast, locale)`, each answering a `Snapshot`
  (`hand` may answer None), `more`, a mapping of further pictures by id, `marked`, which fields of actions are
  marked in which picture, and `first_look(view)`, the picture that is shown before: together
  `bot.engine.pictures.Artist`.

Each begins with `Canvas(PAINTS, scene)`, where `scene` is the SVG of the ground, pastes plates, drawings and labels
upon it, and ends with `Snapshot(canvas.png(), alt)`. What hardly ever changes belongs into the scene: it is rasterised
once. Words are sought in the game's catalogues. Tests compare with pictures under `tests/renderers/golden`.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from bot.engine.game import GameId
from bot.engine.pictures import Artist

__all__ = ["artist"]


def artist(game_id: GameId) -> Artist:
    """The renderer of this game. Raises LookupError when there is none."""
    if game_id not in (module.name for module in iter_modules(__path__)):
        raise LookupError(f"no renderer for {game_id}")
    module = import_module(f"renderers.{game_id}")
    if not hasattr(module, "board"):
        raise LookupError(f"renderers.{game_id} draws no game")
    return cast("Artist", module)
