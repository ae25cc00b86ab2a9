"""Limits on sizes and rates, and the token buckets that enforce them."""

from __future__ import annotations

import logging
import time
import tomllib
from pathlib import Path

import msgspec

from undercroft.refusal import Reason, Refused
from undercroft.server.logs import note

logger = logging.getLogger("undercroft.limits")


class Limits(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every limit of the server; `serve --limits FILE` reads other values from a TOML file."""

    body_bytes: int = 64 * 1024  # of a request
    message_bytes: int = 16 * 1024  # of a WebSocket message
    frame_bytes: int = 2 * 1024 * 1024  # beyond it the connection is closed at once
    message_rate: float = 20.0  # messages a second on one connection…
    message_burst: float = 60.0  # …and how many at once
    request_rate: float = 10.0  # requests a second of one person that change something
    request_burst: float = 60.0
    address_rate: float = 60.0  # requests a second from one network address, whoever asks
    address_burst: float = 600.0
    chat_rate: float = 1.0  # lines and marks a second of one person…
    chat_burst: float = 15.0  # …and how many at once
    chat_address_rate: float = 5.0  # the same for one network address, whoever talks…
    chat_address_burst: float = 60.0
    chat_length: int = 500  # characters of a line
    code_rate: float = 0.2  # table codes a second tried from one network address…
    code_burst: float = 20.0  # …and how many at once
    code_region_rate: float = 1.0  # the same for a large network (an IPv6 block of 48 bits)
    code_region_burst: float = 60.0
    code_days: float = 7.0  # without a change, until the code of a table that has not started ends
    absence_seconds: float = 15.0  # without a connection, until somebody counts as away
    opening_seconds: float = 120.0  # without a connection, until others may agree to give a seat away
    proposal_seconds: float = 60.0  # after a no, until the proposer may ask again without having played
    strikes: float = 40.0  # refused messages before the connection is closed
    strike_rate: float = 0.5  # strikes forgiven a second
    tables_unfinished: int = 50  # opened by one person
    tables_per_address: int = 200  # unfinished ones that were opened from one network address
    bot_games_per_person: int = 20  # running games with bots at tables that one person has opened
    bot_games_per_address: int = 60  # the same for one network address
    bot_games_at_once: int = 16  # games whose bots think at the same time; others wait their turn
    tables_listed: int = 100
    connections: int = 2000
    connections_per_person: int = 20
    connections_per_table: int = 200
    connections_per_address: int = 100
    waiting_messages: int = 256  # unsent messages before a connection counts as lost…
    waiting_bytes: int = 4 * 1024 * 1024  # …or bytes of them
    waiting_bytes_per_person: int = 16 * 1024 * 1024  # on all connections of one person
    waiting_bytes_in_all: int = 256 * 1024 * 1024  # beyond it the idlest connections are lost
    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 20.0  # for its body
    hello_seconds: float = 20.0
    compressed_connections: int = 1000
    tables_in_memory: int = 500
    nick_length: int = 24
    bot_seconds: float = 60.0  # a worker that thinks longer is restarted
    lease_seconds: float = 6.0  # unrenewed, until other processes may take the tables of this one


def read_limits(file: str | None) -> Limits:
    if file is None:
        return Limits()
    try:
        return msgspec.convert(tomllib.loads(Path(file).read_text(encoding="utf-8")), Limits)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Refused("console-limits", file=file, what=str(error)) from None


class Bucket:
    """A token bucket: it fills up at a steady rate, every request takes a token, and an empty bucket refuses."""

    __slots__ = ("burst", "rate", "tokens", "told", "touched")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.touched = time.monotonic()
        self.told = False  # whether this flood is already in the log

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.touched) * self.rate)
        self.touched = now
        if self.tokens < 1:
            return False
        if self.tokens >= self.burst:
            self.told = False
        self.tokens -= 1
        return True

    def full(self) -> bool:
        return self.tokens + (time.monotonic() - self.touched) * self.rate >= self.burst


class Buckets:
    """One bucket for each of many askers; full ones are forgotten. A flood is logged once, until it is over.

    `of` says what the askers are. Only network addresses are logged, because a host can block nothing else.
    """

    def __init__(self, rate: float, burst: float, of: str = "person") -> None:
        self.of = of
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}
        self.tidy_at = 1000

    def take(self, who: str) -> None:
        """Raises Refused if the bucket is empty."""
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= self.tidy_at:
                self.buckets = {key: held for key, held in self.buckets.items() if not held.full()}
                self.tidy_at = max(1000, 2 * len(self.buckets))
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
        if not bucket.take():
            if not bucket.told:
                bucket.told = True
                named = {"address": who} if self.of == "address" else {}
                note(logger, f"too many requests of one {self.of}", logging.WARNING, **named)
            raise Refused("limit-rate", Reason.TOO_MANY)
