"""The commands that read cases and records."""

from __future__ import annotations

import sys
from pathlib import Path

from parlour.bots.hints import hint_for
from parlour.cases.lines import Outcome
from parlour.cases.run import run_case
from parlour.cli.common import Json, Language, print_json, records_in
from parlour.core.files import read_text
from parlour.core.languages import language_of
from parlour.core.show import view_lines
from parlour.errors import ParlourError, Unknown, seat_named
from parlour.fair.kept import read_kept
from parlour.fair.verdict import lines_of, proof_line, verdict_line
from parlour.fair.verify import verify as check_record
from parlour.law.fingerprint import law_of
from parlour.present.teller import Teller
from parlour.registry import rules_of
from parlour.terminal.advice import hint_line
from parlour.terminal.screen import log_lines


def case(files: list[Path], /, *, json: Json = False) -> None:
    """Run case files; exit status 1 when one fails, 2 when one cannot be read (the others are run all the same).

    Parameters
    ----------
    files
        Case files, or folders of them.
    """
    paths = records_in(files)
    outcomes: list[Outcome] = []
    unreadable: list[str] = []
    for path in paths:
        try:
            outcomes.append(run_case(read_text(path), rules_of, str(path)))
        except ParlourError as error:
            unreadable.append(str(error))
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    if json:
        rows = [
            {"file": f.path, "line": f.line.number, "text": f.line.text, "expected": f.expected, "found": f.found}
            for f in failures
        ]
        print_json({"cases": len(paths), "failures": rows, "unreadable": unreadable})
    else:
        for failure in failures:
            print(failure)
        _print_tally(outcomes, unreadable)
    if unreadable or failures:
        sys.exit(2 if unreadable else 1)


def _print_tally(outcomes: list[Outcome], unreadable: list[str]) -> None:
    for line in unreadable:
        print(f"parlour: {line}", file=sys.stderr)
    if unreadable and not outcomes:
        return
    passed = sum(not outcome.failures for outcome in outcomes)
    tally = f"{passed} passed, {len(outcomes) - passed} failed"
    print(f"{tally}, {len(unreadable)} cannot be read" if unreadable else tally)


def replay(file: Path, /, *, seat: str = "", language: Language = "", json: Json = False) -> None:
    """Walk through a record, with all cards open or as one seat saw it.

    Parameters
    ----------
    file
        The record, or a case.
    seat
        Show only what this seat was told.
    """
    outcome = run_case(read_text(file), rules_of, str(file))
    game = outcome.game
    assert game is not None
    who = seat_named(seat, game.names) if seat else None
    lines = log_lines(Teller(rules_of(game.name), language_of(language)), game, game.events, who)
    true = not outcome.failures
    if json:
        print_json({"game": game.name, "over": game.over, "true": true, "log": lines, "result": game.result})
    else:
        print("\n".join(lines))
        if who is not None:
            print("\n".join(["", *view_lines(game.view(who))]))
        for failure in outcome.failures:
            print(failure)
    if not true:
        sys.exit(1)


def verify(file: Path, /, *, promises: Path | None = None, json: Json = False) -> None:
    """Check that the cards of a record are those that were promised before they were dealt.

    Exit status 0: it agrees with what was kept. 1: something is wrong. 2: it cannot be read. 3: it agrees with itself,
    but nothing was kept, so that nothing is proven.

    Parameters
    ----------
    file
        A record of a table with fair deals.
    promises
        What was kept during the game: the file that the page or `parlour join` gives out.
    """
    kept = read_kept(read_text(promises)) if promises is not None else None
    verdict = check_record(read_text(file, as_it_is=True), rules_of, kept)
    if verdict.law and verdict.law != law_of(rules_of(verdict.game)):
        verdict.remarks.append("it was played by other rules than those of this version: what needs them may differ")
    if json:
        names = ("entries", "promises", "opened", "wrong", "remarks", "everything", "against", "status")
        print_json({name: getattr(verdict, name) for name in names})
    else:
        print("\n".join([*lines_of(verdict), verdict_line(verdict), proof_line(verdict)]))
    if verdict.status:
        sys.exit(verdict.status)


def hint(file: Path, /, *, seat: str = "", bot: str = "", language: Language = "", json: Json = False) -> None:
    """Say what a good player would do at the end of a record: the move, what it brings, and why.

    Parameters
    ----------
    file
        The record, or a case.
    seat
        The seat to advise; without it, every seat that is asked.
    bot
        Who advises; without it, the game's master, or search where that knows better.
    """
    game = run_case(read_text(file), rules_of, str(file)).game
    assert game is not None
    asked = [seat_named(seat, game.names)] if seat else list(game.to_act)
    if not asked:
        raise Unknown("nobody is asked at the end of this record")
    rules = rules_of(game.name)
    hints = {game.names[who]: hint_for(rules, game, who, bot) for who in asked}
    if json:
        write = game.notation().write
        rows = [
            {"seat": name, "move": write(best.move), "expected": best.worth, "reason": Teller(rules).reason(best)}
            for name, best in ((name, hint.best) for name, hint in hints.items())
        ]
        print_json(rows)
        return
    for name, hint in hints.items():
        print(f"{name}: {hint_line(rules, game, hint, language_of(language))}")
