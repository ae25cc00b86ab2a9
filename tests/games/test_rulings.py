"""Every ruling has a test, and every test that cites a ruling stands in its game's rulings.toml: checked both ways."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from undercroft.core.game import installed_games

each_game = pytest.mark.parametrize("game", installed_games())


def folder(game: str) -> Path:
    return Path(__file__).parent / game


def table(game: str) -> dict[str, dict[str, object]]:
    file = folder(game) / "rulings.toml"
    assert file.exists(), f"tests/games/{game}/rulings.toml is missing: [R1], [R2]… with `says` and `tests`"
    return tomllib.loads(file.read_text(encoding="utf-8"))


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


@each_game
def test_every_ruling_has_a_test_or_a_reason_why_there_is_nothing_to_test(game: str) -> None:
    rulings = table(game)
    assert rulings, "a game has at least one ruling"
    assert list(rulings) == [f"R{number}" for number in range(1, len(rulings) + 1)], "numbered without a gap"
    for name, entry in rulings.items():
        assert isinstance(entry.get("says"), str), f"{name} has no `says`"
        assert bool(entry.get("tests")) != bool(entry.get("untested")), (
            f"{name} must have either `tests` or the reason why there are none, `untested`"
        )


@each_game
def test_every_test_named_in_the_table_exists_and_cites_its_ruling(game: str) -> None:
    tests = cited_rulings(game)
    for name, entry in table(game).items():
        for test in named_tests(entry):
            assert test in tests, f"{name} names {test}, and there is no such test"
            assert name in tests[test], f"{name} names {test}, whose docstring does not cite {name}"


@each_game
def test_every_test_that_cites_a_ruling_stands_in_the_table(game: str) -> None:
    rulings = table(game)
    for test, cited in cited_rulings(game).items():
        for name in cited:
            assert test in named_tests(rulings.get(name, {})), (
                f"the docstring of {test} cites {name}, which does not name it in rulings.toml"
            )
