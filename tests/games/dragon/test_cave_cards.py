"""Every card of the cave deck, drawn by a gnome that comes into the dark."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragon.table import (
    BLANK,
    FOUR,
    HEAD,
    LIT,
    REMOVED,
    RUBBLE,
    THREE,
    Table,
    lit,
    load,
    table,
)
from undercroft.games.dragon.cards import CAVE_CARDS
from undercroft.games.dragon.view_events import (
    ApChanged,
    Buried,
    CardFizzled,
    CardSetAside,
    CardsRetired,
    CaveCardDrawn,
    Cleared,
    CubePlaced,
    DragonCardDrawn,
    DragonPhase,
    GemFound,
    GnomeFled,
    HexEmptied,
    RageBegan,
    Reshuffled,
    Slipped,
    TorchesOut,
    TorchPlaced,
)

DRAWN: set[str] = set()


def draw(card: str, *, ap: int = 4, draws: list[int] | None = None, **parts: Any) -> Table:
    """The Engineer comes with a torch from the Entrance to the dark hex 1 and draws this card."""
    DRAWN.add(card)
    parts.setdefault("gnomes", {"engineer": 0})
    room = table(cave=[card], entrance_torches=1, ap=ap, **parts)
    room.do("StepWithTorch 1", draws=draws or [])
    assert [event.card for event in room.told(CaveCardDrawn)] == [card]
    return room


def test_second_wind_gives_a_point() -> None:
    room = draw("second_wind")
    assert room.ap == 4
    assert room.told(ApChanged)[0] == ApChanged(gnome="engineer", ap=4, change=1)
    assert room.view().cave_deck.discard == ["second_wind"]


def test_a_card_drawn_with_the_last_point_is_resolved_and_second_wind_goes_on() -> None:
    """R51"""
    room = draw("second_wind", ap=1)
    assert room.ap == 1
    assert room.asked == 0
    assert room.view().turn is not None


def test_claw_marks_put_a_cube_here() -> None:
    room = draw("claw_marks")
    assert room.hex(1).cubes == 1
    assert room.told(CubePlaced)[0].cubes == 1


def test_claw_marks_add_none_to_four_or_from_an_empty_supply() -> None:
    """R29"""
    full = draw("claw_marks", hexes={1: {"cubes": 4}})
    assert full.hex(1).cubes == 4
    assert full.told(CardFizzled)[0].card == "claw_marks"
    empty = draw("claw_marks", hexes={2: {"cubes": 4}, 3: {"cubes": 4}, 4: {"cubes": 2}})
    assert empty.hex(1).cubes == 0


def test_glint_is_a_gem_found_without_a_roll() -> None:
    room = draw("glint", hexes={1: {"cubes": 2}})
    assert (room.hex(1).gems, room.hex(1).emptied, room.hex(1).cubes) == (1, True, 0)
    assert room.told(GemFound)[0].cubes_back == 2


def test_a_glint_that_is_the_fourth_gem_angers_the_dragon() -> None:
    """R31"""
    room = draw("glint", hexes={2: lit(gems=3, emptied=True)}, dragon=["9"])
    assert room.told(RageBegan)[0].cause == "four_gems"
    assert len(room.told(DragonCardDrawn)) == 1


def test_glint_does_nothing_when_all_gems_are_out() -> None:
    room = draw("glint", hexes={2: lit(gems=1, emptied=True)}, delivered=14)
    assert room.hex(1).gems == 0
    assert not room.hex(1).emptied
    assert room.told(CardFizzled)[0].card == "glint"


def test_forgotten_torch_adds_a_torch_from_the_supply() -> None:
    room = draw("forgotten_torch")
    assert room.hex(1).torches == 2
    assert room.told(TorchPlaced)[0].torches == 2
    none = draw("forgotten_torch", hexes={2: {"torches": 9}})
    assert none.hex(1).torches == 1


def test_loose_stones_open_a_rubble_hex_of_ones_choice() -> None:
    """R50: compulsory if possible. A lost hex is not among them."""
    room = draw("loose_stones", hexes={9: RUBBLE, 10: RUBBLE, 13: REMOVED, 22: RUBBLE})
    assert room.legal() == ["Open 9", "Open 10"]
    assert room.why_not("Open 22").id == "dragon-why-open"
    assert room.why_not("EndTurn").id == "dragon-why-choice-first"
    assert room.why_not("Stay").id == "dragon-why-other-choice"
    room.do("Open 10", draws=[])
    assert room.hex(10).status == "open"
    assert room.told(Cleared)[0].card
    assert room.ap == 3


def test_loose_stones_with_one_possibility_need_no_choice_and_with_none_do_nothing() -> None:
    """R50"""
    room = draw("loose_stones", hexes={9: RUBBLE})
    assert room.hex(9).status == "open"
    assert room.view().pending is None
    assert draw("loose_stones").told(CardFizzled)[0].card == "loose_stones"


def test_secret_passage_leads_to_any_other_lit_place_or_nowhere() -> None:
    """R50: it is free to use; it never draws a card."""
    room = draw("secret_passage", hexes={8: LIT, 19: LIT})
    assert room.legal() == ["Slip 0", "Slip 8", "Slip 19", "Stay"]
    assert room.why_not("Slip 1").id == "dragon-why-slip"
    assert room.why_not("Slip 5").id == "dragon-why-slip"
    room.do("Slip 19", draws=[])
    assert room.place("engineer") == 19
    assert room.hex(1).lit
    assert room.told(Slipped)[0].to == 19
    stay = draw("secret_passage").do("Stay", draws=[])
    assert stay.place("engineer") == 1
    assert stay.told(Slipped)[0].to is None


def test_deep_sleep_skips_the_rage_of_the_next_dragon_phase() -> None:
    room = draw("deep_sleep", dragon=["9", "10"])
    assert room.told(CardSetAside)[0].round == 4
    room.do("EndTurn", draws=[THREE])
    assert [event.asleep for event in room.told(DragonPhase)] == [False]
    assert room.figures().dragon_next == "none"
    room.do("EndTurn", draws=[THREE])
    assert [event.asleep for event in room.told(DragonPhase)] == [False, True]
    assert [event.card for event in room.told(DragonCardDrawn)] == ["9"]
    assert room.told(CardsRetired)[0].cards == ["deep_sleep"]
    assert "deep_sleep" in room.view().cave_deck.discard


def test_the_dragon_stirs_is_rage_one_alone() -> None:
    room = draw("dragon_stirs", dragon=["9", "10"], delivered=13)
    assert (room.told(RageBegan)[0].rage, room.told(RageBegan)[0].dice) == ("single", 0)
    assert [event.level for event in room.told(DragonCardDrawn)] == [1]


def test_the_dragon_roars_is_every_level_there_is() -> None:
    room = draw("dragon_roars", dragon=["9", "10"], delivered=6, draws=[HEAD])
    assert room.told(RageBegan)[0].cause == "roar"
    assert [event.level for event in room.told(DragonCardDrawn)] == [1, 2]
    assert room.ap == 3


def test_a_card_whose_rage_buries_the_gnomes_own_hex_is_done_with_the_flight() -> None:
    """R52"""
    room = draw("dragon_stirs", dragon=["1"])
    assert room.told(GnomeFled)[0].to == 0
    assert room.place("engineer") == 0
    assert room.ap == 3


def test_cold_draught_leaves_the_gnome_in_the_dark() -> None:
    room = draw("cold_draught", hexes={2: LIT})
    assert room.hex(1).torches == 0
    assert room.view().torches == 9
    assert room.told(TorchesOut)[0].cause == "cold_draught"
    assert room.legal() == ["MakeTorch supply", "EndTurn"]


def test_stumble_ends_the_turn() -> None:
    room = draw("stumble", gnomes={"engineer": 0, "seer": 0}, draws=[THREE])
    assert room.told(ApChanged)[0].change == -3
    assert room.view().turn is not None
    assert room.view().turn.gnome == "seer"  # type: ignore[union-attr]


def test_roof_crack_buries_a_neighbour_of_ones_choice() -> None:
    """R50: compulsory. R53: no dragon card moves."""
    room = draw(
        "roof_crack",
        gnomes={"engineer": 0, "seer": 2},
        hexes={2: LIT, 6: RUBBLE, 7: lit(gems=1, emptied=True), 8: {"cubes": 1}},
    )
    assert room.legal() == ["Crack 7", "Crack 8", "Crack 18"]
    for place in (0, 2, 6, 9):
        assert room.why_not(f"Crack {place}").id == "dragon-why-crack"
    room.do("Crack 7", draws=[])
    buried = room.hex(7)
    assert (buried.status, buried.gems, buried.torches, buried.card) == ("rubble", 0, 0, "deck")
    assert room.told(Buried)[0].card
    assert room.view().dragon_deck.left == 29


def test_a_hex_buried_by_the_roof_is_removed_by_its_card() -> None:
    """R53"""
    room = draw("roof_crack", hexes={2: RUBBLE, 6: RUBBLE, 8: RUBBLE, 18: RUBBLE}, dragon=["7"])
    assert room.hex(7).status == "rubble"
    room.do("EndTurn", draws=[THREE])
    assert room.hex(7).status == "removed"


def test_roof_crack_with_nothing_to_bury_does_nothing() -> None:
    room = draw("roof_crack", hexes=dict.fromkeys((2, 6, 7, 8, 18), RUBBLE))
    assert room.told(CardFizzled)[0].card == "roof_crack"
    assert room.view().pending is None


def test_bare_niche_leaves_a_token_and_no_gem() -> None:
    room = draw("bare_niche", hexes={1: {"cubes": 2}})
    assert (room.hex(1).emptied, room.hex(1).gems, room.hex(1).cubes) == (True, 0, 0)
    assert room.slack == 8
    assert room.told(HexEmptied)[0] == HexEmptied(hex=1, cubes_back=2, slack=8)


@pytest.mark.parametrize(("card", "price"), [("dust_cloud", "search"), ("damp_wood", "torch")])
def test_a_lasting_cave_card_doubles_a_price_in_the_next_round(card: str, price: str) -> None:
    """R49"""
    room = draw(card, dragon=["9", "10"])
    assert getattr(room.figures().prices[0], price) == 1
    room.do("EndTurn", draws=[THREE])
    assert getattr(room.figures().prices[0], price) == 2
    room.do("EndTurn", draws=[THREE])
    assert getattr(room.figures().prices[0], price) == 1
    assert card in room.view().cave_deck.discard


# Decks and choices


def test_an_empty_cave_deck_is_reshuffled_from_its_discard_pile() -> None:
    everything = [card.id for card in CAVE_CARDS for _ in range(card.count)]
    room = table(entrance_torches=1, cave_discard=everything)
    assert room.view().cave_deck.left == 0
    index = 1  # claw_marks are the second kind, after two second winds
    room.do("StepWithTorch 1", draws=[index + 1])
    assert room.told(Reshuffled)[0].deck == "cave"
    assert room.told(CaveCardDrawn)[0].card == "claw_marks"
    assert room.view().cave_deck.left == 25


@pytest.mark.parametrize(
    ("card", "answer"), [("loose_stones", "Open 9"), ("secret_passage", "Slip 0"), ("roof_crack", "Crack 7")]
)
def test_a_pending_choice_can_be_dumped_and_loaded(card: str, answer: str) -> None:
    room = draw(card, hexes={9: RUBBLE, 10: RUBBLE})
    again = load(room.state.dump())
    assert again.legal() == room.legal()
    assert again.do(answer, draws=[]).state.dump() == room.do(answer, draws=[]).state.dump()


def test_choices_nobody_asks_for_are_refused() -> None:
    room = table()
    for text in ("Flee 0", "TakeTorch 0", "Open 1", "Crack 1", "Slip 0", "Stay", "Hint good"):
        assert room.why_not(text).id == "dragon-why-no-choice"


def test_the_chance_of_a_roar_is_all_there_is() -> None:
    room = draw("dragon_roars", dragon=["9"], delivered=6, draws=[BLANK])
    assert len(room.told(DragonCardDrawn)) == 1
    assert room.ap == FOUR


def test_every_cave_card_is_drawn_here() -> None:
    """R48"""
    assert {card.id for card in CAVE_CARDS} <= DRAWN
