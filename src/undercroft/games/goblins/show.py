"""What a seat sees, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.log import OPEN
from undercroft.core.state import seats_in
from undercroft.games.goblins import view as views
from undercroft.games.goblins.cards import (
    COLOURS,
    FACE_IDS,
    FACES,
    GOAL_PLACES,
    GOALS,
    GOBLIN_COUNTS,
    GOLD_TARGET,
    KINDS,
    ROLES,
    TEAMS,
    X_MAX,
    X_MIN,
    Y_MAX,
    Y_MIN,
)
from undercroft.games.goblins.phases import CLAIM, NOBODY, PHASES, UNSETTLED
from undercroft.games.goblins.tiles import GOAL_AT, face_of, turn_of, x_of, y_of

if TYPE_CHECKING:
    from undercroft.games.goblins.player import ClaimMade
    from undercroft.games.goblins.scoring import Report
    from undercroft.games.goblins.state import GoblinsState

RESULTS: Final[list[views.Result]] = ["gold", "dynamite", "dragon", "nothing"]
WAYS_OF_PASSING: Final[list[views.PassedBy | None]] = [None, "swap", "pass", "empty"]
REASONS: Final = ["team", "opener", "role", "robbed"]


def place_pair(place: i64) -> list[int]:
    return [int(x_of(place)), int(y_of(place))]


def team_name(role: i64) -> views.Team:
    return TEAMS[ROLES[role].team]


def team_sizes(state: GoblinsState) -> tuple[int, int]:
    """How many gnomes and goblins there are."""
    goblins = int(GOBLIN_COUNTS[state.seats])
    return int(state.seats) - goblins, goblins


def colour_names(colours: i64) -> list[str]:
    return [COLOURS[colour] for colour in range(len(COLOURS)) if colours >> colour & 1]


def face_names(cards: vec[i64]) -> list[str]:
    """Cards by name, sorted: the order of a hand or a pile tells nothing."""
    return sorted([FACE_IDS[card] for card in cards])


def view(state: GoblinsState, seat: i64) -> views.View:
    """The table as this seat (or a watcher) sees it."""
    sits = seat < state.seats
    gnomes, goblins = team_sizes(state)
    role = state.players[seat].role if sits else -1
    return views.View(
        roles="advanced" if state.advanced else "base",
        phase=PHASES[state.phase],
        round=int(state.round),
        first=int(state.first),
        active=int(state.active),
        deck=len(state.deck),
        table=laid_cards(state),
        discard=face_names(state.discard),
        colours=colour_names(state.board.colours),
        goals=[goal_view(state, seat, goal) for goal in range(3)],
        dynamite_opened=state.dynamite,
        gnomes=gnomes,
        goblins=goblins,
        seats=[seat_view(state, seat, other) for other in range(state.seats)],
        passed=[int(other) for other in state.passed],
        potions=[[int(swap.seat), int(swap.other)] for swap in state.potions],
        first_emptied=None if state.first_emptied == NOBODY else int(state.first_emptied),
        hand=face_names(state.players[seat].hand) if sits else [],
        role=ROLES[role].id if sits else None,
        team=team_name(role) if sits else None,
        buried=buried(state, seat),
        reached=[GOAL_PLACES[goal] for goal in range(3) if state.reached >> goal & 1],
        looking_at=GOAL_PLACES[state.looking] if state.phase == CLAIM else None,
        faces=faces(state, seat),
        bounds=[int(X_MIN), int(X_MAX), int(Y_MIN), int(Y_MAX)],
        report=None if state.report is None else report_view(state.report),
        target=int(GOLD_TARGET),
    )


def laid_cards(state: GoblinsState) -> list[views.Laid]:
    board = state.board
    found: list[views.Laid] = []
    for place in board.tiles():
        tile = board.at[place]
        found.append(
            views.Laid(
                card=FACE_IDS[face_of(tile)],
                x=int(x_of(place)),
                y=int(y_of(place)),
                turn=int(turn_of(tile)),
                seat=int(board.by[place]),
                live=bool(board.live[place]),
                passable=board.is_passable(place, board.colours),
            )
        )
    return found


def goal_view(state: GoblinsState, seat: i64, goal: i64) -> views.GoalView:
    kind = state.goal_known(seat, goal)
    x, y = place_pair(GOAL_AT[goal])
    return views.GoalView(
        goal=GOAL_PLACES[goal],
        x=x,
        y=y,
        open=bool(state.goals_up >> goal & 1) or state.round_over,
        kind=None if kind == UNSETTLED else GOALS[kind],
        seen=bool(state.goal_seen[goal] >> seat & 1),
        looked=[int(other) for other in seats_in(state.goal_seen[goal])],
        claims=[claim_view(claim) for claim in state.claims if claim.goal == goal],
    )


def claim_view(claim: ClaimMade) -> views.ClaimMade:
    return views.ClaimMade(int(claim.seat), GOAL_PLACES[claim.goal], GOALS[claim.kind])


def seat_view(state: GoblinsState, seat: i64, other: i64) -> views.SeatView:
    """What one seat knows of another. Roles it held can be followed from hand to hand; hands are seen when shown.

    Open eyes see both at any time.
    """
    player = state.players[other]
    known = state.knows_role(seat, other)
    return views.SeatView(
        gold=int(player.gold),
        hand=len(player.hand),
        shown=face_names(player.hand) if player.shown or seat == OPEN else None,
        ale=player.ale,
        passed=WAYS_OF_PASSING[player.passed],
        swapped_role=player.swapped,
        role=ROLES[player.role].id if known else None,
        team=team_name(player.role) if known else None,
    )


def buried(state: GoblinsState, seat: i64) -> list[views.Buried]:
    """The cards this seat put under the deck, while they lie there (R48); to open eyes, everybody's."""
    found: list[views.Buried] = []
    above = len(state.deck)
    for packet in state.deck.packets:
        above -= len(packet)
        for place in range(len(packet.front)):
            if seat == OPEN or packet.known[place] >> seat & 1:
                found.append(views.Buried(FACE_IDS[packet.front[place]], above))
    return found


def unseen_counts(state: GoblinsState, seat: i64) -> list[i64]:
    """By face, the cards this seat cannot see: in the deck or in hands that were not shown."""
    left: list[i64] = [face.count for face in FACES]
    for place in state.board.tiles():
        left[face_of(state.board.at[place])] -= 1
    for card in state.discard:
        left[card] -= 1
    for other in range(state.seats):
        if other == seat or seat == OPEN or state.players[other].shown:
            for card in state.players[other].hand:
                left[card] -= 1
    return left


def faces(state: GoblinsState, seat: i64) -> list[views.Face]:
    left = unseen_counts(state, seat)
    return [
        views.Face(
            id=face.id,
            kind=KINDS[face.kind],
            openings=[bool(face.openings >> side & 1) for side in range(4)],
            turns=[int(turn) for turn in face.turns],
            colour=COLOURS[face.colour] if face.colour >= 0 else None,
            count=int(face.count),
            unseen=int(left[number]),
        )
        for number, face in enumerate(FACES)
    ]


def report_view(report: Report) -> views.Report:
    return views.Report(
        round=int(report.round),
        result=RESULTS[report.result],
        opener=None if report.opener == NOBODY else int(report.opener),
        opened=None if report.goal == NOBODY else GOAL_PLACES[report.goal],
        route=[place_pair(place) for place in report.route],
        roles=[ROLES[role].id for role in report.roles],
        goals=[GOALS[kind] for kind in report.goals],
        claims=[claim_view(claim) for claim in report.claims],
        points=[
            views.Point(int(point.seat), REASONS[point.reason], int(point.amount), int(point.gold))
            for point in report.points
        ],
    )
