"""Turns and rounds: sleeping, the countdown, who begins, what is collected, and every way a round can end."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import Table, hole, room, table
from undercroft.games.doggies.cards import DECK_SIZE, ROOMS
from undercroft.games.doggies.view_events import CountdownBegan, GameEnded, RoundBegan, RoundEnded, Slept

LEFT = {"status": "left"}
ASLEEP = {"status": "asleep"}


def test_turns_go_clockwise_among_those_in_the_dungeon() -> None:
    game = table(seats=4, players={1: LEFT, 2: ASLEEP}, countdown={"cards": 12, "left": 5})
    game.do("Explore")
    game.do(game.legal()[0])
    assert game.acting == [3]
    game.do("Explore")
    game.do(game.legal()[0])
    assert game.acting == [0]


def test_a_sole_remaining_seat_takes_turn_after_turn() -> None:
    game = table(players={1: LEFT}, countdown={"cards": 4, "left": 4})
    for _ in range(4):
        game.do("Explore")
        game.do(game.legal()[0])
        assert game.acting == [0]
    assert game.view().draw_pile == 0
    assert "Explore" not in game.legal()


# Sleeping


def test_sleeping_brings_a_paw_for_the_rest_of_the_game() -> None:
    game = table()
    game.do("Sleep")
    assert (game.view().seats[0].owned, game.view().seats[0].available) == (6, 6)
    assert game.told(Slept, 1)[0] == Slept(0, True, 6)
    game.do("Sleep")
    assert game.view().round == 2
    assert [seat.available for seat in game.view().seats] == [6, 6]


def test_with_seven_paws_sleeping_is_allowed_and_brings_nothing() -> None:
    """R15: and whoever sleeps collects nothing."""
    game = table(players={0: {"owned": 7}})
    figures = game.figures(0).turn
    assert figures is not None
    assert (figures.sleep.legal, figures.sleep_paw) == (True, False)
    game.do("Sleep")
    assert game.told(Slept)[0] == Slept(0, False, 7)


def test_sleeping_is_always_possible_in_a_turn() -> None:
    walled_in = table(
        room("ifrit_bow", 0, -1, 1),
        room("ifrit_sword", 1, 0),
        room("ifrit_fireball", 0, 1, 1),
        players={1: LEFT},
        countdown={"cards": 4, "left": 0},
    )
    assert walled_in.legal() == ["Sleep"]
    assert walled_in.state.prompt(0).id == "doggies-prompt-turn-sleep"


# The countdown


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 8), (4, 12)])
def test_the_first_to_leave_gives_the_others_four_cards_each(seats: int, cards: int) -> None:
    game = table(seats=seats)
    game.do("Leave", "Exit N")
    view = game.view()
    assert (view.countdown, view.draw_pile, view.set_aside) == (cards, cards, 89 - cards)
    told = game.told(CountdownBegan, 1)[0]
    assert (told.seat, told.cards, told.seats) == (0, cards, list(range(1, seats)))
    # The number is not changed when others leave.
    game.do("Leave", "Exit E")
    if seats > 2:
        assert (game.view().countdown, game.view().draw_pile) == (cards, cards)
        assert len(game.told(CountdownBegan)) == 1


def test_sleeping_starts_no_countdown_and_sleepers_are_not_counted() -> None:
    """R12: only a finished walk does."""
    game = table(seats=4)
    game.do("Sleep")
    assert (game.view().countdown, game.view().draw_pile) == (None, 89)
    game.do("Leave", "Exit N")
    assert game.view().countdown == 8


def test_the_last_one_out_starts_no_countdown() -> None:
    game = table(players={1: ASLEEP})
    game.do("Leave", "Exit N")
    assert game.told(CountdownBegan) == []
    assert game.view().round == 2


TRAMPS = [f"tramp_{symbol}-{number}" for symbol in ("sword", "bow", "fireball") for number in (1, 2)]
PORTALS = ["portal-1", "portal-2", "portal_door-1", "portal_door-2"]
# All that a seat could hold without saying more about it.
PLAIN = [one.id for one in ROOMS[:DECK_SIZE] if one.id not in TRAMPS + PORTALS]


def test_a_short_pile_is_used_up() -> None:
    """R13: fewer than four for each; all of them are drawn."""
    game = table(seats=3, players={0: {"cards": PLAIN}}, box=[*TRAMPS[:5]])
    assert game.view().draw_pile == 5
    game.do("Leave", "Exit N")
    assert (game.view().countdown, game.view().draw_pile, game.view().set_aside) == (5, 5, 0)


def test_an_empty_pile_ends_exploring() -> None:
    game = table(
        room("portal-1", 0, -1),
        room("portal-2", 0, 1, 2),
        players={0: {"cards": PLAIN}},
        box=[*TRAMPS, "portal_door-1", "portal_door-2"],
    )
    assert game.view().draw_pile == 0
    assert game.legal() == ["Leave", "Sleep"]
    assert game.why_not("Explore") == "pile-empty"
    assert game.state.prompt(0).id == "doggies-prompt-turn-last"


# The end of a round


def end(game: Table, *texts: str) -> RoundEnded:
    game.do(*texts)
    return game.told(RoundEnded)[-1]


def test_a_round_ends_when_the_last_seat_leaves() -> None:
    """R34: that seat begins the next round."""
    game = table(room("coin1-1", 0, 1, 1), active=1, seats=3, players={0: LEFT, 2: ASLEEP})
    told = end(game, "Leave", "Move S", "Claim", "Exit S")
    assert (told.first, told.takes) == (1, [[], ["coin1-1"], []])
    assert (game.view().first, game.view().active, game.view().round) == (1, 1, 2)
    assert game.told(RoundBegan)[0] == RoundBegan(2, 1, 88)


def test_a_round_ends_when_the_last_seat_goes_to_sleep() -> None:
    """R34: whether by leaving or by sleeping."""
    game = table(active=2, seats=3, players={0: LEFT, 1: LEFT})
    told = end(game, "Sleep")
    assert (told.first, game.view().active) == (2, 2)


def test_a_round_ends_when_all_are_asleep() -> None:
    game = table(seats=3)
    told = end(game, "Sleep", "Sleep", "Sleep")
    assert told.takes == [[], [], []]
    assert (game.view().round, game.view().countdown, game.view().draw_pile) == (2, None, 89)


def test_a_round_ends_when_all_have_left() -> None:
    game = table(seats=4)
    for _ in range(4):
        game.do("Leave", "Exit N")
    assert game.view().round == 2
    assert game.view().active == 3


def test_the_last_of_many_may_leave_after_the_countdown_is_over() -> None:
    game = table(players={1: LEFT}, countdown={"cards": 4, "left": 0})
    told = end(game, "Leave", "Exit N")
    assert told.reshuffled == 0


def test_claimed_cards_are_held_and_all_others_go_back_to_the_pile() -> None:
    """R33: what was taken in the open stays public."""
    game = table(
        room("coin1-1", 0, -1, 1, seat=1),
        room("ifrit_bow", 0, -2),
        room("trap_bow_cross", 1, 0, seat=1),
        room("chest-1", 0, 1, 2, seat=1),
        players={1: LEFT},
        countdown={"cards": 4, "left": 2},
    )
    told = end(game, "Sleep")
    assert told.takes == [[], ["coin1-1", "trap_bow_cross", "chest-1"]]
    assert (told.reshuffled, game.view().draw_pile) == (1, 86)
    assert game.cards(1) == ["coin1-1", "trap_bow_cross", "chest-1"]
    assert [held.cell for held in game.view(0).seats[1].cards] == [None, None, None]
    assert [shown.cell for shown in game.view().rooms] == [[0, 0]]


def test_paws_holes_and_breaches_vanish_with_the_round() -> None:
    game = table(
        hole(0, -1, 1),
        room("trap_sword_cross", 1, 0, lid="mimic_sword"),
        room("coin1-1", 0, 1, seat=1),
        dogs=["ruta", "bonk"],
        players={1: {"status": "left", "owned": 6}},
        breaches=[[[0, 0], "W"]],
    )
    assert game.view().seats[1].available == 3
    game.do("Sleep")
    view = game.view()
    assert view.seats[1].available == 6
    assert (view.breaches, [shown.cell for shown in view.rooms]) == ([], [[0, 0]])
    assert sorted(view.box) == ["mimic_sword", "trap_sword_cross"]


def test_held_cards_never_go_back_to_the_pile() -> None:
    game = table(players={0: {"cards": ["coin1-1", "ifrit_bow"]}})
    game.do("Sleep", "Sleep")
    assert game.cards(0) == ["ifrit_bow", "coin1-1"]
    assert game.view().draw_pile == 87


def test_set_aside_cards_come_back_with_the_next_round() -> None:
    game = table(players={1: LEFT}, countdown={"cards": 4, "left": 4})
    assert game.view().set_aside == 85
    game.do("Sleep")
    assert (game.view().draw_pile, game.view().set_aside) == (89, 0)


# The end of the game


@pytest.mark.parametrize("last", [["Sleep"], ["Leave", "Exit N"]])
def test_the_game_ends_after_the_third_round(last: list[str]) -> None:
    """Whether the last seat leaves or sleeps; the personal quests are shown."""
    game = table(room("coin1-1", 1, 0, seat=1), round=3, players={1: LEFT})
    assert game.view(0).seats[1].quest is None
    game.do(*last)
    view = game.view(0)
    assert (view.phase, game.acting, view.active) == ("over", [], None)
    shown = view.seats[1].quest
    assert shown is not None
    assert shown.id == "q_mimic"
    assert game.told(GameEnded)[0].quests == ["q_cat_eye", "q_mimic"]
    assert game.told(GameEnded)[0].coins == [0, 1]
    assert game.told(GameEnded)[0].winners == [1]
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert game.state.prompt(0).id == "doggies-prompt-over"
    assert game.why_not("Sleep", 0) == "over"


def test_a_whole_game_of_sleepers_is_a_shared_victory() -> None:
    game = table(seats=4)
    for _ in range(12):
        game.do("Sleep")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1, 2, 3]
    assert [seat.owned for seat in game.view().seats] == [7, 7, 7, 7]


# The example round of four


def test_the_example_round_of_four() -> None:
    """R12: Pluto leaves first, then Joan, Robin and Sharik; who collects what, and who begins the next round."""
    lena, dana, luiza, matvey = 0, 1, 2, 3
    game = table(
        room("gelatin_cat_bow", 0, -1, 1),
        room("giga_tick_bow", -1, -1, 1),
        room("ifrit_fireball", 1, 0, 1),
        room("coin1-1", 2, 0, 0),
        room("giga_tick_sword", 2, 1, 0),
        room("coin1-2", 0, 1, 1),
        room("portal-1", 0, 2, 1),
        room("coin1-3", 0, 3, 1),
        room("coin1-4", 0, 4, 1),
        room("tramp_fireball-1", -1, 0, 1),
        room("chest-1", -2, 0, 0),
        room("chocolate_golem-1", -3, 0, 0),
        room("coin2-1", -3, 1, 1),
        seats=4,
        dogs=["joan", "robin", "pluto", "sharik"],
        active=luiza,
        players={lena: {"potions": ["bow"]}},
    )
    game.do("Leave", "Move N", "Fight 0 0 0", "Move W", "Fight 0 0 0", "Exit W")
    assert game.told(CountdownBegan)[0].cards == 12
    # A trap is laid where Pluto has left; the others go on exploring.
    game.do("Explore")
    game.do(game.legal()[0])
    assert game.acting == [lena]
    game.do("Leave", "Move E", "Fight 0 0 0", "Move E", "Claim", "Move S", "Fight 0 1 0", "Exit S")
    game.do("Leave", "Move S", "Claim", "Move S", "Move S", "Claim", "Move S", "Claim", "Exit S")
    game.do(
        "Leave", "Move W", "Hire B", "Move W", "Claim", "Move W", "Fight 0 0 0", "Move S", "Claim", "Exit S"
    )
    assert game.view().round == 2
    assert game.view().first == matvey
    assert game.cards(luiza) == ["giga_tick_bow", "gelatin_cat_bow"]
    assert game.cards(lena) == ["ifrit_fireball", "giga_tick_sword", "coin1-1"]
    assert game.cards(dana) == ["coin1-2", "coin1-3", "coin1-4"]
    assert game.cards(matvey) == ["chocolate_golem-1", "coin2-1", "tramp_fireball-1", "chest-1"]
    trophies = [seat.trophies for seat in game.view().seats]
    assert (trophies[luiza].bow, trophies[lena].fireball, trophies[lena].sword) == (2, 1, 1)
    assert (trophies[matvey].fireball, trophies[matvey].shield) == (1, 1)
    assert [seat.owned for seat in game.view().seats] == [5, 5, 5, 6]
    assert [seat.coins for seat in game.view().seats] == [1, 3, 0, 2]
