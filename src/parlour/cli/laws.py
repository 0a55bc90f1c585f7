"""The commands that show games and their laws."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import GivenOptions, Json, Language, print_json, read_options
from parlour.cli.law_sheet import print_sheet
from parlour.core.languages import language_of
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.law.book import RULING, load
from parlour.law.coverage import OPEN, PENDING, cases_here, coverage, enacted, find_cases, proofs, run_all
from parlour.law.trace import Trace
from parlour.present.found import told_of
from parlour.present.prose import read_book
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of


def games(game: str = "", *, language: Language = "", json: Json = False) -> None:
    """List the games, or tell what one is and what studies have found of it.

    Parameters
    ----------
    game
        Only this one.
    """
    if game:
        _print_game(rules_of(game), language_of(language), json)
        return
    if json:
        print_json([_game_entry(rules) for rules in all_rules().values()])
        return
    for name, rules in all_rules().items():
        least, most = rules.seats
        print(f"{name:<18}{load(rules).title:<20}{least if least == most else f'{least}-{most}'} players")


def _print_game(rules: Rules, language: str, as_json: bool) -> None:
    found = told_of(rules, language)
    if as_json:
        print_json({**_game_entry(rules), "found": [told._asdict() for told in found]})
        return
    print(f"{read_book(rules, language).title}\n\n{read_book(rules, language).how}")
    for told in found:
        print(f"\n{told.text}: {told.value}\n  (parlour study {told.study})")


def _game_entry(rules: Rules) -> dict[str, object]:
    teller = Teller(rules)
    options = [
        {
            "name": option.name,
            "values": option.range(),
            "default": option.default_for(rules.options.make().values),
            "text": teller.text(f"option-{option.name}"),
            "clause": option.clause,
        }
        for option in rules.options.offered()
    ]
    return {
        "name": rules.name,
        "title": load(rules).title,
        "players": list(rules.seats),
        "options": options,
    }


def laws(
    game: str = "",
    *,
    coverage: Annotated[bool, Parameter(name="--coverage", negative=())] = False,
    cases: Path | None = None,
    in_force: Annotated[bool, Parameter(name="--in-force", negative=())] = False,
    option: GivenOptions = None,
    record: Path | None = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Print the rule book of a game, or with --coverage which case proves which clause, or with --in-force the law of
    one table: which clauses its agreements switch on and off.

    Parameters
    ----------
    game
        The game whose rule book to print; with --coverage, only this one is counted.
    coverage
        Run every case and count the clauses that are proven or shown.
    cases
        The folder of case files; without it, tests/cases here or above.
    in_force
        A sheet of the law with these options, to print.
    record
        With --in-force, the options of this record.
    """
    if coverage:
        _coverage(game, cases, json)
        return
    if in_force:
        print_sheet(game, read_options(option), record, language_of(language), json)
        return
    if option or record is not None:
        raise Unknown("options and records are for --in-force")
    if not game:
        raise Unknown(f"name a game; there is: {', '.join(all_rules())}")
    book = read_book(rules_of(game), language_of(language))
    every = [*book.clauses.values(), *book.rulings.values()]
    if json:
        rows = [{"id": c.id, "kind": c.kind, "text": c.text, "pending": c.pending} for c in every]
        print_json({"game": book.game, "title": book.title, "how": book.how, "clauses": rows})
        return
    print(f"{book.title}\n\n{book.how}\n")
    for clause in every:
        pending = f" [{book.headings.pending}: {clause.pending}]" if clause.pending else ""
        print(f"{clause.id} ({clause.kind}) {clause.text}{pending}")


def _coverage(game: str, cases: Path | None, as_json: bool) -> None:
    folder = cases or find_cases(Path.cwd())
    if not folder.is_dir():
        raise Unknown(f"no folder {folder}")
    books = [load(rules_of(name)) for name in ([game] if game else all_rules())]
    outcomes = run_all(folder, rules_of)
    failed = [outcome for outcome in outcomes if outcome.failures]
    report = coverage(books, proofs(outcomes, folder), enacted(outcomes))
    if as_json:
        print_json(report)
    else:
        _print_coverage(report)
    for outcome in failed:
        print(f"parlour: {outcome.path} fails and proves nothing", file=sys.stderr)
    if failed:
        sys.exit(1)


def _print_coverage(report: dict[str, object]) -> None:
    each = report["games"]
    assert isinstance(each, dict)
    for name, game in each.items():
        print(f"{name:<18}{game['total']:>4} clauses{game['proven']:>5} proven{game['shown']:>4} shown")
        for state in (OPEN, PENDING):
            rows = [row["id"].partition(".")[2] for row in game["clauses"] if row["state"] == state]
            if rows:
                print(f"  {state}: {' '.join(rows)}")
    print(f"{'all':<18}{report['total']:>4} clauses{report['proven']:>5} proven{report['shown']:>4} shown")


def law(
    id: str,
    *,
    trace: Annotated[bool, Parameter(name="--trace", negative=())] = False,
    cases: Path | None = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Print one clause or ruling, such as a game's name, a dot and a number.

    Parameters
    ----------
    id
        The clause.
    trace
        Show all that hangs on it: where it is printed, its text in every language, the lines of code that enforce it,
        the cases that prove it, the rulings that speak of it.
    cases
        With --trace, the folder of case files; without it, tests/cases here or above.
    """
    game, dot, _number = id.partition(".")
    if not dot:
        raise Unknown(f"a clause is written GAME.NUMBER, not {id!r}")
    if trace:
        _trace(Trace(rules_of(game), id, _cases_here(cases), rules_of), json)
        return
    book = read_book(rules_of(game), language_of(language))
    clause = book.find(id)
    if json:
        print_json({"id": clause.id, "kind": clause.kind, "text": clause.text, "pending": clause.pending})
    else:
        print(f"{clause.id} ({clause.kind}) {clause.text}")
        if clause.pending:
            print(f"{book.headings.pending}: {clause.pending}.")


def _cases_here(named: Path | None) -> Path | None:
    """The folder of cases: the one that is named, or that of the checkout we are in, if we are in one."""
    if named is not None:
        if not named.is_dir():
            raise Unknown(f"no folder {named}")
        return named
    return cases_here()


def _trace(trace: Trace, as_json: bool) -> None:
    clause = trace.clause
    if as_json:
        print_json(
            {
                "id": clause.id,
                "kind": clause.kind,
                "state": trace.state,
                "pending": clause.pending,
                "no_choice": trace.no_choice,
                "source": {"print": trace.print, "place": clause.source},
                "texts": trace.texts,
                "code": [{"file": line.file, "line": line.number, "text": line.text} for line in trace.code],
                "cases": trace.cases,
                "rulings": [{"id": ruling.id, "text": ruling.text} for ruling in trace.rulings],
            }
        )
        return
    print(f"{clause.id} ({clause.kind}){f', {trace.state}' if trace.state else ''}")
    for heading, entries in _traced(trace):
        for entry in entries:
            print(f"  {heading:<11}{entry}")
            heading = ""


def _traced(trace: Trace) -> Iterator[tuple[str, list[str]]]:
    """The rows of a trace, each heading with what stands beside it."""
    clause = trace.clause
    if clause.kind != RULING:
        yield "source", [", ".join(filter(None, (clause.source, trace.print))) or "the rule book does not say"]
    yield from [(language, [text]) for language, text in trace.texts.items()]
    if clause.pending:
        yield "pending", [clause.pending]
    if trace.no_choice:
        yield "no choice", [trace.no_choice]
    width = max((len(str(line)) for line in trace.code), default=0)
    yield "code", [f"{line!s:<{width}}  {line.text}" for line in trace.code] or ["no line cites it"]
    if trace.cases is None:
        yield "cases", ["none here: they lie in tests/cases of a checkout; name that folder with --cases"]
    else:
        yield "cases", trace.cases or ["no case proves it"]
    yield "rulings", [f"{ruling.id} {ruling.text}" for ruling in trace.rulings] or ["none speaks of it"]
