"""The position as a Struct, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from undercroft.core.deck import Deck
from undercroft.games.jackal.position import JackalPosition, PlayerPart, TrialPart
from undercroft.games.jackal.show import known, tile_name
from undercroft.games.jackal.table import ENDS, PHASES, UNDECIDED, Player, Table, Trial
from undercroft.games.jackal.tiles import TILE_IDS


def position(table: Table) -> JackalPosition:
    cave = table.cave
    tiles: list[tuple[str, int, int, int, bool]] = []
    for number in range(len(cave.tile)):
        tile = cave.tile[number]
        coin = cave.coin[number] != 0
        tiles.append((TILE_IDS[tile >> 2], cave.x[number], cave.y[number], tile & 3, coin))
    return JackalPosition(
        options={"mud": table.mud, "five_tiles": table.five_tiles, "alliances": table.alliances},
        seats=table.seats,
        phase=PHASES[table.phase],
        actor=table.actor,
        active=table.active,
        first=table.first,
        round=table.round,
        quiet=table.quiet,
        progress=table.progress,
        tiles=tiles,
        players=[player_part(table, player) for player in table.players],
        start=pile(table.start),
        returned=[TILE_IDS[kind] for kind in table.returned],
        stock=pile(table.stock),
        current=tile_name(table.current),
        new_tile=known(table.new_tile),
        die=table.die,
        second_die=table.second_die,
        swim=table.swim,
        fell_in_mud=table.fell_in_mud,
        trial=None if table.trial is None else trial_part(table.trial),
        end=None if table.end == UNDECIDED else ENDS[table.end],
    )


def pile(deck: Deck) -> list[str]:
    """Its tiles in the order in which draws number them; neither pile ever has more than one packet."""
    return [TILE_IDS[kind] for packet in deck.packets for kind in packet.loose]


def player_part(table: Table, player: Player) -> PlayerPart:
    cave = table.cave
    tile = player.place >> 2
    return PlayerPart(
        pirate=(cave.x[tile], cave.y[tile], player.place & 3),
        coins=player.coins,
        wagers=player.wagers,
        bats=player.bats,
        display=[tile_name(kind) for kind in player.display],
    )


def trial_part(trial: Trial) -> TrialPart:
    return TrialPart(
        kind="wager" if trial.wager else "prank",
        initiator=trial.initiator,
        defender=trial.defender,
        throws=list(trial.throws),
    )
