"""What all that looks at one game says of it: run as a program in a checkout, it prints a verdict for each game.

``python -m tests.contract.verdicts GAME...`` gives JSON: by game, the names of the checks that found something, each
with the first line of what it said.  ``GAME:CHECK,CHECK`` makes these checks alone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from parlour.cases.lesson import FILE, has_lesson, text_of
from parlour.cases.run import run_case
from parlour.core.rules import Rules
from parlour.law.coverage import run_all
from parlour.registry import rules_of
from parlour.testing import CHECKS, try_out
from tests.house import test_screen
from tools.lessons import lesson
from tools.missing import missing

ROOT = Path(__file__).parents[2]
EXAMPLES = 3


def cases(rules: Rules) -> None:
    failures = [
        str(each) for outcome in run_all(ROOT / "tests/cases" / rules.name, rules_of) for each in outcome.failures
    ]
    assert not failures, failures[0]


def lesson_holds(rules: Rules) -> None:
    text = text_of(rules) if has_lesson(rules) else lesson(rules, 20)
    outcome = run_case(text, rules_of, FILE)
    assert not outcome.failures, outcome.failures[0]


def lacks(rules: Rules) -> None:
    made = ("lesson.case", "tests/golden")  # by commands, which are tried elsewhere
    wanted = [str(want) for want in missing(rules, ROOT) if want.wanted and not want.what.startswith(made)]
    assert not wanted, wanted[0]


def screen(rules: Rules) -> None:
    test_screen.test_what_a_game_shows_has_a_text_and_is_of_its_kind(rules)
    test_screen.test_texts_and_layouts_name_only_what_there_is(rules)


def verdict(name: str, only: set[str]) -> dict[str, str]:
    rules = rules_of(name)
    each: dict[str, Callable[[], None]] = {
        check.__name__: partial(check, rules) for check in (cases, lacks, lesson_holds, screen)
    }
    each |= {check.__name__: partial(try_out, check, rules, EXAMPLES) for check in CHECKS}
    unknown = only - each.keys()
    assert not unknown, unknown
    found = {}
    for what, check in each.items():
        if only and what not in only:
            continue
        try:
            check()
        except Exception as error:
            found[what] = f"{type(error).__name__}: {error}".split("\n")[0]
    return found


if __name__ == "__main__":
    asked = [word.partition(":") for word in sys.argv[1:]]
    print(json.dumps({name: verdict(name, {check for check in only.split(",") if check}) for name, _, only in asked}))
