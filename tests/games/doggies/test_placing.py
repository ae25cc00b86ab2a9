"""Exploring: where a drawn card may be laid, and how it may be turned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.doggies.table import Dump, Table, hole, loaded, position, room, table
from undercroft.games.doggies.view_events import Explored, Placed

LEFT = {"status": "left"}


def placing(card: str, *rooms: Dump, **more: Any) -> Table:
    """Seat 0 has drawn this card."""
    return loaded({**position(*rooms, **more), "phase": "place", "drawn": card})


def cells(table: Table) -> set[str]:
    return {text.split()[1] for text in table.legal()}


def turns(table: Table, cell: str) -> list[int]:
    return [int(text[-1]) for text in table.legal() if text.split()[1] == cell]


def test_exploring_shows_the_card_to_everybody_and_then_it_is_laid() -> None:
    game = table()
    game.do("Explore")
    told = game.told(Explored, 1)[0]
    assert told.left == 88
    assert game.view(1).placing is not None
    assert game.view(1).placing.card == told.card  # type: ignore[union-attr]
    assert game.acting == [0]
    game.do(game.legal()[0])
    assert game.told(Placed, 1)[0].card == told.card
    assert game.acting == [1]
    assert game.view().draw_pile == 88


def test_a_hall_is_laid_on_the_three_exits_of_the_start_room() -> None:
    game = placing("ifrit_bow")
    assert sorted(game.legal()) == ["Place 0,-1 r0", "Place 0,1 r0", "Place 1,0 r1"]
    assert game.why_not("Place -1,0 r1") == "no-exit-there"
    assert game.why_not("Place 0,-1 r1") == "turn-it"


def test_the_card_that_joins_nothing_is_laid_wrongly() -> None:
    """The collar is open on three sides; its trophy side must not be the one that faces the only exit."""
    game = placing("magic_collar")
    assert turns(game, "0,-1") == [0, 1, 2]
    assert game.why_not("Place 0,-1 r3") == "turn-it"


def test_one_matching_exit_is_enough() -> None:
    """R52: other exits may face walls; the path need not go on."""
    game = placing(
        "dragon-1", room("ifrit_bow", 0, -1), room("ifrit_sword", 1, 0, 1), room("coin1-2", 1, -1, 1)
    )
    # At (2, -1) the exits of the dragon's room meet the coin room's wall to the west: nothing joins.
    assert "2,-1" not in cells(game)
    # At (2, 0) the ifrit's exit joins; to the north there is nothing yet.
    game.do("Place 2,0 r0")
    assert game.told(Placed)[0].joins == ["W"]
    assert game.told(Placed)[0].ways_out == ["N", "E", "S"]


def test_the_trophy_side_is_a_wall() -> None:
    game = placing("cerberus-1", room("tramp_bow-1", 0, -1))
    # The tramp is open to the north and south only: its trophy sides admit nothing.
    assert "1,-1" not in cells(game)
    assert "-1,-1" not in cells(game)
    assert "0,-2" in cells(game)


def test_a_door_is_an_exit_for_laying_cards() -> None:
    """R7: doors match open exits and doors alike."""
    game = placing("chest-1", room("coin2_door-1", 0, -1, 2))
    # The door of the coin room looks north; the chest's door (turn 0: south) may meet it.
    assert turns(game, "0,-2") == [0, 1, 3]


def test_turns_with_the_same_sides_are_offered_once() -> None:
    """R50: the smallest turn; the others are refused with the reason."""
    game = placing("ifrit_bow")
    assert game.why_not("Place 0,-1 r2") == "same-turn"
    crossing = placing("dragon-1")
    assert turns(crossing, "0,-1") == [0]
    assert crossing.why_not("Place 0,-1 r3") == "same-turn"


def test_a_card_may_be_laid_beside_a_claimed_one() -> None:
    """R48: paws do not close exits for building."""
    game = placing("coin1-1", room("dragon-1", 0, -1, seat=1), players={1: LEFT})
    assert {"0,-2", "1,-1", "-1,-1"} <= cells(game)


def test_an_exit_that_somebody_left_by_may_be_built_on() -> None:
    """R10: it stays an exit, too."""
    game = table(room("coin1-1", 0, -1), room("coin1-2", 1, 0))
    game.do("Leave", "Move N", "Claim", "Exit W")
    game.do("Explore")
    assert "-1,-1" in cells(game)
    game.do(next(text for text in game.legal() if not text.startswith("Place -1,-1")))
    assert game.room(0, -1).ways_out != []


def test_a_hole_cannot_be_filled() -> None:
    game = placing(
        "coin1-1",
        hole(0, -1, 1),
        room("trap_sword_cross", 0, 1, lid="zombie_squirrel_sword"),
        players={1: LEFT},
    )
    assert "0,-1" not in cells(game)
    message = game.why("Place 0,-1 r0")
    assert message is not None
    assert (message.id, message.args["seat"]) == ("doggies-why-place-hole", 1)


def test_nothing_is_built_on_a_disarmed_trap() -> None:
    """R30: covered by a face-down card, it shows no exits."""
    game = placing("coin1-1", room("trap_sword_cross", 0, -1, lid="potion_sword"), players={1: LEFT})
    assert cells(game) == {"1,0", "0,1"}
    assert game.why_not("Place 0,-2 r0") == "place-disarmed"


def test_an_occupied_cell_and_a_lonely_one_are_refused() -> None:
    game = placing("coin1-1", room("dragon-1", 0, -1))
    message = game.why("Place 0,-1 r0")
    assert message is not None
    assert (message.id, message.args["card"]) == ("doggies-why-occupied", "dragon-1")
    assert game.why_not("Place 5,5 r0") == "lonely"


def test_a_breach_connects_whatever_the_sides_show() -> None:
    """R37: a card laid later behind a breach is connected through it, in any turn."""
    game = placing(
        "ifrit_bow",
        room("ifrit_sword", 0, -1),
        dogs=["ruta", "bonk"],
        players={1: LEFT},
        breaches=[[[0, -1], "E"]],
    )
    assert turns(game, "1,-1") == [0, 1]
    game.do("Place 1,-1 r0")
    assert "E" in [door.direction for door in game.figures(0).rooms[1].doors if door.passage == "breach"]
    assert game.told(Placed)[0].joins == ["W"]


def test_exploring_needs_a_card() -> None:
    empty = table(players={1: LEFT}, countdown={"cards": 4, "left": 0})
    assert empty.legal() == ["Leave", "Sleep"]
    assert empty.why_not("Explore") == "countdown-over"


def test_exploring_needs_a_spot() -> None:
    """R11: where no exit can be built on, nothing is drawn; drawing could not be undone."""
    walled_in = table(
        room("trap_sword_cross", 0, -1, lid="potion_sword"),
        room("trap_bow_cross", 1, 0, lid="potion_bow"),
        room("trap_fireball_cross", 0, 1, lid="potion_fireball"),
        players={1: LEFT},
    )
    assert walled_in.legal() == ["Sleep"]
    assert walled_in.why_not("Explore") == "no-spot"
    assert walled_in.view().draw_pile == 4


def test_laying_needs_a_drawn_card_and_a_drawn_card_must_be_laid() -> None:
    game = table()
    assert game.why_not("Place 0,-1 r0") == "explore-first"
    game.do("Explore")
    for text in ("Explore", "Leave", "Sleep", "Move N"):
        assert game.why_not(text) == "place-first"
    assert game.why_not("Place 0,-1 r0", seat=1) == "wait"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_view_lists_every_spot_with_its_turns(seats: int) -> None:
    game = placing("coin2_door-1", room("dragon-1", 0, -1), seats=seats)
    shown = game.view(1).placing
    assert shown is not None
    assert shown.seat == 0
    assert shown.faces == ["wodo", "owod", "dowo", "odow"]
    listed = {f"Place {spot.cell[0]},{spot.cell[1]} r{turn}" for spot in shown.spots for turn in spot.turns}
    assert listed == set(game.legal())
