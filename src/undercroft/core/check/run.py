"""Random games with every check on the way, and the search for the shortest record of what failed.

Every step of every game: the invariants, the choices, a few listed actions on copies, two sealed choices, and the same
view for all seats and the watcher. At the first and the last position and about one in ten between them: all listed
actions, unlisted ones, refusals, copies, dumps, the rows of one seat's redeals, the open view. About one position in
six: a lock-step of a dozen steps for one seat. About one position in ten sends a copy along for some steps. At the
end: the replay. Facts are looked at in every position; numbers, observations and recall in one of ten. The first game
of every set-up is also stepped in a batch, and goes through the checks that others have registered.
After two hundred steps of a game only one position in eight is looked at beyond its invariants and choices.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.bot import Bot, Window
from undercroft.core.check.box import Hiding, check_box, check_events
from undercroft.core.check.copies import (
    Follower,
    check_copy,
    check_dump,
    check_repeats,
    check_replay,
    check_take_back,
)
from undercroft.core.check.fault import (
    COPY,
    CRASH,
    DUMP,
    FACTS,
    LENGTH,
    LISTED,
    LOCK_STEP,
    NUMBERS,
    OBSERVATION,
    OPEN_VIEW,
    RECALL,
    REDEAL,
    REPLAY,
    SAME_VIEW,
    TAKE_BACK,
    WHOLE_GAMES,
    Failure,
    Fault,
    in_words,
)
from undercroft.core.check.learning import (
    check_batch,
    check_facts,
    check_numbers,
    check_observation,
    check_recall,
    check_tree,
    encoder_for,
)
from undercroft.core.check.lockstep import check_finality, check_lock_step, check_sealed
from undercroft.core.check.rules import (
    check_choices,
    check_forms,
    check_invariants,
    check_listed,
    check_unlisted,
    legal_actions,
)
from undercroft.core.check.secrecy import (
    check_open,
    check_pictures,
    check_redeal,
    check_redeal_loads,
    check_same_answers,
    check_same_refusals,
    check_same_view,
)
from undercroft.core.check.sight import any_action, any_actor, try_step, viewers
from undercroft.core.encoding import Encoder
from undercroft.core.game import Game
from undercroft.core.match import Match, new_match, resume
from undercroft.core.rng import FastRng, Script

LONGEST: Final = 20_000
LONG_GAME: Final = 200
LISTED_A_STEP: Final = 3
LOCK_STEPS: Final = 12
FOLLOWED_STEPS: Final = 6
UNLISTED_TRIED: Final = 16
OTHER_GAMES: Final = 200
SHRINKING_SECONDS: Final = 10.0  # of processor time, so that a busy machine finds equally short records


class Report:
    """How a check went."""

    def __init__(self, slug: str) -> None:
        self.slug: str = slug
        self.games: int = 0
        self.positions: int = 0
        self.longest: int = 0
        self.setups: int = 0
        self.further: int = 0  # set-ups that went through further checks
        self.failure: Failure | None = None


class Setup:
    """A number of seats and a set of options."""

    def __init__(self, seats: int, options: msgspec.Struct) -> None:
        self.seats: int = seats
        self.options: msgspec.Struct = options


# A check of other packages, such as the adapters: a game, a set-up and a seed. Raises Fault under a name of its own.
Further = Callable[[Game, Setup, int], None]


def setups_of(game: Game, seats: int | None, options: msgspec.Struct | None) -> list[Setup]:
    """What is to be run through: every number of seats and every variant, or those asked for."""
    found: list[Setup] = []
    for count in range(game.fewest, game.most + 1):
        if seats is not None and count != seats:
            continue
        for variant in [options] if options is not None else game.variants(count):
            found.append(Setup(count, variant))
    return found


def check_game(
    game: Game,
    games: int,
    seed: int,
    setups: list[Setup],
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    bot: Bot | None = None,
    further: list[Further] | None = None,
) -> Report:
    """Random games over these set-ups in turn, the first from this seed; stops at the first failure.

    With a bot they are its games: it plays every seat, from worlds dealt again for that seat. Further checks are run
    once for every set-up.
    """
    report = Report(game.slug)
    report.setups = len(setups)
    for index in range(games):
        setup = setups[index % len(setups)]
        checker = Checker(game, setup, seed + index, longest, index < len(setups), bot, further or [])
        fault = checker.run()
        report.games += 1
        report.positions += checker.positions
        report.longest = max(report.longest, checker.steps)
        report.further += checker.went_further
        if fault is not None:
            report.failure = Failure(shortest(game, setup, fault, seed + index), seed + index)
            break
        if progress is not None:
            progress(report.games)
    return report


class Checker:
    """One random game with its checks. The path of the game does not depend on what is checked on the way."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: i64,
        longest: int,
        learning: bool,
        bot: Bot | None,
        further: list[Further],
    ) -> None:
        self.game: Game = game
        self.encoder: Encoder | None = encoder_for(game, setup.seats)
        self.setup: Setup = setup
        self.seed: i64 = seed
        self.learning: bool = learning  # whether it is also played as learners play it
        self.further: list[Further] = further
        self.path: FastRng = FastRng(seed)
        self.rng: FastRng = FastRng(seed ^ 0x5EC2E7)
        self.longest: int = longest
        self.bot: Bot | None = bot
        self.codes: set[int] = set()  # of the actions whose forms were tried
        self.positions: int = 0
        self.steps: int = 0
        self.went_further: bool = False

    def run(self) -> Fault | None:
        """Play to the end; the first fault."""
        try:
            match = new_match(self.game, self.setup.seats, self.setup.options, self.path)
        except Exception as error:
            # There is no match yet to show it with.
            raise RuntimeError(
                f"{self.game.slug} cannot be set up for {self.setup.seats} seats from seed {self.seed}"
            ) from error
        try:
            check_box(match)
            self.play(match)
            if self.learning and self.encoder is not None:
                check_batch(self.game, self.setup.seats, self.setup.options, self.seed, self.encoder)
                check_tree(self.game, self.setup.seats, self.setup.options, self.seed)
                for check in self.further:
                    check(self.game, self.setup, self.seed)
                    self.went_further = True
        except Fault as fault:
            return cause(fault)
        except Exception as error:
            return cause(Fault(CRASH, in_words(error), match))
        return None

    def play(self, match: Match) -> None:
        follower: Follower | None = None
        hiding = Hiding()
        while True:
            hiding.note(match)
            over = match.state.actors() == 0
            often = 10 if len(match.entries) <= LONG_GAME else 80
            self.examine(match, over or len(match.entries) == 0 or self.rng.below(often) == 0)
            self.steps = len(match.entries)
            if over:
                check_replay(match)
                hiding.check(match)
                return
            if len(match.entries) >= self.longest:
                raise Fault(LENGTH, f"the game is not over after {self.longest} steps", match)
            if follower is None and self.rng.below(often) == 0:
                follower = Follower(match.state, FOLLOWED_STEPS)
            advance(match, self.path, self.bot)
            if follower is not None:
                follower.follow(match, self.rng)
                if follower.left == 0:
                    follower = None

    def examine(self, match: Match, whole: bool) -> None:
        """The checks of one position."""
        self.positions += 1
        rng = self.rng
        check_invariants(match)
        check_choices(match)
        check_facts(match)
        if len(match.entries) > LONG_GAME and not whole and rng.below(8) > 0:
            return
        listed = legal_actions(match.state)
        for seat, action in listed:
            if int(action.code) not in self.codes:
                self.codes.add(int(action.code))
                check_forms(match, action)
            if whole or rng.below(len(listed)) < LISTED_A_STEP:
                check_listed(match, seat, action, rng)
        check_same_view(match, rng)
        seats = viewers(match.state)
        if listed:
            check_sealed(match, seats[rng.below(len(seats))], any_actor(match.state, rng), rng)
            if rng.below(6) == 0:
                check_lock_step(match, seats[rng.below(len(seats))], rng, LOCK_STEPS)
        if whole:
            check_unlisted(match, rng, UNLISTED_TRIED)
            check_same_refusals(match, rng)
            check_same_answers(match, rng)
            check_pictures(match, seats[rng.below(len(seats))], rng)
            check_copy(match, rng)
            check_dump(match, rng)
            check_redeal_loads(match, seats[rng.below(len(seats))], rng)
            check_redeal(match, seats[rng.below(len(seats))], rng)
            check_open(match, rng)
            check_numbers(match)
            check_recall(match, rng)
            if self.encoder is not None:
                check_observation(match, self.encoder, rng)


def advance(match: Match, path: FastRng, bot: Bot | None = None) -> None:
    """One random step, or one of the bot; now and then it is taken back at once."""
    seat = any_actor(match.state, path)
    if bot is None:
        action = any_action(match, seat, path)
    else:
        action = bot.choose(Window(match.state.redeal(seat, path), seat), path)
    before = match.state.copy()
    log = try_step(match, seat, action, path)
    check_events(match, log)
    check_finality(match, before, log)
    if match.can_take_back(seat) and path.below(8) == 0:
        check_take_back(match, seat, before)


def cause(fault: Fault) -> Fault:
    """One mistake fails many checks; look for the one that names it best."""
    if fault.check not in (CRASH, COPY, DUMP, SAME_VIEW, REDEAL, LOCK_STEP, TAKE_BACK, RECALL):
        return fault
    try:
        check_repeats(fault.match)
        probe_once(COPY, fault.match, FastRng(1))
        if fault.check == CRASH:
            probe_once(LISTED, fault.match, FastRng(1))
        if fault.check in (LOCK_STEP, RECALL):
            probe_once(SAME_VIEW, fault.match, FastRng(1))
    except Fault as deeper:
        return deeper
    except Exception:
        return fault
    return fault


# The shortest record


def shortest(game: Game, setup: Setup, fault: Fault, seed: i64) -> Fault:
    """Look for a shorter record with the same fault: earlier in the same game, then in other games."""
    best = fault
    if fault.check in WHOLE_GAMES:
        return fault
    until = time.process_time() + SHRINKING_SECONDS
    try:
        best = earlier(game, setup, fault, until)
    except Exception:
        best = fault  # such a record does not even replay
    for attempt in range(OTHER_GAMES):
        if best.steps() == 0 or time.process_time() > until:
            break
        found = other_game(game, setup, best, seed + 1 + attempt, until)
        if found is not None and found.steps() < best.steps():
            best = found
    return best


def earlier(game: Game, setup: Setup, fault: Fault, until: float) -> Fault:
    """The first position of the record that shows it when nothing is left out."""
    match = resume(game, setup.seats, setup.options, None, fault.match.setup)
    rng = FastRng(1)
    for entry in fault.match.entries:
        found = probe(fault.check, match, rng)
        if found is not None and found.steps() < fault.steps():
            return found
        if time.process_time() > until:
            break
        if entry.action is None:
            match.take_back(entry.seat)
        else:
            match.step(entry.seat, entry.action, Script(entry.draws))
    return fault


def other_game(game: Game, setup: Setup, best: Fault, seed: i64, until: float) -> Fault | None:
    """Another random game, as long as it is shorter."""
    path = FastRng(seed)
    rng = FastRng(seed ^ 0x5EC2E7)
    try:
        match = new_match(game, setup.seats, setup.options, path)
        while len(match.entries) < best.steps() and time.process_time() < until:
            found = probe(best.check, match, rng)
            if found is not None and found.steps() < best.steps():
                return found
            if match.state.actors() == 0:
                return None
            advance(match, path)
    except Fault as fault:
        return fault if fault.check == best.check else None
    except Exception:
        return None
    return None


def probe(check: str, match: Match, rng: FastRng) -> Fault | None:
    """Every form of one check on one position, nothing left out."""
    try:
        for _ in range(2):
            probe_once(check, match, rng)
    except Fault as fault:
        return fault if fault.check == check else None
    return None


def probe_once(check: str, match: Match, rng: FastRng) -> None:
    seats = viewers(match.state)
    if check == COPY:
        check_copy(match, rng)
    elif check == DUMP:
        check_dump(match, rng)
        for seat in seats:
            check_redeal_loads(match, seat, rng)
    elif check == REPLAY:
        check_repeats(match)
        check_replay(match)
    elif check == SAME_VIEW:
        check_same_view(match, rng)
        check_same_refusals(match, rng)
        check_same_answers(match, rng)
        for seat in seats:
            check_pictures(match, seat, rng)
    elif check == OPEN_VIEW:
        check_open(match, rng)
    elif check == REDEAL:
        for seat in seats:
            check_redeal(match, seat, rng)
    elif check == FACTS:
        check_facts(match)
    elif check == NUMBERS:
        check_numbers(match)
    elif check == RECALL:
        check_recall(match, rng)
    elif check == OBSERVATION:
        check_observation(match, Encoder(match.game, match.seats), rng)
    elif check == LOCK_STEP:
        for actor, _ in legal_actions(match.state):
            for seat in seats:
                check_sealed(match, seat, actor, rng)
        for seat in seats:
            check_lock_step(match, seat, rng, LOCK_STEPS // 3)
    else:
        check_invariants(match)
        check_choices(match)
        for actor, action in legal_actions(match.state):
            check_forms(match, action)
            check_listed(match, actor, action, rng)
        check_same_view(match, rng)
        check_unlisted(match, rng, 2 * UNLISTED_TRIED)
