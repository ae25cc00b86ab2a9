"""Coins: on cards, in chests, lost to traps and tramps, and won by quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.state import seats_in
from undercroft.core.view import Message, Outcome, ScoreLine
from undercroft.games.doggies.cards import (
    CHEST,
    CHEST_COINS,
    COIN,
    DECK_SIZE,
    KIND,
    MONSTER,
    QUESTS,
    ROOMS,
    TRAMP,
    TRAP,
    count_of,
    keys_of,
)
from undercroft.games.doggies.fights import helping
from undercroft.games.doggies.player import NOBODY

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def cards_of_species(species: str) -> vec[i64]:
    found = vec[i64]()
    for card in range(DECK_SIZE):
        if species and ROOMS[card].species == species:
            found = append(found, card)
    return found


# Per quest, the cards that fulfil it; none for a symbol quest.
TARGETS: Final[list[vec[i64]]] = [cards_of_species(quest.species) for quest in QUESTS]


class Purse:
    """A seat's coins without quests."""

    def __init__(self) -> None:
        self.rooms: i64 = 0  # on coin rooms
        self.monsters: i64 = 0
        self.chests: i64 = 0  # how many
        self.keys: i64 = 0
        self.traps: i64 = 0  # how many
        self.tramps: i64 = 0
        self.lost: i64 = 0  # by traps and tramps, not above 0

    def opened(self) -> i64:
        """One key opens one chest; chests without a key are worth nothing (R46)."""
        return min(self.chests, self.keys)

    def total(self) -> i64:
        return self.rooms + self.monsters + CHEST_COINS * self.opened() + self.lost

    def add(self, card: i64) -> None:
        kind = KIND[card]
        coins = ROOMS[card].coins
        if kind == COIN:
            self.rooms += coins
        elif kind == MONSTER:
            self.monsters += coins
        elif kind == CHEST:
            self.chests += 1
        elif kind == TRAP:
            self.traps += 1
            self.lost += coins
        elif kind == TRAMP:
            self.tramps += 1
            self.lost += coins


def purse(state: DoggiesState, seat: i64) -> Purse:
    """What a seat's cards are worth, those claimed in this round included."""
    found = Purse()
    found.keys = keys_of(state.players[seat].marks)
    for card in range(DECK_SIZE):
        if state.owner[card] == seat:
            found.add(card)
    return found


# Quests


def count_for(state: DoggiesState, quest: i64, seat: i64) -> i64:
    """How far a seat is in a quest: monsters of the species, or trophy symbols (R49) and potions of the kind."""
    symbol = QUESTS[quest].symbol
    if symbol >= 0:
        player = state.players[seat]
        trophies = count_of(player.marks, symbol) - count_of(player.base(), symbol)
        return trophies + helping(player.aid, 1 << symbol) + count_of(player.potions, symbol)
    found: i64 = 0
    for card in TARGETS[quest]:
        if state.owner[card] == seat:
            found += 1
    return found


def leader(state: DoggiesState, quest: i64) -> i64:
    """Who has most symbols, base symbols breaking a tie; NOBODY if still tied, or if nobody has any (R43)."""
    symbol = QUESTS[quest].symbol
    best: i64 = 0
    found: i64 = NOBODY
    for seat in range(state.seats):
        count = count_for(state, quest, seat)
        if count == 0:
            continue
        worth = count * 256 + count_of(state.players[seat].base(), symbol)
        if worth > best:
            best = worth
            found = seat
        elif worth == best:
            found = NOBODY
    return found


def fulfilments(state: DoggiesState, quest: i64, seat: i64) -> i64:
    """How often a seat fulfils a quest: once for each monster, once for a symbol quest won (R44)."""
    if QUESTS[quest].symbol >= 0:
        return 1 if leader(state, quest) == seat else 0
    return count_for(state, quest, seat)


def all_fulfilments(state: DoggiesState, seat: i64, own: bool) -> i64:
    """Of the common quests, and of the personal one if asked."""
    found: i64 = 0
    for quest in state.common:
        found += fulfilments(state, quest, seat)
    if own and state.players[seat].quest >= 0:
        found += fulfilments(state, state.players[seat].quest, seat)
    return found


def quest_coins(state: DoggiesState, seat: i64, own: bool) -> i64:
    """From the common quests, and from the personal one if asked."""
    found: i64 = 0
    for quest in state.common:
        found += fulfilments(state, quest, seat) * QUESTS[quest].coins
    mine = state.players[seat].quest
    if own and mine >= 0:
        found += fulfilments(state, mine, seat) * QUESTS[mine].coins
    return found


def total(state: DoggiesState, seat: i64) -> i64:
    """All coins of a seat; it may be less than nothing."""
    return purse(state, seat).total() + quest_coins(state, seat, True)


# The end


def rank(state: DoggiesState, seat: i64) -> i64:
    """Most coins, then most quest fulfilments; one number that compares like the pair."""
    return (total(state, seat) + 100_000) * 1000 + all_fulfilments(state, seat, True)


def ranks(state: DoggiesState) -> list[i64]:
    return [rank(state, seat) for seat in range(state.seats)]


def winners(state: DoggiesState) -> i64:
    """The set of seats that win; who is still tied shares the victory."""
    all_ranks = ranks(state)
    best = max(all_ranks)
    found: i64 = 0
    for seat in range(state.seats):
        if all_ranks[seat] == best:
            found |= 1 << seat
    return found


def points(state: DoggiesState) -> list[float]:
    """The winners share one point."""
    won = winners(state)
    share = 1.0 / len(seats_in(won))
    return [share if won >> seat & 1 else 0.0 for seat in range(state.seats)]


def outcome(state: DoggiesState) -> Outcome:
    all_ranks = ranks(state)
    places: list[int] = []
    for own in all_ranks:
        places.append(1 + len([other for other in all_ranks if other > own]))
    return Outcome(
        winners=[int(seat) for seat in seats_in(winners(state))],
        why=reason(state),
        places=places,
        scores=[score_sheet(state, seat) for seat in range(state.seats)],
        points=points(state),
    )


def reason(state: DoggiesState) -> Message:
    """Why the winners have won, in one sentence."""
    won = seats_in(winners(state))
    coins = int(total(state, won[0]))
    seats = [int(seat) for seat in won]
    tied = [seat for seat in range(state.seats) if total(state, seat) == coins]
    quests = int(all_fulfilments(state, won[0], True))
    if len(won) > 1:
        return Message("doggies-outcome-shared", {"seats": seats, "coins": coins, "quests": quests})
    if len(tied) > 1:
        return Message("doggies-outcome-quests", {"seats": seats, "coins": coins, "quests": quests})
    return Message("doggies-outcome-coins", {"seats": seats, "coins": coins})


def score_sheet(state: DoggiesState, seat: i64) -> list[ScoreLine]:
    """Every coin explained, then the tie-break where it was needed."""
    own = purse(state, seat)
    sheet = [
        ScoreLine(Message("doggies-score-rooms"), int(own.rooms)),
        ScoreLine(Message("doggies-score-monsters"), int(own.monsters)),
        ScoreLine(
            Message("doggies-score-chests", {"chests": int(own.chests), "keys": int(own.keys)}),
            int(CHEST_COINS * own.opened()),
        ),
        ScoreLine(
            Message("doggies-score-losses", {"traps": int(own.traps), "tramps": int(own.tramps)}),
            int(own.lost),
        ),
        quest_line(state, seat, state.players[seat].quest, "doggies-score-personal"),
    ]
    for quest in state.common:
        sheet.append(quest_line(state, seat, quest, "doggies-score-common"))
    coins = total(state, seat)
    sheet.append(ScoreLine(Message("doggies-score-total"), int(coins)))
    best: i64 = max([total(state, other) for other in range(state.seats)])
    tied = [other for other in range(state.seats) if total(state, other) == best]
    if coins == best and len(tied) > 1:
        quests = int(all_fulfilments(state, seat, True))
        sheet.append(ScoreLine(Message("doggies-score-tie", {"quests": quests})))
    return sheet


def quest_line(state: DoggiesState, seat: i64, quest: i64, label: str) -> ScoreLine:
    """A monster quest pays for each monster, a symbol quest once."""
    card = QUESTS[quest]
    times = fulfilments(state, quest, seat)
    kind = "symbol" if card.symbol >= 0 else "monster"
    args: dict[str, int | str] = {
        "quest": card.id,
        "kind": kind,
        "count": int(count_for(state, quest, seat)),
    }
    return ScoreLine(Message(label, args), int(times * card.coins))
