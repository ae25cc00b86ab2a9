"""Components of one's own: every mistake, what is strange, and what differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.test_simulate import undercroft
from undercroft.lab.boxes import Set, own_text, read_set
from undercroft.lab.sets import as_toml, differences, fields_of, mistakes, strange

pytestmark = pytest.mark.once


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Set:
    text = own_text("raiders")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return read_set("raiders", file)


def test_every_mistake_is_named(tmp_path: Path) -> None:
    chosen = changed(
        tmp_path,
        ("p3 = 8,", 'p3 = "eight",'),
        ('attacks = "highest"', 'attacks = "sideways"'),
        ('layout = "UUDUD"', 'layout = "UUDUD"\ncolour = "red"'),
    )
    own = str(tmp_path / "own.toml")
    assert mistakes("raiders", chosen) == [
        f"{own}: floors 'floor_6': colour is not known; the fields here are id, name, count, provenance, "
        "provenance_of, layout",
        f"{own}: rooms 'snake'.strength: p3 must be a whole number",
        f"{own}: bosses 'mummy': attacks is 'sideways'; it must be one of lowest, highest",
    ]


def test_what_is_no_toml_is_one_mistake(tmp_path: Path) -> None:
    (found,) = mistakes("raiders", Set("own", "own.toml", "x = ["))
    assert found.startswith("own.toml: not a TOML file")


def test_legal_but_strange(tmp_path: Path) -> None:
    chosen = changed(tmp_path, ("p3 = 8,", "p3 = 16,"))
    assert mistakes("raiders", chosen) == []
    assert strange("raiders", chosen) == ["snake: strength 16 cannot be reached with 3 seats"]


def test_two_sets_differ_field_by_field(tmp_path: Path) -> None:
    chosen = changed(tmp_path, ("p3 = 8,", "p3 = 9,"), ("coin_cap = 20", "coin_cap = 30"))
    assert differences(Set(), chosen, "raiders") == [
        "  meta: coin_cap: 20 → 30",
        "  rooms 'snake': strength.p3: 8 → 9",
    ]
    assert differences(chosen, chosen, "raiders") == []


@pytest.mark.parametrize("slug", ["doggies", "dragon", "goblins", "jackal", "raiders"])
def test_a_written_set_reads_back(slug: str) -> None:
    fields = fields_of(Set(), slug)
    assert fields_of(Set("own", "own.toml", as_toml(fields)), slug) == fields


def test_the_box_is_written_with_its_comments(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert undercroft("components", "raiders", "--output", file).returncode == 0
    assert file.read_text(encoding="utf-8") == own_text("raiders")
    assert undercroft("components", "raiders", "--output", file).returncode == 2
    assert undercroft("components", "raiders", "--check", file).returncode == 0
    assert read_set("raiders", file).name == "box"
