"""The notebooks run from the first cell to the last, and keep their promises."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.research.settings import SLUGS
from undercroft.adapters import bench

EXAMPLES = Path(__file__).parents[2] / "examples"

pytestmark = pytest.mark.once


def run(name: str, **changed: object) -> dict[str, Any]:
    """Run the code of a notebook; constants may be changed where they are set."""
    notebook = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name}, {cell['id']}", "exec"), names)
            names.update({key: value for key, value in changed.items() if key in names})
    return names


def test_no_notebook_carries_results() -> None:
    found = sorted(EXAMPLES.glob("*.ipynb"))
    assert len(found) == 5
    for path in found:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert not any(cell.get("outputs") for cell in cells), path.name


def test_first_steps() -> None:
    names = run("1-first-steps")
    assert sum(names["total"].values()) == pytest.approx(1.0)


@pytest.mark.full
def test_the_learner_gets_better_than_random() -> None:
    names = run("2-learner-on-raiders")
    assert names["after"] > names["before"] + 0.05


def test_the_learner_learns_a_little_in_a_few_steps() -> None:
    names = run("2-learner-on-raiders", UPDATES=2, EPOCHS=1)
    assert len(names["shares"]) == 2


def test_is_mcts_on_goblins() -> None:
    names = run("3-is-mcts-on-goblins")
    assert names["decisions"] == 6
    assert names["search"].rounds > 6


def test_best_response() -> None:
    assert run("4-best-response")["share"] > 0.33


def test_records_to_tables() -> None:
    rows = run("5-records-to-tables")["rows"]
    assert {row["game"] for row in rows} == set(range(5))
    assert all(row["choices"] >= 1 for row in rows)


@pytest.mark.filterwarnings("ignore")
def test_the_bench_measures_every_way_of_playing(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(0.001, 1)
    lines = capsys.readouterr().out.splitlines()
    tables = [line for line in lines if line.startswith(tuple(f"| {slug} |" for slug in SLUGS))]
    assert len(tables) == len(SLUGS)
    assert all(line.count("|") == 9 for line in tables)
    assert any("OpenSpiel leduc_poker" in line for line in lines)
