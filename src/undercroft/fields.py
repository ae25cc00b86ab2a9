"""The tables of fields in docs/games, written from the Structs of positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import Meta

from undercroft.core.game import Game

BEGIN = "<!-- fields -->\n"
END = "<!-- /fields -->"


def page_with_fields(game: Game, page: str) -> str:
    """The page of a game with the table of its position's fields between the two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page of {game.slug} has no place for its fields: {BEGIN}{END}")
    return f"{before}{BEGIN}{field_table(game.position)}{END}{after}"


def stale_fields(games: list[Game], folder: Path) -> dict[Path, str]:
    """The pages of games whose table is not up to date, and how they should read."""
    found: dict[Path, str] = {}
    for game in games:
        path = folder / f"{game.slug}.md"
        if path.exists():
            page = path.read_text(encoding="utf-8")
            if page_with_fields(game, page) != page:
                found[path] = page_with_fields(game, page)
    return found


def write_fields(games: list[Game], folder: Path) -> list[Path]:
    """Write the tables into the pages of the games; which files have changed."""
    stale = stale_fields(games, folder)
    for path, page in stale.items():
        path.write_text(page, encoding="utf-8")
    return list(stale)


def field_table(kind: type[msgspec.Struct]) -> str:
    """The fields of a position as tables in Markdown, one for each kind of part."""
    tables: list[str] = []
    waiting = [kind]
    done: list[type[msgspec.Struct]] = []
    while waiting:
        struct = waiting.pop(0)
        done.append(struct)
        rows = ["| field | type | meaning |", "|---|---|---|"]
        for field in msgspec.structs.fields(struct):
            rows.append(f"| `{field.encode_name}` | {in_words(field.type)} | {meaning(field.type)} |")
            waiting += [part for part in parts_of(field.type) if part not in done and part not in waiting]
        title = (struct.__doc__ or struct.__name__).splitlines()[0].rstrip(".")
        tables.append("\n".join([f"**{struct.__name__}**: {title[:1].lower()}{title[1:]}.", "", *rows]))
    return "\n\n".join(tables) + "\n"


def meaning(kind: Any) -> str:
    """The description of an annotated type."""
    if get_origin(kind) is Annotated:
        for note in get_args(kind)[1:]:
            if isinstance(note, Meta) and note.description:
                return note.description
    return ""


def parts_of(kind: Any) -> list[type[msgspec.Struct]]:
    """The Structs inside a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    found: list[type[msgspec.Struct]] = []
    for inner in get_args(kind):
        found += parts_of(inner)
    return found


def in_words(kind: Any) -> str:
    """A type as a reader of the docs wants it."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *notes = get_args(kind)
        for note in notes:
            if isinstance(note, Meta) and note.ge is not None and note.le is not None:
                return f"{note.ge} to {note.le}"
        return in_words(inner)
    if origin is list:
        return f"list of {in_words(get_args(kind)[0])}"
    if origin is tuple:
        return f"[{', '.join(in_words(inner) for inner in get_args(kind))}]"
    if origin is dict:
        return "table"
    if str(origin) in ("typing.Literal", "<class 'typing.Literal'>"):
        return " or ".join(f"`{value}`" for value in get_args(kind))
    if get_args(kind):
        return " or ".join("null" if inner is type(None) else in_words(inner) for inner in get_args(kind))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    name: str = kind.__name__
    return {"int": "number", "str": "text", "bool": "true or false"}.get(name, name)
