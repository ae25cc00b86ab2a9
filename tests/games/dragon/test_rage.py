"""The Dragon's Rage: events and levels, rockfalls, torches that go out, gnomes that run."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import (
    BLANK,
    EMPTIED,
    FOUR,
    HEAD,
    LIT,
    RUBBLE,
    THREE,
    Table,
    lit,
    load,
    table,
)
from undercroft.games.dragon.view_events import (
    Buried,
    DiceRolled,
    DiscardOnTop,
    DragonCardDrawn,
    DragonPhase,
    GnomeFled,
    HexRemoved,
    RageBegan,
    RageEnded,
    Reshuffled,
    TorchesOut,
    TurnEnded,
)

GEM = lit(gems=1, emptied=True)
THREE_DICE = 12  # one more gem on the easy path, and the third die is in play


def rage(
    heads: int,
    dragon: list[str],
    hexes: dict[int, dict[str, object]] | None = None,
    gnomes: dict[str, int] | None = None,
    **more: object,
) -> Table:
    """A delivery with three dice in play, of which this many show heads."""
    room = table(
        gnomes={"engineer": 1, **(gnomes or {})},
        hexes={1: GEM, **(hexes or {})},
        delivered=THREE_DICE,
        dragon=dragon,
        **more,
    )
    return room.do("Carry 0 1", draws=[HEAD] * heads + [BLANK] * (3 - heads))


@pytest.mark.parametrize(("heads", "levels"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3]), (3, [1, 2, 3])])
def test_every_level_up_to_the_heads_is_one_card(heads: int, levels: list[int]) -> None:
    """R33: with H heads 1 + H cards, but three with three heads."""
    room = rage(heads, ["9", "10", "11", "12"])
    assert [event.level for event in room.told(DragonCardDrawn)] == levels
    assert room.told(RageEnded)[0].cards == len(levels)


def test_without_dice_in_play_there_is_only_rage_one() -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: GEM}, dragon=["9", "10"]).do("Carry 0 1", draws=[])
    assert room.told(DiceRolled) == []
    assert [event.level for event in room.told(DragonCardDrawn)] == [1]


# Rockfalls


def test_an_open_hex_is_buried_and_its_pieces_go_back() -> None:
    """R25: gems too, even if somebody was about to carry them."""
    room = table(
        gnomes={"engineer": 0},
        hexes={9: {"torches": 2, "cubes": 0, "gems": 2, "emptied": True}},
        dragon=["9"],
    )
    assert room.slack == 10
    room.do("EndTurn", draws=[THREE])
    hex = room.hex(9)
    assert (hex.status, hex.torches, hex.gems, hex.emptied, hex.card) == ("rubble", 0, 0, True, "discard")
    assert room.told(Buried)[0] == Buried(hex=9, torches=2, cubes=0, gems=2, card=False, slack=8)
    assert room.view().torches == 10
    assert room.view().gems == 15


def test_rubble_is_removed_with_its_card_and_token() -> None:
    room = table(hexes={9: {"status": "rubble", "emptied": True}}, dragon=["9"]).do("EndTurn", draws=[FOUR])
    hex = room.hex(9)
    assert (hex.status, hex.emptied, hex.card) == ("removed", False, "removed")
    view = room.view()
    assert "9" not in view.dragon_deck.discard
    assert all("9" not in packet for packet in view.dragon_deck.packets)
    assert room.told(HexRemoved)[0].hex == 9


def test_hexes_that_lose_their_way_give_their_pieces_back() -> None:
    """R46: their status and token stay, and their cards stay in the deck and act as printed."""
    room = table(
        hexes={7: RUBBLE, 19: {"torches": 2, "gems": 1, "emptied": True}},
        dragon=["7", "19"],
        gnomes={"engineer": 0},
    )
    before = room.slack
    room.do("EndTurn", draws=[THREE])
    lost = room.hex(19)
    assert (lost.status, lost.lost, lost.emptied, lost.torches, lost.gems) == ("open", True, True, 0, 0)
    removed = room.told(HexRemoved)[0]
    assert (removed.lost, removed.torches, removed.gems) == ([19], 2, 1)
    assert room.slack == before - 2
    room.do("EndTurn", draws=[THREE])
    assert room.hex(19).status == "rubble"
    assert room.hex(19).card == "discard"
    assert room.slack == before - 2


def test_a_lost_rubble_hex_is_removed_like_any_other() -> None:
    """R46"""
    room = table(hexes={7: {"status": "removed"}, 19: RUBBLE}, dragon=["19"])
    before = room.slack
    room.do("EndTurn", draws=[THREE])
    assert room.hex(19).status == "removed"
    assert room.slack == before


# Torches


AROUND = {2: LIT, 3: LIT, 5: LIT, 6: LIT, 7: LIT, 8: LIT, 9: LIT, 18: LIT}


def torches_left(room: Table) -> list[int]:
    return [hex.number for hex in room.view().hexes if hex.torches]


def falls_on_one(level: int) -> Table:
    """Hex 1 is struck by the card of this level; the cards of lower levels strike hexes far away."""
    far = ["23", "24"]
    return rage(level - 1, [*far[: level - 1], "1"], hexes=AROUND)


def test_each_card_reaches_as_far_as_its_own_level() -> None:
    """R34: Rage I puts out nothing around, II the adjacent hexes, III also the diagonal ones."""
    assert torches_left(falls_on_one(1)) == [2, 3, 5, 6, 7, 8, 9, 18]
    assert torches_left(falls_on_one(2)) == [3, 5, 9]
    assert torches_left(falls_on_one(3)) == []


def test_diagonal_are_the_six_positions_beyond_the_corners() -> None:
    """R35: not the whole second ring. Around 2 lie 3, 8, 9, 10; beyond its corners 4, 6, 7, 11."""
    shining = dict.fromkeys((4, 6, 7, 9, 11, 12, 18, 20), LIT)
    room = rage(2, ["23", "24", "2"], hexes=shining)
    assert torches_left(room) == [12, 18, 20]


def test_rage_two_on_rubble_removes_it_and_puts_torches_out_around_its_position() -> None:
    """R37"""
    room = rage(1, ["23", "8"], hexes={8: RUBBLE, 7: LIT, 2: LIT, 9: LIT, 3: LIT})
    assert room.hex(8).status == "removed"
    assert torches_left(room) == [3]


def test_the_entrance_and_hexes_with_a_gnome_are_spared() -> None:
    room = rage(
        1,
        ["23", "1"],
        hexes={2: LIT, 6: LIT},
        gnomes={"seer": 2},
        entrance_torches=1,
    )
    assert torches_left(room) == [2]
    assert room.view().entrance_torches == 1
    out = room.told(TorchesOut)[0]
    assert (out.cause, out.level, out.places, out.spared, out.torches) == ("rage", 2, [6], [2], 1)


def test_the_flight_comes_first_so_the_hex_fled_to_keeps_its_torches() -> None:
    """R38"""
    room = rage(1, ["23", "19"], hexes={19: LIT, 7: LIT}, gnomes={"seer": 19})
    assert room.place("seer") == 7
    assert 7 in torches_left(room)


# Flights


def test_a_gnome_runs_to_the_nearest_light_over_rubble_too() -> None:
    """R38: the Entrance is a light; the way counts over rubble; nothing is taken along and nothing is paid."""
    room = table(
        gnomes={"engineer": 0, "seer": 19},
        acting="engineer",
        queue=["seer", "engineer"],
        hexes={19: LIT, 7: RUBBLE, 8: LIT, 24: LIT},
        dragon=["19"],
    )
    room.do("EndTurn", draws=[])
    fled = room.told(GnomeFled)[0]
    assert (fled.gnome, fled.start, fled.to, fled.chosen) == ("seer", 19, 8, False)


def test_equally_near_lights_are_the_players_choice() -> None:
    """R38"""
    room = table(
        seats=2,
        gnomes={"engineer": 0, "seer": 7},
        acting="engineer",
        queue=["seer", "engineer"],
        hexes={7: LIT, 1: LIT, 8: LIT, 18: LIT},
        dragon=["7"],
    )
    room.do("EndTurn", draws=[])
    assert room.asked == 1
    assert room.legal() == ["Flee 1", "Flee 8", "Flee 18"]
    pending = room.view().pending
    assert pending is not None
    assert (pending.choice, pending.gnome, pending.place, pending.options) == ("flee", "seer", 7, [1, 8, 18])
    assert room.view().rage is not None
    assert room.why_not("Flee 0").id == "dragon-why-flee-far"
    assert room.why_not("Flee 2").id == "dragon-why-flee-dark"
    assert room.state.prompt(0).id == "dragon-prompt-wait-flee"
    room.do("Flee 18", draws=[])
    assert room.place("seer") == 18
    assert room.told(GnomeFled)[0].chosen
    assert room.view().phase == "order"


def test_gnomes_flee_in_the_order_of_the_queue() -> None:
    room = table(
        seats=2,
        gnomes={"engineer": 7, "seer": 7, "strongman": 0},
        queue=["seer", "engineer", "strongman"],
        acting="strongman",
        hexes={7: LIT, 1: LIT, 8: LIT},
        dragon=["7"],
    )
    room.do("EndTurn", draws=[])
    assert room.asked == 1
    room.do("Flee 1", draws=[])
    assert room.asked == 0
    room.do("Flee 8", draws=[])
    assert (room.place("seer"), room.place("engineer")) == (1, 8)


def test_a_turn_ends_for_the_seat_that_led_it_also_after_another_has_fled() -> None:
    """The Strongman of seat 0 delivers with the last point; seat 1 says where the Seer runs, and the turn is over."""
    room = table(
        seats=2,
        gnomes={"strongman": 1, "seer": 9},
        ap=1,
        hexes={1: GEM, 9: LIT, 8: LIT, 10: LIT},
        dragon=["9"],
    )
    room.do("Carry 0 1", draws=[])
    assert room.asked == 1
    room.do("Flee 8", draws=[FOUR])
    assert [(event.seat, event.gnome) for event in room.told(TurnEnded)] == [(0, "strongman")]
    assert room.gnome("seer").turn == "active"


def test_the_turn_of_an_active_gnome_that_flees_goes_on() -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: lit(cubes=3), 2: lit(gems=3, emptied=True)}, dragon=["1"])
    room.do("Search", draws=[])
    assert room.legal() == ["Flee 0", "Flee 2"]
    room.do("Flee 2", draws=[])
    assert room.place("engineer") == 2
    assert room.ap == 3
    assert room.asked == 0
    assert "Carry 1 1" not in room.legal()


def test_a_flight_in_the_middle_of_a_rage_is_data_and_can_be_loaded() -> None:
    room = table(
        gnomes={"engineer": 1, "seer": 7},
        hexes={1: GEM, 7: LIT, 8: LIT, 18: LIT},
        delivered=THREE_DICE,
        dragon=["7", "9", "10"],
    )
    room.do("Carry 0 1", draws=[HEAD, HEAD, BLANK])
    shown = room.view().rage
    assert shown is not None
    assert (shown.event, shown.cause, shown.heads, shown.level, shown.played) == (
        "all_levels",
        "delivery",
        2,
        1,
        1,
    )
    again = load(room.state.dump())
    assert again.state.dump() == room.state.dump()
    for one in (room, again):
        one.do("Flee 8", draws=[])
        assert [event.level for event in one.told(DragonCardDrawn)][-2:] == [2, 3]
        assert one.place("seer") == 8


# The Dragon phase


def test_the_dragon_phase_is_rage_one() -> None:
    room = table(dragon=["9", "10"]).do("EndTurn", draws=[THREE])
    assert room.told(DragonPhase)[0].asleep is False
    assert room.told(RageBegan)[0].rage == "dragon_phase"
    assert [event.level for event in room.told(DragonCardDrawn)] == [1]


FOUR_GNOMES = {"engineer": 0, "seer": 0, "strongman": 0, "guild_head": 0}


@pytest.mark.parametrize(("draws", "levels"), [([HEAD], [1, 2]), ([BLANK], [1])])
def test_with_four_gnomes_and_a_die_in_play_the_dragon_phase_may_bring_rage_two(
    draws: list[int], levels: list[int]
) -> None:
    room = table(gnomes=FOUR_GNOMES, acting="guild_head", delivered=13, dragon=["9", "10", "11"])
    assert room.figures().dragon_next == "I+II"
    room.do("EndTurn", draws=draws)
    assert [event.level for event in room.told(DragonCardDrawn)] == levels
    assert len(room.told(DiceRolled)[0].faces) == 1


def test_with_three_gnomes_or_no_die_the_dragon_phase_rolls_nothing() -> None:
    three = dict(list(FOUR_GNOMES.items())[:3])
    room = table(gnomes=three, acting="strongman", delivered=13, dragon=["9"]).do("EndTurn", draws=[])
    assert room.told(DiceRolled) == []
    none = table(gnomes=FOUR_GNOMES, acting="guild_head", delivered=5, dragon=["9"]).do("EndTurn", draws=[])
    assert none.told(DiceRolled) == []
    assert none.figures().dragon_next == "I"


def test_a_yawn_as_the_first_card_of_the_dragon_phase_cancels_the_die() -> None:
    """R39: the Dragon phase is one Rage event."""
    room = table(gnomes=FOUR_GNOMES, acting="guild_head", delivered=13, dragon=["yawn", "9"])
    room.do("EndTurn", draws=[])
    assert room.told(DiceRolled) == []
    assert len(room.told(DragonCardDrawn)) == 1


# The deck


def test_rage_four_shuffles_the_discard_pile_on_top_of_the_deck() -> None:
    """R36: it comes last, and the three cards just played are in the shuffled pile."""
    room = rage(3, ["9", "10", "11"], hexes={22: RUBBLE, 23: RUBBLE})
    assert room.told(DiscardOnTop)[0].cards == 5
    pile = room.view().dragon_deck
    assert pile.packets[0] == ["9", "10", "11", "22", "23"]
    assert pile.discard == []
    assert len(pile.packets) == 2
    assert pile.left == 30
    assert room.stories().index("DiscardOnTop") > room.stories().index("Buried")
    hits = {hit.hex: hit for hit in room.figures().hits}
    assert hits[22].possible
    assert not hits[12].possible


def test_set_aside_cards_are_not_shuffled_by_rage_four() -> None:
    room = rage(3, ["9", "smoke", "11"], aside={"tremors": 3})
    pile = room.view().dragon_deck
    assert pile.packets[0] == ["9", "11"]
    assert [(card.card, card.acts) for card in room.view().aside] == [
        ("tremors", "now"),
        ("smoke", "next"),
    ]


def test_the_deck_is_reshuffled_only_when_a_card_is_needed_and_none_is_left() -> None:
    """R41"""
    room = table(dragon_left=["12"])
    room.do("EndTurn", draws=[THREE])
    assert room.view().dragon_deck.left == 0
    assert room.told(Reshuffled) == []
    assert room.figures().hits[0].possible
    room.do("EndTurn", draws=[0, THREE])
    assert room.told(Reshuffled)[0].cards == 30
    assert room.view().dragon_deck.left == 29


def test_a_die_roll_of_a_small_rage_tells_what_comes_of_it() -> None:
    room = table(delivered=6, dragon=["9"]).do("Attract 20", draws=[HEAD])
    assert room.told(DiceRolled)[0].highest == 2
    assert table(delivered=6).do("Attract 20", draws=[BLANK]).told(DiceRolled)[0].highest == 0


def test_the_story_of_a_rage_is_told_step_by_step() -> None:
    room = rage(1, ["9", "19"], hexes={9: EMPTIED, 19: LIT, 7: LIT, 8: LIT}, gnomes={"seer": 19})
    assert room.stories()[:9] == [
        "Carried",
        "Delivered",
        "RageBegan",
        "DiceRolled",
        "DragonCardDrawn",
        "Buried",
        "DragonCardDrawn",
        "Buried",
        "GnomeFled",
    ]
    assert "RageEnded" in room.stories()
