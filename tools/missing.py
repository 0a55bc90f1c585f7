"""What a game still lacks, in one list with what to do about it.

``python -m tools.missing CHECKOUT GAME`` prints it.  What is *wanted* fails a test; the rest may wait.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from parlour.cases.lesson import has_lesson
from parlour.core.files import read_text
from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.core.outlook import PLAIN
from parlour.core.rules import Rules
from parlour.core.vocabulary import COMMON
from parlour.errors import ParlourError
from parlour.law.book import Book, load
from parlour.law.coverage import OPEN, coverage, proofs, run_all
from parlour.present.teller import Teller
from parlour.registry import rules_of
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
    return [
        *_in_the_book(book),
        *_cases(rules, book, checkout / "tests" / "cases"),
        *_texts(rules),
        *_players(rules, book),
        *_files(rules, checkout),
        *languages(rules),
    ]


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
    report = coverage([book], proofs(outcomes, cases))["games"]
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
    if not has_lesson(rules):
        found.append(Want("lesson.case", f"./dev lesson {rules.name}"))
    if not (checkout / "tests" / "golden" / f"{rules.name}.case").is_file():
        found.append(Want(f"tests/golden/{rules.name}.case", f"./dev golden {rules.name}"))
    return found


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
