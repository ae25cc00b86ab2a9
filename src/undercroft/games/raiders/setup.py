"""Before the first room: characters, the scroll, and floor 1."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import any_of, bit
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.games.raiders.cards import CHARACTERS
from undercroft.games.raiders.options import Options
from undercroft.games.raiders.player import Player
from undercroft.games.raiders.state import RaidersState
from undercroft.games.raiders.turn import lay_floor


def set_up(seats: i64, options: Options, rng: Rng) -> RaidersState:
    """Deal characters (R37) and the scroll, lay floor 1. Rooms and floor cards are drawn when they are seen."""
    tactical = options.variant == "tactical"
    characters = bit(len(CHARACTERS)) - 1
    players: vec[Player] = vec[Player]()
    for _ in range(seats):
        number = any_of(characters, rng)
        characters ^= bit(number)
        character = CHARACTERS[number]
        player = Player(number, character.coins, character.wounds, character.hand, character.items)
        players = append(players, player)
    state = RaidersState(players, tactical, rng.below(seats) if tactical else NO_SEAT)
    lay_floor(state, rng)
    return state
