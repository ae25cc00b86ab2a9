"""The numbers that save arithmetic, and what is certain about an action before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.goblins import view as views
from undercroft.games.goblins.actions import OpenGoal, Pass, PlaceCard, PlayExplosion, SwapCard
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.cards import (
    ALE,
    BOMB,
    DOOR,
    DYNAMITE,
    FACE_IDS,
    GOAL_PLACES,
    JEWELLER,
    KEYKEEPER,
    KING,
    LANTERN,
    MASTER_OF_DISGUISE,
    PEDANT,
    RACER,
    ROLES,
    SKINFLINT,
)
from undercroft.games.goblins.phases import TURN, UNSETTLED
from undercroft.games.goblins.show import colour_names, place_pair
from undercroft.games.goblins.tiles import GOAL_AT, KIND_OF, place_at, tile_of
from undercroft.games.goblins.words import dashed, why_not_face

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def figures(state: GoblinsState, seat: i64) -> views.Figures:
    sits = seat < state.seats
    return views.Figures(
        ways=ways(state.board, state.goals_up),
        hand=hand_cards(state, seat) if sits else [],
        bonus=bonus(state, seat) if sits and state.advanced else None,
        last_pass=sits and is_last_pass(state, seat),
    )


def ways(board: Board, goals_up: i64) -> list[views.Way]:
    """To each face-down goal, the fewest further cards."""
    found: list[views.Way] = []
    for goal in range(3):
        if not goals_up >> goal & 1:
            needed = board.cards_needed(goal)
            found.append(views.Way(GOAL_PLACES[goal], int(needed) if needed >= 0 else None))
    return found


def hand_cards(state: GoblinsState, seat: i64) -> list[views.HandCard]:
    found: list[views.HandCard] = []
    hand = state.players[seat].hand
    asked = seat == state.active and state.phase == TURN
    for face in range(len(FACE_IDS)):
        copies = 0
        for card in hand:
            if card == face:
                copies += 1
        if copies:
            reason = why_not_face(state, seat, face)
            found.append(views.HandCard(FACE_IDS[face], copies, asked and reason is None, reason))
    return found


def is_last_pass(state: GoblinsState, seat: i64) -> bool:
    """Would a swap or pass end the round? Seats without cards that come next pass by themselves (R27)."""
    if seat != state.active or state.phase != TURN:
        return False
    passed: i64 = 1 << seat
    for other in state.passed:
        passed |= 1 << other
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        player = state.players[other]
        if not player.ale:
            if len(player.hand):
                break
            passed |= 1 << other
    return passed == (1 << state.seats) - 1


def count_live(board: Board, kind: i64) -> int:
    """Live cards of a kind."""
    found = 0
    for place in board.tiles():
        if board.live[place] and KIND_OF[board.at[place]] == kind:
            found += 1
    return found


def bonus(state: GoblinsState, seat: i64) -> views.Bonus:
    """How near the bonus of the seat's role is. What depends on the route counts the live tunnel."""
    role = state.players[seat].role
    earned = False
    count = 0
    if role == MASTER_OF_DISGUISE:
        earned = state.players[seat].swapped
    elif role == PEDANT:
        count = len(state.deck)
        earned = count == 0
    elif role == KING:
        count = count_live(state.board, ALE)
        earned = count >= 3
    elif role == KEYKEEPER:
        count = count_live(state.board, DOOR)
        earned = count >= 1
    elif role == JEWELLER:
        count = count_live(state.board, LANTERN)
        earned = count >= 2
    elif role == RACER:
        count = count_live(state.board, DOOR)
        earned = count == 0
    elif role != SKINFLINT:
        earned = state.dynamite
    message = Message(f"goblins-bonus-{dashed(ROLES[role].id)}", {"count": count})
    return views.Bonus(message, earned)


def may_be_dynamite(state: GoblinsState, seat: i64, goal: i64) -> bool:
    """Can this face-down goal be the Dynamite, for all this seat knows?"""
    for other in range(3):
        if other != goal and state.goal_known(seat, other) == DYNAMITE:
            return False
    kind = state.goal_known(seat, goal)
    return kind == UNSETTLED or kind == DYNAMITE


def foresee(state: GoblinsState, seat: i64, action: Action) -> views.Foresight | None:
    """What is certain about a legal action: it never uses what the seat does not know.

    Of a goal to be opened, what would follow if it were the Dynamite.
    """
    ends = is_last_pass(state, seat) and isinstance(action, (SwapCard, Pass))
    board = state.board.copy()
    up = state.goals_up
    bombs = 0
    if isinstance(action, PlaceCard):
        board.lay(place_at(action.x, action.y), tile_of(action.face, action.turn), seat)
    elif isinstance(action, PlayExplosion):
        board.remove(place_at(action.x, action.y))
        board.find_live()
    elif isinstance(action, OpenGoal):
        if not may_be_dynamite(state, seat, action.goal):
            return None
        up |= 1 << action.goal
        board.turn_up_dynamite(GOAL_AT[action.goal])
        for place in board.tiles():
            if KIND_OF[board.at[place]] == BOMB:
                board.remove(place)
                bombs += 1
        board.find_live()
    elif not ends:
        return None
    before = state.board
    reached = [goal for goal in range(3) if not up >> goal & 1 and board.faces_goal(goal)]
    if isinstance(action, PlaceCard) and any(may_be_dynamite(state, seat, goal) for goal in reached):
        for place in board.tiles():
            if KIND_OF[board.at[place]] == BOMB:
                bombs += 1
    cut_off = [
        place_pair(place)
        for place in before.tiles()
        if before.live[place] and not board.live[place] and board.at[place] > 0
    ]
    return views.Foresight(
        ways=ways(board, up),
        opens_doors=colour_names(board.colours & ~before.colours),
        shuts_doors=colour_names(before.colours & ~board.colours),
        reaches=[GOAL_PLACES[goal] for goal in reached],
        cut_off=cut_off,
        bombs=bombs,
        ends_round=ends,
    )
