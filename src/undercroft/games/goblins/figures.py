"""The numbers that save arithmetic, and what is certain about an action before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.goblins import view as views
from undercroft.games.goblins.actions import Pass, PlaceCard, PlayExplosion, SwapCard
from undercroft.games.goblins.board import KIND_OF, Board, place_at, tile_of
from undercroft.games.goblins.cards import (
    ALE,
    BOMB,
    DOOR,
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
from undercroft.games.goblins.phases import TURN
from undercroft.games.goblins.show import colour_names, place_pair
from undercroft.games.goblins.words import dashed, why_not_face

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def figures(state: GoblinsState, seat: i64) -> views.Figures:
    sits = seat < state.seats
    return views.Figures(
        ways=ways(state, state.board),
        hand=hand_cards(state, seat) if sits else [],
        bonus=bonus(state, seat) if sits and state.advanced else None,
        last_pass=sits and is_last_pass(state, seat),
    )


def ways(state: GoblinsState, board: Board) -> list[views.Way]:
    """To each face-down goal, the fewest further cards."""
    found: list[views.Way] = []
    for goal in range(3):
        if not state.goals_up >> goal & 1:
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
    """Has everybody else passed, so that a swap or pass would end the round?"""
    if seat != state.active or state.phase != TURN:
        return False
    return len(state.passed) == state.seats - 1 and not state.has_passed(seat)


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


def foresee(state: GoblinsState, seat: i64, action: Action) -> views.Foresight | None:
    """What is certain about a legal action: it never uses what the seat does not know."""
    ends = is_last_pass(state, seat) and isinstance(action, (SwapCard, Pass))
    board = state.board.copy()
    if isinstance(action, PlaceCard):
        board.lay(place_at(action.x, action.y), tile_of(action.face, action.turn), seat)
    elif isinstance(action, PlayExplosion):
        board.remove(place_at(action.x, action.y))
    elif not ends:
        return None
    board.find_live()
    before = state.board
    reached = [goal for goal in range(3) if not state.goals_up >> goal & 1 and board.faces_goal(goal)]
    cut_off = [
        place_pair(place)
        for place in before.tiles()
        if before.live[place] and not board.live[place] and board.at[place] > 0
    ]
    return views.Foresight(
        ways=ways(state, board),
        opens_doors=colour_names(board.colours & ~before.colours),
        shuts_doors=colour_names(before.colours & ~board.colours),
        reaches=[GOAL_PLACES[goal] for goal in reached],
        cut_off=cut_off,
        bombs=sum([1 for place in board.tiles() if KIND_OF[board.at[place]] == BOMB]) if reached else 0,
        ends_round=ends,
    )
