"""Who somebody is: whoever brings the secret in the cookie. Only its hash is ever stored."""

from __future__ import annotations

import re
import secrets
import unicodedata
from hashlib import blake2b

from starlette.requests import HTTPConnection

from undercroft.refusal import Reason, Refused
from undercroft.server.limits import Limits

COOKIE = "undercroft"
FORM = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
JOINER = "\u200d"  # makes one picture of several emoji
STYLES = "\ufe0e\ufe0f"  # say how an emoji is drawn
# Letters and marks that nobody sees: with them two names would look the same, or be no name at all.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
MOST_ACCENTS = 3  # on one letter; more of them grow into the lines above and below


class Identity:
    """Somebody, known by a key; a newcomer's secret is still to be given to them."""

    def __init__(self, connection: HTTPConnection) -> None:
        brought = connection.cookies.get(COOKIE, "")
        self.new = FORM.fullmatch(brought) is None
        self.secret = secrets.token_urlsafe(32) if self.new else brought
        self.key = blake2b(self.secret.encode(), digest_size=32, person=b"undercroft-who").hexdigest()
        self.over_tls = connection.url.scheme in ("https", "wss")

    def cookie(self) -> str:
        """The header that gives a newcomer their secret."""
        secure = "; Secure" if self.over_tls else ""
        return f"{COOKIE}={self.secret}; Path=/; Max-Age={2 * YEAR}; HttpOnly; SameSite=Lax{secure}"


def clean_nick(wish: str, limits: Limits) -> str:
    """A name as it may stand at a table: one line, no invisible marks, not too long."""
    nick = " ".join(unicodedata.normalize("NFC", wish).split())
    if not nick:
        raise Refused("server-nick-empty", Reason.IMPOSSIBLE)
    if len(nick) > limits.nick_length:
        raise Refused("server-nick-long", Reason.IMPOSSIBLE, most=limits.nick_length)
    if is_garbled(nick):
        raise Refused("server-nick-marks", Reason.IMPOSSIBLE)
    return nick


def is_garbled(line: str) -> bool:
    """Whether something in a line garbles it: what cannot be seen, what turns its direction, what spoils others."""
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
            # They stand on something; and a style on a picture, a sign or a digit.
            accents += 1
            on = unicodedata.category(before)[0]
            if accents > MOST_ACCENTS or on in "ZC" or (character in STYLES and on in "LM"):
                return True
        if kind[0] != "M":
            accents = 0
        before = character
    return False
