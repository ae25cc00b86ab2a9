"""Rounds: the captain's order, the Dragon phase, and what comes next."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import first
from undercroft.core.rng import Rng
from undercroft.games.dragon import cards
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.ending import finish
from undercroft.games.dragon.frames import TURN_LOST, Rage, Rockfall
from undercroft.games.dragon.rage import begin_rage, go_on_fleeing, play_line
from undercroft.games.dragon.table import (
    DRAGON,
    NO_EFFECTS,
    ORDER,
    PLAYING,
    ROUNDS,
    TURN,
    Effects,
    Lasting,
    Table,
)
from undercroft.games.dragon.turn import begin_turn, end_turn, lose_turn


def begin_round(table: Table) -> None:
    """The captain orders the gnomes."""
    table.phase = ORDER
    table.queue = vec[i64]()
    table.turns = 0
    table.given = cards.NO_GNOME
    table.active = cards.NO_GNOME
    table.ap = 0
    table.asked = table.captain
    table.effects = Effects(table.acting()) if table.aside else NO_EFFECTS
    if table.log is not None:
        names = [card.id for card in table.acting()]
        table.tell(told.RoundBegan(round=table.round, captain_seat=table.captain, acting=names))


def next_up(table: Table, gnome: i64) -> None:
    """The captain appends a gnome to the queue. The last one follows by itself."""
    table.queue = append(table.queue, gnome)
    if table.log is not None:
        table.tell(told.Queued(table.captain, cards.GNOME_IDS[gnome], order=len(table.queue)))


def begin_dragon_phase(table: Table) -> None:
    """All gnomes have acted: the Dragon rages, unless it sleeps deeply."""
    table.phase = DRAGON
    table.active = cards.NO_GNOME
    if table.log is not None:
        table.tell(told.DragonPhase(asleep=table.effects.asleep))
    if not table.effects.asleep:
        begin_rage(table, "dragon_phase", "dragon_phase")


def end_round(table: Table) -> None:
    """Cards that acted are discarded; the seat of the last gnome is captain; R43: too many rounds are a loss."""
    staying: list[Lasting] = []
    retired: list[str] = []
    for lasting in table.aside:
        if lasting.round > table.round:
            staying.append(lasting)
        else:
            table.pile(lasting.deck).throw(lasting.card)
            retired.append(lasting.kind().id)
    table.aside = staying
    if retired and table.log is not None:
        table.tell(told.CardsRetired(cards=retired))
    table.captain = table.owner[table.queue[len(table.queue) - 1]]
    if table.round == table.max_rounds:
        finish(table, ROUNDS)
        return
    table.round += 1
    begin_round(table)


# The flow


def go_on(table: Table, rng: Rng) -> None:
    """Play what needs no decision, until somebody must decide or the game is over."""
    while table.result == PLAYING:
        if table.frames:
            frame = table.frames[-1]
            if isinstance(frame, Rage):
                play_line(table, frame, rng)
            elif isinstance(frame, Rockfall):
                if not go_on_fleeing(table, frame):
                    return
            elif frame is TURN_LOST:
                lose_turn(table)
            else:
                table.asked = table.owner[table.active]
                return
        elif table.phase == TURN:
            if table.ap > 0:
                table.asked = table.owner[table.active]
                return
            end_turn(table)
            next_turn(table, rng)
        elif table.phase == ORDER:
            left = table.unordered()
            if left & (left - 1):
                return
            if left:
                next_up(table, first(left))
            table.phase = TURN
            next_turn(table, rng)
        elif table.phase == DRAGON:
            end_round(table)
        else:
            return


def next_turn(table: Table, rng: Rng) -> None:
    """The following gnome of the queue, or the Dragon phase after the last."""
    if table.turns < len(table.queue):
        begin_turn(table, rng)
    else:
        begin_dragon_phase(table)
