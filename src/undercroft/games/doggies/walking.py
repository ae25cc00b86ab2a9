"""The walk out of the dungeon, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.doggies import events
from undercroft.games.doggies.actions import (
    BREAK,
    CLAIM,
    DISARM,
    DISARM_POTION,
    EXIT,
    FIGHT,
    HIRE,
    MOVE,
    ROTATE_TO,
    SIDE_A,
    SIDE_B,
    SKIP,
    SMITE_IT,
    SNEAK,
    TAKE_POTION,
    TAKE_TRAP,
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
    BREACH,
    DAMAGE,
    DISARMERS,
    KIND,
    MONSTER,
    NEED,
    PORTAL,
    POTION,
    ROOMS,
    ROTATE,
    SIDES,
    SMITE,
    START,
    TRAMP,
    TRAP,
    TRAPJUMP,
    TROPHY,
    TURNS,
    count_of,
    keys_of,
    one_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import (
    BLOCKED,
    CLAIMED,
    DISARMED,
    HOLE,
    NONE,
    POTION_LID,
    TURNED,
    VISITED,
)
from undercroft.games.doggies.fights import HELPERS, winning_potions
from undercroft.games.doggies.player import LEFT, LIES_A, LIES_B, LIES_B_PAW, NOBODY, Player

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def begin_walk(state: DoggiesState) -> None:
    """The dog stands in the start room; no way back to the other choices of the turn (R16)."""
    state.path = vec[i64]([0])
    if state.log is not None:
        state.tell(events.walk_began(state))


# Which steps are possible here, as far as can be seen from this room


def steps(state: DoggiesState) -> list[Action]:
    """The steps whose own precondition holds, whether or not the walk can be finished after them."""
    return room_steps(state) if state.pending else move_steps(state)


def room_steps(state: DoggiesState) -> list[Action]:
    """What may be done with the room the walker has just entered; exactly one of these."""
    card = state.dungeon.card[state.position]
    kind = KIND[card]
    player = state.players[state.active]
    if kind == MONSTER:
        return monster_steps(state, player, card)
    if kind == TRAP:
        return trap_steps(state, player, card)
    found: list[Action] = []
    if player.available >= 1:
        if kind == POTION:
            for symbol in range(3):
                if count_of(state.supply, symbol):
                    found.append(TAKE_POTION[symbol])
        elif kind == TRAMP:
            found.append(HIRE[SIDE_A])
            found.append(HIRE[SIDE_B])
        else:
            found.append(CLAIM)
    found.append(SKIP)
    return found


def monster_steps(state: DoggiesState, player: Player, card: i64) -> list[Action]:
    """Winning costs a paw (R19). Smiting is for what no held potion would beat, and never for a dragon (R38)."""
    found: list[Action] = []
    if player.available >= 1:
        ways = winning_potions(player.marks, player.aid, player.potions, NEED[card])
        for potions in ways:
            found.append(FIGHT if potions == 0 else Fight(potions))
        if player.ability == SMITE and player.available >= 2 and not ways and not ROOMS[card].is_dragon:
            found.append(SMITE_IT)
    if state.damage + DAMAGE[card] < shields_of(player.marks):
        found.append(SNEAK)
    return found


def trap_steps(state: DoggiesState, player: Player, card: i64) -> list[Action]:
    found: list[Action] = []
    symbol = ROOMS[card].disarm
    for tool in DISARMERS[symbol]:
        if state.owner[tool] == state.active and shows(state, tool, symbol):
            found.append(DISARM[tool])
    if count_of(player.potions, symbol):
        found.append(DISARM_POTION)
    if player.available >= 1:
        found.append(TAKE_TRAP)
    return found


def shows(state: DoggiesState, card: i64, symbol: i64) -> bool:
    """Does a card of the holdings show this attack symbol, a tramp on its chosen side (R28)?"""
    room = ROOMS[card]
    if room.kind != TRAMP:
        return count_of(room.trophy, symbol) > 0
    if state.side[card] == LIES_A:
        return room.either >> symbol & 1 != 0
    return count_of(room.hired, symbol) > 0


def move_steps(state: DoggiesState) -> list[Action]:
    """Where the walker may go from a room that asks nothing any more."""
    found: list[Action] = []
    dungeon = state.dungeon
    player = state.players[state.active]
    here = state.position
    keys = keys_of(player.marks)
    breaks = player.ability == BREACH and player.available >= 1
    for direction in range(4):
        other = dungeon.near[here * 4 + direction]
        if dungeon.card[other] < 0:
            if dungeon.marks[other] & HOLE:
                continue
            if dungeon.way_out(here, direction, keys):
                found.append(EXIT[direction])
            elif breaks:
                found.append(BREAK[direction])
        elif not dungeon.marks[other] & BLOCKED:
            if dungeon.passable(here, direction, other, keys):
                found.append(MOVE[direction])
            elif breaks:
                found.append(BREAK[direction])
    if KIND[dungeon.card[here]] == PORTAL:
        for other in dungeon.portals:
            if not dungeon.marks[other] & BLOCKED:
                found.append(Portal(dungeon.cell[other]))
    if here == 0 and player.ability == ROTATE:
        rotate_steps(state, found)
    return found


def rotate_steps(state: DoggiesState, found: list[Action]) -> None:
    """Cards around the start room without a paw, each once, to every other pattern of sides (R40)."""
    dungeon = state.dungeon
    for direction in range(4):
        other = dungeon.near[direction]
        if not can_turn(state, other):
            continue
        card = dungeon.card[other]
        for turn in range(4):
            if TURNS[card] >> turn & 1 and SIDES[card * 4 + turn] != dungeon.sides[other]:
                found.append(ROTATE_TO[direction * 4 + turn])


def can_turn(state: DoggiesState, node: i64) -> bool:
    """A card with no paw on it, not disarmed, not yet turned on this walk."""
    dungeon = state.dungeon
    return dungeon.card[node] >= 0 and not dungeon.marks[node] & (CLAIMED | DISARMED | TURNED)


def has_decision(player: Player, card: i64) -> bool:
    """Does entering this room ask for a decision? Portals never do, nor traps of one who jumps them (R39)."""
    kind = KIND[card]
    return kind != PORTAL and kind != START and (kind != TRAP or player.ability != TRAPJUMP)


def ends_walk(state: DoggiesState, action: Action) -> bool:
    """Is this the last step, out of the dungeon?"""
    if isinstance(action, Exit):
        return True
    if isinstance(action, Break):
        return state.dungeon.is_gap(state.dungeon.near[state.position * 4 + action.direction])
    return False


# Doing a step


def step(state: DoggiesState, action: Action) -> None:
    """Do a step; the last one ends the walk but not yet the turn."""
    if isinstance(action, Move):
        go(state, state.dungeon.near[state.position * 4 + action.direction], action.direction)
    elif isinstance(action, Exit):
        walk_out(state, action.direction)
    elif isinstance(action, Skip):
        state.pending = False
        if state.log is not None:
            state.tell(events.room_skipped(state))
    elif isinstance(action, Claim):
        claim(state)
    elif isinstance(action, Fight):
        beat_monster(state, action.potions, 1)
    elif isinstance(action, Sneak):
        sneak(state)
    elif isinstance(action, Portal):
        go(state, state.dungeon.node_at(action.cell), NONE)
    elif isinstance(action, TakePotion):
        take_potion(state, action.symbol)
    elif isinstance(action, Hire):
        hire(state, action.side)
    elif isinstance(action, Disarm):
        disarm(state, action.card)
    elif isinstance(action, DisarmPotion):
        disarm_with_potion(state)
    elif isinstance(action, Smite):
        beat_monster(state, 0, 2)
    elif isinstance(action, Break):
        break_through(state, action.direction)
    elif isinstance(action, Rotate):
        rotate(state, action.direction, action.turn)
    else:
        take_trap(state)


def go(state: DoggiesState, node: i64, direction: i64) -> None:
    """Enter a room. Without a direction it is through a portal."""
    dungeon = state.dungeon
    origin = state.position
    state.position = node
    state.path = append(state.path, node)
    dungeon.marks[node] |= VISITED
    state.pending = has_decision(state.players[state.active], dungeon.card[node])
    if state.log is not None:
        state.tell(events.room_entered(state, origin, direction))


def walk_out(state: DoggiesState, direction: i64) -> None:
    """The walk ends. What the walker has claimed is marked by its paws; damage is forgotten (R18)."""
    dungeon = state.dungeon
    state.players[state.active].status = LEFT
    if state.log is not None:
        state.tell(events.walked_out(state, direction))
    for node in state.path:
        if node != 0:
            dungeon.marks[node] &= ~VISITED
    for side in range(4):
        dungeon.marks[dungeon.near[side]] &= ~TURNED
    rest(state)


def rest(state: DoggiesState) -> None:
    """Nobody walks: whoever starts will stand in the start room, unhurt."""
    state.path = vec[i64]()
    state.position = 0
    state.pending = False
    state.damage = 0


def break_through(state: DoggiesState, direction: i64) -> None:
    """A paw opens the boundary for everybody until the end of the round, and the walker goes through (R35, R36)."""
    dungeon = state.dungeon
    state.players[state.active].available -= 1
    dungeon.break_open(state.position, direction)
    if state.log is not None:
        state.tell(events.wall_broken(state, direction))
    other = dungeon.near[state.position * 4 + direction]
    if dungeon.is_gap(other):
        walk_out(state, direction)
    else:
        go(state, other, direction)


def rotate(state: DoggiesState, direction: i64, turn: i64) -> None:
    """Turn a card beside the start room, for everybody; breaches stay where they are."""
    dungeon = state.dungeon
    node = dungeon.near[direction]
    dungeon.turn[node] = turn
    dungeon.sides[node] = SIDES[dungeon.card[node] * 4 + turn]
    dungeon.marks[node] |= TURNED
    if state.log is not None:
        state.tell(events.card_turned(state, node))


# What a room brings


def put_paws(state: DoggiesState, paws: i64) -> i64:
    """Paws on the room: its card is taken. It counts from now on and is collected at the end of the round."""
    dungeon = state.dungeon
    node = state.position
    card = dungeon.card[node]
    player = state.players[state.active]
    player.available -= paws
    player.marks += TROPHY[card]
    dungeon.marks[node] |= CLAIMED
    dungeon.paws[node] = paws * 8 + state.active
    state.owner[card] = state.active
    state.pending = False
    return card


def claim(state: DoggiesState) -> None:
    card = put_paws(state, 1)
    if state.log is not None:
        state.tell(events.room_claimed(state, card))


def take_potion(state: DoggiesState, symbol: i64) -> None:
    """A potion of one's choice from the supply, at once."""
    card = put_paws(state, 1)
    state.supply -= one_of(symbol)
    state.players[state.active].potions += one_of(symbol)
    if state.log is not None:
        state.tell(events.potion_taken(state, card, symbol))


def hire(state: DoggiesState, side: i64) -> None:
    """The side is chosen for the rest of the game. Side B brings a paw, after the one for the card is laid (R26)."""
    card = put_paws(state, 1)
    player = state.players[state.active]
    room = ROOMS[card]
    paw = False
    if side == SIDE_A:
        state.side[card] = LIES_A
        player.aid += HELPERS[room.either]
    else:
        player.marks += room.hired
        paw = player.gain_paw()
        state.side[card] = LIES_B_PAW if paw else LIES_B  # R25: without a spare paw only the trophy
    if state.log is not None:
        state.tell(events.tramp_hired(state, card, side, paw))


def beat_monster(state: DoggiesState, potions: i64, paws: i64) -> None:
    """One paw, two for a smite; the potions go to the supply at once (R22)."""
    player = state.players[state.active]
    player.potions -= potions
    state.supply += potions
    card = put_paws(state, paws)
    if state.log is not None:
        state.tell(events.monster_beaten(state, card, potions, paws))


def sneak(state: DoggiesState) -> None:
    """The monster stays for others."""
    card = state.dungeon.card[state.position]
    state.damage += DAMAGE[card]
    state.pending = False
    if state.log is not None:
        state.tell(events.monster_passed(state, card))


def take_trap(state: DoggiesState) -> None:
    card = put_paws(state, 1)
    if state.log is not None:
        state.tell(events.trap_taken(state, card))


def disarm(state: DoggiesState, tool: i64) -> None:
    """A card lies face down on the trap; its symbols are lost at once, and so is the paw a tramp brought."""
    dungeon = state.dungeon
    player = state.players[state.active]
    room = ROOMS[tool]
    side = state.side[tool]
    hole = taken_from(state, tool)
    if side == LIES_A:
        player.aid -= HELPERS[room.either]
    elif side != 0:
        player.marks -= room.hired
    else:
        player.marks -= room.trophy
    if side == LIES_B_PAW:
        player.give_paw_up()
    state.owner[tool] = NOBODY
    state.side[tool] = 0
    if hole != NONE:
        # R27: taken on this walk, it leaves a hole in which its paws stay.
        dungeon.card[hole] = NONE
        dungeon.sides[hole] = 0
        dungeon.marks[hole] |= HOLE
    lay_on_trap(state, tool)
    if state.log is not None:
        state.tell(events.trap_disarmed(state, tool, side, hole))


def disarm_with_potion(state: DoggiesState) -> None:
    """The potion lies on the trap until the end of the round; no hole, no paw."""
    symbol = ROOMS[state.dungeon.card[state.position]].disarm
    state.players[state.active].potions -= one_of(symbol)
    lay_on_trap(state, POTION_LID + symbol)
    if state.log is not None:
        state.tell(events.trap_disarmed(state, POTION_LID + symbol, 0, NONE))


def lay_on_trap(state: DoggiesState, lid: i64) -> None:
    state.dungeon.lid[state.position] = lid
    state.dungeon.marks[state.position] |= DISARMED
    state.pending = False


def taken_from(state: DoggiesState, card: i64) -> i64:
    """The node of this walk where the card lies; NONE for a card from an earlier round."""
    for node in state.path:
        if state.dungeon.card[node] == card:
            return node
    return NONE
