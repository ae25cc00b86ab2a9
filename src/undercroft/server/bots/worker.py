"""The process in which bots think. One line of JSON in is one decision, one line out is the action.

It gets a redealt position, never the true one: whatever a bot does here, it cannot learn what its seat may not know.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from undercroft.core.bot import Window
from undercroft.core.game import Game, installed_game
from undercroft.core.rng import FastRng


class Task(msgspec.Struct):
    """A decision to be made."""

    game: str
    bot: str
    seat: int
    seed: int
    position: object
    budget_ms: float = 0.0  # the longest it may think; 0 for as long as it likes


class Decision(msgspec.Struct):
    """The action in its text form, or what went wrong."""

    action: str = ""
    error: str = ""


def decide(task: Task, games: dict[str, Game]) -> Decision:
    """Ask the bot. The games that were met so far are kept."""
    if task.game not in games:
        games[task.game] = installed_game(task.game)
    game = games[task.game]
    known = game.bots()
    if task.bot not in known:
        return Decision(error=f"{task.game} has no bot called {task.bot!r}")
    window = Window(game.load(task.position), task.seat)
    bot = known[task.bot]()
    if task.budget_ms > 0.0:
        bot.limit(task.budget_ms)
    action = bot.choose(window, FastRng(task.seed))
    return Decision(action=game.verbs.text(action))


def main() -> None:
    # Ctrl-C reaches every process of the terminal; this one ends when the server closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot might print must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    games: dict[str, Game] = {}
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            thought = decide(decoder.decode(line), games)
        except Exception as error:
            # The server decides what happens instead; this process is ready for the next decision.
            thought = Decision(error=f"{type(error).__name__}: {error}")
        try:
            answers.write(msgspec.json.encode(thought) + b"\n")
            answers.flush()
        except OSError:  # on Windows a broken pipe is an invalid argument
            # The server was killed. A normal exit would try to write the rest once more, and complain.
            os._exit(0)


if __name__ == "__main__":
    main()
