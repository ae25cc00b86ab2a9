"""A position of Jackal: the Dungeon: whose decision it is, what may be done, and what each action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.deck import Deck
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.jackal import (
    actions,
    columns,
    drawing,
    dump,
    figures,
    invariants,
    laying,
    moving,
    observe,
    phases,
    picture,
    prompt,
    redeal,
    scoring,
    show,
    trials,
    turn,
    why_not,
)
from undercroft.games.jackal.table import Player, Table


class JackalState(Table):
    """Everything on the table, and what may be done with it."""

    def actors(self) -> i64:
        if self.phase == phases.OVER:
            return 0
        return bit(self.actor)

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.actor or self.phase == phases.OVER:
            return []
        phase = self.phase
        if phase == phases.MOVE:
            return moving.moves(self, seat)
        if phase == phases.MAP or phase == phases.PLACE:
            return laying.placements(self)
        if phase == phases.WALK or phase == phases.HEAD_START:
            return moving.walks(self, seat)
        if phase == phases.ACTION:
            return turn.deeds(self, seat)
        if phase == phases.STEP:
            return [actions.STEP_ON, actions.STAY]
        if phase == phases.COIN:
            return trials.drops(self)
        if phase == phases.HEAD_START_TAKE:
            return [actions.TAKE_COIN, actions.END_TURN]
        return trials.drives(self)

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, actions.PlaceTile):
            laying.place_tile(self, seat, action, rng)
        elif action is actions.STAY:
            moving.stay(self, seat, rng)
        elif action is actions.END_TURN:
            turn.end_turn(self, rng)
        elif action is actions.EXPLORE:
            laying.explore(self, seat, rng)
        elif action is actions.ROLL:
            moving.roll(self, seat, rng)
        elif isinstance(action, actions.MoveTo):
            moving.go(self, seat, self.cave.place_at(action.x, action.y, action.tunnel), "walk", rng)
        elif isinstance(action, actions.Prank):
            trials.prank(self, seat, action.seat, rng)
        elif isinstance(action, actions.MovePirate):
            trials.drive(self, action, rng)
        elif action is actions.STEP_ON:
            moving.step_on(self, seat, rng)
        elif action is actions.TAKE_COIN:
            turn.take_coin(self, seat, rng)
        elif action is actions.DIVE:
            moving.dive(self, seat, rng)
        elif isinstance(action, actions.SwimTo):
            moving.go(self, seat, self.cave.place_at(action.x, action.y, action.tunnel), "swim", rng)
        elif isinstance(action, actions.Wager):
            trials.wager(self, seat, action.seat, rng)
        elif isinstance(action, actions.DropCoin):
            trials.drop_coin(self, action, rng)
        elif action is actions.LEAVE_COIN:
            trials.leave_coin(self, rng)
        elif action is actions.LEAVE_PIRATE:
            trials.leave_pirate(self, rng)
        elif isinstance(action, actions.PlayOwnTile):
            laying.take_own_tile(self, seat, action.slot)
        elif isinstance(action, actions.Give):
            turn.give(self, seat, action.coins, rng)

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> bool:
        if not observe.FITS:
            return False
        observe.observe(self, out, at)
        return True

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

    # Pictures

    def picture(self, seat: i64) -> str:
        return picture.picture(show.view(self), show.constants(self.seats, self.alliances))

    def drawing(self, seat: i64) -> str:
        return drawing.drawing(show.view(self), show.constants(self.seats, self.alliances))

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == phases.OVER else None

    def points(self) -> list[float]:
        return scoring.points(self)

    def write_scores(self, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
        return columns.write(self, out, points, at, step)

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
