"""The walk out of the dungeon, step by step."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.log import NO_SEAT
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import events, show
from undercroft.games.doggies import view_events as told
from undercroft.games.doggies.dungeon import BLOCKED, CLAIMED, DISARMED, HOLE, POTION_LID, TURNED, VISITED
from undercroft.games.doggies.fights import can_smite, winning_potions
from undercroft.games.doggies.player import LEFT, Player
from undercroft.games.doggies.table import NOTHING_PAID, WALKING, Table


def begin_walk(table: Table) -> None:
    """The dog stands in the start room; no way back to the other choices of the turn (R16)."""
    table.phase = WALKING
    table.path = vec[i64]([0])
    table.potions_before = table.walker().potions
    table.paid = NOTHING_PAID
    if table.log is not None:
        table.tell(told.WalkBegan(table.active, show.totals(table)))


# Which steps are possible here, as far as can be seen from this room


def steps(table: Table) -> list[Action]:
    """The steps whose own precondition holds, whether or not the walk can be finished after them."""
    return room_steps(table) if table.pending else move_steps(table)


def room_steps(table: Table) -> list[Action]:
    """What may be done with the room the walker has just entered; exactly one of these."""
    card = table.card_here()
    kind = box.KIND[card]
    player = table.walker()
    if kind == box.MONSTER:
        return monster_steps(table, player, card)
    if kind == box.TRAP:
        return trap_steps(table, player, card)
    found: list[Action] = []
    if player.available >= 1:
        if kind == box.POTION:
            for symbol in range(3):
                if box.count_of(table.supply, symbol):
                    found.append(do.POTION_CHOICES[symbol])
        elif kind == box.TRAMP:
            found.append(do.HIRES[do.SIDE_A])
            found.append(do.HIRES[do.SIDE_B])
        else:
            found.append(do.CLAIM)
    found.append(do.SKIP)
    return found


def monster_steps(table: Table, player: Player, card: i64) -> list[Action]:
    """Winning costs a paw (R19)."""
    found: list[Action] = []
    if player.available >= 1:
        for potions in winning_potions(player, card):
            found.append(do.fight_with(potions))
        if can_smite(player, card):
            found.append(do.SMITE)
    if table.damage + box.DAMAGE[card] < box.shields_of(player.marks):
        found.append(do.SNEAK)
    return found


def trap_steps(table: Table, player: Player, card: i64) -> list[Action]:
    found: list[Action] = []
    symbol = box.ROOMS[card].disarm
    for tool in box.DISARMERS[symbol]:
        if table.owner[tool] == table.active and box.shows(tool, table.side[tool], symbol):
            found.append(do.DISARMS[tool])
    if box.count_of(player.potions, symbol):
        found.append(do.DISARM_POTION)
    if player.available >= 1:
        found.append(do.TAKE_TRAP)
    return found


def move_steps(table: Table) -> list[Action]:
    """Where the walker may go from a room that asks nothing any more."""
    found: list[Action] = []
    dungeon = table.dungeon
    player = table.walker()
    here = table.here
    keys = box.keys_of(player.marks)
    breaks = player.ability == box.BREAKER and player.available >= 1
    for direction in range(4):
        other = dungeon.near[here * 4 + direction]
        if dungeon.card[other] < 0:
            if dungeon.marks[other] & HOLE:
                continue
            if dungeon.way_out(here, direction, keys):
                found.append(do.EXITS[direction])
            elif breaks:
                found.append(do.BREAKS[direction])
        elif not dungeon.marks[other] & BLOCKED:
            if dungeon.passable(here, direction, other, keys):
                found.append(do.MOVES[direction])
            elif breaks:
                found.append(do.BREAKS[direction])
    if box.KIND[dungeon.card[here]] == box.PORTAL:
        for other in dungeon.portals:
            if not dungeon.marks[other] & BLOCKED:
                found.append(do.Portal(dungeon.cell[other]))
    if here == 0 and player.ability == box.TURNER:
        rotate_steps(table, found)
    return found


def rotate_steps(table: Table, found: list[Action]) -> None:
    """Cards around the start room without a paw, each once, to every other pattern of sides (R40)."""
    dungeon = table.dungeon
    for direction in range(4):
        other = dungeon.near[direction]
        if not dungeon.can_turn(other):
            continue
        card = dungeon.card[other]
        for turn in range(4):
            if has(box.TURNS[card], turn) and box.SIDES[card * 4 + turn] != dungeon.sides[other]:
                found.append(do.ROTATIONS[direction * 4 + turn])


def has_decision(player: Player, card: i64) -> bool:
    """Does entering this room ask for a decision? Portals never do, nor do traps for a dog that jumps them (R39)."""
    kind = box.KIND[card]
    return kind != box.PORTAL and kind != box.START and (kind != box.TRAP or player.ability != box.JUMPER)


def ends_walk(table: Table, action: Action) -> bool:
    """Is this the last step, out of the dungeon?"""
    if isinstance(action, do.Exit):
        return True
    if isinstance(action, do.Break):
        return table.dungeon.is_gap(table.beside(action.direction))
    return False


# Doing a step


def step(table: Table, action: Action) -> None:
    """Do a step; the last one ends the walk but not yet the turn."""
    if isinstance(action, do.Move):
        go(table, table.beside(action.direction), action.direction)
    elif isinstance(action, do.Exit):
        walk_out(table, action.direction)
    elif action is do.SKIP:
        skip(table)
    elif action is do.CLAIM:
        claim(table)
    elif isinstance(action, do.Fight):
        beat_monster(table, action.potions, 1)
    elif action is do.SNEAK:
        sneak(table)
    elif isinstance(action, do.Portal):
        go(table, table.dungeon.node_at(action.cell), box.NO_DIRECTION)
    elif isinstance(action, do.TakePotion):
        take_potion(table, action.symbol)
    elif isinstance(action, do.Hire):
        hire(table, action.side)
    elif isinstance(action, do.Disarm):
        disarm(table, action.card)
    elif action is do.DISARM_POTION:
        disarm_with_potion(table)
    elif action is do.SMITE:
        beat_monster(table, 0, 2)
    elif isinstance(action, do.Break):
        break_through(table, action.direction)
    elif isinstance(action, do.Rotate):
        rotate(table, action.direction, action.turn)
    else:
        take_trap(table)


def go(table: Table, node: i64, direction: i64) -> None:
    """Enter a room. Without a direction it is through a portal."""
    dungeon = table.dungeon
    origin = table.here
    table.here = node
    table.path = append(table.path, node)
    dungeon.marks[node] |= VISITED
    table.pending = has_decision(table.walker(), dungeon.card[node])
    if table.log is not None:
        table.tell(events.room_entered(table, origin, direction))


def walk_out(table: Table, direction: i64) -> None:
    """The walk ends. What the walker has claimed is marked by its paws; damage is forgotten (R18)."""
    dungeon = table.dungeon
    table.walker().status = LEFT
    if table.log is not None:
        table.tell(events.walked_out(table, direction))
    for node in table.path:
        if node != 0:
            dungeon.marks[node] &= ~VISITED
    for side in range(4):
        dungeon.marks[dungeon.near[side]] &= ~TURNED
    table.path = vec[i64]()
    table.paid = NOTHING_PAID
    table.here = 0
    table.pending = False
    table.damage = 0


def break_through(table: Table, direction: i64) -> None:
    """A paw opens the boundary for everybody until the end of the round, and the walker goes through (R35, R36)."""
    dungeon = table.dungeon
    table.walker().available -= 1
    dungeon.break_open(table.here, direction)
    if table.log is not None:
        cell = show.spot(table)
        table.tell(told.WallBroken(table.active, cell, show.COMPASS[direction], show.totals(table)))
    other = table.beside(direction)
    if dungeon.is_gap(other):
        walk_out(table, direction)
    else:
        go(table, other, direction)


def rotate(table: Table, direction: i64, turn: i64) -> None:
    """Turn a card beside the start room, for everybody; breaches stay where they are."""
    dungeon = table.dungeon
    node = dungeon.near[direction]
    dungeon.turn[node] = turn
    dungeon.sides[node] = box.SIDES[dungeon.card[node] * 4 + turn]
    dungeon.marks[node] |= TURNED
    if table.log is not None:
        table.tell(events.card_turned(table, node))


# What a room brings


def skip(table: Table) -> None:
    table.pending = False
    if table.log is not None:
        card = box.ROOMS[table.card_here()].id
        table.tell(told.RoomSkipped(table.active, show.spot(table), card, show.totals(table)))


def put_paws(table: Table, paws: i64) -> i64:
    """Paws on the room: its card is taken. It counts from now on and is collected at the end of the round."""
    dungeon = table.dungeon
    node = table.here
    card = dungeon.card[node]
    table.walker().take(card, paws)
    dungeon.marks[node] |= CLAIMED
    dungeon.paws[node] = paws * 8 + table.active
    table.owner[card] = table.active
    table.pending = False
    return card


def claim(table: Table) -> None:
    card = put_paws(table, 1)
    if table.log is not None:
        room = box.ROOMS[card]
        cell = show.spot(table)
        trophy = show.marks_shown(room.trophy)
        table.tell(told.RoomClaimed(table.active, cell, room.id, trophy, room.coins, show.totals(table)))


def take_potion(table: Table, symbol: i64) -> None:
    """A potion of one's choice from the supply, at once."""
    card = put_paws(table, 1)
    table.supply -= box.one_of(symbol)
    table.walker().potions += box.one_of(symbol)
    if table.log is not None:
        cell = show.spot(table)
        name = box.ROOM_NAMES[card]
        table.tell(told.PotionTaken(table.active, cell, name, show.SYMBOLS[symbol], show.totals(table)))


def hire(table: Table, side: i64) -> None:
    """The side is chosen for the rest of the game. Its paw arrives after the one for the card is laid (R26)."""
    card = put_paws(table, 1)
    table.side[card] = table.walker().hire(card, side)
    if table.log is not None:
        table.tell(events.tramp_hired(table, card))


def beat_monster(table: Table, potions: i64, paws: i64) -> None:
    """One paw, two for a smite; the potions go to the supply at once (R22)."""
    table.walker().potions -= potions
    table.supply += potions
    card = put_paws(table, paws)
    if table.log is not None:
        table.tell(events.monster_beaten(table, card, potions, paws))


def sneak(table: Table) -> None:
    """The monster stays for others."""
    card = table.card_here()
    table.damage += box.DAMAGE[card]
    table.pending = False
    if table.log is not None:
        cell = show.spot(table)
        name = box.ROOM_NAMES[card]
        table.tell(told.MonsterPassed(table.active, cell, name, box.DAMAGE[card], show.totals(table)))


def take_trap(table: Table) -> None:
    card = put_paws(table, 1)
    if table.log is not None:
        room = box.ROOMS[card]
        table.tell(told.TrapTaken(table.active, show.spot(table), room.id, room.coins, show.totals(table)))


def disarm(table: Table, tool: i64) -> None:
    """A card lies face down on the trap. Taken on this walk, it leaves a hole in which its paws stay (R27)."""
    dungeon = table.dungeon
    lies = table.side[tool]
    hole = table.place_of(tool)
    table.walker().pay(tool, lies)
    table.owner[tool] = NO_SEAT
    table.side[tool] = box.NO_SIDE
    if hole != box.NO_NODE:
        dungeon.card[hole] = box.NO_CARD
        dungeon.sides[hole] = 0
        dungeon.marks[hole] |= HOLE
    else:
        table.paid = append(table.paid[:], tool * 4 + lies)
    lay_on_trap(table, tool)
    if table.log is not None:
        table.tell(events.trap_disarmed(table, lies, hole))


def disarm_with_potion(table: Table) -> None:
    """The potion lies on the trap until the end of the round; no hole, no paw."""
    symbol = box.ROOMS[table.card_here()].disarm
    table.walker().potions -= box.one_of(symbol)
    lay_on_trap(table, POTION_LID + symbol)
    if table.log is not None:
        table.tell(events.trap_disarmed(table, box.NO_SIDE, box.NO_NODE))


def lay_on_trap(table: Table, lid: i64) -> None:
    table.dungeon.lid[table.here] = lid
    table.dungeon.marks[table.here] |= DISARMED
    table.pending = False
