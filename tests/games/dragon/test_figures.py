"""The numbers that save arithmetic, and what the view shows of them."""

from __future__ import annotations

from tests.games.dragon.table import EMPTIED, LIT, REMOVED, RUBBLE, lit, new_table, table
from undercroft.core.log import WATCHER

GEM = lit(gems=1, emptied=True)


def test_every_target_has_its_price() -> None:
    room = table(
        gnomes={"seer": 1},
        hexes={1: {"torches": 2, "gems": 2, "emptied": True}, 2: LIT, 8: RUBBLE},
        delivered=6,
    )
    targets = room.figures().targets
    assert len(targets) == len(room.legal())
    prices = {(target.verb, target.place, target.gems): target.cost for target in targets}
    assert prices["Step", 2, None] == 1
    assert prices["StepWithTorch", 7, None] == 1
    assert prices["Carry", 0, 1] == 2
    assert prices["Carry", 2, 2] == 3
    assert prices["Clear", 8, None] == 2
    assert prices["MakeTorch", None, None] == 1
    assert prices["Attract", 20, None] == 1
    assert prices["Peek", None, None] == 1
    assert prices["EndTurn", None, None] == 0
    assert room.figures(WATCHER).targets == []


def test_the_targets_of_a_choice_cost_nothing() -> None:
    room = table(entrance_torches=1, cave=["roof_crack"]).do("StepWithTorch 1")
    assert {(target.verb, target.cost) for target in room.figures().targets} == {("Crack", 0)}
    assert sorted(target.place or 0 for target in room.figures().targets) == [2, 6, 7, 8, 18]


def test_the_way_home_of_a_gem_is_the_shortest_lit_one() -> None:
    room = table(gnomes={"seer": 7}, hexes={7: GEM, 8: LIT, 2: LIT})
    way = room.figures().ways[0]
    assert (way.hex, way.gems, way.way, way.ap, way.obstacle) == (7, 1, [8, 2, 0], 6, None)
    strong = table(gnomes={"strongman": 7}, hexes={7: GEM, 1: LIT})
    assert (strong.figures().ways[0].way, strong.figures().ways[0].ap) == ([1, 0], 2)


def test_without_a_lit_way_the_first_dark_or_blocked_hex_is_named() -> None:
    dark = table(gnomes={"seer": 19}, hexes={19: GEM, 7: LIT}).figures().ways[0]
    assert (dark.ap, dark.way, dark.obstacle) == (None, [7, 1, 0], 1)
    blocked = table(gnomes={"seer": 19}, hexes={19: GEM, 7: RUBBLE}).figures().ways[0]
    assert (blocked.ap, blocked.obstacle) == (None, 7)


def test_what_a_rockfall_would_do_is_shown_for_every_hex() -> None:
    room = table(
        gnomes={"engineer": 0, "seer": 7},
        hexes={7: LIT, 9: {"status": "rubble"}, 20: GEM, 8: LIT, 2: LIT, 1: LIT, 16: REMOVED},
        dragon=["12"],
    )
    assert [hit.hex for hit in room.figures().hits] == [number for number in range(1, 25) if number != 16]
    nine = room.hit(9)
    assert nine.removes
    assert (nine.lost, nine.gems, nine.slack) == ([20], 1, room.slack - 2)
    assert not nine.possible
    assert room.hit(12).possible
    seven = room.hit(7)
    assert (seven.removes, seven.flees, seven.slack) == (False, ["seer"], room.slack)
    assert seven.torches_2 == []
    assert seven.torches_3 == [2]
    assert room.hit(20).gems == 1


def test_the_worst_next_card_is_named() -> None:
    """Hex 7 would go with 19 behind it; hex 9 is emptied, and only 20 behind it would be lost."""
    hexes = {7: RUBBLE, 9: {"status": "rubble", "emptied": True}}
    figures = table(hexes=hexes, dragon_left=["7", "9", "1", "smoke"]).figures()
    assert (figures.slack - figures.worst_slack, figures.worst_cards) == (2, ["7"])
    safe = table(hexes=hexes, dragon_left=["1", "smoke"]).figures()
    assert (safe.slack - safe.worst_slack, safe.worst_cards, safe.worst_loses) == (0, [], False)


def test_rubble_whose_card_is_in_the_deck_cries_out() -> None:
    dump_room = table(hexes={7: RUBBLE, 9: RUBBLE}, dragon=["7"])
    assert (dump_room.hex(7).card, dump_room.hex(9).card) == ("deck", "discard")
    figures = dump_room.figures()
    assert figures.worst_cards == ["7"]
    assert figures.worst_slack == figures.slack - 2
    assert dump_room.hit(7).possible
    assert not dump_room.hit(9).possible


def test_the_next_die_is_counted_down() -> None:
    assert table(delivered=4).figures().to_next_die == 2
    assert table(delivered=13).figures().to_next_die is None


def test_figures_are_there_at_any_time() -> None:
    room = new_table(seats=2, gnomes=2)
    assert room.figures().slack == 9
    assert room.figures().hits == []
    assert len(room.figures(0).targets) == 6
    assert room.figures(1).targets == []
    room.do("PickGnome seer", "PickGnome engineer")
    assert len(room.figures().hits) == 24
    assert room.figures().odds is None


def test_the_view_shows_queue_turns_and_supplies() -> None:
    room = table(
        gnomes={"engineer": 0, "seer": 1, "strongman": 0},
        queue=["strongman", "engineer", "seer"],
        acting="engineer",
        hexes={1: {"torches": 3, "cubes": 2}, 2: GEM, 3: EMPTIED},
        aside={"smoke": 3, "tremors": 4, "deep_sleep": 3},
    )
    view = room.view()
    assert [(gnome.gnome, gnome.turn, gnome.order) for gnome in view.gnomes] == [
        ("engineer", "active", 2),
        ("seer", "waiting", 3),
        ("strongman", "done", 1),
    ]
    assert (view.torches, view.cubes, view.gems, view.lying) == (6, 8, 14, 1)
    assert view.entrance_gnomes == ["engineer", "strongman"]
    assert [(card.card, card.deck, card.acts) for card in view.aside] == [
        ("smoke", "dragon", "now"),
        ("tremors", "dragon", "next"),
        ("deep_sleep", "cave", "now"),
    ]
    assert view.hexes[2].emptied
    assert room.figures().dragon_next == "none"
