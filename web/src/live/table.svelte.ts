/** A live table: what the house told, in the order it was told, and what can be asked of it. */

import type {
  ChatLine,
  Failure,
  Fair,
  Gone,
  Hint,
  Message,
  News,
  Refused,
  Rest,
  SeatClock,
  SeatInfo,
  Sheet,
  Table,
  TableInfo,
  View,
  Welcome,
  You,
} from "../net/protocol.ts";
import type { Pace } from "../browser/settings.svelte.ts";
import { Sharing, type Complaint, type Seated } from "../fair/sharing.ts";
import { houseAddress, Socket, type Answer, type Asking } from "../net/socket.ts";
import { eventsOf, logLines, type LogLine } from "../table/log.ts";
import { NOBODY, type AnyTable, type Audience } from "../table/table.ts";
import { verbOf } from "../table/moves/choices.ts";
import { changed } from "../table/view.ts";

const HOUSE = "the house"; // as a host
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class LiveTable implements AnyTable {
  readonly id: string;
  me: You | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  clocks: SeatClock[] = $state.raw([]);
  watching = $state(0);
  fair: Fair | null = $state.raw(null);
  rest: Rest | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null); // the last deal that has ended
  complaints: Complaint[] = $state.raw([]); // what the house did that it may not
  online = $state(false);
  entered = $state(false);
  gone: Gone["reason"] | null = $state(null);
  nobodyCame = $state(false); // the table has come to nothing: one waits again, in one's old place
  failed: Failure | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  ahead = $state(0); // milliseconds by which the house's clock is ahead of ours
  version = $state("");
  takenBack = $state(0); // how often a move was
  changedAt = $state(0); // when the game last changed, by our clock
  seq = 0;
  audience: Audience = NOBODY;
  #begun = 0; // the deal whose first line is still to come
  #socket: Socket;
  #sharing = new Sharing((complaint) => {
    if (!this.complaints.includes(complaint)) this.complaints = [...this.complaints, complaint];
  });

  constructor(id: string) {
    this.id = id;
    this.#socket = new Socket(houseAddress(), {
      told: (message) => this.#told(message),
      connected: (on) => this.#connected(on),
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Ask something; what the law or the house says against it is kept until the next ask. */
  async ask(asking: Asking): Promise<Answer> {
    this.dismiss();
    const answer = await this.#socket.ask(asking);
    if (answer.t === "refused") this.refused = answer;
    if (answer.t === "error") this.failed = answer;
    return answer;
  }

  /** A move; one that would take a claim from somebody is kept until he has had his time. */
  async move(move: string): Promise<void> {
    const { view } = this;
    do {
      const answer = await this.ask({ t: "move", move, window: view?.window ?? 0, seq: this.seq, head: this.#sharing.head });
      if (answer.t === "error" && answer.code === "story") this.#sharing.contradicted(this.seq);
      if (answer.t !== "error" || answer.code !== "claims") return;
      await pause(500);
    } while (this.view === view && this.online);
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.ask({ t: "hint" });
    return answer.t === "done" ? (answer.hint ?? null) : null;
  }

  async takeBack(): Promise<void> {
    await this.ask({ t: "undo" });
  }

  async hurry(): Promise<void> {
    await this.#socket.ask({ t: "hurry" });
  }

  /** The pace of bots, for whoever plays with them alone. */
  async setPace(pace: Pace): Promise<void> {
    await this.#socket.ask({ t: "pace", pace });
  }

  /** A commitment to the next drawing goes with it, where none was sent before. */
  async ready(): Promise<void> {
    const { fair, seat } = this;
    const bound = fair === null || seat === null ? null : this.#sharing.bound(fair, this.#seated(seat));
    await this.ask({ t: "ready", seq: this.seq, head: this.#sharing.head, ...(bound ?? {}) });
  }

  async say(text: string): Promise<boolean> {
    const { t } = await this.ask({ t: "say", text });
    return t !== "error" && t !== "refused";
  }

  dismiss(): void {
    this.refused = null;
    this.failed = null;
  }

  /** As its host calls it; empty where it has no name. */
  get name(): string {
    return this.info?.settings.name ?? "";
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  /** Laid for a match of a competition: it begins by itself, and nothing there is the host's to change. */
  get match(): boolean {
    return this.info?.match ?? false;
  }

  get host(): boolean {
    return this.info !== null && this.info.host === this.me?.guest;
  }

  /** It was made for people who had waited for each other, and is nobody's until their game is over. */
  get ofTheHouse(): boolean {
    return this.info?.host === HOUSE;
  }

  /** The people who play, those who are away among them; where none does, the programs. */
  get #company(): SeatInfo[] {
    const play = this.seats.filter((seat) => seat.guest && !seat.bot);
    const people = play.filter((seat) => !seat.program);
    return people.length ? people : play;
  }

  get people(): number {
    return this.#company.length;
  }

  get playing(): boolean {
    return this.info?.state === "playing";
  }

  get atEnd(): boolean {
    return this.rest !== null || this.view?.over === true;
  }

  get hints(): boolean {
    return this.playing && this.info?.settings.hints === true;
  }

  get undo(): boolean {
    return this.playing && this.info?.settings.undo === true;
  }

  /** Seconds in which a fault may be claimed before somebody acts that would be too late for. */
  get claimTime(): number {
    const { view, seat } = this;
    if (!this.playing || view === null || seat === null || view.to_act.includes(seat)) return 0;
    const may = view.choices.some((choice) => verbOf(choice.head) === "claim");
    return may ? (this.info?.settings.claim_time ?? 0) : 0;
  }

  /** Whether one plays, and nobody else but bots. */
  get hurries(): boolean {
    const { seat } = this;
    return this.playing && seat !== null && this.people === 1 && this.#company[0] === this.seats[seat];
  }

  get muted(): boolean {
    return this.info?.muted.includes(this.me?.guest ?? "") ?? false;
  }

  #connected(on: boolean): void {
    this.online = on;
    if (!on) this.#sharing.cutOff();
    if (on && this.gone !== "removed") void this.#enter();
  }

  async #enter(brief = true): Promise<void> {
    const since = this.seq > 0 ? { since: this.seq } : {};
    const asked = brief ? { ...since, brief } : since;
    const answer = await this.#socket.ask({ t: "enter", table: this.id, ...asked });
    if (answer.t !== "error") return;
    if (brief && answer.code === "malformed") await this.#enter(false); // a server of an older version
    else this.failed = answer;
  }

  #told(message: Message): void {
    if (message.t === "welcome") this.#welcome(message);
    else if (message.t === "table") this.#everything(message);
    else if (message.t === "news") this.#news(message);
    else if (message.t === "watching") this.watching = message.watching;
    else if (message.t === "gone") this.#left(message);
    else if (message.t === "waiting" && message.left === this.id) this.nobodyCame = true;
  }

  #left(gone: Gone): void {
    this.gone = gone.reason;
    if (gone.reason === "reload") void this.#enter();
  }

  #welcome(welcome: Welcome): void {
    this.me = welcome.you;
    this.version = welcome.version;
    this.ahead = welcome.at - Date.now();
  }

  #everything(table: Table): void {
    const sameGame = this.info?.game_no === table.table.game_no && this.seq > 0;
    const lines = logLines(table.told);
    this.log = sameGame ? [...this.log, ...lines.filter((line) => line.seq > this.seq)] : lines;
    this.chat = sameGame ? [...this.chat, ...table.chat.filter((line) => line.seq > this.seq)] : table.chat;
    this.seq = table.seq;
    this.ahead = table.at - Date.now();
    this.info = table.table;
    this.seat = table.you;
    this.view = table.view;
    this.clocks = table.clocks;
    this.watching = table.watching;
    this.rest = table.rest ?? null;
    this.sheet = table.sheet ?? null;
    this.gone = null;
    this.failed = null;
    this.entered = true;
    this.audience.scene({ events: [], view: table.view, sudden: true, past: eventsOf(this.log), seq: table.seq, sheet: this.sheet });
    if (table.head) this.#sharing.head = table.head; // of an entry that may lie before the last one
    this.#share(table.fair);
  }

  #news(news: News): void {
    if (news.seq <= this.seq && news.re === undefined) return;
    this.seq = Math.max(this.seq, news.seq);
    this.ahead = news.at - Date.now();
    if (news.table !== undefined) this.#seats(news.table);
    if (news.you !== undefined) this.seat = news.you;
    if (news.clocks !== undefined) this.clocks = news.clocks;
    if (news.chat !== undefined) this.#chatted(news.chat);
    if (news.rest !== undefined) this.rest = news.rest;
    if (news.sheet !== undefined) this.sheet = news.sheet;
    this.#played(news);
    if (news.head !== undefined) this.#sharing.told(this.info?.game_no ?? 0, news.seq, news.head);
    if (news.fair !== undefined) this.#share(news.fair);
  }

  #seats(info: TableInfo): void {
    if (this.info !== null && info.game_no !== this.info.game_no) {
      this.log = [];
      this.sheet = null;
    }
    this.info = info;
  }

  #chatted(line: ChatLine): void {
    this.chat = [...this.chat, line];
    this.audience.chatted(line);
  }

  #played(news: News): void {
    const undone = news.undone;
    if (undone !== undefined) this.takenBack += 1;
    if (undone !== undefined) this.log = this.log.filter((line) => line.seq <= undone);
    const events = news.events ?? [];
    this.#begun = news.deal ?? this.#begun;
    const lines = logLines([{ seq: news.seq, events, deal: this.#begun, ...(news.moved && { moved: news.moved }) }]);
    if (lines.length) {
      this.log = [...this.log, ...lines];
      this.#begun = 0;
    }
    const before = this.view;
    if (news.view !== undefined) this.view = news.view;
    else if (news.change !== undefined && before !== null) this.view = changed(before, news.change);
    if (this.view === before && !events.length && news.rest !== null) return;
    this.refused = null;
    this.changedAt = Date.now();
    const ended = this.atEnd ? this.sheet : null; // it lies there until the next deal
    const sheet = news.sheet ?? ended;
    const goesOn = news.sheet === undefined && ended !== null;
    this.audience.scene({ events, view: this.view, sudden: undone !== undefined || goesOn, past: eventsOf(this.log), seq: news.seq, lines, sheet });
  }

  /** Each seat has a share in every drawing, so that nobody alone can choose it. */
  #share(fair: Fair | null): void {
    const before = this.fair;
    this.fair = fair;
    const { seat, me } = this;
    if (fair === null || me === null) return;
    const at = this.#seated(seat);
    this.#sharing.out(fair, at, before);
    const asking = this.#sharing.asked(fair, at);
    if (asking !== null) void this.#send(asking, fair.game);
  }

  #seated(seat: number | null): Seated {
    const plays = seat !== null && !this.seats[seat]?.bot;
    return { table: this.id, guest: this.me?.guest ?? "", seat, plays, seq: this.seq };
  }

  async #send(asking: Asking, game: number): Promise<void> {
    const answer = await this.#socket.ask(asking);
    if (answer.t === "error") this.#sharing.failed(asking, game);
  }
}
