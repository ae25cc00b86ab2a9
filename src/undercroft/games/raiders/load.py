"""Laying out a position; what the rules make impossible is refused and the field named."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has, size
from undercroft.core.log import NO_SEAT
from undercroft.core.position import BadPosition, index_of
from undercroft.games.raiders.actions import BALL, CARD_NAMES, KEY, POWER_CARDS, TORCH, VALUES, card_name
from undercroft.games.raiders.bosses import BOSSES, DUNGEON, Boss
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COIN_CAP,
    FLOORS,
    ITEM_NAMES,
    ITEMS,
    META,
    PLANS,
    ROOMS_ON_FLOOR,
    count_of,
    one,
)
from undercroft.games.raiders.invariants import rooms_in_deck
from undercroft.games.raiders.player import Player, supply_is_whole
from undercroft.games.raiders.position import PlayerPosition, RaidersPosition
from undercroft.games.raiders.rooms import ROOMS, UNSETTLED
from undercroft.games.raiders.state import RaidersState

ROOM_IDS: Final = [room.id for room in ROOMS]
BOSS_IDS: Final = [boss.id for boss in BOSSES]
PLAN_IDS: Final = [plan.id for plan in PLANS]
CHARACTER_IDS: Final = [character.id for character in CHARACTERS]


def place(shown: RaidersPosition, tactical: bool) -> RaidersState:
    seats: i64 = shown.seats
    if len(shown.players) != seats:
        raise BadPosition("players", f"must be {seats}, one for each seat")
    if tactical != (shown.scroll is not None):
        raise BadPosition("scroll", "is held in the tactical game, and null in the standard one")
    players: vec[Player] = vec[Player]()
    taken: i64 = 0
    for seat, player in enumerate(shown.players):
        found = place_player(player, taken, f"players[{seat}]")
        taken |= bit(found.character)
        players = append(players, found)
    scroll: i64 = NO_SEAT if shown.scroll is None else shown.scroll
    if scroll >= seats:
        raise BadPosition("scroll", f"must be a seat, from 0 to {seats - 1}")
    state = RaidersState(players, tactical, scroll)
    place_floor(state, shown)
    place_cards(state, shown)
    return state


def place_player(shown: PlayerPosition, taken: i64, field: str) -> Player:
    """Each character card is dealt once."""
    hand: i64 = 0
    for value in shown.power:
        if has(hand, value):
            raise BadPosition(f"{field}.power", f"has {value} twice")
        hand |= bit(value)
    items: i64 = 0
    for name in shown.items:
        card: i64 = ITEM_NAMES.index(name) + KEY
        if count_of(items, card) == ITEMS[card - KEY].count:
            raise BadPosition(f"{field}.items", f"has more than {ITEMS[card - KEY].count} of {name}")
        items += one(card)
        hand |= bit(card)
    if shown.coins > COIN_CAP:
        raise BadPosition(f"{field}.coins", f"is {shown.coins}; nobody has more than {COIN_CAP}")
    character = unused(CHARACTER_IDS, shown.character, taken, f"{field}.character")
    player = Player(character, shown.coins, shown.wounds, hand, items)
    player.petrified = shown.petrified
    return player


def unused(ids: list[str], name: str, taken: i64, field: str) -> i64:
    """The number of the first copy of a card that is not among those taken."""
    for number in range(index_of(ids, name, field), len(ids)):
        if ids[number] == name and not has(taken, number):
            return number
    raise BadPosition(field, f"has one {name!r} more than there are")


# The floor


def place_floor(state: RaidersState, shown: RaidersPosition) -> None:
    """Floor, rooms and the cards nobody has seen."""
    if shown.floor > FLOORS:
        raise BadPosition("floor", f"is {shown.floor}; there are {FLOORS}")
    if shown.room > ROOMS_ON_FLOOR:
        raise BadPosition("room", f"is {shown.room}; a floor has {ROOMS_ON_FLOOR}")
    state.floor = shown.floor
    state.place = shown.room - 1
    if shown.phase == "over" and not state.is_last_place(state.place):
        raise BadPosition("phase", "is over, but this is not the last room")
    state.second = shown.phase == "second"
    state.plans = set_of(PLAN_IDS, shown.plans, "plans")
    state.plan = unused(PLAN_IDS, shown.plan, state.plans, "plan")
    left = META.plans_removed + FLOORS - state.floor
    if size(state.plans) != left:
        raise BadPosition("plans", f"must be {left} cards on floor {state.floor}")
    for seat in shown.lit_by:
        if seat >= state.seats or has(state.lit, seat):
            raise BadPosition("lit_by", f"has {seat}, which is no seat or stands there twice")
        state.lit |= bit(seat)
    state.dark = PLANS[state.plan].dark & (bit(ROOMS_ON_FLOOR) - bit(state.place + 1))
    if state.lit and not PLANS[state.plan].dark & ~1:
        raise BadPosition("lit_by", "names a seat, though no room after the first was dark on this floor")
    state.deck = set_of(ROOM_IDS, shown.deck, "deck")
    place_rooms(state, shown.rooms)


def set_of(ids: list[str], names: list[str], field: str) -> i64:
    cards: i64 = 0
    for name in names:
        cards |= bit(unused(ids, name, cards, field))
    return cards


def place_rooms(state: RaidersState, names: list[str | None]) -> None:
    """A room is written where somebody has seen it, and null where nobody has."""
    if len(names) != ROOMS_ON_FLOOR:
        raise BadPosition("rooms", f"must be {ROOMS_ON_FLOOR}, from left to right")
    taken = state.deck
    settled: i64 = 0
    for place, name in enumerate(names):
        field = f"rooms[{place}]"
        unseen = has(state.dark, place) and not state.lit
        if unseen != (name is None):
            why = "must be null: nobody has seen it" if unseen else "is null, but the room was seen"
            raise BadPosition(field, why)
        number: i64 = UNSETTLED
        if name is not None and state.is_last_place(place):
            number = len(ROOMS) + index_of(BOSS_IDS, name, field)
        elif name is not None:
            number = unused(ROOM_IDS, name, taken, field)
            taken |= bit(number)
            settled += 1
        state.rooms = append(state.rooms, number)
    left = rooms_in_deck(state.floor, settled)
    if size(state.deck) != left:
        why = f"must be {left} cards here: all that nobody has seen, the removed ones included"
        raise BadPosition("deck", why)
    state.now = DUNGEON[state.rooms[state.place]]


# Cards in this room


def place_cards(state: RaidersState, shown: RaidersPosition) -> None:
    """Who has chosen what; from this follows who acts."""
    over = shown.phase == "over"
    for seat, entry in enumerate(shown.players):
        if entry.used_ball:
            state.gazers |= bit(seat)
        if entry.card is not None:
            state.players[seat].card = CARD_NAMES.index(entry.card) + 1
        if entry.card is not None and over:
            raise BadPosition(f"players[{seat}].card", "must be null after the game")
        if entry.petrified and not (over and can_petrify(state)):
            raise BadPosition(f"players[{seat}].petrified", "is only true after a boss that petrifies")
    if state.gazers and (over or state.now.escape == BALL):
        raise BadPosition("players", "nobody can have used a ball here")
    if state.second and not state.gazers:
        raise BadPosition("phase", "is second, but nobody has used a ball")
    if state.gazers and not state.second and not state.tactical:
        raise BadPosition("phase", "is choose, but a ball was revealed")
    if not over:
        state.acting = acting(state)
    for seat in range(state.seats):
        place_card(state, seat, over)
    for card in range(KEY, TORCH + 1):
        # Balls that were used in this room are back in the supply and in no hand.
        used = size(state.gazers) if card == BALL else 0
        if not supply_is_whole(state.players, card, used):
            count = ITEMS[card - KEY].count - used
            raise BadPosition("players", f"have more than {count} of the item {card_name(card)}")


def can_petrify(state: RaidersState) -> bool:
    room = state.now
    return isinstance(room, Boss) and room.petrifies


def acting(state: RaidersState) -> i64:
    """The seats the table waits for: in secret all who have not chosen, openly the next one from the scroll holder."""
    missing: i64 = 0
    for seat in range(state.seats):
        card = state.players[seat].card
        gazer = has(state.gazers, seat)
        field = f"players[{seat}].card"
        if state.second and not gazer and not card:
            raise BadPosition(field, "is null, but all first cards are revealed")
        if gazer and card and not state.second:
            raise BadPosition(field, "must be null: the second card comes when all first cards lie open")
        if not card and (state.second or not gazer):
            missing |= bit(seat)
    if missing == 0:
        raise BadPosition("phase", "all seats have chosen, so the room would be resolved already")
    if not state.tactical:
        return missing
    turn = state.scroll
    while not has(missing, turn):
        turn = (turn + 1) % state.seats
    owing = state.owing()
    seat = (turn + 1) % state.seats
    while seat != state.scroll:
        if has(owing, seat) and not has(missing, seat):
            raise BadPosition(f"players[{seat}]", "has laid a card before its turn")
        seat = (seat + 1) % state.seats
    return bit(turn)


def place_card(state: RaidersState, seat: i64, over: bool) -> None:
    """One seat's hand and card: the right number of power cards, and a card that the room admits."""
    player = state.players[seat]
    card = player.card
    room = state.now
    hidden = not state.tactical and has(state.owing(), seat)
    field = f"players[{seat}]"
    spent: i64 = 0 if over else state.place
    if card:
        if not has(room.admits, card):
            raise BadPosition(f"{field}.card", f"cannot be played in the room {room.id!r}")
        if card == BALL and room.escape != BALL and (state.second or state.tactical):
            raise BadPosition(f"{field}.card", "is a ball, whose place is used_ball once it is revealed")
        in_hand = has(player.hand, card)
        if hidden and not in_hand:
            raise BadPosition(f"{field}.card", "is chosen in secret and must still be in the hand")
        if not hidden and card <= VALUES:
            spent += 1
            if in_hand:
                raise BadPosition(f"{field}.card", "lies open and cannot be in the hand as well")
        if not hidden:
            player.value = room.worth[card]
    fewest = VALUES - spent
    if size(player.hand & POWER_CARDS) < fewest:
        raise BadPosition(f"{field}.power", f"has too few cards; {fewest} are the fewest here")
