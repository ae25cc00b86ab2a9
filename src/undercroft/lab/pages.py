"""A table as a Parquet file straight from its arrays: one row group, and in it one page for each column.

A general writer has to look for what is known here: numbers lie close together or grow evenly, words are few, and many
columns never change. So every number takes 1, 2, 4 or some more bits, which is nearly as small as packing the file
would make it, and several times faster (https://parquet.apache.org/docs/file-format/data-pages/encodings/).
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from undercroft.lab.parquet import (
    BINARY,
    I32,
    I64,
    LIST,
    MARK,
    STRUCT,
    Struct,
    file_end,
    write_number,
    write_struct,
)

Array = npt.NDArray[Any]

# Numbers of the format: types, what the values mean, and encodings
BOOLEAN, INT32, INT64, DOUBLE, TEXT = 0, 1, 2, 5, 6
IS_TEXT, IS_INT8, IS_INT32, IS_INT64 = 0, 15, 17, 18
PLAIN, RUNS, STEPS, PLACES = 0, 3, 5, 8
OPTIONAL = 1
NOT_PACKED = 0
DATA_PAGE, DICTIONARY_PAGE = 0, 2

MOST_PLACES = 256  # whole numbers of a wider range are written by their steps

# Steps from number to number are written in blocks, each of four parts.
BLOCK, PARTS = 128, 4


class Column(msgspec.Struct, frozen=True):
    """The values of a column, encoded; the dictionary is what places refer to."""

    kind: int
    meaning: int | None
    encoding: int
    data: bytes
    dictionary: bytes = b""
    words: int = 0


# The kinds of columns


def flags(values: Array) -> Column:
    bits = np.packbits(values.astype(np.bool_), bitorder="little")
    return Column(BOOLEAN, None, PLAIN, all_there(len(values)) + bits.tobytes())


def numbers(values: Array, meaning: int, absent: int | None = None) -> Column:
    """Whole numbers: as places in their range, by their steps, or as they are; `absent`, the lowest, means none."""
    levels = all_there(len(values))
    lowest = int(values.min())
    if lowest == absent:
        there = values != absent
        levels = with_length(bit_packed(there, 1))
        values = values[there]
        lowest = int(values.min()) if len(values) else 0
    kind = INT64 if meaning == IS_INT64 else INT32
    wide = values.astype(np.int64 if kind == INT64 else np.int32, copy=False)
    span = int(values.max()) - lowest + 1 if len(values) else 1
    if span > MOST_PLACES:
        by_steps = steps(wide)
        if len(by_steps) < wide.nbytes:
            return Column(kind, meaning, STEPS, levels + by_steps)
        return Column(kind, meaning, PLAIN, levels + wide.tobytes())
    few = np.arange(lowest, lowest + span, dtype=wide.dtype)
    return Column(kind, meaning, PLACES, levels + hybrid(wide - lowest, span), few.tobytes(), span)


def words(few: list[str], places: Array) -> Column:
    """Words by their places in a list."""
    known = {word: place for place, word in enumerate(dict.fromkeys(few))}
    if len(known) < len(few):
        places = np.array([known[word] for word in few], np.int32)[places]
    return Column(
        TEXT,
        IS_TEXT,
        PLACES,
        all_there(len(places)) + hybrid(places, len(known)),
        texts(list(known)),
        len(known),
    )


def the_same(value: str | int, rows: int) -> Column:
    """One word or number in all rows."""
    data = all_there(rows) + all_first(rows)
    if isinstance(value, str):
        return Column(TEXT, IS_TEXT, PLACES, data, texts([value]), 1)
    return Column(INT64, IS_INT64, PLACES, data, value.to_bytes(8, "little", signed=True), 1)


def shares(values: Array, most: int) -> Column:
    """Points that nobody has or that up to this many seats share; any other numbers as they are."""
    few = np.array([1.0, *(1 / count for count in range(1, most + 1)), 0.0])
    with np.errstate(divide="ignore"):
        places = np.rint(np.minimum(1 / values, most + 1)).astype(np.int8)
    levels = all_there(len(values))
    if not np.array_equal(few[places], values):
        return Column(DOUBLE, None, PLAIN, levels + values.tobytes())
    return Column(DOUBLE, None, PLACES, levels + hybrid(places, len(few)), few.tobytes(), len(few))


# Encodings


def all_there(rows: int) -> bytes:
    """For each row, that it has a value: one run of ones."""
    return with_length(run(rows, 1))


def with_length(data: bytes) -> bytes:
    return len(data).to_bytes(4, "little") + data


def run(rows: int, value: int) -> bytes:
    out = bytearray()
    write_number(out, rows << 1)
    out.append(value)
    return bytes(out)


def texts(few: list[str]) -> bytes:
    return b"".join(with_length(word.encode()) for word in few)


def hybrid(places: Array, words: int) -> bytes:
    """Places in a dictionary: how many bits each takes, and they themselves."""
    if words == 1:
        return all_first(len(places))
    width = width_for(words - 1)
    return bytes([width]) + bit_packed(places, width)


def all_first(rows: int) -> bytes:
    """Places of one bit, all of them the first: a run."""
    return bytes([1]) + run(rows, 0)


def bit_packed(values: Array, width: int) -> bytes:
    out = bytearray()
    write_number(out, -(-len(values) // 8) << 1 | 1)
    return bytes(out) + side_by_side(values, width, 8)


def width_for(largest: int) -> int:
    """Of none, 1, 2, 4, 8, 16, 32 or 64 bits the fewest that hold it."""
    return 1 << (largest.bit_length() - 1).bit_length() if largest else 0


def side_by_side(values: Array, width: int, group: int) -> bytes:
    """Numbers of that many bits each, filled up with zeros to whole groups."""
    if width == 0:
        return b""
    narrow = np.zeros(-(-len(values) // group) * group, f"<u{max(width // 8, 1)}")
    narrow[: len(values)] = values
    while width < 8:
        # Two bytes at a time: the second moves down beside the bits of the first.
        pairs = narrow.view("<u2")
        narrow = (pairs | pairs >> 8 - width).astype(np.uint8)
        width *= 2
    return narrow.tobytes()


def steps(values: Array) -> bytes:
    """The first number, and from each to the next the step above the lowest of all steps; beyond the type they wrap."""
    out = bytearray()
    for number in (BLOCK, PARTS, len(values), zigzag(int(values[0]) if len(values) else 0)):
        write_number(out, number)
    if len(values) < 2:
        return bytes(out)
    up = np.diff(values)
    lowest = up.min()
    above = (up - lowest).view(f"u{values.itemsize}")
    width = width_for(int(above.max()))
    head = bytearray()
    write_number(head, zigzag(int(lowest)))
    head += bytes([width] * PARTS)
    packed = np.frombuffer(side_by_side(above, width, BLOCK), np.uint8)
    blocks = np.empty((-(-len(up) // BLOCK), len(head) + BLOCK * width // 8), np.uint8)
    blocks[:, : len(head)] = np.frombuffer(head, np.uint8)
    blocks[:, len(head) :] = packed.reshape(len(blocks), -1)
    # The last block ends with the last part that it needs.
    unused = -len(up) % BLOCK // (BLOCK // PARTS) * (BLOCK // PARTS) * width // 8
    return bytes(out) + blocks.tobytes()[: blocks.size - unused]


def zigzag(number: int) -> int:
    return number << 1 if number >= 0 else -number * 2 - 1


# The file


def parquet(columns: dict[str, Column], rows: int) -> bytes:
    """A whole file."""
    out = bytearray(MARK)
    chunks = [write_column(out, name, column, rows) for name, column in columns.items()]
    group: Struct = {1: (LIST, (STRUCT, chunks)), 2: (I64, len(out) - len(MARK)), 3: (I64, rows)}
    schema: list[Struct] = [{4: (BINARY, b"root"), 5: (I32, len(columns))}]
    schema += [schema_of(name, column) for name, column in columns.items()]
    footer: Struct = {
        1: (I32, 1),
        2: (LIST, (STRUCT, schema)),
        3: (I64, rows),
        4: (LIST, (STRUCT, [group])),
        6: (BINARY, b"undercroft"),
    }
    return bytes(out) + file_end(footer)


def write_column(out: bytearray, name: str, column: Column, rows: int) -> Struct:
    """Its pages; what the footer says about them."""
    start = len(out)
    if column.words:
        write_page(out, DICTIONARY_PAGE, column.dictionary, {1: (I32, column.words), 2: (I32, PLAIN)})
    begin = len(out)
    about: Struct = {1: (I32, rows), 2: (I32, column.encoding), 3: (I32, RUNS), 4: (I32, RUNS)}
    write_page(out, DATA_PAGE, column.data, about)
    size = (I64, len(out) - start)
    fields: Struct = {
        1: (I32, column.kind),
        2: (LIST, (I32, [PLAIN, RUNS, column.encoding])),
        3: (LIST, (BINARY, [name.encode()])),
        4: (I32, NOT_PACKED),
        5: (I64, rows),
        6: size,
        7: size,
        9: (I64, begin),
    }
    if column.words:
        fields[11] = (I64, start)
    return {2: (I64, 0), 3: (STRUCT, fields)}


def schema_of(name: str, column: Column) -> Struct:
    fields: Struct = {1: (I32, column.kind), 3: (I32, OPTIONAL), 4: (BINARY, name.encode())}
    if column.meaning is not None:
        fields[6] = (I32, column.meaning)
    return fields


def write_page(out: bytearray, kind: int, data: bytes, about: Struct) -> None:
    field = 7 if kind == DICTIONARY_PAGE else 5
    size = (I32, len(data))
    write_struct(out, {1: (I32, kind), 2: size, 3: size, field: (STRUCT, about)})
    out += data
