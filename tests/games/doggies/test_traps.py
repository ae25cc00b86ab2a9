"""Traps: taken along, disarmed with a card or a potion, jumped over; holes."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import hole, room, table, walking
from undercroft.games.doggies.view_events import RoundEnded, TrapDisarmed, TrapTaken

LEFT = {"status": "left"}


def test_a_trap_must_be_disarmed_or_taken() -> None:
    game = walking(room("trap_sword_cross", 0, -1))
    game.do("Move N")
    assert game.legal() == ["TakeTrap"]
    assert game.why_not("Skip") == "wrong-room"
    game.do("TakeTrap")
    assert game.totals.paws == 4
    assert game.totals.coins == -1
    assert game.told(TrapTaken, 1)[0].coins == -1
    game.do("Exit N")
    assert game.cards(0) == ["trap_sword_cross"]


def test_the_example_of_the_trap() -> None:
    """R27: Joan lays the squirrel she has just beaten on the sword trap; where it lay, her paw stays in a hole."""
    game = walking(
        room("zombie_squirrel_sword", 0, -1),
        room("trap_sword_hall", 0, -2),
        room("coin1-1", 1, 0),
        dogs=["joan"],
        players={0: {"potions": ["fireball", "fireball"]}},
    )
    game.do("Move N", "Fight 0 0 2", "Move N")
    assert game.legal() == ["Disarm zombie_squirrel_sword", "TakeTrap"]
    game.do("Disarm zombie_squirrel_sword")
    assert game.totals.attack.sword == 2
    assert game.totals.paws == 4
    told = game.told(TrapDisarmed, 1)[0]
    assert (told.lid, told.hole, told.trophy.sword, told.paw_lost) == (
        "zombie_squirrel_sword",
        [0, -1],
        1,
        False,
    )
    assert game.room(0, -1).state == "hole"
    assert (game.room(0, -1).seat, game.room(0, -1).paws, game.room(0, -1).card) == (0, 1, None)
    assert (game.room(0, -2).state, game.room(0, -2).lid) == ("disarmed", "zombie_squirrel_sword")
    game.do("Exit N")
    assert game.cards(0) == []
    # For the others both cells are closed until the end of the round.
    game.do("Leave")
    assert game.why_not("Move N") == "hole"
    game.do("Exit S")
    assert sorted(game.view().box) == ["trap_sword_hall", "zombie_squirrel_sword"]
    assert game.told(RoundEnded)[0].boxed == ["trap_sword_hall", "zombie_squirrel_sword"]
    assert game.view().seats[0].available == 5


def test_an_older_card_leaves_no_hole() -> None:
    """R27: it comes from beside the board."""
    game = walking(room("trap_bow_cross", 0, -1), players={0: {"cards": ["mimic_bow"]}})
    game.do("Move N", "Disarm mimic_bow")
    assert game.told(TrapDisarmed)[0].hole is None
    assert game.totals.attack.bow == 0
    assert [shown.state for shown in game.view().rooms] == ["free", "disarmed"]
    game.do("Exit N", "Sleep")
    assert sorted(game.view().box) == ["mimic_bow", "trap_bow_cross"]


@pytest.mark.parametrize(
    ("card", "symbol"),
    [
        ("ifrit_sword", "sword"),
        ("skeledog_bow", "bow"),
        ("mimic_fireball", "fireball"),
        ("excalibite", "sword"),
        ("frisbow", "bow"),
        ("magic_collar", "fireball"),
    ],
)
def test_a_card_with_the_symbol_disarms(card: str, symbol: str) -> None:
    """R28: a monster's trophy, or a whole artifact."""
    for trap in ("sword", "bow", "fireball"):
        game = walking(room(f"trap_{trap}_cross", 0, -1), players={0: {"cards": [card]}})
        game.do("Move N")
        assert (f"Disarm {card}" in game.legal()) == (trap == symbol)
        if trap != symbol:
            assert game.why_not(f"Disarm {card}") == "wrong-symbol"


def test_an_artifact_is_spent_whole() -> None:
    """R28: both of its symbols are lost."""
    game = walking(room("trap_sword_cross", 0, -1), players={0: {"cards": ["excalibite"]}})
    assert game.totals.attack.sword == 3
    game.do("Move N", "Disarm excalibite")
    assert game.totals.attack.sword == 1


def test_shields_keys_dragons_and_base_symbols_disarm_nothing() -> None:
    """R28: only attack symbols on cards do."""
    held = ["cerberus-1", "key_dragonfly-1", "dragon-1", "coin1-1"]
    game = walking(room("trap_sword_cross", 0, -1), dogs=["joan"], players={0: {"cards": held}})
    game.do("Move N")
    assert game.legal() == ["TakeTrap"]
    for card in held:
        assert game.why_not(f"Disarm {card}") == "wrong-symbol"
    assert game.why_not("Disarm ifrit_sword") == "not-yours"


def test_a_potion_disarms_and_comes_back_at_the_end_of_the_round() -> None:
    """R22: on a trap it lies until the end of the round; no hole, no paw."""
    game = walking(room("trap_bow_cross", 0, -1), players={0: {"potions": ["bow"]}})
    game.do("Move N")
    assert game.legal() == ["DisarmPotion", "TakeTrap"]
    game.do("DisarmPotion")
    assert (game.totals.potions.bow, game.totals.paws, game.view().supply.bow) == (0, 5, 1)
    assert game.room(0, -1).lid == "potion_bow"
    game.do("Exit N", "Sleep")
    assert game.view().supply.bow == 2
    assert game.view().box == ["trap_bow_cross"]


def test_a_potion_of_another_symbol_does_not_disarm() -> None:
    game = walking(room("trap_bow_cross", 0, -1), players={0: {"potions": ["sword"]}})
    game.do("Move N")
    message = game.why("DisarmPotion")
    assert message is not None
    assert (message.id, message.args["symbol"]) == ("doggies-why-no-potion", "bow")


def test_the_walker_goes_on_through_a_trap_it_disarmed() -> None:
    """With its printed sides; for everybody else they are walls."""
    game = walking(room("trap_bow_cross", 0, -1), room("coin1-1", 0, -2), players={0: {"potions": ["bow"]}})
    game.do("Move N", "DisarmPotion")
    assert game.legal() == ["Move N", "Exit E", "Exit W"]
    game.do("Move N", "Claim", "Exit E")
    game.do("Leave")
    assert game.why_not("Move N") == "disarmed"


def test_a_disarmed_trap_shuts_the_way_for_the_others() -> None:
    game = table(
        room("trap_bow_cross", 0, -1, lid="potion_bow"),
        room("ifrit_bow", 1, 0, 1, seat=1),
        room("ifrit_sword", 0, 1, seat=1),
        players={1: LEFT},
    )
    assert game.legal() == ["Explore", "Sleep"]
    assert game.why_not("Leave") == "leave-blocked"


def test_the_walker_cannot_enter_its_own_hole() -> None:
    """R31: each card is passed once, and nobody exits into a hole either (R9)."""
    game = walking(
        room("zombie_squirrel_sword", 0, -1),
        room("trap_sword_cross", 0, -2),
        players={0: {"potions": []}},
    )
    game.do("Move N", "Fight 0 0 0", "Move N", "Disarm zombie_squirrel_sword")
    assert game.legal() == ["Exit N", "Exit E", "Exit W"]
    assert game.why_not("Exit S") == "hole"
    assert game.why_not("Move S") == "hole"


def test_nobody_exits_into_a_hole() -> None:
    """R9: an exit that faces any empty cell leads to the table, one that faces a hole does not."""
    game = walking(
        room("dragon-1", 0, -1),
        hole(1, -1, 1),
        room("trap_sword_cross", 1, 0, lid="ifrit_sword"),
        players={1: LEFT},
    )
    game.do("Move N", "Sneak")
    assert game.legal() == ["Exit N", "Exit W"]
    assert game.why_not("Exit E") == "hole"


def test_a_monster_laid_on_a_trap_counts_for_nothing_any_more() -> None:
    """R29: neither for a quest nor for coins."""
    game = walking(
        room("ifrit_sword", 0, -1),
        room("trap_sword_cross", 0, -2),
        dogs=["joan"],
        common=["q_ifrit", "q_bow"],
    )
    game.do("Move N", "Fight 0 0 0")
    assert game.figures(0).coins[0].quests == 2
    assert game.totals.quest_coins == 2
    game.do("Move N", "Disarm ifrit_sword")
    assert game.figures(0).coins[0].quests == 0
    game.do("Exit N", "Sleep")
    assert game.figures(0).coins[0].quests == 0


def test_two_paws_stay_in_the_hole_of_a_smitten_monster() -> None:
    game = walking(room("zombie_squirrel_sword", 0, -1), room("trap_sword_cross", 0, -2), dogs=["joan"])
    game.do("Move N", "Smite", "Move N", "Disarm zombie_squirrel_sword")
    assert game.room(0, -1).paws == 2
    assert game.totals.paws == 3


def test_robin_jumps_over_traps() -> None:
    """R39: no paw, no loss, no disarming; the trap stays for the others."""
    game = walking(
        room("trap_bow_cross", 0, -1),
        dogs=["robin"],
        players={0: {"potions": ["bow"], "cards": ["mimic_bow"]}},
    )
    game.do("Move N")
    assert game.legal() == ["Exit N", "Exit E", "Exit W"]
    for text in ("DisarmPotion", "Disarm mimic_bow", "TakeTrap"):
        assert game.why_not(text) == "nothing-here"
    game.do("Exit N")
    assert game.room(0, -1).state == "free"
    game.do("Leave", "Move N")
    assert game.legal() == ["TakeTrap"]


def test_robin_is_stopped_by_paws_and_disarmed_traps_like_anybody() -> None:
    """R39: jumping is not flying."""
    game = walking(
        room("trap_bow_cross", 0, -1, lid="potion_bow"),
        room("trap_sword_cross", 0, 1, seat=1),
        dogs=["robin"],
        players={1: LEFT},
    )
    assert game.why_not("Move N") == "disarmed"
    assert game.why_not("Move S") == "claimed"
