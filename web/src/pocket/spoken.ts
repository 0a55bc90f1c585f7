/** What page and worker say to each other. */

import type { Contents } from "./contents.ts";

export type ToWorker =
  | { t: "open"; contents: Contents; name: string }
  | { t: "ask"; n: number; method: string; where: string; body: string }
  | { t: "connect"; line: number }
  | { t: "say"; line: number; text: string }
  | { t: "hang-up"; line: number };

/** Why there is no house: another page of this browser has it open, or something else. */
export type Trouble = "elsewhere" | "failed";

export type FromWorker =
  | { t: "opened" }
  | { t: "not-opened"; why: Trouble; text: string }
  | { t: "answer"; n: number; status: number; kind: string; text: string }
  | { t: "said"; line: number; text: string }
  | { t: "closed"; line: number };
