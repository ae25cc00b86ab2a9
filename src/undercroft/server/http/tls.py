"""The server's own certificate, for https without a proxy."""

from __future__ import annotations

import ssl
from pathlib import Path

from undercroft.refusal import Refused


def tls_context(certificate: str | None, key: str | None) -> ssl.SSLContext | None:
    """The TLS context of the server; None for plain http."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise Refused("console-tls-pair")
    for file in (certificate, key):
        try:
            Path(file).read_bytes()
        except OSError as error:
            raise Refused("console-unreadable", file=file, what=error.strerror or str(error)) from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        # Without this the library would ask for the password at the terminal.
        context.load_cert_chain(certificate, key, password=lambda: "")
    except ssl.SSLError as error:
        raise unusable(error, certificate, key) from None
    return context


def unusable(error: ssl.SSLError, certificate: str, key: str) -> Refused:
    if error.reason == "KEY_VALUES_MISMATCH":
        return Refused("console-tls-mismatch", key=key, certificate=certificate)
    if holds(key, b"ENCRYPTED"):
        return Refused("console-tls-locked", key=key)
    if not holds(certificate, b"-----BEGIN CERTIFICATE-----"):
        return Refused("console-tls-no-certificate", certificate=certificate)
    if not holds(key, b"PRIVATE KEY-----"):
        return Refused("console-tls-no-key", key=key)
    what = error.reason or str(error)
    return Refused("console-tls-useless", certificate=certificate, key=key, what=what)


def holds(file: str, words: bytes) -> bool:
    return words in Path(file).read_bytes()
