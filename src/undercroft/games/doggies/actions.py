"""What can be done, one class for each verb of the rules; most actions are made once and shared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Cell, Field, Number, Plain, Turn, Verb, Verbs, Word, code_of
from undercroft.games.doggies import cards as box

SIDE: Final = 2 * box.HALF
DIRECTIONS: Final[list[str]] = ["N", "E", "S", "W"]
SIDE_A: Final = 0
SIDE_B: Final = 1


class Towards(Action):
    """Something that leads in a direction."""

    def __init__(self, direction: i64) -> None:
        super().__init__(code_of(type(self), direction))
        self.direction: Final[i64] = direction


class ChooseDog(Action):
    """Pick a dog that nobody has."""

    def __init__(self, dog: i64) -> None:
        super().__init__(CHOOSE_DOG.code(dog))
        self.dog: Final[i64] = dog


class KeepQuest(Action):
    """Keep one of two quests in secret; the other becomes common."""

    def __init__(self, quest: i64) -> None:
        super().__init__(KEEP_QUEST.code(quest))
        self.quest: Final[i64] = quest


class Place(Action):
    """Lay the drawn card."""

    def __init__(self, cell: i64, turn: i64) -> None:
        super().__init__(PLACE.code(cell, turn))
        self.cell: Final[i64] = cell
        self.turn: Final[i64] = turn


class TakePotion(Action):
    """Put a paw on a potion room and take a potion of this symbol from the supply."""

    def __init__(self, symbol: i64) -> None:
        super().__init__(TAKE_POTION.code(symbol))
        self.symbol: Final[i64] = symbol


class Hire(Action):
    """Put a paw on a tramp and choose its side for the rest of the game."""

    def __init__(self, side: i64) -> None:
        super().__init__(HIRE.code(side))
        self.side: Final[i64] = side


class Fight(Action):
    """Defeat the monster, drinking these potions."""

    def __init__(self, swords: i64, bows: i64, fireballs: i64) -> None:
        super().__init__(FIGHT.code(swords, bows, fireballs))
        self.potions: Final[i64] = box.marks_of(swords, bows, fireballs)


class Disarm(Action):
    """Lay a card with the trap's symbol on the trap."""

    def __init__(self, card: i64) -> None:
        super().__init__(DISARM.code(card))
        self.card: Final[i64] = card


class Move(Towards):
    """Go to the next room."""


class Portal(Action):
    """Go from a portal to another."""

    def __init__(self, cell: i64) -> None:
        super().__init__(PORTAL.code(cell))
        self.cell: Final[i64] = cell


class Exit(Towards):
    """Leave the dungeon through an exit to the table."""


class Break(Towards):
    """Put a paw on a wall or locked door and go through."""


class Rotate(Action):
    """Turn a card beside the start room."""

    def __init__(self, direction: i64, turn: i64) -> None:
        super().__init__(ROTATE.code(direction, turn))
        self.direction: Final[i64] = direction
        self.turn: Final[i64] = turn


DIRECTION_FIELD: Final[Field] = Word("direction", DIRECTIONS)
CELL_FIELD: Final[Field] = Cell("cell", box.HALF)
TURN_FIELD: Final[Field] = Turn("turn", 4)

CHOOSE_DOG: Final = Verb(ChooseDog, [Word("dog", box.DOG_NAMES)])
KEEP_QUEST: Final = Verb(KeepQuest, [Word("quest", box.QUEST_NAMES)])
EXPLORE: Final = Plain("Explore")  # draw a room card, to be laid at once
LEAVE: Final = Plain("Leave")  # begin the walk out of the dungeon
SLEEP: Final = Plain("Sleep")  # take no more part in this round; a spare paw wakes up with you
PLACE: Final = Verb(Place, [CELL_FIELD, TURN_FIELD])
CLAIM: Final = Plain("Claim")  # put a paw on coins, an artifact or a chest
SKIP: Final = Plain("Skip")  # pass through a room and leave it as it is
TAKE_POTION: Final = Verb(TakePotion, [Word("symbol", box.ATTACK_NAMES)])
HIRE: Final = Verb(Hire, [Word("side", ["A", "B"])])
FIGHT: Final = Verb(Fight, [Number(symbol, 0, box.MOST_POTIONS) for symbol in box.ATTACK_NAMES])
SMITE: Final = Plain("Smite")  # defeat a monster that cannot be defeated, for two paws
SNEAK: Final = Plain("Sneak")  # pass a monster and take its damage
DISARM: Final = Verb(Disarm, [Word("card", box.ROOM_NAMES[: box.DECK_SIZE])])
DISARM_POTION: Final = Plain("DisarmPotion")  # lay a potion with the trap's symbol on the trap
TAKE_TRAP: Final = Plain("TakeTrap")  # put a paw on the trap and take it along
MOVE: Final = Verb(Move, [DIRECTION_FIELD])
PORTAL: Final = Verb(Portal, [CELL_FIELD])
EXIT: Final = Verb(Exit, [DIRECTION_FIELD])
BREAK: Final = Verb(Break, [DIRECTION_FIELD])
ROTATE: Final = Verb(Rotate, [DIRECTION_FIELD, TURN_FIELD])

BEFORE: Final[list[Verb | Plain]] = [CHOOSE_DOG, KEEP_QUEST]
ON_A_TURN: Final[list[Verb | Plain]] = [EXPLORE, LEAVE, SLEEP, PLACE]
IN_A_ROOM: Final[list[Verb | Plain]] = [CLAIM, SKIP, TAKE_POTION, HIRE, FIGHT, SMITE, SNEAK]
AT_A_TRAP: Final[list[Verb | Plain]] = [DISARM, DISARM_POTION, TAKE_TRAP]
ON_THE_WAY: Final[list[Verb | Plain]] = [MOVE, PORTAL, EXIT, BREAK, ROTATE]
VERBS: Final = Verbs([*BEFORE, *ON_A_TURN, *IN_A_ROOM, *AT_A_TRAP, *ON_THE_WAY])

# Actions that are made once
DOG_CHOICES: Final[list[ChooseDog]] = [ChooseDog(dog) for dog in range(len(box.DOG_NAMES))]
QUEST_CHOICES: Final[list[KeepQuest]] = [KeepQuest(quest) for quest in range(len(box.QUEST_NAMES))]
POTION_CHOICES: Final[list[TakePotion]] = [TakePotion(symbol) for symbol in range(3)]
HIRES: Final[list[Hire]] = [Hire(SIDE_A), Hire(SIDE_B)]
PLAIN_FIGHT: Final = Fight(0, 0, 0)
DISARMS: Final[list[Disarm]] = [Disarm(card) for card in range(box.DECK_SIZE)]
MOVES: Final[list[Move]] = [Move(direction) for direction in range(4)]
EXITS: Final[list[Exit]] = [Exit(direction) for direction in range(4)]
BREAKS: Final[list[Break]] = [Break(direction) for direction in range(4)]
ROTATIONS: Final[list[Rotate]] = [Rotate(index // 4, index % 4) for index in range(16)]
# What a turn may offer, by (can explore, can leave); sleeping is always possible.
TURN_CHOICES: Final[list[list[Action]]] = [[SLEEP], [LEAVE, SLEEP], [EXPLORE, SLEEP], [EXPLORE, LEAVE, SLEEP]]


def fight_with(potions: i64) -> Fight:
    """The fight in which these potions are drunk."""
    if potions == 0:
        return PLAIN_FIGHT
    return Fight(box.count_of(potions, 0), box.count_of(potions, 1), box.count_of(potions, 2))


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates; the start room is (0, 0)."""
    return (x + box.HALF) * SIDE + y + box.HALF


def x_of(cell: i64) -> i64:
    return cell // SIDE - box.HALF


def y_of(cell: i64) -> i64:
    return cell % SIDE - box.HALF


# Placements near the start room are made once; a dungeon seldom grows beyond.
NEAR: Final = 16
NEAR_SIDE: Final = 2 * NEAR + 1
PLACES: Final[list[Place]] = [
    Place(cell_at(x, y), turn)
    for x in range(-NEAR, NEAR + 1)
    for y in range(-NEAR, NEAR + 1)
    for turn in range(4)
]


def place(cell: i64, turn: i64) -> Place:
    """The action of laying the drawn card there."""
    x = cell // SIDE - (box.HALF - NEAR)
    y = cell % SIDE - (box.HALF - NEAR)
    if 0 <= x < NEAR_SIDE and 0 <= y < NEAR_SIDE:
        return PLACES[(x * NEAR_SIDE + y) * 4 + turn]
    return Place(cell, turn)
