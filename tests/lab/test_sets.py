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
    found = mistakes("raiders", chosen)
    assert found.lines == [
        f"{own}: floors 'floor_6': colour is not known; the fields here are id, name, count, provenance, "
        "provenance_of, layout",
        f"{own}: rooms 'snake'.strength: p3 must be a whole number",
        f"{own}: bosses 'mummy': attacks is 'sideways'; it must be one of lowest, highest",
    ]
    assert (found.ended, found.unread) == (True, [])


TABLES = {
    "doggies": "room",
    "dragon": "cave_card",
    "goblins": "path_cards",
    "jackal": "tile",
    "raiders": "rooms",
}


def edited(slug: str, **changes: object) -> Set:
    return Set("own", "own.toml", as_toml({**fields_of(Set(), slug), **changes}))


def cards_of(slug: str) -> list[dict[str, object]]:
    cards = fields_of(Set(), slug)[TABLES[slug]]
    assert isinstance(cards, list)
    return cards


@pytest.mark.parametrize("slug", sorted(TABLES))
def test_two_cards_with_one_id_are_refused_and_the_rest_is_read(slug: str) -> None:
    table = TABLES[slug]
    cards = cards_of(slug)
    cards[-1]["name"] = 7
    found = mistakes(slug, edited(slug, **{table: [*cards, dict(cards[0])]}))
    first, last = cards[0]["id"], cards[-1]["id"]
    assert sorted(found.lines) == sorted(
        [
            f"own.toml: {table} {first!r}: id stands twice",
            f"own.toml: {table} {last!r}: name must be a table",
        ]
    )
    assert found.ended
    assert found.unread == [f"{table} {first!r}"], "the second of them was not looked at"


@pytest.mark.parametrize(
    ("slug", "table", "said"),
    [
        ("doggies", "dog", "totals: dogs is 6, but there are 5"),
        ("dragon", "layout", "'snowflake' is missing"),
        ("goblins", "roles", "roles: 'master_of_disguise' is missing"),
        ("jackal", "tile", "tile: the entrance must come first, once"),
        ("raiders", "characters", "characters: there must be at least 5"),
    ],
)
def test_after_a_mistake_of_a_whole_table_the_others_are_read(slug: str, table: str, said: str) -> None:
    fields = fields_of(Set(), slug)
    cards = fields[table]
    assert isinstance(cards, list)
    other = next(
        name
        for name, rows in fields.items()
        if name not in (table, "token", "tokens", "counters", "options") and is_cards(rows)
    )
    rows = fields[other]
    assert isinstance(rows, list)
    wrong = [{**rows[0], "name": 7}, *rows[1:]]
    found = mistakes(slug, edited(slug, **{table: cards[1:], other: wrong}))
    assert sorted(found.lines) == sorted(
        [f"own.toml: {said}", f"own.toml: {other} {rows[0]['id']!r}: name must be a table"]
    )
    assert found.ended
    assert found.unread == [table]


def is_cards(rows: object) -> bool:
    return isinstance(rows, list) and isinstance(rows[0], dict) and {"id", "name"} <= rows[0].keys()


def test_a_mistyped_id_is_one_mistake(tmp_path: Path) -> None:
    found = mistakes("raiders", changed(tmp_path, ('id = "snake"', 'id = "goblin"')))
    assert found.lines == [f"{tmp_path / 'own.toml'}: rooms 'goblin': id stands twice"]
    assert (found.ended, found.unread) == (True, [])


def test_a_check_says_where_it_could_not_look(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        own_text("raiders").replace("count = 3", "count = 4").replace("coin_cap = 20", "coin_cap = true")
    )
    done = undercroft("components", "raiders", "--check", file)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"{file}: meta: coin_cap must be a whole number",
        f"{file}: rooms: there are 31 cards; floors_per_game, rooms_per_floor and rooms_removed_at_setup need 30",
        f"{file}: There may be more mistakes in: rooms. Repair these and check again.",
    ]
    file.write_text("x = [")
    done = undercroft("components", "raiders", "--check", file)
    assert done.returncode == 1
    assert (
        done.stdout.splitlines()[-1] == f"{file}: There may be more mistakes. Repair these and check again."
    )


def test_what_differs_is_shown_on_the_command_line(tmp_path: Path) -> None:
    chosen = changed(tmp_path, ("coin_cap = 20", "coin_cap = 30"))
    done = undercroft("components", "raiders", "--diff", "box", chosen.file)
    assert (done.returncode, done.stdout) == (1, "  meta: coin_cap: 20 → 30\n")
    done = undercroft("components", "raiders", "--diff", chosen.file, chosen.file)
    assert (done.returncode, done.stdout) == (0, "")


def test_what_is_no_toml_is_one_mistake(tmp_path: Path) -> None:
    found = mistakes("raiders", Set("own", "own.toml", "x = ["))
    (line,) = found.lines
    assert line.startswith("own.toml: not a TOML file")
    assert not found.ended, "what comes after it was not read"


def test_legal_but_strange(tmp_path: Path) -> None:
    chosen = changed(tmp_path, ("p3 = 8,", "p3 = 16,"))
    assert mistakes("raiders", chosen).lines == []
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
