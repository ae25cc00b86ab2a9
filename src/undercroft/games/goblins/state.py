"""A position of Goblins vs Gnomes, and its rules in the order of a round: set-up, turn, goals, ale, refill, end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.deck import Deck, Packet
from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng, shuffle
from undercroft.core.state import Secret, State
from undercroft.core.view import Message, Outcome
from undercroft.games.goblins import dump, events, figures, invariants, redeal, scoring, show, words
from undercroft.games.goblins.actions import (
    ALES,
    CLAIMS,
    EXPLOSIONS,
    HIGH,
    MAPS,
    OPENINGS,
    PASS,
    PLACEMENTS,
    POTIONS,
    STEALS,
    SWAPS,
    WIDE,
    Claim,
    GiveAle,
    OpenGoal,
    PlaceCard,
    PlayExplosion,
    PlayMap,
    PlayPotion,
    Steal,
    SwapCard,
)
from undercroft.games.goblins.board import (
    GOAL_AT,
    KIND_OF,
    OPEN_SIDES,
    ROW,
    SIZE,
    THE_DYNAMITE,
    Board,
    bare_board,
    place_at,
    tile_of,
)
from undercroft.games.goblins.cards import (
    ALE,
    BOMB,
    DYNAMITE,
    EXPLOSION,
    FACES,
    GNOME,
    GOBLIN,
    GOBLIN_COUNTS,
    HAND_SIZE,
    LANTERN,
    MAP,
    POTION,
    ROLES,
)
from undercroft.games.goblins.phases import (
    CLAIM,
    DRINKER,
    NOBODY,
    NOTHING,
    OPEN_GOAL,
    OVER,
    TURN,
    UNSETTLED,
)
from undercroft.games.goblins.player import Player
from undercroft.games.goblins.scoring import Report


def whole_deck() -> Deck:
    """All path cards, shuffled; which of them go to which hand is nobody's business."""
    cards = vec[i64]([face for face in range(len(FACES)) for _ in range(FACES[face].count)])
    return Deck([Packet(cards, False)])


class ClaimMade:
    """What a seat said of a goal."""

    def __init__(self, seat: i64, goal: i64, kind: i64) -> None:
        self.seat: Final[i64] = seat
        self.goal: Final[i64] = goal
        self.kind: Final[i64] = kind


class PotionSwap:
    """Two seats that exchanged role cards: everybody saw it."""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat: Final[i64] = seat
        self.other: Final[i64] = other


class GoblinsState(State):
    """Everything on the table. Seats, goals and faces form sets: bit n stands for number n."""

    __slots__ = (
        "active",
        "advanced",
        "board",
        "claims",
        "deck",
        "discard",
        "dynamite",
        "first",
        "first_emptied",
        "goal_kinds",
        "goal_seen",
        "goals_up",
        "laid",
        "looking",
        "opener",
        "passed",
        "phase",
        "players",
        "potions",
        "reached",
        "report",
        "round",
        "round_over",
        "scored",
    )

    def __init__(self, players: vec[Player], advanced: bool, board: Board, deck: Deck) -> None:
        super().__init__(len(players))
        self.players: vec[Player] = players
        self.advanced: bool = advanced
        self.board: Board = board
        self.deck: Deck = deck
        self.discard: vec[i64] = vec[i64]()
        self.phase: i64 = TURN
        self.round: i64 = 0
        self.first: i64 = 0  # the seat that began the round
        self.active: i64 = 0
        self.goal_kinds: vec[i64] = vec[i64]([UNSETTLED] * 3)
        self.goal_seen: vec[i64] = vec[i64]([0] * 3)  # the seats that looked at each goal with a Map
        self.goals_up: i64 = 0  # the goals that were opened
        self.dynamite: bool = False  # it was opened this round
        self.passed: vec[i64] = vec[i64]()  # the seats that passed since the last play, in order
        self.first_emptied: i64 = NOBODY
        self.claims: list[ClaimMade] = []
        self.potions: list[PotionSwap] = []  # who swapped roles with whom this round
        self.laid: i64 = 0  # the face laid this turn: its ale is given after the goals
        self.reached: i64 = 0  # goals to choose from (OPEN_GOAL)
        self.looking: i64 = NOBODY  # the goal just seen (CLAIM)
        self.opener: i64 = NOBODY  # who opened the goal that ended the round
        self.round_over: bool = False  # roles and goals lie face up, the scoring runs
        self.scored: i64 = 0  # how many seats are scored (STEAL)
        self.report: Report | None = None  # of the last round

    # What may be done

    def actors(self) -> i64:
        return 0 if self.phase == OVER else 1 << self.active

    def legal(self, seat: i64) -> list[Action]:
        if seat != self.active or self.phase == OVER:
            return []
        if self.phase == TURN:
            return self.turn_actions(seat)
        found: list[Action] = []
        if self.phase == OPEN_GOAL:
            for goal in range(3):
                if self.reached >> goal & 1:
                    found.append(OPENINGS[goal])
        elif self.phase == DRINKER:
            for other in range(self.seats):
                if other != seat and not self.players[other].ale:
                    found.append(ALES[other])
        elif self.phase == CLAIM:
            for kind in range(3):
                if not self.is_kind_up(kind):
                    found.append(CLAIMS[kind])
        else:
            for other in range(self.seats):
                if other != seat and self.players[other].gold > 0:
                    found.append(STEALS[other])
        return found

    def turn_actions(self, seat: i64) -> list[Action]:
        """Plays of every kind of card in hand; swaps while there is a deck; a pass only if nothing can be played."""
        found: list[Action] = []
        hand = self.players[seat].holds()
        face: i64 = 0
        rest = hand
        while rest:
            if rest & 1:
                self.add_plays(seat, face, found)
            rest >>= 1
            face += 1
        can_play = len(found) > 0
        if len(self.deck.packets):
            face = 0
            rest = hand
            while rest:
                if rest & 1:
                    found.append(SWAPS[face])
                rest >>= 1
                face += 1
        if not can_play:
            found.append(PASS)
        return found

    def add_plays(self, seat: i64, face: i64, found: list[Action]) -> None:
        """Everything this seat can do by playing a card of this face."""
        card = FACES[face]
        if card.is_laid:
            board = self.board
            spots = len(board.spots)
            for turn in card.turns:
                sides = OPEN_SIDES[tile_of(face, turn)]
                for index in range(spots):
                    if board.fits(index, sides):
                        action = placement(face, board.spots[index], turn)
                        assert action is not None
                        found.append(action)
        elif card.kind == POTION:
            for other in range(self.seats):
                if other != seat:
                    found.append(POTIONS[other])
        elif card.kind == MAP:
            for goal in range(3):
                if not self.goals_up >> goal & 1:
                    found.append(MAPS[goal])
        elif self.board.has_target():
            for place in range(ROW, SIZE - ROW):
                tile = self.board.at[place]
                if tile > 0 and KIND_OF[tile] != LANTERN:
                    found.append(EXPLOSIONS[(place // ROW - 1) * HIGH + place % ROW - 1])

    def can_play_face(self, face: i64) -> bool:
        """Can a card of this face be played now by the active seat?"""
        card = FACES[face]
        if card.is_laid:
            return self.board.can_lay(face)
        return card.kind != EXPLOSION or self.board.has_target()

    def is_kind_up(self, kind: i64) -> bool:
        for goal in range(3):
            if self.goals_up >> goal & 1 and self.goal_kinds[goal] == kind:
                return True
        return False

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        if isinstance(action, PlaceCard):
            self.place_card(seat, action, rng)
        elif isinstance(action, SwapCard):
            self.swap_card(seat, action.face, rng)
        elif isinstance(action, PlayExplosion):
            self.play_explosion(seat, place_at(action.x, action.y), rng)
        elif isinstance(action, PlayMap):
            self.play_map(seat, action.goal, rng)
        elif isinstance(action, Claim):
            self.claim(seat, action.kind, rng)
        elif isinstance(action, PlayPotion):
            self.play_potion(seat, action.seat, rng)
        elif isinstance(action, GiveAle):
            self.give_ale(seat, action.seat, rng)
        elif isinstance(action, OpenGoal):
            if not self.open_goal(action.goal, rng):
                self.resolve_goals(rng)
        elif isinstance(action, Steal):
            scoring.steal(self, seat, action.seat, rng)
        else:
            self.pass_turn(seat, rng)

    def can_take_back(self, seat: i64, action: Action) -> bool:
        """What was announced was heard: a claim cannot be unsaid (R30)."""
        return not isinstance(action, Claim)

    # Setup of a round

    def begin_round(self, rng: Rng) -> None:
        """Everything but the gold and the report of the last round begins anew."""
        self.round += 1
        self.board = bare_board()
        self.board.find_live()
        self.deck = whole_deck()
        self.discard = vec[i64]()
        self.goal_kinds = vec[i64]([UNSETTLED] * 3)
        self.goal_seen = vec[i64]([0] * 3)
        self.goals_up = 0
        self.dynamite = False
        self.passed = vec[i64]()
        self.first_emptied = NOBODY
        self.claims = []
        self.potions = []
        self.opener = NOBODY
        self.round_over = False
        self.scored = 0
        self.reveals += 1
        self.deal_roles(rng)
        if self.log is not None:
            self.tell(events.round_began(self))
        for step in range(self.seats):
            seat = (self.first + step) % self.seats
            player = self.players[seat]
            player.hand = vec[i64]()
            player.ale = False
            player.swapped = False
            player.shown = False
            for _ in range(HAND_SIZE):
                player.take(self.deck.draw(rng))
            if self.log is not None:
                self.tell_only(seat_bit(seat), events.dealt(self, seat))
        self.begin_turn(self.first, rng)

    def deal_roles(self, rng: Rng) -> None:
        """So many random cards of each team, shuffled together and dealt; the rest stays out, unseen (R33)."""
        goblins = GOBLIN_COUNTS[self.seats]
        cards: list[i64] = []
        choose_roles(GOBLIN, goblins, cards, rng)
        choose_roles(GNOME, self.seats - goblins, cards, rng)
        shuffle(cards, rng)
        for seat in range(self.seats):
            self.players[seat].role = cards[seat]
            self.players[seat].knowers = 1 << seat

    # The start of a turn

    def begin_turn(self, seat: i64, rng: Rng) -> None:
        """A drinker misses his turn, an empty hand passes by itself, anybody else is asked."""
        while True:
            player = self.players[seat]
            if player.ale:
                player.ale = False
                if self.log is not None:
                    self.tell(events.turn_missed(seat))
            elif len(player.hand) == 0:
                if self.log is not None:
                    self.tell(events.empty_handed(seat))
                if self.add_passed(seat, rng):
                    return
            else:
                self.phase = TURN
                self.active = seat
                if self.log is not None:
                    self.tell(events.turn_began(seat))
                return
            seat = (seat + 1) % self.seats

    # Playing a card

    def spend(self, seat: i64, face: i64) -> None:
        """A card is played: everybody who passed may think again."""
        self.players[seat].give(face)
        self.passed = vec[i64]()

    def place_card(self, seat: i64, action: PlaceCard, rng: Rng) -> None:
        self.spend(seat, action.face)
        self.board.lay(place_at(action.x, action.y), tile_of(action.face, action.turn), seat)
        self.laid = action.face
        if self.log is not None:
            self.tell(events.card_placed(seat, action))
        self.resolve_goals(rng)

    def play_potion(self, seat: i64, other: i64, rng: Rng) -> None:
        """The two seats exchange role cards, and each looks at the card it gets (R29)."""
        self.spend(seat, self.face_of_kind(POTION))
        self.discard = append(self.discard, self.face_of_kind(POTION))
        mine = self.players[seat]
        theirs = self.players[other]
        mine.role, theirs.role = theirs.role, mine.role
        both = 1 << seat | 1 << other
        known = mine.knowers
        mine.knowers = theirs.knowers | both
        theirs.knowers = known | both
        self.potions = [*self.potions, PotionSwap(seat, other)]
        mine.swapped = True
        theirs.swapped = True
        self.reveals += 1
        if self.log is not None:
            self.tell(events.potion_played(seat, other))
            self.tell_only(seat_bit(seat), events.role_received(self, seat))
            self.tell_only(seat_bit(other), events.role_received(self, other))
        self.end_play(seat, rng)

    def play_explosion(self, seat: i64, place: i64, rng: Rng) -> None:
        """The card goes to the discard pile and its place is free again (R9, R16)."""
        face = self.face_of_kind(EXPLOSION)
        self.spend(seat, face)
        self.discard = append(self.discard, face)
        removed = self.board.remove(place)
        self.discard = append(self.discard, removed)
        if self.log is not None:
            self.tell(events.explosion_played(seat, removed, place))
        self.find_live()
        self.end_play(seat, rng)

    def play_map(self, seat: i64, goal: i64, rng: Rng) -> None:
        """The seat alone learns the goal, and must then announce something (R30)."""
        face = self.face_of_kind(MAP)
        self.spend(seat, face)
        self.discard = append(self.discard, face)
        self.settle_goal(goal, rng)
        self.goal_seen[goal] |= 1 << seat
        self.reveals += 1
        self.looking = goal
        self.phase = CLAIM
        if self.log is not None:
            self.tell(events.map_played(seat, goal))
            self.tell_only(seat_bit(seat), events.goal_seen(self, seat, goal))

    def claim(self, seat: i64, kind: i64, rng: Rng) -> None:
        self.claims = [*self.claims, ClaimMade(seat, self.looking, kind)]
        if self.log is not None:
            self.tell(events.claimed(seat, self.looking, kind))
        self.looking = NOBODY
        self.end_play(seat, rng)

    def face_of_kind(self, kind: i64) -> i64:
        """The face of a kind of card that has only one."""
        for face in range(len(FACES)):
            if FACES[face].kind == kind:
                return face
        return -1

    # Goals

    def find_live(self) -> None:
        """Compute the live tunnel anew; say so if doors open or shut."""
        colours = self.board.colours
        self.board.find_live()
        if self.log is not None and self.board.colours != colours:
            self.tell(events.colours_changed(self.board))

    def resolve_goals(self, rng: Rng) -> None:
        """Open what is reached; of several the active seat chooses (R21). Then comes the ale."""
        while True:
            self.find_live()
            self.reached = 0
            count: i64 = 0
            last: i64 = 0
            for goal in range(3):
                if not self.goals_up >> goal & 1 and self.board.faces_goal(goal):
                    self.reached |= 1 << goal
                    count += 1
                    last = goal
            if count == 0:
                self.serve_ale(rng)
                return
            if count > 1:
                self.phase = OPEN_GOAL
                return
            if self.open_goal(last, rng):
                return

    def settle_goal(self, goal: i64, rng: Rng) -> None:
        """Which goal lies here is drawn when somebody first looks."""
        if self.goal_kinds[goal] != UNSETTLED:
            return
        left: list[i64] = []
        for kind in range(3):
            if kind != self.goal_kinds[0] and kind != self.goal_kinds[1] and kind != self.goal_kinds[2]:
                left.append(kind)
        self.goal_kinds[goal] = left[rng.below(len(left))]

    def open_goal(self, goal: i64, rng: Rng) -> bool:
        """Turn a goal up; the active seat is its opener. True if it ended the round."""
        self.settle_goal(goal, rng)
        kind = self.goal_kinds[goal]
        self.goals_up |= 1 << goal
        self.reached = 0
        self.reveals += 1
        if self.log is not None:
            self.tell(events.goal_opened(self.active, goal, kind))
        if kind == DYNAMITE:
            self.dynamite = True
            self.board.at[GOAL_AT[goal]] = THE_DYNAMITE
            self.remove_bombs()
            return False
        self.opener = self.active
        self.end_round(kind, goal, rng)
        return True

    def remove_bombs(self) -> None:
        """When the Dynamite opens, every Bomb on the table goes, live or not (R15)."""
        places: list[i64] = []
        for place in range(ROW, SIZE - ROW):
            tile = self.board.at[place]
            if tile > 0 and KIND_OF[tile] == BOMB:
                places.append(place)
                self.discard = append(self.discard, self.board.remove(place))
        if places and self.log is not None:
            self.tell(events.bombs_removed(places))

    # Ale

    def serve_ale(self, rng: Rng) -> None:
        """An Ale Mug that was laid is given to somebody who has none yet (R28)."""
        if FACES[self.laid].kind == ALE:
            for other in range(self.seats):
                if other != self.active and not self.players[other].ale:
                    self.phase = DRINKER
                    return
        self.end_play(self.active, rng)

    def give_ale(self, seat: i64, other: i64, rng: Rng) -> None:
        self.players[other].ale = True
        if self.log is not None:
            self.tell(events.ale_given(seat, other))
        self.end_play(seat, rng)

    # The end of a turn

    def end_play(self, seat: i64, rng: Rng) -> None:
        """Refill, note the first empty hand, end the round when all cards are gone (R31)."""
        player = self.players[seat]
        if len(self.deck.packets):
            card = self.deck.draw(rng)
            player.take(card)
            self.reveals += 1
            if self.log is not None:
                self.tell(events.card_taken(self, seat))
                self.tell_only(seat_bit(seat), events.card_drawn(seat, card))
        if len(player.hand) == 0:
            if self.first_emptied == NOBODY:
                self.first_emptied = seat
            if self.are_hands_empty():
                self.end_round(NOTHING, NOBODY, rng)
                return
        self.begin_turn((seat + 1) % self.seats, rng)

    def are_hands_empty(self) -> bool:
        for player in self.players:
            if len(player.hand):
                return False
        return True

    def swap_card(self, seat: i64, face: i64, rng: Rng) -> None:
        """A card goes under the deck, the top one is taken; it is a way of passing (R25)."""
        player = self.players[seat]
        player.give(face)
        self.deck.put_under(face, 1 << seat)
        card = self.deck.draw(rng)
        player.take(card)
        self.reveals += 1
        if self.log is not None:
            self.tell(events.swapped(seat))
            self.tell_only(seat_bit(seat), events.swapped_cards(seat, face, card))
        if not self.add_passed(seat, rng):
            self.begin_turn((seat + 1) % self.seats, rng)

    def pass_turn(self, seat: i64, rng: Rng) -> None:
        """With an empty deck the whole hand is shown (R26)."""
        player = self.players[seat]
        if self.log is not None:
            self.tell(events.passed(seat))
        if len(self.deck.packets) == 0 and not player.shown:
            player.shown = True
            self.reveals += 1
            if self.log is not None:
                self.tell(events.hand_shown(self, seat))
        if not self.add_passed(seat, rng):
            self.begin_turn((seat + 1) % self.seats, rng)

    def add_passed(self, seat: i64, rng: Rng) -> bool:
        """Note that a seat has passed. True if all have, and the round is over (R27)."""
        if not self.has_passed(seat):
            self.passed = append(self.passed, seat)
        if len(self.passed) == self.seats:
            self.end_round(NOTHING, NOBODY, rng)
            return True
        return False

    def has_passed(self, seat: i64) -> bool:
        for other in self.passed:
            if other == seat:
                return True
        return False

    # The end of a round

    def end_round(self, result: i64, goal: i64, rng: Rng) -> None:
        """All roles and goals are turned up (R45), then the seats are scored in turn."""
        for place in range(3):
            self.settle_goal(place, rng)
        self.reveals += 1
        self.round_over = True
        route: list[i64] = [] if goal == NOBODY else self.board.route_to(goal)
        self.report = scoring.new_report(self, result, goal, route)
        self.scored = 0
        if self.log is not None:
            self.tell(events.round_ended(self))
        scoring.score_round(self, rng)

    # What a seat knows

    def knows_role(self, seat: i64, other: i64) -> bool:
        """Has this seat held the role card that lies at the other now, or is the round over?"""
        return self.round_over or bool(self.players[other].knowers >> seat & 1)

    def knows_goal(self, seat: i64, goal: i64) -> bool:
        """Has this seat seen it, is it face up, or does it follow from the other two?"""
        if self.round_over or (self.goals_up | self.goals_seen_by(seat)) >> goal & 1:
            return True
        known = self.goals_up | self.goals_seen_by(seat)
        return known == 7 ^ (1 << goal)

    def goals_seen_by(self, seat: i64) -> i64:
        """The set of goals this seat looked at."""
        found: i64 = 0
        for goal in range(3):
            if self.goal_seen[goal] >> seat & 1:
                found |= 1 << goal
        return found

    def goal_known(self, seat: i64, goal: i64) -> i64:
        """The kind of a goal as this seat knows it, or UNSETTLED."""
        if not self.knows_goal(seat, goal):
            return UNSETTLED
        if self.goal_kinds[goal] != UNSETTLED:
            return self.goal_kinds[goal]
        # The third follows though nobody has looked at it.
        return 3 - self.goal_kinds[(goal + 1) % 3] - self.goal_kinds[(goal + 2) % 3]

    def view(self, seat: i64) -> object:
        return show.view(self, seat)

    def prompt(self, seat: i64) -> Message:
        return words.prompt(self, seat)

    def why_not(self, seat: i64, action: Action) -> Message | None:
        return words.why_not(self, seat, action)

    def figures(self, seat: i64) -> object:
        return figures.figures(self, seat)

    def foresee(self, seat: i64, action: Action) -> object:
        return figures.foresee(self, seat, action)

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

    def copy(self) -> GoblinsState:
        twin = GoblinsState(
            vec[Player]([player.copy() for player in self.players]),
            self.advanced,
            self.board.copy(),
            self.deck.copy(),
        )
        twin.reveals = self.reveals
        twin.discard = self.discard[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.goal_kinds = self.goal_kinds[:]
        twin.goal_seen = self.goal_seen[:]
        twin.goals_up = self.goals_up
        twin.dynamite = self.dynamite
        twin.passed = self.passed[:]
        twin.first_emptied = self.first_emptied
        twin.claims = self.claims  # never changed in place, nor is the next
        twin.potions = self.potions
        twin.laid = self.laid
        twin.reached = self.reached
        twin.looking = self.looking
        twin.opener = self.opener
        twin.round_over = self.round_over
        twin.scored = self.scored
        twin.report = self.report if self.report is None else self.report.copy()
        return twin

    def dump(self) -> dict[str, object]:
        return dump.dump(self)

    def broken(self) -> str:
        return invariants.broken(self)


def placement(face: i64, place: i64, turn: i64) -> PlaceCard | None:
    """The interned action of laying a face here."""
    index = ((face * WIDE + place // ROW - 1) * HIGH + place % ROW - 1) * 4 + turn
    return PLACEMENTS[index]


def choose_roles(team: i64, count: i64, cards: list[i64], rng: Rng) -> None:
    """Add so many random roles of a team."""
    pool: list[i64] = [role for role in range(len(ROLES)) if ROLES[role].team == team]
    for _ in range(count):
        cards.append(pool.pop(rng.below(len(pool))))
