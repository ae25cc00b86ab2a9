"""A batch of games as NumPy arrays."""

from __future__ import annotations

from operator import index
from typing import Any, Literal, SupportsIndex

from undercroft.extras import need

need("numpy", "vector")

import msgspec
import numpy as np
import numpy.typing as npt

from undercroft.core.bot import Bot, RandomBot
from undercroft.core.facts import UNKNOWN
from undercroft.core.game import Game, IllegalSetup, accept_options, installed_game
from undercroft.core.vector import EVERY_SEAT, FIELDS, Batch, WrongAction

__all__ = ["Games", "WrongAction", "make"]

MOST_ROWS = 256  # no list of legal actions was longer than 180 in millions of random positions
CUT = 20_000  # actions after which a game is cut short where the rules set no bound

Actions = Literal["numbers", "rows"]


class Games:
    """Many games with the same seats and options.

    In each game one seat is asked: `actors`. After `step`, `rewards` holds what each seat has won in the games that
    ended in that step (`ended`); these games have already begun again. All arrays are written in place by the next
    step and are read-only; copy what you keep.
    """

    def __init__(self, batch: Batch, actions: Actions) -> None:
        self.batch = batch
        self.game: Game = batch.game
        self.encoder = batch.encoder
        self.by_row = actions == "rows"
        count, size = int(batch.count), int(batch.encoder.size)
        self.count = count
        self.seats = int(batch.seats)
        self.numbers = int(batch.numbers)
        self.finished = 0  # games so far
        self.actors = array(batch.actors, np.int64)
        self.choices = array(batch.choices, np.int64)  # how many legal actions there are
        self.rewards = array(batch.rewards, np.float64).reshape(count, -1)
        self.ended = array(batch.ended, np.bool_)
        self.cut = array(batch.cut, np.bool_)
        self.observations = array(batch.observations, np.int16).reshape(count, size if batch.observes else 0)
        # What the seat that was asked last observes at the end of a game that ended in the last step.
        self.finals = array(batch.finals, np.int16).reshape(count, size if batch.observes else 0)
        self.masks = array(batch.masks, np.bool_).reshape(count, self.numbers if batch.has_masks else 0)
        self.rows = array(batch.rows, np.int16).reshape(count, int(batch.most_rows), FIELDS)

    def reset(self, seed: int = 0) -> None:
        """Set all games up again."""
        self.batch.reset(whole_number(seed, "the seed"))
        self.finished = 0

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in each game, by its number, or by its row where the games are made so.

        Raises WrongAction, and then nothing has changed.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise WrongAction(
                f"actions must be {self.count} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        if self.by_row:
            self.batch.step_rows(chosen.tolist())
        else:
            self.batch.step(chosen.tolist())
        self.finished += int(self.ended.sum())


def array(table: object, kind: npt.DTypeLike) -> npt.NDArray[Any]:
    """A table of the batch, without a copy."""
    return np.frombuffer(memoryview(table), kind)  # type: ignore[arg-type]  # a vec has the buffer protocol


def make(
    slug: str | Game,
    count: int,
    players: int | None = None,
    *,
    seed: int = 0,
    seat: int | None = None,
    opponents: str | list[str] = "random",
    observations: bool = True,
    actions: Actions = "numbers",
    rows: int | None = None,
    limit: int | None = None,
    first: int = 0,
    **options: object,
) -> Games:
    """Games of one kind. All seats are asked, or only `seat`, with bots as `opponents` in the others.

    `actions="rows"` gives the legal actions as a table and takes the row that is played. A game of more than `limit`
    actions is cut short, but not before `seat` has acted in it. `first` is the number of the first game, where these
    are a part of more.
    """
    game = installed_game(slug) if isinstance(slug, str) else slug
    count = whole_number(count, "the number of games")
    seats = usual_seats(game) if players is None else whole_number(players, "players")
    seed = whole_number(seed, "the seed")
    if count < 1:
        raise ValueError(f"there must be at least one game, not {count}")
    chosen = options_for(game, seats, options)
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    if actions not in ("numbers", "rows"):
        raise ValueError(f'actions are "numbers" or "rows", not {actions!r}')
    facts = game.facts(seats, chosen)
    if limit is None:
        limit = CUT if facts.longest == UNKNOWN else 0
    if limit < 0:
        raise ValueError(f"limit is a number of actions, or 0 for none; not {limit}")
    if rows is None:
        rows = min(MOST_ROWS, int(facts.most_legal) or MOST_ROWS)
    by_row = actions == "rows"
    batch = Batch(
        game,
        seats,
        chosen,
        count,
        seed,
        observations,
        not by_row,
        rows if by_row else 0,
        limit,
        EVERY_SEAT if seat is None else seat,
        [] if seat is None else bots_for(game, seats, opponents),
        first,
    )
    return Games(batch, actions)


def whole_number(given: SupportsIndex, what: str) -> int:
    """A number of Python's or of NumPy's; raises TypeError for anything else."""
    try:
        return index(given)
    except TypeError:
        raise TypeError(f"{what} must be a whole number, not {given!r}") from None


def usual_seats(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return max(game.fewest, min(4, game.most))


def options_for(game: Game, seats: int, options: dict[str, object]) -> msgspec.Struct:
    """The options of a game; a ValueError says what is wrong."""
    try:
        return accept_options(game, seats, options)
    except IllegalSetup as error:
        if error.message.id == "setup-seats":
            raise ValueError(
                f"{game.slug} is played by {game.fewest} to {game.most}, not by {seats}"
            ) from None
        raise ValueError(f"{game.slug}: {error}") from None


def bots_for(game: Game, seats: int, names: str | list[str]) -> list[Bot]:
    """A bot for every seat: the same for all, or one name for each."""
    each = [names] * seats if isinstance(names, str) else list(names)
    if len(each) != seats:
        raise ValueError(f"{len(each)} opponents for {seats} seats; name one for each seat, or one for all")
    offered = game.bots()
    for name in each:
        if name not in offered:
            raise ValueError(f"{game.slug} has no bot called {name!r}; there are: {', '.join(offered)}")
    return [RandomBot() if name == "random" else offered[name]() for name in each]
