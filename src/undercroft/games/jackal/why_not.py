"""Why a seat may not do something. The words are in jackal.ftl."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.jackal import actions, phases
from undercroft.games.jackal.laying import is_last_tile
from undercroft.games.jackal.moving import dive_exits
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import NO_GAP, NO_TILE

NOT_NOW: Final = Message("jackal-why-not-now")
# By what Cave.fit says. A turn that fits and is not offered looks like another one.
MISFITS: Final = ["same-turn", "no-match", "no-joint", "dead-end", "sealed"]


def why_not(table: Table, seat: i64, action: Action) -> Message:
    """Why this action is not among the legal ones."""
    if seat >= table.seats:
        return Message("jackal-why-watching")
    if table.phase == phases.OVER:
        return Message("jackal-why-over")
    if seat != table.actor:
        return Message("jackal-why-wait", {"seat": table.actor})
    if isinstance(action, actions.PlaceTile):
        return why_not_place(table, action)
    if isinstance(action, actions.Go):
        return why_not_go(table, action)
    if isinstance(action, actions.PlayOwnTile):
        return why_not_own_tile(table, seat, action.slot)
    if table.phase == phases.MOVE:
        return why_not_move(table, action)
    if table.phase == phases.ACTION:
        return why_not_deed(table, seat, action)
    if table.phase == phases.COIN and isinstance(action, actions.DropCoin):
        return Message("jackal-why-drop")
    return NOT_NOW


def why_not_move(table: Table, action: Action) -> Message:
    if action is actions.EXPLORE:
        return Message("jackal-why-explore")
    if action is actions.ROLL:
        return Message("jackal-why-roll")
    if action is actions.DIVE:
        return why_not_dive(table) or NOT_NOW
    return NOT_NOW


def why_not_dive(table: Table) -> Message | None:
    if not table.cave.has_passage(table.players[table.active].place):
        return Message("jackal-why-dive")
    return None if len(dive_exits(table)) > 0 else Message("jackal-why-dive-nowhere")


def why_not_place(table: Table, action: actions.PlaceTile) -> Message:
    """Why the current tile may not lie there like that."""
    if table.phase != phases.MAP and table.phase != phases.PLACE:
        return Message("jackal-why-no-tile")
    cave = table.cave
    if cave.tile_at(action.x, action.y) != NO_TILE:
        return Message("jackal-why-taken")
    gap = cave.gap_at(action.x, action.y)
    if gap == NO_GAP:
        return Message("jackal-why-apart")
    reason = cave.fit(gap, 4 * table.current + action.turn, is_last_tile(table))
    return Message(f"jackal-why-{MISFITS[reason]}")


def why_not_go(table: Table, action: actions.Go) -> Message:
    """Why a pirate may not go there: one's own, or the one that the bats drive."""
    phase = table.phase
    swims = isinstance(action, actions.SwimTo)
    if isinstance(action, actions.MovePirate):
        if phase != phases.BAT_MOVE:
            return NOT_NOW
    elif swims and phase == phases.MOVE:
        return why_not_dive(table) or Message("jackal-why-dive-first")
    elif phase == phases.MOVE:
        return Message("jackal-why-roll-first")
    elif phase == phases.ACTION or phase == phases.HEAD_START_TAKE:
        return Message("jackal-why-moved")
    elif phase != phases.WALK and phase != phases.HEAD_START:
        return NOT_NOW
    elif swims and not table.swim:
        return Message("jackal-why-no-swim" if table.second_die else "jackal-why-not-dived")
    tile = table.cave.tile_at(action.x, action.y)
    if tile == NO_TILE or action.tunnel >= len(table.cave.kind_of(tile).tunnels):
        return Message("jackal-why-no-tunnel")
    if table.players[table.walker()].place == 4 * tile + action.tunnel:
        return Message("jackal-why-here")
    if swims:
        return Message("jackal-why-no-passage")
    return Message("jackal-why-too-far-or-mud" if table.mud else "jackal-why-too-far")


def why_not_deed(table: Table, seat: i64, action: Action) -> Message:
    if action is actions.TAKE_COIN:
        return Message("jackal-why-take")
    if isinstance(action, actions.Give):
        return why_not_give(table, seat)
    if isinstance(action, actions.Prank):
        return why_not_target(table, seat, action.seat) or Message("jackal-why-no-bats")
    if isinstance(action, actions.Wager):
        return why_not_target(table, seat, action.seat) or why_not_wager(table, seat, action.seat)
    return NOT_NOW


def why_not_give(table: Table, seat: i64) -> Message:
    if not table.alliances:
        return Message("jackal-why-no-ally")
    if table.players[table.ally_of(seat)].place != table.players[seat].place:
        return Message("jackal-why-give-apart")
    return Message("jackal-why-give-coins")


def why_not_target(table: Table, seat: i64, other: i64) -> Message | None:
    if other >= table.seats or other == seat:
        return Message("jackal-why-target")
    return None if table.is_rival(seat, other) else Message("jackal-why-ally")


def why_not_wager(table: Table, seat: i64, other: i64) -> Message:
    player = table.players[seat]
    if player.wagers == 0:
        return Message("jackal-why-no-wagers")
    if table.players[other].place >> 2 != player.place >> 2:
        return Message("jackal-why-wager-apart", {"seat": other})
    return Message("jackal-why-wager-coins")


def why_not_own_tile(table: Table, seat: i64, slot: i64) -> Message:
    if not table.five_tiles:
        return Message("jackal-why-no-display")
    if table.phase != phases.MOVE:
        return NOT_NOW
    if table.players[seat].display[slot] == NO_TILE:
        return Message("jackal-why-slot-used")
    return Message("jackal-why-unplaceable")
