/** Waiting for a game with other people: said to the house over a web socket, and again when that was lost. */

import { rememberWanted } from "../../browser/memory.ts";
import { go } from "../../browser/router.svelte.ts";
import { HouseError } from "../../net/api.ts";
import type { Failure, Message, Waiting, Wanted } from "../../net/protocol.ts";
import { houseAddress, Socket } from "../../net/socket.ts";

export class Seeker {
  wanted: Wanted | null = $state.raw(null); // while one waits
  standing: Waiting | null = $state.raw(null);
  since = $state(0); // by our clock
  trouble: unknown = $state.raw(null);
  online = $state(true);
  #socket: Socket | null = null;

  wait(wanted: Wanted): void {
    this.wanted = wanted;
    this.standing = null;
    this.trouble = null;
    this.since = Date.now();
    rememberWanted(wanted);
    if (this.#socket === null) {
      this.#socket = new Socket(houseAddress(), { told: (message) => this.#told(message), connected: (on) => this.#connected(on) });
    } else void this.#say();
  }

  async giveUp(): Promise<void> {
    this.wanted = null;
    const socket = this.#socket;
    this.#socket = null;
    await socket?.ask({ t: "give_up" });
    socket?.close();
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  #connected(on: boolean): void {
    this.online = on;
    if (on) void this.#say();
  }

  async #say(): Promise<void> {
    const answer = await this.#socket?.ask({ t: "wait", ...this.wanted } as { t: "wait" } & Wanted);
    if (answer?.t === "error" && answer.code !== "busy") this.#refused(answer);
  }

  #refused(failure: Failure): void {
    this.trouble = new HouseError(failure);
    this.wanted = null;
  }

  #told(message: Message): void {
    if (message.t === "found") go("table", message.table);
    else if (message.t === "waiting" && message.wanted) {
      this.standing = message;
      this.wanted = message.wanted;
    } else if (message.t === "waiting" && this.standing) this.wanted = null; // given up elsewhere
  }
}
