"""Reading components.toml: every card as data, every mistake named by file, card and field."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from undercroft.core.reading import Table

VARIABLE: Final = "UNDERCROFT_COMPONENTS"

# Every component has a name in these languages, and may have one in others; without one, the English name is used.
LANGUAGES: Final = ["en", "ru", "uk"]


class BadComponents(Exception):
    """A data file with a wrong field; names file, card and field."""


class Row(Table):
    """One table of a data file, e.g. one card."""

    def __init__(self, file: str, place: str, fields: dict[str, object]) -> None:
        super().__init__(place, fields)
        self.file: str = file

    def wrong(self, field: str, problem: str) -> Exception:
        return BadComponents(
            f"{self.file}: {self.place}: {field} {problem}"
            if self.place
            else f"{self.file}: {field} {problem}"
        )

    def part(self, field: str) -> Row:
        """A table within this one."""
        return Row(self.file, f"{self.place}.{field}" if self.place else field, self.inner(field))

    def names(self) -> dict[str, str]:
        """The name in every language of the project."""
        return self.part("name").titles()

    def titles(self) -> dict[str, str]:
        """The words of this table in every language of the project."""
        found = {language: self.word(language) for language in LANGUAGES}
        for language in self.fields:
            if language not in found:
                found[language] = self.word(language)
        return found


class Components:
    """A whole data file."""

    def __init__(self, file: str, text: str) -> None:
        self.file: str = file
        try:
            self.fields: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{file}: not a TOML file: {error}") from None
        self.digest: str = blake2b(text.encode(), digest_size=16).hexdigest()

    def table(self, name: str) -> Row:
        return Row(self.file, "", self.fields).part(name)

    def rows(self, name: str) -> list[Row]:
        """The entries of `[[name]]`, in order; each known by its id, which no other has."""
        found: list[Row] = []
        known: set[str] = set()
        for index, fields in enumerate(Row(self.file, "", self.fields).items(name)):
            if not isinstance(fields, dict):
                raise BadComponents(f"{self.file}: {name}[{index}]: must be a table")
            row = Row(self.file, f"{name}[{index}]", fields)
            if "id" in fields:
                id = row.word("id")
                row.place = f"{name} {id!r}"
                if id in known:
                    raise row.wrong("id", "stands twice")
                known.add(id)
            found.append(row)
        return found

    def rows_of(self, name: str, ids: list[str]) -> list[Row]:
        """The entries of `[[name]]` with these ids and no others, in this order."""
        rows = {row.word("id", ids): row for row in self.rows(name)}
        for id in ids:
            if id not in rows:
                raise BadComponents(f"{self.file}: {name}: {id!r} is missing")
        return [rows[id] for id in ids]

    def names(self, tables: list[str]) -> dict[str, dict[str, str]]:
        """The name of every entry of these tables in every language, by its id."""
        found: dict[str, dict[str, str]] = {}
        for table in tables:
            for row in self.rows(table):
                id, names = row.word("id"), row.names()
                if found.setdefault(id, names) != names:
                    raise row.wrong("id", "is also the id of something with another name")
        return found


def read_components(slug: str) -> Components:
    """The data of a game: its own components.toml, or SLUG.toml in the folder UNDERCROFT_COMPONENTS names."""
    folder = os.environ.get(VARIABLE, "")
    # Otherwise a mistyped name would silently give the cards of the box.
    if folder and not os.path.isdir(folder):
        raise BadComponents(f"{VARIABLE} is {folder}, and there is no such folder")
    if folder and os.path.exists(os.path.join(folder, "components.toml")):
        raise BadComponents(
            f"{os.path.join(folder, 'components.toml')}: call it by its game, e.g. {slug}.toml"
        )
    if folder and os.path.exists(os.path.join(folder, f"{slug}.toml")):
        path = os.path.join(folder, f"{slug}.toml")
        with open(path, encoding="utf-8") as file:
            return Components(path, file.read())
    return Components(f"{slug}/components.toml", box_text(slug))


def box_text(slug: str) -> str:
    """The data file that comes with a game."""
    return files(f"undercroft.games.{slug}").joinpath("components.toml").read_text(encoding="utf-8")


def set_name(slug: str) -> str:
    """The name of the set of components that a game is read with, which is its folder's; empty for the box's own."""
    folder = os.environ.get(VARIABLE, "")
    return name_in(folder, slug) if folder else ""


@cache
def name_in(folder: str, slug: str) -> str:
    path = os.path.join(folder, f"{slug}.toml")
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        same = text == box_text(slug)
    except ModuleNotFoundError:  # a game from elsewhere has its box elsewhere
        same = False
    return "" if same else os.path.basename(os.path.realpath(folder))
