"""Everything on the table, and the few questions that every chapter of the rules asks of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.deck import Deck
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.jackal import phases
from undercroft.games.jackal.cave import ENTRANCE, Cave
from undercroft.games.jackal.tiles import BATS, DIE, GOAL, NO_TILE, TEAM_GOAL, TILES, WAGERS

THROWS: Final = 3


class Player:
    """What lies before one seat, and where its pirate stands."""

    def __init__(self) -> None:
        self.place: i64 = ENTRANCE
        self.coins: i64 = 0
        self.wagers: i64 = WAGERS
        self.bats: i64 = BATS
        self.display: vec[i64] = vec[i64]()  # open tiles by slot (five_tiles), NO_TILE where it was used

    def copy(self) -> Player:
        twin = Player()
        twin.place = self.place
        twin.coins = self.coins
        twin.wagers = self.wagers
        twin.bats = self.bats
        twin.display = self.display[:]
        return twin


class Trial:
    """A trial that was held."""

    def __init__(self, wager: bool, initiator: i64, defender: i64, throws: vec[i64]) -> None:
        self.wager: Final[bool] = wager
        self.initiator: Final[i64] = initiator
        self.defender: Final[i64] = defender
        self.throws: Final[vec[i64]] = throws  # initiator, defender, initiator, …

    def winner(self) -> i64:
        """The defender must throw strictly higher at least twice; otherwise the initiator wins (R19)."""
        higher: i64 = 0
        for throw in range(THROWS):
            if self.throws[2 * throw + 1] > self.throws[2 * throw]:
                higher += 1
        return self.defender if higher >= 2 else self.initiator

    def loser(self) -> i64:
        return self.initiator if self.winner() == self.defender else self.defender


class Table(State):
    """Everything on the table."""

    def __init__(self, players: vec[Player], cave: Cave, start: Deck, stock: Deck) -> None:
        super().__init__(len(players))
        self.players: vec[Player] = players
        self.cave: Cave = cave
        self.start: Deck = start  # the start pile: a real subset, since what it holds matters
        self.stock: Deck = stock
        self.returned: list[i64] = []  # tiles set aside during the map: known to lie in the start pile
        self.mud: bool = False
        self.five_tiles: bool = False
        self.alliances: bool = False
        self.phase: i64 = phases.MAP
        self.actor: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.quiet: i64 = 0  # whole rounds without progress
        self.progress: bool = False  # in this round
        self.current: i64 = NO_TILE  # the kind of tile to be placed
        self.new_tile: i64 = NO_TILE  # the tile just laid (phases.STEP)
        self.die: i64 = 0  # how far may be walked
        self.second_die: i64 = 0  # of a dive; 0 otherwise
        self.swim: bool = False
        self.fell_in_mud: bool = False  # the active pirate walked into mud this turn (R29)
        self.trial: Trial | None = None  # of this turn
        self.end: i64 = phases.UNDECIDED

    def copy_to(self, twin: Table) -> None:
        """Copy what the constructor does not take."""
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

    # Seats

    def ally_of(self, seat: i64) -> i64:
        return ally_of(seat, self.seats, self.alliances)

    def is_rival(self, seat: i64, other: i64) -> bool:
        return other != seat and other != self.ally_of(seat)

    def goal(self) -> i64:
        return goal(self.seats, self.alliances)

    def wealth(self, seat: i64) -> i64:
        """The coins of this player, or of the team."""
        coins = self.players[seat].coins
        ally = self.ally_of(seat)
        return coins if ally == NO_SEAT else coins + self.players[ally].coins

    def has_goal(self, seat: i64) -> bool:
        """Does this player (or team) own enough?"""
        return self.wealth(seat) >= self.goal()

    # Pirates

    def pirates(self) -> vec[i64]:
        """Where they stand."""
        return vec[i64]([player.place for player in self.players])

    def stands_on_coin(self, seat: i64) -> bool:
        return self.cave.has_coin(self.players[seat].place)

    def held_trial(self) -> Trial:
        """The trial of this turn, in the phases that follow one."""
        trial = self.trial
        assert trial is not None
        return trial

    def is_walking(self) -> bool:
        """Was a die thrown that says how far somebody may go now?"""
        return self.phase == phases.WALK or self.phase == phases.HEAD_START or self.phase == phases.BAT_MOVE

    def walker(self) -> i64:
        """Whose pirate walks: the active one, or the one that the bats drive."""
        return self.held_trial().loser() if self.phase == phases.BAT_MOVE else self.active

    # Dice

    def throw(self, rng: Rng) -> i64:
        return 1 + rng.below(DIE)

    def dice(self) -> list[int]:
        """The dice of the walk or dive under way."""
        return [die for die in (self.die, self.second_die) if die > 0]

    def forget_dice(self) -> None:
        self.die = 0
        self.second_die = 0
        self.swim = False

    # Tiles

    def in_the_open(self) -> list[i64]:
        """The tiles that lie open beside the board: the current one, and those in displays."""
        found: list[i64] = [] if self.current == NO_TILE else [self.current]
        for player in self.players:
            for kind in player.display:
                if kind != NO_TILE:
                    found.append(kind)
        return found

    def off_board(self) -> i64:
        """How many tiles are not on the board."""
        return len(self.start) + len(self.stock) + len(self.in_the_open())

    def unseen(self) -> list[i64]:
        """By kind, how many tiles must be in start pile and stock together."""
        left: list[i64] = [tile.count for tile in TILES]
        for tile in self.cave.tile:
            left[tile >> 2] -= 1
        for kind in self.in_the_open():
            left[kind] -= 1
        return left


def ally_of(seat: i64, seats: i64, alliances: bool) -> i64:
    """Allies sit opposite."""
    return (seat + seats // 2) % seats if alliances else NO_SEAT


def goal(seats: i64, alliances: bool) -> i64:
    """The coins that win, of a player or of a team."""
    return TEAM_GOAL[seats] if alliances else GOAL[seats]
