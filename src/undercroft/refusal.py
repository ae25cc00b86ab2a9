"""The one exception with which the server and the command line say no. The rules of a game have their own."""

import unicodedata
from enum import Enum, auto
from pathlib import Path

from undercroft.core.view import Message
from undercroft.words import Value, in_words, without_paths

HARMLESS = "\n\u200d"  # the next line, and what joins emoji


class Reason(Enum):
    """The kind of a refusal. HTTP turns it into a status; people read the message."""

    IMPOSSIBLE = auto()  # of the right form, but there is no such thing
    NOT_FOUND = auto()  # no such table, code or link
    FORBIDDEN = auto()  # somebody else may, or nobody from there
    NOT_NOW = auto()  # it was possible before, or will be later
    TOO_MANY = auto()  # too much at once
    TOO_LARGE = auto()
    TOO_SLOW = auto()
    MALFORMED = auto()  # not of the form that is expected
    NOT_JSON = auto()  # it does not even say that it is JSON
    UNAVAILABLE = auto()  # the server cannot at the moment


class Refused(Exception):
    """What was asked for is not done. The message says why, in the reader's language; logs get it in English."""

    def __init__(self, id: str, reason: Reason = Reason.IMPOSSIBLE, /, **args: Value | Path) -> None:
        super().__init__(id, args)
        self.reason = reason
        self.message = Message(id, without_paths(args))

    def __str__(self) -> str:
        return in_words(self.message, "en")


def printable(words: str) -> str:
    """Words from a file, or about one, as a terminal may get them: control characters are shown as escapes."""
    return "".join(
        ascii(letter)[1:-1] if unicodedata.category(letter)[0] == "C" and letter not in HARMLESS else letter
        for letter in words
    )
