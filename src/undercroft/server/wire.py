"""What travels between browser and server, as Structs; docs/protocol.md says it in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from undercroft.core.view import Message, Outcome

Arg = int | str | bool | Sequence[int | str]
Status = Literal["lobby", "playing", "over"]
Kind = Literal["open", "person", "bot"]

WATCHER_ON_WIRE = -1
LARGEST = 2**53 - 1  # beyond it a browser's numbers are no longer exact

Seat = Annotated[int, Meta(ge=0, le=29)]
SeatOrWatcher = Annotated[int, Meta(ge=WATCHER_ON_WIRE, le=29)]
Count = Annotated[int, Meta(ge=1, le=LARGEST)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]*$", max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]

# HTTP: what the browser sends


class NickWish(msgspec.Struct, forbid_unknown_fields=True):
    """How you want to be called."""

    nick: Annotated[str, Meta(max_length=200)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up. Without options the game's own defaults hold."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=30)]
    bots: Annotated[list[Name | None], Meta(max_length=30)] = []
    options: dict[str, Any] | None = None
    start: bool = False


class SitWish(msgspec.Struct, forbid_unknown_fields=True):
    """A chair to sit down on; null is the first free one, if you do not sit yet."""

    seat: Seat | None = None
    nonce: Nonce | None = None


class StandWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a chair; null empties it."""

    seat: Seat
    bot: Name | None = None


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


# HTTP: what the server answers


class ErrorBody(msgspec.Struct):
    """A refusal."""

    error: Message


class Me(msgspec.Struct):
    nick: str


class GameInfo(msgspec.Struct):
    """A box on the shelf."""

    slug: str
    title: dict[str, str]
    seats: tuple[int, int]
    names: dict[str, dict[str, str]]
    minutes: int
    edition: int
    options: dict[str, Any]
    defaults: dict[str, dict[str, Any]]
    bots: list[str]


class SeatInfo(msgspec.Struct):
    kind: Kind
    nick: str | None
    bot: str | None
    connected: bool


class TableInfo(msgspec.Struct):
    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    link: str
    commitment: str
    position: bool
    created: int
    moves: int
    next: str | None


class TableSummary(msgspec.Struct):
    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    your_turn: bool
    updated: int


class Health(msgspec.Struct):
    ok: bool
    version: str
    compiled: bool


class Fair(msgspec.Struct):
    """What proves that nobody steered the dice."""

    commitment: str
    secret: str
    nonces: list[str]


class GameRecord(msgspec.Struct):
    """A finished game: the record of the kernel, who played, and the proof of its chance."""

    game: str
    edition: int
    components: str
    seats: int
    options: dict[str, Any]
    position: Any
    setup: list[int]
    entries: list[tuple[int, str | None, list[int]]]
    players: list[SeatInfo]
    fair: Fair
    outcome: Outcome


# WebSocket: what the browser says


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    nonce: Nonce | None = None


class Play(msgspec.Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    id: Count
    seat: Seat
    prompt: Count
    action: dict[str, Any]


class TakeBack(msgspec.Struct, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    id: Count
    seat: Seat


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    id: Count
    seat: Seat
    action: dict[str, Any]


class PreviewWish(msgspec.Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    id: Count
    seat: Seat
    action: dict[str, Any]


class LogWish(msgspec.Struct, tag_field="t", tag="log", forbid_unknown_fields=True):
    id: Count
    seat: SeatOrWatcher
    before: Count | None = None


class Point(msgspec.Struct, tag_field="t", tag="point", forbid_unknown_fields=True):
    """Somebody points at a place of the board; what the number means is the game's affair."""

    id: Count
    seat: Seat
    at: Annotated[int, Meta(ge=0, le=9999)]


FromBrowser = Hello | Play | TakeBack | Why | PreviewWish | LogWish | Point


class AnyId(msgspec.Struct):
    """The id of a message that cannot be read otherwise, so that its refusal can name it."""

    id: Count = 0


# WebSocket: what the server says


class Prompt(msgspec.Struct, frozen=True):
    """A decision: its number among those of the seat, the question, and the complete list of answers."""

    id: int
    say: Message
    actions: list[dict[str, Any]]


class Sight(msgspec.Struct, frozen=True):
    """All that a seat sees at one moment."""

    view: Any
    figures: Any
    say: Message | None
    prompt: Prompt | None
    take_back: bool
    waiting: list[int]
    outcome: Outcome | None


class TableMessage(msgspec.Struct, tag_field="t", tag="table"):
    table: TableInfo


class StateMessage(msgspec.Struct, tag_field="t", tag="state"):
    seat: int
    version: int
    undone: int | None
    events: list[Any]
    view: Any
    figures: Any
    say: Message | None
    prompt: Prompt | None
    take_back: bool
    waiting: list[int]
    outcome: Outcome | None


class Done(msgspec.Struct, tag_field="t", tag="done"):
    id: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    id: int
    error: Message


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    id: int
    body: Any


class Pointed(msgspec.Struct, tag_field="t", tag="pointed"):
    """A seat points at a place, for a moment; it is in no record."""

    seat: int
    at: int


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    error: Message


class PreviewBody(msgspec.Struct):
    """The whole result where it is certain, else null and no events; and what the rules foresee in any case."""

    view: Any
    figures: Any
    events: list[Any]
    foresight: Any


class LogBody(msgspec.Struct):
    events: list[tuple[int, Any]]


class Refusal(Exception):
    """Something that was asked for is not done; says why, and with which HTTP status."""

    def __init__(self, status: int, id: str, **args: Arg) -> None:
        super().__init__(id)
        self.status: int = status
        self.message: Message = Message(id, args)
