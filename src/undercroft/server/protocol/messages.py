"""What the server answers, and the messages of the live connection. The bodies of requests are in requests.py.

docs/protocol.md explains them; its reference is written from the docstrings here and the comments on the fields.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from undercroft.core.view import Message, Outcome

Status = Literal["lobby", "playing", "over"]
Kind = Literal["open", "person", "bot"]
Ending = Literal["agreed", "abandoned", "closed"]  # how a table ended without an outcome
Pace = Literal["slow", "normal", "fast"]
ProposalKind = Literal["end", "take_back", "open", "kick"]
Mark = Literal["👍", "😂", "😮", "😢", "👏", "🔥"]

WATCHER_ON_WIRE = -1
OPEN_EYES = -2  # in a replay: nothing is hidden from them
LARGEST_GAME = 1_000_000  # steps; no game has that many
LARGEST = 2**53 - 1  # beyond it a browser's numbers are no longer exact

Seat = Annotated[int, Meta(ge=0, le=29)]
SeatOrWatcher = Annotated[int, Meta(ge=WATCHER_ON_WIRE, le=29)]
Count = Annotated[int, Meta(ge=1, le=LARGEST)]
# `$` alone would allow a line feed at the end.
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]+$(?!\n)", max_length=64)]
Promise = Annotated[str, Meta(pattern=r"^[0-9a-f]+$(?!\n)", min_length=64, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]

# HTTP: what the server answers


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: seconds for each decision, then a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)] = 0


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, the same for every game. In JSON they are called `manners`."""

    listed: bool = False  # shown to everybody while seats are free
    friendly: bool = True  # any step can be taken back if everybody agrees
    clock: ClockRules | None = None  # when time runs out, a bot decides for the seat until its person is back
    # seconds of absence after which a bot plays for a person who is asked
    patience: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    pace: Pace = "normal"  # how fast bots play: twice as slow, or four times as fast


class ErrorBody(msgspec.Struct):
    """The body of every refusal."""

    error: Message


class Opponents(msgspec.Struct):
    """Against how many bots you play a game, and which."""

    count: int
    level: str  # the name of a bot


class Me(msgspec.Struct):
    """You."""

    nick: str  # empty until you choose one
    opponents: dict[str, Opponents]  # as you chose them last, by the slug of the game; told to you alone


class SetInfo(msgspec.Struct):
    """A set of components with which a table can be opened, beside the usual one."""

    name: str
    names: dict[str, dict[str, str]]  # of each component that is not called as in the usual set, by language


class RefusedOption(msgspec.Struct):
    """A value of an option that a table with this many seats cannot have, while the other options are the default."""

    seats: int
    option: str
    value: bool | int | str
    say: Message  # why


class GameInfo(msgspec.Struct):
    """A game of this server."""

    slug: str
    title: dict[str, str]  # by language: en, ru, uk, perhaps more
    seats: tuple[int, int]  # fewest and most
    names: dict[str, dict[str, str]]  # of each component, by language
    minutes: int
    edition: int  # of the rules
    components: str  # the name of the set of components it is usually played with; empty for the box's own
    sets: list[SetInfo]  # others that the host has installed
    options: dict[str, Any]  # the JSON schema of the options
    defaults: dict[str, dict[str, Any]]  # the default options, by the number of seats
    refused: list[RefusedOption]  # what a form can say before anybody asks for such a table
    bots: list[
        str
    ]  # where nobody has chosen, the level in the middle plays, or the first of a game without levels


class GameWords(msgspec.Struct):
    """What a game says in one language."""

    text: str  # messages as in a Fluent file


class SeatInfo(msgspec.Struct):
    """A seat of a table."""

    kind: Kind
    nick: str | None  # of a person who has a name
    bot: str | None
    connected: bool
    stand_in: str | None = None  # the bot that plays for a person until they are back
    away: int | None = None  # since when a person has been gone; null while it may only be a page reload
    resigned: bool = False  # a person gave this seat up to the bot


class Watcher(msgspec.Struct):
    """Somebody who watches a table."""

    id: str  # known at this table only
    nick: str
    muted: bool
    here: bool  # false for one of the last thirty who wrote in the chat and has left


class Proposal(msgspec.Struct, frozen=True):
    """An open proposal."""

    kind: ProposalKind
    seat: int  # of the proposer
    agreed: list[int]
    asked: list[int]  # all seats that were asked, including those that have agreed
    chair: int | None = None  # `open` and `kick`: the seat that is to be freed


class Declined(msgspec.Struct, frozen=True):
    """A proposal that this seat may not repeat yet."""

    seat: int
    kind: ProposalKind


class TableInfo(msgspec.Struct):
    """A table, as one visitor sees it."""

    id: str
    told: int  # how often everybody was told of a change; of two answers the higher number holds
    code: str | None  # six letters to type instead of the link; null once the table is over
    settings: TableSettings = msgspec.field(name="manners")
    ending: Ending | None  # how the table ended without an outcome
    proposal: Proposal | None
    declined: list[Declined]
    watchers: list[Watcher]  # told only to seated people and the host
    # People who were kicked and can be let in again; told only to seated people and the host.
    shown_out: list[Watcher]
    hosts: list[int]  # the seats of the host
    leads: bool  # you may decide about absent players: as host, or seated while the host is away
    game: str
    components: str  # the name of the set of components; empty for the box's own
    options: dict[str, Any]
    constants: Any  # the game's `Constants`, what never changes and is in no view; null if it has none
    status: Status
    seats: list[SeatInfo]
    you: list[int]  # the seats you hold
    host: bool  # you are the host
    link: str  # the address to share
    commitment: str  # the seal on the secret of the dice, in hex
    promises: list[str]  # what each seat has shown of its part of the dice: the hash, empty for none
    opening: bool  # the host has started: every seat now gives the part that it promised
    unopened: list[int]  # seats that promised a part and have not given it; of a started game, that never did
    position: bool  # it started from a given position
    created: int
    moves: int  # the changes that everybody could see
    next: str | None  # the id of the table that `again` opened


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    your_turn: bool
    updated: int
    ending: Ending | None


class CodeAnswer(msgspec.Struct):
    """The table of a code."""

    id: str


class Pass(msgspec.Struct):
    """A personal link: whoever opens it first gets your seats at this table."""

    token: str
    link: str
    expires: int


class PassInfo(msgspec.Struct):
    """What a personal link offers."""

    table: str
    game: str
    nick: str  # of the person who made it


class Frame(msgspec.Struct):
    """One moment of a finished game."""

    number: int
    seat: int | None  # whose step led here; null at the start
    action: dict[str, Any] | None  # null at the start, and if something was taken back
    back: bool  # something was taken back
    eyes: int  # the seat whose view this is; -1 for a watcher, -2 for open eyes
    state: StateMessage


class Replay(msgspec.Struct):
    """Some frames of a finished game."""

    last: int  # the number of the last frame; the first one is 0, the set-up
    frames: list[Frame]


class Verdict(msgspec.Struct):
    """Whether the record of a finished game proves that its chance was fair."""

    ok: bool
    draws: int
    steps: int
    problem: str | None
    promised: list[int] = []  # seats whose part of the dice is the one that the record says they promised
    unopened: list[int] = []  # seats that promised a part and did not give it


class Health(msgspec.Struct):
    """The state of the server."""

    ok: bool
    version: str
    compiled: bool  # whether the rules run compiled


class Fair(msgspec.Struct):
    """The proof that nobody steered the dice."""

    commitment: str  # the seal that was shown before the game
    secret: str  # what it sealed, in hex
    nonces: list[str]  # what each seat added; empty for none
    # The hashes of the nonces, given before any was known; null in older games.
    promises: list[str] | None = None


class GameRecord(msgspec.Struct):
    """A finished game, see [the record](#the-record)."""

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
    outcome: Outcome | None  # null if the table ended before the game did
    ending: Ending | None
    chain: list[str]  # a link for each entry; changing an entry breaks it there
    set: str = ""  # what the set of components was called; empty for the box's own


# WebSocket: what the browser says


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message of a connection."""

    promise: Promise | None = None  # the hash of your part of the dice; the first one before the start counts


class Play(msgspec.Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """An answer to a prompt. The same answer to the same prompt counts once, also after a reconnection or restart."""

    id: Count
    seat: Seat
    prompt: Count
    action: dict[str, Any]  # one of the offered actions


class TakeBack(msgspec.Struct, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    """Takes back the seat's last step, while `take_back` of its state is true."""

    id: Count
    seat: Seat


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Asks why an action is not legal. The answer is a `Message`, or null if it is legal."""

    id: Count
    seat: Seat
    action: dict[str, Any]


class PreviewRequest(msgspec.Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """Asks what a legal action would lead to. The answer is a `PreviewBody`, or null if nothing is certain."""

    id: Count
    seat: Seat
    action: dict[str, Any]


class PlanRequest(msgspec.Struct, tag_field="t", tag="plan", forbid_unknown_fields=True):
    """Asks what several actions would cost and bring one after another, before any is played.

    The answer is what the game calls a `Plan`, or null where the seat has nothing to plan.
    """

    id: Count
    seat: Seat
    actions: Annotated[list[dict[str, Any]], Meta(max_length=100)]  # in order, at most 100


class LogRequest(msgspec.Struct, tag_field="t", tag="log", forbid_unknown_fields=True):
    """Asks for earlier events of a seat. The answer is a `LogBody`."""

    id: Count
    seat: SeatOrWatcher
    before: Count | None = None  # a version; null for all events


class Point(msgspec.Struct, tag_field="t", tag="point", forbid_unknown_fields=True):
    """Points at a place of the board, for everybody at the table."""

    id: Count
    seat: Seat
    at: Annotated[
        int, Meta(ge=0, le=9999)
    ]  # the game's client knows what it means, such as the number of a hex


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Writes a line in the chat."""

    id: Count
    seat: SeatOrWatcher
    text: str  # at most 500 characters, without characters that garble the line


class React(msgspec.Struct, tag_field="t", tag="react", forbid_unknown_fields=True):
    """Puts a mark on a line of the chat; the same mark again removes it."""

    id: Count
    line: Count
    mark: Mark


FromBrowser = Hello | Play | TakeBack | Why | PreviewRequest | PlanRequest | LogRequest | Point | Say | React


class AnyId(msgspec.Struct):
    """The id of a message that cannot be read otherwise, so that its refusal can name it."""

    id: Count = 0


# WebSocket: what the server says


class Prompt(msgspec.Struct, frozen=True):
    """A decision that a seat is asked for."""

    id: int  # counts the decisions of this seat; it does not change because another seat chose
    say: Message
    actions: list[dict[str, Any]]  # everything the seat may do now


class Sight(msgspec.Struct, frozen=True):
    """Everything that a seat sees at one moment."""

    view: Any
    figures: Any
    say: Message | None
    prompt: Prompt | None
    take_back: bool
    waiting: list[int]
    outcome: Outcome | None


class TableMessage(msgspec.Struct, tag_field="t", tag="table"):
    """The table, on hello and whenever it changes. A move alone does not change it."""

    table: TableInfo


class StateMessage(msgspec.Struct, tag_field="t", tag="state"):
    """What a seat sees of the game: on hello for each seat you hold (or a watcher's view), then after every change."""

    seat: int  # -1 for a watcher
    version: int  # counts from 1; grows when the seat sees or is told something new
    undone: int | None  # after a take-back: the first version whose events are void
    events: list[Any]  # since the previous version, in order; empty on hello
    view: Any
    figures: Any
    say: Message | None  # what the seat is asked, or what it waits for; null when the game is over
    prompt: Prompt | None
    take_back: bool  # whether the seat may take back its last step
    waiting: list[int]  # the seats that the table waits for
    outcome: Outcome | None


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """Your message was accepted and is on disk. The state that it led to comes before."""

    id: int


class RefusedMessage(msgspec.Struct, tag_field="t", tag="refused"):
    """Your message was refused, and nothing has changed."""

    id: int  # 0 if the message had no id that could be read
    error: Message


class Answer(msgspec.Struct, tag_field="t", tag="answer"):
    """The answer to `why`, `preview`, `plan` or `log`."""

    id: int
    body: Any


class Pointed(msgspec.Struct, tag_field="t", tag="pointed"):
    """Somebody points at a place of the board, for a moment. It is in no record."""

    seat: int
    at: int


class ChatLine(msgspec.Struct):
    """A line of the chat."""

    number: int
    seat: int  # -1 for a watcher
    nick: str  # empty for somebody without a name
    text: str
    made: int
    marks: list[tuple[Mark, list[str]]]  # each mark with the names of those who put it there
    yours: list[Mark]  # which of them are yours


class Chat(msgspec.Struct, tag_field="t", tag="chat"):
    """The last 200 lines on hello, then each line that is new or has changed. A known number replaces the old line."""

    lines: list[ChatLine]


class SeatClock(msgspec.Struct):
    """The clock of a seat in milliseconds, at the moment of sending."""

    left: int | None  # for this decision; below zero it uses the reserve; null if the seat is not asked
    reserve: int


class Clocks(msgspec.Struct, tag_field="t", tag="clocks"):
    """The clocks of all seats, on hello and whenever one starts, stops or gets more time."""

    seats: list[SeatClock]


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    """The server closes the connection for good. One that closes without it may be opened again."""

    error: Message


class PreviewBody(msgspec.Struct):
    """What an action would lead to."""

    view: Any  # null if the result is not certain
    figures: Any  # null if the result is not certain
    events: list[Any]
    foresight: Any  # what the rules foresee in any case; null in games that foresee nothing


class LogBody(msgspec.Struct):
    """Events with the versions of the seat in which they were told."""

    events: list[tuple[int, Any]]
