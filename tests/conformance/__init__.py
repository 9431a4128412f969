"""What every game must satisfy. A new game is checked by being there; `--matches` plays more of them.

A game helps with one module of its own tests, `tests/games/GAME/hidden.py`:

- `inventory(state) -> Counter[str]` counts all components, wherever they are; a match never changes it;
- `slots(state, viewer) -> dict[str, tuple[value, pool]]` names each slot that the rulings hide from the viewer, its
  value (hashable), and all values it might have as far as the viewer can know.
"""
