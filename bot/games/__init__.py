"""The games, one package each. A package is a game when it offers `entry`."""

from importlib import import_module
from pkgutil import iter_modules

from bot.engine.registry import Registry

__all__ = ["discover"]


def discover() -> Registry:
    """A registry of all games in this folder, by the names of their packages."""
    registry = Registry()
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        if module.ispkg:
            registry.add(import_module(f"{__name__}.{module.name}").entry)
    return registry
