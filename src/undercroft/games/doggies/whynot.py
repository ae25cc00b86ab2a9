"""Why a step of a walk is not possible, for each verb of the walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.doggies import walking
from undercroft.games.doggies.actions import (
    Break,
    Claim,
    Disarm,
    DisarmPotion,
    Exit,
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
from undercroft.games.doggies.cards import (
    ARTIFACT,
    ATTACK_NAMES,
    BREACH,
    CHEST,
    COIN,
    DAMAGE,
    KIND,
    MONSTER,
    NEED,
    PORTAL,
    POTION,
    ROOMS,
    ROTATE,
    SMITE,
    TRAMP,
    TRAP,
    count_of,
    keys_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, NONE, TURNED, VISITED
from undercroft.games.doggies.fights import covers, lacking, wins
from undercroft.games.doggies.player import Player

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def why_not_step(state: DoggiesState, action: Action) -> Message:
    """The first thing that stands against a step; if nothing does, there would be no way out after it."""
    if action in walking.steps(state):
        return Message("doggies-why-dead-end")
    if isinstance(action, Move | Portal | Exit | Break | Rotate):
        if state.pending:
            card = state.dungeon.card[state.position]
            return Message("doggies-why-decide-first", {"card": ROOMS[card].id})
        return why_not_move(state, action)
    if not state.pending:
        return Message("doggies-why-nothing-here")
    return why_not_room(state, action)


# The room


def why_not_room(state: DoggiesState, action: Action) -> Message:
    card = state.dungeon.card[state.position]
    kind = KIND[card]
    if not belongs(action, kind):
        return Message("doggies-why-wrong-room", {"card": ROOMS[card].id})
    player = state.players[state.active]
    if isinstance(action, Sneak):
        left = shields_of(player.marks) - state.damage
        return Message("doggies-why-damage", {"damage": int(DAMAGE[card]), "left": int(left)})
    if isinstance(action, Disarm):
        return why_not_disarm(state, action.card, ROOMS[card].disarm)
    if isinstance(action, DisarmPotion):
        return Message("doggies-why-no-potion", {"symbol": ATTACK_NAMES[ROOMS[card].disarm]})
    if player.available < 1:
        return Message("doggies-why-no-paw")
    if isinstance(action, TakePotion):
        return Message("doggies-why-supply", {"symbol": ATTACK_NAMES[action.symbol]})
    if isinstance(action, Fight):
        return why_not_fight(state, card, action.potions)
    return why_not_smite(state, card)


def belongs(action: Action, kind: i64) -> bool:
    """Is this something to do in a room of this kind?"""
    if isinstance(action, Claim):
        return kind == COIN or kind == ARTIFACT or kind == CHEST
    if isinstance(action, Skip):
        return kind not in (MONSTER, TRAP)
    if isinstance(action, TakePotion):
        return kind == POTION
    if isinstance(action, Hire):
        return kind == TRAMP
    if isinstance(action, Fight | Smite | Sneak):
        return kind == MONSTER
    return kind == TRAP


def why_not_fight(state: DoggiesState, card: i64, potions: i64) -> Message:
    """Not enough symbols, potions one does not have, or more potions than needed (R21)."""
    player = state.players[state.active]
    if not covers(player.potions, potions):
        return Message("doggies-why-potions-not-held")
    if wins(player.marks + potions, player.aid, NEED[card]):
        return Message("doggies-why-potions-in-vain")
    more = missing(player, potions, card)
    return Message(
        "doggies-why-weak",
        {
            "card": ROOMS[card].id,
            "sword": int(count_of(more, 0)),
            "bow": int(count_of(more, 1)),
            "fireball": int(count_of(more, 2)),
        },
    )


def why_not_smite(state: DoggiesState, card: i64) -> Message:
    player = state.players[state.active]
    if player.ability != SMITE:
        return Message("doggies-why-not-joan")
    if ROOMS[card].is_dragon:
        return Message("doggies-why-smite-dragon")
    if player.available < 2:
        return Message("doggies-why-smite-paws")
    return Message("doggies-why-smite-needless")


def why_not_disarm(state: DoggiesState, tool: i64, symbol: i64) -> Message:
    if state.owner[tool] != state.active:
        return Message("doggies-why-not-yours", {"card": ROOMS[tool].id})
    return Message("doggies-why-wrong-symbol", {"card": ROOMS[tool].id, "symbol": ATTACK_NAMES[symbol]})


# The way


def why_not_enter(state: DoggiesState, node: i64) -> Message | None:
    """Why a room keeps the active or any other seat out; None if it does not."""
    dungeon = state.dungeon
    marks = dungeon.marks[node]
    if marks & HOLE:
        return Message("doggies-why-hole", {"seat": int(dungeon.owner(node))})
    if marks & VISITED:
        return Message("doggies-why-visited", {"card": ROOMS[dungeon.card[node]].id})
    if marks & DISARMED:
        return Message("doggies-why-disarmed")
    if marks & CLAIMED:
        return Message(
            "doggies-why-claimed", {"card": ROOMS[dungeon.card[node]].id, "seat": int(dungeon.owner(node))}
        )
    return None


def why_not_move(state: DoggiesState, action: Action) -> Message:
    if isinstance(action, Move):
        return why_not_go(state, action.direction)
    if isinstance(action, Exit):
        return why_not_exit(state, action.direction)
    if isinstance(action, Break):
        return why_not_break(state, action.direction)
    if isinstance(action, Portal):
        return why_not_portal(state, action.cell)
    assert isinstance(action, Rotate)
    return why_not_rotate(state, action.direction)


def why_not_go(state: DoggiesState, direction: i64) -> Message:
    dungeon = state.dungeon
    other = dungeon.near[state.position * 4 + direction]
    if dungeon.is_gap(other):
        return Message("doggies-why-leads-out")
    reason = why_not_enter(state, other)
    if reason is not None:
        return reason
    return closed(dungeon.is_exit(state.position, direction) and dungeon.is_exit(other, direction ^ 2))


def closed(door: bool) -> Message:
    return Message("doggies-why-locked" if door else "doggies-why-wall")


def why_not_exit(state: DoggiesState, direction: i64) -> Message:
    dungeon = state.dungeon
    other = dungeon.near[state.position * 4 + direction]
    if dungeon.marks[other] & HOLE:
        return Message("doggies-why-hole", {"seat": int(dungeon.owner(other))})
    if not dungeon.is_gap(other):
        return Message("doggies-why-room-there", {"card": ROOMS[dungeon.card[other]].id})
    return closed(dungeon.is_exit(state.position, direction))


def why_not_break(state: DoggiesState, direction: i64) -> Message:
    player = state.players[state.active]
    if player.ability != BREACH:
        return Message("doggies-why-not-bonk")
    if player.available < 1:
        return Message("doggies-why-no-paw")
    dungeon = state.dungeon
    other = dungeon.near[state.position * 4 + direction]
    keys = keys_of(player.marks)
    if not dungeon.is_gap(other):
        reason = why_not_enter(state, other)
        if reason is not None:
            return reason
        assert dungeon.passable(state.position, direction, other, keys)
    return Message("doggies-why-open-already")


def why_not_portal(state: DoggiesState, cell: i64) -> Message:
    dungeon = state.dungeon
    if KIND[dungeon.card[state.position]] != PORTAL:
        return Message("doggies-why-no-portal")
    node = dungeon.node_at(cell)
    if node == NONE or dungeon.card[node] < 0 or KIND[dungeon.card[node]] != PORTAL:
        return Message("doggies-why-no-portal-there")
    return Message("doggies-why-visited", {"card": ROOMS[dungeon.card[node]].id})


def why_not_rotate(state: DoggiesState, direction: i64) -> Message:
    if state.players[state.active].ability != ROTATE:
        return Message("doggies-why-not-sharik")
    if state.position != 0:
        return Message("doggies-why-turn-at-start")
    dungeon = state.dungeon
    node = dungeon.near[direction]
    marks = dungeon.marks[node]
    if marks & HOLE or dungeon.card[node] < 0:
        return Message("doggies-why-nothing-to-turn")
    if marks & DISARMED:
        return Message("doggies-why-turn-disarmed")
    if marks & CLAIMED:
        return Message("doggies-why-turn-claimed", {"seat": int(dungeon.owner(node))})
    if marks & TURNED:
        return Message("doggies-why-turned-already")
    return Message("doggies-why-same-sides")


def missing(player: Player, potions: i64, card: i64) -> i64:
    """The fewest attack symbols that would still beat a monster, as marks.

    Base, trophies, these potions and one symbol from every side-A tramp are counted (R24). Where tramps could fill
    one gap or another, they fill the first.
    """
    marks = player.marks + potions
    need = NEED[card]
    found: i64 = 0
    fewest: i64 = -1
    for swords in range(lacking(marks, need, 0) + 1):
        for bows in range(lacking(marks, need, 1) + 1):
            for fireballs in range(lacking(marks, need, 2) + 1):
                more: i64 = swords | bows << 8 | fireballs << 16
                count = swords + bows + fireballs
                if (fewest < 0 or count < fewest) and wins(marks + more, player.aid, need):
                    found = more
                    fewest = count
    return found
