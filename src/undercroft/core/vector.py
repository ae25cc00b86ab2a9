"""Many games of one kind at once, stepped in one call: for learners.

Every game has a chance of its own, so that game i of a batch is the game that one would play alone with
`FastRng(seed_of(seed, i))`. A game that ends is set up again in the same step. The tables of a batch are made once and
written in place; they have the buffer protocol, so that NumPy reads them without a copy.
"""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from undercroft.core.action import Action
from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.encoding import Encoder, blank
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.core.state import State

FIELDS: Final = 5  # of a row: the verb, and at most four fields
EVERY_SEAT: Final = -1
FEW: Final = 64  # masks up to this size are wiped as a whole


def seed_of(seed: i64, index: i64) -> i64:
    """The seed of one game of a batch."""
    return (seed & 0xFFFFFFFF) + index * 0x100000000


class WrongAction(ValueError):
    """An action that cannot be played in its game; nothing was stepped."""


class Batch:
    """Many games with the same seats and options.

    In each game the lowest seat that the table waits for is asked: `actors`. Where `learner` is a seat, bots play the
    others and only that seat is asked.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: msgspec.Struct,
        count: i64,
        seed: i64,
        observes: bool,
        masks: bool,
        rows: i64,
        limit: i64,
        learner: i64,
        bots: list[Bot],
        first: i64 = 0,
    ) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: msgspec.Struct = options
        self.count: i64 = count
        self.observes: bool = observes
        self.has_masks: bool = masks
        self.most_rows: i64 = rows  # 0: the legal actions are not tabled
        # Actions after which a game is cut short, but not before the learner has acted in it; 0 for never.
        self.limit: i64 = limit
        self.learner: i64 = learner
        self.first: i64 = first  # the number of its first game, where several batches make one
        self.bots: list[Bot] = bots  # by seat; of the learner's own seat it is never asked
        self.encoder: Encoder = Encoder(game, seats)
        self.numbers: i64 = game.numbers()
        self.coded: bool = game.numbers() == game.verbs.size  # an action's number is its code
        self.states: list[State] = []
        self.rngs: list[FastRng] = []
        self.offered: list[list[Action]] = [[] for _ in range(count)]
        self.marked: list[vec[i64]] = [vec[i64]() for _ in range(count)]  # what is set in each mask
        # The tables
        self.observations: vec[i16] = blank(count * self.encoder.size if observes else 0)
        self.finals: vec[i16] = blank(count * self.encoder.size if observes else 0)
        self.masks: vec[u8] = bytes_of(count * self.numbers if masks else 0)
        self.rows: vec[i16] = blank(count * rows * FIELDS)
        self.actors: vec[i64] = numbers_of(count)
        self.choices: vec[i64] = numbers_of(count)  # how many legal actions there are
        self.steps: vec[i64] = numbers_of(count)  # actions played in the present game
        self.rewards: vec[float] = floats_of(count * seats)
        self.ended: vec[u8] = bytes_of(count)
        self.cut: vec[u8] = bytes_of(count)
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Set all games up again."""
        self.states = []
        self.rngs = []
        for index in range(self.count):
            rng = FastRng(seed_of(seed, self.first + index))
            self.rngs.append(rng)
            self.states.append(self.game.new(self.seats, self.options, rng))
        for index in range(self.count):
            self.steps[index] = 0
            for seat in range(self.seats):
                self.rewards[index * self.seats + seat] = 0.0
            self.ended[index] = 1  # a game that ends before the learner is asked is not reported
            self.go_on(index)
            self.ended[index] = 0
            self.cut[index] = 0
            self.show(index)

    def step(self, actions: list[int]) -> None:
        """One action in each game, by its number. Raises WrongAction before anything is played."""
        if len(actions) != self.count:
            raise WrongAction(f"{len(actions)} actions for {self.count} games")
        chosen: list[Action] = []
        for index in range(self.count):
            chosen.append(self.find(index, actions[index]))
        self.play(chosen)

    def step_rows(self, rows: list[int]) -> None:
        """The same by the place of each action in the list of legal ones."""
        if len(rows) != self.count:
            raise WrongAction(f"{len(rows)} actions for {self.count} games")
        chosen: list[Action] = []
        for index in range(self.count):
            offered = self.offered[index]
            row: i64 = rows[index]
            if not 0 <= row < len(offered):
                raise WrongAction(
                    f"game {index}: there is no row {row}; seat {self.actors[index]} has {len(offered)}"
                )
            chosen.append(offered[row])
        self.play(chosen)

    def step_random(self, rng: FastRng) -> None:
        """Any legal action in each game: for measuring."""
        chosen: list[Action] = []
        for index in range(self.count):
            offered = self.offered[index]
            chosen.append(offered[rng.below(len(offered))])
        self.play(chosen)

    def find(self, index: i64, number: i64) -> Action:
        """The legal action of this number."""
        code = number
        if not self.coded:
            try:
                code = self.game.action(self.states[index], number).code
            except IndexError:
                raise self.wrong(index, number) from None
        for action in self.offered[index]:
            if action.code == code:
                return action
        raise self.wrong(index, number)

    def wrong(self, index: i64, number: i64) -> WrongAction:
        return WrongAction(
            f"game {index}: {number} is no legal action of seat {self.actors[index]}; the mask says which are"
        )

    def play(self, chosen: list[Action]) -> None:
        """One action of the asked seat in each game."""
        for index in range(self.count):
            if self.ended[index] or self.cut[index]:
                self.ended[index] = 0
                self.cut[index] = 0
                for seat in range(self.seats):
                    self.rewards[index * self.seats + seat] = 0.0
            self.steps[index] += 1
            self.states[index].play(self.actors[index], chosen[index], self.rngs[index])
            self.go_on(index)
            self.show(index)

    def go_on(self, index: i64) -> None:
        """Until a learner is asked: bots play, and a game that is over gives its points and begins again."""
        state = self.states[index]
        rng = self.rngs[index]
        acted = self.steps[index] > 0
        while True:
            actors = state.actors()
            cut = acted and self.limit > 0 and self.steps[index] >= self.limit
            if actors == 0 or cut:
                self.end(index, state, actors != 0)
                state = self.states[index]
                acted = False
                continue
            seat = first(actors)
            if self.learner == EVERY_SEAT or seat == self.learner:
                self.actors[index] = seat
                return
            self.steps[index] += 1
            state.play(seat, self.bots[seat].choose(Window(state, seat), rng), rng)

    def end(self, index: i64, state: State, cut: bool) -> None:
        """The points of a game that is over; then another game. Only the first that ends in a step is reported."""
        if not self.ended[index] and not self.cut[index]:
            self.tell_end(index, state, cut)
        self.steps[index] = 0
        self.states[index] = self.game.new(self.seats, self.options, self.rngs[index])

    def tell_end(self, index: i64, state: State, cut: bool) -> None:
        """The points, and what the seat that was asked last observes at the end."""
        if cut:
            self.cut[index] = 1
        else:
            self.ended[index] = 1
            points = state.points()
            for seat in range(self.seats):
                self.rewards[index * self.seats + seat] = points[seat]
        if self.observes:
            seat = self.actors[index] if self.learner == EVERY_SEAT else self.learner
            self.encoder.write(state, seat, self.finals, index * self.encoder.size)

    def show(self, index: i64) -> None:
        """Write what the asked seat observes and may do."""
        state = self.states[index]
        seat = self.actors[index]
        offered = state.legal(seat)
        before = self.choices[index]
        self.offered[index] = offered
        self.choices[index] = len(offered)
        if self.observes:
            self.encoder.write(state, seat, self.observations, index * self.encoder.size)
        if self.has_masks:
            self.show_mask(index, state, offered)
        if self.most_rows:
            self.show_rows(index, offered, before)

    def show_mask(self, index: i64, state: State, offered: list[Action]) -> None:
        at = index * self.numbers
        if self.numbers <= FEW:
            for place in range(at, at + self.numbers):
                self.masks[place] = 0
            for action in offered:
                self.masks[at + self.game.number(state, action)] = 1
            return
        for place in self.marked[index]:
            self.masks[place] = 0
        marked = vec[i64]()
        for action in offered:
            number = at + (action.code if self.coded else self.game.number(state, action))
            self.masks[number] = 1
            marked = append(marked, number)
        self.marked[index] = marked

    def show_rows(self, index: i64, offered: list[Action], before: i64) -> None:
        """The legal actions as a table: the place of the verb from 1 on, then its fields; `before` rows were used."""
        if len(offered) > self.most_rows:
            raise WrongAction(
                f"game {index}: {len(offered)} legal actions do not fit into {self.most_rows} rows; ask for more"
            )
        at = index * self.most_rows * FIELDS
        for place in range(at, at + before * FIELDS):
            self.rows[place] = 0
        for action in offered:
            write_row(self.game, action, self.rows, at)
            at += FIELDS


def write_row(game: Game, action: Action, out: vec[i16], at: i64) -> None:
    """The verb's place from 1 on, and the values of its fields."""
    verbs = game.verbs
    verb = verbs.verb_of(action.code)
    for place in range(len(verbs.verbs)):
        if verbs.verbs[place] is verb:
            out[at] = i16(place + 1)
    left = action.code - verb.first
    for place in range(len(verb.fields) - 1, -1, -1):
        field = verb.fields[place]
        size: i64 = field.size
        low: i64 = field.low
        out[at + 1 + place] = i16(left % size + low)
        left //= size


def rows_of(game: Game, actions: list[Action]) -> vec[i16]:
    """A table of these actions, a row each."""
    out = blank(len(actions) * FIELDS)
    at: i64 = 0
    for action in actions:
        write_row(game, action, out, at)
        at += FIELDS
    return out


def bytes_of(size: i64) -> vec[u8]:
    out = vec[u8]()
    for _ in range(size):
        out = append(out, 0)
    return out


def numbers_of(size: i64) -> vec[i64]:
    out = vec[i64]()
    for _ in range(size):
        out = append(out, 0)
    return out


def floats_of(size: i64) -> vec[float]:
    out = vec[float]()
    for _ in range(size):
        out = append(out, 0.0)
    return out
