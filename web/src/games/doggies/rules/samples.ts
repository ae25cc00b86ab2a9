/** Cards for the pictures of the rules page: made up after the kinds in the box. */
import type { Marks, RoomCard } from "../types";

const none: Marks = { sword: 0, bow: 0, fireball: 0, shield: 0, key: 0 };

export interface Sample {
  card: RoomCard;
  sides: string;
}

const cerberus: RoomCard = {
  kind: "monster",
  id: "cerberus-1",
  room: "cerberus",
  species: "cerberus",
  need: { sword: 3, bow: 0, fireball: 0 },
  damage: 2,
  trophy: { ...none, shield: 1 },
  coins: 1,
  dragon: false,
};
const dragonfly: RoomCard = {
  kind: "monster",
  id: "key_dragonfly-1",
  room: "key_dragonfly",
  species: "key_dragonfly",
  need: { sword: 1, bow: 1, fireball: 1 },
  damage: 2,
  trophy: { ...none, key: 1 },
  coins: 0,
  dragon: false,
};
const dragon: RoomCard = {
  kind: "monster",
  id: "dragon",
  room: "dragon",
  species: "dragon",
  need: { sword: 2, bow: 2, fireball: 2 },
  damage: 3,
  trophy: none,
  coins: 4,
  dragon: true,
};
const mimic: RoomCard = {
  kind: "monster",
  id: "mimic_bow",
  room: "mimic_bow",
  species: "mimic",
  need: { sword: 0, bow: 1, fireball: 1 },
  damage: 1,
  trophy: { ...none, bow: 1 },
  coins: 0,
  dragon: false,
};
const coin: RoomCard = { kind: "coin", id: "coin1-1", room: "coin1", coins: 1 };
const door: RoomCard = { kind: "coin", id: "coin2_door-1", room: "coin2_door", coins: 2 };
const chest: RoomCard = { kind: "chest", id: "chest-1", room: "chest", coins: 4 };
const trap: RoomCard = {
  kind: "trap",
  id: "trap_bow_fork",
  room: "trap_bow_fork",
  disarm: "bow",
  coins: -1,
};
const tramp: RoomCard = {
  kind: "tramp",
  id: "tramp_sword-1",
  room: "tramp_sword",
  a: ["bow", "fireball"],
  b: { sword: 1, bow: 0, fireball: 0 },
  coins: -1,
};
const artifact: RoomCard = {
  kind: "artifact",
  id: "frisbow",
  room: "frisbow",
  trophy: { ...none, bow: 2 },
};
const potion: RoomCard = { kind: "potion", id: "potion_room-1", room: "potion_room" };
const portal: RoomCard = { kind: "portal", id: "portal-1", room: "portal" };
const start: RoomCard = { kind: "start", id: "start", room: "start" };

/** The pictures under each chapter. */
export const samples: Partial<Record<string, readonly Sample[]>> = {
  turn: [{ card: start, sides: "ooow" }],
  place: [
    { card: coin, sides: "wooo" },
    { card: door, sides: "wodo" },
    { card: mimic, sides: "woot" },
  ],
  monsters: [
    { card: mimic, sides: "woot" },
    { card: cerberus, sides: "ooot" },
    { card: dragonfly, sides: "otoo" },
    { card: dragon, sides: "oooo" },
  ],
  rooms: [
    { card: coin, sides: "wooo" },
    { card: artifact, sides: "ooot" },
    { card: chest, sides: "wodo" },
    { card: potion, sides: "oooo" },
    { card: tramp, sides: "otot" },
    { card: portal, sides: "wooo" },
  ],
  traps: [{ card: trap, sides: "wooo" }],
};
