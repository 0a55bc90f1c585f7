"""Which case proves which clause: every case file is run, and only what the engine itself gave counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from parlour.cases.lines import Outcome
from parlour.cases.run import Finder, run_case
from parlour.core.files import read_text
from parlour.errors import Unknown
from parlour.law.book import TO_ENACT, TO_SHOW, Book, Clause

PROVEN = "proven"
SHOWN = "shown"
PENDING = "pending"  # the rule book says: not yet in force
OPEN = "open"  # in force, and no case proves it: a defect


def find_cases(start: Path) -> Path:
    """The folder ``tests/cases`` here or in a folder above."""
    for folder in (start, *start.parents):
        if (folder / "tests" / "cases").is_dir():
            return folder / "tests" / "cases"
    raise Unknown("no folder tests/cases here or above; name it with --cases FOLDER")


def cases_here() -> Path | None:
    """Those of the checkout that we are in, if we are in one."""
    try:
        return find_cases(Path.cwd())
    except Unknown:
        return None


def run_all(folder: Path, find: Finder) -> list[Outcome]:
    return [run_case(read_text(path), find, str(path)) for path in sorted(folder.rglob("*.case"))]


def proofs(outcomes: list[Outcome], folder: Path) -> dict[str, list[str]]:
    """For each clause the passing cases that prove it."""
    found: dict[str, list[str]] = {}
    for outcome in outcomes:
        if outcome.failures:
            continue
        path = Path(outcome.path)
        name = str(path.relative_to(folder)) if path.is_relative_to(folder) else outcome.path
        for clause in dict.fromkeys(outcome.proven):
            found.setdefault(clause, []).append(name)
    return found


def enacted(outcomes: list[Outcome]) -> set[str]:
    """The clauses that a refusal, an event or an option gave, not only a view."""
    acts = [Counter(outcome.proven) - Counter(outcome.seen) for outcome in outcomes if not outcome.failures]
    return {clause for found in acts for clause in found}


def state_of(clause: Clause, cases: list[str], by_act: bool) -> str:
    if clause.pending:
        return PENDING
    if not cases:
        return OPEN
    merely_shown = clause.kind in TO_SHOW or (clause.kind in TO_ENACT and not by_act)
    return SHOWN if merely_shown else PROVEN


def coverage(books: list[Book], proven: dict[str, list[str]], by_act: set[str]) -> dict[str, object]:
    games: dict[str, dict[str, object]] = {}
    total = {PROVEN: 0, SHOWN: 0}
    for book in books:
        rows = []
        count = {PROVEN: 0, SHOWN: 0, PENDING: 0, OPEN: 0}
        for clause in book.clauses.values():
            cases = proven.get(clause.id, [])
            state = state_of(clause, cases, clause.id in by_act)
            count[state] += 1
            rows.append({"id": clause.id, "kind": clause.kind, "state": state, "cases": cases})
        games[book.game] = {"total": len(rows), PROVEN: count[PROVEN], SHOWN: count[SHOWN], "clauses": rows}
        total[PROVEN] += count[PROVEN]
        total[SHOWN] += count[SHOWN]
    everything = sum(len(book.clauses) for book in books)
    return {"total": everything, PROVEN: total[PROVEN], SHOWN: total[SHOWN], "games": games}


def unknown_citations(books: list[Book], proven: dict[str, list[str]]) -> list[str]:
    """Clauses that cases prove and no rule book has."""
    known = {id for book in books for id in book.ids()}
    return [id for id in proven if id not in known]
