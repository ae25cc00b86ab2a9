"""The position as plain JSON, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.core.state import seats_in
from undercroft.games.goblins.cards import FACE_IDS, GOAL_PLACES, GOALS, ROLES
from undercroft.games.goblins.phases import NOBODY, PHASES, UNSETTLED
from undercroft.games.goblins.show import REASONS, RESULTS, WAYS_OF_PASSING, face_names, place_pair
from undercroft.games.goblins.tiles import face_of, turn_of

if TYPE_CHECKING:
    from undercroft.games.goblins.player import ClaimMade, Player
    from undercroft.games.goblins.scoring import Report
    from undercroft.games.goblins.state import GoblinsState


def dump(state: GoblinsState) -> dict[str, object]:
    """Live cards and open colours follow from the table and are not written."""
    table: list[object] = []
    for place in state.board.tiles():
        tile = state.board.at[place]
        by = int(state.board.by[place])
        table.append([FACE_IDS[face_of(tile)], *place_pair(place), int(turn_of(tile)), by])
    goals: dict[str, object] = {}
    for goal in range(3):
        kind = state.goal_kinds[goal]
        goals[GOAL_PLACES[goal]] = {
            "kind": None if kind == UNSETTLED else GOALS[kind],
            "seen_by": [int(seat) for seat in seats_in(state.goal_seen[goal])],
            "open": bool(state.goals_up >> goal & 1),
        }
    return {
        "options": {"roles": "advanced" if state.advanced else "base"},
        "seats": int(state.seats),
        "round": int(state.round),
        "first": int(state.first),
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "players": [dump_player(player) for player in state.players],
        "table": table,
        "goals": goals,
        "deck": state.deck.dump(FACE_IDS),
        "discard": face_names(state.discard),
        "passed": [[int(seat), WAYS_OF_PASSING[state.players[seat].passed]] for seat in state.passed],
        "first_emptied": None if state.first_emptied == NOBODY else int(state.first_emptied),
        "claims": [dump_claim(claim) for claim in state.claims],
        "potions": [[int(swap.seat), int(swap.other)] for swap in state.potions],
        "laid": FACE_IDS[state.laid],
        "looking_at": None if state.looking == NOBODY else GOAL_PLACES[state.looking],
        "opener": None if state.opener == NOBODY else int(state.opener),
        "scored": int(state.scored),
        "report": None if state.report is None else dump_report(state.report),
    }


def dump_player(player: Player) -> dict[str, object]:
    found: dict[str, object] = {
        "gold": int(player.gold),
        "hand": face_names(player.hand),
        "role": ROLES[player.role].id,
        "role_known_by": [int(seat) for seat in seats_in(player.knowers)],
        "ale": player.ale,
        "swapped": player.swapped,
        "shown": player.shown,
    }
    if player.lacks:
        found["lacks"] = [FACE_IDS[face] for face in range(len(FACE_IDS)) if player.lacks >> face & 1]
    return found


def dump_claim(claim: ClaimMade) -> list[object]:
    return [int(claim.seat), GOAL_PLACES[claim.goal], GOALS[claim.kind]]


def dump_report(report: Report) -> dict[str, object]:
    return {
        "round": int(report.round),
        "result": RESULTS[report.result],
        "opener": None if report.opener == NOBODY else int(report.opener),
        "goal": None if report.goal == NOBODY else GOAL_PLACES[report.goal],
        "route": [place_pair(place) for place in report.route],
        "route_doors": int(report.route_doors),
        "route_ales": int(report.route_ales),
        "route_lanterns": int(report.route_lanterns),
        "roles": [ROLES[role].id for role in report.roles],
        "goals": [GOALS[kind] for kind in report.goals],
        "claims": [dump_claim(claim) for claim in report.claims],
        "points": [
            [int(point.seat), REASONS[point.reason], int(point.amount), int(point.gold)]
            for point in report.points
        ],
    }
