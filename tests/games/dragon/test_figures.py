"""The numbers that save arithmetic, and what the view shows of them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dragon.table import EMPTIED, LIT, REMOVED, RUBBLE, Dump, lit, load, new_table, table
from tests.games.dragon.test_properties import MOVES, SEEDS, Chooser, step
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


def test_targets_name_the_gnome_or_the_deck() -> None:
    room = table(gnomes={"guild_head": 0, "seer": 0, "engineer": 0})
    gifts = [target.gnome for target in room.figures().targets if target.verb == "GiveAP"]
    assert gifts == ["seer", "engineer"]
    looks = [target.deck for target in table(gnomes={"seer": 0}).figures().targets if target.verb == "Peek"]
    assert looks == ["dragon", "cave"]
    assert [target.gnome for target in new_table().figures().targets][:2] == ["guild_head", "engineer"]


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


def test_a_gem_in_the_dark_is_its_own_obstacle() -> None:
    """R24: in the dark there is nothing to do but a torch; nobody carries a gem away before."""
    way = table(gnomes={"seer": 7}, hexes={7: {"gems": 1, "emptied": True}, 1: LIT}).figures().ways[0]
    assert (way.ap, way.way, way.obstacle) == (None, [1, 0], 7)


def test_what_the_removal_of_an_open_hex_would_cut_off_is_shown_before_it_is_rubble() -> None:
    room = table(gnomes={"seer": 19}, hexes={19: LIT, 7: LIT}, dragon_left=["7", "1"])
    seven = room.hit(7)
    assert not seven.removes
    assert (seven.lost, seven.cut_off) == ([19], ["seer"])
    assert seven.slack == room.slack
    assert not room.figures().worst_loses, "the next card only buries it"


def test_where_a_gnome_may_choose_its_light_none_is_sure_to_be_spared() -> None:
    tie = table(gnomes={"seer": 7}, hexes={7: LIT, 1: LIT, 8: LIT}).hit(7)
    assert (tie.torches_2, tie.torches_3) == ([1, 8], [1, 8])
    sure = table(gnomes={"seer": 7}, hexes={7: LIT, 8: LIT}).hit(7)
    assert (sure.flees, sure.torches_2) == (["seer"], [])


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
    assert seven.torches_2 == [1, 8], "the Seer spares only one of them"
    assert seven.torches_3 == [1, 2, 8]
    assert room.hit(20).gems == 1


def test_the_worst_next_card_is_named() -> None:
    """Hex 7 would go with 19 behind it; hex 9 is emptied, and only 20 behind it would be lost."""
    hexes = {7: RUBBLE, 9: {"status": "rubble", "emptied": True}}
    figures = table(hexes=hexes, dragon_left=["7", "9", "1", "smoke"]).figures()
    assert (figures.slack - figures.worst_slack, figures.worst_cards) == (2, ["7"])
    safe = table(hexes=hexes, dragon_left=["1", "smoke"]).figures()
    assert (safe.slack - safe.worst_slack, safe.worst_cards, safe.worst_loses) == (0, [], False)


def test_the_card_that_ends_the_game_is_named_even_if_others_cost_more_slack() -> None:
    """Rubble 7 is the way home from 19; 9 and 20 behind it are worth two hexes, but nobody stands there."""
    hexes = {7: {**RUBBLE, **EMPTIED}, 19: lit(emptied=True), 9: RUBBLE}
    figures = table(gnomes={"seer": 19}, hexes=hexes, dragon_left=["7", "9", "1"]).figures()
    assert (figures.worst_loses, figures.worst_cards) == (True, ["7"])
    assert figures.slack - figures.worst_slack == 2


@settings(max_examples=8)
@given(st.integers(1, 3), SEEDS, MOVES)
def test_the_cards_named_are_those_that_end_the_game(gnomes: int, seed: int, chooser: Chooser) -> None:
    """Before the Dragon phase of up to three gnomes, where no die is rolled: every card that may come is tried."""
    room = new_table(1, gnomes, seed, difficulty="heroic")
    while room.state.actors():
        figures = room.figures()
        if room.legal("EndTurn") and room.state.turns == gnomes and figures.dragon_next == "I":
            names = figures.worst_cards if figures.worst_loses else []
            for card in {*room.view().dragon_deck.packets[0]} if room.view().dragon_deck.packets else set():
                assert (card in names) == ends_the_game(room.state.dump(), card)
        step(room, chooser)


def ends_the_game(dump: Dump, card: str) -> bool:
    """What becomes of it if this card lies on top and the turn ends."""
    packet = dump["dragon_deck"].pop()
    loose = [*packet["cards"], *[name for name, _ in packet.get("front", [])]]
    loose.remove(card)
    dump["dragon_deck"] += [{"cards": cards, "public": True} for cards in (loose, [card]) if cards]
    room = load({**dump, "hint": None}).do("EndTurn")
    while room.legal("Flee"):
        room.do(room.legal()[0])
    return room.reason is not None


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
