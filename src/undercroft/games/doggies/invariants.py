"""The invariants of the rules, as far as one position can show them. Each complaint begins with the field to blame."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.log import NO_SEAT
from undercroft.games.doggies import cards as box
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, POTION_LID, TURNED, VISITED
from undercroft.games.doggies.player import IN, LEFT
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, PLACING, WALKING, Table
from undercroft.games.doggies.walking import has_decision


def broken(table: Table) -> str:
    """The first invariant that does not hold, as "field: problem"; empty if all do."""
    found = broken_setup(table)
    if found or len(table.common) == 0:
        return found
    return (
        broken_round(table)
        or broken_cards(table)
        or broken_rooms(table)
        or broken_paws(table)
        or broken_symbols(table)
        or broken_potions(table)
        or broken_walk(table)
    )


# Before the first turn


def broken_setup(table: Table) -> str:
    """Dogs and quests: I11."""
    choosing = table.phase == CHOOSING_DOGS
    offered = table.phase == CHOOSING_QUESTS
    if choosing and table.options.random_dogs:
        return "phase: dogs are dealt, not chosen"
    for step in range(table.seats):
        seat = (table.first + step) % table.seats
        player = table.players[seat]
        chosen = not choosing or step < (table.active - table.first) % table.seats
        if (player.dog != box.NO_DOG) != chosen:
            return f"players[{seat}].dog: {'is missing' if chosen else 'is chosen before its turn'}"
        if offered != (player.offer != 0):
            return f"players[{seat}].offer: must be two quests in the phase quests, and none in all others"
        if player.quest == box.NO_QUEST and not choosing and not offered:
            return f"players[{seat}].quest: is missing"
        if player.quest != box.NO_QUEST and choosing:
            return f"players[{seat}].quest: is kept before quests are dealt"
    if offered and table.acting == 0:
        return "phase: is quests, but all have chosen"
    if len(table.common) != (0 if choosing or offered else table.seats):
        return f"common: has {len(table.common)} common quests"
    out = len(box.QUESTS) - (0 if choosing else box.QUESTS_DEALT * table.seats)
    if len(table.quests) != out:
        return f"common: {len(table.quests)} quests are out of the game, not {out}"
    return broken_start(table) if choosing or offered else ""


def broken_start(table: Table) -> str:
    """Nothing has happened before all quests are chosen."""
    waiting = table.phase == CHOOSING_QUESTS and table.active != table.first
    for wrong, complaint in (
        (waiting, "active: must be the first player in the phase quests"),
        (table.round != 1, "round: must be 1 before the game"),
        (len(table.dungeon.laid) != 1, "rooms: are laid before the game"),
        (len(table.dungeon.breaches()) > 0, "breaches: are there before the game"),
        (table.counted != box.NO_COUNTDOWN, "countdown: runs before the game"),
        (table.drawn != box.NO_CARD, "drawn: must be null before the game"),
        (len(table.path) > 0, "walk: must be null before the game"),
        (box.GONE in table.owner, "box: is empty before the game"),
    ):
        if wrong:
            return complaint
    for seat in range(table.seats):
        player = table.players[seat]
        for wrong, complaint in (
            (player.status != IN, "status: must be in before the game"),
            (player.owned != box.BASE_PAWS, f"owned: must be {box.BASE_PAWS} before the game"),
            (player.debt > 0, "debt: must be 0 before the game"),
            (player.potions != 0, "potions: are dealt later"),
            (seat in table.owner, "cards: are held before the game"),
        ):
            if wrong:
                return f"players[{seat}].{complaint}"
    return ""


# Rounds


def broken_round(table: Table) -> str:
    """I6, I8, I9: statuses, the drawn card, the walk, the countdown, the end."""
    inside = len(table.inside())
    left = any(player.status == LEFT for player in table.players)
    if (table.drawn != box.NO_CARD) != (table.phase == PLACING):
        return "drawn: must be a card in the phase place, and null in all others"
    if (len(table.path) > 0) != (table.phase == WALKING):
        return "walk: must be given in the phase walk, and null in all others"
    if table.phase == OVER:
        return broken_end(table, inside)
    if table.players[table.active].status != IN:
        return f"active: is seat {table.active}, which is not in the dungeon any more"
    if (table.counted != box.NO_COUNTDOWN) != left:
        return "countdown: must run from when the first seat has left, and not before"
    if table.counted > box.COUNTDOWN * (table.seats - 1):
        return f"countdown.cards: is {table.counted}, more than {box.COUNTDOWN} for each other seat"
    if table.counted != box.NO_COUNTDOWN and not 0 <= table.countdown <= min(table.counted, len(table.deck)):
        return f"countdown.left: is {table.countdown}, more than were counted or are in the piles"
    if table.phase == PLACING and not table.dungeon.has_spot():
        return "drawn: fits nowhere"
    return ""


def broken_end(table: Table, inside: i64) -> str:
    """At the end everything was cleared away."""
    if inside or table.round != box.ROUNDS:
        return "phase: the game is over before its end"
    if len(table.dungeon.laid) != 1 or table.dungeon.breaches():
        return "rooms: the dungeon is cleared at the end"
    return "" if table.counted == box.NO_COUNTDOWN else "countdown: runs after the end"


# Cards


def broken_cards(table: Table) -> str:
    """I1, I10: every card is in exactly one place; the start room is at (0, 0); portals are never taken."""
    places: list[int] = [0 for _ in range(box.DECK_SIZE + 1)]
    dungeon = table.dungeon
    for card in table.deck.cards():
        places[card] += 1
    if table.drawn != box.NO_CARD:
        places[table.drawn] += 1
    for node in dungeon.laid:
        card = dungeon.card[node]
        if card >= 0:
            places[card] += 1
        if dungeon.marks[node] & DISARMED and dungeon.lid[node] < POTION_LID:
            places[dungeon.lid[node]] += 1
    for card in range(box.DECK_SIZE):
        owner = table.owner[card]
        if owner != NO_SEAT and card not in dungeon.card:
            places[card] += 1
            if box.KIND[card] == box.PORTAL and owner >= 0:
                return f"players[{owner}].cards: has {box.ROOM_NAMES[card]!r}, but portals are never taken"
    for card in range(box.DECK_SIZE + 1):
        if places[card] != 1:
            return f"deck: {box.ROOM_NAMES[card]} is in {places[card]} places"
    return "" if dungeon.card[0] == box.START_ROOM else "rooms: the start room is not in the middle"


def broken_rooms(table: Table) -> str:
    """I4, I7: paws on cards, holes, lids and breaches, each belonging to somebody who walks or has walked."""
    dungeon = table.dungeon
    holes = 0
    lids = 0
    for index in range(len(dungeon.laid)):
        found = broken_room(table, dungeon.laid[index])
        if found:
            return f"rooms[{index - 1}].{found}"
        marks = dungeon.marks[dungeon.laid[index]]
        if marks & HOLE:
            holes += 1
        if marks & DISARMED and dungeon.lid[dungeon.laid[index]] < POTION_LID:
            lids += 1
    if holes > lids:
        return "rooms: there are more holes than cards on traps"
    if dungeon.breaches() and (table.breaker() == NO_SEAT or not has_walked(table, table.breaker())):
        return "breaches: needs a dog that breaks walls and has walked"
    return ""


def has_walked(table: Table, seat: i64) -> bool:
    """In this round, to the end or to where it is now."""
    return table.players[seat].status == LEFT or (len(table.path) > 0 and table.active == seat)


def broken_room(table: Table, node: i64) -> str:
    dungeon = table.dungeon
    marks = dungeon.marks[node]
    card = dungeon.card[node]
    paws = dungeon.paws[node] >> 3
    if (marks & CLAIMED != 0) != (paws > 0) or paws > 2:
        return f"paws: {paws} paws lie here"
    if marks & HOLE and (card >= 0 or not marks & CLAIMED):
        return "hole: must hold a paw and no card"
    if marks & CLAIMED:
        owner = dungeon.owner(node)
        if table.players[owner].status != LEFT and not marks & VISITED:
            return f"seat: seat {owner} has not walked here"
        if paws == 2 and (
            table.players[owner].ability != box.SMITER or (not marks & HOLE and box.KIND[card] != box.MONSTER)
        ):
            return "paws: only a smitten monster has two"
        if card == box.START_ROOM or (card >= 0 and box.KIND[card] == box.PORTAL):
            return f"seat: no paw may lie on {box.ROOM_NAMES[card]}"
    if card >= 0 and card != box.START_ROOM and (table.owner[card] >= 0) != (marks & CLAIMED != 0):
        return f"card: {box.ROOM_NAMES[card]} has a paw and no owner, or an owner and no paw"
    if card >= 0 and marks & CLAIMED and table.owner[card] != dungeon.owner(node):
        return f"seat: {box.ROOM_NAMES[card]} has the paw of another seat"
    if marks & DISARMED:
        if box.KIND[card] != box.TRAP or marks & CLAIMED:
            return f"lid: {box.ROOM_NAMES[card]} cannot be disarmed"
        if table.counted == box.NO_COUNTDOWN and not marks & VISITED:
            return "lid: nobody has walked here"
    return ""


# Paws, symbols, potions


def paws_in_dungeon(table: Table, seat: i64) -> i64:
    """On cards, in holes, and on breaches for the dog that breaks walls."""
    dungeon = table.dungeon
    found: i64 = len(dungeon.breaches()) if table.breaker() == seat else 0
    for node in dungeon.laid:
        if dungeon.marks[node] & CLAIMED and dungeon.owner(node) == seat:
            found += dungeon.paws[node] >> 3
    return found


def broken_paws(table: Table) -> str:
    """I2, I13: seven paws for each dog."""
    for seat in range(table.seats):
        player = table.players[seat]
        field = f"players[{seat}]"
        brought: i64 = 0
        for card in range(box.DECK_SIZE):
            if table.owner[card] == seat and table.side[card] == box.LIES_B_PAW:
                brought += 1
        if not box.BASE_PAWS + brought <= player.owned <= box.MOST_PAWS:
            return f"{field}.owned: is {player.owned}, and tramps have brought {brought} of them"
        if player.spare() < 0:
            return f"{field}.debt: and owned paws together are more than {box.MOST_PAWS}"
        if player.debt and not has_walked(table, seat):
            return f"{field}.debt: owes a paw without having walked"
        out = paws_in_dungeon(table, seat)
        if player.available < 0 or player.owned + player.debt != player.available + out:
            return f"{field}.owned: a paw was lost or found"
    return ""


def broken_symbols(table: Table) -> str:
    """What is counted is what the cards show."""
    for seat in range(table.seats):
        player = table.players[seat]
        marks = player.base()
        aid: i64 = 0
        for card in range(box.DECK_SIZE):
            if (table.owner[card] >= 0 and box.KIND[card] == box.TRAMP) != (table.side[card] != box.NO_SIDE):
                return f"players: {box.ROOM_NAMES[card]} lies on no side, or is no tramp that somebody has"
            if table.owner[card] == seat:
                marks += box.GIVES[card * 4 + table.side[card]]
                aid += box.HELPS[card * 4 + table.side[card]]
        if marks != player.marks or aid != player.aid:
            return f"players[{seat}].cards: the symbols are counted wrongly"
    return ""


def broken_potions(table: Table) -> str:
    """I3: no potion is lost."""
    for symbol in range(3):
        total = box.count_of(table.supply, symbol)
        for player in table.players:
            total += box.count_of(player.potions, symbol)
        for lid in table.dungeon.lid:
            if lid == POTION_LID + symbol:
                total += 1
        if total != (0 if table.options.no_potions else box.POTIONS[symbol]):
            return f"players: there are {total} potions of symbol {symbol}"
    return ""


# The walk


def broken_walk(table: Table) -> str:
    """I5: damage below defence; no room twice; free of rivals; each step follows from the one before."""
    dungeon = table.dungeon
    footprints = 0
    turned = 0
    for node in range(dungeon.size()):
        if dungeon.marks[node] & VISITED:
            footprints += 1
        if dungeon.marks[node] & TURNED:
            turned += 1
    if len(table.path) == 0:
        resting = table.here == 0 and not table.damage and not table.pending and not turned
        return "" if resting and footprints == 1 else "walk: there are footprints, but nobody walks"
    player = table.walker()
    if table.damage >= box.shields_of(player.marks):
        return "walk.damage: is too much damage for the shields"
    if footprints != len(table.path):
        return "walk.path: comes twice to a room"
    if turned and player.ability != box.TURNER:
        return f"walk.turned: seat {table.active} cannot turn cards"
    suffered: i64 = 0
    for index in range(1, len(table.path)):
        node = table.path[index]
        card = dungeon.card[node]
        decided = dungeon.marks[node] & (CLAIMED | DISARMED) != 0
        if not follows(table, table.path[index - 1], node):
            return f"walk.path: step {index} of the walk leads through a wall"
        if dungeon.marks[node] & CLAIMED and dungeon.owner(node) != table.active:
            return f"walk.path: step {index} of the walk leads to a claimed room"
        if card < 0 or (index == len(table.path) - 1 and table.pending):
            continue
        if box.KIND[card] == box.TRAP and decided != has_decision(player, card):
            return f"walk.path: the trap at step {index} was neither taken nor disarmed, or was jumped"
        if box.KIND[card] == box.MONSTER and not decided:
            suffered += box.DAMAGE[card]
    if suffered != table.damage:
        return f"walk.damage: is {table.damage}, but the monsters passed have dealt {suffered}"
    if table.pending and not asks(table):
        return "walk.pending: the room asks for no decision any more"
    return ""


def asks(table: Table) -> bool:
    """May the room in which the walker stands still ask for a decision?"""
    card = table.card_here()
    decided = table.dungeon.marks[table.here] & (CLAIMED | DISARMED) != 0
    return card >= 0 and not decided and has_decision(table.walker(), card)


def follows(table: Table, node: i64, other: i64) -> bool:
    """Could a walker go from one room to the other? Keys may have been won since, and a hole shows no sides."""
    dungeon = table.dungeon
    if node in dungeon.portals and other in dungeon.portals:
        return True
    for direction in range(4):
        if dungeon.near[node * 4 + direction] == other:
            if dungeon.marks[node] & HOLE or dungeon.marks[other] & HOLE:
                return True
            return dungeon.passable(node, direction, other, box.keys_of(table.walker().marks))
    return False
