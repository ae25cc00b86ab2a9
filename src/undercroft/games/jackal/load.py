"""Laying out a dumped position; what only the rules can refuse is refused here, and the field named."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck, Packet
from undercroft.core.position import BadPosition, index_of
from undercroft.games.jackal import phases
from undercroft.games.jackal.actions import SLOTS
from undercroft.games.jackal.cave import Cave
from undercroft.games.jackal.laying import placements
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.position import OPTIONS, SAME, JackalPosition, PlayerPart, TrialPart
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.table import THROWS, Player, Trial
from undercroft.games.jackal.tiles import DIE, NOTHING, TILE_IDS, TILES


def place(position: JackalPosition, options: Options) -> JackalState:
    seats = position.seats
    cave = lay_cave(position.tiles)
    if len(position.players) != seats:
        raise BadPosition("players", f"must be {seats}, one for each seat")
    need_seat(position.actor, seats, "actor")
    need_seat(position.active, seats, "active")
    need_seat(position.first, seats, "first")
    players = vec[Player]()
    for seat, part in enumerate(position.players):
        players = append(players, place_player(part, cave, options, f"players[{seat}]"))
    phase = phases.PHASES.index(position.phase)
    start = place_pile(position.start, "start", False)
    state = JackalState(players, cave, start, place_pile(position.stock, "stock", phase != phases.MAP))
    state.phase = phase
    for name in OPTIONS:
        setattr(state, name, getattr(options, name))
    for name in SAME:
        setattr(state, name, getattr(position, name))
    state.returned = [tile_of(name, "returned") for name in position.returned]
    state.current = tile_of(position.current, "current")
    if position.new_tile is not None:
        state.new_tile = position.new_tile
    if position.trial is not None:
        state.trial = place_trial(position.trial, seats)
    if position.end is not None:
        state.end = phases.ENDS.index(position.end)
    check_piles(state)
    check_phase(state)
    return state


def lay_cave(tiles: list[tuple[str, int, int, int, bool]]) -> Cave:
    cave = Cave()
    for index, (name, x, y, turn, coin) in enumerate(tiles):
        field = f"tiles[{index}]"
        kind = index_of(TILE_IDS, name, field)
        if turn not in TILES[kind].turns:
            raise BadPosition(
                field, "has a turn that is not offered: the tile looks the same another way round"
            )
        if index == 0 and (kind != 0 or x != 0 or y != 0):
            raise BadPosition(field, "must be the entrance, at 0, 0")
        if index > 0 and cave.gap_at(x, y) == NOTHING:
            raise BadPosition(field, "lies on another tile, or beside none")
        number = cave.lay(x, y, 4 * kind + turn)
        cave.coin[number] = 1 if coin else 0
    if not tiles:
        raise BadPosition("tiles", "must begin with the entrance")
    return cave


def place_player(part: PlayerPart, cave: Cave, options: Options, field: str) -> Player:
    player = Player()
    x, y, tunnel = part.pirate
    tile = cave.tile_at(x, y)
    if tile == NOTHING or tunnel >= len(cave.kind_of(tile).tunnels):
        raise BadPosition(f"{field}.pirate", "stands in no tunnel")
    player.place = 4 * tile + tunnel
    player.coins = part.coins
    player.wagers = part.wagers
    player.bats = part.bats
    if len(part.display) != (SLOTS if options.five_tiles else 0):
        raise BadPosition(f"{field}.display", f"must have {SLOTS} slots with `five_tiles`, and else none")
    for name in part.display:
        player.display = append(player.display, tile_of(name, f"{field}.display"))
    return player


def tile_of(name: str | None, field: str) -> i64:
    return NOTHING if name is None else index_of(TILE_IDS, name, field)


def place_pile(names: list[str], field: str, public: bool) -> Deck:
    tiles = vec[i64]([tile_of(name, field) for name in names])
    return Deck([Packet(tiles, public)] if names else [])


def need_seat(seat: int, seats: int, field: str) -> None:
    if seat >= seats:
        raise BadPosition(field, f"must be a seat, from 0 to {seats - 1}")


def place_trial(part: TrialPart, seats: int) -> Trial:
    need_seat(part.initiator, seats, "trial.initiator")
    need_seat(part.defender, seats, "trial.defender")
    if len(part.throws) != 2 * THROWS or max(part.throws) > DIE:
        raise BadPosition("trial.throws", f"must be {2 * THROWS} numbers from 1 to {DIE}")
    return Trial(part.kind == "wager", part.initiator, part.defender, vec[i64](part.throws))


def check_piles(state: JackalState) -> None:
    """There is a start pile only while the map is laid, and what was set aside lies in it."""
    if state.phase != phases.MAP and len(state.start):
        raise BadPosition("start", "holds tiles though the map is done")
    start = state.start.cards()
    for kind in state.returned:
        if kind not in start:
            raise BadPosition("returned", f"names {TILE_IDS[kind]}, which does not lie in the start pile")
        start.remove(kind)


def check_phase(state: JackalState) -> None:
    """Refuse what does not go with the phase."""
    phase = state.phase
    if (state.current != NOTHING) != (phase == phases.MAP or phase == phases.PLACE):
        raise BadPosition("current", "names a tile exactly while one is to be placed")
    if state.current != NOTHING and not placements(state):
        raise BadPosition("current", "fits nowhere")
    if (state.end != phases.UNDECIDED) != (phase == phases.OVER):
        raise BadPosition("end", "is given exactly when the game is over")
    if phase == phases.OVER:
        return
    trial = state.trial
    actor = state.active
    if phase == phases.COIN or phase == phases.HEAD_START or phase == phases.BAT_MOVE:
        if trial is None:
            raise BadPosition("trial", "is missing")
        if trial.initiator != state.active or trial.defender == state.active:
            raise BadPosition("trial", "must be begun by the active seat, against another")
        if trial.wager != (phase != phases.BAT_MOVE):
            raise BadPosition("trial", "is of the wrong kind for the phase")
        if phase == phases.COIN and state.players[trial.loser()].coins == 0:
            raise BadPosition("trial", "was lost by a seat without coins")
        actor = trial.winner()
        if phase == phases.HEAD_START and (actor != trial.initiator or state.fell_in_mud):
            raise BadPosition("phase", "is a head start that nobody has")
    if state.actor != actor:
        raise BadPosition("actor", f"must be seat {actor}")
    if state.is_walking() and state.die == 0:
        raise BadPosition("die", "must have been thrown")
    if (state.second_die > 0 or state.swim) and phase != phases.WALK:
        raise BadPosition("second_die", "is thrown for a dive only")
    if phase == phases.STEP and not is_joined(state):
        raise BadPosition("new_tile", "must be joined to the tunnel of the active pirate")
    if phase == phases.HEAD_START_TAKE and not state.stands_on_coin(state.active):
        raise BadPosition("phase", "offers a coin where none lies")


def is_joined(state: JackalState) -> bool:
    """May the active pirate step onto the new tile?"""
    place = state.players[state.active].place
    return state.new_tile != NOTHING and state.cave.joined(place, state.new_tile) != NOTHING
