"""A position of Jackal: the Dungeon, and its rules in the order of the turn: movement, action, end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.deck import Deck
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.jackal import (
    dump,
    ending,
    events,
    figures,
    invariants,
    laying,
    redeal,
    show,
    trials,
    words,
)
from undercroft.games.jackal.actions import (
    DIVE,
    DIVE_VERB,
    END_TURN,
    EXPLORE,
    EXPLORE_VERB,
    GIFTS,
    LEAVE_COIN,
    LEAVE_PIRATE,
    MOVE_PIRATE_VERB,
    MOVE_TO_VERB,
    OWN_TILES,
    PRANKS_ON,
    ROLL,
    ROLL_VERB,
    STAY,
    STEP_ON,
    STEP_ON_VERB,
    SWIM_TO_VERB,
    TAKE_COIN,
    TAKE_COIN_VERB,
    WAGERS_ON,
    DropCoin,
    Give,
    Go,
    PlaceTile,
    Plain,
    PlayOwnTile,
    Prank,
    Wager,
)
from undercroft.games.jackal.cave import NOTHING, Cave
from undercroft.games.jackal.phases import (
    ACTION,
    BAT_MOVE,
    COIN,
    HEAD_START,
    HEAD_START_TAKE,
    MAP,
    MOVE,
    NOBODY,
    OVER,
    PLACE,
    STEP,
    WALK,
)
from undercroft.games.jackal.player import USED, Player
from undercroft.games.jackal.tiles import DIE, TILES
from undercroft.games.jackal.trials import Trial


class JackalState(State):
    """Everything on the table."""

    __slots__ = (
        "active",
        "actor",
        "alliances",
        "cave",
        "current",
        "die",
        "end",
        "fell_in_mud",
        "first",
        "five_tiles",
        "mud",
        "new_tile",
        "phase",
        "players",
        "progress",
        "quiet",
        "returned",
        "round",
        "second_die",
        "start",
        "stock",
        "swim",
        "trial",
    )

    def __init__(self, players: vec[Player], cave: Cave, start: Deck, stock: Deck) -> None:
        super().__init__(len(players))
        self.players: vec[Player] = players
        self.cave: Cave = cave
        self.start: Deck = start  # the start pile: a real subset, since what it holds matters
        self.stock: Deck = stock
        self.returned: vec[i64] = vec[i64]()  # tiles set aside during the map: known to lie in the start pile
        self.mud: bool = False
        self.five_tiles: bool = False
        self.alliances: bool = False
        self.phase: i64 = MAP
        self.actor: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.quiet: i64 = 0  # whole rounds without progress
        self.progress: bool = False  # in this round
        self.current: i64 = NOTHING  # the kind of tile to be placed
        self.new_tile: i64 = NOTHING  # the tile just laid (STEP)
        self.die: i64 = 0  # how far may be walked
        self.second_die: i64 = 0  # of a dive; 0 otherwise
        self.swim: bool = False
        self.fell_in_mud: bool = False  # the active pirate walked into mud this turn (R29)
        self.trial: Trial | None = None  # of this turn
        self.end: i64 = NOBODY  # why the game is over

    # What may be done

    def actors(self) -> i64:
        return 0 if self.phase == OVER else 1 << self.actor

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.actor or self.phase == OVER:
            return []
        phase = self.phase
        if phase == MOVE:
            return self.moves(seat)
        if phase == MAP or phase == PLACE:
            return laying.placements(self)
        if phase == WALK or phase == HEAD_START:
            return self.walks(seat)
        if phase == ACTION:
            return self.deeds(seat)
        if phase == STEP:
            return [STEP_ON, STAY]
        if phase == COIN:
            return self.drops()
        if phase == HEAD_START_TAKE:
            return [TAKE_COIN, END_TURN]
        return self.drives()

    def moves(self, seat: i64) -> list[Action]:
        """Explore, one's own tile, roll, dive or stay."""
        player = self.players[seat]
        found: list[Action] = []
        if laying.can_draw(self, self.stock):
            found.append(EXPLORE)
        for slot in range(len(player.display)):
            kind = player.display[slot]
            if kind != USED and self.cave.is_placeable(kind, laying.is_last_tile(self)):
                found.append(OWN_TILES[slot])
        if self.cave.can_step(player.place):
            found.append(ROLL)
        if self.cave.has_passage(player.place) and len(self.cave.passages()) > 1:
            found.append(DIVE)
        found.append(STAY)
        return found

    def walks(self, seat: i64) -> list[Action]:
        """Every position within the die; with luck every other secret passage; or stay."""
        cave = self.cave
        place = self.players[seat].place
        found: list[Action] = []
        self.add_walks(place, MOVE_TO_VERB, found)
        if self.swim:
            for exit in cave.passages():
                if exit != place:
                    found.append(Go(SWIM_TO_VERB, cave.x[exit >> 2], cave.y[exit >> 2], exit & 3))
        found.append(STAY)
        return found

    def add_walks(self, place: i64, verb: i64, found: list[Action]) -> None:
        cave = self.cave
        steps = cave.walk(place, self.die, self.mud)
        for there in range(4 * len(cave.tile)):
            if steps[there] > 0:
                found.append(Go(verb, cave.x[there >> 2], cave.y[there >> 2], there & 3))

    def deeds(self, seat: i64) -> list[Action]:
        """At most one action: a coin, a wager, a prank, a gift, or nothing (R17)."""
        player = self.players[seat]
        found: list[Action] = []
        if self.stands_on_coin(seat):
            found.append(TAKE_COIN)
        for other in range(self.seats):
            if self.can_wager(seat, other):
                found.append(WAGERS_ON[other])
        if player.bats > 0:
            for other in range(self.seats):
                if other != seat and other != self.ally_of(seat):
                    found.append(PRANKS_ON[other])
        ally = self.ally_of(seat)
        if ally != NOBODY and self.players[ally].place == player.place:
            for coins in range(player.coins):
                found.append(GIFTS[coins])
        found.append(END_TURN)
        return found

    def can_wager(self, seat: i64, other: i64) -> bool:
        """On the same tile, tunnels do not matter; both must own a coin (R20)."""
        player = self.players[seat]
        rival = self.players[other]
        return (
            player.wagers > 0
            and other != seat
            and other != self.ally_of(seat)
            and player.place >> 2 == rival.place >> 2
            and player.coins > 0
            and rival.coins > 0
        )

    def stands_on_coin(self, seat: i64) -> bool:
        """Only in the tunnel of the hall (R18)."""
        place = self.players[seat].place
        tile = place >> 2
        return bool(self.cave.coin[tile]) and TILES[self.cave.tile[tile] >> 2].hall == place & 3

    def ally_of(self, seat: i64) -> i64:
        """Allies sit opposite."""
        return (seat + self.seats // 2) % self.seats if self.alliances else NOBODY

    def drops(self) -> list[Action]:
        """Empty gold halls on which neither of the two stands (R21)."""
        trial = self.trial
        assert trial is not None
        cave = self.cave
        mine = self.players[trial.initiator].place >> 2
        theirs = self.players[trial.defender].place >> 2
        found: list[Action] = []
        for tile in range(len(cave.tile)):
            if (
                TILES[cave.tile[tile] >> 2].hall >= 0
                and not cave.coin[tile]
                and tile != mine
                and tile != theirs
            ):
                found.append(DropCoin(cave.x[tile], cave.y[tile]))
        found.append(LEAVE_COIN)
        return found

    def drives(self) -> list[Action]:
        """Where the bats may drive the loser."""
        trial = self.trial
        assert trial is not None
        found: list[Action] = []
        self.add_walks(self.players[trial.loser()].place, MOVE_PIRATE_VERB, found)
        found.append(LEAVE_PIRATE)
        return found

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Plain):
            self.play_plain(seat, action.verb, rng)
        elif isinstance(action, PlaceTile):
            laying.place_tile(self, seat, action, rng)
        elif isinstance(action, Go):
            self.go(seat, action, rng)
        elif isinstance(action, Prank):
            self.players[seat].bats -= 1
            trials.hold(self, seat, action.seat, False, rng)
        elif isinstance(action, Wager):
            self.players[seat].wagers -= 1
            trials.hold(self, seat, action.seat, True, rng)
        elif isinstance(action, DropCoin):
            trials.drop_coin(self, self.cave.tile_at(action.x, action.y), rng)
        elif isinstance(action, PlayOwnTile):
            laying.take_own_tile(self, seat, action.slot)
        elif isinstance(action, Give):
            self.give(seat, action.coins, rng)

    def play_plain(self, seat: i64, verb: i64, rng: Rng) -> None:
        if verb == EXPLORE_VERB:
            laying.draw_tile(self, seat, self.stock, rng)
            self.phase = PLACE
        elif verb == ROLL_VERB:
            self.roll(seat, rng)
        elif verb == DIVE_VERB:
            self.dive(seat, rng)
        elif verb == STEP_ON_VERB:
            self.step_on(seat, rng)
        elif verb == TAKE_COIN_VERB:
            self.take_coin(seat, rng)
        elif self.phase == COIN:
            trials.leave_coin(self, rng)
        elif self.phase == MOVE or self.phase == STEP or self.phase == WALK:
            self.stay(seat, rng)
        elif self.phase == HEAD_START:
            if self.log is not None:
                self.tell(events.stayed(seat))
            self.after_head_start(rng)
        elif self.phase == BAT_MOVE:
            trials.leave_pirate(self, rng)
        else:
            self.end_turn(rng)

    # Movement

    def throw(self, rng: Rng) -> i64:
        return 1 + rng.below(DIE)

    def roll(self, seat: i64, rng: Rng) -> None:
        self.die = self.throw(rng)
        self.second_die = 0
        self.swim = False
        if self.log is not None:
            self.tell(events.rolled(self, seat))
        self.begin_walk(WALK, rng)

    def dive(self, seat: i64, rng: Rng) -> None:
        """Two dice: equal, or seven together, open the passage; else one walks up to the lower (R16)."""
        one = self.throw(rng)
        two = self.throw(rng)
        self.swim = one == two or one + two == 7
        self.die = min(one, two)
        self.second_die = max(one, two)
        if self.log is not None:
            self.tell(events.rolled(self, seat))
        self.begin_walk(WALK, rng)

    def begin_walk(self, phase: i64, rng: Rng) -> None:
        """Ask where to, unless staying is all there is."""
        self.phase = phase
        can_walk = self.cave.can_step(self.players[self.actor].place)
        if phase == HEAD_START and self.fell_in_mud:
            can_walk = False
        if can_walk or self.swim:
            return
        if phase == HEAD_START:
            self.after_head_start(rng)
        else:
            self.begin_action(rng)

    def stay(self, seat: i64, rng: Rng) -> None:
        if self.log is not None:
            self.tell(events.stayed(seat))
        self.begin_action(rng)

    def step_on(self, seat: i64, rng: Rng) -> None:
        if self.move_pirate(seat, laying.joined_to(self, seat, self.new_tile), events.STEP):
            return
        self.begin_action(rng)

    def go(self, seat: i64, action: Go, rng: Rng) -> None:
        place = 4 * self.cave.tile_at(action.x, action.y) + action.tunnel
        if action.verb == MOVE_PIRATE_VERB:
            trial = self.trial
            assert trial is not None
            if not self.move_pirate(trial.loser(), place, events.BATS):
                self.end_turn(rng)
            return
        how = events.SWIM if action.verb == SWIM_TO_VERB else events.WALK
        if self.move_pirate(seat, place, how):
            return
        if self.phase == HEAD_START:
            self.after_head_start(rng)
            return
        self.fell_in_mud = self.mud and how == events.WALK and self.cave.is_muddy(place)
        self.begin_action(rng)

    def move_pirate(self, seat: i64, place: i64, how: i64) -> bool:
        """The pirate goes there. True if that won the game."""
        if self.log is not None:
            self.tell(events.moved(self, seat, place, how))
        self.players[seat].place = place
        return ending.check_win(self, seat)

    # Action

    def begin_action(self, rng: Rng) -> None:
        """Ask for an action, unless there is none to choose."""
        self.phase = ACTION
        self.die = 0
        self.second_die = 0
        self.swim = False
        self.new_tile = NOTHING
        if len(self.deeds(self.active)) == 1:
            self.end_turn(rng)

    def take_coin(self, seat: i64, rng: Rng) -> None:
        tile = self.players[seat].place >> 2
        self.cave.coin[tile] = 0
        self.players[seat].coins += 1
        self.progress = True
        if self.log is not None:
            self.tell(events.coin_taken(self, seat, tile))
        self.end_turn(rng)

    def give(self, seat: i64, coins: i64, rng: Rng) -> None:
        ally = self.ally_of(seat)
        self.players[seat].coins -= coins
        self.players[ally].coins += coins
        if self.log is not None:
            self.tell(events.given(seat, ally, coins))
        self.end_turn(rng)

    def after_head_start(self, rng: Rng) -> None:
        """A coin may still be taken where one stands (R23)."""
        if self.stands_on_coin(self.actor):
            self.phase = HEAD_START_TAKE
        else:
            self.end_turn(rng)

    # The end of a turn

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.actor = seat
        self.phase = MOVE
        self.die = 0
        self.second_die = 0
        self.swim = False
        self.fell_in_mud = False
        self.trial = None
        if self.log is not None:
            self.tell(events.turn_began(self))

    def end_turn(self, rng: Rng) -> None:
        """The next seat; when it comes to the first player again, a round has ended."""
        seat = (self.active + 1) % self.seats
        if seat == self.first:
            if ending.check_limits(self):
                return
            self.round += 1
        self.begin_turn(seat)

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self)

    def prompt(self, seat: i64) -> Message:
        return words.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return words.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self)

    def foresee(self, seat: i64, action: Action) -> object:
        return figures.foresee(self, action)

    def redeal(self, seat: i64, rng: Rng) -> State:
        return redeal.redeal(self, rng)

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def points(self) -> list[float]:
        return ending.points(self)

    # Copies

    def copy(self) -> JackalState:
        twin = JackalState(
            vec[Player]([player.copy() for player in self.players]),
            self.cave.copy(),
            self.start.copy(),
            self.stock.copy(),
        )
        twin.reveals = self.reveals
        twin.returned = self.returned[:]
        twin.mud = self.mud
        twin.five_tiles = self.five_tiles
        twin.alliances = self.alliances
        twin.phase = self.phase
        twin.actor = self.actor
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.quiet = self.quiet
        twin.progress = self.progress
        twin.current = self.current
        twin.new_tile = self.new_tile
        twin.die = self.die
        twin.second_die = self.second_die
        twin.swim = self.swim
        twin.fell_in_mud = self.fell_in_mud
        twin.trial = self.trial  # never changed once it is held
        twin.end = self.end
        return twin

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    def broken(self) -> str:
        return invariants.broken(self)
