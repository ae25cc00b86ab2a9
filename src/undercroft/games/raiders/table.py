"""Everything on the table, and the few questions that every chapter of the rules asks of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import any_of, bit, has
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.raiders.actions import BALL, TORCH
from undercroft.games.raiders.bosses import BOSSES
from undercroft.games.raiders.cards import FLOORS, PLANS, ROOMS_ON_FLOOR
from undercroft.games.raiders.player import Player
from undercroft.games.raiders.rooms import ROOMS, UNSETTLED, Room


class Table(State):
    """A position. Seats, places of a floor and cards form sets: bit n stands for number n."""

    def __init__(self, players: vec[Player], tactical: bool, scroll: i64) -> None:
        super().__init__(len(players))
        self.tactical: bool = tactical
        self.players: vec[Player] = players
        # The cards nobody has seen, as sets: they have no order until somebody looks, and the ones that are removed
        # unseen in the setup are simply those that are left at the end.
        self.deck: i64 = bit(len(ROOMS)) - 1
        self.plans: i64 = bit(len(PLANS)) - 1
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
        self.scroll: i64 = scroll  # the seat that plays first; NO_SEAT in the standard game

    # Cards

    def playable(self, seat: i64) -> i64:
        """The cards of this hand that the room admits; a ball is never the second card (R7)."""
        cards = self.players[seat].hand & self.now.admits
        return cards & ~bit(BALL) if self.second else cards

    def can_use_torch(self, seat: i64) -> bool:
        """An acting seat may look if it holds a torch, something lies face down, and it has not looked yet (R3)."""
        return has(self.players[seat].hand, TORCH) and self.dark != 0 and not has(self.lit, seat)

    def hides_card(self, seat: i64) -> bool:
        """Has this seat chosen a card that is not revealed yet?"""
        player = self.players[seat]
        return player.card != 0 and player.value < 0

    def owing(self) -> i64:
        """The seats that owe a card in this stage of the room: all, or those that used a ball."""
        return self.gazers if self.second else bit(self.seats) - 1

    # The floor

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

    def rooms_left(self) -> i64:
        """Rooms of the whole game that are not resolved yet, the current one included."""
        resolved = self.place + 1 if self.acting == 0 else self.place
        return (FLOORS - self.floor + 1) * ROOMS_ON_FLOOR - resolved
