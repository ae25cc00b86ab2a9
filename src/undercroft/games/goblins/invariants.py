"""What must be true of every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.games.goblins.cards import (
    DOOR,
    DYNAMITE,
    FACES,
    GOBLIN,
    GOBLIN_COUNTS,
    GOLD_TARGET,
    HAND_SIZE,
    LANTERN,
    POTION,
    ROLES,
    RUBBLE,
)
from undercroft.games.goblins.phases import OVER, STEAL, TURN, UNSETTLED
from undercroft.games.goblins.tiles import (
    EMPTY,
    GOAL_AT,
    KIND_OF,
    START,
    STEPS,
    THE_DYNAMITE,
    THE_START,
    face_of,
)

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def broken(state: GoblinsState) -> str:
    """The first invariant that does not hold, by its number in the rules; empty if all do."""
    return cards(state) or table(state) or roles_and_gold(state) or turn(state)


def cards(state: GoblinsState) -> str:
    left: list[i64] = [face.count for face in FACES]
    for card in state.deck.cards():
        left[card] -= 1
    for card in state.discard:
        left[card] -= 1
        kind = FACES[card].kind
        if kind == LANTERN:
            return "11: a Lantern lies in the discard pile"
    for player in state.players:
        if len(player.hand) > HAND_SIZE:
            return "2: a hand holds too many cards"
        for card in player.hand:
            left[card] -= 1
        if state.phase == TURN and len(state.deck.packets) and len(player.hand) != HAND_SIZE:
            return "2: a hand is not full while there is a deck"
    for place in state.board.tiles():
        left[face_of(state.board.at[place])] -= 1
    for face in range(len(FACES)):
        if left[face] != 0:
            return f"1: {FACES[face].id} is not there as often as it should be"
    return ""


def table(state: GoblinsState) -> str:
    board = state.board
    if board.at[START] != THE_START:
        return "3: the start is covered"
    laid: i64 = 0
    lanterns: i64 = 0
    for place in board.tiles():
        tile = board.at[place]
        laid += 1
        if FACES[face_of(tile)].kind >= POTION:
            return "3: a card without a tunnel lies on the table"
        if KIND_OF[tile] == LANTERN:
            lanterns += 1
        for side in range(4):
            beside = place + STEPS[side]
            if board.at[beside] > 0 or board.at[beside] == THE_START:
                mine = board.open_sides(place) >> side & 1
                if mine != board.open_sides(beside) >> (side ^ 2) & 1:
                    return "4: two neighbouring cards do not fit"
        if board.live[place]:
            if KIND_OF[tile] == RUBBLE:
                return "5: Rubble is live"
            if KIND_OF[tile] == DOOR and not board.is_passable(place, board.colours):
                return "5: a shut Door is live"
    anew = board.copy()
    anew.find_live()
    if anew.colours != board.colours or anew.spots != board.spots:
        return "5: open colours or free spots are not those that follow from the table"
    if anew.live != board.live or anew.fits != board.fits:
        return "5: live cards or what fits beside them are not those that follow from the table"
    if laid != board.laid or lanterns != board.lanterns:
        return "3: the count of laid cards is wrong"
    if not board.live[START]:
        return "5: the start is not live"
    for goal in range(3):
        up = state.goals_up >> goal & 1
        if not up and state.phase == TURN and board.faces_goal(goal):
            return "6: a face-down goal is reached"
        if up and not state.round_over and state.goal_kinds[goal] != DYNAMITE:
            return "6: a goal other than the Dynamite lies face up in a running round"
        if board.at[GOAL_AT[goal]] == EMPTY:
            return "3: a goal has gone"
        if (board.at[GOAL_AT[goal]] == THE_DYNAMITE) != (up != 0 and state.goal_kinds[goal] == DYNAMITE):
            return "6: the Dynamite on the table is not the one that was opened"
    return ""


def roles_and_gold(state: GoblinsState) -> str:
    seen: i64 = 0
    goblins: i64 = 0
    rich: i64 = 0
    for player in state.players:
        if seen >> player.role & 1:
            return "8: a role is held twice"
        seen |= 1 << player.role
        if ROLES[player.role].team == GOBLIN:
            goblins += 1
        if not 0 <= player.gold <= GOLD_TARGET:
            return "9: gold out of range"
        if player.gold == GOLD_TARGET:
            rich += 1
    if goblins != GOBLIN_COUNTS[state.seats]:
        return "8: the teams have the wrong size"
    if rich != (1 if state.phase == OVER else 0):
        return "9: the target is reached exactly when the game is over"
    kinds: i64 = 0
    for kind in state.goal_kinds:
        if kind != UNSETTLED:
            if kinds >> kind & 1:
                return "15: a goal is there twice"
            kinds |= 1 << kind
    return ""


def turn(state: GoblinsState) -> str:
    if state.phase == TURN:
        player = state.players[state.active]
        before = state.players[(state.active + state.seats - 1) % state.seats]
        if len(player.hand) == 0 or player.ale:
            return "10: the active seat has no cards or drinks"
        if before.ale:
            return "10: the seat before the active one drinks"
        if len(state.passed) >= state.seats:
            return "10: all have passed and the round goes on"
    if (state.phase == STEAL or state.phase == OVER) != state.round_over:
        return "13: the phase does not go with the end of the round"
    return ""
