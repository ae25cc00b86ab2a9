"""Reading a dumped position; what is impossible is refused and named."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.deck import load_deck
from undercroft.core.position import BadPosition, Part, as_part
from undercroft.core.reading import is_within
from undercroft.games.goblins.board import Board, bare_board
from undercroft.games.goblins.cards import (
    ALE,
    DRAGON,
    DYNAMITE,
    FACE_IDS,
    FACES,
    FEWEST_SEATS,
    GOAL_PLACES,
    GOALS,
    GOLD_TARGET,
    MOST_SEATS,
    ROLE_IDS,
    SKINFLINT,
    X_MAX,
    X_MIN,
    Y_MAX,
    Y_MIN,
)
from undercroft.games.goblins.phases import (
    CLAIM,
    DRINKER,
    NOBODY,
    NOTHING,
    OPEN_GOAL,
    OVER,
    PHASES,
    STEAL,
    UNSETTLED,
)
from undercroft.games.goblins.player import BY_EMPTY_HAND, ClaimMade, Player, PotionSwap
from undercroft.games.goblins.scoring import Point, Report
from undercroft.games.goblins.show import REASONS, RESULTS, WAYS_OF_PASSING
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.tiles import EMPTY, GOAL_AT, THE_DYNAMITE, place_at, tile_of


def load(dump: object) -> GoblinsState:
    part = as_part(dump, "")
    part.only(
        [
            "options", "seats", "round", "first", "phase", "active", "players", "table", "goals", "deck",
            "discard", "passed", "first_emptied", "claims", "potions", "laid", "looking_at", "opener", "scored",
            "report",
        ]
    )  # fmt: skip
    seats = part.number("seats", FEWEST_SEATS, MOST_SEATS)
    rows = part.parts("players")
    if len(rows) != seats:
        raise part.wrong("players", f"must be {seats}, one for each seat")
    players = vec[Player]([load_player(row, seats) for row in rows])
    advanced = part.part("options").word("roles", ["base", "advanced"]) == "advanced"
    board = load_table(part, seats)
    state = GoblinsState(players, advanced, board, load_deck(part.items("deck"), FACE_IDS, "deck"))
    state.round = part.number("round", 1, 100000)
    state.first = part.number("first", 0, seats - 1)
    state.phase = part.choice("phase", PHASES)
    state.active = part.number("active", 0, seats - 1)
    state.round_over = state.phase == STEAL or state.phase == OVER
    load_goals(part.part("goals"), state)
    state.discard = vec[i64]([FACE_IDS.index(name) for name in part.words("discard", FACE_IDS)])
    load_passed(part, state)
    state.first_emptied = seat_or_nobody(part, "first_emptied", seats)
    state.claims = [load_claim(claim, part, seats) for claim in part.items("claims")]
    state.potions = [load_swap(swap, part, seats) for swap in part.items("potions")]
    state.laid = part.choice("laid", FACE_IDS)
    if part.fields.get("looking_at") is not None:
        state.looking = part.choice("looking_at", GOAL_PLACES)
    if (state.phase == CLAIM) != (state.looking != NOBODY):
        raise part.wrong("looking_at", "names a goal exactly while a claim is asked for")
    state.opener = seat_or_nobody(part, "opener", seats)
    state.scored = part.number("scored", 0, seats - 1)
    if part.fields.get("report") is not None:
        state.report = load_report(part.part("report"), seats)
    check_phase(part, state)
    board.find_live()
    if state.phase == OPEN_GOAL:
        for goal in range(3):
            if not state.goals_up >> goal & 1 and board.faces_goal(goal):
                state.reached |= 1 << goal
    problem = state.broken()
    if problem:
        raise BadPosition("", f"impossible (invariant {problem})")
    if state.phase != OVER and not state.legal(state.active):
        raise part.wrong("phase", "leaves the active seat nothing to do")
    return state


def check_phase(part: Part, state: GoblinsState) -> None:
    """Refuse what the phase cannot do without."""
    if state.phase == DRINKER and FACES[state.laid].kind != ALE:
        raise part.wrong("laid", "must be an Ale Mug while its drinker is named")
    for seat in range(state.seats):
        if not state.players[seat].knowers >> seat & 1:
            raise BadPosition(f"players[{seat}].role_known_by", "must name the seat itself")
        if state.players[seat].shown and len(state.deck.packets):
            raise BadPosition(f"players[{seat}].shown", "is true though there is a deck")
    if not state.round_over:
        if state.opener != NOBODY:
            raise part.wrong("opener", "is named though the round goes on")
        return
    for goal in range(3):
        if state.goal_kinds[goal] == UNSETTLED:
            raise BadPosition(f"goals.{GOAL_PLACES[goal]}.kind", "is missing though the round is over")
    report = state.report
    if report is None:
        raise part.wrong("report", "is missing though the round is over")
    if (report.result == NOTHING) != (state.opener == NOBODY):
        raise part.wrong("opener", "is named exactly when the Gold or the Dragon was opened")
    if state.phase == STEAL and (report.result != DRAGON or state.players[state.active].role != SKINFLINT):
        raise part.wrong("phase", "is a theft, which only Skinflint commits, and only after the Dragon")


def load_player(row: Part, seats: i64) -> Player:
    row.only(["gold", "hand", "role", "role_known_by", "ale", "swapped", "shown", "lacks"])
    player = Player(row.number("gold", 0, GOLD_TARGET))
    for name in row.words("hand", FACE_IDS):
        player.take(FACE_IDS.index(name))
    player.role = row.choice("role", ROLE_IDS)
    for seat in row.numbers("role_known_by", 0, seats - 1):
        player.knowers |= 1 << seat
    player.ale = row.flag("ale")
    player.swapped = row.flag("swapped")
    player.shown = row.flag("shown")
    if row.has("lacks"):
        for name in row.words("lacks", FACE_IDS):
            player.lacks |= bit(FACE_IDS.index(name))
            if player.has(FACE_IDS.index(name)):
                raise row.wrong("lacks", f"names {name}, which is in the hand")
    return player


def load_table(part: Part, seats: i64) -> Board:
    board = bare_board()
    for index, entry in enumerate(part.items("table")):
        place = f"table[{index}]"
        if not isinstance(entry, list) or len(entry) != 5:
            raise BadPosition(place, "must be [card, x, y, turn, seat]")
        card, x, y, turn, seat = entry
        if card not in FACE_IDS or not FACES[FACE_IDS.index(card)].is_laid:
            raise BadPosition(place, f"{card!r} is not a card that is laid")
        if not is_place([x, y]):
            raise BadPosition(place, "lies outside the table")
        face = FACE_IDS.index(card)
        if turn not in FACES[face].turns:
            raise BadPosition(place, f"{card} is not turned by {turn!r}")
        if board.at[place_at(x, y)] != EMPTY:
            raise BadPosition(place, "lies on another card")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadPosition(place, f"was laid by seat {seat!r}, which is not there")
        board.put(place_at(x, y), tile_of(face, turn), seat)
    return board


def load_goals(part: Part, state: GoblinsState) -> None:
    for goal in range(3):
        row = part.part(GOAL_PLACES[goal])
        row.only(["kind", "seen_by", "open"])
        if row.fields.get("kind") is not None:
            state.goal_kinds[goal] = row.choice("kind", GOALS)
        for seat in row.numbers("seen_by", 0, state.seats - 1):
            state.goal_seen[goal] |= 1 << seat
        if row.flag("open"):
            state.goals_up |= 1 << goal
            if state.goal_kinds[goal] == DYNAMITE:
                state.dynamite = True
                state.board.at[GOAL_AT[goal]] = THE_DYNAMITE
        if state.goal_kinds[goal] == UNSETTLED and (state.goals_up >> goal & 1 or state.goal_seen[goal]):
            raise row.wrong("kind", "is missing though somebody has seen it")


def load_passed(part: Part, state: GoblinsState) -> None:
    """Pairs of a seat and how it passed, in order."""
    for entry in part.items("passed"):
        if not isinstance(entry, list) or len(entry) != 2 or entry[1] not in WAYS_OF_PASSING[1:]:
            raise part.wrong("passed", "must be pairs of a seat and one of swap, pass, empty")
        seat, way = entry
        if not is_whole(seat, 0, state.seats - 1) or state.has_passed(seat):
            raise part.wrong("passed", f"names seat {seat!r}, which is not there or stands there already")
        player = state.players[seat]
        player.passed = WAYS_OF_PASSING.index(way)
        if (player.passed == BY_EMPTY_HAND) != (len(player.hand) == 0):
            raise part.wrong("passed", f"says that seat {seat} passed by {way}, which its hand contradicts")
        state.passed = append(state.passed, seat)


def seat_or_nobody(part: Part, field: str, seats: i64) -> i64:
    if part.fields.get(field) is None:
        return NOBODY
    return part.number(field, 0, seats - 1)


def load_claim(entry: object, part: Part, seats: i64) -> ClaimMade:
    if isinstance(entry, list) and len(entry) == 3:
        seat, goal, kind = entry
        if is_whole(seat, 0, seats - 1) and goal in GOAL_PLACES and kind in GOALS:
            return ClaimMade(seat, GOAL_PLACES.index(goal), GOALS.index(kind))
    raise part.wrong("claims", "must be triples of seat, goal and kind")


def load_swap(entry: object, part: Part, seats: i64) -> PotionSwap:
    if isinstance(entry, list) and len(entry) == 2 and entry[0] != entry[1]:
        seat, other = entry
        if is_whole(seat, 0, seats - 1) and is_whole(other, 0, seats - 1):
            return PotionSwap(seat, other)
    raise part.wrong("potions", "must be pairs of seats")


def load_report(part: Part, seats: i64) -> Report:
    part.only(
        [
            "round", "result", "opener", "goal", "route", "route_doors", "route_ales", "route_lanterns", "roles",
            "goals", "claims", "points",
        ]
    )  # fmt: skip
    result = part.choice("result", RESULTS)
    if result == DYNAMITE:
        raise part.wrong("result", "is the Dynamite, which ends no round")
    goal: i64 = NOBODY
    if part.fields.get("goal") is not None:
        goal = part.choice("goal", GOAL_PLACES)
    report = Report(part.number("round", 1, 100000), result, seat_or_nobody(part, "opener", seats), goal)
    for pair in part.items("route"):
        if not is_place(pair):
            raise part.wrong("route", "must be pairs of x and y")
        assert isinstance(pair, list)
        report.route.append(place_at(pair[0], pair[1]))
    report.route_doors = part.number("route_doors")
    report.route_ales = part.number("route_ales")
    report.route_lanterns = part.number("route_lanterns")
    report.roles = [ROLE_IDS.index(name) for name in part.words("roles", ROLE_IDS)]
    report.goals = [
        number for name in part.words("goals", GOALS) for number in range(3) if GOALS[number] == name
    ]
    if len(report.roles) != seats:
        raise part.wrong("roles", f"must be {seats}, one for each seat")
    if len(report.goals) != 3:
        raise part.wrong("goals", "must be three")
    report.claims = [load_claim(claim, part, seats) for claim in part.items("claims")]
    for entry in part.items("points"):
        if not is_point(entry, seats):
            raise part.wrong("points", "must be lists of seat, reason, amount and gold")
        assert isinstance(entry, list)
        report.points.append(Point(entry[0], REASONS.index(entry[1]), entry[2], entry[3]))
    return report


def is_whole(value: object, low: i64, high: i64) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and is_within(value, low, high)


def is_place(entry: object) -> bool:
    """Is this a pair of coordinates on the table?"""
    if not isinstance(entry, list) or len(entry) != 2:
        return False
    return is_whole(entry[0], X_MIN, X_MAX) and is_whole(entry[1], Y_MIN, Y_MAX)


def is_point(entry: object, seats: i64) -> bool:
    """Is this a step of the scoring?"""
    if not isinstance(entry, list) or len(entry) != 4 or entry[1] not in REASONS:
        return False
    if not is_whole(entry[0], 0, seats - 1) or not is_whole(entry[3], 0, GOLD_TARGET):
        return False
    return is_whole(entry[2], -GOLD_TARGET, GOLD_TARGET)
