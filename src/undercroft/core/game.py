"""A game as it comes from the box."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from importlib.metadata import entry_points
from itertools import product

import msgspec
from mypy_extensions import i64, mypyc_attr

from undercroft.core.action import Action, Verbs
from undercroft.core.bot import Bot, RandomBot
from undercroft.core.components import VARIABLE, BadComponents, set_name
from undercroft.core.facts import GENERAL, UNKNOWN, Facts
from undercroft.core.guide import Guide
from undercroft.core.position import BadPosition, Position, choices_of, in_our_words, read_position
from undercroft.core.rng import Rng
from undercroft.core.score_columns import ScoreColumn
from undercroft.core.spoken import in_english
from undercroft.core.state import LOADERS, State, missing
from undercroft.core.view import Message

logger = logging.getLogger("undercroft.games")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The box: names, seat counts, components, options. One object per game and process."""

    def __init__(
        self,
        slug: str,
        titles: dict[str, str],
        names: dict[str, dict[str, str]],
        seats: tuple[int, int],
        minutes: int,
        edition: int,
        digest: str,
        verbs: Verbs,
        options: type[msgspec.Struct],
        position: type[Position],
        view: type[msgspec.Struct],
        figures: type[msgspec.Struct],
        events: list[type[msgspec.Struct]],
        reveals: list[str],
        foresight: type[msgspec.Struct] | None = None,
        plan: type[msgspec.Struct] | None = None,
        constants: type[msgspec.Struct] | None = None,
        bots: dict[str, Callable[[], Bot]] | None = None,
        guide: Callable[[], Guide] = Guide,
        columns: list[ScoreColumn] | None = None,
        ids: dict[str, list[str]] | None = None,
    ) -> None:
        self.slug: str = slug
        self.titles: dict[str, str] = titles
        self.names: dict[str, dict[str, str]] = names  # of every component, by its id, in every language
        self.fewest: int = seats[0]
        self.most: int = seats[1]
        self.minutes: int = minutes
        # Raised when the rules or dumps change, so that an old record is not misread.
        self.edition: int = edition
        self.digest: str = digest  # of the components in use
        self.set: str = set_name(slug)  # what they are called; empty for the box's own
        self.folder: str = os.environ.get(VARIABLE, "") if self.set else ""  # where they are from
        self.verbs: Verbs = verbs
        self.options: type[msgspec.Struct] = options
        self.position: type[Position] = position
        self.view: type[msgspec.Struct] = view
        self.figures: type[msgspec.Struct] = figures
        self.events: list[type[msgspec.Struct]] = events
        self.reveals: list[str] = (
            reveals  # tags of the events that show something hidden to those who are told
        )
        self.foresight: type[msgspec.Struct] | None = foresight  # what State.foresee answers
        self.plan: type[msgspec.Struct] | None = plan  # what State.plan_of answers
        self.constants: type[msgspec.Struct] | None = constants  # what constants_of answers
        self.players: dict[str, Callable[[], Bot]] = {**(bots or {}), "random": RandomBot}
        self.make_guide: Callable[[], Guide] = guide
        self.columns: list[ScoreColumn] = columns or []
        self.id_lists: dict[str, list[str]] = ids or {}
        tags = [str(event.__struct_config__.tag) for event in events]
        for tag in reveals:
            if tag not in tags:
                raise ValueError(
                    f"{slug}: reveals names {tag!r}, which is no event; there are {', '.join(tags)}"
                )

    def defaults(self, seats: i64) -> msgspec.Struct:
        """The options of an ordinary game with this many seats."""
        return self.options()

    def refuse(self, seats: i64, options: msgspec.Struct) -> Message | None:
        """Why these options do not go with this many seats, beyond what their schema says."""
        return None

    def constants_of(self, seats: i64, options: msgspec.Struct) -> msgspec.Struct | None:
        """What never changes in a game with these seats and options, and is in no view: what cards do, limits.

        The server tells it once, with the table. None if the game has nothing of the kind.
        """
        return None

    def variants(self, seats: i64) -> list[msgspec.Struct]:
        """The option sets that `check` runs through at this seat count: every choice that the options offer."""
        usual = self.defaults(seats)
        offered = choices_of(self.options)
        made = [
            msgspec.structs.replace(usual, **dict(zip(offered, one, strict=True)))
            for one in product(*offered.values())
        ]
        return [options for options in made if self.refuse(seats, options) is None]

    def new(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        """A game as it begins; raises IllegalSetup for a number of seats that it is not made for."""
        if not self.fewest <= seats <= self.most:
            raise IllegalSetup(seats_message(self, seats))
        if not isinstance(options, self.options):
            raise TypeError(
                f"the options of {self.slug} are what game.defaults(seats) gives, changed; not {options!r}"
            )
        return self.set_up(seats, options, rng)

    def set_up(self, seats: i64, options: msgspec.Struct, rng: Rng) -> State:
        """Lay the game out for a number of seats that it is made for."""
        raise missing(self, "set_up(self, seats, options, rng)", "the state at the start")

    def load(self, dump: object) -> State:
        """The position of a dump; raises BadPosition and names the field."""
        position = read_position(dump, self.position)
        state = self.place(position, options_of(self, position))
        complaint = state.broken()
        if complaint:
            field, colon, problem = complaint.partition(": ")
            raise BadPosition(field if colon else "", problem if colon else complaint)
        return state

    def place(self, position: Position, options: msgspec.Struct) -> State:
        """Lay a position out; raises BadPosition for what only the rules can refuse. `load` then asks `broken`."""
        raise missing(self, "place(self, position, options)", "the state of a dump")

    def bots(self) -> dict[str, Callable[[], Bot]]:
        """The players this game offers, the best first; random is always among them."""
        return self.players

    def guide(self) -> Guide:
        """What this game tells a search (docs/bots.md); a game without any hints is searched all the same."""
        return self.make_guide()

    def score_columns(self, seats: i64) -> list[ScoreColumn]:
        """The columns that `State.write_scores` fills; none if the game leaves that to its outcome."""
        return self.columns

    # For learners and search

    def facts(self, seats: i64, options: msgspec.Struct) -> Facts:
        """Bounds that hold in every game with these seats and options."""
        return Facts(longest=UNKNOWN, largest_draw=UNKNOWN, most_legal=UNKNOWN, payoff=GENERAL)

    def ids(self) -> dict[str, list[str]]:
        """The ids that may stand in a view, by the name its types give to each list of them."""
        return self.id_lists

    def numbers(self) -> i64:
        """How many numbers `number` gives out: from 0 to one less."""
        return self.verbs.size

    def number(self, state: State, action: Action) -> i64:
        """The number of an action in this position, for learners: a different one for every legal action.

        It is the action's own code, unless a game has a board that grows without a border: there most codes are
        cells that no tile will ever touch, and a place is counted along the tiles that lie there instead.
        """
        return action.code

    def action(self, state: State, number: i64) -> Action:
        """The action that has this number in this position; raises IndexError if none has."""
        return self.verbs.action(number)

    def __repr__(self) -> str:
        """The call that finds it."""
        return f"undercroft.game({self.slug!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return installed_game, (self.slug,)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    # For `bench`

    def wanderer(self) -> Bot | None:
        """A bot whose games get into the hard positions, for timing legal lists; None if random games do."""
        return None

    def chapter(self, state: State) -> str:
        """The part of the game whose legal lists `bench` also reports apart, e.g. "walks"; otherwise empty."""
        return ""


def without_copies(ids: list[str]) -> list[str]:
    """Each id once, in the order in which they first appear."""
    return list(dict.fromkeys(ids))


class UnknownGame(Exception):
    """No such game is installed; says which are."""


def installed_game(slug: str) -> Game:
    """The game of this slug; raises UnknownGame."""
    slugs: list[str] = []
    for point in entry_points(group="undercroft.games"):
        slugs.append(point.name)
        if point.name == slug:
            game = point.load()
            if not isinstance(game, Game):
                raise UnknownGame(f"The game {slug!r} cannot be used: {point.value} is no Game.")
            return game
    raise UnknownGame(
        f"There is no game called {slug!r}; installed are: {', '.join(sorted(slugs)) or 'none'}."
    )


def installed_games() -> dict[str, Game]:
    """Every game that an entry point of the group `undercroft.games` offers, by slug.

    One that cannot be loaded is left out, with a line in the log: the others are not to blame. A mistake in a data
    file is the host's to mend, and is raised.
    """
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group="undercroft.games"), key=lambda point: point.name):
        try:
            game = point.load()
        except BadComponents:
            raise
        except Exception as error:
            logger.error(
                "the game %s is left out, it cannot be loaded: %s: %s",
                point.name,
                type(error).__name__,
                error,
            )
            continue
        if not isinstance(game, Game):
            logger.error("the game %s is left out: %s is no Game", point.name, point.value)
            continue
        found[game.slug] = game
    return found


def accept_options(game: Game, seats: int, shown: object) -> msgspec.Struct:
    """The options of their JSON form; those left out are as usual for this many seats. Raises IllegalSetup."""
    if not game.fewest <= seats <= game.most:
        raise IllegalSetup(seats_message(game, seats))
    usual: dict[str, object] = msgspec.to_builtins(game.defaults(seats))
    try:
        options: msgspec.Struct = msgspec.convert(
            {**usual, **shown} if isinstance(shown, dict) else shown, game.options
        )
    except msgspec.ValidationError as error:
        wrong = in_our_words(str(error), game.options)
        raise IllegalSetup(Message("setup-options", {"what": str(wrong)})) from None
    refusal = game.refuse(seats, options)
    if refusal is not None:
        raise IllegalSetup(refusal)
    return options


def seats_message(game: Game, seats: int) -> Message:
    return Message("setup-seats", {"fewest": game.fewest, "most": game.most, "seats": seats})


def options_of(game: Game, position: Position) -> msgspec.Struct:
    """The options of a position; raises BadPosition."""
    try:
        return accept_options(game, position.seats, position.options)
    except IllegalSetup as error:
        if error.message.id == "setup-seats":
            raise BadPosition("seats", f"must be from {game.fewest} to {game.most}") from None
        what = error.message.args.get("what")
        if not isinstance(what, str):
            raise BadPosition("options", str(error)) from None
        field, colon, problem = what.partition(": ")
        raise BadPosition(f"options.{field}" if colon else "options", problem if colon else what) from None


class IllegalSetup(Exception):
    """A table that cannot be set up like this; `message` says why, for the reader's language, and `str` in English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message: Message = message

    def __str__(self) -> str:
        return in_english(self.message)


def load_any(dump: bytes) -> State:
    """The position of a dump of any installed game: how a pickled one is loaded."""
    shown: dict[str, object] = msgspec.json.decode(dump)
    return installed_game(str(shown["game"])).load(shown)


LOADERS.append(load_any)
