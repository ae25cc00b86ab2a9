"""Laying out a position; what only the rules can refuse is refused here, or as a broken invariant."""

from __future__ import annotations

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.deck import load_deck
from undercroft.core.log import NO_SEAT
from undercroft.core.position import BadPosition, index_of
from undercroft.games.goblins.board import BARE_BOARD, Board
from undercroft.games.goblins.cards import DYNAMITE, FACE_IDS, FACES, GOAL_PLACES, GOALS, ROLE_IDS
from undercroft.games.goblins.options import Options
from undercroft.games.goblins.position import (
    Claim,
    GoalPosition,
    GoblinsPosition,
    PlayerPosition,
    ReportPosition,
)
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.table import NO_GOAL, PHASES, WAYS_OF_PASSING, Player, Table
from undercroft.games.goblins.tiles import EMPTY, GOAL_AT, THE_DYNAMITE, place_at, tile_of
from undercroft.games.goblins.view import Goal


def place(position: GoblinsPosition, options: msgspec.Struct) -> GoblinsState:
    assert isinstance(options, Options)
    seats = position.seats
    if len(position.players) != seats:
        raise BadPosition("players", f"must be {seats}, one for each seat")
    players = vec[Player](
        [place_player(row, f"players[{seat}]", seats) for seat, row in enumerate(position.players)]
    )
    board = place_cards(position.table, seats)
    deck = load_deck(position.deck, FACE_IDS, "deck")
    state = GoblinsState(players, options.roles == "advanced", board, deck)
    state.round = position.round
    state.first = seat_of(position.first, "first", seats)
    state.phase = PHASES.index(position.phase)
    state.active = seat_of(position.active, "active", seats)
    for goal, row in enumerate([position.goals.north, position.goals.middle, position.goals.south]):
        place_goal(row, state, goal)
    state.discard = vec[i64]([index_of(FACE_IDS, name, "discard") for name in position.discard])
    for index, (seat, way) in enumerate(position.passed):
        if state.has_passed(seat_of(seat, f"passed[{index}]", seats)):
            raise BadPosition(f"passed[{index}]", f"names seat {seat} again")
        state.players[seat].passed = WAYS_OF_PASSING.index(way)
        state.passed = append(state.passed, seat)
    state.first_emptied = seat_or_nobody(position.first_emptied, "first_emptied", seats)
    state.claims = place_claims(position.claims, "claims", seats)
    for index, (seat, other) in enumerate(position.potions):
        field = f"potions[{index}]"
        if seat == other:
            raise BadPosition(field, "must be two seats")
        state.potions.append((seat_of(seat, field, seats), seat_of(other, field, seats)))
    state.laid = index_of(FACE_IDS, position.laid, "laid")
    state.looking = goal_or_none(position.looking_at)
    state.scored = seat_of(position.scored, "scored", seats)
    if position.report is not None:
        place_report(position.report, state)
    board.find_live()
    refuse_what_does_not_follow(position, state)
    return state


def refuse_what_does_not_follow(position: GoblinsPosition, table: Table) -> None:
    """Some fields follow from others: a dump that says otherwise is refused."""
    for seat, row in enumerate(position.players):
        if row.swapped != table.has_swapped(seat):
            raise BadPosition(f"players[{seat}].swapped", "does not go with potions")
    opener: int | None = None
    if table.is_round_over():
        if position.report is None:
            raise BadPosition("report", "is missing though the round is over")
        opener = position.report.opener
    if position.opener != opener:
        raise BadPosition("opener", "must be the opener of the report while the round is scored, else null")


def seat_of(seat: int, field: str, seats: i64) -> i64:
    if seat >= seats:
        raise BadPosition(field, f"names seat {seat}, which is not there")
    return seat


def seat_or_nobody(seat: int | None, field: str, seats: i64) -> i64:
    return NO_SEAT if seat is None else seat_of(seat, field, seats)


def seat_set(seats_named: list[int], field: str, seats: i64) -> i64:
    found: i64 = 0
    for seat in seats_named:
        found |= bit(seat_of(seat, field, seats))
    return found


def goal_or_none(goal: Goal | None) -> i64:
    return NO_GOAL if goal is None else GOAL_PLACES.index(goal)


def place_player(row: PlayerPosition, field: str, seats: i64) -> Player:
    player = Player(row.gold)
    for name in row.hand:
        player.take(index_of(FACE_IDS, name, f"{field}.hand"))
    player.role = index_of(ROLE_IDS, row.role, f"{field}.role")
    player.knowers = seat_set(row.role_known_by, f"{field}.role_known_by", seats)
    player.ale = row.ale
    player.shown = row.shown
    for name in row.lacks:
        player.lacks |= bit(index_of(FACE_IDS, name, f"{field}.lacks"))
    return player


def place_cards(laid: list[tuple[str, int, int, int, int]], seats: i64) -> Board:
    board = BARE_BOARD.copy()
    for index, (card, x, y, turn, seat) in enumerate(laid):
        field = f"table[{index}]"
        face = index_of(FACE_IDS, card, field)
        if turn not in FACES[face].turns:
            raise BadPosition(field, f"is {card}, which is not laid or not turned by {turn}")
        if board.at[place_at(x, y)] != EMPTY:
            raise BadPosition(field, "lies on another card")
        board.put(place_at(x, y), tile_of(face, turn), seat_of(seat, field, seats))
    return board


def place_goal(row: GoalPosition, table: Table, goal: i64) -> None:
    table.goal_seen[goal] = seat_set(row.seen_by, f"goals.{GOAL_PLACES[goal]}.seen_by", table.seats)
    if row.kind is not None:
        table.goal_kinds[goal] = GOALS.index(row.kind)
    if row.open:
        table.goals_up |= bit(goal)
        if table.goal_kinds[goal] == DYNAMITE:
            table.board.at[GOAL_AT[goal]] = THE_DYNAMITE


def place_claims(claims: list[Claim], field: str, seats: i64) -> list[Claim]:
    for index, (seat, _, _) in enumerate(claims):
        seat_of(seat, f"{field}[{index}]", seats)
    return claims


def place_report(report: ReportPosition, table: Table) -> None:
    seat_or_nobody(report.opener, "report.opener", table.seats)
    place_claims(report.claims, "report.claims", table.seats)
    for name in report.roles:
        index_of(ROLE_IDS, name, "report.roles")
    for index, (seat, _, _, _) in enumerate(report.points):
        seat_of(seat, f"report.points[{index}]", table.seats)
    table.report = report
    table.points_made = report.points
