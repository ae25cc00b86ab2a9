"""What a seat may do on its turn: laying, swapping, passing, potions, explosions, maps, ale."""

from __future__ import annotations

import pytest

from tests.games.goblins.table import HANDS3, PLAIN, SEALED, WAY, position
from undercroft.core.action import IllegalAction
from undercroft.core.log import WATCHER
from undercroft.core.match import match_from
from undercroft.core.rng import FastRng
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.view_events import (
    AleGiven,
    CardTaken,
    Claimed,
    GoalSeen,
    HandShown,
    Passed,
    RoleReceived,
    SwappedCards,
    TurnMissed,
)


def test_the_first_card_joins_the_start_on_any_of_its_four_sides() -> None:
    """R5: the start is a crossroads."""
    table = position(HANDS3)
    assert table.places(0, "passage_cross") == {(0, -1), (1, 0), (0, 1), (-1, 0)}


def test_a_card_may_be_turned_in_every_way_that_looks_different() -> None:
    """R4: all four rotations are legal; those that look alike are offered once."""
    table = position([["passage_cross", "passage_straight", "passage_corner"], PLAIN, PLAIN])
    turns = [
        text.split()
        for text in table.legal(0)
        if text.startswith("PlaceCard") and text.split()[2:4] == ["1", "0"]
    ]
    assert {word[4] for word in turns if word[1] == "passage_cross"} == {"r0"}
    assert {word[4] for word in turns if word[1] == "passage_straight"} == {"r1"}
    assert {word[4] for word in turns if word[1] == "passage_corner"} == {"r2", "r3"}


def test_cards_may_be_laid_behind_the_start_and_up_to_the_border_only() -> None:
    """R3: three places beyond start and goals in every direction; an opening may point at the border."""
    line = [("passage_straight", -1, 0, 1), ("passage_straight", -2, 0, 1)]
    table = position([["passage_cross", "passage_tee", "passage_corner"], PLAIN, PLAIN], line)
    assert (-3, 0) in table.places(0, "passage_cross")
    table.do(0, "PlaceCard passage_cross -3 0 r0")
    assert table.is_live(-3, 0)
    assert all(x >= -3 for x, _ in table.places(1, "passage_tee"))


def test_edges_must_fit_all_cards_they_touch() -> None:
    """R6: where a card touches other laid cards, opening meets opening and wall meets wall."""
    table = position(HANDS3, [("passage_corner", 1, 0, 2)])
    # The bend opens south and west: its north and east sides are walls.
    assert (2, 0) not in table.places(0, "passage_cross")
    assert table.why_not(0, "PlaceCard passage_cross 2 0 r0") == "goblins-why-no-fit"


def test_goals_need_not_fit() -> None:
    """R6: a wall or an opening may face a goal."""
    table = position(
        [["passage_straight", "passage_tee", "passage_corner"], PLAIN, PLAIN], WAY[:5] + WAY[5:7]
    )
    # A bend at 8,0 that turns north shows the goal at 9,0 a wall.
    assert "PlaceCard passage_corner 8 0 r3" in table.legal(0)


def test_a_card_must_continue_a_live_tunnel() -> None:
    """R7: cards cut off from the start cannot be built on, only joined again."""
    cut_off = [("passage_straight", 3, 0, 1)]
    table = position([["passage_straight", "passage_tee", "passage_corner"], PLAIN, PLAIN], cut_off)
    assert (4, 0) not in table.places(0, "passage_straight")
    assert table.why_not(0, "PlaceCard passage_straight 4 0 r1") == "goblins-why-not-joined"
    assert not table.is_live(3, 0)
    table.do(0, "PlaceCard passage_straight 1 0 r1")
    table.do(1, "SwapCard passage_tee").do(2, "SwapCard passage_tee")
    assert table.places(0, "passage_tee") >= {(2, 0)}


def test_a_place_emptied_by_an_explosion_may_be_filled_again() -> None:
    """R9, R16: the card goes to the discard pile, and its place is free."""
    table = position(
        [["explosion", "passage_straight", "passage_tee"], PLAIN, PLAIN], [("passage_straight", 1, 0, 1)]
    )
    table.do(0, "PlayExplosion 1 0")
    assert table.view(0).table == []
    assert sorted(table.view(0).discard) == ["explosion", "passage_straight"]
    assert (1, 0) in table.places(1, "passage_tee")


def test_an_explosion_removes_no_lantern_no_start_and_no_goal() -> None:
    """R14, R16: and it cannot be played without a target."""
    table = position(
        [["explosion", "passage_tee", "passage_tee"], PLAIN, PLAIN], [("lantern_cross", 1, 0, 0)]
    )
    assert "PlayExplosion" not in table.verbs(0)
    assert table.why_not(0, "PlayExplosion 1 0") == "goblins-why-lantern"
    assert table.why_not(0, "PlayExplosion 0 0") == "goblins-why-not-removable"
    assert table.why_not(0, "PlayExplosion 9 0") == "goblins-why-not-removable"
    assert table.why_not(0, "PlayExplosion 5 5") == "goblins-why-nothing-there"


def test_an_explosion_cuts_off_what_lay_behind_and_it_stays_on_the_table() -> None:
    """R17: cards cut off still must be fitted."""
    table = position([["explosion", "passage_tee", "passage_tee"], PLAIN, PLAIN], WAY[:3])
    table.do(0, "PlayExplosion 1 0")
    assert not table.is_live(2, 0)
    assert len(table.view(0).table) == 2


def test_a_hand_is_refilled_after_every_play() -> None:
    """R31: one card at the end of the turn."""
    table = position(HANDS3)
    table.do(0, "PlaceCard passage_cross 1 0 r0")
    assert table.view(0).seats[0].hand == 3
    assert table.told(CardTaken, 1)[0].seat == 0


def test_swapping_is_a_way_of_passing() -> None:
    """R25: the card goes under the deck, the top one is taken; only the seat itself learns which."""
    table = position(HANDS3)
    before = table.view(0).deck
    table.do(0, "SwapCard passage_cross")
    assert table.view(0).deck == before
    assert table.view(0).passed == [0]
    assert table.told(SwappedCards, 0)[0].gave == "passage_cross"
    assert table.told(SwappedCards, 1) == []


def test_a_buried_card_is_remembered_for_its_owner_while_it_lies_there() -> None:
    """R48: with the number of cards above it; nobody else is shown it."""
    table = position(HANDS3)
    deck = table.view(0).deck
    table.do(0, "SwapCard passage_cross")
    assert [(one.card, one.above) for one in table.view(0).buried] == [("passage_cross", deck - 1)]
    assert table.view(1).buried == []


def test_a_pass_needs_a_hand_in_which_nothing_can_be_played() -> None:
    """R24: potion, map and explosion count as cards too."""
    table = position(HANDS3)
    assert "Pass" not in table.verbs(0)
    assert table.why_not(0, "Pass") == "goblins-why-can-play"
    stuck = position(
        [PLAIN, ["map", "passage_tee", "passage_tee"], PLAIN[:1] + ["passage_corner"] * 2], SEALED
    )
    assert stuck.verbs(0) == {"SwapCard", "Pass"}
    stuck.do(0, "Pass")
    assert stuck.told(Passed)[0].seat == 0
    assert "Pass" not in stuck.verbs(1)


def test_with_an_empty_deck_a_pass_shows_the_hand() -> None:
    """R26: and with cards in the deck it shows nothing."""
    table = position([PLAIN, PLAIN, PLAIN[:1]], SEALED, deck=0)
    assert table.legal(0) == ["Pass"]
    assert table.why_not(0, "SwapCard passage_tee") == "goblins-why-no-deck"
    table.do(0, "Pass")
    assert table.told(HandShown, 2)[0].cards == sorted(PLAIN)
    assert table.view(2).seats[0].shown == sorted(PLAIN)


def test_with_an_empty_deck_a_card_that_can_be_played_must_be() -> None:
    """R24, R25: even a potion or an explosion to one's own harm."""
    table = position([["potion"], PLAIN[:1], PLAIN[:1]], deck=0)
    assert table.verbs(0) == {"PlayPotion"}


def test_the_round_ends_when_all_have_passed_since_the_last_play() -> None:
    """R27: swapping counts."""
    table = position(HANDS3)
    table.do(0, "SwapCard passage_cross").do(1, "SwapCard passage_tee")
    assert table.state.round == 1
    table.do(2, "SwapCard potion")
    assert table.state.round == 2
    assert table.report.result == "nothing"


def test_a_missed_turn_is_not_a_pass() -> None:
    """R27: or two mugs could end a round over the victims' heads."""
    table = position(HANDS3, ale=[1], passed=[])
    table.do(0, "SwapCard passage_cross")
    assert table.told(TurnMissed)[0].seat == 1
    assert table.active == 2
    assert table.view(0).passed == [0]
    table.do(2, "SwapCard potion")
    assert table.state.round == 1


def test_an_empty_hand_passes_by_itself() -> None:
    """R27."""
    table = position([["passage_tee"], [], ["passage_tee"]], deck=0)
    table.do(0, "PlaceCard passage_tee 1 0 r1")
    assert table.active == 2
    assert table.view(0).passed == [1]


def test_everybody_sees_how_a_seat_passed_until_the_next_card_is_played() -> None:
    """R25, R27: by a swap, by a pass, or because its hand is empty; one who joins late can see it too."""
    stuck = position([PLAIN, PLAIN, [*PLAIN[:1], "map", "map"]], SEALED)
    stuck.do(0, "Pass").do(1, "SwapCard passage_tee")
    assert [seat.passed for seat in stuck.view(WATCHER).seats] == ["pass", "swap", None]
    stuck.do(2, "PlayMap north").do(2, "Claim gold")
    assert [seat.passed for seat in stuck.view(WATCHER).seats] == [None, None, None]
    empty = position([["passage_tee"], [], ["passage_tee"]], deck=0)
    empty.do(0, "PlaceCard passage_tee 1 0 r1")
    assert [seat.passed for seat in empty.view(2).seats] == [None, "empty", None]


def test_an_ale_mug_makes_another_player_miss_the_next_turn() -> None:
    """R28: somebody else, who has no mark yet."""
    table = position([["ale_cross", "passage_tee", "passage_tee"], PLAIN, PLAIN], ale=[])
    table.do(0, "PlaceCard ale_cross 1 0 r0")
    assert table.legal(0) == ["GiveAle 1", "GiveAle 2"]
    assert table.why_not(0, "GiveAle 0") == "goblins-why-ale-self"
    table.do(0, "GiveAle 1")
    assert (table.told(AleGiven)[0].seat, table.told(AleGiven)[0].to_seat) == (0, 1)
    assert table.active == 2


def test_mugs_do_not_add_up() -> None:
    """R28: a seat with a mark cannot be named again."""
    table = position([["ale_cross", "passage_tee", "passage_tee"], PLAIN, PLAIN], ale=[1])
    table.do(0, "PlaceCard ale_cross 1 0 r0")
    assert table.legal(0) == ["GiveAle 2"]
    assert table.why_not(0, "GiveAle 1") == "goblins-why-ale-twice"


def test_a_potion_swaps_roles_with_another_player_and_both_look() -> None:
    """R29: it cannot be refused; the team goes with the card."""
    table = position([["potion", "passage_tee", "passage_tee"], PLAIN, PLAIN])
    assert table.why_not(0, "PlayPotion 0") == "goblins-why-potion-self"
    table.do(0, "PlayPotion 2")
    assert (table.view(0).role, table.view(0).team) == ("racer", "goblin")
    assert table.view(2).role == "pedant"
    assert table.told(RoleReceived, 0)[0].role == "racer"
    assert table.told(RoleReceived, 1) == []
    # Each of the two knows both cards now; the third knows neither.
    assert table.view(0).seats[2].role == "pedant"
    assert table.view(1).seats[0].role is None


def test_a_map_shows_a_goal_to_its_player_alone_who_must_announce_something() -> None:
    """R30: true or false; kinds that are face up are excluded."""
    table = position(
        [["map", "passage_tee", "passage_tee"], PLAIN, PLAIN], goals=("gold", "dynamite", "dragon")
    )
    table.do(0, "PlayMap south")
    assert table.told(GoalSeen, 0)[0].kind == "dragon"
    assert table.told(GoalSeen, 1) == []
    assert table.legal(0) == ["Claim gold", "Claim dynamite", "Claim dragon"]
    table.do(0, "Claim gold")
    assert table.told(Claimed, 2)[0].kind == "gold"
    assert table.view(0).goals[2].kind == "dragon"
    assert table.view(1).goals[2].kind is None


def test_the_same_goal_may_be_looked_at_twice() -> None:
    """R30."""
    table = position(
        [["map", "passage_tee", "passage_tee"], PLAIN, PLAIN],
        goals=("gold", None, None),
        seen={"north": [0]},
    )
    assert "PlayMap north" in table.legal(0)


def test_a_claim_out_of_turn_is_refused() -> None:
    table = position(HANDS3)
    assert table.why_not(0, "Claim gold") == "goblins-why-claim-now"
    assert table.why_not(1, "Claim gold") == "goblins-why-wait"


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "PlaceCard passage_cross 5 3 r0", "goblins-why-not-joined"),
        (0, "PlaceCard passage_cross 2 0 r0", "goblins-why-no-fit"),
        (0, "PlaceCard passage_cross 1 0 r0", "goblins-why-taken"),
        (0, "PlaceCard passage_cross 9 0 r0", "goblins-why-taken"),
        (0, "PlaceCard passage_cross -1 0 r2", "goblins-why-turn"),
        (0, "PlaceCard passage_tee -1 0 r0", "goblins-why-no-card"),
        (0, "PlayExplosion 0 1", "goblins-why-lantern"),
        (0, "PlayExplosion 4 4", "goblins-why-nothing-there"),
        (0, "PlayPotion 0", "goblins-why-potion-self"),
        (0, "PlayPotion 5", "goblins-why-no-seat"),
        (0, "PlayMap north", "goblins-why-no-card"),
        (0, "SwapCard map", "goblins-why-no-card"),
        (0, "Pass", "goblins-why-can-play"),
        (0, "Claim gold", "goblins-why-claim-now"),
        (0, "OpenGoal north", "goblins-why-not-reached"),
        (0, "GiveAle 1", "goblins-why-ale-now"),
        (0, "Steal 1", "goblins-why-steal"),
        (1, "Claim gold", "goblins-why-wait"),
        (1, "PlaceCard passage_tee 1 0 r1", "goblins-why-wait"),
    ],
)
def test_bad_input_is_refused_with_its_reason_and_changes_nothing(seat: int, text: str, reason: str) -> None:
    table = position(
        [["passage_cross", "explosion", "potion"], PLAIN, PLAIN],
        [("passage_corner", 1, 0, 2), ("lantern_cross", 0, 1, 0)],
    )
    match = match_from(GAME, table.state.dump())
    before = match.state.dump()
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, GAME.verbs.parse(text), FastRng(1))
    assert refused.value.message.id == reason
    assert match.state.dump() == before
    assert match.entries == []


def test_what_was_announced_cannot_be_taken_back() -> None:
    """R30: not even with an empty deck, when nothing is drawn after it."""
    state = position([["map", "passage_tee"], PLAIN[:2], PLAIN[:2]], deck=0).do(0, "PlayMap north").state
    match = match_from(GAME, state.dump())
    match.play(0, GAME.verbs.parse("Claim gold"), FastRng(1))
    assert not match.can_take_back(0)


def test_ale_for_a_seat_that_is_not_there_is_refused_for_that_reason() -> None:
    """R28; before an Ale Mug is laid, any seat is refused because nothing is served."""
    table = position([["ale_cross", "passage_tee", "passage_tee"], PLAIN, PLAIN])
    assert table.why_not(0, "GiveAle 7") == "goblins-why-ale-now"
    assert table.why_not(0, "GiveAle 0") == "goblins-why-ale-now"
    table.do(0, "PlaceCard ale_cross 1 0 r0")
    assert table.why_not(0, "GiveAle 7") == "goblins-why-no-seat"
