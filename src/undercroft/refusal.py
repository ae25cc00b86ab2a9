"""How a command says no."""

import unicodedata

HARMLESS = "\n\u200d"  # the next line, and what joins emoji


class Refused(Exception):
    """What was asked for cannot be done; the words are for whoever typed it."""


def unsteered(words: str) -> str:
    """Words from a file, or about one, as a terminal may get them: whatever would steer it is shown instead of done."""
    return "".join(
        ascii(letter)[1:-1] if unicodedata.category(letter)[0] == "C" and letter not in HARMLESS else letter
        for letter in words
    )
