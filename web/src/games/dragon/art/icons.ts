/** Pictures of this game's gnomes, cards and deeds; what means the same in the whole house comes from there. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import biceps from "~icons/game-icons/biceps";
import bindle from "~icons/game-icons/bindle";
import brokenWall from "~icons/game-icons/broken-wall";
import ball from "~icons/game-icons/crystal-ball";
import cube from "~icons/game-icons/cube";
import claws from "~icons/game-icons/claw-slashes";
import crack from "~icons/game-icons/earth-crack";
import diamond from "~icons/game-icons/cut-diamond";
import dust from "~icons/game-icons/dust-cloud";
import evilEyes from "~icons/game-icons/evil-eyes";
import falling from "~icons/game-icons/falling-rocks";
import fire from "~icons/game-icons/fire-breath";
import footprint from "~icons/game-icons/footprint";
import gift from "~icons/game-icons/shaking-hands";
import glass from "~icons/game-icons/magnifying-glass";
import head from "~icons/game-icons/spiked-dragon-head";
import hidden from "~icons/game-icons/grasping-claws";
import lungs from "~icons/game-icons/lungs";
import niche from "~icons/game-icons/hole";
import night from "~icons/game-icons/night-sleep";
import passage from "~icons/game-icons/secret-door";
import pick from "~icons/game-icons/war-pick";
import quake from "~icons/game-icons/quake-stomp";
import sleepy from "~icons/game-icons/sleepy";
import smoke from "~icons/game-icons/fluffy-swirl";
import sparkles from "~icons/game-icons/sparkles";
import spiral from "~icons/game-icons/dragon-spiral";
import stones from "~icons/game-icons/stone-pile";
import stumble from "~icons/game-icons/foot-trip";
import torch from "~icons/game-icons/torch";
import unlit from "~icons/game-icons/primitive-torch";
import whistle from "~icons/game-icons/whistle";
import wind from "~icons/game-icons/wind-slap";
import wing from "~icons/game-icons/spiky-wing";
import wood from "~icons/game-icons/wood-pile";
import type { Tile } from "../offers";

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

export { cube, diamond, head, crack as roofCrack };

const gnomes: Record<string, Picture> = {
  guild_head: gift,
  engineer: pick,
  torchbearer: unlit,
  seer: ball,
  strongman: biceps,
  dragon_expert: spiral,
};

const cards: Record<string, Picture> = {
  wing_gust: wing,
  hidden_again: hidden,
  yawn: sleepy,
  tremors: quake,
  smoke,
  watchful_eye: evilEyes,
  second_wind: lungs,
  claw_marks: claws,
  glint: sparkles,
  forgotten_torch: unlit,
  loose_stones: stones,
  secret_passage: passage,
  deep_sleep: night,
  dragon_stirs: spiral,
  dragon_roars: fire,
  cold_draught: wind,
  stumble,
  roof_crack: crack,
  bare_niche: niche,
  dust_cloud: dust,
  damp_wood: wood,
};

const deeds: Record<Tile | "Flee" | "TakeTorch" | "Open" | "Crack" | "Slip", Picture> = {
  Step: footprint,
  StepWithTorch: torch,
  Carry: bindle,
  Clear: pick,
  Search: glass,
  MakeTorch: unlit,
  Attract: whistle,
  GiveAP: gift,
  Peek: ball,
  Flee: footprint,
  TakeTorch: torch,
  Open: pick,
  Crack: brokenWall,
  Slip: passage,
};

export function gnomePicture(gnome: string): Picture {
  return gnomes[gnome] ?? pick;
}
export function cardPicture(card: string): Picture {
  return cards[card] ?? falling;
}
export function deedPicture(verb: string): Picture {
  return deeds[verb as Tile] ?? footprint;
}
