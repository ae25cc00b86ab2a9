"""What a seat sees, built from nothing but what it may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.core.log import NO_SEAT, OPEN
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring
from undercroft.games.doggies import view as seen
from undercroft.games.doggies.actions import x_of, y_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, POTION_LID, TURNED
from undercroft.games.doggies.table import CHOOSING_DOGS, CHOOSING_QUESTS, OVER, Table

# The words of the view, by number
PHASES: Final[list[seen.Phase]] = ["dogs", "quests", "turn", "place", "walk", "over"]
SYMBOLS: Final[list[seen.Symbol]] = ["sword", "bow", "fireball"]
COMPASS: Final[list[seen.Direction]] = ["N", "E", "S", "W"]
STATUSES: Final[list[seen.Status]] = ["in", "left", "asleep"]
WAYS: Final[list[seen.Way | None]] = [None, "open", "door", "breach"]  # by what Dungeon.passage answers
ABILITIES: Final[list[seen.Ability]] = ["breach", "smite", "key", "trapjump", "tough", "rotate"]


# Small things


def cell_shown(cell: i64) -> list[int]:
    return [x_of(cell), y_of(cell)]


def attack_shown(marks: i64) -> seen.Attack:
    return seen.Attack(box.count_of(marks, 0), box.count_of(marks, 1), box.count_of(marks, 2))


def marks_shown(marks: i64) -> seen.Marks:
    return seen.Marks(
        box.count_of(marks, 0),
        box.count_of(marks, 1),
        box.count_of(marks, 2),
        box.shields_of(marks),
        box.keys_of(marks),
    )


def symbols_shown(symbols: i64) -> list[seen.Symbol]:
    """A set of attack symbols."""
    return [SYMBOLS[symbol] for symbol in range(3) if has(symbols, symbol)]


def either_shown(card: i64, lies: i64) -> list[seen.Symbol]:
    """The symbols of which a tramp gives one in each fight; none unless it lies on side A."""
    return symbols_shown(box.ROOMS[card].either) if lies == box.LIES_A else []


def spot(table: Table) -> list[int]:
    """Where the walker is."""
    return cell_shown(table.dungeon.cell[table.here])


def potion_name(symbol: i64) -> str:
    return f"potion_{box.ATTACK_NAMES[symbol]}"


def turned_edges(edges: str, turn: i64) -> str:
    """The letters of the sides as the card lies."""
    return "".join([edges[(direction - turn) % 4] for direction in range(4)])


# Cards as they are shown: they never change, so they are made once.


def show_card(room: box.Room, id: str) -> seen.RoomCard:
    coins = room.coins
    if room.kind == box.MONSTER:
        return seen.MonsterCard(
            id,
            room.entry,
            room.species,
            attack_shown(room.need),
            room.damage,
            marks_shown(room.trophy),
            coins,
            room.is_dragon,
        )
    if room.kind == box.COIN:
        return seen.CoinCard(id, room.entry, coins)
    if room.kind == box.ARTIFACT:
        return seen.ArtifactCard(id, room.entry, marks_shown(room.trophy))
    if room.kind == box.TRAP:
        return seen.TrapCard(id, room.entry, SYMBOLS[room.disarm], coins)
    if room.kind == box.TRAMP:
        return seen.TrampCard(id, room.entry, symbols_shown(room.either), attack_shown(room.hired), coins)
    if room.kind == box.CHEST:
        return seen.ChestCard(id, room.entry, coins)
    if room.kind == box.POTION:
        return seen.PotionCard(id, room.entry)
    if room.kind == box.PORTAL:
        return seen.PortalCard(id, room.entry)
    return seen.StartCard(id, room.entry)


SHOWN: Final[list[seen.RoomCard]] = [show_card(room, room.id) for room in box.ROOMS]
SHOWN_DOGS: Final[list[seen.Dog]] = [
    seen.Dog(dog.id, ABILITIES[dog.ability], marks_shown(dog.base)) for dog in box.DOGS
]


# The dungeon


def edges_at(table: Table, node: i64) -> str:
    """The letters of a room's sides as it lies; walls around a hole."""
    card = table.dungeon.card[node]
    if card < 0:
        return "wwww"
    if card == box.START_ROOM:
        return box.START_FACES[table.face]
    return turned_edges(box.ROOMS[card].edges, table.dungeon.turn[node])


def ways_out(table: Table, node: i64) -> list[seen.WayOut]:
    """The sides that lead to the table; a disarmed trap has none for anybody but the walker in it."""
    dungeon = table.dungeon
    found: list[seen.WayOut] = []
    if dungeon.card[node] < 0 or (dungeon.marks[node] & DISARMED and node != table.here):
        return found
    for direction in range(4):
        way = WAYS[dungeon.passage(node, direction)]
        if way is not None and dungeon.is_gap(dungeon.near[node * 4 + direction]):
            found.append(seen.WayOut(COMPASS[direction], way))
    return found


def way_through(table: Table, node: i64, direction: i64) -> seen.Way:
    """What a walker goes through on this side of a room."""
    return WAYS[table.dungeon.passage(node, direction)] or "open"


def lid_name(lid: i64) -> str:
    """What lies on a disarmed trap."""
    return potion_name(lid - POTION_LID) if lid >= POTION_LID else box.ROOMS[lid].id


def show_room(table: Table, node: i64) -> seen.Room:
    dungeon = table.dungeon
    marks = dungeon.marks[node]
    card = dungeon.card[node]
    claimed = marks & CLAIMED != 0
    state: seen.RoomState = "claimed" if claimed else "free"
    if marks & (HOLE | DISARMED):
        state = "hole" if marks & HOLE else "disarmed"
    return seen.Room(
        cell=cell_shown(dungeon.cell[node]),
        card=SHOWN[card] if card >= 0 else None,
        turn=dungeon.turn[node],
        sides=edges_at(table, node),
        state=state,
        seat=dungeon.owner(node) if claimed else None,
        paws=dungeon.paws[node] >> 3,
        lid=lid_name(dungeon.lid[node]) if marks & DISARMED else None,
        ways_out=ways_out(table, node),
    )


def show_breaches(table: Table) -> list[seen.Breach]:
    """Only one dog breaks walls, so they are all of one seat."""
    seat = table.breaker()
    found: list[seen.Breach] = []
    for node, direction in table.dungeon.breaches():
        found.append(seen.Breach(cell_shown(table.dungeon.cell[node]), COMPASS[direction], seat))
    return found


def show_placing(table: Table) -> seen.Placing | None:
    card = table.drawn
    if card < 0:
        return None
    dungeon = table.dungeon
    spots: list[seen.Spot] = []
    for node in range(1, dungeon.size()):
        turns: i64 = dungeon.turns_that_fit(node, card) if dungeon.is_gap(node) else 0
        if turns:
            spots.append(seen.Spot(cell_shown(dungeon.cell[node]), members(turns)))
    faces = [turned_edges(box.ROOMS[card].edges, turn) for turn in range(4)]
    return seen.Placing(table.active, SHOWN[card], faces, spots)


# Quests and seats


def show_quest(table: Table, quest: i64, owner: i64) -> seen.Quest:
    """How everybody stands; a personal quest pays its owner only, a common one (owner NO_SEAT) everybody."""
    card = box.QUESTS[quest]
    counts: list[int] = []
    base: list[int] = []
    pays: list[int] = []
    for seat in range(table.seats):
        counts.append(scoring.count_for(table, quest, seat))
        base.append(box.count_of(table.players[seat].base(), card.symbol) if card.symbol >= 0 else 0)
        paid = owner in (NO_SEAT, seat)
        pays.append(scoring.fulfilments(table, quest, seat) * card.coins if paid else 0)
    leader = scoring.leader(table, quest) if card.symbol >= 0 else NO_SEAT
    return seen.Quest(
        id=card.id,
        symbol=SYMBOLS[card.symbol] if card.symbol >= 0 else None,
        species=card.species or None,
        coins=card.coins,
        counts=counts,
        base=base,
        leader=leader if leader >= 0 else None,
        pays=pays,
    )


def show_held(table: Table, card: i64, places: list[i64]) -> seen.HeldCard:
    side = table.side[card]
    cell: list[int] | None = None
    if places[card] >= 0:
        cell = cell_shown(table.dungeon.cell[places[card]])
    return seen.HeldCard(
        card=SHOWN[card],
        side=None if side == box.NO_SIDE else "A" if side == box.LIES_A else "B",
        gave_paw=side == box.LIES_B_PAW,
        cell=cell,
    )


def show_seat(table: Table, seat: i64, viewer: i64, places: list[i64]) -> seen.Seat:
    player = table.players[seat]
    either: list[list[seen.Symbol]] = []
    cards: list[seen.HeldCard] = []
    for card in range(box.DECK_SIZE):
        if table.owner[card] == seat:
            cards.append(show_held(table, card, places))
            if table.side[card] == box.LIES_A:
                either.append(symbols_shown(box.ROOMS[card].either))
    known = seat == viewer or viewer == OPEN
    offer: list[seen.Quest] = []
    kept: str | None = None
    if known and player.offer:
        offer = [show_quest(table, quest, seat) for quest in members(player.offer)]
        kept = box.QUESTS[player.quest].id if player.quest >= 0 else None
    shows_quest = player.quest >= 0 and player.offer == 0 and (known or table.phase == OVER)
    return seen.Seat(
        dog=SHOWN_DOGS[player.dog] if player.dog >= 0 else None,
        status=STATUSES[player.status],
        owned=player.owned,
        available=player.available,
        spare=player.spare(),
        debt=player.debt,
        trophies=marks_shown(player.marks - player.base()),
        either=either,
        attack=attack_shown(player.marks),
        shields=box.shields_of(player.marks),
        keys=box.keys_of(player.marks),
        potions=attack_shown(player.potions),
        cards=cards,
        coins=scoring.purse(table, seat).total(),
        quest=show_quest(table, player.quest, seat) if shows_quest else None,
        quest_kept=player.quest >= 0,
        offer=offer,
        kept=kept,
    )


def places_in_dungeon(table: Table) -> list[i64]:
    """Per card, the node where it lies; NO_NODE if it does not lie in the dungeon."""
    places: list[i64] = [box.NO_NODE for _ in range(box.DECK_SIZE + 1)]
    for node in table.dungeon.laid:
        if table.dungeon.card[node] >= 0:
            places[table.dungeon.card[node]] = node
    return places


# The walk


def before_walk(table: Table) -> Table:
    """The table as it was when the walk began, as far as the walker's score goes."""
    twin = table.copy()
    player = twin.walker()
    for node in table.path:
        card = table.dungeon.card[node]
        if card >= 0 and table.owner[card] == table.active:
            player.pay(card, table.side[card])
            twin.owner[card] = NO_SEAT
    for paid in table.paid:
        player.hold(paid // 4, paid % 4)
        twin.owner[paid // 4] = table.active
    player.potions = table.potions_before
    return twin


def totals(table: Table) -> seen.Totals:
    """Where the walker stands, and what the walk has changed so far: potions drunk and cards laid on traps count."""
    player = table.walker()
    shields = box.shields_of(player.marks)
    before = before_walk(table)
    seat = table.active
    return seen.Totals(
        damage=table.damage,
        shields=shields,
        shields_left=shields - table.damage,
        paws=player.available,
        attack=attack_shown(player.marks),
        potions=attack_shown(player.potions),
        keys=box.keys_of(player.marks),
        coins=scoring.purse(table, seat).total() - scoring.purse(before, seat).total(),
        quest_coins=scoring.quest_coins(table, seat, False) - scoring.quest_coins(before, seat, False),
    )


def taken_cards(table: Table) -> list[str]:
    """The cards claimed on this walk, in order."""
    found: list[str] = []
    for node in table.path:
        card = table.dungeon.card[node]
        if card >= 0 and table.dungeon.marks[node] & CLAIMED:
            found.append(box.ROOMS[card].id)
    return found


def show_walk(table: Table) -> seen.Walk | None:
    if len(table.path) == 0:
        return None
    dungeon = table.dungeon
    turned: list[list[int]] = []
    for direction in range(4):
        node = dungeon.near[direction]
        if dungeon.marks[node] & TURNED:
            turned.append(cell_shown(dungeon.cell[node]))
    return seen.Walk(
        seat=table.active,
        path=[cell_shown(dungeon.cell[node]) for node in table.path],
        pending=table.pending,
        taken=taken_cards(table),
        turned=turned,
        totals=totals(table),
    )


# The whole


def show_unseen(table: Table) -> list[seen.Unseen]:
    """What is still in the piles, copies counted together."""
    counts: dict[str, int] = {}
    for card in table.deck.cards():
        entry = box.ROOMS[card].entry
        counts[entry] = counts.get(entry, 0) + 1
    return [seen.Unseen(entry, left) for entry, left in counts.items()]


def constants() -> seen.Constants:
    kinds = {room.entry: show_card(room, room.entry) for room in box.ROOMS}
    return seen.Constants(rounds=box.ROUNDS, kinds=list(kinds.values()))


def view(table: Table, seat: i64) -> seen.View:
    dungeon = table.dungeon
    choosing = table.phase == CHOOSING_DOGS
    places = places_in_dungeon(table)
    turns = table.phase != OVER and table.phase != CHOOSING_QUESTS
    draw = table.left_to_draw()
    return seen.View(
        phase=PHASES[table.phase],
        round=table.round,
        first=table.first,
        active=table.active if turns else None,
        hard_start=table.options.hard_start,
        no_potions=table.options.no_potions,
        free_dogs=[
            SHOWN_DOGS[dog] for dog in range(len(box.DOGS)) if choosing and table.has_dog(dog) == NO_SEAT
        ],
        seats=[show_seat(table, other, seat, places) for other in range(table.seats)],
        common=[show_quest(table, quest, NO_SEAT) for quest in table.common],
        supply=attack_shown(table.supply),
        draw_pile=draw,
        set_aside=len(table.deck) - draw,
        countdown=table.counted if table.counted >= 0 else None,
        unseen=show_unseen(table),
        rooms=[show_room(table, node) for node in dungeon.laid],
        breaches=show_breaches(table),
        placing=show_placing(table),
        walk=show_walk(table),
        box=[box.ROOMS[card].id for card in range(box.DECK_SIZE) if table.owner[card] == box.GONE],
    )
