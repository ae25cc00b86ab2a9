"""Hidden information: what a seat does not know, and another world that it cannot tell from this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.log import EVERYBODY, WATCHER
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret
from undercroft.games.goblins.cards import FACE_IDS, GOAL_PLACES, GOALS, GOBLIN, GOBLIN_COUNTS, ROLES
from undercroft.games.goblins.phases import UNSETTLED
from undercroft.games.goblins.show import face_names

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState

# Hands of seats that passed on different tables may want the same cards; a deal that leaves one short is dealt again.
ATTEMPTS: Final = 200


def redeal(state: GoblinsState, seat: i64, rng: Rng) -> GoblinsState:
    """Deal anew the hands and the deck, the roles and the goals, as far as this seat does not know them."""
    twin = state.copy()
    deal_cards(twin, seat, rng)
    if not twin.round_over:
        deal_roles(twin, seat, rng)
        deal_goals(twin, seat, rng)
    return twin


def hides_hand(state: GoblinsState, seat: i64, other: i64) -> bool:
    return other != seat and not state.players[other].shown


def unknown_cards(state: GoblinsState, seat: i64) -> list[i64]:
    """All cards that this seat cannot place: those in the deck, but for its own buried ones, and in hidden hands."""
    pool: list[i64] = []
    state.deck.release(seat, pool)
    for other in range(state.seats):
        if hides_hand(state, seat, other):
            for card in state.players[other].hand:
                pool.append(card)
    return pool


def deal_cards(twin: GoblinsState, seat: i64, rng: Rng) -> None:
    """Hands that a pass has told something of first: they get nothing that could have been played then (R24)."""
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


def told_hands(state: GoblinsState, seats: list[i64], pool: list[i64]) -> list[i64]:
    """Those of the seats of whose hands a pass has told something, the ones with the fewest possible cards first."""
    order: list[tuple[int, i64]] = []
    for seat in seats:
        if state.players[seat].lacks:
            order.append((count_possible(pool, state.players[seat].lacks), seat))
    return [seat for _, seat in sorted(order)]


def deal_hands(twin: GoblinsState, seats: list[i64], pool: list[i64]) -> bool:
    """Give each of these seats as many cards as it holds, none of which it is known to lack. False if they run out."""
    for seat in seats:
        player = twin.players[seat]
        count = len(player.hand)
        if count_possible(pool, player.lacks) < count:
            return False
        player.hand = vec[i64]()
        # From the end on, each card by its place: what is left over must stay as mixed as it was.
        place = len(pool) - 1
        while len(player.hand) < count:
            if not player.lacks >> pool[place] & 1:
                player.take(pool.pop(place))
            place -= 1
    return True


def count_possible(pool: list[i64], lacks: i64) -> int:
    """How many cards of the pool may be in a hand which lacks these faces."""
    return len([card for card in pool if not lacks >> card & 1])


def unknown_roles(state: GoblinsState, seat: i64, team: i64) -> list[i64]:
    """The role cards of a team that this seat has not held this round."""
    known: i64 = 0
    for player in state.players:
        if player.knowers >> seat & 1:
            known |= 1 << player.role
    return [role for role in range(len(ROLES)) if ROLES[role].team == team and not known >> role & 1]


def unknown_goblins(state: GoblinsState, seat: i64) -> i64:
    """How many of the seats whose role this seat does not know are goblins, which follows from the team sizes."""
    goblins = GOBLIN_COUNTS[state.seats]
    for player in state.players:
        if player.knowers >> seat & 1 and ROLES[player.role].team == GOBLIN:
            goblins -= 1
    return goblins


def deal_roles(twin: GoblinsState, seat: i64, rng: Rng) -> None:
    """The seats it knows nothing of get other cards, in the same number from each team."""
    places: list[i64] = [other for other in range(twin.seats) if not twin.players[other].knowers >> seat & 1]
    goblins = unknown_goblins(twin, seat)
    cards = unknown_roles(twin, seat, GOBLIN)
    shuffle(cards, rng)
    cards = cards[:goblins]
    gnomes = unknown_roles(twin, seat, 1 - GOBLIN)
    shuffle(gnomes, rng)
    cards += gnomes[: len(places) - goblins]
    shuffle(cards, rng)
    for index, other in enumerate(places):
        twin.players[other].role = cards[index]


def deal_goals(twin: GoblinsState, seat: i64, rng: Rng) -> None:
    """Goals that others looked at; those nobody has seen stay open."""
    kinds: list[i64] = []
    for kind in range(3):
        known = False
        for goal in range(3):
            if twin.knows_goal(seat, goal) and twin.goal_known(seat, goal) == kind:
                known = True
        if not known:
            kinds.append(kind)
    shuffle(kinds, rng)
    for goal in range(3):
        if twin.goal_kinds[goal] != UNSETTLED and not twin.knows_goal(seat, goal):
            twin.goal_kinds[goal] = kinds.pop()


# The rows of the table of hidden information


def secrets(state: GoblinsState) -> list[Secret]:
    """Roles, hands, goals that somebody saw, and buried cards; who can work one out counts as knowing it."""
    found: list[Secret] = []
    audience = [seat for seat in range(state.seats)] + [WATCHER]
    for other in range(state.seats):
        player = state.players[other]
        if not state.round_over:
            knowers = player.knowers
            for seat in audience:
                if only_one_role(state, seat):
                    knowers |= 1 << seat
            found.append(Secret(f"role of seat {other}", ROLES[player.role].id, knowers, False))
        knowers = EVERYBODY if player.shown else 1 << other
        for seat in audience:
            if only_one_hand(state, seat, other):
                knowers |= 1 << seat
        found.append(Secret(f"hand of seat {other}", " ".join(face_names(player.hand)), knowers, False))
    for goal in range(3):
        if state.goal_kinds[goal] != UNSETTLED and not state.round_over:
            knowers = 0
            for seat in audience:
                if state.knows_goal(seat, goal):
                    knowers |= 1 << seat
            found.append(Secret(f"goal {GOAL_PLACES[goal]}", GOALS[state.goal_kinds[goal]], knowers, False))
    for index, packet in enumerate(state.deck.packets):
        for place in range(len(packet.front)):
            knowers = packet.known[place]
            for seat in audience:
                if only_one_card(state, seat, packet.front[place]):
                    knowers |= 1 << seat
            found.append(Secret(f"card {index} from below", FACE_IDS[packet.front[place]], knowers, False))
    return found


def only_one_role(state: GoblinsState, seat: i64) -> bool:
    """Is there just one role card left for all the seats this seat knows nothing of?"""
    places: i64 = 0
    for player in state.players:
        if not player.knowers >> seat & 1:
            places += 1
    goblins = unknown_goblins(state, seat)
    candidates = 0
    if goblins > 0:
        candidates += len(unknown_roles(state, seat, GOBLIN))
    if goblins < places:
        candidates += len(unknown_roles(state, seat, 1 - GOBLIN))
    return candidates == 1


def only_one_hand(state: GoblinsState, seat: i64, other: i64) -> bool:
    """Does this seat know the other's hand because it can hold no other cards?"""
    if not hides_hand(state, seat, other):
        return True
    deck: list[i64] = []
    state.deck.release(seat, deck)
    heaps = [Heap(deck, 0)]
    for third in range(state.seats):
        if third != other and hides_hand(state, seat, third):
            heaps.append(hand_heap(state, third))
    return is_certain(hand_heap(state, other), heaps)


def only_one_card(state: GoblinsState, seat: i64, card: i64) -> bool:
    """Would this seat, if it has not buried the card itself, know it because it can be no other?"""
    deck: list[i64] = []
    state.deck.release(seat, deck)
    if card in deck:
        deck.remove(card)
    heaps = [Heap(deck, 0)]
    for other in range(state.seats):
        if hides_hand(state, seat, other):
            heaps.append(hand_heap(state, other))
    return is_certain(Heap([card], 0), heaps)


class Heap:
    """Cards that lie together unseen, and the faces that are known not to be among them."""

    def __init__(self, cards: list[i64], lacks: i64) -> None:
        self.cards: list[i64] = cards
        self.lacks: i64 = lacks

    def takes(self, card: i64) -> bool:
        return not self.lacks >> card & 1


def hand_heap(state: GoblinsState, seat: i64) -> Heap:
    return Heap([card for card in state.players[seat].hand], state.players[seat].lacks)


def is_certain(mine: Heap, heaps: list[Heap]) -> bool:
    """Is there no other deal that leaves every heap its size and gives none what it lacks, with other cards here?

    Another deal hands cards round in rings: one goes from here to a heap that takes it, that heap hands any card on,
    and so forth until one of another face comes back.
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
