"use strict";
/** boardgame.io's own server with Dungeon Raiders. Usage: node server.js PORT [FOLDER]
 *
 * Its games are kept in files in that folder, without waiting for the disk; without one, in memory.
 */
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Raiders } = require("./raiders.js");

const [port, folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder, logging: false });
const server = Server({ games: [Raiders], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });
process.on("SIGTERM", () => process.exit(0));
