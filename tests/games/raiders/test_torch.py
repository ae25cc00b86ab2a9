"""UseTorch: looking at the dark rooms of the floor."""

from __future__ import annotations

from tests.games.raiders.table import table
from undercroft.core.log import WATCHER
from undercroft.games.raiders.view_events import RoomEntered, RoomsLit, TorchUsed

TORCHES = [["torch", "torch"], ["torch"], []]
THREE_DARK = "floor_1"  # UDUDD


def test_a_torch_shows_its_user_every_face_down_room_of_the_floor() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    assert [place.face for place in room.view(0).places] == ["up", "down", "up", "down", "down"]
    room.do(0, "UseTorch")
    assert [place.face for place in room.view(0).places] == ["up", "lit", "up", "lit", "lit"]
    assert all(place.room is not None for place in room.view(0).places)
    lit = room.told(RoomsLit, 0)[0]
    assert lit.rooms[1] == room.view(0).places[1].room
    assert lit.rooms[0] is None


def test_the_others_learn_only_that_a_torch_was_used() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    room.do(0, "UseTorch")
    for seat in (1, 2, WATCHER):
        assert room.told(RoomsLit, seat) == []
        assert [event.seat for event in room.told(TorchUsed, seat)] == [0]
        assert [place.room for place in room.view(seat).places if place.face == "down"] == [None] * 3
        assert room.view(seat).seats[0].torch_used


def test_the_torch_goes_to_the_supply_at_once_and_the_decision_goes_on() -> None:
    """R12."""
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    before = room.view(0).supply.torch
    room.do(0, "UseTorch")
    assert room.view(1).supply.torch == before + 1
    assert room.view(1).seats[0].items.torch == 1
    assert room.acting == [0, 1, 2]
    assert "Play 1" in room.legal(0)


def test_what_was_lit_is_what_is_turned_up_later() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    room.do(0, "UseTorch")
    lit = room.view(0).places[1].room
    room.play("5", "5", "5")
    entered = room.told(RoomEntered)[-1]
    assert entered.turned
    assert entered.card == lit
    assert room.view(2).places[1].room == lit


def test_a_second_torch_on_the_same_floor_is_not_offered() -> None:
    """R3."""
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    room.do(0, "UseTorch")
    assert "UseTorch" not in room.legal(0)
    refusal = room.why_not(0, "UseTorch")
    assert refusal is not None
    assert refusal.id == "raiders-why-torch-used"


def test_another_seat_may_look_at_the_same_rooms() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    room.do(0, "UseTorch")
    room.do(1, "UseTorch")
    assert [place.room for place in room.view(0).places] == [place.room for place in room.view(1).places]


def test_who_looks_later_learns_only_what_is_still_dark() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    room.do(0, "UseTorch")
    room.play("5", "5", "5")
    room.do(1, "UseTorch")
    assert [lit is not None for lit in room.told(RoomsLit, 1)[0].rooms] == [False, False, False, True, True]


def test_a_torch_is_not_offered_where_nothing_is_dark() -> None:
    """R3: in the last room nothing is left to see."""
    room = table("goblin", plan=THREE_DARK, place=5, items=TORCHES)
    assert "UseTorch" not in room.legal(0)
    refusal = room.why_not(0, "UseTorch")
    assert refusal is not None
    assert refusal.id == "raiders-why-nothing-dark"


def test_without_a_torch_one_cannot_look() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    assert "UseTorch" not in room.legal(2)
    refusal = room.why_not(2, "UseTorch")
    assert refusal is not None
    assert refusal.id == "raiders-why-no-item"


def test_a_torch_is_used_exactly_when_one_is_asked_for_a_card() -> None:
    """R2: from the first choice of a floor on, but not after one's own choice."""
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    assert "UseTorch" in room.legal(0)
    room.play("3")
    assert "UseTorch" not in room.legal(0)
    assert "UseTorch" in room.legal(1)


def test_a_torch_may_be_used_before_the_second_card() -> None:
    """R2: a seat that used a ball is being asked again."""
    room = table("goblin", plan=THREE_DARK, items=[["torch", "ball"], ["torch"], []]).play("ball", "5", "5")
    assert room.legal(0)[-1] == "UseTorch"
    assert room.legal(1) == []
    room.do(0, "UseTorch")
    assert room.acting == [0]
    assert "UseTorch" not in room.legal(0)


def test_a_new_floor_may_be_lit_again() -> None:
    room = table("goblin", plan=THREE_DARK, items=[["torch", "torch"], [], []], place=4)
    room.do(0, "UseTorch")
    room.play("5", "5", "5")
    room.play("4", "4", "4")
    assert room.state.floor == 2
    assert "UseTorch" in room.legal(0)
    assert not room.view(0).seats[0].torch_used


def test_a_dark_boss_can_be_lit() -> None:
    """R43: which boss it is, is unknown, so it counts as a dark room."""
    room = table("goblin", floor=5, plan="floor_3", place=4, items=TORCHES)
    room.do(0, "UseTorch")
    boss = room.view(0).places[4]
    assert (boss.face, boss.boss) == ("lit", True)
    assert boss.room is not None
    assert room.view(0).bosses == [boss.room.id]
    assert len(room.view(1).bosses) == 10


def test_a_torch_played_at_the_wolf_pack_shows_nothing() -> None:
    """R5: it is a card there, not a look."""
    room = table("wolf_pack", items=[["torch"], [], []]).play("torch", "5", "5")
    assert room.told(TorchUsed) == []
    assert room.told(RoomsLit) == []


def test_using_a_torch_changes_nothing_public_but_hand_and_supply() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    before = room.view(2)
    room.do(0, "UseTorch")
    after = room.view(2)
    assert after.places == before.places
    assert after.unseen == before.unseen
    assert after.seats[1:] == before.seats[1:]
    assert [seat.coins for seat in after.seats] == [seat.coins for seat in before.seats]


def test_who_has_looked_may_count_the_unseen_rooms_without_them() -> None:
    room = table("goblin", plan=THREE_DARK, items=TORCHES)
    room.do(0, "UseTorch")
    count = [sum(unseen.left for unseen in room.view(seat).unseen) for seat in (0, 1)]
    assert count == [25, 28]
