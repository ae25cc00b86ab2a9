"""One game being played: its options and seats, and every step with the chance it drew, so that it can be replayed."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action, IllegalAction
from undercroft.core.bits import has, members
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game, IllegalSetup, accept_options, installed_game, options_of
from undercroft.core.log import OPEN, WATCHER, Log
from undercroft.core.position import BadPosition, read_position
from undercroft.core.rng import NoRng, Recorder, Rng, Script, ScriptError
from undercroft.core.state import State
from undercroft.core.view import Message, Outcome

LARGEST_DRAW: Final = 1 << 62


class Entry:
    """One step of a record. Without an action it takes back: the seat's last step, or all after entry `back`."""

    def __init__(self, seat: i64, action: Action | None, draws: list[int], back: i64 = -1) -> None:
        self.seat: i64 = seat
        self.action: Action | None = action
        self.draws: list[int] = draws
        self.back: i64 = back  # the entry after which the game goes on; -1 where nobody was asked

    def __repr__(self) -> str:
        done = "takes back" if self.action is None else str(self.action)
        return f"<Entry: seat {self.seat} {done}>"


class BadRecord(Exception):
    """A record that cannot be replayed; says where and why."""


class Match:
    """A game being played: its options and seats, the entries so far, and the position they lead to.

    `undercroft.new`, `load` and `replay` make one with a source of chance of its own, `rng`. A server passes the
    chance of each step instead.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: msgspec.Struct,
        state: State,
        setup: list[int],
        position: object,
    ) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: msgspec.Struct = options
        self.state: State = state
        self.setup: list[int] = setup  # entry 0: the draws of the set-up
        self.position: object = position  # the dump the match began from, None for an ordinary game
        self.entries: list[Entry] = []
        # The positions before the last steps, all of one seat, that can be taken back.
        self.undo: list[State] = []
        self.undo_seat: i64 = -1
        self.rng: Rng = NoRng()

    # What may be asked

    def actors(self) -> list[i64]:
        """The seats the table waits for; empty when the game is over."""
        return members(self.state.actors())

    def legal(self, seat: i64) -> list[Action]:
        """The complete list of what this seat may do now; empty if it is not asked."""
        self.find_seat(seat)
        return self.state.legal(seat)

    def find_seat(self, seat: i64) -> None:
        """Raise ValueError for a seat that is not at this table."""
        if not isinstance(seat, int):
            raise TypeError(f"a seat is a number from 0 to {self.seats - 1}, not {seat!r}")
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def window(self, seat: i64) -> Window:
        """All that this seat may know and do: what a bot gets."""
        self.find_seat(seat)
        return Window(self.state, seat)

    def view(self, seat: i64) -> object:
        """What this seat (or WATCHER, or OPEN) sees."""
        if seat not in (WATCHER, OPEN):
            self.find_seat(seat)
        return self.state.view(seat)

    def bot(self, name: str = "") -> Bot:
        """A player of this game by its name; without one, the best."""
        bots = self.game.bots()
        for found in bots:
            if found == name or not name:
                return AtTheTable(bots[found]())
        raise ValueError(f"{self.game.slug} has no bot called {name!r}; there are: {', '.join(bots)}")

    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return self.state.outcome()

    def __str__(self) -> str:
        return str(self.state)

    def _repr_html_(self) -> str:
        return self.state._repr_html_()

    def __repr__(self) -> str:
        actors = self.actors()
        waits = ", ".join([str(seat) for seat in actors])
        stands = f"waiting for seat{'' if len(actors) == 1 else 's'} {waits}" if actors else "over"
        return f"<Match of {self.game.slug}, {self.seats} seats, step {len(self.entries)}, {stands}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the record."""
        return unpickled, (msgspec.json.encode(self.record()), self.rng)

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        """A match that goes on by itself from here; a source of chance of its own stands at the same point."""
        twin = Match(self.game, self.seats, self.options, self.state.copy(), self.setup[:], self.position)
        twin.entries = self.entries[:]
        twin.undo = [state.copy() for state in self.undo]
        twin.undo_seat = self.undo_seat
        twin.rng = deepcopy(self.rng, memo)
        return twin

    def __copy__(self) -> Match:
        return deepcopy(self)

    # What may be done

    def draws(self) -> int:
        """How many draws the whole match has taken so far: where its fair stream stands."""
        total = len(self.setup)
        for entry in self.entries:
            total += len(entry.draws)
        return total

    def play(self, seat: i64, action: Action | str, rng: Rng | None = None) -> Log:
        """Check and do it; what was told. An action may be given in text. Raises IllegalAction and changes nothing."""
        if isinstance(action, str):
            action = self.game.verbs.parse(action)
        if not isinstance(action, Action):
            raise TypeError(f"an action is one of match.legal({seat}), or its text; not {action!r}")
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.step(seat, action, self.rng if rng is None else rng)

    def refusal(self, seat: i64, action: Action) -> Message | None:
        """Why the seat may not do this now; None if it may."""
        if not 0 <= seat < self.seats:
            return Message("action-no-such-seat", {"seat": int(seat)})
        state = self.state
        if action in state.legal(seat):
            return None
        if state.actors() == 0:
            return Message("action-game-over")
        reason = state.why_not(seat, action)
        if reason is not None:
            return reason
        if not has(state.actors(), seat):
            return Message("action-not-your-turn")
        return Message("action-not-offered")

    def step(self, seat: i64, action: Action, rng: Rng) -> Log:
        before = self.state.copy()
        allowed = self.state.can_take_back(seat, action)
        recorder = Recorder(rng)
        log = Log()
        self.state.log = log
        self.state.play(seat, action, recorder)
        self.state.log = None
        self.entries.append(Entry(seat, action, recorder.draws))
        if self.undo_seat != seat:
            self.undo = []
            self.undo_seat = seat
        if recorder.draws or self.state.reveals != before.reveals or not allowed or self.state.actors() == 0:
            self.undo = []
        else:
            self.undo.append(before)
        return log

    def can_take_back(self, seat: i64) -> bool:
        """One's own steps, while no chance was drawn, nothing was shown and no other seat has acted."""
        return self.undo_seat == seat and len(self.undo) > 0

    def take_back(self, seat: i64) -> None:
        """Undo the seat's last step; an entry of its own. Raises IllegalAction."""
        if not self.can_take_back(seat):
            raise IllegalAction(Message("take-back-too-late"))
        self.state = self.undo.pop()
        self.entries.append(Entry(seat, None, []))

    def rewind(self, seat: i64, number: i64) -> None:
        """Go back to how the game stood after entry `number` (0: after the set-up), which everybody has agreed to.

        It is an entry of its own: nothing is erased, and the draws in between stay used.
        """
        self.find_seat(seat)
        if not 0 <= number <= len(self.entries):
            raise ValueError(f"there is no entry {number}; entries are 0 (the set-up) to {len(self.entries)}")
        begun = resume(self.game, self.seats, self.options, self.position, self.setup)
        state = begun.state
        for place in self.line_to(number):
            entry = self.entries[place - 1]
            assert entry.action is not None
            state.play(entry.seat, entry.action, Script(entry.draws))
        self.state = state
        self.undo = []
        self.undo_seat = -1
        self.entries.append(Entry(seat, None, [], number))

    def line_to(self, number: i64) -> list[int]:
        """The steps, by the numbers of their entries, that led to how the game stood after entry `number`.

        What was taken back is not among them.
        """
        last: list[int] = [0]  # after each entry, the last step that held: the number of its entry
        earlier: list[int] = [0]  # for each entry that is a step, the one before it
        for place in range(1, number + 1):
            entry = self.entries[place - 1]
            held = last[-1]
            if entry.action is not None:
                last.append(place)
            elif entry.back >= 0:
                last.append(last[entry.back])
            else:
                last.append(earlier[held])
            earlier.append(held)
        line: list[int] = []
        step = last[-1]
        while step > 0:
            line.append(step)
            step = earlier[step]
        line.reverse()
        return line

    # The record

    def record(self) -> dict[str, object]:
        """The whole match as plain JSON."""
        return {
            "game": self.game.slug,
            "edition": self.game.edition,
            "components": self.game.digest,
            "seats": int(self.seats),
            "options": msgspec.to_builtins(self.options),
            "position": self.position,
            "setup": self.setup,
            "entries": [show_entry(self.game, entry) for entry in self.entries],
        }


class AtTheTable(Bot):
    """A bot that says so when it is asked out of turn."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Bot = bot

    def choose(self, window: Window, rng: Rng) -> Action:
        if not window.is_asked():
            raise ValueError(
                f"seat {window.seat} has nothing to choose now; match.actors() says who is asked"
            )
        return self.bot.choose(window, rng)

    def __repr__(self) -> str:
        return repr(self.bot)


def show_entry(game: Game, entry: Entry) -> list[object]:
    """An entry as plain JSON: [seat, text of the action, draws]."""
    return [int(entry.seat), entry_text(game, entry), entry.draws]


def entry_text(game: Game, entry: Entry) -> str | None:
    """The action in its text form; None takes the seat's last step back, `@12` all that came after entry 12."""
    if entry.action is not None:
        return game.verbs.text(entry.action)
    return None if entry.back < 0 else f"@{entry.back}"


def new_match(game: Game, seats: i64, options: msgspec.Struct, rng: Rng) -> Match:
    """Set a game up; its draws are entry 0."""
    recorder = Recorder(rng)
    state = game.new(seats, options, recorder)
    return Match(game, seats, options, state, recorder.draws, None)


def match_from(game: Game, position: object) -> Match:
    """A match that begins from a dumped position; raises BadPosition."""
    state = game.load(position)
    options = options_of(game, read_position(position, game.position))
    return Match(game, state.seats, options, state, [], position)


def resume(game: Game, seats: i64, options: msgspec.Struct, position: object, setup: list[int]) -> Match:
    """The match as it stood before its first entry."""
    if position is not None:
        return match_from(game, position)
    script = Script(setup)
    state = game.new(seats, options, script)
    if script.used != len(setup):
        raise ScriptError(f"only {script.used} of {len(setup)} draws are used")
    return Match(game, seats, options, state, setup, None)


def replay_entry(match: Match, shown: object) -> Log | None:
    """Play one entry of a record, every move checked; raises BadRecord. None for a take-back."""
    where = f"entry {len(match.entries) + 1}"
    seat, text, draws = read_entry(match, shown, where)
    script = Script(read_draws(draws, where))
    try:
        log = do_entry(match, seat, text, script, where)
    except ScriptError as error:
        raise BadRecord(f"{where} ({text}): {error}") from None
    if script.used != len(script.draws):
        raise BadRecord(f"{where} ({text}): only {script.used} of {len(script.draws)} draws are used")
    return log


def read_entry(match: Match, shown: object, where: str) -> tuple[i64, object, list[object]]:
    """The seat, the text of the action and the draws of an entry."""
    if not isinstance(shown, list) or len(shown) != 3 or not isinstance(shown[2], list):
        raise BadRecord(f"{where} is not [seat, action, draws]")
    seat = shown[0]
    seats: int = match.seats  # a record may hold a number of any size
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadRecord(f"{where}: no seat {seat!r}")
    return seat, shown[1], shown[2]


def do_entry(match: Match, seat: i64, text: object, rng: Rng, where: str) -> Log | None:
    """Do what an entry says, if it may be done; what was told, None for a take-back."""
    if isinstance(text, str) and text.startswith("@"):
        if match.state.actors() == 0:
            raise BadRecord(f"{where} ({text}): the game is over, nobody can go back any more")
        match.rewind(seat, read_back(match, text, where))
        return None
    try:
        if text is None:
            match.take_back(seat)
            return None
        return match.play(seat, match.game.verbs.parse(str(text)), rng)
    except IllegalAction as refusal:
        raise BadRecord(f"{where} ({text}): {refusal}") from None


def read_back(match: Match, text: str, where: str) -> int:
    """The entry that an agreed take-back goes back to: one before it, or 0 for the set-up."""
    digits = text[1:]
    if 1 <= len(digits) <= 9 and digits.isascii() and digits.isdigit():
        number = int(digits)
        if number <= len(match.entries) and digits == str(number):
            return number
    raise BadRecord(f"{where} ({text}): it can go back to an entry from 0 to {len(match.entries)} only")


def read_draws(shown: list[object], where: str) -> list[int]:
    """Draws as a record holds them: whole numbers, none of them negative or too large for any die."""
    draws: list[int] = []
    for draw in shown:
        if isinstance(draw, bool) or not isinstance(draw, int) or not 0 <= draw < LARGEST_DRAW:
            raise BadRecord(f"{where}: {draw!r} is not a draw")
        draws.append(draw)
    return draws


def replay(game: Game, record: dict[str, object]) -> Match:
    """The match of a record, every move and draw checked; raises BadRecord."""
    match = begin(game, record)
    entries = record.get("entries")
    if not isinstance(entries, list):
        raise BadRecord("entries must be a list")
    for entry in entries:
        replay_entry(match, entry)
    return match


def begin(game: Game, record: dict[str, object]) -> Match:
    """The match of a record before its first entry; refuses another game, edition or set of components."""
    if record.get("game") != game.slug:
        raise BadRecord(f"this is a record of {record.get('game')!r}, not of {game.slug}")
    if record.get("edition") != game.edition:
        raise BadRecord(
            f"edition {record.get('edition')!r} of {game.slug}; this program plays edition {game.edition}"
        )
    if record.get("components") != game.digest:
        raise BadRecord(f"made with another set of components of {game.slug} ({record.get('components')!r})")
    seats = record.get("seats")
    setup = record.get("setup")
    if isinstance(seats, bool) or not isinstance(seats, int) or not isinstance(setup, list):
        raise BadRecord("seats must be a number and setup a list of draws")
    draws = read_draws(setup, "the set-up")
    try:
        options = accept_options(game, seats, record.get("options"))
        return resume(game, seats, options, record.get("position"), draws)
    except (ScriptError, BadPosition, IllegalSetup) as error:
        raise BadRecord(f"the set-up: {error}") from None


def unpickled(record: bytes, rng: Rng) -> Match:
    """The match that a pickle holds."""
    shown: dict[str, object] = msgspec.json.decode(record)
    match = replay(installed_game(str(shown["game"])), shown)
    match.rng = rng
    return match
