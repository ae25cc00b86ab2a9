"""A sensible digger for both teams: believes what the table shows about goals and roles, and lies with reason.

It thinks in a world dealt again, in which only what its seat knows is true, and looks there at nothing else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has, members
from undercroft.core.bot import Bot, Window
from undercroft.core.log import WATCHER
from undercroft.core.rng import Rng
from undercroft.games.goblins import actions, cards
from undercroft.games.goblins.board import NO_WAY, Board
from undercroft.games.goblins.clues import ORDERS
from undercroft.games.goblins.rounds import is_last_pass
from undercroft.games.goblins.scoring import count_kind, is_enough
from undercroft.games.goblins.stakes import Stakes, plain_stakes
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.table import UNSETTLED
from undercroft.games.goblins.tiles import KIND_OF, x_of

FAR: Final = 14  # as good as unreachable
SURE: Final = 0.94  # that a gnome tells the truth
DOUBTED: Final = 0.33  # a speaker who is less likely a gnome than this is taken to lie
TRIFLE: Final = 0.02  # chance decides between actions that are as good as each other


class GoodBot(Bot):
    """Digs for its team by what it believes. With `doubt` it misjudges the worth of every action by up to that much.

    What it announces is no misjudgement: no gnome lies, however weak a player it is.
    """

    def __init__(self, doubt: float = 0.0) -> None:
        self.doubt: float = doubt

    def choose(self, window: Window, rng: Rng) -> Action:
        offered = window.legal()
        if len(offered) == 1:
            return offered[0]
        state = window.redeal(rng)
        assert isinstance(state, GoblinsState)
        candid = rng.below(1000) < int(1000.0 * candour(state.seats))
        mind = self.mind(state, window.seat, candid)
        best = offered[0]
        most = -1e9
        blur = TRIFLE if isinstance(best, actions.Claim) else TRIFLE + self.doubt
        for action in offered:
            worth = mind.value(action) + blur * float(rng.below(100)) / 100.0
            if worth > most:
                most = worth
                best = action
        return best

    def mind(self, state: GoblinsState, seat: i64, candid: bool) -> Mind:
        return Mind(state, seat, candid)


class Mind:
    """What one seat believes, and what its actions are worth to it."""

    def __init__(
        self,
        state: GoblinsState,
        seat: i64,
        candid: bool,
        gnome: list[float] | None = None,
        goals: list[float] | None = None,
        stakes: Stakes | None = None,
    ) -> None:
        """What it believes and what is at stake follows from the table, unless it is given."""
        self.state: GoblinsState = state
        self.seat: i64 = seat
        self.candid: bool = candid  # as a goblin, in the mood to be believed
        self.team: i64 = state.team(seat)
        self.gnome: list[float] = gnome if gnome is not None else gnome_chances(state, seat)
        # The chance of each kind at each goal, 3 * goal + kind.
        self.goals: list[float] = goals if goals is not None else goal_chances(state, seat, self.gnome)
        self.stakes: Stakes = stakes if stakes is not None else plain_stakes(state, seat)
        self.now: float = self.outlook(state.board)

    def chance(self, goal: i64, kind: i64) -> float:
        return self.goals[3 * goal + kind]

    def opening(self, goal: i64, board: Board) -> float:
        """What it is worth to open this goal, which the tunnel of this board has reached, the seat being its opener."""
        stakes = self.stakes
        worth = (
            stakes.gold * self.chance(goal, cards.GOLD)
            + stakes.dragon * self.chance(goal, cards.DRAGON)
            + stakes.dynamite * self.chance(goal, cards.DYNAMITE)
        )
        return worth + self.bonus(goal, board)

    def bonus(self, goal: i64, board: Board) -> float:
        """What the way to this goal pays the own role, unless it is the Dynamite, which ends no round (R35)."""
        stakes = self.stakes
        if stakes.counted == cards.NO_KIND:
            return 0.0
        count = count_kind(board, board.route_to(goal), stakes.counted)
        return 1.0 - self.chance(goal, cards.DYNAMITE) if is_enough(stakes.role, count) else 0.0

    def outlook(self, board: Board) -> float:
        """How the tunnel stands for the team: near the goal it wants, far from the one it fears.

        Gnomes ask which goal will be the next to open, so the ways count against each other. For goblins every way
        that is short is a danger, and time works for them.
        """
        total = 0.0
        gold = 0.0
        dragon = 0.0
        dynamite = 0.0
        stakes = self.stakes
        for goal in range(3):
            if has(self.state.goals_up, goal):
                continue
            needed = board.cards_needed(goal)
            near = 1.0 / (1.0 + float(FAR if needed == NO_WAY else needed))
            total += near
            gold += near * self.chance(goal, cards.GOLD)
            dragon += near * self.chance(goal, cards.DRAGON)
            dynamite += near * self.chance(goal, cards.DYNAMITE)
        worth = stakes.near_gold * gold + stakes.near_dragon * dragon + stakes.near_dynamite * dynamite
        if self.team == cards.GNOME:
            return worth / (total + 0.3)
        return worth - 0.2 * total

    def value(self, action: Action) -> float:
        if isinstance(action, actions.PlaceCard):
            return self.value_of_place(action)
        if isinstance(action, actions.SwapCard):
            return self.value_of_swap(action)
        if isinstance(action, actions.PlayExplosion):
            board = self.state.board.copy()
            board.remove(action.place())
            board.find_live()
            return self.outlook(board) - self.now - 0.06
        if isinstance(action, actions.PlayMap):
            return self.value_of_map(action.goal)
        if isinstance(action, actions.Claim):
            return self.value_of_claim(action.kind)
        if isinstance(action, actions.PlayPotion):
            return self.value_of_potion(action.seat)
        if isinstance(action, actions.GiveAle):
            return self.value_of_ale(action.seat)
        if isinstance(action, actions.OpenGoal):
            return self.opening(action.goal, self.state.board)
        if isinstance(action, actions.Steal):
            return float(self.state.players[action.seat].gold)
        return self.value_of_passing()

    # Turns

    def value_of_place(self, action: actions.PlaceCard) -> float:
        state = self.state
        board = state.board.copy()
        board.lay(action.place(), action.tile(), self.seat)
        reached = [self.opening(goal, board) for goal in members(board.reached(state.goals_up))]
        if reached:
            # Opening ends the wait: what the tunnel promised before is given up for it.
            return max(reached) - 0.5 * self.now
        worth = self.outlook(board) - self.now
        kind = cards.FACES[action.face].kind
        if self.team == cards.GNOME and kind == cards.LANTERN:
            worth += 0.01
        if kind == self.stakes.counted and board.live[action.place()]:
            worth += self.stakes.promise
        if self.team == cards.GOBLIN and kind == cards.RUBBLE and len(state.deck) > 20:
            # Blocking early gives a goblin away.
            worth -= 0.02
        return worth

    def value_of_passing(self) -> float:
        """The last pass ends the round with nothing: mostly good for goblins."""
        if not is_last_pass(self.state, self.seat):
            return 0.0
        return self.stakes.nothing

    def value_of_swap(self, action: actions.SwapCard) -> float:
        """Get rid of what only helps the others."""
        kind = cards.FACES[action.face].kind
        worth = -0.01
        if self.team == cards.GNOME:
            if kind == cards.RUBBLE:
                worth += 0.03
            elif kind == cards.DOOR:
                worth += 0.02
        elif kind == cards.KEY or kind == cards.LANTERN:
            worth += 0.02
        return worth + self.value_of_passing()

    def value_of_map(self, goal: i64) -> float:
        """Knowing is worth most early, and where least is known."""
        most = 0.0
        for kind in range(3):
            most = max(most, self.chance(goal, kind))
        return 0.35 * (1.0 - most) + (0.01 if goal == 1 else 0.0)

    def value_of_potion(self, other: i64) -> float:
        """Change sides when your own is losing."""
        rival = 1.0 - self.gnome[other] if self.team == cards.GNOME else self.gnome[other]
        worth = -0.25
        board = self.state.board
        for goal in range(3):
            if has(self.state.goals_up, goal):
                continue
            needed = board.cards_needed(goal)
            if 0 <= needed <= 2:
                gold = self.chance(goal, cards.GOLD)
                dragon = self.chance(goal, cards.DRAGON)
                fear = gold - dragon if self.team == cards.GOBLIN else dragon - gold
                worth += max(fear, 0.0) * rival * 0.6
        return worth + self.stakes.swap

    # Choices

    def value_of_claim(self, kind: i64) -> float:
        """Gnomes tell the truth. Goblins lie, but not always, or they would be read backwards.

        Where nobody would believe them, the truth misleads better.
        """
        seen = self.state.goal_known(self.seat, self.state.looking)
        lies = self.team == cards.GOBLIN and (standing(self.state, self.seat) > DOUBTED) != self.candid
        return 1.0 if kind == (lie_about(seen) if lies else seen) else 0.0

    def value_of_ale(self, other: i64) -> float:
        """The likeliest opponent, preferably one who acts soon."""
        rival = 1.0 - self.gnome[other] if self.team == cards.GNOME else self.gnome[other]
        wait = (other - self.seat + self.state.seats) % self.state.seats
        return rival + 0.05 * float(self.state.seats - wait)


def gnome_chances(state: GoblinsState, seat: i64) -> list[float]:
    """For every seat the chance that it is a gnome: from the team sizes, and from the cards it has laid."""
    goblins = state.unknown_goblins(seat)
    unknown: i64 = 0
    for other in range(state.seats):
        if not state.knows_role(seat, other):
            unknown += 1
    share = 1.0 - float(goblins) / float(unknown) if unknown else 0.0
    found: list[float] = []
    for other in range(state.seats):
        if state.knows_role(seat, other):
            found.append(1.0 if state.team(other) == cards.GNOME else 0.0)
        elif share <= 0.0 or share >= 1.0:
            found.append(max(min(share, 1.0), 0.0))
        else:
            odds = share / (1.0 - share) * exp(trust(state, other) + honesty(state, seat, other))
            found.append(odds / (1.0 + odds))
    return found


def standing(state: GoblinsState, seat: i64) -> float:
    """The chance that this seat is a gnome, as everybody can see it."""
    goblins = cards.GOBLIN_COUNTS[state.seats]
    odds = float(state.seats - goblins) / float(goblins)
    odds *= exp(trust(state, seat) + honesty(state, WATCHER, seat))
    return odds / (1.0 + odds)


def trust(state: GoblinsState, other: i64) -> float:
    """What the cards that a seat laid say about it: digging on speaks for a gnome, blocking for a goblin."""
    board = state.board
    worth = 0.0
    for place in board.tiles():
        if board.by[place] != other:
            continue
        kind = KIND_OF[board.at[place]]
        if kind == cards.RUBBLE:
            worth -= 1.2
        elif kind == cards.DOOR:
            worth -= 0.2 if board.live[place] else 0.6
        elif board.live[place]:
            worth += 0.1 + 0.02 * float(max(x_of(place), 0))
    return max(min(worth, 2.0), -2.5)


def honesty(state: GoblinsState, seat: i64, other: i64) -> float:
    """What the claims of a seat say about it, where this seat knows the truth."""
    worth = 0.0
    for speaker, place, said in state.claims:
        known = state.goal_known(seat, cards.GOAL_PLACES.index(place))
        if speaker == other and known != UNSETTLED and known != cards.DYNAMITE:
            worth += 1.5 if cards.GOALS[known] == said else -3.5
    return worth


def candour(seats: i64) -> float:
    """How often a goblin tells the truth of Gold and Dragon: a little more than makes a stranger's word worth nothing.

    To a gnome a stranger is a friend with chance p. If goblins are honest with chance t, his word is worth nothing
    when p + (1 - p) t = (1 - p)(1 - t).
    """
    friends = float(seats - cards.GOBLIN_COUNTS[seats] - 1) / float(seats - 1)
    return max(0.0, (1.0 - 2.0 * friends) / (2.0 * (1.0 - friends))) + 0.05


def likelihood(gnome: float, truth: i64, said: i64, candid: float) -> float:
    """How likely such a claim about such a goal is: gnomes tell the truth, goblins mostly lie as this player does."""
    honest = SURE if said == truth else (1.0 - SURE) / 2.0
    if truth == cards.DYNAMITE:
        sly = honest
    elif said == truth:
        sly = candid
    else:
        sly = 0.95 - candid if said == lie_about(truth) else 0.05
    return gnome * honest + (1.0 - gnome) * sly


def belief(state: GoblinsState, seat: i64, gnome: float) -> float:
    """How far a speaker counts as a gnome.

    Goblins lose most by a wrong gate and trust nobody readily; outnumbered, they need the gnomes' word more.
    """
    if state.team(seat) == cards.GNOME or gnome >= 1.0:
        return gnome
    return gnome * (0.7 if 2 * cards.GOBLIN_COUNTS[state.seats] < state.seats else 0.35)


def lie_about(truth: i64) -> i64:
    """A goblin calls the Dragon gold and the Gold a dragon, and is honest about the Dynamite."""
    if truth == cards.DRAGON:
        return cards.GOLD
    return cards.DRAGON if truth == cards.GOLD else truth


def goal_chances(state: GoblinsState, seat: i64, gnome: list[float]) -> list[float]:
    """The chance of each kind at each goal: what is known is certain, a claim is worth as much as its speaker."""
    candid = candour(state.seats)
    weights: list[float] = []
    total = 0.0
    for order in ORDERS:
        weight = 1.0
        for goal in range(3):
            known = state.goal_known(seat, goal)
            if known != UNSETTLED and known != order[goal]:
                weight = 0.0
        if weight > 0.0:
            for speaker, place, said in state.claims:
                if speaker != seat:
                    truth = order[cards.GOAL_PLACES.index(place)]
                    trusted = belief(state, seat, gnome[speaker])
                    weight *= likelihood(trusted, truth, cards.GOALS.index(said), candid)
        weights.append(weight)
        total += weight
    found = [0.0 for _ in range(9)]
    for index, order in enumerate(ORDERS):
        for goal in range(3):
            found[3 * goal + order[goal]] += weights[index] / total
    return found
