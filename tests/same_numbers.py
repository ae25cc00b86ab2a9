"""Plays every game from fixed seeds and prints a digest of all that comes out; run by test_compiled.py, twice."""

from __future__ import annotations

import sys
from hashlib import blake2b

import msgspec

from tests.toy.game import TOY
from undercroft.bots.ahead import Sight
from undercroft.bots.budget import Budget
from undercroft.bots.levels import LEVELS
from undercroft.bots.tree import TreeBot
from undercroft.bots.trials import TrialsBot
from undercroft.core.bits import members
from undercroft.core.bot import Window
from undercroft.core.build import COMPILED
from undercroft.core.check import check_game, setups_of
from undercroft.core.check.sight import sights
from undercroft.core.game import Game, installed_games
from undercroft.core.match import new_match
from undercroft.core.playout import play_bots
from undercroft.core.playthrough import random_playthrough
from undercroft.core.rng import FairRng, FastRng
from undercroft.typescript import game_types

SETUPS = 9
SHOWN_EVERY = 11


def say(name: str, *texts: bytes) -> None:
    total = blake2b(digest_size=16)
    for text in texts:
        total.update(len(text).to_bytes(8, "big") + text)
    print(name, total.hexdigest())


def chance() -> None:
    fast = FastRng(2026)
    fair = FairRng(b"secret", ["a", "b"])
    draws = [[int(rng.below(n)) for n in range(1, 400)] for rng in (fast, fair)]
    say("chance", msgspec.json.encode(draws))


def schemas(game: Game) -> None:
    types = [game.options, game.view, game.figures, *game.events]
    say(f"{game.slug} schemas", *[msgspec.json.encode(msgspec.json.schema(one)) for one in types])
    say(f"{game.slug} typescript", game_types(game).encode())


def random_game(game: Game, seats: int, options: msgspec.Struct, seed: int) -> None:
    rng = FastRng(seed)
    match = new_match(game, seats, options, rng)
    shown: list[bytes] = []
    while match.state.actors():
        actors = members(match.state.actors())
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        log = match.play(seat, legal[rng.below(len(legal))], rng)
        shown += [msgspec.json.encode([seats, event]) for seats, event in log.entries]
        if match.can_take_back(seat) and rng.below(6) == 0:
            match.take_back(seat)
        if len(match.entries) % SHOWN_EVERY == 0:
            for parts in sights(match.state):
                shown += parts
            world = match.state.redeal(rng.below(seats), rng)
            shown += [msgspec.json.encode(world.dump()), msgspec.json.encode(match.state.dump())]
    name = f"{game.slug} {seats} {msgspec.json.encode(options).decode()} {seed}"
    say(f"{name} record", msgspec.json.encode(match.record()))
    say(f"{name} shown", *shown)


def bots(game: Game, seats: int, options: msgspec.Struct) -> None:
    rng = FastRng(5)
    names = [name for name in game.bots() if name not in LEVELS]  # levels also look at the clock
    makers = [game.bots()[name] for name in names]
    state = game.new(seats, options, rng)
    points = play_bots(state, [makers[seat % len(makers)]() for seat in range(seats)], rng)
    say(f"{game.slug} bots {seats}", msgspec.json.encode([points, state.dump()]))


def searches(game: Game, seats: int, options: msgspec.Struct) -> None:
    """The first choices of both kinds of search, and what the game's guide thinks of the position."""
    rng = FastRng(6)
    state = game.new(seats, options, rng)
    guide = game.guide()
    sight = Sight(steps=6)
    for bot in (TreeBot(guide, Budget(30), sight), TrialsBot(guide, Budget(30), sight, width=6)):
        for _ in range(3):
            seat = members(state.actors())[0]
            action = bot.choose(Window(state, seat), rng)
            say(f"{game.slug} search {seats}", msgspec.json.encode([action.code, guide.chances(state)]))
            state.play(seat, action, rng)


def main() -> None:
    print("compiled" if COMPILED else "interpreted", file=sys.stderr)
    chance()
    for game in [TOY, *installed_games().values()]:
        schemas(game)
        setups = setups_of(game, None, None)
        # Some games have a hundred; these are spread over all numbers of seats.
        for setup in setups[:: 1 + len(setups) // SETUPS]:
            random_game(game, setup.seats, setup.options, 1)
        bots(game, game.fewest, game.defaults(game.fewest))
        searches(game, game.most, game.defaults(game.most))
        text = random_playthrough(game, game.most, game.defaults(game.most), 1)
        say(f"{game.slug} playthrough", text.encode())
    report = check_game(TOY, 6, 77, setups_of(TOY, None, None))
    print("check", report.positions, report.longest, report.failure is None)


if __name__ == "__main__":
    main()
