// Matches of four players on a boardgame.io server over loopback web sockets.
//   node players.cjs PORT MATCHES
// The players speak the socket messages themselves (sync, update) instead of being full clients, so that the server is
// what is measured.  A player moves as soon as its own update shows that it is its turn; its move has landed when the
// update that holds it is there.  On standard input "play SECONDS" lets them play; the answer is one line of JSON.
const readline = require("readline");
const io = require("socket.io-client").io;
const { legal } = require("./tricks.cjs");

const BASE = `http://127.0.0.1:${process.argv[2]}`;
const MATCHES = Number(process.argv[3]);
const players = [];
let playing = false;
let moves = 0;
let bytes = 0;
let frames = 0;
let delays = [];

const now = () => Number(process.hrtime.bigint()) / 1e9;
const cpu = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
};

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(BASE + url, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

function join(matchID, playerID, credentials) {
  return new Promise((resolve, reject) => {
    const socket = io(`${BASE}/tricks`, { transports: ["websocket"], forceNew: true });
    let state = null;
    let sentAt = 0;
    let sentID = -1;

    function act() {
      if (!playing || state.ctx.currentPlayer !== playerID || sentID === state._stateID) return;
      const cards = legal(state.G.players[playerID].hand, state.G.trick);
      const card = cards[Math.floor(Math.random() * cards.length)];
      const payload = { type: "play", args: [card], playerID, credentials };
      sentID = state._stateID;
      sentAt = now();
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    }

    socket.on("connect", () => {
      socket.emit("sync", matchID, playerID, credentials);
      socket.io.engine.on("packet", (packet) => {
        bytes += packet.data ? packet.data.length : 0;
        frames++;
      });
    });
    socket.on("sync", (_id, info) => {
      state = info.state;
      resolve(act);
    });
    socket.on("update", (_id, next) => {
      state = next;
      if (sentID >= 0 && next._stateID > sentID) {
        sentID = -1;
        moves++;
        delays.push(now() - sentAt);
      }
      act();
    });
    socket.on("connect_error", reject);
  });
}

async function gather() {
  const { matchID } = await post("/games/tricks/create", { numPlayers: 4 });
  for (let seat = 0; seat < 4; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/tricks/${matchID}/join`, { playerID, playerName: `p${seat}` });
    players.push(await join(matchID, playerID, playerCredentials));
  }
}

function found(wall, used) {
  const sorted = delays.sort((a, b) => a - b);
  const at = (part) => 1000 * (sorted[Math.floor(part * sorted.length)] || 0);
  return { moves, wall, load: used / wall, p50: at(0.5), p99: at(0.99), bytes, frames };
}

async function play(seconds) {
  moves = bytes = frames = 0;
  delays = [];
  const begun = now();
  const used = cpu();
  playing = true;
  for (const act of players) act();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  playing = false;
  const seen = found(now() - begun, cpu() - used);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return seen;
}

async function main() {
  for (let match = 0; match < MATCHES; match++) await gather();
  console.log("ready");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [word, seconds] = line.split(" ");
    if (word === "quit") break;
    console.log(`played ${JSON.stringify(await play(Number(seconds)))}`);
  }
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
