/** What happened, as lines of the record. */
import type { LogContext, LogLine } from "../../lib/game";
import { by, chapter, linesOf, type Args } from "../../lib/telling";
import { OPEN, type Message } from "../../lib/wire";
import type { Event } from "./types";
import { isRockfall } from "./words";

const { line } = linesOf("dragon");
/** A card by its id, so that it can be looked up; a rockfall by its hex. */
const named = (card: string): string | Message =>
  isRockfall(card) ? { id: "dragon-table-rockfall", args: { hex: Number(card) } } : card;

export function describe(event: Event, context?: LogContext): LogLine[] {
  if (event.event === "PeekedCards" && context?.seat === OPEN) {
    return [
      line("peeked-cards-open", { cards: event.cards.map(named), deck: event.deck }, "quiet"),
    ];
  }
  return beginnings(event) ?? deeds(event) ?? cave(event) ?? wrath(event);
}

/** Draft, order, rounds and turns. */
function beginnings(event: Event): LogLine[] | null {
  switch (event.event) {
    case "GnomePicked":
      return [line("picked", { seat: event.seat, gnome: event.gnome })];
    case "CaveLaid":
      return [line("laid", {}, "heading")];
    case "FirstRubble":
      return [line("first-rubble", { hexes: event.hexes }, "bad")];
    case "RoundBegan":
      return [
        chapter(line("round", { round: event.round, seat: event.captain_seat }, "heading")),
        ...event.acting.map((card) => line("acting", { card: named(card) }, "quiet")),
      ];
    case "Queued":
      return [line("queued", { gnome: event.gnome, order: event.order }, "quiet")];
    case "TurnBegan":
      return [by(event.seat, turnBegan(event))];
    case "TurnEnded":
      return event.ap_lost > 0
        ? [by(event.seat, line("turn-ended", { gnome: event.gnome, ap: event.ap_lost }, "quiet"))]
        : [];
    case "DragonPhase":
      return [line(event.asleep ? "dragon-asleep" : "dragon-phase", {}, "heading")];
    default:
      return null;
  }
}

function turnBegan(event: Extract<Event, { event: "TurnBegan" }>): LogLine {
  const { gnome, roll, smoke, given, ap } = event;
  // A plain roll is the gnome's own routine: nothing that happened to it since its last turn.
  const plain = smoke === 0 && given === 0;
  return line("turn", { gnome, roll, smoke, given, ap }, plain ? "quiet" : "plain");
}

/** What a gnome does with its action points. */
function deeds(event: Event): LogLine[] | null {
  switch (event.event) {
    case "Stepped":
      return [
        by(
          event.seat,
          line(event.torch ? "stepped-torch" : "stepped", { gnome: event.gnome, place: event.to }),
        ),
      ];
    case "Carried":
      return [
        by(event.seat, line("carried", { gnome: event.gnome, gems: event.gems, place: event.to })),
      ];
    case "TorchMade":
      return [
        by(
          event.seat,
          event.source === null
            ? line("torch", { gnome: event.gnome, place: event.place })
            : line("torch-from", { gnome: event.gnome, place: event.place, source: event.source }),
        ),
      ];
    case "FreeTorch":
      return [
        event.source === null
          ? line("free-torch", { gnome: event.gnome, place: event.place }, "good")
          : line("torch-from", { gnome: event.gnome, place: event.place, source: event.source }),
      ];
    case "Searched":
      return [by(event.seat, searched(event))];
    case "GemFound":
      return [
        line("gem", { hex: event.hex, lying: event.lying }, "good"),
        ...(event.angers ? [line("angers", { lying: event.lying }, "bad")] : []),
      ];
    case "CubePlaced":
      return [line("cube", { hex: event.hex, cubes: event.cubes }, "quiet")];
    case "Cleared":
      return [
        by(
          event.seat,
          line(event.card ? "cleared-card" : "cleared", { gnome: event.gnome, hex: event.hex }),
        ),
      ];
    case "Attracted":
      return [by(event.seat, line("attracted", { gnome: event.gnome, hex: event.hex }))];
    case "ApGiven":
      return [by(event.seat, line("gave", { gnome: event.gnome, to: event.to_gnome }))];
    case "Peeked":
      return [
        by(
          event.seat,
          line("peeked", { gnome: event.gnome, deck: event.deck, cards: event.cards }),
        ),
      ];
    case "PeekedCards":
      return [line("peeked-cards", { cards: event.cards.map(named), deck: event.deck }, "you")];
    case "Hinted":
      return [
        by(
          event.seat,
          line("hinted", { gnome: event.gnome, deck: event.deck, verdict: event.verdict }),
        ),
      ];
    case "Delivered":
      return [
        by(event.seat, line("delivered", { ...amounts(event), gnome: event.gnome }, "good")),
        ...(event.new_dice > 0
          ? [line("new-dice", { fresh: event.new_dice, dice: event.dice }, "bad")]
          : []),
      ];
    default:
      return null;
  }
}

/** Below nothing the game is lost, however far: the words say so with −1. */
const spare = (slack: number): number => Math.max(-1, slack);

function amounts(event: Extract<Event, { event: "Delivered" }>): Args {
  return { gems: event.gems, delivered: event.delivered, target: event.target };
}

function searched(event: Extract<Event, { event: "Searched" }>): LogLine {
  const { result, bonus, hex } = event;
  const about: Args = { gnome: event.gnome, hex, bonus };
  if (event.roll === null) return line("searched-sure", about, "good");
  const tone = result === "gem" ? "good" : result === "dragon" ? "bad" : "plain";
  return line(`searched-${result}`, { ...about, roll: event.roll }, tone);
}

/** Cave cards. */
function cave(event: Event): LogLine[] | null {
  switch (event.event) {
    case "CaveCardDrawn":
      return [by(event.seat, line("cave-card", { hex: event.hex, card: named(event.card) }))];
    case "CardFizzled":
      return [line("fizzled", { card: named(event.card) }, "quiet")];
    case "ApChanged":
      return [
        line(
          event.change > 0 ? "ap-more" : "ap-gone",
          { gnome: event.gnome, ap: event.ap },
          event.change > 0 ? "good" : "bad",
        ),
      ];
    case "TorchPlaced":
      return [line("torch-placed", { place: event.place }, "good")];
    case "HexEmptied":
      return [line("bare", { hex: event.hex, slack: spare(event.slack) }, "bad")];
    case "Slipped":
      return [
        by(
          event.seat,
          event.to === null
            ? line("stayed", { gnome: event.gnome }, "quiet")
            : line("slipped", { gnome: event.gnome, place: event.to }),
        ),
      ];
    case "CardSetAside":
      return [line("aside", { card: named(event.card), round: event.round })];
    case "CardsRetired":
      return [line("retired", { cards: event.cards.map(named) }, "quiet")];
    case "Reshuffled":
      return [line("reshuffled", { deck: event.deck, cards: event.cards })];
    default:
      return null;
  }
}

/** The Dragon's Rage, and the end. */
function wrath(event: Event): LogLine[] {
  switch (event.event) {
    case "RageBegan":
      return [
        line(`rage-${event.cause}`, {}, "bad"),
        ...(event.extra > 0 ? [line("rage-extra", { extra: event.extra }, "bad")] : []),
      ];
    case "DiceRolled":
      return [
        line(
          "dice",
          { dice: event.faces.length, heads: event.heads, highest: event.highest },
          event.heads > 0 ? "bad" : "good",
        ),
      ];
    case "DragonCardDrawn":
      return [line("dragon-card", { level: event.level, card: named(event.card) }, "bad")];
    case "Buried":
      return [
        line(
          "buried",
          { hex: event.hex, torches: event.torches, cubes: event.cubes, gems: event.gems },
          "bad",
        ),
      ];
    case "HexRemoved":
      return [
        line("removed", { hex: event.hex, slack: spare(event.slack) }, "bad"),
        ...(event.lost.length > 0 ? [line("lost", { hexes: event.lost }, "bad")] : []),
      ];
    case "GnomeFled":
      return [by(event.seat, line("fled", { gnome: event.gnome, place: event.to }))];
    case "TorchesOut":
      return [
        event.places.length > 0
          ? line("torches-out", { hexes: event.places }, "bad")
          : line("torches-none", {}, "quiet"),
        ...(event.spared.length > 0 ? [line("spared", { hexes: event.spared }, "quiet")] : []),
      ];
    case "GemHidden":
      return [line("hidden", { hex: event.hex, slack: spare(event.slack) }, "bad")];
    case "RageCalmed":
      return [line("calmed", {}, "good")];
    case "DiscardOnTop":
      return [line("on-top", { cards: event.cards }, "bad")];
    case "GameOver":
      return over(event);
    default:
      return [];
  }
}

function over(event: Extract<Event, { event: "GameOver" }>): LogLine[] {
  const { delivered, target, rounds } = event;
  const end = line(
    `over-${event.reason}`,
    { delivered, target, rounds },
    event.won ? "good" : "bad",
  );
  return [line("over", {}, "heading"), end];
}
