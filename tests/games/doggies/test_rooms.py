"""Coins, artifacts, chests, potion rooms, portals, doors: what each room offers."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import room, table, walking
from undercroft.games.doggies.view_events import PotionTaken, RoomClaimed, RoomEntered, RoomSkipped

LEFT = {"status": "left"}


@pytest.mark.parametrize(
    ("card", "coins"),
    [("coin1-1", 1), ("coin2-1", 2), ("coin2_door-1", 2), ("excalibite", 0), ("chest-1", 0)],
)
def test_a_room_is_claimed_with_a_paw_or_passed(card: str, coins: int) -> None:
    game = walking(room(card, 0, -1, 0 if card == "excalibite" else 1))
    game.do("Move N")
    assert game.legal() == ["Claim", "Skip"]
    game.do("Claim")
    assert (game.totals.paws, game.totals.coins) == (4, coins)
    assert game.told(RoomClaimed, 1)[0].card == card
    assert (game.room(0, -1).seat, game.room(0, -1).paws, game.room(0, -1).state) == (0, 1, "claimed")
    passed = walking(room(card, 0, -1, 0 if card == "excalibite" else 1)).do("Move N", "Skip")
    assert passed.told(RoomSkipped)[0].card == card
    assert (passed.totals.paws, passed.room(0, -1).state) == (5, "free")


def test_without_a_paw_a_room_can_only_be_passed() -> None:
    coins = [room(f"coin1-{number}", 0, -number, 1) for number in range(1, 7)]
    game = walking(*coins)
    for _ in range(5):
        game.do("Move N", "Claim")
    game.do("Move N")
    assert game.legal() == ["Skip"]
    assert game.why_not("Claim") == "no-paw"


@pytest.mark.parametrize(
    ("card", "symbol"), [("excalibite", "sword"), ("frisbow", "bow"), ("magic_collar", "fireball")]
)
def test_an_artifact_brings_two_symbols_at_once(card: str, symbol: str) -> None:
    game = walking(room(card, 0, -1))
    before = getattr(game.totals.attack, symbol)
    game.do("Move N", "Claim")
    assert getattr(game.totals.attack, symbol) == before + 2


def test_a_claimed_room_is_closed_to_rivals_and_an_open_one_is_not() -> None:
    """R42: only paws on cards, disarmed traps and holes block."""
    game = walking(room("coin1-1", 0, -1, 1), room("coin1-2", 1, 0), room("ifrit_bow", 0, 1))
    game.do("Move N", "Claim", "Exit N", "Leave")
    message = game.why("Move N")
    assert message is not None
    assert (message.id, message.args["seat"], message.args["card"]) == ("doggies-why-claimed", 0, "coin1-1")
    assert "Move E" in game.legal()
    other = walking(room("coin1-1", 0, -1, 1), room("ifrit_bow", 0, 1))
    other.do("Move N", "Skip", "Exit N", "Leave")
    assert "Move N" in other.legal()


# Chests


def test_a_chest_counts_four_coins_if_there_is_a_key() -> None:
    game = walking(room("chest-1", 0, -1, 1), room("chest-2", 0, -2, 1), dogs=["pluto"])
    game.do("Move N", "Claim")
    assert game.totals.coins == 4
    game.do("Move N", "Claim")
    assert game.totals.coins == 4


def test_a_chest_without_a_key_is_worth_nothing() -> None:
    """R46: and costs nothing."""
    game = walking(room("chest-1", 0, -1, 1))
    game.do("Move N", "Claim")
    assert game.totals.coins == 0
    assert game.figures(0).coins[0].total == 0


# Potion rooms


def test_a_potion_room_gives_a_potion_of_ones_choice() -> None:
    game = walking(room("potion_room-1", 0, -1), players={1: {"potions": ["bow", "bow"]}})
    game.do("Move N")
    assert game.legal() == ["TakePotion sword", "TakePotion fireball", "Skip"]
    message = game.why("TakePotion bow")
    assert message is not None
    assert (message.id, message.args["symbol"]) == ("doggies-why-supply", "bow")
    game.do("TakePotion fireball")
    assert (game.totals.potions.fireball, game.totals.paws, game.view().supply.fireball) == (1, 4, 1)
    assert game.told(PotionTaken, 1)[0].symbol == "fireball"


def test_a_potion_that_a_rival_drank_can_be_taken() -> None:
    game = walking(
        room("giga_tick_bow", 0, -1),
        room("potion_room-1", 1, 0),
        dogs=["joan"],
        players={0: {"potions": ["bow"]}, 1: {"potions": ["bow"]}},
    )
    game.do("Move N", "Fight 0 1 0", "Exit N", "Leave", "Move E", "TakePotion bow")
    assert game.view().seats[1].potions.bow == 2


def test_an_empty_supply_leaves_a_potion_room_open() -> None:
    """R23: no paw may be laid there merely to block."""
    held = ["sword", "sword", "bow", "bow", "fireball", "fireball"]
    game = walking(room("potion_room-1", 0, -1), players={1: {"potions": held}})
    game.do("Move N")
    assert game.legal() == ["Skip"]


def test_without_potions_a_potion_room_offers_nothing() -> None:
    options = {"hard_start": False, "no_potions": True, "random_dogs": False}
    game = walking(room("potion_room-1", 0, -1), options=options)
    game.do("Move N")
    assert game.legal() == ["Skip"]


def test_a_taken_potion_room_is_kept_and_worth_nothing() -> None:
    """R32: it stays out of the deck."""
    game = walking(room("potion_room-1", 0, -1))
    game.do("Move N", "TakePotion bow", "Exit N", "Sleep")
    assert game.cards(0) == ["potion_room-1"]
    assert game.view().seats[0].coins == 0
    assert game.view().draw_pile == 88


# Portals


def test_portals_are_neighbours_of_each_other() -> None:
    """R41: whatever lies between; nothing is asked there, and each is passed once."""
    game = walking(
        room("portal-1", 0, -1),
        room("portal-2", 0, 1, 2),
        room("ifrit_bow", 1, -1, 1),
        room("portal_door-1", 2, -1),
    )
    game.do("Move N")
    assert game.legal() == ["Move E", "Exit W", "Portal 0,1", "Portal 2,-1"]
    game.do("Portal 2,-1")
    assert game.told(RoomEntered, 1)[-1].way == "portal"
    assert "Portal 0,-1" not in game.legal()
    assert game.why_not("Portal 0,-1") == "visited"
    game.do("Portal 0,1")
    assert game.legal() == ["Exit E", "Exit W"]


def test_a_single_portal_is_an_empty_room() -> None:
    """R41: and it is never claimed, so never blocked."""
    game = walking(room("portal-1", 0, -1))
    game.do("Move N")
    assert game.legal() == ["Exit E", "Exit W"]
    assert game.why_not("Claim") == "nothing-here"
    assert game.why_not("Portal 0,0") == "no-portal-there"
    game.do("Exit E", "Leave")
    assert "Move N" in game.legal()


def test_a_portal_next_door_can_be_entered_both_ways() -> None:
    game = walking(room("portal-1", 0, -1, 3), room("portal-2", 0, -2, 1))
    game.do("Move N")
    assert "Move N" in game.legal()
    assert "Portal 0,-2" in game.legal()


def test_portals_do_not_help_laying_cards() -> None:
    """R41: a card laid must touch another."""
    game = table(room("portal-1", 0, -1))
    game.do("Explore")
    assert all(text.split()[1] in ("1,0", "0,1", "1,-1", "-1,-1") for text in game.legal())


def test_who_is_not_in_a_portal_cannot_use_one() -> None:
    game = walking(room("portal-1", 0, -1), room("portal-2", 0, 1, 2))
    assert game.why_not("Portal 0,-1") == "no-portal"


# Doors


def test_a_door_needs_a_key() -> None:
    """R7: one door on either side makes the passage a door."""
    game = walking(room("coin1-1", 0, -1, 1), room("coin2_door-1", 0, -2, 0))
    game.do("Move N", "Skip")
    assert game.why_not("Move N") == "locked"
    pluto = walking(room("coin1-1", 0, -1, 1), room("coin2_door-1", 0, -2, 0), dogs=["pluto"])
    pluto.do("Move N", "Skip", "Move N")
    assert pluto.told(RoomEntered)[-1].way == "door"
    assert pluto.totals.keys == 1


def test_one_key_opens_two_doors_face_to_face_and_any_number_of_doors() -> None:
    """R7, R8: a key is never spent."""
    game = walking(
        room("coin2_door-1", 0, -1, 2),
        room("coin2_door-2", 0, -2, 0),
        room("chest-1", 1, -2, 1),
        dogs=["pluto"],
    )
    # The first room is reached from the start room through its wall side: it must be turned the other way.
    assert game.why_not("Move N") == "wall"
    open_way = walking(
        room("coin2_door-1", 0, -1, 1),
        room("coin2_door-2", -1, -1, 3),
        room("chest-1", -1, -2, 0),
        dogs=["pluto"],
    )
    open_way.do("Move N", "Skip", "Move W", "Skip", "Move N")
    assert open_way.totals.keys == 1


def test_an_outer_door_is_a_way_out_only_with_a_key() -> None:
    """R7: for the others it is closed."""
    for dog, ways in (("ruta", ["Exit N"]), ("pluto", ["Exit N", "Exit W"])):
        game = walking(room("coin2_door-1", 0, -1, 1), dogs=[dog])
        game.do("Move N", "Skip")
        assert game.legal() == ways
    ruta = walking(room("coin2_door-1", 0, -1, 1)).do("Move N", "Skip")
    assert ruta.why_not("Exit W") == "locked"
    assert ruta.why_not("Exit E") == "wall"
