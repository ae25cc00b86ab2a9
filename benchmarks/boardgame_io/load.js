"use strict";
/** People who play at a boardgame.io server, each on a connection of their own, as `undercroft load` does for ours.
 *
 * Usage: node load.js http://127.0.0.1:PORT SERVER_PID TABLES SECONDS. Everybody answers at once; when a game ends, its
 * four people go on to the next table that was opened before. One line of JSON says what was measured.
 */
const fs = require("node:fs");
const WebSocket = require("ws");
const { asked, legal } = require("./raiders.js");

const [base, pid, tables, seconds] = process.argv.slice(2);
const [SEATS, WARM_SECONDS, GAMES_EACH] = [4, 2, 12];
const waits = [];
let measuring = false;
let bytes = 0;
let lost = 0;

/** Seconds of the processor that the server has used. */
function processor() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function post(path, body) {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** A new match with four people: its id, and what lets each of them in. */
async function open() {
  const { matchID } = await post("/games/raiders/create", { numPlayers: SEATS });
  const keys = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`/games/raiders/${matchID}/join`, {
      playerID: `${seat}`,
      playerName: `${seat}`,
    });
    keys.push(joined.playerCredentials);
  }
  return { matchID, keys };
}

/** One person at one match, until it is over. The messages are those of socket.io. */
function sit(matchID, seat, credentials) {
  return new Promise((leave) => {
    const socket = new WebSocket(
      `${base.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
      {
        perMessageDeflate: false,
        origin: base,
      },
    );
    const say = (...words) => socket.send(`42/raiders,${JSON.stringify(words)}`);
    let over = false;
    let answered = -1;
    let sent = 0;

    function see({ G, ctx, _stateID }) {
      if (sent && _stateID > answered) {
        if (measuring) waits.push(performance.now() - sent);
        sent = 0;
      }
      if (ctx.gameover) {
        over = true;
        socket.close();
        return;
      }
      if (asked(G) !== seat || _stateID <= answered) return;
      answered = _stateID;
      const choices = legal(G, seat);
      const card = choices[Math.floor(Math.random() * choices.length)];
      sent = performance.now();
      const payload = { type: "play", args: [card], playerID: `${seat}`, credentials };
      say("update", { type: "MAKE_MOVE", payload }, _stateID, matchID, `${seat}`);
    }

    socket.on("message", (data) => {
      const text = data.toString();
      if (measuring) bytes += text.length;
      if (text[0] === "0") socket.send("40/raiders,");
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40/raiders")) say("sync", matchID, `${seat}`, credentials, SEATS);
      else if (text.startsWith("42/raiders")) {
        const [kind, , what] = JSON.parse(text.slice(text.indexOf("[")));
        if (kind === "sync") see(what.state);
        if (kind === "update") see(what);
      }
    });
    socket.on("close", () => {
      if (!over) lost += 1;
      leave();
    });
  });
}

const pause = (length) => new Promise((go) => setTimeout(go, length * 1000));

async function main() {
  const opened = [];
  for (let table = 0; table < tables; table++) {
    const queue = [];
    for (let game = 0; game < GAMES_EACH; game++) queue.push(await open());
    opened.push(queue);
  }
  for (const queue of opened)
    (async () => {
      for (const { matchID, keys } of queue)
        await Promise.all(keys.map((key, seat) => sit(matchID, seat, key)));
    })();
  await pause(WARM_SECONDS);
  const before = processor();
  const began = performance.now();
  measuring = true;
  await pause(Number(seconds));
  measuring = false;
  const took = (performance.now() - began) / 1000;
  const used = processor() - before;
  waits.sort((one, other) => one - other);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))];
  const figures = {
    moves: waits.length,
    moves_per_second: waits.length / took,
    moves_per_processor_second: waits.length / used,
    p50: at(0.5),
    p99: at(0.99),
    kilobytes_per_move: bytes / 1000 / waits.length,
    lost,
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main();
