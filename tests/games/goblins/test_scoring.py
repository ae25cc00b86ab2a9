"""The end of a round: the order of scoring, teams, openers, roles, theft, and the ninth gold."""

from __future__ import annotations

import pytest

from tests.games.goblins.table import PLAIN, WAY, Table, position
from undercroft.games.goblins.view_events import Scored

GOLD_MIDDLE = ("dragon", "gold", "dynamite")
DRAGON_MIDDLE = ("gold", "dragon", "dynamite")
LAST = ["passage_straight", "map", "map"]
Way = list[tuple[str, int, int, int]]


def finish(
    kinds: tuple[str, str, str],
    roles: list[str],
    *,
    way: Way | None = None,
    opener: int = 0,
    card: str = "passage_straight",
    gold: list[int] | None = None,
    advanced: bool = False,
    potions: list[tuple[int, int]] | None = None,
    deck: int | None = None,
) -> Table:
    """The opener lays the last card before the middle goal."""
    seats = len(roles)
    hands = [[card, "map", "map"] if seat == opener else ["passage_tee"] * 1 for seat in range(seats)]
    if deck is None:
        hands = [hand + ["passage_tee"] * (3 - len(hand)) if seats == 3 else hand for hand in hands]
    table = position(
        hands,
        way or WAY[:7],
        roles=roles,
        goals=kinds,
        gold=gold,
        advanced=advanced,
        potions=potions,
        active=opener,
        deck=0 if seats > 3 else deck,
    )
    return table.do(opener, f"PlaceCard {card} 8 0 r1")


def test_gold_gives_every_gnome_one_and_its_opener_one_more() -> None:
    """R37: goblins lose nothing if a gnome opened it."""
    table = finish(GOLD_MIDDLE, ["pedant", "king", "racer"], gold=[0, 0, 3])
    assert table.gold == [2, 1, 3]


def test_gold_opened_by_a_goblin_costs_every_goblin_one() -> None:
    """R37: gnomes still gain theirs, and who has nothing loses nothing."""
    table = finish(GOLD_MIDDLE, ["racer", "pedant", "king", "demolitionist"], gold=[2, 0, 0, 0])
    assert table.gold == [1, 1, 1, 0]


def test_the_dragon_gives_every_goblin_two_whoever_opened_it() -> None:
    """R38: nothing extra for the opener, nothing for gnomes."""
    table = finish(DRAGON_MIDDLE, ["pedant", "king", "racer", "demolitionist"])
    assert table.gold == [0, 0, 2, 2]


def test_nothing_gives_every_goblin_one_even_if_the_dynamite_was_opened() -> None:
    """R23: no goal reached means neither Gold nor Dragon."""
    hands = [["map", "passage_tee", "passage_tee"], PLAIN, ["map", "passage_corner", "passage_tee"]]
    way = [*WAY[:7], ("passage_straight", 8, 0, 1)]
    table = position(hands, way, goals=("gold", "dynamite", "dragon"), opened="middle", passed=[1, 2])
    table.do(0, "SwapCard map")
    assert table.report.result == "nothing"
    assert table.gold == [0, 0, 1]


def test_without_an_opener_the_first_who_passed_is_scored_first() -> None:
    """R42: if nobody emptied his hand."""
    table = position(
        [PLAIN, PLAIN, ["map", "map", "passage_tee"]], roles=["racer", "pedant", "king"], passed=[1, 2]
    )
    table.do(0, "SwapCard passage_tee")
    assert table.state.first == 1
    assert [point.seat for point in table.report.points] == [0]


def test_without_an_opener_the_first_to_empty_his_hand_is_scored_first() -> None:
    """R42, R40: eight gold each; only the first in order reaches nine."""
    roles = ["racer", "pedant", "king", "demolitionist"]
    table = position([["potion"], [], [], []], roles=roles, deck=0, gold=[8, 0, 0, 8], first_emptied=3)
    table.do(0, "PlayPotion 1")
    # Seat 1 holds the Racer now; the Demolitionist of seat 3 comes first and wins.
    assert table.gold == [8, 0, 0, 9]


def test_scoring_goes_clockwise_from_the_opener_and_stops_at_the_ninth_gold() -> None:
    """R40: a later seat that would have got there too does not win."""
    table = finish(DRAGON_MIDDLE, ["pedant", "racer", "king", "demolitionist"], gold=[0, 8, 0, 8], opener=2)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [3]
    assert table.gold == [0, 8, 0, 9]


def test_within_a_seat_the_team_comes_before_the_opener_and_the_role() -> None:
    """R39: it matters at nothing and at nine."""
    table = finish(GOLD_MIDDLE, ["racer", "pedant", "king"], gold=[0, 0, 0], advanced=True)
    steps = [(event.seat, event.reason, event.amount) for event in table.told(Scored)]
    # The Racer at nothing loses nothing for the gold he opened, then gains for a route without a door.
    assert steps[0] == (0, "role", 1)
    assert table.gold[0] == 1


@pytest.mark.parametrize(
    ("role", "way", "earned"),
    [
        ("racer", WAY[:7], True),
        ("racer", [("key_red_cross", 0, 1, 0), ("door_red", 1, 0, 1), *WAY[1:7]], False),
        ("keykeeper", [("key_red_cross", 0, 1, 0), ("door_red", 1, 0, 1), *WAY[1:7]], True),
        ("keykeeper", WAY[:7], False),
        ("jeweller", [("lantern_cross", 1, 0, 0), ("lantern_cross", 2, 0, 0), *WAY[2:7]], True),
        ("jeweller", [("lantern_cross", 1, 0, 0), *WAY[1:7], ("lantern_cross", 0, 1, 0)], False),
        ("king", [("ale_cross", 1, 0, 0), ("ale_cross", 2, 0, 0), ("ale_tee", 3, 0, 1), *WAY[3:7]], True),
        ("king", [("ale_cross", 1, 0, 0), ("ale_cross", 2, 0, 0), *WAY[2:7], ("ale_tee", 0, 1, 3)], False),
    ],
)
def test_a_roles_bonus_looks_at_the_winning_route_alone(role: str, way: Way, earned: bool) -> None:
    """R34, R35, R36: once, whichever team won; what lies off the route does not count."""
    team = "goblin" if role == "racer" else "gnome"
    others = (
        ["pedant", "jeweller" if role != "jeweller" else "king"] if team == "goblin" else ["demolitionist"]
    )
    rest = [one for one in ("keykeeper", "pedant") if one != role][:1]
    roles = [role, *others] if team == "goblin" else [role, *others, *rest]
    table = finish(DRAGON_MIDDLE, roles, way=way, advanced=True)
    base = 2 if team == "goblin" else 0
    assert table.gold[0] == base + (1 if earned else 0)


def test_the_master_of_disguise_wants_to_have_swapped() -> None:
    """R29, R34: what counts is the role held at the end, and whether this seat took part."""
    roles = ["pedant", "king", "master_of_disguise"]
    assert finish(GOLD_MIDDLE, roles, advanced=True, potions=[(2, 0)]).gold[2] == 1
    assert finish(GOLD_MIDDLE, roles, advanced=True, potions=[(0, 1)]).gold[2] == 0


def test_the_pedant_looks_at_the_deck_as_it_was_before_the_last_play() -> None:
    """R31: no refill after the play that ends the round."""
    roles = ["king", "pedant", "racer", "demolitionist"]
    empty = finish(DRAGON_MIDDLE, roles, advanced=True)
    assert empty.gold[1] == 1
    full = finish(DRAGON_MIDDLE, ["king", "pedant", "racer"], advanced=True)
    assert full.gold[1] == 0


def test_skinflint_robs_somebody_when_the_dragon_opens() -> None:
    """R41: anyone with gold, team-mates and seats not scored yet included; it is not optional."""
    roles = ["skinflint", "pedant", "king", "demolitionist"]
    table = finish(DRAGON_MIDDLE, roles, advanced=True, gold=[0, 3, 0, 1])
    assert table.legal(0) == ["Steal 1", "Steal 3"]
    assert table.view(2).phase == "steal"
    table.do(0, "Steal 1")
    assert table.gold[0] == 3
    assert table.gold[1] == 2 + 1


def test_skinflint_takes_nothing_where_there_is_nothing() -> None:
    """R41: the step is skipped."""
    table = finish(DRAGON_MIDDLE, ["skinflint", "keykeeper", "king"], advanced=True)
    assert table.state.round == 2
    assert table.gold == [2, 0, 0]


def test_in_the_base_game_only_the_team_counts() -> None:
    """R34: no bonus and no theft."""
    table = finish(DRAGON_MIDDLE, ["skinflint", "pedant", "king"], gold=[0, 5, 0])
    assert table.gold == [2, 5, 0]


def test_after_the_round_all_is_shown_but_the_hands_and_the_next_seat_begins() -> None:
    """R43, R45: lies come out."""
    table = finish(GOLD_MIDDLE, ["pedant", "king", "racer"])
    assert table.report.roles == ["pedant", "king", "racer"]
    assert table.report.goals == ["dragon", "gold", "dynamite"]
    assert table.state.first == 1
    assert table.active == 1
    assert table.view(0).seats[1].shown is None


def test_on_the_score_sheet_the_bonus_of_the_role_has_its_own_words() -> None:
    """The role itself is a remark without an amount."""
    table = finish(DRAGON_MIDDLE, ["racer", "king", "pedant"], gold=[6, 0, 0], advanced=True)
    outcome = table.state.outcome()
    assert outcome is not None
    sheet = [(line.label.id, line.amount) for line in outcome.scores[0]]
    assert sheet == [
        ("goblins-score-role", None),
        ("goblins-score-team", 2),
        ("goblins-score-bonus", 1),
        ("goblins-score-total", 9),
    ]
