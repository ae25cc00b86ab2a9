"""The numbers that save arithmetic, and what is certain about an action before it is done."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit, has, members
from undercroft.core.view import Message
from undercroft.games.goblins import view as views
from undercroft.games.goblins.actions import PASS, OpenGoal, PlaceCard, PlayExplosion, SwapCard
from undercroft.games.goblins.board import NO_WAY, Board
from undercroft.games.goblins.cards import DYNAMITE, FACE_IDS, GOAL_PLACES, NO_KIND, PEDANT, RACER, ROLES
from undercroft.games.goblins.prompt import dashed
from undercroft.games.goblins.rounds import is_last_pass
from undercroft.games.goblins.scoring import count_kind, counted_kind, has_bonus, is_bonus_due, is_enough
from undercroft.games.goblins.show import colour_names, place_pair
from undercroft.games.goblins.table import UNSETTLED, Table
from undercroft.games.goblins.why_not import why_not_face


def figures(table: Table, seat: i64) -> views.Figures:
    sits = seat < table.seats
    return views.Figures(
        ways=ways(table.board, table.goals_up),
        hand=hand_cards(table, seat) if sits else [],
        bonus=bonus(table, seat) if sits and table.advanced else None,
        last_pass=sits and is_last_pass(table, seat),
    )


def ways(board: Board, goals_up: i64) -> list[views.Way]:
    """To each face-down goal, the fewest further cards."""
    found: list[views.Way] = []
    for goal in range(3):
        if not has(goals_up, goal):
            needed = board.cards_needed(goal)
            found.append(views.Way(GOAL_PLACES[goal], None if needed == NO_WAY else needed))
    return found


def hand_cards(table: Table, seat: i64) -> list[views.HandCard]:
    found: list[views.HandCard] = []
    hand = list(table.players[seat].hand)
    for face in range(len(FACE_IDS)):
        if face in hand:
            reason = why_not_face(table, seat, face)
            found.append(views.HandCard(FACE_IDS[face], hand.count(face), reason is None, reason))
    return found


def bonus(table: Table, seat: i64) -> views.Bonus:
    """How near the bonus of the seat's role is. What depends on the route counts the live tunnel.

    The Racer has earned nothing before the end: a Door may still come.
    """
    role = table.players[seat].role
    count = len(table.deck) if role == PEDANT else 0
    earned = is_bonus_due(table, seat)
    kind = counted_kind(role)
    if table.is_round_over():
        earned = has_bonus(table, seat)
    elif kind != NO_KIND:
        board = table.board
        count = count_kind(board, [place for place in board.tiles() if board.live[place]], kind)
        earned = role != RACER and is_enough(role, count)
    return views.Bonus(Message(f"goblins-bonus-{dashed(ROLES[role].id)}", {"count": count}), earned)


def may_be_dynamite(table: Table, seat: i64, goal: i64) -> bool:
    """Can this face-down goal be the Dynamite, as far as this seat knows?"""
    for other in range(3):
        if other != goal and table.goal_known(seat, other) == DYNAMITE:
            return False
    kind = table.goal_known(seat, goal)
    return kind == UNSETTLED or kind == DYNAMITE


def cut_off(before: Board, after: Board) -> list[i64]:
    """The cards that are still there and no longer live."""
    return [place for place in after.tiles() if before.live[place] and not after.live[place]]


def surely_cut(board: Board, suspects: list[i64]) -> list[i64]:
    """The cards that would be cut off whichever of these goals is the Dynamite."""
    found: list[i64] = board.tiles()
    for goal in suspects:
        after = board.copy()
        after.blow_up(goal)
        cuts = cut_off(board, after)
        found = [place for place in found if place in cuts]
    return found


def foresee(table: Table, seat: i64, action: Action) -> views.Foresight | None:
    """What is certain about a legal action: it never uses what the seat does not know.

    For a goal to be opened: what would follow if it were the Dynamite.
    """
    ends = (isinstance(action, SwapCard) or action is PASS) and is_last_pass(table, seat)
    before = table.board
    board = before.copy()
    up = table.goals_up
    bombs = 0
    cuts: list[i64] = []
    if isinstance(action, PlaceCard):
        board.lay(action.place(), action.tile(), seat)
        suspects = [goal for goal in members(board.reached(up)) if may_be_dynamite(table, seat, goal)]
        if suspects:
            bombs = len(board.bombs())
            cuts = surely_cut(board, suspects)
    elif isinstance(action, PlayExplosion):
        board.remove(action.place())
        board.find_live()
    elif isinstance(action, OpenGoal):
        if not may_be_dynamite(table, seat, action.goal):
            return None
        up |= bit(action.goal)
        bombs = len(board.blow_up(action.goal))
    elif not ends:
        return None
    return views.Foresight(
        ways=ways(board, up),
        opens_doors=colour_names(board.colours & ~before.colours & board.door_colours()),
        shuts_doors=colour_names(before.colours & ~board.colours & board.door_colours()),
        reaches=[GOAL_PLACES[goal] for goal in members(board.reached(up))],
        cut_off=[place_pair(place) for place in cut_off(before, board)],
        bombs=bombs,
        dynamite_cuts=[place_pair(place) for place in cuts],
        ends_round=ends,
    )
