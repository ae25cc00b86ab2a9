"""Point 2: copies are independent, dumps are whole, records replay, and a take-back leaves no trace."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.check.fault import COPY, DUMP, REPLAY, TAKE_BACK, Fault, first_difference
from undercroft.core.check.sight import (
    Echo,
    any_action,
    any_actor,
    branch,
    dump_of,
    seat_name,
    sight,
    sight_difference,
    sights,
    try_step,
    viewers,
)
from undercroft.core.match import BadRecord, Match, replay
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng, Recorder
from undercroft.core.state import State

STEPS_AHEAD: Final = 8
REPEATS: Final = 4


def unlike(here: State, there: State) -> str:
    """How two positions differ, dump first, then what any seat is shown; empty if they do not."""
    found = first_difference(dump_of(here), dump_of(there))
    if found:
        return f"dump: {found}"
    for seat in viewers(here):
        found = sight_difference(sight(here, seat), sight(there, seat))
        if found:
            return f"{seat_name(seat)}: {found}"
    return ""


def play_ahead(match: Match, rng: FastRng, steps: i64) -> None:
    """Play some random steps."""
    for _ in range(steps):
        if match.state.actors() == 0:
            return
        seat = any_actor(match.state, rng)
        try_step(match, seat, any_action(match, seat, rng), rng)


def check_copy(match: Match, rng: FastRng) -> None:
    """A copy is equal, and what is played in it changes neither the position nor a copy of the copy."""
    state = match.state
    dump = dump_of(state)
    shown = sights(state)
    twin = state.copy()
    if twin.log is not None:
        raise Fault(COPY, "a copy has a log", match)
    found = unlike(state, twin)
    if found:
        raise Fault(COPY, f"a copy differs: {found}", match)
    third = twin.copy()
    play_ahead(branch(match, twin), rng, STEPS_AHEAD)
    for kept, other in (("the position", state), ("a copy of the copy", third)):
        found = first_difference(dump, dump_of(other))
        if found:
            raise Fault(COPY, f"play in a copy changes {kept}: {found}", match)
        for seat, before in zip(viewers(other), shown, strict=True):
            found = sight_difference(before, sight(other, seat))
            if found:
                raise Fault(COPY, f"play in a copy changes {kept}: {seat_name(seat)}: {found}", match)


def check_dump(match: Match, rng: FastRng) -> None:
    """A dump is plain JSON; what is loaded from it shows everybody the same, and equal draws give equal cards."""
    game = match.game
    state = match.state
    shown = state.dump()
    text = msgspec.json.encode(shown)
    plain: object = msgspec.json.decode(text)
    if plain != shown:
        raise Fault(DUMP, "the dump is not plain JSON: it reads back as something else", match)
    try:
        loaded = game.load(plain)
    except BadPosition as error:
        raise Fault(DUMP, f"the dump is refused: {error}", match) from None
    found = unlike(state, loaded)
    if not found:
        found = first_difference(rows_of(state), rows_of(loaded))
    if found:
        raise Fault(DUMP, f"what is loaded differs: {found}", match)
    here = branch(match, state.copy())
    there = branch(match, loaded)
    for _ in range(STEPS_AHEAD):
        if here.state.actors() == 0:
            break
        seat = any_actor(here.state, rng)
        action = any_action(here, seat, rng)
        if action not in there.state.legal(seat):
            raise Fault(DUMP, f"what is loaded does not offer seat {seat} the same", here)
        try_step(here, seat, action, rng)
        there.step(seat, action, Echo(here.entries[-1].draws, rng))
        found = first_difference(dump_of(here.state), dump_of(there.state))
        if found:
            raise Fault(DUMP, f"what is loaded plays on differently: dump: {found}", here)
    found = unlike(here.state, there.state)
    if found:
        raise Fault(DUMP, f"what is loaded plays on differently: {found}", here)


def rows_of(state: State) -> bytes:
    """The secrets of a position, to compare."""
    rows: list[list[object]] = []
    for secret in state.secrets():
        rows.append([secret.row, secret.value, int(secret.knowers), secret.settled])
    return msgspec.json.encode(rows)


def check_replay(match: Match) -> None:
    """The record, as text, replays to the same position and the same record."""
    text = msgspec.json.encode(match.record())
    try:
        again = replay(match.game, msgspec.json.decode(text))
    except BadRecord as error:
        raise Fault(REPLAY, f"the record cannot be replayed: {error}", match) from None
    found = first_difference(text, msgspec.json.encode(again.record()))
    if not found:
        found = unlike(match.state, again.state)
    if found:
        raise Fault(REPLAY, f"the record replays to something else: {found}", match)


def check_repeats(match: Match) -> None:
    """The same record gives the same position every time."""
    text = msgspec.json.encode(match.record())
    try:
        first = replay(match.game, msgspec.json.decode(text))
        for _ in range(REPEATS):
            found = unlike(first.state, replay(match.game, msgspec.json.decode(text)).state)
            if found:
                raise Fault(REPLAY, f"the record does not always replay to the same: {found}", match)
    except BadRecord as error:
        raise Fault(REPLAY, f"the record cannot always be replayed: {error}", match) from None


class Follower:
    """A copy that goes along with the match: the same actions and draws must keep it equal."""

    def __init__(self, state: State, steps: i64) -> None:
        self.state: State = state.copy()
        self.left: i64 = steps

    def follow(self, match: Match, rng: FastRng) -> None:
        """Do what the match did last."""
        entry = match.entries[-1]
        self.left -= 1
        if entry.action is None:
            self.left = 0
            return
        recorder = Recorder(Echo(entry.draws, rng))
        self.state.play(entry.seat, entry.action, recorder)
        found = "" if recorder.draws == entry.draws else "it draws differently"
        if not found:
            found = first_difference(dump_of(match.state), dump_of(self.state))
        # What seats are shown takes longer to build, so it is compared only at the end.
        if not found and (self.left == 0 or match.state.actors() == 0):
            found = unlike(match.state, self.state)
        if found:
            raise Fault(COPY, f"a copy plays on differently: {found}", match)


def check_take_back(match: Match, seat: i64, before: State) -> None:
    """Take the seat's last step back; the position is as it was."""
    dump = dump_of(before)
    shown = sights(before)
    match.take_back(seat)
    found = first_difference(dump, dump_of(match.state))
    if found:
        raise Fault(TAKE_BACK, f"the position is not as it was: {found}", match)
    for viewer, parts in zip(viewers(match.state), shown, strict=True):
        found = sight_difference(parts, sight(match.state, viewer))
        if found:
            raise Fault(TAKE_BACK, f"{seat_name(viewer)} is not shown what it was: {found}", match)
