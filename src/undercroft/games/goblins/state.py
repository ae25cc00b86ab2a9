"""A position of Goblins vs Gnomes, and which chapter of the rules answers what."""

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
from undercroft.games.goblins import (
    actions,
    choices,
    columns,
    drawing,
    dump,
    figures,
    goals,
    invariants,
    observe,
    picture,
    plays,
    prompt,
    redeal,
    rounds,
    scoring,
    show,
    why_not,
)
from undercroft.games.goblins.table import OVER, Player, Table


class GoblinsState(Table):
    """Everything on the table, secrets included."""

    # What may be done

    def actors(self) -> i64:
        return 0 if self.phase == OVER else bit(self.active)

    def legal(self, seat: i64) -> list[Action]:
        return choices.legal(self, seat)

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, actions.PlaceCard):
            plays.place_card(self, seat, action, rng)
        elif isinstance(action, actions.SwapCard):
            plays.swap_card(self, seat, action.face, rng)
        elif isinstance(action, actions.PlayExplosion):
            plays.play_explosion(self, seat, action.place(), rng)
        elif isinstance(action, actions.PlayMap):
            plays.play_map(self, seat, action.goal, rng)
        elif isinstance(action, actions.Claim):
            plays.claim(self, seat, action.kind, rng)
        elif isinstance(action, actions.PlayPotion):
            plays.play_potion(self, seat, action.seat, rng)
        elif isinstance(action, actions.GiveAle):
            goals.give_ale(self, seat, action.seat, rng)
        elif isinstance(action, actions.OpenGoal):
            if not goals.open_goal(self, action.goal, rng):
                goals.resolve_goals(self, rng)
        elif isinstance(action, actions.Steal):
            rounds.steal(self, seat, action.seat, rng)
        else:
            plays.pass_turn(self, seat, rng)

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """What was announced was heard: a claim cannot be unsaid (R30)."""
        return not isinstance(action, actions.Claim)

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> bool:
        if seat >= self.seats or not observe.FITS:
            return False
        observe.observe(self, seat, out, at)
        return True

    def prompt(self, seat: i64) -> Message:
        return prompt.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return why_not.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self, seat)

    def foresee(self, seat: i64, action: Action) -> object:
        return figures.foresee(self, seat, action)

    def picture(self, seat: i64) -> str:
        return picture.picture(show.view(self, seat), show.constants(self.seats))

    def drawing(self, seat: i64) -> str:
        return drawing.drawing(show.view(self, seat), show.constants(self.seats))

    def redeal(self, seat: i64, rng: Rng) -> State:
        twin = self.copy()
        redeal.redeal(twin, seat, rng)
        return twin

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def points(self) -> list[float]:
        return scoring.points(self)

    def write_scores(self, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
        return columns.write(self, out, points, at, step)

    # Copies

    def copy(self) -> GoblinsState:
        players = vec[Player]([player.copy() for player in self.players])
        twin = GoblinsState(players, self.advanced, self.board.copy(), self.deck.copy())
        self.copy_to(twin)
        return twin

    def position(self) -> Position:
        return dump.position(self)

    def decks(self) -> list[Deck]:
        return [self.deck]

    def broken(self) -> str:
        return invariants.broken(self)
