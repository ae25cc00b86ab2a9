"""The numbers that save a seat arithmetic: shares, sums still possible, penalties, and exact results where certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.log import OPEN
from undercroft.core.view import Message
from undercroft.games.raiders import events, scoring, words
from undercroft.games.raiders import view as seen
from undercroft.games.raiders.actions import BALL, KEY, PLAY, SWORD, USE_TORCH, card_name
from undercroft.games.raiders.bosses import Boss
from undercroft.games.raiders.cards import ROOMS_ON_FLOOR, VALUES, cards_in, count_of
from undercroft.games.raiders.player import Player, fewest_wounds, most_coins, most_wounds, supply
from undercroft.games.raiders.rooms import Monster, Trap, Treasure, Vault
from undercroft.games.raiders.show import SHOWN, knows, show_card, show_item

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


def figures(state: RaidersState, seat: i64) -> seen.Figures:
    others = open_seats(state, seat)
    hand: list[seen.HandCard] = []
    dark = 0
    for place in range(ROOMS_ON_FLOOR):
        if not knows(state, seat, place):
            dark += 1
    if seat < state.seats:
        for card in cards_in(state.players[seat].hand):
            hand.append(hand_card(state, seat, card, not others))
    refusal = words.why_not(state, seat, USE_TORCH)
    return seen.Figures(
        marks=marks(state.players),
        room=room_figures(state, seat) if state.acting else None,
        hand=hand,
        torch=seen.TorchUse(refusal is None, refusal, dark),
        depends_on=others,
    )


def open_seats(state: RaidersState, seat: i64) -> list[int]:
    """The other seats whose final card does not lie open."""
    if state.acting == 0:
        return []
    found: list[int] = []
    for other in range(int(state.seats)):
        if other != seat and state.players[other].value < 0:
            found.append(other)
    return found


def marks(players: vec[Player]) -> list[seen.Marks]:
    rich = most_coins(players)
    least = fewest_wounds(players)
    most = most_wounds(players)
    faint = scoring.fainted(players)
    won = scoring.winners(players)
    found: list[seen.Marks] = []
    for seat in range(len(players)):
        player = players[seat]
        found.append(
            seen.Marks(
                richest=player.coins == rich,
                least_wounded=player.wounds == least,
                most_wounded=player.wounds == most,
                would_faint=bool(faint >> seat & 1),
                would_win=bool(won >> seat & 1),
            )
        )
    return found


# The own hand


def hand_card(state: RaidersState, seat: i64, card: i64, certain: bool) -> seen.HandCard:
    """A card in hand and what playing it here means."""
    room = state.now
    refusal = words.why_not(state, seat, PLAY[card])
    player = state.players[seat]
    copies = 1 if card <= VALUES else int(count_of(player.items, card))
    if state.acting == 0 or not room.admits >> card & 1:
        return seen.HandCard(show_card(card), copies, None, refusal is None, refusal, False, None, None)
    escapes = card == room.escape
    final = card != BALL or escapes
    needed: int | None = None
    goal = room.strength_for(state.seats)
    if goal and final:
        needed = max(int(goal - room.worth[card] - laid_by_others(state, seat)), 0)
    result: seen.Result | None = None
    if refusal is None and certain and final:
        result = foresee(state, seat, card)
    return seen.HandCard(
        card=show_card(card),
        copies=copies,
        value=int(room.worth[card]) if final and not escapes else None,
        legal=refusal is None,
        why_not=refusal,
        escapes=escapes,
        needed=needed,
        result=result,
    )


def foresee(state: RaidersState, seat: i64, card: i64) -> seen.Result:
    """What the room brings if this is the last card, all others lying open."""
    players = vec[Player]([player.copy() for player in state.players])
    player = players[seat]
    player.spend(card)
    player.card = card
    player.value = state.now.worth[card]
    return events.resolved(state.now, players)


def laid_by_others(state: RaidersState, seat: i64) -> i64:
    total: i64 = 0
    for other in range(state.seats):
        if other != seat and state.players[other].value > 0:
            total += state.players[other].value
    return total


# By room


def room_figures(state: RaidersState, seat: i64) -> seen.RoomFigures:
    room = state.now
    if isinstance(room, Treasure):
        return treasure_figures(state, room)
    if isinstance(room, Monster):
        fight = fight_figures(state, seat, int(room.wounds), 0, False)
        return seen.MonsterFigures(fight)
    if isinstance(room, Vault):
        return vault_figures(state)
    if isinstance(room, Trap):
        return trap_figures(state, seat, room)
    assert isinstance(room, Boss)
    return boss_figures(state, seat, room)


def treasure_figures(state: RaidersState, room: Treasure) -> seen.TreasureFigures:
    chests = [shares(room.first, state.seats)]
    if room.second:
        chests.append(shares(room.second, state.seats))
    return seen.TreasureFigures(
        chests,
        holders(state.players, VALUES),
        holders(state.players, VALUES - 1),
        holders(state.players, KEY),
    )


def shares(coins: i64, seats: i64) -> seen.Shares:
    return seen.Shares(int(coins), [int(coins) // sharers for sharers in range(1, int(seats) + 1)])


def holders(players: vec[Player], card: i64) -> list[int]:
    """The seats with this card in hand, as all know the hands."""
    return [seat for seat in range(len(players)) if players[seat].hand >> card & 1]


def vault_figures(state: RaidersState) -> seen.VaultFigures:
    stock = supply(state.players)
    card = SHOWN[state.seats][state.now.number]
    assert isinstance(card, seen.Vault)
    bonuses: list[seen.BonusFigures] = []
    room = state.now
    assert isinstance(room, Vault)
    for index, bonus in enumerate(room.bonuses):
        left: int | None = int(count_of(stock, bonus.item)) if bonus.item else None
        bonuses.append(seen.BonusFigures(card.bonuses[index], left, left == 0))
    return seen.VaultFigures(bonuses)


def trap_figures(state: RaidersState, seat: i64, room: Trap) -> seen.TrapFigures:
    mark = most_coins(state.players) if room.seeks_rich else fewest_wounds(state.players)
    victims: list[int] = []
    for other in range(int(state.seats)):
        player = state.players[other]
        if (player.coins if room.seeks_rich else player.wounds) == mark:
            victims.append(other)
    laid: i64 = 0
    # The highest card will be one that somebody can play, and not below what somebody must play.
    possible: i64 = 0
    floor: i64 = 0
    for other in range(state.seats):
        laid = max(laid, state.players[other].value)
        values = possible_values(state, seat, other)
        possible |= values
        floor = max(floor, cards_in(values)[0])
    penalties = [int(room.penalties[value]) for value in cards_in(possible) if value >= floor]
    return seen.TrapFigures(
        penalties=[int(room.penalties[value]) for value in range(1, VALUES + 1)],
        victims=victims,
        you_are_hit=seat in victims,
        highest_laid=int(laid),
        least=min(penalties),
        largest=max(penalties),
    )


def boss_figures(state: RaidersState, seat: i64, boss: Boss) -> seen.BossFigures:
    return seen.BossFigures(
        fight=fight_figures(state, seat, int(boss.wounds), int(boss.coins_lost), boss.petrifies),
        special=special(boss),
        escape_with=show_item(boss.escape),
        hold_escape=holders(state.players, boss.escape) if boss.escape else [],
        five_value=int(boss.worth[VALUES]),
        sword_value=int(boss.worth[SWORD]),
    )


def special(boss: Boss) -> Message:
    """What sets this boss apart, in one line."""
    wounds = int(boss.wounds)
    if boss.petrifies:
        return Message("raiders-boss-petrifies")
    if boss.escape:
        return Message("raiders-boss-escape", {"item": card_name(boss.escape), "wounds": wounds})
    if boss.fives_count_as < VALUES:
        return Message("raiders-boss-fives", {"value": int(boss.fives_count_as), "wounds": wounds})
    if boss.attacks_highest:
        return Message("raiders-boss-highest", {"wounds": wounds})
    if boss.top_reward:
        return Message("raiders-boss-reward", {"coins": int(boss.top_reward), "wounds": wounds})
    if boss.coins_lost and boss.wounds:
        return Message("raiders-boss-robs-and-wounds", {"coins": int(boss.coins_lost), "wounds": wounds})
    if boss.coins_lost:
        return Message("raiders-boss-robs", {"coins": int(boss.coins_lost)})
    return Message("raiders-boss-plain", {"wounds": wounds})


def fight_figures(
    state: RaidersState, seat: i64, wounds: int, coins_lost: int, petrifies: bool
) -> seen.Fight:
    goal = state.now.strength_for(state.seats)
    laid: i64 = 0
    least: i64 = 0
    largest: i64 = 0
    for other in range(state.seats):
        if state.players[other].value > 0:
            laid += state.players[other].value
        values = cards_in(possible_values(state, seat, other))
        least += values[0]
        largest += values[-1]
    return seen.Fight(
        int(goal) if goal else None, int(laid), int(least), int(largest), wounds, coins_lost, petrifies
    )


def possible_values(state: RaidersState, seat: i64, other: i64) -> i64:
    """The set of values that another seat's final card may have, as far as this seat knows; 0 is an escape."""
    player = state.players[other]
    room = state.now
    if player.value >= 0:
        return 1 << player.value
    cards = player.hand & room.admits
    if (seat == other or seat == OPEN) and player.card and (player.card != BALL or room.escape == BALL):
        cards = 1 << player.card
    if room.escape != BALL:
        cards &= ~(1 << BALL)
    values: i64 = 0
    for card in cards_in(cards):
        values |= 1 << room.worth[card]
    return values
