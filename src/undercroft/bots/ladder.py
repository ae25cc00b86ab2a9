"""The ladder of a game's players: who plays whom, with which cards, and the file that keeps what has been played.

A deal is played by one line-up in every rotation, so that neither a good hand nor a good seat is anybody's luck.
Where all win or lose together, a deal is played by each player alone with copies of itself, once for each test.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path

import msgspec

from undercroft.bots.fair import play_fair
from undercroft.bots.levels import LEVELS
from undercroft.bots.strength import Difference, Rating, mean_difference, rate
from undercroft.bots.strength import Game as Placed
from undercroft.core.arena import Share, UnknownBot, make_player
from undercroft.core.game import Game
from undercroft.core.rng import FastRng, shuffle

ANCHOR = "good"
# Modules of undercroft.bots that measure and teach; all others play.
ASIDE = ["fitting.py", "ladder.py", "report.py", "speed.py", "strength.py", "train.py"]


class BadLadder(Exception):
    """A file of results that cannot be continued; says why."""


class Task:
    """One game to be played: a deal, who sits where, and the options."""

    def __init__(self, number: int, deal: int, sitting: list[str], test: str) -> None:
        self.number: int = number
        self.deal: int = deal
        self.sitting: list[str] = sitting
        self.test: str = test  # where all win together: which difficulty; otherwise empty


class Ladder:
    """What is measured, and the results so far: by the number of the game, every seat's place and points."""

    def __init__(
        self, game: Game, seats: int, options: msgspec.Struct, bots: list[str], deals: int, seed: int
    ) -> None:
        known = game.bots()
        for name in bots:
            make_player(game, name)
        self.game: Game = game
        self.seats: int = seats
        self.options: msgspec.Struct = options
        self.bots: list[str] = list(dict.fromkeys(bots))
        self.deals: int = deals
        self.seed: int = seed
        self.tests: dict[str, msgspec.Struct] = game.guide().tests(seats)
        if not self.tests:
            if ANCHOR not in known:
                raise UnknownBot(
                    f"{game.slug} has no bot called {ANCHOR!r}, by which the others are measured."
                )
            if ANCHOR not in self.bots:
                self.bots.append(ANCHOR)
        self.tasks: list[Task] = self.schedule(deals)
        self.results: dict[int, tuple[list[int], list[float]]] = {}

    def schedule(self, deals: int) -> list[Task]:
        found: list[Task] = []
        for deal in range(deals):
            if self.tests:
                for test in self.tests:
                    for name in self.bots:
                        found.append(Task(len(found), deal, [name] * self.seats, test))
                continue
            lineup = self.lineup(deal)
            for turn in range(self.seats):
                found.append(Task(len(found), deal, lineup[turn:] + lineup[:turn], ""))
        return found

    def lineup(self, deal: int) -> list[str]:
        """A bot for every seat, none twice before all others have a seat; over the deals each meets each."""
        order = [index for index in range(len(self.bots))]
        shuffle(order, FastRng(self.seed + 7919 * deal))
        return [self.bots[order[seat % len(order)]] for seat in range(self.seats)]

    def play(self, task: Task) -> tuple[list[int], list[float]]:
        """Play one game; every seat's place and points. No bot can see more than its seat."""
        options = self.tests[task.test] if task.test else self.options
        state = self.game.new(self.seats, options, FastRng(self.seed + task.deal))
        players = [make_player(self.game, name) for name in task.sitting]
        points = play_fair(state, players, FastRng(self.seed + 104729 * (task.number + 1)))
        outcome = state.outcome()
        assert outcome is not None
        return (outcome.places, points)

    def left(self) -> list[Task]:
        """The games that are still to be played."""
        return [task for task in self.tasks if task.number not in self.results]

    # What came of it

    def ratings(self, all_places: bool) -> list[Rating]:
        """By all places or by wins alone, in the order of the bots; only where players compete."""
        games: list[Placed] = []
        for task in self.tasks:
            if task.number in self.results:
                players = [self.bots.index(name) for name in task.sitting]
                games.append(Placed(task.deal, players, self.results[task.number][0]))
        return rate(self.bots, games, ANCHOR, self.seed, all_places)

    def success(self, bot: str, test: str) -> Share:
        """How many games a bot has won with itself."""
        won = 0.0
        games = 0
        for task in self.tasks:
            if task.test == test and task.sitting[0] == bot and task.number in self.results:
                won += 1.0 if max(self.results[task.number][1]) > 0.0 else 0.0
                games += 1
        return Share(won, games)

    def difference(self, bot: str, other: str, test: str) -> Difference:
        """By how much more of its games a bot has won with itself than another, deal by deal."""
        won: dict[str, dict[int, float]] = {bot: {}, other: {}}
        for task in self.tasks:
            name = task.sitting[0]
            if task.test == test and name in won and task.number in self.results:
                won[name][task.deal] = 1.0 if max(self.results[task.number][1]) > 0.0 else 0.0
        both = [deal for deal in won[bot] if deal in won[other]]
        return mean_difference([won[bot][deal] - won[other][deal] for deal in both], self.seed)

    def neighbours(self) -> list[tuple[str, str]]:
        """Each level that is measured, and the next one below it."""
        levels = [bot for level in LEVELS for bot in self.bots if bot.partition("@")[0] == level]
        return list(pairwise(levels))

    # The file

    def head(self) -> dict[str, object]:
        """What must be the same for results to be used again. More deals may be added."""
        return {
            "game": self.game.slug,
            "edition": self.game.edition,
            "components": self.game.digest,
            "seats": self.seats,
            "options": msgspec.to_builtins(self.options),
            "bots": self.bots,
            "players": players_digest(self.game),
            "seed": self.seed,
        }

    def resume(self, file: Path) -> str:
        """Take over what has been played, if the file is there; begin it, if it is not. Returns a remark on it."""
        if not file.exists():
            file.write_bytes(msgspec.json.encode(self.head()) + b"\n")
            return ""
        text = file.read_bytes()
        lines = text.splitlines()
        try:
            head = msgspec.json.decode(lines[0]) if lines else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            head = None
        remark = self.accept(file, head)
        for line in lines[1:]:
            try:
                number, places, points = msgspec.json.decode(line, type=tuple[int, list[int], list[float]])
            except msgspec.DecodeError:
                continue  # the line that was being written when the power went: that game is played again
            if len(places) == self.seats and len(points) == self.seats:
                self.results[number] = (places, points)
        if not text.endswith(b"\n"):
            with file.open("ab") as out:
                out.write(b"\n")  # or the next result would be lost with the line that was cut off
        return remark

    def accept(self, file: Path, head: object) -> str:
        """Refuse the results of another ladder or of other players; returns what is to be said all the same."""
        usual = self.head()
        players = usual.pop("players")
        kept = head.pop("players", None) if isinstance(head, dict) else None
        if head != usual:
            raise BadLadder(
                f"{file} holds the results of another ladder; give --file another name or delete it."
            )
        if kept is None:
            return f"{file} does not say which players it is about: it may hold results from before they were changed."
        if kept != players:
            raise BadLadder(
                f"{file} holds results from before the players or what they have learned were changed; "
                f"give --file another name or delete it."
            )
        return ""

    def keep(self, file: Path, number: int, result: tuple[list[int], list[float]]) -> None:
        self.results[number] = result
        with file.open("ab") as out:
            out.write(msgspec.json.encode([number, result[0], result[1]]) + b"\n")


def players_digest(game: Game) -> str:
    """Changes with what the players of a game are made of: their code, its rules, and what was learned from play."""
    digest = blake2b(digest_size=8)
    of_game = Path(sys.modules[game.view.__module__].__file__ or "").parent
    for folder in (of_game, Path(__file__).parent):
        for file in sorted(folder.glob("*.py")) + sorted(folder.glob("*.json")):
            if folder == of_game or file.name not in ASIDE:
                digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()
