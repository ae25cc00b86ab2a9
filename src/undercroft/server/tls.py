"""The server's own certificate, where no proxy stands before it."""

from __future__ import annotations

import ssl
from pathlib import Path


class BadCertificate(Exception):
    """The certificate or its key cannot be used; says why in a sentence."""


def tls_context(certificate: str | None, key: str | None) -> ssl.SSLContext | None:
    """What connections are sealed with; None for plain http."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise BadCertificate("--tls-cert and --tls-key go together: the certificate and its key.")
    for file in (certificate, key):
        try:
            Path(file).read_bytes()
        except OSError as error:
            raise BadCertificate(f"{file} cannot be read: {error.strerror}.") from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        # Without an answer of ours the library would ask for the password at the terminal.
        context.load_cert_chain(certificate, key, password=lambda: "")
    except ssl.SSLError as error:
        raise BadCertificate(reason_of(error, certificate, key)) from None
    return context


def reason_of(error: ssl.SSLError, certificate: str, key: str) -> str:
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"The key in {key} is not the one of the certificate in {certificate}."
    if holds(key, b"ENCRYPTED"):
        return (
            f"The key in {key} is locked with a password; write it without one (openssl pkey -in … -out …)."
        )
    if not holds(certificate, b"-----BEGIN CERTIFICATE-----"):
        return f"{certificate} holds no certificate in the PEM form."
    if not holds(key, b"PRIVATE KEY-----"):
        return f"{key} holds no private key in the PEM form."
    return f"{certificate} and {key} cannot be used: {error.reason or error}."


def holds(file: str, words: bytes) -> bool:
    return words in Path(file).read_bytes()
