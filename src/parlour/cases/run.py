"""Cases: small text files with a set-up, moves and expectations.  Records are cases too (docs/cases.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from parlour.cases import expect
from parlour.cases.lines import AtLine, Failure, Line, Outcome, lines_of, with_blocks
from parlour.cases.segments import segments
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import IllegalMove, Move
from parlour.core.notation import Notation
from parlour.core.rules import Rules
from parlour.core.setup import Setup, read_cards
from parlour.errors import BadCase, BadOption, ParlourError, nearest

Finder = Callable[[str], Rules]
Watch = Callable[[Game, int, Move, Line], None]  # the position before a move (a copy), the move, its line

MOVE = re.compile(r"^([A-Za-z]\w*):\s*(.+)$")


def is_step(text: str) -> bool:
    """Whether a line of a record is one of its steps: a move, or ``go``."""
    return text == "go" or MOVE.match(text) is not None


def run_case(text: str, find: Finder, path: str = "case", watch: Watch | None = None) -> Outcome:
    """Run a case to its end; BadCase when it cannot be read at all.  ``watch`` is shown every move, also in trials."""
    outcome = Outcome(path)
    run = Run(find, outcome)
    run.watch = watch
    try:
        run.steps(lines_of(text))
        run.end()
    except AtLine as stopped:
        line, error = stopped.line, stopped.error
        if not isinstance(error, IllegalMove):
            raise BadCase(f"{path}:{line.number}: {line.text!r}: {error}") from error
        refusal = error.refusal
        outcome.failures.append(Failure(path, line, "a lawful move", f"refused: {refusal.message} {refusal.clause}"))
    outcome.game = run.maybe_game
    return outcome


class Given(NamedTuple):
    """Cards that wait for a deal to lay them, and the line that gave them."""

    cards: list[int]
    line: Line


class Run:
    """A case on its way: the set-up so far, then the game."""

    def __init__(self, find: Finder, outcome: Outcome) -> None:
        self.find = find
        self.outcome = outcome
        self.rules: Rules | None = None
        self.options: dict[str, object] = {}
        self.option_lines: list[tuple[Line, str, str]] = []
        self.names: list[str] = []
        self.seats_line = Line(0, 0, "")
        self.seed: int | None = 0  # None: what is not given cannot be foreseen
        self.said: list[Line] = []  # the set-up's state words, until the game is made
        self.line = Line(0, 0, "")  # the one being run
        self.maybe_game: Game | None = None
        self.given: dict[str, Given] = {}  # places of the deal that comes next
        self.unlaid: list[Line] = []  # what gave cards that nothing has laid yet, here or on a copy
        self.drawings: list[Line] = []  # what gave a shuffle, a number or accidents
        self.forked = False  # a trial may have used them
        self.told = 0  # events before the last step
        self.before: Game | None = None  # the game before the last move
        self.watch: Watch | None = None

    def steps(self, lines: list[Line]) -> None:
        for line, block in with_blocks(lines):
            self.step(line, block)

    def step(self, line: Line, block: list[Line]) -> None:
        self.line = line
        with _at(line):
            self._step(line, block)

    def _step(self, line: Line, block: list[Line]) -> None:
        text = line.text
        if text.startswith("fair "):
            return  # promises of a record, for ``parlour verify``
        if text.startswith("! option "):
            expect.refused_options(self, line)
        elif self.maybe_game is None and not self._is_act(text):
            self._set_up(line)
        else:
            self._act(line, block)

    def end(self) -> None:
        """Nothing follows: a set-up without an act is made all the same, and whatever was given must have been laid."""
        with _at(self.line):
            self.begin()
        if self.unlaid:
            raise AtLine(self.unlaid[0], BadCase("no deal comes that would lay these cards"))
        chance = self.begin().chance
        if self.drawings and not self.forked and (chance.given or chance.mishaps):
            raise AtLine(self.drawings[-1], BadCase("nothing is drawn that would be this"))

    def _is_act(self, text: str) -> bool:
        return text[0] in "!?*=@>~" or text in ("go", "try:") or MOVE.match(text) is not None

    def _set_up(self, line: Line) -> None:
        word, _, rest = line.text.partition(" ")
        rest = rest.strip()
        if word == "game":
            self.rules = self.find(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.known_rules().option(name)
            self.options[name] = value.strip()
            self.option_lines.append((line, name, value.strip()))
        elif word == "seats":
            self.names = rest.split()
            self.seats_line = line
        elif word == "seed":
            if not rest.isdigit():
                raise BadCase(f"a seed is a whole number, not {rest!r}")
            self.seed = int(rest)
        elif word not in ("version", "player"):
            self.said.append(line)

    def known_rules(self) -> Rules:
        if self.rules is None:
            raise BadCase("the first line names the game: game NAME")
        return self.rules

    def begin(self) -> Game:
        """The game as set up, made when the first act asks for it."""
        if self.maybe_game is not None:
            return self.maybe_game
        game = self._new_game()
        game.detail = EVERYTHING
        self.maybe_game = game
        self.names = game.names
        self._arrange(game)
        if self.given:
            self.go_on_until_asked()
        return game

    def _new_game(self) -> Game:
        rules = self.known_rules()
        try:
            return rules.new(self.options, self.seed, self.names)
        except ParlourError as error:
            raise AtLine(self._head_at_fault(rules), error) from error

    def _head_at_fault(self, rules: Rules) -> Line:
        """The option with which the set came to be refused; where the set is accepted, the seats."""
        options: dict[str, object] = {}
        fault: Line | None = None
        for line, name, value in self.option_lines:
            options[name] = value
            try:
                rules.options.make(options)
                fault = None
            except BadOption:
                fault = fault or line
        return fault or self.seats_line

    def _arrange(self, game: Game) -> None:
        """What the set-up's words say is set by the game, or waits for the first deal."""
        setup = Setup()
        lines: dict[str, Line] = {}
        for line in self.said:
            with _at(line):
                for place, values in segments(game, line.text):
                    _known_word(game, place)
                    setup.put(place, values)
                    lines[place] = line
        try:
            game.arrange(setup)
        except ParlourError as error:
            place = error.place if isinstance(error, BadCase) else setup.reading
            raise AtLine(lines.get(place or setup.reading, (self.said or [self.line])[-1]), error) from error
        for place in list(setup.given):
            with _at(lines[place]):
                self._lay(setup, place, lines[place])

    def _lay(self, setup: Setup, place: str, line: Line) -> None:
        """Keep cards for the deal that comes next."""
        game = self.begin()
        if not _may_be_dealt(game, place, setup.given[place]):
            raise BadCase(f"{place} can be read, but not set{'' if game.deal_plan() else ' in this position'}")
        if place in self.given:
            raise BadCase(f"{place} is given twice")
        self.given[place] = Given(setup.cards(place, game.pack), line)
        if line not in self.unlaid:
            self.unlaid.append(line)

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
            now, rest = _without_now(text, rest)
            if not now:
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
            try:
                game.go_on({place: some.cards for place, some in given.items()})
            except BadCase as error:
                raise AtLine(given[error.place].line if error.place in given else self.line, error) from error
            for some in given.values():
                if some.line in self.unlaid:
                    self.unlaid.remove(some.line)
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
        if self.watch is not None:
            self.watch(self.before, seat, move, self.line)
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

    def place(self, text: str) -> tuple[str, int, str]:
        """``hand B/2`` as a word, a seat and a part."""
        head, _, part = text.partition("/")
        word, _, name = head.partition(" ")
        return word, self.seat(name) if name else NO_SEAT, part

    def _try(self, block: list[Line]) -> None:
        self.fork().steps(block)

    def fork(self) -> Run:
        """A run that goes on from here by itself."""
        self.forked = True
        other = type(self)(self.find, self.outcome)
        other.rules = self.rules
        other.options = self.options
        other.seed = self.seed
        other.maybe_game = self.begin().copy()
        other.maybe_game.detail = EVERYTHING
        other.names = self.names
        other.given = dict(self.given)
        other.unlaid = self.unlaid
        other.before = self.before
        other.watch = self.watch
        return other

    def _give(self, text: str) -> None:
        game = self.begin()
        tokens = text.split()
        chance = game.chance
        if chance.given is None:
            chance.given = []
        if tokens[0] in ("shuffle", "pick", "accident"):
            self.drawings.append(self.line)
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
                _known_word(game, place)
                setup.put(place, values)
            for place in list(setup.given):
                self._lay(setup, place, self.line)

    def _give_accidents(self, text: str) -> None:
        game = self.begin()
        if not game.accidents():
            raise BadCase("no accident can happen in this game with these options")
        befallen = Notation(game.pack, game.names, game.accidents()).read_accidents(text)
        game.chance.mishaps = [*(game.chance.mishaps or []), befallen]

    def fail(self, line: Line, expected: str, found: str) -> None:
        self.outcome.failures.append(Failure(self.outcome.path, line, expected, found))


@contextmanager
def _at(line: Line) -> Iterator[None]:
    """Whatever goes wrong here goes wrong in this line, unless another is known."""
    try:
        yield
    except AtLine:
        raise
    except (ParlourError, IllegalMove) as error:
        raise AtLine(line, error) from error


def _without_now(text: str, rest: str) -> tuple[bool, str]:
    """``! now A: MOVE`` and ``? now A:`` ask before the game goes on."""
    head, _, behind = rest.partition(" ")
    return (True, behind.strip()) if text[0] in "!?" and head == "now" and behind.strip() else (False, rest)


def _word_of(place: str) -> str:
    return re.split(r"[ /]", place)[0]


def _known_word(game: Game, place: str) -> None:
    word = _word_of(place)
    if word not in game.words() and place not in game.deal_plan():
        raise BadCase(f"no state word {word!r} in this game{nearest(word, game.words())}")


def _may_be_dealt(game: Game, place: str, tokens: list[str]) -> bool:
    """Whether these are cards for a deal: the place is one of its places, or holds cards, or could by what is said."""
    word = game.vocabulary().words.get(_word_of(place))
    if word is None or word.holds_cards or place in game.deal_plan():
        return True
    return all(token in ("*", "none") or token in game.pack.ids for token in tokens)
