"""A position of Doggies: whose decision it is, what may be done, and what each action does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from undercroft.core.action import Action
from undercroft.core.bits import has, members
from undercroft.core.deck import Deck, whole_deck
from undercroft.core.log import NO_SEAT
from undercroft.core.position import Position
from undercroft.core.rng import Rng
from undercroft.core.state import Secret
from undercroft.core.view import Message, Outcome
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import (
    columns,
    drawing,
    dump,
    figures,
    invariants,
    observe,
    picture,
    placing,
    planning,
    prompt,
    redeal,
    rounds,
    scoring,
    setup,
    show,
    walking,
    why_not,
)
from undercroft.games.doggies.cards import DECK_SIZE, DOGS, NO_SIDE, QUESTS
from undercroft.games.doggies.dungeon import new_dungeon
from undercroft.games.doggies.legal_steps import can_finish, completion_of, legal_steps
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.player import Player
from undercroft.games.doggies.table import (
    CHOOSING_QUESTS,
    EASY,
    NO_ACTIONS,
    NO_COMPLETIONS,
    OVER,
    PLACING,
    TURN,
    WALKING,
    Table,
)
from undercroft.games.doggies.view import Plan


def new_state(seats: i64, options: Options) -> DoggiesState:
    """The table before anything is chosen or drawn."""
    players = vec[Player]()
    for _ in range(seats):
        players = append(players, Player())
    face: i64 = 0 if seats == 2 or options.hard_start else 1
    quests = whole_deck(len(QUESTS))
    quests.packets[0].public = False
    state = DoggiesState(
        options,
        players,
        new_dungeon(face),
        whole_deck(DECK_SIZE),
        quests,
        vec[i64]([NO_SEAT] * (DECK_SIZE + 1)),
        vec[i64]([NO_SIDE] * (DECK_SIZE + 1)),
    )
    state.face = face
    return state


class DoggiesState(Table):
    """Everything on the table, secrets included."""

    # What may be done

    def actors(self) -> i64:
        return self.acting

    def legal(self, seat: i64) -> list[Action]:
        if not has(self.acting, seat):
            return NO_ACTIONS
        if self.phase == CHOOSING_QUESTS:
            return [do.QUEST_CHOICES[quest] for quest in members(self.players[seat].offer)]
        if self.offered is None:
            self.offered = self.find_legal()
        return self.offered

    def find_legal(self) -> list[Action]:
        """What the active seat may do."""
        if self.phase == TURN:
            choice = 2 if placing.can_explore(self) else 0
            return do.TURN_CHOICES[choice + 1 if can_finish(self) else choice]
        if self.phase == WALKING:
            return legal_steps(self)
        if self.phase == PLACING:
            return placing.placements(self)
        return [do.DOG_CHOICES[dog] for dog in range(len(DOGS)) if self.has_dog(dog) == NO_SEAT]

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        phase = self.phase
        if phase == WALKING:
            self.take_step(action)
        elif phase == PLACING:
            assert isinstance(action, do.Place)
            placing.lay_card(self, action.cell, action.turn)
            rounds.end_turn(self)
        elif phase == TURN:
            self.take_turn(action, rng)
        elif isinstance(action, do.KeepQuest):
            setup.keep_quest(self, seat, action.quest, rng)
        else:
            assert isinstance(action, do.ChooseDog)
            setup.choose_dog(self, seat, action.dog, rng)

    def take_turn(self, action: Action, rng: Rng) -> None:
        self.offered = None
        if action is do.EXPLORE:
            placing.explore(self, rng)
        elif action is do.LEAVE:
            walking.begin_walk(self)
        else:
            rounds.sleep(self)

    def take_step(self, action: Action) -> None:
        """A step of the walk; after the last one the turn ends."""
        self.witness = completion_of(self, action)
        self.completions = NO_COMPLETIONS
        self.offered = None
        last = walking.ends_walk(self, action)
        walking.step(self, action)
        if last:
            self.witness = EASY
            rounds.walk_finished(self)

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

    def plan_of(self, seat: i64, steps: list[Action]) -> Plan | None:
        """What these steps of a walk would cost and bring this seat, before it leaves."""
        return planning.plan(self, seat, steps)

    def redeal(self, seat: i64, rng: Rng) -> DoggiesState:
        twin = self.copy()
        redeal.redeal(twin, seat, rng)
        return twin

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    def picture(self, seat: i64) -> str:
        return picture.picture(show.view(self, seat))

    def drawing(self, seat: i64) -> str:
        return drawing.drawing(show.view(self, seat))

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def points(self) -> list[float]:
        return scoring.points(self)

    def reason(self) -> Message:
        return scoring.reason(self)

    def write_scores(self, out: vec[i32], points: vec[float], at: i64, step: i64) -> i64:
        return columns.write(self, out, points, at, step)

    # Copies

    def copy(self) -> DoggiesState:
        twin = DoggiesState(
            self.options,
            vec[Player]([player.copy() for player in self.players]),
            self.dungeon.copy(),
            self.deck.copy(),
            self.quests.copy(),
            self.owner[:],
            self.side[:],
        )
        twin.copy_from(self)
        return twin

    def copy_for_walk(self, seat: i64) -> DoggiesState:
        """A copy to plan a walk of this seat in: what none of its steps changes is shared."""
        players = self.players[:]
        players[seat] = self.players[seat].copy()
        twin = DoggiesState(
            self.options,
            players,
            self.dungeon.copy_for_walk(),
            self.deck,
            self.quests,
            self.owner[:],
            self.side[:],
        )
        twin.copy_from(self)
        return twin

    def position(self) -> Position:
        return dump.position(self)

    def decks(self) -> list[Deck]:
        return [self.deck, self.quests]

    def broken(self) -> str:
        return invariants.broken(self)
