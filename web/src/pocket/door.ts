/** The door to the house in this page: what would go over the network goes to the worker. */

import type { Door, Line } from "../net/door.ts";
import type { Contents } from "./contents.ts";
import type { FromWorker, ToWorker, Trouble } from "./spoken.ts";

const OPEN = 1;
const CLOSED = 3;
const CATALOGUE = /^\/api\/games\?language=(\w+)$/;
const WITHOUT_BODY = new Set([204, 304]);

type Answered = (answer: Response) => void;

/** A line to the worker, as a web socket is used. */
class PocketLine implements Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #say: (text: string) => void;
  #hangUp: () => void;

  constructor(say: (text: string) => void, hangUp: () => void) {
    this.#say = say;
    this.#hangUp = hangUp;
  }

  send(text: string): void {
    this.#say(text);
  }

  close(): void {
    this.#hangUp();
    this.ended();
  }

  began(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  ended(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}

export class PocketDoor implements Door {
  #worker: Worker;
  #contents: Contents;
  #asked = new Map<number, Answered>();
  #lines = new Map<number, PocketLine>();
  #last = 0;
  #settle: ((why: Trouble | "", text: string) => void) | undefined;
  #opened: Promise<void>;

  /** Nothing is asked before the house is open, and nothing is answered if it cannot be opened. */
  constructor(worker: Worker, contents: Contents, name: string, settled: (why: Trouble | "", text: string) => void) {
    this.#worker = worker;
    this.#contents = contents;
    this.#opened = new Promise((resolve, reject) => {
      this.#settle = (why, text) => {
        settled(why, text);
        if (why) reject(new TypeError(text || why));
        else resolve();
      };
    });
    this.#opened.catch(() => undefined); // whoever asks is told
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#heard(data));
    worker.addEventListener("error", (event) => this.#settle?.("failed", event.message));
    this.#tell({ t: "open", contents, name });
  }

  async ask(where: string, init: RequestInit): Promise<Response> {
    const [, language = ""] = CATALOGUE.exec(where) ?? [];
    const games = this.#contents.games[language];
    if (games) return fetch(games);
    await this.#opened;
    const n = ++this.#last;
    const body = typeof init.body === "string" ? init.body : "";
    this.#tell({ t: "ask", n, method: init.method ?? "GET", where, body });
    return new Promise((resolve) => this.#asked.set(n, resolve));
  }

  line(): Line {
    const line = ++this.#last;
    const end = new PocketLine(
      (text) => this.#tell({ t: "say", line, text }),
      () => this.#tell({ t: "hang-up", line }),
    );
    this.#lines.set(line, end);
    void this.#opened.then(
      () => {
        this.#tell({ t: "connect", line });
        end.began();
      },
      () => end.ended(),
    );
    return end;
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #heard(message: FromWorker): void {
    if (message.t === "opened") this.#settle?.("", "");
    else if (message.t === "not-opened") this.#settle?.(message.why, message.text);
    else if (message.t === "answer") this.#answered(message.n, message.status, message.kind, message.text);
    else if (message.t === "said") this.#lines.get(message.line)?.onmessage?.({ data: message.text });
    else this.#closed(message.line);
  }

  #answered(n: number, status: number, kind: string, text: string): void {
    const body = WITHOUT_BODY.has(status) ? null : text;
    this.#asked.get(n)?.(new Response(body, { status, headers: { "content-type": kind } }));
    this.#asked.delete(n);
  }

  #closed(line: number): void {
    this.#lines.get(line)?.ended();
    this.#lines.delete(line);
  }
}
