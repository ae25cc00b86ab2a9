"""Why a seat may not do something, from what it knows. The words are in doggies.ftl."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.view import Message
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import walking
from undercroft.games.doggies.dungeon import BLOCKED, CLAIMED, DISARMED, HOLE, TURNED, VISITED, Dungeon, fits
from undercroft.games.doggies.fights import covers, missing, wins
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.prompt import waiting_for
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, Table


def about(id: str, card: i64) -> Message:
    return Message(id, {"card": box.ROOMS[card].id})


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
    if isinstance(action, do.ChooseDog):
        if table.phase != CHOOSING_DOGS:
            return Message("doggies-why-dogs-chosen")
        taken: dict[str, int | str] = {"dog": box.DOGS[action.dog].id, "seat": table.has_dog(action.dog)}
        return Message("doggies-why-dog-taken", taken)
    if isinstance(action, do.KeepQuest):
        if table.phase != CHOOSING_QUESTS:
            return Message("doggies-why-no-quest-now")
        return Message("doggies-why-foreign-quest", {"quest": box.QUESTS[action.quest].id})
    if table.phase == CHOOSING_DOGS:
        return Message("doggies-why-dog-first")
    if table.phase == CHOOSING_QUESTS:
        return Message("doggies-why-quest-first")
    if action is do.EXPLORE or action is do.LEAVE or action is do.SLEEP:
        return why_not_turn(table, action)
    if isinstance(action, do.Place):
        return why_not_place(table, action.cell, action.turn)
    if table.drawn >= 0:
        return about("doggies-why-place-first", table.drawn)
    if len(table.path) == 0:
        return Message("doggies-why-not-walking")
    return why_not_step(table, action)


def why_not_turn(table: Table, action: Action) -> Message:
    if table.drawn >= 0:
        return about("doggies-why-place-first", table.drawn)
    if len(table.path) > 0:
        return Message("doggies-why-walk-on")
    if action is do.LEAVE:
        return why_not_leave(table)
    if table.left_to_draw() > 0:
        return Message("doggies-why-no-spot")
    return Message("doggies-why-countdown-over" if table.counted >= 0 else "doggies-why-pile-empty")


def why_not_leave(table: Table) -> Message:
    """No exit at all, or closed doors, or paws, disarmed traps and holes in the way, or monsters and traps too many."""
    keys = box.keys_of(table.walker().marks)
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
                if dungeon.is_hole(node) or dungeon.way_out(node, direction, keys):
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
    """As between two rooms; where a hole is left, the card is assumed to have been open on all sides."""
    if dungeon.is_hole(node):
        return dungeon.is_hole(other) or dungeon.is_exit(other, direction ^ 2)
    if dungeon.is_hole(other):
        return dungeon.is_exit(node, direction)
    return dungeon.passable(node, direction, other, keys)


def why_not_place(table: Table, cell: i64, turn: i64) -> Message:
    card = table.drawn
    if card < 0:
        return Message("doggies-why-walk-on" if len(table.path) > 0 else "doggies-why-explore-first")
    dungeon = table.dungeon
    node = dungeon.node_at(cell)
    if node == box.NO_NODE:
        return Message("doggies-why-lonely")
    if dungeon.is_hole(node):
        return Message("doggies-why-place-hole", {"seat": dungeon.owner(node)})
    if dungeon.card[node] >= 0:
        return about("doggies-why-occupied", dungeon.card[node])
    connections = dungeon.connections(node)
    if not connections:
        for direction in range(4):
            other = dungeon.near[node * 4 + direction]
            disarmed = other != box.NO_NODE and dungeon.marks[other] & DISARMED
            if disarmed and dungeon.is_exit(other, direction ^ 2):
                return Message("doggies-why-place-disarmed")
        return Message("doggies-why-no-exit-there")
    fit = fits(connections, box.SIDES[card * 4 + turn])
    return Message("doggies-why-same-turn" if fit else "doggies-why-turn-it")


# The walk


def why_not_step(table: Table, action: Action) -> Message:
    """The first thing that stands against a step; if nothing does, there would be no way out after it."""
    if action in walking.steps(table):
        return Message("doggies-why-dead-end")
    if not isinstance(action, do.Move | do.Portal | do.Exit | do.Break | do.Rotate):
        return why_not_room(table, action) if table.pending else Message("doggies-why-nothing-here")
    if table.pending:
        return about("doggies-why-decide-first", table.card_here())
    if isinstance(action, do.Move):
        return why_not_go(table, action.direction)
    if isinstance(action, do.Exit):
        return why_not_exit(table, action.direction)
    if isinstance(action, do.Break):
        return why_not_break(table, action.direction)
    if isinstance(action, do.Portal):
        return why_not_portal(table, action.cell)
    return why_not_rotate(table, action.direction, action.turn)


# The room in which the walker stands


def why_not_room(table: Table, action: Action) -> Message:
    card = table.card_here()
    kind = box.KIND[card]
    if not belongs(action, kind):
        return about("doggies-why-wrong-room", card)
    player = table.walker()
    if action is do.SNEAK:
        left = box.shields_of(player.marks) - table.damage
        return Message("doggies-why-damage", {"damage": box.DAMAGE[card], "left": left})
    if kind == box.TRAP and action is not do.TAKE_TRAP:
        symbol = box.ATTACK_NAMES[box.ROOMS[card].disarm]
        if not isinstance(action, do.Disarm):
            return Message("doggies-why-no-potion", {"symbol": symbol})
        if table.owner[action.card] != table.active:
            return about("doggies-why-not-yours", action.card)
        return Message("doggies-why-wrong-symbol", {"card": box.ROOMS[action.card].id, "symbol": symbol})
    if player.available < 1:
        return Message("doggies-why-no-paw")
    if isinstance(action, do.TakePotion):
        return Message("doggies-why-supply", {"symbol": box.ATTACK_NAMES[action.symbol]})
    if isinstance(action, do.Fight):
        return why_not_fight(player, card, action.potions)
    return why_not_smite(player, card)


def belongs(action: Action, kind: i64) -> bool:
    """Is this something to do in a room of this kind?"""
    if action is do.CLAIM:
        return kind == box.COIN or kind == box.ARTIFACT or kind == box.CHEST
    if action is do.SKIP:
        return kind not in (box.MONSTER, box.TRAP)
    if isinstance(action, do.TakePotion):
        return kind == box.POTION
    if isinstance(action, do.Hire):
        return kind == box.TRAMP
    if isinstance(action, do.Fight) or action is do.SMITE or action is do.SNEAK:
        return kind == box.MONSTER
    return kind == box.TRAP


def why_not_fight(player: Player, card: i64, potions: i64) -> Message:
    """Not enough symbols, potions one does not have, or more potions than needed (R21)."""
    if not covers(player.potions, potions):
        return Message("doggies-why-potions-not-held")
    if wins(player.marks + potions, player.aid, box.NEED[card]):
        return Message("doggies-why-potions-in-vain")
    more = missing(player, potions, card)
    args: dict[str, int | str] = {"card": box.ROOMS[card].id}
    for symbol in range(3):
        args[box.ATTACK_NAMES[symbol]] = box.count_of(more, symbol)
    return Message("doggies-why-weak", args)


def why_not_smite(player: Player, card: i64) -> Message:
    if player.ability != box.SMITER:
        return Message("doggies-why-not-joan")
    if box.ROOMS[card].is_dragon:
        return Message("doggies-why-smite-dragon")
    if player.available < 2:
        return Message("doggies-why-smite-paws")
    return Message("doggies-why-smite-needless")


# The way


def why_not_enter(table: Table, seat: i64, node: i64) -> Message | None:
    """Why a room keeps a seat out; None if it does not. The footprints of a walk concern the walker alone."""
    dungeon = table.dungeon
    marks = dungeon.marks[node]
    if marks & HOLE:
        return Message("doggies-why-hole", {"seat": dungeon.owner(node)})
    walks = len(table.path) > 0 and seat == table.active
    if node == 0 and not walks:
        return Message("doggies-why-start")
    if marks & VISITED and walks:
        return about("doggies-why-visited", dungeon.card[node])
    if marks & DISARMED:
        return Message("doggies-why-disarmed")
    if marks & CLAIMED:
        return Message(
            "doggies-why-claimed", {"card": box.ROOMS[dungeon.card[node]].id, "seat": dungeon.owner(node)}
        )
    return None


def why_not_go(table: Table, direction: i64) -> Message:
    dungeon = table.dungeon
    other = table.beside(direction)
    if dungeon.is_gap(other):
        return Message("doggies-why-leads-out")
    reason = why_not_enter(table, table.active, other)
    if reason is not None:
        return reason
    return closed(dungeon.is_exit(table.here, direction) and dungeon.is_exit(other, direction ^ 2))


def closed(door: bool) -> Message:
    return Message("doggies-why-locked" if door else "doggies-why-wall")


def why_not_exit(table: Table, direction: i64) -> Message:
    dungeon = table.dungeon
    other = table.beside(direction)
    if dungeon.is_hole(other):
        return Message("doggies-why-hole", {"seat": dungeon.owner(other)})
    if not dungeon.is_gap(other):
        return about("doggies-why-room-there", dungeon.card[other])
    return closed(dungeon.is_exit(table.here, direction))


def why_not_break(table: Table, direction: i64) -> Message:
    player = table.walker()
    if player.ability != box.BREAKER:
        return Message("doggies-why-not-bonk")
    if player.available < 1:
        return Message("doggies-why-no-paw")
    dungeon = table.dungeon
    other = table.beside(direction)
    keys = box.keys_of(player.marks)
    if not dungeon.is_gap(other):
        reason = why_not_enter(table, table.active, other)
        if reason is not None:
            return reason
        assert dungeon.passable(table.here, direction, other, keys)
    return Message("doggies-why-open-already")


def why_not_portal(table: Table, cell: i64) -> Message:
    dungeon = table.dungeon
    if box.KIND[dungeon.card[table.here]] != box.PORTAL:
        return Message("doggies-why-no-portal")
    node = dungeon.node_at(cell)
    if node == box.NO_NODE or dungeon.card[node] < 0 or box.KIND[dungeon.card[node]] != box.PORTAL:
        return Message("doggies-why-no-portal-there")
    return about("doggies-why-visited", dungeon.card[node])


def why_not_rotate(table: Table, direction: i64, turn: i64) -> Message:
    if table.walker().ability != box.TURNER:
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
    same = box.SIDES[dungeon.card[node] * 4 + turn] == dungeon.sides[node]
    return Message("doggies-why-same-sides" if same else "doggies-why-same-turn")
