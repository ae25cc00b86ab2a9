"""What a seat can do: one small immutable class per verb, and the table of verbs that writes and reads them.

An action is known by its `code`, a number that packs verb and fields; equal codes are equal actions.
The table gives every action a JSON form `{"verb": "Place", "cell": [3, -1], "turn": 2}` and a short text
form `Place 3,-1 r2`, and reads both back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.core.view import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat does. Subclasses add the fields of their verb and never change after they are made."""

    __slots__ = ("code",)

    def __init__(self, code: i64) -> None:
        self.code: Final[i64] = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code

    def __hash__(self) -> int:
        return self.code


class IllegalAction(Exception):
    """What was asked for cannot be done; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message: Message = message


def malformed(what: str) -> IllegalAction:
    return IllegalAction(Message("action-malformed", {"what": what}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a verb, a number from 0 to size - 1 inside, something readable outside."""

    def __init__(self, name: str, size: int) -> None:
        self.name: str = name
        self.size: int = size

    def show(self, value: int) -> object:
        """The JSON form."""
        return value

    def read(self, shown: object) -> int:
        """The value of a JSON form; raises IllegalAction."""
        if isinstance(shown, bool) or not isinstance(shown, int) or not 0 <= shown < self.size:
            raise malformed(self.name)
        return shown

    def text(self, value: int) -> str:
        """One word of the text form."""
        return str(self.show(value))

    def parse(self, word: str) -> int:
        """The value of one word of the text form; raises IllegalAction."""
        try:
            return self.read(int(word))
        except ValueError:
            raise malformed(self.name) from None

    def typescript(self) -> str:
        return "number"


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1)
        self.low: int = low

    def show(self, value: int) -> object:
        return value + self.low

    def read(self, shown: object) -> int:
        if isinstance(shown, bool) or not isinstance(shown, int) or not 0 <= shown - self.low < self.size:
            raise malformed(self.name)
        return shown - self.low


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field):
    """One of a list of names."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, len(words))
        self.words: list[str] = list(words)

    def show(self, value: int) -> object:
        return self.words[value]

    def read(self, shown: object) -> int:
        if not isinstance(shown, str) or shown not in self.words:
            raise malformed(self.name)
        return self.words.index(shown)

    def parse(self, word: str) -> int:
        return self.read(word)

    def typescript(self) -> str:
        return " | ".join(f'"{word}"' for word in self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Field):
    """A rotation in steps clockwise: `r2` in text."""

    def text(self, value: int) -> str:
        return f"r{value}"

    def parse(self, word: str) -> int:
        if not word.startswith("r") or not word[1:].isdecimal():
            raise malformed(self.name)
        return self.read(int(word[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Cell(Field):
    """A cell of a square board of 2 * half cells a side with (0, 0) in its middle, packed as grid.py packs it."""

    def __init__(self, name: str, half: int) -> None:
        super().__init__(name, 4 * half * half)
        self.half: int = half

    def show(self, value: int) -> object:
        side = 2 * self.half
        return [value // side - self.half, value % side - self.half]

    def read(self, shown: object) -> int:
        if not isinstance(shown, list) or len(shown) != 2:
            raise malformed(self.name)
        x, y = shown
        half = self.half
        if isinstance(x, bool) or isinstance(y, bool) or not isinstance(x, int) or not isinstance(y, int):
            raise malformed(self.name)
        if not -half <= x < half or not -half <= y < half:
            raise malformed(self.name)
        return (x + half) * 2 * half + y + half

    def text(self, value: int) -> str:
        side = 2 * self.half
        return f"{value // side - self.half},{value % side - self.half}"

    def parse(self, word: str) -> int:
        try:
            return self.read([int(part) for part in word.split(",")])
        except ValueError:
            raise malformed(self.name) from None

    def typescript(self) -> str:
        return "[number, number]"


class Verb:
    """One verb of a game's spec: its name, its fields, and how the action is made from their values.

    Every action's code is its field values in mixed radix, the first field leading, times the number of verbs,
    plus the verb's place in the table; an action class computes it in its constructor.
    """

    def __init__(self, name: str, fields: list[Field], make: Callable[[list[int]], Action]) -> None:
        self.name: str = name
        self.fields: list[Field] = fields
        self.make: Callable[[list[int]], Action] = make


class Verbs:
    """All verbs of a game."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: list[Verb] = verbs

    def verb(self, action: Action) -> Verb:
        code: int = action.code
        return self.verbs[code % len(self.verbs)]

    def values(self, action: Action) -> list[int]:
        code: int = action.code
        verb = self.verbs[code % len(self.verbs)]
        code //= len(self.verbs)
        values: list[int] = []
        for field in reversed(verb.fields):
            values.append(code % field.size)
            code //= field.size
        values.reverse()
        return values

    def show(self, action: Action) -> dict[str, object]:
        """The JSON form."""
        verb = self.verb(action)
        shown: dict[str, object] = {"verb": verb.name}
        for field, value in zip(verb.fields, self.values(action), strict=True):
            shown[field.name] = field.show(value)
        return shown

    def read(self, shown: object) -> Action:
        """The action of a JSON form; raises IllegalAction."""
        if not isinstance(shown, dict):
            raise malformed("action")
        for verb in self.verbs:
            if verb.name == shown.get("verb"):
                if len(shown) != len(verb.fields) + 1:
                    raise malformed("fields")
                values = [field.read(shown.get(field.name)) for field in verb.fields]
                return verb.make(values)
        raise malformed("verb")

    def text(self, action: Action) -> str:
        """The short text form."""
        verb = self.verb(action)
        words = [verb.name]
        for field, value in zip(verb.fields, self.values(action), strict=True):
            words.append(field.text(value))
        return " ".join(words)

    def parse(self, text: str) -> Action:
        """The action of a text form; raises IllegalAction."""
        words = text.split()
        for verb in self.verbs:
            if words and verb.name == words[0]:
                if len(words) != len(verb.fields) + 1:
                    raise malformed("fields")
                values = [field.parse(word) for field, word in zip(verb.fields, words[1:], strict=True)]
                return verb.make(values)
        raise malformed("verb")

    def typescript(self, name: str) -> str:
        """The union type of all actions."""
        members: list[str] = []
        for verb in self.verbs:
            fields = "".join(f"; {field.name}: {field.typescript()}" for field in verb.fields)
            members.append(f'  | {{ verb: "{verb.name}"{fields} }}')
        return f"export type {name} =\n" + "\n".join(members) + ";\n"
