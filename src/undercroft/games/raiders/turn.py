"""The course of play, in the order of the rules: floor, room, cards, what they bring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import any_of, bit, has
from undercroft.core.rng import Rng
from undercroft.games.raiders import events
from undercroft.games.raiders import view_events as told
from undercroft.games.raiders.actions import BALL, TORCH
from undercroft.games.raiders.bosses import DUNGEON
from undercroft.games.raiders.cards import FLOORS, PLANS, ROOMS_ON_FLOOR
from undercroft.games.raiders.player import highest
from undercroft.games.raiders.rooms import NO_LIMIT, UNSETTLED
from undercroft.games.raiders.show import show_card
from undercroft.games.raiders.table import Table

# FloorSetup


def lay_floor(table: Table, rng: Rng) -> None:
    """Turn up the next floor card and lay five rooms as it says."""
    table.floor += 1
    table.place = 0
    table.plan = any_of(table.plans, rng)
    table.plans ^= bit(table.plan)
    table.dark = PLANS[table.plan].dark
    table.lit = 0
    table.rooms = vec[i64]([UNSETTLED for _ in range(ROOMS_ON_FLOOR)])
    for place in range(ROOMS_ON_FLOOR):
        if not has(table.dark, place):
            table.settle(place, rng)
    table.reveals += 1
    if table.log is not None:
        table.tell(events.floor_laid(table))
    enter_room(table, rng)


# EnterRoom


def enter_room(table: Table, rng: Rng) -> None:
    """The leftmost remaining room becomes the current one; a face-down room is turned up for all."""
    place = table.place
    turned = has(table.dark, place)
    if turned:
        table.settle(place, rng)
        table.dark ^= bit(place)
        table.reveals += 1
    table.now = DUNGEON[table.rooms[place]]
    table.acting = bit(table.scroll) if table.tactical else bit(table.seats) - 1
    if table.log is not None:
        table.tell(events.room_entered(table, turned))


# UseTorch


def use_torch(table: Table, seat: i64, rng: Rng) -> None:
    """The seat alone learns every face-down room of the floor; all see that it looked."""
    table.players[seat].spend(TORCH)
    for place in range(ROOMS_ON_FLOOR):
        if has(table.dark, place):
            table.settle(place, rng)
    table.lit |= bit(seat)
    table.reveals += 1
    if table.log is not None:
        table.tell(told.TorchUsed(seat))
        table.tell_only(bit(seat), events.rooms_lit(table, seat))


# Choose and Second, standard: in secret, then all at once


def seal(table: Table, seat: i64, rng: Rng) -> None:
    """The card is committed face down; it stays in the hand that the others see (R26)."""
    table.acting ^= bit(seat)
    if table.log is not None:
        table.tell(told.Chosen(seat))
    if table.acting == 0:
        reveal(table, rng)


def reveal(table: Table, rng: Rng) -> None:
    """Turn up all committed cards: every seat's, or the second ones of those who used a ball."""
    table.reveals += 1
    if table.log is not None:
        table.tell(events.second_revealed(table) if table.second else events.cards_revealed(table))
    owing = table.owing()
    for seat in range(table.seats):
        if has(owing, seat):
            lay(table, seat)
    all_laid(table, rng)


# Choose and Second, tactical: openly, one after another, the scroll holder first


def lay_open(table: Table, seat: i64, rng: Rng) -> None:
    if table.log is not None:
        table.tell(told.CardLaid(seat, show_card(table.players[seat].card), table.second))
    lay(table, seat)
    table.acting = next_to_lay(table, seat + 1)
    if table.acting == 0:
        all_laid(table, rng)


def next_to_lay(table: Table, seat: i64) -> i64:
    """The set of the next seat clockwise, before the scroll holder, that owes a card; empty if none does."""
    owing = table.owing()
    while True:
        seat %= table.seats
        if seat == table.scroll:
            return 0
        if has(owing, seat):
            return bit(seat)
        seat += 1


# Reveal


def lay(table: Table, seat: i64) -> None:
    """A card is turned up. A ball gives a second choice, any other card is the seat's final one."""
    player = table.players[seat]
    if player.card == BALL and table.now.escape != BALL:
        player.spend(BALL)
        player.card = 0
        table.gazers |= bit(seat)
        if table.log is not None:
            table.tell(told.BallUsed(seat))
    else:
        player.lay(player.card, table.now.worth)


def all_laid(table: Table, rng: Rng) -> None:
    """Whoever used a ball owes a second card (R6); then the room is resolved."""
    if not table.gazers or table.second:
        resolve(table, rng)
        return
    table.second = True
    table.acting = table.gazers
    if table.tactical:
        first = has(table.gazers, table.scroll)
        table.acting = bit(table.scroll) if first else next_to_lay(table, table.scroll + 1)


# Resolve and ClearRoom


def resolve(table: Table, rng: Rng) -> None:
    if table.log is None:
        table.now.resolve(table.players)
    else:
        table.tell(events.room_resolved(table))
    clear_room(table, rng)


def clear_room(table: Table, rng: Rng) -> None:
    """Items go back to the supply, power cards stay before their owners, the room leaves the game."""
    if table.tactical and not table.is_last_place(table.place):
        pass_scroll(table)
    for player in table.players:
        player.clear_room()
    table.gazers = 0
    table.second = False
    if table.place < ROOMS_ON_FLOOR - 1:
        table.place += 1
        enter_room(table, rng)
    else:
        end_floor(table, rng)


def pass_scroll(table: Table) -> None:
    """To the highest value of the final cards (R40); of equals, to the first clockwise of the old holder (R38)."""
    holder = table.scroll
    top = highest(table.players, NO_LIMIT)
    seat = holder
    while True:
        seat = (seat + 1) % table.seats
        if table.players[seat].value == top or seat == holder:
            break
    table.scroll = seat
    if table.log is not None:
        tied = [other for other in range(table.seats) if table.players[other].value == top]
        table.tell(told.ScrollPassed(holder, seat, top, tied))


def end_floor(table: Table, rng: Rng) -> None:
    """Every seat takes its power cards back; items are not refilled."""
    for player in table.players:
        player.take_power_back()
    if table.log is not None:
        table.tell(told.FloorEnded(table.floor))
    if table.floor < FLOORS:
        lay_floor(table, rng)
    else:
        table.acting = 0
        if table.log is not None:
            table.tell(events.game_over(table.players))
