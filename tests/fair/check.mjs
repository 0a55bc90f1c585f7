// Checks a record of fair deals, written from docs/fair.md alone: it shares no code with the package and knows no game.
//   node check.mjs RECORD [KEPT]   prints {"status", "wrong", "remarks"} and exits with that status
// The numbers in brackets are those of the list "Checking a record".
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

class Unreadable extends Error {}
const must = (so, what) => {
  if (!so) throw new Unreadable(what);
};

// -- bytes --------------------------------------------------------------------------------
const num = (x) => Buffer.from([x >>> 24, (x >>> 16) & 255, (x >>> 8) & 255, x & 255]);
const sha = (...parts) => createHash("sha256").update(Buffer.concat(parts.map((part) => Buffer.from(part)))).digest();
const H = (...parts) => sha(...parts.map(Buffer.from).flatMap((part) => [num(part.length), part]));
const mac = (key, ...parts) => createHmac("sha256", key).update(Buffer.concat(parts.map(Buffer.from))).digest();
const shake = (length, ...parts) =>
  createHash("shake256", { outputLength: length }).update(Buffer.concat(parts.map(Buffer.from))).digest();
const same = (a, b) => a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;

function* numbersBelow(key) {
  let [block, pool, left] = [0n, 0n, 0];
  let n = yield;
  for (;;) {
    const width = n <= 1 ? 0 : (n - 1).toString(2).length;
    if (left < width) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(block++);
      [pool, left] = [BigInt("0x" + sha(key, counter).toString("hex")), 256];
    }
    const value = Number(pool & ((1n << BigInt(width)) - 1n));
    pool >>= BigInt(width);
    left -= width;
    if (value < n) n = yield value;
  }
}

function order(key, size) {
  const numbers = numbersBelow(key);
  numbers.next();
  const items = Array.from({ length: size }, (_, i) => i);
  for (let i = 0; i < size; i++) {
    const j = i + numbers.next(size - i).value;
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

// -- reading ------------------------------------------------------------------------------
const number = (text) => {
  must(/^(0|[1-9][0-9]{0,8})$/.test(text), `no number: ${text}`);
  return Number(text);
};
const hash = (text) => {
  must(typeof text === "string" && /^[0-9a-f]{64}$/.test(text), `no hash: ${text}`);
  return Buffer.from(text, "hex");
};
const words = (text, parts) => {
  const found = text.split(" ");
  const last = found.slice(parts - 1).join(" ");
  must(found.length >= parts && found.slice(0, parts - 1).every(Boolean) && last, `something is missing: ${text}`);
  return [...found.slice(0, parts - 1), last];
};
const isWhole = (x, below = 2 ** 31) => Number.isInteger(x) && x >= 0 && x < below;
const whole = (x, what) => (must(isWhole(x), `${what} is no whole number`), x);
const text = (x, what) => (must(typeof x === "string", `${what} is no text`), x);
const list = (x, what) => (must(Array.isArray(x), `${what} is no list`), x);
const object = (x, what) => (must(x !== null && typeof x === "object" && !Array.isArray(x), `${what} is no object`), x);
const countMembers = (x) =>
  x === null || typeof x !== "object"
    ? 0
    : Object.values(x).reduce((sum, y) => sum + countMembers(y), Array.isArray(x) ? 0 : Object.keys(x).length);

function json(source) {
  let found;
  try {
    found = JSON.parse(source);
  } catch {
    throw new Unreadable(`no JSON: ${source.slice(0, 60)}`);
  }
  must(JSON.stringify(found).isWellFormed() && !/\\ud[89a-f]/.test(JSON.stringify(found)), "no text in UTF-8");
  const members = [...source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter((match) => match[1]).length;
  must(members === countMembers(found), "a member stands there twice");
  return found;
}

function read(source) {
  const record = { plain: [], entries: [], proofs: new Map(), comments: 0 };
  const bySeq = new Map();
  const once = new Set();
  const entryAt = (seq) => (must(bySeq.has(number(seq)), `no entry ${seq}`), bySeq.get(Number(seq)));
  const who = (name) => (name === "watch" || name === "move" ? name : String(number(name)));
  const ways = {
    scheme: (rest) => must(rest === "2", "no scheme that is known"),
    table: (rest) => ([record.table, record.game] = ((w) => [w[0], number(w[1])])(words(rest, 2))),
    reader: (rest) => (record.reader = rest === "watch" ? rest : String(number(rest))),
    pack: (rest) => {
      record.packText = rest;
      record.pack = new Map();
      for (const pair of rest.split(" ")) {
        const at = pair.lastIndexOf("=");
        must(at > 0 && !record.pack.has(pair.slice(0, at)), `no face with its number: ${pair}`);
        record.pack.set(pair.slice(0, at), number(pair.slice(at + 1)));
      }
      must(new Set(record.pack.values()).size === record.pack.size, "two cards have the same number");
    },
    entry: (rest) => {
      const data = object(json(rest), "an entry");
      const last = record.entries.at(-1);
      must(!last || whole(data.seq, "seq") > last.data.seq, "entries are numbered upwards");
      whole(data.seq, "seq");
      must(isWhole(data.at, 2 ** 53), "at is no whole number");
      text(data.kind, "kind");
      const entry = { text: rest, data, seq: data.seq, seals: new Map(), told: new Map() };
      bySeq.set(data.seq, entry);
      record.entries.push(entry);
    },
    sealed: (rest) => {
      const [seq, name, seal] = words(rest, 3);
      const entry = entryAt(seq);
      must(!entry.seals.has(who(name)), "sealed twice");
      entry.seals.set(name, hash(seal));
    },
    told: (rest) => {
      const [seq, name, salt, said] = words(rest, 4);
      const entry = entryAt(seq);
      must(!entry.told.has(who(name)), "told twice");
      entry.told.set(name, { salt: hash(salt), text: said });
    },
    secret: (rest) => (record.secret = hash(rest)),
    head: (rest) => (record.head = hash(rest)),
  };
  const lines = source.split("\n");
  must(lines.pop() === "", "the last line is cut off");
  for (const line of lines) {
    if (line === "" || line.startsWith("#")) record.comments += line ? 1 : 0;
    else if (!line.startsWith("fair ")) record.plain.push(line);
    else {
      const [, word, rest] = words(line, 3);
      if (Object.hasOwn(ways, word)) {
        must(!once.has(word) || ["entry", "sealed", "told"].includes(word), `fair ${word} is said twice`);
        once.add(word);
        ways[word](rest);
      } else proof(record.proofs, number(word), rest);
    }
  }
  for (const word of ["scheme", "table", "reader", "pack", "entry", "head"]) must(once.has(word), `no fair ${word}`);
  return record;
}

function proof(proofs, drawing, rest) {
  const [what, said] = words(rest, 2);
  if (!proofs.has(drawing)) proofs.set(drawing, { opened: [], leaves: [] });
  const found = proofs.get(drawing);
  if (what === "picks" && !found.picks) found.picks = hash(said);
  else if (what === "leaves" && !found.leaves.length) found.leaves = (said.match(/.{1,64}/gs) ?? []).map(hash);
  else {
    must(what === "open", `no line that is known: ${rest.slice(0, 40)}`);
    const [place, face, salt] = words(said, 3);
    found.opened.push({ place: number(place), face, salt: hash(salt) });
  }
}

// -- packs that are the same at several tables [13] ----------------------------------------
function packsIn(told, bad) {
  const [evening, contest, drawing] = [text(told.evening, "evening"), whole(told.contest, "contest"), whole(told.drawing, "drawing")];
  const packs = { evening, contest, drawing, promise: hash(told.promise), guests: new Map(), parts: new Map(), shares: new Map() };
  const rows = (name, length) => {
    let before = -1;
    return list(told[name], name).map((row) => {
      must(Array.isArray(row) && row.length === length, `${name} holds rows of ${length}`);
      if (whole(row[0], "a person") <= before) bad("persons are ascending");
      before = Math.max(before, row[0]);
      return row;
    });
  };
  for (const [person, guest, part] of rows("list", 3)) {
    packs.guests.set(person, text(guest, "guest"));
    packs.parts.set(person, hash(part));
  }
  for (const [person, share] of rows("shares", 2)) packs.shares.set(person, hash(share));
  packs.bound = (person, share) =>
    H("commit", evening, num(contest), num(drawing), num(person), packs.guests.get(person), share);
  const both = [...packs.parts.keys()].filter((person) => packs.shares.has(person));
  if (!packs.parts.size || both.length !== packs.parts.size || both.length !== packs.shares.size) bad("not all have shared");
  for (const person of both)
    if (!same(packs.bound(person, packs.shares.get(person)), packs.parts.get(person))) bad(`person ${person}: another share`);
  return packs;
}

// -- following the entries ----------------------------------------------------------------
function follow(record, wrong, remarks) {
  const state = { heads: new Map(), promises: [], ahead: 0, committed: new Map(), rounds: new Map(), seats: [] };
  const known = new Set();
  let [due, now, next, pause, moves, over, head, rests] = [-1, null, 0, 0, [], false, null, false];

  for (const entry of record.entries) {
    const { data, seq } = entry;
    const bad = (what) => wrong.push(`entry ${seq}: ${what}`);
    const seatOf = (x) => (must(isWhole(x) && x < state.seats.length, `entry ${seq}: no seat ${x}`), x);
    const hasPart = (seat) => {
      if (state.seats[seat].out || !state.seats[seat].person) bad(`seat ${seat} has no part`); // [5] [6] [7]
    };
    const publish = (n, promise) => {
      if (n !== state.promises.length) bad(`drawing ${n} is promised out of order`); // [4]
      state.promises[n] ??= hash(promise);
    };
    const commit = (seat, n, commitment) => {
      if (state.packs) bad("a commitment, but the packs were cut before the game"); // [13]
      if (n < next) bad(`a commitment to drawing ${n}, whose list is closed`); // [5]
      if (!state.promises[n]) bad(`a commitment to drawing ${n}, which is not promised`); // [4]
      hasPart(seat);
      if (!state.committed.has(n)) state.committed.set(n, new Map());
      if (state.committed.get(n).has(seat)) bad(`a second commitment to drawing ${n}`);
      state.committed.get(n).set(seat, commitment);
    };
    const dealWhenOpen = () => {
      if (!now || now.shares.size < now.parts.size) return;
      const parts = (of) => [...of].sort((a, b) => a[0] - b[0]).map(([seat, part]) => Buffer.concat([num(seat), part]));
      now.cut = H("cut", state.promises[now.drawing] ?? "", ...parts(now.parts), ...parts(now.shares));
      now.dealtIn = pause = seq;
      now = null;
    };
    const close = (told) => {
      const drawing = whole(told.drawing, "drawing");
      const plan = new Map(Object.entries(object(told.plan, "plan")));
      const round = { drawing, parts: new Map(), shares: new Map(), plan, without: list(told.without ?? [], "without") };
      round.without.forEach((face) => text(face, "a face"));
      pause = seq;
      if (now || drawing !== next) bad(`the list of drawing ${drawing} cannot be closed now`); // [6]
      if (!state.promises[drawing]) bad(`drawing ${drawing} was not promised`); // [4]
      const committed = state.committed.get(drawing) ?? new Map();
      let before = -1;
      for (const row of list(told.list, "list")) {
        must(Array.isArray(row) && row.length === 2, "a list holds pairs");
        const seat = seatOf(row[0]);
        if (seat <= before) bad("the seats of a list are ascending");
        before = Math.max(before, seat);
        round.parts.set(seat, hash(row[1]));
        if (!same(committed.get(seat), round.parts.get(seat))) bad(`seat ${seat} never committed to this`); // [6]
        hasPart(seat);
      }
      for (const seat of committed.keys()) {
        const { person, out } = state.seats[seat];
        if (!round.parts.has(seat) && person && !out) remarks.push(`drawing ${drawing}: seat ${seat} was left out`);
      }
      if (!round.parts.size && data.kind !== "closed") bad("an empty list is closed by an entry of its own");
      if (state.packs) {
        if (round.parts.size) bad("packs are cut that were cut before the game"); // [13]
        [round.parts, round.shares] = [state.packs.parts, state.packs.shares];
      }
      const size = record.pack.size - round.without.length; // [8]
      if (new Set(round.without).size !== round.without.length || !round.without.every((f) => record.pack.has(f)))
        bad("what is left out is not in the pack");
      const positions = [...plan.values()].flatMap((at) => list(at, "positions").map((p) => whole(p, "a position")));
      if (positions.some((p) => p >= size) || new Set(positions).size !== positions.length) bad("no such plan");
      due = -1;
      next = Math.max(next, drawing + 1);
      now = round;
      state.rounds.set(drawing, round);
      const promised = object(told.promises, "promises");
      for (const n of Object.keys(promised).map(number).sort((a, b) => a - b)) publish(n, promised[n]);
      if (state.promises.length !== drawing + state.ahead) bad("not as many promises ahead as at first"); // [4]
      dealWhenOpen();
    };
    const kinds = {
      started() {
        [text(data.game, "game"), text(data.law, "law"), object(data.options, "options"), object(data.agreed, "agreed")];
        state.seats = list(data.seats, "seats").map((told) => {
          object(told, "a seat");
          const [guest, bot] = [text(told.guest ?? "", "guest"), text(told.bot ?? "", "bot")];
          const label = text(told.label, "label");
          const name = text(told.name ?? "", "name") || bot || label;
          return { label, guest, name, person: guest !== "" && bot === "", out: false, empty: guest === "" && bot === "" };
        });
        must(state.seats.length > 0, "nobody sits at this table");
        if (text(data.pack, "pack") !== record.packText) bad("another pack"); // [2]
        if (Object.hasOwn(data, "packs")) state.packs = packsIn(object(data.packs, "packs"), bad);
        if (state.packs) remarks.push("the packs are duplicated");
        list(data.promises, "promises").forEach((promise, n) => publish(n, promise));
        state.ahead = state.promises.length;
        if (state.ahead < 2) bad("not two promises"); // [4]
      },
      moved() {
        const { empty } = state.seats[seatOf(data.seat)];
        must(["person", "bot", "clock", "table"].includes(data.by), "by whom?");
        if (empty !== (data.by === "table")) bad("the table moves for empty seats alone"); // [5]
        moves.push(seq);
        if (now || due >= 0) bad("a move while the cards are being dealt"); // [7]
      },
      committed() {
        commit(seatOf(data.seat), whole(data.drawing, "drawing"), hash(data.hash));
      },
      closed() {
        if (due < 0 || now) bad("a list is closed, but none is due"); // [6]
        must("round" in data, "a list is closed, but it is not there");
      },
      opened() {
        const [seat, drawing, share] = [seatOf(data.seat), whole(data.drawing, "drawing"), hash(data.share)];
        if (!now || now.drawing !== drawing || !now.parts.has(seat) || now.shares.has(seat)) {
          bad(`seat ${seat} is not asked for a share`); // [7]
          return;
        }
        hasPart(seat);
        now.shares.set(seat, share);
        const { guest } = state.seats[seat];
        const bound = H("commit", record.table, num(record.game), num(drawing), num(seat), guest, share);
        if (!same(bound, now.parts.get(seat))) bad(`seat ${seat} opens another share`); // [7]
        if (text(data.next ?? "", "next")) commit(seat, drawing + 1, hash(data.next));
        dealWhenOpen();
      },
      voided() {
        const seats = list(data.seats, "seats").map((seat) => whole(seat, "a seat"));
        if (!now || now.drawing !== whole(data.drawing, "drawing")) {
          bad("this drawing is not being opened"); // [7]
          return;
        }
        if (!seats.length || seats.some((seat) => !now.parts.has(seat) || now.shares.has(seat))) bad("no reason to void");
        for (const seat of seats) if (state.seats[seat]) state.seats[seat].out = true;
        remarks.push(`drawing ${now.drawing} was voided by ${seats}`);
        state.rounds.delete(now.drawing);
        now = null;
        if (!("due" in data) && !("round" in data)) bad("voided, and no other is due");
      },
      went_on() {
        if (!rests) bad("no pause to end"); // [3]
        pause = seq;
      },
      bot() {
        [text(data.bot, "bot"), text(data.why, "why")];
        const seat = state.seats[seatOf(data.seat)];
        [seat.person, seat.empty] = [false, false];
      },
      sat() {
        const seat = state.seats[seatOf(data.seat)];
        const guest = text(data.guest, "guest");
        text(data.name, "name");
        if (!seat.empty || !guest || (seat.guest && seat.guest !== guest)) bad("that seat is not free"); // [5]
        [seat.guest, seat.person, seat.empty] = [guest, true, false];
      },
      left() {
        const seat = state.seats[seatOf(data.seat)];
        if (!seat.person) bad("nobody is there to leave"); // [5]
        [seat.person, seat.empty] = [false, true];
      },
      person() {
        const seat = state.seats[seatOf(data.seat)];
        if (!seat.guest) bad("nobody is there to play");
        seat.person = seat.guest !== "";
      },
      undone() {
        seatOf(data.seat);
        if (!state.heads.has(whole(data.to, "to"))) bad("no entry to go back to");
        if (moves.some((move) => move > data.to && move <= pause)) bad("taken back although a drawing was due"); // [7]
        moves = moves.filter((move) => move <= data.to);
      },
    };
    const first = entry === record.entries[0];
    must(Object.hasOwn(kinds, data.kind), `entry ${seq}: no kind that is known`);
    must(first === (data.kind === "started"), "a game starts once"); // [1]
    if (over) bad("the game was over"); // [1]
    const saw = text(data.saw ?? "", "saw");
    if (saw && !known.has(hash(saw).toString("hex"))) bad("the sender had been told another story"); // [1]
    kinds[data.kind]();
    if ("rests" in data) rests = text(data.rests, "rests") !== "";
    else if (["moved", "undone", "went_on"].includes(data.kind)) rests = false;
    if ("round" in data) close(object(data.round, "round"));
    if ("due" in data) {
      if (now || due >= 0 || whole(data.due, "due") !== next) bad(`drawing ${data.due} cannot be due`); // [6]
      due = next;
      pause = seq;
    }
    if ("over" in data) {
      must(list(data.over, "over").length === state.seats.length, "a result has a number for each seat");
      over = true;
    }
    const seals = [...entry.seals].map(([name, seal]) => Buffer.concat([Buffer.from(`${name} `), seal]));
    head = first ? H("game", record.table, num(record.game), entry.text) : H("entry", head, entry.text, ...seals);
    state.heads.set(seq, head);
    known.add(head.toString("hex"));

    entry.deals = [...state.rounds.values()].find((round) => round.dealtIn === seq); // [3]
    const tells = data.kind === "moved" || data.kind === "went_on" || entry.deals !== undefined;
    const each = tells && !("events" in data) ? [...state.seats.keys(), "watch"] : [];
    const wanted = [...each, ...(data.kind === "moved" ? ["move"] : [])].join(" ");
    if ([...entry.seals.keys()].join(" ") !== wanted) bad("what was sealed is not what such an entry binds");
    if ("events" in data && !tells) bad("nothing can have happened in this entry");
  }
  state.over = over;
  if (!same(head, record.head)) wrong.push("the last head is another"); // [1]
  return state;
}

// -- what stands there twice, what was told, what was shown ---------------------------------
function checkPlain(record, state, wrong) {
  const { game, options } = record.entries[0].data;
  const expected = [
    ["game", game],
    ...Object.entries(options).map(([name, value]) => [`option ${name}`, value]),
    ["seats", state.seats.map((seat) => seat.label).join(" ")],
    ...state.seats.map((seat) => [`player ${seat.label}`, seat.name]),
  ];
  const agrees = (line, [start, value]) => {
    if (!line?.startsWith(`${start} `)) return false;
    const rest = line.slice(start.length + 1);
    return typeof value === "number" ? rest.trim() === rest && Number(rest) === value : rest === value;
  };
  const found = record.plain.filter((line) => !line.startsWith("version "));
  const more = found.length > expected.length && !record.secret;
  if (more || !expected.every((pair, i) => agrees(found[i], pair))) wrong.push("another game, option, seat or player"); // [2]
  const usual = ["game", "version", "option", "seats", "player"];
  if (!record.secret) must(record.plain.every((line) => usual.includes(line.split(" ", 1)[0])), "a line without a place");
}

function checkTold(record, wrong) {
  for (const { seq, data, seals, told } of record.entries) {
    const wanted = [...seals.keys()].filter(
      (name) => record.secret || name === record.reader || (name === "move" && String(data.seat) === record.reader),
    );
    for (const name of wanted) if (!told.has(name)) wrong.push(`entry ${seq}: what ${name} was told is missing`); // [3]
    for (const [name, { salt, text: said }] of told)
      if (!same(sha(salt, said), seals.get(name))) wrong.push(`entry ${seq}: ${name} was told something else`); // [3]
  }
}

function checkCards(record, state, wrong, remarks) {
  const { accidents } = record.entries[0].data.options;
  const astray = accidents === undefined || accidents === null || accidents === 0 ? wrong : remarks; // [9] [10]
  const lying = new Map();
  for (const [drawing, { picks, leaves, opened }] of record.proofs) {
    const bad = (what) => wrong.push(`drawing ${drawing}: ${what}`); // [9]
    if (!state.rounds.get(drawing)?.dealtIn) bad("it was not made");
    const made = H("promise", num(drawing), picks ?? "", ...leaves);
    if (leaves.length !== record.pack.size || !same(made, state.promises[drawing])) bad("this was not promised");
    const faces = new Map();
    for (const { place, face, salt } of opened) {
      if (faces.has(face) || [...faces.values()].includes(place)) bad(`${face} or its place is opened twice`);
      const card = record.pack.get(face);
      if (card === undefined || !same(sha("leaf", num(place), num(card), salt), leaves[place])) bad(`${face} is not there`);
      faces.set(face, place);
    }
    lying.set(drawing, faces);
  }
  const made = [];
  let trail;
  for (const entry of record.entries) {
    const events = shown(record, state, entry);
    if (entry.deals) {
      made.push(entry.deals);
      trail = checkDeal(record, entry, events, lying.get(entry.deals.drawing) ?? new Map(), wrong, astray);
    }
    for (const face of new Set(events.flatMap((event) => event.faces))) {
      const holder = made.findLast((r) => !r.without.includes(face) && (r.plan.size || lying.get(r.drawing)?.has(face)));
      if (!record.pack.has(face)) wrong.push(`entry ${entry.seq}: no ${face} in the pack`);
      else if (made.length && !lying.get(holder?.drawing)?.has(face)) wrong.push(`entry ${entry.seq}: ${face} is not opened`);
    }
    if (trail) trace(entry, events, trail, astray);
  }
}

function shown(record, state, entry) {
  const told = entry.told.get(record.reader);
  const events = "events" in entry.data ? entry.data.events : told ? json(told.text) : [];
  const place = (told) => {
    if (told === undefined) return "";
    const { name, seat, part } = object(told, "a place");
    if (seat !== undefined) must(isWhole(seat) && seat < state.seats.length, "no such seat");
    const where = text(name, "a place") + (seat === undefined ? "" : ` ${state.seats[seat].label}`);
    return where + (text(part ?? "", "a part") ? `/${part}` : "");
  };
  return list(events, "events").map((event) => {
    const cards = "cards" in object(event, "an event") ? list(event.cards, "cards") : [];
    const faces = cards.map((face) => text(face, "a face"));
    return { faces, from: place(event.from), to: place(event.to), atSeat: event.to?.seat !== undefined };
  });
}

function checkDeal(record, { seq, deals }, events, faces, wrong, astray) {
  if (!deals.without.every((face) => faces.has(face))) wrong.push(`entry ${seq}: what was left out is not opened`); // [9]
  const at = new Map([...faces].map(([face, place]) => [place, face]));
  const pack = order(deals.cut, record.pack.size).map((place) => at.get(place)).filter((f) => !deals.without.includes(f));
  const first = new Map();
  for (const event of events) for (const face of event.faces) if (!first.has(face)) first.set(face, event);
  const trail = { origin: new Map(), served: new Set(), mayLie: new Map([["", new Set([""])]]), seen: new Set() };
  for (const [where, positions] of deals.plan) {
    const shown = [...first].filter(([, { to }]) => to === where).map(([face]) => face);
    const brought = positions.slice(0, shown.length).map((position) => pack[position]);
    if (shown.sort().join(" ") !== brought.sort().join(" ")) astray.push(`entry ${seq}: ${where} got other cards`); // [9]
    for (const position of positions) trail.origin.set(pack[position], where);
    trail.mayLie.set(where, new Set([where]));
    if (events.some(({ to }) => to === where)) trail.served.add(where);
  }
  for (const [face, { to, atSeat }] of deals.plan.size ? first : [])
    if (!deals.plan.has(to) && (atSeat || trail.origin.has(face))) astray.push(`entry ${seq}: ${face} at ${to}`); // [9]
  return trail;
}

function trace({ seq, deals }, events, { origin, served, mayLie, seen }, astray) {
  for (const { faces, from, to } of events) {
    if (!faces.length && from && to && !(deals && served.has(to)))
      for (const [place, where] of mayLie)
        if (where.has(from) || (!served.has(place) && !served.has(from))) where.add(to);
    for (const face of faces) {
      if (!seen.has(face) && served.has(from) && !mayLie.get(origin.get(face) ?? "").has(from))
        astray.push(`entry ${seq}: ${face} was not dealt to ${from}`); // [10]
      seen.add(face);
    }
  }
}

function checkSecret(record, state, wrong) {
  const cards = [...record.pack.values()];
  if (state.packs && !same(H("packs", record.secret), state.packs.promise)) wrong.push("other packs"); // [13]
  state.promises.forEach((promise, n) => {
    const key = mac(record.secret, "drawing", num(n));
    const salts = shake(32 * cards.length, "salts", key);
    const places = order(mac(key, "order"), cards.length);
    const leaf = (index, place) => sha("leaf", num(place), num(cards[index]), salts.subarray(32 * place, 32 * place + 32));
    if (!same(H("promise", num(n), H("picks", mac(key, "picks")), ...places.map(leaf)), promise))
      wrong.push(`drawing ${n}: the secret makes another promise`); // [11]
  });
  for (const { seq, told } of record.entries)
    for (const [name, { salt }] of told)
      if (!same(mac(record.secret, "told", num(seq), name), salt)) wrong.push(`entry ${seq}: another salt`); // [11]
}

function checkKept(kept, record, state, wrong) {
  object(kept, "what was kept");
  const reader = kept.seat === null ? "watch" : String(whole(kept.seat, "seat"));
  const [table, game, guest] = [text(kept.table, "table"), whole(kept.game, "game"), text(kept.guest, "guest")];
  const readable = record.secret !== undefined || reader === record.reader;
  if (table !== record.table || game !== record.game || !readable) wrong.push("kept of another game"); // [12]
  if (reader !== "watch" && state.seats[reader]?.guest !== guest) wrong.push("another guest");
  const heads = Object.entries(object(kept.heads, "heads"));
  must(heads.length > 0, "no head was kept");
  for (const [seq, head] of heads) if (!same(state.heads.get(number(seq)), hash(head))) wrong.push(`another head ${seq}`);
  for (const [n, promise] of Object.entries(object(kept.promises ?? {}, "promises")))
    if (!same(state.promises[number(n)], hash(promise))) wrong.push(`another promise ${n}`);
  if (kept.packs !== undefined) {
    const [{ person, seed, promise }, packs] = [object(kept.packs, "packs"), state.packs];
    const [own, promised] = [whole(person, "person"), hash(promise)];
    if (!packs || !same(packs.promise, promised)) wrong.push("other packs were promised"); // [13]
    else if (packs.parts.has(own)) {
      const share = H("share", hash(seed), packs.evening, num(packs.contest), num(packs.drawing));
      if (!same(share, packs.shares.get(own)) || !same(packs.bound(own, share), packs.parts.get(own)))
        wrong.push("never committed to these packs"); // [13]
    }
  }
  if (!kept.seed || reader === "watch" || state.packs) return;
  const [seat, seed] = [Number(reader), hash(kept.seed)];
  const shareOf = (n) => H("share", seed, table, num(game), num(n));
  for (const [n, parts] of state.committed) {
    const bound = H("commit", table, num(game), num(n), num(seat), guest, shareOf(n));
    if (parts.has(seat) && !same(parts.get(seat), bound)) wrong.push(`drawing ${n}: never committed to`); // [12]
  }
  for (const [n, { shares }] of state.rounds)
    if (shares.has(seat) && !same(shares.get(seat), shareOf(n))) wrong.push(`drawing ${n}: never opened`);
}

function check(source, keptSource) {
  const [wrong, remarks] = [[], []];
  try {
    const record = read(source);
    const kept = keptSource === undefined ? undefined : json(keptSource);
    const state = follow(record, wrong, remarks);
    checkTold(record, wrong);
    if (state.over) checkCards(record, state, wrong, remarks);
    checkPlain(record, state, wrong);
    if (record.secret) checkSecret(record, state, wrong);
    else if (state.over && record.entries[0].data.agreed.opening === "all") wrong.push("the secret is kept back"); // [11]
    if (kept !== undefined) checkKept(kept, record, state, wrong);
    return { status: wrong.length ? 1 : kept && state.over ? 0 : 3, wrong, remarks };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { status: 2, wrong: [error.message], remarks };
  }
}

const utf8 = (file) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
if (process.argv[2] === "--many") {
  // one JSON list of [record, kept or null] on standard input, one list of verdicts out
  const pairs = JSON.parse(readFileSync(0, "utf8"));
  console.log(JSON.stringify(pairs.map(([record, kept]) => check(record, kept ?? undefined))));
} else {
  const verdict = check(utf8(process.argv[2]), process.argv[3] && utf8(process.argv[3]));
  console.log(JSON.stringify(verdict));
  process.exitCode = verdict.status;
}
