"""What a seat sees, built from nothing but what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.core.log import OPEN
from undercroft.games.doggies import scoring
from undercroft.games.doggies import view as seen
from undercroft.games.doggies.actions import x_of, y_of
from undercroft.games.doggies.cards import (
    ARTIFACT,
    ATTACK_NAMES,
    CHEST,
    COIN,
    DECK_SIZE,
    DOGS,
    MONSTER,
    PORTAL,
    POTION,
    QUESTS,
    ROOMS,
    ROUNDS,
    SIDES,
    START_FACES,
    START_ROOM,
    TRAMP,
    TRAP,
    TURNS,
    Room,
    count_of,
    keys_of,
    shields_of,
)
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, NONE, POTION_LID, TURNED, fits
from undercroft.games.doggies.fights import HELPERS
from undercroft.games.doggies.player import BOX, LIES_A, LIES_B_PAW

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState

# The words of the view, by number
PHASES: Final[list[seen.Phase]] = ["dogs", "quests", "turn", "place", "walk", "over"]
SYMBOLS: Final[list[seen.Symbol]] = ["sword", "bow", "fireball"]
COMPASS: Final[list[seen.Direction]] = ["N", "E", "S", "W"]
STATUSES: Final[list[seen.Status]] = ["in", "left", "asleep"]
ABILITIES: Final[list[seen.Ability]] = ["breach", "smite", "key", "trapjump", "tough", "rotate"]


# Small things


def cell_shown(cell: i64) -> list[int]:
    return [int(x_of(cell)), int(y_of(cell))]


def attack_shown(marks: i64) -> seen.Attack:
    return seen.Attack(int(count_of(marks, 0)), int(count_of(marks, 1)), int(count_of(marks, 2)))


def marks_shown(marks: i64) -> seen.Marks:
    return seen.Marks(
        int(count_of(marks, 0)),
        int(count_of(marks, 1)),
        int(count_of(marks, 2)),
        int(shields_of(marks)),
        int(keys_of(marks)),
    )


def symbols_shown(symbols: i64) -> list[seen.Symbol]:
    """A set of attack symbols."""
    return [SYMBOLS[symbol] for symbol in range(3) if symbols >> symbol & 1]


def potion_name(symbol: i64) -> str:
    return f"potion_{ATTACK_NAMES[symbol]}"


def turned_edges(edges: str, turn: i64) -> str:
    """The letters of the sides as the card lies."""
    return "".join([edges[(direction - turn) % 4] for direction in range(4)])


# Cards as they are shown: they never change, so they are made once.


def show_card(room: Room, id: str) -> seen.RoomCard:
    coins = int(room.coins)
    if room.kind == MONSTER:
        return seen.MonsterCard(
            id,
            room.entry,
            room.species,
            attack_shown(room.need),
            int(room.damage),
            marks_shown(room.trophy),
            coins,
            room.is_dragon,
        )
    if room.kind == COIN:
        return seen.CoinCard(id, room.entry, coins)
    if room.kind == ARTIFACT:
        return seen.ArtifactCard(id, room.entry, marks_shown(room.trophy))
    if room.kind == TRAP:
        return seen.TrapCard(id, room.entry, SYMBOLS[room.disarm], coins)
    if room.kind == TRAMP:
        return seen.TrampCard(id, room.entry, symbols_shown(room.either), attack_shown(room.hired), coins)
    if room.kind == CHEST:
        return seen.ChestCard(id, room.entry, coins)
    if room.kind == POTION:
        return seen.PotionCard(id, room.entry)
    if room.kind == PORTAL:
        return seen.PortalCard(id, room.entry)
    return seen.StartCard(id, room.entry)


SHOWN: Final[list[seen.RoomCard]] = [show_card(room, room.id) for room in ROOMS]
SHOWN_DOGS: Final[list[seen.Dog]] = [
    seen.Dog(dog.id, ABILITIES[dog.ability], marks_shown(dog.base)) for dog in DOGS
]


# The dungeon


def edges_at(state: DoggiesState, node: i64) -> str:
    """The letters of a room's sides as it lies; walls around a hole."""
    card = state.dungeon.card[node]
    if card < 0:
        return "wwww"
    if card == START_ROOM:
        return START_FACES[state.face()]
    return turned_edges(ROOMS[card].edges, state.dungeon.turn[node])


def ways_out(state: DoggiesState, node: i64) -> list[seen.WayOut]:
    """The sides that lead to the table; a disarmed trap has none for anybody but the walker in it."""
    dungeon = state.dungeon
    found: list[seen.WayOut] = []
    if dungeon.card[node] < 0:
        return found
    if dungeon.marks[node] & DISARMED and node != state.position:
        return found
    for direction in range(4):
        if not dungeon.is_gap(dungeon.near[node * 4 + direction]):
            continue
        if dungeon.is_breached(node, direction):
            found.append(seen.WayOut(COMPASS[direction], "breach"))
        elif dungeon.is_door(node, direction):
            found.append(seen.WayOut(COMPASS[direction], "door"))
        elif dungeon.is_exit(node, direction):
            found.append(seen.WayOut(COMPASS[direction], "open"))
    return found


def lid_name(lid: i64) -> str:
    """What lies on a disarmed trap."""
    return potion_name(lid - POTION_LID) if lid >= POTION_LID else ROOMS[lid].id


def show_room(state: DoggiesState, node: i64) -> seen.Room:
    dungeon = state.dungeon
    marks = dungeon.marks[node]
    card = dungeon.card[node]
    claimed = bool(marks & CLAIMED)
    return seen.Room(
        cell=cell_shown(dungeon.cell[node]),
        card=SHOWN[card] if card >= 0 else None,
        turn=int(dungeon.turn[node]),
        sides=edges_at(state, node),
        state="hole"
        if marks & HOLE
        else "disarmed"
        if marks & DISARMED
        else "claimed"
        if claimed
        else "free",
        seat=int(dungeon.owner(node)) if claimed else None,
        paws=int(dungeon.paws[node] >> 3),
        lid=lid_name(dungeon.lid[node]) if marks & DISARMED else None,
        ways_out=ways_out(state, node),
    )


def show_breaches(state: DoggiesState) -> list[seen.Breach]:
    """Each broken boundary once, as a side of a room. Only one dog breaks walls."""
    dungeon = state.dungeon
    found: list[seen.Breach] = []
    for node in dungeon.laid:
        for direction in range(4):
            if not dungeon.is_breached(node, direction):
                continue
            other = dungeon.near[node * 4 + direction]
            if dungeon.is_gap(other) or node < other:
                cell = cell_shown(dungeon.cell[node])
                found.append(seen.Breach(cell, COMPASS[direction], int(state.breaker())))
    return found


def show_placing(state: DoggiesState) -> seen.Placing | None:
    card = state.drawn
    if card < 0:
        return None
    dungeon = state.dungeon
    spots: list[seen.Spot] = []
    for node in range(1, dungeon.size()):
        if not dungeon.is_gap(node):
            continue
        connections = dungeon.connections(node)
        turns: list[int] = []
        for turn in range(4):
            if connections and TURNS[card] >> turn & 1 and fits(connections, SIDES[card * 4 + turn]):
                turns.append(turn)
        if turns:
            spots.append(seen.Spot(cell_shown(dungeon.cell[node]), turns))
    faces = [turned_edges(ROOMS[card].edges, turn) for turn in range(4)]
    return seen.Placing(int(state.active), SHOWN[card], faces, spots)


# Quests and seats


def show_quest(state: DoggiesState, quest: i64, owner: i64) -> seen.Quest:
    """How everybody stands; a personal quest pays its owner only, a common one (owner NONE) everybody."""
    card = QUESTS[quest]
    counts: list[int] = []
    base: list[int] = []
    pays: list[int] = []
    for seat in range(state.seats):
        counts.append(int(scoring.count_for(state, quest, seat)))
        base.append(int(count_of(state.players[seat].base(), card.symbol)) if card.symbol >= 0 else 0)
        paid = owner in (NONE, seat)
        pays.append(int(scoring.fulfilments(state, quest, seat) * card.coins) if paid else 0)
    leader = scoring.leader(state, quest) if card.symbol >= 0 else NONE
    return seen.Quest(
        id=card.id,
        symbol=SYMBOLS[card.symbol] if card.symbol >= 0 else None,
        species=card.species or None,
        coins=int(card.coins),
        counts=counts,
        base=base,
        leader=int(leader) if leader >= 0 else None,
        pays=pays,
    )


def show_held(state: DoggiesState, card: i64, places: list[i64]) -> seen.HeldCard:
    side = state.side[card]
    cell: list[int] | None = None
    if places[card] >= 0:
        cell = cell_shown(state.dungeon.cell[places[card]])
    return seen.HeldCard(
        card=SHOWN[card],
        side=None if side == 0 else "A" if side == LIES_A else "B",
        gave_paw=side == LIES_B_PAW,
        cell=cell,
    )


def show_seat(state: DoggiesState, seat: i64, viewer: i64, places: list[i64]) -> seen.Seat:
    player = state.players[seat]
    either: list[list[seen.Symbol]] = []
    cards: list[seen.HeldCard] = []
    for card in range(DECK_SIZE):
        if state.owner[card] == seat:
            cards.append(show_held(state, card, places))
            if state.side[card] == LIES_A:
                either.append(symbols_shown(ROOMS[card].either))
    known = seat == viewer or viewer == OPEN
    offer: list[seen.Quest] = []
    kept: str | None = None
    if known and player.offer:
        offer = [show_quest(state, quest, seat) for quest in range(len(QUESTS)) if player.offer >> quest & 1]
        kept = QUESTS[player.quest].id if player.quest >= 0 else None
    shows_quest = player.quest >= 0 and player.offer == 0 and (known or state.is_over())
    return seen.Seat(
        dog=SHOWN_DOGS[player.dog] if player.dog >= 0 else None,
        status=STATUSES[player.status],
        owned=int(player.owned),
        available=int(player.available),
        spare=int(player.spare()),
        debt=int(player.debt),
        trophies=marks_shown(player.marks - player.base()),
        either=either,
        attack=attack_shown(player.marks),
        shields=int(shields_of(player.marks)),
        keys=int(keys_of(player.marks)),
        potions=attack_shown(player.potions),
        cards=cards,
        coins=int(scoring.purse(state, seat).total()),
        quest=show_quest(state, player.quest, seat) if shows_quest else None,
        quest_kept=player.quest >= 0,
        offer=offer,
        kept=kept,
    )


def places_in_dungeon(state: DoggiesState) -> list[i64]:
    """Per card, the node where it lies; NONE if it does not lie in the dungeon."""
    places: list[i64] = [NONE for _ in range(DECK_SIZE + 1)]
    for node in state.dungeon.laid:
        if state.dungeon.card[node] >= 0:
            places[state.dungeon.card[node]] = node
    return places


# The walk


def coins_of_walk(state: DoggiesState) -> i64:
    """What the cards taken on this walk add to the purse; a key won on it may open an older chest."""
    seat = state.active
    now = scoring.purse(state, seat)
    before = scoring.Purse()
    before.keys = now.keys
    for card in range(DECK_SIZE):
        if state.owner[card] == seat and not is_taken(state, card):
            before.add(card)
    for node in state.path:
        card = state.dungeon.card[node]
        if card >= 0 and state.owner[card] == seat:
            before.keys -= keys_of(ROOMS[card].trophy)
    return now.total() - before.total()


def is_taken(state: DoggiesState, card: i64) -> bool:
    """Was this card taken on the present walk?"""
    for node in state.path:
        if state.dungeon.card[node] == card:
            return True
    return False


def quest_coins_of_walk(state: DoggiesState) -> i64:
    """What common quests pay more because of the cards taken on this walk."""
    seat = state.active
    paid = scoring.quest_coins(state, seat, False)
    twin = state.copy()
    player = twin.players[seat]
    for node in state.path:
        card = state.dungeon.card[node]
        if card >= 0 and state.owner[card] == seat:
            side = state.side[card]
            if side == 0:
                player.marks -= ROOMS[card].trophy
            elif side == LIES_A:
                player.aid -= HELPERS[ROOMS[card].either]
            else:
                player.marks -= ROOMS[card].hired
            twin.owner[card] = NONE
    return paid - scoring.quest_coins(twin, seat, False)


def totals(state: DoggiesState) -> seen.Totals:
    """Where the walker stands."""
    player = state.players[state.active]
    shields = shields_of(player.marks)
    return seen.Totals(
        damage=int(state.damage),
        shields=int(shields),
        shields_left=int(shields - state.damage),
        paws=int(player.available),
        attack=attack_shown(player.marks),
        potions=attack_shown(player.potions),
        keys=int(keys_of(player.marks)),
        coins=int(coins_of_walk(state)),
        quest_coins=int(quest_coins_of_walk(state)),
    )


def taken_cards(state: DoggiesState) -> list[str]:
    """The cards claimed on this walk, in order."""
    found: list[str] = []
    for node in state.path:
        card = state.dungeon.card[node]
        if card >= 0 and state.dungeon.marks[node] & CLAIMED:
            found.append(ROOMS[card].id)
    return found


def show_walk(state: DoggiesState) -> seen.Walk | None:
    if len(state.path) == 0:
        return None
    dungeon = state.dungeon
    turned: list[list[int]] = []
    for direction in range(4):
        node = dungeon.near[direction]
        if dungeon.marks[node] & TURNED:
            turned.append(cell_shown(dungeon.cell[node]))
    return seen.Walk(
        seat=int(state.active),
        path=[cell_shown(dungeon.cell[node]) for node in state.path],
        pending=state.pending,
        taken=taken_cards(state),
        turned=turned,
        totals=totals(state),
    )


# The whole


def show_unseen(state: DoggiesState) -> list[seen.Unseen]:
    """What is still in the piles, copies counted together."""
    found: list[seen.Unseen] = []
    counts: dict[str, int] = {}
    order: list[i64] = []
    for card in state.deck.cards():
        entry = ROOMS[card].entry
        if entry not in counts:
            counts[entry] = 0
            order.append(card)
        counts[entry] += 1
    for card in order:
        room = ROOMS[card]
        found.append(seen.Unseen(show_card(room, room.entry), counts[room.entry]))
    return found


def view(state: DoggiesState, seat: i64) -> seen.View:
    dungeon = state.dungeon
    choosing = state.is_choosing_dogs()
    places = places_in_dungeon(state)
    turns = not state.is_over() and not state.is_choosing_quests()
    draw = state.left_to_draw()
    return seen.View(
        phase=PHASES[state.phase],
        round=int(state.round),
        rounds=int(ROUNDS),
        first=int(state.first),
        active=int(state.active) if turns else None,
        hard_start=state.hard_start,
        no_potions=state.no_potions,
        free_dogs=[SHOWN_DOGS[dog] for dog in range(len(DOGS)) if choosing and state.has_dog(dog) < 0],
        seats=[show_seat(state, other, seat, places) for other in range(state.seats)],
        common=[show_quest(state, quest, NONE) for quest in state.common],
        supply=attack_shown(state.supply),
        draw_pile=int(draw),
        set_aside=int(len(state.deck) - draw),
        countdown=int(state.counted) if state.counted >= 0 else None,
        unseen=show_unseen(state),
        rooms=[show_room(state, node) for node in dungeon.laid],
        breaches=show_breaches(state),
        placing=show_placing(state),
        walk=show_walk(state),
        box=[ROOMS[card].id for card in range(DECK_SIZE) if state.owner[card] == BOX],
    )
