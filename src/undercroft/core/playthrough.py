"""A whole game as a text to read and to replay: what was asked, what was done, what chance gave, what was told.

    game: raiders, edition 1
    seats: 4
    options: {"variant":"standard"}
    seed: 7
    setup: 3 0 2

    step 1, waiting for 0 1 2 3
    legal: Play 1 | Play 2
    seat 2: Play 2
    draws: 4
    told all: {"event":"Chosen","seat":2}
    told 2: {"event":"Seen","card":"key"}

The whole position is written every few steps and at the end; the outcome comes last. Only the head, the `seat` lines
and the draws matter for a replay: everything else is written again from them, and must come out the same.
"""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import IllegalAction
from undercroft.core.bits import bit, has, members
from undercroft.core.bot import Window
from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.core.log import EVERYBODY, WATCHER, Log
from undercroft.core.match import Match, new_match
from undercroft.core.rng import FastRng, Rng, Script, ScriptError

STEPS_BETWEEN_POSITIONS: Final = 25
LONGEST: Final = 100_000
HEAD: Final = ["game", "seats", "options", "seed", "setup"]


class BadPlaythrough(Exception):
    """A text that cannot be replayed; says where and why."""


class Teller:
    """Writes a match down while it is played."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match: Match = match
        self.steps: i64 = 0
        game = match.game
        self.lines: list[str] = [
            f"game: {game.slug}, edition {game.edition}",
            f"seats: {match.seats}",
            f"options: {compact(match.options)}",
            f"seed: {seed}",
            f"setup: {' '.join([str(draw) for draw in match.setup])}".rstrip(),
        ]
        self.lines += self.position()

    def play(self, seat: i64, text: str, rng: Rng) -> None:
        """One step, `take back` included; raises IllegalAction."""
        match = self.match
        state = match.state
        verbs = match.game.verbs
        self.steps += 1
        waiting = " ".join([str(actor) for actor in members(state.actors())])
        self.lines.append("")
        self.lines.append(f"step {self.steps}, waiting for {waiting}")
        self.lines.append(f"legal: {' | '.join([verbs.text(action) for action in state.legal(seat)])}")
        self.lines.append(f"seat {seat}: {text}")
        if text == "take back":
            match.take_back(seat)
        else:
            log = match.play(seat, verbs.parse(text), rng)
            draws = match.entries[-1].draws
            if draws:
                self.lines.append(f"draws: {' '.join([str(draw) for draw in draws])}")
            self.tell_events(log)
        if self.steps % STEPS_BETWEEN_POSITIONS == 0 and match.state.actors():
            self.lines += self.position()

    def tell_events(self, log: Log) -> None:
        for seats, event in log.entries:
            self.lines.append(f"told {self.hearers(seats)}: {compact(event)}")

    def hearers(self, seats: i64) -> str:
        """Whom a set of seats names: all, or the seats one by one."""
        everybody: i64 = bit(self.match.seats) - 1
        if seats == EVERYBODY or (seats & everybody == everybody and has(seats, WATCHER)):
            return "all"
        return " ".join([str(seat) for seat in members(seats & everybody)]) or "nobody"

    def position(self) -> list[str]:
        """The whole position, a line for each field of its dump."""
        lines = ["", "position"]
        for field, value in self.match.state.dump().items():
            if field == "game":
                continue
            lines.append(f"  {field}: {compact(value)}")
        return lines

    def text(self) -> str:
        """The whole text; with the outcome if the game is over."""
        lines = self.lines[:]
        outcome = self.match.state.outcome()
        if outcome is not None:
            lines += self.position()
            lines.append("")
            lines.append(f"winners: {' '.join([str(seat) for seat in outcome.winners])}".rstrip())
            lines.append(f"why: {compact(outcome.why)}")
            for seat in range(self.match.seats):
                place = outcome.places[seat]
                sheet = compact(outcome.scores[seat])
                lines.append(f"seat {seat}, place {place}, points {outcome.points[seat]}, {sheet}")
        return "\n".join(lines) + "\n"


def compact(value: object) -> str:
    """JSON on one line."""
    encoded: bytes = msgspec.json.encode(value)
    return encoded.decode()


def random_playthrough(
    game: Game, seats: i64, options: msgspec.Struct, seed: i64, bot: str = "random"
) -> str:
    """A game from a seed, written down: every seat is played by this bot of the game."""
    rng = FastRng(seed)
    player = game.bots()[bot]()
    teller = Teller(new_match(game, seats, options, rng), str(seed))
    while True:
        state = teller.match.state
        actors = members(state.actors())
        if not actors:
            return teller.text()
        if teller.steps >= LONGEST:
            raise BadPlaythrough(f"the game does not end within {LONGEST} steps")
        seat = actors[rng.below(len(actors))]
        teller.play(seat, game.verbs.text(player.choose(Window(state, seat), rng)), rng)


def told_again(game: Game, text: str) -> str:
    """Replay a text and write it again; equal to the text if the rules still do the same. Raises BadPlaythrough."""
    head: dict[str, str] = {}
    steps: list[list[str]] = []  # of each step: number of its line, seat, action, draws
    for number, line in enumerate(text.splitlines()):
        name, colon, value = line.partition(": ")
        if not colon:
            name = line.removesuffix(":")
        if name in HEAD and name not in head:
            head[name] = value
        elif name.startswith("seat ") and name[5:].isdecimal():
            steps.append([str(number + 1), name[5:], value, ""])
        elif name == "draws" and steps:
            steps[-1][3] = value
    teller = Teller(begin(game, head), head["seed"])
    for number_text, seat, action, draws in steps:
        script = Script(numbers(draws, f"line {number_text}"))
        try:
            teller.play(int(seat), action, script)
        except IllegalAction as refusal:
            raise BadPlaythrough(f"line {number_text}: seat {seat} may not {action}: {refusal}") from None
        except ScriptError as error:
            raise BadPlaythrough(f"line {number_text}: {error}") from None
        if script.used != len(script.draws):
            raise BadPlaythrough(f"line {number_text}: not all draws are used")
    return teller.text()


def begin(game: Game, head: dict[str, str]) -> Match:
    """The match before its first step, from the head of a text."""
    for name in HEAD:
        if name not in head:
            raise BadPlaythrough(f"the head has no line {name!r}")
    if head["game"] != f"{game.slug}, edition {game.edition}":
        raise BadPlaythrough(f"{head['game']!r} is not {game.slug}, edition {game.edition}")
    if not head["seats"].isdecimal():
        raise BadPlaythrough(f"seats: {head['seats']!r} is not a number")
    seats = int(head["seats"])
    script = Script(numbers(head["setup"], "setup"))
    try:
        options = accept_options(game, seats, msgspec.json.decode(head["options"].encode()))
        match = new_match(game, seats, options, script)
    except msgspec.DecodeError as problem:
        raise BadPlaythrough(f"options: {problem}") from None
    except IllegalSetup as refusal:
        raise BadPlaythrough(str(refusal)) from None
    except ScriptError as error:
        raise BadPlaythrough(f"setup: {error}") from None
    if script.used != len(script.draws):
        raise BadPlaythrough("setup: not all draws are used")
    return match


def numbers(text: str, where: str) -> list[int]:
    """A list of draws."""
    found: list[int] = []
    for word in text.split():
        if not word.isdecimal():
            raise BadPlaythrough(f"{where}: {word!r} is not a draw")
        found.append(int(word))
    return found
