"""What the command line shows: records step by step, tables of figures, progress."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from undercroft.bots.speed import Speed
from undercroft.core.arena import Result, Share, elo
from undercroft.core.bench import Bench, milliseconds
from undercroft.core.bits import has
from undercroft.core.log import OPEN, WATCHER, Log
from undercroft.core.match import Match, replay_entry
from undercroft.core.view import Message
from undercroft.refusal import Refused, printable
from undercroft.words import SEAT, SEATS, Words, tell, written

COLOURS = ("red", "cyan", "yellow", "green", "magenta", "blue", "bright_red", "bright_cyan")


class Bar:
    """A progress bar on standard error, drawn only in a terminal."""

    def __init__(self, what: str, total: int) -> None:
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
            transient=True,
        )
        self.task = self.progress.add_task(what, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self.progress.start()
        return self.advance

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def advance(self, done: int) -> None:
        self.progress.update(self.task, completed=done)


def read_json(file: Path) -> object:
    """The JSON of a file; raises Refused."""
    try:
        return msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise Refused("console-unreadable", file=file, what=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if "truncated" in str(error):
            raise Refused("console-cut", file=file) from None
        raise Refused("console-no-json", file=file, what=str(error)) from None


def read_record(file: Path) -> dict[str, object]:
    """A record file; raises Refused."""
    record = read_json(file)
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise Refused("console-no-record", file=file)
    return record


def players_of(record: dict[str, object], seats: int, words: Words) -> list[str]:
    """The names of the seats of a record, as at the table; a plain record has none."""
    found: list[str] = []
    shown = record.get("players")
    for seat in range(seats):
        player = shown[seat] if isinstance(shown, list) and seat < len(shown) else None
        if not isinstance(player, dict):
            found.append(str(seat))
        elif player.get("nick"):
            found.append(printable(str(player["nick"])))
        elif player.get("kind") == "bot":
            found.append(words.say(Message("bot-name", {"chair": seat + 1})))
        else:
            found.append(words.say(Message("seat-nameless", {"number": seat + 1})))
    return found


class Replayer:
    """Shows a record step by step, openly or as one seat was told it."""

    def __init__(self, match: Match, words: Words, seat: int, console: Console) -> None:
        self.match = match
        self.words = words
        self.seat = seat
        self.open = seat == OPEN
        self.console = console

    def tell(self, id: str, **args: str | int) -> str:
        return tell(id, self.words.language, **args)

    def head(self) -> None:
        match = self.match
        title = match.game.titles.get(self.words.language) or match.game.titles.get("en", match.game.slug)
        options = msgspec.json.encode(match.options).decode()
        if self.open:
            whose = self.tell("console-replay-open")
        else:
            whose = self.tell("console-replay-told", name=self.name(self.seat))
        bold = f"[bold]{escape(title)}[/]"
        self.console.rule(self.tell("console-replay-head", title=bold, seats=match.seats, whose=whose))
        shown = self.tell("console-replay-options", options=escape(options))
        self.console.print(shown, style="dim", highlight=False)

    def name(self, seat: int) -> str:
        if seat == WATCHER:
            return "[bold]" + self.tell("console-replay-watcher") + "[/]"
        colour = COLOURS[seat % len(COLOURS)]
        return f"[bold {colour}]{escape(self.words.player(seat))}[/]"

    def step(self, number: int, entry: object) -> None:
        """Play one entry and show it; raises BadRecord."""
        log = replay_entry(self.match, entry)
        done = self.match.entries[-1]
        say = self.console.print
        if done.action is None and done.back < 0:
            action = self.tell("console-replay-take-back")
        elif done.action is None:
            action = self.tell("console-replay-back", number=str(done.back))
        else:
            # A seat learns of others' actions only by the events.
            hidden = not self.open and self.seat != done.seat
            action = "…" if hidden else self.match.game.verbs.text(done.action)
        draws = ""
        if done.draws and self.open:
            drawn = self.tell("console-replay-draws", draws=" ".join(map(str, done.draws)))
            draws = f"  [dim]{drawn}[/]"
        say(f"[dim]{number:>4}[/] {self.name(int(done.seat))} {escape(action)}{draws}", highlight=False)
        if log is not None:
            self.events(log)

    def events(self, log: Log) -> None:
        for seats, event in log.entries:
            if not self.open and not has(seats, self.seat):
                continue
            shown = msgspec.to_builtins(event)
            tag = shown.pop("event", "")
            fields = "  ".join(f"{name} {self.named(name, value)}" for name, value in shown.items())
            secret = "" if has(seats, WATCHER) else " [italic]" + self.tell("console-replay-secret") + "[/]"
            self.console.print(f"       [bold]{tag}[/]{secret} {escape(fields)}", highlight=False)

    def named(self, field: str, value: object) -> str:
        """A field of an event: seats and components by their names, the rest as it is."""
        each: list[object] = value if isinstance(value, list) else [value]
        seat = bool(SEAT.search(field) or SEATS.search(field))
        names = [
            self.words.word(field, one, seat)
            for one in each
            if (isinstance(one, str) and one in self.match.game.names)
            or (seat and isinstance(one, int) and not isinstance(one, bool))
        ]
        return ", ".join(names) if names and len(names) == len(each) else plain(value)

    def position(self) -> None:
        """What lies on the table: the whole position, or the seat's view of it."""
        state = self.match.state
        shown = state.dump() if self.open else msgspec.to_builtins(state.view(self.seat))
        for field, value in shown.items():
            self.console.print(f"       [cyan]{field}[/] {escape(plain(value))}", highlight=False)

    def end(self, ending: object) -> None:
        state = self.match.state
        outcome = state.outcome()
        if outcome is None and isinstance(ending, str):
            named = escape(self.tell("console-ending", ending=printable(ending)))
            self.console.print(self.tell("console-replay-early", ending=named))
            return
        if outcome is None:
            waiting = [self.name(seat) for seat in range(self.match.seats) if has(state.actors(), seat)]
            self.console.print(self.tell("console-replay-waits", names=", ".join(waiting)))
            return
        self.console.rule()
        self.console.print(f"[bold]{escape(self.words.say(outcome.why))}[/]")
        table = Table(box=None, pad_edge=False)
        for heading in ("place", "player", "points", "score"):
            table.add_column(self.tell(f"console-column-{heading}"))
        for seat in sorted(range(self.match.seats), key=outcome.places.__getitem__):
            lines = [
                f"{self.words.say(line.label)} {'' if line.amount is None else written(line.amount)}".strip()
                for line in outcome.scores[seat]
            ]
            table.add_row(
                str(outcome.places[seat]),
                self.name(seat),
                f"{outcome.points[seat]:g}".replace("-", "−"),
                escape("\n".join(lines)),
            )
        self.console.print(table)


def plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def bots_table(result: Result) -> Table:
    """Win shares, bot by bot."""
    table = Table(title=f"{result.games} games, {result.seats} seats", title_justify="left")
    for heading in ("bot", "won", "95 % interval", "even", "Elo", ""):
        table.add_column(heading, justify="left" if heading in ("bot", "") else "right", no_wrap=True)
    for name in result.names:
        share = result.of_bot(name)
        low, high = share.interval()
        even = result.even(name)
        verdict = "above even" if low > even else "below even" if high < even else "may be even"
        count = result.lineup.count(name)
        above = f"{signed(elo(share.share(), even))}\n{signed(elo(low, even))} to {signed(elo(high, even))}"
        shown = name if count == 1 else f"{count} × {name}"
        table.add_row(shown, percent(share.share()), interval(share), percent(even), above, verdict)
    return table


def signed(above: float | None) -> str:
    return "?" if above is None else f"{above:+.0f}"


def seats_table(result: Result) -> Table:
    """Win shares, seat by seat: of each bot while it sat there, and of whoever did."""
    table = Table(title="seat by seat", title_justify="left")
    table.add_column("seat")
    for name in result.names:
        table.add_column(name, justify="right")
    table.add_column("whoever", justify="right")
    table.add_column("95 % interval", justify="right", no_wrap=True)
    for seat in range(result.seats):
        cells = [percent(result.of_bot_in_seat(name, seat).share()) for name in result.names]
        share = result.of_seat(seat)
        table.add_row(str(seat), *cells, percent(share.share()), interval(share))
    return table


def bench_table(benches: list[Bench], compiled: bool, speeds: list[Speed]) -> Table:
    """Speeds, a column for each game."""
    how = "compiled" if compiled else "interpreted"
    table = Table(title=f"The rules run {how}; a second has room for", title_justify="left")
    table.add_column("", no_wrap=True)
    figures = [bench.figures() for bench in benches]
    for bench in benches:
        table.add_column(f"{bench.game.slug}\n{bench.seats} seats", justify="right", no_wrap=True)
    rows = {
        "random games": "playouts_per_s",
        "decisions": "decisions_per_s",
        "copies": "copies_per_s",
        "legal lists": "legal_per_s",
        "views": "views_per_s",
        "redeals": "redeals_per_s",
    }
    for words, field in rows.items():
        table.add_row(words, *[f"{shown[field]:,.0f}" for shown in figures])
    table.add_row(
        "search iterations, from positions of these games", *[f"{speed.iterations:,.0f}" for speed in speeds]
    )
    table.add_row("  as a share of playouts from there", *[f"{speed.share():.2f}" for speed in speeds])
    table.add_section()
    every = dict.fromkeys(chapter for bench in benches for chapter in bench.chapters)
    for chapter in ["", *every]:
        where = f" in {chapter}" if chapter else ""
        timed = [bench.chapters.get(chapter) if chapter else bench.times for bench in benches]
        shares = [f"{times.share_ms(0.999):.4f} ms" if times else "" for times in timed]
        table.add_row(f"99.9 % of lists{where}, timed once", *shares)
        slowest = [
            f"{milliseconds(times.slowest_again(bench.game)):.4f} ms" if times else ""
            for bench, times in zip(benches, timed, strict=True)
        ]
        table.add_row(f"slowest list{where}, timed again", *slowest)
    return table
