"""What requests bring, as Structs; everything else that travels is in messages.py."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from undercroft.server.protocol.messages import Name, Nonce, ProposalKind, Seat, TableSettings


class NickRequest(msgspec.Struct, forbid_unknown_fields=True):
    """How you want to be called."""

    nick: Annotated[str, Meta(max_length=200)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up. Without options the game's own defaults hold."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=30)]
    bots: Annotated[list[Name | None], Meta(max_length=30)] = []
    options: dict[str, Any] | None = None
    start: bool = False
    settings: TableSettings = msgspec.field(default=TableSettings(), name="manners")


class SitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A chair to sit down on; null is the first free one, if you do not sit yet."""

    seat: Seat | None = None
    nonce: Nonce | None = None


class StartRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The game begins, with the host's part of the dice if it has not come yet."""

    nonce: Nonce | None = None


class StandRequest(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a chair; null empties it."""

    seat: Seat
    bot: Name | None = None


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Something about one chair: throw its person out, make them the host, give it up, give it more time."""

    seat: Seat


class WatcherRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Show a watcher the door."""

    watcher: Name


class MuteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Let a watcher speak, or not."""

    watcher: Name
    muted: bool


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Another chair for who sits here: a free one, or an exchange of one's own or a bot's."""

    seat: Seat
    to: Seat


class ChairNameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """How the player on this chair is called, where several share a device; empty for one's own nickname."""

    seat: Seat
    nick: Annotated[str, Meta(max_length=200)]


class ProposeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Ask the others: to end the game as it stands, or to take one's last step back."""

    seat: Seat
    kind: ProposalKind


class ConsentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no to what was proposed; with the kind, only to that."""

    seat: Seat
    agree: bool
    kind: ProposalKind | None = None


class PassRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A personal link that is being used."""

    token: Name


class EmptyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


MAY_BE_MISSING = (EmptyRequest, StartRequest)  # bodies that a request need not have
