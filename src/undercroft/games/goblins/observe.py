"""What a seat observes, written straight from the table: the numbers that core.encoding derives from the view."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i16, i64

from undercroft.core.bits import has
from undercroft.core.encoding import places_by_word, word_places
from undercroft.games.goblins import cards
from undercroft.games.goblins.position import Claim
from undercroft.games.goblins.show import unseen_counts
from undercroft.games.goblins.table import NO_GOAL, NOT_PASSED, OPEN_GOAL, PHASES, WAYS_OF_PASSING, Table
from undercroft.games.goblins.tiles import face_of, turn_of, x_of, y_of
from undercroft.games.goblins.view import Goal, GoalKind, Reason, Result

FACES: Final[i64] = len(cards.FACES)
LAID_ROWS: Final = 50
LAID_COLUMNS: Final = 8
CLAIM_ROWS: Final = 10
CLAIM_COLUMNS: Final = 4
GOAL_COLUMNS: Final = 12
PASSED_ROWS: Final = 8
POTION_ROWS: Final = 10
BURIED_ROWS: Final = 50
ROUTE_ROWS: Final = 50
POINT_COLUMNS: Final = 5
PHASE_PLACE: Final = word_places(PHASES)
GOAL_PLACE: Final = word_places(cards.GOAL_PLACES)
KIND_PLACE: Final = word_places(cards.GOALS)
TEAM_PLACE: Final = word_places(cards.TEAMS)
PASSED_PLACE: Final = word_places(WAYS_OF_PASSING)
BASE: Final = 2
ADVANCED: Final = 1
GOALS: Final = places_by_word(Goal)
KINDS: Final = places_by_word(GoalKind)
RESULTS: Final = places_by_word(Result)
REASONS: Final[dict[str, i64]] = {reason: place + 1 for place, reason in enumerate(get_args(Reason))}
ROLES: Final[dict[str, i64]] = {role: place + 1 for place, role in enumerate(cards.ROLE_IDS)}


def do_cards_fit() -> bool:
    """Are there rows for every card that may be laid, every claim and every swap?"""
    total: i64 = 0
    for face in cards.FACES:
        total += face.count
    maps = cards.FACES[cards.THE_MAP].count if cards.THE_MAP >= 0 else 0
    potions = cards.FACES[cards.THE_POTION].count if cards.THE_POTION >= 0 else 0
    return total <= LAID_ROWS and maps <= CLAIM_ROWS and potions <= POTION_ROWS


# With more cards the derived encoder answers, and names what does not fit.
FITS: Final[bool] = do_cards_fit()


def observe(table: Table, seat: i64, out: vec[i16], at: i64) -> None:
    """Piece after piece, in the order of the view's fields."""
    out[at] = ADVANCED if table.advanced else BASE
    out[at + 1] = i16(PHASE_PLACE[table.phase])
    out[at + 2] = i16(table.round)
    out[at + 3] = i16(table.first)
    out[at + 4] = i16(table.active)
    out[at + 5] = i16(len(table.deck))
    observe_laid(table, out, at + 6)
    at += 6 + LAID_ROWS * LAID_COLUMNS
    for card in table.discard:
        out[at + card] += 1
    at += FACES
    for colour in range(len(cards.COLOURS)):
        if has(table.board.colours, colour):
            out[at + colour] = 1
    at += len(cards.COLOURS)
    for goal in range(3):
        observe_goal(table, seat, goal, out, at)
        at += GOAL_COLUMNS + CLAIM_ROWS * CLAIM_COLUMNS
    out[at] = 1 if table.is_kind_up(cards.DYNAMITE) else 0
    at += 1
    for other in range(table.seats):
        observe_seat(table, seat, other, out, at)
        at += FACES + 8
    at = observe_passes(table, out, at)
    own = table.players[seat]
    for card in own.hand:
        out[at + card] += 1
    at += FACES
    out[at] = i16(own.role + 1)
    out[at + 1] = i16(TEAM_PLACE[cards.ROLES[own.role].team])
    observe_buried(table, seat, out, at + 2)
    at += 2 + BURIED_ROWS * 3
    if table.phase == OPEN_GOAL:
        reached = table.board.reached(table.goals_up)
        for goal in range(3):
            if has(reached, goal):
                out[at + GOAL_PLACE[goal] - 1] = 1
    out[at + 3] = 0 if table.looking == NO_GOAL else i16(GOAL_PLACE[table.looking])
    at += 4
    left = unseen_counts(table, seat)
    for face in range(FACES):
        out[at + face] = i16(left[face])
    observe_report(table, out, at + FACES)


def observe_laid(table: Table, out: vec[i16], at: i64) -> None:
    board = table.board
    for place in board.tiles():
        tile = board.at[place]
        out[at] = 1
        out[at + 1] = i16(face_of(tile) + 1)
        out[at + 2] = i16(x_of(place))
        out[at + 3] = i16(y_of(place))
        out[at + 4] = i16(turn_of(tile))
        out[at + 5] = i16(board.by[place])
        out[at + 6] = 1 if board.live[place] != 0 else 0
        out[at + 7] = 1 if board.is_passable(place) else 0
        at += LAID_COLUMNS


def observe_goal(table: Table, seat: i64, goal: i64, out: vec[i16], at: i64) -> None:
    kind = table.goal_known(seat, goal)
    out[at] = i16(GOAL_PLACE[goal])
    out[at + 1] = 1 if has(table.goals_up, goal) or table.is_round_over() else 0
    out[at + 2] = 0 if kind < 0 else i16(KIND_PLACE[kind])
    out[at + 3] = 1 if has(table.goal_seen[goal], seat) else 0
    for other in range(table.seats):
        if has(table.goal_seen[goal], other):
            out[at + 4 + other] = 1
    name = cards.GOAL_PLACES[goal]
    write_claims([claim for claim in table.claims if claim[1] == name], out, at + GOAL_COLUMNS)


def write_claims(claims: list[Claim], out: vec[i16], at: i64) -> None:
    for seat, goal, kind in claims:
        who: i64 = seat
        out[at] = 1
        out[at + 1] = i16(who)
        out[at + 2] = i16(GOALS[goal])
        out[at + 3] = i16(KINDS[kind])
        at += CLAIM_COLUMNS


def observe_seat(table: Table, seat: i64, other: i64, out: vec[i16], at: i64) -> None:
    player = table.players[other]
    out[at] = i16(player.gold)
    out[at + 1] = i16(len(player.hand))
    if player.shown:
        out[at + 2] = 1
        for card in player.hand:
            out[at + 3 + card] += 1
    at += 3 + FACES
    out[at] = 1 if player.ale else 0
    out[at + 1] = 0 if player.passed == NOT_PASSED else i16(PASSED_PLACE[player.passed])
    out[at + 2] = 1 if table.has_swapped(other) else 0
    if table.knows_role(seat, other):
        out[at + 3] = i16(player.role + 1)
        out[at + 4] = i16(TEAM_PLACE[cards.ROLES[player.role].team])


def observe_passes(table: Table, out: vec[i16], at: i64) -> i64:
    """Who passed, who swapped roles, who first had no cards; where the next piece begins."""
    for place in range(PASSED_ROWS):
        out[at + place] = i16(table.passed[place]) if place < len(table.passed) else -1
    at += PASSED_ROWS
    swap = at
    for one, other in table.potions:
        first: i64 = one
        second: i64 = other
        out[swap] = 1
        out[swap + 1] = i16(first)
        out[swap + 2] = i16(second)
        swap += 3
    at += POTION_ROWS * 3
    out[at] = i16(table.first_emptied)
    return at + 1


def observe_buried(table: Table, seat: i64, out: vec[i16], at: i64) -> None:
    above: i64 = len(table.deck)
    for packet in table.deck.packets:
        above -= len(packet)
        for place in range(len(packet.front)):
            if has(packet.known[place], seat):
                out[at] = 1
                out[at + 1] = i16(packet.front[place] + 1)
                out[at + 2] = i16(above)
                at += 3


def observe_report(table: Table, out: vec[i16], at: i64) -> None:
    """How the last round ended."""
    report = table.report
    if report is None:
        return
    round: i64 = report.round
    out[at] = 1
    out[at + 1] = i16(round)
    out[at + 2] = i16(RESULTS[report.result])
    out[at + 3] = -1
    if report.opener is not None:
        opener: i64 = report.opener
        out[at + 3] = i16(opener)
    out[at + 4] = 0 if report.goal is None else i16(GOALS[report.goal])
    at += 5
    step = at
    for one, other in report.route:
        x: i64 = one
        y: i64 = other
        out[step] = 1
        out[step + 1] = i16(x)
        out[step + 2] = i16(y)
        step += 3
    at += ROUTE_ROWS * 3
    for place, role in enumerate(report.roles):
        out[at + place] = i16(ROLES[role])
    at += table.seats
    for place, kind in enumerate(report.goals):
        out[at + place] = i16(KINDS[kind])
    write_claims(report.claims, out, at + 3)
    at += 3 + CLAIM_ROWS * CLAIM_COLUMNS
    for scorer, reason, change, gold in table.points_made:
        seat: i64 = scorer
        amount: i64 = change
        owned: i64 = gold
        out[at] = 1
        out[at + 1] = i16(seat)
        out[at + 2] = i16(REASONS[reason])
        out[at + 3] = i16(amount)
        out[at + 4] = i16(owned)
        at += POINT_COLUMNS
