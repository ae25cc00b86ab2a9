"""Hidden information: what a seat does not know, and another world that it cannot tell from this one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.log import EVERYBODY, WATCHER
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret
from undercroft.games.goblins.cards import FACE_IDS, GNOME, GOAL_PLACES, GOALS, GOBLIN, ROLES, team_roles
from undercroft.games.goblins.setup import draw_some
from undercroft.games.goblins.show import face_names
from undercroft.games.goblins.table import UNSETTLED, Table

# Hands of seats that passed on different tables may want the same cards; a deal that leaves one short is dealt again.
ATTEMPTS: Final = 200


def redeal(twin: Table, seat: i64, rng: Rng) -> None:
    """Deal the hands, the deck, the roles and the goals of a copy again, as far as this seat does not know them."""
    deal_cards(twin, seat, rng)
    if not twin.is_round_over():
        deal_roles(twin, seat, rng)
        deal_goals(twin, seat, rng)


def hides_hand(table: Table, seat: i64, other: i64) -> bool:
    return other != seat and not table.players[other].shown


def unknown_cards(table: Table, seat: i64) -> list[i64]:
    """All cards that this seat cannot place: those in the deck, but for its own buried ones, and in hidden hands."""
    pool: list[i64] = []
    table.deck.release(seat, pool)
    for other in range(table.seats):
        if hides_hand(table, seat, other):
            for card in table.players[other].hand:
                pool.append(card)
    return pool


def deal_cards(twin: Table, seat: i64, rng: Rng) -> None:
    """First the hands that a pass has told something about: they get nothing that could have been played then (R24)."""
    pool = unknown_cards(twin, seat)
    shuffle(pool, rng)
    hidden: list[i64] = [other for other in range(twin.seats) if hides_hand(twin, seat, other)]
    told = told_hands(twin, hidden, pool)
    if told:
        for _ in range(ATTEMPTS):
            left = pool[:]
            if deal_hands(twin, told, left):
                pool = left
                break
            shuffle(pool, rng)
        else:
            for other in told:
                twin.players[other].lacks = 0
            told = []
    twin.deck.refill(seat, pool, rng)
    for other in hidden:
        if other not in told:
            count = len(twin.players[other].hand)
            twin.players[other].hand = vec[i64]()
            for _ in range(count):
                twin.players[other].take(pool.pop())


def told_hands(table: Table, seats: list[i64], pool: list[i64]) -> list[i64]:
    """The seats whose pass has told something about their hands, those with the fewest possible cards first."""
    order: list[tuple[int, i64]] = []
    for seat in seats:
        if table.players[seat].lacks:
            order.append((count_possible(pool, table.players[seat].lacks), seat))
    return [seat for _, seat in sorted(order)]


def deal_hands(twin: Table, seats: list[i64], pool: list[i64]) -> bool:
    """Give each of these seats as many cards as it holds, none of which it is known to lack. False if they run out."""
    for seat in seats:
        player = twin.players[seat]
        count = len(player.hand)
        if count_possible(pool, player.lacks) < count:
            return False
        player.hand = vec[i64]()
        # From the end, each card by its place: what is left over must stay as mixed as it was.
        place = len(pool) - 1
        while len(player.hand) < count:
            if not has(player.lacks, pool[place]):
                player.take(pool.pop(place))
            place -= 1
    return True


def count_possible(pool: list[i64], lacks: i64) -> int:
    """How many cards of the pool may be in a hand which lacks these faces."""
    return len([card for card in pool if not has(lacks, card)])


def unknown_roles(table: Table, seat: i64, team: i64) -> list[i64]:
    """The role cards of a team that this seat has not held this round."""
    known: i64 = 0
    for player in table.players:
        if has(player.knowers, seat):
            known |= bit(player.role)
    return [role for role in team_roles(team) if not has(known, role)]


def deal_roles(twin: Table, seat: i64, rng: Rng) -> None:
    """The seats it knows nothing about get other cards, the same number from each team."""
    places: list[i64] = [other for other in range(twin.seats) if not twin.knows_role(seat, other)]
    goblins = twin.unknown_goblins(seat)
    roles = draw_some(unknown_roles(twin, seat, GOBLIN), goblins, rng)
    roles += draw_some(unknown_roles(twin, seat, GNOME), len(places) - goblins, rng)
    shuffle(roles, rng)
    for index, other in enumerate(places):
        twin.players[other].role = roles[index]


def deal_goals(twin: Table, seat: i64, rng: Rng) -> None:
    """Goals that others looked at; those nobody has seen stay open."""
    known = [twin.goal_known(seat, goal) for goal in range(3)]
    kinds: list[i64] = []
    for kind in range(3):
        if kind not in known:
            kinds.append(kind)
    shuffle(kinds, rng)
    for goal in range(3):
        if twin.goal_kinds[goal] != UNSETTLED and not twin.knows_goal(seat, goal):
            twin.goal_kinds[goal] = kinds.pop()


# The rows of the table of hidden information


def secrets(table: Table) -> list[Secret]:
    """Roles, hands, goals that somebody saw, and buried cards; a seat that can work one out counts as knowing it."""
    found: list[Secret] = []
    audience = [seat for seat in range(table.seats)] + [WATCHER]
    for other in range(table.seats):
        player = table.players[other]
        if not table.is_round_over():
            knowers = player.knowers
            for seat in audience:
                if only_one_role(table, seat):
                    knowers |= bit(seat)
            found.append(Secret(f"role of seat {other}", ROLES[player.role].id, knowers, False))
        knowers = EVERYBODY if player.shown else bit(other)
        for seat in audience:
            if only_one_hand(table, seat, other):
                knowers |= bit(seat)
        found.append(Secret(f"hand of seat {other}", " ".join(face_names(player.hand)), knowers, False))
    for goal in range(3):
        if table.goal_kinds[goal] != UNSETTLED and not table.is_round_over():
            knowers = 0
            for seat in audience:
                if table.knows_goal(seat, goal):
                    knowers |= bit(seat)
            found.append(Secret(f"goal {GOAL_PLACES[goal]}", GOALS[table.goal_kinds[goal]], knowers, False))
    for index, packet in enumerate(table.deck.packets):
        for place in range(len(packet.front)):
            knowers = packet.known[place]
            for seat in audience:
                if only_one_card(table, seat, packet.front[place]):
                    knowers |= bit(seat)
            found.append(Secret(f"card {index} from below", FACE_IDS[packet.front[place]], knowers, False))
    return found


def only_one_role(table: Table, seat: i64) -> bool:
    """Is there just one role card left for all the seats this seat knows nothing about?"""
    places: i64 = 0
    for player in table.players:
        if not has(player.knowers, seat):
            places += 1
    goblins = table.unknown_goblins(seat)
    candidates = 0
    if goblins > 0:
        candidates += len(unknown_roles(table, seat, GOBLIN))
    if goblins < places:
        candidates += len(unknown_roles(table, seat, GNOME))
    return candidates == 1


def only_one_hand(table: Table, seat: i64, other: i64) -> bool:
    """Does this seat know the other's hand because it can hold no other cards?"""
    if not hides_hand(table, seat, other):
        return True
    deck: list[i64] = []
    table.deck.release(seat, deck)
    return is_certain(hand_heap(table, other), [Heap(deck, 0), *hidden_hands(table, seat, other)])


def only_one_card(table: Table, seat: i64, card: i64) -> bool:
    """Would this seat, if it has not buried the card itself, know it because it can be no other?"""
    deck: list[i64] = []
    table.deck.release(seat, deck)
    if card in deck:
        deck.remove(card)
    return is_certain(Heap([card], 0), [Heap(deck, 0), *hidden_hands(table, seat, seat)])


class Heap:
    """Cards that lie together unseen, and the faces that are known not to be among them."""

    def __init__(self, cards: list[i64], lacks: i64) -> None:
        self.cards: list[i64] = cards
        self.lacks: i64 = lacks

    def takes(self, card: i64) -> bool:
        return not has(self.lacks, card)


def hand_heap(table: Table, seat: i64) -> Heap:
    return Heap([card for card in table.players[seat].hand], table.players[seat].lacks)


def hidden_hands(table: Table, seat: i64, but: i64) -> list[Heap]:
    """The hands that this seat cannot see, without one of them."""
    others = range(table.seats)
    return [hand_heap(table, other) for other in others if other != but and hides_hand(table, seat, other)]


def is_certain(mine: Heap, heaps: list[Heap]) -> bool:
    """Is there no other deal that leaves every heap its size and gives none what it lacks, with other cards here?

    Another deal hands cards round in rings: one goes from here to a heap that takes it, that heap hands any card on,
    and so on until one of another face comes back.
    """
    for card in mine.cards:
        reached: list[Heap] = [heap for heap in heaps if heap.takes(card)]
        index = 0
        while index < len(reached):
            for given in reached[index].cards:
                if given != card and mine.takes(given):
                    return False
                for heap in heaps:
                    if heap.takes(given) and heap not in reached:
                        reached.append(heap)
            index += 1
    return True
