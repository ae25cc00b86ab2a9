"""The ten bosses of the last room, row by row of their table."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import Table, table
from undercroft.games.raiders.view import Boss
from undercroft.games.raiders.view_events import RoomResolved

MEDIUM = {3: 11, 4: 14, 5: 18}
STRONG = {3: 14, 4: 18, 5: 23}
STRENGTH = {
    "tax_collector": MEDIUM,
    "medusa": MEDIUM,
    "vampire": STRONG,
    "sphinx": MEDIUM,
    "minotaur": STRONG,
    "wolf_pack": MEDIUM,
    "necromancer": STRONG,
}
UNBEATABLE = ["mega_dragon", "golem", "mummy"]


def cards_of_sum(total: int, seats: int) -> list[str]:
    """Cards of this sum, as high as possible from the left."""
    cards: list[str] = []
    for seat in range(seats):
        value = min(5, total - (seats - seat - 1))
        cards.append(str(value))
        total -= value
    return cards


@pytest.mark.parametrize("boss", sorted(STRENGTH))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_beatable_boss_is_beaten_by_its_strength_and_not_by_less(boss: str, seats: int) -> None:
    """R34: with five seats the medium bosses have 18."""
    strength = STRENGTH[boss][seats]
    for total, beaten in ((strength, True), (strength - 1, False)):
        room = table(boss, seats=seats).play(*cards_of_sum(total, seats))
        result = room.told(RoomResolved)[0].result
        assert (result.sum, result.strength, result.beaten) == (total, strength, beaten)
        assert any(seat.hit for seat in result.seats) is not beaten


@pytest.mark.parametrize("boss", UNBEATABLE)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_unbeatable_boss_always_attacks(boss: str, seats: int) -> None:
    room = table(boss, seats=seats).play(*["4"] * seats)
    result = room.told(RoomResolved)[0].result
    assert (result.strength, result.beaten) == (None, False)
    assert all(seat.hit for seat in result.seats)


def fight(boss: str, *cards: str, **rest: object) -> Table:
    """Three seats with five coins and two wounds each, if nothing else is said."""
    return table(boss, **rest).play(*cards)


def test_the_tax_collector_takes_three_coins_and_wounds_nobody() -> None:
    room = fight("tax_collector", "1", "4", "5")
    assert room.coins == [2, 5, 5]
    assert room.wounds == [2, 2, 2]


def test_the_tax_collector_takes_no_more_than_there_is() -> None:
    """R19."""
    assert fight("tax_collector", "1", "4", "5", coins=[2, 5, 5]).coins == [0, 5, 5]


def test_medusa_petrifies() -> None:
    room = fight("medusa", "1", "4", "5")
    assert [seat.petrified for seat in room.view(0).seats] == [True, False, False]
    assert (room.coins, room.wounds) == ([5, 5, 5], [2, 2, 2])


def test_a_beaten_medusa_petrifies_nobody() -> None:
    room = fight("medusa", "2", "4", "5")
    assert not any(seat.petrified for seat in room.view(0).seats)


def test_the_vampire_wounds_and_robs() -> None:
    room = fight("vampire", "1", "4", "5")
    assert room.coins == [3, 5, 5]
    assert room.wounds == [3, 2, 2]


def test_the_sphinx_wounds_the_lowest_and_pays_the_highest() -> None:
    room = fight("sphinx", "1", "4", "5")
    assert room.coins == [5, 5, 7]
    assert room.wounds == [4, 2, 2]
    assert [result.rewarded for result in room.results()] == [False, False, True]


def test_the_minotaur_wounds_the_lowest_and_pays_the_highest() -> None:
    room = fight("minotaur", "1", "5", "5")
    assert room.coins == [5, 6, 6]
    assert room.wounds == [3, 2, 2]


def test_the_reward_is_paid_after_a_victory_too() -> None:
    """R28."""
    room = fight("sphinx", "3", "4", "5")
    assert room.coins == [5, 5, 7]
    assert room.wounds == [2, 2, 2]


def test_all_equal_and_victorious_are_all_rewarded() -> None:
    """R28."""
    assert fight("sphinx", "4", "4", "4").coins == [7, 7, 7]


def test_all_equal_and_defeated_are_attacked_without_reward() -> None:
    """R28, R29: the only case in which a seat would be lowest and highest."""
    room = fight("sphinx", "3", "3", "3")
    assert room.coins == [5, 5, 5]
    assert room.wounds == [4, 4, 4]


def test_the_wolf_pack_wounds_twice() -> None:
    assert fight("wolf_pack", "1", "4", "5").wounds == [4, 2, 2]


def test_a_torch_escapes_the_wolf_pack() -> None:
    """R5, R14: it costs no power card, has no value, is not in the sum and shows nothing."""
    room = fight("wolf_pack", "torch", "5", "4", items=[["torch"], [], []])
    assert room.wounds == [2, 2, 4]
    assert room.told(RoomResolved)[0].result.sum == 9
    assert room.results()[0].escaped
    assert room.results()[0].value is None


def test_the_necromancer_wounds_twice() -> None:
    assert fight("necromancer", "1", "4", "5").wounds == [4, 2, 2]


def test_a_ball_escapes_the_necromancer_and_gives_no_second_card() -> None:
    """R9: the game is over once all have played."""
    room = fight("necromancer", "ball", "5", "4", items=[["ball"], [], []])
    assert room.wounds == [2, 2, 4]
    assert room.acting == []
    assert room.view(0).supply.ball == 6


def test_the_mega_dragon_wounds_three_times() -> None:
    assert fight("mega_dragon", "1", "4", "5").wounds == [5, 2, 2]


def test_a_key_escapes_the_mega_dragon() -> None:
    """R10, R12, R14: no value, only escape; the next lowest is attacked."""
    room = fight("mega_dragon", "key", "5", "4", items=[["key"], [], []])
    assert room.wounds == [2, 2, 5]
    assert room.results()[0].value is None


def test_the_golem_makes_a_five_and_a_sword_count_one() -> None:
    """R11, R35: two wounds for the lowest, who are the strongest."""
    room = fight("golem", "5", "sword", "2", items=[[], ["sword"], []])
    assert room.wounds == [4, 4, 2]
    assert [result.value for result in room.results()] == [1, 1, 2]


def test_the_mummy_attacks_the_highest_and_a_sword_draws_it() -> None:
    """R11, R35."""
    room = fight("mummy", "1", "sword", "4", items=[[], ["sword"], []])
    assert room.wounds == [2, 4, 2]


def test_the_mummy_attacks_all_who_are_highest() -> None:
    assert fight("mummy", "1", "4", "4").wounds == [2, 4, 4]


def test_a_sword_is_worth_five_at_the_other_bosses() -> None:
    """R11: a boss is fought like a monster."""
    room = fight("tax_collector", "sword", "4", "2", items=[["sword"], [], []])
    assert room.told(RoomResolved)[0].result.beaten


def test_escapes_do_not_lower_the_strength() -> None:
    """R13: two seats are left against the strength for three."""
    room = fight("wolf_pack", "torch", "5", "5", items=[["torch"], [], []])
    result = room.told(RoomResolved)[0].result
    assert (result.sum, result.strength, result.beaten) == (10, 11, False)
    assert room.wounds == [2, 4, 4]


def test_if_all_escape_nothing_happens() -> None:
    """R14."""
    room = fight("mega_dragon", "key", "key", "key", items=[["key"], ["key"], ["key"]])
    assert (room.coins, room.wounds) == ([5, 5, 5], [2, 2, 2])
    assert room.told(RoomResolved)[0].result.highest is None


def test_a_single_fighter_is_attacked() -> None:
    """R15: he is lowest and highest at once, and his value alone is never enough."""
    room = fight("wolf_pack", "torch", "torch", "5", items=[["torch"], ["torch"], []])
    assert room.wounds == [2, 2, 4]


def test_every_attacked_seat_suffers_the_whole_effect() -> None:
    """R23: at once, none instead of another."""
    room = fight("vampire", "1", "1", "5", coins=[1, 5, 5])
    assert room.coins == [0, 3, 5]
    assert room.wounds == [3, 3, 2]


def test_a_torch_after_a_ball_escapes_the_wolf_pack() -> None:
    """R5, R8."""
    room = table("wolf_pack", items=[["torch", "ball"], [], []]).play("ball", "4", "5")
    room.play("torch")
    assert room.wounds == [2, 4, 2]
    assert room.view(0).supply.torch == 6


def test_a_face_down_boss_is_known_to_be_a_boss() -> None:
    """R43: which one, nobody knows until it is seen."""
    room = table("goblin", floor=5, plan="floor_3")
    last = room.view(0).places[4]
    assert (last.boss, last.face, last.room) == (True, "down", None)
    assert len(room.view(0).bosses) == 10
    assert not any(place.boss for place in room.view(0).places[:4])


def test_the_boss_lies_face_up_where_the_floor_plan_says_so() -> None:
    """R43."""
    room = table("goblin", floor=5, plan="floor_4")
    last = room.view(0).places[4]
    assert last.face == "up"
    assert isinstance(last.room, Boss)
    assert room.view(0).bosses == [last.room.id]
