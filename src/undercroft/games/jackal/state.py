"""A position of Jackal: the Dungeon: whose decision it is, what may be done, and what each action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.deck import Deck
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.jackal import (
    dump,
    figures,
    invariants,
    laying,
    moving,
    prompt,
    redeal,
    scoring,
    show,
    trials,
    turn,
    why_not,
)
from undercroft.games.jackal.actions import (
    DIVE,
    END_TURN,
    EXPLORE,
    LEAVE_COIN,
    LEAVE_PIRATE,
    ROLL,
    STAY,
    STEP_ON,
    TAKE_COIN,
    DropCoin,
    Give,
    MovePirate,
    MoveTo,
    PlaceTile,
    PlayOwnTile,
    Prank,
    SwimTo,
    Wager,
)
from undercroft.games.jackal.table import (
    ACTION,
    COIN,
    HEAD_START,
    HEAD_START_TAKE,
    MAP,
    MOVE,
    OVER,
    PLACE,
    STEP,
    WALK,
    Player,
    Table,
)


class JackalState(Table):
    """Everything on the table, and what may be done with it."""

    def actors(self) -> i64:
        return 0 if self.phase == OVER else bit(self.actor)

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.actor or self.phase == OVER:
            return []
        phase = self.phase
        if phase == MOVE:
            return moving.moves(self, seat)
        if phase == MAP or phase == PLACE:
            return laying.placements(self)
        if phase == WALK or phase == HEAD_START:
            return moving.walks(self, seat)
        if phase == ACTION:
            return turn.deeds(self, seat)
        if phase == STEP:
            return [STEP_ON, STAY]
        if phase == COIN:
            return trials.drops(self)
        if phase == HEAD_START_TAKE:
            return [TAKE_COIN, END_TURN]
        return trials.drives(self)

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, PlaceTile):
            laying.place_tile(self, seat, action, rng)
        elif action is STAY:
            moving.stay(self, seat, rng)
        elif action is END_TURN:
            turn.end_turn(self, rng)
        elif action is EXPLORE:
            laying.explore(self, seat, rng)
        elif action is ROLL:
            moving.roll(self, seat, rng)
        elif isinstance(action, MoveTo):
            moving.go(self, seat, self.cave.place_at(action.x, action.y, action.tunnel), "walk", rng)
        elif isinstance(action, Prank):
            trials.prank(self, seat, action.seat, rng)
        elif isinstance(action, MovePirate):
            trials.drive(self, action, rng)
        elif action is STEP_ON:
            moving.step_on(self, seat, rng)
        elif action is TAKE_COIN:
            turn.take_coin(self, seat, rng)
        elif action is DIVE:
            moving.dive(self, seat, rng)
        elif isinstance(action, SwimTo):
            moving.go(self, seat, self.cave.place_at(action.x, action.y, action.tunnel), "swim", rng)
        elif isinstance(action, Wager):
            trials.wager(self, seat, action.seat, rng)
        elif isinstance(action, DropCoin):
            trials.drop_coin(self, action, rng)
        elif action is LEAVE_COIN:
            trials.leave_coin(self, rng)
        elif action is LEAVE_PIRATE:
            trials.leave_pirate(self, rng)
        elif isinstance(action, PlayOwnTile):
            laying.take_own_tile(self, seat, action.slot)
        elif isinstance(action, Give):
            turn.give(self, seat, action.coins, rng)

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self)

    def prompt(self, seat: i64) -> Message:
        return prompt.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return None if action in self.legal(seat) else why_not.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self)

    def foresee(self, seat: i64, action: Action) -> object:
        return figures.foresee(self, action)

    def redeal(self, seat: i64, rng: Rng) -> State:
        twin = self.copy()
        redeal.redeal(twin, rng)
        return twin

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def points(self) -> list[float]:
        return scoring.points(self)

    # Copies

    def copy(self) -> JackalState:
        twin = JackalState(
            vec[Player]([player.copy() for player in self.players]),
            self.cave.copy(),
            self.start.copy(),
            self.stock.copy(),
        )
        self.copy_to(twin)
        return twin

    def position(self) -> Position:
        return dump.position(self)

    def decks(self) -> list[Deck]:
        return [self.start, self.stock]

    def broken(self) -> str:
        return invariants.broken(self)
