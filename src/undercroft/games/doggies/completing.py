"""The thorough answer to whether a walk can be finished: all continuations are tried, none twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.doggies import walking
from undercroft.games.doggies.actions import Claim
from undercroft.games.doggies.cards import ARTIFACT, CHEST, COIN, DISARMERS, KIND, PORTAL
from undercroft.games.doggies.dungeon import CLAIMED, VISITED
from undercroft.games.doggies.prospects import Prospect, is_hopeless

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState

# After so many positions a search looks further ahead before it goes on.
EASY_GOING: Final = 40


def find_completion(state: DoggiesState) -> list[Action] | None:
    """Steps that finish the walk from here, last step first; None if there are none."""
    return Completer().find(state) if could_finish(state) else None


def could_finish(state: DoggiesState) -> bool:
    """Could the walk be finished if rooms in which nothing can be won were passed as often as one likes?

    That is soon found out, since it does not matter then how often and in which order they were passed. If it is
    not possible even so, no walk leads out; if it is, one usually does.
    """
    ability = state.players[state.active].ability
    seen: set[str] = {key_of(state)}
    open_ends: list[DoggiesState] = [state]
    while open_ends:
        here = open_ends.pop()
        for step in walking.steps(here):
            if walking.ends_walk(here, step):
                return True
            if is_idle(here, step):
                continue
            twin = here.copy()
            walking.step(twin, step)
            forget_dull_rooms(twin)
            key = key_of(twin)
            if key in seen:
                continue
            seen.add(key)
            prospect = Prospect(twin)
            if prospect.can_finish(twin.dungeon, ability):
                return True
            if not is_hopeless(twin, prospect, ability):
                open_ends.append(twin)
    return False


def forget_dull_rooms(state: DoggiesState) -> None:
    """As if the walk had not led through coins, chests and portals, the present room apart."""
    kept = vec[i64]()
    for node in state.path:
        if node != state.position and is_dull(state, node):
            state.dungeon.marks[node] &= ~VISITED
        else:
            kept = append(kept, node)
    state.path = kept


def is_dull(state: DoggiesState, node: i64) -> bool:
    """Nothing that could be won here helps to get out."""
    card = state.dungeon.card[node]
    if card < 0 or state.dungeon.marks[node] & CLAIMED:
        return False
    kind = KIND[card]
    return kind == COIN or kind == CHEST or kind == PORTAL


class Completer:
    """Tries all continuations of a walk; remembers where there is none."""

    def __init__(self) -> None:
        self.failed: set[str] = set()
        self.tried: i64 = 0

    def find(self, state: DoggiesState) -> list[Action] | None:
        """Steps that finish the walk from here, last step first; None if there are none."""
        key = key_of(state)
        if key in self.failed:
            return None
        self.tried += 1
        if self.tried > EASY_GOING and not could_finish(state):
            self.failed.add(key)
            return None
        ability = state.players[state.active].ability
        for step in walking.steps(state):
            if walking.ends_walk(state, step):
                return [step]
            if is_idle(state, step):
                continue
            twin = state.copy()
            walking.step(twin, step)
            prospect = Prospect(twin)
            rest: list[Action] | None = None
            if prospect.can_finish(twin.dungeon, ability):
                rest = easy_way(twin)
            elif not is_hopeless(twin, prospect, ability):
                rest = self.find(twin)
            if rest is not None:
                rest.append(step)
                return rest
        self.failed.add(key)
        return None


def is_idle(state: DoggiesState, step: Action) -> bool:
    """Coins and chests cost a paw and help nobody out: what can be finished with them can be finished without."""
    return isinstance(step, Claim) and KIND[state.dungeon.card[state.position]] != ARTIFACT


def easy_way(state: DoggiesState) -> list[Action]:
    """The steps of a walk that the accept test has found possible, last step first."""
    ability = state.players[state.active].ability
    for step in walking.steps(state):
        if walking.ends_walk(state, step):
            return [step]
    for step in walking.steps(state):
        twin = state.copy()
        walking.step(twin, step)
        if Prospect(twin).can_finish(twin.dungeon, ability):
            rest = easy_way(twin)
            rest.append(step)
            return rest
    raise AssertionError("a way out was found and is lost")


def key_of(state: DoggiesState) -> str:
    """All that the rest of the walk depends on, whatever way led here."""
    player = state.players[state.active]
    visited = 0
    for node in state.path:
        visited |= 1 << int(node)
    tools = 0
    for symbol in range(3):
        for card in DISARMERS[symbol]:
            if state.owner[card] == state.active:
                tools |= 1 + int(state.side[card]) << 3 * int(card)
    turned = [state.dungeon.turn[state.dungeon.near[direction]] for direction in range(4)]
    return (
        f"{state.position} {state.pending} {state.damage} {player.available} {player.owned} {player.debt} "
        f"{player.marks} {player.aid} {player.potions} {state.supply} {visited} {tools} {turned}"
    )
