"""What is told, and built only if somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.view import Event
from undercroft.games.goblins import view
from undercroft.games.goblins.actions import PlaceCard
from undercroft.games.goblins.board import Board
from undercroft.games.goblins.cards import FACE_IDS, GOAL_PLACES, GOALS, ROLES
from undercroft.games.goblins.phases import NOBODY
from undercroft.games.goblins.show import RESULTS, colour_names, place_pair, team_name, team_sizes

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def round_began(state: GoblinsState) -> Event:
    gnomes, goblins = team_sizes(state)
    return view.RoundBegan(int(state.round), int(state.first), gnomes, goblins)


def dealt(state: GoblinsState, seat: i64) -> Event:
    player = state.players[seat]
    hand = sorted([FACE_IDS[card] for card in player.hand])
    return view.Dealt(int(seat), ROLES[player.role].id, team_name(player.role), hand)


def turn_began(seat: i64) -> Event:
    return view.TurnBegan(int(seat))


def turn_missed(seat: i64) -> Event:
    return view.TurnMissed(int(seat))


def empty_handed(seat: i64) -> Event:
    return view.EmptyHanded(int(seat))


def card_placed(seat: i64, action: PlaceCard) -> Event:
    return view.CardPlaced(int(seat), FACE_IDS[action.face], int(action.x), int(action.y), int(action.turn))


def colours_changed(board: Board) -> Event:
    return view.ColoursChanged(colour_names(board.colours))


def potion_played(seat: i64, other: i64) -> Event:
    return view.PotionPlayed(int(seat), int(other))


def role_received(state: GoblinsState, seat: i64) -> Event:
    role = state.players[seat].role
    return view.RoleReceived(int(seat), ROLES[role].id, team_name(role))


def explosion_played(seat: i64, removed: i64, place: i64) -> Event:
    x, y = place_pair(place)
    return view.ExplosionPlayed(int(seat), FACE_IDS[removed], x, y)


def map_played(seat: i64, goal: i64) -> Event:
    return view.MapPlayed(int(seat), GOAL_PLACES[goal])


def goal_seen(state: GoblinsState, seat: i64, goal: i64) -> Event:
    return view.GoalSeen(int(seat), GOAL_PLACES[goal], GOALS[state.goal_kinds[goal]])


def claimed(seat: i64, goal: i64, kind: i64) -> Event:
    return view.Claimed(int(seat), GOAL_PLACES[goal], GOALS[kind])


def swapped(seat: i64) -> Event:
    return view.Swapped(int(seat))


def swapped_cards(seat: i64, gave: i64, took: i64) -> Event:
    return view.SwappedCards(int(seat), FACE_IDS[gave], FACE_IDS[took])


def passed(seat: i64) -> Event:
    return view.Passed(int(seat))


def hand_shown(state: GoblinsState, seat: i64) -> Event:
    return view.HandShown(int(seat), sorted([FACE_IDS[card] for card in state.players[seat].hand]))


def goal_opened(seat: i64, goal: i64, kind: i64) -> Event:
    return view.GoalOpened(int(seat), GOAL_PLACES[goal], GOALS[kind])


def bombs_removed(places: list[i64]) -> Event:
    return view.BombsRemoved([place_pair(place) for place in places])


def ale_given(seat: i64, other: i64) -> Event:
    return view.AleGiven(int(seat), int(other))


def card_taken(state: GoblinsState, seat: i64) -> Event:
    return view.CardTaken(int(seat), len(state.deck))


def card_drawn(seat: i64, card: i64) -> Event:
    return view.CardDrawn(int(seat), FACE_IDS[card])


def round_ended(state: GoblinsState) -> Event:
    report = state.report
    assert report is not None
    return view.RoundEnded(
        int(report.round),
        RESULTS[report.result],
        None if report.opener == NOBODY else int(report.opener),
        [place_pair(place) for place in report.route],
        [ROLES[role].id for role in report.roles],
        [GOALS[kind] for kind in report.goals],
    )


def scored(state: GoblinsState, seat: i64, reason: str, amount: i64) -> Event:
    player = state.players[seat]
    return view.Scored(int(seat), reason, ROLES[player.role].id, int(amount), int(player.gold))


def stolen(seat: i64, other: i64) -> Event:
    return view.Stolen(int(seat), int(other))


def game_over(seat: i64) -> Event:
    return view.GameOver(int(seat))
