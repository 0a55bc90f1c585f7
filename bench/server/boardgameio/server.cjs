// One boardgame.io server process with its store in memory.
//   node server.cjs PORT
// On standard input "stat" asks for CPU seconds and resident bytes, "quit" ends it.
const { Server, Origins } = require("boardgame.io/server");
const { makeGame } = require("./tricks.cjs");

const server = Server({ games: [makeGame()], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(() => process.stdout.write("ready\n"));

function answer(line) {
  if (line === "quit") process.exit(0);
  if (line !== "stat") return;
  const used = process.cpuUsage();
  const found = { cpu: (used.user + used.system) / 1e6, rss: process.memoryUsage().rss };
  process.stdout.write(`stat ${JSON.stringify(found)}\n`);
}

process.stdin.setEncoding("utf8");
process.stdin.on("data", (text) => text.split("\n").forEach(answer));
process.stdin.on("end", () => process.exit(0));
