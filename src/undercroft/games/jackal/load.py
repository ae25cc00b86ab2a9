"""Reading a dumped position; what is impossible is refused and named."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.deck import Deck, Packet
from undercroft.core.position import BadPosition, Part, as_part
from undercroft.games.jackal import laying
from undercroft.games.jackal.actions import REACH, SLOTS
from undercroft.games.jackal.cave import NOTHING, Cave
from undercroft.games.jackal.phases import (
    BAT_MOVE,
    COIN,
    ENDS,
    HEAD_START,
    HEAD_START_TAKE,
    MAP,
    OVER,
    PHASES,
    PLACE,
    STEP,
    WALK,
)
from undercroft.games.jackal.player import USED, Player
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.tiles import (
    BATS,
    COINS,
    DIE,
    FEWEST_SEATS,
    MOST_FOR_FIVE_TILES,
    MOST_SEATS,
    TEAM_GOAL,
    TILE_IDS,
    TILES,
    WAGERS,
)
from undercroft.games.jackal.trials import THROWS, Trial

FIELDS = [
    "options", "seats", "phase", "actor", "active", "first", "round", "quiet", "progress", "tiles", "players",
    "start", "returned", "stock", "current", "new_tile", "die", "second_die", "swim", "fell_in_mud", "trial", "end",
]  # fmt: skip


def load(dump: object) -> JackalState:
    part = as_part(dump, "")
    part.only(FIELDS)
    seats = part.number("seats", FEWEST_SEATS, MOST_SEATS)
    cave = load_cave(part)
    rows = part.parts("players")
    if len(rows) != seats:
        raise part.wrong("players", f"must be {seats}, one for each seat")
    players = vec[Player]([load_player(row, cave) for row in rows])
    phase = part.choice("phase", PHASES)
    start = load_pile(part, "start", False)
    state = JackalState(players, cave, start, load_pile(part, "stock", phase != MAP))
    state.phase = phase
    options = part.part("options")
    state.mud = options.flag("mud")
    state.five_tiles = options.flag("five_tiles")
    state.alliances = options.flag("alliances")
    state.actor = part.number("actor", 0, seats - 1)
    state.active = part.number("active", 0, seats - 1)
    state.first = part.number("first", 0, seats - 1)
    state.round = part.number("round", 1)
    state.quiet = part.number("quiet")
    state.progress = part.flag("progress")
    state.returned = vec[i64]([TILE_IDS.index(name) for name in part.words("returned", TILE_IDS)])
    if part.fields.get("current") is not None:
        state.current = part.choice("current", TILE_IDS)
    if (state.current != NOTHING) != (phase == MAP or phase == PLACE):
        raise part.wrong("current", "names a tile exactly while one is to be placed")
    if part.fields.get("new_tile") is not None:
        state.new_tile = part.number("new_tile", 0, len(cave.tile) - 1)
    state.die = part.number("die", 0, DIE)
    state.second_die = part.number("second_die", 0, DIE)
    state.swim = part.flag("swim")
    state.fell_in_mud = part.flag("fell_in_mud")
    if part.fields.get("trial") is not None:
        state.trial = load_trial(part.part("trial"), seats)
    if part.fields.get("end") is not None:
        state.end = part.choice("end", ENDS)
    if (state.end >= 0) != (phase == OVER):
        raise part.wrong("end", "is given exactly when the game is over")
    check_options(part, state)
    check_piles(part, state)
    if phase != OVER:
        check_phase(part, state)
    problem = state.broken()
    if problem:
        raise BadPosition("", f"impossible (invariant {problem})")
    if phase != OVER and not state.legal(state.actor):
        raise part.wrong("phase", "leaves the acting seat nothing to do")
    return state


def check_options(part: Part, state: JackalState) -> None:
    """Options that do not go together are refused as they are at a new table."""
    if state.alliances and TEAM_GOAL[state.seats] == 0:
        raise part.wrong("options", f"have alliances, which {state.seats} players cannot make")
    if state.five_tiles and (not state.mud or state.seats > MOST_FOR_FIVE_TILES):
        raise part.wrong(
            "options", f"have five tiles, which need mud and at most {MOST_FOR_FIVE_TILES} players"
        )
    for seat in range(state.seats):
        if (len(state.players[seat].display) == SLOTS) != state.five_tiles:
            raise BadPosition(f"players[{seat}].display", "is there exactly with five tiles")


def check_piles(part: Part, state: JackalState) -> None:
    """There is a start pile only while the map is laid, and what was set aside lies in it."""
    if state.phase != MAP and len(state.start):
        raise part.wrong("start", "holds tiles though the map is done")
    start = state.start.cards()
    for kind in state.returned:
        if kind not in start:
            raise part.wrong("returned", f"names {TILE_IDS[kind]}, which does not lie in the start pile")
        start.remove(kind)


def check_phase(part: Part, state: JackalState) -> None:
    """Refuse what the phase cannot do without."""
    phase = state.phase
    trial = state.trial
    actor = state.active
    if phase == COIN or phase == HEAD_START or phase == BAT_MOVE:
        if trial is None:
            raise part.wrong("trial", "is missing")
        if trial.initiator != state.active or trial.defender == state.active:
            raise part.wrong("trial", "must be begun by the active seat, against another")
        if trial.wager != (phase != BAT_MOVE):
            raise part.wrong("trial", "is of the wrong kind for the phase")
        if phase == COIN and state.players[trial.loser()].coins == 0:
            raise part.wrong("trial", "was lost by a seat without coins")
        actor = trial.winner()
        if phase == HEAD_START and (actor != trial.initiator or state.fell_in_mud):
            raise part.wrong("phase", "is a head start that nobody has")
    if state.actor != actor:
        raise part.wrong("actor", f"must be seat {actor}")
    walks = phase == WALK or phase == HEAD_START or phase == BAT_MOVE
    if walks and state.die == 0:
        raise part.wrong("die", "must have been thrown")
    if (state.second_die > 0 or state.swim) and phase != WALK:
        raise part.wrong("second_die", "is thrown for a dive only")
    if phase == STEP and (
        state.new_tile == NOTHING or laying.joined_to(state, state.active, state.new_tile) == NOTHING
    ):
        raise part.wrong("new_tile", "must be joined to the tunnel of the active pirate")
    if phase == HEAD_START_TAKE and not state.stands_on_coin(state.active):
        raise part.wrong("phase", "offers a coin where none lies")


def load_pile(part: Part, field: str, public: bool) -> Deck:
    kinds = [TILE_IDS.index(name) for name in part.words(field, TILE_IDS)]
    return Deck([Packet(vec[i64](kinds), public)] if kinds else [])


def load_cave(part: Part) -> Cave:
    cave = Cave()
    for index, entry in enumerate(part.items("tiles")):
        place = f"tiles[{index}]"
        if not isinstance(entry, list) or len(entry) != 5:
            raise BadPosition(place, "must be [tile, x, y, turn, coin]")
        name, x, y, turn, coin = entry
        if name not in TILE_IDS:
            raise BadPosition(place, f"{name!r} is not a tile")
        if not isinstance(x, int) or not isinstance(y, int) or abs(x) > REACH or abs(y) > REACH:
            raise BadPosition(place, "lies outside the cave")
        kind = TILE_IDS.index(name)
        if turn not in TILES[kind].turns or not isinstance(coin, bool):
            raise BadPosition(
                place, "has a turn that is not offered, or a coin that is neither there nor not"
            )
        if index == 0:
            if kind != 0 or x != 0 or y != 0:
                raise BadPosition(place, "the entrance must come first, at 0, 0")
        elif cave.gap_at(x, y) == NOTHING:
            raise BadPosition(place, "lies on another tile, or beside none")
        number = cave.lay(x, y, 4 * kind + turn)
        cave.coin[number] = 1 if coin else 0
    if len(cave.tile) == 0:
        raise BadPosition("tiles", "the entrance must come first, at 0, 0")
    return cave


def load_player(row: Part, cave: Cave) -> Player:
    row.only(["pirate", "coins", "wagers", "bats", "display"])
    player = Player()
    x, y, tunnel = position(row)
    tile = cave.tile_at(x, y)
    if tile == NOTHING or tunnel >= len(TILES[cave.kind_of(tile)].tunnels):
        raise row.wrong("pirate", "stands on no tunnel")
    player.place = 4 * tile + tunnel
    player.coins = row.number("coins", 0, COINS)
    player.wagers = row.number("wagers", 0, WAGERS)
    player.bats = row.number("bats", 0, BATS)
    slots: list[i64] = []
    for name in row.items("display"):
        if name is not None and name not in TILE_IDS:
            raise row.wrong("display", f"has {name!r}, which is not a tile")
        slots.append(USED if name is None else TILE_IDS.index(str(name)))
    if len(slots) != 0 and len(slots) != SLOTS:
        raise row.wrong("display", f"must have {SLOTS} slots or none")
    player.display = vec[i64](slots)
    return player


def position(row: Part) -> tuple[i64, i64, i64]:
    at = row.numbers("pirate", -REACH, REACH)
    if len(at) != 3 or not 0 <= at[2] <= 3:
        raise row.wrong("pirate", "must be [x, y, tunnel]")
    return at[0], at[1], at[2]


def load_trial(part: Part, seats: i64) -> Trial:
    part.only(["kind", "initiator", "defender", "throws"])
    throws = part.numbers("throws", 1, DIE)
    if len(throws) != 2 * THROWS:
        raise part.wrong("throws", f"must be {2 * THROWS} numbers")
    return Trial(
        part.word("kind", ["wager", "prank"]) == "wager",
        part.number("initiator", 0, seats - 1),
        part.number("defender", 0, seats - 1),
        vec[i64](throws),
    )
