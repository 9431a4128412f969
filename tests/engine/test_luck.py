"""The same seed and ply always meet the same luck."""

from bot.engine.luck import Luck


def test_the_same_ply_meets_the_same_luck() -> None:
    assert [Luck("seed", 7).below(1000) for _ in range(3)] == [Luck("seed", 7).below(1000)] * 3


def test_another_ply_seed_or_purpose_meets_other_luck() -> None:
    lucks = [Luck("seed", 7), Luck("seed", 8), Luck("other", 7), Luck("seed", 7, "forced")]
    assert len({luck.shuffled(range(20)) for luck in lucks}) == 4


def test_luck_is_stable_across_versions() -> None:
    """Saved matches replay under every Python: these numbers must never change."""
    luck = Luck("picnic", 1)
    assert [luck.below(100) for _ in range(8)] == STABLE


def test_shuffling_keeps_the_items_and_the_argument() -> None:
    deck = [1, 2, 2, 3]
    assert sorted(Luck("s", 0).shuffled(deck)) == [1, 2, 2, 3] == deck


STABLE = [59, 3, 9, 21, 66, 1, 35, 75]
