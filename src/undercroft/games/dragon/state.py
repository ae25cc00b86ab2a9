"""A position of the game: whose decision it is, what may be done, and what each action does."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.dragon import arrival, dump, ending, figures, invariants, rage, rounds, show, turn, why
from undercroft.games.dragon.actions import (
    Attract,
    Carry,
    Clear,
    Crack,
    EndTurn,
    Flee,
    GiveAP,
    Hint,
    MakeTorch,
    NextUp,
    Open,
    Peek,
    PickGnome,
    Search,
    Slip,
    Stay,
    Step,
    StepWithTorch,
    TakeTorch,
)
from undercroft.games.dragon.choices import legal_actions
from undercroft.games.dragon.frames import HintChoice, Rockfall
from undercroft.games.dragon.table import OVER, TURN, Table


class DragonState(Table):
    """Everything on the table, secrets included."""

    # What may be done

    def actors(self) -> i64:
        return 0 if self.phase == OVER else 1 << self.asked

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.asked or self.phase == OVER:
            return []
        if self.phase == TURN and not self.frames:
            return turn.turn_actions(self)
        return legal_actions(self)

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Step):
            turn.step(self, action.to, rng)
        elif isinstance(action, EndTurn):
            turn.end_turn(self)
            rounds.next_turn(self, rng)
        elif isinstance(action, MakeTorch):
            turn.make_torch(self, action.source)
        elif isinstance(action, StepWithTorch):
            turn.step_with_torch(self, action.to, rng)
        elif isinstance(action, Carry):
            turn.carry(self, action.to, action.gems)
        elif isinstance(action, Search):
            turn.search(self, rng)
        elif isinstance(action, Clear):
            turn.clear(self, action.hex)
        elif isinstance(action, Attract):
            turn.attract(self, action.hex)
        elif isinstance(action, NextUp):
            rounds.next_up(self, action.gnome)
        elif isinstance(action, GiveAP):
            turn.give_ap(self, action.gnome)
        elif isinstance(action, Peek):
            turn.peek(self, action.deck, rng)
        else:
            self.choose(action, rng)
        rounds.go_on(self, rng)

    def choose(self, action: Action, rng: Rng) -> None:
        """The draft, and the choices that are owed."""
        if isinstance(action, PickGnome):
            rounds.pick_gnome(self, action.gnome, rng)
            return
        frame = self.frames[-1]
        if isinstance(action, Flee) and isinstance(frame, Rockfall):
            rage.flee(self, frame, action.hex, True)
        elif isinstance(action, TakeTorch):
            arrival.take_torch(self, action.source, rng)
        elif isinstance(action, Open):
            arrival.open_chosen(self, action.hex)
        elif isinstance(action, Crack):
            arrival.crack_chosen(self, action.hex)
        elif isinstance(action, Slip):
            arrival.slip_chosen(self, action.hex)
        elif isinstance(action, Stay):
            arrival.slip_chosen(self, -1)
        elif isinstance(action, Hint) and isinstance(frame, HintChoice):
            turn.hint(self, frame.deck, action.verdict)

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def prompt(self, seat: i64) -> Message:
        return show.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return why.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self, self.legal(seat))

    def redeal(self, seat: i64, rng: Rng) -> State:
        """Nothing is hidden but the order of the decks, and what the Seer's seat has seen of it."""
        world = self.copy_table()
        world.dragon_deck.redeal(seat, rng)
        world.cave_deck.redeal(seat, rng)
        return world

    def secrets(self) -> list[Secret]:
        return show.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def points(self) -> list[float]:
        return ending.points(self)

    # Copies

    def copy(self) -> State:
        return self.copy_table()

    def copy_table(self) -> DragonState:
        twin = DragonState(self.seats, self.difficulty, self.layout, self.gnome_count, self.max_rounds)
        twin.reveals = self.reveals
        twin.phase = self.phase
        twin.result = self.result
        twin.asked = self.asked
        twin.picks = self.picks[:]
        twin.owner = self.owner[:]
        twin.at = self.at[:]
        twin.cave = self.cave.copy()
        twin.delivered = self.delivered
        twin.dice = self.dice
        twin.dragon_deck = self.dragon_deck.copy()
        twin.cave_deck = self.cave_deck.copy()
        twin.dragon_discard = self.dragon_discard[:]
        twin.cave_discard = self.cave_discard[:]
        twin.aside = self.aside[:]
        twin.round = self.round
        twin.captain = self.captain
        twin.queue = self.queue[:]
        twin.turns = self.turns
        twin.given = self.given
        twin.active = self.active
        twin.ap = self.ap
        twin.roll = self.roll
        twin.gave = self.gave
        twin.clear_extra = self.clear_extra
        twin.smoke = self.smoke
        twin.watchful = self.watchful
        twin.asleep = self.asleep
        twin.search_cost = self.search_cost
        twin.torch_cost = self.torch_cost
        twin.frames = [frame.copy() for frame in self.frames]
        twin.hint_deck = self.hint_deck
        twin.hint = self.hint
        return twin

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    def broken(self) -> str:
        return invariants.broken(self)
