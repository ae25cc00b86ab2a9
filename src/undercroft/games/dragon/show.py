"""What a seat sees, built from nothing but what it may know; what is asked of it; and what is secret."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.deck import Deck
from undercroft.core.log import OPEN
from undercroft.core.state import Secret
from undercroft.core.view import Message
from undercroft.games.dragon import view as seen
from undercroft.games.dragon.actions import DECKS
from undercroft.games.dragon.cards import CAVE_NAMES, DRAGON_NAMES, GNOMES, HEXES
from undercroft.games.dragon.cave import ENTRANCE, places_in
from undercroft.games.dragon.choices import places_to_choose
from undercroft.games.dragon.ending import REASONS
from undercroft.games.dragon.frames import (
    CrackChoice,
    Frame,
    HintChoice,
    OpenChoice,
    Rage,
    Rockfall,
    SlipChoice,
)
from undercroft.games.dragon.rage import RAGE_CAUSES, RAGE_EVENTS, next_to_flee
from undercroft.games.dragon.table import DRAFT, ORDER, OVER, PLAYING, TURN, VICTORY, Table
from undercroft.games.dragon.turn import DECK_NAMES, VERDICT_NAMES

PHASES: Final[list[seen.Phase]] = ["draft", "order", "turn", "dragon", "over"]
STATUSES: Final[list[seen.Status]] = ["open", "rubble", "removed"]


def view(table: Table, seat: i64) -> seen.View:
    """The table as one seat sees it: all alike, but for the cards that the Seer's seat has seen."""
    drafting = table.phase == DRAFT
    return seen.View(
        phase=PHASES[table.phase],
        difficulty=table.difficulty.id,
        layout=table.layout.id,
        gnome_count=table.gnome_count,
        target=table.difficulty.target,
        round=table.round,
        max_rounds=table.max_rounds,
        captain=table.captain,
        asked=None if table.phase == OVER else table.asked,
        pool=show_pool(table) if drafting else [],
        gnomes=[show_gnome(table, gnome) for gnome in table.picks],
        queue=[GNOMES[gnome].id for gnome in table.queue],
        turn=show_turn(table),
        entrance_torches=table.cave.torches[ENTRANCE],
        entrance_gnomes=gnomes_on(table, ENTRANCE),
        hexes=[] if drafting else show_hexes(table),
        torches=table.cave.torch_supply,
        cubes=table.cave.cube_supply,
        gems=table.gem_supply(),
        lying=table.cave.lying,
        delivered=table.delivered,
        path=show_path(table),
        dice=table.dice,
        dragon_deck=show_pile(table.dragon_deck, table.dragon_discard, DRAGON_NAMES, seat),
        cave_deck=show_pile(table.cave_deck, table.cave_discard, CAVE_NAMES, seat),
        aside=show_aside(table),
        rage=show_rage(table),
        pending=show_pending(table),
        hint=show_hint(table),
        result=show_result(table),
    )


def show_pool(table: Table) -> list[str]:
    """The gnomes nobody has taken yet."""
    return [GNOMES[gnome].id for gnome in range(len(GNOMES)) if table.owner[gnome] < 0]


def gnomes_on(table: Table, place: i64) -> list[str]:
    return [GNOMES[gnome].id for gnome in table.picks if table.at[gnome] == place]


def show_gnome(table: Table, gnome: i64) -> seen.Gnome:
    order: i64 = 0
    for index in range(len(table.queue)):
        if table.queue[index] == gnome:
            order = index + 1
    turn: seen.GnomeTurn = "waiting"
    if gnome == table.active:
        turn = "active"
    elif order == 0:
        turn = "unordered"
    elif order <= table.turns:
        turn = "done"
    return seen.Gnome(
        gnome=GNOMES[gnome].id,
        skill=GNOMES[gnome].skill,
        seat=table.owner[gnome],
        place=table.at[gnome],
        turn=turn,
        order=order if order else None,
        given=table.given == gnome,
    )


def show_turn(table: Table) -> seen.Turn | None:
    if table.phase != TURN:
        return None
    gnome = table.active
    return seen.Turn(
        gnome=GNOMES[gnome].id,
        seat=table.owner[gnome],
        place=table.at[gnome],
        ap=table.ap,
        roll=table.roll,
        smoke=table.roll - points_rolled(table),
        given=1 if table.given == gnome else 0,
        gave=table.gave,
        dark=table.cave.dark(table.at[gnome]),
    )


def points_rolled(table: Table) -> i64:
    """Action points from the die, after Smoke."""
    points = table.roll - table.smoke
    return points if points > 1 else 1


def show_hexes(table: Table) -> list[seen.Hex]:
    cave = table.cave
    layout = cave.map.layout
    discarded: i64 = 0
    for card in table.dragon_discard:
        if card <= HEXES:
            discarded |= 1 << card
    found: list[seen.Hex] = []
    for hex in range(1, HEXES + 1):
        cell = cave.map.cells[hex]
        gone = not cave.in_game() >> hex & 1
        found.append(
            seen.Hex(
                number=hex,
                q=layout.q[cell],
                r=layout.r[cell],
                status=STATUSES[status_of(table, hex)],
                lit=bool(cave.lit >> hex & 1),
                torches=cave.torches[hex],
                cubes=cave.cubes[hex],
                gems=cave.gems[hex],
                emptied=bool(cave.emptied >> hex & 1),
                lost=bool(cave.lost >> hex & 1),
                card="removed" if gone else "discard" if discarded >> hex & 1 else "deck",
                gnomes=gnomes_on(table, hex),
            )
        )
    return found


def status_of(table: Table, hex: i64) -> i64:
    """An index of STATUSES."""
    if table.cave.open >> hex & 1:
        return 0
    return 1 if table.cave.rubble >> hex & 1 else 2


def show_path(table: Table) -> list[seen.RageHex]:
    found: list[seen.RageHex] = []
    number: i64 = 0
    for rage_hex in table.difficulty.path:
        cells: list[seen.PathCell] = []
        for _ in range(rage_hex.cells):
            number += 1
            head = number in table.difficulty.dice_cells
            filled = number <= table.delivered
            cells.append(seen.PathCell(number=number, gem=filled, head=head, die=head and not filled))
        found.append(seen.RageHex(id=rage_hex.id, cells=cells))
    return found


def show_pile(deck: Deck, discard: vec[i64], names: list[str], seat: i64) -> seen.Pile:
    """Which cards lie in which packet is open; their order is not."""
    packets: list[list[str]] = []
    for index in range(len(deck.packets) - 1, -1, -1):
        packet = deck.packets[index]
        cards: list[i64] = [card for card in packet.loose]
        for card in packet.front:
            cards.append(card)
        cards.sort()
        packets.append([names[card] for card in cards])
    thrown: list[i64] = [card for card in discard]
    thrown.sort()
    return seen.Pile(
        left=len(deck),
        packets=packets,
        discard=[names[card] for card in thrown],
        known=[names[card] for card in known_cards(deck, seat)],
    )


def known_cards(deck: Deck, seat: i64) -> list[i64]:
    """The top cards, from the top, as far as the seat has seen them; to open eyes, as far as anybody has."""
    found: list[i64] = []
    for index in range(len(deck.packets) - 1, -1, -1):
        packet = deck.packets[index]
        for place in range(len(packet.front) - 1, -1, -1):
            if seat != OPEN and not packet.known[place] >> seat & 1:
                return found
            found.append(packet.front[place])
        if len(packet.loose):
            break
    return found


def show_aside(table: Table) -> list[seen.Aside]:
    found: list[seen.Aside] = []
    for lasting in table.aside:
        found.append(
            seen.Aside(
                card=lasting.kind().id,
                deck=DECK_NAMES[lasting.deck],
                acts="now" if lasting.round == table.round else "next",
            )
        )
    return found


def show_rage(table: Table) -> seen.Rage | None:
    for frame in table.frames:
        if isinstance(frame, Rage):
            return seen.Rage(
                event=RAGE_EVENTS[frame.event],
                cause=RAGE_CAUSES[frame.cause],
                extra=frame.extra,
                played=frame.cards,
                heads=frame.heads if frame.heads >= 0 else None,
                level=frame.level,
            )
    return None


def choice_of(frame: Frame) -> seen.Choice:
    if isinstance(frame, Rockfall):
        return "flee"
    if isinstance(frame, HintChoice):
        return "hint"
    if isinstance(frame, OpenChoice):
        return "open"
    if isinstance(frame, CrackChoice):
        return "crack"
    if isinstance(frame, SlipChoice):
        return "slip"
    return "take_torch"


def show_pending(table: Table) -> seen.Pending | None:
    if not table.frames:
        return None
    frame = table.frames[-1]
    if isinstance(frame, Rockfall):
        gnome = next_to_flee(table, frame)
        place = frame.hex
    else:
        gnome = table.active
        place = table.at[gnome]
    return seen.Pending(
        choice=choice_of(frame),
        seat=table.asked,
        gnome=GNOMES[gnome].id,
        place=place,
        options=[int(option) for option in places_in(places_to_choose(table, frame))],
        deck=DECK_NAMES[frame.deck] if isinstance(frame, HintChoice) else None,
    )


def show_hint(table: Table) -> seen.LastHint | None:
    if table.hint_deck < 0:
        return None
    return seen.LastHint(deck=DECK_NAMES[table.hint_deck], verdict=VERDICT_NAMES[table.hint])


def show_result(table: Table) -> seen.Result | None:
    if table.result == PLAYING:
        return None
    return seen.Result(won=table.result == VICTORY, reason=REASONS[table.result - 1])


# What is asked


def prompt(table: Table, seat: i64) -> Message:
    """What is asked of this seat, or what it waits for."""
    if table.phase == OVER:
        return Message("dragon-prompt-over")
    yours = seat == table.asked
    waiting = {"seat": int(table.asked)}
    if table.phase == DRAFT:
        left = table.gnome_count - len(table.picks)
        if yours:
            return Message("dragon-prompt-pick", {"left": int(left)})
        return Message("dragon-prompt-wait-pick", {"seat": int(table.asked), "left": int(left)})
    if table.phase == ORDER:
        if yours:
            return Message("dragon-prompt-order", {"order": len(table.queue) + 1})
        return Message("dragon-prompt-wait-order", dict(waiting))
    if table.frames:
        return prompt_choice(table, yours)
    gnome = GNOMES[table.active].id
    if not yours:
        return Message(
            "dragon-prompt-wait-turn", {"seat": int(table.asked), "gnome": gnome, "ap": int(table.ap)}
        )
    if not table.cave.dark(table.at[table.active]):
        return Message("dragon-prompt-turn", {"gnome": gnome, "ap": int(table.ap)})
    if table.ap < table.torch_cost:
        return Message("dragon-prompt-dark-stuck", {"gnome": gnome, "ap": int(table.ap)})
    return Message("dragon-prompt-dark", {"gnome": gnome, "ap": int(table.ap)})


def prompt_choice(table: Table, yours: bool) -> Message:
    frame = table.frames[-1]
    gnome = table.active
    if isinstance(frame, Rockfall):
        gnome = next_to_flee(table, frame)
        if yours:
            return Message("dragon-prompt-flee", {"gnome": GNOMES[gnome].id, "hex": int(frame.hex)})
    choice = choice_of(frame).replace("_", "-")
    if yours:
        return Message(f"dragon-prompt-{choice}", {"gnome": GNOMES[gnome].id})
    return Message(f"dragon-prompt-wait-{choice}", {"seat": int(table.asked), "gnome": GNOMES[gnome].id})


# What is secret


def secrets(table: Table) -> list[Secret]:
    """The one row: cards that the Seer's seat has seen, and their place in the deck."""
    found: list[Secret] = []
    add_secrets(found, table.dragon_deck, DRAGON_NAMES, DECKS[0])
    add_secrets(found, table.cave_deck, CAVE_NAMES, DECKS[1])
    return found


def add_secrets(found: list[Secret], deck: Deck, names: list[str], name: str) -> None:
    depth: i64 = 1
    for index in range(len(deck.packets) - 1, -1, -1):
        packet = deck.packets[index]
        first = packet.front[0] if len(packet.front) else packet.loose[0]
        settled = True  # others know it too if all cards of the packet are alike
        for card in packet.loose:
            settled = settled and card == first
        for card in packet.front:
            settled = settled and card == first
        for place in range(len(packet.front) - 1, -1, -1):
            if packet.known[place]:
                row = f"card {depth} of the {name} deck"
                found.append(Secret(row, names[packet.front[place]], packet.known[place], settled))
            depth += 1
        depth += len(packet.loose)
