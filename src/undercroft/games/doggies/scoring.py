"""Coins: on cards, in chests, lost to traps and tramps, and won by quests."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.log import NO_SEAT
from undercroft.core.view import Message, Outcome, ScoreLine, ranked
from undercroft.games.doggies import cards as box
from undercroft.games.doggies.fights import helping
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.table import Table


def cards_of_species(species: str) -> vec[i64]:
    found = vec[i64]()
    for card in range(box.DECK_SIZE):
        if species and box.ROOMS[card].species == species:
            found = append(found, card)
    return found


# Per quest, the cards that fulfil it; none for a symbol quest.
TARGETS: Final[list[vec[i64]]] = [cards_of_species(quest.species) for quest in box.QUESTS]


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
        return self.rooms + self.monsters + box.CHEST_COINS * self.opened() + self.lost

    def add(self, card: i64) -> None:
        kind = box.KIND[card]
        coins = box.COINS[card]
        if kind == box.COIN:
            self.rooms += coins
        elif kind == box.MONSTER:
            self.monsters += coins
        elif kind == box.CHEST:
            self.chests += 1
        elif kind == box.TRAP:
            self.traps += 1
            self.lost += coins
        elif kind == box.TRAMP:
            self.tramps += 1
            self.lost += coins


def purse(table: Table, seat: i64) -> Purse:
    """What a seat's cards are worth, those claimed in this round included."""
    found = Purse()
    found.keys = box.keys_of(table.players[seat].marks)
    for card in range(box.DECK_SIZE):
        if table.owner[card] == seat:
            found.add(card)
    return found


def purses(table: Table) -> list[Purse]:
    """The purses of all seats."""
    found = [Purse() for _ in range(table.seats)]
    for seat in range(table.seats):
        found[seat].keys = box.keys_of(table.players[seat].marks)
    for card in range(box.DECK_SIZE):
        owner = table.owner[card]
        if owner >= 0:
            found[owner].add(card)
    return found


# Quests


def count_for(table: Table, quest: i64, seat: i64) -> i64:
    """How far a seat is in a quest: monsters of the species, or trophy symbols (R49) and potions of the kind."""
    symbol = box.QUESTS[quest].symbol
    if symbol >= 0:
        return symbols_of(table.players[seat], symbol)
    found: i64 = 0
    for card in TARGETS[quest]:
        if table.owner[card] == seat:
            found += 1
    return found


def symbols_of(player: Player, symbol: i64) -> i64:
    """On trophies and potions; those of the dog itself do not count."""
    trophies = box.count_of(player.marks, symbol) - box.count_of(player.base(), symbol)
    return trophies + helping(player.aid, bit(symbol)) + box.count_of(player.potions, symbol)


def write_counts(table: Table, quest: i64, counts: vec[i64]) -> None:
    """How far every seat is in a quest."""
    symbol = box.QUESTS[quest].symbol
    if symbol >= 0:
        for seat in range(table.seats):
            counts[seat] = symbols_of(table.players[seat], symbol)
        return
    for seat in range(table.seats):
        counts[seat] = 0
    for card in TARGETS[quest]:
        owner = table.owner[card]
        if owner >= 0:
            counts[owner] += 1


def leader(table: Table, quest: i64) -> i64:
    """The seat with the most symbols; base symbols break a tie. NO_SEAT if it stands, or if nobody has any (R43)."""
    counts = vec[i64]([0] * table.seats)
    write_counts(table, quest, counts)
    return leader_with(table, quest, counts)


def leader_with(table: Table, quest: i64, counts: vec[i64]) -> i64:
    """The same from what every seat has."""
    symbol = box.QUESTS[quest].symbol
    best: i64 = 0
    found: i64 = NO_SEAT
    for seat in range(table.seats):
        count = counts[seat]
        if count == 0:
            continue
        worth = count * 256 + box.count_of(table.players[seat].base(), symbol)
        if worth > best:
            best = worth
            found = seat
        elif worth == best:
            found = NO_SEAT
    return found


def fulfilments(table: Table, quest: i64, seat: i64) -> i64:
    """How often a seat fulfils a quest: once for each monster, once for a symbol quest won (R44)."""
    if box.QUESTS[quest].symbol >= 0:
        return 1 if leader(table, quest) == seat else 0
    return count_for(table, quest, seat)


def quests_of(table: Table, seat: i64, own: bool) -> vec[i64]:
    """The common quests, and the personal one if asked."""
    mine = table.players[seat].quest
    return append(table.common[:], mine) if own and mine >= 0 else table.common


def all_fulfilments(table: Table, seat: i64) -> i64:
    found: i64 = 0
    for quest in quests_of(table, seat, True):
        found += fulfilments(table, quest, seat)
    return found


def quest_coins(table: Table, seat: i64, own: bool) -> i64:
    """From the common quests, and from the personal one if asked."""
    found: i64 = 0
    for quest in quests_of(table, seat, own):
        found += fulfilments(table, quest, seat) * box.QUESTS[quest].coins
    return found


def total(table: Table, seat: i64) -> i64:
    """All coins of a seat; may be negative."""
    return purse(table, seat).total() + quest_coins(table, seat, True)


# The end


def rank(table: Table, seat: i64) -> i64:
    """Most coins, then most quest fulfilments; one number that compares like the pair."""
    return rank_of(total(table, seat), all_fulfilments(table, seat))


def rank_of(coins: i64, quests: i64) -> i64:
    return (coins + 100_000) * 1000 + quests


def ranks(table: Table) -> list[i64]:
    return [rank(table, seat) for seat in range(table.seats)]


def points(table: Table) -> list[float]:
    """The winners share one point."""
    all_ranks = ranks(table)
    best = max(all_ranks)
    share = 1.0 / all_ranks.count(best)
    return [share if own == best else 0.0 for own in all_ranks]


def outcome(table: Table) -> Outcome:
    scores = [score_sheet(table, seat) for seat in range(table.seats)]
    return ranked([float(own) for own in ranks(table)], reason(table), scores)


def reason(table: Table) -> Message:
    """Why the winners have won, in one sentence."""
    first = leaders(table)
    coins = total(table, first[0])
    if len(first) == 1:
        return Message("doggies-outcome-coins", {"seats": first, "coins": coins})
    quests = [all_fulfilments(table, seat) for seat in first]
    most = max(quests)
    won = [seat for seat, own in zip(first, quests, strict=True) if own == most]
    label = "doggies-outcome-shared" if len(won) > 1 else "doggies-outcome-quests"
    return Message(label, {"seats": won, "coins": coins, "quests": most})


def leaders(table: Table) -> list[i64]:
    """The seats with most coins; several break the tie by quests."""
    totals = [total(table, seat) for seat in range(table.seats)]
    best = max(totals)
    found: list[i64] = [seat for seat in range(table.seats) if totals[seat] == best]
    return found


def score_sheet(table: Table, seat: i64) -> list[ScoreLine]:
    """Every coin explained, then the tie-break where it was needed."""
    own = purse(table, seat)
    sheet = [
        ScoreLine(Message("doggies-score-rooms"), own.rooms),
        ScoreLine(Message("doggies-score-monsters"), own.monsters),
        ScoreLine(
            Message("doggies-score-chests", {"chests": own.chests, "keys": own.keys}),
            box.CHEST_COINS * own.opened(),
        ),
        ScoreLine(Message("doggies-score-losses", {"traps": own.traps, "tramps": own.tramps}), own.lost),
        quest_line(table, seat, table.players[seat].quest, "doggies-score-personal"),
    ]
    for quest in table.common:
        sheet.append(quest_line(table, seat, quest, "doggies-score-common"))
    sheet.append(ScoreLine(Message("doggies-score-total"), total(table, seat)))
    best = leaders(table)
    if seat in best and len(best) > 1:
        sheet.append(ScoreLine(Message("doggies-score-tie", {"quests": all_fulfilments(table, seat)})))
    return sheet


def quest_line(table: Table, seat: i64, quest: i64, label: str) -> ScoreLine:
    """A monster quest pays for each monster, a symbol quest once."""
    card = box.QUESTS[quest]
    times = fulfilments(table, quest, seat)
    kind = "symbol" if card.symbol >= 0 else "monster"
    args: dict[str, int | str] = {"quest": card.id, "kind": kind, "count": count_for(table, quest, seat)}
    return ScoreLine(Message(label, args), times * card.coins)
