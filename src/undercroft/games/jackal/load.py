"""Laying out a dumped position; what only the rules can refuse is refused here, and the field named."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck, Packet
from undercroft.core.position import BadPosition, index_of
from undercroft.games.jackal import phases, tiles
from undercroft.games.jackal.actions import SLOTS
from undercroft.games.jackal.cave import FITS, Cave
from undercroft.games.jackal.laying import placements
from undercroft.games.jackal.moving import dive_exits, opens_passage
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.position import OPTIONS, SAME, JackalPosition, PlayerPart, TrialPart
from undercroft.games.jackal.scoring import is_too_quiet, winners
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.table import THROWS, Player, Trial
from undercroft.games.jackal.tiles import NO_GAP, NO_PLACE, NO_TILE, TILE_IDS, TILES

# By what Cave.fit says.
MISFITS: Final = [
    "", "does not fit its neighbours", "has no joint", "is a dead end or a loop at the entrance", "seals the cave",
]  # fmt: skip


def place(position: JackalPosition, options: Options) -> JackalState:
    seats = position.seats
    cave = lay_cave(position.tiles)
    need(len(position.players) == seats, "players", f"must be {seats}, one for each seat")
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


def lay_cave(laid: list[tuple[str, int, int, int, bool]]) -> Cave:
    need(len(laid) > 0, "tiles", "must begin with the entrance")
    cave = Cave()
    left: list[i64] = [tile.count for tile in TILES]
    for index, (name, x, y, turn, coin) in enumerate(laid):
        field = f"tiles[{index}]"
        kind = index_of(TILE_IDS, name, field)
        need(turn in TILES[kind].turns, field, "looks the same with a smaller turn, which must be used")
        if index == 0:
            need(kind == 0 and x == 0 and y == 0, field, "must be the entrance, at 0, 0")
        else:
            gap = cave.gap_at(x, y)
            need(gap != NO_GAP, field, "lies on another tile, or beside none")
            misfit = cave.fit(gap, 4 * kind + turn, index == tiles.TILE_COUNT - 1)
            need(misfit == FITS, field, MISFITS[misfit])
        left[kind] -= 1
        need(left[kind] >= 0, field, f"is one {name} more than there are")
        number = cave.lay(x, y, 4 * kind + turn)
        cave.coin[number] = 1 if coin else 0
    return cave


def place_player(part: PlayerPart, cave: Cave, options: Options, field: str) -> Player:
    player = Player()
    x, y, tunnel = part.pirate
    tile = cave.tile_at(x, y)
    exists = tile != NO_TILE and tunnel < len(cave.kind_of(tile).tunnels)
    need(exists, f"{field}.pirate", "stands in no tunnel")
    player.place = 4 * tile + tunnel
    player.coins = part.coins
    player.wagers = part.wagers
    player.bats = part.bats
    slots = SLOTS if options.five_tiles else 0
    need(len(part.display) == slots, f"{field}.display", f"must have {slots} slots with these options")
    for slot, name in enumerate(part.display):
        kind = tile_of(name, f"{field}.display[{slot}]")
        fits = kind == NO_TILE or TILES[kind].group() == tiles.DISPLAY[slot]
        need(fits, f"{field}.display[{slot}]", f"must be of the group {tiles.GROUPS[tiles.DISPLAY[slot]]}")
        player.display = append(player.display, kind)
    return player


def tile_of(name: str | None, field: str) -> i64:
    return NO_TILE if name is None else index_of(TILE_IDS, name, field)


def place_pile(names: list[str], field: str, public: bool) -> Deck:
    kinds = vec[i64]([tile_of(name, field) for name in names])
    return Deck([Packet(kinds, public)] if names else [])


def need_seat(seat: int, seats: int, field: str) -> None:
    need(seat < seats, field, f"must be a seat, from 0 to {seats - 1}")


def place_trial(part: TrialPart, seats: int) -> Trial:
    need_seat(part.initiator, seats, "trial.initiator")
    need_seat(part.defender, seats, "trial.defender")
    dice = len(part.throws) == 2 * THROWS and max(part.throws) <= tiles.DIE
    need(dice, "trial.throws", f"must be {2 * THROWS} numbers from 1 to {tiles.DIE}")
    return Trial(part.kind == "wager", part.initiator, part.defender, vec[i64](part.throws))


def need(holds: bool, field: str, problem: str) -> None:
    if not holds:
        raise BadPosition(field, problem)


def check_piles(state: JackalState) -> None:
    """There is a start pile only while the map is laid, and what was set aside lies in it."""
    need(state.phase == phases.MAP or len(state.start) == 0, "start", "holds tiles though the map is done")
    start = state.start.cards()
    for kind in state.returned:
        need(kind in start, "returned", f"names {TILE_IDS[kind]}, which does not lie in the start pile")
        start.remove(kind)


def check_phase(state: JackalState) -> None:
    """Refuse what does not go with the phase."""
    phase = state.phase
    over = phase == phases.OVER
    laying = phase == phases.MAP or phase == phases.PLACE
    need((state.current != NO_TILE) == laying, "current", "names a tile exactly while one is to be placed")
    need(not laying or len(placements(state)) > 0, "current", "fits nowhere")
    need((state.end != phases.UNDECIDED) == over, "end", "is given exactly when the game is over")
    check_trial(state)
    check_dice(state)
    stepping = phase == phases.STEP
    need((state.new_tile != NO_TILE) == stepping, "new_tile", "is given exactly in the phase `step`")
    if stepping:
        place = state.players[state.active].place
        last = state.new_tile == len(state.cave.tile) - 1
        joined = last and state.cave.joined(place, state.new_tile) != NO_PLACE
        need(joined, "new_tile", "must be the last one, joined to the tunnel of the active pirate")
        need(state.progress, "progress", "must be true, since a tile was laid")
    if phase == phases.MAP:
        check_map(state)
    elif over:
        check_end(state)
    elif phase != phases.MOVE and phase != phases.PLACE:
        need(len(state.legal(state.actor)) > 1, "phase", "leaves nothing to choose")
    need(state.quiet < state.round or over, "quiet", "counts more rounds than there were")


def check_map(state: JackalState) -> None:
    """Nobody has done anything before the map is done."""
    need(state.round == 1, "round", "must be 1 while the map is laid")
    need(not state.progress, "progress", "must be false while the map is laid")
    for seat in range(state.seats):
        player = state.players[seat]
        fresh = player.coins == 0 and player.wagers == tiles.WAGERS and player.bats == tiles.BATS
        need(
            fresh and NO_TILE not in player.display,
            f"players[{seat}]",
            "has used something before the turns began",
        )


def check_end(state: JackalState) -> None:
    """The reason given for the end must be true."""
    if state.end == phases.HOME:
        need(len(winners(state)) > 0, "end", "is `home`, but nobody is home with enough gold")
    elif state.end == phases.QUIET:
        need(is_too_quiet(state), "end", "is `quiet`, but there was progress, or somebody has enough gold")
    else:
        need(state.round == tiles.MAX_ROUNDS, "end", f"is `long`, but the round is not {tiles.MAX_ROUNDS}")


def check_dice(state: JackalState) -> None:
    phase = state.phase
    over = phase == phases.OVER
    one, two = state.die, state.second_die
    need(one <= tiles.DIE, "die", f"must be at most {tiles.DIE}")
    thrown = state.is_walking() or phase == phases.HEAD_START_TAKE
    need(over or (one > 0) == thrown, "die", "must be thrown for a walk, and is forgotten after it")
    if two > 0:
        need(one <= two <= tiles.DIE, "second_die", f"must be the higher die of a dive, at most {tiles.DIE}")
        dived = phase == phases.WALK and len(dive_exits(state)) > 0
        need(over or dived, "second_die", "is thrown for a dive only, from one secret passage to another")
    need(state.swim == (two > 0 and opens_passage(one, two)), "swim", "must follow from the dice")
    if state.fell_in_mud:
        acting = phase == phases.ACTION or (state.trial is not None and phase != phases.HEAD_START)
        need(state.mud and (acting or over), "fell_in_mud", "is only known after a walk, in a game with mud")
        muddy = state.cave.is_muddy(state.players[state.active].place)
        need(over or muddy, "fell_in_mud", "but the active pirate does not stand in mud")


def check_trial(state: JackalState) -> None:
    phase = state.phase
    over = phase == phases.OVER
    trial = state.trial
    if trial is None:
        follows = phases.COIN <= phase <= phases.BAT_MOVE
        need(not follows, "trial", "is missing in a phase that follows one")
        need(state.actor == state.active, "actor", f"must be seat {state.active}")
        return
    need(phase >= phases.COIN, "trial", "is given only in the phases that follow one")
    need(trial.initiator == state.active, "trial.initiator", "must be the active seat")
    need(state.is_rival(trial.initiator, trial.defender), "trial.defender", "must be a rival")
    need(state.actor == trial.winner(), "actor", f"must be seat {trial.winner()}, the winner of the trial")
    need(state.progress or over, "progress", "must be true, since a token was spent")
    mine = state.players[trial.initiator]
    theirs = state.players[trial.defender]
    seat = f"players[{trial.initiator}]"
    if not trial.wager:
        need(over or phase == phases.BAT_MOVE, "trial.kind", "must be a wager in this phase")
        need(mine.bats < tiles.BATS, f"{seat}.bats", "must be less than at first: one was spent")
        return
    need(phase != phases.BAT_MOVE, "trial.kind", "must be a prank in this phase")
    need(mine.wagers < tiles.WAGERS, f"{seat}.wagers", "must be less than at first: one was spent")
    if phase == phases.COIN:
        need(mine.coins > 0 and theirs.coins > 0, "trial", "is a wager of seats without coins")
    elif not over:
        need(mine.coins > 0, "trial", "is a wager of a seat without coins")
        need(trial.winner() == trial.initiator, "trial.throws", "give nobody a head start")
    if phase == phases.COIN or phase == phases.HEAD_START:
        need(mine.place >> 2 == theirs.place >> 2, "trial", "is a wager of pirates on different tiles")
    if phase == phases.HEAD_START_TAKE:
        need(state.stands_on_coin(state.active), "phase", "offers a coin where none lies")
