"use strict";
/** Dungeon Raiders for four as a game of boardgame.io: what nobody may see is in G.secret. */
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const box = require("./box.json");

const [SEATS, FLOORS, PLACES] = [4, 5, 5];
const [KEY, BALL, TORCH, LOOK] = [6, 8, 9, 10];
const [MONSTER, TREASURE, VAULT, TRAP] = [0, 1, 2, 3];
const [ALL, POWER, COPIES, CAP, COINS] = [15, 62, 6, 20, 10];
const BOSSES = box.cards.length - box.rooms;

/** The first cards of a mixed pile; `below(n)` is a random number from 0 to n - 1. */
function deal(count, total, below) {
  const pile = Array.from({ length: total }, (_, card) => card);
  return Array.from({ length: count }, () => pile.splice(below(pile.length), 1)[0]);
}

function newPlayer(character) {
  const [coins, wounds, ...rest] = box.people[character];
  const items = [0, 0, 0, 0, 0, 0, ...rest];
  let hand = POWER;
  for (let card = KEY; card <= TORCH; card++) if (items[card]) hand |= 1 << card;
  return { coins, wounds, hand, items, value: -1, stone: false };
}

function newTable(below) {
  const G = {
    players: deal(SEATS, box.people.length, below).map(newPlayer),
    floor: 0,
    place: 0,
    lit: 0,
    acting: ALL,
    second: false,
    gazers: 0,
    dark: 0,
    here: 0,
    secret: { cards: [0, 0, 0, 0] },
  };
  const rooms = deal(FLOORS * PLACES - 1, box.rooms, below);
  G.secret.rooms = [...rooms, box.rooms + below(BOSSES)];
  G.secret.plans = deal(FLOORS, box.dark.length, below);
  G.dark = box.dark[G.secret.plans[0]];
  enter(G);
  return G;
}

function enter(G) {
  G.here = G.secret.rooms[G.floor * PLACES + G.place];
  G.dark &= ~(1 << G.place);
  G.acting = ALL;
}

/** The seat that is asked: of several the first. */
const asked = (G) => 31 - Math.clz32(G.acting & -G.acting);

function legal(G, seat) {
  const { hand } = G.players[seat];
  let cards = hand & box.cards[G.here].admits;
  if (G.second) cards &= ~(1 << BALL);
  if ((hand >> TORCH) & 1 && G.dark && !((G.lit >> seat) & 1)) cards |= 1 << LOOK;
  const found = [];
  for (let card = 1; card <= LOOK; card++) if ((cards >> card) & 1) found.push(card);
  return found;
}

function spend(player, card) {
  if (card >= KEY && --player.items[card]) return;
  player.hand ^= 1 << card;
}

function play(G, seat, card) {
  if (card === LOOK) {
    spend(G.players[seat], TORCH);
    G.lit |= 1 << seat;
    return;
  }
  G.secret.cards[seat] = card;
  G.acting ^= 1 << seat;
  if (!G.acting) reveal(G);
}

function reveal(G) {
  const room = box.cards[G.here];
  const owing = G.second ? G.gazers : ALL;
  G.players.forEach((player, seat) => {
    if (!((owing >> seat) & 1)) return;
    const card = G.secret.cards[seat];
    spend(player, card);
    if (card === BALL && room.escape !== BALL) G.gazers |= 1 << seat;
    else player.value = room.worth[card];
  });
  if (G.gazers && !G.second) {
    G.second = true;
    G.acting = G.gazers;
    return;
  }
  resolve(room, G.players);
  G.gazers = 0;
  G.second = false;
  G.place += 1;
  if (G.place === PLACES) {
    G.place = 0;
    G.floor += 1;
    for (const player of G.players) player.hand |= POWER;
    if (G.floor === FLOORS) return;
    G.lit = 0;
    G.dark = box.dark[G.secret.plans[G.floor]];
  }
  enter(G);
}

const gain = (player, coins) => (player.coins = Math.min(player.coins + coins, CAP));
const lose = (player, coins) => (player.coins = Math.max(player.coins - coins, 0));

function share(players, value, coins) {
  const takers = players.filter((player) => player.value === value);
  for (const player of takers) gain(player, Math.floor(coins / takers.length));
}

function resolve(room, players) {
  const values = players.map((player) => player.value);
  const total = values.reduce((sum, value) => sum + value, 0);
  const top = Math.max(...values);
  if (room.kind === MONSTER) {
    const low = Math.min(...values);
    if (total < room.strength)
      for (const player of players) if (player.value === low) player.wounds += room.wounds;
  } else if (room.kind === TREASURE) {
    share(players, top, room.chests[0]);
    const lower = Math.max(0, ...values.filter((value) => value < top));
    if (lower && room.chests[1]) share(players, lower, room.chests[1]);
  } else if (room.kind === VAULT) vault(room, players);
  else if (room.kind === TRAP) {
    const most = Math.max(...players.map((player) => player.coins));
    const fewest = Math.min(...players.map((player) => player.wounds));
    for (const player of players) {
      if (room.rich && player.coins === most) lose(player, room.amount[top]);
      if (!room.rich && player.wounds === fewest) player.wounds += room.amount[top];
    }
  } else boss(room, players, total, top);
}

function vault(room, players) {
  const due = players.map((player) => room.gives[player.value]);
  const held = (card) => players.reduce((sum, player) => sum + player.items[card], 0);
  const enough = due.map(
    (what) => what < COINS && due.filter((one) => one === what).length <= COPIES - held(what),
  );
  players.forEach((player, seat) => {
    const amount = room.amount[player.value];
    if (due[seat] === COINS) gain(player, amount);
    else if (due[seat] > COINS) player.wounds = Math.max(player.wounds - amount, 0);
    else if (enough[seat]) {
      player.items[due[seat]] += 1;
      player.hand |= 1 << due[seat];
    }
  });
}

function boss(room, players, total, top) {
  const facing = players.filter((player) => player.value > 0);
  if (!facing.length) return;
  const low = Math.min(...facing.map((player) => player.value));
  const beaten = room.strength > 0 && total >= room.strength;
  for (const player of facing) {
    if (beaten || player.value !== (room.highest ? top : low)) continue;
    player.wounds += room.wounds;
    lose(player, room.coins);
    player.stone = Boolean(room.stone);
  }
  if (beaten || low < top)
    for (const player of facing) if (player.value === top) gain(player, room.prize);
}

function winners(G) {
  const standing = G.players.filter((player) => !player.stone);
  const worst = Math.max(...standing.map((player) => player.wounds));
  const upright = standing.filter((player) => player.wounds < worst);
  const awake = upright.length ? upright : standing;
  const worth = (player) => player.coins * 1000 - player.wounds;
  const best = Math.max(...awake.map(worth));
  return G.players.flatMap((player, seat) =>
    awake.includes(player) && worth(player) === best ? [seat] : [],
  );
}

const Raiders = {
  name: "raiders",
  setup: ({ random }) => newTable((n) => random.Die(n) - 1),
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.acting ? undefined : { winners: winners(G) }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => asked(G), next: ({ G }) => asked(G) },
  },
  moves: {
    play: {
      client: false, // it needs what is secret
      move: ({ G, playerID }, card) => {
        const seat = Number(playerID);
        if (seat !== asked(G) || !legal(G, seat).includes(card)) return INVALID_MOVE;
        play(G, seat, card);
      },
    },
  },
};

module.exports = { Raiders, asked, legal };
