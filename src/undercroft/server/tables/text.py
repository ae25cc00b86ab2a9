"""What people type, as it may be shown to others: nicknames and chat lines."""

from __future__ import annotations

import re
import unicodedata

from undercroft.refusal import Reason, Refused
from undercroft.server.limits import Limits

JOINER = "\u200d"  # joins several emoji into one picture
STYLES = "\ufe0e\ufe0f"  # choose how an emoji is drawn
# Invisible letters and marks: with them two names could look the same, or be empty.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
MOST_ACCENTS = 3  # on one letter; more would grow into the lines above and below


def clean_nick(typed: str, limits: Limits) -> str:
    """A name that may be shown at a table: one line, no invisible marks, not too long."""
    nick = " ".join(unicodedata.normalize("NFC", typed).split())
    if not nick:
        raise Refused("server-nick-empty", Reason.IMPOSSIBLE)
    if len(nick) > limits.nick_length:
        raise Refused("server-nick-long", Reason.IMPOSSIBLE, most=limits.nick_length)
    if is_garbled(nick):
        raise Refused("server-nick-marks", Reason.IMPOSSIBLE)
    return nick


def clean_text(typed: str, limits: Limits) -> str:
    """A line that may be shown in the chat: no line breaks, no invisible marks, not too long."""
    text = " ".join(unicodedata.normalize("NFC", typed).split())
    if not text:
        raise Refused("chat-empty", Reason.IMPOSSIBLE)
    if len(text) > limits.chat_length:
        raise Refused("chat-long", Reason.IMPOSSIBLE, most=limits.chat_length, length=len(text))
    if is_garbled(text):
        raise Refused("chat-marks", Reason.IMPOSSIBLE)
    return text


def is_garbled(line: str) -> bool:
    """Whether a line contains characters that are invisible, change its direction, or spoil other lines."""
    if UNSEEN.search(line):
        return True
    before, accents = " ", 0
    for character, after in zip(line, line[1:] + " ", strict=True):
        kind = unicodedata.category(character)
        if character == JOINER:
            if not (before in STYLES or unicodedata.category(before) in ("So", "Sk")):
                return True
            if unicodedata.category(after) != "So":
                return True
        elif kind[0] == "C":
            # Control, direction and private characters, and half pairs.
            return True
        elif kind in ("Mn", "Me"):
            # Accents need a letter before them, and a style needs a picture, a sign or a digit.
            accents += 1
            on = unicodedata.category(before)[0]
            if accents > MOST_ACCENTS or on in "ZC" or (character in STYLES and on in "LM"):
                return True
        if kind[0] != "M":
            accents = 0
        before = character
    return False
