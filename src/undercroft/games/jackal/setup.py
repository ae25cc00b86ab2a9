"""Before the first turn: the entrance, the displays, the stock and the start pile, and who begins."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck, Packet
from undercroft.core.rng import Rng
from undercroft.games.jackal import laying, tiles
from undercroft.games.jackal.cave import Cave
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.table import Player


def set_up(seats: i64, options: Options, rng: Rng) -> JackalState:
    cave = Cave()
    cave.lay(0, 0, 0)
    players = vec[Player]([Player() for _ in range(seats)])
    box: list[i64] = [tile.count for tile in tiles.TILES]
    box[0] = 0
    if options.five_tiles:
        deal_displays(players, box, rng)
    stock = vec[i64]([kind for kind in range(len(tiles.TILES)) for _ in range(box[kind])])
    # The first twenty form the start pile: a packet of their own, cut off the rest unseen.
    pile = Deck([Packet(stock, False)])
    pile.cut(tiles.START_TILES, rng)
    start = Deck([pile.packets.pop()])
    state = JackalState(players, cave, start, pile)
    state.mud = options.mud
    state.five_tiles = options.five_tiles
    state.alliances = options.alliances
    state.first = roll_for_first(seats, rng)
    laying.begin_map_turn(state, state.first, rng)
    return state


def deal_displays(players: vec[Player], box: list[i64], rng: Rng) -> None:
    """Each gets a cavern, two tiles with a passage and two with mud, face up (R27, R28)."""
    pools: list[list[i64]] = [[] for _ in tiles.GROUPS]
    for kind, tile in enumerate(tiles.TILES):
        if tile.group() != tiles.NO_GROUP:
            pools[tile.group()] += [kind] * tile.count
    for player in players:
        for group in tiles.DISPLAY:
            pool = pools[group]
            # Caverns are all alike: there is nothing to draw.
            kind = pool.pop(0 if group == tiles.CAVERN_GROUP else rng.below(len(pool)))
            player.display = append(player.display, kind)
            box[kind] -= 1


def roll_for_first(seats: i64, rng: Rng) -> i64:
    """One die each; the highest begins; those who tie roll again (R12)."""
    still: list[i64] = [seat for seat in range(seats)]
    while len(still) > 1:
        rolls: list[i64] = [rng.below(tiles.DIE) for _ in still]
        best = max(rolls)
        still = [still[index] for index in range(len(still)) if rolls[index] == best]
    return still[0]
