"""What happened, as it is told: the events that take some work to build. Built only where somebody listens."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import has, members
from undercroft.games.raiders import scoring
from undercroft.games.raiders import view as seen
from undercroft.games.raiders import view_events as told
from undercroft.games.raiders.bosses import Boss
from undercroft.games.raiders.cards import PLANS, ROOMS_ON_FLOOR
from undercroft.games.raiders.player import Account, Player, highest, lowest, sum_of
from undercroft.games.raiders.rooms import NO_LIMIT, Monster, Room, Trap
from undercroft.games.raiders.show import show_any_item, show_card, shown_card
from undercroft.games.raiders.table import Table


def floor_laid(table: Table) -> told.FloorLaid:
    plan = PLANS[table.plan]
    rooms: list[seen.RoomCard | None] = []
    for place in range(ROOMS_ON_FLOOR):
        rooms.append(None if has(table.dark, place) else shown_card(table, place))
    return told.FloorLaid(table.floor, plan.id, plan.layout, rooms)


def room_entered(table: Table, turned: bool) -> told.RoomEntered:
    return told.RoomEntered(table.floor, table.place + 1, shown_card(table, table.place), turned)


def rooms_lit(table: Table, seat: i64) -> told.RoomsLit:
    rooms: list[seen.RoomCard | None] = []
    for place in range(ROOMS_ON_FLOOR):
        rooms.append(shown_card(table, place) if has(table.dark, place) else None)
    return told.RoomsLit(seat, table.floor, rooms)


def cards_revealed(table: Table) -> told.CardsRevealed:
    return told.CardsRevealed([show_card(player.card) for player in table.players])


def second_revealed(table: Table) -> told.SecondRevealed:
    cards: list[told.SecondCard] = []
    for seat in members(table.gazers):
        cards.append(told.SecondCard(seat, show_card(table.players[seat].card)))
    return told.SecondRevealed(cards)


def room_resolved(table: Table) -> told.RoomResolved:
    """Resolve the room, and what it brought to everybody."""
    card = shown_card(table, table.place)
    return told.RoomResolved(table.floor, table.place + 1, card, resolved(table.now, table.players))


def game_over(players: vec[Player]) -> told.GameOver:
    return told.GameOver(
        winners=members(scoring.winners(players)),
        petrified=members(scoring.petrified(players)),
        fainted=members(scoring.fainted(players)),
    )


def resolved(room: Room, players: vec[Player]) -> seen.Result:
    """Resolve the room and write down what it brings to everybody."""
    total = sum_of(players)
    for player in players:
        player.account = Account(player.coins, player.wounds)
    top = highest(players, NO_LIMIT)
    low = lowest(players)
    fight = isinstance(room, (Monster, Boss))
    strength = room.strength_for(len(players))
    penalty: int | None = None
    if isinstance(room, Trap):
        penalty = room.penalties[top]
    room.resolve(players)
    seats = [seat_result(player) for player in players]
    for player in players:
        player.account = None
    return seen.Result(
        sum=total if fight else None,
        strength=strength if strength else None,
        beaten=0 < strength <= total if fight else None,
        highest=top if top else None,
        lowest=low if top else None,
        penalty=penalty,
        seats=seats,
    )


def seat_result(player: Player) -> seen.SeatResult:
    account = player.account
    assert account is not None
    return seen.SeatResult(
        card=show_card(player.card),
        value=player.value if player.value else None,
        coins=player.coins - account.coins_before,
        coins_due=account.coins_due,
        wounds=player.wounds - account.wounds_before,
        chest=account.chest if account.chest else None,
        item=show_any_item(account.item),
        item_short=show_any_item(account.item_short),
        hit=account.hit,
        rewarded=account.rewarded,
        escaped=player.value == 0,
        petrified=player.petrified,
    )
