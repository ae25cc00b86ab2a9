"""A position of Dungeon Raiders: who acts, what may be done, and what each action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.raiders import (
    columns,
    drawing,
    dump,
    figures,
    invariants,
    observe,
    picture,
    prompt,
    redeal,
    scoring,
    show,
    turn,
    why_not,
)
from undercroft.games.raiders.actions import CHOICES, CHOICES_OR_TORCH, Play
from undercroft.games.raiders.player import Player
from undercroft.games.raiders.table import Table


class RaidersState(Table):
    """Everything on the table, secrets included."""

    # What may be done

    def actors(self) -> i64:
        return self.acting

    def legal(self, seat: i64) -> list[Action]:
        if not has(self.acting, seat):
            return []
        cards = self.playable(seat)
        return CHOICES_OR_TORCH[cards] if self.can_use_torch(seat) else CHOICES[cards]

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Play):
            self.players[seat].card = action.card
            if self.tactical:
                turn.lay_open(self, seat, rng)
            else:
                turn.seal(self, seat, rng)
        else:
            turn.use_torch(self, seat, rng)

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """A card chosen in secret is final (R27)."""
        return self.tactical

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> bool:
        if not observe.FITS:
            return False
        observe.observe(self, seat, out, at)
        return True

    def prompt(self, seat: i64) -> Message:
        return prompt.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return why_not.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = self.copy()
        redeal.redeal(world, seat, rng)
        return world

    def reopen(self, seat: i64) -> None:
        redeal.reopen(self, seat)

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    def picture(self, seat: i64) -> str:
        return picture.picture(show.view(self, seat))

    def drawing(self, seat: i64) -> str:
        return drawing.drawing(show.view(self, seat))

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self.players) if self.acting == 0 else None

    def points(self) -> list[float]:
        return scoring.points(self.players)

    def reason(self) -> Message:
        return scoring.reason(scoring.End(self.players))

    def write_scores(self, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
        return columns.write(self.players, out, points, at, step)

    # Copies

    def copy(self) -> RaidersState:
        players = vec[Player]([player.copy() for player in self.players])
        twin = RaidersState(players, self.tactical, self.scroll)
        twin.deck = self.deck
        twin.plans = self.plans
        twin.reveals = self.reveals
        twin.floor = self.floor
        twin.place = self.place
        twin.plan = self.plan
        twin.rooms = self.rooms[:]
        twin.dark = self.dark
        twin.lit = self.lit
        twin.now = self.now
        twin.acting = self.acting
        twin.second = self.second
        twin.gazers = self.gazers
        return twin

    def position(self) -> Position:
        return dump.position(self)

    def broken(self) -> str:
        return invariants.broken(self)
