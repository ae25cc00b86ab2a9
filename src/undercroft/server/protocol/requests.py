"""The bodies of HTTP requests. Everything else that travels is in messages.py; docs/protocol.md lists both."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from undercroft.server.protocol.messages import Name, Nonce, Promise, ProposalKind, Seat, TableSettings


class NickRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The nickname you want."""

    nick: Annotated[str, Meta(max_length=200)]


class OpponentsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Against whom you want to play a game from now on."""

    game: Name
    count: Annotated[int, Meta(ge=0, le=29)]
    level: Name  # a bot of this game


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=30)]
    bots: Annotated[
        list[Name | None], Meta(max_length=30)
    ] = []  # for each seat a bot, or null; empty for none
    options: dict[str, Any] | None = None  # null for the defaults of the game
    set: Name | None = None  # the set of components; null for the usual one
    start: bool = False  # at once, if no seat is free; then only the server has a part in the dice
    settings: TableSettings = msgspec.field(default=TableSettings(), name="manners")


class SitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to take."""

    seat: Seat | None = None  # null for the first free one, if you do not sit yet
    promise: Promise | None = None  # the hash of your part of the dice


class StartRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The start of the game. The body may be missing."""

    promise: Promise | None = None  # the hash of the host's part of the dice, if it was not sent before
    without: bool = False  # do not wait for parts that were promised and are missing; everybody sees that


class PartRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Your part of the dice."""

    nonce: Nonce


class StandRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of yours to leave."""

    seat: Seat


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: Seat
    bot: Name | None = None  # null for none


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat that the request is about."""

    seat: Seat


class WatcherRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The watcher that the request is about."""

    watcher: Name  # an id of `TableInfo.watchers`


class MuteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A watcher to mute or unmute."""

    watcher: Name  # an id of `TableInfo.watchers`
    muted: bool


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A move from one seat to another."""

    seat: Seat
    to: Seat


class ChairNameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A name for the player in a seat of yours, where several people share a device."""

    seat: Seat
    nick: Annotated[str, Meta(max_length=200)]  # empty for your own nickname


class ProposeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A proposal to the others: to end the game now, or to take back the last step of this seat."""

    seat: Seat
    kind: Literal["end", "take_back"]


class ConsentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no to a proposal."""

    seat: Seat
    agree: bool
    kind: ProposalKind | None = None  # the kind you read: so a late click cannot agree to something else


class PassRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A personal link to use."""

    token: Name


class EmptyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object. The body may be missing."""


MAY_BE_MISSING = (EmptyRequest, StartRequest)  # bodies that a request need not have
