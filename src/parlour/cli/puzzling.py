"""The command that asks puzzles."""

from __future__ import annotations

import sys
from datetime import date
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from parlour.cli.common import Json, Language, print_json
from parlour.core.moves import IllegalMove
from parlour.errors import BadOption, Unknown
from parlour.puzzles import kept
from parlour.puzzles.calendar import find_puzzle, in_order, of_day
from parlour.puzzles.calendar import today as this_day
from parlour.puzzles.puzzle import Puzzle, puzzles_of
from parlour.puzzles.verdict import Verdict
from parlour.registry import all_rules, rules_of
from parlour.terminal.plain import with_editing
from parlour.terminal.puzzle import PlainPuzzle
from parlour.terminal.puzzle_picture import draw_with
from parlour.terminal.settings import Settings, settings_with
from parlour.terminal.words import Words


def puzzle(
    which: str = "",
    *,
    today: Annotated[bool, Parameter(negative=())] = False,
    listed: Annotated[bool, Parameter(name="--list", negative=())] = False,
    answer: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    language: Language = "",
    json: Json = False,
) -> None:
    """Answer a puzzle: what is best here, what may be claimed, what is lawful. A wrong answer is refuted.

    Without a name it is that of today, the same for everybody; on how many days in a row its first answer was right
    is kept on this device.

    Parameters
    ----------
    which
        A game, for the next puzzle of it that was not answered yet, or a puzzle by its name, as --list has it.
    today
        The puzzle of today, by universal time.
    listed
        List the puzzles, of all games or of one, with how hard they are and which were answered rightly.
    answer
        Answer at once: a move as records write it, or several with commas between.
    plain
        In words, without a picture of the table; so it is also where the output is no terminal.
    """
    settings = settings_with("", language)
    if listed:
        _list(which, settings, json)
        return
    if today and which:
        raise BadOption("the puzzle of today is of the game whose turn it is: name none with --today")
    day = this_day()
    asked = _chosen(which) if which else of_day(day)
    if answer is not None or json:
        _answer_at_once(asked, answer, json)
        return
    with_editing()
    drawn = None if plain or not sys.stdout.isatty() else draw_with(settings, Console())
    right = PlainPuzzle(asked, settings, drawn).solve()
    if right is not None:
        _note(asked, right, day if asked is of_day(day) else None, settings)


def _chosen(which: str) -> Puzzle:
    if which not in all_rules():
        return find_puzzle(which)
    puzzles = puzzles_of(rules_of(which))
    if not puzzles:
        raise Unknown(f"{which} has no puzzles")
    answered = kept.load().answered
    return next((one for one in puzzles if one.id not in answered), puzzles[0])


def _note(asked: Puzzle, right: bool, day: date | None, settings: Settings) -> None:
    memory = kept.load()
    memory.note(asked.id, right)
    if day is not None:
        memory.note_day(day, right)
        words = Words(settings.language)
        print(words("puzzle-streak", n=memory.streak, best=memory.best))
    kept.save(memory)


def _list(which: str, settings: Settings, json: bool) -> None:
    puzzles = puzzles_of(rules_of(which)) if which else sorted(in_order(), key=lambda one: one.game)
    answered = kept.load().answered
    if json:
        print_json([{"id": one.id, "game": one.game, "kind": one.kind, "grade": one.grade} for one in puzzles])
        return
    words = Words(settings.language)
    for one in puzzles:
        mark = {True: "✓", False: "✗", None: " "}[answered.get(one.id)]
        print(
            f"{mark} {one.id:<22} {words(f'puzzle-grade-{one.grade}'):<8} {words(f'puzzle-{one.kind}', seat=one.seat)}"
        )


def _answer_at_once(asked: Puzzle, answer: str | None, json: bool) -> None:
    """Nothing of this is kept: programs have no streak."""
    if answer is None:
        print_json(
            {"id": asked.id, "game": asked.game, "kind": asked.kind, "seat": asked.seat, "options": asked.options}
        )
        return
    try:
        verdict = Verdict(asked, [one.strip() for one in answer.split(",")])
    except IllegalMove as error:
        raise Unknown(f"{answer!r} is not lawful there [{error.refusal.clause}]") from None
    if json:
        costs = {move: [cost.cost, cost.error, cost.win] for move, cost in asked.costs.items()}
        print_json({"id": asked.id, "right": verdict.right, "answers": asked.answers, "costs": costs})
    else:
        print("\n".join(PlainPuzzle(asked, Settings()).told_of(verdict)))
    if not verdict.right:
        sys.exit(1)
