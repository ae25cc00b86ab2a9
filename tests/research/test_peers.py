"""Our games beside libraries that are too large for test tools: `make test-peers`, a part of `make test-all`."""

import runpy
from pathlib import Path

import pytest

from undercroft.adapters import bench

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_learner_of_stable_baselines_gets_better_than_random() -> None:
    pytest.importorskip("sb3_contrib")
    names = runpy.run_path(str(EXAMPLES / "train_with_sb3.py"))
    before, after = names["main"](40_000, 400)
    assert after > before


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_holdem"])
def test_the_bench_steps_games_of_pgx(name: str) -> None:
    pytest.importorskip("pgx")
    step = bench.pgx_games(name)
    assert [step() for _ in range(3)] == [bench.GAMES_AT_ONCE] * 3
