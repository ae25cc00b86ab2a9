"""Before the first turn: the first player, dogs, quests, potions, the start room, and the options."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import Table
from undercroft.core.bits import members
from undercroft.core.game import IllegalSetup, accept_options
from undercroft.core.log import WATCHER
from undercroft.core.rng import FastRng, Script
from undercroft.games.doggies import show
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.view_events import (
    PotionsDealt,
    QuestChosen,
    QuestsDealt,
    QuestsRevealed,
    RoundBegan,
)


def new(seats: int, options: Options | None = None, seed: int = 1) -> Table:
    state = GAME.new(seats, options or Options(), FastRng(seed))
    assert isinstance(state, DoggiesState)
    return Table(state, FastRng(seed + 1000))


def choose_all(table: Table) -> Table:
    """Dogs and quests by the first choice that is offered, up to the first turn."""
    while table.view().phase in ("dogs", "quests"):
        table.do(table.legal()[0])
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_be_the_first_player(seats: int) -> None:
    """R1: chance decides."""
    firsts = {GAME.new(seats, Options(), Script([seat])).actors() for seat in range(seats)}
    assert firsts == {1 << seat for seat in range(seats)}


def test_dogs_are_chosen_clockwise_from_the_first_player() -> None:
    """R2: one after another; what is taken is not offered again."""
    state = GAME.new(3, Options(), Script([1]))
    assert isinstance(state, DoggiesState)
    table = Table(state)
    assert table.acting == [1]
    assert table.legal() == [
        f"ChooseDog {dog}" for dog in ("bonk", "joan", "pluto", "robin", "ruta", "sharik")
    ]
    table.do("ChooseDog ruta")
    assert table.acting == [2]
    assert "ChooseDog ruta" not in table.legal()
    message = table.why("ChooseDog ruta")
    assert message is not None
    assert (message.id, message.args["seat"]) == ("doggies-why-dog-taken", 1)
    table.do("ChooseDog bonk")
    assert table.acting == [0]
    table.do("ChooseDog joan")
    assert [seat.dog.id if seat.dog else None for seat in table.view().seats] == ["joan", "ruta", "bonk"]
    assert table.view().phase == "quests"


def test_every_dog_has_its_own_board() -> None:
    boards = {dog.id: dog for dog in new(2).view().free_dogs}
    base = {
        name: (dog.base.sword, dog.base.bow, dog.base.fireball, dog.base.shield)
        for name, dog in boards.items()
    }
    assert base == {
        "bonk": (2, 0, 1, 3),
        "joan": (2, 1, 0, 3),
        "pluto": (1, 2, 0, 3),
        "robin": (0, 2, 1, 3),
        "ruta": (1, 0, 2, 5),
        "sharik": (0, 1, 2, 3),
    }
    assert {name: dog.ability for name, dog in boards.items()} == {
        "bonk": "breach",
        "joan": "smite",
        "pluto": "key",
        "robin": "trapjump",
        "ruta": "tough",
        "sharik": "rotate",
    }
    assert [dog.base.key for dog in boards.values()] == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quests_are_chosen_together_and_shown_when_all_have_chosen(seats: int) -> None:
    """R3: until then nobody hears what the others were dealt or keep."""
    table = new(seats)
    while table.view().phase == "dogs":
        table.do(table.legal()[0])
    assert table.acting == list(range(seats))
    offers = [[quest.id for quest in table.view(seat).seats[seat].offer] for seat in range(seats)]
    assert all(len(offer) == 2 for offer in offers)
    assert len({quest for offer in offers for quest in offer}) == 2 * seats
    assert table.told(QuestsDealt, 0)[0].quests == offers[0]
    assert table.told(QuestsDealt, WATCHER) == []
    for seat in reversed(range(1, seats)):
        table.do(f"KeepQuest {offers[seat][0]}", seat=seat)
        assert table.view(seat).seats[seat].kept == offers[seat][0]
        assert table.view(0).seats[seat].quest_kept
        assert table.view(0).common == []
        assert table.why_not(f"KeepQuest {offers[seat][1]}", seat) == "quest-chosen"
    assert len(table.told(QuestChosen, 0)) == seats - 1
    table.do(f"KeepQuest {offers[0][1]}", seat=0)
    common = [offers[0][0], *[offer[1] for offer in offers[1:]]]
    assert [quest.id for quest in table.view().common] == common
    assert table.told(QuestsRevealed)[0].common == common
    for seat in range(seats):
        own = table.view(seat).seats[seat].quest
        assert own is not None
        assert own.id == (offers[0][1] if seat == 0 else offers[seat][0])
        assert [other.quest for index, other in enumerate(table.view(seat).seats) if index != seat] == [
            None
        ] * (seats - 1)
    assert len(table.state.quests) == 12 - 2 * seats


def test_a_foreign_quest_cannot_be_kept() -> None:
    table = new(2)
    while table.view().phase == "dogs":
        table.do(table.legal()[0])
    foreign = table.view(1).seats[1].offer[0].id
    assert table.why_not(f"KeepQuest {foreign}", 0) == "foreign-quest"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_begins(seats: int) -> None:
    """R4: 89 cards in the pile, the start room alone on the table; every dog has five paws and two to spare."""
    table = choose_all(new(seats))
    view = table.view()
    assert (view.phase, view.round, show.constants().rounds) == ("turn", 1, 3)
    assert view.active == view.first
    assert table.acting == [view.first]
    assert (view.draw_pile, view.set_aside, view.countdown) == (89, 0, None)
    assert [room.sides for room in view.rooms] == ["ooow" if seats == 2 else "oooo"]
    assert all((seat.owned, seat.available, seat.spare) == (5, 5, 2) for seat in view.seats)
    assert table.told(RoundBegan)[0] == RoundBegan(1, view.first, 89)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_potion_and_the_others_are_the_supply(seats: int) -> None:
    table = choose_all(new(seats))
    view = table.view()
    held = [seat.potions.sword + seat.potions.bow + seat.potions.fireball for seat in view.seats]
    assert held == [1] * seats
    assert view.supply.sword + view.supply.bow + view.supply.fireball == 6 - seats
    for symbol in ("sword", "bow", "fireball"):
        assert sum(getattr(seat.potions, symbol) for seat in view.seats) + getattr(view.supply, symbol) == 2
    dealt = table.told(PotionsDealt)[0]
    assert [getattr(view.seats[seat].potions, dealt.potions[seat]) for seat in range(seats)] == [1] * seats


# Options


@pytest.mark.parametrize("seats", [3, 4])
def test_hard_start_shows_the_face_with_fewer_exits(seats: int) -> None:
    table = choose_all(new(seats, Options(hard_start=True)))
    assert table.view().hard_start
    assert table.room(0, 0).sides == "ooow"


def test_hard_start_is_refused_for_two() -> None:
    with pytest.raises(IllegalSetup) as refused:
        accept_options(GAME, 2, {"hard_start": True})
    assert refused.value.message.id == "doggies-refuse-hard-start"
    assert accept_options(GAME, 3, {"hard_start": True}) == Options(hard_start=True)


def test_without_potions_nobody_has_any() -> None:
    table = choose_all(new(3, Options(no_potions=True)))
    view = table.view()
    assert [seat.potions.sword + seat.potions.bow + seat.potions.fireball for seat in view.seats] == [0, 0, 0]
    assert view.supply.sword + view.supply.bow + view.supply.fireball == 0
    assert table.told(PotionsDealt) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_dogs_are_dealt_and_the_game_begins_with_the_quests(seats: int) -> None:
    table = new(seats, Options(random_dogs=True))
    view = table.view()
    assert view.phase == "quests"
    dogs = [seat.dog.id for seat in view.seats if seat.dog is not None]
    assert len(set(dogs)) == seats
    assert view.free_dogs == []
    every = {
        seat.dog.id
        for seed in range(30)
        for seat in new(seats, Options(random_dogs=True), seed).view().seats
        if seat.dog
    }
    assert len(every) == 6


def test_options_and_seats_that_do_not_exist_are_refused() -> None:
    for seats, options in ((1, {}), (5, {}), (2, {"no_potion": True}), (2, {"no_potions": "yes"})):
        with pytest.raises(IllegalSetup):
            accept_options(GAME, seats, options)


def test_who_is_not_asked_may_do_nothing() -> None:
    table = new(3)
    assert [table.legal(seat) for seat in range(3) if seat not in table.acting] == [[], []]
    assert table.legal(WATCHER) == []
    other = next(seat for seat in range(3) if seat not in table.acting)
    assert table.why_not("ChooseDog bonk", other) == "wait"
    assert table.why_not("ChooseDog bonk", WATCHER) == "watching"
    assert table.why_not("Explore") == "dog-first"
    choose_all(table)
    assert table.why_not("ChooseDog bonk") == "dogs-chosen"
    assert table.why_not("KeepQuest q_bow") == "no-quest-now"
    assert members(table.state.actors()) == [table.view().first]
