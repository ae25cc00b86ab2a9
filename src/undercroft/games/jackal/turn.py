"""A turn: how it begins, the one action after the movement, and how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.games.jackal import phases
from undercroft.games.jackal.actions import END_TURN, GIFTS, PRANKS_ON, TAKE_COIN, WAGERS_ON
from undercroft.games.jackal.scoring import check_limits
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import NO_TILE
from undercroft.games.jackal.view_events import CoinTaken, Given, TurnBegan


def begin_turn(table: Table, seat: i64) -> None:
    table.active = seat
    table.actor = seat
    table.phase = phases.MOVE
    table.forget_dice()
    table.fell_in_mud = False
    table.trial = None
    if table.log is not None:
        table.tell(TurnBegan(seat, table.round))


def begin_action(table: Table, rng: Rng) -> None:
    """Ask for an action, unless there is none to choose."""
    table.phase = phases.ACTION
    table.forget_dice()
    table.new_tile = NO_TILE
    if len(deeds(table, table.active)) == 1:
        end_turn(table, rng)


def deeds(table: Table, seat: i64) -> list[Action]:
    """At most one action: a coin, a wager, a prank, a gift, or nothing (R17)."""
    player = table.players[seat]
    found: list[Action] = []
    if table.stands_on_coin(seat):
        found.append(TAKE_COIN)
    for other in range(table.seats):
        if can_wager(table, seat, other):
            found.append(WAGERS_ON[other])
    if player.bats > 0:
        for other in range(table.seats):
            if table.is_rival(seat, other):
                found.append(PRANKS_ON[other])
    ally = table.ally_of(seat)
    if ally != NO_SEAT and table.players[ally].place == player.place:
        for coins in range(player.coins):
            found.append(GIFTS[coins])
    found.append(END_TURN)
    return found


def can_wager(table: Table, seat: i64, other: i64) -> bool:
    """On the same tile, whatever the tunnels; both must own a coin (R20)."""
    player = table.players[seat]
    rival = table.players[other]
    return (
        player.wagers > 0
        and table.is_rival(seat, other)
        and player.place >> 2 == rival.place >> 2
        and player.coins > 0
        and rival.coins > 0
    )


def take_coin(table: Table, seat: i64, rng: Rng) -> None:
    player = table.players[seat]
    cave = table.cave
    tile = player.place >> 2
    cave.coin[tile] = 0
    player.coins += 1
    table.progress = True
    if table.log is not None:
        table.tell(CoinTaken(seat, cave.x[tile], cave.y[tile], player.coins))
    end_turn(table, rng)


def give(table: Table, seat: i64, coins: i64, rng: Rng) -> None:
    ally = table.ally_of(seat)
    table.players[seat].coins -= coins
    table.players[ally].coins += coins
    if table.log is not None:
        table.tell(Given(seat, ally, coins))
    end_turn(table, rng)


def end_turn(table: Table, rng: Rng) -> None:
    """The next seat; when it comes to the first player again, a round has ended."""
    seat = (table.active + 1) % table.seats
    if seat == table.first:
        if check_limits(table):
            return
        table.round += 1
    begin_turn(table, seat)
