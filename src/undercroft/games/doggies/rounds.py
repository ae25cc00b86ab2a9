"""Turns and rounds: sleeping, leaving, the countdown, and what happens when nobody is left in the dungeon."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.games.doggies import events
from undercroft.games.doggies import view_events as told
from undercroft.games.doggies.cards import COUNTDOWN, GONE, NO_COUNTDOWN, ROUNDS, one_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, POTION_LID, new_dungeon
from undercroft.games.doggies.player import ASLEEP, IN
from undercroft.games.doggies.table import OVER, TURN, Table


def sleep(table: Table) -> None:
    """Always possible; a spare paw comes to the board for the rest of the game (R15)."""
    player = table.walker()
    player.status = ASLEEP
    paw = player.gain_paw()
    if table.log is not None:
        table.tell(told.Slept(table.active, paw, player.owned))
    end_turn(table)


def walk_finished(table: Table) -> None:
    """The first to leave in a round starts the countdown for those still in the dungeon (R12)."""
    inside = table.inside() if table.counted == NO_COUNTDOWN else []
    if inside:
        table.counted = min(COUNTDOWN * len(inside), len(table.deck))  # R13: all, if there are fewer
        table.countdown = table.counted
        if table.log is not None:
            aside = len(table.deck) - table.counted
            table.tell(told.CountdownBegan(table.active, table.counted, aside, inside))
    end_turn(table)


def end_turn(table: Table) -> None:
    """The next seat clockwise that is still in the dungeon; if there is none, the round is over."""
    seat = table.active
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        if table.players[seat].status == IN:
            begin_turn(table, seat)
            return
    end_round(table)


def end_round(table: Table) -> None:
    """The last to act begins the next round (R34). Claimed cards are held from now on; paws come back."""
    table.first = table.active
    clear_dungeon(table)
    for player in table.players:
        player.available = player.owned
        player.debt = 0
    table.countdown = NO_COUNTDOWN
    table.counted = NO_COUNTDOWN
    if table.round == ROUNDS:
        end_game(table)
        return
    table.round += 1
    begin_round(table)


def clear_dungeon(table: Table) -> None:
    """Disarmed traps and the cards on them leave the game, potions on traps go to the supply.

    What nobody claimed goes back to the pile, to be shuffled. Holes and breaches vanish.
    """
    dungeon = table.dungeon
    gone: list[i64] = []
    potions: i64 = 0
    back = 0
    for index in range(1, len(dungeon.laid)):
        node = dungeon.laid[index]
        if dungeon.marks[node] & DISARMED:
            gone.append(dungeon.card[node])
            lid = dungeon.lid[node]
            if lid >= POTION_LID:
                potions += one_of(lid - POTION_LID)
            else:
                gone.append(lid)
        elif not dungeon.marks[node] & CLAIMED:
            table.deck.mix_in(dungeon.card[node])
            back += 1
    for card in gone:
        table.owner[card] = GONE
    table.supply += potions
    if table.log is not None:
        table.tell(events.round_ended(table, gone, potions, back))
    table.dungeon = new_dungeon(table.face)


def begin_round(table: Table) -> None:
    for player in table.players:
        player.status = IN
    if table.log is not None:
        table.tell(told.RoundBegan(table.round, table.first, len(table.deck)))
    begin_turn(table, table.first)


def begin_turn(table: Table, seat: i64) -> None:
    table.phase = TURN
    table.active = seat
    table.acting = bit(seat)
    table.offered = None


def end_game(table: Table) -> None:
    """The personal quests are shown."""
    table.phase = OVER
    table.acting = 0
    table.offered = None
    table.reveals += 1
    if table.log is not None:
        table.tell(events.game_ended(table))
