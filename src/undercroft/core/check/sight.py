"""What a seat is shown, as bytes to compare; and the small tools that all checks share."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import members
from undercroft.core.check.fault import DEAD_END, LISTED, Fault, first_difference, in_words
from undercroft.core.log import WATCHER, Log
from undercroft.core.match import Entry, Match
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State

PARTS: Final = ["view", "figures", "prompt", "legal", "waiting", "outcome"]


def viewers(state: State) -> list[i64]:
    """Every seat, and the watcher."""
    found: list[i64] = []
    for seat in range(state.seats):
        found.append(seat)
    found.append(WATCHER)
    return found


def sight(state: State, seat: i64) -> list[bytes]:
    """All that a seat is shown of a position, part by part."""
    codes: list[int] = [int(action.code) for action in state.legal(seat)]
    return [
        msgspec.json.encode(state.view(seat)),
        msgspec.json.encode(state.figures(seat)),
        msgspec.json.encode(state.prompt(seat)),
        msgspec.json.encode(codes),
        msgspec.json.encode(int(state.actors())),
        msgspec.json.encode(state.outcome()),
    ]


def sight_difference(here: list[bytes], there: list[bytes]) -> str:
    """The first part in which two sights differ, in words; empty if none does."""
    for index in range(len(PARTS)):
        if here[index] != there[index]:
            return f"{PARTS[index]}: {first_difference(here[index], there[index])}"
    return ""


def sights(state: State) -> list[list[bytes]]:
    """What every viewer is shown."""
    return [sight(state, seat) for seat in viewers(state)]


def seat_name(seat: i64) -> str:
    return "the watcher" if seat == WATCHER else f"seat {seat}"


def dump_of(state: State) -> bytes:
    return msgspec.json.encode(state.position())


def branch(match: Match, state: State) -> Match:
    """A match with the same past that goes on from a position of its own."""
    twin = Match(match.game, match.seats, match.options, state, match.setup, match.position)
    twin.entries = match.entries[:]
    return twin


class Echo(Rng):
    """The same draws again, as far as they go and fit; then others."""

    def __init__(self, draws: list[int], spare: Rng) -> None:
        self.draws: list[int] = draws
        self.spare: Rng = spare
        self.used: int = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        self.used += 1
        if self.used > len(self.draws):
            return self.spare.below(n)
        return self.draws[self.used - 1] % int(n)


def any_actor(state: State, rng: Rng) -> i64:
    """One of the seats the table waits for."""
    actors = members(state.actors())
    return actors[rng.below(len(actors))]


def any_of(actions: list[Action], rng: Rng) -> Action:
    return actions[rng.below(len(actions))]


def any_action(match: Match, seat: i64, rng: Rng) -> Action:
    """Something the seat may do; it must have a choice."""
    legal = match.state.legal(seat)
    if not legal:
        raise Fault(DEAD_END, f"the table waits for seat {seat}, which has no legal action", match)
    return any_of(legal, rng)


def try_step(match: Match, seat: i64, action: Action, rng: Rng) -> Log:
    """Play a listed action; if the rules fall over, the record ends with it."""
    try:
        return match.step(seat, action, rng)
    except Exception as error:
        match.entries.append(Entry(seat, action, []))
        text = match.game.verbs.text(action)
        raise Fault(LISTED, f"seat {seat} plays {text}: {in_words(error)}", match) from None


def some_actions(match: Match, rng: FastRng, count: i64) -> list[Action]:
    """Actions that may or may not be legal: any that can be written, and near misses of legal ones."""
    verbs = match.game.verbs
    legal: list[Action] = []
    for seat in members(match.state.actors()):
        legal += match.state.legal(seat)
    found: list[Action] = []
    for _ in range(count):
        if legal and rng.below(2):
            near = any_of(legal, rng)
            values = verbs.values(near)
            fields = verbs.verb(near).fields
            if fields:
                place = rng.below(len(fields))
                values[place] = rng.below(fields[place].size) + fields[place].low
            found.append(verbs.verb(near).action(values))
        else:
            verb = verbs.verbs[rng.below(len(verbs.verbs))]
            found.append(verb.action([int(rng.below(field.size)) + field.low for field in verb.fields]))
    return found
