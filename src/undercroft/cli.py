"""The command line: `undercroft play | serve | check | bench | arena | playthrough | replay | verify | types`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, CycloptsError, Parameter

from undercroft import __version__
from undercroft.core.game import (
    Game,
    IllegalSetup,
    UnknownGame,
    accept_options,
    installed_game,
    installed_games,
)

app = App(
    name="undercroft",
    help="Dungeon board games in the browser, with friends and bots.",
    version=f"undercroft {__version__}",
    help_format="plaintext",
)


class Refused(Exception):
    """What was asked for cannot be done; the words are for whoever typed it."""


def main() -> None:
    """Run a command; a mistake gets a sentence and exit code 2."""
    try:
        result = app(exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        fail(str(error))
    except (Refused, UnknownGame) as error:
        fail(str(error))
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing more can be written, not even by the interpreter's exit.
        sys.stdout = None
        sys.exit(1)
    sys.exit(result if isinstance(result, int) else 0)


def fail(words: str) -> None:
    print(f"undercroft: {words}", file=sys.stderr)
    sys.exit(2)


def options_of(game: Game, seats: int, text: str | None) -> msgspec.Struct:
    """The options of a JSON text, or the ordinary ones."""
    if not game.fewest <= seats <= game.most:
        raise Refused(f"{game.slug} is for {game.fewest} to {game.most} seats, not {seats}.")
    if text is None:
        return game.defaults(seats)
    try:
        return accept_options(game, seats, msgspec.json.decode(text))
    except msgspec.DecodeError as error:
        raise Refused(f"--options is not JSON: {error}.") from None
    except IllegalSetup as error:
        args = " ".join(f"{name} {value}" for name, value in error.message.args.items())
        raise Refused(
            f"These options do not go with {seats} seats: {error.message.id} {args}".strip()
        ) from None


def seats_or_most(game: Game, seats: int | None) -> int:
    return game.most if seats is None else seats


@app.command
def playthrough(
    game: str,
    *,
    seats: int | None = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same game.")] = 1,
    options: Annotated[str | None, Parameter(help="Options of the game as JSON.")] = None,
) -> None:
    """Write a random game down, step by step, as a text that the tests replay."""
    from undercroft.core.playthrough import random_playthrough

    box = installed_game(game)
    count = seats_or_most(box, seats)
    sys.stdout.write(random_playthrough(box, count, options_of(box, count, options), seed))


@app.command
def types(
    *,
    folder: Annotated[Path, Parameter(help="Where the files go.")] = Path("web/src/generated"),
    check: Annotated[bool, Parameter(help="Write nothing; fail if a file is not up to date.")] = False,
) -> int:
    """Write the TypeScript types of the wire and of every game for the browser client."""
    from undercroft.typescript import stale_types, write_types

    games = list(installed_games().values())
    if check:
        stale = stale_types(games, folder)
        for path in stale:
            print(f"{path} is not up to date; `undercroft types` writes it.", file=sys.stderr)
        return 1 if stale else 0
    for path in write_types(games, folder):
        print(path)
    return 0
