"""Reading a dumped position; what is impossible is refused and the field named."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.position import BadPosition, Part, as_part
from undercroft.games.raiders.actions import BALL, CARD_NAMES, KEY, TORCH, card_name
from undercroft.games.raiders.bosses import BOSSES, DUNGEON
from undercroft.games.raiders.cards import (
    CHARACTERS,
    COIN_CAP,
    FEWEST_SEATS,
    FLOORS,
    ITEM_NAMES,
    ITEMS,
    LATE_ITEMS,
    META,
    MOST_SEATS,
    PLANS,
    ROOMS_ON_FLOOR,
    VALUES,
    count_of,
    one,
    size,
)
from undercroft.games.raiders.invariants import seen_rooms
from undercroft.games.raiders.player import NOT_LAID, Player
from undercroft.games.raiders.rooms import ROOMS, UNSETTLED
from undercroft.games.raiders.state import NOBODY, RaidersState

FIELDS: Final = [
    "options",
    "seats",
    "floor",
    "room",
    "phase",
    "plan",
    "rooms",
    "lit_by",
    "scroll",
    "players",
    "deck",
    "plans",
]
PLAYER_FIELDS: Final = ["character", "coins", "wounds", "power", "items", "card", "used_ball", "petrified"]
ROOM_IDS: Final = [room.id for room in ROOMS]
BOSS_IDS: Final = [boss.id for boss in BOSSES]
PLAN_IDS: Final = [plan.id for plan in PLANS]
CHARACTER_IDS: Final = [character.id for character in CHARACTERS]


def load(shown: object) -> RaidersState:
    part = as_part(shown, "")
    part.only(FIELDS)
    options = part.part("options")
    options.only(["variant"])
    tactical = options.word("variant", ["standard", "tactical"]) == "tactical"
    seats = part.number("seats", FEWEST_SEATS, MOST_SEATS)
    entries = part.parts("players")
    if len(entries) != seats:
        raise BadPosition("players", f"must be {seats}, one for each seat")
    players: vec[Player] = vec[Player]()
    for entry in entries:
        players = append(players, read_player(entry))
    read_characters(entries)
    state = RaidersState(players, tactical, read_scroll(part, tactical, seats))
    read_floor(part, state)
    read_cards(part, entries, state)
    return state


def read_scroll(part: Part, tactical: bool, seats: i64) -> i64:
    if tactical:
        return part.number("scroll", 0, seats - 1)
    if part.fields.get("scroll") is not None:
        raise part.wrong("scroll", "must be null: nobody holds the scroll in the standard game")
    return NOBODY


def read_player(part: Part) -> Player:
    part.only(PLAYER_FIELDS)
    character = CHARACTER_IDS.index(part.word("character", CHARACTER_IDS))
    hand: i64 = 0
    for value in part.numbers("power", 1, VALUES):
        if hand >> value & 1:
            raise part.wrong("power", f"has {value} twice")
        hand |= 1 << value
    items: i64 = 0
    for name in part.words("items", ITEM_NAMES):
        card = ITEM_NAMES.index(name) + KEY
        if count_of(items, card) == ITEMS[card - KEY].count:
            raise part.wrong("items", f"has more than {ITEMS[card - KEY].count} of {name}")
        items += one(card)
        hand |= 1 << card
    coins = part.number("coins", 0, COIN_CAP)
    player = Player(character, coins, part.number("wounds"), hand, items)
    player.petrified = part.flag("petrified")
    return player


def read_characters(entries: list[Part]) -> None:
    """Each character card is dealt once."""
    left = list(CHARACTER_IDS)
    for entry in entries:
        character = entry.word("character", CHARACTER_IDS)
        if character not in left:
            raise entry.wrong("character", f"is {character!r}, which another seat has")
        left.remove(character)


# The floor


def read_floor(part: Part, state: RaidersState) -> None:
    """Floor, rooms and the cards nobody has seen."""
    state.floor = part.number("floor", 1, FLOORS)
    state.place = part.number("room", 1, ROOMS_ON_FLOOR) - 1
    phase = part.word("phase", ["choose", "second", "over"])
    if phase == "over" and not state.is_last_place(state.place):
        raise part.wrong("phase", "is over, but this is not the last room")
    state.second = phase == "second"
    state.plans = read_set(part, "plans", PLAN_IDS)
    state.plan = unused(part, "plan", part.word("plan", PLAN_IDS), PLAN_IDS, state.plans)
    plans_left = META.plans_removed + FLOORS - state.floor
    if size(state.plans) != plans_left:
        raise part.wrong("plans", f"must be {plans_left} cards on floor {state.floor}")
    for seat in part.numbers("lit_by", 0, state.seats - 1):
        state.lit |= 1 << seat
    ahead: i64 = ((1 << ROOMS_ON_FLOOR) - 1) & ~((2 << state.place) - 1)
    state.dark = PLANS[state.plan].dark & ahead
    state.deck = read_set(part, "deck", ROOM_IDS)
    read_rooms(part, state)


def read_rooms(part: Part, state: RaidersState) -> None:
    """A room is written where somebody has seen it, and null where nobody has."""
    shown = part.items("rooms")
    if len(shown) != ROOMS_ON_FLOOR:
        raise part.wrong("rooms", f"must be {ROOMS_ON_FLOOR}, from left to right")
    taken = state.deck
    settled: i64 = 0
    for place, name in enumerate(shown):
        last = state.is_last_place(place)
        field = f"rooms[{place}]"
        unseen = state.dark >> place & 1 and not state.lit
        if name is None:
            if not unseen:
                raise part.wrong(field, "is null, but the room was seen")
            state.rooms = append(state.rooms, UNSETTLED)
        elif not isinstance(name, str) or name not in (BOSS_IDS if last else ROOM_IDS):
            raise part.wrong(
                field, "must be the id of a boss" if last else "must be the id of a room that is no boss"
            )
        elif unseen:
            raise part.wrong(field, "must be null: it lies face down and nobody has seen it")
        elif last:
            state.rooms = append(state.rooms, len(ROOMS) + BOSS_IDS.index(name))
        else:
            number = unused(part, field, name, ROOM_IDS, taken)
            taken |= bit(number)
            settled += 1
            state.rooms = append(state.rooms, number)
    left = META.rooms_removed + FLOORS * ROOMS_ON_FLOOR - 1 - seen_rooms(state.floor, settled)
    if size(state.deck) != left:
        raise part.wrong(
            "deck", f"must be {left} cards here: all that nobody has seen, the removed ones included"
        )
    state.now = DUNGEON[state.rooms[state.place]]


def read_set(part: Part, field: str, ids: list[str]) -> i64:
    """A set of cards, by their ids."""
    cards: i64 = 0
    for name in part.words(field, ids):
        cards |= bit(unused(part, field, name, ids, cards))
    return cards


def unused(part: Part, field: str, name: str, ids: list[str], taken: i64) -> i64:
    """The number of the first copy of a card that is not among those taken."""
    for number in range(len(ids)):
        if ids[number] == name and not taken >> number & 1:
            return number
    raise part.wrong(field, f"has one {name!r} more than there are")


# Cards in this room


def read_cards(part: Part, entries: list[Part], state: RaidersState) -> None:
    """Who has chosen what; from this follows who acts."""
    over = part.word("phase") == "over"
    for seat in range(state.seats):
        entry = entries[seat]
        if entry.flag("used_ball"):
            state.gazers |= 1 << seat
        if entry.fields.get("card") is not None:
            state.players[seat].card = CARD_NAMES.index(entry.word("card", CARD_NAMES)) + 1
            if over:
                raise entry.wrong("card", "must be null after the game")
        if state.players[seat].petrified and not over:
            raise entry.wrong("petrified", "cannot be true before the last room is resolved")
    if state.gazers and (over or state.now.escape == BALL):
        raise part.wrong("players", "nobody can have used a ball here")
    if state.second and not state.gazers:
        raise part.wrong("phase", "is second, but nobody has used a ball")
    if state.gazers and not state.second and not state.tactical:
        raise part.wrong("phase", "is choose, but a ball was revealed")
    if not over:
        state.acting = acting(part, state)
    for seat in range(state.seats):
        read_card(entries[seat], state, seat, over)
    for card in range(KEY, TORCH + 1):
        count: i64 = 0
        for player in state.players:
            count += count_of(player.items, card)
            if player.value != NOT_LAID and player.card == card and LATE_ITEMS >> card & 1:
                count += 1
        if count > ITEMS[card - KEY].count:
            raise BadPosition(
                "players", f"have {count} of the item {card_name(card)}; there are {ITEMS[card - KEY].count}"
            )


def acting(part: Part, state: RaidersState) -> i64:
    """The seats the table waits for: in secret all who have not chosen, openly the next one from the scroll holder."""
    owing: i64 = 0
    for seat in range(state.seats):
        if not state.players[seat].card and (state.second or not state.gazers >> seat & 1):
            owing |= 1 << seat
        if state.second and not state.gazers >> seat & 1 and not state.players[seat].card:
            raise part.wrong(f"players[{seat}].card", "is null, but all first cards are revealed")
    if owing == 0:
        raise part.wrong("phase", "all seats have chosen, so the room would be resolved already")
    if not state.tactical:
        return owing
    turn = state.scroll
    while not owing >> turn & 1:
        turn = (turn + 1) % state.seats
    seat = turn
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.scroll:
            return 1 << turn
        laid = not owing >> seat & 1 and (not state.second or state.gazers >> seat & 1)
        if laid:
            raise part.wrong(f"players[{seat}]", "has laid a card before its turn")


def read_card(part: Part, state: RaidersState, seat: i64, over: bool) -> None:
    """One seat's hand and card: the right number of power cards, and a card that the room admits."""
    player = state.players[seat]
    card = player.card
    room = state.now
    hidden = not state.tactical and (not state.second or state.gazers >> seat & 1)
    spent: i64 = 0 if over else state.place
    if card:
        if not room.admits >> card & 1:
            raise part.wrong("card", f"cannot be played in the room {room.id!r}")
        if card == BALL and room.escape != BALL and (state.second or state.tactical):
            raise part.wrong("card", "is a ball, whose place is used_ball once it is revealed")
        if hidden and not player.hand >> card & 1:
            raise part.wrong("card", "is chosen in secret and must still be in the hand")
        if not hidden:
            if card <= VALUES:
                spent += 1
                if player.hand >> card & 1:
                    raise part.wrong("card", "lies open and cannot be in the hand as well")
            player.value = room.worth[card]
    power: i64 = VALUES - size(player.hand & ((2 << VALUES) - 1))
    if power > spent:
        raise part.wrong("power", f"has {VALUES - power} cards; {VALUES - spent} are the fewest here")
    if card and not hidden and card <= VALUES and power == 0:
        raise part.wrong("power", "is complete, but a power card was laid")
