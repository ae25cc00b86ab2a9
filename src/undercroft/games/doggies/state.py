"""A position of Doggies, and its phases: dogs, quests, then turns that explore, leave or sleep."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.deck import Deck
from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.doggies import (
    dump,
    events,
    figures,
    finish,
    invariants,
    placing,
    redeal,
    rounds,
    scoring,
    show,
    walking,
    words,
)
from undercroft.games.doggies.actions import (
    CHOOSE_DOG,
    KEEP_QUEST,
    TURN_CHOICES,
    ChooseDog,
    Explore,
    KeepQuest,
    Leave,
    Place,
)
from undercroft.games.doggies.cards import BREACH, DOGS, POTIONS, QUESTS, QUESTS_DEALT, one_of
from undercroft.games.doggies.dungeon import Dungeon
from undercroft.games.doggies.player import NONE, Player

DOGS_PHASE: Final = 0
QUESTS_PHASE: Final = 1
TURN: Final = 2
PLACE: Final = 3
WALK: Final = 4
OVER: Final = 5

NOTHING: Final[list[Action]] = []


class DoggiesState(State):
    """Everything on the table."""

    def __init__(
        self,
        players: vec[Player],
        dungeon: Dungeon,
        deck: Deck,
        quests: Deck,
        owner: vec[i64],
        side: vec[i64],
    ) -> None:
        super().__init__(len(players))
        self.hard_start: bool = False
        self.no_potions: bool = False
        self.random_dogs: bool = False
        self.players: vec[Player] = players
        self.phase: i64 = DOGS_PHASE
        self.acting: i64 = 0  # the seats the table waits for
        self.round: i64 = 1
        self.first: i64 = 0  # holds the first-player token
        self.active: i64 = 0  # whose turn it is
        self.quests: Deck = quests  # those nobody got
        self.common: vec[i64] = vec[i64]()
        self.supply: i64 = 0  # potions, as marks
        self.deck: Deck = deck  # the draw pile, with what is set aside: nobody knows which cards those are
        self.countdown: i64 = (
            -1
        )  # how many of them may still be drawn in this round; -1 before anybody has left
        self.counted: i64 = -1  # how many there were when the countdown began
        self.drawn: i64 = NONE  # a card that has to be laid
        self.dungeon: Dungeon = dungeon
        self.owner: vec[i64] = owner  # per card: the seat that holds or has claimed it, NOBODY or BOX
        self.side: vec[i64] = side  # per card: how a tramp lies
        # The walk; at rest the dog stands in the start room
        self.position: i64 = 0  # node
        self.pending: bool = False  # the room asks for a decision
        self.damage: i64 = 0
        self.path: vec[i64] = vec[i64]()
        # Kept because they are asked for several times, and hard to find: what is legal now, how the walk could
        # be finished after each of these steps, and how it can be finished from here.
        self.offered: list[Action] | None = None
        self.completions: list[list[Action]] = finish.NO_COMPLETIONS
        self.witness: list[Action] = finish.EASY

    def face(self) -> i64:
        """Which face of the start room is up: 0 with fewer exits, for two seats or by option."""
        return 0 if self.seats == 2 or self.hard_start else 1

    def left_to_draw(self) -> i64:
        """The cards of the draw pile; after the first has left, of the countdown."""
        return self.countdown if self.countdown >= 0 else len(self.deck)

    def is_choosing_dogs(self) -> bool:
        return self.phase == DOGS_PHASE

    def is_choosing_quests(self) -> bool:
        return self.phase == QUESTS_PHASE

    def is_over(self) -> bool:
        return self.phase == OVER

    def breaker(self) -> i64:
        """The seat whose dog breaks walls, or -1."""
        for seat in range(self.seats):
            if self.players[seat].ability == BREACH:
                return seat
        return -1

    # What may be done

    def actors(self) -> i64:
        return self.acting

    def legal(self, seat: i64) -> list[Action]:
        if not self.acting >> seat & 1:
            return NOTHING
        if self.phase == QUESTS_PHASE:
            return [
                KEEP_QUEST[quest] for quest in range(len(QUESTS)) if self.players[seat].offer >> quest & 1
            ]
        if self.offered is None:
            self.offered = self.find_legal()
        return self.offered

    def find_legal(self) -> list[Action]:
        """What the active seat may do."""
        if self.phase == TURN:
            choice = 2 if placing.can_explore(self) else 0
            return TURN_CHOICES[choice + 1 if finish.can_leave(self) else choice]
        if self.phase == WALK:
            return finish.legal_steps(self)
        if self.phase == PLACE:
            return placing.placements(self)
        return [CHOOSE_DOG[dog] for dog in range(len(DOGS)) if self.has_dog(dog) < 0]

    def has_dog(self, dog: i64) -> i64:
        """The seat that has this dog, or -1."""
        for seat in range(self.seats):
            if self.players[seat].dog == dog:
                return seat
        return -1

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        phase = self.phase
        if phase == WALK:
            self.take_step(action)
        elif phase == PLACE:
            assert isinstance(action, Place)
            placing.lay_card(self, action.cell, action.turn)
            rounds.end_turn(self)
        elif phase == TURN:
            self.take_turn(action, rng)
        elif phase == QUESTS_PHASE:
            assert isinstance(action, KeepQuest)
            self.keep_quest(seat, action.quest, rng)
        else:
            assert isinstance(action, ChooseDog)
            self.choose_dog(seat, action.dog, rng)

    # DOGS

    def choose_dog(self, seat: i64, dog: i64, rng: Rng) -> None:
        """Clockwise from the first player (R2)."""
        self.offered = None
        self.players[seat].take_dog(dog)
        if self.log is not None:
            self.tell(events.dog_chosen(seat, dog))
        self.active = (seat + 1) % self.seats
        self.acting = 1 << self.active
        if self.active == self.first:
            self.deal_quests(rng)

    # QUESTS

    def deal_quests(self, rng: Rng) -> None:
        """Two to each; the others leave the game unseen."""
        for seat in range(self.seats):
            for _ in range(QUESTS_DEALT):
                self.players[seat].offer |= bit(self.quests.draw(rng))
        self.reveals += 1
        if self.log is not None:
            for seat in range(self.seats):
                self.tell_only(seat_bit(seat), events.quests_dealt(self, seat))
        self.phase = QUESTS_PHASE
        self.acting = (1 << self.seats) - 1
        self.offered = None

    def keep_quest(self, seat: i64, quest: i64, rng: Rng) -> None:
        """In secret; when all have chosen, the others' become common quests (R3) and the game begins."""
        self.players[seat].quest = quest
        self.acting ^= 1 << seat
        if self.log is not None:
            self.tell(events.quest_chosen(seat))
        if self.acting:
            return
        for player in self.players:
            rest = player.offer & ~bit(player.quest)
            player.offer = 0
            for other in range(len(QUESTS)):
                if rest >> other & 1:
                    self.common = append(self.common, other)
        self.reveals += 1
        if self.log is not None:
            self.tell(events.quests_revealed(self))
        self.deal_potions(rng)
        rounds.begin_round(self)

    def deal_potions(self, rng: Rng) -> None:
        """One potion to each, face up; the others are the supply."""
        if self.no_potions:
            return
        bag: list[i64] = []
        for symbol in range(3):
            for _ in range(POTIONS[symbol]):
                bag.append(one_of(symbol))
        for player in self.players:
            if bag:
                player.potions = bag.pop(rng.below(len(bag)))
        for potion in bag:
            self.supply += potion
        self.reveals += 1
        if self.log is not None:
            self.tell(events.potions_dealt(self))

    # TURN

    def begin_turn(self, seat: i64) -> None:
        self.phase = TURN
        self.active = seat
        self.acting = 1 << seat
        self.offered = None

    def take_turn(self, action: Action, rng: Rng) -> None:
        self.offered = None
        if isinstance(action, Explore):
            placing.explore(self, rng)
            self.phase = PLACE
        elif isinstance(action, Leave):
            self.phase = WALK
            walking.begin_walk(self)
        else:
            rounds.sleep(self)

    # WALK

    def take_step(self, action: Action) -> None:
        """A step of the walk; after the last one the turn ends."""
        self.witness = self.completion_of(action)
        self.completions = finish.NO_COMPLETIONS
        self.offered = None
        last = walking.ends_walk(self, action)
        walking.step(self, action)
        if last:
            self.witness = finish.EASY
            rounds.walk_finished(self)

    def completion_of(self, action: Action) -> list[Action]:
        """The completion that is known to follow an offered step; none where it is easily found again."""
        if self.completions and self.offered is not None:
            for index in range(len(self.offered)):
                if self.offered[index].code == action.code:
                    return self.completions[index]
        return finish.EASY

    def end_game(self) -> None:
        """The personal quests are shown."""
        self.phase = OVER
        self.acting = 0
        self.offered = None
        self.reveals += 1
        if self.log is not None:
            self.tell(events.game_ended(self))

    # What a seat knows

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def prompt(self, seat: i64) -> Message:
        return words.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return words.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> State:
        return redeal.redeal(self, seat, rng)

    def secrets(self) -> list[Secret]:
        return redeal.secrets(self)

    # The end

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def points(self) -> list[float]:
        return scoring.points(self)

    # Copies

    def copy(self) -> DoggiesState:
        twin = DoggiesState(
            vec[Player]([player.copy() for player in self.players]),
            self.dungeon.copy(),
            self.deck.copy(),
            self.quests.copy(),
            self.owner[:],
            self.side[:],
        )
        twin.reveals = self.reveals
        twin.hard_start = self.hard_start
        twin.no_potions = self.no_potions
        twin.random_dogs = self.random_dogs
        twin.phase = self.phase
        twin.acting = self.acting
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.common = self.common
        twin.supply = self.supply
        twin.countdown = self.countdown
        twin.counted = self.counted
        twin.drawn = self.drawn
        twin.position = self.position
        twin.pending = self.pending
        twin.damage = self.damage
        twin.path = self.path[:]
        twin.offered = self.offered
        twin.completions = self.completions
        twin.witness = self.witness
        return twin

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    def broken(self) -> str:
        return invariants.broken(self)
