"""What a seat can do: one small immutable class per verb, and the table of a game's verbs.

A game names each verb once: a class, and a `Verb` that says what its fields may be. Everything else follows from
that: the JSON form `{"verb": "Place", "cell": [3, -1], "turn": 2}`, the text form `Place 3,-1 r2`, the Python form
`Place(2111, 2)`, the TypeScript type, and the action's number.

>>> class Stake(Action):
...     def __init__(self, points: int) -> None:
...         super().__init__(STAKE.code(points))
...         self.points = points
>>> STAKE = Verb(Stake, [Number("points", 1, 3)])
>>> PASS = Plain("Pass")
>>> verbs = Verbs([STAKE, PASS])
>>> verbs.size
4
>>> verbs.parse("Stake 2")
Stake(2)
>>> verbs.show(Stake(2))
{'verb': 'Stake', 'points': 2}
>>> str(Stake(2)), repr(Stake(2))
('Stake 2', 'Stake(2)')
>>> [verbs.action(number) for number in range(verbs.size)]
[Stake(1), Stake(2), Stake(3), Pass()]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from undercroft.core.spoken import in_english
from undercroft.core.view import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat does. A subclass adds the fields of its verb; an action never changes after it is made.

    `code` is the action's number in its game, from 0 to `verbs.size - 1`; equal actions have equal codes.
    """

    __slots__ = ("code",)

    def __init__(self, code: i64) -> None:
        self.code: i64 = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and type(self) is type(other)

    def __hash__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        """The call that makes it, e.g. `Play(5)`; `Verbs.parse` reads it back."""
        verb = VERB_OF.get(type(self))
        if verb is None:
            return f"{type(self).__name__} {self.code}"
        return f"{verb.name}({', '.join([str(value) for value in verb.values(self.code)])})"

    def __str__(self) -> str:
        """The text form, e.g. `Place 3,-1 r2`, as `Match.play` and `Verbs.parse` take it."""
        verb = VERB_OF.get(type(self))
        return repr(self) if verb is None else verb.text(self.code)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError(f"an action is kept as text: {str(self)!r}; the verbs of its game parse it again")


class Plain(Action):
    """A verb without fields. There is one such action per verb, so `action is END_TURN` finds it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(UNNUMBERED)
        self.name: Final[str] = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and self.code == other.code and self.name == other.name

    def __hash__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        return f"{self.name}()"

    def __str__(self) -> str:
        return self.name


UNNUMBERED: Final = -1  # the code of an action that is not, or not yet, in its game's table of verbs


class IllegalAction(Exception):
    """What was asked for cannot be done; `message` says why, for the reader's language, and `str` in English."""

    def __init__(self, message: Message, hint: str = "") -> None:
        super().__init__(message, hint)
        self.message: Message = message
        self.hint: str = hint  # what a programmer may write instead

    def __str__(self) -> str:
        said = in_english(self.message)
        return f"{said} ({self.hint})" if self.hint else said


def malformed(what: str, hint: str = "") -> IllegalAction:
    return IllegalAction(Message("action-malformed", {"what": what}), hint)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a verb: a number from low to low + size - 1 inside, something readable outside."""

    def __init__(self, name: str, size: int, low: int = 0) -> None:
        self.name: str = name
        self.size: int = size
        self.low: int = low

    def allowed(self) -> str:
        """What it may be, in words."""
        return f"from {self.text(self.low)} to {self.text(self.low + self.size - 1)}"

    def wrong(self) -> IllegalAction:
        return malformed(self.name, f"{self.name} is {self.allowed()}")

    def show(self, value: int) -> object:
        """The JSON form."""
        return value

    def read(self, shown: object) -> int:
        """The value of a JSON form; raises IllegalAction."""
        if isinstance(shown, bool) or not isinstance(shown, int) or not 0 <= shown - self.low < self.size:
            raise self.wrong()
        return shown

    def text(self, value: int) -> str:
        """One word of the text form."""
        return str(self.show(value))

    def parse(self, word: str) -> int:
        """The value of one word of the text form; raises IllegalAction."""
        try:
            return self.read(int(word))
        except ValueError:
            raise self.wrong() from None

    def typescript(self) -> str:
        return "number"


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1, low)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field):
    """One of a list of names; the first name stands for `low`."""

    def __init__(self, name: str, words: Sequence[str], low: int = 0) -> None:
        super().__init__(name, len(words), low)
        self.words: list[str] = list(words)

    def allowed(self) -> str:
        return f"one of {', '.join(self.words)}"

    def show(self, value: int) -> object:
        return self.words[value - self.low]

    def read(self, shown: object) -> int:
        if not isinstance(shown, str) or shown not in self.words:
            raise self.wrong()
        return self.words.index(shown) + self.low

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
            raise self.wrong()
        return self.read(int(word[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Cell(Field):
    """A cell of a square board with (0, 0) in its middle and 2 * half cells a side, numbered column by column."""

    def __init__(self, name: str, half: int) -> None:
        super().__init__(name, 4 * half * half)
        self.half: int = half

    def show(self, value: int) -> object:
        side = 2 * self.half
        return [value // side - self.half, value % side - self.half]

    def read(self, shown: object) -> int:
        if not isinstance(shown, list) or len(shown) != 2:
            raise self.wrong()
        x, y = shown
        half = self.half
        if isinstance(x, bool) or isinstance(y, bool) or not isinstance(x, int) or not isinstance(y, int):
            raise self.wrong()
        if not -half <= x < half or not -half <= y < half:
            raise self.wrong()
        return (x + half) * 2 * half + y + half

    def text(self, value: int) -> str:
        side = 2 * self.half
        return f"{value // side - self.half},{value % side - self.half}"

    def parse(self, word: str) -> int:
        try:
            return self.read([int(part) for part in word.split(",")])
        except ValueError:
            raise self.wrong() from None

    def typescript(self) -> str:
        return "[number, number]"


MOST_FIELDS: Final = 4


class Verb:
    """One verb of a game: the class of its actions and their fields.

    Its actions have consecutive codes. `code` computes one from the field values; a class calls it in its constructor.
    """

    def __init__(self, make: Callable[..., Action], fields: list[Field], name: str = "") -> None:
        self.name: str = name or make.__name__
        self.fields: list[Field] = fields
        self.make: Callable[..., Action] = make
        self.size: i64 = 1
        for field in fields:
            self.size *= field.size
        self.first: i64 = (
            UNNUMBERED  # the code of its first action; of all of them, until it is in a table of verbs
        )
        # A code is offset + a * by_a + b * by_b + …
        self.offset: i64 = UNNUMBERED
        self.by_a: i64 = 0
        self.by_b: i64 = 0
        self.by_c: i64 = 0
        self.by_d: i64 = 0
        assert len(fields) <= MOST_FIELDS, f"{self.name} has more than {MOST_FIELDS} fields"

    def number_from(self, first: i64) -> None:
        """Give its actions the codes from `first` on; the first field counts most."""
        self.first = first
        self.offset = first
        step: i64 = 1
        steps: list[i64] = []
        for field in reversed(self.fields):
            self.offset -= field.low * step
            steps.append(step)
            step *= field.size
        steps.reverse()
        while len(steps) < MOST_FIELDS:
            steps.append(0)
        self.by_a = steps[0]
        self.by_b = steps[1]
        self.by_c = steps[2]
        self.by_d = steps[3]

    def code(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """The code of the action with these field values."""
        return self.offset + a * self.by_a + b * self.by_b + c * self.by_c + d * self.by_d

    def values(self, code: i64) -> list[int]:
        """The field values of an action of this verb."""
        left = code - self.first
        values: list[int] = []
        for field in reversed(self.fields):
            values.append(left % field.size + field.low)
            left //= field.size
        values.reverse()
        return values

    def action(self, values: list[int]) -> Action:
        """The action with these field values."""
        return self.make(*values)

    def text(self, code: i64) -> str:
        """The text form of an action of this verb."""
        words = [self.name]
        for field, value in zip(self.fields, self.values(code), strict=True):
            words.append(field.text(value))
        return " ".join(words)

    def wrong_fields(self) -> IllegalAction:
        names = [field.name for field in self.fields]
        return malformed("fields", f"{self.name} takes {', '.join(names) if names else 'nothing'}")

    def __repr__(self) -> str:
        return f"<Verb {self.name}: {', '.join([field.name for field in self.fields]) or 'no fields'}>"


VERB_OF: Final[dict[type, Verb]] = {}  # of every class of actions


def code_of(kind: type[Action], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """The code of an action by its class: for classes that share a constructor, where actions are made once."""
    return VERB_OF[kind].code(a, b, c, d)


class Verbs:
    """All verbs of a game, and the number of actions that can be written with them."""

    def __init__(self, verbs: Sequence[Verb | Plain]) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.size: i64 = 0
        for one in verbs:
            if isinstance(one, Plain):
                verb = Verb(Once(one), [], one.name)
                one.code = self.size
            else:
                verb = one
                if isinstance(verb.make, type):
                    VERB_OF[verb.make] = verb
            verb.number_from(self.size)
            self.size += verb.size
            self.verbs.append(verb)
            self.by_name[verb.name] = verb

    def __repr__(self) -> str:
        return f"<Verbs {', '.join(self.by_name)}: {self.size} actions>"

    def number(self, action: Action) -> i64:
        """From 0 to size - 1, a different one for every action."""
        return action.code

    def action(self, number: i64) -> Action:
        """The action with this number."""
        if not 0 <= number < self.size:
            raise IndexError(f"actions are numbered from 0 to {self.size - 1}, and there is no {number}")
        verb = self.verb_of(number)
        return verb.action(verb.values(number))

    def verb_of(self, number: i64) -> Verb:
        low = 0
        high = len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].first <= number:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]

    def verb(self, action: Action) -> Verb:
        if not 0 <= action.code < self.size:
            name = action.name if isinstance(action, Plain) else type(action).__name__
            raise ValueError(
                f"{name} is not in the table of verbs, Verbs([{', '.join(self.by_name)}]), or was made before it"
            )
        return self.verb_of(action.code)

    def values(self, action: Action) -> list[int]:
        return self.verb(action).values(action.code)

    def show(self, action: Action) -> dict[str, object]:
        """The JSON form."""
        verb = self.verb(action)
        shown: dict[str, object] = {"verb": verb.name}
        for field, value in zip(verb.fields, verb.values(action.code), strict=True):
            shown[field.name] = field.show(value)
        return shown

    def read(self, shown: object) -> Action:
        """The action of a JSON form; raises IllegalAction."""
        if not isinstance(shown, dict):
            raise malformed("action")
        verb = self.named(shown.get("verb"))
        if len(shown) != len(verb.fields) + 1:
            raise verb.wrong_fields()
        return verb.action([field.read(shown.get(field.name)) for field in verb.fields])

    def named(self, name: object) -> Verb:
        verb = self.by_name.get(name) if isinstance(name, str) else None
        if verb is None:
            raise malformed("verb", f"the verbs are {', '.join(self.by_name)}")
        return verb

    def text(self, action: Action) -> str:
        """The short text form, which `parse` reads and a record keeps; `str(action)` gives the same."""
        return self.verb(action).text(action.code)

    def parse(self, text: str) -> Action:
        """The action of a text form, or of the form that `repr` gives; raises IllegalAction."""
        if text.endswith(")"):
            return self.parse_call(text)
        words = text.split()
        verb = self.named(words[0] if words else "")
        if len(words) != len(verb.fields) + 1:
            raise verb.wrong_fields()
        return verb.action([field.parse(word) for field, word in zip(verb.fields, words[1:], strict=True)])

    def parse_call(self, text: str) -> Action:
        """The action of `Place(2111, 2)`."""
        name, _, inside = text[:-1].partition("(")
        verb = self.named(name)
        words = inside.replace(",", " ").split()
        if len(words) != len(verb.fields):
            raise verb.wrong_fields()
        values: list[int] = []
        for field, word in zip(verb.fields, words, strict=True):
            if not word.removeprefix("-").isdecimal() or not 0 <= int(word) - field.low < field.size:
                raise malformed(
                    field.name, f"{field.name} is from {field.low} to {field.low + field.size - 1}"
                )
            values.append(int(word))
        return verb.action(values)

    def typescript(self, name: str) -> str:
        """The union type of all actions."""
        members: list[str] = []
        for verb in self.verbs:
            fields = "".join(f"; {field.name}: {field.typescript()}" for field in verb.fields)
            members.append(f'  | {{ verb: "{verb.name}"{fields} }}')
        return f"export type {name} =\n" + "\n".join(members) + ";\n"


class Once:
    """Makes the only action of a plain verb."""

    def __init__(self, action: Plain) -> None:
        self.action: Plain = action

    def __call__(self) -> Action:
        return self.action
