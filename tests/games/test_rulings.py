"""Every ruling has a test, and every test that cites a ruling stands in its game's rulings.toml: checked both ways."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

# How many numbered rulings each game's rules have.
RULINGS = {"doggies": 52, "dragon": 56, "goblins": 48, "jackal": 39, "raiders": 46}
each_game = pytest.mark.parametrize("game", RULINGS)


def folder(game: str) -> Path:
    return Path(__file__).parent / game


def table(game: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((folder(game) / "rulings.toml").read_text(encoding="utf-8"))


def cited_rulings(game: str) -> dict[str, set[str]]:
    """Every test of the game's folder, as file::name, with the rulings its docstring cites."""
    found: dict[str, set[str]] = {}
    for file in folder(game).glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited = set(re.findall(r"\bR\d+\b", ast.get_docstring(node) or ""))
                found[f"{file.stem}::{node.name}"] = cited
    return found


def named_tests(entry: dict[str, object]) -> set[str]:
    tests = entry.get("tests", [])
    assert isinstance(tests, list)
    return set(tests)


def test_every_game_has_its_table() -> None:
    assert sorted(path.parent.name for path in Path(__file__).parent.glob("*/rulings.toml")) == sorted(
        RULINGS
    )


@each_game
def test_every_ruling_has_a_test_or_a_reason_why_there_is_nothing_to_test(game: str) -> None:
    rulings = table(game)
    assert list(rulings) == [f"R{number}" for number in range(1, RULINGS[game] + 1)]
    for name, entry in rulings.items():
        assert isinstance(entry.get("says"), str), name
        assert bool(entry.get("tests")) != bool(entry.get("untested")), name


@each_game
def test_every_test_named_in_the_table_exists_and_cites_its_ruling(game: str) -> None:
    tests = cited_rulings(game)
    for name, entry in table(game).items():
        for test in named_tests(entry):
            assert test in tests, f"{name} names {test}"
            assert name in tests[test], f"{test} does not cite {name}"


@each_game
def test_every_test_that_cites_a_ruling_stands_in_the_table(game: str) -> None:
    rulings = table(game)
    for test, cited in cited_rulings(game).items():
        for name in cited:
            assert test in named_tests(rulings[name]), f"{test} cites {name}"
