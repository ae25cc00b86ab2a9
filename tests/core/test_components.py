"""Data files: every mistake is named by its place."""

from pathlib import Path

import pytest

from undercroft.core.components import BadComponents, Components, Row, box_text, read_components, set_name

TEXT = """
[deck]
size = 3
[[cards]]
id = "key"
value = 5
name = { en = "Key", ru = "Ключ", uk = "Ключ" }
[[cards]]
value = 1
"""


def row(**fields: object) -> Row:
    return Row("toy.toml", "floor", fields)


def test_fields_are_read_by_their_kind() -> None:
    found = row(a=3, b="x", c=True, d=[1, 2], e=["x", "y"], f={"g": 1})
    assert found.number("a") == 3
    assert found.word("b", ["x", "y"]) == "x"
    assert found.flag("c") is True
    assert list(found.numbers("d")) == [1, 2]
    assert found.words("e") == ["x", "y"]
    assert found.part("f").number("g") == 1
    assert found.has("a")
    assert not found.has("z")


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (lambda: row().number("a"), "toy.toml: floor: a is missing"),
        (lambda: row(a="3").number("a"), "toy.toml: floor: a must be a whole number"),
        (lambda: row(a=True).number("a"), "toy.toml: floor: a must be a whole number"),
        (lambda: row(a=7).number("a", 1, 5), "toy.toml: floor: a is 7; it must be from 1 to 5"),
        (lambda: row(a=10**30).number("a"), "toy.toml: floor: a is 10"),
        (lambda: row(a=-(10**30)).number("a", -5), "toy.toml: floor: a is -10"),
        (lambda: row(a=1).word("a"), "toy.toml: floor: a must be text"),
        (lambda: row(a="z").word("a", ["x", "y"]), "toy.toml: floor: a is 'z'; it must be one of x, y"),
        (lambda: row(a=1).flag("a"), "toy.toml: floor: a must be true or false"),
        (lambda: row(a={}).items("a"), "toy.toml: floor: a must be a list"),
        (lambda: row(a=[1]).words("a"), "toy.toml: floor: a must be a list of words"),
        (lambda: row(a=["z"]).words("a", ["x"]), "toy.toml: floor: a has 'z'; it must be one of x"),
        (lambda: row(a=["z"]).numbers("a"), "toy.toml: floor: a must be a list of whole numbers"),
        (lambda: row(a=[False]).numbers("a"), "toy.toml: floor: a must be a list of whole numbers"),
        (lambda: row(a=[6]).numbers("a", 0, 5), "toy.toml: floor: a has 6; it must be from 0 to 5"),
        (lambda: row(a=[10**30]).numbers("a"), "toy.toml: floor: a has 10"),
        (lambda: row(a=[]).part("a"), "toy.toml: floor: a must be a table"),
        (lambda: row(a={"b": "x"}).part("a").number("b"), "toy.toml: floor.a: b must be a whole number"),
        (lambda: row(a=1, z=2).only(["a"]), "toy.toml: floor: z is not known; the fields here are a"),
    ],
)
def test_a_wrong_field_is_named(read: object, words: str) -> None:
    assert callable(read)
    with pytest.raises(BadComponents, match=words):
        read()


def test_components_are_read_by_table_and_row() -> None:
    data = Components("toy.toml", TEXT)
    assert data.table("deck").number("size") == 3
    card = data.rows("cards")[0]
    assert card.names() == {"en": "Key", "ru": "Ключ", "uk": "Ключ"}
    assert card.part("name").word("en") == "Key"


def test_an_id_names_one_thing() -> None:
    key = '[[{}]]\nid = "key"\nname = {{ en = "{}", ru = "Ключ", uk = "Ключ" }}\n'
    twins = Components("toy.toml", key.format("cards", "Key") * 2)
    with pytest.raises(BadComponents, match=r"^toy\.toml: cards 'key': id stands twice$"):
        twins.rows("cards")
    with pytest.raises(BadComponents, match=r"^toy\.toml: cards 'key': id stands twice$"):
        twins.rows_of("cards", ["key"])
    kinds = Components("toy.toml", key.format("cards", "Key") + key.format("kinds", "Key"))
    assert list(kinds.names(["cards", "kinds"])) == ["key"]
    other = Components("toy.toml", key.format("cards", "Key") + key.format("kinds", "Latchkey"))
    with pytest.raises(BadComponents, match="kinds 'key': id is also the id of something with another name"):
        other.names(["cards", "kinds"])


def test_a_name_may_be_given_in_a_further_language() -> None:
    card = Components(
        "toy.toml", '[card]\nname = { en = "Key", ru = "Ключ", uk = "Ключ", pl = "Klucz" }'
    ).table("card")
    assert card.names()["pl"] == "Klucz"


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (lambda data: data.rows("cards")[0].word("value"), "toy.toml: cards 'key': value must be text"),
        (lambda data: data.rows("cards")[1].word("id"), r"toy.toml: cards\[1\]: id is missing"),
        (lambda data: data.rows("cards")[1].names(), r"toy.toml: cards\[1\]: name is missing"),
        (
            lambda data: data.rows("cards")[0].part("name").word("de"),
            "toy.toml: cards 'key'.name: de is missing",
        ),
        (lambda data: data.rows("deck"), "toy.toml: deck must be a list"),
        (lambda data: data.table("floor"), "toy.toml: floor is missing"),
        (lambda data: Components("x.toml", "a = ["), "x.toml: not a TOML file"),
        (
            lambda data: Components("x.toml", "cards = [1]").rows("cards"),
            r"x.toml: cards\[0\]: must be a table",
        ),
    ],
)
def test_a_wrong_field_of_a_data_file_is_named_by_file_card_and_field(read: object, words: str) -> None:
    assert callable(read)
    with pytest.raises(BadComponents, match=words):
        read(Components("toy.toml", TEXT))


def test_another_set_of_components_has_another_digest() -> None:
    assert Components("a", TEXT).digest == Components("b", TEXT).digest
    assert Components("a", TEXT).digest != Components("a", TEXT + "\n").digest


def test_a_folder_of_own_components_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.toml").write_text(TEXT, encoding="utf-8")
    monkeypatch.setenv("UNDERCROFT_COMPONENTS", str(tmp_path))
    data = read_components("toy")
    assert data.file == str(tmp_path / "toy.toml")
    assert len(data.rows("cards")) == 2


def test_a_set_is_called_by_its_folder_and_the_box_by_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UNDERCROFT_COMPONENTS", raising=False)
    assert set_name("raiders") == ""
    for name, text in (("weak bosses", box_text("raiders") + "\n"), ("as printed", box_text("raiders"))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "raiders.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("UNDERCROFT_COMPONENTS", str(tmp_path / "weak bosses"))
    assert set_name("raiders") == "weak bosses"
    assert set_name("doggies") == ""
    monkeypatch.setenv("UNDERCROFT_COMPONENTS", str(tmp_path / "as printed"))
    assert set_name("raiders") == ""


def test_a_mistyped_folder_of_own_components_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_COMPONENTS", str(tmp_path / "cadrs"))
    with pytest.raises(BadComponents, match="cadrs, and there is no such folder"):
        read_components("raiders")
    (tmp_path / "cadrs").mkdir()
    (tmp_path / "cadrs" / "components.toml").write_text(TEXT, encoding="utf-8")
    with pytest.raises(BadComponents, match=r"components\.toml: call it by its game, e\.g\. raiders\.toml"):
        read_components("raiders")
