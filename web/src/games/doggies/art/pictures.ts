/** Which drawing of game-icons stands for which creature, room and dog, and the colour it is lit in. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import basset from "~icons/game-icons/basset-hound-head";
import collar from "~icons/game-icons/necklace";
import dragon from "~icons/game-icons/spiked-dragon-head";
import dragonfly from "~icons/game-icons/dragonfly";
import eye from "~icons/game-icons/eyeball";
import flask from "~icons/game-icons/round-potion";
import fox from "~icons/game-icons/fox-head";
import frisbow from "~icons/game-icons/high-shot";
import golem from "~icons/game-icons/rock-golem";
import hound from "~icons/game-icons/hound";
import ifrit from "~icons/game-icons/djinn";
import jelly from "~icons/game-icons/jelly";
import jumping from "~icons/game-icons/jumping-dog";
import labrador from "~icons/game-icons/labrador-head";
import lockedChest from "~icons/game-icons/locked-chest";
import mimic from "~icons/game-icons/mimic-chest";
import portal from "~icons/game-icons/magic-portal";
import sitting from "~icons/game-icons/sitting-dog";
import skull from "~icons/game-icons/animal-skull";
import sniffing from "~icons/game-icons/sniffing-dog";
import squirrel from "~icons/game-icons/squirrel";
import stairs from "~icons/game-icons/stairs";
import stone from "~icons/game-icons/sword-in-stone";
import tick from "~icons/game-icons/tick";
import trap from "~icons/game-icons/wolf-trap";
import wolf from "~icons/game-icons/wolf-head";
import { icons } from "../../../lib/icons";
import type { Mark, RoomCard } from "../types";

export type Drawing = Component<SVGAttributes<SVGSVGElement>>;

const rooms: Record<string, readonly [Drawing, string]> = {
  ifrit: [ifrit, "#f2a65a"],
  giga_tick: [tick, "#ff8d6b"],
  zombie_squirrel: [squirrel, "#b9d68e"],
  skeledog: [skull, "#e9dcc3"],
  gelatin_cat: [jelly, "#e8a0d0"],
  mimic: [mimic, "#dba362"],
  cerberus: [hound, "#e0a58c"],
  chocolate_golem: [golem, "#d79a63"],
  cat_eye: [eye, "#9fd0ff"],
  dragon: [dragon, "#ff7a66"],
  key_dragonfly: [dragonfly, "#9fdcd8"],
  excalibite: [stone, "#dfe6ee"],
  frisbow: [frisbow, "#efdc9a"],
  magic_collar: [collar, "#ffb27a"],
  trap: [trap, "#ccd3da"],
  tramp: [jumping, "#dcc19b"],
  chest: [lockedChest, "#e3b04c"],
  potion: [flask, "#a9e28c"],
  portal: [portal, "#b79cf2"],
  start: [stairs, "#eedfb6"],
};

/** Where a quest asks for a monster, its drawing says so too. */
export function creature(species: string): Drawing | null {
  return rooms[species]?.[0] ?? null;
}

/** Coin rooms are drawn as coins, everything else by its picture. */
export function pictureOf(card: RoomCard): readonly [Drawing, string] | null {
  if (card.kind === "coin") return null;
  if (card.kind === "monster") return rooms[card.species] ?? null;
  return rooms[card.kind === "artifact" ? card.room : card.kind] ?? null;
}

export const dogs: Record<string, Drawing> = {
  bonk: wolf,
  joan: sitting,
  pluto: sniffing,
  robin: fox,
  ruta: basset,
  sharik: labrador,
};

export const markIcons: Record<Mark, Drawing> = {
  sword: icons.sword,
  bow: icons.bow,
  fireball: icons.fireball,
  shield: icons.shield,
  key: icons.key,
};
