"""Cases that show a matter: positions of the proven cases in which it is claimed, and what the claim brought there."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from parlour.cases.lines import Line
from parlour.cases.run import Finder, run_case
from parlour.core.files import read_text
from parlour.core.game import Game
from parlour.core.moves import CLAIMING, Move
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.judging.foretelling import Foretold
from parlour.judging.matters import Matters, matters_of
from parlour.law.coverage import cases_here
from parlour.registry import rules_of

CARRIED = "shown"  # the folder in which a built package carries the cases


class Shown:
    """A claim in a case: the file, the line, the position before it."""

    def __init__(self, case: str, line: Line, game: Game, seat: int, move: Move) -> None:
        self.case = case  # its name below the folder of cases
        self.line = line.number
        self.text = line.text
        self.game = game
        self.seat = seat
        self.move = move

    def foretold(self) -> Foretold:
        return Foretold(self.game, self.seat, self.move)


class Examples:
    """What the cases of one game show: for each clause claims that were upheld, and the cases that prove it."""

    def __init__(self) -> None:
        self.claims: dict[str, list[Shown]] = {}
        self.proving: dict[str, list[str]] = {}

    def claim_of(self, clause: str) -> Shown | None:
        """The one that shows most: at once in score or counters, and in the shortest case."""
        return next(iter(self.claims.get(clause, [])), None)

    def case_of(self, clause: str) -> str:
        shown = self.claim_of(clause)
        return shown.case if shown else next(iter(self.proving.get(clause, [])), "")


def cases_folder() -> Path | None:
    """Where the cases lie: with the package, as a build leaves them there, or in the checkout that we are in."""
    carried = resources.files("parlour.judging") / CARRIED
    if isinstance(carried, Path) and carried.is_dir():
        return carried
    return cases_here()


@cache
def examples(rules: Rules, folder: Path | None, find: Finder = rules_of) -> Examples:
    """Run the cases of the game that claim something or speak of a matter; one that does not run well shows nothing."""
    found = Examples()
    if folder is None or not (folder / rules.name).is_dir():
        return found
    matters = matters_of(rules)
    wanted = [f": {CLAIMING}", *[matter.clause for matter in matters.each]]
    texts = [(path, read_text(path)) for path in sorted((folder / rules.name).rglob("*.case"))]
    for path, text in sorted(texts, key=lambda pair: len(pair[1])):
        if any(word in text for word in wanted):
            _look_at(found, matters, find, path.relative_to(folder).as_posix(), text)
    for claims in found.claims.values():
        claims.sort(key=_shows_little)
    return found


def _shows_little(shown: Shown) -> bool:
    foretold = shown.foretold()
    return not foretold.score and not foretold.money


def _look_at(found: Examples, matters: Matters, find: Finder, case: str, text: str) -> None:
    claims: list[Shown] = []

    def watch(game: Game, seat: int, move: Move, line: Line) -> None:
        if move.verb.name == CLAIMING and game.allows(seat, move):
            claims.append(Shown(case, line, game, seat, move))

    try:
        outcome = run_case(text, find, case, watch)
    except ParlourError:
        return
    if outcome.failures:
        return
    for shown in claims:
        if shown.foretold().upheld:
            found.claims.setdefault(matters.claimed_by(shown.game, shown.move).clause, []).append(shown)
    for clause in dict.fromkeys(outcome.proven):
        found.proving.setdefault(clause, []).append(case)
