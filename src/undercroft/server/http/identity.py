"""Who somebody is: the secret in their cookie says it. Only its hash is stored."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

from starlette.requests import HTTPConnection

COOKIE = "undercroft"
FORM = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600


class Identity:
    """A person, known by a key. A newcomer still has to be given a secret."""

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
