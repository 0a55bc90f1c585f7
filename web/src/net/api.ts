/** The HTTP side of the house; docs/protocol.md has the list. */

import { doorOf } from "./door.ts";
import type {
  Addresses,
  AgreementInfo,
  BookInfo,
  Correction,
  Deleted,
  EveningInfo,
  EveningMade,
  EveningOfTable,
  GameInfo,
  GameRecord,
  GameReview,
  Hearing,
  Judged,
  LawSheet,
  Lesson,
  Lobby,
  MyBlocks,
  MyEvenings,
  MyGames,
  MyResults,
  MyRunning,
  MySessions,
  NewAccount,
  NewContest,
  NewTable,
  PaidDebt,
  Problem,
  PuzzleAnswer,
  PuzzleInfo,
  Puzzles,
  RecoveryCodes,
  Report,
  Reported,
  Replay,
  Settlement,
  TableInfo,
  TableMade,
  TableRatings,
  WaitingList,
  WatchList,
  You,
} from "./protocol.ts";

/** The house said no; `code` and `message` are its own, and the seconds to `wait` where it is a limit. */
export class HouseError extends Error {
  readonly code: string;
  readonly wait: number;

  constructor(problem: Problem) {
    super(problem.text);
    this.code = problem.code;
    this.wait = problem.wait ?? 0;
  }
}

async function problem(response: Response): Promise<HouseError> {
  try {
    return new HouseError((await response.json()) as Problem);
  } catch {
    return new HouseError({ code: String(response.status), text: response.statusText });
  }
}

function query(given: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined);
  return pairs.length ? "?" + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString() : "";
}

const word = encodeURIComponent;

/** What a house answers, and in whose name it is asked: by the cookie of this page, or by a token. */
export type House = ReturnType<typeof houseAt>;

/** The house at an address, as a page elsewhere asks it with a token; its own page needs neither. */
export function houseAt(address = "", token = "") {
  async function fetched(method: string, where: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const init: RequestInit = { method, credentials: token ? "omit" : "same-origin", headers };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      headers["content-type"] = "application/json";
    }
    const response = await doorOf(address).ask(address + where, init);
    if (!response.ok) throw await problem(response);
    return response;
  }

  async function asked<T>(method: string, where: string, body?: unknown): Promise<T> {
    const response = await fetched(method, where, body);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  return {
    games: (language: string) => asked<GameInfo[]>("GET", `/api/games${query({ language })}`),
    book: (game: string, language: string) => asked<BookInfo>("GET", `/api/games/${word(game)}/book${query({ language })}`),
    agreement: (game: string, options: AgreementInfo["kept"]) =>
      asked<AgreementInfo>("POST", `/api/games/${word(game)}/agreement`, { options }),
    judge: (game: string, language: string) => asked<Judged>("GET", `/api/judge/${word(game)}${query({ language })}`),
    hearing: (id: string, language: string, game: number, entry: number) =>
      asked<Hearing>("GET", `/api/tables/${word(id)}/judge${query({ language, game, entry })}`),
    review: (id: string, game: number) => asked<GameReview>("GET", `/api/tables/${word(id)}/review${query({ game })}`),
    puzzles: () => asked<Puzzles>("GET", "/api/puzzles"),
    puzzle: (id: string) => asked<PuzzleInfo>("GET", `/api/puzzles/${word(id)}`),
    puzzleAnswer: (id: string, move?: string) => asked<PuzzleAnswer>("GET", `/api/puzzles/${word(id)}/answer${query({ move })}`),
    lesson: (game: string) => asked<Lesson>("GET", `/api/games/${word(game)}/lesson`),
    texts: async (language: string, game: string) => (await fetched("GET", `/api/texts/${language}/${word(game)}`)).text(),
    lobby: () => asked<Lobby>("GET", "/api/tables"),
    watch: (of: string, page: number) => asked<WatchList>("GET", `/api/watch${query({ of: of || undefined, page })}`),
    waiting: () => asked<WaitingList>("GET", "/api/waiting"),
    makeTable: (table: NewTable) => asked<TableMade>("POST", "/api/tables", table),
    table: (id: string) => asked<TableInfo>("GET", `/api/tables/${word(id)}`),
    record: (id: string, game?: number) => asked<GameRecord>("GET", `/api/tables/${word(id)}/record${query({ game })}`),
    replay: (id: string, game?: number, seat?: string) =>
      asked<Replay>("GET", `/api/tables/${word(id)}/replay${query({ game, seat })}`),
    ratings: (id: string) => asked<TableRatings>("GET", `/api/tables/${word(id)}/ratings`),
    law: (id: string, language: string, game?: number) =>
      asked<LawSheet>("GET", `/api/tables/${word(id)}/law${query({ language, game })}`),
    evenings: () => asked<MyEvenings>("GET", "/api/me/evenings"),
    openEvening: (name: string) => asked<EveningMade>("POST", "/api/evenings", { name }),
    evening: (id: string) => asked<EveningInfo>("GET", `/api/evenings/${word(id)}`),
    joinEvening: (id: string, key: string, table: string) =>
      asked<EveningOfTable>("POST", `/api/evenings/${word(id)}/tables`, { key, table }),
    correctLine: (id: string, correction: Correction) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/corrections`, correction),
    payDebt: (id: string, paid: PaidDebt) => asked<EveningInfo>("POST", `/api/evenings/${word(id)}/payments`, paid),
    openContest: (id: string, contest: NewContest) => asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests`, contest),
    enterContest: (id: string, contest: number, key: string) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests/${contest}/entries`, { key }),
    withdraw: (id: string, contest: number, person: number) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests/${contest}/withdrawals`, { person }),
    drawRound: (id: string, contest: number, round: number) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests/${contest}/rounds`, { round }),
    commitToPacks: (id: string, contest: number, drawing: number, hash: string) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests/${contest}/commitments`, { drawing, hash }),
    sharePacks: (id: string, contest: number, drawing: number, share: string) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests/${contest}/shares`, { drawing, share }),
    settleMatch: (id: string, contest: number, settled: Settlement) =>
      asked<EveningInfo>("POST", `/api/evenings/${word(id)}/contests/${contest}/results`, settled),
    eveningOf: (table: string) => asked<EveningOfTable>("GET", `/api/tables/${word(table)}/evening`),
    addresses: () => asked<Addresses>("GET", "/api/addresses"),
    me: () => asked<You>("GET", "/api/me"),
    rename: (name: string) => asked<You>("POST", "/api/me/name", { name }),
    running: (gathering: string[]) =>
      asked<MyRunning>("GET", `/api/me/running?${new URLSearchParams(gathering.map((id) => ["gathering", id])).toString()}`),
    myGames: () => asked<MyGames>("GET", "/api/me/games"),
    results: (page: number) => asked<MyResults>("GET", `/api/me/results${query({ page })}`),
    deleteResults: () => asked<Deleted>("DELETE", "/api/me/results"),
    blocks: () => asked<MyBlocks>("GET", "/api/me/blocks"),
    block: (guest: string, name: string) => asked<MyBlocks>("POST", "/api/me/blocks", { guest, name }),
    unblock: (guest: string) => asked<MyBlocks>("DELETE", `/api/me/blocks/${word(guest)}`),
    report: (report: Report) => asked<Reported>("POST", "/api/reports", report),
    sessions: () => asked<MySessions>("GET", "/api/me/sessions"),
    endSession: (id: string) => asked<MySessions>("DELETE", `/api/me/sessions/${word(id)}`),
    endOtherSessions: () => asked<MySessions>("DELETE", "/api/me/sessions"),
    register: (login: string, password: string, program: boolean) =>
      asked<NewAccount>("POST", "/api/accounts", { login, password, program }),
    login: (login: string, password: string) => asked<You>("POST", "/api/accounts/login", { login, password }),
    logout: () => asked<You>("POST", "/api/accounts/logout"),
    password: (old: string, fresh: string) => asked<You>("POST", "/api/accounts/password", { old, new: fresh }),
    recover: (login: string, code: string, password: string) => asked<You>("POST", "/api/accounts/recover", { login, code, password }),
    renewCodes: (password: string) => asked<RecoveryCodes>("POST", "/api/accounts/codes", { password }),
    farewell: (password: string) => asked<You>("DELETE", "/api/accounts", { password }),
  };
}

export const api = houseAt();
