"""An evening from records that lie in files: each is replayed, and one that does not come out as written is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from parlour.cases.lines import Outcome
from parlour.cases.run import run_case
from parlour.core.files import read_text
from parlour.core.game import Game
from parlour.errors import BadCase
from parlour.evening.lines import BOX, GAME, Line
from parlour.evening.playing import Faulted, Sitting, Told, penal, played
from parlour.registry import rules_of

PLAYER = re.compile(r"^player (\S+) (.+)$", re.MULTILINE)
FAIR = re.compile(r"^fair ", re.MULTILINE)
NOT_OPEN = "it holds only what one seat was told, and cannot be reckoned: ask for a record that opens every card"


class Files:
    """The lines of an evening, and the names of its people: those of one name are one person."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.names: list[str] = []
        self._seen: dict[str, Path] = {}  # by text
        self.lines = [self._line(number, path) for number, path in enumerate(paths, 1)]

    def _line(self, number: int, path: Path) -> Line:
        text = read_text(path)
        if text in self._seen:
            raise BadCase(f"{path} is the same record as {self._seen[text]}: no game counts twice")
        self._seen[text] = path
        game = _replayed(text, path)
        named = dict(PLAYER.findall(text))
        accounts = [self._person(printable(named.get(label, label))) for label in game.names]
        sitting = Sitting(game.names, accounts, [""] * len(accounts))
        final = dict(zip(game.ledger.names, game.ledger.balance, strict=True))
        line = played(
            game.name, 1, sitting, _told(game), final, game.result, game.options.values, faulted=_faulted(game)
        )
        return Line(number, 0, BOX, GAME, str(path), played=line)

    def _person(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)


def printable(name: str) -> str:
    """A name from a file, which may hold anything."""
    return "".join([c if c.isprintable() else "?" for c in name.strip()])


def _replayed(text: str, path: Path) -> Game:
    """The game at the end of a record that comes out as it was written."""
    outcome: Outcome = run_case(text, rules_of, str(path))
    game = outcome.game
    if outcome.failures:
        raise BadCase(f"{path} does not come out as it was written: {str(outcome.failures[0]).splitlines()[0]}")
    if game is None or not game.over:
        waits = NOT_OPEN if FAIR.search(text) else "its game is not over"
        raise BadCase(f"{path}: {waits}")
    return game


def _told(game: Game) -> Iterator[Told]:
    names = game.ledger.names
    for event in game.events:
        if event.amount:
            yield names[event.payer], names[event.payee], event.amount, event.clause


def _faulted(game: Game) -> Iterator[Faulted]:
    for event in game.events:
        what = penal(event.message)
        if what is not None and event.seat >= 0:
            yield game.names[event.seat], event.clause, what
