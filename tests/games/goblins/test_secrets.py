"""Who knows what: roles followed from hand to hand, hands, goals, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.goblins.table import HANDS3, PLAIN, SEALED, Table, position
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.position import BadPosition
from undercroft.core.preview import preview
from undercroft.core.rng import FastRng
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.view_events import SwappedCards


def test_a_role_once_held_is_followed_from_hand_to_hand() -> None:
    """After A and B swap, A knows B's new role; if B then swaps with C, A knows C's and no longer B's."""
    table = position([["potion", "passage_tee", "passage_tee"], ["potion", "passage_tee", "map"], PLAIN])
    table.do(0, "PlayPotion 1")
    assert table.view(0).seats[1].role == "pedant"
    table.do(1, "PlayPotion 2")
    assert table.view(0).seats[2].role == "pedant"
    assert table.view(0).seats[1].role is None
    assert table.view(2).seats[1].role == "racer"


def test_the_third_goal_follows_from_the_other_two() -> None:
    table = position(
        [["map", "passage_tee", "passage_tee"], PLAIN, PLAIN],
        goals=("gold", "dragon", None),
        seen={"north": [0], "middle": [0]},
    )
    assert table.view(0).goals[2].kind == "dynamite"
    assert table.view(1).goals[2].kind is None


def test_a_watcher_sees_what_all_see() -> None:
    table = position(HANDS3)
    view = table.view(WATCHER)
    assert view.hand == []
    assert view.role is None
    assert all(seat.role is None for seat in view.seats)


def test_in_the_open_view_every_hand_lies_face_up_with_every_role() -> None:
    table = position(HANDS3, roles=["pedant", "king", "racer"])
    view = table.view(OPEN)
    assert [seat.shown for seat in view.seats] == [sorted(hand) for hand in HANDS3]
    assert [seat.role for seat in view.seats] == ["pedant", "king", "racer"]
    assert [seat.team for seat in view.seats] == [table.view(seat).team for seat in range(3)]
    assert (view.hand, view.role, view.team) == ([], None, None)
    maps = [one.left for eyes in (WATCHER, OPEN) for one in table.view(eyes).unseen if one.card == "map"]
    assert maps[0] - maps[1] == sum(hand.count("map") for hand in HANDS3) == 1


def test_in_the_open_view_a_goal_that_anybody_saw_is_known_though_it_lies_face_down() -> None:
    table = position(HANDS3, goals=("gold", None, None), seen={"north": [1]})
    goals = table.view(OPEN).goals
    assert [(goal.kind, goal.open) for goal in goals] == [("gold", False), (None, False), (None, False)]
    both = position(HANDS3, goals=("gold", "dragon", None), seen={"north": [1], "middle": [2]})
    assert [goal.kind for goal in both.view(OPEN).goals] == ["gold", "dragon", "dynamite"]


def test_in_the_open_view_buried_cards_are_known() -> None:
    table = position(HANDS3)
    table.do(0, f"SwapCard {HANDS3[0][0]}")
    assert [one.card for one in table.view(OPEN).buried] == [HANDS3[0][0]]
    assert table.view(1).buried == []


def test_another_world_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    table = position(
        HANDS3,
        goals=("gold", "dragon", None),
        seen={"north": [0], "middle": [1]},
        roles=["pedant", "king", "racer"],
    )
    seen_roles: set[str] = set()
    seen_hands: set[tuple[str, ...]] = set()
    seen_goals: set[str] = set()
    for seed in range(60):
        world = table.state.redeal(0, FastRng(seed))
        assert isinstance(world, GoblinsState)
        assert msgspec.json.encode(world.view(0)) == msgspec.json.encode(table.state.view(0))
        assert world.legal(0) == table.state.legal(0)
        rows = {secret.row: secret.value for secret in world.secrets()}
        assert rows["role of seat 0"] == "pedant"
        assert rows["goal north"] == "gold"
        seen_roles.add(rows["role of seat 2"])
        seen_hands.add(tuple(rows["hand of seat 1"].split()))
        seen_goals.add(rows["goal middle"])
    assert len(seen_roles) > 2
    assert len(seen_hands) > 10
    assert seen_goals == {"dynamite", "dragon"}


def test_a_shown_hand_is_dealt_to_nobody_else() -> None:
    sealed = [
        ("rubble_cross", 1, 0, 0),
        ("rubble_straight", -1, 0, 1),
        ("door_red", 0, -1, 0),
        ("door_red", 0, 1, 0),
    ]
    table = position([PLAIN, PLAIN, PLAIN[:1]], sealed, deck=0).do(0, "Pass")
    for seed in range(10):
        world = table.state.redeal(2, FastRng(seed))
        rows = {secret.row: secret.value for secret in world.secrets()}
        assert rows["hand of seat 0"] == " ".join(sorted(PLAIN))


def test_a_map_is_never_previewed_though_another_seat_has_settled_the_goal() -> None:
    """No chance is drawn any more, and a few worlds that agree by luck are not certainty."""
    table = position(
        [["map", "passage_tee", "passage_tee"], PLAIN, ["potion", "map", "explosion"]],
        goals=("gold", "dragon", None),
        seen={"north": [0], "middle": [1]},
    )
    look = GAME.verbs.parse("PlayMap middle")
    assert all(preview(table.state, 0, look, FastRng(seed)) is None for seed in range(60))
    known = preview(table.state, 0, GAME.verbs.parse("PlayMap north"), FastRng(1))
    assert known is not None


def test_everybody_sees_who_swapped_with_whom_this_round() -> None:
    """A card once seen can be followed by whoever joins late: the pairs stand in every view."""
    table = position([["potion", "passage_tee", "passage_tee"], ["potion", "passage_tee", "map"], PLAIN])
    table.do(0, "PlayPotion 1").do(1, "PlayPotion 2")
    assert table.view(2).potions == [[0, 1], [1, 2]]
    assert table.view(WATCHER).potions == [[0, 1], [1, 2]]
    assert GAME.load(table.state.dump()).dump() == table.state.dump()


def hands_dealt(table: Table, seat: int, other: int) -> set[str]:
    """All cards that the other holds in worlds which the seat cannot tell apart."""
    found: set[str] = set()
    for seed in range(60):
        rows = {secret.row: secret.value for secret in table.state.redeal(seat, FastRng(seed)).secrets()}
        found |= set(rows[f"hand of seat {other}"].split())
    return found


def test_who_passes_holds_nothing_that_could_have_been_played() -> None:
    """R24: nothing could be laid, so all that is left for that hand is tunnels, but no Potion, Map or Explosion."""
    table = position([PLAIN, ["map", "passage_tee", "passage_tee"], PLAIN], SEALED)
    assert hands_dealt(table, 1, 0) >= {"map", "potion", "explosion"}
    table.do(0, "Pass")
    held = hands_dealt(table, 1, 0)
    assert held.isdisjoint({"map", "potion", "explosion"})
    assert len(held) > 10
    # Of the hand of seat 2, which has not passed, nothing is known.
    assert hands_dealt(table, 1, 2) >= {"map", "potion", "explosion"}


def test_what_a_pass_has_told_is_known_until_the_hand_takes_a_new_card() -> None:
    """R24: also when others play, and in a world that was written down and read again."""
    table = position([PLAIN, ["map", "map", "passage_tee"], PLAIN], SEALED).do(0, "Pass")
    table.do(1, "PlayMap north").do(1, "Claim gold").do(2, "Pass")
    world = GAME.load(table.state.redeal(1, FastRng(3)).dump())
    assert isinstance(world, GoblinsState)
    table = Table(world)
    for other in (0, 2):
        assert hands_dealt(table, 1, other).isdisjoint({"map", "potion", "explosion"})
    table.do(0, table.legal(0)[0])
    assert table.told(SwappedCards)
    assert hands_dealt(table, 1, 0) >= {"map", "potion", "explosion"}
    assert hands_dealt(table, 1, 2).isdisjoint({"map", "potion", "explosion"})


def test_a_position_in_which_a_hand_holds_what_it_is_known_to_lack_is_refused() -> None:
    table = position([PLAIN, ["map", "passage_tee", "passage_tee"], PLAIN], SEALED).do(0, "Pass")
    dump = table.state.dump()
    players = dump["players"]
    assert isinstance(players, list)
    assert "map" in players[0]["lacks"]
    players[0]["lacks"].append("passage_tee")
    with pytest.raises(BadPosition, match="passage_tee"):
        GAME.load(dump)


def test_a_hand_follows_when_nobody_else_can_hold_its_cards() -> None:
    """R24: the one card of the deck was buried by oneself, who passed has no Explosion: so the third has all."""
    table = position([["map", "map", "potion"], PLAIN, ["explosion"] * 3], SEALED, deck=1)
    table.do(0, "SwapCard map")
    row = "hand of seat 2"
    assert not {secret.row: secret for secret in table.state.secrets()}[row].knowers & 1
    assert len(hands_dealt(table, 0, 2)) > 1
    table.do(1, "Pass")
    assert {secret.row: secret for secret in table.state.secrets()}[row].knowers & 1
    assert hands_dealt(table, 0, 2) == {"explosion"}


def test_what_a_pass_has_told_leaves_all_else_as_likely_as_before() -> None:
    """R24: of seven cards unknown to the first seat four are crossroads; so is the buried one, four times in seven."""
    table = position([["map", "map", "potion"], PLAIN, ["passage_cross"] * 3], SEALED, deck=2, active=2)
    table.do(2, "SwapCard passage_cross").do(0, "PlayMap north").do(0, "Claim gold").do(1, "Pass")
    assert [one.above for one in table.view(2).buried] == [0]
    crossroads = 0
    for seed in range(600):
        rows = {secret.row: secret.value for secret in table.state.redeal(0, FastRng(seed)).secrets()}
        crossroads += rows["card 0 from below"] == "passage_cross"
    assert 0.5 < crossroads / 600 < 0.64
