"""The book of an evening as rows: for CSV, and for a sheet of plain text."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime

from parlour.evening.contest import PLACES
from parlour.evening.contest_sheet import contest_rows, lot_rows, standing_lines, standing_rows
from parlour.evening.contests import contests_in
from parlour.evening.lines import BOX, Line, Payment, Played
from parlour.evening.reckoning import Reckoned
from parlour.evening.standings import Result, Standing, places_of, standings

Cell = str | int
Leads = Callable[[Line], str]  # where the record of a line is found

OF_LINE = ["line", "when", "what", "stands", "corrected_by", "corrects", "table"]
OF_GAME = ["number", "game", "agreed", "player", "staked", "result", "counters"]
COLUMNS = [*OF_LINE, *OF_GAME, "payer", "payee", "amount", "clause", "why", "by", "record", "proof"]
DEBT, FINE, LEFT, PENALTY = "debt", "fine", "left", "penalty"
PENALTIES = {"claimed": "claims, and is right", "sanction": "is warned or excluded", "committee": "is decided against"}
STRUCK, STANDS = "no", "yes"
BOX_NAME = "box"
DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n")


class Sheet:
    """A reckoned book with the names of its people."""

    def __init__(self, book: Reckoned, names: Sequence[str], leads: Leads) -> None:
        self.book = book
        self.names = list(names)
        self.leads = leads

    def name(self, account: int) -> str:
        return BOX_NAME if account == BOX else self.names[account]

    def rows(self) -> Iterator[dict[str, Cell]]:
        """One for each seat, fine, penalty and payment of every line, then the standings, and one for each debt."""
        for line in self.book.lines:
            head = self._head(line)
            parts = [*self._of_game(line.played)] if line.played is not None else []
            parts += [self._payment(transfer) for transfer in line.transfers]
            parts += contest_rows(line, self.name)
            yield from [{**head, **part} for part in parts or [{}]]
        for contest in contests_in(self.book.lines).values():
            yield from standing_rows(contest, self.name)
        yield from lot_rows(self.book.lines)
        for debt in self.book.debts:
            yield {"what": DEBT, **self._payment(debt)}

    def _head(self, line: Line) -> dict[str, Cell]:
        by = self.book.replaced.get(line.number, 0)
        head: dict[str, Cell] = {
            "line": line.number,
            "when": moment(line.at),
            "what": line.kind,
            "stands": STRUCK if by else STANDS,
            "table": line.where,
            "why": line.text,
            "by": self.names[line.who] if 0 <= line.who < len(self.names) else "",
            "record": self.leads(line),
            "proof": line.promise or line.part or (line.round.seed if line.round is not None else ""),
        }
        if by:
            head["corrected_by"] = by
        if line.corrects:
            head["corrects"] = line.corrects
        return head

    def _of_game(self, game: Played) -> Iterator[dict[str, Cell]]:
        head: dict[str, Cell] = {"number": game.number, "game": game.game, "agreed": agreed_text(game)}
        for seat in game.seats:
            sums = {"staked": seat.staked, "result": seat.result, "counters": seat.gain}
            yield {**head, "player": seat.bot or self.name(seat.person), **sums}
        for fine in game.fines:
            yield {**head, "what": FINE, **self._payment(fine)}
        for one in game.penalties:
            yield {**head, "what": PENALTY, "player": self.name(one.person), "why": one.what, "clause": one.clause}
        if game.left:
            yield {**head, "what": LEFT, "player": BOX_NAME, "counters": game.left}

    def _payment(self, payment: Payment) -> dict[str, Cell]:
        found: dict[str, Cell] = {"payer": self.name(payment.payer), "payee": self.name(payment.payee)}
        if payment.clause:
            found["clause"] = payment.clause
        return {**found, "amount": payment.amount}

    def csv(self) -> str:
        return csv_of(COLUMNS, [[row.get(column, "") for column in COLUMNS] for row in self.rows()])

    def plain(self) -> dict[str, object]:
        """For JSON: all rows, what each has won, and who owes whom."""
        people = [
            {
                "name": self.name(one.account),
                "games": one.games,
                "counters": one.gain,
                "fines": one.fines,
                "due": one.due,
            }
            for one in self.book.totals
        ]
        rows = list(self.rows())
        debts = [row for row in rows if row["what"] == DEBT]
        return {"rows": [row for row in rows if row["what"] != DEBT], "people": people, "debts": debts}

    def text(self) -> list[str]:
        """For a terminal: games, then people, then debts."""
        return [*self._game_lines(), "", *self._people_lines(), "", *self._debt_lines()]

    def standings(self) -> list[Standing]:
        """How the people stand if every game was a match, as in a competition; bots are people here."""
        games = [line.played for line in self.book.lines if line.played is not None and len(line.played.seats) > 1]
        return standings(range(len(self.names)), [_result(game) for game in games], {}, PLACES)

    def standing_text(self) -> list[str]:
        return list(standing_lines("", self.standings(), self.name))

    def _game_lines(self) -> Iterator[str]:
        for line in self.book.lines:
            game = line.played
            if game is None:
                continue
            yield f"{line.number:>3}  {game.game}  ({self.leads(line)})"
            is_paid = game.left or any(seat.gain for seat in game.seats)
            for seat in game.seats:
                counters = f"{seat.gain:+}" if is_paid else f"({seat.result:+})"
                yield f"       {seat.bot or self.name(seat.person):<24}{counters:>8}   staked {seat.staked}"
            if game.left:
                yield f"       {BOX_NAME:<24}{game.left:>+8}"
            for fine in game.fines:
                yield f"       {self.name(fine.payer)} fined {fine.amount} to {self.name(fine.payee)} [{fine.clause}]"
            for one in game.penalties:
                yield f"       {self.name(one.person)} {PENALTIES[one.what]} [{one.clause}]"

    def _people_lines(self) -> Iterator[str]:
        yield f"     {'':<24}{'games':>8}{'counters':>10}{'fines':>8}"
        for total in self.book.totals:
            if total.account != BOX or total.gain or total.games:
                yield f"     {self.name(total.account):<24}{total.games:>8}{total.gain:>+10}{total.fines:>8}"

    def _debt_lines(self) -> Iterator[str]:
        if not self.book.debts:
            yield "     nobody owes anything"
        for debt in self.book.debts:
            yield f"     {self.name(debt.payer)} owes {self.name(debt.payee)} {debt.amount}"


def _result(game: Played) -> Result:
    people, results = [seat.person for seat in game.seats], [seat.result for seat in game.seats]
    return Result(tuple(people), places_of(results, [seat.left for seat in game.seats]), tuple(results))


def agreed_text(game: Played) -> str:
    return ", ".join([f"{name} {value}" for name, value in game.agreed.items()])


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else ""


def csv_of(columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """What people have written cannot be taken for a formula."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows([[_harmless(cell) for cell in row] for row in rows])
    return text.getvalue()


def _harmless(cell: Cell) -> Cell:
    """A text that a spreadsheet might reckon with is marked as a text; numbers stay numbers."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(DANGEROUS) else cell
