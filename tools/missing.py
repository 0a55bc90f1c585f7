"""What a game still lacks, in one list with what to do about it.

``python -m tools.missing CHECKOUT GAME`` prints it.  What is *wanted* fails a test; the rest may wait.
"""

from __future__ import annotations

import sys
from itertools import zip_longest
from pathlib import Path
from random import Random

from parlour.cases.lesson import FILE, has_lesson, text_of
from parlour.cases.run import run_case
from parlour.core.files import read_text
from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.core.outlook import PLAIN
from parlour.core.rules import Rules
from parlour.core.vocabulary import COMMON
from parlour.errors import BadCase, ParlourError
from parlour.law.book import Book, load
from parlour.law.coverage import OPEN, coverage, enacted, proofs, run_all
from parlour.present.teller import Teller
from parlour.registry import rules_of
from parlour.testing.golden import golden
from parlour.testing.walk import walk

GAMES = 12  # random games in which results are looked at
SELDOM = 0.25  # of the deals that end: where results change no oftener, search sees nothing
FILES = ("laws.{}.md", "texts.{}.ftl")


class Want:
    """One thing that is not there: what, what to do, and whether a test will say so too."""

    what: str
    do: str
    wanted: bool

    def __init__(self, what: str, do: str, wanted: bool = True) -> None:
        self.what = what
        self.do = do
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{'wanted' if self.wanted else 'may wait'}: {self.what}: {self.do}"


def missing(rules: Rules, checkout: Path) -> list[Want]:
    """All that is missing, in the order in which it is best made."""
    if not (rules.folder / f"laws.{ENGLISH}.md").is_file():
        return [Want("laws.en.md", "write the rule book first")]
    book = load(rules)
    found = [
        *_in_the_book(book),
        *_cases(rules, book, checkout / "tests" / "cases"),
        *_texts(rules),
    ]
    try:
        found += [*_players(rules, book), *_files(rules, checkout)]
    except Exception as error:  # whatever the rules of a game that is being written run into
        found.append(Want("a game that comes to its end", f"mend the rules: {type(error).__name__}: {error}"))
    return [*found, *languages(rules)]


def _in_the_book(book: Book) -> list[Want]:
    found = []
    if not book.source:
        found.append(Want("the head of laws.en.md", "name where the rules come from: Source: ..."))
    if book.stated != len(book.clauses):
        found.append(Want("the head of laws.en.md", f"it says {book.stated}: Clauses: {len(book.clauses)}"))
    bare = [clause.id for clause in book.clauses.values() if not clause.source]
    if bare:
        found.append(Want("sources", f"say where each is printed, or 'ours': {' '.join(bare)}"))
    return found


def _cases(rules: Rules, book: Book, cases: Path) -> list[Want]:
    folder = cases / rules.name
    outcomes = run_all(folder, rules_of) if folder.is_dir() else []
    report = coverage([book], proofs(outcomes, cases), enacted(outcomes))["games"]
    assert isinstance(report, dict)
    unproven = [row["id"] for row in report[rules.name]["clauses"] if row["state"] == OPEN]
    found = []
    if unproven:
        found.append(Want(f"cases for {' '.join(unproven)}", f"in tests/cases/{rules.name}, see docs/cases.md"))
    text = "\n".join([read_text(path) for path in sorted(folder.glob("*.case"))])
    own = [word for word in rules.new(seed=1).words() if word not in COMMON]
    unread = [word for word in own if not any(f"{mark}{word}" in text for mark in ("= ", ", ", "\n", "sees "))]
    if unread:
        found.append(Want(f"the state words {' '.join(unread)}", "no case reads or sets them", wanted=False))
    return found


def _texts(rules: Rules) -> list[Want]:
    teller = Teller(rules)
    bare = [f"option-{option.name}" for option in rules.options.each if not teller.has(f"option-{option.name}")]
    return [Want(f"texts {' '.join(bare)}", "say in texts.en.ftl what each is for")] if bare else []


def _players(rules: Rules, book: Book) -> list[Want]:
    found = []
    if "book" not in rules.bots:
        hints = [clause.id for clause in book.clauses.values() if clause.kind == "hint"]
        do = (
            f"write bots/book.py by {' '.join(hints)}" if hints else "write bots/book.py: it gives hints and the lesson"
        )
        found.append(Want("a book", do, wanted=False))
    if blind(rules):
        do = (
            "results seldom change when a deal ends, so search sees nothing: tell it in bots/outlook.py how seats stand"
        )
        found.append(Want("an outlook", do, wanted=False))
    return found


def blind(rules: Rules) -> bool:
    """Whether search, which looks to the end of the deal, mostly finds the results there as they were."""
    if rules.outlook is not PLAIN:
        return False
    ended = changed = 0
    for seed in range(GAMES):
        game = rules.new({}, seed)
        deals, result = game.deals, game.result
        for _act in walk(game, Random(seed)):
            if game.deals != deals and not game.over:
                ended += deals > 0
                changed += deals > 0 and game.result != result
                deals, result = game.deals, game.result
    return changed < SELDOM * ended


def _files(rules: Rules, checkout: Path) -> list[Want]:
    found = []
    if not (rules.folder / "layout.toml").is_file():
        found.append(Want("layout.toml", "say how places and facts look, or all are rows and texts", wanted=False))
    wrong = wrong_with_lesson(rules)
    if wrong:
        found.append(Want("lesson.case", f"{wrong}: ./dev lesson {rules.name}"))
    wrong = wrong_with_golden(rules, checkout)
    if wrong:
        found.append(Want(f"tests/golden/{rules.name}.case", f"{wrong}: ./dev golden {rules.name}"))
    return found


def wrong_with_lesson(rules: Rules) -> str:
    """Why the lesson will not do, in a line; nothing where it will."""
    if not has_lesson(rules):
        return "there is none"
    try:
        outcome = run_case(text_of(rules), lambda _name: rules, FILE)
    except BadCase as error:
        return f"it does not go with the rules ({error})"
    if outcome.failures:
        return f"it does not go with the rules ({' '.join(str(outcome.failures[0]).split())})"
    return "" if outcome.game is not None and outcome.game.over else "the game is not over at its end"


def wrong_with_golden(rules: Rules, checkout: Path) -> str:
    """Why the golden game will not do, in a line; nothing where it will."""
    path = checkout / "tests" / "golden" / f"{rules.name}.case"
    if not path.is_file():
        return "there is none"
    kept, now = path.read_text(encoding="utf-8").split("\n"), golden(rules).split("\n")
    for number, (old, new) in enumerate(zip_longest(kept, now, fillvalue="the end"), 1):
        if old != new:
            return f"the game goes otherwise now (line {number}: {old!r}, now {new!r}); if that is meant"
    return ""


def languages(rules: Rules) -> list[Want]:
    """A game speaks English, and each other language wholly or not at all."""
    found = []
    for language in LANGUAGES:
        names = [name.format(language) for name in FILES]
        there = [name for name in names if (rules.folder / name).is_file()]
        absent = [name for name in names if name not in there]
        if absent and (there or language == ENGLISH):
            found.append(Want(" ".join(absent), f"{language} is spoken by half: write it, or take the other away"))
        elif absent:
            found.append(Want(" ".join(absent), "without them players of that language read English", wanted=False))
    return found


def main(checkout: str, name: str) -> int:
    try:
        wants = missing(rules_of(name), Path(checkout))
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 2
    for want in wants:
        print(want)
    if not wants:
        print(f"{name} lacks nothing")
    return int(any(want.wanted for want in wants))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
