"""Points 1 and 6: what may be done can be done, everything else is refused, and the invariants hold."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action, IllegalAction
from undercroft.core.bits import has, members
from undercroft.core.check.fault import DEAD_END, FORMS, INVARIANTS, LISTED, OUTCOME, UNLISTED, Fault
from undercroft.core.check.sight import branch, dump_of, some_actions, try_step
from undercroft.core.match import Match
from undercroft.core.rng import FastRng
from undercroft.core.state import State


def check_invariants(match: Match) -> None:
    """Components are conserved and the spec's invariants hold."""
    broken = match.state.broken()
    if broken:
        raise Fault(INVARIANTS, broken, match)


def check_choices(match: Match) -> None:
    """Every actor has something to do, nobody else has; a game that waits for nobody is over."""
    state = match.state
    actors = state.actors()
    if actors == 0:
        check_outcome(match)
        return
    if state.outcome() is not None:
        raise Fault(OUTCOME, "there is an outcome while the table still waits for somebody", match)
    for seat in range(state.seats):
        legal = state.legal(seat)
        if has(actors, seat):
            if not legal:
                raise Fault(DEAD_END, f"the table waits for seat {seat}, which has no legal action", match)
        elif legal:
            raise Fault(
                UNLISTED, f"seat {seat} is offered actions though the table does not wait for it", match
            )
        codes: list[i64] = []
        for action in legal:
            if action.code in codes:
                raise Fault(LISTED, f"{match.game.verbs.text(action)} is listed twice", match)
            codes.append(action.code)


def check_outcome(match: Match) -> None:
    """The end says who won and gives every seat a place, a score sheet and points."""
    outcome = match.state.outcome()
    if outcome is None:
        raise Fault(DEAD_END, "the table waits for nobody, and there is no outcome", match)
    seats: int = match.seats
    for name, size in (
        ("places", len(outcome.places)),
        ("scores", len(outcome.scores)),
        ("points", len(outcome.points)),
    ):
        if size != seats:
            raise Fault(OUTCOME, f"{size} {name} for {seats} seats", match)
    for seat in outcome.winners:
        if not 0 <= seat < seats or outcome.places[seat] != 1:
            raise Fault(OUTCOME, f"seat {seat} wins, but has not the first place", match)
    if outcome.points != match.state.points():
        raise Fault(OUTCOME, "the points of the outcome are not those of the position", match)
    total = sum(outcome.points)
    if outcome.winners and abs(total - 1.0) > 1e-9:
        raise Fault(OUTCOME, f"the points sum to {total}", match)


def check_listed(match: Match, seat: i64, action: Action, spare: FastRng) -> None:
    """An action that is listed can be played, is not refused, and leaves a sound position."""
    verbs = match.game.verbs
    reason = match.state.why_not(seat, action)
    if reason is not None:
        raise Fault(LISTED, f"seat {seat} is offered {verbs.text(action)}, yet told {reason.id}", match)
    trial = branch(match, match.state.copy())
    try_step(trial, seat, action, spare)
    broken = trial.state.broken()
    if broken:
        raise Fault(INVARIANTS, broken, trial)


def check_forms(match: Match, action: Action) -> None:
    """The text and the JSON of an action read back to the same action."""
    verbs = match.game.verbs
    text = verbs.text(action)
    again = verbs.parse(text)
    if again != action or again.code != action.code or type(again) is not type(action):
        raise Fault(FORMS, f"{text!r} (code {action.code}) reads back as code {again.code}", match)
    shown = verbs.show(action)
    encoded = msgspec.json.encode(shown)
    read = verbs.read(msgspec.json.decode(encoded))
    if read != action or read.code != action.code or type(read) is not type(action):
        raise Fault(FORMS, f"{encoded.decode()} (code {action.code}) reads back as code {read.code}", match)


def check_unlisted(match: Match, rng: FastRng, count: i64) -> None:
    """An action that is not listed is refused with a reason and changes nothing."""
    state = match.state
    verbs = match.game.verbs
    before = dump_of(state)
    for action in some_actions(match, rng, count):
        seat = rng.below(match.seats)
        if action in state.legal(seat):
            continue
        refusal = match.refusal(seat, action)
        if refusal is None or not refusal.id:
            raise Fault(UNLISTED, f"seat {seat}: {verbs.text(action)} is not listed, and not refused", match)
        if has(state.actors(), seat) and state.why_not(seat, action) is None:
            raise Fault(UNLISTED, f"seat {seat}: {verbs.text(action)} is refused without a reason", match)
        if is_accepted(match, seat, action):
            raise Fault(UNLISTED, f"seat {seat}: {verbs.text(action)} is not listed, and is played", match)
        if dump_of(match.state) != before:
            raise Fault(UNLISTED, f"seat {seat}: refusing {verbs.text(action)} changes the position", match)


def is_accepted(match: Match, seat: i64, action: Action) -> bool:
    try:
        branch(match, match.state).play(seat, action, FastRng(1))
    except IllegalAction:
        return False
    return True


def legal_actions(state: State) -> list[tuple[int, Action]]:
    """What every actor may do."""
    found: list[tuple[int, Action]] = []
    for seat in members(state.actors()):
        for action in state.legal(seat):
            found.append((seat, action))
    return found
