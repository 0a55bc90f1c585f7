/** A knock-out as a tree: who met whom, and where the winners went. */

import type { ContestInfo } from "../../net/protocol.ts";

export interface Cell {
  people: { person: number; goesOn: boolean }[];
  table: string; // nothing where somebody sits out, or has won it all
  next: number[]; // the cells of the next round into which somebody of it goes
}

export interface Column {
  round: number; // 0: who has won
  cells: Cell[];
}

/**
 * A knock-out as columns by round, each match beside those that lead to it.
 *
 * Who goes on is whoever plays in the next round, or has won. Pairings are drawn anew each round: so cells are put in the
 * order of those that they lead to, from the last round back.
 */
export function treeOf(contest: ContestInfo): Column[] {
  const columns: Column[] = contest.rounds.map(({ number, matches, byes }) => ({
    round: number,
    cells: [...matches.map(({ table, people }) => cell(table, people)), ...byes.map((person) => cell("", [person]))],
  }));
  if (contest.champions.length) columns.push({ round: 0, cells: [cell("", contest.champions)] });
  for (let i = columns.length - 2; i >= 0; i--) lead(columns[i]!, columns[i + 1]!.cells);
  return columns;
}

function cell(table: string, people: readonly number[]): Cell {
  return { table, people: people.map((person) => ({ person, goesOn: false })), next: [] };
}

function lead(column: Column, later: readonly Cell[]): void {
  const at = (person: number) => later.findIndex((one) => one.people.some((other) => other.person === person));
  for (const one of column.cells) {
    for (const who of one.people) who.goesOn = at(who.person) >= 0;
    one.next = [...new Set(one.people.map(({ person }) => at(person)).filter((to) => to >= 0))].sort((a, b) => a - b);
  }
  const first = (one: Cell) => one.next[0] ?? later.length;
  column.cells.sort((a, b) => first(a) - first(b));
}
