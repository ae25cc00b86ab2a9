"""A position of Dungeon Raiders, and its rules in the order of a turn: floor, room, cards, what they bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.raiders import dump, events, figures, invariants, redeal, scoring, show, words
from undercroft.games.raiders.actions import BALL, CHOICES, CHOICES_OR_TORCH, TORCH, Play
from undercroft.games.raiders.bosses import BOSSES, DUNGEON
from undercroft.games.raiders.cards import FLOORS, PLANS, ROOMS_ON_FLOOR, any_of
from undercroft.games.raiders.player import Player, highest
from undercroft.games.raiders.rooms import NO_LIMIT, ROOMS, UNSETTLED, Room

NOBODY: Final = -1


class RaidersState(State):
    """Everything on the table. Seats, places of a floor and cards form sets: bit n stands for number n."""

    def __init__(self, players: vec[Player], tactical: bool, scroll: i64) -> None:
        super().__init__(len(players))
        self.tactical: bool = tactical
        self.players: vec[Player] = players
        # The cards nobody has seen, as sets: they have no order until somebody looks, and the ones that are removed
        # unseen in the setup are simply those that are left at the end.
        self.deck: i64 = (1 << len(ROOMS)) - 1
        self.plans: i64 = (1 << len(PLANS)) - 1
        self.floor: i64 = 0
        self.place: i64 = 0  # the current room's place on the floor, from 0
        self.plan: i64 = 0  # the floor card
        # Which card lies at each place. A face-down room is settled when somebody looks at it.
        self.rooms: vec[i64] = vec[i64]()
        self.dark: i64 = 0  # the places that lie face down
        self.lit: i64 = 0  # the seats that used a torch on this floor and so know the dark rooms
        self.now: Room = ROOMS[0]  # the current room: rooms[place], at hand because every step asks for it
        self.acting: i64 = 0  # the seats the table waits for
        self.second: bool = False  # the balls are out and their owners choose again
        self.gazers: i64 = 0  # the seats that used a ball in this room
        self.scroll: i64 = scroll  # the seat that plays first; NOBODY in the standard game

    # What may be done

    def actors(self) -> i64:
        return self.acting

    def legal(self, seat: i64) -> list[Action]:
        if not self.acting >> seat & 1:
            return []
        cards = self.playable(seat)
        return CHOICES_OR_TORCH[cards] if self.can_use_torch(seat) else CHOICES[cards]

    def playable(self, seat: i64) -> i64:
        """The cards of this hand that the room admits; a ball is never the second card (R7)."""
        cards = self.players[seat].hand & self.now.admits
        return cards & ~(1 << BALL) if self.second else cards

    def can_use_torch(self, seat: i64) -> bool:
        """An acting seat may look if it holds a torch, something lies face down, and it has not looked yet (R3)."""
        return bool(self.players[seat].hand >> TORCH & 1) and self.dark != 0 and not self.lit >> seat & 1

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, Play):
            self.players[seat].card = action.card
            if self.tactical:
                self.lay_open(seat, rng)
            else:
                self.seal(seat, rng)
        else:
            self.use_torch(seat, rng)

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """A card chosen in secret is final (R27)."""
        return self.tactical

    # FloorSetup

    def lay_floor(self, rng: Rng) -> None:
        """Turn up the next floor card and lay five rooms as it says."""
        self.floor += 1
        self.place = 0
        self.plan = any_of(self.plans, rng)
        self.plans ^= 1 << self.plan
        self.dark = PLANS[self.plan].dark
        self.lit = 0
        self.rooms = vec[i64]([UNSETTLED for _ in range(ROOMS_ON_FLOOR)])
        for place in range(ROOMS_ON_FLOOR):
            if not self.dark >> place & 1:
                self.settle(place, rng)
        self.reveals += 1
        if self.log is not None:
            self.tell(events.floor_laid(self))
        self.enter_room(rng)

    def settle(self, place: i64, rng: Rng) -> None:
        """Draw the card that lies here. The boss is the last room, always and only (R43)."""
        if self.rooms[place] != UNSETTLED:
            return
        if self.is_last_place(place):
            self.rooms[place] = len(ROOMS) + rng.below(len(BOSSES))
        else:
            self.rooms[place] = any_of(self.deck, rng)
            self.deck ^= bit(self.rooms[place])

    def is_last_place(self, place: i64) -> bool:
        return self.floor == FLOORS and place == ROOMS_ON_FLOOR - 1

    # EnterRoom

    def enter_room(self, rng: Rng) -> None:
        """The leftmost remaining room becomes the current one; a face-down room is turned up for all."""
        place = self.place
        turned = self.dark >> place & 1
        if turned:
            self.settle(place, rng)
            self.dark ^= 1 << place
            self.reveals += 1
        self.now = DUNGEON[self.rooms[place]]
        self.acting = 1 << self.scroll if self.tactical else (1 << self.seats) - 1
        if self.log is not None:
            self.tell(events.room_entered(self, turned != 0))

    # UseTorch

    def use_torch(self, seat: i64, rng: Rng) -> None:
        """The seat alone learns every face-down room of the floor; all see that it looked."""
        self.players[seat].spend(TORCH)
        for place in range(ROOMS_ON_FLOOR):
            if self.dark >> place & 1:
                self.settle(place, rng)
        self.lit |= 1 << seat
        self.reveals += 1
        if self.log is not None:
            self.tell(events.torch_used(seat))
            self.tell_only(seat_bit(seat), events.rooms_lit(self, seat))

    # Choose and Second, standard: in secret, then all at once

    def seal(self, seat: i64, rng: Rng) -> None:
        """The card is committed face down; it stays in the hand that the others see (R26)."""
        self.acting ^= 1 << seat
        if self.log is not None:
            self.tell(events.chosen(seat))
        if self.acting == 0:
            self.reveal(rng)

    def reveal(self, rng: Rng) -> None:
        """Turn up all committed cards: every seat's, or the second ones of those who used a ball."""
        self.reveals += 1
        if self.log is not None:
            self.tell(events.second_revealed(self) if self.second else events.cards_revealed(self))
        for seat in range(self.seats):
            if not self.second or self.gazers >> seat & 1:
                self.lay(seat)
        self.all_laid(rng)

    # Choose and Second, tactical: openly, one after another, the scroll holder first

    def lay_open(self, seat: i64, rng: Rng) -> None:
        if self.log is not None:
            self.tell(events.card_laid(self, seat))
        self.lay(seat)
        self.acting = self.first_from(seat + 1)
        if self.acting == 0:
            self.all_laid(rng)

    def first_from(self, seat: i64) -> i64:
        """The set of the next seat clockwise, before the scroll holder, that has to lay a card; empty if none has."""
        while True:
            seat %= self.seats
            if seat == self.scroll:
                return 0
            if not self.second or self.gazers >> seat & 1:
                return 1 << seat
            seat += 1

    # Reveal

    def lay(self, seat: i64) -> None:
        """A card is turned up. A ball gives a second choice, any other card is the seat's final one."""
        player = self.players[seat]
        card = player.card
        player.spend(card)
        if card == BALL and self.now.escape != BALL:
            player.card = 0
            self.gazers |= 1 << seat
            if self.log is not None:
                self.tell(events.ball_used(seat))
        else:
            player.value = self.now.worth[card]

    def all_laid(self, rng: Rng) -> None:
        """Who used a ball owes a second card (R6); then the room is resolved."""
        if self.gazers and not self.second:
            self.second = True
            self.acting = self.gazers
            if self.tactical and not self.gazers >> self.scroll & 1:
                self.acting = self.first_from(self.scroll + 1)
            elif self.tactical:
                self.acting = 1 << self.scroll
        else:
            self.resolve(rng)

    # Resolve and ClearRoom

    def resolve(self, rng: Rng) -> None:
        if self.log is None:
            self.now.resolve(self.players)
        else:
            result = events.resolved(self.now, self.players)
            self.tell(events.room_resolved(self, result))
        self.clear_room(rng)

    def clear_room(self, rng: Rng) -> None:
        """Items go back to the supply, power cards stay before their owners, the room leaves the game."""
        last = self.is_last_place(self.place)
        if self.tactical and not last:
            self.pass_scroll()
        for player in self.players:
            player.clear_room()
        self.gazers = 0
        self.second = False
        if self.place < ROOMS_ON_FLOOR - 1:
            self.place += 1
            self.enter_room(rng)
        else:
            self.end_floor(rng)

    def pass_scroll(self) -> None:
        """To the highest value of the final cards (R40); of equals, to the first clockwise of the old holder (R38)."""
        holder = self.scroll
        top = highest(self.players, NO_LIMIT)
        seat = holder
        while True:
            seat = (seat + 1) % self.seats
            if self.players[seat].value == top or seat == holder:
                break
        self.scroll = seat
        if self.log is not None:
            self.tell(events.scroll_passed(self, holder, top))

    def end_floor(self, rng: Rng) -> None:
        """Every seat takes its power cards back; items are not refilled."""
        for player in self.players:
            player.take_power_back()
        if self.log is not None:
            self.tell(events.floor_ended(self))
        if self.floor < FLOORS:
            self.lay_floor(rng)
        else:
            self.acting = 0
            if self.log is not None:
                self.tell(events.game_over(self.players))

    # What a seat knows

    def hides_card(self, seat: i64) -> bool:
        """Has this seat chosen a card that is not revealed yet?"""
        player = self.players[seat]
        return player.card != 0 and player.value < 0

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
        return scoring.outcome(self.players) if self.acting == 0 else None

    def points(self) -> list[float]:
        return scoring.points(self.players)

    # Copies

    def copy(self) -> RaidersState:
        twin = RaidersState(
            vec[Player]([player.copy() for player in self.players]),
            self.tactical,
            self.scroll,
        )
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

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    def broken(self) -> str:
        return invariants.broken(self)
