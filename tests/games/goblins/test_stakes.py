"""What the end of a round is worth to the master: gold of its team, the bonus of its role, and the game itself."""

from __future__ import annotations

import pytest

from tests.games.goblins.table import PLAIN, SEALED, WAY, Table, position
from undercroft.games.goblins import actions
from undercroft.games.goblins.bot import Mind
from undercroft.games.goblins.cards import GNOME, GOBLIN, ROLE_IDS
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.stakes import (
    LOST,
    PROMISE,
    WON,
    Stakes,
    danger,
    opened,
    plain_stakes,
    staked,
    stakes_of,
)

LAST = "PlaceCard passage_straight 8 0 r1"
KNOWN = [1.0, 1.0, 0.0, 0.0]  # two gnomes, then two goblins, and everybody knows it
Way = list[tuple[str, int, int, int]]


def four(
    role: str,
    *,
    way: Way | None = None,
    middle: str | None = None,
    gold: list[int] | None = None,
    advanced: bool = True,
    deck: int = 5,
    opened: str | None = None,
    active: int = 0,
) -> Table:
    """Seat 0 holds this role; one card is missing to the middle goal, which it knows if it is named.

    The active seat has that card.
    """
    goblin = role in ROLE_IDS[:4]
    mates = [one for one in (ROLE_IDS[:4] if goblin else ROLE_IDS[4:]) if one != role]
    rivals = ROLE_IDS[4:6] if goblin else ROLE_IDS[:2]
    other = ["dynamite" if middle != "dynamite" else "gold", "dragon" if middle != "dragon" else "gold"]
    last = ["passage_straight", "map", "map"]
    others = ["passage_tee", "passage_tee", "passage_corner"] if deck else ["passage_tee"]
    return position(
        [last if seat == active else others for seat in range(4)],
        WAY[:7] if way is None else way,
        roles=[role, mates[0], *rivals],
        goals=(other[0], middle, other[1]) if middle or opened else (None, None, None),
        seen={"middle": [0]} if middle else None,
        gold=gold,
        advanced=advanced,
        active=active,
        deck=deck,
        opened=opened,
    )


def known(table: Table) -> list[float]:
    """Who is a gnome, if everybody knew."""
    return [1.0 if table.state.team(seat) == GNOME else 0.0 for seat in range(table.state.seats)]


def stakes(table: Table) -> Stakes:
    """Those of seat 0, which knows who is who."""
    return stakes_of(table.state, 0, known(table))


def ends(stakes: Stakes) -> list[float]:
    """What opening each kind of goal, coming near it, and a round that ends with nothing are worth."""
    near = [stakes.near_gold, stakes.near_dynamite, stakes.near_dragon]
    return [stakes.gold, stakes.dynamite, stakes.dragon, *near, stakes.nothing]


def bonus(table: Table) -> float:
    """What seat 0 expects of its role if it lays the last card before the middle goal."""
    action = GAME.verbs.parse(LAST)
    assert isinstance(action, actions.PlaceCard)
    assert action in table.state.legal(0)
    board = table.state.board.copy()
    board.lay(action.place(), action.tile(), 0)
    return Mind(table.state, 0, False, stakes=stakes(table)).bonus(1, board)


# The team


@pytest.mark.parametrize("role", ROLE_IDS)
def test_in_the_base_game_far_from_the_target_only_the_team_counts(role: str) -> None:
    """R34: no bonus."""
    table = four(role, advanced=False, gold=[3, 5, 2, 4])
    assert ends(stakes(table)) == ends(Stakes(table.state.team(0)))
    assert bonus(table) == 0.0


def test_gnomes_want_the_gold_and_goblins_the_dragon_or_nothing() -> None:
    gnome, goblin = Stakes(GNOME), Stakes(GOBLIN)
    assert gnome.gold > 0.0 > gnome.nothing > gnome.dragon
    assert goblin.dragon > goblin.nothing > 0.0 > goblin.gold
    assert gnome.near_gold > 0.0 > gnome.near_dragon
    assert goblin.near_dragon > 0.0 > goblin.near_gold


@pytest.mark.parametrize("role", ROLE_IDS)
def test_the_good_digger_sees_the_team_alone(role: str) -> None:
    """Neither bonuses nor the ninth gold; only the Master of Disguise is different to it."""
    table = four(role, gold=[8, 8, 8, 8])
    plain = plain_stakes(table.state, 0)
    assert ends(plain) == ends(Stakes(table.state.team(0)))
    assert plain.swap == (0.1 if role == "master_of_disguise" else 0.0)
    assert plain_stakes(four(role, advanced=False).state, 0).swap == 0.0


# The bonus of the own role


def test_the_demolitionist_wants_the_dynamite_opened() -> None:
    table = four("demolitionist")
    assert stakes(table).dynamite > 0.0
    assert stakes(table).near_dynamite > 0.0
    assert stakes(four("racer")).dynamite == 0.0


def test_skinflint_wants_the_dragon_more_if_there_is_gold_to_steal() -> None:
    """R41: he robs others; his own gold is not enough."""
    alone = stakes(four("skinflint", gold=[3, 0, 0, 0]))
    assert ends(alone) == ends(Stakes(GOBLIN))
    robber = stakes(four("skinflint", gold=[3, 0, 1, 0]))
    assert robber.dragon > alone.dragon
    assert robber.near_dragon > alone.near_dragon
    assert robber.gold == alone.gold


def test_what_skinflint_steals_is_the_ninth_gold() -> None:
    """R38, R41: from six, two by the Dragon and one from somebody who has any; in the base game nobody steals."""
    table = four("skinflint", middle="dragon", gold=[6, 0, 1, 0])
    found = stakes(table)
    assert [found.dragon, found.near_dragon] == [WON, WON]
    nothing_to_steal = stakes(four("skinflint", middle="dragon", gold=[6, 0, 0, 0]))
    assert nothing_to_steal.dragon == Stakes(GOBLIN).dragon
    base = stakes(four("skinflint", middle="dragon", gold=[6, 0, 1, 0], advanced=False))
    assert base.dragon == Stakes(GOBLIN).dragon
    other = stakes(four("racer", middle="dragon", gold=[6, 0, 1, 0]))
    assert other.dragon == Stakes(GOBLIN).dragon
    table.do(0, LAST).do(0, "Steal 2")
    assert table.gold[0] == 9
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.parametrize(
    ("role", "promise"),
    [("racer", -PROMISE), ("keykeeper", PROMISE), ("king", PROMISE), ("jeweller", PROMISE), ("pedant", 0.0)],
)
def test_a_card_on_the_way_promises_a_bonus_but_a_door_promises_the_racer_none(
    role: str, promise: float
) -> None:
    assert stakes(four(role)).promise == promise
    assert stakes(four(role, advanced=False)).promise == 0.0


DOOR: Way = [("key_red_cross", 0, 1, 0), ("door_red", 1, 0, 1), *WAY[1:7]]
LANTERNS: Way = [("lantern_cross", 1, 0, 0), ("lantern_cross", 2, 0, 0), *WAY[2:7]]
ALES: Way = [("ale_cross", 1, 0, 0), ("ale_cross", 2, 0, 0), ("ale_tee", 3, 0, 1), *WAY[3:7]]


@pytest.mark.parametrize(
    ("role", "way", "paid"),
    [
        ("racer", WAY[:7], 1.0),
        ("racer", DOOR, 0.0),
        ("keykeeper", DOOR, 1.0),
        ("keykeeper", WAY[:7], 0.0),
        ("jeweller", LANTERNS, 1.0),
        ("jeweller", [("lantern_cross", 1, 0, 0), *WAY[1:7], ("lantern_cross", 0, 1, 0)], 0.0),
        ("king", ALES, 1.0),
        ("king", [*ALES[:2], *WAY[2:7], ("ale_tee", 0, 1, 3)], 0.0),
        ("pedant", LANTERNS, 0.0),
        ("demolitionist", WAY[:7], 0.0),
    ],
)
def test_who_opens_a_goal_counts_what_lies_on_the_winning_route(role: str, way: Way, paid: float) -> None:
    """R34, R35, R36: whichever of Gold and Dragon it is; what lies off the route does not count."""
    assert bonus(four(role, way=way, middle="dragon")) == paid
    assert bonus(four(role, way=way, middle="gold")) == paid
    assert bonus(four(role, way=way, middle="gold", advanced=False)) == 0.0


def test_the_dynamite_pays_nothing_for_the_way_to_it() -> None:
    """R35: only the goal that ends the round counts."""
    assert bonus(four("jeweller", way=LANTERNS, middle="dynamite")) == 0.0
    assert bonus(four("jeweller", way=LANTERNS)) == pytest.approx(2 / 3)


def test_the_master_of_disguise_keeps_his_card() -> None:
    """R29: who plays the Potion gives the card away, and is paid nothing for having swapped."""
    table = position(
        [["potion", "map", "map"], ["map"], ["map"], ["passage_tee"]],
        roles=["master_of_disguise", "racer", "pedant", "king"],
        advanced=True,
        deck=0,
    )
    swap = GAME.verbs.parse("PlayPotion 2")
    plain = Mind(table.state, 0, False).value(swap)
    assert Mind(table.state, 0, False, stakes=stakes(table)).value(swap) < plain


# Who would win the game


def test_only_others_near_the_target_are_a_danger() -> None:
    state = four("pedant", gold=[8, 6, 6, 6]).state
    assert danger(state, 0, KNOWN, GNOME, 1) == 0.0
    assert danger(state, 0, KNOWN, GOBLIN, 2) == 0.0


def test_the_danger_is_the_chance_that_somebody_near_the_target_is_of_the_team_that_gains() -> None:
    state = four("pedant", gold=[0, 8, 0, 8]).state
    gnome = [1.0, 0.25, 0.5, 0.5]
    assert danger(state, 0, gnome, GNOME, 1) == pytest.approx(1.0 - 0.75 * 0.5)
    assert danger(state, 0, gnome, GOBLIN, 1) == pytest.approx(1.0 - 0.25 * 0.5)
    assert danger(state, 1, gnome, GNOME, 1) == pytest.approx(0.5)  # its own gold is no danger to it


def test_two_gold_reach_the_target_from_seven_and_one_does_not() -> None:
    state = four("pedant", gold=[0, 0, 7, 0]).state
    assert danger(state, 0, KNOWN, GOBLIN, 1) == 0.0
    assert danger(state, 0, KNOWN, GOBLIN, 2) == 1.0


def test_without_danger_an_end_is_worth_what_it_was() -> None:
    assert staked(2.0, 8, 0.0, 0.0) == 2.0
    assert staked(-1.6, 3, 0.0, 0.0) == -1.6


def test_an_end_that_makes_somebody_else_win_is_lost_whatever_it_pays() -> None:
    assert staked(2.0, 8, 1.0, 0.0) == -LOST
    assert staked(2.0, 8, 0.25, 0.0) == pytest.approx(2.0 * 0.75 - LOST * 0.25)


def test_an_end_that_averts_another_by_which_somebody_wins_is_worth_more() -> None:
    assert staked(-1.6, 3, 0.0, 0.5) == pytest.approx(-1.6 + LOST * 0.5)
    assert staked(2.0, 3, 0.5, 0.5) == pytest.approx(1.0)  # nothing is averted


def test_whoever_reaches_the_target_wins_unless_another_does_and_is_scored_first() -> None:
    """R40: nobody is scored before the opener."""
    assert staked(-1.6, 9, 0.0, 0.0) == WON
    assert 0.0 < staked(2.0, 9, 1.0, 0.0) < WON
    assert opened(2.0, 9, 1.0, 0.0) == WON
    assert opened(2.0, 8, 1.0, 0.0) == -LOST


def test_a_gnome_with_seven_wins_by_the_gold_it_opens_itself() -> None:
    """R37: the opener gets one more; a mate who opens brings only eight."""
    found = stakes(four("pedant", gold=[7, 0, 0, 0], advanced=False))
    assert found.gold == WON
    assert found.near_gold == Stakes(GNOME).near_gold
    assert stakes(four("pedant", gold=[8, 0, 0, 0], advanced=False)).near_gold == WON


def test_a_goblin_wins_with_seven_by_the_dragon_and_with_eight_by_nothing() -> None:
    """R38, R23."""
    seven = stakes(four("racer", gold=[7, 0, 0, 0], advanced=False))
    assert [seven.dragon, seven.near_dragon] == [WON, WON]
    assert [seven.gold, seven.nothing] == [Stakes(GOBLIN).gold, Stakes(GOBLIN).nothing]
    eight = stakes(four("racer", gold=[8, 0, 0, 0], advanced=False))
    assert [eight.dragon, eight.nothing] == [WON, WON]
    assert eight.gold < 0.0


def test_a_gnome_leaves_the_gold_that_would_make_a_mate_win() -> None:
    """R37: every gnome gains by it."""
    found = stakes(four("pedant", gold=[3, 8, 0, 0], advanced=False))
    assert found.gold == -LOST
    assert found.near_gold == -LOST
    assert found.nothing == Stakes(GNOME).nothing


def test_a_gnome_hurries_where_nothing_would_make_a_goblin_win() -> None:
    """R23: every goblin gains by nothing."""
    found = stakes(four("pedant", gold=[3, 0, 8, 0], advanced=False))
    assert found.gold == Stakes(GNOME).gold + LOST
    assert found.nothing == -LOST
    assert found.dragon == 0.0  # it is lost either way


def test_a_bonus_that_is_due_already_reaches_the_target_by_whatever_end() -> None:
    """R31, R34: the Pedant is paid when the deck is empty, the Demolitionist when the Dynamite was opened."""
    pedant = stakes(four("pedant", gold=[8, 0, 0, 0], deck=0))
    assert [pedant.gold, pedant.dragon, pedant.nothing] == [WON, WON, WON]
    waiting = stakes(four("pedant", gold=[8, 0, 0, 0], deck=5))
    assert waiting.nothing < 0.0
    base = stakes(four("pedant", gold=[8, 0, 0, 0], deck=0, advanced=False))
    assert base.nothing < 0.0


def test_a_goblin_never_wins_by_the_gold_it_opens_itself_whatever_bonus_is_due() -> None:
    """R37: it loses one first, and the bonus only makes up for that."""
    table = four("demolitionist", middle="gold", gold=[8, 0, 0, 0], opened="north")
    found = stakes(table)
    assert found.gold == Stakes(GOBLIN).gold < 0.0
    assert found.near_gold == WON
    table.do(0, LAST)
    assert table.report.result == "gold"
    steps = [(point.reason, point.amount) for point in table.report.points if point.seat == 0]
    assert steps == [("team", -1), ("role", 1)]
    assert table.gold[0] == 8
    assert table.state.outcome() is None


def test_the_bonus_that_is_due_is_the_ninth_gold_where_a_gnome_opens_the_gold() -> None:
    """R37, R34: goblins lose nothing by that."""
    table = four("demolitionist", middle="gold", gold=[8, 0, 0, 0], opened="north", active=2)
    table.do(2, LAST)
    assert table.gold[0] == 9
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_the_master_opens_the_gold_only_where_it_does_not_lose_the_game_by_it() -> None:
    last = GAME.verbs.parse(LAST)
    calm = four("pedant", middle="gold", gold=[3, 7, 0, 0], advanced=False)
    assert Mind(calm.state, 0, False, KNOWN, stakes=stakes(calm)).value(last) > 0.0
    tense = four("pedant", middle="gold", gold=[3, 8, 0, 0], advanced=False)
    assert Mind(tense.state, 0, False, KNOWN, stakes=stakes(tense)).value(last) < 0.0
    assert Mind(tense.state, 0, False, KNOWN).value(last) > 0.0


def test_the_bonus_of_the_role_is_part_of_what_opening_is_worth() -> None:
    table = four("jeweller", way=LANTERNS, middle="gold")
    last = GAME.verbs.parse(LAST)
    plain = Mind(table.state, 0, False, known(table))
    paid = Mind(table.state, 0, False, known(table), stakes=stakes(table))
    assert paid.value(last) == pytest.approx(plain.value(last) + 1.0)
    goblin = four("demolitionist", middle="dynamite")
    plain = Mind(goblin.state, 0, False, known(goblin))
    paid = Mind(goblin.state, 0, False, known(goblin), stakes=stakes(goblin))
    assert paid.now > plain.now  # near the Dynamite
    assert paid.value(last) > plain.value(last)


def test_a_gnome_does_not_pass_last_where_nothing_would_make_a_goblin_win() -> None:
    """R27: the round ends with the pass."""
    state = position([PLAIN, PLAIN, PLAIN], SEALED, deck=0, passed=[1, 2], gold=[0, 0, 8]).state
    certain = [1.0, 1.0, 0.0]
    mind = Mind(state, 0, False, certain, stakes=stakes_of(state, 0, certain))
    assert mind.value_of_passing() == -LOST
    assert Mind(state, 0, False, certain).value_of_passing() == Stakes(GNOME).nothing


def test_the_jeweller_lays_a_lantern_on_the_live_tunnel_a_little_more_readily() -> None:
    table = position(
        [["lantern_cross", "map", "map"], PLAIN, PLAIN, PLAIN],
        WAY[:3],
        roles=["jeweller", "king", "racer", "skinflint"],
        advanced=True,
    )
    lay = GAME.verbs.parse("PlaceCard lantern_cross 4 0 r0")
    assert lay in table.state.legal(0)
    plain = Mind(table.state, 0, False).value(lay)
    paid = Mind(table.state, 0, False, stakes=stakes(table)).value(lay)
    assert paid == pytest.approx(plain + PROMISE)
