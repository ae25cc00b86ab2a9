"""Before the first turn of a round: the deck, the roles and the hands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.deck import Deck, Packet
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng, shuffle
from undercroft.games.goblins import cards, show, view_events
from undercroft.games.goblins.board import BARE_BOARD
from undercroft.games.goblins.table import UNSETTLED, Player, Table


def whole_deck() -> Deck:
    """All path cards, shuffled; nobody knows which of them go to which hand."""
    pile = vec[i64]([number for number, face in enumerate(cards.FACES) for _ in range(face.count)])
    return Deck([Packet(pile, False)])


def set_up_round(table: Table, rng: Rng) -> None:
    """Everything but the gold and the report of the last round begins again."""
    table.board = BARE_BOARD.copy()
    table.deck = whole_deck()
    table.discard = vec[i64]()
    table.goal_kinds = vec[i64]([UNSETTLED] * 3)
    table.goal_seen = vec[i64]([0] * 3)
    table.goals_up = 0
    table.passed = vec[i64]()
    table.first_emptied = NO_SEAT
    table.claims = []
    table.potions = []
    table.scored = 0
    table.reveals += 1
    deal_roles(table, rng)
    if table.log is not None:
        table.tell(view_events.RoundBegan(table.round, table.first, *show.team_sizes(table.seats)))
    for step in range(table.seats):
        seat = (table.first + step) % table.seats
        for _ in range(cards.HAND_SIZE):
            table.players[seat].take(table.deck.draw(rng))
        if table.log is not None:
            player = table.players[seat]
            role, hand = cards.ROLES[player.role].id, show.face_names(player.hand)
            table.tell_only(bit(seat), view_events.Dealt(seat, role, show.team_name(player.role), hand))


def deal_roles(table: Table, rng: Rng) -> None:
    """That many random cards of each team, shuffled together and dealt; the rest stays out, unseen (R33)."""
    goblins = cards.GOBLIN_COUNTS[table.seats]
    roles = draw_some(cards.team_roles(cards.GOBLIN), goblins, rng)
    roles += draw_some(cards.team_roles(cards.GNOME), table.seats - goblins, rng)
    shuffle(roles, rng)
    for seat in range(table.seats):
        player = Player(table.players[seat].gold)
        player.role = roles[seat]
        player.knowers = bit(seat)
        table.players[seat] = player


def draw_some(pool: list[i64], count: i64, rng: Rng) -> list[i64]:
    """This many random cards, taken from the pool."""
    return [pool.pop(rng.below(len(pool))) for _ in range(count)]
