"""Which steps a walk offers: those after which it can still be finished, decided exactly."""

from __future__ import annotations

import time
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.doggies.table import Table, position, room, table
from undercroft.core.action import Action
from undercroft.core.rng import FastRng, NoRng
from undercroft.games.doggies import walking
from undercroft.games.doggies.cards import DECK_SIZE, DOG_NAMES, KIND_NAMES, ROOMS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.prospects import Prospect
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.view import View

# East and south of the start room halls lie across: the only way is north.
ONLY_NORTH = [room("ifrit_bow", 1, 0, 0), room("ifrit_sword", 0, 1, 1)]


def dragonfly(**more: Any) -> Table:
    """North a key dragonfly, behind it a coin room whose only free side is a locked door."""
    return table(
        room("key_dragonfly-1", 0, -1, 0),
        room("trap_sword_hall", -1, -1, 0),
        room("coin2_door-1", 0, -2, 1),
        room("trap_bow_hall", 0, -3, 1),
        *ONLY_NORTH,
        **more,
    )


def corridor(*cards: str, **more: Any) -> Table:
    """Rooms one behind the other to the north, their east sides blocked; the last one leads out."""
    walls = ["giga_tick_bow", "giga_tick_sword", "giga_tick_fireball", "zombie_squirrel_bow"]
    rooms = [room(card, 0, -number) for number, card in enumerate(cards, start=1)]
    rooms += [room(walls[number], 1, -number - 1, 0) for number in range(len(cards))]
    return table(*rooms, *ONLY_NORTH, **more)


def test_a_key_that_must_be_won_makes_the_fight_the_only_choice() -> None:
    """Sneaking past the dragonfly would be a dead end: behind it only a locked door leads out."""
    game = dragonfly(players={0: {"cards": ["mimic_bow"]}})
    game.do("Leave", "Move N")
    assert game.legal() == ["Fight 0 0 0"]
    assert game.why_not("Sneak") == "dead-end"
    game.do("Fight 0 0 0", "Move N", "Claim", "Exit W")
    assert game.cards(0) == ["mimic_bow", "key_dragonfly-1", "coin2_door-1"]


def test_a_potion_may_be_what_opens_the_way() -> None:
    game = dragonfly(players={0: {"potions": ["bow"]}})
    game.do("Leave", "Move N")
    assert game.legal() == ["Fight 0 1 0"]


def test_a_walk_that_cannot_be_finished_is_not_started() -> None:
    """R16: a started walk can always be completed."""
    game = dragonfly(players={0: {"potions": ["sword"]}})
    assert "Leave" not in game.legal()
    assert game.why_not("Leave") == "leave-locked"


def test_one_potion_cannot_win_two_fights() -> None:
    """Three cat-eyes in a row: Robin passes one and beats one; with a second potion she gets through."""
    for potions, possible in ((["bow"], False), (["bow", "bow"], True)):
        game = corridor(
            "cat_eye-1", "cat_eye-2", "cat_eye-3", dogs=["robin"], players={0: {"potions": potions}}
        )
        assert ("Leave" in game.legal()) == possible
    assert game.do("Leave", "Move N").legal() == ["Fight 0 1 0", "Sneak"]


def test_shields_must_be_won_before_they_are_needed() -> None:
    """Two cat-eyes: Robin may beat either of them, but passing both is too much."""
    game = corridor("cat_eye-1", "cat_eye-2", dogs=["robin"], players={0: {"potions": ["bow"]}})
    game.do("Leave", "Move N", "Sneak", "Move N")
    assert game.legal() == ["Fight 0 1 0"]
    other = corridor("cat_eye-1", "cat_eye-2", dogs=["robin"], players={0: {"potions": ["bow"]}})
    other.do("Leave", "Move N", "Fight 0 1 0", "Move N")
    assert other.legal() == ["Sneak"]


def test_joan_may_have_to_smite_her_way_out() -> None:
    game = corridor("chocolate_golem-1", "chocolate_golem-2", "chocolate_golem-3", dogs=["joan"])
    game.do("Leave", "Move N", "Sneak", "Move N")
    assert game.legal() == ["Smite"]
    game.do("Smite", "Move N")
    assert game.legal() == ["Smite"]
    game.do("Smite", "Exit N")


def test_a_paw_that_is_needed_later_cannot_be_spent() -> None:
    """With one paw and two traps the first must be disarmed: taking it along would be a dead end."""
    game = table(
        room("trap_sword_hall", 0, -1), room("trap_bow_hall", 0, -2), *ONLY_NORTH,
        players={0: {"cards": ["mimic_sword"]}},
    )  # fmt: skip
    game.state.players[0].available = 1
    for text in ("Leave", "Move N"):
        game.state.play(0, GAME.verbs.parse(text), NoRng())
    assert game.legal() == ["Disarm mimic_sword"]
    assert game.why_not("TakeTrap") == "dead-end"


def test_sharik_may_have_to_turn_a_card_to_get_out() -> None:
    game = table(
        room("ifrit_bow", 0, -1, 1),
        room("ifrit_sword", 1, 0, 0),
        room("ifrit_fireball", 0, 1, 1),
        dogs=["sharik"],
    )
    game.do("Leave")
    assert game.legal() == ["Rotate N r0", "Rotate E r1", "Rotate S r0"]
    game.do("Rotate N r0")
    assert game.legal() == ["Move N", "Rotate E r1", "Rotate S r0"]


def test_a_large_dungeon_without_a_way_out_is_judged_quickly() -> None:
    """A block of twelve coin rooms can be walked in countless ways, but the only exit lies behind three cat-eyes."""
    turns = [3, 2, 1, 3, 0, 1, 3, 0, 1, 3, 0, 1]
    block = [room(f"coin1-{n + 1}", n % 3, -1 - n // 3, turns[n]) for n in range(12)]
    halls = [("trap_sword_hall", 2, 0, 1), ("trap_bow_hall", 0, -5, 1), ("trap_fireball_hall", 1, -5, 1)]
    halls += [
        ("zombie_squirrel_bow", 3, -5, 0),
        ("zombie_squirrel_sword", 3, -6, 0),
        ("giga_tick_bow", 3, -7, 0),
    ]
    eyes = [room(f"cat_eye-{n}", 2, -4 - n) for n in (1, 2, 3)]
    for potions, possible in ((["bow"], False), (["bow", "bow"], True)):
        game = table(
            *ONLY_NORTH,
            *block,
            *[room(*hall) for hall in halls[:3]],
            *eyes,
            *[room(*hall) for hall in halls[3:]],
            dogs=["robin"],
            players={0: {"potions": potions}},
        )
        began = time.process_time()
        assert ("Leave" in game.legal()) == possible
        assert time.process_time() - began < 2.0


# The quick tests


def test_the_accept_test_takes_what_the_walker_has() -> None:
    """It says yes to an open way and leaves a way that needs a potion to the search."""
    plain = corridor("cat_eye-1", dogs=["robin"])
    assert Prospect(plain.state).can_finish()
    hard = dragonfly(players={0: {"potions": ["bow"]}})
    prospect = Prospect(hard.state)
    assert not prospect.can_finish()
    assert not prospect.is_hopeless()


def test_the_reject_test_knows_what_cannot_be_won() -> None:
    """Without a bow anywhere the dragonfly's key is out of reach."""
    game = dragonfly(options={"hard_start": False, "no_potions": True, "random_dogs": False})
    assert Prospect(game.state).is_hopeless()


def test_the_completion_found_is_kept_and_leads_out() -> None:
    """The witness: after a step that was hard to judge, the steps that follow it are known."""
    game = dragonfly(players={0: {"potions": ["bow"]}})
    game.do("Leave")
    assert game.legal() == ["Move N"]
    game.do("Move N")
    witness = [GAME.verbs.text(step) for step in reversed(game.state.witness)]
    assert witness[:2] == ["Fight 0 1 0", "Move N"]
    assert witness[-1] == "Exit W"
    game.do(witness[0])
    assert [GAME.verbs.text(step) for step in reversed(game.state.witness)] == witness[1:]
    for text in witness[1:]:
        game.do(text)
    assert game.view().seats[0].status == "left"
    assert game.state.witness == []


def test_another_step_than_the_witness_is_judged_by_itself() -> None:
    game = dragonfly(players={0: {"potions": ["bow"]}})
    game.do("Leave", "Move N", "Fight 0 1 0", "Move N")
    assert game.legal() == ["Claim", "Skip"]
    game.do("Claim")
    again = GAME.load(game.dump())
    assert [step.code for step in again.legal(0)] == [step.code for step in game.state.legal(0)]


# Against brute force


def can_finish_by_force(state: DoggiesState) -> bool:
    """The definition itself: some step ends the walk, or leads to where it can be finished."""
    for step in walking.steps(state):
        if walking.ends_walk(state, step):
            return True
        twin = state.copy()
        walking.step(twin, step)
        if can_finish_by_force(twin):
            return True
    return False


def legal_by_force(state: DoggiesState) -> list[Action]:
    found: list[Action] = []
    for step in walking.steps(state):
        if walking.ends_walk(state, step):
            found.append(step)
            continue
        twin = state.copy()
        walking.step(twin, step)
        if can_finish_by_force(twin):
            found.append(step)
    return found


class Builder:
    """Random small dungeons with few ways out, and a random dog with random things before them."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)
        self.taken: set[str] = set()
        self.dog = self.any_of(DOG_NAMES)
        rival = self.any_of([name for name in DOG_NAMES if name != self.dog])
        held = [self.draw(TROPHIES) for _ in range(self.rng.below(4))]
        tramps = {card: self.any_of(["A", "B"]) for card in held if card.startswith("tramp")}
        potions = sorted({self.any_of(["sword", "bow", "fireball"]) for _ in range(self.rng.below(3))})
        self.position = position(
            dogs=[self.dog, rival],
            players={
                0: {"cards": held, "tramps": tramps, "potions": potions},
                1: {"status": "left", "owned": 7},
            },
        )
        if self.rng.below(8) and not self.taken & {"ifrit_bow", "ifrit_sword"}:
            self.position["rooms"] = [dict(laid) for laid in ONLY_NORTH]
            self.taken |= {"ifrit_bow", "ifrit_sword"}

    def any_of(self, items: list[str]) -> str:
        return items[self.rng.below(len(items))]

    def draw(self, cards: list[str]) -> str:
        """A card that is nowhere yet."""
        card = self.any_of([card for card in cards if card not in self.taken])
        self.taken.add(card)
        return card

    def lay(self) -> None:
        """Of a few random placements the one that leaves fewest ways out. Coins are dull and come seldom."""
        card = self.draw(HARD if self.rng.below(5) else PLAIN)
        drawing = GAME.load({**self.position, "phase": "place", "drawn": card})
        choices = [GAME.verbs.text(action) for action in drawing.legal(0)]
        # North of the start room first, or there would be nothing to walk through.
        north = [text for text in choices if text.startswith("Place 0,-1 ")]
        choices = north or choices
        best = (99, room(card, 0, -1))
        for _ in range(8):
            _, cell, turn = self.any_of(choices).split()
            x, y = cell.split(",")
            laid = room(card, int(x), int(y), int(turn[1:]))
            view = GAME.load({**self.position, "rooms": [*self.position["rooms"], laid]}).view(0)
            assert isinstance(view, View)
            ways = sum(len(shown.ways_out) for shown in view.rooms)
            if ways < best[0]:
                best = (ways, laid)
        self.position["rooms"].append(best[1])

    def build(self, most_rooms: int) -> DoggiesState:
        for _ in range(2 + self.rng.below(most_rooms - 1)):
            self.lay()
        for laid in self.position["rooms"]:
            if not laid["card"].startswith("portal") and self.rng.below(5) == 0:
                laid.update(seat=1, paws=1)
                self.position["players"][1]["tramps"] = {
                    one["card"]: "A"
                    for one in self.position["rooms"]
                    if one.get("seat") == 1 and one["card"].startswith("tramp")
                }
        state = GAME.load(self.position)
        assert isinstance(state, DoggiesState)
        # Fewer paws make it harder.
        state.players[0].available -= self.rng.below(5)
        return state


TROPHIES = [one.id for one in ROOMS[:DECK_SIZE] if one.trophy or one.either]
HARD = [one.id for one in ROOMS[:DECK_SIZE] if KIND_NAMES[one.kind] not in ("coin", "chest")]
PLAIN = [one.id for one in ROOMS[:DECK_SIZE] if KIND_NAMES[one.kind] in ("coin", "chest")]


def codes(actions: list[Action]) -> list[int]:
    return [int(action.code) for action in actions]


@settings(max_examples=120, derandomize=True, deadline=None)
@given(seed=st.integers(0, 1 << 30))
def test_what_is_offered_is_what_brute_force_would_offer(seed: int) -> None:
    """On small random boards, at the start and at every step of a random walk."""
    builder = Builder(seed)
    state = builder.build(4 if builder.dog == "sharik" else 6)
    possible = can_finish_by_force(state)
    assert (GAME.verbs.parse("Leave") in state.legal(0)) == possible
    if not possible:
        return
    state.play(0, GAME.verbs.parse("Leave"), NoRng())
    while state.actors() == 1 and state.path:
        offered = state.legal(0)
        assert codes(offered) == codes(legal_by_force(state))
        state.play(0, offered[builder.rng.below(len(offered))], NoRng())


@settings(max_examples=60, derandomize=True, deadline=None)
@given(seed=st.integers(0, 1 << 30))
def test_whoever_follows_the_kept_completions_gets_out(seed: int) -> None:
    """Whatever is offered comes with a completion or is easily completed; neither ever leads into a dead end."""
    builder = Builder(seed)
    state = builder.build(8)
    if GAME.verbs.parse("Leave") not in state.legal(0):
        return
    state.play(0, GAME.verbs.parse("Leave"), NoRng())
    while state.actors() == 1 and state.path:
        offered = state.legal(0)
        assert offered
        if state.witness:
            assert int(state.witness[-1].code) in codes(offered)
        state.play(0, offered[builder.rng.below(len(offered))], NoRng())
