"""The course of a room and of a floor in the standard game: choose, reveal, second cards, clear, go on."""

from __future__ import annotations

from tests.games.raiders.table import ALL, Table, table
from undercroft.core.log import WATCHER
from undercroft.core.match import Match
from undercroft.core.rng import FastRng
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.view_events import (
    BallUsed,
    CardsRevealed,
    Chosen,
    FloorEnded,
    FloorLaid,
    GameOver,
    RoomEntered,
    RoomResolved,
    SecondRevealed,
)


def match_of(room: Table) -> Match:
    dump = room.state.dump()
    state = GAME.load(dump)
    return Match(GAME, state.seats, GAME.defaults(state.seats), state, [], dump)


def test_all_seats_choose_at_the_same_time_in_any_order() -> None:
    room = table("goblin")
    assert room.acting == [0, 1, 2]
    room.do(2, "Play 1")
    assert room.acting == [0, 1]
    room.do(0, "Play 5")
    assert room.acting == [1]


def test_a_chosen_card_is_hidden_from_the_others() -> None:
    """R26: the others still see it in the hand."""
    room = table("goblin")
    room.do(1, "Play 4")
    assert room.view(1).seats[1].choice == "4"
    for seat in (0, 2, WATCHER):
        assert room.view(seat).seats[1].choice is None
        assert room.view(seat).seats[1].power == ALL
        assert room.view(seat).seats[1].chosen
        assert room.view(seat).seats[1].laid == []
        assert room.told(Chosen, seat) == [Chosen(1)]


def test_a_chosen_item_is_hidden_from_the_others() -> None:
    """R26: items as well as power cards, and the supply does not tell."""
    room = table("goblin", items=[["sword"], [], []])
    before = room.view(1)
    room.do(0, "Play sword")
    assert room.view(1).seats[0].items == before.seats[0].items
    assert room.view(1).supply == before.supply


def test_hands_are_open() -> None:
    """R26: what follows from open information is shown."""
    room = table("goblin", place=2, power=[[1, 2, 3, 4], [2, 3, 4, 5], ALL], items=[[], ["key"], ["sword"]])
    for seat in (0, 1, 2, WATCHER):
        seats = room.view(seat).seats
        assert [other.power for other in seats] == [[1, 2, 3, 4], [2, 3, 4, 5], ALL]
        assert [other.spent for other in seats] == [[5], [1], []]
        assert (seats[1].items.key, seats[2].items.sword) == (1, 1)


def test_cards_are_revealed_together_when_the_last_has_chosen() -> None:
    room = table("goblin").play("5", "3")
    assert room.told(CardsRevealed) == []
    room.play("4")
    assert room.told(CardsRevealed) == [CardsRevealed(["5", "3", "4"])]


def test_a_choice_is_final() -> None:
    """R27: no taking back in the standard game."""
    match = match_of(table("goblin"))
    match.play(0, GAME.verbs.parse("Play 3"), FastRng(1))
    assert not match.can_take_back(0)


def test_who_uses_a_ball_sees_all_cards_and_must_play_a_second_one() -> None:
    """R6: the second card is compulsory."""
    room = table("goblin", items=[[], ["ball"], []]).play("2", "ball", "4")
    assert room.acting == [1]
    view = room.view(1)
    assert view.phase == "second"
    assert [seat.laid for seat in view.seats] == [["2"], ["ball"], ["4"]]
    assert [seat.gazing for seat in view.seats] == [False, True, False]
    assert room.legal(1) == ["Play 1", "Play 2", "Play 3", "Play 4", "Play 5"]
    assert room.told(BallUsed) == [BallUsed(1)]


def test_a_ball_goes_to_the_supply_when_it_is_revealed() -> None:
    """R12: at once, before the room is resolved."""
    room = table("goblin", items=[[], ["ball"], []])
    assert room.view(0).supply.ball == 5
    room.play("2", "ball", "4")
    assert room.view(0).supply.ball == 6


def test_keys_and_swords_go_to_the_supply_after_the_room() -> None:
    """R12: while a second card is owed, the sword still lies in the room."""
    room = table("goblin", items=[["sword"], ["ball"], []])
    assert room.view(0).supply.sword == 5
    room.play("sword", "ball", "4")
    assert room.view(0).supply.sword == 5
    assert room.view(0).seats[0].items.sword == 0
    room.play("3")
    assert room.view(0).supply.sword == 6


def test_a_key_at_the_mega_dragon_goes_back_after_the_room() -> None:
    """R12."""
    room = table("mega_dragon", items=[["key"], ["ball"], []]).play("key", "ball", "4")
    assert room.view(0).supply.key == 5
    room.play("3")
    assert room.view(0).supply.key == 6


def test_second_cards_are_chosen_at_the_same_time_and_hidden() -> None:
    room = table("goblin", items=[["ball"], ["ball"], []]).play("ball", "ball", "4")
    assert room.acting == [0, 1]
    room.do(1, "Play 2")
    assert room.view(1).seats[1].choice == "2"
    assert room.view(0).seats[1].choice is None
    assert room.view(0).seats[1].power == ALL
    assert room.told(SecondRevealed) == []
    room.do(0, "Play 5")
    revealed = room.told(SecondRevealed)[0].cards
    assert [(card.seat, card.card) for card in revealed] == [(0, "5"), (1, "2")]
    assert [result.card for result in room.results()] == ["5", "2", "4"]


def test_the_ball_costs_no_power_card_but_the_second_card_does() -> None:
    room = table("goblin", items=[["ball"], [], []]).play("ball", "4", "4")
    room.play("3")
    assert room.view(0).seats[0].power == [1, 2, 4, 5]


def test_played_power_cards_stay_open_until_the_floor_ends() -> None:
    room = table("goblin").play("5", "4", "3")
    assert [seat.spent for seat in room.view(0).seats] == [[5], [4], [3]]
    assert [seat.laid for seat in room.view(0).seats] == [[], [], []]


def test_a_floor_has_five_rooms_and_then_all_power_cards_come_back() -> None:
    room = table("treasure_1", place=5, power=[[1], [2], [3]], items=[["key"], [], []]).play("1", "2", "3")
    assert room.state.floor == 2
    assert room.view(0).room == 1
    assert [seat.power for seat in room.view(0).seats] == [ALL] * 3
    assert room.view(0).seats[0].items.key == 1, "items stay as they are"
    kinds = [type(event) for event in room.log.told(0)]
    assert kinds[-4:] == [RoomResolved, FloorEnded, FloorLaid, RoomEntered]


def test_rooms_are_entered_from_left_to_right() -> None:
    room = table("treasure_1", plan="floor_3")
    ahead = [place.room for place in room.view(0).places]
    room.play("1", "1", "1")
    view = room.view(0)
    assert [place.stage for place in view.places] == ["resolved", "current", "ahead", "ahead", "ahead"]
    assert [place.room for place in view.places] == ahead
    entered = room.told(RoomEntered)[-1]
    assert (entered.room, entered.card, entered.turned) == (2, ahead[1], False)


def test_after_the_boss_the_game_is_over() -> None:
    room = table("golem").play("1", "2", "3")
    assert room.acting == []
    assert room.view(0).phase == "over"
    assert room.view(0).rooms_left == 0
    outcome = room.state.outcome()
    assert outcome is not None
    assert room.told(GameOver)[0].winners == outcome.winners
    assert [seat.power for seat in room.view(0).seats] == [ALL] * 3


def test_only_final_cards_count_once_per_seat_and_room() -> None:
    room = table("goblin", items=[["ball"], [], []]).play("ball", "1", "1")
    room.play("2")
    assert [result.value for result in room.results()] == [2, 1, 1]
    assert room.told(RoomResolved)[0].result.sum == 4
