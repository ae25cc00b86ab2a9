"""Tables on which every name of a game stands in turn, with the largest numbers and all signs at once.

Layout does not ask how a table came to be so. What the page is told is therefore written over: the longest word is
measured in every run, whatever cards were dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from tests.e2e.boxes import GAMES
from tests.e2e.scenes import Dress, Json
from tests.games.raiders.table import position
from tests.recordings import Recording, Scene, Stage, Step
from undercroft.core.bits import first
from undercroft.games.doggies.cards import DOG_NAMES
from undercroft.games.dragon.cards import GNOME_IDS
from undercroft.games.goblins.cards import ROLES, TEAMS
from undercroft.games.raiders.bosses import BOSSES
from undercroft.games.raiders.cards import CHARACTERS
from undercroft.games.raiders.rooms import ROOMS

Longest = Iterator[tuple[str, Recording, Dress]]

# The names of people may be shortened on a crowded plate, so theirs are short.
NICKS = ("Вера", "Олег", "Инна", "Глеб", "Нина", "Юрий", "Алла")
TEAM_OF = {role.id: TEAMS[role.team] for role in ROLES}


def longest(game: str) -> Longest:
    """Every number of seats with every name: what it is, the recording, and what is written over it."""
    for seats in range(max(2, GAMES[game].fewest), GAMES[game].most + 1):
        for name, recording, dress in ROOM_OF[game](seats):
            yield f"{seats} seats, {name}", recording, dress


def opening(game: str, seats: int, wanted: Sequence[str] = ()) -> Recording:
    """The first steps at a table: whoever is asked does the next thing that is wanted, else the first one offered."""
    scene = Scene(game, seats=seats)
    stage = Stage(scene)
    left = list(wanted)
    for _ in range(2 * seats):
        state = stage.progress.match.state
        seat = first(state.actors())
        offered = [str(action) for action in state.legal(seat)]
        step = Step(seat, left.pop(0) if left and left[0] in offered else offered[0])
        stage.do(step)
        scene = replace(scene, steps=(*scene.steps, step))
    return Stage(scene).record()


def in_turn(names: Sequence[str], count: int) -> Iterator[list[str]]:
    """That many names at once, until each was there."""
    for start in range(0, len(names), count):
        yield [names[(start + index) % len(names)] for index in range(count)]


def dress(
    plates: Sequence[Json], view: Json | None = None, figures: Callable[[Json], None] = lambda _: None
) -> Dress:
    """Writes over the seats, the view and the figures of every state; all others are away, and bots stand in."""

    def over(message: Json) -> None:
        if message["t"] == "table":
            for info, nick in zip(message["table"]["seats"][1:], NICKS, strict=False):
                info.update(kind="person", nick=nick, bot=None, stand_in="random", away=1)
        elif message["t"] == "state":
            message["view"].update(view or {})
            for seat, plate in zip(message["view"].get("seats", ()), plates, strict=False):
                seat.update(plate)
            figures(message["figures"])

    return over


def raiders(seats: int) -> Longest:
    begun = opening("raiders", seats)
    full = {
        "coins": 12,
        "wounds": 10,
        "scroll": True,
        "items": dict.fromkeys(("torch", "ball", "key", "sword"), 2),
    }

    def figures(found: Json) -> None:
        for marks in found["marks"]:
            marks.update(dict.fromkeys(marks, True))

    for names in in_turn([one.id for one in CHARACTERS], seats):
        yield ", ".join(names), begun, dress([{**full, "character": one} for one in names], figures=figures)
    if seats == GAMES["raiders"].most:
        for room in dict.fromkeys(card.id for card in (*ROOMS, *BOSSES)):
            yield room, Stage(Scene("raiders", position(room, seats=seats))).record(), dress([])


def doggies(seats: int) -> Longest:
    nines = dict.fromkeys(("sword", "bow", "fireball"), 9)
    full = {"owned": 12, "available": 12, "shields": 9, "keys": 2, "attack": nines, "potions": nines}

    def figures(found: Json) -> None:
        for coins in found["coins"]:
            coins["total"] = -10

    for names in in_turn(DOG_NAMES, seats):
        begun = opening("doggies", seats, [f"ChooseDog {dog}" for dog in names])
        for status in ("asleep", "in", "left"):
            yield (
                f"{', '.join(names)}, {status}",
                begun,
                dress([{**full, "status": status}] * seats, figures=figures),
            )


def jackal(seats: int) -> Longest:
    begun = opening("jackal", seats)
    full = {"coins": 10, "wagers": 3, "bats": 3, "pirate": {"x": 0, "y": 0, "tunnel": 0}}
    for home in (0, 24, None):
        plates = [{**full, "home": home}] * seats
        yield f"{home} steps from home", begun, dress(plates, figures=partial(walk_home, home))
        if seats in (4, 6):
            allies = {"alliances": True, "allies": [(seat + seats // 2) % seats for seat in range(seats)]}
            yield f"allies {home} steps from home", begun, dress(plates, allies, partial(walk_home, home))


def walk_home(turns: int | None, found: Json) -> None:
    found["turns_home"] = [turns] * len(found["turns_home"])


def dragon(seats: int) -> Longest:
    for names in in_turn(GNOME_IDS, seats):
        yield ", ".join(names), opening("dragon", seats, [f"PickGnome {gnome}" for gnome in names]), dress([])


def goblins(seats: int) -> Longest:
    begun = opening("goblins", seats)
    words = ("swap", "pass", "empty") if seats <= 5 else ()
    for names in in_turn(list(TEAM_OF), seats):
        view = {"role": names[0], "team": TEAM_OF[names[0]]}
        # Beside other signs the word for passing has room at the smallest table only.
        for passed in words if seats == 3 else ("empty",):
            full = {"gold": 8, "ale": True, "passed": passed}
            plates = [{**full, "role": role, "team": TEAM_OF[role]} for role in names]
            yield f"{', '.join(names)}, {passed}", begun, dress(plates, view)
    for passed in words:
        yield passed, begun, dress([{"gold": 8, "passed": passed}] * seats)


ROOM_OF: dict[str, Callable[[int], Longest]] = {
    "raiders": raiders,
    "doggies": doggies,
    "jackal": jackal,
    "dragon": dragon,
    "goblins": goblins,
}
