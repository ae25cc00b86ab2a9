"""TypeScript types for the browser, written from the Python ones: one file per game, one for the wire.

A Struct becomes an interface with its docstring; fields that are always sent are always there. A Struct that
forbids unknown fields is something the browser sends, so its fields with a default may be left out; the options
of a game always come whole.
"""

from __future__ import annotations

import inspect
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as types

from undercroft.core import view as core_view
from undercroft.core.game import Game

HEADER = "// Written by `undercroft types` from {source}; do not edit.\n"
WIRE = ("undercroft.server.protocol.requests", "undercroft.server.protocol.messages")


class Writer:
    """Collects the interfaces that one file needs."""

    def __init__(self, shared: set[type], sent_whole: bool) -> None:
        self.shared = shared  # Structs that wire.ts declares
        self.sent_whole = sent_whole
        self.declared: dict[str, type] = {}
        self.imported: set[str] = set()
        self.parts: list[str] = []

    def name(self, shown: type) -> str:
        """Declare a Struct, once, and give its name."""
        if shown in self.shared:
            self.imported.add(shown.__name__)
            return shown.__name__
        known = self.declared.get(shown.__name__)
        if known is None:
            self.declared[shown.__name__] = shown
            place = len(self.parts)
            self.parts.insert(place, self.interface(shown))
        elif known is not shown:
            raise ValueError(f"two types are called {shown.__name__}: {known.__module__}, {shown.__module__}")
        return shown.__name__

    def interface(self, shown: type) -> str:
        info = types.type_info(shown)
        if not isinstance(info, types.StructType):
            raise ValueError(f"{shown.__name__} is not a Struct")
        if not info.fields and info.tag_field is None:
            return f"export type {shown.__name__} = Record<string, never>;\n"
        lines = [comment(shown), f"export interface {shown.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        optional = info.forbid_unknown_fields and not self.sent_whole
        left_out = shown.__struct_config__.omit_defaults  # type: ignore[attr-defined]  # msgspec's own
        for field in info.fields:
            mark = "" if field.required or not (optional or left_out) else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        lines.append("}\n")
        return "\n".join(line for line in lines if line)

    def type(self, shown: types.Type) -> str:
        """A type expression."""
        if isinstance(shown, types.Metadata):
            return self.type(shown.type)
        if isinstance(shown, types.StructType):
            return self.name(shown.cls)
        if isinstance(shown, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(member) for member in shown.types))
        if isinstance(shown, types.LiteralType):
            return " | ".join(json.dumps(value) for value in shown.values)
        if isinstance(shown, types.EnumType):
            return " | ".join(json.dumps(member.value) for member in shown.cls)
        if isinstance(shown, types.TupleType):
            return f"[{', '.join(self.type(item) for item in shown.item_types)}]"
        if isinstance(shown, types.CollectionType):
            item = self.type(shown.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(shown, types.DictType):
            return f"Record<{self.type(shown.key_type)}, {self.type(shown.value_type)}>"
        if isinstance(shown, types.BoolType):
            return "boolean"
        if isinstance(shown, types.IntType | types.FloatType):
            return "number"
        if isinstance(shown, types.NoneType):
            return "null"
        if isinstance(shown, types.AnyType | types.RawType | types.CustomType):
            return "unknown"
        return "string"

    def union(self, name: str, members: list[str]) -> None:
        """Declare one of several."""
        lines = "\n".join(f"  | {member}" for member in members)
        self.parts.append(
            f"export type {name} =\n{lines};\n" if members else f"export type {name} = never;\n"
        )

    def text(self, source: str) -> str:
        parts = [HEADER.format(source=source)]
        if self.imported:
            parts.append(f'import type {{ {", ".join(sorted(self.imported))} }} from "./wire";\n')
        return "\n".join(parts + self.parts)


def comment(shown: type) -> str:
    """The docstring, if the class has one of its own."""
    words = shown.__dict__.get("__doc__")
    return f"/** {' '.join(inspect.cleandoc(words).split())} */" if words else ""


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs that a module defines, in their order."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
        and found is not core_view.Event
    ]


def wire_structs() -> list[type[msgspec.Struct]]:
    found = structs_of(core_view)
    for module in WIRE:
        if find_spec(module) is not None:
            found += structs_of(import_module(module))
    return found


def wire_types() -> str:
    """wire.ts: what travels between browser and server."""
    writer = Writer(set(), sent_whole=False)
    said: list[str] = []
    heard: list[str] = []
    for shown in wire_structs():
        name = writer.name(shown)
        if shown.__struct_config__.tag_field == "t":
            (said if shown.__struct_config__.forbid_unknown_fields else heard).append(name)
    writer.union("FromBrowser", said)
    writer.union("FromServer", heard)
    return writer.text("core/view.py, server/protocol/requests.py and server/protocol/messages.py")


def game_types(game: Game) -> str:
    """SLUG.ts: the view, constants, figures, options, events and actions of a game."""
    writer = Writer(set(wire_structs()), sent_whole=True)
    names = {"View": game.view, "Figures": game.figures, "Options": game.options}
    if game.constants is not None:
        names["Constants"] = game.constants
    if game.foresight is not None:
        names["Foresight"] = game.foresight
    if game.plan is not None:
        names["Plan"] = game.plan
    for name, shown in names.items():
        if writer.name(shown) != name:
            writer.parts.append(f"export type {name} = {shown.__name__};\n")
    events = [writer.name(event) for event in game.events]
    writer.union("Event", events)
    writer.parts.append(game.verbs.typescript("Action"))
    return writer.text(f"games/{game.slug}")


def all_types(games: list[Game]) -> dict[str, str]:
    """The text of every file."""
    return {"wire.ts": wire_types()} | {f"{game.slug}.ts": game_types(game) for game in games}


def stale_types(games: list[Game], folder: Path) -> list[Path]:
    """The files whose text is not what the Python types say."""
    return [
        folder / name
        for name, text in all_types(games).items()
        if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text
    ]


def write_types(games: list[Game], folder: Path) -> list[Path]:
    """Write what is not up to date; the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = all_types(games)
    stale = stale_types(games, folder)
    for path in stale:
        path.write_text(texts[path.name], encoding="utf-8")
    return stale
