"""Dungeon Raiders for four in plain Python, written once more: no kernel, no views, no events, nothing compiled."""

from __future__ import annotations

from random import Random

from benchmarks.box import BOSS, CARDS, COINS, DARK, MONSTER, PEOPLE, SEATS, TRAP, TREASURE, VAULT, Card

FLOORS = PLACES = 5
ALL = (1 << SEATS) - 1
POWER = 0b111110
KEY, SWORD, BALL, TORCH, LOOK = 6, 7, 8, 9, 10
COPIES = 6  # of every item
CAP = 20  # coins
ROOMS = sum(card.kind != BOSS for card in CARDS)
BOSSES = len(CARDS) - ROOMS
CHOICES = [[card for card in range(1, 11) if cards >> card & 1] for cards in range(1 << 11)]


class Player:
    __slots__ = ("card", "coins", "hand", "items", "stone", "value", "wounds")

    def __init__(self, character: int) -> None:
        self.coins, self.wounds, *items = PEOPLE[character]
        self.items = [0] * KEY + items
        self.hand = POWER
        for card in range(KEY, TORCH + 1):
            if self.items[card]:
                self.hand |= 1 << card
        self.card = 0
        self.value = -1
        self.stone = False

    def spend(self, card: int) -> None:
        if card >= KEY:
            self.items[card] -= 1
            if self.items[card]:
                return
        self.hand ^= 1 << card


class Raiders:
    """A game whose cards are dealt: the rooms in their order, the boss last, and the plans of the floors."""

    def __init__(self, characters: list[int], rooms: list[int], plans: list[int]) -> None:
        self.players = [Player(character) for character in characters]
        self.rooms = rooms
        self.plans = plans
        self.floor = 0
        self.place = 0
        self.dark = DARK[plans[0]] & ~1
        self.lit = 0
        self.acting = ALL
        self.second = False
        self.gazers = 0

    def here(self) -> Card:
        return CARDS[self.rooms[self.floor * PLACES + self.place]]

    def legal(self, seat: int) -> list[int]:
        hand = self.players[seat].hand
        cards = hand & self.here().admits
        if self.second:
            cards &= ~(1 << BALL)
        if hand >> TORCH & 1 and self.dark and not self.lit >> seat & 1:
            cards |= 1 << LOOK
        return CHOICES[cards]

    def play(self, seat: int, card: int) -> None:
        if card == LOOK:
            self.players[seat].spend(TORCH)
            self.lit |= 1 << seat
            return
        self.players[seat].card = card
        self.acting ^= 1 << seat
        if not self.acting:
            self.reveal()

    def reveal(self) -> None:
        room = self.here()
        owing = self.gazers if self.second else ALL
        for seat, player in enumerate(self.players):
            if not owing >> seat & 1:
                continue
            player.spend(player.card)
            if player.card == BALL and room.escape != BALL:
                self.gazers |= 1 << seat
            else:
                player.value = room.worth[player.card]
        if self.gazers and not self.second:
            self.second = True
            self.acting = self.gazers
            return
        RESOLVE[room.kind](room, self.players)
        for player in self.players:
            player.value = -1
        self.gazers = 0
        self.second = False
        self.go_on()

    def go_on(self) -> None:
        self.place += 1
        if self.place == PLACES:
            self.place = 0
            self.floor += 1
            for player in self.players:
                player.hand |= POWER
            if self.floor == FLOORS:
                return
            self.lit = 0
            self.dark = DARK[self.plans[self.floor]]
        self.dark &= ~(1 << self.place)
        self.acting = ALL

    def points(self) -> list[float]:
        """The winners share one point."""
        standing = [player for player in self.players if not player.stone]
        worst = max((player.wounds for player in standing), default=0)
        awake = [player for player in standing if player.wounds < worst] or standing
        best = max(((player.coins, -player.wounds) for player in awake), default=None)
        won = [player for player in awake if (player.coins, -player.wounds) == best]
        return [1 / len(won) if player in won else 0.0 for player in self.players]


def treasure(room: Card, players: list[Player]) -> None:
    top = max(player.value for player in players)
    share(players, top, room.chests[0])
    lower = max((player.value for player in players if player.value < top), default=0)
    if lower and room.chests[1]:
        share(players, lower, room.chests[1])


def share(players: list[Player], value: int, coins: int) -> None:
    takers = [player for player in players if player.value == value]
    for player in takers:
        player.coins = min(player.coins + coins // len(takers), CAP)


def monster(room: Card, players: list[Player]) -> None:
    values = [player.value for player in players]
    if sum(values) < room.strength:
        for player in players:
            if player.value == min(values):
                player.wounds += room.wounds


def vault(room: Card, players: list[Player]) -> None:
    due = [room.gives[player.value] for player in players]
    held = [sum(player.items[card] for player in players) for card in range(TORCH + 1)]
    for player, what in zip(players, due, strict=True):
        if what == COINS:
            player.coins = min(player.coins + room.amount[player.value], CAP)
        elif what > COINS:
            player.wounds = max(player.wounds - room.amount[player.value], 0)
        elif due.count(what) <= COPIES - held[what]:
            player.items[what] += 1
            player.hand |= 1 << what


def trap(room: Card, players: list[Player]) -> None:
    penalty = room.amount[max(player.value for player in players)]
    if room.rich:
        most = max(player.coins for player in players)
        for player in players:
            if player.coins == most:
                player.coins = max(player.coins - penalty, 0)
    else:
        fewest = min(player.wounds for player in players)
        for player in players:
            if player.wounds == fewest:
                player.wounds += penalty


def boss(room: Card, players: list[Player]) -> None:
    facing = [player for player in players if player.value > 0]
    if not facing:
        return
    values = [player.value for player in facing]
    top, low = max(values), min(values)
    beaten = room.strength > 0 and sum(values) >= room.strength
    attacked = top if room.highest else low
    for player in facing:
        if not beaten and player.value == attacked:
            player.wounds += room.wounds
            player.coins = max(player.coins - room.coins, 0)
            player.stone = bool(room.stone)
    if beaten or low < top:
        for player in facing:
            if player.value == top:
                player.coins = min(player.coins + room.prize, CAP)


RESOLVE = {MONSTER: monster, TREASURE: treasure, VAULT: vault, TRAP: trap, BOSS: boss}


def new(random: Random) -> Raiders:
    rooms = random.sample(range(ROOMS), FLOORS * PLACES - 1)
    return Raiders(
        random.sample(range(len(PEOPLE)), SEATS),
        [*rooms, ROOMS + random.randrange(BOSSES)],
        random.sample(range(len(DARK)), FLOORS),
    )
