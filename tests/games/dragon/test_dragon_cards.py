"""Every action card of the dragon deck."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import FOUR, HEAD, LIT, RUBBLE, THREE, lit, table
from undercroft.games.dragon.cards import DRAGON_CARDS
from undercroft.games.dragon.view_events import (
    CardFizzled,
    CardSetAside,
    CardsRetired,
    DiceRolled,
    DragonCardDrawn,
    GemHidden,
    RageCalmed,
    RageEnded,
    RoundBegan,
    TorchesOut,
)

GEM = lit(gems=1, emptied=True)


def test_wing_gust_puts_out_every_torch_without_a_gnome_or_a_gem() -> None:
    room = table(
        gnomes={"engineer": 2},
        hexes={1: GEM, 2: LIT, 3: {"torches": 2}, 19: LIT},
        entrance_torches=2,
        dragon=["wing_gust"],
    )
    room.do("EndTurn", draws=[THREE])
    assert [hex.number for hex in room.view().hexes if hex.lit] == [1, 2]
    assert room.view().entrance_torches == 2
    out = room.told(TorchesOut)[0]
    assert (out.cause, out.level, out.places, out.torches, out.spared) == (
        "wing_gust",
        None,
        [3, 19],
        3,
        [1, 2],
    )
    assert "wing_gust" in room.view().dragon_deck.discard


def test_hidden_again_takes_a_gem_from_the_farthest_hex() -> None:
    """R45: it is gone for good, because the token stays."""
    room = table(hexes={1: GEM, 7: lit(gems=2, emptied=True), 8: GEM}, dragon=["hidden_again"])
    before = room.slack
    room.do("EndTurn", draws=[THREE])
    assert [room.hex(number).gems for number in (1, 7, 8)] == [1, 1, 1]
    assert room.hex(7).emptied
    assert room.told(GemHidden)[0] == GemHidden(hex=7, slack=before - 1)
    assert room.view().gems == 12


def test_hidden_again_counts_the_distance_over_rubble_and_does_nothing_without_gems() -> None:
    room = table(hexes={1: RUBBLE, 8: RUBBLE, 18: RUBBLE, 7: GEM, 19: GEM}, dragon=["hidden_again"]).do(
        "EndTurn", draws=[THREE]
    )
    assert room.hex(19).gems == 0
    none = table(dragon=["hidden_again"]).do("EndTurn", draws=[THREE])
    assert none.told(GemHidden) == []
    assert none.told(CardFizzled)[0].card == "hidden_again"


def test_yawn_ends_the_rage_event_at_once() -> None:
    room = table(
        gnomes={"engineer": 1}, hexes={1: lit(gems=2, emptied=True)}, delivered=12, dragon=["9", "yawn", "10"]
    )
    room.do("Carry 0 2", draws=[])
    assert [event.card for event in room.told(DragonCardDrawn)] == ["9", "yawn"]
    assert room.told(DiceRolled) == []
    assert len(room.told(RageCalmed)) == 1
    assert room.told(RageEnded)[0].cards == 2
    assert "yawn" in room.view().dragon_deck.discard


def test_yawn_after_the_dice_cancels_the_higher_levels() -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: GEM}, delivered=12, dragon=["yawn", "9"])
    room.do("Carry 0 1", draws=[HEAD, HEAD, HEAD])
    assert len(room.told(DragonCardDrawn)) == 1
    assert room.view().dragon_deck.left == 29


@pytest.mark.parametrize("card", ["tremors", "smoke", "watchful_eye"])
def test_a_lasting_dragon_card_acts_in_the_next_round_only(card: str) -> None:
    """R49: also when it is drawn in the Dragon phase."""
    room = table(hexes={1: RUBBLE}, dragon=[card, "9", "10"])
    room.do("EndTurn", draws=[FOUR])
    assert room.told(CardSetAside)[0].round == 4
    assert [(entry.card, entry.acts) for entry in room.view().aside] == [(card, "now")]
    assert card not in room.view().dragon_deck.discard
    assert room.told(RoundBegan)[0].acting == [card]
    prices = room.figures().prices[0]
    assert prices.clear == (2 if card == "tremors" else 1)
    assert room.ap == (3 if card == "smoke" else 4)
    room.do("EndTurn", draws=[FOUR])
    assert room.told(CardsRetired)[0].cards == [card]
    assert card in room.view().dragon_deck.discard
    assert room.view().aside == []
    assert room.figures().prices[0].clear == 1
    assert room.ap == 4


def test_a_lasting_card_drawn_in_a_turn_does_nothing_in_that_round() -> None:
    """R49"""
    room = table(
        gnomes={"engineer": 1, "seer": 0}, hexes={1: GEM, 2: RUBBLE}, dragon=["smoke", "tremors"], ap=4
    )
    room.do("Carry 0 1", draws=[])
    assert [(entry.card, entry.acts) for entry in room.view().aside] == [("smoke", "next")]
    room.do("EndTurn", draws=[FOUR])
    assert room.ap == 4


def test_the_level_does_not_matter_for_an_action_card() -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: GEM, 2: GEM, 3: LIT}, delivered=12, dragon=["9", "smoke"])
    room.do("Carry 0 1", draws=[HEAD, 5, 5])
    assert [event.level for event in room.told(DragonCardDrawn)] == [1, 2]
    assert room.hex(3).lit
    assert room.told(TorchesOut) == []


def test_every_action_card_is_tested_here() -> None:
    assert {card.id for card in DRAGON_CARDS} == {
        "wing_gust",
        "hidden_again",
        "yawn",
        "tremors",
        "smoke",
        "watchful_eye",
    }
