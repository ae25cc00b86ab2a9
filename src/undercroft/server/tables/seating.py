"""The rules of seats: who may do what. Each takes the row of a table and returns the new row, or refuses.

The store applies them with nobody writing in between. `away` tells whether somebody counts as absent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from undercroft.bots.levels import LEVELS
from undercroft.core.game import Game
from undercroft.core.rng import promise_of
from undercroft.refusal import Reason, Refused
from undercroft.server.protocol.messages import Ending, TableSettings
from undercroft.server.protocol.requests import SitRequest
from undercroft.server.store.rows import Chair, Former, TableRow

Away = Callable[[str | None], bool]


def must_be_in_lobby(row: TableRow) -> None:
    if row.status != "lobby":
        raise Refused("table-already-started", Reason.NOT_NOW)
    if row.opening:
        raise Refused("table-opening", Reason.NOT_NOW)


def must_be_playing(row: TableRow) -> None:
    if row.status == "lobby":
        raise Refused("table-not-started", Reason.NOT_NOW)
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)


def must_host(row: TableRow, key: str) -> None:
    if row.host != key:
        raise Refused("table-host-only", Reason.FORBIDDEN)


def must_hold(row: TableRow, key: str, seat: int) -> Chair:
    chair = row.chair(seat)
    if chair.key != key:
        raise Refused("table-not-your-seat", Reason.FORBIDDEN)
    return chair


def leads(row: TableRow, key: str, away: Away) -> bool:
    """The host decides about absent players; while the host is away, anybody seated does."""
    return row.host == key or (bool(row.seats_of(key)) and away(row.host))


def must_lead(row: TableRow, key: str, away: Away) -> None:
    if not leads(row, key, away):
        raise Refused("table-lead-only", Reason.FORBIDDEN)


def must_be_away(chair: Chair, seat: int, away: Away) -> None:
    if chair.key is not None and not away(chair.key):
        raise Refused("table-person-here", Reason.NOT_NOW, seat=seat)


def must_only_watch(row: TableRow, person: str) -> None:
    """A watcher may have sat down in the meantime, through another process."""
    if not only_watches(row, person):
        raise Refused("table-no-such-watcher", Reason.NOT_NOW)


def only_watches(row: TableRow, person: str) -> bool:
    """Not the host, nobody with a seat, and nobody who gets one back: to kick a player, others must consent."""
    return row.host != person and not row.seats_of(person) and not seats_to_return(row, person)


def check_bot(game: Game, bot: str | None) -> None:
    if bot is not None and bot not in game.bots():
        raise Refused("setup-bot", Reason.IMPOSSIBLE, bot=bot, bots=list(game.bots()))


def usual_bot(game: Game) -> str:
    """The bot that plays if nobody has chosen one: the level in the middle, where a game has levels."""
    bots = list(game.bots())
    levels = [bot for bot in bots if bot in LEVELS]
    return levels[len(levels) // 2] if levels else bots[0]


def check_stand_in(game: Game, bot: str | None) -> None:
    """Nobody's game is spoilt while they are away: their stand-in plays no worse than the usual bot."""
    check_bot(game, bot)
    bots = list(game.bots())  # the best first
    good = bots[: bots.index(usual_bot(game)) + 1]
    if bot is not None and bot not in good:
        raise Refused("table-stand-in-weak", Reason.IMPOSSIBLE, bots=good)


# Who has lost a seat


def lost_seat(row: TableRow, seat: int, back: bool) -> TableRow:
    """Remember who holds this seat now: they never get another one in this game, and this one only with `back`.

    If somebody else may still come back to the seat, they go first: whoever holds it now has not acted yet.
    """
    key = row.chairs[seat].key
    if key is None or not row.begun:
        return row
    others = without_former(row, seat, key)
    back = back and not any(one.back for one in others if one.seat == seat)
    return replace(row, former=(*others, Former(key, seat, back)))


def without_former(row: TableRow, seat: int, key: str) -> tuple[Former, ...]:
    return tuple(one for one in row.former if (one.seat, one.key) != (seat, key))


def seats_to_return(row: TableRow, key: str) -> list[int]:
    """The seats that somebody lost while away and gets back, because nobody has played them since."""
    if row.status != "playing":
        return []
    return [one.seat for one in row.former if one.key == key and one.back]


# Before the game


def change_settings(row: TableRow, key: str, settings: TableSettings) -> TableRow:
    must_host(row, key)
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)
    settled = (row.settings.clock, row.settings.friendly)
    if row.status == "playing" and (settings.clock, settings.friendly) != settled:
        raise Refused("table-manners-settled", Reason.NOT_NOW)
    return replace(row, settings=settings)


def sit(row: TableRow, key: str, request: SitRequest) -> TableRow:
    """Take a free seat, by default the first one. At a table without a host, the first to sit down becomes the host.

    Seats can be free during a game too. Nobody takes a second one then: they would see another seat's secrets.
    """
    if key in row.kicked:
        raise Refused("table-shut-out", Reason.FORBIDDEN)
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)
    if not any(chair.free for chair in row.chairs):
        must_be_in_lobby(row)
    mine = row.seats_of(key)
    if request.seat is None and mine:
        return add_promise(row, key, request.promise) if request.promise else row
    if row.status == "playing" and mine:
        raise Refused("table-already-seated", Reason.NOT_NOW)
    seat = free_seat(row.chairs, request.seat)
    if row.status == "playing" and any(one.key == key for one in row.former):
        raise Refused("table-held-before", Reason.NOT_NOW)
    chair = replace(row.chairs[seat], key=key, resigned=False)
    if row.status == "lobby":
        chair = replace(chair, promise=request.promise or "")
    return replace(row.with_chair(seat, chair), host=row.host or key)


def free_seat(sitters: list[Chair], wanted: int | None) -> int:
    """The wanted seat, or the first free one."""
    if wanted is not None:
        if wanted >= len(sitters):
            raise Refused("table-no-such-seat", Reason.IMPOSSIBLE, number=wanted + 1)
        if not sitters[wanted].free:
            raise Refused("table-seat-taken", Reason.NOT_NOW, number=wanted + 1)
        return wanted
    for seat, chair in enumerate(sitters):
        if chair.free:
            return seat
    raise Refused("table-full", Reason.NOT_NOW)


def stand(row: TableRow, key: str, seat: int) -> TableRow:
    must_be_in_lobby(row)
    must_hold(row, key, seat)
    return row.with_chair(seat, Chair())


def add_promise(row: TableRow, key: str, promise: str) -> TableRow:
    """The hash of a person's part of the dice, for each of their seats that has none yet; until the host starts."""
    if row.status != "lobby" or row.opening:
        return row
    for seat in row.seats_of(key):
        if not row.chairs[seat].promise:
            row = row.with_chair(seat, replace(row.chairs[seat], promise=promise))
    return row


def ask_for_parts(row: TableRow, key: str, without: bool) -> TableRow:
    """The host starts. From now on seats stay as they are, and everybody gives the part they promised.

    Missing parts are waited for. The host may start without them, which everybody sees.
    """
    must_host(row, key)
    if row.status != "lobby":
        raise Refused("table-already-started", Reason.NOT_NOW)
    free = [seat for seat, chair in enumerate(row.chairs) if chair.free]
    if free:
        raise Refused("table-seats-open", Reason.NOT_NOW, count=len(free))
    if row.opening and not without:
        raise Refused("table-parts-missing", Reason.NOT_NOW, seats=row.unopened())
    return row if row.opening else replace(row, promises=[chair.promise for chair in row.chairs])


def give_part(row: TableRow, key: str, nonce: str) -> TableRow:
    """Somebody gives the part of the dice that their seats promised."""
    if not row.opening:
        raise Refused("table-not-opening", Reason.NOT_NOW)
    promise = promise_of(nonce)
    promised = [seat for seat in row.seats_of(key) if row.chairs[seat].promise == promise]
    if not promised:
        raise Refused("table-other-part", Reason.NOT_NOW)
    for seat in promised:
        row = row.with_chair(seat, replace(row.chairs[seat], nonce=nonce))
    return row


def seat_bot(row: TableRow, key: str, seat: int, bot: str | None) -> TableRow:
    """The host gives a seat without a person to a bot, or empties it."""
    must_host(row, key)
    must_be_in_lobby(row)
    if row.chair(seat).key is not None:
        raise Refused("table-seat-taken", Reason.NOT_NOW, number=seat + 1)
    return row.with_chair(seat, Chair(bot=bot))


def move(row: TableRow, key: str, seat: int, to: int) -> TableRow:
    """Move to a free seat, or swap two seats of one's own. The host moves bots like seats of their own."""
    must_be_in_lobby(row)

    def movable(chair: Chair) -> bool:
        return chair.key == key or (chair.bot is not None and row.host == key)

    here, there = row.chair(seat), row.chair(to)
    if not movable(here):
        raise Refused("table-not-your-seat", Reason.FORBIDDEN)
    if not there.free and not movable(there):
        raise Refused("table-seat-taken", Reason.NOT_NOW, number=to + 1)
    return row.with_chair(seat, there).with_chair(to, here)


# At any time


def name_chair(row: TableRow, key: str, seat: int, nick: str | None) -> TableRow:
    """Name the player in a seat; None for the person's own nickname."""
    return row.with_chair(seat, replace(must_hold(row, key, seat), named=nick))


def kick(row: TableRow, key: str, seat: int, away: Away) -> TableRow:
    """Before the game: a person loses every seat and may not come back. During a game others must consent."""
    must_be_in_lobby(row)
    must_lead(row, key, away)
    person = row.chair(seat).key
    if person is None:
        raise Refused("table-nobody-there", Reason.NOT_NOW, number=seat + 1)
    if person == key:
        raise Refused("table-kick-yourself", Reason.NOT_NOW)
    return kicked_out(row, person, key)


def kicked_out(row: TableRow, person: str, by: str | None) -> TableRow:
    """A person loses every seat and may not come back. If it was the host, whoever asked for it is the host now."""
    name = next(row.chairs[seat].nick for seat in row.seats_of(person))
    for lost in row.seats_of(person):
        row = lost_seat(row, lost, back=False).with_chair(lost, emptied(row.chairs[lost]))
    return replace(row, kicked={**row.kicked, person: name}, host=by if row.host == person else row.host)


def show_out(row: TableRow, key: str, watcher: str, nick: str, away: Away) -> TableRow:
    """A watcher can be kicked at any time."""
    must_lead(row, key, away)
    must_only_watch(row, watcher)
    return kept_out(row, watcher, nick)


def kept_out(row: TableRow, watcher: str, nick: str) -> TableRow:
    """Somebody who does not play here may not come in."""
    if not only_watches(row, watcher):
        return row
    return replace(row, kicked={**row.kicked, watcher: nick}, muted=without(row.muted, watcher))


def let_in(row: TableRow, key: str, person: str, away: Away) -> TableRow:
    """Somebody who was shown out may come back, unless they have played in this game."""
    must_lead(row, key, away)
    if person not in row.kicked:
        raise Refused("table-no-such-watcher", Reason.NOT_NOW)
    if any(one.key == person for one in row.former):
        raise Refused("table-stays-out", Reason.NOT_NOW)
    return replace(row, kicked=without(row.kicked, person))


def mute(row: TableRow, key: str, watcher: str, nick: str, away: Away) -> TableRow:
    """A watcher may no longer write in the chat, and keeps this name: a name can be an insult too."""
    must_lead(row, key, away)
    must_only_watch(row, watcher)
    return row if watcher in row.muted else replace(row, muted={**row.muted, watcher: nick})


def let_speak(row: TableRow, key: str, watcher: str, away: Away) -> TableRow:
    must_lead(row, key, away)
    must_only_watch(row, watcher)
    return replace(row, muted=without(row.muted, watcher))


def without(names: Mapping[str, str], person: str) -> dict[str, str]:
    return {key: nick for key, nick in names.items() if key != person}


def emptied(chair: Chair) -> Chair:
    """A seat without its person. The time on its clock belongs to the seat."""
    return Chair(asked=chair.asked, reserve=chair.reserve)


def hand_over(row: TableRow, key: str, seat: int, away: Away) -> TableRow:
    """The host makes another person host; while the host is away, anybody seated may take over."""
    chair = row.chair(seat)
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)
    if chair.key is None:
        raise Refused("table-nobody-there", Reason.NOT_NOW, number=seat + 1)
    if row.host != key and not (chair.key == key and away(row.host)):
        raise Refused("table-host-only", Reason.FORBIDDEN)
    return replace(row, host=chair.key)


def close(row: TableRow, key: str) -> TableRow:
    """The host ends a table before the game, or a game without other people."""
    must_host(row, key)
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)
    if row.status == "lobby":
        return over(row, "closed")
    if any(chair.key not in (None, key) for chair in row.chairs):
        raise Refused("table-others-sit", Reason.NOT_NOW)
    return over(row, "abandoned")


def force_close(row: TableRow) -> TableRow:
    """The operator of the server ends a table."""
    return over(row, "closed" if row.status == "lobby" else "abandoned")


def over(row: TableRow, ending: Ending) -> TableRow:
    """A table that ends without an outcome: nobody is asked any more, and its code is free for others."""
    if row.status == "over":
        raise Refused("table-over", Reason.NOT_NOW)
    return replace(row, status="over", ending=ending, waiting=0, code=None, proposal=None)


# In the game


def stand_in(row: TableRow, key: str, seat: int, bot: str | None, away: Away) -> TableRow:
    """A bot plays for a person until they are back: when they ask for it, or while they are away."""
    must_be_playing(row)
    chair = row.chair(seat)
    if chair.key is None:
        raise Refused("table-nobody-there", Reason.NOT_NOW, number=seat + 1)
    if chair.key != key:
        must_lead(row, key, away)
        must_be_away(chair, seat, away)
    return row.with_chair(seat, replace(chair, stand_in=bot))


def replace_person(row: TableRow, key: str, seat: int, bot: str, away: Away) -> TableRow:
    """Replace an absent person by a bot, or put a bot into a free seat. The person gets the seat back."""
    must_be_playing(row)
    must_lead(row, key, away)
    chair = row.chair(seat)
    if chair.bot is not None:
        raise Refused("table-nobody-there", Reason.NOT_NOW, number=seat + 1)
    if chair.key == key:
        # You are here, connected or not, and would get a fresh clock by sitting down again.
        raise Refused("table-person-here", Reason.NOT_NOW, seat=seat)
    must_be_away(chair, seat, away)
    return host_among_the_seated(
        lost_seat(row, seat, back=True).with_chair(seat, replace(emptied(chair), bot=bot))
    )


def resign(row: TableRow, key: str, seat: int, bot: str) -> TableRow:
    """A person gives a seat up for good and the bot plays on. If it was the last person, the game is over."""
    must_be_playing(row)
    chair = must_hold(row, key, seat)
    if not any(other.key for number, other in enumerate(row.chairs) if number != seat):
        return over(row.with_chair(seat, replace(chair, resigned=True)), "abandoned")
    row = lost_seat(row, seat, back=False)
    return host_among_the_seated(row.with_chair(seat, replace(emptied(chair), bot=bot, resigned=True)))


def host_among_the_seated(row: TableRow) -> TableRow:
    """During a game the host is a player: if they have left, the next person becomes the host."""
    if row.host is not None and row.seats_of(row.host):
        return row
    return replace(row, host=next((chair.key for chair in row.chairs if chair.key is not None), row.host))


def come_back(row: TableRow, seats: list[int]) -> TableRow:
    """The bots that stood in for these seats stop."""
    for seat in seats:
        row = row.with_chair(seat, replace(row.chairs[seat], stand_in=None))
    return row
