"""The score sheet: coins, chests, losses, quests with their ties, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.doggies.table import Table, table
from undercroft.core.view import Outcome

SPECIES = {
    "ifrit": ["ifrit_bow", "ifrit_sword"],
    "giga_tick": ["giga_tick_bow", "giga_tick_sword"],
    "zombie_squirrel": ["zombie_squirrel_bow", "zombie_squirrel_sword"],
    "skeledog": ["skeledog_bow", "skeledog_sword"],
    "gelatin_cat": ["gelatin_cat_bow", "gelatin_cat_sword"],
    "mimic": ["mimic_bow", "mimic_sword"],
    "cerberus": ["cerberus-1", "cerberus-2"],
    "chocolate_golem": ["chocolate_golem-1", "chocolate_golem-2"],
    "cat_eye": ["cat_eye-1", "cat_eye-2"],
}


def over(*cards: list[str], **more: Any) -> Table:
    """The game is over; each seat holds these cards."""
    players = {seat: {"cards": held, "status": "left"} for seat, held in enumerate(cards)}
    for seat, extra in more.pop("players", {}).items():
        players[seat].update(extra)
    return table(phase="over", round=3, seats=len(cards), players=players, **more)


def outcome(game: Table) -> Outcome:
    found = game.state.outcome()
    assert found is not None
    return found


def totals(game: Table) -> list[int]:
    return [shown.total for shown in game.figures(0).coins]


def lines(game: Table, seat: int) -> dict[str, int | None]:
    """The score sheet by label; quests by their id."""
    found: dict[str, int | None] = {}
    for line in outcome(game).scores[seat]:
        name = line.label.id.removeprefix("doggies-score-")
        if "quest" in line.label.args:
            name += f" {line.label.args['quest']}"
        found[name] = line.amount
    return found


def test_the_worked_example_comes_to_21() -> None:
    """R45: 4 coins on cards, a chest with a key 4, the personal symbol quest 5, common quests 10, losses -2."""
    held = [
        "coin1-1",
        "coin2-1",
        "cerberus-1",  # one coin, and a common quest
        "chest-1",
        "key_dragonfly-1",
        "gelatin_cat_bow",
        "gelatin_cat_sword",
        "ifrit_bow",
        "ifrit_sword",
        "tramp_bow-1",
        "trap_sword_cross",
    ]
    game = over(
        held,
        ["coin1-2"],
        [],
        common=["q_gelatin_cat", "q_ifrit", "q_cerberus"],
        dogs=["joan", "robin", "pluto"],
        players={0: {"quest": "q_bow", "tramps": {"tramp_bow-1": "A"}}},
    )
    assert lines(game, 0) == {
        "rooms": 3,
        "monsters": 1,
        "chests": 4,
        "losses": -2,
        "personal q_bow": 5,
        "common q_gelatin_cat": 4,
        "common q_ifrit": 4,
        "common q_cerberus": 2,
        "total": 21,
    }
    assert totals(game) == [21, 1, 0]
    assert outcome(game).winners == [0]
    assert outcome(game).why.id == "doggies-outcome-coins"


def test_coins_of_monsters() -> None:
    held = ["cerberus-1", "chocolate_golem-1", "cat_eye-1", "dragon-1", "mimic_bow"]
    game = over(held, [], common=["q_bow", "q_ifrit"], players={0: {"quest": "q_giga_tick"}})
    assert lines(game, 0)["monsters"] == 7


@pytest.mark.parametrize(
    ("dog", "chests", "flies", "coins"),
    [("ruta", 2, 0, 0), ("ruta", 2, 1, 4), ("pluto", 2, 0, 4), ("pluto", 2, 1, 8), ("pluto", 1, 2, 4)],
)
def test_one_key_opens_one_chest(dog: str, chests: int, flies: int, coins: int) -> None:
    """R46: chests without a key are worth nothing and cost nothing."""
    held = [f"chest-{number + 1}" for number in range(chests)]
    held += [f"key_dragonfly-{number + 1}" for number in range(flies)]
    game = over(held, [], dogs=[dog, "bonk"])
    assert lines(game, 0)["chests"] == coins
    assert totals(game)[0] == coins


def test_the_total_may_be_negative() -> None:
    game = over(["trap_bow_cross", "trap_sword_cross"], [])
    assert totals(game) == [-2, 0]
    assert outcome(game).winners == [1]


def test_potion_rooms_are_worth_nothing() -> None:
    """R32."""
    assert totals(over(["potion_room-1", "potion_room-2"], [])) == [0, 0]


@pytest.mark.parametrize("species", list(SPECIES))
def test_a_monster_quest_pays_for_every_monster(species: str) -> None:
    """R44: two of them fulfil it twice. A common one pays everybody, a personal one its owner."""
    spare, other, third = [f"q_{name}" for name in SPECIES if name != species][:3]
    first, second = SPECIES[species]
    quest = f"q_{species}"
    kept = {0: {"quest": spare}, 1: {"quest": other}}
    common = over([first, second], [], common=[quest, third], players=kept)
    assert [lines(common, seat)[f"common {quest}"] for seat in (0, 1)] == [4, 0]
    shared = over([first], [second], common=[quest, third], players=kept)
    assert [lines(shared, seat)[f"common {quest}"] for seat in (0, 1)] == [2, 2]
    personal = over(
        [first], [second], common=[spare, third], players={0: {"quest": quest}, 1: {"quest": other}}
    )
    assert lines(personal, 0)[f"personal {quest}"] == 2
    assert totals(personal)[0] - totals(personal)[1] == 2


def symbol_quest(symbol: str, *cards: list[str], dogs: list[str], **more: Any) -> int | None:
    """Who wins a common symbol quest."""
    kept = ["q_cat_eye", "q_chocolate_golem", "q_cerberus"]
    players = {seat: {"quest": kept[seat]} for seat in range(len(cards))}
    for seat, extra in more.get("players", {}).items():
        players[seat].update(extra)
    common = [f"q_{symbol}", "q_mimic", "q_giga_tick"][: len(cards)]
    game = over(*cards, dogs=dogs, players=players, common=common)
    paid = [lines(game, seat)[f"common q_{symbol}"] for seat in range(len(cards))]
    assert sorted(amount or 0 for amount in paid) in ([0] * len(cards), [0] * (len(cards) - 1) + [5])
    return paid.index(5) if 5 in paid else None


@pytest.mark.parametrize("symbol", ["sword", "bow", "fireball"])
def test_a_symbol_quest_goes_to_the_most_trophies(symbol: str) -> None:
    """R43: to one seat only; base symbols do not count, and with no trophy at all nobody gets it."""
    dogs = ["ruta", "robin"]
    assert symbol_quest(symbol, [f"ifrit_{symbol}"], [], dogs=dogs) == 0
    assert symbol_quest(symbol, [], [f"ifrit_{symbol}"], dogs=dogs) == 1
    assert (
        symbol_quest(symbol, [f"ifrit_{symbol}"], [f"skeledog_{symbol}", f"mimic_{symbol}"], dogs=dogs) == 1
    )
    assert symbol_quest(symbol, [], [], dogs=dogs) is None


def test_an_artifact_counts_two_symbols() -> None:
    assert symbol_quest("bow", ["frisbow"], ["ifrit_bow"], dogs=["joan", "robin"]) == 0


def test_a_tie_goes_to_the_most_base_symbols() -> None:
    """Pluto has two bows, Joan one; Pluto and Robin have two each, so nobody gets it."""
    assert symbol_quest("bow", ["ifrit_bow"], ["mimic_bow"], dogs=["joan", "pluto"]) == 1
    assert symbol_quest("bow", ["ifrit_bow"], ["mimic_bow"], dogs=["robin", "pluto"]) is None
    assert (
        symbol_quest("bow", ["ifrit_bow"], ["mimic_bow"], ["frisbow"], dogs=["robin", "pluto", "bonk"]) == 2
    )


def test_potions_still_held_count_for_symbol_quests() -> None:
    """R49: one each."""
    game = {"players": {1: {"potions": ["bow", "bow"]}}}
    assert symbol_quest("bow", ["ifrit_bow"], [], dogs=["ruta", "bonk"], **game) == 1


def test_both_symbols_of_a_side_a_tramp_count_for_quests() -> None:
    """R49: the limit of one symbol is said only of fights."""
    tramp = {"players": {0: {"tramps": {"tramp_fireball-1": "A"}}}}
    for symbol in ("sword", "bow"):
        assert symbol_quest(symbol, ["tramp_fireball-1"], [], dogs=["ruta", "robin"], **tramp) == 0
    assert symbol_quest("fireball", ["tramp_fireball-1"], [], dogs=["ruta", "robin"], **tramp) is None


def test_side_b_of_a_tramp_counts_its_one_symbol() -> None:
    tramp = {"players": {0: {"tramps": {"tramp_fireball-1": "B"}}}}
    assert symbol_quest("fireball", ["tramp_fireball-1"], [], dogs=["ruta", "robin"], **tramp) == 0
    assert symbol_quest("bow", ["tramp_fireball-1"], [], dogs=["ruta", "robin"], **tramp) is None


def test_a_personal_symbol_quest_pays_its_owner_only_if_the_owner_is_the_one() -> None:
    kept = {0: {"quest": "q_bow"}, 1: {"quest": "q_sword"}}
    won = over(["ifrit_bow"], [], players=kept, common=["q_mimic", "q_cerberus"])
    assert lines(won, 0)["personal q_bow"] == 5
    lost = over(
        ["ifrit_bow"], ["mimic_bow", "skeledog_bow"], players=kept, common=["q_cat_eye", "q_cerberus"]
    )
    assert lines(lost, 0)["personal q_bow"] == 0
    assert totals(lost) == [0, 0]


# Who wins


def test_a_tie_is_broken_by_quest_fulfilments() -> None:
    """R44: each monster that paid counts, each symbol quest once, personal and common together."""
    # Four coins each: two ifrits here, two rooms of two coins there.
    game = over(["ifrit_bow", "ifrit_sword"], ["coin2-1", "coin2-2"], common=["q_ifrit", "q_cerberus"])
    assert totals(game) == [4, 4]
    assert outcome(game).winners == [0]
    assert outcome(game).why.id == "doggies-outcome-quests"
    assert outcome(game).places == [1, 2]
    assert outcome(game).points == [1.0, 0.0]
    assert outcome(game).scores[1][-1].label.args["quests"] == 0


def test_who_is_still_tied_shares_the_victory() -> None:
    game = over(["coin2-1"], ["coin2-2"], ["coin1-1"], common=["q_ifrit", "q_cerberus", "q_bow"])
    assert outcome(game).winners == [0, 1]
    assert outcome(game).why.id == "doggies-outcome-shared"
    assert outcome(game).places == [1, 1, 3]
    assert outcome(game).points == [0.5, 0.5, 0.0]


def test_the_figures_hide_the_personal_quests_of_others_until_the_end() -> None:
    game = table(players={1: {"cards": ["mimic_bow", "mimic_sword"]}}, common=["q_ifrit", "q_cerberus"])
    assert game.figures(0).coins[1].quests == 0
    assert game.figures(1).coins[1].quests == 4
    done = over([], ["mimic_bow", "mimic_sword"], common=["q_ifrit", "q_cerberus"])
    assert done.figures(0).coins[1].quests == 4


def test_the_score_is_the_sum_of_its_lines() -> None:
    """I14: recomputed from the cards it is the same number."""
    game = over(
        ["dragon-1", "chest-1", "coin1-1", "trap_bow_hall"], ["ifrit_bow", "coin2-1"], dogs=["pluto", "bonk"]
    )
    for seat in range(2):
        sheet = lines(game, seat)
        total = sheet.pop("total")
        assert sum(amount for amount in sheet.values() if amount is not None) == total == totals(game)[seat]
