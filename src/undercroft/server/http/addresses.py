"""The addresses of the server, and from which pages a browser may send requests."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from undercroft.refusal import Reason, Refused

BLOCK = 64  # bits of an IPv6 address that name one household
REGION = 48  # bits that name a network which may have thousands of households, or belong to one person


class Addresses:
    """Where the server listens, and its public address if it has one."""

    def __init__(self, host: str, port: int, public: str | None = None, tls: bool = False) -> None:
        self.host = host
        self.port = port
        self.scheme = "https" if tls else "http"
        self.public = None if public is None else origin_of(public)

    def open_to_network(self) -> bool:
        return is_wildcard(self.host) or not is_loopback(self.host)

    def local(self) -> str:
        """The address on this machine."""
        host = "127.0.0.1" if is_wildcard(self.host) else self.host
        return f"{self.scheme}://{bracketed(host)}:{self.port}"

    def network(self) -> str | None:
        """The address that other devices on the local network use."""
        if not self.open_to_network():
            return None
        host = network_address() if is_wildcard(self.host) else self.host
        return None if host is None else f"{self.scheme}://{bracketed(host)}:{self.port}"

    def base(self, host: str, scheme: str) -> str:
        """The start of links that work for others too; `host` is the name that this browser used."""
        if self.public is not None:
            return self.public
        name, _ = split_host(host)
        if is_loopback(name):
            shared = self.network()
            if shared is not None:
                return shared
        return f"{'https' if scheme in ('https', 'wss') else 'http'}://{host}"

    # Who may send requests

    def check_host(self, host: str | None) -> str:
        """Refuse names that are not ours: another site could make its name point here."""
        if host is None:
            raise Refused("server-host", Reason.FORBIDDEN, host="")
        name, _ = split_host(host)
        if is_address(name) or name == "localhost":
            return host
        if self.public is not None and host.lower() == urlsplit(self.public).netloc:
            return host
        raise Refused("server-host", Reason.FORBIDDEN, host=host[:100])

    def check_origin(self, origin: str | None, host: str) -> None:
        """Refuse requests that a page of another site sends with this visitor's cookie."""
        if origin is not None:
            if origin == self.public:
                return
            scheme, _, name = origin.partition("://")
            if scheme in ("http", "https") and name and name.lower() == host.lower():
                return
        raise Refused("server-origin", Reason.FORBIDDEN, origin=(origin or "")[:100])


def origin_of(address: str) -> str:
    """Scheme, name and port of a public address."""
    parts = urlsplit(address if "://" in address else f"https://{address}")
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
        raise Refused("console-address", address=address)
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise Refused("console-address-parts", address=address)
    usual = {"http": 80, "https": 443}[parts.scheme]
    named = bracketed(parts.hostname)
    return f"{parts.scheme}://{named}" + ("" if port in (None, usual) else f":{port}")


def split_host(host: str) -> tuple[str, int | None]:
    """Name and port of a Host header; an empty name if it is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        port = parts.port
    except ValueError:
        return "", None
    if parts.netloc != host or parts.username is not None:
        return "", None
    return (parts.hostname or ""), port


def region_of(address: str) -> str:
    """The larger network that an address belongs to."""
    return network_of(address, REGION)


def network_of(address: str, bits: int = BLOCK) -> str:
    """The household behind a network address: with IPv6 it owns a whole block of addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found.packed, bits), strict=False))


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def is_wildcard(name: str) -> bool:
    return name == "" or (is_address(name) and ipaddress.ip_address(name).is_unspecified)


def bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name


def network_address() -> str | None:
    """This machine's address on the local network, if it has one."""
    # Connecting a datagram socket sends nothing; it only asks which way a packet would leave.
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not is_loopback(found) and not is_wildcard(found):
            return found
    return None
