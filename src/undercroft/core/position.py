"""Positions as plain JSON. Each game describes its own as Structs; the kernel writes, reads and documents them.

A game's `position.py` derives `Position` and says what each field may be. From that follow the dump, the refusals of
malformed dumps, the JSON Schema and the table in docs/games. Never compiled.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta


def says(description: str) -> Meta:
    """What a field means, for the docs: `Annotated[bool, says("the scroll is used")]`."""
    return Meta(description=description)


def span(low: int, high: int, description: str | None = None) -> Meta:
    """A whole number from low to high."""
    return Meta(ge=low, le=high, description=description)


def seat_set(most: int, description: str) -> Meta:
    """A set of seats as a number: 1 is seat 0, 2 is seat 1, 3 both. `most` seats sit at the largest table."""
    return Meta(ge=0, le=2**most - 1, description=description, extra={"means": "seats"})


def one_seat(most: int, description: str) -> Meta:
    """The number of a seat."""
    return Meta(ge=0, le=most - 1, description=description, extra={"means": "seat"})


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="game"):
    """What every position begins with. A game's own carries its slug as `tag`, so that a dump names its game."""

    options: dict[str, Any]
    seats: Annotated[int, span(1, 16, "how many seats there are")]


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a position: a player, a tile."""


class Packet(Part, kw_only=True, omit_defaults=True):
    """Cards of a pile among which nothing is ordered but those in front."""

    cards: Annotated[list[str], says("ids, in the order in which draws number them")]
    public: Annotated[bool, says("everybody knows which cards these are")]
    front: Annotated[
        list[tuple[str, Annotated[int, span(-1, 2**31 - 1)]]],
        says("fixed cards, the last on top, each with the set of seats that know it"),
    ] = []


class BadPosition(Exception):
    """A dump that describes an impossible position; names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field: str = field
        self.problem: str = problem


def read_position(dump: object, kind: type[Position]) -> Position:
    """The position of a dump as far as its form goes; raises BadPosition."""
    try:
        return msgspec.convert(dump, kind)
    except msgspec.ValidationError as error:
        raise in_our_words(str(error), kind) from None


NAMES = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table of fields",
    "null": "null",
}


def in_our_words(complaint: str, kind: type[msgspec.Struct]) -> BadPosition:
    """What msgspec says of data of this kind, as a field and a problem.

    >>> in_our_words("Expected `int`, got `str` - at `$.deck[0].cards`", Position)
    BadPosition('deck[0].cards: must be a whole number')
    """
    problem, _, path = complaint.partition(" - at `$")
    field = path.rstrip("`").removeprefix(".")
    missing = re.fullmatch(r"Object (missing required|contains unknown) field `(\w+)`", problem)
    if missing:
        what = "is missing" if missing[1].startswith("missing") else unknown_field(field, kind)
        return BadPosition(f"{field}.{missing[2]}" if field else missing[2], what)
    expected = re.fullmatch(
        r"Expected `([^`]+)`(?: (>=|<=) (-?\d+))?(?: of length .*)?(?:, got .*)?", problem
    )
    if expected:
        kinds = " or ".join(NAMES.get(name.strip(), name.strip()) for name in expected[1].split("|"))
        limit = {">=": " of at least ", "<=": " of at most "}.get(expected[2] or "", "")
        return BadPosition(field, f"must be {kinds}{limit}{expected[3] or ''}")
    value = re.fullmatch(r"Invalid (?:enum )?value (.*)", problem)
    return BadPosition(field, f"cannot be {value[1]}{choices(field, kind)}" if value else problem)


def unknown_field(field: str, kind: type[msgspec.Struct]) -> str:
    """Says that a field is not known, and which fields its table has."""
    inside = type_at(field, kind)
    if not isinstance(inside, msgspec.inspect.StructType):
        return "is not known"
    names = [one.encode_name for one in inside.fields]
    return f"is not known; there are {', '.join(names)}" if names else "is not known; there are no fields"


def choices(field: str, kind: type[msgspec.Struct]) -> str:
    """What a field may be instead, if that is a list of words."""
    found = type_at(field, kind)
    if not isinstance(found, msgspec.inspect.LiteralType):
        return ""
    return f"; it must be one of {', '.join(repr(value) for value in found.values)}"


def type_at(field: str, kind: type[msgspec.Struct]) -> msgspec.inspect.Type | None:
    """The type of a field by its path, such as `players[0].dog`."""
    here: msgspec.inspect.Type | None = bare(msgspec.inspect.type_info(kind))
    for name in re.findall(r"\w+|\[", field.replace("[...]", "[0]")):
        if isinstance(here, msgspec.inspect.StructType):
            here = next((bare(one.type) for one in here.fields if one.encode_name == name), None)
        elif isinstance(here, msgspec.inspect.ListType) and name == "[":
            here = bare(here.item_type)
        elif not name.isdigit():
            return None
    return here


def refuse_strangers(position: Position) -> None:
    """Refuse a field that names a seat which is not at the table."""
    for field in msgspec.structs.fields(type(position)):
        kind = msgspec.inspect.type_info(field.type)
        means = (kind.extra or {}).get("means") if isinstance(kind, msgspec.inspect.Metadata) else None
        value = getattr(position, field.name)
        if (means == "seat" and value >= position.seats) or (means == "seats" and value >> position.seats):
            raise BadPosition(
                field.name, f"names a seat that is not at the table; there are {position.seats}"
            )


def choices_of(options: type[msgspec.Struct]) -> dict[str, list[Any]]:
    """What each option may be, of those that offer a choice of words or yes and no."""
    found: dict[str, list[Any]] = {}
    for field in msgspec.structs.fields(options):
        kind = bare(msgspec.inspect.type_info(field.type))
        if isinstance(kind, msgspec.inspect.LiteralType):
            found[field.name] = list(kind.values)
        elif isinstance(kind, msgspec.inspect.BoolType):
            found[field.name] = [False, True]
    return found


def bare(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    """A type without its description; of an optional one, the type that it has when it is there."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return bare(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        others = [one for one in kind.types if not isinstance(one, msgspec.inspect.NoneType)]
        return bare(others[0]) if len(others) == 1 else kind
    return kind


def index_of(ids: list[str], name: str, field: str) -> int:
    """The number of a component by its id; raises BadPosition."""
    if name not in ids:
        raise BadPosition(field, f"has {name!r}; it must be one of {', '.join(dict.fromkeys(ids))}")
    return ids.index(name)
