"""From the draft to the last round: setting up, the captain's order, the Dragon phase, and what comes next when."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck, Packet
from undercroft.core.rng import Rng, shuffle
from undercroft.games.dragon.cards import (
    CAVE_NAMES,
    DRAGON_NAMES,
    GNOMES,
    HEXES,
    cave_box,
    dragon_box,
)
from undercroft.games.dragon.cave import ENTRANCE, PLACES, Map, new_cave
from undercroft.games.dragon.ending import finish
from undercroft.games.dragon.frames import DRAGON_PHASE, PHASE, Rage, Rockfall, TurnLost
from undercroft.games.dragon.rage import begin_rage, go_on_fleeing, play_line
from undercroft.games.dragon.table import DRAFT, DRAGON, ORDER, PLAYING, ROUNDS, TURN, Lasting, Table
from undercroft.games.dragon.turn import begin_turn, end_turn, lose_turn
from undercroft.games.dragon.view_events import (
    CardsRetired,
    CaveLaid,
    DragonPhase,
    FirstRubble,
    GnomePicked,
    Queued,
    RoundBegan,
)

# The draft and the set-up


def pick_gnome(table: Table, gnome: i64, rng: Rng) -> None:
    """Seats pick in turn until there are enough gnomes; the cave is laid after the last pick."""
    seat = table.asked
    table.picks = append(table.picks, gnome)
    table.owner[gnome] = seat
    table.at[gnome] = ENTRANCE
    if table.log is not None:
        table.tell(GnomePicked(seat=seat, gnome=GNOMES[gnome].id))
    table.asked = len(table.picks) % table.seats
    if len(table.picks) == table.gnome_count:
        set_up(table, rng)


def set_up(table: Table, rng: Rng) -> None:
    """The cave is dealt out, the decks are shuffled, and the first hexes are buried."""
    numbers: list[i64] = [number for number in range(1, HEXES + 1)]
    shuffle(numbers, rng)
    cells = vec[i64](range(PLACES))
    for index in range(HEXES):
        cells[numbers[index]] = index + 1
    table.cave = new_cave(Map(table.layout, cells))
    table.cave_deck = Deck([Packet(cave_box(), True)])
    table.dragon_deck = Deck([Packet(dragon_box(), True)])
    if table.log is not None:
        table.tell(CaveLaid(layout=table.layout.id, numbers=[int(number) for number in numbers]))
    first_rubble(table, rng)
    begin_round(table)


def first_rubble(table: Table, rng: Rng) -> None:
    """R9: one number card per gnome; action cards that come up go back into the deck unread."""
    shown: list[str] = []
    actions: list[i64] = []
    hexes: list[int] = []
    while len(hexes) < table.gnome_count:
        card = table.dragon_deck.draw(rng)
        table.reveals += 1
        if table.log is not None:
            shown.append(DRAGON_NAMES[card])
        if card > HEXES:
            actions.append(card)
            continue
        hexes.append(card)
        table.cave.bury(card)
        table.dragon_discard = append(table.dragon_discard, card)
    for card in actions:
        table.dragon_deck.mix_in(card)
    if table.log is not None:
        table.tell(FirstRubble(cards=shown, hexes=hexes))


# Rounds


def begin_round(table: Table) -> None:
    """The captain orders the gnomes."""
    table.phase = ORDER
    table.queue = vec[i64]()
    table.turns = 0
    table.given = -1
    table.active = -1
    table.ap = 0
    table.asked = table.captain
    table.heed_lasting_cards()
    if table.log is not None:
        acting: list[str] = []
        for lasting in table.aside:
            if lasting.round == table.round:
                acting.append(lasting.kind().id)
        table.tell(RoundBegan(round=table.round, captain_seat=table.captain, acting=acting))


def next_up(table: Table, gnome: i64) -> None:
    """The captain appends a gnome to the queue. The last one follows by itself."""
    table.queue = append(table.queue, gnome)
    if table.log is not None:
        table.tell(Queued(seat=table.captain, gnome=GNOMES[gnome].id, order=len(table.queue)))


def unordered(table: Table) -> i64:
    """The set of gnomes that are not yet in this round's queue."""
    found: i64 = 0
    for gnome in table.picks:
        found |= 1 << gnome
    for gnome in table.queue:
        found &= ~(1 << gnome)
    return found


def begin_dragon_phase(table: Table) -> None:
    """All gnomes have acted: the Dragon rages, unless it sleeps deeply."""
    table.phase = DRAGON
    table.active = -1
    if table.log is not None:
        table.tell(DragonPhase(asleep=table.asleep))
    if not table.asleep:
        begin_rage(table, DRAGON_PHASE, PHASE, 0)


def end_round(table: Table) -> None:
    """Cards that acted are discarded; who led the last gnome is captain; R43: too many rounds are a loss."""
    staying: list[Lasting] = []
    retired: list[str] = []
    for lasting in table.aside:
        if lasting.round > table.round:
            staying.append(lasting)
            continue
        if lasting.deck:
            table.cave_discard = append(table.cave_discard, lasting.card)
        else:
            table.dragon_discard = append(table.dragon_discard, lasting.card)
        if table.log is not None:
            names = CAVE_NAMES if lasting.deck else DRAGON_NAMES
            retired.append(names[lasting.card])
    table.aside = staying
    if retired:
        table.tell(CardsRetired(cards=retired))
    table.captain = table.owner[table.queue[len(table.queue) - 1]]
    if table.round == table.max_rounds:
        finish(table, ROUNDS)
        return
    table.round += 1
    begin_round(table)


# The flow


def go_on(table: Table, rng: Rng) -> None:
    """Play what needs no decision, until somebody must decide or the game is over."""
    while table.result == PLAYING:
        if table.frames:
            frame = table.frames[-1]
            if isinstance(frame, Rage):
                play_line(table, frame, rng)
            elif isinstance(frame, Rockfall):
                if not go_on_fleeing(table, frame):
                    return
            elif isinstance(frame, TurnLost):
                lose_turn(table)
            else:
                table.asked = table.owner[table.active]
                return
        elif table.phase == TURN:
            if table.ap > 0:
                table.asked = table.owner[table.active]
                return
            end_turn(table)
            next_turn(table, rng)
        elif table.phase == ORDER:
            left = unordered(table)
            if left & (left - 1):
                return
            for gnome in table.picks:
                if left >> gnome & 1:
                    next_up(table, gnome)
            table.phase = TURN
            next_turn(table, rng)
        elif table.phase == DRAGON:
            end_round(table)
        elif table.phase == DRAFT:
            return


def next_turn(table: Table, rng: Rng) -> None:
    """The following gnome of the queue, or the Dragon phase after the last."""
    if table.turns < len(table.queue):
        begin_turn(table, rng)
    else:
        begin_dragon_phase(table)
