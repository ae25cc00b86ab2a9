"""What a seat sees, built from nothing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.core.log import NO_SEAT, OPEN
from undercroft.games.goblins import cards
from undercroft.games.goblins import view as views
from undercroft.games.goblins.position import Point, ReportPosition
from undercroft.games.goblins.table import NO_GOAL, OPEN_GOAL, PHASES, UNSETTLED, WAYS_OF_PASSING, Table
from undercroft.games.goblins.tiles import GOAL_AT, face_of, turn_of, x_of, y_of


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NO_SEAT else seat


def goal_or_none(goal: i64) -> views.Goal | None:
    return None if goal == NO_GOAL else cards.GOAL_PLACES[goal]


def kind_or_none(kind: i64) -> views.GoalKind | None:
    return None if kind == UNSETTLED else cards.GOALS[kind]


def place_pair(place: i64) -> list[int]:
    return [x_of(place), y_of(place)]


def team_name(role: i64) -> views.Team:
    return cards.TEAMS[cards.ROLES[role].team]


def team_sizes(seats: i64) -> tuple[int, int]:
    """How many gnomes and goblins there are."""
    goblins = cards.GOBLIN_COUNTS[seats]
    return seats - goblins, goblins


def colour_names(colours: i64) -> list[str]:
    return [cards.COLOURS[colour] for colour in range(len(cards.COLOURS)) if has(colours, colour)]


def face_names(pile: vec[i64]) -> list[str]:
    """Cards by name, sorted: the order of a hand or a pile tells nothing."""
    return sorted([cards.FACE_IDS[card] for card in pile])


def view(table: Table, seat: i64) -> views.View:
    """The table as this seat (or a watcher) sees it."""
    own = table.players[seat] if seat < table.seats else None
    return views.View(
        roles="advanced" if table.advanced else "base",
        phase=PHASES[table.phase],
        round=table.round,
        first=table.first,
        active=table.active,
        deck=len(table.deck),
        table=laid_cards(table),
        discard=face_names(table.discard),
        colours=colour_names(table.board.colours),
        goals=[goal_view(table, seat, goal) for goal in range(3)],
        dynamite_opened=table.is_kind_up(cards.DYNAMITE),
        seats=[seat_view(table, seat, other) for other in range(table.seats)],
        passed=list(table.passed),
        potions=[[seat, other] for seat, other in table.potions],
        first_emptied=seat_or_none(table.first_emptied),
        hand=[] if own is None else face_names(own.hand),
        role=None if own is None else cards.ROLES[own.role].id,
        team=None if own is None else team_name(own.role),
        buried=buried(table, seat),
        reached=reached(table),
        looking_at=goal_or_none(table.looking),
        unseen=unseen(table, seat),
        report=None if table.report is None else report_view(table.report, table.points_made),
    )


def constants(seats: i64) -> views.Constants:
    gnomes, goblins = team_sizes(seats)
    return views.Constants(
        faces=[face_view(face) for face in cards.FACES],
        gnomes=gnomes,
        goblins=goblins,
        bounds=[cards.X_MIN, cards.X_MAX, cards.Y_MIN, cards.Y_MAX],
        target=cards.GOLD_TARGET,
    )


def face_view(face: cards.Face) -> views.Face:
    return views.Face(
        id=face.id,
        kind=cards.KINDS[face.kind],
        openings=[has(face.openings, side) for side in range(4)],
        turns=face.turns,
        colour=cards.COLOURS[face.colour] if face.colour != cards.NO_COLOUR else None,
        count=face.count,
    )


def reached(table: Table) -> list[views.Goal]:
    """The goals to choose from."""
    found = table.board.reached(table.goals_up) if table.phase == OPEN_GOAL else 0
    return [cards.GOAL_PLACES[goal] for goal in members(found)]


def laid_cards(table: Table) -> list[views.Laid]:
    board = table.board
    found: list[views.Laid] = []
    for place in board.tiles():
        tile = board.at[place]
        found.append(
            views.Laid(
                card=cards.FACE_IDS[face_of(tile)],
                x=x_of(place),
                y=y_of(place),
                turn=turn_of(tile),
                seat=board.by[place],
                live=board.live[place] != 0,
                passable=board.is_passable(place),
            )
        )
    return found


def goal_view(table: Table, seat: i64, goal: i64) -> views.GoalView:
    kind = table.goal_known(seat, goal)
    x, y = place_pair(GOAL_AT[goal])
    return views.GoalView(
        goal=cards.GOAL_PLACES[goal],
        x=x,
        y=y,
        open=has(table.goals_up, goal) or table.is_round_over(),
        kind=kind_or_none(kind),
        seen=has(table.goal_seen[goal], seat),
        looked=members(table.goal_seen[goal]),
        claims=[views.ClaimMade(*claim) for claim in table.claims if claim[1] == cards.GOAL_PLACES[goal]],
    )


def seat_view(table: Table, seat: i64, other: i64) -> views.SeatView:
    """What one seat knows about another. Roles it held can be followed from hand to hand; hands are seen when shown.

    Open eyes see both at any time.
    """
    player = table.players[other]
    known = table.knows_role(seat, other)
    return views.SeatView(
        gold=player.gold,
        hand=len(player.hand),
        shown=face_names(player.hand) if player.shown or seat == OPEN else None,
        ale=player.ale,
        passed=WAYS_OF_PASSING[player.passed] if table.has_passed(other) else None,
        swapped_role=table.has_swapped(other),
        role=cards.ROLES[player.role].id if known else None,
        team=team_name(player.role) if known else None,
    )


def buried(table: Table, seat: i64) -> list[views.Buried]:
    """The cards this seat put under the deck, while they lie there (R48); for open eyes, everybody's."""
    found: list[views.Buried] = []
    above = len(table.deck)
    for packet in table.deck.packets:
        above -= len(packet)
        for place in range(len(packet.front)):
            if seat == OPEN or has(packet.known[place], seat):
                found.append(views.Buried(cards.FACE_IDS[packet.front[place]], above))
    return found


def unseen_counts(table: Table, seat: i64) -> list[i64]:
    """By face, the cards this seat cannot see: in the deck or in hands that were not shown."""
    left = table.copies_left()
    for other in range(table.seats):
        if other == seat or seat == OPEN or table.players[other].shown:
            for card in table.players[other].hand:
                left[card] -= 1
    return left


def unseen(table: Table, seat: i64) -> list[views.Unseen]:
    counts = unseen_counts(table, seat)
    return [views.Unseen(cards.FACE_IDS[card], left) for card, left in enumerate(counts) if left > 0]


def report_view(report: ReportPosition, points: list[Point]) -> views.Report:
    return views.Report(
        round=report.round,
        result=report.result,
        opener=report.opener,
        opened=report.goal,
        route=[[x, y] for x, y in report.route],
        roles=report.roles,
        goals=report.goals,
        claims=[views.ClaimMade(*claim) for claim in report.claims],
        points=[views.Point(*point) for point in points],
    )
