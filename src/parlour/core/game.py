"""The game contract: what every game is, and what everybody who drives one may ask of it.

A driver asks ``to_act`` (the seats the game waits for), puts ``moves(seat)`` to them and gives the answer to
``play``.  When ``to_act`` is empty and the game is not over, ``go_on`` is due: it shuffles, deals, closes windows,
settles.  Seats in ``may_act`` but not in ``to_act`` may act if they like (claims, stops, marks).  Both sets are public.

A game writes ``moves``, ``why_not``, ``act``, ``_go_on``, ``copy``, ``redeal``, ``knows``, ``_lay_out`` and the state
words that cases read and set.  Nothing here knows any game.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, Pack, card_at, cards_in, count, refill
from parlour.core.chance import Chance, below
from parlour.core.events import ALL, NO_SEAT, WATCHER, Event, Place
from parlour.core.ledger import Ledger
from parlour.core.moves import CLAIMING, PLAY, PLAYS, Choices, IllegalMove, Move, Refusal, Verb
from parlour.core.notation import Notation
from parlour.core.options import Options
from parlour.core.pickling import revive, state_of
from parlour.core.setup import Setup, order_of
from parlour.core.view import View
from parlour.core.vocabulary import Vocabulary
from parlour.errors import BadCase, ParlourError

SILENT: Final = 0
PAYMENTS: Final = 1  # only payments become events (simulation)
EVERYTHING: Final = 2

UNSAID: Final = -1
HOUSE: Final = "house"
MOST_STEPS: Final = 1000  # of chance, one after the other, before a game is thought to ask nobody ever
NOTHING_TOLD: Final[list[Event]] = []  # of a game that has told nothing yet: a copy need not make a list
ALL_SEATS: Final = vec[i64]([(1 << int(n)) - 1 for n in range(33)])


def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(33) if mask >> seat & 1])


SEATS_OF: Final = [_seats_of(mask) for mask in range(256)]  # the usual tables, made once


# A default is never an i64 here: for one left out, compiled callers give an interpreted subclass 0 (mypyc 2.4).
@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in progress: rules, cards, counters, and all that carries over from deal to deal.

    All examples begin so, with the cut and the deal of a game for two:

    >>> game = parlour.new("ecarte", seed=3)
    >>> game.go_on()
    >>> game.go_on()
    >>> print(game.view(0))  # and print(game), as somebody who only watches
    ecarte, as A sees it
    phase choice, dealer B, trump hearts, pack red, markers A -, markers B -
    hand A        8C TC QD TS QS
    hand B        (5 face down)
    talon         (21 face down)
    turn          JH
    counters      A -1, B -1, stakes 2
    to act        A
    moves         propose
                  play QS|TS|QD|TC|8C
    """

    options: Options
    names: list[str]  # of the seats, clockwise
    seats: i64
    pack: Pack
    chance: Chance
    ledger: Ledger
    phase: i64 = 0
    waits: i64 = 0  # bit set: the seats the game waits for
    may: i64 = 0  # bit set: the seats that may have a move (at a table with claims, also one that has none just now)
    windows: vec[i64]  # for each seat, the number of the question now put to it
    dealer: i64 = NO_SEAT
    deals: i64 = 0  # deals begun
    over: bool = False
    detail: i64 = SILENT  # how much becomes events
    events: list[Event]

    def __init__(
        self,
        options: Options,
        names: list[str],
        pack: Pack,
        chance: Chance,
        ledger: Ledger,
        source: Game | None = None,
    ) -> None:
        """A new game, or a copy of another; a copy keeps no events."""
        self.options = options
        self.names = names
        self.seats = len(names)
        self.pack = pack
        self.chance = chance
        self.ledger = ledger
        self.events = NOTHING_TOLD
        if source is None:
            self.windows = BLANK[: self.seats]
        else:
            self.windows = source.windows[:]
            self._take_over_common(source)

    def _take_over_common(self, source: Game) -> None:
        """What every game has, but for the windows."""
        self.phase = source.phase
        self.waits = source.waits
        self.may = source.may
        self.dealer = source.dealer
        self.deals = source.deals
        self.over = source.over

    def _become(self, source: Game, chance: Chance) -> None:
        """Turn from one copy of a game into another, as far as every game goes."""
        self.chance = chance
        self.ledger.take_over(source.ledger)
        refill(self.windows, source.windows)
        self._take_over_common(source)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; nobody where ``go_on`` is due.

        >>> game.to_act
        (0,)
        """
        return SEATS_OF[self.waits] if self.waits < 256 else _seats_of(self.waits)

    @property
    def may_act(self) -> tuple[int, ...]:
        """All seats with a move, also those for which nobody waits.

        >>> game.may_act
        (0,)
        """
        return SEATS_OF[self.may] if self.may < 256 else _seats_of(self.may)

    def moves(self, seat: i64) -> Choices:
        """What ``play`` accepts from the seat now.

        >>> print(game.moves(0))
        propose, play QS|TS|QD|TC|8C
        >>> game.moves(0)[1]
        Move(play 8C)
        """
        raise NotImplementedError

    def allows(self, seat: i64, move: Move) -> bool:
        """Whether ``moves`` holds the move; where cards alone are open, without building the list.

        >>> game.allows(0, game.notation().read("play QS"))
        True
        """
        open_cards = self.open_plays(seat)
        if open_cards == UNSAID:
            return self.moves(seat).allow(move)
        return move.verb is PLAY and 0 <= move.a < 63 and open_cards & BIT[move.a] != 0 and not move.overfull()

    def why_not(self, seat: i64, move: Move) -> Refusal | None:
        """None for a lawful move, else the clause that refuses it.

        >>> refusal = game.why_not(0, game.notation().read("play KS"))
        >>> refusal.clause, refusal.message
        ('ecarte.31', 'card-not-held')
        """
        return None if self.allows(seat, move) else self.vocabulary().refuse(self, seat, move)

    def offends(self, seat: i64, move: Move) -> str:
        """Table conduct: the clause that an accepted move breaks, or nothing.

        >>> game.offends(0, game.moves(0)[0])
        ''
        """
        return self.vocabulary().offends(self, seat, move)

    def noticed(self, seat: i64, move: Move) -> bool:
        """Table conduct: whether the move is a claim whose ground the seat has seen with its own eyes.

        >>> game.noticed(0, game.moves(0)[0])
        False
        """
        return move.verb.name == CLAIMING and self.vocabulary().noticed(self, seat, move)

    def due_act(self, seat: i64) -> Move | None:
        """Table conduct: what a careful player now does unasked, such as marking his points.

        >>> game.due_act(0) is None
        True
        """
        return None

    def as_written(self, seat: i64, move: Move) -> list[Move]:
        """Table conduct: what a record says of an accepted move, where that is not the move itself.

        >>> game.as_written(0, game.moves(0)[0])
        [Move(propose)]
        """
        return [move]

    def accidents(self) -> list[Verb]:
        """Table conduct: the kinds of accident, each with the shape of what is known of one.

        >>> game.accidents()
        []
        """
        return []

    def open_plays(self, seat: i64) -> i64:
        """Where ``play CARD`` is all that the seat may do: with which cards; UNSAID where only ``moves`` can tell.

        >>> game.open_plays(0)  # it may also propose
        -1
        """
        return UNSAID

    def pick(self, seat: i64, state: i64) -> Move:
        """The move that a random state points at, all moves alike.

        >>> game.pick(0, 12345) in game.moves(0)
        True
        """
        open_cards = self.open_plays(seat)
        if open_cards != UNSAID:
            return PLAYS[card_at(open_cards, state)]
        choices = self.moves(seat)
        return choices[below(state, choices.size)]

    def play(self, seat: i64, move: Move, window: int = -1) -> bool:
        """Make a move.  IllegalMove says why not; an answer to a closed window is dropped (False).

        >>> game.play(0, game.moves(0)[0])
        True
        >>> game.to_act
        (1,)
        """
        if seat < 0 or seat >= self.seats:
            raise ParlourError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        if window >= 0 and window != self.windows[seat]:
            return False
        if not self.allows(seat, move):
            raise IllegalMove(self.vocabulary().refuse(self, seat, move))
        self.act(seat, move)
        return True

    def do(self, line: str) -> None:
        """Do what one line of a case says: ``SEAT: MOVE``, after whatever is due before somebody is asked, or ``go``.

        BadMove: the line cannot be read, and nothing is done.  IllegalMove: the law refuses the move.

        >>> game.do("A: propose")
        >>> game.do("B: accept")
        >>> print(game.moves(0))
        discard 1..5 of QS TS QD TC 8C
        """
        if line.strip() == "go":
            self.go_on()
            return
        seat, move = self.notation().read_line(line)
        self._go_on_until_asked()
        self.play(seat, move)

    def _go_on_until_asked(self) -> None:
        for _i in range(MOST_STEPS):
            if self.waits:
                return
            self.go_on()
        raise ParlourError("the game goes on and on and asks nobody")

    def go_on(self, given: dict[str, list[int]] | None = None) -> None:
        """What is due when nobody is to act: shuffle and deal (as given, where it is), close windows, settle.

        >>> fresh = parlour.new("ecarte", seed=3)
        >>> fresh.go_on()
        >>> fresh.go_on({"turn": [fresh.pack.card("KS")]})
        >>> fresh.read("turn")
        ['KS']
        """
        if self.over:
            raise ParlourError("the game is over")
        if self.waits:
            raise ParlourError(f"the game waits for {', '.join([self.names[seat] for seat in self.to_act])}")
        if given:
            self.give(given)
        self._go_on()

    def give(self, given: dict[str, list[int]]) -> None:
        """Settle cards of the deal that is due next: place to cards (ANY: chance decides).

        >>> fresh = parlour.new("ecarte", seed=3)
        >>> fresh.go_on()
        >>> fresh.give({"turn": [fresh.pack.card("KS")]})
        >>> fresh.go_on()
        >>> fresh.read("turn")
        ['KS']
        """
        order = order_of(self.deal_plan(), given, len(self.pack.cards))
        if self.chance.given is None:
            self.chance.given = []
        self.chance.given.append(order)

    def act(self, seat: i64, move: Move) -> None:
        """Carry out a move that is lawful; nothing is asked.

        For drivers that took the move from ``moves`` or ``pick`` in this very position, or saw ``allows`` allow it;
        any other must ``play``.

        >>> game.act(0, game.moves(0)[0])
        >>> game.to_act
        (1,)
        """
        raise NotImplementedError

    def _go_on(self) -> None:
        raise NotImplementedError

    def left(self, seat: i64) -> i64:
        """The seat on the left.

        >>> game.left(0), game.left(1)
        (1, 0)
        """
        seat += 1
        if seat == self.seats:  # no conditional expression: an i64 and a literal would meet as a boxed int
            return 0
        return seat

    def _turn(self, seat: i64) -> None:
        """One seat is asked, and nobody else has a move."""
        self.waits = BIT[seat]
        self.may = BIT[seat]
        self.windows[seat] += 1

    def _ask(self, seats: i64) -> None:
        """All these seats are asked at once, and nobody else has a move."""
        self.waits = seats
        self.may = seats
        self._close(seats)

    def _close(self, seats: i64) -> None:
        """The question put to these seats is no longer open: a late answer will be dropped."""
        for seat in range(self.seats):
            if seats & BIT[seat]:
                self.windows[seat] += 1

    def _await_chance(self) -> None:
        self.waits = 0
        self.may = 0

    def _tell(self, event: Event) -> None:
        if self.events is NOTHING_TOLD:
            self.events = []
        self.events.append(event)

    def say(self, clause: str, message: str, seat: int = NO_SEAT, number: int = 0, word: str = "") -> None:
        """Something happened that everybody learns.

        >>> from parlour.core.game import EVERYTHING
        >>> game.detail = EVERYTHING
        >>> game.say("1", "hello", 0)
        >>> game.events
        [Event(1, hello, seat 0, 0 )]
        """
        if self.detail == EVERYTHING:
            self._tell(Event(clause, message, seat, number, word))

    def bring(
        self,
        clause: str,
        message: str,
        seat: i64,
        cards: list[int],
        source: Place,
        target: Place,
        sees: int = ALL,
        learns: int = ALL,
    ) -> None:
        """Cards went from one place to another.

        >>> from parlour.core.events import place
        >>> from parlour.core.game import EVERYTHING
        >>> game.detail = EVERYTHING
        >>> game.bring("1", "plays", 0, [game.pack.card("QS")], place("hand", 0), place("trick"))
        >>> game.events[0].target.text(game.names)
        'trick'
        """
        if self.detail == EVERYTHING:
            event = Event(clause, message, seat, len(cards))
            event.cards = cards
            event.source = source
            event.target = target
            event.sees = sees
            event.learns = learns
            self._tell(event)

    def lay(self, clause: str, message: str, seat: i64, card: i64, source: Place, target: Place) -> None:
        """One card went from one place to another, seen by all.

        >>> from parlour.core.events import HAND, TRICK
        >>> from parlour.core.game import EVERYTHING
        >>> game.detail = EVERYTHING
        >>> game.lay("1", "plays", 0, game.pack.card("QS"), HAND[0], TRICK)
        >>> game.events[0].number
        1
        """
        if self.detail == EVERYTHING:
            self.bring(clause, message, seat, [card], source, target)

    def carry(
        self, clause: str, message: str, seat: i64, cards: i64, source: Place, target: Place, sees: int = ALL
    ) -> None:
        """A set of cards went from one place to another; who is not to see them learns how many.

        >>> from parlour.core.cards import hand_of
        >>> from parlour.core.events import HAND, STOCK
        >>> from parlour.core.game import EVERYTHING
        >>> game.detail = EVERYTHING
        >>> game.carry("1", "draws", 0, hand_of([game.pack.card("QS"), game.pack.card("7C")]), STOCK, HAND[0], 1)
        >>> game.events[0].number, game.events[0].shows(1)
        (2, False)
        """
        if self.detail == EVERYTHING:
            self.bring(clause, message, seat, cards_in(cards), source, target, sees)

    def pay(self, clause: str, message: str, payer: i64, payee: i64, amount: int) -> None:
        """Counters go from one account to another.

        >>> game.pay("1", "gift", 0, 1, 5)
        >>> game.ledger.balance[:2]  # each had paid a stake
        [-6, 4]
        """
        self.ledger.pay(payer, payee, amount)
        if self.detail:
            event = Event(clause, message, payer if payer < self.seats else NO_SEAT)
            event.payer = payer
            event.payee = payee
            event.amount = amount
            self._tell(event)

    @property
    def name(self) -> str:
        """The public name of the game, as ``parlour.new`` takes it.

        >>> parlour.new(game.name).names
        ['A', 'B']
        """
        return self.options.game

    @property
    def score(self) -> list[int]:
        """Points, letters or tricks by seat, where the game keeps any.

        >>> game.score
        [0, 0]
        """
        return [0] * self.seats

    @property
    def result(self) -> list[int]:
        """What bots and lab count, by seat; counters won unless the game says otherwise.

        >>> game.result  # counted when the game is won
        [0, 0]
        """
        return self.ledger.balance[: self.seats]

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether the seat, or whoever watches, knows where the card is: it has seen it there, or it must be there.

        Seen is whatever was shown to it in this deal, until cards that it has not seen leave that place.  Nothing is
        known that could be otherwise for all it can tell: in every redeal a known card lies where it lies.

        >>> game.knows(0, game.pack.card("QS")), game.knows(1, game.pack.card("QS"))
        (True, False)
        """
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> Game:
        """A copy in which all that the seat does not know is drawn anew; its view and knowledge stay the same.

        >>> from parlour.core.chance import Chance
        >>> other = game.redeal(0, Chance(7))
        >>> str(other.view(0)) == str(game.view(0)), str(other.view(1)) == str(game.view(1))
        (True, False)
        """
        raise NotImplementedError

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        """The same, perhaps in the place of an earlier redeal of this position that is needed no more.

        >>> from parlour.core.chance import Chance
        >>> other = game.redeal_into(game.redeal(0, Chance(7)), 0, Chance(8))
        >>> str(other.view(0)) == str(game.view(0))
        True
        """
        return self.redeal(seat, chance)

    def view(self, seat: int = WATCHER) -> View:
        """What the seat may know; WATCHER is somebody who only watches.

        >>> game.view(0).find("hand A").faces
        ['8C', 'TC', 'QD', 'TS', 'QS']
        >>> game.view().find("hand A").backs
        5
        """
        view = View(self.name, seat, self.names)
        view.over = self.over
        view.waits = self.waits
        view.may = self.may
        names, balance = self.ledger.names, self.ledger.balance
        view.accounts = [(names[i], balance[i]) for i in range(len(names))]
        view.scores = self.score
        if seat < self.seats:
            view.window = self.windows[seat]
            view.offers = self.notation().offers(self.moves(seat))
        view.fact("phase", self.phases()[self.phase])
        self._lay_out(view, seat)
        return view

    def name_of(self, seat: i64) -> str:
        """The seat's name; nobody's where there is none.

        >>> game.name_of(1), game.name_of(-1)
        ('B', 'nobody')
        """
        return self.names[seat] if seat >= 0 else "nobody"

    def show_cards(self, view: View, place: Place, cards: i64, seen: bool, clause: str = "") -> None:
        """A set of cards in a view: their faces to one who sees them, else how many backs.

        >>> from parlour.core.events import HAND
        >>> view = game.view(0)
        >>> game.show_cards(view, HAND[1], 3, False)
        >>> view.places[-1].backs
        2
        """
        if seen:
            view.show(place, self.faces(cards), 0, clause)
            return
        known = self.glimpsed(view.seat) & cards
        view.show(place, self.faces(known) if known else [], count(cards & ~known), clause)

    def glimpsed(self, seat: i64) -> i64:
        """Table conduct: the cards, wherever they lie hidden, that the seat has seen there.

        >>> game.glimpsed(0)
        0
        """
        return 0

    def _lay_out(self, view: View, seat: i64) -> None:
        """Put into the view the places, facts and advice the seat may see."""
        raise NotImplementedError

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        from parlour.core.show import game_line

        return game_line(self)

    def _repr_html_(self) -> str:
        return self.view()._repr_html_()

    def copy(self) -> Game:
        """The same position once more; what is played in the copy leaves this game alone.

        >>> twin = game.copy()
        >>> twin == game
        True
        >>> twin.do("A: propose")
        >>> twin == game
        False
        """
        raise NotImplementedError

    def state(self) -> dict[str, object]:
        """Everything that makes this game what it is, as plain values (events are not part of it).

        >>> game.state()["dealer"]
        1
        """
        return state_of(self, ("agreed", "detail", "events", "options", "pack"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.options == other.options and self.state() == other.state()

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.options, self.names, self.state())

    def __deepcopy__(self, memo: object) -> Game:
        twin: Game = pickle.loads(pickle.dumps(self))
        return twin

    def vocabulary(self) -> Vocabulary:
        """The verbs, phases and state words of this game with these options.

        >>> "dealer" in game.vocabulary().words
        True
        """
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """Every verb that this game, with these options, knows.

        >>> game.verbs()[0]
        verb(propose)
        """
        return self.vocabulary().verbs

    def phases(self) -> list[str]:
        """The names of the phases, in the order of their numbers.

        >>> game.phases()[game.phase]
        'choice'
        """
        return self.vocabulary().phases

    def words(self) -> list[str]:
        """The state words that a case may read.

        >>> "turn" in game.words()
        True
        """
        return list(self.vocabulary().words)

    def ordered(self) -> list[str]:
        """The words whose cards lie in an order that counts (top first).

        >>> game.ordered()
        ['talon']
        """
        return [name for name, word in self.vocabulary().words.items() if word.ordered]

    def notation(self) -> Notation:
        """How this table writes and reads moves.

        >>> move = game.notation().read("play QS")
        >>> game.notation().write(move)
        'play QS'
        """
        return Notation(self.pack, self.names, self.verbs())

    def faces(self, cards: i64) -> list[str]:
        """The faces of a set of cards, in the pack's order.

        >>> from parlour.core.cards import hand_of
        >>> game.faces(hand_of([game.pack.card("QS"), game.pack.card("7C")]))
        ['7C', 'QS']
        """
        return [self.pack.face(card) for card in cards_in(cards)]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        """The present value of a state word, as the tokens a case would write.

        >>> game.read("dealer"), game.read("hand", 0)
        (['B'], ['8C', 'TC', 'QD', 'TS', 'QS'])
        """
        found = self.vocabulary().word(word)
        if found.of_seat and seat == NO_SEAT:
            raise BadCase(f"{word} needs a seat: {word} {self.names[0]}")
        return found.read(self, seat, part)

    def arrange(self, setup: Setup) -> None:
        """Set up a fresh game as a case says; card places of the first deal may be left to ``give``.

        >>> from parlour.core.setup import Setup
        >>> setup = Setup()
        >>> setup.put("dealer", ["B"])
        >>> fresh = parlour.new(game.name)
        >>> fresh.arrange(setup)
        >>> fresh.read("dealer")
        ['B']
        """
        self.vocabulary().set_up(self, setup)

    def strength(self, cards: list[int]) -> int:
        """How good a hand of these cards is: the higher number beats, equal numbers tie.

        >>> game.strength([game.pack.card("QS")])  # no hands are compared in this game
        Traceback (most recent call last):
        ...
        parlour.errors.BadCase: hands are not ranked in this game
        """
        raise BadCase("hands are not ranked in this game")

    def deal_plan(self) -> dict[str, list[int]]:
        """When a deal is due: for each place, the positions in the shuffled pack that go there; else empty.

        >>> game.deal_plan()
        {}
        """
        return {}


Maker = Callable[[Options, list[str], Chance], Game]


def rebuild(make: Maker, options: Options, names: list[str], state: dict[str, object]) -> Game:
    """A game from what ``state`` gave; every game's class takes options, names and chance."""
    game = make(options, names, Chance(0))
    revive(game, state)
    return game
