"""Point 8: what learners rely on. Facts, numbers of actions, observations, recall, games stepped together, trees."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from undercroft.core.bits import first
from undercroft.core.check.fault import BATCH, FACTS, NUMBERS, OBSERVATION, RECALL, TREE, Fault, in_words
from undercroft.core.check.sight import any_action, any_actor, branch, sight, sight_difference, try_step
from undercroft.core.encoding import Encoder, OutOfBounds
from undercroft.core.facts import ONE_POINT, SHARED
from undercroft.core.game import Game
from undercroft.core.match import Match, new_match
from undercroft.core.rng import FastRng
from undercroft.core.tree import Node, Tree
from undercroft.core.vector import EVERY_SEAT, Batch, seed_of

TWINS: Final = 4  # worlds in which the same step is compared
BATCHED: Final = 2
BATCH_STEPS: Final = 60
TREE_STEPS: Final = 40
CLOSE: Final = 1e-9


def encoder_for(game: Game, seats: i64) -> Encoder | None:
    """The observations of a game; None if its view does not say its bounds."""
    try:
        return Encoder(game, seats)
    except TypeError:
        return None


def check_facts(match: Match) -> None:
    """No game exceeds what its facts say; a bound of 0 says nothing."""
    facts = match.game.facts(match.seats, match.options)
    state = match.state
    if facts.longest and len(match.entries) > facts.longest:
        raise Fault(FACTS, f"the game has {len(match.entries)} steps, more than {facts.longest}", match)
    draws = match.entries[-1].draws if match.entries else match.setup
    if facts.largest_draw and draws and max(draws) >= facts.largest_draw:
        raise Fault(FACTS, f"{max(draws)} is drawn, not below {facts.largest_draw}", match)
    for seat in range(state.seats):
        legal = len(state.legal(seat))
        if facts.most_legal and legal > facts.most_legal:
            raise Fault(FACTS, f"seat {seat} has {legal} actions, more than {facts.most_legal}", match)
    if state.actors() == 0:
        points = state.points()
        if facts.payoff == ONE_POINT and abs(sum(points) - 1.0) > CLOSE:
            raise Fault(FACTS, f"the seats do not share one point, but {sum(points)}", match)
        if facts.payoff == SHARED and max(points) != min(points):
            raise Fault(FACTS, f"the seats do not win together: {points}", match)


def check_numbers(match: Match) -> None:
    """Every legal action has a number of its own, and the number gives it back, also after loading."""
    game = match.game
    state = match.state
    loaded = game.load(state.dump())
    for seat in range(state.seats):
        taken: set[int] = set()
        for action in state.legal(seat):
            number = game.number(state, action)
            text = game.verbs.text(action)
            if not 0 <= number < game.numbers() or int(number) in taken:
                raise Fault(NUMBERS, f"{text} has the number {number}, out of range or given twice", match)
            taken.add(int(number))
            if game.action(state, number) != action:
                raise Fault(NUMBERS, f"{text} has the number {number} of {game.action(state, number)}", match)
            if game.number(loaded, action) != number:
                raise Fault(NUMBERS, f"{text} has another number in the loaded position", match)


def check_observation(match: Match, encoder: Encoder, rng: FastRng) -> None:
    """Within its bounds, the same in every redeal, and the game's own encoder agrees with the derived one."""
    state = match.state
    for seat in range(state.seats):
        derived = encoder.zeros[:]
        derived[0] = i16(seat)
        try:
            encoder.write_view(state.view(seat), derived, 1)
            here = encoder.encode(state, seat)
            there = encoder.encode(state.redeal(seat, rng), seat)
        except OutOfBounds as error:
            raise Fault(OBSERVATION, f"seat {seat}: {error}", match) from None
        compare(match, encoder, seat, here, derived, "the view says")
        compare(match, encoder, seat, here, there, "another world shows")


def compare(match: Match, encoder: Encoder, seat: i64, here: vec[i16], there: vec[i16], whose: str) -> None:
    for place in range(encoder.size):
        if here[place] != there[place]:
            name = encoder.columns()[place].name
            raise Fault(
                OBSERVATION, f"seat {seat} observes {here[place]} as {name}, {whose} {there[place]}", match
            )


def check_recall(match: Match, rng: FastRng) -> None:
    """What a seat saw first, and has done and been told since, determines what it sees and may do.

    Worlds that a seat cannot tell apart go on by one step. Where it is told the same, it must see the same.
    """
    state = match.state
    if state.actors() == 0:
        return
    seat = rng.below(state.seats)
    actor = any_actor(state, rng)
    action = any_action(match, actor, rng)
    remembered: dict[bytes, list[bytes]] = {}
    for _ in range(TWINS):
        world = branch(match, state.redeal(seat, rng))
        offered = world.state.legal(actor)
        done = action if action in offered else offered[rng.below(len(offered))]
        log = try_step(world, actor, done, rng)
        own = b"%d" % int(done.code) if actor == seat else b""
        key = own + msgspec.json.encode(log.told(seat))
        seen = sight(world.state, seat)
        before = remembered.get(key)
        if before is None:
            remembered[key] = seen
            continue
        found = sight_difference(before, seen)
        if found:
            raise Fault(RECALL, f"seat {seat} was told the same, but is shown {found}", world)


def check_batch(game: Game, seats: i64, options: msgspec.Struct, seed: i64, encoder: Encoder) -> None:
    """Games stepped together are the games that one plays alone from the same seeds."""
    batch = Batch(game, seats, options, BATCHED, seed, True, True, 0, 0, EVERY_SEAT, [])
    rngs = [FastRng(seed_of(seed, index)) for index in range(BATCHED)]
    matches = [new_match(game, seats, options, rng) for rng in rngs]
    path = FastRng(seed)
    for _ in range(BATCH_STEPS):
        numbers: list[int] = []
        for index in range(BATCHED):
            match = matches[index]
            numbers.append(compare_batch(batch, match, index, encoder, path))
        try:
            batch.step(numbers)
        except Exception as error:
            raise Fault(BATCH, in_words(error), matches[0]) from None
        for index in range(BATCHED):
            match = matches[index]
            seat = first(match.state.actors())
            match.step(seat, game.action(match.state, numbers[index]), rngs[index])
            if match.state.actors() == 0:
                points = [batch.rewards[index * seats + other] for other in range(seats)]
                if not batch.ended[index] or points != match.state.points():
                    raise Fault(BATCH, f"the batch ends with {points}", match)
                matches[index] = new_match(game, seats, options, rngs[index])


def compare_batch(batch: Batch, match: Match, index: i64, encoder: Encoder, path: FastRng) -> int:
    """The seat, the observation and the mask of one game; a random action of it, by its number."""
    state = match.state
    seat = first(state.actors())
    if batch.actors[index] != seat:
        raise Fault(BATCH, f"the batch asks seat {batch.actors[index]}, not seat {seat}", match)
    alone = encoder.encode(state, seat)
    for place in range(encoder.size):
        if batch.observations[index * encoder.size + place] != alone[place]:
            raise Fault(BATCH, f"the batch observes another {encoder.columns()[place].name}", match)
    numbers = [int(match.game.number(state, action)) for action in state.legal(seat)]
    marked: list[int] = []
    for number in range(batch.numbers):
        if batch.masks[index * batch.numbers + number]:
            marked.append(number)
    if sorted(numbers) != marked:
        raise Fault(BATCH, "the mask of the batch is not the list of legal actions", match)
    return numbers[path.below(len(numbers))]


def check_tree(game: Game, seats: i64, options: msgspec.Struct, seed: i64) -> None:
    """The tree with explicit chance leads to the positions that one plays to alone with the same draws."""
    rng = FastRng(seed)
    match = new_match(game, seats, options, rng)
    given: dict[str, object] = msgspec.to_builtins(options)
    node = drawn(Tree(game, seats, given).root, match.setup, match)
    path = FastRng(seed)
    for _ in range(TREE_STEPS):
        state = match.state
        if node.position().dump() != state.dump():
            raise Fault(TREE, "the tree leads to another position", match)
        if state.actors() == 0:
            return
        seat = first(state.actors())
        numbers = sorted([int(game.number(state, action)) for action in state.legal(seat)])
        if node.actor != seat or node.legal() != numbers:
            raise Fault(TREE, f"the tree offers seat {node.actor} other actions", match)
        number = numbers[path.below(len(numbers))]
        match.step(seat, game.action(state, number), rng)
        node = drawn(node.after(number), match.entries[-1].draws, match)


def drawn(node: Node, draws: list[int], match: Match) -> Node:
    """The node after the draws of one step."""
    for draw in draws:
        if node.state is not None or draw >= node.wanted:
            raise Fault(TREE, f"the tree does not draw {draw}", match)
        node = node.after(draw)
    if node.state is None:
        raise Fault(TREE, f"the tree draws once more, below {node.wanted}", match)
    return node
