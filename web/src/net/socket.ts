/** A web socket to the house: numbered asks and their answers, and a new connection when one is lost. */

import { doorOf, type Line } from "./door.ts";
import type { Ask, Done, Failure, Message, News, Refused, Table } from "./protocol.ts";

type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Asking = Unnumbered<Ask>;
export type Answer = Done | Failure | News | Refused | Table;

export interface Listener {
  told(message: Message): void;
  connected(on: boolean): void;
}

const OPEN = 1; // of a line that can be spoken on
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 15_000;

function unheard(re: number): Failure {
  return { t: "error", re, code: "busy", text: "the connection was lost before an answer came" };
}

function answered(message: Message): number | undefined {
  return "re" in message && typeof message.re === "number" ? message.re : undefined;
}

export class Socket {
  #address: string;
  #spoken: string[];
  #another: string;
  #listener: Listener;
  #socket: Line | undefined;
  #waiting = new Map<number, (answer: Answer) => void>();
  #lastId = 0;
  #wait = FIRST_WAIT;
  #retry: number | undefined;
  #pinging: number | undefined;
  #closed = false;

  /** With a token it is its owner who connects; the page of the house itself has a cookie. */
  constructor(address: string, listener: Listener, token = "") {
    this.#address = address;
    this.#another = token;
    this.#spoken = token ? ["parlour", `bearer.${token}`] : [];
    this.#listener = listener;
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Ask the house; the answer is an error where none can come. */
  ask(asking: Asking): Promise<Answer> {
    const id = ++this.#lastId;
    if (this.#socket?.readyState !== OPEN) return Promise.resolve(unheard(id));
    const socket = this.#socket;
    return new Promise((resolve) => {
      const late = window.setTimeout(() => socket.close(), ANSWER_WITHIN);
      this.#waiting.set(id, (answer) => {
        window.clearTimeout(late);
        resolve(answer);
      });
      socket.send(JSON.stringify({ ...asking, id }));
    });
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    window.clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#retry === undefined || document.hidden) return;
    window.clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    this.#retry = undefined;
    const socket = doorOf(this.#another).line(this.#address, this.#spoken);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.#lost();
  }

  #opened(socket: Line): void {
    this.#wait = FIRST_WAIT;
    this.#pinging = window.setInterval(() => void this.ask({ t: "ping" }), PING_EVERY);
    if (socket === this.#socket) this.#listener.connected(true);
  }

  #heard(message: Message): void {
    this.#listener.told(message);
    const re = answered(message);
    if (re === undefined) return;
    this.#waiting.get(re)?.(message as Answer);
    this.#waiting.delete(re);
  }

  #lost(): void {
    window.clearInterval(this.#pinging);
    for (const [id, resolve] of this.#waiting) resolve(unheard(id));
    this.#waiting.clear();
    this.#listener.connected(false);
    if (this.#closed) return;
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export function houseAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
