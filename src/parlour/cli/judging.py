"""The committee's command: a fault described, or a record laid down, and what the law says to it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import Json, Language, print_json
from parlour.core.files import read_text
from parlour.core.languages import language_of
from parlour.errors import Unknown, nearest
from parlour.judging.asking import Leaving, Questions
from parlour.judging.hearing import (
    course_document,
    course_lines,
    heard_document,
    heard_lines,
    open_document,
    open_lines,
)
from parlour.judging.records import Laid
from parlour.judging.showing import cases_folder, examples
from parlour.judging.telling import Judge
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of


def judge(
    about: str = "",
    /,
    *,
    fault: str = "",
    by: str = "",
    noticed: str = "",
    at: Annotated[int | None, Parameter(name="--at")] = None,
    seat: str = "",
    cases: Path | None = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Say what the law makes of a fault: the clause, who may claim and until when, the remedy, and a case of it.

    With a game alone it asks, and where nobody can answer lists the faults that the game's law knows. With a record it
    says which faults lay there at a step; of a game that is not over, only what is open to a seat.

    Parameters
    ----------
    about
        A game; or the file of a record or a case.
    fault
        What went wrong, by its clause: 44d.
    by
        Who did it: dealer, player, or claimant (whoever asks).
    noticed
        The last thing that had happened when it was noticed, by its name; or in-time, or too-late.
    at
        With a record: after how many of its steps (moves and lines `go`); without it, every step is looked at.
    seat
        With a record of a game that is not over: whose windows.
    cases
        The folder of case files; without it, those that come with the package, or tests/cases here or above.
    """
    if cases is not None and not cases.is_dir():
        raise Unknown(f"no folder {cases}")
    folder = cases or cases_folder()
    if about and about not in all_rules() and Path(about).is_file():
        _judge_record(Path(about), at, seat, folder, language_of(language), json)
        return
    if at is not None or seat:
        raise Unknown("--at and --seat belong to a record: name its file")
    if not about and not fault and sys.stdin.isatty():
        about = _ask_game(language_of(language), input)
        if not about:
            return
    if not about:
        raise Unknown(f"name a game or the file of a record; there is: {', '.join(all_rules())}")
    if about not in all_rules():
        raise Unknown(f"no game and no file {about!r}{nearest(about, list(all_rules()))}")
    one = Judge(rules_of(about), examples(rules_of(about), folder), language_of(language))
    if fault:
        _judge_fault(one, fault, by, noticed, json)
    elif by or noticed:
        raise Unknown("--by and --noticed tell of a fault: name it with --fault")
    elif json:
        print_json(one.leaflet())
    elif sys.stdin.isatty() and one.matters.each:
        _ask(one, input)
    else:
        _list(one)


def _judge_fault(one: Judge, fault: str, by: str, noticed: str, as_json: bool) -> None:
    matter = one.matters.find(fault)
    if as_json:
        print_json(one.verdict(matter, by, noticed))
    else:
        print("\n".join(one.lines(matter, by, noticed)))


def _list(one: Judge) -> None:
    if not one.matters.each:
        print(one.teller.text("judge-no-faults"))
    for matter in one.matters.each:
        print(f"{matter.id:<8}{one.label(matter)}")


def _ask_game(language: str, ask: Callable[[str], str]) -> str:
    """The name of a game, or nothing from whoever leaves."""
    known = all_rules()
    print(", ".join(known))
    question = Teller(next(iter(known.values())), language).text("judge-game")
    while True:
        try:
            answer = ask(f"{question} ").strip()
        except EOFError:
            return ""
        if not answer or answer in known:
            return answer
        print(f"no game {answer!r}{nearest(answer, list(known))}")


def _ask(one: Judge, ask: Callable[[str], str]) -> None:
    """Short questions, one after the other; an empty line or the end of input leaves."""
    try:
        matter, by, noticed = Questions(one, ask, print).put()
    except Leaving:
        return
    print()
    print("\n".join(one.lines(matter, by, noticed)))


def _judge_record(path: Path, at: int | None, seat: str, folder: Path | None, language: str, as_json: bool) -> None:
    laid = Laid(read_text(path), str(path))
    rules = rules_of(laid.game.name)
    one = Judge(rules, examples(rules, folder), language)
    if not laid.is_open:
        _windows(one, laid, at, seat, as_json)
    elif seat:
        raise Unknown("this game is over and everything lies open: --seat is for one that is not")
    elif at is None:
        _show(as_json, lambda: course_document(one, laid), lambda: course_lines(one, laid))
    else:
        game = laid.at(at)
        _show(as_json, lambda: heard_document(one, game, at), lambda: heard_lines(one, game, at))


def _windows(one: Judge, laid: Laid, at: int | None, seat: str, as_json: bool) -> None:
    """While a game goes on, only how it stands now and only as a seat knows it."""
    if at is not None and at != laid.steps:
        raise Unknown("this game is not over: only how it stands now can be told")
    if not seat:
        raise Unknown("this game is not over: name the seat whose windows you ask for with --seat")
    who, game = laid.seat(seat), laid.game
    _show(as_json, lambda: open_document(one, game, who), lambda: open_lines(one, game, who))


def _show(as_json: bool, document: Callable[[], object], lines: Callable[[], Iterable[str]]) -> None:
    if as_json:
        print_json(document())
    else:
        for line in lines():
            print(line)
