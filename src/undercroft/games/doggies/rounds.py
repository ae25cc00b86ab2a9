"""Turns and rounds: sleeping, leaving, the countdown, and what happens when nobody is left in the dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.doggies import events
from undercroft.games.doggies.cards import COUNTDOWN, ROUNDS, one_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, POTION_LID, new_dungeon
from undercroft.games.doggies.player import ASLEEP, BOX, IN

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def sleep(state: DoggiesState) -> None:
    """Always possible; a spare paw comes to the board for the rest of the game (R15)."""
    player = state.players[state.active]
    player.status = ASLEEP
    paw = player.gain_paw()
    if state.log is not None:
        state.tell(events.slept(state, paw))
    end_turn(state)


def walk_finished(state: DoggiesState) -> None:
    """The first to leave in a round starts the countdown for those still in the dungeon (R12)."""
    inside = 0
    for player in state.players:
        if player.status == IN:
            inside += 1
    if state.counted < 0 and inside:
        state.counted = min(COUNTDOWN * inside, len(state.deck))  # R13: all, if there are fewer
        state.countdown = state.counted
        if state.log is not None:
            state.tell(events.countdown_began(state))
    end_turn(state)


def end_turn(state: DoggiesState) -> None:
    """The next seat clockwise that is still in the dungeon; if there is none, the round is over."""
    seat = state.active
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if state.players[seat].status == IN:
            state.begin_turn(seat)
            return
    end_round(state)


def end_round(state: DoggiesState) -> None:
    """The last to act begins the next round (R34). Claimed cards are held from now on; paws come back."""
    state.first = state.active
    if state.log is not None:
        state.tell(events.round_ended(state))
    clear_dungeon(state)
    for player in state.players:
        player.available = player.owned
        player.debt = 0
    state.countdown = -1
    state.counted = -1
    if state.round == ROUNDS:
        state.end_game()
        return
    state.round += 1
    begin_round(state)


def clear_dungeon(state: DoggiesState) -> None:
    """Disarmed traps and the cards on them leave the game, potions on traps go to the supply.

    What nobody claimed goes back to the pile, to be shuffled. Holes and breaches vanish.
    """
    dungeon = state.dungeon
    for index in range(1, len(dungeon.laid)):
        node = dungeon.laid[index]
        if dungeon.marks[node] & DISARMED:
            state.owner[dungeon.card[node]] = BOX
            lid = dungeon.lid[node]
            if lid >= POTION_LID:
                state.supply += one_of(lid - POTION_LID)
            else:
                state.owner[lid] = BOX
        elif not dungeon.marks[node] & (CLAIMED | HOLE):
            state.deck.mix_in(dungeon.card[node])
    state.dungeon = new_dungeon(state.face())


def begin_round(state: DoggiesState) -> None:
    for player in state.players:
        player.status = IN
    if state.log is not None:
        state.tell(events.round_began(state))
    state.begin_turn(state.first)
