"""A guided first deal, found and written down: the book plays many deals, and the one that teaches most is kept.

``python -m tools.lessons FOLDER GAME`` writes ``lesson.case`` into the folder of the game.
"""

from __future__ import annotations

import sys
from pathlib import Path

from parlour.cases.lesson import FILE, LEARNER
from parlour.cases.record import Recorder
from parlour.core.game import Game
from parlour.core.players import Advice, Bot, Seat
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.law.book import load
from parlour.registry import rules_of
from parlour.testing.demands import Given
from parlour.testing.options import accepted, shortened, values_of

DEALS_TRIED = 300
TASKS = range(4, 27)  # moves of the learner: a whole pack between two
MOVES = 60  # at the most, of everybody: a whole pack, and what was said before
UNEXPLAINED = 2  # moves of the learner for which the book may have no advice
NOISE = ("version ", "seats ", "player ")


class NoLesson(ParlourError):
    """No deal of this game makes a lesson."""


class Deal:
    """One deal as the book played it: its lines, the learner's reasons, and how it went for him."""

    lines: list[str]
    reasons: list[str]
    choices: int  # moves of the learner that were not forced
    moves: int
    result: int
    over: bool

    def __init__(self) -> None:
        self.lines = []
        self.reasons = []
        self.choices = 0
        self.moves = 0
        self.result = 0
        self.over = False

    def will_do(self) -> bool:
        return self.over and len(self.reasons) in TASKS and self.moves <= MOVES and self.choices > 0

    def worth(self, clauses: list[str]) -> tuple[int, int, int]:
        """A deal teaches most where most of the book's reasons come up, clauses first; a good end breaks ties."""
        cited = {reason for reason in self.reasons if reason in clauses}
        return len(cited), len(set(self.reasons)), int(self.result > 0)


def lesson(rules: Rules, tries: int = DEALS_TRIED) -> str:
    """The best of so many deals, as a case."""
    if "book" not in rules.bots:
        raise NoLesson(f"{rules.name} has no book: a lesson gives its reasons, so write bots/book.py first")
    for given in _short_games(rules):
        best = _best(rules, given, tries)
        if best is not None:
            return "\n".join([f"# A first deal of {load(rules).title}.", *best.lines]) + "\n"
    raise NoLesson(
        f"no deal of {rules.name} in {tries} makes a lesson: {TASKS.start} to {TASKS.stop - 1} moves of the learner, "
        f"{MOVES} at most of everybody, a choice among them, and the game over at its end. Let an option make games "
        f"short (deals, or a target, with a small number in tried), or write {FILE} yourself, from a position in the "
        "middle of a deal (docs/adding-a-game.md, While you write)"
    )


def _short_games(rules: Rules) -> list[Given]:
    """Games of one deal; where that is over in a move or two, of a few; else those that another number makes short."""
    tried = values_of(rules).items()
    whole = {name: sorted({each for each in values if isinstance(each, int)}) for name, values in tried}
    few: list[Given] = [{"deals": number} for number in whole.pop("deals", [])]
    few += [{name: numbers[0]} for name, numbers in whole.items() if numbers]
    return [shortened(rules, {}), *[given for given in few if accepted(rules, given) is not None]]


def _best(rules: Rules, given: Given, tries: int) -> Deal | None:
    clauses = load(rules).ids()
    best: Deal | None = None
    for seed in range(tries):
        deal = _played(rules, given, seed)
        if deal.will_do() and (best is None or deal.worth(clauses) > best.worth(clauses)):
            best = deal
    return best


def _played(rules: Rules, given: Given, seed: int) -> Deal:
    game = rules.new(given, seed)
    recorder = Recorder(game)
    book = rules.bots["book"](seed)
    found = Deal()
    while not game.over and found.moves <= MOVES:
        if game.to_act:
            _play(recorder, book, game.to_act[0], found)
        else:
            recorder.go_on()
    found.result = game.result[LEARNER]
    found.over = game.over
    found.lines = _plain(rules, given, recorder.text().split("\n"))
    return found


def _play(recorder: Recorder, book: Bot, seat: int, found: Deal) -> None:
    game = recorder.game
    advice = book.advise(Seat(game, seat))
    if seat == LEARNER:
        found.reasons.append(advice.reason)
        found.choices += len(game.moves(seat)) > 1
        recorder.lines.append(_advised(game, seat, advice))
    recorder.play(seat, advice.move)
    found.moves += 1


def _advised(game: Game, seat: int, advice: Advice) -> str:
    return f"@ {game.names[seat]} advised {game.notation().write(advice.move)} -> {advice.reason}"


def _plain(rules: Rules, given: Given, lines: list[str]) -> list[str]:
    """Without what a lesson need not say: who wrote it, who sat there, options at their defaults."""
    usual = {f"option {line}" for line in rules.options.make().lines()}
    wished = {f"option {name} {value}" for name, value in given.items()}
    said = [line for line in lines if line not in usual - wished and line != "go"]
    return [line for line in said if line and not line.startswith(NOISE)]


def main(folder: str, name: str) -> int:
    try:
        path = Path(folder) / name.replace("-", "_") / FILE
        path.write_text(lesson(rules_of(name)), encoding="utf-8")
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 2
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
