"use strict";
/** Random games on boardgame.io's engine, without a server. It reads seconds and answers with figures, line by line. */
const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { Raiders, asked, legal } = require("./raiders.js");

// The client of a player strips what is secret and then cannot play on; this one is the table itself.
const Table = { ...Raiders, playerView: undefined, moves: { play: Raiders.moves.play.move } };

function game() {
  const client = Client({ game: Table, numPlayers: 4, debug: false });
  client.start();
  let actions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      const sum = (field) => G.players.reduce((total, player) => total + player[field], 0);
      return { actions, coins: sum("coins"), wounds: sum("wounds") };
    }
    const choices = legal(G, asked(G));
    client.moves.play(choices[Math.floor(Math.random() * choices.length)]);
    actions += 1;
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const began = process.cpuUsage();
  const told = { games: 0, actions: 0, coins: 0, wounds: 0, seconds: 0 };
  do {
    const { actions, coins, wounds } = game();
    told.games += 1;
    told.actions += actions;
    told.coins += coins;
    told.wounds += wounds;
    const { user, system } = process.cpuUsage(began);
    told.seconds = (user + system) / 1e6;
  } while (told.seconds < Number(line));
  console.log(JSON.stringify(told));
});
