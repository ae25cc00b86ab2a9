"""The draft, the cave as it is laid out, and the captain's order."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import THREE, drafted, new_table, table
from undercroft.core.game import IllegalSetup, accept_options
from undercroft.core.rng import FastRng
from undercroft.games.dragon.game import GAME
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.view_events import CaveLaid, FirstRubble, Queued, RoundBegan


def test_seats_pick_gnomes_in_turn_until_there_are_enough() -> None:
    room = new_table(seats=2, gnomes=3)
    assert len(room.legal()) == 6
    assert room.view().hexes == []
    assert room.view().dragon_deck.left == 0
    assert room.asked == 0
    room.do("PickGnome seer")
    assert room.asked == 1
    assert "PickGnome seer" not in room.legal()
    assert room.view().pool == ["guild_head", "engineer", "torchbearer", "strongman", "dragon_expert"]
    room.do("PickGnome engineer")
    assert room.asked == 0
    room.do("PickGnome strongman")
    assert [(gnome.gnome, gnome.seat) for gnome in room.view().gnomes] == [
        ("seer", 0),
        ("engineer", 1),
        ("strongman", 0),
    ]
    assert room.view().phase == "order"


def test_a_taken_gnome_is_refused_with_its_owner() -> None:
    room = new_table(seats=2, gnomes=2).do("PickGnome seer")
    reason = room.why_not("PickGnome seer")
    assert reason.id == "dragon-why-taken"
    assert reason.args == {"gnome": "seer", "seat": 0}


def test_all_hexes_are_dealt_out_open_dark_and_bare() -> None:
    room = drafted(gnomes=1, seed=5)
    hexes = room.view().hexes
    assert [hex.number for hex in hexes] == list(range(1, 25))
    assert len({(hex.q, hex.r) for hex in hexes}) == 24
    assert all(hex.torches == hex.cubes == hex.gems == 0 and not hex.emptied for hex in hexes)
    assert sum(hex.status == "rubble" for hex in hexes) == 1
    dealt = room.told(CaveLaid)[0].numbers
    assert sorted(dealt) == list(range(1, 25))
    assert dealt != sorted(dealt)


def test_every_order_of_numbers_is_possible_and_another_seed_deals_another_cave() -> None:
    caves = {tuple(drafted(gnomes=1, seed=seed).told(CaveLaid)[0].numbers) for seed in range(20)}
    assert len(caves) == 20


@pytest.mark.parametrize("gnomes", [1, 3, 6])
def test_the_first_rubble_is_one_hex_for_every_gnome(gnomes: int) -> None:
    """R9: per gnome, not per player; action cards that come up go back into the deck."""
    for seed in range(8):
        room = drafted(gnomes=gnomes, seed=seed)
        view = room.view()
        first = room.told(FirstRubble)[0]
        assert len(first.hexes) == gnomes
        assert [hex.number for hex in view.hexes if hex.status == "rubble"] == sorted(first.hexes)
        assert view.dragon_deck.left == 30 - gnomes
        assert view.dragon_deck.discard == [str(hex) for hex in sorted(first.hexes)]
        actions = [card for card in first.cards if not card.isdecimal()]
        assert set(actions) <= set(view.dragon_deck.packets[0])


def test_action_cards_do_come_up_among_the_first_and_do_nothing() -> None:
    """R9"""
    shown = [drafted(gnomes=6, seed=seed).told(FirstRubble)[0].cards for seed in range(10)]
    assert any(not card.isdecimal() for cards in shown for card in cards)
    assert all(drafted(gnomes=6, seed=seed).view().aside == [] for seed in range(10))


@pytest.mark.parametrize(("difficulty", "gems"), [("easy", 15), ("medium", 15), ("high", 18), ("heroic", 18)])
def test_only_as_many_gems_are_used_as_the_difficulty_needs(difficulty: str, gems: int) -> None:
    """R10"""
    room = drafted(gnomes=2, difficulty=difficulty)
    assert room.view().gems == gems
    assert room.constants().target == gems
    assert sum(len(part.cells) for part in room.constants().path) == gems
    assert room.figures().start_slack == 24 - gems == room.slack


def test_everything_begins_at_the_entrance() -> None:
    room = drafted(gnomes=3)
    view = room.view()
    assert {gnome.place for gnome in view.gnomes} == {0}
    assert (view.torches, view.cubes, view.delivered, view.dice, view.round) == (10, 10, 0, 0, 1)
    assert view.cave_deck.left == 26
    assert room.told(RoundBegan)[0].captain_seat == 0


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_gnome_for_every_seat_and_three_for_one_who_plays_alone(seats: int) -> None:
    options = GAME.defaults(seats)
    assert isinstance(options, Options)
    assert options.gnomes == (3 if seats == 1 else seats)
    assert GAME.refuse(seats, options) is None
    for variant in GAME.variants(seats):
        assert GAME.refuse(seats, variant) is None


def test_the_variants_cover_every_layout_difficulty_and_number_of_gnomes() -> None:
    for seats in range(1, 7):
        found = [option for option in GAME.variants(seats) if isinstance(option, Options)]
        assert len({(option.layout, option.difficulty) for option in found}) == 12
        assert {option.gnomes for option in found} == set(range(seats, 7))


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (4, {"gnomes": 3}, "dragon-setup-gnomes"),
        (1, {"gnomes": 7}, "setup-options"),
        (2, {"difficulty": "deadly"}, "setup-options"),
        (2, {"colour": "red"}, "setup-options"),
        (7, {}, "setup-seats"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        accept_options(GAME, seats, options)
    assert refused.value.message.id == message


# The order


def test_the_captain_orders_all_gnomes_and_the_last_follows_by_itself() -> None:
    """R11: one seat decides, before the first roll of the round."""
    room = new_table(seats=3, gnomes=3)
    room.do("PickGnome seer", "PickGnome engineer", "PickGnome strongman")
    assert room.asked == 0
    assert room.legal() == ["NextUp seer", "NextUp engineer", "NextUp strongman"]
    room.do("NextUp strongman")
    assert room.asked == 0
    assert room.why_not("NextUp strongman").id == "dragon-why-queued"
    assert room.why_not("NextUp guild_head").id == "dragon-why-not-in-play"
    assert room.why_not("EndTurn").id == "dragon-why-no-turn"
    room.do("NextUp seer", draws=[THREE])
    assert room.view().queue == ["strongman", "seer", "engineer"]
    assert [event.gnome for event in room.told(Queued)] == ["strongman", "seer", "engineer"]
    assert room.asked == 2
    assert room.why_not("NextUp seer").id == "dragon-why-no-order"


def test_one_gnome_alone_needs_no_order() -> None:
    room = new_table(gnomes=1).do("PickGnome engineer")
    assert room.view().phase == "turn"


def test_who_moved_last_is_the_next_captain() -> None:
    """R11"""
    room = table(
        seats=2, gnomes={"engineer": 0, "seer": 0}, queue=["engineer", "seer"], acting="seer", dragon=["5"]
    )
    assert room.view().captain == 0
    room.do("EndTurn", draws=[])
    assert room.view().round == 4
    assert room.view().captain == 1
    assert room.asked == 1
    assert room.view().phase == "order"
    assert room.legal() == ["NextUp engineer", "NextUp seer"]


def test_one_seat_may_lead_several_gnomes() -> None:
    room = table(seats=2, gnomes={"engineer": 0, "seer": 0, "strongman": 0}, acting="seer", ap=1)
    assert room.asked == 1
    room.do("EndTurn", draws=[THREE])
    assert room.asked == 0
    assert room.view().turn is not None
    assert room.view().turn.gnome == "strongman"  # type: ignore[union-attr]


def test_a_new_position_draws_nothing_before_the_last_pick() -> None:
    state = GAME.new(3, GAME.defaults(3), FastRng(1))
    assert state.reveals == 0
    assert state.actors() == 1
    assert state.outcome() is None
