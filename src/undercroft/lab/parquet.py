"""Parquet files joined by their row groups: what is encoded and packed once is only copied.

A Parquet file is its pages, a footer that says where they lie, the footer's length and a mark. The footer is written in
Thrift's compact protocol (https://parquet.apache.org/docs/file-format/metadata/). To join files their pages are written
one after another, and one footer gets the row groups of all, with the places moved on.
"""

from __future__ import annotations

from io import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO

# For polars. The lowest level of Zstandard takes a tenth of the time of all encoding and halves the files.
PACKING: Any = {"compression": "zstd", "compression_level": 1, "statistics": False}

MARK = b"PAR1"
LENGTH = 4  # bytes that hold the length of the footer

# Types of the compact protocol; a list holds (type, values), a struct its fields by number, each (type, value)
YES, NO, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST, SET, MAP, STRUCT = range(1, 13)
Struct = dict[int, tuple[int, Any]]

# The fields of the footer that matter here
SCHEMA, ROWS, ROW_GROUPS = 2, 3, 4
COLUMNS, GROUP_START, GROUP_NUMBER = 1, 5, 7
COLUMN_PAGES = 3
COLUMN_STARTS = (2, 4, 6)  # of the column, its offset index and its column index
PAGE_STARTS = (9, 10, 11, 14)  # of data, index, dictionary and Bloom filter


def concatenate(files: list[Path], to: Path) -> None:
    """One file with the row groups of all. Raises ValueError if one is broken or has other columns."""
    whole: Struct = {}
    with to.open("wb") as out:
        out.write(MARK)
        for path in files:
            with path.open("rb") as file:
                footer, end = footer_of(file)
                move(footer, out.tell() - len(MARK))
                file.seek(len(MARK))
                out.write(file.read(end - len(MARK)))
            if whole:
                add(whole, footer)
            else:
                whole = footer
        number_groups(whole)
        out.write(file_end(whole))


def file_end(footer: Struct) -> bytes:
    """The footer, its length and the mark."""
    written = bytearray()
    write_struct(written, footer)
    return bytes(written) + len(written).to_bytes(LENGTH, "little") + MARK


def footer_of(file: BinaryIO) -> tuple[Struct, int]:
    """The footer, and the place where it begins."""
    tail = len(MARK) + LENGTH
    size = file.seek(0, SEEK_END)
    file.seek(max(size - tail, 0))
    length = int.from_bytes(file.read(LENGTH), "little")
    begin = size - tail - length
    if file.read() != MARK or begin < len(MARK):
        raise ValueError(f"{file.name} is no whole Parquet file")
    file.seek(begin)
    return Reader(file.read(length)).struct(), begin


def move(footer: Struct, by: int) -> None:
    """All places of pages, moved on."""
    for group in footer[ROW_GROUPS][1][1]:
        shift(group, (GROUP_START,), by)
        for column in group[COLUMNS][1][1]:
            shift(column, COLUMN_STARTS, by)
            shift(column[COLUMN_PAGES][1], PAGE_STARTS, by)


def shift(fields: Struct, numbers: tuple[int, ...], by: int) -> None:
    for number in numbers:
        if number in fields:
            kind, place = fields[number]
            fields[number] = (kind, place + by if place else 0)  # 0 says that nobody knows


def add(whole: Struct, more: Struct) -> None:
    if whole[SCHEMA] != more[SCHEMA]:
        raise ValueError("the files have different columns")
    whole[ROWS] = (I64, whole[ROWS][1] + more[ROWS][1])
    whole[ROW_GROUPS][1][1].extend(more[ROW_GROUPS][1][1])


def number_groups(whole: Struct) -> None:
    for number, group in enumerate(whole[ROW_GROUPS][1][1]):
        if GROUP_NUMBER in group:
            group[GROUP_NUMBER] = (I16, number)


class Reader:
    """Values of the compact protocol, one after another."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Seven bits a byte, the lowest first."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            if byte < 0x80:
                return found
            shift += 7

    def signed(self) -> int:
        found = self.number()
        return found >> 1 ^ -(found & 1)

    def bytes(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def value(self, kind: int) -> Any:
        if kind in (YES, NO, BYTE):  # a flag in a list; in a struct the type alone says it
            return self.byte()
        if kind in (I16, I32, I64):
            return self.signed()
        if kind == DOUBLE:
            return self.bytes(8)
        if kind == BINARY:
            return self.bytes(self.number())
        if kind == STRUCT:
            return self.struct()
        if kind in (LIST, SET):
            head = self.byte()
            size = head >> 4 if head >> 4 < 15 else self.number()
            return head & 15, [self.value(head & 15) for _ in range(size)]
        raise ValueError(f"the footer holds a value of type {kind}")

    def struct(self) -> Struct:
        found: Struct = {}
        number = 0
        while head := self.byte():
            number = number + (head >> 4) if head >> 4 else self.signed()
            kind = head & 15
            found[number] = (kind, None if kind in (YES, NO) else self.value(kind))
        return found


def write_number(out: bytearray, number: int) -> None:
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)


def write_signed(out: bytearray, number: int) -> None:
    write_number(out, number << 1 ^ number >> 63)


def write_value(out: bytearray, kind: int, value: Any) -> None:
    if kind in (YES, NO, BYTE):
        out.append(value)
    elif kind in (I16, I32, I64):
        write_signed(out, value)
    elif kind == DOUBLE:
        out += value
    elif kind == BINARY:
        write_number(out, len(value))
        out += value
    elif kind == STRUCT:
        write_struct(out, value)
    else:
        inner, values = value
        if len(values) < 15:
            out.append(len(values) << 4 | inner)
        else:
            out.append(15 << 4 | inner)
            write_number(out, len(values))
        for one in values:
            write_value(out, inner, one)


def write_struct(out: bytearray, fields: Struct) -> None:
    before = 0
    for number, (kind, value) in fields.items():
        step = number - before
        if 0 < step < 16:
            out.append(step << 4 | kind)
        else:
            out.append(kind)
            write_signed(out, number)
        before = number
        if kind not in (YES, NO):
            write_value(out, kind, value)
    out.append(0)
