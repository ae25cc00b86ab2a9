/** Which drawing of game-icons stands for which creature or character. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import barbarian from "~icons/game-icons/barbarian";
import cowled from "~icons/game-icons/hood";
import dragon from "~icons/game-icons/spiked-dragon-head";
import goblin from "~icons/game-icons/goblin-head";
import golem from "~icons/game-icons/rock-golem";
import hydra from "~icons/game-icons/hydra";
import medusa from "~icons/game-icons/medusa-head";
import minotaur from "~icons/game-icons/minotaur";
import miningHelmet from "~icons/game-icons/mining-helmet";
import mummy from "~icons/game-icons/mummy-head";
import ogre from "~icons/game-icons/ogre";
import skeleton from "~icons/game-icons/skeleton";
import snake from "~icons/game-icons/snake-tongue";
import sphinx from "~icons/game-icons/egyptian-sphinx";
import tentacles from "~icons/game-icons/floating-tentacles";
import vampire from "~icons/game-icons/vampire-dracula";
import visoredHelm from "~icons/game-icons/visored-helm";
import warlock from "~icons/game-icons/warlock-hood";
import wizard from "~icons/game-icons/wizard-face";
import wolf from "~icons/game-icons/wolf-head";
import zombie from "~icons/game-icons/shambling-zombie";

type Drawing = Component<SVGAttributes<SVGSVGElement>>;

export const creatures: Record<string, Drawing> = {
  snake,
  zombie,
  goblin,
  skeleton,
  thing: tentacles,
  troll: ogre,
  dragon,
  medusa,
  vampire,
  sphinx,
  minotaur,
  wolf_pack: wolf,
  necromancer: warlock,
  mega_dragon: hydra,
  golem,
  mummy,
};

export const characters: Record<string, Drawing> = {
  explorer: miningHelmet,
  knight: visoredHelm,
  thief: cowled,
  warrior: barbarian,
  wizard,
};

/** Which wall glow, eye light and hide a creature has. */
export const hides: Record<string, string> = {
  snake: "#b9d37a",
  zombie: "#a9c08a",
  goblin: "#9fc46a",
  skeleton: "#efe6cf",
  thing: "#c39ae0",
  troll: "#e6bd92",
  dragon: "#ffb489",
  tax_collector: "#e8cf9a",
  medusa: "#a6cf9a",
  vampire: "#e6c9c2",
  sphinx: "#efcf86",
  minotaur: "#e0ac80",
  wolf_pack: "#b9c2cc",
  necromancer: "#b8a1e6",
  mega_dragon: "#ffa06e",
  golem: "#dccbb0",
  mummy: "#e9dcb8",
};
