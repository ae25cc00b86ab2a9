"""The invariants of the rules, as far as one position can show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.games.doggies import walking
from undercroft.games.doggies.cards import (
    BASE_PAWS,
    DECK_SIZE,
    KIND,
    MONSTER,
    MOST_PAWS,
    PORTAL,
    POTIONS,
    QUESTS,
    QUESTS_DEALT,
    ROOMS,
    ROTATE,
    ROUNDS,
    SMITE,
    START_ROOM,
    TRAMP,
    TRAP,
    TROPHY,
    count_of,
    keys_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, NONE, POTION_LID, TURNED, VISITED
from undercroft.games.doggies.fights import HELPERS
from undercroft.games.doggies.player import BOX, IN, LEFT, LIES_A, NOBODY

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def broken(state: DoggiesState) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    found = broken_setup(state)
    if found or len(state.common) == 0:
        return found
    return (
        broken_cards(state)
        or broken_rooms(state)
        or broken_paws(state)
        or broken_symbols(state)
        or broken_potions(state)
        or broken_walk(state)
        or broken_round(state)
    )


def broken_setup(state: DoggiesState) -> str:
    """Dogs and quests: I11."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.dog < 0 and not state.is_choosing_dogs():
            return f"seat {seat} has no dog"
        if state.is_choosing_quests() != (player.offer != 0):
            return f"seat {seat} is offered quests at the wrong time"
        if len(state.common) and player.quest < 0:
            return f"seat {seat} keeps no quest"
    before = state.is_choosing_dogs() or state.is_choosing_quests()
    if len(state.common) != (0 if before else state.seats):
        return f"there are {len(state.common)} common quests"
    if state.is_choosing_dogs():
        if len(state.quests) != len(QUESTS):
            return "quests were dealt before the dogs were chosen"
    elif len(state.quests) != len(QUESTS) - QUESTS_DEALT * state.seats:
        return f"{len(state.quests)} quests are out of the game"
    if before and (len(state.deck) != DECK_SIZE or len(state.dungeon.laid) != 1):
        return "cards have left the pile before the game began"
    return ""


def broken_cards(state: DoggiesState) -> str:
    """I1: every card is in exactly one place; the start room is at (0, 0)."""
    places: list[int] = [0 for _ in range(DECK_SIZE + 1)]
    dungeon = state.dungeon
    for card in state.deck.cards():
        places[card] += 1
    if state.drawn >= 0:
        places[state.drawn] += 1
    for node in range(dungeon.size()):
        card = dungeon.card[node]
        if card < 0:
            continue
        places[card] += 1
        if card != START_ROOM and (state.owner[card] >= 0) != (dungeon.marks[node] & CLAIMED != 0):
            return f"{ROOMS[card].id} is claimed without a paw, or has a paw and is not claimed"
        if dungeon.marks[node] & CLAIMED and state.owner[card] != dungeon.owner(node):
            return f"{ROOMS[card].id} has the paw of another seat"
        if dungeon.marks[node] & DISARMED and dungeon.lid[node] < POTION_LID:
            places[dungeon.lid[node]] += 1
    claimed: list[i64] = [dungeon.card[node] for node in dungeon.laid]
    for card in range(DECK_SIZE):
        if state.owner[card] != NOBODY and card not in claimed:
            places[card] += 1
    for card in range(DECK_SIZE + 1):
        if places[card] != 1:
            return f"{ROOMS[card].id} is in {places[card]} places"
    return "" if dungeon.card[0] == START_ROOM else "the start room is not in the middle"


def broken_rooms(state: DoggiesState) -> str:
    """I4, I7: paws on cards, holes and lids."""
    dungeon = state.dungeon
    holes = 0
    lids = 0
    for node in dungeon.laid:
        marks = dungeon.marks[node]
        card = dungeon.card[node]
        paws = dungeon.paws[node] >> 3
        if (marks & CLAIMED != 0) != (paws > 0):
            return "paws lie where nothing is claimed"
        if marks & HOLE:
            holes += 1
            if card >= 0 or not marks & CLAIMED:
                return "a hole must hold a paw and no card"
            continue
        if marks & CLAIMED and (KIND[card] == PORTAL or card == START_ROOM):
            return f"a paw lies on {ROOMS[card].id}"
        if paws == 2 and (state.players[dungeon.owner(node)].ability != SMITE or KIND[card] != MONSTER):
            return f"two paws lie on {ROOMS[card].id}"
        if paws > 2:
            return f"{paws} paws lie on {ROOMS[card].id}"
        if marks & DISARMED:
            if KIND[card] != TRAP or marks & CLAIMED:
                return f"{ROOMS[card].id} cannot be disarmed"
            if dungeon.lid[node] < POTION_LID:
                lids += 1
        if marks & CLAIMED and state.players[dungeon.owner(node)].status != LEFT and not marks & VISITED:
            return f"seat {dungeon.owner(node)} has claimed {ROOMS[card].id} and has not walked"
    return "" if holes <= lids else "there are more holes than cards on traps"


def paws_in_dungeon(state: DoggiesState, seat: i64) -> i64:
    """On cards, in holes and, of the dog that breaks walls, on breaches."""
    dungeon = state.dungeon
    found: i64 = 0
    breaches: i64 = 0
    for node in dungeon.laid:
        if dungeon.marks[node] & CLAIMED and dungeon.owner(node) == seat:
            found += dungeon.paws[node] >> 3
        for direction in range(4):
            if dungeon.is_breached(node, direction):
                # Between two rooms it is found from both sides.
                breaches += 2 if dungeon.is_gap(dungeon.near[node * 4 + direction]) else 1
    return found + breaches // 2 if state.breaker() == seat else found


def broken_paws(state: DoggiesState) -> str:
    """I2: seven paws for each dog."""
    for seat in range(state.seats):
        player = state.players[seat]
        out = paws_in_dungeon(state, seat)
        if not BASE_PAWS <= player.owned <= MOST_PAWS or player.available < 0 or player.spare() < 0:
            return f"seat {seat} owns {player.owned} paws and has {player.available}"
        if player.owned + player.debt != player.available + out:
            return f"seat {seat} has lost or found a paw"
        if len(state.dungeon.laid) == 1 and len(state.path) == 0 and out == 0 and player.debt:
            return f"seat {seat} owes a paw at the start of a round"
    return ""


def broken_symbols(state: DoggiesState) -> str:
    """What is counted is what the cards show."""
    for seat in range(state.seats):
        player = state.players[seat]
        marks = player.base()
        aid: i64 = 0
        for card in range(DECK_SIZE):
            if (state.owner[card] >= 0 and KIND[card] == TRAMP) != (state.side[card] != 0):
                return f"{ROOMS[card].id} lies on no side, or is no tramp that somebody has"
            if state.owner[card] != seat:
                continue
            if KIND[card] != TRAMP:
                marks += TROPHY[card]
            elif state.side[card] == LIES_A:
                aid += HELPERS[ROOMS[card].either]
            else:
                marks += ROOMS[card].hired
        if marks != player.marks or aid != player.aid:
            return f"the symbols of seat {seat} are counted wrongly"
    return ""


def broken_potions(state: DoggiesState) -> str:
    """I3: no potion is lost."""
    for symbol in range(3):
        total = count_of(state.supply, symbol)
        for player in state.players:
            total += count_of(player.potions, symbol)
        for lid in state.dungeon.lid:
            if lid == POTION_LID + symbol:
                total += 1
        if total != (0 if state.no_potions else POTIONS[symbol]):
            return f"there are {total} potions of symbol {symbol}"
    return ""


def broken_walk(state: DoggiesState) -> str:
    """I5: damage below defence; no room twice; free of rivals; each step follows from the one before."""
    dungeon = state.dungeon
    if len(state.path) == 0:
        for node in range(1, dungeon.size()):
            if dungeon.marks[node] & (VISITED | TURNED):
                return "there are footprints, but nobody walks"
        return (
            "" if state.position == 0 and not state.damage and not state.pending else "nobody walks somewhere"
        )
    seat = state.active
    player = state.players[seat]
    if state.damage >= shields_of(player.marks):
        return f"seat {seat} has taken too much damage"
    visited = 0
    for node in dungeon.laid:
        if dungeon.marks[node] & VISITED:
            visited += 1
    if visited != len(state.path):
        return "the path comes twice to a room"
    for index in range(1, len(state.path)):
        node = state.path[index]
        if not follows(state, state.path[index - 1], node):
            return f"step {index} of the walk leads through a wall"
        if dungeon.marks[node] & CLAIMED and dungeon.owner(node) != seat:
            return f"step {index} of the walk leads to a claimed room"
        resolved = index < len(state.path) - 1 or not state.pending
        if resolved and dungeon.card[node] >= 0 and KIND[dungeon.card[node]] == TRAP:
            jumped = not walking.has_decision(player, dungeon.card[node])
            if jumped == (dungeon.marks[node] & (CLAIMED | DISARMED) != 0):
                return f"the trap at step {index} was neither taken nor disarmed"
    card = dungeon.card[state.position]
    decided = dungeon.marks[state.position] & (CLAIMED | DISARMED) != 0
    if state.pending and (decided or not walking.has_decision(player, card)):
        return "the room asks for no decision any more"
    for direction in range(4):
        if dungeon.marks[dungeon.near[direction]] & TURNED and player.ability != ROTATE:
            return f"seat {seat} cannot turn cards"
    return ""


def follows(state: DoggiesState, node: i64, other: i64) -> bool:
    """Could a walker go from one room to the other? Keys may have been won since, and a hole shows no sides."""
    dungeon = state.dungeon
    if dungeon.marks[node] & HOLE or dungeon.marks[other] & HOLE:
        return True
    if node in dungeon.portals and other in dungeon.portals:
        return True
    for direction in range(4):
        if dungeon.near[node * 4 + direction] == other:
            return dungeon.passable(node, direction, other, keys_of(state.players[state.active].marks))
    return False


def broken_round(state: DoggiesState) -> str:
    """I8, I9: statuses, the countdown, the end."""
    inside = 0
    left = 0
    for player in state.players:
        if player.status == IN:
            inside += 1
        elif player.status == LEFT:
            left += 1
    if not 1 <= state.round <= ROUNDS:
        return f"there is no round {state.round}"
    if state.is_over():
        if inside or state.round != ROUNDS:
            return "the game is over before its end"
        return ""
    if inside == 0:
        return "nobody is in the dungeon, but the round goes on"
    if state.players[state.active].status != IN:
        return f"seat {state.active} acts, but is not in the dungeon"
    if (state.counted >= 0) != (left > 0):
        return "a countdown runs although nobody has left, or somebody has and none runs"
    if state.counted >= 0 and not 0 <= state.countdown <= min(state.counted, len(state.deck)):
        return "the countdown does not fit the pile"
    if state.drawn != NONE and state.owner[state.drawn] == BOX:
        return "the drawn card is out of the game"
    return ""
