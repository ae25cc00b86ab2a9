"""Reading a dumped position; what is impossible is refused and the field named."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import load_deck
from undercroft.core.position import BadPosition, Part, as_part
from undercroft.games.dragon.actions import DECKS, GNOME_IDS, VERDICTS
from undercroft.games.dragon.cards import (
    CAVE_CARDS,
    CAVE_NAMES,
    CUBES,
    DIFFICULTIES,
    DRAGON_CARDS,
    DRAGON_NAMES,
    HEXES,
    LAYOUTS,
    SEER,
    TORCHBEARER,
    TORCHES,
)
from undercroft.games.dragon.cave import ENTRANCE, NOTHING, Map, new_cave
from undercroft.games.dragon.choices import places_to_choose
from undercroft.games.dragon.dump import FRAME_NAMES
from undercroft.games.dragon.ending import REASONS
from undercroft.games.dragon.frames import (
    CRACK_CHOICE,
    OPEN_CHOICE,
    SLIP_CHOICE,
    TORCH_CHOICE,
    TURN_LOST,
    CrackChoice,
    Frame,
    HintChoice,
    OpenChoice,
    Rage,
    Rockfall,
    SlipChoice,
    TorchChoice,
    TurnLost,
)
from undercroft.games.dragon.invariants import broken
from undercroft.games.dragon.rage import RAGE_CAUSES, RAGE_EVENTS, next_to_flee
from undercroft.games.dragon.rounds import unordered
from undercroft.games.dragon.show import PHASES, STATUSES
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.table import DRAFT, DRAGON, ORDER, OVER, TURN, Lasting

FIELDS = [
    "options",
    "seats",
    "phase",
    "round",
    "captain",
    "gnomes",
    "entrance_torches",
    "hexes",
    "delivered",
    "dragon_deck",
    "dragon_discard",
    "cave_deck",
    "cave_discard",
    "aside",
    "queue",
    "turns",
    "ap",
    "roll",
    "given",
    "gave",
    "frames",
    "hint",
    "result",
]
HEX_FIELDS = ["hex", "cell", "status", "torches", "cubes", "gems", "emptied"]
RAGE_FIELDS = ["frame", "event", "cause", "extra", "line", "heads", "cards", "level"]
DIFFICULTY_IDS = [difficulty.id for difficulty in DIFFICULTIES]
LAYOUT_IDS = [layout.id for layout in LAYOUTS]
DRAGON_IDS = [card.id for card in DRAGON_CARDS]
CAVE_IDS = [card.id for card in CAVE_CARDS]


def load(shown: object) -> DragonState:
    part = as_part(shown, "")
    part.only(FIELDS)
    seats = part.number("seats", 1, len(GNOME_IDS))
    options = part.part("options")
    options.only(["difficulty", "gnomes", "layout", "max_rounds"])
    state = DragonState(
        seats,
        DIFFICULTIES[DIFFICULTY_IDS.index(options.word("difficulty", DIFFICULTY_IDS))],
        LAYOUTS[LAYOUT_IDS.index(options.word("layout", LAYOUT_IDS))],
        options.number("gnomes", seats, len(GNOME_IDS)),
        options.number("max_rounds", 1, 150),
    )
    phase: str = part.word("phase", [str(name) for name in PHASES])
    state.phase = [str(name) for name in PHASES].index(phase)
    state.round = part.number("round", 1, state.max_rounds)
    state.captain = part.number("captain", 0, seats - 1)
    read_gnomes(part, state)
    if state.phase != DRAFT:
        read_cave(part, state)
        read_decks(part, state)
    elif part.items("hexes") or part.items("dragon_deck") or part.items("cave_deck"):
        raise part.wrong("phase", "is draft, and there is a cave already")
    read_round(part, state)
    read_frames(part, state)
    read_result(part, state)
    find_asked(state)
    complaint = broken(state)
    if complaint:
        field, _, problem = complaint.partition(": ")
        raise BadPosition(field, problem)
    return state


def read_gnomes(part: Part, state: DragonState) -> None:
    """The gnomes in play, in the order of the draft."""
    for entry in part.parts("gnomes"):
        entry.only(["gnome", "seat", "at"])
        gnome = GNOME_IDS.index(entry.word("gnome", GNOME_IDS))
        if state.owner[gnome] >= 0:
            raise entry.wrong("gnome", "is in play twice")
        state.picks = append(state.picks, gnome)
        state.owner[gnome] = entry.number("seat", 0, state.seats - 1)
        state.at[gnome] = entry.number("at", 0, HEXES)


# The cave


def read_cave(part: Part, state: DragonState) -> None:
    entries = part.parts("hexes")
    if len(entries) != HEXES:
        raise part.wrong("hexes", f"must be {HEXES}")
    cells = NOTHING[:]
    known: i64 = 1
    taken: i64 = 1
    for entry in entries:
        entry.only(HEX_FIELDS)
        hex = entry.number("hex", 1, HEXES)
        cell = read_cell(entry, state)
        if known >> hex & 1:
            raise entry.wrong("hex", f"is {hex}, which is listed before")
        if taken >> cell & 1:
            raise entry.wrong("cell", "is taken by another hex")
        known |= 1 << hex
        taken |= 1 << cell
        cells[hex] = cell
    state.cave = new_cave(Map(state.layout, cells))
    for entry in entries:
        read_hex(entry, state)
    for _ in range(part.number("entrance_torches", 0, TORCHES)):
        state.cave.put_torch(ENTRANCE)
    there = state.cave.in_game()
    state.cave.lost = there & ~state.cave.reach(there)
    state.delivered = part.number("delivered", 0, state.difficulty.target)
    state.dice = state.difficulty.dice_in_play(state.delivered)


def read_cell(entry: Part, state: DragonState) -> i64:
    pair = entry.items("cell")
    if len(pair) == 2:
        q, r = pair
        if isinstance(q, int) and isinstance(r, int):
            cell = state.layout.cell_at(q, r)
            if cell > 0:
                return cell
    raise entry.wrong("cell", f"is no position of the layout {state.layout.id}")


def read_hex(entry: Part, state: DragonState) -> None:
    cave = state.cave
    hex = entry.number("hex")
    status = entry.word("status", [str(name) for name in STATUSES])
    if status != "open":
        cave.open &= ~(1 << hex)
    if status == "rubble":
        cave.rubble |= 1 << hex
    if entry.has("torches"):
        for _ in range(entry.number("torches", 0, TORCHES)):
            cave.put_torch(hex)
    if entry.has("cubes"):
        for _ in range(entry.number("cubes", 0, CUBES)):
            cave.put_cube(hex)
    if entry.has("gems"):
        cave.gems[hex] = entry.number("gems", 0, state.difficulty.target)
        cave.lying += cave.gems[hex]
    if entry.has("emptied") and entry.flag("emptied"):
        cave.emptied |= 1 << hex


# Cards


def read_decks(part: Part, state: DragonState) -> None:
    state.dragon_deck = load_deck(part.fields.get("dragon_deck"), DRAGON_NAMES, "dragon_deck")
    state.cave_deck = load_deck(part.fields.get("cave_deck"), CAVE_NAMES, "cave_deck")
    seer = state.owner[SEER]
    for name, deck in (("dragon_deck", state.dragon_deck), ("cave_deck", state.cave_deck)):
        for index, packet in enumerate(deck.packets):
            if not packet.public:
                raise BadPosition(f"{name}[{index}].public", "must be true: all know which cards are where")
            for seats in packet.known:
                if seats and (seer < 0 or seats != 1 << seer):
                    raise BadPosition(f"{name}[{index}].front", "only the Seer's seat can have seen a card")
    state.dragon_discard = read_discard(part, "dragon_discard", DRAGON_NAMES)
    state.cave_discard = read_discard(part, "cave_discard", CAVE_NAMES)
    for entry in part.parts("aside"):
        entry.only(["deck", "card", "round"])
        deck_number = DECKS.index(entry.word("deck", DECKS))
        if deck_number:
            card: i64 = CAVE_NAMES.index(entry.word("card", CAVE_IDS))
        else:
            card = DRAGON_NAMES.index(entry.word("card", DRAGON_IDS))
        state.aside.append(Lasting(deck_number, card, entry.number("round", 1, state.max_rounds + 1)))


def read_discard(part: Part, field: str, names: list[str]) -> vec[i64]:
    found = vec[i64]()
    for name in part.words(field, names):
        found = append(found, names.index(name))
    return found


# The round


def read_round(part: Part, state: DragonState) -> None:
    for name in part.words("queue", GNOME_IDS):
        state.queue = append(state.queue, GNOME_IDS.index(name))
    state.turns = part.number("turns", 0, len(state.queue))
    state.ap = part.number("ap", 0, 20)
    state.roll = part.number("roll", 0, 4)
    state.gave = part.flag("gave")
    if part.fields.get("given") is not None:
        state.given = GNOME_IDS.index(part.word("given", GNOME_IDS))
        if state.owner[state.given] < 0:
            raise part.wrong("given", "is not in play")
    elif not part.has("given"):
        raise part.wrong("given", "is missing")
    if state.phase == TURN:
        if state.turns == 0 or len(state.queue) != state.gnome_count:
            raise part.wrong("queue", "must hold all gnomes during a turn, one of them acting")
        state.active = state.queue[state.turns - 1]
        if state.roll == 0:
            raise part.wrong("roll", "is 0 during a turn")
    state.heed_lasting_cards()


# What is half done


def read_frames(part: Part, state: DragonState) -> None:
    for entry in part.parts("frames"):
        state.frames.append(read_frame(entry, state))
    if part.fields.get("hint") is not None:
        entry = part.part("hint")
        entry.only(["deck", "verdict"])
        state.hint_deck = DECKS.index(entry.word("deck", DECKS))
        state.hint = VERDICTS.index(entry.word("verdict", VERDICTS))
    problem = wrong_frames(state)
    if problem:
        raise part.wrong("frames", problem)


def read_frame(part: Part, state: DragonState) -> Frame:
    kind = part.word("frame", FRAME_NAMES)
    if kind == "rage":
        return read_rage(part)
    if kind == "rockfall":
        part.only(["frame", "hex", "level", "gnomes"])
        gnomes: i64 = 0
        for name in part.words("gnomes", GNOME_IDS):
            gnomes |= 1 << GNOME_IDS.index(name)
        return Rockfall(part.number("hex", 1, HEXES), part.number("level", 1, 3), gnomes)
    if kind == "hint":
        part.only(["frame", "deck"])
        return HintChoice(DECKS.index(part.word("deck", DECKS)))
    part.only(["frame"])
    if kind == "take_torch":
        return TORCH_CHOICE
    if kind == "open":
        return OPEN_CHOICE
    if kind == "crack":
        return CRACK_CHOICE
    return SLIP_CHOICE if kind == "slip" else TURN_LOST


def read_rage(part: Part) -> Rage:
    part.only(RAGE_FIELDS)
    event = [str(name) for name in RAGE_EVENTS].index(part.word("event", [str(name) for name in RAGE_EVENTS]))
    cause = [str(name) for name in RAGE_CAUSES].index(part.word("cause", [str(name) for name in RAGE_CAUSES]))
    rage = Rage(event, cause, part.number("extra", 0, 18))
    rage.line = part.number("line", 1, 25)
    if part.fields.get("heads") is not None:
        rage.heads = part.number("heads", 0, 3)
    rage.cards = part.number("cards", 0, 25)
    rage.level = part.number("level", 1, 4)
    return rage


def wrong_frames(state: DragonState) -> str:
    """What is wrong with the stack; empty if nothing is. The last frame must wait for a real choice."""
    if not state.frames:
        if state.phase == DRAGON:
            return "must hold the Rage and the flight that the Dragon phase waits for"
        return "must hold a choice while no action points are left" if unspent(state) else ""
    last = state.frames[-1]
    if state.phase not in (TURN, DRAGON):
        return "must be empty outside turns and the Dragon phase"
    if isinstance(last, Rockfall):
        return wrong_flight(state, last)
    if state.phase == DRAGON or len(state.frames) > 1:
        return "must end with a flight"
    if isinstance(last, Rage | TurnLost):
        return "must end with a choice"
    if isinstance(last, HintChoice):
        fits = state.active == SEER and state.seats >= 2
        return "" if fits else "a hint is for the Seer in company"
    if isinstance(last, TorchChoice):
        dark = state.cave.dark(state.at[state.active])
        fits = state.active == TORCHBEARER and state.cave.torch_supply == 0 and dark
        return "" if fits else "take_torch is for the Torchbearer in the dark with an empty supply"
    places = places_to_choose(state, last)
    if isinstance(last, OpenChoice | CrackChoice) and not places & (places - 1):
        return "a single possibility is no choice"
    if isinstance(last, SlipChoice) and state.at[state.active] == ENTRANCE:
        return "nobody slips from the Entrance"
    return ""


def unspent(state: DragonState) -> bool:
    """A turn without action points and without a choice would be over."""
    return state.phase == TURN and state.ap == 0


def wrong_flight(state: DragonState, rockfall: Rockfall) -> str:
    before = state.frames[:-1]
    if not before or not isinstance(before[-1], Rage):
        return "a flight must follow a rage"
    if len(before) > 2 or (len(before) == 2 and not isinstance(before[0], TurnLost)):
        return "only the loss of the turn may wait below a rage"
    if not state.cave.rubble >> rockfall.hex & 1 or state.cave.lost >> rockfall.hex & 1:
        return "a flight must be from rubble that is not lost"
    if rockfall.gnomes == 0 or rockfall.gnomes != state.gnomes_at(rockfall.hex):
        return "the gnomes that flee must be those on the hex"
    places = places_to_choose(state, rockfall)
    return "" if places & (places - 1) else "a single possibility is no choice"


def read_result(part: Part, state: DragonState) -> None:
    if part.fields.get("result") is not None:
        reasons = [str(name) for name in REASONS]
        state.result = reasons.index(part.word("result", reasons)) + 1
    if (state.phase == OVER) != bool(state.result):
        raise part.wrong("result", "must be given if and only if the game is over")


def find_asked(state: DragonState) -> None:
    """Whose decision it is."""
    state.asked = -1
    if state.phase == DRAFT:
        state.asked = len(state.picks) % state.seats
    elif state.phase == ORDER:
        state.asked = state.captain
        left = unordered(state)
        if not left & (left - 1):
            raise BadPosition("queue", "leaves the captain no choice")
    elif state.phase != OVER:
        last = state.frames[-1] if state.frames else TURN_LOST
        gnome = next_to_flee(state, last) if isinstance(last, Rockfall) else state.active
        state.asked = state.owner[gnome]
