"""The TypeScript types follow the Python ones."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from tests.toy.game import TOY
from undercroft.core.game import installed_games
from undercroft.core.view import Message
from undercroft.typescript import Writer, game_types, stale_types, wire_types

GENERATED = Path(__file__).parents[1] / "web" / "src" / "generated"


class Inner(msgspec.Struct):
    """What lies inside."""

    x: int


class Named(msgspec.Struct, tag_field="kind", tag="named"):
    name: str


class Many(msgspec.Struct):
    number: Annotated[int, msgspec.Meta(ge=1)]
    real: float
    flag: bool
    text: str | None
    word: Literal["a", "b", 3]
    pair: tuple[int, str]
    row: tuple[int, ...]
    names: list[str | None]
    inner: list[Inner]
    either: Inner | None
    table: dict[str, list[int]]
    anything: object
    say: Message
    given: int = 0


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    needed: int
    spare: int = 1


class Spared(msgspec.Struct, omit_defaults=True):
    spare: int = 1


class Empty(msgspec.Struct):
    pass


def written(*shown: type, whole: bool = False) -> str:
    writer = Writer({Message}, whole)
    for one in shown:
        writer.name(one)
    return writer.text("here")


@pytest.mark.parametrize(
    "line",
    [
        "  number: number;",
        "  real: number;",
        "  flag: boolean;",
        "  text: string | null;",
        "  pair: [number, string];",
        "  row: number[];",
        "  names: (string | null)[];",
        "  inner: Inner[];",
        "  either: Inner | null;",
        "  table: Record<string, number[]>;",
        "  anything: unknown;",
        "  say: Message;",
        "  given: number;",
        "/** What lies inside. */",
        'import type { Message } from "./wire";',
        "// Written by `undercroft types` from here; do not edit.",
    ],
)
def test_every_kind_of_field_has_its_type(line: str) -> None:
    assert line in written(Many).splitlines()


def test_words_are_listed() -> None:
    word = next(line for line in written(Many).splitlines() if line.startswith("  word: "))
    assert sorted(word.removeprefix("  word: ").removesuffix(";").split(" | ")) == ['"a"', '"b"', "3"]


def test_a_tag_is_a_field() -> None:
    assert '  kind: "named";' in written(Named)


def test_what_may_be_left_out_is_optional() -> None:
    assert "  spare?: number;" in written(Sent)
    assert "  needed: number;" in written(Sent)
    assert "  spare?: number;" in written(Spared)
    assert "  spare: number;" in written(Sent, whole=True)


def test_a_struct_without_fields_is_an_empty_object() -> None:
    assert "export type Empty = Record<string, never>;" in written(Empty)


def test_a_struct_is_declared_once() -> None:
    assert written(Inner, Many).count("export interface Inner ") == 1


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Inner", [("y", int)])
    with pytest.raises(ValueError, match="two types are called Inner"):
        written(Inner, other)


def test_a_game_has_view_figures_options_events_and_actions() -> None:
    text = game_types(TOY)
    for name in ("View", "Figures", "Options"):
        assert f"export interface {name} {{" in text
    assert "export type Event =\n  | Staked\n  | Sealed\n" in text
    assert '  event: "TopShown";' in text
    assert '  | { verb: "Stake"; stake: number }' in text


def test_the_wire_says_who_speaks() -> None:
    text = wire_types()
    assert "export type FromBrowser =\n  | Hello\n" in text
    assert "export type FromServer =\n" in text
    assert "  | StateMessage\n" in text


def test_the_types_of_the_client_are_up_to_date() -> None:
    stale = stale_types(list(installed_games().values()), GENERATED)
    assert not stale, "`undercroft types` writes them"
