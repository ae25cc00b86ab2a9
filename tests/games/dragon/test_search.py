"""Searching, cubes, gems that are found, and attracting the Dragon."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import (
    BLANK,
    EMPTIED,
    FOUR,
    HEAD,
    LIT,
    ONE,
    RUBBLE,
    THREE,
    TWO,
    drafted,
    lit,
    table,
)
from undercroft.games.dragon.view_events import (
    ApChanged,
    Attracted,
    DiceRolled,
    DragonCardDrawn,
    GemFound,
    RageBegan,
    Searched,
    TurnBegan,
)

GEMS = lit(gems=3, emptied=True)


@pytest.mark.parametrize(
    ("gnome", "cubes", "draw", "result"),
    [
        ("seer", 0, FOUR, "gem"),
        ("seer", 0, THREE, "cube"),
        ("seer", 0, TWO, "cube"),
        ("seer", 1, THREE, "gem"),
        ("seer", 1, TWO, "cube"),
        ("seer", 2, TWO, "gem"),
        ("dragon_expert", 0, THREE, "gem"),
        ("dragon_expert", 0, TWO, "cube"),
        ("dragon_expert", 1, TWO, "gem"),
    ],
)
def test_a_roll_and_the_cubes_must_make_four(gnome: str, cubes: int, draw: int, result: str) -> None:
    room = table(gnomes={gnome: 1}, hexes={1: lit(cubes=cubes)}).do("Search", draws=[draw])
    searched = room.told(Searched)[0]
    assert (searched.result, searched.roll, searched.cost) == (result, draw + 1, 1)
    assert searched.bonus == cubes + (gnome == "dragon_expert")
    assert room.ap == 3
    if result == "gem":
        assert (room.hex(1).gems, room.hex(1).emptied, room.hex(1).cubes) == (1, True, 0)
    else:
        assert (room.hex(1).gems, room.hex(1).cubes) == (0, cubes + 1)


@pytest.mark.parametrize(("gnome", "cubes"), [("seer", 3), ("seer", 4), ("dragon_expert", 2)])
def test_a_bonus_of_three_needs_no_roll(gnome: str, cubes: int) -> None:
    room = table(gnomes={gnome: 1}, hexes={1: lit(cubes=cubes)}).do("Search", draws=[])
    assert room.told(Searched)[0].roll is None
    assert room.hex(1).gems == 1


@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_a_one_finds_the_dragon_whatever_the_cubes(cubes: int) -> None:
    room = table(gnomes={"engineer": 1, "seer": 0}, hexes={1: lit(cubes=cubes)}, dragon=["9", "10"])
    room.do("Search", draws=[ONE, THREE])
    assert room.told(Searched)[0].result == "dragon"
    assert room.told(RageBegan)[0].cause == "found_dragon"
    assert [event.level for event in room.told(DragonCardDrawn)] == [1]
    assert room.told(ApChanged)[0].ap == 0
    assert room.told(TurnBegan)[0].gnome == "seer"
    assert room.hex(1).cubes == cubes


def test_finding_the_dragon_ends_the_turn_even_if_it_yawns() -> None:
    room = table(gnomes={"engineer": 1, "seer": 0}, hexes={1: LIT}, dragon=["yawn"], delivered=6)
    room.do("Search", draws=[ONE, HEAD, THREE])
    assert len(room.told(DragonCardDrawn)) == 1
    assert room.view().turn is not None
    assert room.view().turn.gnome == "seer"  # type: ignore[union-attr]


def test_found_cubes_return_to_the_supply() -> None:
    """R27"""
    room = table(gnomes={"seer": 1}, hexes={1: lit(cubes=3), 2: {"cubes": 2}})
    assert room.view().cubes == 5
    room.do("Search", draws=[])
    assert room.view().cubes == 8
    assert room.told(GemFound)[0].cubes_back == 3


def test_without_cubes_in_the_supply_a_failed_search_adds_none() -> None:
    """R28"""
    full = {2: {"cubes": 4}, 3: {"cubes": 4}, 4: {"cubes": 2}}
    room = table(gnomes={"seer": 1}, hexes={1: LIT, **full}, delivered=6)
    assert room.view().cubes == 0
    assert room.legal("Attract") == []
    assert room.why_not("Attract 5").id == "dragon-why-no-cubes"
    room.do("Search", draws=[TWO])
    assert room.told(Searched)[0].result == "nothing"
    assert room.hex(1).cubes == 0


def test_there_is_nothing_to_search_on_emptied_hexes_or_the_entrance() -> None:
    room = table(gnomes={"seer": 1}, hexes={1: lit(emptied=True)})
    assert "Search" not in room.legal()
    assert room.why_not("Search").id == "dragon-why-emptied"
    assert table().why_not("Search").id == "dragon-why-search-entrance"


def test_when_all_gems_are_out_nobody_searches() -> None:
    """R30"""
    room = table(gnomes={"seer": 1}, hexes={1: LIT, 2: lit(gems=1, emptied=True)}, delivered=14)
    assert room.view().gems == 0
    assert "Search" not in room.legal()
    assert room.why_not("Search").id == "dragon-why-no-gems"
    assert room.figures().odds is None


def test_dust_cloud_raises_the_price_even_of_a_search_without_a_roll() -> None:
    """R54"""
    room = table(gnomes={"seer": 1}, hexes={1: lit(cubes=3)}, aside={"dust_cloud": 3})
    assert room.do("Search", draws=[]).ap == 2
    short = table(gnomes={"seer": 1}, hexes={1: LIT}, aside={"dust_cloud": 3}, ap=1)
    assert short.why_not("Search").args == {"cost": 2, "ap": 1}


def test_watchful_eye_makes_a_two_like_a_one_but_spares_a_search_without_a_roll() -> None:
    """R54"""
    room = table(
        gnomes={"seer": 1, "engineer": 0}, hexes={1: lit(cubes=2)}, aside={"watchful_eye": 3}, dragon=["9"]
    )
    assert (room.figures().odds.dragon, room.figures().odds.gem) == (50, 50)  # type: ignore[union-attr]
    room.do("Search", draws=[TWO, THREE])
    assert room.told(Searched)[0].result == "dragon"
    sure = table(gnomes={"seer": 1}, hexes={1: lit(cubes=3)}, aside={"watchful_eye": 3})
    assert sure.do("Search", draws=[]).hex(1).gems == 1


@pytest.mark.parametrize(
    ("gnome", "cubes", "odds"),
    [
        ("seer", 0, (25, 50, 25)),
        ("seer", 1, (50, 25, 25)),
        ("seer", 2, (75, 0, 25)),
        ("seer", 3, (100, 0, 0)),
        ("dragon_expert", 0, (50, 25, 25)),
    ],
)
def test_the_odds_of_a_search_are_shown(gnome: str, cubes: int, odds: tuple[int, int, int]) -> None:
    shown = table(gnomes={gnome: 1}, hexes={1: lit(cubes=cubes)}).figures().odds
    assert shown is not None
    assert (shown.gem, shown.cube, shown.dragon) == odds


def test_the_odds_promise_no_cube_when_all_ten_lie_in_the_cave() -> None:
    """R28: a failed search then adds none."""
    shown = (
        table(
            gnomes={"engineer": 1},
            hexes={1: LIT, 7: lit(cubes=4), 8: lit(cubes=4), 9: lit(cubes=2)},
        )
        .figures()
        .odds
    )
    assert shown is not None
    assert (shown.gem, shown.cube, shown.dragon) == (25, 0, 25)


# Four gems


def test_the_fourth_gem_found_angers_the_dragon_and_the_fifth_again() -> None:
    """R31"""
    room = table(gnomes={"seer": 1}, hexes={1: lit(cubes=3), 2: GEMS}, dragon=["9", "10"])
    assert room.figures().next_find_rages
    room.do("Search", draws=[])
    assert room.told(GemFound)[0].angers
    assert room.told(RageBegan)[0].cause == "four_gems"
    assert len(room.told(DragonCardDrawn)) == 1
    assert room.ap == 3
    again = table(
        gnomes={"seer": 1}, hexes={1: lit(cubes=3), 2: lit(gems=4, emptied=True)}, dragon=["9", "10"]
    ).do("Search", draws=[])
    assert again.told(RageBegan)[0].cause == "four_gems"


def test_the_third_gem_does_not() -> None:
    """R31"""
    room = table(gnomes={"seer": 1}, hexes={1: lit(cubes=3), 2: lit(gems=2, emptied=True)})
    room.do("Search", draws=[])
    assert not room.told(GemFound)[0].angers
    assert room.told(RageBegan) == []


def test_carrying_four_gems_about_angers_nobody() -> None:
    """R31: nor does starting a turn with them."""
    room = table(gnomes={"engineer": 7, "seer": 0}, hexes={7: lit(gems=4, emptied=True), 1: LIT}, ap=2).do(
        "Carry 1 1", draws=[THREE]
    )
    assert room.view().lying == 4
    assert room.told(RageBegan) == []


# Attract


def test_attract_needs_a_die_in_play() -> None:
    room = table(delivered=5)
    assert room.legal("Attract") == []
    assert room.why_not("Attract 5").id == "dragon-why-no-dice"
    assert "Attract 5" in table(delivered=6).legal()


@pytest.mark.parametrize(("draw", "levels"), [(HEAD, [2]), (BLANK, [])])
def test_attract_rolls_one_die_and_on_a_head_plays_rage_two_alone(draw: int, levels: list[int]) -> None:
    """R32: one die however many are in play; one card at level II without Rage I."""
    room = table(delivered=13, dragon=["9"]).do("Attract 20", draws=[draw])
    assert room.view().dice == 3
    assert room.hex(20).cubes == 1
    assert room.ap == 3
    assert room.told(Attracted)[0].hex == 20
    assert [event.level for event in room.told(DragonCardDrawn)] == levels
    assert len(room.told(DiceRolled)[0].faces) == 1


def test_attract_works_only_where_a_cube_can_help() -> None:
    """R29: open, not lost, not emptied, at most three cubes there."""
    room = table(
        delivered=6,
        hexes={1: EMPTIED, 2: RUBBLE, 3: {"cubes": 4}, 4: {"cubes": 3}, 7: {"status": "removed"}},
        dragon=["9"],
    )
    assert room.hex(19).lost
    found = room.legal("Attract")
    assert "Attract 4" in found
    for hex in (0, 1, 2, 3, 7, 19):
        assert f"Attract {hex}" not in found
        assert room.why_not(f"Attract {hex}").id == "dragon-why-attract"
    room.do("Attract 4", draws=[BLANK])
    assert room.hex(4).cubes == 4


def test_nobody_attracts_from_the_dark() -> None:
    assert table(gnomes={"engineer": 1}, delivered=6).why_not("Attract 5").id == "dragon-why-in-the-dark"


def test_a_new_cave_offers_no_search_at_the_entrance() -> None:
    room = drafted(gnomes=1)
    assert room.legal("Search") == []
