"""What a seat sees, built from nothing but what it may know."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from undercroft.core.bits import bit, has, members
from undercroft.core.log import NO_SEAT
from undercroft.games.dragon import cards
from undercroft.games.dragon import view as seen
from undercroft.games.dragon.cave import ENTRANCE, HOME
from undercroft.games.dragon.choices import chooser, places_to_choose
from undercroft.games.dragon.frames import NOT_ROLLED, HintChoice, NamedFrame, Rage
from undercroft.games.dragon.piles import cards_in, hexes_of
from undercroft.games.dragon.table import DRAFT, OVER, PHASES, PLAYING, REASONS, TURN, VICTORY, Table


def view(table: Table, seat: i64) -> seen.View:
    """The table as one seat sees it: the same for all, except for the cards that the Seer's seat has seen."""
    drafting = table.phase == DRAFT
    return seen.View(
        phase=PHASES[table.phase],
        difficulty=table.difficulty.id,
        layout=table.layout.id,
        gnome_count=table.gnome_count,
        round=table.round,
        max_rounds=table.max_rounds,
        captain=table.captain,
        asked=None if table.phase == OVER else table.asked,
        pool=show_pool(table) if drafting else [],
        gnomes=[show_gnome(table, gnome) for gnome in table.picks],
        queue=[cards.GNOME_IDS[gnome] for gnome in table.queue],
        turn=show_turn(table),
        entrance_torches=table.cave.torches[ENTRANCE],
        entrance_gnomes=table.gnomes_on(HOME),
        hexes=[] if drafting else show_hexes(table),
        torches=table.cave.torch_supply,
        cubes=table.cave.cube_supply,
        gems=table.gem_supply(),
        lying=table.cave.lying,
        delivered=table.delivered,
        dice=table.dice,
        dragon_deck=show_pile(table, cards.DRAGON_DECK, seat),
        cave_deck=show_pile(table, cards.CAVE_DECK, seat),
        aside=show_aside(table),
        rage=show_rage(table),
        pending=show_pending(table),
        hint=show_hint(table),
        result=show_result(table),
    )


def show_pool(table: Table) -> list[str]:
    """The gnomes nobody has taken yet."""
    return [cards.GNOME_IDS[gnome] for gnome in range(len(cards.GNOMES)) if table.owner[gnome] == NO_SEAT]


def show_gnome(table: Table, gnome: i64) -> seen.Gnome:
    order = table.order_of(gnome)
    turn: seen.GnomeTurn = "waiting"
    if gnome == table.active:
        turn = "active"
    elif order == 0:
        turn = "unordered"
    elif order <= table.turns:
        turn = "done"
    return seen.Gnome(
        gnome=cards.GNOME_IDS[gnome],
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
        gnome=cards.GNOME_IDS[gnome],
        seat=table.owner[gnome],
        place=table.at[gnome],
        ap=table.ap,
        roll=table.roll,
        smoke=table.roll - table.rolled_points(),
        given=1 if table.given == gnome else 0,
        gave=table.gave,
        dark=table.cave.dark(table.at[gnome]),
    )


def show_hexes(table: Table) -> list[seen.Hex]:
    cave = table.cave
    layout = cave.map.layout
    discarded = hexes_of(table.dragon_pile.discarded())
    found: list[seen.Hex] = []
    for hex in range(1, cards.HEXES + 1):
        cell = cave.map.cells[hex]
        status = cave.status(hex)
        found.append(
            seen.Hex(
                number=hex,
                q=layout.q[cell],
                r=layout.r[cell],
                status=status,
                lit=has(cave.lit, hex),
                torches=cave.torches[hex],
                cubes=cave.cubes[hex],
                gems=cave.gems[hex],
                emptied=has(cave.emptied, hex),
                lost=has(cave.lost, hex),
                card="removed" if status == "removed" else "discard" if has(discarded, hex) else "deck",
                gnomes=table.gnomes_on(bit(hex)),
            )
        )
    return found


def constants(difficulty: cards.Difficulty) -> seen.Constants:
    skills = {gnome.id: gnome.skill for gnome in cards.GNOMES}
    return seen.Constants(target=difficulty.target, path=path_of(difficulty), skills=skills)


def path_of(difficulty: cards.Difficulty) -> list[seen.RageHex]:
    found: list[seen.RageHex] = []
    number: i64 = 0
    for rage_hex in difficulty.path:
        cells: list[seen.PathCell] = []
        for _ in range(rage_hex.cells):
            number += 1
            cells.append(seen.PathCell(number=number, head=number in difficulty.dice_cells))
        found.append(seen.RageHex(id=rage_hex.id, cells=cells))
    return found


def show_pile(table: Table, deck: i64, seat: i64) -> seen.Pile:
    """Which cards lie in which packet is open; their order is not."""
    pile = table.pile(deck)
    names = cards.CARD_NAMES[deck]
    return seen.Pile(
        left=len(pile.deck),
        packets=[[names[card] for card in cards_in(packet)] for packet in pile.from_the_top()],
        discard=[names[card] for card in pile.discarded()],
        known=[names[card] for card in pile.known(seat)],
    )


def show_aside(table: Table) -> list[seen.Aside]:
    found: list[seen.Aside] = []
    for lasting in table.aside:
        acts: seen.Acts = "now" if lasting.round == table.round else "next"
        found.append(seen.Aside(card=lasting.kind().id, deck=cards.DECKS[lasting.deck], acts=acts))
    return found


def show_rage(table: Table) -> seen.Rage | None:
    for frame in table.frames:
        if isinstance(frame, Rage):
            return seen.Rage(
                event=frame.event,
                cause=frame.cause,
                extra=frame.extra,
                played=frame.cards,
                heads=None if frame.heads == NOT_ROLLED else frame.heads,
                level=frame.level,
            )
    return None


def show_pending(table: Table) -> seen.Pending | None:
    if not table.frames:
        return None
    frame = table.frames[-1]
    gnome = chooser(table, frame)
    return seen.Pending(
        choice=cast(seen.Choice, frame.name) if isinstance(frame, NamedFrame) else "flee",
        seat=table.asked,
        gnome=cards.GNOME_IDS[gnome],
        place=table.at[gnome],
        options=members(places_to_choose(table, frame)),
        deck=cards.DECKS[frame.deck] if isinstance(frame, HintChoice) else None,
    )


def show_hint(table: Table) -> seen.LastHint | None:
    if table.hint_deck == cards.NO_DECK:
        return None
    return seen.LastHint(deck=cards.DECKS[table.hint_deck], verdict=cards.VERDICTS[table.hint])


def show_result(table: Table) -> seen.Result | None:
    if table.result == PLAYING:
        return None
    return seen.Result(won=table.result == VICTORY, reason=REASONS[table.result])
