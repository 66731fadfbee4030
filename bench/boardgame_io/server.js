// node server.js PORT [FOLDER]: a server of boardgame.io with our game; in memory, or with its own files in a folder.

const { Server, FlatFile } = require("boardgame.io/server");
const { GoldAhoi } = require("./game.js");

const [port, folder] = process.argv.slice(2);

async function main() {
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [GoldAhoi], db, origins: [/.*/] });
  await server.run({ port: Number(port) });
}

main();
