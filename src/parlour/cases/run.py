"""Cases: small text files with a set-up, moves and expectations.  Records are cases too (docs/cases.md)."""

from __future__ import annotations

import re
from collections.abc import Callable

from parlour.cases import expect
from parlour.cases.lines import Failure, Line, Outcome, block_under, lines_of
from parlour.cases.segments import segments
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import IllegalMove, Move
from parlour.core.notation import Notation
from parlour.core.rules import Rules
from parlour.core.setup import Setup, read_cards
from parlour.errors import BadCase, ParlourError, nearest

Finder = Callable[[str], Rules]

MOVE = re.compile(r"^([A-Za-z]\w*):\s*(.+)$")
HEADS = ("game", "option", "seats", "seed", "version", "player")


def run_case(text: str, find: Finder, path: str = "case") -> Outcome:
    """Run a case to its end; BadCase when it cannot be read at all."""
    outcome = Outcome(path)
    run = Run(find, outcome)
    line = Line(0, 0, "")
    try:
        lines = lines_of(text)
        at = 0
        while at < len(lines):
            line = lines[at]
            block = block_under(lines, at)
            run.step(line, block)
            at += 1 + len(block)
        run.begin()
    except IllegalMove as error:
        refusal = error.refusal
        outcome.failures.append(Failure(path, line, "a lawful move", f"refused: {refusal.message} {refusal.clause}"))
    except ParlourError as error:
        raise BadCase(f"{path}:{line.number}: {line.text!r}: {error}") from error
    outcome.game = run.maybe_game
    return outcome


class Run:
    """A case on its way: the set-up so far, then the game."""

    find: Finder
    outcome: Outcome
    rules: Rules | None
    options: dict[str, object]
    names: list[str]
    seed: int
    setup: Setup
    last_word: str
    maybe_game: Game | None
    given: dict[str, list[int]]  # places of the deal that comes next
    told: int  # events before the last step
    before: Game | None  # the game before the last move

    def __init__(self, find: Finder, outcome: Outcome) -> None:
        self.find = find
        self.outcome = outcome
        self.rules = None
        self.options = {}
        self.names = []
        self.seed = 0
        self.setup = Setup()
        self.maybe_game = None
        self.given = {}
        self.told = 0
        self.before = None

    def step(self, line: Line, block: list[Line]) -> None:
        text = line.text
        if text.startswith("fair "):
            return  # promises of a record, for ``parlour verify``
        if text.startswith("! option "):
            expect.refused_options(self, line)
        elif self.maybe_game is None and not self._is_act(text):
            self._set_up(text)
        else:
            self._act(line, block)

    def _is_act(self, text: str) -> bool:
        return text[0] in "!?*=@>~" or text in ("go", "try:") or MOVE.match(text) is not None

    def _set_up(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word == "game":
            self.rules = self.find(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.known_rules().option(name)
            self.options[name] = value.strip()
        elif word == "seats":
            self.names = rest.split()
        elif word == "seed":
            if not rest.isdigit():
                raise BadCase(f"a seed is a whole number, not {rest!r}")
            self.seed = int(rest)
        elif word not in ("version", "player"):
            self.setup.put(text, [])

    def known_rules(self) -> Rules:
        if self.rules is None:
            raise BadCase("the first line names the game: game NAME")
        return self.rules

    def begin(self) -> Game:
        """The game as set up, made when the first act asks for it."""
        if self.maybe_game is not None:
            return self.maybe_game
        lines = list(self.setup.given)
        game = self.known_rules().new(self.options, self.seed, self.names)
        game.detail = EVERYTHING
        self.maybe_game = game
        self.names = game.names
        self.setup = Setup()
        for line in lines:
            for place, values in segments(game, line):
                self.setup.put(place, values)
        game.arrange(self.setup)
        self._lay(self.setup)
        if self.given:
            self.go_on_until_asked()
        return game

    def _lay(self, setup: Setup) -> None:
        game = self.begin()
        for place in list(setup.given):
            word = re.split(r"[ /]", place)[0]
            if word not in game.words():
                raise BadCase(f"no state word {word!r} in this game{nearest(word, game.words())}")
            self.given[place] = setup.cards(place, game.pack)

    def _act(self, line: Line, block: list[Line]) -> None:
        text = line.text
        first = self.maybe_game is None
        game = self.begin()
        rest = text[1:].strip()
        if not rest:
            raise BadCase(f"nothing follows {text!r}")
        if text == "go":
            if first and game.waits:
                raise BadCase("the set-up has dealt already: leave out `go`, or write its cards as in `* turn JH`")
            self._step_begins()
            self._go_on()
        elif text == "try:":
            self._try(block)
        elif text[0] == "*":
            self._give(rest)
        elif text[0] == "=":
            expect.holds(self, line, rest)
        elif text[0] == "@":
            expect.seen(self, line, rest)
        elif text[0] in ">~":
            expect.compares(self, line, rest, text[0] == ">")
        else:
            self.go_on_until_asked(fresh=MOVE.match(text) is not None)
            if text[0] == "!":
                expect.refused(self, line, rest)
            elif text[0] == "?":
                expect.choices(self, line, rest)
            else:
                self._move(game, text)

    def _step_begins(self) -> None:
        self.told = len(self.begin().events)

    def _go_on(self) -> None:
        game = self.begin()
        if self.given and game.deal_plan():
            given, self.given = self.given, {}
            game.go_on(given)
        else:
            game.go_on()

    def go_on_until_asked(self, fresh: bool = False) -> None:
        game = self.begin()
        if fresh:
            self._step_begins()
        for _again in range(1000):
            if game.waits or game.over:
                return
            self._go_on()
        raise BadCase("the game goes on and on and asks nobody")

    def _move(self, game: Game, text: str) -> None:
        seat, move = self.read_move(text)
        self.before = game.copy()
        game.play(seat, move)

    def read_move(self, text: str) -> tuple[int, Move]:
        match = MOVE.match(text)
        if match is None:
            raise BadCase(f"a move is written SEAT: MOVE, not {text!r}")
        return self.seat(match[1]), self.begin().notation().read(match[2])

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise BadCase(f"no seat {name!r} at this table{nearest(name, self.names)}")
        return self.names.index(name)

    def _try(self, block: list[Line]) -> None:
        trial = self.fork()
        at = 0
        while at < len(block):
            inner = block_under(block, at)
            trial.step(block[at], inner)
            at += 1 + len(inner)

    def fork(self) -> Run:
        """A run that goes on from here by itself."""
        other = Run(self.find, self.outcome)
        other.rules = self.rules
        other.options = self.options
        other.seed = self.seed
        other.maybe_game = self.begin().copy()
        other.maybe_game.detail = EVERYTHING
        other.names = self.names
        other.given = dict(self.given)
        other.before = self.before
        return other

    def _give(self, text: str) -> None:
        game = self.begin()
        tokens = text.split()
        chance = game.chance
        if chance.given is None:
            chance.given = []
        if tokens[0] == "shuffle":
            chance.given.append(read_cards(tokens[1:], game.pack))
        elif tokens[0] == "pick":
            if len(tokens) != 2 or not tokens[1].isdigit():
                raise BadCase("a number drawn is given as: * pick NUMBER")
            chance.given.append([int(tokens[1])])
        elif tokens[0] == "accident":
            self._give_accidents(text.partition(" ")[2])
        else:
            setup = Setup()
            for place, values in segments(game, text):
                setup.put(place, values)
            self._lay(setup)

    def _give_accidents(self, text: str) -> None:
        game = self.begin()
        if not game.accidents():
            raise BadCase("no accident can happen in this game with these options")
        befallen = Notation(game.pack, game.names, game.accidents()).read_accidents(text)
        game.chance.mishaps = [*(game.chance.mishaps or []), befallen]

    def fail(self, line: Line, expected: str, found: str) -> None:
        self.outcome.failures.append(Failure(self.outcome.path, line, expected, found))
