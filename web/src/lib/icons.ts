/**
 * One meaning, one icon, in the whole house. The name of a meaning is the message `icon-NAME`.
 * Pictures of particular monsters or cards are not meanings: games import those themselves.
 */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import again from "~icons/game-icons/cycle";
import agree from "~icons/game-icons/shaking-hands";
import away from "~icons/game-icons/unplugged";
import ball from "~icons/game-icons/crystal-ball";
import book from "~icons/game-icons/open-book";
import boss from "~icons/game-icons/dragon-head";
import bot from "~icons/game-icons/vintage-robot";
import bow from "~icons/game-icons/bow-arrow";
import cancel from "~icons/game-icons/cross-mark";
import card from "~icons/game-icons/card-play";
import chair from "~icons/game-icons/wooden-chair";
import check from "~icons/game-icons/check-mark";
import chest from "~icons/game-icons/open-treasure-chest";
import clock from "~icons/game-icons/stopwatch";
import coin from "~icons/game-icons/two-coins";
import crown from "~icons/game-icons/crown";
import dark from "~icons/game-icons/moon";
import deck from "~icons/game-icons/card-pickup";
import device from "~icons/game-icons/smartphone";
import dice from "~icons/game-icons/perspective-dice-six-faces-random";
import door from "~icons/game-icons/wooden-door";
import dragon from "~icons/game-icons/spiked-dragon-head";
import exit from "~icons/game-icons/exit-door";
import fireball from "~icons/game-icons/fireball";
import gear from "~icons/game-icons/light-backpack";
import gem from "~icons/game-icons/cut-diamond";
import hand from "~icons/game-icons/card-draw";
import heal from "~icons/game-icons/heart-plus";
import hidden from "~icons/game-icons/sight-disabled";
import host from "~icons/game-icons/throne-king";
import hint from "~icons/game-icons/light-bulb";
import hourglass from "~icons/game-icons/hourglass";
import key from "~icons/game-icons/key";
import kick from "~icons/game-icons/boot-kick";
import lamp from "~icons/game-icons/lantern-flame";
import light from "~icons/game-icons/sun";
import lock from "~icons/game-icons/padlock";
import loot from "~icons/game-icons/swap-bag";
import map from "~icons/game-icons/treasure-map";
import monster from "~icons/game-icons/monster-grasp";
import more from "~icons/game-icons/settings-knobs";
import move from "~icons/game-icons/trade";
import paw from "~icons/game-icons/paw-print";
import people from "~icons/game-icons/three-friends";
import person from "~icons/game-icons/person";
import pick from "~icons/game-icons/war-pick";
import pirate from "~icons/game-icons/pirate-skull";
import position from "~icons/game-icons/position-marker";
import potion from "~icons/game-icons/standing-potion";
import quest from "~icons/game-icons/scroll-unfurled";
import quill from "~icons/game-icons/quill-ink";
import rename from "~icons/game-icons/pencil";
import replay from "~icons/game-icons/backward-time";
import resign from "~icons/game-icons/black-flag";
import seal from "~icons/game-icons/wax-seal";
import search from "~icons/game-icons/magnifying-glass";
import settings from "~icons/game-icons/cog";
import shield from "~icons/game-icons/shield";
import skull from "~icons/game-icons/death-skull";
import step from "~icons/game-icons/footprint";
import sword from "~icons/game-icons/broadsword";
import takeBack from "~icons/game-icons/return-arrow";
import torch from "~icons/game-icons/torch";
import trap from "~icons/game-icons/wolf-trap";
import trophy from "~icons/game-icons/trophy-cup";
import watch from "~icons/game-icons/spyglass";
import wound from "~icons/game-icons/broken-heart";

export const icons = {
  again,
  agree,
  away,
  ball,
  book,
  boss,
  bot,
  bow,
  cancel,
  card,
  chair,
  check,
  chest,
  clock,
  coin,
  crown,
  dark,
  deck,
  device,
  dice,
  door,
  dragon,
  exit,
  fireball,
  gear,
  gem,
  hand,
  heal,
  hidden,
  host,
  hint,
  hourglass,
  key,
  kick,
  lamp,
  light,
  lock,
  loot,
  map,
  monster,
  more,
  move,
  paw,
  people,
  person,
  pick,
  pirate,
  position,
  potion,
  quest,
  quill,
  rename,
  replay,
  resign,
  seal,
  search,
  settings,
  shield,
  skull,
  step,
  sword,
  "take-back": takeBack,
  torch,
  trap,
  trophy,
  watch,
  wound,
} as const satisfies Record<string, Component<SVGAttributes<SVGSVGElement>>>;

export type IconName = keyof typeof icons;
