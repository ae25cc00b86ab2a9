"""The position as it stands in a dump. Never compiled: only Structs."""

from __future__ import annotations

from typing import Annotated

from undercroft.core.position import Packet, Part, Position, says, span
from undercroft.games.dragon.cards import CUBES, HEXES, TORCHES
from undercroft.games.dragon.view import DeckName, Phase, RageCause, RageEvent, Reason, Status, Verdict

MOST_GEMS = 24
LAST_ROUND = 150


class GnomePart(Part, kw_only=True):
    """A gnome in play."""

    gnome: Annotated[str, says("its id")]
    seat: Annotated[int, span(0, 5, "who leads it")]
    at: Annotated[int, span(0, HEXES, "the hex where it stands, or 0 for the Entrance")]


class HexPart(Part, kw_only=True, omit_defaults=True):
    """A cave hex; what does not lie there is left out."""

    hex: Annotated[int, span(1, HEXES, "its number")]
    cell: Annotated[
        tuple[Annotated[int, span(-HEXES, HEXES)], Annotated[int, span(-HEXES, HEXES)]],
        says("where it lies in the layout: q and r"),
    ]
    status: Annotated[Status, says("rubble can be cleared, a removed hex never comes back")]
    torches: Annotated[int, span(0, TORCHES, "lit if there is one")] = 0
    cubes: Annotated[int, span(0, CUBES, "search cubes")] = 0
    gems: Annotated[int, span(0, MOST_GEMS, "gems that lie here")] = 0
    emptied: Annotated[bool, says("it carries an empty-cave token")] = False


class LastingPart(Part, kw_only=True):
    """A lasting card that is set aside."""

    deck: Annotated[DeckName, says("where it comes from")]
    card: Annotated[str, says("its id")]
    round: Annotated[int, span(1, LAST_ROUND + 1, "the round in which it acts")]


class FramePart(Part, kw_only=True, tag_field="frame"):
    """Something half done; `frame` says what."""


class RagePart(FramePart, kw_only=True, tag="rage"):
    """A Rage event between two of its lines (`rage`)."""

    event: Annotated[RageEvent, says("which lines are played")]
    cause: Annotated[RageCause, says("what roused the Dragon")]
    extra: Annotated[int, span(0, MOST_GEMS, "cards of level I before the dice")]
    line: Annotated[int, span(1, MOST_GEMS + 4, "lines played so far")]
    heads: Annotated[Annotated[int, span(0, 3)] | None, says("null: not rolled, or not yet")]
    cards: Annotated[int, span(0, MOST_GEMS + 4, "dragon cards drawn so far")]
    level: Annotated[int, span(1, 4, "of the line played last")]


class RockfallPart(FramePart, kw_only=True, tag="rockfall"):
    """A buried hex from which gnomes still have to run (`rockfall`)."""

    hex: Annotated[int, span(1, HEXES, "the buried hex")]
    level: Annotated[int, span(1, 3, "of the card that buried it")]
    gnomes: Annotated[list[str], says("who still has to run")]


class TurnLostPart(FramePart, kw_only=True, tag="turn_lost"):
    """A search found the Dragon: after its Rage the action points are gone (`turn_lost`)."""


class TakeTorchPart(FramePart, kw_only=True, tag="take_torch"):
    """The choice of a source for the Torchbearer's torch (`take_torch`)."""


class OpenPart(FramePart, kw_only=True, tag="open"):
    """The choice that Loose Stones asks for (`open`)."""


class CrackPart(FramePart, kw_only=True, tag="crack"):
    """The choice that Cracking Roof asks for (`crack`)."""


class SlipPart(FramePart, kw_only=True, tag="slip"):
    """The choice that Secret Passage asks for (`slip`)."""


class HintChoicePart(FramePart, kw_only=True, tag="hint"):
    """The verdict that the Seer owes after a look at cards (`hint`)."""

    deck: Annotated[DeckName, says("which she looked at")]


class HintPart(Part, kw_only=True):
    """What the Seer said last."""

    deck: Annotated[DeckName, says("of which she spoke")]
    verdict: Annotated[Verdict, says("what she said of its top cards")]


PlainPart = TurnLostPart | TakeTorchPart | OpenPart | CrackPart | SlipPart
PLAIN_PARTS: list[type[PlainPart]] = [TurnLostPart, TakeTorchPart, OpenPart, CrackPart, SlipPart]
AnyFrame = RagePart | RockfallPart | HintChoicePart | PlainPart


class DragonPosition(Position, tag="dragon", kw_only=True):
    """The whole table."""

    phase: Annotated[Phase, says("`dragon` is the Dragon phase; it waits for a flight")]
    round: Annotated[int, span(1, LAST_ROUND, "the first is 1")]
    captain: Annotated[int, span(0, 5, "the seat that orders the gnomes")]
    gnomes: Annotated[list[GnomePart], says("in the order of the draft")]
    entrance_torches: Annotated[int, span(0, TORCHES, "torches on the Entrance")]
    hexes: Annotated[list[HexPart], says("all 24, those that are removed too; empty during the draft")]
    delivered: Annotated[int, span(0, MOST_GEMS, "gems on the Rage path")]
    dragon_deck: Annotated[
        list[Packet], says("from the bottom to the top; one-card packets make a known order")
    ]
    dragon_discard: Annotated[list[str], says("ids; a rockfall is named by its hex")]
    cave_deck: Annotated[list[Packet], says("as the dragon deck")]
    cave_discard: Annotated[list[str], says("ids")]
    aside: Annotated[list[LastingPart], says("lasting cards")]
    queue: Annotated[list[str], says("gnomes in the order of this round")]
    turns: Annotated[int, span(0, 6, "how many of them have begun their turn; the last of these is acting")]
    ap: Annotated[int, span(0, 20, "action points left")]
    roll: Annotated[int, span(0, 4, "of the acting gnome")]
    given: Annotated[str | None, says("the gnome that gets an action point from the Guild Head")]
    gave: Annotated[bool, says("the Guild Head has used his gift")]
    frames: Annotated[list[AnyFrame], says("what is half done, the last one first to go on")]
    hint: Annotated[HintPart | None, says("until a card of that deck is drawn")]
    result: Annotated[Reason | None, says("once the game is over")]
