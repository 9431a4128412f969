"""Who may move into a location: happy animals of the species it shows, a Wild for any of them (SK9)."""

from functools import lru_cache
from itertools import product

from bot.games.super_kawaii_pets.components import ANIMALS, AnimalId, Species

__all__ = ["residents"]


@lru_cache(maxsize=16_384)
def residents(needs: tuple[Species, ...], happy: tuple[AnimalId, ...]) -> tuple[tuple[AnimalId, ...], ...]:
    """Every choice of animals that leaves other species free, those with the fewest Wilds first.

    Within a species the animals that have been happy longest go: all of them count the same afterwards.
    """
    free: dict[str, list[AnimalId]] = {}
    for animal in happy:
        free.setdefault(ANIMALS[animal].species, []).append(animal)
    wilds = free.get("wild", [])
    wanted = [(needs.count(species), free.get(species, [])) for species in dict.fromkeys(needs)]
    found = []
    for counts in product(*(range(min(need, len(own)) + 1) for need, own in wanted)):
        stand_ins = len(needs) - sum(counts)
        if stand_ins <= len(wilds):
            chosen = [animal for count, (_, own) in zip(counts, wanted, strict=True) for animal in own[:count]]
            found.append((stand_ins, (*chosen, *wilds[:stand_ins])))
    return tuple(animals for _, animals in sorted(found, key=lambda choice: choice[0]))
