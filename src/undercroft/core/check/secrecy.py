"""Points 3 and 4: a redeal shows the seat the same and open eyes what differs, and it really deals."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.bits import has
from undercroft.core.check.fault import (
    DUMP,
    INVARIANTS,
    OPEN_VIEW,
    REDEAL,
    SAME_VIEW,
    Fault,
    first_difference,
)
from undercroft.core.check.sight import (
    branch,
    dump_of,
    seat_name,
    sight,
    sight_difference,
    some_actions,
    viewers,
)
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.match import Match
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.core.state import State

# A row that takes another value once in fifty redeals stays the same throughout once in a hundred thousand times.
MOST_REDEALS: Final = 600
REFUSALS: Final = 6
FORESEEN: Final = 6
OPEN_WORLDS: Final = 24


def check_same_view(match: Match, rng: FastRng) -> None:
    """Whatever a seat is shown is the same in a world that it cannot tell from this one."""
    state = match.state
    for seat in viewers(state):
        world = state.redeal(seat, rng)
        found = sight_difference(sight(state, seat), sight(world, seat))
        if found:
            raise Fault(SAME_VIEW, f"{seat_name(seat)} is shown what it may not know: {found}", match)
        broken = world.broken()
        if broken:
            raise Fault(INVARIANTS, f"in a redeal for {seat_name(seat)}: {broken}", match)


def check_same_refusals(match: Match, rng: FastRng) -> None:
    """The reasons that a seat is given do not depend on what it may not know."""
    state = match.state
    for seat in viewers(state):
        other = branch(match, state.redeal(seat, rng))
        if seat != WATCHER:
            for action in some_actions(match, rng, REFUSALS):
                text = match.game.verbs.text(action)
                what = f"{seat_name(seat)} is told why not ({text}) by what it may not know"
                must_be_same(match, what, match.refusal(seat, action), other.refusal(seat, action))


def check_same_answers(match: Match, rng: FastRng) -> None:
    """What the rules foresee of an action, and of a plan, does not depend on what the seat may not know."""
    state = match.state
    for seat in range(state.seats):
        world = state.redeal(seat, rng)
        for action in state.legal(seat)[:FORESEEN]:
            what = f"{seat_name(seat)} foresees of {match.game.verbs.text(action)} what it may not know"
            must_be_same(match, what, state.foresee(seat, action), world.foresee(seat, action))
        steps = some_actions(match, rng, rng.below(3))
        what = f"{seat_name(seat)} sees in a plan what it may not know"
        must_be_same(match, what, state.plan_of(seat, steps), world.plan_of(seat, steps))


def must_be_same(match: Match, what: str, here: object, there: object) -> None:
    """Raises a Fault with the first difference between what two worlds tell."""
    one, other = msgspec.json.encode(here), msgspec.json.encode(there)
    if one != other:
        raise Fault(SAME_VIEW, f"{what}: {first_difference(one, other)}", match)


def check_pictures(match: Match, seat: i64, rng: FastRng) -> None:
    """Text and drawing of a position show a seat no more than its view."""
    state = match.state
    world = state.redeal(seat, rng)
    for kind, here, there in (
        ("picture", state.picture(seat), world.picture(seat)),
        ("drawing", state.drawing(seat), world.drawing(seat)),
    ):
        if here != there:
            raise Fault(SAME_VIEW, f"{seat_name(seat)} is shown what it may not know in its {kind}", match)


def check_open(match: Match, rng: FastRng) -> None:
    """Open eyes see all that anybody knows: worlds that differ in such a secret look different to them.

    They are asked nothing, and wait as a watcher does.
    """
    state = match.state
    found = first_difference(
        msgspec.json.encode(state.prompt(WATCHER)), msgspec.json.encode(state.prompt(OPEN))
    )
    if found:
        raise Fault(OPEN_VIEW, f"open eyes wait otherwise than a watcher: {found}", match)
    if state.legal(OPEN):
        raise Fault(OPEN_VIEW, "open eyes are offered an action", match)
    state.figures(OPEN)
    looks: dict[bytes, dict[str, str]] = {}
    world = state
    for _ in range(OPEN_WORLDS):
        rows: dict[str, str] = {}
        for secret in world.secrets():
            if secret.knowers:
                rows[secret.row] = secret.value
        look = msgspec.json.encode(world.view(OPEN))
        same = looks.setdefault(look, rows)
        for row in sorted(rows):
            if same.get(row, "nothing") != rows[row]:
                values = f"{same.get(row, 'nothing')} and {rows[row]} look the same"
                raise Fault(OPEN_VIEW, f"open eyes are not shown {row}: {values}", match)
        world = state.redeal(WATCHER, rng)


def check_redeal(match: Match, seat: i64, rng: FastRng) -> None:
    """What a seat does not know takes other values, what it knows never does, and piles are mixed."""
    state = match.state
    before = dump_of(state)
    values: dict[str, str] = {}  # of the rows that must not change
    waiting: dict[str, str] = {}  # of the rows that must, and have not yet
    for secret in state.secrets():
        if has(secret.knowers, seat):
            values[secret.row] = secret.value
        elif not secret.settled:
            waiting[secret.row] = secret.value
    orders = orders_of(state, seat)
    unmixed = [index for index in range(len(orders)) if is_mixable(orders[index])]
    for _ in range(MOST_REDEALS):
        world = state.redeal(seat, rng)
        now: dict[str, str] = {}
        for secret in world.secrets():
            now[secret.row] = secret.value
        for row in values:
            if now.get(row, "nothing") != values[row]:
                raise Fault(
                    REDEAL,
                    f"a redeal for {seat_name(seat)} changes what it knows, {row}: "
                    f"{values[row]} becomes {now.get(row, 'nothing')}",
                    match,
                )
        for row in sorted(waiting):
            if now.get(row, "nothing") != waiting[row]:
                del waiting[row]
        if unmixed:
            others = orders_of(world, seat)
            if len(others) != len(orders):
                raise Fault(REDEAL, f"a redeal for {seat_name(seat)} changes the packets of a pile", match)
            unmixed = [index for index in unmixed if others[index] == orders[index]]
        if not waiting and not unmixed:
            break
    if dump_of(state) != before:
        raise Fault(REDEAL, f"redealing for {seat_name(seat)} changes the position itself", match)
    for row in sorted(waiting):
        raise Fault(
            REDEAL,
            f"{MOST_REDEALS} redeals for {seat_name(seat)}, which does not know it, never change {row}: {waiting[row]}",
            match,
        )
    if unmixed:
        raise Fault(
            REDEAL,
            f"{MOST_REDEALS} redeals for {seat_name(seat)} never mix a pile: {orders[unmixed[0]]}",
            match,
        )


def check_redeal_loads(match: Match, seat: i64, rng: FastRng) -> None:
    """A worker gets a redeal as a dump: it must be a possible position."""
    world = match.state.redeal(seat, rng)
    try:
        loaded = match.game.load(msgspec.json.decode(dump_of(world)))
    except BadPosition as error:
        raise Fault(DUMP, f"a redeal for {seat_name(seat)} is no possible position: {error}", match) from None
    found = first_difference(dump_of(world), dump_of(loaded))
    if found:
        raise Fault(DUMP, f"a redeal for {seat_name(seat)} loads as something else: {found}", match)


def orders_of(state: State, seat: i64) -> list[list[i64]]:
    """The inner order of every packet of every pile."""
    found: list[list[i64]] = []
    for deck in state.decks():
        for packet in deck.packets:
            found.append([card for card in packet.loose])
    return found


def is_mixable(cards: list[i64]) -> bool:
    """Not all the same card."""
    return any(card != cards[0] for card in cards)
