"""Positions as plain JSON: they come back as they were, and impossible ones are refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.goblins.table import HANDS3, WAY, Table, position
from undercroft.core.position import BadPosition
from undercroft.games.goblins.game import GAME


def dump() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(position(HANDS3, WAY[:3]).state.dump()))
    return found


def test_a_position_comes_back_as_it_was() -> None:
    assert GAME.load(dump()).dump() == dump()


def spoil(path: list[Any], value: object) -> dict[str, Any]:
    found = dump()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return found


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["seats"], 2, "seats"),
        (["phase"], "sleep", "phase"),
        (["players", 0, "gold"], 10, "players[0].gold"),
        (["players", 1, "hand"], ["sword"], "players[1].hand"),
        (["players", 0, "role"], "king", "players[1].role"),
        (["table", 0], ["potion", 1, 0, 0, 0], "table[0]"),
        (["table", 0], ["passage_cross", 0, 0, 0, 0], "table[0]"),
        (["table", 0], ["passage_cross", 40, 0, 0, 0], "table[0]"),
        (["table", 0], ["passage_cross", 1, 0, 2, 0], "table[0]"),
        (["table", 0], ["passage_cross", 1, 0, 0, 7], "table[0]"),
        (["goals", "north", "open"], True, "goals.north.kind"),
        (["looking_at"], "north", "looking_at"),
        (["surprise"], 1, "surprise"),
        (["passed"], [[1, "swap"], [1, "pass"]], "passed"),
        (["passed"], [[1, "empty"]], "passed"),
        (["passed"], [1], "passed"),
        (["players", 0, "role_known_by"], [1], "players[0].role_known_by"),
        (["players", 0, "shown"], True, "players[0].shown"),
        (["opener"], 1, "opener"),
        (["potions"], [[1, 1]], "potions"),
        (["phase"], "drinker", "players[0].hand"),
        (["phase"], "over", "report"),
        (["table", 0], ["passage_cross", True, 0, 0, 0], "table[0]"),
        (["discard"], ["passage_cross"], "deck"),
    ],
)
def test_an_impossible_position_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(spoil(path, value))
    assert refused.value.field.startswith(named), str(refused.value)


def theft() -> dict[str, Any]:
    """The Dragon was opened, and Skinflint is asked whom to rob."""
    table = position(
        [["passage_straight", "passage_tee", "passage_tee"], HANDS3[1], HANDS3[2]],
        WAY[:7],
        goals=("gold", "dragon", "dynamite"),
        roles=["skinflint", "king", "pedant"],
        gold=[0, 2, 1],
        advanced=True,
    )
    table.do(0, "PlaceCard passage_straight 8 0 r1")
    assert table.view(0).phase == "steal"
    found: dict[str, Any] = json.loads(json.dumps(table.state.dump()))
    return found


def test_a_position_in_the_middle_of_the_scoring_comes_back_as_it_was() -> None:
    assert GAME.load(theft()).dump() == theft()


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["report"], None, "report"),
        (["report", "result"], "dynamite", "report.result"),
        (["report", "result"], "gold", "report.goal"),
        (["report", "route"], [["a", 0]], "report.route"),
        (["report", "points"], [["0", "team", 2, 2]], "report.points"),
        (["report", "roles"], ["king"], "report.roles"),
        (["report", "goals"], [], "report.goals"),
        (["report", "surprise"], 1, "report.surprise"),
        (["opener"], None, "opener"),
        (["goals", "north", "kind"], None, "goals.north.kind"),
        (["active"], 1, "active"),
    ],
)
def test_an_impossible_scoring_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    found = theft()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    assert refused.value.field.startswith(named), str(refused.value)


def drinking(deck: int | None = None) -> dict[str, Any]:
    """An Ale Mug was laid, and its drinker is to be named."""
    table = position([["ale_cross", "passage_tee", "passage_tee"], HANDS3[1], HANDS3[2]], deck=deck)
    return plain(table.do(0, "PlaceCard ale_cross 1 0 r0"))


def claiming(deck: int | None = None) -> dict[str, Any]:
    """Seat 0 has looked at the northern goal, and must say something."""
    table = position([["map", "passage_tee", "passage_tee"], HANDS3[1], HANDS3[2]], deck=deck)
    return plain(table.do(0, "PlayMap north"))


def swapping() -> dict[str, Any]:
    """Seats 0 and 2 have exchanged their role cards."""
    return plain(position([["potion", "map", "map"], HANDS3[1], HANDS3[2]]).do(0, "PlayPotion 2"))


def plain(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(table.state.dump()))
    assert GAME.load(found).dump() == found
    return found


@pytest.mark.parametrize("made", [drinking, claiming])
@pytest.mark.parametrize("deck", [None, 0, 5])
def test_who_has_just_played_a_card_does_not_hold_a_full_hand(made: Any, deck: int | None) -> None:
    """Invariant 2: the refill at the end of the play would make four cards."""
    found = made(deck)
    pile = found["deck"][0]["cards"] if found["deck"] else found["discard"]
    found["players"][0]["hand"].append(pile.pop())
    refused(found, "players[0].hand")


def test_the_ale_that_is_given_was_laid() -> None:
    refused({**drinking(), "laid": "passage_cross"}, "laid")
    refused({**drinking(), "laid": "ale_tee"}, "laid")


def test_others_hold_full_hands_in_the_middle_of_a_play_while_there_is_a_deck() -> None:
    found = drinking()
    found["deck"][0]["cards"].append(found["players"][1]["hand"].pop())
    refused(found, "players[1].hand")


def refused(found: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.load(found)
    assert error.value.field == field, str(error.value)


def test_only_a_seat_without_cards_can_have_emptied_its_hand_first() -> None:
    found = plain(position([["passage_tee"], [], ["map"]], deck=0, first_emptied=1))
    refused({**found, "first_emptied": 2}, "first_emptied")
    refused({**found, "first_emptied": None}, "first_emptied")


def test_a_swap_of_roles_needs_its_potion() -> None:
    found = swapping()
    found["players"][1]["swapped"] = True
    refused(found, "players[1].swapped")
    refused({**swapping(), "potions": [[0, 2]] * 3}, "potions")


def test_a_claim_needs_a_seat_that_has_looked() -> None:
    found = plain(position([["map", "map", "passage_tee"], HANDS3[1], HANDS3[2]]).do(0, "PlayMap north"))
    looked = Table(GAME.load(found)).do(0, "Claim gold")  # type: ignore[arg-type]  # the game's own state
    told = plain(looked)
    assert told["claims"] == [[0, "north", "gold"]]
    refused({**told, "claims": [[1, "north", "gold"]]}, "claims[0]")
    refused({**told, "claims": [[0, "south", "gold"]]}, "claims[0]")
    refused({**told, "claims": told["claims"] * 5}, "claims")
    found["goals"]["north"]["seen_by"] = [1]
    refused(found, "looking_at")


def test_a_role_card_is_known_to_those_who_held_it() -> None:
    """After one swap each of the two knows both cards; nobody else knows either."""
    found = swapping()
    assert [player["role_known_by"] for player in found["players"]] == [[0, 2], [1], [0, 2]]
    for seat, known in ((0, [0, 1, 2]), (0, [0]), (1, [1, 2])):
        spoiled = json.loads(json.dumps(found))
        spoiled["players"][seat]["role_known_by"] = known
        refused(spoiled, f"players[{seat}].role_known_by")


def test_options_that_the_game_does_not_know_are_refused() -> None:
    refused({**dump(), "options": {"roles": "base", "gold": 5}}, "options.gold")
    refused({**theft(), "options": {"roles": "base"}}, "phase")


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["scored"], 1, "scored"),
        (["round"], 2, "report"),
        (["laid"], "map", "laid"),
        (["deck", 0, "public"], True, "deck"),
        (["table", 0], ["passage_cross", 1, 0, 0, 5], "table[0]"),
    ],
)
def test_what_no_round_leads_to_is_refused(path: list[Any], value: object, named: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.load(spoil(path, value))
    assert error.value.field.startswith(named), str(error.value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["scored"], 1, "active"),
        (["report", "round"], 3, "report.round"),
        (["report", "goal"], "north", "report.goal"),
        (["report", "roles"], ["skinflint", "pedant", "king"], "report.roles"),
        (["report", "goals"], ["dynamite", "dragon", "gold"], "report.goals"),
        (["report", "points"], [[0, "team", 2, 3]], "report.points"),
        (["goals", "middle", "open"], False, "report.goal"),
    ],
)
def test_a_report_goes_with_the_round_that_is_scored(path: list[Any], value: object, named: str) -> None:
    found = theft()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    refused(found, named)
