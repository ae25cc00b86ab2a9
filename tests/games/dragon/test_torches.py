"""Light: making, carrying and taking torches, and walking into the dark."""

from __future__ import annotations

from tests.games.dragon.table import EMPTIED, LIT, RUBBLE, lit, table
from undercroft.games.dragon.view_events import CaveCardDrawn, FreeTorch, Stepped, TorchMade


def test_a_step_leads_onto_a_lit_neighbour() -> None:
    room = table(hexes={1: LIT, 3: RUBBLE})
    assert room.legal("Step") == ["Step 1"]
    room.do("Step 1", draws=[])
    assert room.place("engineer") == 1
    assert room.ap == 3
    assert room.told(Stepped)[0] == Stepped(
        seat=0, gnome="engineer", start=0, to=1, torch=False, ap=3, cost=1
    )
    assert room.told(CaveCardDrawn) == []


def test_a_made_torch_goes_on_ones_own_place() -> None:
    """R15"""
    room = table(gnomes={"engineer": 1}, hexes={1: LIT}).do("MakeTorch supply", draws=[])
    assert room.hex(1).torches == 2
    assert room.view().torches == 8
    assert room.ap == 3
    assert room.told(TorchMade)[0].source is None
    at_the_entrance = table().do("MakeTorch supply")
    assert at_the_entrance.view().entrance_torches == 1


def test_nobody_but_the_torchbearer_steps_into_the_dark_without_a_torch() -> None:
    """R16"""
    room = table()
    assert room.legal("Step") == []
    assert room.legal("StepWithTorch") == []
    assert room.why_not("Step 1").id == "dragon-why-dark"
    room.do("MakeTorch supply")
    assert room.legal("StepWithTorch") == [f"StepWithTorch {hex}" for hex in (1, 6, 5, 4, 3, 2)]
    assert room.legal("Step") == []
    bearer = table(gnomes={"torchbearer": 0})
    assert len(bearer.legal("Step")) == 6


def test_a_torch_carried_into_the_dark_lights_it_and_draws_a_cave_card() -> None:
    """R21"""
    room = table(entrance_torches=1, cave=["claw_marks"]).do("StepWithTorch 1", draws=[])
    assert room.hex(1).lit
    assert room.view().entrance_torches == 0
    assert [event.card for event in room.told(CaveCardDrawn)] == ["claw_marks"]
    assert room.hex(1).cubes == 1


def test_the_last_torch_of_a_cave_hex_cannot_be_carried_away() -> None:
    """R17: not even with other gnomes there; from the Entrance any torch may go."""
    room = table(gnomes={"engineer": 1, "seer": 1}, hexes={1: LIT})
    assert room.legal("StepWithTorch") == []
    assert room.why_not("StepWithTorch 0").id == "dragon-why-no-spare-torch"
    spare = table(gnomes={"engineer": 1}, hexes={1: {"torches": 2}})
    assert len(spare.legal("StepWithTorch")) == 6
    assert len(table(entrance_torches=1).legal("StepWithTorch")) == 6


def test_a_step_carries_a_torch_or_gems_not_both() -> None:
    """R18: one torch a step."""
    room = table(gnomes={"engineer": 1}, hexes={1: {"torches": 3, "gems": 1, "emptied": True}, 2: LIT})
    room.do("StepWithTorch 2", draws=[])
    assert (room.hex(1).torches, room.hex(2).torches) == (2, 2)
    assert (room.hex(1).gems, room.hex(2).gems) == (1, 0)


def test_a_torch_may_be_carried_onto_a_lit_hex_or_the_entrance() -> None:
    """R19"""
    room = table(gnomes={"engineer": 1}, hexes={1: {"torches": 3}, 2: LIT}, cave=["glint"])
    room.do("StepWithTorch 2", "StepWithTorch 1", "StepWithTorch 0", draws=[])
    assert room.view().entrance_torches == 1
    assert room.told(CaveCardDrawn) == []


def test_an_emptied_dark_hex_needs_a_torch_but_draws_no_card() -> None:
    """R22"""
    room = table(entrance_torches=1, hexes={1: EMPTIED}, cave=["glint"]).do("StepWithTorch 1", draws=[])
    assert room.hex(1).lit
    assert room.told(CaveCardDrawn) == []
    bearer = table(gnomes={"torchbearer": 0}, hexes={1: EMPTIED}).do("Step 1", draws=[])
    assert bearer.hex(1).lit
    assert bearer.told(CaveCardDrawn) == []
    assert bearer.view().torches == 9


# The Torchbearer


def test_the_torchbearer_gets_a_free_torch_and_draws_a_card() -> None:
    """R21"""
    room = table(gnomes={"torchbearer": 0}, cave=["claw_marks"]).do("Step 1", draws=[])
    assert room.ap == 3
    assert room.hex(1).torches == 1
    assert room.view().torches == 9
    assert room.told(FreeTorch)[0] == FreeTorch(gnome="torchbearer", place=1, source=None)
    assert len(room.told(CaveCardDrawn)) == 1


def test_a_carried_torch_is_light_enough_for_the_torchbearer() -> None:
    room = table(gnomes={"torchbearer": 0}, entrance_torches=1, cave=["claw_marks"])
    room.do("StepWithTorch 1", draws=[])
    assert room.hex(1).torches == 1
    assert room.told(FreeTorch) == []


def test_with_an_empty_supply_the_torchbearer_says_whence_his_torch_comes() -> None:
    """R23: not the last torch of a hex with a gnome; the hex he left protects nothing any more."""
    room = table(
        gnomes={"torchbearer": 1, "seer": 4, "engineer": 5},
        hexes={1: LIT, 4: LIT, 5: {"torches": 2}, 6: {"torches": 6}},
        cave=["claw_marks"],
    )
    room.do("Step 7", draws=[])
    assert room.view().pending is not None
    assert room.view().pending.choice == "take_torch"  # type: ignore[union-attr]
    assert room.legal() == ["TakeTorch 1", "TakeTorch 5", "TakeTorch 6"]
    assert room.why_not("TakeTorch 4").id == "dragon-why-source-guarded"
    assert room.why_not("TakeTorch 3").id == "dragon-why-source-empty"
    assert room.why_not("TakeTorch 7").id == "dragon-why-source-here"
    assert room.why_not("EndTurn").id == "dragon-why-choice-first"
    assert room.told(CaveCardDrawn) == []
    room.do("TakeTorch 1", draws=[])
    assert (room.hex(7).torches, room.hex(1).torches) == (1, 0)
    assert room.told(FreeTorch)[0].source == 1
    assert len(room.told(CaveCardDrawn)) == 1


# An empty supply


def test_with_an_empty_supply_a_torch_is_taken_from_another_place() -> None:
    """R23: the last torch of a gnome's hex stays, but on the Entrance every torch may be taken."""
    room = table(
        gnomes={"engineer": 1, "seer": 4, "strongman": 0},
        hexes={1: {"torches": 2}, 4: LIT, 5: {"torches": 6}},
        entrance_torches=1,
    )
    assert room.view().torches == 0
    assert room.legal("MakeTorch") == ["MakeTorch 0", "MakeTorch 5"]
    assert room.why_not("MakeTorch supply").id == "dragon-why-no-torches"
    assert room.why_not("MakeTorch 1").id == "dragon-why-source-here"
    assert room.why_not("MakeTorch 4").id == "dragon-why-source-guarded"
    room.do("MakeTorch 0")
    assert (room.hex(1).torches, room.view().entrance_torches) == (3, 0)
    assert room.told(TorchMade)[0].source == 0


def test_while_the_supply_lasts_no_source_is_named() -> None:
    room = table(hexes={5: {"torches": 2}})
    assert room.legal("MakeTorch") == ["MakeTorch supply"]
    assert room.why_not("MakeTorch 5").id == "dragon-why-supply-first"


def test_no_torch_is_offered_where_there_is_no_source() -> None:
    room = table(hexes={}, entrance_torches=10)
    assert room.legal("MakeTorch") == []
    assert room.why_not("MakeTorch 5").id == "dragon-why-source-empty"


# In the dark


def test_in_the_dark_only_a_torch_or_the_end_of_the_turn_is_possible() -> None:
    """R24: also on an emptied hex, also for the Torchbearer."""
    for name in ("engineer", "torchbearer", "seer"):
        for hex in ({}, EMPTIED):
            room = table(gnomes={name: 1}, hexes={1: dict(hex), 2: LIT})
            assert room.legal() == ["MakeTorch supply", "EndTurn"]
            assert room.why_not("Step 0").id == "dragon-why-in-the-dark"
            assert room.state.prompt(0).id == "dragon-prompt-dark"
    room.do("MakeTorch supply")
    assert "Step 0" in room.legal()


def test_in_mid_turn_the_dark_binds_as_well() -> None:
    """R24"""
    room = table(entrance_torches=1, cave=["cold_draught"]).do("StepWithTorch 1", draws=[])
    assert room.hex(1).torches == 0
    assert room.legal() == ["MakeTorch supply", "EndTurn"]


def test_damp_wood_makes_a_torch_cost_two_but_not_a_free_one() -> None:
    """R54: free effects are not touched."""
    room = table(aside={"damp_wood": 3}).do("MakeTorch supply")
    assert room.ap == 2
    short = table(aside={"damp_wood": 3}, ap=1)
    assert short.legal("MakeTorch") == []
    assert short.why_not("MakeTorch supply").args == {"cost": 2, "ap": 1}
    bearer = table(gnomes={"torchbearer": 0}, hexes={1: EMPTIED}, aside={"damp_wood": 3}).do("Step 1")
    assert bearer.ap == 3
    found = table(entrance_torches=1, cave=["forgotten_torch"], aside={"damp_wood": 3})
    assert found.do("StepWithTorch 1", draws=[]).ap == 3
    assert found.hex(1).torches == 2


def test_rubble_removed_and_far_hexes_cannot_be_entered() -> None:
    room = table(hexes={1: RUBBLE, 2: {"status": "removed"}, 7: LIT}, entrance_torches=1)
    assert room.why_not("Step 1").id == "dragon-why-rubble"
    assert room.why_not("StepWithTorch 2").id == "dragon-why-removed"
    assert room.why_not("Step 7").id == "dragon-why-not-adjacent"
    assert room.why_not("StepWithTorch 7").id == "dragon-why-not-adjacent"
    assert not {"Step 1", "StepWithTorch 1", "StepWithTorch 2", "Step 7"} & set(room.legal())


def test_clearing_costs_two_and_the_engineer_one() -> None:
    room = table(gnomes={"seer": 0}, hexes={1: {"status": "rubble", "emptied": True}}).do("Clear 1", draws=[])
    assert room.ap == 2
    assert room.hex(1).status == "open"
    assert room.hex(1).emptied
    assert not room.hex(1).lit
    assert table(hexes={1: RUBBLE}).do("Clear 1").ap == 3
    assert table(gnomes={"seer": 0}, hexes={1: RUBBLE}, ap=1).why_not("Clear 1").args == {"cost": 2, "ap": 1}
    assert room.why_not("Clear 1").id == "dragon-why-not-rubble"
    assert room.why_not("Clear 7").id == "dragon-why-not-adjacent"


def test_tremors_make_clearing_dearer_but_not_loose_stones() -> None:
    """R54"""
    assert table(hexes={1: RUBBLE}, aside={"tremors": 3}).do("Clear 1").ap == 2
    assert table(gnomes={"seer": 0}, hexes={1: RUBBLE}, aside={"tremors": 3}).do("Clear 1").ap == 1
    room = table(entrance_torches=1, hexes={7: RUBBLE}, cave=["loose_stones"], aside={"tremors": 3}).do(
        "StepWithTorch 1", draws=[]
    )
    assert room.hex(7).status == "open"
    assert room.ap == 3


def test_a_gnome_may_stand_with_others_and_torches_add_up() -> None:
    room = table(gnomes={"engineer": 1, "seer": 1}, hexes={1: lit()}).do("MakeTorch supply")
    assert room.hex(1).gnomes == ["engineer", "seer"]
    assert room.hex(1).torches == 2
