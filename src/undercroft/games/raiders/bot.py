"""A sensible player. It thinks in worlds that are dealt again, never in the real position.

In each world it tries every card it may play, lets everybody play on by habit to the end of the floor, and judges
where that leaves it in the two races of the game: most coins, and not being the most wounded.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import any_of, bit, first, has, members, size
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import FastRng, Rng
from undercroft.games.raiders.actions import BALL, KEY, PLAYS, SWORD, TORCH, USE_TORCH, Play
from undercroft.games.raiders.bosses import DUNGEON, Boss
from undercroft.games.raiders.cards import FLOORS, ROOMS_ON_FLOOR, count_of
from undercroft.games.raiders.player import Player, fewest_wounds, most_coins, most_wounds
from undercroft.games.raiders.rooms import Monster, Trap, Treasure
from undercroft.games.raiders.state import RaidersState

WORLDS: Final = 80

# What an item in hand is worth, in coins, while rooms are left to use it in.
KEY_WORTH: Final = 1.0
SWORD_WORTH: Final = 0.7
BALL_WORTH: Final = 0.5
TORCH_WORTH: Final = 0.3

# By how many coins, or wounds, one must be ahead for the odds to grow by a factor of e: with the last room done,
# and more for each room to come. Found by letting the bot play against itself.
COIN_STEP: Final = 1.4
COIN_STEP_PER_ROOM: Final = 0.3
WOUND_STEP: Final = 0.4
WOUND_STEP_PER_ROOM: Final = 0.1

# After a ball: what a card is worth for later rooms, so that of equal results the cheapest card is taken.
CARD_PRICE: Final = 0.002
USUAL_CARD: Final = 3


class GoodBot(Bot):
    """Tries its cards in that many worlds before it plays one."""

    def __init__(self, worlds: i64 = WORLDS) -> None:
        self.worlds: i64 = worlds

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        seat = window.seat
        world = window.redeal(rng)
        assert isinstance(world, RaidersState)
        if USE_TORCH in actions and is_dark_enough(world, seat):
            return USE_TORCH
        cards = [action for action in actions if isinstance(action, Play)]
        hopes = [0.0 for _ in cards]
        for _ in range(self.worlds):
            world = window.redeal(rng)
            assert isinstance(world, RaidersState)
            world.reopen(seat)
            # The same chance for every card, so that luck does not decide between them.
            seed = rng.below(1 << 30)
            for index, card in enumerate(cards):
                hopes[index] += hope(world.copy(), seat, card, FastRng(seed))
        best = 0
        for index in range(len(cards)):
            if hopes[index] > hopes[best]:
                best = index
        return cards[best]


def is_dark_enough(world: RaidersState, seat: i64) -> bool:
    """A torch pays while several rooms are dark; the last one is kept if the Wolf pack is known to wait."""
    last = ROOMS_ON_FLOOR - 1
    if world.is_last_place(last) and not has(world.dark, last):
        keep = DUNGEON[world.rooms[last]].escape == TORCH
        if keep and count_of(world.players[seat].items, TORCH) == 1:
            return False
    return size(world.dark) >= 2 or world.floor == FLOORS


def hope(world: RaidersState, seat: i64, card: Play, rng: Rng) -> float:
    """How well the seat stands at the end of the floor if it plays this card now."""
    floor = world.floor
    world.play(seat, card, rng)
    while world.acting and world.floor == floor:
        actor = first(world.acting)
        if actor == seat and world.second:
            world.play(actor, best_second(world, seat), rng)
        else:
            world.play(actor, habit(world, actor, rng), rng)
    if world.acting == 0:
        return world.points()[seat]
    return standing(world.players, seat, world.rooms_left())


def habit(world: RaidersState, seat: i64, rng: Rng) -> Play:
    """What anybody might do without much thought: one of two random cards, the one that suits the room better."""
    room = world.now
    cards = world.playable(seat) & ~bit(BALL)
    if room.escape and has(world.playable(seat), room.escape):
        return PLAYS[room.escape]
    one = any_of(cards, rng)
    other = any_of(cards, rng)
    height = preferred_height(world, seat)
    if height == 0 or room.worth[one] == room.worth[other]:
        return PLAYS[one]
    higher = one if room.worth[one] > room.worth[other] else other
    lower = other if higher == one else one
    return PLAYS[higher] if height > 0 else PLAYS[lower]


def preferred_height(world: RaidersState, seat: i64) -> i64:
    """Is a high card (1) or a low one (-1) better in this room, or does it hardly matter (0)?"""
    room = world.now
    if isinstance(room, Treasure):
        return 1
    if isinstance(room, Monster):
        return 1 if room.wounds > 1 else 0
    if isinstance(room, Trap):
        player = world.players[seat]
        if room.seeks_rich:
            return -1 if player.coins == most_coins(world.players) else 1
        return -1 if player.wounds == fewest_wounds(world.players) else 1
    if isinstance(room, Boss):
        return -1 if room.attacks_highest else 1
    return 0


def best_second(world: RaidersState, seat: i64) -> Play:
    """After a ball: the card with the best result, if others who owe one play a usual card; of equals, the lowest."""
    best = PLAYS[1]
    most = -1.0
    for card in members(world.playable(seat)):
        players = vec[Player]([player.copy() for player in world.players])
        players[seat].lay(card, world.now.worth)
        for other in range(world.seats):
            if players[other].value < 0:
                players[other].value = USUAL_CARD
        world.now.resolve(players)
        found = standing(players, seat, world.rooms_left()) - CARD_PRICE * float(card)
        if found > most:
            most = found
            best = PLAYS[card]
    return best


def standing(players: vec[Player], seat: i64, left: i64) -> float:
    """The chance to win from here: higher for the rich, lower for those who are likely to be the most wounded."""
    # With many rooms to come a lead means less.
    coin_step = COIN_STEP + COIN_STEP_PER_ROOM * float(left)
    wound_step = WOUND_STEP + WOUND_STEP_PER_ROOM * float(left)
    rich = most_coins(players)
    hurt = most_wounds(players)
    worst = 0.0
    for player in players:
        worst += exp(float(player.wounds - hurt) / wound_step)
    total = 0.0
    own = 0.0
    for index in range(len(players)):
        player = players[index]
        faint = exp(float(player.wounds - hurt) / wound_step) / worst
        chance = exp((float(player.coins - rich) + worth_of_items(player)) / coin_step) * (1.0 - faint)
        if player.petrified:
            chance = 0.0
        total += chance
        if index == seat:
            own = chance
    return own / total if total > 0.0 else 0.0


def worth_of_items(player: Player) -> float:
    items = player.items
    return (
        KEY_WORTH * float(count_of(items, KEY))
        + SWORD_WORTH * float(count_of(items, SWORD))
        + BALL_WORTH * float(count_of(items, BALL))
        + TORCH_WORTH * float(count_of(items, TORCH))
    )
