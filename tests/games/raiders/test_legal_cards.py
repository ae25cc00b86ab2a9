"""Which cards may be played in which room: every cell of the table."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import BOSS_IDS, Table, table

ITEMS = ["key", "sword", "ball", "torch"]
ROOMS = ["treasure_3", "goblin", "vault_items", "trap_lava", *BOSS_IDS]
POWER = ["Play 1", "Play 2", "Play 3", "Play 4", "Play 5"]


def admitted(room: str) -> set[str]:
    """The items the table of the rules admits as a first card."""
    if room in BOSS_IDS:
        escape = {"mega_dragon": {"key"}, "wolf_pack": {"torch"}}
        return {"ball", "sword"} | escape.get(room, set())
    return {"treasure_3": {"ball", "key"}, "goblin": {"ball", "sword"}}.get(room, {"ball"})


def with_everything(room: str) -> Table:
    # The last place of floor 1 with this plan lies face up, so that no torch can be used for looking.
    return table(room, plan="floor_4", place=5, items=[ITEMS, [], []])


@pytest.mark.parametrize("room", ROOMS)
def test_power_cards_may_be_played_everywhere(room: str) -> None:
    assert with_everything(room).legal(0)[:5] == POWER


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_may_be_played_where_the_table_says_so(room: str, item: str) -> None:
    """R4, R10, R11: key for treasures and the Mega-dragon, sword for monsters and bosses, torch for the Wolf pack."""
    place = with_everything(room)
    assert (f"Play {item}" in place.legal(0)) == (item in admitted(room))
    assert (place.why_not(0, f"Play {item}") is None) == (item in admitted(room))


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "necromancer"])
@pytest.mark.parametrize("item", ITEMS)
def test_the_second_card_may_be_any_but_a_ball(room: str, item: str) -> None:
    """R7, R8: whatever the room admits, except another ball."""
    place = table(room, plan="floor_4", place=5, items=[[*ITEMS, "ball"], [], []]).play("ball", "1", "1")
    assert place.acting == [0]
    assert (f"Play {item}" in place.legal(0)) == (item in admitted(room) - {"ball"})
    assert set(POWER) <= set(place.legal(0))


def test_a_card_must_be_in_hand() -> None:
    room = table("goblin", place=3, power=[[1, 4, 5], [2, 3, 4], [3, 4, 5]])
    assert room.legal(0) == ["Play 1", "Play 4", "Play 5"]
    refusal = room.why_not(0, "Play 3")
    assert refusal is not None
    assert (refusal.id, refusal.args) == ("raiders-why-spent", {"value": 3})
    refusal = room.why_not(0, "Play sword")
    assert refusal is not None
    assert (refusal.id, refusal.args) == ("raiders-why-no-item", {"item": "sword"})


def test_two_copies_of_an_item_are_one_action() -> None:
    room = table("goblin", items=[["sword", "sword"], [], []])
    assert room.legal(0).count("Play sword") == 1


@pytest.mark.parametrize(
    ("room", "text", "reason"),
    [
        ("goblin", "Play key", "raiders-why-key"),
        ("treasure_3", "Play sword", "raiders-why-sword"),
        ("vault_items", "Play torch", "raiders-why-torch"),
        ("trap_lava", "Play key", "raiders-why-key"),
        ("medusa", "Play key", "raiders-why-key"),
        ("golem", "Play torch", "raiders-why-torch"),
    ],
)
def test_a_refused_item_says_where_it_belongs(room: str, text: str, reason: str) -> None:
    """R4, R10: the reason names the rule."""
    refusal = with_everything(room).why_not(0, text)
    assert refusal is not None
    assert refusal.id == reason


def test_a_ball_after_a_ball_says_why() -> None:
    """R7: the other ball waits for the next room."""
    room = table("goblin", items=[["ball", "ball"], [], []]).play("ball", "5", "5")
    refusal = room.why_not(0, "Play ball")
    assert refusal is not None
    assert refusal.id == "raiders-why-second-ball"
    room.play("5")
    assert "Play ball" in room.legal(0)


def test_a_seat_that_has_chosen_or_only_watches_may_do_nothing() -> None:
    room = table("goblin").play("3")
    assert room.legal(0) == []
    assert room.legal(30) == []
    refusal = room.why_not(0, "Play 2")
    assert refusal is not None
    assert refusal.id == "raiders-why-chosen"
    refusal = room.why_not(30, "Play 2")
    assert refusal is not None
    assert refusal.id == "raiders-why-watching"


def test_after_the_game_nothing_may_be_done() -> None:
    room = table("golem").play("1", "2", "3")
    assert room.acting == []
    assert room.legal(0) == []
    refusal = room.why_not(0, "Play 1")
    assert refusal is not None
    assert refusal.id == "raiders-why-over"


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_there_is_always_a_card_to_play(place: int) -> None:
    """Power cards left to a seat that used one in every room so far, and still one to play after a ball."""
    hand = [1, 2, 3, 4, 5][: 6 - place]
    room = table("goblin", place=place, power=[hand] * 3, items=[["ball"], [], []])
    assert len(room.legal(0)) == 6 - place + 1
    room.play("ball", "1", "1")
    assert len(room.legal(0)) == 6 - place
