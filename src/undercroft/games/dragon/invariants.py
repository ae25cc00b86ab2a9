"""The spec's invariants, as far as one position can show them. Each complaint begins with the field of a dump."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.core.log import NO_SEAT, OPEN
from undercroft.games.dragon import cards
from undercroft.games.dragon.cave import ENTRANCE, EVERYWHERE, HOME
from undercroft.games.dragon.choices import legal_actions, places_to_choose
from undercroft.games.dragon.ending import end_reached
from undercroft.games.dragon.frames import (
    NOT_ROLLED,
    SLIP_CHOICE,
    TORCH_CHOICE,
    TURN_LOST,
    Frame,
    HintChoice,
    NamedFrame,
    Rage,
    Rockfall,
)
from undercroft.games.dragon.rage import dice_of
from undercroft.games.dragon.table import DRAFT, DRAGON, ORDER, OVER, PLAYING, ROUNDS, TURN, Table
from undercroft.games.dragon.view import RageCause, RageEvent

# Which event each cause brings, and the effect of the card behind each choice.
RAGE_OF: Final[dict[RageCause, RageEvent]] = {
    "delivery": "all_levels",
    "found_dragon": "all_levels",
    "four_gems": "all_levels",
    "roar": "all_levels",
    "stir": "single",
    "attract": "attract",
    "dragon_phase": "dragon_phase",
}
CARD_CHOICES: Final = {"open": "open_any_rubble", "crack": "bury_neighbour", "slip": "move_to_any_lit"}
# What each end would have left behind, by its number.
ENDS: Final = [
    "delivered: all gems and gnomes are home; the game would be over",
    "gnomes: one is cut off; the game would be over",
    "hexes: too few gems can still be had; the game would be over",
]


def broken(table: Table) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    if table.phase == DRAFT:
        return broken_draft(table) or broken_choice(table)
    return (
        broken_cave(table)
        or broken_pieces(table)
        or broken_cards(table)
        or broken_round(table)
        or broken_frames(table)
        or broken_gnomes(table)
        or broken_end(table)
        or broken_choice(table)
    )


def broken_draft(table: Table) -> str:
    """No map, deck or rubble yet."""
    if len(table.picks) >= table.gnome_count:
        return "gnomes: all are picked, and the cave is not laid"
    if not table.all_home():
        return "gnomes: all begin on the Entrance"
    if not table.dragon_pile.is_empty() or table.cave.rubble or table.delivered:
        return "phase: there is a cave before the draft is over"
    if table.round != 1:
        return "round: must be 1 during the draft"
    return "" if table.captain == 0 else "captain: must be 0 in round 1"


def broken_cave(table: Table) -> str:
    """Invariants 4, 5 and 12: hexes, ways and tokens."""
    cave = table.cave
    there = cave.in_game()
    if cave.open & cave.rubble or there & ~EVERYWHERE or not cave.open & HOME:
        return "hexes: a hex is open and rubble at once, or the Entrance is closed"
    if cave.lost != cave.cut_off():
        return "hexes: which hexes are lost is not what the ways say"
    if cave.emptied & (~there | HOME):
        return "hexes: an empty-cave token lies where no hex is"
    return ""


def broken_pieces(table: Table) -> str:
    """Invariants 1, 2, 3 and 8: torches, cubes, gems, dice."""
    cave = table.cave
    torches = cave.torch_supply
    cubes = cave.cube_supply
    gems: i64 = 0
    if torches < 0 or cubes < 0:
        return "hexes: more torches or cubes than there are"
    if table.gem_supply() < 0:
        return "delivered: more gems than the difficulty has"
    for place in range(cards.PLACES):
        torches += cave.torches[place]
        cubes += cave.cubes[place]
        gems += cave.gems[place]
        bare = cave.torches[place] == 0 and cave.cubes[place] == 0 and cave.gems[place] == 0
        if not bare and not has(cave.open & ~cave.lost, place):
            return f"hexes: {place} is not open, or lost, and carries pieces"
        if cave.cubes[place] and has(cave.emptied | HOME, place):
            return f"hexes: {place} is emptied and carries cubes"
        if cave.cubes[place] > cards.MOST_CUBES:
            return f"hexes: {place} carries more than {cards.MOST_CUBES} cubes"
        if place and (cave.torches[place] == 0) != cave.dark(place):
            return f"hexes: {place} is lit without a torch, or dark with one"
    if torches != cards.TORCHES or cubes != cards.CUBES:
        return "hexes: torches or cubes are missing"
    if gems != cave.lying or cave.gems[ENTRANCE]:
        return "hexes: the gems lying are miscounted"
    if table.dice != table.difficulty.dice_in_play(table.delivered):
        return "delivered: does not fit the dice in play"
    return ""


def broken_cards(table: Table) -> str:
    """Invariants 6, 7 and 13: no card is lost, and a rockfall card is gone if and only if its hex is."""
    for lasting in table.aside:
        if not table.round <= lasting.round <= table.round + 1 or lasting.round == 1:
            return "aside: a card acts neither in this round nor in the next, or in the first"
        if not lasting.kind().lasting:
            return f"aside: {lasting.kind().id} does not last"
    return broken_pile(table, cards.DRAGON_DECK, cards.dragon_box()) or broken_pile(
        table, cards.CAVE_DECK, cards.cave_box()
    )


def broken_pile(table: Table, deck: i64, box: vec[i64]) -> str:
    """Every card of the box must be in the deck, the discard pile, set aside or removed with its hex."""
    pile = table.pile(deck)
    seen = pile.known(OPEN)
    if len(seen) > 2 or len(seen) != sum([len(packet.front) for packet in pile.deck.packets]):
        return f"{cards.DECKS[deck]}_deck: only the two top cards can have been seen"
    found = pile.deck.cards() + pile.discarded()
    found += [lasting.card for lasting in table.aside if lasting.deck == deck]
    if deck == cards.DRAGON_DECK:
        found += [hex for hex in range(1, cards.HEXES + 1) if not has(table.cave.in_game(), hex)]
    wanted: list[i64] = [card for card in box]
    for card in found:
        if card not in wanted:
            return f"{cards.DECKS[deck]}_deck: there is one {cards.CARD_NAMES[deck][card]} too many"
        wanted.remove(card)
    return f"{cards.DECKS[deck]}_deck: {cards.CARD_NAMES[deck][wanted[0]]} is missing" if wanted else ""


def broken_round(table: Table) -> str:
    """Invariant 11: action points, and one turn for every gnome."""
    if len(table.picks) != table.gnome_count:
        return f"gnomes: must be {table.gnome_count}"
    if not 1 <= table.round <= table.max_rounds:
        return "round: beyond the last round"
    if not 0 <= table.captain < table.seats or (table.round == 1 and table.captain):
        return "captain: there is no such seat, or it is not seat 0 in round 1"
    queued: i64 = 0
    for gnome in table.queue:
        if has(queued, gnome) or table.owner[gnome] == NO_SEAT:
            return "queue: names a gnome twice, or one that is not in play"
        queued |= bit(gnome)
    if table.phase == ORDER:
        left = table.unordered()
        if not left & (left - 1):
            return "queue: leaves the captain no choice"
    elif len(table.queue) != table.gnome_count or table.turns == 0:
        return "queue: must hold all gnomes after the order, one of them acting"
    if table.turns != {ORDER: 0, DRAGON: table.gnome_count}.get(table.phase, table.turns):
        return "turns: none before the order is fixed, all before the Dragon phase"
    return broken_points(table) or broken_gift(table)


def broken_points(table: Table) -> str:
    """R13: Second Wind only makes up for a point just spent; cards that give more are not in our box."""
    if (table.roll == 0) != (table.round == 1 and table.turns == 0) or (
        table.roll and table.roll not in cards.D4
    ):
        return "roll: must be a face of the die once a turn has begun"
    gains = [card.value for card in cards.CAVE_CARDS if card.effect == "gain_ap"]
    most = table.roll + 1 if table.given == table.active else table.roll
    if table.ap > most and max(gains, default=0) <= 1:
        return f"ap: is {table.ap} after a roll of {table.roll}"
    return "ap: must be 0 between turns" if table.ap and table.phase in (ORDER, DRAGON) else ""


def broken_gift(table: Table) -> str:
    """R13: the Guild Head gives once in his turn, to a gnome that comes after him."""
    giver = table.order_of(cards.GUILD_HEAD)
    if table.given != cards.NO_GNOME and not 0 < giver <= table.turns:
        return "given: the Guild Head has not had his turn"
    if table.given != cards.NO_GNOME and table.order_of(table.given) <= giver:
        return "given: must be a gnome that acts after the Guild Head"
    acting = giver == table.turns and giver > 0
    if table.gave != (acting and table.given != cards.NO_GNOME):
        return "gave: must be true while the Guild Head acts who has given a point"
    return ""


def broken_frames(table: Table) -> str:
    """The last frame must wait for a real choice."""
    problem = wrong_frames(table)
    if problem:
        return f"frames: {problem}"
    if table.hint_deck != cards.NO_DECK and not has_looked(table, table.hint_deck):
        return "hint: nobody else hears it, or the Seer has not seen the cards"
    return ""


def has_looked(table: Table, deck: i64) -> bool:
    """The Seer's seat has seen the top card, and there is somebody to tell of it."""
    return table.seats >= 2 and len(table.pile(deck).known(OPEN)) > 0


def wrong_frames(table: Table) -> str:
    if not table.frames:
        if table.phase == DRAGON:
            return "must hold the Rage and the flight that the Dragon phase waits for"
        waits = table.phase == TURN and table.ap == 0
        return "must hold a choice while no action points are left" if waits else ""
    last = table.frames[-1]
    if table.phase not in (TURN, DRAGON):
        return "must be empty outside turns and the Dragon phase"
    if isinstance(last, Rockfall):
        return wrong_flight(table, last)
    if table.phase == DRAGON or len(table.frames) > 1:
        return "must end with a flight"
    if isinstance(last, HintChoice):
        fits = table.active == cards.SEER and has_looked(table, last.deck)
        return "" if fits else "a hint is for the Seer in company, after a look at that deck"
    if last is TORCH_CHOICE:
        fits = table.active == cards.TORCHBEARER and table.cave.torch_supply == 0
        fits = fits and table.cave.dark(table.at[table.active])
        return "" if fits else "take_torch is for the Torchbearer in the dark with an empty supply"
    return wrong_card_choice(table, last)


def wrong_card_choice(table: Table, frame: Frame) -> str:
    """A cave card that was drawn on the active gnome's hex waits for a choice."""
    if not isinstance(frame, NamedFrame) or frame.name not in CARD_CHOICES:
        return "must end with a choice"
    thrown = [cards.CAVE_CARDS[card].effect for card in table.cave_pile.discard]
    if CARD_CHOICES[frame.name] not in thrown:
        return f"no card that asks for {frame.name} is in the discard pile"
    if not has(table.cave.unsearched() & table.cave.lit, table.at[table.active]):
        return "a cave card is drawn on a lit hex where something may still be found"
    places = places_to_choose(table, frame)
    if frame is not SLIP_CHOICE and not places & (places - 1):
        return "a single possibility is no choice"
    return ""


def wrong_flight(table: Table, rockfall: Rockfall) -> str:
    rage = table.frames[-2] if len(table.frames) >= 2 else rockfall
    if not isinstance(rage, Rage):
        return "a flight must follow a rage"
    if len(table.frames) > 3 or (len(table.frames) == 3 and table.frames[0] is not TURN_LOST):
        return "only the loss of the turn may wait below a rage"
    if not has(table.cave.rubble & ~table.cave.lost, rockfall.hex):
        return "a flight must be from rubble that is not lost"
    if rockfall.hex not in table.dragon_pile.discarded():
        return "the card of the buried hex must be in the discard pile"
    if rockfall.gnomes == 0 or rockfall.gnomes != table.gnomes_at(rockfall.hex):
        return "the gnomes that flee must be those on the hex"
    places = places_to_choose(table, rockfall)
    if not places & (places - 1):
        return "a single possibility is no choice"
    return wrong_rage(table, rage) or ("" if rage.level == rockfall.level else "the levels differ")


def wrong_rage(table: Table, rage: Rage) -> str:
    """A Rage that waits after a card it has drawn. Every line so far was a card."""
    if RAGE_OF[rage.cause] != rage.event or (rage.cause == "dragon_phase") != (table.phase == DRAGON):
        return f"a rage for {rage.cause} cannot be {rage.event} in this phase"
    if (rage.cause == "found_dragon") != (len(table.frames) == 3):
        return "the turn is lost if and only if a search found the Dragon"
    if rage.extra and (rage.cause != "delivery" or not 2 <= rage.extra <= table.delivered):
        return "extra cards are for two or more gems delivered"
    level = rage.line - rage.extra if rage.line > rage.extra else 1
    rolled = rage.line > rage.extra if rage.event == "all_levels" else rage.line > 1
    if rage.event == "attract":
        level += 1
        rolled = True
    if rage.level != level or level > 3 or rage.cards != rage.line:
        return "line, level and cards of the rage do not go together"
    if not rolled:
        return "" if rage.heads == NOT_ROLLED else "the dice of the rage are not rolled yet"
    fits = level - 1 <= rage.heads <= min(dice_of(table, rage.event), table.dice)
    fits = fits and rage.heads != NOT_ROLLED
    return "" if fits else "the heads of the rage do not fit its level or the dice"


def broken_gnomes(table: Table) -> str:
    """Invariant 9: every gnome stands on the Entrance or on an open hex, unless it has to flee."""
    for gnome in table.picks:
        fleeing = has(fleeing_gnomes(table), gnome)
        if not fleeing and not has(table.cave.open, table.at[gnome]):
            return f"gnomes: {cards.GNOME_IDS[gnome]} does not stand on an open hex"
    return ""


def fleeing_gnomes(table: Table) -> i64:
    """The set of gnomes that have still to flee."""
    last = table.frames[-1] if table.frames else TURN_LOST
    return last.gnomes if isinstance(last, Rockfall) else 0


def broken_end(table: Table) -> str:
    """Invariant 10: the game is over if and only if there is a reason. A flight comes before the check."""
    end = end_reached(table)
    if table.phase != OVER:
        if table.result != PLAYING:
            return "result: is given, and the game goes on"
        return "" if end == PLAYING or fleeing_gnomes(table) else ENDS[end]
    last_round = table.round == table.max_rounds and table.turns == table.gnome_count
    if table.result == ROUNDS and last_round and table.ap == 0:
        end = ROUNDS if end == PLAYING else end
    return "" if table.result == end != PLAYING else "result: is not what the table shows"


def broken_choice(table: Table) -> str:
    """Invariant 14: exactly one seat has something to do until the game is over."""
    if table.phase == OVER:
        return ""
    if not 0 <= table.asked < table.seats:
        return "phase: nobody is asked"
    return "" if legal_actions(table) else f"phase: seat {table.asked} has nothing to do"
