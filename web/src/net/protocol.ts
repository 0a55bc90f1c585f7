// Made from src/parlour/server/protocol/ by ./dev types; do not edit.

export type Ask = Enter | Leave | Sit | Stand | Start | Move | Commit | Open | Ready | Say | AskHint | Undo | Grant | SetPace | Hurry | SetTable | SeatBot | Remove | Mute | Refer | Decide | Invite | Follow | Wait | GiveUp | Ping;

export type Message = Welcome | Table | News | Watching | Done | Refused | Failure | Gone | Invited | Turn | Ended | Waiting | Found;

/** Where others in the same network find the house; empty where it listens to this machine alone. */
export interface Addresses {
  addresses: string[];
}

/** ``label`` names it, ``words`` say its value, ``text`` what it is about; ``usual``: nothing else was agreed on. */
export interface AgreedOption {
  name: string;
  value: string | number;
  usual: boolean;
  label: string;
  words: string;
  text: string;
  clause: string;
}

/** What of the choices goes together (``kept``: the latest wins), what is then in force, what of it is unusual. */
export interface AgreementInfo {
  kept: Record<string, string | number>;
  values: Record<string, string | number>;
  unusual: string[];
  open: OpenOption[];
}

/** What a good player would do on one's own seat now. */
export interface AskHint {
  t: "hint";
  id: number;
}

/** Block a guest, whom you know under this name. */
export interface Block {
  guest: string;
  name: string;
}

export interface BlockedPerson {
  guest: string;
  name: string;
  at: number;
}

export interface BookInfo {
  game: string;
  title: string;
  language: string;
  how: string;
  clauses: ClauseInfo[];
  found?: FoundInfo[];
}

/** ``who`` wrote it (-1: the house, from a record); ``corrected_by``: it no longer counts, but that line does. */
export interface BookLine {
  number: number;
  at: number;
  who: number;
  kind: "committed" | "contest" | "corrected" | "disclosed" | "entered" | "game" | "joined" | "listed" | "opened" | "packs" | "paid" | "round" | "settled" | "shared" | "withdrew";
  table?: string;
  text?: string;
  game?: GameLine | null;
  corrects?: number;
  corrected_by?: number;
  transfers?: Transfer[];
  contest?: number;
  person?: number;
  round?: number;
  promise?: string;
  part?: string;
  missing?: number[];
}

/** A bot and its character, which the texts name (``bot-CHARACTER``) and describe (``bot-about-CHARACTER``). */
export interface BotInfo {
  bot: string;
  character: string;
  gain?: number | null;
  interval?: number | null;
}

/** Whose score, which account or which place of cards is otherwise afterwards. */
export interface Changed {
  what: string;
  before: number;
  after: number;
}

export interface ChatLine {
  seq: number;
  at: number;
  guest: string;
  name: string;
  text: string;
  program?: boolean;
}

/** Moves one may make: ``head`` alone if fixed, else ``head``, a space and the open part. card: one of ``of``.  cards, numbers: ``lo`` to ``hi`` of ``of`` with spaces between, or the word none for no cards. number: a whole number from ``lo`` to ``hi``.  blind: cards one has not looked at yet; there is no move to send. Where faults can happen: ``clause`` is what a claim rests on, or what any other fixed move breaks; ``wrong`` are those of the cards or numbers that break the law. */
export interface Choice {
  kind: "blind" | "card" | "cards" | "fixed" | "number" | "numbers";
  head: string;
  of?: string[];
  lo?: number;
  hi?: number;
  clause?: string;
  wrong?: string[];
  noticed?: boolean;
}

/** Options chosen so far, the latest last. */
export interface Chosen {
  options?: Record<string, string | number>;
}

export interface ClauseInfo {
  id: string;
  kind: string;
  text: string;
  pending?: string;
}

/** Seconds for each move, and a bank of seconds to draw on when a move takes longer. */
export interface Clock {
  move: number;
  bank?: number;
}

/** Be bound to a share in a drawing whose list is open. */
export interface Commit {
  t: "commit";
  id: number;
  drawing: number;
  hash: string;
  seq: number;
  head?: string;
}

/** A competition, known by the line that opened it.  ``least`` to ``seats`` sit at a table. ``people`` take part, or did when it began; ``gone`` have withdrawn since.  With the public ``seed`` the lots can be drawn again; its ``promise`` stood in the book before anybody entered, and is the SHA-256 of it as it is written. ``champions``: who has won it, when it is over.  ``out``: who did not show a share in packs, and has none any more. */
export interface ContestInfo {
  number: number;
  name: string;
  form: "knockout" | "league" | "rounds";
  game: string;
  options: Record<string, string | number>;
  seats: number;
  least: number;
  scoring: "counters" | "places";
  of_rounds: number;
  clock: Clock | null;
  state: "cutting" | "open" | "over" | "playing" | "ready";
  people: number[];
  gone: number[];
  seed: string;
  rounds: RoundInfo[];
  standings: StandingInfo[];
  champions: number[];
  promise?: string;
  duplicate?: boolean;
  cutting?: CuttingInfo | null;
  out?: number[];
}

/** Another line in the place of ``line``: these payments, or none where it is struck out. */
export interface Correction {
  line: number;
  why: string;
  transfers?: GivenTransfer[];
}

/** Log in. */
export interface Credentials {
  login: string;
  password: string;
}

/** Packs that are being cut, by person: who is ``asked``, who has ``committed``, and who has ``opened`` his share. ``drawing`` is the line that promised them.  ``listed``: the closed list.  ``until``: when the secretary may go on without those who are missing. */
export interface CuttingInfo {
  drawing: number;
  promise: string;
  asked: number[];
  committed: number[];
  listed: [number, string][] | null;
  opened: number[];
  until: number;
}

/** The committee answers the question of that entry: against a seat, or nothing follows. */
export interface Decide {
  t: "decide";
  id: number;
  question: number;
  against?: number | null;
}

/** How many results were deleted. */
export interface Deleted {
  results: number;
}

export interface Done {
  t: "done";
  re: number;
  hint?: Hint;
}

/** The number of the round that is to be drawn: the next one. Where packs are duplicated they are promised first; asked again, the house goes on without those who are missing. */
export interface DrawRound {
  round: number;
}

/** To a program that follows: a game in which it had a seat is over; without a ``result`` it was stopped. */
export interface Ended {
  t: "ended";
  table: string;
  game: string;
  number: number;
  seat: number;
  at: number;
  result?: number[];
}

/** Look at a table; with ``since``, only what happened after that entry is told again. ``brief``: where some facts of the view have changed, only those are told from now on (``altered``). */
export interface Enter {
  t: "enter";
  id: number;
  table: string;
  since?: number | null;
  brief?: boolean;
}

export interface Entrance {
  key: string;
}

/** ``yours``: you are its secretary. */
export interface EveningCard {
  evening: string;
  name: string;
  made: number;
  yours: boolean;
}

/** A whole book.  ``key`` is empty but for the secretary; ``you`` are this person, if you stand in it. */
export interface EveningInfo {
  evening: string;
  name: string;
  secretary: number;
  made: number;
  key: string;
  you: number | null;
  names: string[];
  lines: BookLine[];
  totals: PersonTotal[];
  debts: Transfer[];
  contests?: ContestInfo[];
}

/** With the ``key`` tables join; whoever has the ``evening`` alone sees the book. */
export interface EveningMade {
  evening: string;
  key: string;
}

/** Null where the table belongs to none. */
export interface EveningOfTable {
  evening: EveningCard | null;
}

export interface Fact {
  word: string;
  value: string;
  clause?: string;
}

/** Something else is in the way; ``text`` says what, in English.  Nothing has changed. Where it is a limit, ``limit`` names it, and ``wait`` is after how many seconds to try again. */
export interface Failure {
  t: "error";
  code: "busy" | "claims" | "forbidden" | "full" | "lost" | "malformed" | "muted" | "no_such_table" | "not_entered" | "not_host" | "not_now" | "not_seated" | "stale" | "storage" | "story" | "taken" | "too_fast" | "too_large" | "unauthorized" | "unknown" | "unrated" | "unwelcome";
  text: string;
  re?: number | null;
  limit?: string;
  wait?: number;
}

/** The round of the drawing that comes next (docs/fair.md): its number, its promise and those of the next ones. ``due``: the game waits for it.  ``committed``: seats, while the list is open; ``listed``: the closed list, pairs of seat and commitment; ``opened``: seats; ``out``: seats without a share in this game; ``until``: when the house goes on without those who are missing.  ``duplicate``: the packs are the same at other tables, and were cut before. */
export interface Fair {
  game: number;
  drawing: number;
  promises: string[];
  due?: boolean;
  committed?: number[];
  listed?: [number, string][] | null;
  opened?: number[];
  out?: number[];
  until?: number | null;
  duplicate?: boolean;
}

/** What ``parlour verify`` says of a game's record, and that record, so that anybody can ask it himself. ``wrong`` is empty where everything that could be checked holds; ``everything``: the secret was opened, too. */
export interface FairCheck {
  promises: number;
  opened: number;
  everything: boolean;
  wrong: string[];
  record: string;
  kept?: "later" | "lost" | "running" | "stopped" | "then";
}

/** Delete the account, or have other recovery codes. */
export interface Farewell {
  password: string;
}

/** What was measured at a usual table. */
export interface FiguresInfo {
  players: number;
  seconds: number;
  decisions: number;
  luck: string;
  deals_to_lead: number;
}

/** A program: be told over this connection what concerns it at any table; ``since``: the last moment it knows of. */
export interface Follow {
  t: "follow";
  id: number;
  since?: number | null;
}

/** Enough have waited for the same: enter this table, until then at the latest; one has a seat there. */
export interface Found {
  t: "found";
  table: string;
  game: string;
  until: number;
}

/** A number that a study has found, in words, and which study. */
export interface FoundInfo {
  text: string;
  value: string;
  study: string;
}

/** A fault that lay there. */
export interface FoundMatter {
  id: string;
  clause: string;
  kind: string;
  text: string;
  label: string;
  window: string;
  claimants: string[];
  ways: Way[];
}

/** A game that was begun at a table; it is put once when it begins and again when it ends. One that ended without a result was stopped. */
export interface GameCard {
  table: string;
  number: number;
  game: string;
  started: number;
  ended?: number;
  players?: Player[];
  result?: number[];
}

/** What happened; its text is the message of that name, with these arguments. ``cards`` are the faces where one may see them; where not, ``n`` says how many cards moved. */
export interface GameEvent {
  clause: string;
  message: string;
  seat?: number | null;
  n?: number;
  word?: string;
  cards?: string[];
  from?: PlaceName;
  to?: PlaceName;
  payer?: string;
  payee?: string;
  amount?: number | string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  options: OptionInfo[];
  presets: Record<string, Record<string, string | number>>;
  bots: string[];
  company: BotInfo[];
  layout: Record<string, unknown>;
  lesson: boolean;
  about: string;
  usual: string;
  figures?: FiguresInfo | null;
  repeats?: boolean;
  thinkers?: ThinkerInfo[];
}

/** A game as its record tells it.  All gains and what was ``left`` for the box come to nothing. */
export interface GameLine {
  game: string;
  number: number;
  seats: SeatResult[];
  left: number | string;
  fines: Transfer[];
  agreed: Record<string, string | number>;
  kept: "later" | "lost" | "running" | "stopped" | "then";
  began: number;
  ended: number;
  penalties?: PenaltyLine[];
}

/** How good you are at a game: it lies within the ``interval`` to either side in 95 of 100 cases. ``provisional``: it rests on too few games to mean much. */
export interface GameRating {
  game: string;
  rating: number;
  interval: number;
  games: number;
  provisional: boolean;
}

/** A game as one seat, or a watcher (``seat`` null), was told it. ``text`` is the whole record, every card of it, where the game is over and the table agreed to open everything. ``kept`` says what this rests on.  then: it was written when the game ended.  later: it was made from the log afterwards, by rules that need not be those of then.  stopped: the game could not go on, and has no result. lost: the log cannot be played by the rules there are now; only players and result are known. */
export interface GameRecord {
  table: string;
  number: number;
  game: string;
  version: string;
  options: Record<string, string | number>;
  labels: string[];
  players: string[];
  seat: number | null;
  over: boolean;
  result: number[];
  told: Told[];
  view: View | null;
  text?: string;
  kept?: "later" | "lost" | "running" | "stopped" | "then";
  questions?: Question[];
  programs?: number[];
}

/** A finished game gone through; not ``ready`` while it is being reckoned: ask again. */
export interface GameReview {
  table: string;
  number: number;
  game: string;
  ready: boolean;
  seats?: SeatReviewed[];
}

/** Wait no longer. */
export interface GiveUp {
  t: "give_up";
  id: number;
}

export interface GivenTransfer {
  payer: number;
  payee: number;
  amount: number;
}

/** This connection no longer looks at the table; after ``reload`` it may enter again at once. */
export interface Gone {
  t: "gone";
  reason: "left" | "reload" | "removed";
}

/** Whether the move may be taken back that somebody has asked for. */
export interface Grant {
  t: "grant";
  id: number;
  yes: boolean;
}

/** Whether the server can do its work; ``reason`` says why not. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  thinking: number;
  waited: number;
  reason?: string;
}

/** A game before the committee: while it is played what is open to you, afterwards what lay there at a step. */
export interface Hearing {
  game: string;
  running: boolean;
  seat?: string;
  open?: OpenMatter[];
  step?: number;
  steps?: number;
  findings?: FoundMatter[];
}

/** A move and why: ``otherwise`` is what the book would do instead. A reason is a clause, or a message of the game's texts, whose ``$n`` is ``deals``: so many were tried or reckoned. */
export interface Hint {
  move: string;
  reason: string;
  worth?: number | null;
  deals?: number;
  otherwise?: string;
  otherwise_reason?: string;
}

/** Go on to one's own turn: until then bots answer at once, where no other person plays. */
export interface Hurry {
  t: "hurry";
  id: number;
}

/** Host: ask a program to this table, by the login of its account; people are sent the link. */
export interface Invite {
  t: "invite";
  id: number;
  account: string;
}

/** To a program that follows: the host of a table, by his name, asks it to sit down there. */
export interface Invited {
  t: "invited";
  table: string;
  name: string;
  game: string;
  by: string;
  at: number;
}

export interface JoinEvening {
  table: string;
  key: string;
}

/** All matters of a game. */
export interface Judged {
  game: string;
  title: string;
  matters: Matter[];
}

/** ``on``; ``off`` by what is agreed; ``house``: in strict conduct nobody can break it; ``pending``: not yet. ``agreed`` are the options that it hangs on, as NAME=VALUE. */
export interface LawClause {
  id: string;
  kind: string;
  text: string;
  state: "house" | "off" | "on" | "pending";
  agreed: string[];
}

/** ``number`` is the game that it held for, 0 for the next one; ``law`` the fingerprint of the rules of today. */
export interface LawSheet {
  table: string;
  name: string;
  number: number;
  game: string;
  title: string;
  language: string;
  law: string;
  options: AgreedOption[];
  clauses: LawClause[];
}

/** Look at no table any more.  A seat is kept (see ``stand``), but its countdown begins. */
export interface Leave {
  t: "leave";
  id: number;
}

/** The guided first deal of a game, as ``seat`` sees it: the same for everybody. */
export interface Lesson {
  game: string;
  labels: string[];
  seat: number;
  steps: LessonStep[];
}

/** A step as in a replay; with a ``task`` the lesson waits until the learner has done it. */
export interface LessonStep {
  seq: number;
  at: number;
  events: GameEvent[];
  change?: ViewChange;
  view?: View;
  deal?: number;
  sheet?: Sheet;
  moved?: MadeBy;
  task?: Task;
}

export interface Lobby {
  tables: TableCard[];
}

/** A move that the seat's own person or program did not make. bot: one plays this seat, for itself or in his place.  clock: his time was up.  table: nobody sits there. */
export interface MadeBy {
  seat: number;
  by: "bot" | "clock" | "table";
}

/** ``people`` by seat.  Once it is over: places and what the game came to, how, and by which line of the book. */
export interface MatchInfo {
  table: string;
  people: number[];
  places?: number[];
  counters?: (number | string)[];
  how?: "played" | "settled" | "withdrawn" | null;
  line?: number;
  beyond?: number[];
}

/** One thing that can go wrong. ``by`` and ``noticed`` are the answers to the two questions, each with what comes of it: a key of ``sentences``. Who did it decides first; where that leaves it ``open``, when it was noticed does. */
export interface Matter {
  id: string;
  clause: string;
  kind: string;
  text: string;
  label: string;
  claim: string;
  against: string;
  claimants: string;
  window: string;
  moments: Worded[];
  by: Record<string, string>;
  noticed: Record<string, string>;
  sentences: Record<string, string>;
  choices: Worded[];
  rulings: Worded[];
  case: ShownCase | null;
  verdict: string;
  sentence: string;
}

/** A right claim that nobody made, and the entries before which it could have been made. */
export interface MissedClaim {
  entry: number;
  clause: string;
  claim: string;
  noticed: boolean;
}

/** A move by the seat; ``window`` is the question it answers, ``seq`` the last entry that the client has seen. ``head``: the last head of the game's chain that it has seen; here and below a wrong one is an error (``story``). */
export interface Move {
  t: "move";
  id: number;
  move: string;
  window: number;
  seq: number;
  head?: string;
}

/** Host: a guest may not, or may again, say anything. */
export interface Mute {
  t: "mute";
  id: number;
  guest: string;
  on?: boolean;
}

/** Whom you have blocked, the last first. */
export interface MyBlocks {
  blocked: BlockedPerson[];
}

export interface MyEvenings {
  evenings: EveningCard[];
}

export interface MyGames {
  games: GameCard[];
}

/** A finished game of yours.  ``place`` is by the game's own scoring, 1 the best; equals share one. ``points`` are that scoring, ``counters`` what lay before you at the end.  ``agreed`` is what was agreed otherwise than usual.  ``abandoned``: a bot had your seat when the game ended.  ``replay``: the game can still be looked at. */
export interface MyResult {
  table: string;
  number: number;
  game: string;
  agreed: Record<string, string | number>;
  began: number;
  ended: number;
  place: number;
  points: number | string;
  counters: number | string;
  company: Opponent[];
  abandoned?: boolean;
  replay?: boolean;
  rated?: boolean;
  rating?: number | null;
}

/** Your results, the last first, whether there are more on the next page, and your ratings. */
export interface MyResults {
  results: MyResult[];
  more: boolean;
  ratings: GameRating[];
}

/** The newest first. */
export interface MyRunning {
  games: RunningGame[];
}

/** Where the guest is known, and how many recovery codes are left. */
export interface MySessions {
  sessions: SessionInfo[];
  codes: number;
}

/** You, with an account; the recovery codes are told this once. */
export interface NewAccount {
  guest: string;
  name: string;
  account: string;
  program?: boolean;
  codes: string[];
}

/** A competition to be opened: ``seats`` sit at a table at most; ``rounds`` where so many are agreed. ``duplicate``: the packs of a round are the same at all its tables; not in a knock-out, nor at every game. */
export interface NewContest {
  name: string;
  form: "knockout" | "league" | "rounds";
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  scoring?: "counters" | "places";
  rounds?: number;
  clock?: Clock | null;
  duplicate?: boolean;
}

export interface NewEvening {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Make a table and, unless ``sit`` is false, take its first free seat; ``bots`` by seat, null for people. */
export interface NewTable {
  settings: Settings;
  bots?: (string | null)[];
  sit?: boolean;
}

/** Let a program be you: under which name it is listed among your sessions, and your password. */
export interface NewToken {
  name: string;
  password: string;
}

/** One entry of the table's log, and what changed by it.  ``re``: it is the answer to one's own message. ``change`` is what of one's view is new; where there is too much of it (a new game, other rights), ``view`` is the whole view, or null for those who may no longer watch.  ``undone``: the events after that entry are taken back. ``deal``: the number of the deal that begins with these events.  ``rest``: the table waits between two deals, or no longer; ``sheet``: the deal that has ended with this entry.  ``moved``: a move that its player did not make himself. */
export interface News {
  t: "news";
  seq: number;
  at: number;
  re?: number;
  events?: GameEvent[];
  change?: ViewChange;
  view?: View | null;
  undone?: number;
  table?: TableInfo;
  you?: number | null;
  clocks?: SeatClock[];
  chat?: ChatLine;
  fair?: Fair | null;
  head?: string;
  deal?: number;
  rest?: Rest | null;
  sheet?: Sheet;
  moved?: MadeBy;
}

/** Show one's share in a drawing whose list is closed; ``next`` is the commitment to the one after it. */
export interface Open {
  t: "open";
  id: number;
  drawing: number;
  share: string;
  seq: number;
  next?: string | null;
  head?: string;
}

/** What may be claimed now, whether there is a fault or not. */
export interface OpenMatter {
  id: string;
  clause: string;
  kind: string;
  text: string;
  label: string;
  window: string;
  claims: string[];
}

/** An option that means something now: the words it may take, and numbers from ``lo`` to ``hi``. */
export interface OpenOption {
  name: string;
  values?: string[];
  lo?: number | null;
  hi?: number | null;
}

/** Somebody else who sat there: a person under the name he had then, his program, or a bot. ``guest`` is empty for a bot, and for whoever has deleted his account: of his name initials are left. */
export interface Opponent {
  name: string;
  guest?: string;
  bot?: string;
  program?: boolean;
  place?: number;
  points?: number | string;
  abandoned?: boolean;
}

/** One option of a game. Its texts are ``label-NAME``, a few words; ``option-NAME``, a sentence; and for a value ``choice-NAME-VALUE`` or ``choice-VALUE``.  ``group`` is length, stakes, variations or conduct. words, subset, each_seat: ``values``.  whole: from ``lo`` to ``hi`` (without: no limit) or one of ``values``. rates: ``values`` are the kinds.  text: one of ``values``, or written freely.  ``range`` says what may be given, in English. */
export interface OptionInfo {
  name: string;
  kind: "each_seat" | "rate" | "rates" | "subset" | "text" | "whole" | "words";
  default: string | number;
  range: string;
  group: string;
  clause?: string;
  values?: string[];
  lo?: number | null;
  hi?: number | null;
}

/** What binds somebody to his share in packs, known by the line that promised them (docs/fair.md). */
export interface PacksCommitment {
  drawing: number;
  hash: string;
}

export interface PacksShare {
  drawing: number;
  share: string;
}

export interface PaidDebt {
  payer: number;
  payee: number;
  amount: number;
  why?: string;
}

/** What the law laid down without counters: a claim that was right, a sanction, a decision of the committee. */
export interface PenaltyLine {
  person: number;
  clause: string;
  what: "claimed" | "committee" | "sanction";
}

/** ``gain`` is what games and corrections came to, ``fines`` are among it; ``due`` is what is not paid yet. */
export interface PersonTotal {
  person: number;
  games: number;
  gain: number | string;
  fines: number | string;
  handed: number | string;
  due: number | string;
}

/** Answered by ``done``. */
export interface Ping {
  t: "ping";
  id: number;
}

/** What one sees of a place: faces, how many backs, counters where it holds any, and the clause that says so. */
export interface Place {
  name: string;
  seat?: number | null;
  part?: string;
  faces?: string[];
  backs?: number;
  counters?: number | string | null;
  clause?: string;
}

export interface PlaceName {
  name: string;
  seat?: number | null;
  part?: string;
}

export interface Player {
  seat: number;
  guest: string;
  name: string;
  program?: boolean;
}

/** Why a request was refused; where a limit is in the way, which one, and after how many seconds to try again. */
export interface Problem {
  code: string;
  text: string;
  limit?: string;
  wait?: number;
}

/** What is said to an answer: whether it is right, what is, and how it may go on at the table after it. ``steps`` begin with the position; the others hold what they might hold, not what they held.  ``refused``: what the law says against the options that are not lawful. */
export interface PuzzleAnswer {
  right: boolean;
  answers: string[];
  reason: string;
  stake: number;
  win: number;
  worlds: number;
  costs: PuzzleCost[];
  refused: Record<string, Why>;
  steps: Step[];
}

/** What a move costs beside the best one, its standard error, and the chance to come out of the deal with more. */
export interface PuzzleCost {
  move: string;
  cost: number;
  error: number;
  win: number;
}

/** A question: the position as ``seat`` sees it and was told of it.  Nothing here tells the answer. */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: "call" | "card" | "claim" | "lawful";
  grade: number;
  found: Record<string, number>;
  labels: string[];
  seat: number;
  step: Step;
  options: PuzzleOption[];
}

/** One of the list; ``grade`` is 1 easy, 2 fair or 3 hard, by how often bots find it. */
export interface PuzzleLine {
  id: string;
  game: string;
  kind: "call" | "card" | "claim" | "lawful";
  grade: number;
}

/** What can be chosen in a puzzle about the law; ``clause``: what a claim rests on. */
export interface PuzzleOption {
  move: string;
  clause?: string;
}

/** All of them, in the order of the days: that of today has the number of days since 1970, modulo how many. */
export interface Puzzles {
  puzzles: PuzzleLine[];
}

/** What was put to the committee in this game, by which seat and about which clause; ``seq`` is its entry. ``by`` is who has decided it, by name: ``against`` a seat, or that nothing follows. */
export interface Question {
  seq: number;
  seat: number;
  clause: string;
  by?: string;
  against?: number | null;
}

/** The deal's end was looked at: the next one may come. ``hash``: the commitment to the drawing that comes next, where it was not sent before, with ``seq`` and ``head``. */
export interface Ready {
  t: "ready";
  id: number;
  seq: number;
  drawing?: number;
  hash?: string | null;
  head?: string;
}

/** Set another password with a recovery code. */
export interface Recovery {
  login: string;
  code: string;
  password: string;
}

export interface RecoveryCodes {
  codes: string[];
}

/** A player puts a question to the table's committee: what does this clause come to here? */
export interface Refer {
  t: "refer";
  id: number;
  clause: string;
}

/** The law says no: the clause, and a message with its arguments.  Nothing has changed. */
export interface Refused {
  t: "refused";
  re: number;
  clause: string;
  message: string;
  args: Record<string, unknown>;
}

/** Make an account.  One made for a program is that for ever: everybody at a table sees it. */
export interface Registration {
  login: string;
  password: string;
  program?: boolean;
}

/** Host: send a guest away from the table; if he had a seat in a game, a bot goes on with it. */
export interface Remove {
  t: "remove";
  id: number;
  guest: string;
}

export interface Rename {
  name: string;
}

export interface Replay {
  table: string;
  number: number;
  game: string;
  labels: string[];
  players: string[];
  seat: number | null;
  over: boolean;
  steps: Step[];
  kept?: "later" | "lost" | "running" | "stopped" | "then";
  programs?: number[];
}

/** Tell the host of the house about somebody who sits, or has said something, at a table. */
export interface Report {
  guest: string;
  table: string;
  reason: "cheating" | "leaving" | "name" | "other" | "talk";
  text?: string;
}

/** It is written down. */
export interface Reported {
  ok?: boolean;
}

/** Between two deals: who is waited for, who of them is ready, and until when, where that is not left to them. */
export interface Rest {
  asked: number[];
  ready?: number[];
  until?: number | null;
}

/** What a result is made of; the four sum to it. */
export interface ResultParts {
  value: number;
  chance: number;
  own: number;
  others: number;
  result: number;
}

/** A mistake or a blunder.  ``entry`` is that of the table's log which brought it, as a replay counts. */
export interface ReviewedMove {
  entry: number;
  step: number;
  deal: number;
  played: string;
  better: string;
  reason: string;
  deals: number;
  verdict: string;
  cost: number;
  error: number;
  stake: number;
  win: [number, number];
}

/** ``packs``: the line that promised the packs of all its tables; ``hidden``: some of them are still played. */
export interface RoundInfo {
  number: number;
  matches: MatchInfo[];
  byes: number[];
  packs?: number;
  hidden?: boolean;
}

/** A game in which the guest has seat ``you``. ``waits_for``: the seats whose turn it is, none while cards are dealt; between two deals those who are not ready. ``gathering``: it has not begun yet, and the table waits for those who are to sit down. */
export interface RunningGame {
  table: string;
  name: string;
  game: string;
  you: number;
  seats: SeatInfo[];
  waits_for: number[];
  gathering?: boolean;
}

export interface Say {
  t: "say";
  id: number;
  text: string;
}

/** Host: a bot on a seat that is free, or another bot; without a bot, free the seat again. */
export interface SeatBot {
  t: "bot";
  id: number;
  seat: number;
  bot?: string | null;
}

/** ``bank``: milliseconds left beyond the time for each move; ``until``: when the time is up, if it runs. */
export interface SeatClock {
  bank: number;
  until: number | null;
}

/** A seat: its label in moves and texts, who sits there, and whether a bot plays it (then also for somebody away). ``away_until``: somebody is away, and at that time (milliseconds since 1970) a bot takes his seat over. ``pace``: that of the bots, while he plays with them alone.  ``program``: his account is one of a program. */
export interface SeatInfo {
  label: string;
  name?: string;
  guest?: string;
  bot?: string;
  connected?: boolean;
  away_until?: number | null;
  pace?: "at-once" | "brisk" | "unhurried";
  program?: boolean;
}

/** ``person`` -1 and the name of the ``bot`` where one played; ``gain`` and ``staked`` are counters. ``left``: a bot had his seat when the game ended. */
export interface SeatResult {
  person: number;
  bot?: string;
  result?: number;
  gain?: number | string;
  staked?: number | string;
  left?: boolean;
}

/** One seat: how many decisions were judged, and the mistakes and blunders, the worst first. ``parts`` are null where the table does not open its cards: they are reckoned from all hands. */
export interface SeatReviewed {
  seat: number;
  decisions: number;
  mistakes: number;
  blunders: number;
  parts: ResultParts | null;
  faults: ReviewedMove[];
  missed?: MissedClaim[];
  uncaught?: UncaughtAct[];
}

/** A browser in which the guest is known.  ``device`` is what it says of itself, ``used`` is about right. */
export interface SessionInfo {
  id: string;
  device: string;
  made: number;
  used: number;
  expires: number;
  current: boolean;
}

/** How fast bots are to answer while one plays with them alone; the server keeps it with the seat. */
export interface SetPace {
  t: "pace";
  id: number;
  pace: "at-once" | "brisk" | "unhurried";
}

/** Host, between games: change what is named. */
export interface SetTable {
  t: "set";
  id: number;
  game?: string;
  options?: Record<string, string | number>;
  name?: string;
  public?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  hints?: boolean;
  undo?: boolean;
  claim_time?: number;
  next_deal?: number;
  opening?: "all" | "shown";
  rated?: boolean;
  committee?: string[];
}

/** ``options`` are those given, not those at their default; the number of seats is the option ``players``. */
export interface Settings {
  game: string;
  options?: Record<string, string | number>;
  name?: string;
  public?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  hints?: boolean;
  undo?: boolean;
  claim_time?: number;
  next_deal?: number;
  opening?: "all" | "shown";
  rated?: boolean;
  committee?: string[];
}

/** What a match came to, by seat: 1 is the best; after two who share a place comes the next but one. */
export interface Settlement {
  table: string;
  places: number[];
  why: string;
}

/** The end of a deal, as far as one was told of it.  Lists of amounts are by seat. ``lines``: the count and the payments; the same payment made again and again stands there once, with the sum. ``staked``: what went into a pool; ``gained``: won or lost in the deal; ``held``: what each has then.  Where points decide a game, ``scored`` and ``scores`` are those of the deal and in all, and with ``low`` the fewest win. ``best``: the seats that won most, or with ``low`` lost the deal.  When the game is over ``course`` is what each had after each deal, and ``decisive`` the number of the deal after which nobody but the winners led. */
export interface Sheet {
  deal: number;
  hands: SheetHand[];
  lines: GameEvent[];
  staked: (number | string)[];
  gained: (number | string)[];
  held: (number | string)[];
  best: number[];
  scored?: number[];
  scores?: number[];
  low?: boolean;
  over?: boolean;
  course?: ((number | string)[])[];
  decisive?: number;
}

/** A hand that lies open at the end of a deal; ``names``: what says how much it is worth. */
export interface SheetHand {
  seat: number;
  place: PlaceName;
  cards: string[];
  names?: GameEvent[];
}

/** A case that shows a matter: its file, the line with the claim, and what the claim brought there. */
export interface ShownCase {
  name: string;
  line?: number;
  text?: string;
  told?: string[];
  score?: Changed[];
  money?: Changed[];
  cards?: Changed[];
  next?: string[];
}

/** Take a free seat, this one or any; or one's own again from the bot that has taken it over. */
export interface Sit {
  t: "sit";
  id: number;
  seat?: number | null;
  name?: string | null;
}

/** Give up one's seat; in a game a bot goes on at once. */
export interface Stand {
  t: "stand";
  id: number;
}

/** ``points`` and ``against`` (those of his opponents) are whole numbers of parts, 840 to a point. */
export interface StandingInfo {
  person: number;
  rank: number;
  points: number;
  counters: number | string;
  against: number;
  played: number;
  byes: number;
  lasted: number;
  beyond?: number;
}

/** Host: begin the first or the next game. ``fill``: bots take the seats that are free; without it the game begins only if it can do without anybody there. */
export interface Start {
  t: "start";
  id: number;
  fill?: boolean;
}

/** One entry of a replay: what was told, and what changed in the view; the first step has the whole ``view``. ``deal``: the number of the deal that begins with it; ``sheet``: the one that has ended with it. */
export interface Step {
  seq: number;
  at: number;
  events: GameEvent[];
  change?: ViewChange;
  view?: View;
  deal?: number;
  sheet?: Sheet;
  moved?: MadeBy;
}

/** The answer to ``enter``: everything one may know of the table. ``you`` is one's seat.  ``view`` is null before the first game, and for those who may not watch. ``told`` are the events of this game after ``since``, or its last ones. */
export interface Table {
  t: "table";
  re: number;
  seq: number;
  at: number;
  table: TableInfo;
  you: number | null;
  view: View | null;
  told: Told[];
  chat: ChatLine[];
  clocks: SeatClock[];
  watching: number;
  fair: Fair | null;
  head: string;
  rest?: Rest | null;
  sheet?: Sheet | null;
}

/** A table as the lobby lists it; the newest card of a table replaces the one before. */
export interface TableCard {
  table: string;
  name: string;
  game: string;
  public: boolean;
  state: "gathering" | "over" | "playing" | "stopped";
  seats: number;
  free: number;
  host: string;
  at: number;
  rated?: boolean;
  spectators?: boolean;
  deal?: number;
}

/** ``lacking``: before a game, the free seats on which it needs somebody, a person or a bot. ``match``: it was laid for a match of a competition, which begins by itself; nothing there is the host's to change. */
export interface TableInfo {
  id: string;
  settings: Settings;
  host: string;
  state: "gathering" | "over" | "playing" | "stopped";
  game_no: number;
  seats: SeatInfo[];
  muted: string[];
  questions?: Question[];
  lacking?: number[];
  back?: TakeBack | null;
  match?: boolean;
}

export interface TableMade {
  table: string;
}

/** By seat the rating of whoever sits there, at the table's game; null for those who have none. */
export interface TableRatings {
  seats: (GameRating | null)[];
}

/** Somebody asks to take his last move back: of whom, who of them agrees, and until when they may answer. */
export interface TakeBack {
  seat: number;
  asked: number[];
  yes: number[];
  until: number;
}

/** What the learner is asked to do: the move, and why, as in a hint. ``clauses`` are worth reading just then; ``refused`` says why not, by face, of cards that may not be played. */
export interface Task {
  move: string;
  reason?: string;
  clauses?: string[];
  refused?: Record<string, Why>;
}

/** What a bot of this name is like that tries at most so many deals (0: any number), or thinks so many milliseconds. ``usual``: so is one of whose strength nothing is said.  People are offered levels; by these they know other bots. */
export interface ThinkerInfo {
  bot: string;
  character: string;
  most?: number;
  most_ms?: number;
  usual?: boolean;
}

/** The token is told this once; ``session`` is its id among your sessions. */
export interface TokenMade {
  token: string;
  session: string;
}

/** The events of one entry; ``deal``: the number of the deal that begins with it. */
export interface Told {
  seq: number;
  events: GameEvent[];
  deal?: number;
  moved?: MadeBy;
}

/** Counters that ``payer`` owes, or gave, to ``payee``; -1 is the box.  A fine says by which clause. */
export interface Transfer {
  payer: number;
  payee: number;
  amount: number | string;
  clause?: string;
}

/** To a program that follows: it is asked for a move since ``at``, by entry ``seq`` of the table's log. */
export interface Turn {
  t: "turn";
  table: string;
  game: string;
  number: number;
  seat: number;
  seq: number;
  at: number;
  until?: number | null;
}

/** An offence that nobody claimed. */
export interface UncaughtAct {
  entry: number;
  move: string;
  clause: string;
  claimable: string[];
}

/** Take back one's last move, as long as nobody else has moved since; other people are asked first (``grant``). */
export interface Undo {
  t: "undo";
  id: number;
}

/** What one seat may know now, or somebody who only watches (``seat`` null). ``number``: that of the game at its table; a lesson has none. */
export interface View {
  seat: number | null;
  over: boolean;
  to_act: number[];
  may_act: number[];
  window: number;
  places: Place[];
  facts: Fact[];
  accounts: Record<string, number | string>;
  scores: number[];
  choices: Choice[];
  advice: string[];
  game?: string;
  number?: number;
}

/** What of the view is new: each key replaces the old value, except ``changed`` and ``altered``. ``changed`` holds the places that changed, while the list of places is the same; each replaces the place with the same name, seat and part.  ``altered``, for who has asked to be told briefly, holds the facts that are new, each behind its place in the list, from 0; a null instead of a fact ends the list there. */
export interface ViewChange {
  over?: boolean;
  to_act?: number[];
  may_act?: number[];
  window?: number;
  places?: Place[];
  changed?: Place[];
  facts?: Fact[];
  altered?: ([number, Fact | null])[];
  accounts?: Record<string, number | string>;
  scores?: number[];
  choices?: Choice[];
  advice?: string[];
}

/** Wait for a game with other people (``Wanted``); once more, for the same, one keeps one's place. */
export interface Wait {
  t: "wait";
  id: number;
  game: string;
  options?: Record<string, string | number>;
  seats?: number | null;
  rated?: boolean;
  bots?: number | null;
  programs?: boolean;
}

/** To somebody who waits for a game with other people, when something about it is new. ``waiting`` wait for the same, oneself among them, ``ahead`` of one so many, and ``lacks`` more are needed for the next table.  ``left``: the table of this id has come to nothing, since somebody did not come: one has one's old place again, and keeps it by saying ``wait`` once more.  Without ``wanted`` one waits no longer. */
export interface Waiting {
  t: "waiting";
  wanted?: Wanted | null;
  since?: number;
  waiting?: number;
  ahead?: number;
  lacks?: number;
  left?: string;
}

/** Those who wait for the same: a game by the same options, rated or not. ``lacks``: so many more are needed for the next table; ``seats``: the numbers asked for, null for any. */
export interface WaitingGroup {
  game: string;
  options: Record<string, string | number>;
  rated: boolean;
  waiting: number;
  lacks: number;
  seats: (number | null)[];
}

/** Everybody who waits just now, the largest group first; ``games``: how many for which game. */
export interface WaitingList {
  games: Record<string, number>;
  groups: WaitingGroup[];
}

/** What somebody waits for.  ``options`` are those that are not as usual; how many play is said by ``seats`` alone. ``seats``: so many, or (null) the usual number, or fewer where these do not come.  ``bots``: after so many seconds bots may take the seats that are left, or (null) never.  ``programs``: he also plays with programs of others. */
export interface Wanted {
  game: string;
  options?: Record<string, string | number>;
  seats?: number | null;
  rated?: boolean;
  bots?: number | null;
  programs?: boolean;
}

/** A public table at which a game is played, and anybody may look on. ``number``: of the game at its table; ``deal``: of the deal, 0 where it is not known; ``at``: when something last happened there, ``started``: when the game began. */
export interface WatchCard {
  table: string;
  name: string;
  game: string;
  number: number;
  started: number;
  at: number;
  seats: WatchSeat[];
  deal?: number;
  rated?: boolean;
}

/** One page of them: where something happens comes first, and there what was begun last. ``games``: how many there are of which game, on all pages; ``more``: there is another page. */
export interface WatchList {
  tables: WatchCard[];
  games: Record<string, number>;
  more?: boolean;
}

/** Who plays: somebody under a name, or a bot. */
export interface WatchSeat {
  name?: string;
  bot?: string;
  program?: boolean;
}

/** How many look at the table without a seat. */
export interface Watching {
  t: "watching";
  watching: number;
}

/** A claim that would have been right, and what it would have brought. */
export interface Way {
  claim: string;
  told: string[];
  score: Changed[];
  money: Changed[];
  cards: Changed[];
  next: string[];
}

export interface Welcome {
  t: "welcome";
  you: You;
  version: string;
  protocol: number;
  at: number;
}

/** Why a move is not lawful, as in ``refused``. */
export interface Why {
  clause: string;
  message: string;
  args: Record<string, unknown>;
}

export interface Withdrawal {
  person: number;
  why?: string;
}

/** A word of the protocol, and what it means to a reader. */
export interface Worded {
  id: string;
  text: string;
}

export interface You {
  guest: string;
  name: string;
  account: string;
  program?: boolean;
}
