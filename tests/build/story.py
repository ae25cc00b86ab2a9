"""Print what every installed game says and shows in a few random games, to be compared between builds.

Run as a program. Each line is JSON: the schemas of a game, then step by step all that each seat is told.
"""

import sys

import msgspec

from undercroft.core.build import COMPILED
from undercroft.core.game import Game, installed_games
from undercroft.core.log import WATCHER
from undercroft.core.match import new_match
from undercroft.core.rng import FastRng
from undercroft.core.state import seats_in

GAMES_EACH = 2


def show(*parts: object) -> None:
    print(msgspec.json.encode(parts).decode())


def schemas(game: Game) -> None:
    for kind in (game.options, game.view, game.figures, *game.events):
        show(game.slug, kind.__name__, msgspec.json.schema(kind))


def story(game: Game, seats: int, options: msgspec.Struct, seed: int) -> None:
    """One random game: after each step every seat's view, words, figures and events, and the whole position."""
    rng = FastRng(seed)
    match = new_match(game, seats, options, rng)
    show(game.slug, seats, options, seed)
    while match.state.actors():
        seat = seats_in(match.state.actors())[0]
        actions = match.state.legal(seat)
        log = match.play(seat, actions[rng.below(len(actions))], rng)
        for reader in (*range(seats), WATCHER):
            seen = (match.state.view(reader), match.state.prompt(reader), match.state.figures(reader))
            show(reader, seen, log.told(reader), match.state.redeal(reader, FastRng(seed)).dump())
        show(match.state.dump())
    show(match.state.outcome(), match.record())


def main() -> None:
    for game in installed_games().values():
        schemas(game)
        for seats in range(game.fewest, game.most + 1):
            for options in game.variants(seats):
                for seed in range(GAMES_EACH):
                    story(game, seats, options, seed)
    print("compiled" if COMPILED else "interpreted", file=sys.stderr)


if __name__ == "__main__":
    main()
