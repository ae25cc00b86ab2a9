"""Which steps of a walk are offered: those after which it can still be finished.

A walk may only be started, and a step only taken, if from there some way leads out of the dungeon. That is
decided exactly, by the cheapest means that suffices:

1. a completion found before, of which the step is the beginning (the witness);
2. a way out with nothing but what the walker has now (it can only have more): then the answer is yes;
3. no way out even with everything that could be won on the way, and with traps that cost nothing: then it is no;
4. otherwise all continuations are tried, each judged by 2 and 3, and none twice.

prospects.py has 2 and 3, completing.py has 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.doggies import walking
from undercroft.games.doggies.actions import (
    SIDE_A,
    Break,
    Claim,
    Disarm,
    DisarmPotion,
    Fight,
    Hire,
    Move,
    Portal,
    Rotate,
    Skip,
    Smite,
    Sneak,
    TakePotion,
)
from undercroft.games.doggies.cards import DAMAGE, KIND, ROOMS, SIDES, TRAP, TROPHY, one_of
from undercroft.games.doggies.completing import find_completion
from undercroft.games.doggies.dungeon import NONE, VISITED
from undercroft.games.doggies.fights import HELPERS
from undercroft.games.doggies.player import LIES_A, LIES_B_PAW
from undercroft.games.doggies.prospects import Prospect, is_hopeless

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def can_leave(state: DoggiesState) -> bool:
    """May the active seat start a walk? Where nobody walks, the dog stands in the start room."""
    return can_finish_here(state)


def can_finish_here(state: DoggiesState) -> bool:
    """Can the walk be finished from where it is?"""
    ability = state.players[state.active].ability
    prospect = Prospect(state)
    if prospect.can_finish(state.dungeon, ability):
        return True
    if is_hopeless(state, prospect, ability):
        return False
    return find_completion(state) is not None


def legal_steps(state: DoggiesState) -> list[Action]:
    """The steps from which the walk can still be finished. Completions that were hard to find are kept."""
    found: list[Action] = []
    completions: list[list[Action]] = []
    kept = False
    for step in walking.steps(state):
        completion = completion_after(state, step)
        if completion is not None:
            found.append(step)
            completions.append(completion)
            if completion:
                kept = True
    state.completions = completions if kept else NO_COMPLETIONS
    return found


NO_COMPLETIONS: Final[list[list[Action]]] = []
EASY: Final[list[Action]] = []  # a completion exists and is found again as easily


def completion_after(state: DoggiesState, step: Action) -> list[Action] | None:
    """A completion after this step, last step first; EASY where none need be kept; None if there is none."""
    witness = state.witness
    if witness and witness[-1].code == step.code:
        return witness[:-1]
    if walking.ends_walk(state, step):
        return EASY
    ability = state.players[state.active].ability
    if isinstance(step, Rotate):
        node = state.dungeon.near[step.direction]
        sides = state.dungeon.sides[node]
        state.dungeon.sides[node] = SIDES[state.dungeon.card[node] * 4 + step.turn]
        easy = Prospect(state).can_finish(state.dungeon, ability)
        state.dungeon.sides[node] = sides
        if easy:
            return EASY
    else:
        prospect = after(state, step)
        state.dungeon.marks[prospect.here] |= VISITED
        easy = prospect.can_finish(state.dungeon, ability)
        hopeless = not easy and prospect.is_hopeless(state.dungeon, ability)
        if prospect.here != state.position:
            state.dungeon.marks[prospect.here] &= ~VISITED
        if easy:
            return EASY
        if hopeless:
            return None
    twin = state.copy()
    walking.step(twin, step)
    if isinstance(step, Rotate) and is_hopeless(twin, Prospect(twin), ability):
        return None
    return find_completion(twin)


def after(state: DoggiesState, step: Action) -> Prospect:
    """What the walker would have after a step that neither ends the walk nor turns a card."""
    prospect = Prospect(state)
    if isinstance(step, Move | Portal | Break):
        if isinstance(step, Portal):
            prospect.here = state.dungeon.node_at(step.cell)
        else:
            prospect.here = state.dungeon.near[state.position * 4 + step.direction]
        if isinstance(step, Break):
            prospect.paws -= 1
        card = state.dungeon.card[prospect.here]
        prospect.pending = card if walking.has_decision(state.players[state.active], card) else NONE
        return prospect
    card = prospect.pending
    prospect.pending = NONE
    if isinstance(step, Skip):
        return prospect
    if isinstance(step, Sneak):
        prospect.damage += DAMAGE[card]
    elif isinstance(step, Disarm):
        lose(state, prospect, step.card)
    elif isinstance(step, DisarmPotion):
        prospect.brew -= one_of(ROOMS[card].disarm)
    elif isinstance(step, Hire):
        prospect.paws -= 1
        if step.side == SIDE_A:
            prospect.aid += HELPERS[ROOMS[card].either]
        else:
            prospect.marks += ROOMS[card].hired
            if state.players[state.active].spare() > 0:
                prospect.paws += 1
    else:
        assert isinstance(step, Claim | Fight | TakePotion | Smite) or KIND[card] == TRAP
        prospect.marks += TROPHY[card]
        prospect.paws -= 2 if isinstance(step, Smite) else 1
    return prospect


def lose(state: DoggiesState, prospect: Prospect, tool: i64) -> None:
    """The card goes on a trap, and what it gave with it."""
    side = state.side[tool]
    if side == LIES_A:
        prospect.aid -= HELPERS[ROOMS[tool].either]
    elif side == 0:
        prospect.marks -= TROPHY[tool]
    else:
        prospect.marks -= ROOMS[tool].hired
        if side == LIES_B_PAW and prospect.paws > 0:
            prospect.paws -= 1
