"""What happened, as it is told. Built only where somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.state import seats_in
from undercroft.games.raiders import scoring
from undercroft.games.raiders import view as seen
from undercroft.games.raiders.bosses import Boss
from undercroft.games.raiders.cards import PLANS, ROOMS_ON_FLOOR
from undercroft.games.raiders.player import Account, Player, highest, lowest
from undercroft.games.raiders.rooms import NO_LIMIT, Monster, Room, Trap
from undercroft.games.raiders.show import show_card, show_item, shown_card

if TYPE_CHECKING:
    from undercroft.games.raiders.state import RaidersState


def floor_laid(state: RaidersState) -> seen.FloorLaid:
    plan = PLANS[state.plan]
    rooms: list[seen.RoomCard | None] = []
    for place in range(ROOMS_ON_FLOOR):
        rooms.append(None if state.dark >> place & 1 else shown_card(state, place))
    return seen.FloorLaid(int(state.floor), plan.id, plan.layout, rooms)


def room_entered(state: RaidersState, turned: bool) -> seen.RoomEntered:
    return seen.RoomEntered(int(state.floor), int(state.place) + 1, shown_card(state, state.place), turned)


def torch_used(seat: i64) -> seen.TorchUsed:
    return seen.TorchUsed(int(seat))


def rooms_lit(state: RaidersState, seat: i64) -> seen.RoomsLit:
    rooms: list[seen.RoomCard | None] = []
    for place in range(ROOMS_ON_FLOOR):
        rooms.append(shown_card(state, place) if state.dark >> place & 1 else None)
    return seen.RoomsLit(int(seat), int(state.floor), rooms)


def chosen(seat: i64) -> seen.Chosen:
    return seen.Chosen(int(seat))


def card_laid(state: RaidersState, seat: i64) -> seen.CardLaid:
    return seen.CardLaid(int(seat), show_card(state.players[seat].card), state.second)


def cards_revealed(state: RaidersState) -> seen.CardsRevealed:
    return seen.CardsRevealed([show_card(player.card) for player in state.players])


def ball_used(seat: i64) -> seen.BallUsed:
    return seen.BallUsed(int(seat))


def second_revealed(state: RaidersState) -> seen.SecondRevealed:
    cards: list[seen.SecondCard] = []
    for seat in seats_in(state.gazers):
        cards.append(seen.SecondCard(int(seat), show_card(state.players[seat].card)))
    return seen.SecondRevealed(cards)


def room_resolved(state: RaidersState, result: seen.Result) -> seen.RoomResolved:
    card = shown_card(state, state.place)
    return seen.RoomResolved(int(state.floor), int(state.place) + 1, card, result)


def scroll_passed(state: RaidersState, holder: i64, value: i64) -> seen.ScrollPassed:
    tied = [seat for seat in range(int(state.seats)) if state.players[seat].value == value]
    return seen.ScrollPassed(int(holder), int(state.scroll), int(value), tied)


def floor_ended(state: RaidersState) -> seen.FloorEnded:
    return seen.FloorEnded(int(state.floor))


def game_over(players: vec[Player]) -> seen.GameOver:
    return seen.GameOver(
        winners=[int(seat) for seat in seats_in(scoring.winners(players))],
        petrified=[int(seat) for seat in seats_in(scoring.petrified(players))],
        fainted=[int(seat) for seat in seats_in(scoring.fainted(players))],
    )


def resolved(room: Room, players: vec[Player]) -> seen.Result:
    """Resolve the room and write down what it brings to everybody."""
    total: i64 = 0
    for player in players:
        total += player.value
        player.account = Account(player.coins, player.wounds)
    top = highest(players, NO_LIMIT)
    low = lowest(players)
    fight = isinstance(room, (Monster, Boss))
    strength = room.strength_for(len(players))
    penalty: int | None = None
    if isinstance(room, Trap):
        penalty = int(room.penalties[top])
    room.resolve(players)
    seats = [seat_result(player) for player in players]
    for player in players:
        player.account = None
    return seen.Result(
        sum=int(total) if fight else None,
        strength=int(strength) if strength else None,
        beaten=0 < strength <= total if fight else None,
        highest=int(top) if top else None,
        lowest=int(low) if top else None,
        penalty=penalty,
        seats=seats,
    )


def seat_result(player: Player) -> seen.SeatResult:
    account = player.account
    assert account is not None
    return seen.SeatResult(
        card=show_card(player.card),
        value=int(player.value) if player.value else None,
        coins=int(player.coins - account.coins_before),
        coins_due=int(account.coins_due),
        wounds=int(player.wounds - account.wounds_before),
        chest=int(account.chest) if account.chest else None,
        item=show_item(account.item),
        item_short=show_item(account.item_short),
        hit=account.hit,
        rewarded=account.rewarded,
        escaped=player.value == 0,
        petrified=player.petrified,
    )
