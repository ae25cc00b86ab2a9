"""Which steps of a walk are offered: those after which it can still be finished.

A walk may only be started, and a step only taken, if from there some way leads out of the dungeon. That is
decided exactly, by the cheapest means that suffices:

1. a completion found before that begins with this step (the witness);
2. a way out with nothing but what the walker has now (it can only have more): then the answer is yes;
3. no way out even with everything that could be won on the way, and with traps that cost nothing: then it is no;
4. otherwise all continuations are tried, each judged by 2 and 3, and none twice.

prospects.py has 2 and 3, completing.py has 4.
"""

from __future__ import annotations

from undercroft.core.action import Action
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import walking
from undercroft.games.doggies.cards import DAMAGE, NO_CARD, ROOMS, SIDES, one_of
from undercroft.games.doggies.completing import find_completion
from undercroft.games.doggies.dungeon import VISITED
from undercroft.games.doggies.prospects import Prospect
from undercroft.games.doggies.table import EASY, NO_COMPLETIONS, Table


def can_finish(table: Table) -> bool:
    """Can the walk be finished from where it is? Where nobody walks, the dog stands in the start room."""
    prospect = Prospect(table)
    if prospect.can_finish():
        return True
    return not prospect.is_hopeless() and find_completion(table) is not None


def legal_steps(table: Table) -> list[Action]:
    """The steps from which the walk can still be finished. Completions that were hard to find are kept."""
    found: list[Action] = []
    completions: list[list[Action]] = []
    kept = False
    for step in walking.steps(table):
        completion = completion_after(table, step)
        if completion is not None:
            found.append(step)
            completions.append(completion)
            if completion:
                kept = True
    table.completions = completions if kept else NO_COMPLETIONS
    return found


def completion_after(table: Table, step: Action) -> list[Action] | None:
    """A completion after this step, last step first; EASY where none need be kept; None if there is none."""
    witness = table.witness
    if witness and witness[-1].code == step.code:
        return witness[:-1]
    if walking.ends_walk(table, step):
        return EASY
    if isinstance(step, do.Rotate):
        node = table.dungeon.near[step.direction]
        sides = table.dungeon.sides[node]
        table.dungeon.sides[node] = SIDES[table.dungeon.card[node] * 4 + step.turn]
        easy = Prospect(table).can_finish()
        table.dungeon.sides[node] = sides
        if easy:
            return EASY
    else:
        prospect = after(table, step)
        table.dungeon.marks[prospect.here] |= VISITED
        easy = prospect.can_finish()
        hopeless = not easy and prospect.is_hopeless()
        if prospect.here != table.here:
            table.dungeon.marks[prospect.here] &= ~VISITED
        if easy:
            return EASY
        if hopeless:
            return None
    twin = table.copy()
    walking.step(twin, step)
    if isinstance(step, do.Rotate) and Prospect(twin).is_hopeless():
        return None
    return find_completion(twin)


def after(table: Table, step: Action) -> Prospect:
    """What the walker would have after a step that neither ends the walk nor turns a card."""
    prospect = Prospect(table)
    walker = prospect.walker
    if isinstance(step, (do.Move, do.Portal, do.Break)):
        if isinstance(step, do.Portal):
            prospect.here = table.dungeon.node_at(step.cell)
        else:
            prospect.here = table.beside(step.direction)
        if isinstance(step, do.Break):
            prospect.walker = walker.copy()
            prospect.walker.available -= 1
        card = table.dungeon.card[prospect.here]
        prospect.pending = card if walking.has_decision(walker, card) else NO_CARD
        return prospect
    card = prospect.pending
    prospect.pending = NO_CARD
    if step is do.SKIP:
        return prospect
    walker = walker.copy()
    prospect.walker = walker
    if step is do.SNEAK:
        prospect.damage += DAMAGE[card]
    elif isinstance(step, do.Disarm):
        walker.pay(step.card, table.side[step.card])
    elif step is do.DISARM_POTION:
        prospect.brew -= one_of(ROOMS[card].disarm)
    else:
        walker.take(card, 2 if step is do.SMITE else 1)
        if isinstance(step, do.Hire):
            walker.hire(card, step.side)
    return prospect


def completion_of(table: Table, step: Action) -> list[Action]:
    """The completion that is known to follow an offered step; none where it is easily found again."""
    if table.completions and table.offered is not None:
        for index in range(len(table.offered)):
            if table.offered[index].code == step.code:
                return table.completions[index]
    return EASY
