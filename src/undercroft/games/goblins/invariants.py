"""What must be true of every position, in play and of a dump: each complaint names a field of the dump."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.games.goblins import cards
from undercroft.games.goblins.choices import legal
from undercroft.games.goblins.table import (
    BY_EMPTY_HAND,
    CLAIM,
    DRINKER,
    NO_GOAL,
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
    problem = problem or turn(table) or scoring(table)
    if not problem and table.phase != OVER and not legal(table, table.active):
        return "phase: leaves the active seat nothing to do (13)"
    return problem


def card_counts(table: Table) -> str:
    left = table.copies_left()
    for card in table.deck.cards():
        left[card] -= 1
    for card in table.discard:
        if cards.FACES[card].kind == cards.LANTERN:
            return "discard: holds a Lantern (11)"
    for seat in range(table.seats):
        player = table.players[seat]
        for card in player.hand:
            left[card] -= 1
            if has(player.lacks, card):
                return f"players[{seat}].lacks: names {cards.FACE_IDS[card]}, which is in the hand"
        if len(player.hand) > cards.HAND_SIZE:
            return f"players[{seat}].hand: holds too many cards (2)"
        if table.phase == TURN and len(table.deck.packets) and len(player.hand) != cards.HAND_SIZE:
            return f"players[{seat}].hand: is not full while there is a deck (2)"
        if player.shown and len(table.deck.packets):
            return f"players[{seat}].shown: is true though there is a deck"
    for face in range(len(cards.FACES)):
        if left[face] != 0:
            return f"deck: with all other places, {cards.FACE_IDS[face]} is there too often or too rarely (1)"
    return ""


def roles_and_gold(table: Table) -> str:
    held: i64 = 0
    goblins: i64 = 0
    rich: i64 = 0
    for seat in range(table.seats):
        player = table.players[seat]
        if has(held, player.role):
            return f"players[{seat}].role: is held twice (8)"
        held |= bit(player.role)
        if not has(player.knowers, seat):
            return f"players[{seat}].role_known_by: must name the seat itself"
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
        if not up and table.phase == TURN and table.board.is_reached(goal):
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
    if table.phase == DRINKER and cards.FACES[table.laid].kind != cards.ALE:
        return "laid: must be an Ale Mug while its drinker is named"
    if table.phase == TURN:
        player = table.players[table.active]
        if len(player.hand) == 0 or player.ale:
            return "active: this seat has no cards or drinks (10)"
        if table.players[(table.active + table.seats - 1) % table.seats].ale:
            return "active: the seat before it drinks (10)"
        if len(table.passed) >= table.seats:
            return "passed: names all seats, and the round goes on (10)"
    return ""


def scoring(table: Table) -> str:
    report = table.report
    if report is not None:
        if report.result == "dynamite":
            return "report.result: is the Dynamite, which ends no round"
        if len(report.roles) != table.seats:
            return f"report.roles: must be {table.seats}, one for each seat"
        if len(report.goals) != 3:
            return "report.goals: must be three"
        if (report.result == "nothing") != (report.opener is None):
            return "report.opener: is named exactly when the Gold or the Dragon was opened"
        robs = report.result == "dragon" and table.players[table.active].role == cards.SKINFLINT
        if table.phase == STEAL and not robs:
            return "phase: is a theft, which only Skinflint commits, and only after the Dragon"
    return ""
