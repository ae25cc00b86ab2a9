"""Why a seat may not do something, from what it knows. The words are in doggies.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.view import Message
from undercroft.games.doggies import walking
from undercroft.games.doggies.actions import (
    CLAIM,
    DISARM_POTION,
    EXPLORE,
    LEAVE,
    SKIP,
    SLEEP,
    SMITE,
    SNEAK,
    Break,
    ChooseDog,
    Disarm,
    Exit,
    Fight,
    Hire,
    KeepQuest,
    Move,
    Place,
    Portal,
    Rotate,
    TakePotion,
)
from undercroft.games.doggies.cards import (
    ARTIFACT,
    ATTACK_NAMES,
    BREAKER,
    CHEST,
    COIN,
    DAMAGE,
    DOGS,
    KIND,
    MONSTER,
    NEED,
    NONE,
    PORTAL,
    POTION,
    QUESTS,
    ROOMS,
    SIDES,
    SMITER,
    TRAMP,
    TRAP,
    TURNER,
    count_of,
    keys_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import BLOCKED, CLAIMED, DISARMED, HOLE, TURNED, VISITED, Dungeon, fits
from undercroft.games.doggies.fights import covers, missing, wins
from undercroft.games.doggies.prompt import waiting_for
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, Table


def why_not(table: Table, seat: i64, action: Action) -> Message | None:
    if action in table.legal(seat):
        return None
    if seat >= table.seats:
        return Message("doggies-why-watching")
    if table.phase == OVER:
        return Message("doggies-why-over")
    if not has(table.acting, seat):
        if table.phase == CHOOSING_QUESTS:
            return Message("doggies-why-quest-chosen")
        return Message("doggies-why-wait", waiting_for(table))
    if isinstance(action, ChooseDog):
        return why_not_dog(table, action.dog)
    if isinstance(action, KeepQuest):
        return why_not_quest(table, action.quest)
    if table.phase == CHOOSING_DOGS:
        return Message("doggies-why-dog-first")
    if table.phase == CHOOSING_QUESTS:
        return Message("doggies-why-quest-first")
    if action is EXPLORE or action is LEAVE or action is SLEEP:
        return why_not_turn(table, action)
    if isinstance(action, Place):
        return why_not_place(table, action.cell, action.turn)
    if table.drawn >= 0:
        return Message("doggies-why-place-first", {"card": ROOMS[table.drawn].id})
    if len(table.path) == 0:
        return Message("doggies-why-not-walking")
    return why_not_step(table, action)


def why_not_dog(table: Table, dog: i64) -> Message:
    if table.phase != CHOOSING_DOGS:
        return Message("doggies-why-dogs-chosen")
    return Message("doggies-why-dog-taken", {"dog": DOGS[dog].id, "seat": table.has_dog(dog)})


def why_not_quest(table: Table, quest: i64) -> Message:
    if table.phase != CHOOSING_QUESTS:
        return Message("doggies-why-no-quest-now")
    return Message("doggies-why-foreign-quest", {"quest": QUESTS[quest].id})


def why_not_turn(table: Table, action: Action) -> Message:
    if table.drawn >= 0:
        return Message("doggies-why-place-first", {"card": ROOMS[table.drawn].id})
    if len(table.path) > 0:
        return Message("doggies-why-walk-on")
    if action is EXPLORE:
        return why_not_explore(table)
    return why_not_leave(table)


def why_not_explore(table: Table) -> Message:
    if table.left_to_draw() > 0:
        return Message("doggies-why-no-spot")
    return Message("doggies-why-countdown-over" if table.counted >= 0 else "doggies-why-pile-empty")


def why_not_leave(table: Table) -> Message:
    """No exit at all, or closed doors, or paws, disarmed traps and holes in the way, or monsters and traps too many."""
    keys = keys_of(table.walker().marks)
    if leads_out(table.dungeon, keys, False):
        return Message("doggies-why-leave-danger")
    if leads_out(table.dungeon, 1, False):
        return Message("doggies-why-leave-locked")
    if leads_out(table.dungeon, 1, True):
        return Message("doggies-why-leave-blocked")
    return Message("doggies-why-leave-no-exit")


def leads_out(dungeon: Dungeon, keys: i64, through_blocks: bool) -> bool:
    """Is there any way from the start room to the table, monsters and traps left aside?"""
    stops = VISITED if through_blocks else BLOCKED
    known: list[i64] = [0]
    for node in known:
        for direction in range(4):
            other = dungeon.near[node * 4 + direction]
            if dungeon.is_gap(other):
                if is_hole(dungeon, node) or dungeon.way_out(node, direction, keys):
                    return True
                continue
            enterable = not dungeon.marks[other] & stops and other not in known
            if enterable and might_pass(dungeon, node, direction, other, keys):
                known.append(other)
        if node in dungeon.portals:
            for other in dungeon.portals:
                if not dungeon.marks[other] & stops and other not in known:
                    known.append(other)
    return False


def might_pass(dungeon: Dungeon, node: i64, direction: i64, other: i64, keys: i64) -> bool:
    """As between two rooms; the card that a hole is left of is taken to have been open on all sides."""
    if is_hole(dungeon, node):
        return is_hole(dungeon, other) or dungeon.is_exit(other, direction ^ 2)
    if is_hole(dungeon, other):
        return dungeon.is_exit(node, direction)
    return dungeon.passable(node, direction, other, keys)


def is_hole(dungeon: Dungeon, node: i64) -> bool:
    return dungeon.marks[node] & HOLE != 0


def why_not_place(table: Table, cell: i64, turn: i64) -> Message:
    card = table.drawn
    if card < 0:
        return Message("doggies-why-walk-on" if len(table.path) > 0 else "doggies-why-explore-first")
    dungeon = table.dungeon
    node = dungeon.node_at(cell)
    if node == NONE:
        return Message("doggies-why-lonely")
    if dungeon.marks[node] & HOLE:
        return Message("doggies-why-place-hole", {"seat": dungeon.owner(node)})
    if dungeon.card[node] >= 0:
        return Message("doggies-why-occupied", {"card": ROOMS[dungeon.card[node]].id})
    connections = dungeon.connections(node)
    if not connections:
        for direction in range(4):
            other = dungeon.near[node * 4 + direction]
            if other != NONE and dungeon.marks[other] & DISARMED and dungeon.is_exit(other, direction ^ 2):
                return Message("doggies-why-place-disarmed")
        return Message("doggies-why-no-exit-there")
    fit = fits(connections, SIDES[card * 4 + turn])
    return Message("doggies-why-same-turn" if fit else "doggies-why-turn-it")


# The walk


def why_not_step(table: Table, action: Action) -> Message:
    """The first thing that stands against a step; if nothing does, there would be no way out after it."""
    if action in walking.steps(table):
        return Message("doggies-why-dead-end")
    if isinstance(action, Move | Portal | Exit | Break | Rotate):
        if table.pending:
            card = table.card_here()
            return Message("doggies-why-decide-first", {"card": ROOMS[card].id})
        return why_not_move(table, action)
    if not table.pending:
        return Message("doggies-why-nothing-here")
    return why_not_room(table, action)


# The room in which the walker stands


def why_not_room(table: Table, action: Action) -> Message:
    card = table.card_here()
    kind = KIND[card]
    if not belongs(action, kind):
        return Message("doggies-why-wrong-room", {"card": ROOMS[card].id})
    player = table.walker()
    if action is SNEAK:
        left = shields_of(player.marks) - table.damage
        return Message("doggies-why-damage", {"damage": DAMAGE[card], "left": left})
    if isinstance(action, Disarm):
        return why_not_disarm(table, action.card, ROOMS[card].disarm)
    if action is DISARM_POTION:
        return Message("doggies-why-no-potion", {"symbol": ATTACK_NAMES[ROOMS[card].disarm]})
    if player.available < 1:
        return Message("doggies-why-no-paw")
    if isinstance(action, TakePotion):
        return Message("doggies-why-supply", {"symbol": ATTACK_NAMES[action.symbol]})
    if isinstance(action, Fight):
        return why_not_fight(table, card, action.potions)
    return why_not_smite(table, card)


def belongs(action: Action, kind: i64) -> bool:
    """Is this something to do in a room of this kind?"""
    if action is CLAIM:
        return kind == COIN or kind == ARTIFACT or kind == CHEST
    if action is SKIP:
        return kind not in (MONSTER, TRAP)
    if isinstance(action, TakePotion):
        return kind == POTION
    if isinstance(action, Hire):
        return kind == TRAMP
    if isinstance(action, Fight) or action is SMITE or action is SNEAK:
        return kind == MONSTER
    return kind == TRAP


def why_not_fight(table: Table, card: i64, potions: i64) -> Message:
    """Not enough symbols, potions one does not have, or more potions than needed (R21)."""
    player = table.walker()
    if not covers(player.potions, potions):
        return Message("doggies-why-potions-not-held")
    if wins(player.marks + potions, player.aid, NEED[card]):
        return Message("doggies-why-potions-in-vain")
    more = missing(player, potions, card)
    args: dict[str, int | str] = {"card": ROOMS[card].id}
    for symbol in range(3):
        args[ATTACK_NAMES[symbol]] = count_of(more, symbol)
    return Message("doggies-why-weak", args)


def why_not_smite(table: Table, card: i64) -> Message:
    player = table.walker()
    if player.ability != SMITER:
        return Message("doggies-why-not-joan")
    if ROOMS[card].is_dragon:
        return Message("doggies-why-smite-dragon")
    if player.available < 2:
        return Message("doggies-why-smite-paws")
    return Message("doggies-why-smite-needless")


def why_not_disarm(table: Table, tool: i64, symbol: i64) -> Message:
    if table.owner[tool] != table.active:
        return Message("doggies-why-not-yours", {"card": ROOMS[tool].id})
    return Message("doggies-why-wrong-symbol", {"card": ROOMS[tool].id, "symbol": ATTACK_NAMES[symbol]})


# The way


def why_not_enter(table: Table, node: i64) -> Message | None:
    """Why a room keeps the active or any other seat out; None if it does not."""
    dungeon = table.dungeon
    marks = dungeon.marks[node]
    if marks & HOLE:
        return Message("doggies-why-hole", {"seat": dungeon.owner(node)})
    if marks & VISITED:
        return Message("doggies-why-visited", {"card": ROOMS[dungeon.card[node]].id})
    if marks & DISARMED:
        return Message("doggies-why-disarmed")
    if marks & CLAIMED:
        return Message(
            "doggies-why-claimed", {"card": ROOMS[dungeon.card[node]].id, "seat": dungeon.owner(node)}
        )
    return None


def why_not_move(table: Table, action: Action) -> Message:
    if isinstance(action, Move):
        return why_not_go(table, action.direction)
    if isinstance(action, Exit):
        return why_not_exit(table, action.direction)
    if isinstance(action, Break):
        return why_not_break(table, action.direction)
    if isinstance(action, Portal):
        return why_not_portal(table, action.cell)
    assert isinstance(action, Rotate)
    return why_not_rotate(table, action.direction)


def why_not_go(table: Table, direction: i64) -> Message:
    dungeon = table.dungeon
    other = table.beside(direction)
    if dungeon.is_gap(other):
        return Message("doggies-why-leads-out")
    reason = why_not_enter(table, other)
    if reason is not None:
        return reason
    return closed(dungeon.is_exit(table.here, direction) and dungeon.is_exit(other, direction ^ 2))


def closed(door: bool) -> Message:
    return Message("doggies-why-locked" if door else "doggies-why-wall")


def why_not_exit(table: Table, direction: i64) -> Message:
    dungeon = table.dungeon
    other = table.beside(direction)
    if dungeon.marks[other] & HOLE:
        return Message("doggies-why-hole", {"seat": dungeon.owner(other)})
    if not dungeon.is_gap(other):
        return Message("doggies-why-room-there", {"card": ROOMS[dungeon.card[other]].id})
    return closed(dungeon.is_exit(table.here, direction))


def why_not_break(table: Table, direction: i64) -> Message:
    player = table.walker()
    if player.ability != BREAKER:
        return Message("doggies-why-not-bonk")
    if player.available < 1:
        return Message("doggies-why-no-paw")
    dungeon = table.dungeon
    other = table.beside(direction)
    keys = keys_of(player.marks)
    if not dungeon.is_gap(other):
        reason = why_not_enter(table, other)
        if reason is not None:
            return reason
        assert dungeon.passable(table.here, direction, other, keys)
    return Message("doggies-why-open-already")


def why_not_portal(table: Table, cell: i64) -> Message:
    dungeon = table.dungeon
    if KIND[dungeon.card[table.here]] != PORTAL:
        return Message("doggies-why-no-portal")
    node = dungeon.node_at(cell)
    if node == NONE or dungeon.card[node] < 0 or KIND[dungeon.card[node]] != PORTAL:
        return Message("doggies-why-no-portal-there")
    return Message("doggies-why-visited", {"card": ROOMS[dungeon.card[node]].id})


def why_not_rotate(table: Table, direction: i64) -> Message:
    if table.walker().ability != TURNER:
        return Message("doggies-why-not-sharik")
    if table.here != 0:
        return Message("doggies-why-turn-at-start")
    dungeon = table.dungeon
    node = dungeon.near[direction]
    marks = dungeon.marks[node]
    if marks & HOLE or dungeon.card[node] < 0:
        return Message("doggies-why-nothing-to-turn")
    if marks & DISARMED:
        return Message("doggies-why-turn-disarmed")
    if marks & CLAIMED:
        return Message("doggies-why-turn-claimed", {"seat": dungeon.owner(node)})
    if marks & TURNED:
        return Message("doggies-why-turned-already")
    return Message("doggies-why-same-sides")
