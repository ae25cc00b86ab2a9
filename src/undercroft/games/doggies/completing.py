"""The thorough answer to whether a walk can be finished: all continuations are tried, none twice."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import walking
from undercroft.games.doggies.cards import ARTIFACT, CHEST, COIN, DISARMERS, KIND, PORTAL
from undercroft.games.doggies.dungeon import CLAIMED, VISITED
from undercroft.games.doggies.prospects import Prospect
from undercroft.games.doggies.table import Table

# After this many positions a search looks further ahead before it goes on.
EASY_GOING: Final = 40


def find_completion(table: Table) -> list[Action] | None:
    """Steps that finish the walk from here, last step first; None if there are none."""
    return Completer().find(table) if could_finish(table) else None


def could_finish(table: Table) -> bool:
    """Could the walk be finished if rooms in which nothing can be won were passed as often as one likes?

    That is quickly decided, since it no longer matters how often and in which order they were passed. If it is
    impossible even then, no walk leads out; if it is possible, one usually does.
    """
    seen: set[str] = {key_of(table)}
    open_ends: list[Table] = [table]
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
            if prospect.can_finish():
                return True
            if not prospect.is_hopeless():
                open_ends.append(twin)
    return False


def forget_dull_rooms(table: Table) -> None:
    """As if the walk had not led through coins, chests and portals, the present room apart."""
    kept = vec[i64]()
    for node in table.path:
        if node != table.here and is_dull(table, node):
            table.dungeon.marks[node] &= ~VISITED
        else:
            kept = append(kept, node)
    table.path = kept


def is_dull(table: Table, node: i64) -> bool:
    """Nothing that could be won here helps to get out."""
    card = table.dungeon.card[node]
    if card < 0 or table.dungeon.marks[node] & CLAIMED:
        return False
    kind = KIND[card]
    return kind == COIN or kind == CHEST or kind == PORTAL


class Completer:
    """Tries all continuations of a walk; remembers where there is none."""

    def __init__(self) -> None:
        self.failed: set[str] = set()
        self.tried: i64 = 0

    def find(self, table: Table) -> list[Action] | None:
        """Steps that finish the walk from here, last step first; None if there are none."""
        key = key_of(table)
        if key in self.failed:
            return None
        self.tried += 1
        if self.tried > EASY_GOING and not could_finish(table):
            self.failed.add(key)
            return None
        for step in walking.steps(table):
            if walking.ends_walk(table, step):
                return [step]
            if is_idle(table, step):
                continue
            twin = table.copy()
            walking.step(twin, step)
            prospect = Prospect(twin)
            rest: list[Action] | None = None
            if prospect.can_finish():
                rest = easy_way(twin)
            elif not prospect.is_hopeless():
                rest = self.find(twin)
            if rest is not None:
                rest.append(step)
                return rest
        self.failed.add(key)
        return None


def is_idle(table: Table, step: Action) -> bool:
    """Coins and chests cost a paw and help nobody out: what can be finished with them can be finished without."""
    return step is do.CLAIM and KIND[table.card_here()] != ARTIFACT


def easy_way(table: Table) -> list[Action]:
    """The steps of a walk that the accept test has found possible, last step first."""
    for step in walking.steps(table):
        if walking.ends_walk(table, step):
            return [step]
    for step in walking.steps(table):
        twin = table.copy()
        walking.step(twin, step)
        if Prospect(twin).can_finish():
            rest = easy_way(twin)
            rest.append(step)
            return rest
    raise AssertionError("a way out was found and is lost")


def key_of(table: Table) -> str:
    """All that the rest of the walk depends on, whatever way led here."""
    player = table.walker()
    one = 1  # an int of any length
    visited = 0
    for node in table.path:
        visited |= one << int(node)
    tools = 0
    for symbol in range(3):
        for card in DISARMERS[symbol]:
            if table.owner[card] == table.active:
                tools |= one + int(table.side[card]) << 3 * int(card)
    turned = [table.dungeon.turn[table.dungeon.near[direction]] for direction in range(4)]
    return (
        f"{table.here} {table.pending} {table.damage} {player.available} {player.owned} {player.debt} "
        f"{player.marks} {player.aid} {player.potions} {table.supply} {visited} {tools} {turned}"
    )
