"""Jackal: the Dungeon as it comes from the box."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.deck import Deck, Packet
from undercroft.core.facts import Facts
from undercroft.core.game import Game
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.core.view import Message
from undercroft.games.jackal import columns, facts, laying, show, tiles
from undercroft.games.jackal.actions import VERBS
from undercroft.games.jackal.bot import GoodBot
from undercroft.games.jackal.cave import Cave
from undercroft.games.jackal.guide import JackalGuide
from undercroft.games.jackal.levels import LEVELS
from undercroft.games.jackal.load import place
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.position import JackalPosition
from undercroft.games.jackal.sly import SlyBot
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.table import Player
from undercroft.games.jackal.view import Constants, Figures, Foresight, View
from undercroft.games.jackal.view_events import EVENTS, REVEALS


class Jackal(Game):
    """Two to six pirates, a cave that grows, one ladder."""

    def refuse(self, seats: i64, options: msgspec.Struct) -> Message | None:
        assert isinstance(options, Options)
        if options.five_tiles and not options.mud:
            return Message("jackal-refuse-five-tiles-mud")
        if options.five_tiles and seats > tiles.MOST_FOR_FIVE_TILES:
            return Message("jackal-refuse-five-tiles-seats", {"most": tiles.MOST_FOR_FIVE_TILES})
        if options.alliances and tiles.TEAM_GOAL[seats] == 0:
            return Message("jackal-refuse-alliances")
        return None

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        assert isinstance(options, Options)
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

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        assert isinstance(options, Options)
        return show.constants(seats, options.alliances)

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        return facts.facts(seats)

    def numbers(self) -> i64:
        return facts.NUMBERING.size

    def number(self, state: State, action: Action) -> i64:
        assert isinstance(state, JackalState)
        return facts.number(state.cave, action)

    def action(self, state: State, number: i64) -> Action:
        assert isinstance(state, JackalState)
        return facts.action(state.cave, number)

    def place(self, position: Position, options: msgspec.Struct) -> State:
        assert isinstance(position, JackalPosition)
        assert isinstance(options, Options)
        return place(position, options)


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
    """One die each; the highest begins, of equals only they roll again (R12)."""
    still: list[i64] = [seat for seat in range(seats)]
    while len(still) > 1:
        rolls: list[i64] = [rng.below(tiles.DIE) for _ in still]
        best = max(rolls)
        still = [still[index] for index in range(len(still)) if rolls[index] == best]
    return still[0]


GAME: Final = Jackal(
    slug="jackal",
    titles=tiles.TITLES,
    names=tiles.NAMES,
    seats=(tiles.FEWEST_SEATS, tiles.MOST_SEATS),
    minutes=60,
    edition=1,
    digest=tiles.COMPONENTS.digest,
    verbs=VERBS,
    options=Options,
    position=JackalPosition,
    view=View,
    figures=Figures,
    events=EVENTS,
    reveals=REVEALS,
    foresight=Foresight,
    constants=Constants,
    bots={**LEVELS, "good": GoodBot, "sly": SlyBot},
    guide=JackalGuide,
    columns=columns.COLUMNS,
    ids={"tiles": tiles.TILE_IDS},
)
