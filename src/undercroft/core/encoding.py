"""Observations as numbers, derived from the types of a game's view: one layout for each number of seats.

Each field of the view is a piece with a name and a shape. A piece is one row, or a row for each entry of a list; a row
has named columns:

- a number stands as it is; where there may be none, one less than its lowest value means none;
- a flag is 0 or 1, with -1 for none;
- a word or an id is its place in the list of all, from 1 on; 0 means none;
- a list without an order is how often each value stands in it, or the count that it gives for each id;
- in a list of parts the first column says whether there is such an entry; the columns of what is missing are 0.

Only `State.view` is read, so an observation cannot tell more than the view does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from librt.vecs import append, vec
from msgspec import inspect as types
from mypy_extensions import i16, i64

from undercroft.core.game import Game
from undercroft.core.state import State

NUMBER: Final = "number"
CHOICE: Final = "choice"
LARGEST: Final = 32767


# For games that write the same numbers themselves (`State.observe`): words stand in alphabetical order, from 1 on.


def word_places(words: Sequence[str]) -> vec[i64]:
    """The place of each of these words, which are all that a field may be, in alphabetical order."""
    order = sorted(words)
    return vec[i64]([order.index(word) + 1 for word in words])


def places_by_word(kind: object) -> dict[str, i64]:
    """The place of every word of a Literal."""
    return {word: place + 1 for place, word in enumerate(sorted(get_args(kind)))}


class OutOfBounds(Exception):
    """A view says something that its type does not allow."""


class Column:
    """One number of a row."""

    def __init__(self, name: str, kind: str, low: i64, high: i64, words: list[str]) -> None:
        self.name: Final[str] = name
        self.kind: Final[str] = kind
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.words: Final[list[str]] = words  # of a choice, from 1 on

    def __repr__(self) -> str:
        return f"Column({self.name!r}, {self.kind!r}, {self.low}, {self.high})"


class Piece:
    """A field of the view: that many rows of these columns, from number `start` of the observation on."""

    def __init__(self, name: str, start: i64, rows: i64, columns: list[Column]) -> None:
        self.name: Final[str] = name
        self.start: Final[i64] = start
        self.rows: Final[i64] = rows
        self.columns: Final[list[Column]] = columns

    def size(self) -> i64:
        return self.rows * len(self.columns)

    def shape(self) -> tuple[int, int]:
        return self.rows, len(self.columns)

    def __repr__(self) -> str:
        return f"Piece({self.name!r}, start={self.start}, shape={self.shape()})"


class Part:
    """How a value of one type becomes numbers."""

    def __init__(self, columns: list[Column]) -> None:
        self.columns: list[Column] = columns
        self.width: i64 = len(columns)

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        raise NotImplementedError


class WholeNumber(Part):
    """A number, or one less than the lowest for none."""

    def __init__(self, name: str, low: i64, high: i64, optional: bool) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.optional: bool = optional
        super().__init__([Column(name, NUMBER, min(low - 1 if optional else low, 0), max(high, 0), [])])

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is None and self.optional:
            out[at] = i16(self.low - 1)
            return
        assert isinstance(value, int)
        number: i64 = value
        if not self.low <= number <= self.high:
            raise OutOfBounds(f"{self.columns[0].name} is {number}, not from {self.low} to {self.high}")
        out[at] = i16(number)


class Choice(Part):
    """The place of a word or id among all, from 1 on; 0 for none."""

    def __init__(self, name: str, words: list[object]) -> None:
        super().__init__([Column(name, CHOICE, 0, len(words), [str(word) for word in words])])
        self.places: dict[object, i64] = {}
        for place, word in enumerate(words):
            self.places[word] = place + 1

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is None:
            out[at] = 0
            return
        place = self.places.get(value)
        if place is None:
            raise OutOfBounds(f"{self.columns[0].name} is {value!r}, which is not listed")
        out[at] = i16(place)


class Bag(Part):
    """How often each value stands in a list."""

    def __init__(self, name: str, words: list[object], most: i64) -> None:
        super().__init__([Column(dotted(name, str(word)), NUMBER, 0, most, []) for word in words])
        self.name: str = name
        self.places: dict[object, i64] = {}
        for place, word in enumerate(words):
            self.places[word] = place

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        assert isinstance(value, list)
        for one in value:
            place = self.places.get(one)
            if place is None:
                raise OutOfBounds(f"{self.name} has {one!r}, which is not listed")
            out[at + place] += 1


class Tally(Part):
    """A list of parts that each name an id: the count of each id."""

    def __init__(self, name: str, words: list[str], key: list[str], count: str, most: i64) -> None:
        super().__init__([Column(dotted(name, word), NUMBER, 0, most, []) for word in words])
        self.name: str = name
        self.key: list[str] = key
        self.count: str = count
        self.places: dict[object, i64] = {}
        for place, word in enumerate(words):
            self.places[word] = place

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        assert isinstance(value, list)
        for one in value:
            word = one
            for field in self.key:
                word = getattr(word, field)
            place = self.places.get(word)
            if place is None:
                raise OutOfBounds(f"{self.name} has {word!r}, which is not listed")
            count: i64 = getattr(one, self.count) if self.count else 1
            out[at + place] += i16(count)


class Parts(Part):
    """A Struct: its fields one after another; with a flag in front where it may be missing."""

    def __init__(self, name: str, names: list[str], parts: list[Part], optional: bool) -> None:
        self.names: list[str] = names
        self.parts: list[Part] = parts
        self.optional: bool = optional
        columns = [there(name)] if optional else []
        for part in parts:
            columns += part.columns
        super().__init__(columns)

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if self.optional:
            if value is None:
                return
            out[at] = 1
            at += 1
        for place in range(len(self.parts)):
            part = self.parts[place]
            part.write(getattr(value, self.names[place]), out, at)
            at += part.width


class OneOf(Part):
    """One of several Structs: which, and its fields. Fields of the same name share their columns."""

    def __init__(self, name: str, kinds: list[type], members: list[Parts], optional: bool) -> None:
        which = Column(dotted(name, "kind"), CHOICE, 0, len(kinds), [kind.__name__ for kind in kinds])
        columns = [which]
        self.kinds: dict[type, i64] = {}
        self.members: list[Parts] = members
        self.offsets: list[list[int]] = []  # by member and field, where its columns begin
        known: dict[str, int] = {}
        widths: dict[str, i64] = {}
        for place, member in enumerate(members):
            self.kinds[kinds[place]] = place
            offsets: list[int] = []
            for field, part in enumerate(member.parts):
                begin = known.get(member.names[field])
                if begin is None:
                    begin = len(columns)
                    known[member.names[field]] = begin
                    columns += part.columns
                    widths[member.names[field]] = part.width
                if widths[member.names[field]] != part.width:
                    raise TypeError(f"{name}.{member.names[field]} has several types")
                offsets.append(begin)
            self.offsets.append(offsets)
        self.name: str = name
        self.optional: bool = optional
        super().__init__(columns)

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is None:
            if not self.optional:
                raise OutOfBounds(f"{self.name} is missing")
            return
        place = self.kinds[type(value)]
        out[at] = i16(place + 1)
        member = self.members[place]
        offsets = self.offsets[place]
        for field in range(len(member.parts)):
            member.parts[field].write(getattr(value, member.names[field]), out, at + offsets[field])


class Rows(Part):
    """A list: an entry for each of its places, those that are empty as `blank` writes them."""

    def __init__(self, name: str, item: Part, least: i64, most: i64, blank: i64) -> None:
        self.name: str = name
        self.item: Part = item
        self.least: i64 = least
        self.most: i64 = most
        self.blank: i64 = blank
        columns: list[Column] = []
        for place in range(most):
            row = dotted(name, str(place))
            for column in item.columns:
                columns.append(
                    Column(
                        dotted(row, column.name),
                        column.kind,
                        min(column.low, blank),
                        max(column.high, blank),
                        column.words,
                    )
                )
        super().__init__(columns)

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        assert isinstance(value, list)
        entries: i64 = len(value)
        if not self.least <= entries <= self.most:
            raise OutOfBounds(f"{self.name} has {entries} entries, not from {self.least} to {self.most}")
        for place in range(entries):
            self.item.write(value[place], out, at + place * self.item.width)
        if self.blank != 0:
            for place in range(entries, self.most):
                out[at + place * self.item.width] = i16(self.blank)


class Layout:
    """Turns types into parts."""

    def __init__(self, game: Game, seats: i64) -> None:
        self.ids: dict[str, list[str]] = game.ids()
        self.seats: i64 = seats
        self.slug: str = game.slug

    def refuse(self, where: str, what: str) -> TypeError:
        return TypeError(f"the view of {self.slug} cannot be encoded: {where} {what}")

    def listed(self, name: str, where: str) -> list[str]:
        """The ids of this name."""
        words = self.ids.get(name)
        if words is None:
            raise self.refuse(where, f"names the ids {name!r}, which Game.ids does not list")
        return words

    def part(self, kind: types.Type, name: str, where: str, optional: bool) -> Part:
        """How this type becomes numbers; columns are called `name`."""
        extra: dict[str, object] = {}
        if isinstance(kind, types.Metadata):
            extra = kind.extra or {}
            kind = kind.type
        if isinstance(kind, types.UnionType):
            return self.union(kind, name, where)
        if "ids" in extra:
            return Choice(name, list(self.listed(str(extra["ids"]), where)))
        if isinstance(kind, types.LiteralType):
            return Choice(name, list(kind.values))
        if isinstance(kind, types.BoolType):
            return WholeNumber(name, 0, 1, optional)
        if isinstance(kind, types.IntType):
            if kind.ge is None or kind.le is None or kind.le > LARGEST or kind.ge < -LARGEST:
                raise self.refuse(where, "is a number without a range")
            return WholeNumber(name, kind.ge, kind.le, optional)
        if isinstance(kind, types.StructType):
            names, parts = self.fields(kind, name, where)
            return Parts(name, names, parts, optional)
        if isinstance(kind, types.ListType):
            found = self.items(kind, extra, name, where)
            return Present(name, found) if optional else found
        raise self.refuse(where, "has a type that has no numbers")

    def fields(self, kind: types.StructType, name: str, where: str) -> tuple[list[str], list[Part]]:
        """The fields that are observed."""
        names: list[str] = []
        parts: list[Part] = []
        for field in kind.fields:
            if is_implied(field.type):
                continue
            inner = dotted(name, field.name)
            names.append(field.name)
            parts.append(self.part(field.type, inner, f"{where}.{field.name}", False))
        return names, parts

    def union(self, kind: types.UnionType, name: str, where: str) -> Part:
        others = [one for one in kind.types if not isinstance(one, types.NoneType)]
        optional = len(others) < len(kind.types)
        if len(others) == 1:
            return self.part(others[0], name, where, optional)
        structs: list[type] = []
        members: list[Parts] = []
        for one in others:
            if not isinstance(one, types.StructType):
                raise self.refuse(where, "is a union of other things than Structs")
            names, parts = self.fields(one, name, f"{where}.{one.cls.__name__}")
            structs.append(one.cls)
            members.append(Parts(name, names, parts, False))
        return OneOf(name, structs, members, optional)

    def items(self, kind: types.ListType, extra: dict[str, object], name: str, where: str) -> Part:
        """A list: a bag, or a row for each entry."""
        if "tally" in extra:
            key, count = str(extra["key"]).split("."), str(extra["count"])
            return Tally(
                name, self.listed(str(extra["tally"]), where), key, count, largest_count(kind, count)
            )
        per_seat = "per_seat" in extra
        if kind.max_length is None:
            raise self.refuse(where, "is a list without a largest length")
        most: i64 = self.seats if per_seat else kind.max_length
        inner = kind.item_type
        if "bag" in extra:
            return Bag(name, self.values(inner, where), most)
        least: i64 = most if per_seat else kind.min_length or 0
        fixed = least == most
        item = self.part(inner, "", f"{where}[]", not fixed)
        blank: i64 = 0
        if isinstance(item, WholeNumber) and not fixed:
            blank = item.low - 1
        return Rows(name, item, least, most, blank)

    def values(self, kind: types.Type, where: str) -> list[object]:
        """Everything that may stand in a bag."""
        extra: dict[str, object] = {}
        if isinstance(kind, types.Metadata):
            extra = kind.extra or {}
            kind = kind.type
        if "ids" in extra:
            return list(self.listed(str(extra["ids"]), where))
        if isinstance(kind, types.LiteralType):
            return list(kind.values)
        if isinstance(kind, types.IntType) and kind.ge is not None and kind.le is not None:
            return list(range(kind.ge, kind.le + 1))
        raise self.refuse(where, "is a bag of things that cannot be listed")


class Present(Part):
    """A list that may be missing, with a flag in front."""

    def __init__(self, name: str, item: Part) -> None:
        self.item: Part = item
        super().__init__([there(name), *item.columns])

    def write(self, value: object, out: vec[i16], at: i64) -> None:
        if value is not None:
            out[at] = 1
            self.item.write(value, out, at + 1)


def there(name: str) -> Column:
    """The flag in front of something that may be missing."""
    return Column(dotted(name, "there"), NUMBER, 0, 1, [])


def dotted(name: str, inner: str) -> str:
    """A name inside another; either may be empty."""
    return f"{name}.{inner}" if name and inner else name or inner


def largest_count(kind: types.ListType, count: str) -> i64:
    """Of a tally: how high the count goes, or how often an id can stand there."""
    most = kind.max_length
    item = kind.item_type
    if count and isinstance(item, types.StructType):
        for field in item.fields:
            number = field.type.type if isinstance(field.type, types.Metadata) else field.type
            if field.name == count and isinstance(number, types.IntType):
                most = number.le
    return LARGEST if most is None else most


def is_implied(kind: types.Type) -> bool:
    return isinstance(kind, types.Metadata) and bool((kind.extra or {}).get("implied"))


class Encoder:
    """Observations of a game with this many seats: `size` numbers in pieces.

    The first piece is `seat`, who observes; the others are the fields of the view.
    """

    def __init__(self, game: Game, seats: i64) -> None:
        if not game.fewest <= seats <= game.most:
            raise ValueError(f"{game.slug} is played by {game.fewest} to {game.most}, not by {seats}")
        info = types.type_info(game.view)
        assert isinstance(info, types.StructType)
        self.game: Game = game
        self.seats: i64 = seats
        names, parts = Layout(game, seats).fields(info, "", "View")
        self.names: list[str] = names
        self.parts: list[Part] = parts
        self.pieces: list[Piece] = [Piece("seat", 0, 1, [Column("seat", NUMBER, 0, seats - 1, [])])]
        self.size: i64 = 1
        for name, part in zip(names, parts, strict=True):
            piece = piece_of(name, self.size, part)
            self.pieces.append(piece)
            self.size += part.width
        self.zeros: vec[i16] = blank(self.size)

    def columns(self) -> list[Column]:
        """Every number of an observation, in order, under its full name."""
        found: list[Column] = [*self.pieces[0].columns]
        for part in self.parts:
            found += part.columns
        return found

    def encode(self, state: State, seat: i64) -> vec[i16]:
        """What this seat observes; NumPy reads it without a copy: `numpy.asarray(memoryview(...))`."""
        out = self.zeros[:]
        self.write(state, seat, out, 0)
        return out

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """The same into a place of a larger table. What stood there is overwritten."""
        for place in range(at, at + self.size):
            out[place] = 0
        out[at] = i16(seat)
        if state.observe(seat, out, at + 1):
            return
        self.write_view(state.view(seat), out, at + 1)

    def write_view(self, view: object, out: vec[i16], at: i64) -> None:
        """The pieces of a view, where zeros stand."""
        for place in range(len(self.parts)):
            part = self.parts[place]
            part.write(getattr(view, self.names[place]), out, at)
            at += part.width


def blank(size: i64) -> vec[i16]:
    """A table of that many zeros."""
    out = vec[i16]()
    for _ in range(size):
        out = append(out, 0)
    return out


def piece_of(name: str, start: i64, part: Part) -> Piece:
    """A list is a piece with a row for each entry, anything else a piece of one row."""
    if isinstance(part, Rows) and part.most > 0:
        return Piece(name, start, part.most, part.item.columns)
    return Piece(name, start, 1, part.columns)
