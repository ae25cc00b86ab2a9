"""A match as each seat has experienced it: what it was shown, asked and told, and in which order.

All numbers count per seat. A seat's version grows when something it can see has changed or it was told something; its
prompt number grows when it is asked something new. So neither reveals what others do in secret. Both follow from the
entries alone and are the same after every restart.
"""

from __future__ import annotations

import msgspec

from undercroft.core.action import Action, IllegalAction
from undercroft.core.bits import members
from undercroft.core.log import WATCHER, Log
from undercroft.core.match import Entry, Match, entry_text, replay_entry
from undercroft.core.rng import FairRng
from undercroft.core.view import Event, Message
from undercroft.server.protocol.messages import WATCHER_ON_WIRE, LogBody, Prompt, Sight
from undercroft.server.store.rows import EntryRow, Standing

encode = msgspec.json.encode


class Eye:
    """One seat (or the watcher) and what it has seen so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.on_wire = WATCHER_ON_WIRE if seat == WATCHER else seat
        self.version = 0
        self.seen = (
            b""  # the sight as JSON: compared to find out whether anything has changed, and sent as it is
        )
        self.prompts = 0  # how many decisions it has been asked for
        self.asked = b""  # the open decision as bytes, without its number; empty if there is none
        self.answers: dict[int, str] = {}  # the actions that answered its prompts
        self.told: list[tuple[int, Event]] = []

    def look(self, match: Match, acted: bool, events: list[Event], ended: bool = False) -> bool:
        """See the current position, after these events. Returns whether anything is new."""
        seen = encode(self.last_sight_of(match) if ended else self.sight_of(match, acted))
        if seen == self.seen and not events:
            return False
        self.see(seen)
        self.told.extend((self.version, event) for event in events)
        return True

    def look_back(self, match: Match, acted: bool, last: int) -> bytes | None:
        """The game is back at version `last`, and later events are void. Returns None if nothing has changed."""
        undone = last + 1 if self.version > last else None
        self.told = [(version, event) for version, event in self.told if version <= last]
        seen = encode(self.sight_of(match, acted))
        if seen == self.seen and undone is None:
            return None
        self.see(seen)
        return self.message(undone)

    def see(self, seen: bytes) -> None:
        self.seen = seen
        self.version += 1

    def sight_of(self, match: Match, acted: bool) -> Sight:
        state = match.state
        actors = state.actors()
        outcome = state.outcome()
        say = None if outcome is not None else state.prompt(self.seat)
        return Sight(
            view=state.view(self.seat),
            figures=state.figures(self.seat),
            say=say,
            prompt=self.prompt_of(match, say, acted),
            take_back=match.can_take_back(self.seat),
            waiting=[int(seat) for seat in members(actors)],
            outcome=outcome,
        )

    def last_sight_of(self, match: Match) -> Sight:
        """The last position of a game that was ended early: nobody is asked any more."""
        self.asked = b""
        state = match.state
        return Sight(
            view=state.view(self.seat),
            figures=state.figures(self.seat),
            say=None,
            prompt=None,
            take_back=False,
            waiting=[],
            outcome=state.outcome(),
        )

    def prompt_of(self, match: Match, say: Message | None, acted: bool) -> Prompt | None:
        """The open decision; a new one if the seat itself has acted, was not asked, or was asked something else."""
        if say is None or not match.state.actors() >> self.seat & 1:
            self.asked = b""
            return None
        actions = [match.game.verbs.show(action) for action in match.state.legal(self.seat)]
        asked = msgspec.json.encode((say, actions))
        if acted or asked != self.asked:
            self.prompts += 1
            self.asked = asked
        return Prompt(self.prompts, say, actions)

    def message(self, undone: int | None = None, events: list[Event] | None = None) -> bytes:
        """The state as a message, a `StateMessage`. What the seat sees is not encoded again."""
        back = b"null" if undone is None else b"%d" % undone
        told = encode(events) if events else b"[]"
        return b'{"t":"state","seat":%d,"version":%d,"undone":%b,"events":%b,%b' % (
            self.on_wire,
            self.version,
            back,
            told,
            self.seen[1:],
        )

    def log(self, before: int | None) -> LogBody:
        return LogBody([(v, event) for v, event in self.told if before is None or v < before])


class Progress:
    """A match that is being played at a table."""

    def __init__(self, match: Match, secret: bytes, nonces: list[str]) -> None:
        self.match = match
        self.secret = secret
        self.nonces = nonces
        self.drawn = match.draws()  # so far
        self.eyes: dict[int, Eye] = {seat: Eye(seat) for seat in (*range(match.seats), WATCHER)}
        self.ended = False  # whether it ended early, without an outcome
        for eye in self.eyes.values():
            eye.look(match, False, [])
        self.versions = [self.versions_now()]  # after the set-up and after each entry

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.match.entries)

    def standing(self) -> Standing:
        state = self.match.state
        actors = int(state.actors())
        return Standing("playing" if actors else "over", actors, self.eyes[WATCHER].version)

    def fair(self) -> FairRng:
        """The match's source of chance, continued after the draws so far."""
        return FairRng(self.secret, self.nonces, self.drawn)

    def versions_now(self) -> dict[int, int]:
        return {eye.seat: eye.version for eye in self.eyes.values()}

    # Steps; each returns the messages to send, by seat

    def play(self, seat: int, action: Action) -> dict[int, bytes]:
        """Check and do it; raises IllegalAction and then changes nothing."""
        log = self.match.play(seat, action, self.fair())
        return self.after_step(log)

    def take_back(self, seat: int) -> dict[int, bytes]:
        self.match.take_back(seat)
        return self.after_take_back()

    def rewind(self, seat: int, number: int) -> dict[int, bytes]:
        """Go back to the position after an entry, as everybody agreed. That entry must still hold."""
        self.match.rewind(seat, number)
        return self.after_take_back()

    def replay(self, row: EntryRow) -> dict[int, bytes]:
        """Do an entry of the database again; raises BadRecord."""
        log = replay_entry(self.match, [row.seat, row.action, row.draws])
        return self.after_take_back() if log is None else self.after_step(log)

    def end(self) -> dict[int, bytes]:
        """The table was ended in this position; nothing can be played after it."""
        self.ended = True
        return {
            eye.seat: eye.message() for eye in self.eyes.values() if eye.look(self.match, False, [], True)
        }

    def after_step(self, log: Log) -> dict[int, bytes]:
        entry = self.last_entry()
        assert entry.action is not None
        actor = self.eyes[entry.seat]
        actor.answers[actor.prompts] = self.match.game.verbs.text(entry.action)
        self.drawn += len(entry.draws)
        messages: dict[int, bytes] = {}
        for eye in self.eyes.values():
            events = log.told(eye.seat)
            if eye.look(self.match, eye is actor, events):
                messages[eye.seat] = eye.message(events=events)
        self.versions.append(self.versions_now())
        return messages

    def after_take_back(self) -> dict[int, bytes]:
        """Later events are void; `undone` says from which version on.

        After an agreed take-back everybody is asked again: a late click was meant for another position.
        """
        entry = self.last_entry()
        agreed = entry.back >= 0
        number = int(entry.back) if agreed else self.taken_back() - 1
        messages: dict[int, bytes] = {}
        for eye in self.eyes.values():
            acted = agreed or eye.seat == entry.seat
            told = eye.look_back(self.match, acted, self.versions[number][eye.seat])
            if told is not None:
                messages[eye.seat] = told
        self.versions.append(self.versions_now())
        return messages

    def taken_back(self) -> int:
        """The number of the step that the last entry took back freely; 0 if it took none."""
        entry = self.last_entry()
        if entry.action is not None or entry.back >= 0:
            return 0
        return self.match.line_to(self.number - 1)[-1]

    def last_entry(self) -> Entry:
        return self.match.entries[-1]

    def last_row(self) -> EntryRow:
        """The last entry as it is to be stored."""
        entry = self.last_entry()
        return EntryRow(self.number, int(entry.seat), entry_text(self.match.game, entry), entry.draws)

    # Questions

    def answered(self, seat: int, prompt: int, action: Action) -> bool:
        """Whether this very answer was already given; raises IllegalAction if the prompt is not open any more."""
        eye = self.eyes[seat]
        given = eye.answers.get(prompt)
        if given is not None and given == self.match.game.verbs.text(action):
            return True
        if prompt != eye.prompts or not eye.asked:
            raise IllegalAction(Message("action-stale"))
        return False
