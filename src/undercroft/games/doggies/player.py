"""What one seat has before it: the dog, paws, symbols, potions, quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies import cards as box
from undercroft.games.doggies.actions import SIDE_A

# Where a dog is in this round
IN: Final = 0
LEFT: Final = 1
ASLEEP: Final = 2


class Player:
    """Symbols count what is held and what has been claimed on this walk."""

    def __init__(self) -> None:
        self.dog: i64 = box.NO_DOG
        self.ability: i64 = box.NO_ABILITY
        self.status: i64 = IN
        self.owned: i64 = box.BASE_PAWS  # paws that belong on the board
        self.available: i64 = box.BASE_PAWS  # paws on the board now
        self.debt: i64 = 0  # paws to give back when they return at the end of the round
        self.marks: i64 = 0  # base and trophy symbols of all kinds, without side A of tramps
        self.aid: i64 = 0  # side A of tramps, as `helpers` counts them
        self.potions: i64 = 0  # as marks
        self.quest: i64 = box.NO_QUEST  # the one it keeps
        self.offer: i64 = 0  # while it has to choose: the set of the two quests dealt to it

    def copy(self) -> Player:
        twin = Player()
        twin.dog = self.dog
        twin.ability = self.ability
        twin.status = self.status
        twin.owned = self.owned
        twin.available = self.available
        twin.debt = self.debt
        twin.marks = self.marks
        twin.aid = self.aid
        twin.potions = self.potions
        twin.quest = self.quest
        twin.offer = self.offer
        return twin

    def take_dog(self, dog: i64) -> None:
        self.dog = dog
        self.ability = box.DOGS[dog].ability
        self.marks = box.DOGS[dog].base

    def base(self) -> i64:
        """The symbols printed on the dog's board."""
        return box.DOGS[self.dog].base if self.dog >= 0 else 0

    # Paws

    def spare(self) -> i64:
        """Paws that can still be won."""
        return box.MOST_PAWS - self.owned - self.debt

    def gain_paw(self) -> bool:
        """A spare paw comes to the board for the rest of the game, if there is one."""
        if self.spare() <= 0:
            return False
        self.owned += 1
        self.available += 1
        return True

    def give_paw_up(self) -> None:
        """A paw goes back to the spare ones: from the board, or at the end of the round from the dungeon (R47)."""
        self.owned -= 1
        if self.available >= 1:
            self.available -= 1
        else:
            self.debt += 1

    # Cards

    def take(self, card: i64, paws: i64) -> None:
        """Paws on a card: it counts from now on."""
        self.available -= paws
        self.marks += box.TROPHY[card]

    def hire(self, tramp: i64, side: i64) -> i64:
        """A tramp counts on this side; how it lies then. Side B brings a paw, if one is spare (R25)."""
        lies: i64 = box.LIES_A
        if side != SIDE_A:
            lies = box.LIES_B_PAW if self.gain_paw() else box.LIES_B
        self.hold(tramp, lies)
        return lies

    def hold(self, card: i64, lies: i64) -> None:
        """From now on, count what a card gives when it lies like this."""
        self.marks += box.GIVES[card * 4 + lies]
        self.aid += box.HELPS[card * 4 + lies]

    def pay(self, card: i64, lies: i64) -> None:
        """A card goes on a trap: its symbols are lost at once, and so is the paw a tramp brought."""
        self.marks -= box.GIVES[card * 4 + lies]
        self.aid -= box.HELPS[card * 4 + lies]
        if lies == box.LIES_B_PAW:
            self.give_paw_up()
