"""Monsters: fights with symbols, tramps and potions; sneaking past; what a win brings."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import room, table, walking
from undercroft.games.doggies.view import Attack
from undercroft.games.doggies.view_events import MonsterBeaten, MonsterPassed


def test_base_symbols_win_a_fight() -> None:
    """Robin meets a mimic: a bow and a fireball are needed, and both are on her board."""
    game = walking(room("mimic_sword", 0, -1), dogs=["robin"])
    game.do("Move N")
    assert game.legal() == ["Fight 0 0 0", "Sneak"]
    game.do("Fight 0 0 0")
    assert (game.totals.paws, game.totals.attack.sword) == (4, 1)
    assert game.told(MonsterBeaten, 1)[0].trophy.sword == 1


def test_the_example_of_the_fights() -> None:
    """Robin beats a mimic, whose sword is then her only one: the cerberus is too strong, and two shields are lost."""
    game = walking(room("mimic_sword", 0, -1, 1), room("cerberus-1", -1, -1), dogs=["robin"])
    game.do("Move N", "Fight 0 0 0", "Move W")
    assert game.legal() == ["Sneak"]
    message = game.why("Fight 0 0 0")
    assert message is not None
    assert (message.id, message.args["sword"]) == ("doggies-why-weak", 2)
    game.do("Sneak")
    assert (game.totals.damage, game.totals.shields, game.totals.shields_left) == (2, 3, 1)
    assert game.told(MonsterPassed)[0].damage == 2
    assert game.room(-1, -1).state == "free"


def test_fighting_is_optional() -> None:
    """R20: Ruta could burn the squirrel, and may pass it instead."""
    game = walking(room("zombie_squirrel_bow", 0, -1))
    game.do("Move N")
    assert game.legal() == ["Fight 0 0 0", "Sneak"]
    game.do("Sneak", "Exit N")
    assert game.cards(0) == []


def test_without_a_paw_a_monster_can_only_be_passed() -> None:
    """R19: winning means laying a paw."""
    coins = [room(f"coin1-{number}", 0, -number, 1) for number in range(1, 6)]
    game = walking(*coins, room("zombie_squirrel_bow", 0, -6))
    for _ in coins:
        game.do("Move N", "Claim")
    game.do("Move N")
    assert game.legal() == ["Sneak"]
    assert game.why_not("Fight 0 0 0") == "no-paw"


def test_damage_must_stay_below_the_shields_of_that_moment() -> None:
    """R17: shields won later do not save an earlier step, those won before do."""
    first = room("cerberus-1", 0, -1)
    game = walking(first, room("ifrit_bow", 0, -2), room("ifrit_sword", 0, -3), dogs=["joan"])
    game.do("Move N")
    assert game.legal() == ["Smite", "Sneak"]
    game.do("Sneak", "Move N")
    assert game.totals.shields_left == 1
    assert game.legal() == ["Fight 0 0 0"]
    assert game.why_not("Sneak") == "damage"
    other = walking(first, room("ifrit_bow", 0, -2), room("ifrit_sword", 0, -3), dogs=["joan"])
    other.do("Move N", "Smite", "Move N", "Sneak", "Move N", "Sneak")
    assert (other.totals.damage, other.totals.shields, other.totals.shields_left) == (2, 4, 2)


def test_damage_is_forgotten_after_the_walk() -> None:
    """R18: the next round begins unhurt."""
    game = walking(room("cerberus-1", 0, -1), dogs=["joan"])
    game.do("Move N", "Sneak", "Exit N", "Sleep")
    assert game.view().round == 2
    if game.acting == [1]:
        game.do("Sleep")
    game.do("Leave")
    assert game.totals.damage == 0


def test_trophies_count_from_the_moment_they_are_won() -> None:
    """Symbols of a beaten monster help in the next room of the same walk."""
    game = walking(room("giga_tick_sword", 0, -1), room("ifrit_bow", 0, -2), dogs=["pluto"])
    game.do("Move N", "Fight 0 0 0")
    assert game.totals.attack.sword == 2
    game.do("Move N")
    assert game.legal() == ["Fight 0 0 0", "Sneak"]


def test_trophies_of_earlier_rounds_count() -> None:
    game = walking(room("cerberus-1", 0, -1), dogs=["joan"], players={0: {"cards": ["mimic_sword"]}})
    game.do("Move N")
    assert game.legal() == ["Fight 0 0 0", "Sneak"]


def test_symbols_are_not_used_up() -> None:
    game = walking(room("ifrit_bow", 0, -1), room("ifrit_sword", 0, -2), dogs=["joan"])
    game.do("Move N", "Fight 0 0 0", "Move N", "Fight 0 0 0")
    assert game.cards(0) == ["ifrit_bow", "ifrit_sword"]


# Potions


def test_a_potion_makes_up_for_a_missing_symbol() -> None:
    """As in the example round: Joan's bow and a potion of dexterity beat a giga-tick."""
    game = walking(room("giga_tick_bow", 0, -1), dogs=["joan"], players={0: {"potions": ["bow"]}})
    game.do("Move N")
    assert game.legal() == ["Fight 0 1 0", "Sneak"]
    before = game.view().supply.bow
    game.do("Fight 0 1 0")
    assert game.totals.potions == Attack(0, 0, 0)
    assert game.view().supply.bow == before + 1
    assert game.told(MonsterBeaten)[0].potions == Attack(0, 1, 0)


def test_no_potion_is_spent_in_vain() -> None:
    """R21: only the smallest sets are offered; what is not needed is not drunk."""
    game = walking(room("ifrit_bow", 0, -1), dogs=["joan"], players={0: {"potions": ["sword", "bow"]}})
    game.do("Move N")
    assert game.legal() == ["Fight 0 0 0", "Sneak"]
    assert game.why_not("Fight 1 0 0") == "potions-in-vain"
    assert game.why_not("Fight 0 0 1") == "potions-not-held"


def test_several_potions_may_be_drunk_in_one_fight() -> None:
    """R21: a dragon for Ruta with one trophy and three potions."""
    game = walking(
        room("dragon-1", 0, -1), players={0: {"potions": ["sword", "bow", "bow"], "cards": ["mimic_bow"]}}
    )
    game.do("Move N")
    assert game.legal() == ["Fight 1 1 0", "Sneak"]


def test_different_smallest_sets_are_all_offered() -> None:
    """R24: the tramp gives a sword or a bow; the potion makes up for the other one."""
    game = walking(
        room("gelatin_cat_bow", 0, -1, 1),
        dogs=["ruta"],
        players={
            0: {
                "potions": ["sword", "bow"],
                "cards": ["tramp_fireball-1"],
                "tramps": {"tramp_fireball-1": "A"},
            }
        },
    )
    game.do("Move N")
    assert game.legal() == ["Fight 0 0 0", "Sneak"]
    dragon = walking(
        room("dragon-1", 0, -1),
        dogs=["ruta"],
        players={
            0: {
                "potions": ["sword", "bow", "bow"],
                "cards": ["tramp_fireball-1"],
                "tramps": {"tramp_fireball-1": "A"},
            }
        },
    )
    dragon.do("Move N")
    # A sword and two bows are missing; the tramp gives any one of them.
    assert dragon.legal() == ["Fight 0 2 0", "Fight 1 1 0", "Sneak"]


def test_a_drunk_potion_can_be_taken_again_on_the_same_walk() -> None:
    """R22: it goes to the supply at once."""
    game = walking(
        room("giga_tick_bow", 0, -1),
        room("potion_room-1", 0, -2),
        dogs=["joan"],
        players={0: {"potions": ["bow"]}, 1: {"potions": ["bow"]}},
    )
    game.do("Move N", "Fight 0 1 0", "Move N")
    assert "TakePotion bow" in game.legal()
    game.do("TakePotion bow")
    assert game.totals.potions.bow == 1


# Every monster, every symbol it needs

NEEDS = {
    "ifrit_bow": (2, 0, 0),
    "giga_tick_bow": (0, 2, 0),
    "zombie_squirrel_bow": (0, 0, 2),
    "skeledog_bow": (1, 0, 1),
    "gelatin_cat_bow": (1, 1, 0),
    "mimic_bow": (0, 1, 1),
    "cerberus-1": (3, 0, 0),
    "chocolate_golem-1": (0, 0, 3),
    "cat_eye-1": (0, 3, 0),
    "dragon-1": (2, 2, 2),
    "key_dragonfly-1": (1, 1, 1),
}
BASE = {
    "bonk": (2, 0, 1),
    "joan": (2, 1, 0),
    "pluto": (1, 2, 0),
    "robin": (0, 2, 1),
    "ruta": (1, 0, 2),
    "sharik": (0, 1, 2),
}


@pytest.mark.parametrize("dog", list(BASE))
@pytest.mark.parametrize("card", list(NEEDS))
def test_a_dog_beats_a_monster_if_its_symbols_suffice(dog: str, card: str) -> None:
    game = table(room(card, 0, -1), room("coin1-1", 1, 0), dogs=[dog])
    shown = game.figures(0).rooms[1]
    missing = tuple(max(need - own, 0) for need, own in zip(NEEDS[card], BASE[dog], strict=True))
    assert (shown.missing.sword, shown.missing.bow, shown.missing.fireball) == missing
    assert shown.fights == ([Attack(0, 0, 0)] if missing == (0, 0, 0) else [])
    assert shown.smite == (dog == "joan" and missing != (0, 0, 0) and card != "dragon-1")


def test_a_dragon_bites_for_three_and_brings_four_coins() -> None:
    """Only Ruta's five shields let her pass it without trophies."""
    for dog, shields in (("ruta", 5), ("pluto", 3)):
        game = table(room("dragon-1", 0, -1), dogs=[dog])
        shown = game.figures(0).rooms[1]
        assert (shown.damage, shown.coins) == (3, 4)
        game.do("Leave")
        assert game.totals.shields == shields
        assert ("Move N" in game.legal()) == (shields > 3)
        assert game.why_not("Move N") == (None if shields > 3 else "dead-end")


def test_a_key_dragonfly_opens_doors_from_that_moment() -> None:
    """R8: and the key is never spent."""
    game = walking(
        room("key_dragonfly-1", 0, -1),
        room("coin2_door-1", 0, -2, 0),
        room("coin2_door-2", 0, -3, 0),
        players={0: {"cards": ["mimic_bow"]}},
    )
    game.do("Move N", "Fight 0 0 0")
    assert game.totals.keys == 1
    game.do("Move N")  # the coin room's door faces south
    assert game.totals.keys == 1
