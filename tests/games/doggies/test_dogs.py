"""The six dogs and what only they can do."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import hole, room, table, walking
from undercroft.games.doggies.view import Breach
from undercroft.games.doggies.view_events import CardTurned, MonsterBeaten, RoomEntered, WalkedOut, WallBroken

LEFT = {"status": "left"}


# Bonk: breaks walls and doors


def test_bonk_breaks_a_wall_and_goes_through_at_once() -> None:
    """R35: on his own walk, from the room he stands in; the paw only marks the way."""
    game = walking(room("ifrit_bow", 0, -1), room("ifrit_sword", 1, -1), dogs=["bonk"])
    game.do("Move N", "Sneak")
    assert game.legal() == ["Exit N", "Break E", "Break W"]
    game.do("Break E")
    assert game.told(WallBroken, 1)[0].direction == "E"
    assert game.told(RoomEntered, 1)[-1].way == "breach"
    assert game.view(1).breaches == [Breach([0, -1], "E", 0)]
    assert (game.totals.paws, game.legal()) == (4, ["Fight 0 0 0", "Sneak"])
    game.do("Sneak", "Exit N")
    assert game.cards(0) == []


def test_bonk_breaks_out_of_the_dungeon() -> None:
    """R36: outer boundaries of any card, the start room's too."""
    game = walking(dogs=["bonk"])
    assert game.legal() == ["Exit N", "Exit E", "Exit S", "Break W"]
    game.do("Break W")
    assert game.told(WalkedOut)[0].way == "breach"
    assert game.view().seats[0].status == "left"
    assert game.view().breaches == [Breach([0, 0], "W", 0)]


def test_bonk_breaks_a_locked_door_but_not_one_he_can_open() -> None:
    """R36: one paw opens the boundary completely; with a key he does not break doors."""
    rooms = [room("coin1-1", 0, -1, 1), room("coin2_door-1", 0, -2, 0)]
    game = walking(*rooms, dogs=["bonk"]).do("Move N", "Skip")
    assert "Break N" in game.legal()
    keyed = walking(*rooms, dogs=["bonk"], players={0: {"cards": ["key_dragonfly-1"]}}).do("Move N", "Skip")
    assert "Move N" in keyed.legal()
    assert keyed.why_not("Break N") == "open-already"


@pytest.mark.parametrize(
    ("rooms", "reason"),
    [
        ([room("coin1-1", 1, -1, seat=1)], "claimed"),
        ([room("trap_bow_cross", 1, -1, lid="potion_bow")], "disarmed"),
        ([hole(1, -1, 1), room("trap_sword_cross", 1, 0, lid="mimic_sword")], "hole"),
    ],
)
def test_bonk_breaks_no_wall_to_a_closed_room(rooms: list[dict[str, object]], reason: str) -> None:
    """R36: not into holes, rooms with rival paws, disarmed traps."""
    game = walking(room("ifrit_bow", 0, -1), *rooms, dogs=["bonk"], players={1: LEFT})
    game.do("Move N", "Sneak")
    assert "Break E" not in game.legal()
    assert game.why_not("Break E") == reason


def test_bonk_breaks_no_wall_to_a_room_he_has_visited() -> None:
    """R36: each room is passed once."""
    game = walking(
        room("ifrit_bow", 0, -1), room("ifrit_sword", 1, -1), room("coin1-1", 1, 0, 1), dogs=["bonk"]
    )
    game.do("Move N", "Sneak", "Break E", "Sneak")
    assert game.why_not("Break W") == "visited"
    game.do("Move S")
    assert game.why_not("Exit W") == "decide-first"
    game.do("Skip")
    assert game.why_not("Break W") == "visited"


def test_a_breach_is_open_to_everybody_until_the_end_of_the_round() -> None:
    """R42: the paw on it blocks nobody; it vanishes with the round."""
    game = table(
        room("ifrit_bow", 0, -1),
        room("ifrit_sword", 1, -1),
        dogs=["ruta", "bonk"],
        players={1: LEFT},
        breaches=[[[0, -1], "E"]],
    )
    assert game.view().seats[1].available == 4
    game.do("Leave", "Move N", "Sneak", "Move E")
    assert game.told(RoomEntered)[-1].way == "breach"
    game.do("Sneak", "Exit N")
    assert (game.view().round, game.view().breaches, game.view().seats[1].available) == (2, [], 5)


def test_bonk_needs_a_paw_and_nobody_else_breaks_walls() -> None:
    game = walking(room("ifrit_bow", 0, -1))
    game.do("Move N", "Sneak")
    assert game.why_not("Break E") == "not-bonk"
    coins = [room(f"coin1-{number}", 0, -number, 1) for number in range(1, 6)]
    bonk = walking(*coins, dogs=["bonk"])
    for _ in coins:
        bonk.do("Move N", "Claim")
    assert bonk.why_not("Break E") == "no-paw"


def test_the_paw_for_a_wall_claims_no_card() -> None:
    """R35: he collects nothing by it."""
    game = walking(room("ifrit_bow", 0, -1), room("ifrit_sword", 1, -1), dogs=["bonk"])
    game.do("Move N", "Sneak", "Break E", "Sneak", "Exit N", "Sleep")
    assert game.cards(0) == []
    assert game.view().seats[0].available == 5


# Joan: smites what she cannot beat


def test_joan_smites_with_two_paws() -> None:
    """As in the explanation of her board: a chocolate golem, which she cannot beat."""
    game = walking(room("chocolate_golem-1", 0, -1), dogs=["joan"])
    game.do("Move N")
    assert game.legal() == ["Smite", "Sneak"]
    game.do("Smite")
    told = game.told(MonsterBeaten, 1)[0]
    assert (told.smitten, told.paws, told.coins) == (True, 2, 1)
    assert (game.totals.paws, game.room(0, -1).paws, game.totals.shields) == (3, 2, 4)


def test_joan_does_not_smite_what_a_potion_would_beat() -> None:
    """R38: potions are attack symbols."""
    game = walking(room("giga_tick_bow", 0, -1), dogs=["joan"], players={0: {"potions": ["bow"]}})
    game.do("Move N")
    assert game.legal() == ["Fight 0 1 0", "Sneak"]
    assert game.why_not("Smite") == "smite-needless"


def test_joan_smites_dragonflies_but_never_dragons() -> None:
    """R38."""
    fly = walking(room("key_dragonfly-1", 0, -1), dogs=["joan"])
    fly.do("Move N", "Smite")
    assert fly.totals.keys == 1
    shields = {"cards": ["cerberus-1"]}
    dragon = walking(room("dragon-1", 0, -1), dogs=["joan"], players={0: shields})
    dragon.do("Move N")
    assert dragon.legal() == ["Sneak"]
    assert dragon.why_not("Smite") == "smite-dragon"


def test_joan_needs_two_paws_and_nobody_else_smites() -> None:
    """R38: with one paw it is not allowed."""
    coins = [room(f"coin1-{number}", 0, -number, 1) for number in range(1, 5)]
    game = walking(*coins, room("giga_tick_bow", 0, -5), dogs=["joan"])
    for _ in coins:
        game.do("Move N", "Claim")
    game.do("Move N")
    assert game.legal() == ["Sneak"]
    assert game.why_not("Smite") == "smite-paws"
    ruta = walking(room("giga_tick_bow", 0, -1)).do("Move N")
    assert ruta.why_not("Smite") == "not-joan"


# Pluto, Ruta, Robin (more of her in the tests of traps)


def test_pluto_has_a_key_that_is_never_lost() -> None:
    game = table(dogs=["pluto"])
    assert [seat.keys for seat in game.view().seats] == [1, 0]
    assert [seat.trophies.key for seat in game.view().seats] == [0, 0]


def test_ruta_has_five_shields() -> None:
    """All of them base symbols: two small monsters and a big one can be passed."""
    rooms = [room("ifrit_bow", 0, -1), room("ifrit_sword", 0, -2), room("cerberus-1", 0, -3)]
    game = walking(*rooms)
    game.do("Move N", "Sneak", "Move N", "Sneak", "Move N", "Sneak")
    assert (game.totals.damage, game.totals.shields_left) == (4, 1)
    assert game.view().seats[0].trophies.shield == 0
    pluto = walking(*rooms, dogs=["pluto"])
    assert pluto.why_not("Move N") == "dead-end"


# Sharik: turns the cards around the start room


def test_sharik_turns_the_cards_around_the_start_room() -> None:
    """R40: any of them, each once, before the first move, without a paw; for everybody."""
    game = walking(room("ifrit_bow", 0, -1, 1), room("coin1-1", 1, 0), room("coin1-2", 2, 0), dogs=["sharik"])
    assert game.legal() == ["Move E", "Exit S", "Rotate N r0", "Rotate E r1", "Rotate E r2", "Rotate E r3"]
    game.do("Rotate N r0")
    assert game.told(CardTurned, 1)[0].sides == "owot"
    assert (game.room(0, -1).sides, game.totals.paws) == ("owot", 5)
    assert "Move N" in game.legal()
    assert game.why_not("Rotate N r1") == "turned-already"
    game.do("Rotate E r2")
    assert game.why_not("Move E") is None
    game.do("Move N")
    assert game.why_not("Rotate E r1") == "decide-first"
    game.do("Sneak")
    assert game.why_not("Rotate E r1") == "turn-at-start"
    game.do("Exit N", "Leave")
    assert "Move N" in game.legal()


def test_sharik_turns_no_card_with_a_paw_and_no_disarmed_trap() -> None:
    """R40: and there must be a card."""
    game = walking(
        room("ifrit_bow", 0, -1, 1, seat=1),
        room("trap_bow_hall", 1, 0, 1, lid="potion_bow"),
        room("dragon-1", 0, 1),
        dogs=["sharik"],
        players={1: LEFT},
        seats=3,
    )
    assert not [text for text in game.legal() if text.startswith("Rotate")]
    assert game.why_not("Rotate N r0") == "turn-claimed"
    assert game.why_not("Rotate E r0") == "turn-disarmed"
    assert game.why_not("Rotate S r1") == "same-sides"
    assert game.why_not("Rotate W r1") == "nothing-to-turn"


def test_sharik_needs_no_matching_side_and_breaches_stay_on_the_grid() -> None:
    """R40: a turned card may face walls; a breach belongs to the boundary."""
    game = walking(
        room("ifrit_bow", 0, -1, 0),
        dogs=["sharik", "bonk"],
        players={1: LEFT},
        breaches=[[[0, -1], "E"]],
    )
    game.do("Rotate N r1")
    assert game.view().breaches == [Breach([0, -1], "E", 1)]
    assert game.why_not("Move N") == "wall"


def test_nobody_else_turns_cards() -> None:
    game = walking(room("ifrit_bow", 0, -1, 1))
    assert game.why_not("Rotate N r0") == "not-sharik"


def test_a_turn_that_another_gives_too_is_refused_as_its_twin() -> None:
    """R50: a hall has two patterns; turned three times it lies as turned once, which is what is offered."""
    game = walking(room("trap_bow_hall", 0, -1), dogs=["sharik"])
    assert [text for text in game.legal() if text.startswith("Rotate")] == ["Rotate N r1"]
    assert game.why_not("Rotate N r2") == "same-sides"
    assert game.why_not("Rotate N r3") == "same-turn"
