"""Positions as plain JSON: they read back equal, and impossible ones are refused by the name of the field."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.doggies.table import Dump, hole, loaded, position, room
from tests.games.doggies.test_properties import Chooser, new_game, step
from undercroft.core.position import BadPosition
from undercroft.games.doggies.game import GAME

Change = Callable[[Dump], object]
LEFT = {"status": "left"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_back_equal(seats: int) -> None:
    game = new_game(seats, seats)
    chooser = Chooser([], seats, eager=6)
    while game.acting:
        dump = game.dump()
        again = GAME.load(json.loads(json.dumps(dump)))
        assert again.dump() == dump
        for seat in range(seats):
            assert again.view(seat) == game.state.view(seat)
            assert again.legal(seat) == game.state.legal(seat)
        step(game, chooser)
    assert GAME.load(game.dump()).dump() == game.dump()


def test_what_follows_from_the_rest_is_not_written() -> None:
    """Paws on the boards, the supply of potions, the cards in the piles."""
    game = loaded(
        position(
            room("coin1-1", 0, -1, 1, seat=1),
            room("trap_bow_cross", 0, 1, lid="potion_bow"),
            players={0: {"potions": ["sword"]}, 1: {"status": "left", "owned": 6}},
            countdown={"cards": 4, "left": 1},
        )
    )
    view = game.view()
    assert [seat.available for seat in view.seats] == [5, 5]
    assert (view.supply.sword, view.supply.bow, view.supply.fireball) == (1, 1, 2)
    assert (view.draw_pile, view.set_aside) == (1, 86)


def player(number: int, **changes: object) -> Change:
    def change(dump: Dump) -> None:
        dump["players"][number].update(changes)

    return change


def field(**changes: object) -> Change:
    def change(dump: Dump) -> None:
        dump.update(changes)

    return change


def laid(*rooms: Dump) -> Change:
    def change(dump: Dump) -> None:
        dump["rooms"] = list(rooms)

    return change


def after_left(*rooms: Dump) -> Change:
    """Seat 1 has left."""

    def change(dump: Dump) -> None:
        dump["players"][1].update(LEFT)
        dump.update(rooms=list(rooms), countdown={"cards": 4, "left": 4})

    return change


def walk(*path: list[int], **changes: object) -> Change:
    def change(dump: Dump) -> None:
        dump["phase"] = "walk"
        dump["rooms"] = [room("ifrit_bow", 0, -1), room("coin1-1", 0, -2, 1), room("dragon-1", 1, 0)]
        dump["walk"] = {"path": list(path), "pending": False, "damage": 0, "turned": [], **changes}

    return change


REFUSED: dict[str, tuple[Change, str]] = {
    "an unknown field": (field(colour="red"), r"^colour: is not known"),
    "too many seats": (field(seats=5), r"^seats: must be from 2 to 4"),
    "too few players": (field(seats=3), r"^players: must be 3"),
    "no such phase": (field(phase="tea"), r"^phase: cannot be 'tea'"),
    "a fourth round": (field(round=4), r"^round: must be a whole number of at most 3"),
    "a foreign dog": (player(1, dog="cat"), r"^players\[1\].dog: has 'cat'"),
    "one dog twice": (player(1, dog="ruta"), r"^players\[1\].dog: is 'ruta', which another seat has"),
    "no dog": (player(1, dog=None), r"^players\[1\].dog: is missing"),
    "eight paws": (player(0, owned=8), r"^players\[0\].owned: must be a whole number of at most 7"),
    "owed and owned paws": (player(0, owned=7, debt=1), r"^players\[0\].debt"),
    "a debt at the start of a round": (player(0, debt=1), r"^players\[0\].debt: owes a paw"),
    "an unknown potion": (player(0, potions=["shield"]), r"^players\[0\].potions"),
    "three potions of a kind": (player(0, potions=["bow"] * 3), r"^players\[0\].potions: makes more"),
    "a portal in hand": (player(0, cards=["portal-1"]), r"^players\[0\].cards: has 'portal-1'"),
    "one card twice": (player(0, cards=["coin1-1", "coin1-1"]), r"^players\[0\].cards: has 'coin1-1'"),
    "a tramp without a side": (
        player(0, cards=["tramp_bow-1"]),
        r"^players\[0\].tramps: does not say how tramp_bow-1 lies",
    ),
    "a tramp of nobody": (
        player(0, tramps={"tramp_bow-1": "A"}),
        r"^players\[0\].tramps.tramp_bow-1: is not held",
    ),
    "a tramp that is none": (
        player(0, tramps={"coin1-1": "A"}),
        r"^players\[0\].tramps.coin1-1: is no tramp",
    ),
    "one quest twice": (player(0, quest="q_mimic"), r"^players\[1\].quest: has 'q_mimic'"),
    "no quest": (player(0, quest=None), r"^players\[0\].quest: is missing"),
    "three common quests": (
        field(common=["q_ifrit", "q_giga_tick", "q_bow"]),
        r"^common: has 3 common quests",
    ),
    "an offer in the middle": (player(0, offer=["q_bow", "q_sword"]), r"^players\[0\].quest: is not"),
    "a lonely room": (laid(room("coin1-1", 5, 5)), r"^rooms\[0\].cell: touches no room"),
    "a room on the start": (laid(room("coin1-1", 0, 0)), r"^rooms\[0\].cell: has a room already"),
    "two rooms in a cell": (
        laid(room("coin1-1", 0, -1), room("coin1-2", 0, -1)),
        r"^rooms\[1\].cell: has a room already",
    ),
    "one room twice": (
        laid(room("coin1-1", 0, -1), room("coin1-1", 1, 0)),
        r"^rooms\[1\].card: has 'coin1-1'",
    ),
    "an unknown room": (laid(room("cellar", 0, -1)), r"^rooms\[0\].card: has 'cellar'"),
    "a fifth turn": (
        laid(room("coin1-1", 0, -1, 4)),
        r"^rooms\[0\].turn: must be a whole number of at most 3",
    ),
    "a cell of one number": (
        laid({"cell": [1], "card": "coin1-1", "turn": 0}),
        r"^rooms\[0\].cell: must be a list",
    ),
    "a cell beyond the board": (
        laid(room("coin1-1", 95, 0)),
        r"^rooms\[0\].cell\[0\]: must be a whole number of at most 94",
    ),
    "a paw on a portal": (after_left(room("portal-1", 0, -1, seat=1)), r"^rooms\[0\].seat: no paw may lie"),
    "three paws": (
        laid(room("coin1-1", 0, -1, seat=1, paws=3)),
        r"^rooms\[0\].paws: must be a whole number of at most 2",
    ),
    "two paws on coins": (after_left(room("coin1-1", 0, -1, seat=1, paws=2)), r"^rooms\[0\].paws"),
    "paws of one who is in": (
        laid(room("coin1-1", 0, -1, seat=1)),
        r"^rooms\[0\].seat: seat 1 has not walked",
    ),
    "a lid on coins": (laid(room("coin1-1", 0, -1, lid="potion_bow")), r"^rooms\[0\].lid"),
    "a lid of another symbol": (
        laid(room("trap_bow_cross", 0, -1, lid="potion_sword")),
        r"^rooms\[0\].lid: must be of the symbol bow",
    ),
    "a lid without the symbol": (
        laid(room("trap_bow_cross", 0, -1, lid="ifrit_sword")),
        r"^rooms\[0\].lid: must show the symbol bow",
    ),
    "a lid from elsewhere": (
        laid(room("ifrit_bow", 1, 0), room("trap_bow_cross", 0, -1, lid="ifrit_bow")),
        r"^rooms\[1\].lid: has 'ifrit_bow'",
    ),
    "a hole with a card": (laid({**hole(0, -1, 1), "card": "coin1-1"}), r"^rooms\[0\].hole"),
    "a hole without a card on a trap": (after_left(hole(0, -1, 1)), r"^rooms: there are more holes"),
    "a breach without Bonk": (field(breaches=[[[0, 0], "W"]]), r"^breaches: needs a dog"),
    "a breach in the air": (field(breaches=[[[4, 4], "W"]]), r"^breaches\[0\]: must be a side of a room"),
    "a breach of nothing": (field(breaches=["W"]), r"^breaches\[0\]: must be a list"),
    "a card out of the game and in hand": (
        lambda dump: (player(0, cards=["coin1-1"])(dump), field(box=["coin1-1"])(dump)),
        r"^box: has 'coin1-1'",
    ),
    "a drawn card at the wrong time": (field(drawn="coin1-1"), r"^drawn: must be a card in the phase place"),
    "no drawn card": (field(phase="place"), r"^drawn"),
    "a drawn card from the dungeon": (
        lambda dump: (laid(room("coin1-1", 0, -1))(dump), field(phase="place", drawn="coin1-1")(dump)),
        r"^drawn: has 'coin1-1'",
    ),
    "a countdown without a reason": (field(countdown={"cards": 4, "left": 4}), r"^countdown: must run"),
    "a countdown of more than there was": (
        lambda dump: (after_left()(dump), field(countdown={"cards": 4, "left": 5})(dump)),
        r"^countdown.left: is 5",
    ),
    "nobody left and the round goes on": (
        lambda dump: (player(0, status="left")(dump), player(1, status="left")(dump)),
        r"^active: is seat 0",
    ),
    "an active seat that has left": (player(0, status="left"), r"^active: is seat 0"),
    "a walk at the wrong time": (
        field(walk={"path": [[0, 0]], "pending": False, "damage": 0, "turned": []}),
        r"^walk: must be given in the phase walk",
    ),
    "no walk": (field(phase="walk"), r"^walk"),
    "a walk from nowhere": (walk([0, -1]), r"^walk.path: must begin in the start room"),
    "an empty path": (walk(), r"^walk.path: must begin in the start room"),
    "a walk over nothing": (walk([0, 0], [0, 1]), r"^walk.path: has no room at step 1"),
    "a walk through a wall": (walk([0, 0], [1, 0], [0, -1]), r"^walk.path: step 2 of the walk leads"),
    "a room twice": (walk([0, 0], [0, -1], [0, -1]), r"^walk.path: comes twice"),
    "too much damage": (walk([0, 0], [0, -1], damage=5), r"^walk.damage: is too much damage"),
    "a decision in the start room": (walk([0, 0], pending=True), r"^walk.pending: the room asks for no"),
    "a turned card without Sharik": (walk([0, 0], turned=["N"]), r"^walk.turned: seat 0 cannot turn cards"),
    "a turned card that is not there": (walk([0, 0], turned=["S"]), r"^walk.turned: there is no card"),
    "a walk without an end": (
        lambda dump: (
            walk([0, 0])(dump),
            laid(room("dragon-1", 0, -1), room("dragon-2", 1, 0), room("dragon-3", 0, 1))(dump),
            player(0, dog="pluto")(dump),
        ),
        r"^walk: cannot be finished from here",
    ),
    "an end before the end": (field(phase="over"), r"^phase: the game is over before its end"),
    "an unknown option": (field(options={"easy": True}), r"^options.easy: is not known"),
    "a hard start for two": (
        field(options={"hard_start": True, "no_potions": False, "random_dogs": False}),
        r"^options: With two players",
    ),
    "dealt dogs that are chosen": (
        field(phase="dogs", options={"random_dogs": True}),
        r"^phase: dogs are dealt",
    ),
    "a seat that is not there": (field(active=2), r"^active: must be below 2"),
    "paws that a tramp brought and nobody has": (
        player(0, cards=["tramp_bow-1"], tramps={"tramp_bow-1": "B and paw"}),
        r"^players\[0\].owned: is 5",
    ),
    "a paw without a seat": (
        laid({"cell": [0, -1], "card": "coin1-1", "turn": 0, "paws": 1}),
        r"^rooms\[0\].seat",
    ),
    "a disarmed trap where nobody has walked": (
        laid(room("trap_bow_cross", 0, -1, lid="potion_bow")),
        r"^rooms\[0\].lid: nobody has walked",
    ),
    "a breach before Bonk has walked": (
        lambda dump: (player(1, dog="bonk")(dump), field(breaches=[[[0, 0], "W"]])(dump)),
        r"^breaches: needs a dog that breaks walls and has walked",
    ),
    "a countdown for more seats than there are": (
        lambda dump: (after_left()(dump), field(countdown={"cards": 8, "left": 4})(dump)),
        r"^countdown.cards: is 8",
    ),
    "damage that no monster dealt": (walk([0, 0], [0, -1], damage=3), r"^walk.damage: is 3"),
    "a monster that was passed for nothing": (walk([0, 0], [0, -1]), r"^walk.damage: is 0"),
    "a payment that lies on no trap": (
        walk([0, 0], paid={"mimic_bow": None}),
        r"^walk.paid.mimic_bow: lies on no trap",
    ),
    "more potions before the walk than there are": (
        walk([0, 0], potions_before=["bow", "bow", "bow"]),
        r"^walk.potions_before: makes more",
    ),
    "a pile with a card too few": (field(deck=["coin1-1"]), r"^deck: lacks 'ifrit_bow'"),
    "a pile with a card from elsewhere": (
        lambda dump: (player(0, cards=["coin1-1"])(dump), field(deck=["coin1-1"])(dump)),
        r"^deck: has 'coin1-1'",
    ),
    "rooms after the end": (
        lambda dump: (
            after_left(room("coin1-1", 0, -1))(dump),
            player(0, status="left")(dump),
            field(phase="over", round=3)(dump),
        ),
        r"^rooms: the dungeon is cleared",
    ),
    "one quest offered": (player(0, offer=["q_bow"]), r"^players\[0\].offer: must be 2"),
    "dogs that are chosen": (field(phase="dogs"), r"^players\[0\].dog"),
    "quests that are chosen": (field(phase="quests"), r"^players\[0\].offer"),
}


@pytest.mark.parametrize("name", list(REFUSED))
def test_an_impossible_position_is_refused_and_the_field_named(name: str) -> None:
    change, problem = REFUSED[name]
    dump = position()
    GAME.load(copy.deepcopy(dump))
    change(dump)
    with pytest.raises(BadPosition, match=problem):
        GAME.load(dump)


@pytest.mark.parametrize("shown", [None, [], "position", 7])
def test_what_is_no_position_is_refused(shown: object) -> None:
    with pytest.raises(BadPosition):
        GAME.load(shown)


def test_a_trap_that_was_neither_taken_nor_disarmed_is_refused() -> None:
    dump = position(room("trap_bow_cross", 0, -1), phase="walk")
    dump["walk"] = {"path": [[0, 0], [0, -1]], "pending": False, "damage": 0, "turned": []}
    with pytest.raises(BadPosition, match="neither taken nor disarmed"):
        GAME.load(dump)
    dump["players"][0]["dog"] = "joan"
    dump["walk"]["pending"] = True
    assert GAME.load(dump).legal(0)


def test_the_example_in_the_docs_is_a_position() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "doggies.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    dump = json.loads(example[1])
    assert GAME.load(copy.deepcopy(dump)).dump() == dump
