"""What travels between browser and server, as Structs; what requests bring is in requests.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from undercroft.core.view import Message, Outcome

Status = Literal["lobby", "playing", "over"]
Kind = Literal["open", "person", "bot"]
Ending = Literal["agreed", "abandoned", "closed"]  # how a table ended without an outcome
Pace = Literal["slow", "normal", "fast"]
ProposalKind = Literal["end", "take_back"]
Mark = Literal["👍", "😂", "😮", "😢", "👏", "🔥"]

WATCHER_ON_WIRE = -1
OPEN_EYES = -2  # of a replay: nothing is hidden from them
LARGEST_GAME = 1_000_000  # steps; no game has so many
LARGEST = 2**53 - 1  # beyond it a browser's numbers are no longer exact

Seat = Annotated[int, Meta(ge=0, le=29)]
SeatOrWatcher = Annotated[int, Meta(ge=WATCHER_ON_WIRE, le=29)]
Count = Annotated[int, Meta(ge=1, le=LARGEST)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]*$", max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]

# HTTP: what the server answers


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every decision, and a reserve for the whole game that is used when they are over."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)] = 0


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table wants to play, whatever the game."""

    listed: bool = False  # shown to everybody on the shelf while chairs are free
    friendly: bool = True  # what cannot be taken back freely may be, if everybody agrees
    clock: ClockRules | None = None  # at zero a bot decides for the seat until its person comes back
    patience: Annotated[int, Meta(ge=10, le=86_400)] | None = (
        None  # seconds after which a bot plays for the absent
    )
    pace: Pace = "normal"  # of the bots


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
    """A chair."""

    kind: Kind
    nick: str | None
    bot: str | None
    connected: bool
    stand_in: str | None = None  # the bot that plays for a person until they are back
    away: int | None = None  # since when a person is not connected
    resigned: bool = False  # a person gave this chair up to the bot


class Watcher(msgspec.Struct):
    """Somebody who looks on. The id means them at this table and nothing elsewhere."""

    id: str
    nick: str
    muted: bool
    here: bool  # or said something here and has gone since


class Proposal(msgspec.Struct, frozen=True):
    """What somebody has proposed, who is asked, and who of them has agreed so far."""

    kind: ProposalKind
    seat: int
    agreed: list[int]
    asked: list[int]


class Declined(msgspec.Struct, frozen=True):
    """What somebody proposed and was told no: not again before their next step, or for a while."""

    seat: int
    kind: ProposalKind


class TableInfo(msgspec.Struct):
    id: str
    code: str | None  # six letters to type instead of the link; none once the game is over
    settings: TableSettings = msgspec.field(name="manners")
    ending: Ending | None
    proposal: Proposal | None
    declined: list[Declined]
    watchers: list[Watcher]  # shown to those who sit here, and the host
    hosts: list[int]  # the chairs of the host
    leads: bool  # you may decide about the absent: the host, or anybody seated while the host is away
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
    ending: Ending | None


class CodeAnswer(msgspec.Struct):
    """The table that a code leads to."""

    id: str


class Pass(msgspec.Struct):
    """A personal link: whoever opens it first gets your chairs at this table."""

    token: str
    link: str
    expires: int


class PassInfo(msgspec.Struct):
    """What a personal link offers to whom opens it."""

    table: str
    game: str
    nick: str


class Frame(msgspec.Struct):
    """One moment of a finished game: what was done to come here (nothing at the start), and how it looked."""

    number: int
    seat: int | None
    action: dict[str, Any] | None
    back: bool  # something was taken back
    eyes: int
    state: StateMessage


class Replay(msgspec.Struct):
    """Some frames of a finished game; number 0 is the set-up, `last` the end."""

    last: int
    frames: list[Frame]


class Verdict(msgspec.Struct):
    """Whether a finished game holds what was promised before it; if not, where it does not."""

    ok: bool
    draws: int
    steps: int
    problem: str | None


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
    outcome: Outcome | None  # none if the table ended before the game did
    ending: Ending | None
    chain: list[str]  # a link for each entry: who changes one breaks it there


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


class PreviewRequest(msgspec.Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    id: Count
    seat: Seat
    action: dict[str, Any]


class LogRequest(msgspec.Struct, tag_field="t", tag="log", forbid_unknown_fields=True):
    id: Count
    seat: SeatOrWatcher
    before: Count | None = None


class Point(msgspec.Struct, tag_field="t", tag="point", forbid_unknown_fields=True):
    """Somebody points at a place of the board; what the number means is the game's affair."""

    id: Count
    seat: Seat
    at: Annotated[int, Meta(ge=0, le=9999)]


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Something said at the table, by who sits on this chair or by a watcher."""

    id: Count
    seat: SeatOrWatcher
    text: str


class React(msgspec.Struct, tag_field="t", tag="react", forbid_unknown_fields=True):
    """A mark on something that was said; the same mark again takes it away."""

    id: Count
    line: Count
    mark: Mark


FromBrowser = Hello | Play | TakeBack | Why | PreviewRequest | LogRequest | Point | Say | React


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


class RefusedMessage(msgspec.Struct, tag_field="t", tag="refused"):
    id: int
    error: Message


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    id: int
    body: Any


class Pointed(msgspec.Struct, tag_field="t", tag="pointed"):
    """A seat points at a place, for a moment; it is in no record."""

    seat: int
    at: int


class ChatLine(msgspec.Struct):
    """Something said at the table. The seat is −1 for a watcher."""

    number: int
    seat: int
    nick: str
    text: str
    made: int
    marks: list[tuple[Mark, list[str]]]  # who put them there, by name
    yours: list[Mark]  # which of them are yours


class Chat(msgspec.Struct, tag_field="t", tag="chat"):
    """The last lines on hello; afterwards each line that is new or has changed."""

    lines: list[ChatLine]


class SeatClock(msgspec.Struct):
    """Milliseconds: for this decision (null if the seat is not asked), and the reserve; at the moment of sending."""

    left: int | None
    reserve: int


class Clocks(msgspec.Struct, tag_field="t", tag="clocks"):
    """The clocks of all seats, in order, on hello and whenever one starts, stops or is filled up."""

    seats: list[SeatClock]


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
