"""The position as a Struct, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from undercroft.core.deck import Deck
from undercroft.games.jackal import phases
from undercroft.games.jackal.events import position_at
from undercroft.games.jackal.position import OPTIONS, SAME, JackalPosition, PlayerPart, TrialPart
from undercroft.games.jackal.show import known, placed, tile_name
from undercroft.games.jackal.table import Player, Table, Trial
from undercroft.games.jackal.tiles import TILE_IDS


def position(table: Table) -> JackalPosition:
    return JackalPosition(
        options={name: getattr(table, name) for name in OPTIONS},
        **{name: getattr(table, name) for name in SAME},
        phase=phases.PHASES[table.phase],
        tiles=[(tile.tile, tile.x, tile.y, tile.turn, tile.coin) for tile in placed(table)],
        players=[player_part(table, player) for player in table.players],
        start=pile(table.start),
        returned=[TILE_IDS[kind] for kind in table.returned],
        stock=pile(table.stock),
        current=tile_name(table.current),
        new_tile=known(table.new_tile),
        trial=None if table.trial is None else trial_part(table.trial),
        end=None if table.end == phases.UNDECIDED else phases.ENDS[table.end],
    )


def pile(deck: Deck) -> list[str]:
    """Its tiles in the order in which draws number them; neither pile ever has more than one packet."""
    return [TILE_IDS[kind] for packet in deck.packets for kind in packet.loose]


def player_part(table: Table, player: Player) -> PlayerPart:
    pirate = position_at(table.cave, player.place)
    return PlayerPart(
        pirate=(pirate.x, pirate.y, pirate.tunnel),
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
