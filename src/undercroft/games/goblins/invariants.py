"""What must be true of every position, in play and of a dump: each complaint names a field of the dump."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import bit, has, size
from undercroft.core.log import NO_SEAT
from undercroft.games.goblins import cards
from undercroft.games.goblins.choices import legal
from undercroft.games.goblins.position import ReportPosition
from undercroft.games.goblins.scoring import can_steal, first_scored
from undercroft.games.goblins.table import (
    BY_EMPTY_HAND,
    CLAIM,
    DRINKER,
    NO_GOAL,
    OPEN_GOAL,
    OVER,
    STEAL,
    TURN,
    UNSETTLED,
    Table,
)
from undercroft.games.goblins.tiles import GOAL_AT, KIND_OF, START, THE_DYNAMITE, THE_START, face_of


def broken(table: Table) -> str:
    """The first that does not hold; its number in the rules stands in brackets. Empty if all do."""
    problem = card_counts(table) or goals(table) or roles_and_gold(table) or tunnels(table)
    problem = problem or turn(table) or talk(table) or last_report(table)
    if not problem and table.scored != 0 and not table.is_round_over():
        return "scored: must be 0 while the round goes on"
    if not problem and table.phase != OVER and not legal(table, table.active):
        return "phase: leaves the active seat nothing to do (13)"
    return problem


def card_counts(table: Table) -> str:
    left = table.copies_left()
    for card in table.deck.cards():
        left[card] -= 1
    for index, packet in enumerate(table.deck.packets):
        if packet.public:
            return f"deck[{index}].public: is true, but nobody knows which cards these are"
        for seats in packet.known:
            if not 0 <= seats < bit(table.seats):
                return f"deck[{index}].front: is known to seats that are not there"
    for card in table.discard:
        if cards.FACES[card].kind == cards.LANTERN:
            return "discard: holds a Lantern (11)"
    for seat in range(table.seats):
        player = table.players[seat]
        for card in player.hand:
            left[card] -= 1
            if has(player.lacks, card):
                return f"players[{seat}].lacks: names {cards.FACE_IDS[card]}, which is in the hand"
        full = cards.HAND_SIZE - 1 if seat == halfway(table) else cards.HAND_SIZE
        if len(player.hand) > full:
            return f"players[{seat}].hand: holds too many cards (2)"
        if len(table.deck.packets) and len(player.hand) != full:
            return f"players[{seat}].hand: is not full while there is a deck (2)"
        if player.shown and len(table.deck.packets):
            return f"players[{seat}].shown: is true though there is a deck"
    for face in range(len(cards.FACES)):
        if left[face] != 0:
            return f"deck: with all other places, {cards.FACE_IDS[face]} is there too often or too rarely (1)"
    return hands_emptied(table)


def halfway(table: Table) -> i64:
    """The seat that has played a card and not yet refilled its hand: what it played is not done, or ended the round."""
    report = table.report
    if table.is_round_over():
        return NO_SEAT if report is None or report.opener is None else report.opener
    return NO_SEAT if table.phase == TURN else table.active


def hands_emptied(table: Table) -> str:
    """Somebody was the first to play their last card if and only if a hand is empty after its play."""
    first = table.first_emptied
    if first != NO_SEAT and len(table.players[first].hand):
        return "first_emptied: names a seat with cards"
    for seat in range(table.seats):
        if first == NO_SEAT and len(table.players[seat].hand) == 0 and seat != halfway(table):
            return f"first_emptied: is missing though seat {seat} has no cards"
    return ""


def roles_and_gold(table: Table) -> str:
    held: i64 = 0
    goblins: i64 = 0
    rich: i64 = 0
    holders = [bit(seat) for seat in range(table.seats)]
    for one, other in table.potions:
        both = bit(one) | bit(other)
        holders[one], holders[other] = holders[other] | both, holders[one] | both
    for seat in range(table.seats):
        player = table.players[seat]
        if has(held, player.role):
            return f"players[{seat}].role: is held twice (8)"
        held |= bit(player.role)
        if player.knowers != holders[seat]:
            return f"players[{seat}].role_known_by: is not who has held this card, as potions tell"
        if table.team(seat) == cards.GOBLIN:
            goblins += 1
        if not 0 <= player.gold <= cards.GOLD_TARGET:
            return f"players[{seat}].gold: is out of range (9)"
        if player.gold == cards.GOLD_TARGET:
            rich += 1
    if goblins != cards.GOBLIN_COUNTS[table.seats]:
        return "players: the teams have the wrong size (8)"
    if rich != (1 if table.phase == OVER else 0):
        return "players: one has all the gold exactly when the game is over (9)"
    return ""


def goals(table: Table) -> str:
    kinds: i64 = 0
    for goal in range(3):
        field = f"goals.{cards.GOAL_PLACES[goal]}"
        kind = table.goal_kinds[goal]
        up = has(table.goals_up, goal)
        if kind == UNSETTLED:
            if up or table.goal_seen[goal]:
                return f"{field}.kind: is missing though somebody has seen it"
            if table.is_round_over():
                return f"{field}.kind: is missing though the round is over"
        elif has(kinds, kind):
            return f"{field}.kind: is there twice (15)"
        else:
            kinds |= bit(kind)
        if up and not table.is_round_over() and kind != cards.DYNAMITE:
            return f"{field}.open: only the Dynamite lies face up in a running round (6)"
        if not up and table.phase != OPEN_GOAL and not table.is_round_over() and table.board.is_reached(goal):
            return f"{field}.open: is false though the goal is reached (6)"
        if (table.board.at[GOAL_AT[goal]] == THE_DYNAMITE) != (up and kind == cards.DYNAMITE):
            return f"{field}.open: the Dynamite on the table is not the one that was opened (6)"
    return ""


def tunnels(table: Table) -> str:
    board = table.board
    if board.at[START] != THE_START:
        return "table: the start is covered (3)"
    for place in board.tiles():
        tile = board.at[place]
        if not cards.FACES[face_of(tile)].is_laid:
            return "table: a card without a tunnel lies there (3)"
        if not board.fits_at(place, board.open_sides(place)):
            return "table: two neighbouring cards do not fit (4)"
        if board.live[place] and (KIND_OF[tile] == cards.RUBBLE or not board.is_passable(place)):
            return "table: Rubble or a shut Door is live (5)"
    again = board.copy()
    again.find_live()
    if again.colours != board.colours or again.spots != board.spots:
        return "table: open colours or free spots are not those that follow from it (5)"
    if again.live != board.live or again.fits != board.fits or not board.live[START]:
        return "table: live cards or what fits beside them are not those that follow from it (5)"
    return ""


def turn(table: Table) -> str:
    for seat in table.passed:
        if (table.players[seat].passed == BY_EMPTY_HAND) != (len(table.players[seat].hand) == 0):
            return f"passed: how seat {seat} passed does not go with its hand"
    if (table.phase == CLAIM) != (table.looking != NO_GOAL):
        return "looking_at: names a goal exactly while a claim is asked for"
    if table.phase == CLAIM:
        hidden = not has(table.goals_up, table.looking)
        if not hidden or not has(table.goal_seen[table.looking], table.active):
            return "looking_at: names a goal that is open, or at which the active seat has not looked"
    face = cards.FACES[table.laid]
    if not face.is_laid:
        return "laid: must be a card that is laid"
    if table.phase == DRINKER and face.kind != cards.ALE:
        return "laid: must be an Ale Mug while its drinker is named"
    if table.phase == DRINKER and not has_laid(table, table.active, table.laid):
        return "laid: does not lie on the table"
    if table.phase == OPEN_GOAL and size(table.board.reached(table.goals_up)) < 2:
        return "phase: there are no goals to choose from"
    if table.is_round_over():
        return ""
    if len(table.players[table.active].hand) == 0 and table.phase == TURN:
        return "active: this seat has no cards (10)"
    if table.players[table.active].ale or table.players[(table.active + table.seats - 1) % table.seats].ale:
        return "active: this seat or the one before it drinks (10)"
    if len(table.passed) >= table.seats:
        return "passed: names all seats, and the round goes on (10)"
    if len(table.passed) and table.phase != TURN:
        return "passed: must be empty, since a card has just been played"
    return ""


def has_laid(table: Table, seat: i64, face: i64) -> bool:
    for place in table.board.tiles():
        if table.board.by[place] == seat and face_of(table.board.at[place]) == face:
            return True
    return False


def talk(table: Table) -> str:
    """Claims and swaps of roles follow from Maps and Potions that were played."""
    maps: i64 = 0
    potions: i64 = 0
    for card in table.discard:
        maps += 1 if card == cards.THE_MAP else 0
        potions += 1 if card == cards.THE_POTION else 0
    for index, (seat, goal, _) in enumerate(table.claims):
        if not has(table.goal_seen[cards.GOAL_PLACES.index(goal)], seat):
            return f"claims[{index}]: is by a seat that has not looked at this goal"
    if len(table.claims) + (1 if table.phase == CLAIM else 0) > maps:
        return "claims: are more than Maps were played"
    if len(table.potions) > potions:
        return "potions: are more than Potions were played"
    return ""


def last_report(table: Table) -> str:
    """It is about this round while that is scored, otherwise about the one before."""
    report = table.report
    over = table.is_round_over()
    if report is None:
        return "" if table.round == 1 and not over else "report: is missing"
    if report.round != (table.round if over else table.round - 1):
        return "report.round: is not the last that ended"
    if report.result == "dynamite":
        return "report.result: is the Dynamite, which ends no round"
    if len(report.roles) != table.seats:
        return f"report.roles: must be {table.seats}, one for each seat"
    if len(report.goals) != 3:
        return "report.goals: must be three"
    nothing = report.result == "nothing"
    if nothing != (report.opener is None):
        return "report.opener: is named exactly when the Gold or the Dragon was opened"
    if nothing != (report.goal is None) or nothing != (report.route == []):
        return "report.goal: is named, with its route, exactly when the Gold or the Dragon was opened"
    if report.goal is not None and report.goals[cards.GOAL_PLACES.index(report.goal)] != report.result:
        return "report.goal: is not the one that ended the round"
    return scored_round(table, report) if over else ""


def scored_round(table: Table, report: ReportPosition) -> str:
    """While a round is scored, its report tells of what lies on the table."""
    if report.roles != [cards.ROLES[player.role].id for player in table.players]:
        return "report.roles: are not those of the seats"
    if report.goals != [cards.GOALS[kind] for kind in table.goal_kinds]:
        return "report.goals: are not those on the table"
    if report.goal is not None and not has(table.goals_up, cards.GOAL_PLACES.index(report.goal)):
        return "report.goal: was not opened"
    if report.goal is None and table.first_emptied == NO_SEAT and len(table.passed) < table.seats:
        return "passed: not all have passed, and somebody has cards"
    gold = {seat: after for seat, _, _, after in table.points_made}  # of each seat after its last step
    for scorer in gold:
        if table.players[scorer].gold != gold[scorer]:
            return "report.points: do not lead to the gold of the seats"
    seat = (first_scored(table) + table.scored) % table.seats
    if table.phase == OVER and table.players[seat].gold != cards.GOLD_TARGET:
        return "scored: is not the place of the winner"
    if table.phase == STEAL and seat != table.active:
        return "active: is not the seat that is scored"
    if table.phase == STEAL and not (table.advanced and can_steal(table, seat)):
        return "phase: is a theft, which only Skinflint commits, and only after the Dragon"
    return ""
