"""The commands that show games and their laws."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import Json, Language, app, print_json
from parlour.core.languages import language_of
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.law.book import load
from parlour.law.coverage import OPEN, PENDING, coverage, find_cases, proofs, run_all
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of


@app.command
def games(*, json: Json = False) -> None:
    """List the games."""
    if json:
        print_json([_game_entry(rules) for rules in all_rules().values()])
        return
    for name, rules in all_rules().items():
        least, most = rules.players
        print(f"{name:<18}{load(rules).title:<20}{least if least == most else f'{least}-{most}'} players")


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
        for option in rules.options.each
    ]
    return {
        "name": rules.name,
        "title": load(rules).title,
        "players": list(rules.players),
        "options": options,
    }


@app.command
def laws(
    game: str = "",
    *,
    coverage: Annotated[bool, Parameter(name="--coverage", negative=())] = False,
    cases: Path | None = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Print the rule book of a game, or with --coverage which case proves which clause.

    Parameters
    ----------
    game
        The game whose rule book to print; with --coverage, only this one is counted.
    coverage
        Run every case and count the clauses that are proven or shown.
    cases
        The folder of case files; without it, tests/cases here or above.
    """
    if coverage:
        _coverage(game, cases, json)
        return
    if not game:
        raise Unknown(f"name a game; there is: {', '.join(all_rules())}")
    book = load(rules_of(game), language_of(language))
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
    report = coverage(books, proofs(outcomes, folder))
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


@app.command
def law(id: str, *, language: Language = "", json: Json = False) -> None:
    """Print one clause or ruling, such as a game's name, a dot and a number.

    Parameters
    ----------
    id
        The clause.
    """
    game, dot, _number = id.partition(".")
    if not dot:
        raise Unknown(f"a clause is written GAME.NUMBER, not {id!r}")
    book = load(rules_of(game), language_of(language))
    clause = book.find(id)
    if json:
        print_json({"id": clause.id, "kind": clause.kind, "text": clause.text, "pending": clause.pending})
    else:
        print(f"{clause.id} ({clause.kind}) {clause.text}")
        if clause.pending:
            print(f"{book.headings.pending}: {clause.pending}.")
