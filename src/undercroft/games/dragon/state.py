"""A position of the game: whose decision it is, what may be done, and what each action does."""

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
from undercroft.games.dragon import (
    actions,
    arrival,
    columns,
    drawing,
    dump,
    ending,
    figures,
    invariants,
    observe,
    picture,
    prompt,
    rage,
    redeal,
    rounds,
    scoring,
    setup,
    show,
    turn,
    why_not,
)
from undercroft.games.dragon.cards import NO_PLACE
from undercroft.games.dragon.choices import legal_actions
from undercroft.games.dragon.frames import HintChoice, Rockfall
from undercroft.games.dragon.table import OVER, TURN, Table


class DragonState(Table):
    """Everything on the table, secrets included."""

    # What may be done

    def actors(self) -> i64:
        return 0 if self.phase == OVER else bit(self.asked)

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.asked or self.phase == OVER:
            return []
        # Most decisions by far are those of a turn.
        return turn.turn_actions(self) if self.phase == TURN and not self.frames else legal_actions(self)

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, actions.Step):
            turn.step(self, action.place, False, rng)
        elif action is actions.END_TURN:
            turn.end_turn(self)
            rounds.next_turn(self, rng)
        elif isinstance(action, actions.MakeTorch):
            turn.make_torch(self, action.source)
        elif isinstance(action, actions.StepWithTorch):
            turn.step(self, action.place, True, rng)
        elif isinstance(action, actions.Carry):
            turn.carry(self, action.place, action.gems)
        elif action is actions.SEARCH:
            turn.search(self, rng)
        elif isinstance(action, actions.Clear):
            arrival.clear(self, action.place, self.clear_cost(self.active), False)
        elif isinstance(action, actions.Attract):
            turn.attract(self, action.place)
        elif isinstance(action, actions.NextUp):
            rounds.next_up(self, action.gnome)
        elif isinstance(action, actions.GiveAP):
            turn.give_ap(self, action.gnome)
        elif isinstance(action, actions.Peek):
            turn.peek(self, action.deck, rng)
        elif isinstance(action, actions.PickGnome):
            setup.pick_gnome(self, action.gnome, rng)
        else:
            self.choose(action, rng)
        rounds.go_on(self, rng)

    def choose(self, action: Action, rng: Rng) -> None:
        """A choice that is owed. After that of a cave card the end is checked."""
        frame = self.frames[-1]
        if isinstance(action, actions.Flee) and isinstance(frame, Rockfall):
            rage.flee(self, frame, action.place, True)
            return
        self.frames.pop()
        if isinstance(action, actions.Hint) and isinstance(frame, HintChoice):
            turn.hint(self, frame.deck, action.verdict)
            return
        if isinstance(action, actions.TakeTorch):
            arrival.take_torch(self, action.place, rng)
            return
        if isinstance(action, actions.Open):
            arrival.clear(self, action.place, 0, True)
        elif isinstance(action, actions.Crack):
            rage.bury(self, action.place, True)
        else:
            arrival.slip(self, action.place if isinstance(action, actions.Slip) else NO_PLACE)
        ending.check_end(self)

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def picture(self, seat: i64) -> str:
        return picture.picture(show.view(self, seat), show.constants(self.difficulty))

    def drawing(self, seat: i64) -> str:
        return drawing.drawing(show.view(self, seat), show.constants(self.difficulty))

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
        return figures.figures(self, self.legal(seat))

    def redeal(self, seat: i64, rng: Rng) -> State:
        world = self.copy()
        redeal.redeal(world, seat, rng)
        return world

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def points(self) -> list[float]:
        return scoring.points(self)

    def write_scores(self, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
        return columns.write(self, out, points, at, step)

    # Copies

    def copy(self) -> DragonState:
        twin = DragonState(self.seats, self.difficulty, self.layout, self.gnome_count, self.max_rounds)
        self.copy_to(twin)
        return twin

    def position(self) -> Position:
        return dump.position(self)

    def decks(self) -> list[Deck]:
        return [self.dragon_pile.deck, self.cave_pile.deck]

    def broken(self) -> str:
        return invariants.broken(self)
