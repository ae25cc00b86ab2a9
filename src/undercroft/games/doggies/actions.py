"""What can be done, one class for each verb of the rules, most of them made once and shared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Cell, Field, Turn, Verb, Verbs, Word
from undercroft.games.doggies.cards import (
    ATTACK_NAMES,
    DECK_SIZE,
    DOG_NAMES,
    HALF,
    MOST_POTIONS,
    QUEST_NAMES,
    ROOM_NAMES,
    count_of,
)

VERB_COUNT: Final = 21
SIDE: Final = 2 * HALF
DIRECTIONS: Final = ["N", "E", "S", "W"]
SIDE_A: Final = 0
SIDE_B: Final = 1


class ChooseDog(Action):
    """Pick a dog that nobody has."""

    def __init__(self, dog: i64) -> None:
        super().__init__(dog * VERB_COUNT)
        self.dog: Final[i64] = dog


class KeepQuest(Action):
    """Keep one of two quests in secret; the other becomes common."""

    def __init__(self, quest: i64) -> None:
        super().__init__(quest * VERB_COUNT + 1)
        self.quest: Final[i64] = quest


class Explore(Action):
    """Draw a room card, to be laid at once."""

    def __init__(self) -> None:
        super().__init__(2)


class Leave(Action):
    """Begin the walk out of the dungeon."""

    def __init__(self) -> None:
        super().__init__(3)


class Sleep(Action):
    """Take no more part in this round; a spare paw wakes up with you."""

    def __init__(self) -> None:
        super().__init__(4)


class Place(Action):
    """Lay the drawn card."""

    def __init__(self, cell: i64, turn: i64) -> None:
        super().__init__((cell * 4 + turn) * VERB_COUNT + 5)
        self.cell: Final[i64] = cell
        self.turn: Final[i64] = turn


class Claim(Action):
    """Put a paw on coins, an artifact or a chest."""

    def __init__(self) -> None:
        super().__init__(6)


class Skip(Action):
    """Pass through a room and leave it as it is."""

    def __init__(self) -> None:
        super().__init__(7)


class TakePotion(Action):
    """Put a paw on a potion room and take a potion of this symbol from the supply."""

    def __init__(self, symbol: i64) -> None:
        super().__init__(symbol * VERB_COUNT + 8)
        self.symbol: Final[i64] = symbol


class Hire(Action):
    """Put a paw on a tramp and choose its side for the rest of the game."""

    def __init__(self, side: i64) -> None:
        super().__init__(side * VERB_COUNT + 9)
        self.side: Final[i64] = side


class Fight(Action):
    """Defeat the monster, drinking these potions."""

    def __init__(self, potions: i64) -> None:
        bow = count_of(potions, 1)
        fireball = count_of(potions, 2)
        size: i64 = MOST_POTIONS + 1
        super().__init__(((count_of(potions, 0) * size + bow) * size + fireball) * VERB_COUNT + 10)
        self.potions: Final[i64] = potions  # as marks


class Smite(Action):
    """Defeat a monster that cannot be defeated, for two paws."""

    def __init__(self) -> None:
        super().__init__(11)


class Sneak(Action):
    """Pass a monster and take its damage."""

    def __init__(self) -> None:
        super().__init__(12)


class Disarm(Action):
    """Lay a card with the trap's symbol on the trap."""

    def __init__(self, card: i64) -> None:
        super().__init__(card * VERB_COUNT + 13)
        self.card: Final[i64] = card


class DisarmPotion(Action):
    """Lay a potion with the trap's symbol on the trap."""

    def __init__(self) -> None:
        super().__init__(14)


class TakeTrap(Action):
    """Put a paw on the trap and take it along."""

    def __init__(self) -> None:
        super().__init__(15)


class Move(Action):
    """Go to the next room."""

    def __init__(self, direction: i64) -> None:
        super().__init__(direction * VERB_COUNT + 16)
        self.direction: Final[i64] = direction


class Portal(Action):
    """Go from a portal to another."""

    def __init__(self, cell: i64) -> None:
        super().__init__(cell * VERB_COUNT + 17)
        self.cell: Final[i64] = cell


class Exit(Action):
    """Leave the dungeon through an exit to the table."""

    def __init__(self, direction: i64) -> None:
        super().__init__(direction * VERB_COUNT + 18)
        self.direction: Final[i64] = direction


class Break(Action):
    """Put a paw on a wall or locked door and go through."""

    def __init__(self, direction: i64) -> None:
        super().__init__(direction * VERB_COUNT + 19)
        self.direction: Final[i64] = direction


class Rotate(Action):
    """Turn a card beside the start room."""

    def __init__(self, direction: i64, turn: i64) -> None:
        super().__init__((direction * 4 + turn) * VERB_COUNT + 20)
        self.direction: Final[i64] = direction
        self.turn: Final[i64] = turn


EXPLORE: Final = Explore()
LEAVE: Final = Leave()
SLEEP: Final = Sleep()
CLAIM: Final = Claim()
SKIP: Final = Skip()
SMITE_IT: Final = Smite()
SNEAK: Final = Sneak()
DISARM_POTION: Final = DisarmPotion()
TAKE_TRAP: Final = TakeTrap()
CHOOSE_DOG: Final[list[ChooseDog]] = [ChooseDog(dog) for dog in range(len(DOG_NAMES))]
KEEP_QUEST: Final[list[KeepQuest]] = [KeepQuest(quest) for quest in range(len(QUEST_NAMES))]
TAKE_POTION: Final[list[TakePotion]] = [TakePotion(symbol) for symbol in range(3)]
HIRE: Final[list[Hire]] = [Hire(SIDE_A), Hire(SIDE_B)]
FIGHT: Final = Fight(0)
DISARM: Final[list[Disarm]] = [Disarm(card) for card in range(DECK_SIZE)]
MOVE: Final[list[Move]] = [Move(direction) for direction in range(4)]
EXIT: Final[list[Exit]] = [Exit(direction) for direction in range(4)]
BREAK: Final[list[Break]] = [Break(direction) for direction in range(4)]
ROTATE_TO: Final[list[Rotate]] = [Rotate(index // 4, index % 4) for index in range(16)]

# What a turn may offer, by (can explore, can leave); sleeping is always possible.
TURN_CHOICES: Final[list[list[Action]]] = [
    [SLEEP],
    [LEAVE, SLEEP],
    [EXPLORE, SLEEP],
    [EXPLORE, LEAVE, SLEEP],
]

# Placements near the start room are made once; a dungeon seldom grows beyond.
NEAR: Final = 16
NEAR_SIDE: Final = 2 * NEAR + 1


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates; the start room is (0, 0)."""
    return (x + HALF) * SIDE + y + HALF


def x_of(cell: i64) -> i64:
    return cell // SIDE - HALF


def y_of(cell: i64) -> i64:
    return cell % SIDE - HALF


PLACES: Final[list[Place]] = [
    Place(cell_at(x, y), turn)
    for x in range(-NEAR, NEAR + 1)
    for y in range(-NEAR, NEAR + 1)
    for turn in range(4)
]


def place(cell: i64, turn: i64) -> Place:
    """The action of laying the drawn card there."""
    x = cell // SIDE - (HALF - NEAR)
    y = cell % SIDE - (HALF - NEAR)
    if 0 <= x < NEAR_SIDE and 0 <= y < NEAR_SIDE:
        return PLACES[(x * NEAR_SIDE + y) * 4 + turn]
    return Place(cell, turn)


def make_choose_dog(values: list[int]) -> Action:
    return CHOOSE_DOG[values[0]]


def make_keep_quest(values: list[int]) -> Action:
    return KEEP_QUEST[values[0]]


def make_explore(values: list[int]) -> Action:
    return EXPLORE


def make_leave(values: list[int]) -> Action:
    return LEAVE


def make_sleep(values: list[int]) -> Action:
    return SLEEP


def make_place(values: list[int]) -> Action:
    return place(values[0], values[1])


def make_claim(values: list[int]) -> Action:
    return CLAIM


def make_skip(values: list[int]) -> Action:
    return SKIP


def make_take_potion(values: list[int]) -> Action:
    return TAKE_POTION[values[0]]


def make_hire(values: list[int]) -> Action:
    return HIRE[values[0]]


def make_fight(values: list[int]) -> Action:
    return Fight(values[0] | values[1] << 8 | values[2] << 16)


def make_smite(values: list[int]) -> Action:
    return SMITE_IT


def make_sneak(values: list[int]) -> Action:
    return SNEAK


def make_disarm(values: list[int]) -> Action:
    return DISARM[values[0]]


def make_disarm_potion(values: list[int]) -> Action:
    return DISARM_POTION


def make_take_trap(values: list[int]) -> Action:
    return TAKE_TRAP


def make_move(values: list[int]) -> Action:
    return MOVE[values[0]]


def make_portal(values: list[int]) -> Action:
    return Portal(values[0])


def make_exit(values: list[int]) -> Action:
    return EXIT[values[0]]


def make_break(values: list[int]) -> Action:
    return BREAK[values[0]]


def make_rotate(values: list[int]) -> Action:
    return ROTATE_TO[values[0] * 4 + values[1]]


DIRECTION: Final[Field] = Word("direction", DIRECTIONS)
CELL: Final[Field] = Cell("cell", HALF)
TURN: Final[Field] = Turn("turn", 4)

VERBS: Final = Verbs(
    [
        Verb("ChooseDog", [Word("dog", DOG_NAMES)], make_choose_dog),
        Verb("KeepQuest", [Word("quest", QUEST_NAMES)], make_keep_quest),
        Verb("Explore", [], make_explore),
        Verb("Leave", [], make_leave),
        Verb("Sleep", [], make_sleep),
        Verb("Place", [CELL, TURN], make_place),
        Verb("Claim", [], make_claim),
        Verb("Skip", [], make_skip),
        Verb("TakePotion", [Word("symbol", ATTACK_NAMES)], make_take_potion),
        Verb("Hire", [Word("side", ["A", "B"])], make_hire),
        Verb("Fight", [Field(symbol, MOST_POTIONS + 1) for symbol in ATTACK_NAMES], make_fight),
        Verb("Smite", [], make_smite),
        Verb("Sneak", [], make_sneak),
        Verb("Disarm", [Word("card", ROOM_NAMES[:DECK_SIZE])], make_disarm),
        Verb("DisarmPotion", [], make_disarm_potion),
        Verb("TakeTrap", [], make_take_trap),
        Verb("Move", [DIRECTION], make_move),
        Verb("Portal", [CELL], make_portal),
        Verb("Exit", [DIRECTION], make_exit),
        Verb("Break", [DIRECTION], make_break),
        Verb("Rotate", [DIRECTION, TURN], make_rotate),
    ]
)
