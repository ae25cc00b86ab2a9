"""What is said to a seat: what it is asked, and why it may not do something. The words are in jackal.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.jackal import laying
from undercroft.games.jackal.actions import (
    DIVE_VERB,
    EXPLORE_VERB,
    MOVE_PIRATE_VERB,
    ROLL_VERB,
    SWIM_TO_VERB,
    TAKE_COIN_VERB,
    DropCoin,
    Give,
    Go,
    PlaceTile,
    Plain,
    PlayOwnTile,
    Prank,
    Wager,
)
from undercroft.games.jackal.cave import DEAD_END, FITS, NO_JOINT, NO_MATCH, NOTHING
from undercroft.games.jackal.phases import (
    ACTION,
    BAT_MOVE,
    COIN,
    HEAD_START,
    HEAD_START_TAKE,
    MAP,
    MOVE,
    OVER,
    PHASES,
    PLACE,
    WALK,
)
from undercroft.games.jackal.player import USED
from undercroft.games.jackal.tiles import TILE_IDS, TILES

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState


def prompt(state: JackalState, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if state.phase == OVER:
        return Message("jackal-prompt-over")
    if seat != state.actor:
        return Message("jackal-prompt-wait", {"seat": int(state.actor)})
    if state.phase == MAP or state.phase == PLACE:
        return Message(f"jackal-prompt-{PHASES[state.phase]}", {"tile": TILE_IDS[state.current]})
    if state.phase == WALK and state.second_die:
        dice = {"die": int(state.die), "second": int(state.second_die)}
        return Message("jackal-prompt-swim" if state.swim else "jackal-prompt-no-swim", dice)
    if state.phase == WALK or state.phase == HEAD_START:
        return Message(f"jackal-prompt-{dashed(PHASES[state.phase])}", {"die": int(state.die)})
    if state.phase == BAT_MOVE or state.phase == COIN:
        trial = state.trial
        assert trial is not None
        args = {"die": int(state.die), "seat": int(trial.loser())}
        return Message("jackal-prompt-bat-move" if state.phase == BAT_MOVE else "jackal-prompt-coin", args)
    return Message(f"jackal-prompt-{dashed(PHASES[state.phase])}")


def dashed(word: str) -> str:
    """As message ids are written."""
    return word.replace("_", "-")


def why_not(state: JackalState, seat: i64, action: Action) -> Message | None:
    if action in state.legal(seat):
        return None
    if seat >= state.seats:
        return Message("jackal-why-watching")
    if state.phase == OVER:
        return Message("jackal-why-over")
    if seat != state.actor:
        return Message("jackal-why-wait", {"seat": int(state.actor)})
    if isinstance(action, PlaceTile):
        return why_not_place(state, action)
    if isinstance(action, Go):
        return why_not_go(state, action)
    if isinstance(action, (Wager, Prank, Give)):
        return why_not_deed(state, seat, action)
    if isinstance(action, PlayOwnTile):
        return why_not_own_tile(state, seat, action.slot)
    if isinstance(action, DropCoin):
        return Message("jackal-why-drop" if state.phase == COIN else "jackal-why-not-now")
    if isinstance(action, Plain):
        return why_not_plain(state, seat, action.verb)
    return Message("jackal-why-not-now")


def why_not_plain(state: JackalState, seat: i64, verb: i64) -> Message:
    if state.phase == MOVE:
        if verb == EXPLORE_VERB:
            return Message("jackal-why-explore")
        if verb == ROLL_VERB:
            return Message("jackal-why-roll")
        if verb == DIVE_VERB:
            passage = state.cave.has_passage(state.players[seat].place)
            return Message("jackal-why-dive-nowhere" if passage else "jackal-why-dive")
    if state.phase == ACTION and verb == TAKE_COIN_VERB:
        return Message("jackal-why-take")
    return Message("jackal-why-not-now")


def why_not_place(state: JackalState, action: PlaceTile) -> Message:
    """Why the current tile may not lie there so."""
    if state.phase != MAP and state.phase != PLACE:
        return Message("jackal-why-no-tile")
    cave = state.cave
    if cave.tile_at(action.x, action.y) != NOTHING:
        return Message("jackal-why-taken")
    gap = cave.gap_at(action.x, action.y)
    if gap == NOTHING:
        return Message("jackal-why-apart")
    reason = cave.fit(gap, 4 * state.current + action.turn, laying.is_last_tile(state))
    if reason == NO_MATCH:
        return Message("jackal-why-no-match")
    if reason == NO_JOINT:
        return Message("jackal-why-no-joint")
    if reason == DEAD_END:
        return Message("jackal-why-dead-end")
    if reason == FITS:
        return Message("jackal-why-same-turn")
    return Message("jackal-why-sealed")


def why_not_go(state: JackalState, action: Go) -> Message:
    """Why a pirate may not go there: one's own, or the one whom the bats drive."""
    walker = state.actor
    if action.verb == MOVE_PIRATE_VERB:
        if state.phase != BAT_MOVE or state.trial is None:
            return Message("jackal-why-not-now")
        walker = state.trial.loser()
    elif state.phase == MOVE:
        return Message("jackal-why-roll-first")
    elif state.phase == ACTION or state.phase == HEAD_START_TAKE:
        return Message("jackal-why-moved")
    elif state.phase != WALK and state.phase != HEAD_START:
        return Message("jackal-why-not-now")
    tile = state.cave.tile_at(action.x, action.y)
    if tile == NOTHING or action.tunnel >= len(TILES[state.cave.kind_of(tile)].tunnels):
        return Message("jackal-why-no-tunnel")
    if action.verb == SWIM_TO_VERB:
        return Message("jackal-why-no-passage" if state.swim else "jackal-why-no-swim")
    if state.players[walker].place == 4 * tile + action.tunnel:
        return Message("jackal-why-here")
    return Message("jackal-why-too-far-or-mud" if state.mud else "jackal-why-too-far")


def why_not_deed(state: JackalState, seat: i64, action: Action) -> Message:
    if state.phase != ACTION:
        return Message("jackal-why-not-now")
    player = state.players[seat]
    if isinstance(action, Give):
        if not state.alliances:
            return Message("jackal-why-no-ally")
        if state.players[state.ally_of(seat)].place != player.place:
            return Message("jackal-why-give-apart")
        return Message("jackal-why-give-coins")
    other: i64 = -1
    wager = False
    if isinstance(action, Wager):
        other = action.seat
        wager = True
    elif isinstance(action, Prank):
        other = action.seat
    if other >= state.seats or other == seat:
        return Message("jackal-why-target")
    if other == state.ally_of(seat):
        return Message("jackal-why-ally")
    if not wager:
        return Message("jackal-why-no-bats")
    if player.wagers == 0:
        return Message("jackal-why-no-wagers")
    if state.players[other].place >> 2 != player.place >> 2:
        return Message("jackal-why-wager-apart", {"seat": int(other)})
    return Message("jackal-why-wager-coins")


def why_not_own_tile(state: JackalState, seat: i64, slot: i64) -> Message:
    if not state.five_tiles:
        return Message("jackal-why-no-display")
    if state.phase != MOVE:
        return Message("jackal-why-not-now")
    if state.players[seat].display[slot] == USED:
        return Message("jackal-why-slot-used")
    return Message("jackal-why-unplaceable")
