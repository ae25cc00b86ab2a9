"""Reading a dumped position; what is impossible is refused and the field named."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.deck import Deck
from undercroft.core.position import BadPosition, Part, as_part
from undercroft.games.doggies import invariants
from undercroft.games.doggies.actions import DIRECTIONS, cell_at
from undercroft.games.doggies.cards import (
    ATTACK_NAMES,
    BASE_PAWS,
    DECK_SIZE,
    DOG_NAMES,
    HALF,
    KIND,
    MOST_PAWS,
    PORTAL,
    POTIONS,
    QUEST_NAMES,
    ROOM_NAMES,
    ROOMS,
    ROUNDS,
    TRAMP,
    TRAP,
    TROPHY,
    count_of,
    one_of,
)
from undercroft.games.doggies.dump import TRAMP_SIDES
from undercroft.games.doggies.dungeon import (
    CLAIMED,
    DISARMED,
    HOLE,
    NONE,
    POTION_LID,
    TURNED,
    VISITED,
    new_dungeon,
)
from undercroft.games.doggies.fights import HELPERS
from undercroft.games.doggies.finish import can_finish_here
from undercroft.games.doggies.player import BOX, IN, LIES_A, NOBODY, STATUS_NAMES, Player
from undercroft.games.doggies.show import PHASES
from undercroft.games.doggies.state import DOGS_PHASE, OVER, PLACE, QUESTS_PHASE, TURN, WALK, DoggiesState

FIELDS: Final = [
    "options",
    "seats",
    "phase",
    "round",
    "first",
    "active",
    "players",
    "common",
    "countdown",
    "drawn",
    "rooms",
    "breaches",
    "walk",
    "box",
]
PLAYER_FIELDS: Final = ["dog", "status", "owned", "debt", "potions", "cards", "tramps", "quest", "offer"]
DECK_NAMES: Final = ROOM_NAMES[:DECK_SIZE]
POTION_NAMES: Final = [f"potion_{symbol}" for symbol in ATTACK_NAMES]
PHASE_NAMES: Final[list[str]] = [phase for phase in PHASES]
FARTHEST: Final = HALF - 2


def load(shown: object) -> DoggiesState:
    part = as_part(shown, "")
    part.only(FIELDS)
    seats = part.number("seats", 2, 4)
    entries = part.parts("players")
    if len(entries) != seats:
        raise BadPosition("players", f"must be {seats}, one for each seat")
    players = vec[Player]()
    for _ in range(seats):
        players = append(players, Player())
    owner = vec[i64]([NOBODY] * (DECK_SIZE + 1))
    side = vec[i64]([0] * (DECK_SIZE + 1))
    state = DoggiesState(players, new_dungeon(0), Deck([]), Deck([]), owner, side)
    read_options(part.part("options"), state)
    state.dungeon = new_dungeon(state.face())
    state.phase = PHASE_NAMES.index(part.word("phase", PHASE_NAMES))
    state.round = part.number("round", 1, ROUNDS)
    state.first = part.number("first", 0, seats - 1)
    state.active = part.number("active", 0, seats - 1)
    for seat in range(seats):
        read_player(entries[seat], state, seat)
    read_rooms(part, state)
    for name in part.words("box", DECK_NAMES):
        give(part, "box", state, DECK_NAMES.index(name), BOX)
    if part.fields.get("drawn") is not None:
        state.drawn = DECK_NAMES.index(part.word("drawn", DECK_NAMES))
    for seat in range(seats):
        read_tramps(entries[seat].part("tramps"), state, seat)
    read_breaches(part, state)
    settle_paws(entries, state)
    settle_potions(entries, state)
    settle_quests(part, entries, state)
    if part.fields.get("walk") is not None:
        read_walk(part.part("walk"), state)
    settle_deck(part, state)
    settle_actors(part, state)
    problem = invariants.broken(state)
    if problem:
        raise BadPosition("", problem)
    if state.phase == WALK and not can_finish_here(state):
        raise BadPosition("walk", "cannot be finished from here")
    return state


def read_options(part: Part, state: DoggiesState) -> None:
    part.only(["hard_start", "no_potions", "random_dogs"])
    state.hard_start = part.flag("hard_start")
    state.no_potions = part.flag("no_potions")
    state.random_dogs = part.flag("random_dogs")
    if state.hard_start and state.seats == 2:
        raise part.wrong("hard_start", "is for three and four seats")


# Players


def read_player(part: Part, state: DoggiesState, seat: i64) -> None:
    part.only(PLAYER_FIELDS)
    player = state.players[seat]
    if part.fields.get("dog") is not None:
        dog = DOG_NAMES.index(part.word("dog", DOG_NAMES))
        if state.has_dog(dog) >= 0:
            raise part.wrong("dog", f"is {DOG_NAMES[dog]!r}, which another seat has")
        player.take_dog(dog)
    player.status = STATUS_NAMES.index(part.word("status", STATUS_NAMES))
    player.owned = part.number("owned", BASE_PAWS, MOST_PAWS)
    player.debt = part.number("debt", 0, MOST_PAWS)
    if player.owned + player.debt > MOST_PAWS:
        raise part.wrong("debt", f"and owned paws together are more than {MOST_PAWS}")
    for name in part.words("cards", DECK_NAMES):
        card = DECK_NAMES.index(name)
        if ROOMS[card].kind == PORTAL:
            raise part.wrong("cards", f"has {name!r}, but portals are never taken")
        give(part, "cards", state, card, seat)
    for symbol in part.words("potions", ATTACK_NAMES):
        player.potions += one_of(ATTACK_NAMES.index(symbol))


def give(part: Part, field: str, state: DoggiesState, card: i64, whose: i64) -> None:
    """A card belongs to a seat, or to the box; to one place only."""
    if state.owner[card] != NOBODY:
        raise part.wrong(field, f"has {DECK_NAMES[card]!r}, which is elsewhere already")
    state.owner[card] = whose
    if whose >= 0:
        state.players[whose].marks += TROPHY[card]


def read_tramps(part: Part, state: DoggiesState, seat: i64) -> None:
    """How each tramp of this seat lies: A, B, or B with the paw it brought."""
    for name in sorted(part.fields):
        if name not in DECK_NAMES or KIND[DECK_NAMES.index(name)] != TRAMP:
            raise part.wrong(name, "is no tramp")
        card = DECK_NAMES.index(name)
        if state.owner[card] != seat:
            raise part.wrong(name, "is not held or claimed by this seat")
        lies = TRAMP_SIDES.index(part.word(name, TRAMP_SIDES[1:]))
        state.side[card] = lies
        if lies == LIES_A:
            state.players[seat].aid += HELPERS[ROOMS[card].either]
        else:
            state.players[seat].marks += ROOMS[card].hired
    for card in range(DECK_SIZE):
        if state.owner[card] == seat and KIND[card] == TRAMP and not state.side[card]:
            raise part.wrong(DECK_NAMES[card], "is missing: on which side does it lie?")


# The dungeon


def read_cell(part: Part, field: str) -> i64:
    cell = part.numbers(field, -FARTHEST, FARTHEST)
    if len(cell) != 2:
        raise part.wrong(field, "must be two numbers, x and y")
    return cell_at(cell[0], cell[1])


def read_rooms(part: Part, state: DoggiesState) -> None:
    """In the order in which they were laid; the start room is not written."""
    for entry in part.parts("rooms"):
        entry.only(["cell", "card", "turn", "seat", "paws", "lid", "hole"])
        dungeon = state.dungeon
        cell = read_cell(entry, "cell")
        node = dungeon.node_at(cell)
        if node == NONE:
            raise entry.wrong("cell", "touches no room before it")
        if not dungeon.is_gap(node):
            raise entry.wrong("cell", "has a room already")
        if entry.has("hole"):
            read_hole(entry, state, node)
        else:
            read_card(entry, state, node)


def read_hole(part: Part, state: DoggiesState, node: i64) -> None:
    if not part.flag("hole") or part.has("card") or part.has("lid"):
        raise part.wrong("hole", "must be true, and there is no card and no lid")
    dungeon = state.dungeon
    dungeon.marks[node] |= HOLE
    dungeon.laid = append(dungeon.laid, node)
    dungeon.surround(node)
    read_paws(part, state, node)


def read_card(part: Part, state: DoggiesState, node: i64) -> None:
    card = DECK_NAMES.index(part.word("card", DECK_NAMES))
    if state.owner[card] != NOBODY or card in state.dungeon.card:
        raise part.wrong("card", f"is {DECK_NAMES[card]!r}, which is elsewhere already")
    state.dungeon.lay(node, card, part.number("turn", 0, 3))
    if part.has("seat"):
        if KIND[card] == PORTAL:
            raise part.wrong("seat", "is given, but no paw may lie on a portal")
        read_paws(part, state, node)
        give(part, "card", state, card, state.dungeon.owner(node))
    if part.has("lid"):
        read_lid(part, state, node, card)


def read_paws(part: Part, state: DoggiesState, node: i64) -> None:
    seat = part.number("seat", 0, state.seats - 1)
    state.dungeon.marks[node] |= CLAIMED
    state.dungeon.paws[node] = part.number("paws", 1, 2) * 8 + seat


def read_lid(part: Part, state: DoggiesState, node: i64, card: i64) -> None:
    """A card with the trap's symbol, or a potion of it."""
    if KIND[card] != TRAP or part.has("seat"):
        raise part.wrong("lid", "can only lie on a trap without a paw")
    symbol = ROOMS[card].disarm
    lid = part.word("lid", DECK_NAMES + POTION_NAMES)
    state.dungeon.marks[node] |= DISARMED
    if lid in POTION_NAMES:
        if lid != POTION_NAMES[symbol]:
            raise part.wrong("lid", f"must be of the symbol {ATTACK_NAMES[symbol]}")
        state.dungeon.lid[node] = POTION_LID + symbol
        return
    tool = DECK_NAMES.index(lid)
    room = ROOMS[tool]
    if not count_of(room.trophy | room.hired, symbol) and not room.either >> symbol & 1:
        raise part.wrong("lid", f"must show the symbol {ATTACK_NAMES[symbol]}")
    if state.owner[tool] != NOBODY or tool in state.dungeon.card or tool in state.dungeon.lid:
        raise part.wrong("lid", f"is {lid!r}, which is elsewhere already")
    state.dungeon.lid[node] = tool


def read_breaches(part: Part, state: DoggiesState) -> None:
    for index, entry in enumerate(part.items("breaches")):
        field = f"breaches[{index}]"
        if not isinstance(entry, list) or len(entry) != 2 or entry[1] not in DIRECTIONS:
            raise part.wrong(field, "must be a cell and a direction, N, E, S or W")
        node = state.dungeon.node_at(read_cell(Part(field, {"cell": entry[0]}), "cell"))
        direction: i64 = DIRECTIONS.index(entry[1])
        if node == NONE or not state.dungeon.is_room(node):
            raise part.wrong(field, "must be a side of a room")
        if state.dungeon.is_breached(node, direction):
            raise part.wrong(field, "is there already")
        if state.breaker() < 0:
            raise part.wrong(field, "needs a dog that breaks walls")
        state.dungeon.break_open(node, direction)


# What follows


def settle_paws(entries: list[Part], state: DoggiesState) -> None:
    """Paws that do not lie in the dungeon are on the board."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.available = player.owned + player.debt - invariants.paws_in_dungeon(state, seat)
        if player.available < 0:
            raise entries[seat].wrong("owned", "is less than the paws that lie in the dungeon")


def settle_potions(entries: list[Part], state: DoggiesState) -> None:
    """Potions that nobody holds and that lie on no trap are the supply."""
    started = state.phase != DOGS_PHASE and state.phase != QUESTS_PHASE
    for symbol in range(3):
        left: i64 = 0 if state.no_potions or not started else POTIONS[symbol]
        for player in state.players:
            left -= count_of(player.potions, symbol)
        for lid in state.dungeon.lid:
            if lid == POTION_LID + symbol:
                left -= 1
        if left < 0:
            raise BadPosition("players", f"have more potions of the {ATTACK_NAMES[symbol]} than there are")
        state.supply += left << 8 * symbol


def settle_quests(part: Part, entries: list[Part], state: DoggiesState) -> None:
    """Each quest is in one place; those that nobody has left the game."""
    left: list[i64] = [quest for quest in range(len(QUEST_NAMES))]
    for name in part.words("common", QUEST_NAMES):
        state.common = append(state.common, take_quest(part, "common", name, left))
    for seat in range(state.seats):
        entry = entries[seat]
        player = state.players[seat]
        for name in entry.words("offer", QUEST_NAMES):
            player.offer |= bit(take_quest(entry, "offer", name, left))
        if entry.fields.get("quest") is not None:
            name = entry.word("quest", QUEST_NAMES)
            if player.offer:
                player.quest = QUEST_NAMES.index(name)
                if not player.offer >> player.quest & 1:
                    raise entry.wrong("quest", "is not one of the two offered")
            else:
                player.quest = take_quest(entry, "quest", name, left)
    state.quests.lay_on_top(left, state.phase == DOGS_PHASE)


def take_quest(part: Part, field: str, name: str, left: list[i64]) -> i64:
    quest: i64 = QUEST_NAMES.index(name)
    if quest not in left:
        raise part.wrong(field, f"has {name!r}, which is elsewhere already")
    left.remove(quest)
    return quest


def read_walk(part: Part, state: DoggiesState) -> None:
    part.only(["path", "pending", "damage", "turned"])
    dungeon = state.dungeon
    for index, entry in enumerate(part.items("path")):
        node = dungeon.node_at(read_cell(Part(f"walk.path[{index}]", {"cell": entry}), "cell"))
        if node == NONE or dungeon.is_gap(node):
            raise part.wrong("path", f"has no room at step {index}")
        if (node == 0) != (index == 0):
            raise part.wrong("path", "must begin in the start room and not come back to it")
        if index and dungeon.marks[node] & VISITED:
            raise part.wrong("path", f"comes twice to the room of step {index}")
        dungeon.marks[node] |= VISITED
        state.path = append(state.path, node)
    if len(state.path) == 0:
        raise part.wrong("path", "must begin in the start room")
    state.position = state.path[len(state.path) - 1]
    state.pending = part.flag("pending")
    state.damage = part.number("damage")
    for word in part.words("turned", DIRECTIONS):
        node = dungeon.near[DIRECTIONS.index(word)]
        if dungeon.card[node] < 0:
            raise part.wrong("turned", f"there is no card to the {word} of the start room")
        dungeon.marks[node] |= TURNED


def settle_deck(part: Part, state: DoggiesState) -> None:
    """The cards that are nowhere else are in the piles."""
    left: list[i64] = []
    for card in range(DECK_SIZE):
        placed = card == state.drawn or card in state.dungeon.card or card in state.dungeon.lid
        if state.owner[card] == NOBODY and not placed:
            left.append(card)
    if state.drawn >= 0 and (state.owner[state.drawn] != NOBODY or state.drawn in state.dungeon.card):
        raise part.wrong("drawn", f"is {DECK_NAMES[state.drawn]!r}, which is elsewhere already")
    state.deck.lay_on_top(left, True)
    if part.fields.get("countdown") is not None:
        countdown = part.part("countdown")
        countdown.only(["cards", "left"])
        state.counted = countdown.number("cards")
        state.countdown = countdown.number("left", 0, state.counted)
        if state.countdown > len(left):
            raise countdown.wrong("left", f"is more than the {len(left)} cards that are in the piles")


def settle_actors(part: Part, state: DoggiesState) -> None:
    """Whom the table waits for, by the phase."""
    everybody: i64 = (1 << state.seats) - 1
    if state.phase == OVER:
        state.acting = 0
        return
    if state.phase == QUESTS_PHASE:
        state.acting = everybody
        for seat in range(state.seats):
            if state.players[seat].quest >= 0:
                state.acting ^= 1 << seat
        if state.acting == 0:
            raise part.wrong("phase", "is quests, but all have chosen")
        return
    state.acting = 1 << state.active
    if state.phase == DOGS_PHASE:
        return
    if state.players[state.active].status != IN:
        raise part.wrong("active", f"is seat {state.active}, which is not in the dungeon any more")
    if (state.phase == PLACE) != (state.drawn >= 0):
        raise part.wrong("drawn", "must be a card in the phase place, and null in all others")
    if (state.phase == WALK) != (len(state.path) > 0):
        raise part.wrong("walk", "must be given in the phase walk, and null in all others")
    assert state.phase in (TURN, PLACE, WALK)
