"""Point 5: a seat is told the same in every world that it cannot tell apart, until something is revealed to it.

Two worlds go side by side: the position, and a redeal of it for the seat that looks on. Both are given the same
actions and the same draws, and after every step the seat must have been told and shown the same bytes.

What is the same action, when hidden hands differ? The onlooker's own choices exist in both worlds, or its list of
legal actions would already tell them apart. Another seat's action is played in both if both offer it. If the other
world does not (that seat holds other cards there), a choice is looked for that gives the onlooker the same bytes, as
sealing any card does; if there is none, the action itself has shown the onlooker which world it is in, openly, and the
comparison ends there. It also ends when the first event that differs is one that the game lists as a reveal; any
other difference is a leak.

The same action in both worlds hides a leak of the action itself: an event that tells which card was sealed is equal on
both sides. So there is a second comparison, of two choices in one world: if afterwards the onlooker is shown the
same, and something hidden from it differs, the two were the same to it, and it must have been told the same. (Two
ways to the same place differ openly; but then nothing hidden differs.)

Chance follows the position: the other world gets the same numbers, taken modulo where fewer are possible. How many
numbers are drawn is told to nobody.
"""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.check.fault import LOCK_STEP, REDEAL, TAKE_BACK, Fault, first_difference, in_words
from undercroft.core.check.sight import (
    Echo,
    any_action,
    any_actor,
    any_of,
    branch,
    dump_of,
    seat_name,
    sight,
    sight_difference,
    some_actions,
    try_step,
    viewers,
)
from undercroft.core.log import WATCHER, Log
from undercroft.core.match import Match
from undercroft.core.rng import FastRng
from undercroft.core.state import State
from undercroft.core.view import Event

REFUSALS: Final = 3
TRIES: Final = 6
WORLDS: Final = 6
SAME: Final = 0
REVEALED: Final = 1


def check_lock_step(match: Match, seat: i64, rng: FastRng, steps: i64) -> None:
    """Go on from here and from a redeal for the seat, with the same actions and draws."""
    before = dump_of(match.state)
    here = branch(match, match.state.copy())
    there = branch(match, match.state.redeal(seat, rng))
    since = len(match.entries)
    for _ in range(steps):
        if here.state.actors() == 0:
            break
        if not step_both(here, there, seat, rng, since):
            break
    found = first_difference(before, dump_of(match.state))
    if found:
        raise Fault(LOCK_STEP, f"play in a redeal for {seat_name(seat)} changes the position: {found}", match)


def step_both(here: Match, there: Match, seat: i64, rng: FastRng, since: i64) -> bool:
    """One step in both worlds; whether they still look the same."""
    back = here.undo_seat
    if rng.below(6) == 0 and back >= 0 and here.can_take_back(back) and there.can_take_back(back):
        here.take_back(back)
        there.take_back(back)
        compare_shown(here, there, seat, rng, since)
        return True
    actor = any_actor(here.state, rng)
    action = any_action(here, actor, rng)
    if action not in there.state.legal(actor):
        if actor == seat:
            raise Fault(LOCK_STEP, leak(seat, since, "its own actions differ"), here)
        return step_apart(here, there, seat, actor, action, rng)
    told = try_step(here, actor, action, rng).told(seat)
    told_there = step_there(here, there, seat, actor, action, rng).told(seat)
    if compare_told(here, told, told_there, seat, since) == REVEALED:
        return False
    if sight_difference(sight(here.state, seat), sight(there.state, seat)) and is_reveal_among(here, told):
        return False
    compare_shown(here, there, seat, rng, since)
    return True


def step_apart(here: Match, there: Match, seat: i64, actor: i64, action: Action, rng: FastRng) -> bool:
    """Another seat does here what it cannot do there; look for something there that is the same to the onlooker."""
    log = try_step(here, actor, action, rng)
    told = msgspec.json.encode(log.told(seat))
    shown = sight(here.state, seat)
    choices = there.state.legal(actor)
    if not choices:
        return False
    for _ in range(TRIES):
        trial = branch(there, there.state.copy())
        trial.undo = there.undo[:]
        trial.undo_seat = there.undo_seat
        other = any_of(choices, rng)
        events = step_there(here, trial, seat, actor, other, rng).told(seat)
        if msgspec.json.encode(events) == told and not sight_difference(shown, sight(trial.state, seat)):
            step_there(trial, there, seat, actor, other, rng)
            return True
    return False


def step_there(here: Match, there: Match, seat: i64, actor: i64, action: Action, rng: FastRng) -> Log:
    """The same chance as in the last step here; what happens in the other world no record can show."""
    try:
        return there.step(actor, action, Echo(here.entries[-1].draws, rng))
    except Exception as error:
        text = here.game.verbs.text(action)
        detail = f"in a redeal for {seat_name(seat)}, seat {actor} plays {text}: {in_words(error)}"
        raise Fault(REDEAL, detail, here) from None


def compare_told(here: Match, told: list[Event], told_there: list[Event], seat: i64, since: i64) -> int:
    """The events of a step, one by one, until a reveal differs."""
    for place in range(max(len(told), len(told_there))):
        event: Event | None = told[place] if place < len(told) else None
        other: Event | None = told_there[place] if place < len(told_there) else None
        found = first_difference(msgspec.json.encode(event), msgspec.json.encode(other))
        if not found:
            continue
        if event is not None and other is not None and is_reveal(here, event) and is_reveal(here, other):
            return REVEALED
        raise Fault(LOCK_STEP, leak(seat, since, f"event {place + 1} of the step: {found}"), here)
    return SAME


def compare_shown(here: Match, there: Match, seat: i64, rng: FastRng, since: i64) -> None:
    """What the onlooker is shown, offered and refused after a step."""
    found = sight_difference(sight(here.state, seat), sight(there.state, seat))
    if found:
        raise Fault(LOCK_STEP, leak(seat, since, found), here)
    if seat == WATCHER:
        return
    if here.can_take_back(seat) != there.can_take_back(seat):
        raise Fault(LOCK_STEP, leak(seat, since, "one world offers a take-back, the other does not"), here)
    for action in some_actions(here, rng, REFUSALS):
        first = msgspec.json.encode(here.refusal(seat, action))
        second = msgspec.json.encode(there.refusal(seat, action))
        if first != second:
            text = here.game.verbs.text(action)
            raise Fault(
                LOCK_STEP, leak(seat, since, f"why not {text}: {first_difference(first, second)}"), here
            )


def check_sealed(match: Match, seat: i64, actor: i64, rng: FastRng) -> None:
    """Two choices that look the same to the onlooker afterwards must have been told to it in the same way."""
    choices = match.state.legal(actor)
    if len(choices) < 2 or seat == actor:
        return
    first = branch(match, match.state.copy())
    second = branch(match, match.state.copy())
    one = any_of(choices, rng)
    two = any_of(choices, rng)
    if one == two:
        return
    told = try_step(first, actor, one, rng).told(seat)
    told_there = try_step(second, actor, two, Echo(first.entries[-1].draws, rng)).told(seat)
    if sight_difference(sight(first.state, seat), sight(second.state, seat)):
        return
    if not differs_in_secret(first.state, second.state, seat):
        return
    verbs = match.game.verbs
    for place in range(max(len(told), len(told_there))):
        event: Event | None = told[place] if place < len(told) else None
        other: Event | None = told_there[place] if place < len(told_there) else None
        found = first_difference(msgspec.json.encode(event), msgspec.json.encode(other))
        if not found:
            continue
        if event is not None and other is not None and is_reveal(match, event) and is_reveal(match, other):
            return
        raise Fault(
            LOCK_STEP,
            f"{seat_name(seat)} is told by an event whether seat {actor} chose {verbs.text(one)} or {verbs.text(two)}, "
            f"which it may not know: event {place + 1} of the step: {found}",
            first,
        )


def check_finality(match: Match, before: State, log: Log) -> None:
    """A step that can be taken back has shown nobody anything: nobody may look first and decide afterwards.

    Something was shown if a reveal tells its hearer something else in another world that looked the same before.
    """
    entry = match.entries[-1]
    if entry.action is None or not match.can_take_back(entry.seat):
        return
    rng = FastRng(len(match.entries))
    for seats, event in log.entries:
        if not is_reveal(match, event):
            continue
        for seat in viewers(before):
            if not has(seats, seat):
                continue
            told = msgspec.json.encode(log.told(seat))
            for _ in range(WORLDS):
                world = branch(match, before.redeal(seat, rng))
                if entry.action not in world.state.legal(entry.seat):
                    continue
                other = step_there(match, world, seat, entry.seat, entry.action, rng)
                if msgspec.json.encode(other.told(seat)) != told:
                    name = type(event).__name__
                    raise Fault(
                        TAKE_BACK,
                        f"{name} has shown {seat_name(seat)} something hidden, yet the step can be taken back",
                        match,
                    )


def differs_in_secret(here: State, there: State, seat: i64) -> bool:
    """Whether something that the seat does not know differs between two positions."""
    values: dict[str, str] = {}
    for secret in here.secrets():
        if not has(secret.knowers, seat):
            values[secret.row] = secret.value
    for secret in there.secrets():
        if not has(secret.knowers, seat) and values.get(secret.row, secret.value) != secret.value:
            return True
    return False


def is_reveal(match: Match, event: Event) -> bool:
    return event.__struct_config__.tag in match.game.reveals


def is_reveal_among(match: Match, events: list[Event]) -> bool:
    return any(is_reveal(match, event) for event in events)


def leak(seat: i64, since: i64, what: str) -> str:
    return f"{seat_name(seat)} can tell two worlds apart that looked the same after step {since}: {what}"
