"""How a command says no."""

import unicodedata
from pathlib import Path

from undercroft.core.view import Message
from undercroft.words import Value, in_words, without_paths

HARMLESS = "\n\u200d"  # the next line, and what joins emoji


class Refused(Exception):
    """What was asked for cannot be done; the message is for whoever typed it. Logs get it in English."""

    def __init__(self, id: str, **args: Value | Path) -> None:
        super().__init__(id, args)
        self.message = Message(id, without_paths(args))

    def __str__(self) -> str:
        return in_words(self.message, "en")


def unsteered(words: str) -> str:
    """Words from a file, or about one, as a terminal may get them: whatever would steer it is shown instead of done."""
    return "".join(
        ascii(letter)[1:-1] if unicodedata.category(letter)[0] == "C" and letter not in HARMLESS else letter
        for letter in words
    )
