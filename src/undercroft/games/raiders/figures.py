"""The numbers that save a seat arithmetic: shares, sums still possible, penalties, and exact results where certain."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has, members
from undercroft.core.log import OPEN
from undercroft.core.view import Message
from undercroft.games.raiders import events, scoring, why_not
from undercroft.games.raiders import view as seen
from undercroft.games.raiders.actions import BALL, KEY, PLAYS, SWORD, USE_TORCH, VALUES, card_name
from undercroft.games.raiders.bosses import Boss
from undercroft.games.raiders.cards import LATE_ITEMS, ROOMS_ON_FLOOR, count_of
from undercroft.games.raiders.player import (
    Player,
    fewest_wounds,
    highest,
    most_coins,
    most_wounds,
    sum_of,
    supply,
)
from undercroft.games.raiders.rooms import NO_LIMIT, Monster, Trap, Treasure, Vault
from undercroft.games.raiders.show import SHOWN, knows, show_any_item, show_card
from undercroft.games.raiders.table import Table


def figures(table: Table, seat: i64) -> seen.Figures:
    others = open_seats(table, seat)
    hand: list[seen.HandCard] = []
    dark = 0
    for place in range(ROOMS_ON_FLOOR):
        if not knows(table, seat, place):
            dark += 1
    if seat < table.seats:
        for card in members(table.players[seat].hand):
            hand.append(hand_card(table, seat, card, not others))
    refusal = why_not.why_not(table, seat, USE_TORCH)
    return seen.Figures(
        marks=marks(table.players),
        room=room_figures(table, seat) if table.acting else None,
        hand=hand,
        torch=seen.TorchUse(refusal is None, refusal, dark),
        depends_on=others,
    )


def open_seats(table: Table, seat: i64) -> list[int]:
    """The other seats whose final card does not lie open."""
    if table.acting == 0:
        return []
    found: list[int] = []
    for other in range(table.seats):
        if other != seat and table.players[other].value < 0:
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
                would_faint=has(faint, seat),
                would_win=has(won, seat),
            )
        )
    return found


# The own hand


def hand_card(table: Table, seat: i64, card: i64, certain: bool) -> seen.HandCard:
    """A card in hand and what playing it here means."""
    room = table.now
    refusal = why_not.why_not(table, seat, PLAYS[card])
    player = table.players[seat]
    copies = 1 if card <= VALUES else count_of(player.items, card)
    if table.acting == 0 or not has(room.admits, card):
        return seen.HandCard(show_card(card), copies, None, refusal is None, refusal, False, None, None)
    escapes = card == room.escape
    final = card != BALL or escapes
    needed: int | None = None
    goal = room.strength_for(table.seats)
    if goal and final:
        needed = max(goal - room.worth[card] - sum_of(table.players) + max(player.value, 0), 0)
    result: seen.Result | None = None
    if refusal is None and certain and final:
        result = foresee(table, seat, card)
    return seen.HandCard(
        card=show_card(card),
        copies=copies,
        value=room.worth[card] if final and not escapes else None,
        legal=refusal is None,
        why_not=refusal,
        escapes=escapes,
        needed=needed,
        result=result,
    )


def foresee(table: Table, seat: i64, card: i64) -> seen.Result:
    """What the room brings if this is the last card, all others lying open."""
    players = vec[Player]([player.copy() for player in table.players])
    players[seat].lay(card, table.now.worth)
    return events.resolved(table.now, players)


# By room


def room_figures(table: Table, seat: i64) -> seen.RoomFigures:
    room = table.now
    if isinstance(room, Treasure):
        return treasure_figures(table, room)
    if isinstance(room, Monster):
        fight = fight_figures(table, seat, room.wounds, 0, False)
        return seen.MonsterFigures(fight)
    if isinstance(room, Vault):
        return vault_figures(table)
    if isinstance(room, Trap):
        return trap_figures(table, seat, room)
    assert isinstance(room, Boss)
    return boss_figures(table, seat, room)


def treasure_figures(table: Table, room: Treasure) -> seen.TreasureFigures:
    chests = [shares(room.first, table.seats)]
    if room.second:
        chests.append(shares(room.second, table.seats))
    return seen.TreasureFigures(
        chests,
        holders(table, VALUES),
        holders(table, VALUES - 1),
        holders(table, KEY),
    )


def shares(coins: i64, seats: i64) -> seen.Shares:
    return seen.Shares(coins, [coins // sharers for sharers in range(1, seats + 1)])


def holders(table: Table, card: i64) -> list[int]:
    """The seats that can still play this card here, as all know the hands."""
    players = table.players
    return [seat for seat in range(table.seats) if players[seat].value < 0 and has(players[seat].hand, card)]


def vault_figures(table: Table) -> seen.VaultFigures:
    stock = supply(table.players)
    card = SHOWN[table.seats][table.now.number]
    assert isinstance(card, seen.Vault)
    bonuses: list[seen.BonusFigures] = []
    room = table.now
    assert isinstance(room, Vault)
    for index, bonus in enumerate(room.bonuses):
        left: int | None = count_of(stock, bonus.item) if bonus.item else None
        returns = bonus.item > 0 and not has(LATE_ITEMS, bonus.item) and len(holders(table, bonus.item)) > 0
        bonuses.append(seen.BonusFigures(card.bonuses[index], left, left == 0, returns))
    return seen.VaultFigures(bonuses)


def trap_figures(table: Table, seat: i64, room: Trap) -> seen.TrapFigures:
    victims = room.victims(table.players)
    # The highest card will be one that somebody can play, and not below what somebody must play.
    possible: i64 = 0
    floor: i64 = 0
    for other in range(table.seats):
        values = possible_values(table, seat, other)
        possible |= values
        floor = max(floor, members(values)[0])
    penalties = [room.penalties[value] for value in members(possible) if value >= floor]
    return seen.TrapFigures(
        penalties=[room.penalties[value] for value in range(1, VALUES + 1)],
        victims=members(victims),
        you_are_hit=has(victims, seat),
        highest_laid=highest(table.players, NO_LIMIT),
        least=min(penalties),
        largest=max(penalties),
    )


def boss_figures(table: Table, seat: i64, boss: Boss) -> seen.BossFigures:
    return seen.BossFigures(
        fight=fight_figures(table, seat, boss.wounds, boss.coins_lost, boss.petrifies),
        special=special(boss),
        escape_with=show_any_item(boss.escape),
        hold_escape=holders(table, boss.escape) if boss.escape else [],
        five_value=boss.worth[VALUES],
        sword_value=boss.worth[SWORD],
    )


def special(boss: Boss) -> Message:
    """What sets this boss apart, in one line."""
    wounds = boss.wounds
    if boss.petrifies:
        return Message("raiders-boss-petrifies")
    if boss.escape:
        return Message("raiders-boss-escape", {"item": card_name(boss.escape), "wounds": wounds})
    if boss.fives_count_as < VALUES:
        return Message("raiders-boss-fives", {"value": boss.fives_count_as, "wounds": wounds})
    if boss.attacks_highest:
        return Message("raiders-boss-highest", {"wounds": wounds})
    if boss.top_reward:
        return Message("raiders-boss-reward", {"coins": boss.top_reward, "wounds": wounds})
    if boss.coins_lost and boss.wounds:
        return Message("raiders-boss-robs-and-wounds", {"coins": boss.coins_lost, "wounds": wounds})
    if boss.coins_lost:
        return Message("raiders-boss-robs", {"coins": boss.coins_lost})
    return Message("raiders-boss-plain", {"wounds": wounds})


def fight_figures(table: Table, seat: i64, wounds: int, coins_lost: int, petrifies: bool) -> seen.Fight:
    goal = table.now.strength_for(table.seats)
    least: i64 = 0
    largest: i64 = 0
    for other in range(table.seats):
        values = members(possible_values(table, seat, other))
        least += values[0]
        largest += values[-1]
    return seen.Fight(
        goal if goal else None, sum_of(table.players), least, largest, wounds, coins_lost, petrifies
    )


def possible_values(table: Table, seat: i64, other: i64) -> i64:
    """The set of values that another seat's final card may have, as far as this seat knows; 0 is an escape."""
    player = table.players[other]
    room = table.now
    if player.value >= 0:
        return bit(player.value)
    cards = player.hand & room.admits
    if (seat == other or seat == OPEN) and player.card and (player.card != BALL or room.escape == BALL):
        cards = bit(player.card)
    if room.escape != BALL:
        cards &= ~bit(BALL)
    values: i64 = 0
    for card in members(cards):
        values |= bit(room.worth[card])
    return values
