"""Cases: small text files with a set-up, moves and expectations.  Records are cases too (docs/cases.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

from parlour.cases.lines import CLAUSE, Failure, Line, Outcome, block_under, lines_of
from parlour.cases.segments import same, segments
from parlour.core.chance import ANY
from parlour.core.events import NO_SEAT, WATCHER, Event
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import CARDS, IllegalMove, Move
from parlour.core.notation import Notation
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.core.setup import Setup, read_cards
from parlour.errors import BadCase, BadOption, ParlourError, nearest

Finder = Callable[[str], Rules]

MOVE = re.compile(r"^([A-Za-z]\w*):\s*(.+)$")
RANGE = re.compile(r"^(?P<head>.*?)\s*(?P<lo>\d+)\.\.(?P<hi>\d+)(?:\s+of\s+(?P<cards>.+))?$")
HEADS = ("game", "option", "seats", "seed", "version", "player")
MOST_MOVES = 200_000
WATCHING = "watcher"
BOOK = "book"
SEEN = "after @ SEAT comes knows, sees, same if or advised"


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

    # -- set-up -----------------------------------------------------------------

    def step(self, line: Line, block: list[Line]) -> None:
        text = line.text
        if text.startswith("fair "):
            return  # promises of a record, for ``parlour verify``
        if text.startswith("! option "):
            self._refused_options(line)
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
            self._known_rules().option(name)
            self.options[name] = value.strip()
        elif word == "seats":
            self.names = rest.split()
        elif word == "seed":
            if not rest.isdigit():
                raise BadCase(f"a seed is a whole number, not {rest!r}")
            self.seed = int(rest)
        elif word not in ("version", "player"):
            self.setup.put(text, [])

    def _known_rules(self) -> Rules:
        if self.rules is None:
            raise BadCase("the first line names the game: game NAME")
        return self.rules

    def begin(self) -> Game:
        """The game as set up, made when the first act asks for it."""
        if self.maybe_game is not None:
            return self.maybe_game
        lines = list(self.setup.given)
        game = self._known_rules().new(self.options, self.seed, self.names)
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

    # -- acts ----------------------------------------------------------------------

    def _act(self, line: Line, block: list[Line]) -> None:
        text = line.text
        game = self.begin()
        rest = text[1:].strip()
        if not rest:
            raise BadCase(f"nothing follows {text!r}")
        if text == "go":
            self._step_begins()
            self._go_on()
        elif text == "try:":
            self._try(block)
        elif text[0] == "*":
            self._give(rest)
        elif text[0] == "=":
            self._expect(line, rest)
        elif text[0] == "@":
            self._seen(line, rest)
        elif text[0] in ">~":
            self._compare(line, rest, text[0] == ">")
        else:
            self.go_on_until_asked(fresh=MOVE.match(text) is not None)
            if text[0] == "!":
                self._refused(line, rest)
            elif text[0] == "?":
                self._choices(line, rest)
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
        seat, move = self._read_move(text)
        self.before = game.copy()
        game.play(seat, move)

    def _read_move(self, text: str) -> tuple[int, Move]:
        match = MOVE.match(text)
        if match is None:
            raise BadCase(f"a move is written SEAT: MOVE, not {text!r}")
        return self._seat(match[1]), self.begin().notation().read(match[2])

    def _seat(self, name: str) -> int:
        if name not in self.names:
            raise BadCase(f"no seat {name!r} at this table{nearest(name, self.names)}")
        return self.names.index(name)

    def _try(self, block: list[Line]) -> None:
        trial = Run(self.find, self.outcome)
        trial.__dict__.update(self.__dict__)
        trial.maybe_game = self.begin().copy()
        trial.maybe_game.detail = EVERYTHING
        trial.told = 0
        trial.given = dict(self.given)
        at = 0
        while at < len(block):
            inner = block_under(block, at)
            trial.step(block[at], inner)
            at += 1 + len(inner)

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

    # -- expectations ----------------------------------------------------------------

    def _fail(self, line: Line, expected: str, found: str) -> None:
        self.outcome.failures.append(Failure(self.outcome.path, line, expected, found))

    def _refused_options(self, line: Line) -> None:
        text, _, clause = line.text[len("! option ") :].partition("->")
        name, _, value = text.strip().partition(" ")
        clause = clause.strip()
        try:
            self._known_rules().options.make({**self.options, name: value.strip()})
        except BadOption as refused:
            if clause and refused.clause != clause:
                self._fail(line, clause, f"{refused.clause or 'no clause'}: {refused}")
            elif clause:
                self.outcome.proven.append(clause)
        else:
            self._fail(line, "a refused set-up", "accepted")

    def _refused(self, line: Line, text: str) -> None:
        what, _, clause = text.partition("->")
        clause = clause.strip()
        if not CLAUSE.match(clause):
            raise BadCase("a refusal is written ! SEAT: MOVE -> CLAUSE")
        seat, move = self._read_move(what.strip())
        refusal = self.begin().why_not(seat, move)
        if refusal is None:
            self._fail(line, f"refused by {clause}", "a lawful move")
        elif refusal.clause != clause:
            self._fail(line, clause, f"{refusal.clause} ({refusal.message})")
        else:
            self.outcome.proven.append(clause)

    def _choices(self, line: Line, text: str) -> None:
        head, colon, items = text.partition(":")
        words = head.split()
        if not colon or not words or len(words) > 2:
            raise BadCase("choices are written ? SEAT: MOVES or ? SEAT VERB: ARGUMENTS")
        game = self.begin()
        choices = game.moves(self._seat(words[0]))
        if len(choices) > MOST_MOVES:
            raise BadCase(f"{len(choices)} moves are too many to compare")
        found = choices.all()
        verb = words[1] if len(words) == 2 else ""
        if verb:
            found = [move for move in found if move.verb.name == verb]
            several = "," in items or " of " in items or self._takes_several(verb)
            pieces = [piece for piece in items.split(",") if piece.strip()] if several else items.split()
            pieces = [f"{verb} {piece.strip()}" for piece in pieces]
        else:
            pieces = [piece.strip() for piece in items.split(",") if piece.strip()]
        wanted = [move for piece in pieces for move in self._expand(piece)]
        if set(wanted) != set(found):
            write = game.notation().write
            self._fail(line, ", ".join(pieces) or "no move", ", ".join(write(move) for move in found) or "no move")

    def _takes_several(self, name: str) -> bool:
        """Whether one move with this verb names more than one thing: then only commas part the moves."""
        verbs = [verb for verb in self.begin().verbs() if verb.name == name]
        return any(len(verb.shape) - verb.optional > 1 or verb.shape == [CARDS] for verb in verbs)

    def _expand(self, piece: str) -> list[Move]:
        """``bid 1..5`` and ``discard 1..2 of KS QS`` stand for several moves."""
        read = self.begin().notation().read
        match = RANGE.match(piece)
        if match is None:
            return [read(piece)]
        lo, hi = int(match["lo"]), int(match["hi"])
        if match["cards"] is None:
            return [read(f"{match['head']} {n}") for n in range(lo, hi + 1)]
        cards = match["cards"].split()
        sets = [some for n in range(lo, hi + 1) for some in combinations(cards, n)]
        return [read(f"{match['head']} {' '.join(some) or 'none'}") for some in sets]

    def _expect(self, line: Line, text: str) -> None:
        words = text.split()
        if words[0] == "event" or words[:2] == ["no", "event"]:
            self._expect_event(line, words)
            return
        game = self.begin()
        for place, wanted in segments(game, text):
            word, seat, part = self._address(place)
            found = game.read(word, seat, part)
            if not same(wanted, found, word in game.ordered()):
                self._fail(line, f"{place} {' '.join(wanted)}", " ".join(found) or "nothing")

    def _address(self, place: str) -> tuple[str, int, str]:
        head, _, part = place.partition("/")
        word, _, seat = head.partition(" ")
        return word, self._seat(seat) if seat else NO_SEAT, part

    def _expect_event(self, line: Line, words: list[str]) -> None:
        absent = words[0] == "no"
        wanted = words[2:] if absent else words[1:]
        if not wanted:
            raise BadCase("an event is written = event CLAUSE [MESSAGE] [SEAT] [NUMBER]")
        happened = self.begin().events[self.told :]
        matches = [event for event in happened if self._event_is(event, wanted)]
        if bool(matches) == absent:
            found = "; ".join(self._event_text(event) for event in happened) or "no event"
            self._fail(line, " ".join(words), found)
        elif matches and CLAUSE.match(wanted[0]):
            self.outcome.proven.append(wanted[0])

    def _event_is(self, event: Event, wanted: list[str]) -> bool:
        given = self._event_text(event).split()
        return all(word in given for word in wanted)

    def _event_text(self, event: Event) -> str:
        game = self.begin()
        seat = self.names[event.seat] if event.seat >= 0 else ""
        money = ""
        if event.payer >= 0:
            accounts = game.ledger.names
            money = f"{accounts[event.payer]} to {accounts[event.payee]} {event.amount}"
        cards = " ".join(game.pack.face(card) for card in event.cards)
        number = str(event.number) if event.number and not cards else ""
        return " ".join([event.clause, event.message, seat, number, event.word, cards, money]).strip()

    def _compare(self, line: Line, text: str, beats: bool) -> None:
        """Each hand beats the next, or all are equal."""
        game = self.begin()
        hands = [" ".join(hand.split()) for hand in text.split(",")]
        if len(hands) < 2 or "*" in text:
            raise BadCase("hands are compared as > HAND, HAND with every card named")
        strengths = [game.strength(read_cards(hand.split(), game.pack)) for hand in hands]
        for i in range(1, len(hands)):
            better, worse = strengths[i - 1], strengths[i]
            if better < worse or (better == worse) == beats:
                relation = "equals" if better == worse else "beats" if better > worse else "loses to"
                self._fail(line, line.text, f"{hands[i - 1]} {relation} {hands[i]}")

    def _seen(self, line: Line, text: str) -> None:
        words = text.split()
        if len(words) < 3:
            raise BadCase(SEEN)
        seat = WATCHER if words[0] == WATCHING else self._seat(words[0])
        if words[1] == "knows":
            self._knows(line, seat, words[2:])
        elif words[1] == "sees":
            self._sees(line, seat, words[2:])
        elif words[1:3] == ["same", "if"]:
            self._same_if(line, seat, " ".join(words[3:]))
        elif words[1] == "advised" and seat != WATCHER:
            self._advised(line, seat, " ".join(words[2:]))
        else:
            raise BadCase(SEEN)

    def _advised(self, line: Line, seat: int, text: str) -> None:
        """What the book of this game would do in the seat's place, and by which clause."""
        self.go_on_until_asked()
        game = self.begin()
        maker = self._known_rules().bots.get(BOOK)
        if maker is None:
            raise BadCase(f"no bot of this game is called {BOOK}")
        what, _, clause = text.partition("->")
        wanted, clause = game.notation().read(what), clause.strip()
        book, handle = maker(self.seed), Seat(game, seat)
        advice = book.advise(handle) if handle.asked() else book.volunteer(handle)
        if advice is None:
            self._fail(line, what.strip(), "no advice")
        elif not advice.move.same(wanted) or clause not in ("", advice.reason):
            self._fail(line, text, f"{game.notation().write(advice.move)} -> {advice.reason}")
        elif clause:
            self.outcome.followed.append(clause)

    def _knows(self, line: Line, seat: int, words: list[str]) -> None:
        game = self.begin()
        wanted = words[0] != "not"
        cards = read_cards(words if wanted else words[1:], game.pack)
        wrong = [card for card in cards if card == ANY or game.knows(seat, card) != wanted]
        if wrong:
            faces = " ".join(game.pack.face(card) for card in wrong)
            self._fail(line, " ".join(words), f"{'does not know' if wanted else 'knows'} {faces}")

    def _sees(self, line: Line, seat: int, words: list[str]) -> None:
        view = self.begin().view(seat)
        if CLAUSE.match(words[0]):
            if words[0] in view.clauses():
                self.outcome.proven.append(words[0])
            else:
                self._fail(line, words[0], f"a view that gives {' '.join(view.clauses()) or 'no clause'}")
            return
        game = self.begin()
        place, wanted = segments(game, " ".join(words))[0]
        shown = view.find(place)
        found = [] if shown is None else shown.tokens()
        if not same(wanted, found, False):
            self._fail(line, " ".join(words), f"{place} {' '.join(found) or 'nothing'}")

    def _same_if(self, line: Line, seat: int, text: str) -> None:
        if self.before is None:
            raise BadCase("`same if` needs a move before it")
        other = self.before.copy()
        actor, move = self._read_move(text)
        other.play(actor, move)
        mine, his = self.begin().view(seat).as_dict(), other.view(seat).as_dict()
        different = [key for key in mine if mine[key] != his[key]]
        if different:
            self._fail(line, "the same view", "; ".join(f"{key}: {mine[key]} or {his[key]}" for key in different))
