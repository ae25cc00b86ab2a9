"""The reference in docs/protocol.md, written from the Python types and the table of routes.

A type's text is its docstring, a field's the comment beside or above it, a route's its summary and the docstring of
its handler. So each is described in one place, next to the code.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from itertools import groupby
from pathlib import Path

import msgspec
from msgspec import inspect as types

from undercroft.core import view
from undercroft.server.app import ServerApp
from undercroft.server.chance import Chance
from undercroft.server.http.addresses import Addresses
from undercroft.server.http.routing import ApiRoute
from undercroft.server.limits import Limits
from undercroft.server.protocol import messages, requests
from undercroft.typescript import structs_of

BEGIN = "<!-- The reference below is written by `undercroft protocol`; do not edit it. -->"
END = "<!-- End of the reference. -->"
# Types that never travel by themselves.
INTERNAL = (messages.AnyId, messages.Sight)


class BadPage(Exception):
    """The page has no place for the reference."""


def with_reference(page: str) -> str:
    """The page with the reference of today between its markers."""
    before, found, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise BadPage(f"the page needs the lines\n{BEGIN}\n{END}")
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


def is_stale(file: Path) -> bool:
    page = file.read_text(encoding="utf-8")
    return with_reference(page) != page


def write_reference(file: Path) -> None:
    file.write_text(with_reference(file.read_text(encoding="utf-8")), encoding="utf-8")


def reference() -> str:
    structs = [struct for module in (view, messages, requests) for struct in structs_of(module)]
    shown = [struct for struct in structs if struct not in INTERNAL]
    live = [struct for struct in shown if struct.__struct_config__.tag_field == "t"]
    from_browser = [struct for struct in live if struct.__struct_config__.forbid_unknown_fields]
    from_server = [struct for struct in live if struct not in from_browser]
    bodies = [struct for struct in shown if struct.__module__ == requests.__name__]
    others = [struct for struct in shown if struct not in live and struct not in bodies]
    return "\n".join(
        [
            "## HTTP routes\n",
            *[chapter(title, list(routes)) for title, routes in groupby(api_routes(), title_of)],
            "## Messages from the browser\n",
            *map(section, from_browser),
            "## Messages from the server\n",
            *map(section, from_server),
            "## Bodies of requests\n",
            *map(section, sorted(bodies, key=name_of)),
            "## Other types\n",
            *map(section, sorted(others, key=name_of)),
        ]
    )


# Routes


def api_routes() -> list[ApiRoute]:
    """The routes of a server that is never started."""
    return ServerApp(
        "unused.sqlite3", {}, Addresses("127.0.0.1", 8000), Limits(), Chance(), workers=0, pace=0.0
    ).api_routes()


def title_of(route: ApiRoute) -> str:
    owner = inspect.getdoc(type(route.handler.__self__))  # type: ignore[attr-defined]  # a bound method
    return (owner or "").rstrip(".")


def chapter(title: str, routes: list[ApiRoute]) -> str:
    return "\n".join([f"### {title}\n", *map(route_text, routes)])


def route_text(route: ApiRoute) -> str:
    summary = route.summary[0].upper() + route.summary[1:]
    answer = f"`{route.media}`" if route.answer is None else type_text(types.type_info(route.answer))
    facts = [f"Answers {answer}."]
    if route.body is not None:
        facts.insert(0, f"Takes {type_text(types.type_info(route.body))}.")
    if route.query:
        numbers = [
            f"`{one.name}` ({one.least} to {one.most}, by default {one.default})" for one in route.query
        ]
        facts.insert(0, f"Query: {', '.join(numbers)}.")
    if route.refusals:
        facts.append(f"May refuse with {', '.join(map(str, route.refusals))}.")
    lines = [f"#### {route.method} {route.path}", f"{summary}. {route.details}".strip(), " ".join(facts)]
    return "\n\n".join(lines) + "\n"


# Types


def name_of(struct: type[msgspec.Struct]) -> str:
    return struct.__name__


def section(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"### {struct.__name__}\n", " ".join((struct.__doc__ or "").split()) + "\n"]
    comments = comments_of(struct)
    rows = [
        f"| `{field.encode_name}` | {type_text(field.type)}{default_text(field)} | {comments.get(field.name, '')} |"
        for field in info.fields
    ]
    if info.tag_field is not None:
        rows.insert(0, f"| `{info.tag_field}` | `{json.dumps(info.tag)}` | |")
    if rows:
        lines += ["| field | type | |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def default_text(field: types.Field) -> str:
    """What a browser may leave out; what the server sends is always complete."""
    if field.required or isinstance(field.default, type(msgspec.NODEFAULT)):
        return "" if field.required else ", optional"
    if isinstance(field.default, msgspec.Struct):
        return ", optional"
    shown = msgspec.json.encode(field.default).decode()
    return f", by default `{shown}`"


def type_text(shown: types.Type) -> str:
    """A type in words."""
    if isinstance(shown, types.StructType):
        name = shown.cls.__name__
        return f"[`{name}`](#{name.lower()})"
    if isinstance(shown, types.UnionType):
        return " or ".join(dict.fromkeys(type_text(member) for member in shown.types))
    if isinstance(shown, types.LiteralType):
        return " or ".join(f"`{json.dumps(value, ensure_ascii=False)}`" for value in shown.values)
    if isinstance(shown, types.TupleType):
        return f"[{', '.join(type_text(item) for item in shown.item_types)}]"
    if isinstance(shown, types.CollectionType):
        item = type_text(shown.item_type)
        return f"list of ({item})" if " or " in item else f"list of {item}"
    if isinstance(shown, types.DictType):
        if isinstance(shown.value_type, types.AnyType):
            return "object"
        return f"object of {type_text(shown.value_type)}"
    if isinstance(shown, types.IntType):
        return "integer" + bounds(shown.ge, shown.le)
    if isinstance(shown, types.StrType):
        return "string" + (f" (at most {shown.max_length} characters)" if shown.max_length else "")
    if isinstance(shown, types.BoolType):
        return "boolean"
    if isinstance(shown, types.FloatType):
        return "number"
    if isinstance(shown, types.NoneType):
        return "null"
    return "anything"


def bounds(least: int | None, most: int | None) -> str:
    if least is None:
        return ""
    if most is None or most == messages.LARGEST:
        return f" (from {least})"
    return f" ({least} to {most})"


def comments_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comment of each field: beside it, or on the lines directly above."""
    source = textwrap.dedent(inspect.getsource(struct))
    lines = source.splitlines()
    [body] = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field in body.body:
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        assert field.end_lineno is not None
        assert field.end_col_offset is not None
        beside = lines[field.end_lineno - 1].encode()[field.end_col_offset :].decode()
        above: list[str] = []
        number = field.lineno - 2
        while lines[number].strip().startswith("#"):
            above.insert(0, lines[number])
            number -= 1
        parts = [part.strip().removeprefix("#").strip() for part in (*above, beside)]
        found[field.target.id] = " ".join(part for part in parts if part)
    return found
