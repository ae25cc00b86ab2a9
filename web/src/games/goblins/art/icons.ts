/** Pictures of this game's cards, goals, roles and teams. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import abacus from "~icons/game-icons/abacus";
import ale from "~icons/game-icons/beer-stein";
import bomb from "~icons/game-icons/unlit-bomb";
import coins from "~icons/game-icons/two-coins";
import crown from "~icons/game-icons/crown";
import diamond from "~icons/game-icons/cut-diamond";
import door from "~icons/game-icons/wooden-door";
import dragon from "~icons/game-icons/spiked-dragon-head";
import dynamite from "~icons/game-icons/dynamite";
import explosion from "~icons/game-icons/bright-explosion";
import eye from "~icons/game-icons/semi-closed-eye";
import empty from "~icons/game-icons/card-discard";
import eyes from "~icons/game-icons/evil-eyes";
import gnome from "~icons/game-icons/dwarf-face";
import goblin from "~icons/game-icons/goblin-head";
import key from "~icons/game-icons/key";
import keyLock from "~icons/game-icons/key-lock";
import lantern from "~icons/game-icons/old-lantern";
import lock from "~icons/game-icons/padlock";
import lockOpen from "~icons/game-icons/padlock-open";
import map from "~icons/game-icons/treasure-map";
import mask from "~icons/game-icons/domino-mask";
import money from "~icons/game-icons/money-stack";
import pass from "~icons/game-icons/halt";
import potion from "~icons/game-icons/standing-potion";
import run from "~icons/game-icons/run";
import stones from "~icons/game-icons/stone-pile";
import swap from "~icons/game-icons/card-exchange";
import talk from "~icons/game-icons/talk";
import turn from "~icons/game-icons/clockwise-rotation";

import type { GoalKind, Team } from "../types";

export type Drawing = Component<SVGAttributes<SVGSVGElement>>;

export { eye, eyes, lock, lockOpen, talk, turn };

export const kinds: Record<string, Drawing> = {
  lantern,
  bomb,
  ale,
  rubble: stones,
  door,
  key,
  potion,
  explosion,
  map,
};

export const goalKinds: Record<GoalKind, Drawing> = { gold: coins, dynamite, dragon };

export const teams: Record<Team, Drawing> = { gnome, goblin };

/** Why somebody did not lay a card. */
export const passes: Record<"empty" | "pass" | "swap", Drawing> = { empty, pass, swap };

export const roles: Record<string, Drawing> = {
  master_of_disguise: mask,
  demolitionist: bomb,
  skinflint: money,
  racer: run,
  pedant: abacus,
  king: crown,
  keykeeper: keyLock,
  jeweller: diamond,
};
