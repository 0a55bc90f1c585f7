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

from parlour.core.cards import BIT, BLANK, Pack, cards_in, refill
from parlour.core.chance import Chance, below
from parlour.core.events import ALL, NO_SEAT, WATCHER, Event, Place
from parlour.core.ledger import Ledger
from parlour.core.moves import Choices, IllegalMove, Move, Refusal, Verb
from parlour.core.notation import Notation
from parlour.core.options import Options
from parlour.core.pickling import revive, state_of
from parlour.core.setup import Setting, order_of
from parlour.core.view import View
from parlour.errors import BadCase, ParlourError, nearest

SILENT: Final = 0
PAYMENTS: Final = 1  # only payments become events (simulation)
EVERYTHING: Final = 2

UNSAID: Final = -1
HOUSE: Final = "house"
ALL_SEATS: Final = vec[i64]([(1 << int(n)) - 1 for n in range(33)])


def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(33) if mask >> seat & 1])


SEATS_OF: Final = [_seats_of(mask) for mask in range(256)]  # the usual tables, made once


# A default is never an i64 here: for one left out, compiled callers give an interpreted subclass 0 (mypyc 2.4).
@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in progress: rules, cards, counters, and all that carries over from deal to deal."""

    options: Options
    names: list[str]  # of the seats, clockwise
    seats: i64
    pack: Pack
    chance: Chance
    ledger: Ledger
    phase: i64
    waits: i64  # bit set: the seats the game waits for
    may: i64  # bit set: the seats that may have a move (at a table with claims, also one that has none just now)
    windows: vec[i64]  # for each seat, the number of the question now put to it
    dealer: i64
    deals: i64  # deals begun
    over: bool
    telling: i64
    events: list[Event]

    def __init__(self, options: Options, names: list[str], pack: Pack, chance: Chance, ledger: Ledger) -> None:
        self.options = options
        self.names = names
        self.seats = len(names)
        self.pack = pack
        self.chance = chance
        self.ledger = ledger
        self.phase = 0
        self.waits = 0
        self.may = 0
        self.windows = BLANK[: self.seats]
        self.dealer = NO_SEAT
        self.deals = 0
        self.over = False
        self.telling = SILENT
        self.events = []

    def _copy_base(self, source: Game) -> None:
        """Take over the common state of the game this one is a copy of; a copy keeps no events."""
        self.phase = source.phase
        self.waits = source.waits
        self.may = source.may
        refill(self.windows, source.windows)
        self.dealer = source.dealer
        self.deals = source.deals
        self.over = source.over

    # -- who may act, and what ----------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        return SEATS_OF[self.waits] if self.waits < 256 else _seats_of(self.waits)

    @property
    def may_act(self) -> tuple[int, ...]:
        return SEATS_OF[self.may] if self.may < 256 else _seats_of(self.may)

    def moves(self, seat: i64) -> Choices:
        """What ``play`` accepts from the seat now."""
        raise NotImplementedError

    def allows(self, seat: i64, move: Move) -> bool:
        """Whether ``moves`` holds the move; games answer the frequent ones without building the list."""
        return self.moves(seat).allow(move)

    def why_not(self, seat: i64, move: Move) -> Refusal | None:
        """None for a lawful move, else the clause that refuses it."""
        raise NotImplementedError

    def offends(self, seat: i64, move: Move) -> str:
        """Table conduct: the clause that an accepted move breaks, or nothing."""
        return ""

    def noticed(self, seat: i64, move: Move) -> bool:
        """Table conduct: whether the move is a claim whose ground the seat has seen with its own eyes."""
        return False

    def accidents(self) -> list[Verb]:
        """Table conduct: the kinds of accident, each with the shape of what is known of one."""
        return []

    def open_plays(self, seat: i64) -> i64:
        """Where ``play CARD`` is all that the seat may do: with which cards; UNSAID where only ``moves`` can tell."""
        return UNSAID

    def pick(self, seat: i64, s: i64) -> Move:
        """The move that a random state points at, all moves alike; games may skip the list."""
        choices = self.moves(seat)
        return choices[below(s, choices.size)]

    def play(self, seat: i64, move: Move, window: int = -1) -> bool:
        """Make a move.  IllegalMove says why not; an answer to a closed window is dropped (False)."""
        if seat < 0 or seat >= self.seats:
            raise ParlourError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        if window >= 0 and window != self.windows[seat]:
            return False
        if not self.allows(seat, move):
            refusal = self.why_not(seat, move)
            assert refusal is not None, "the lawful set and why_not disagree"
            raise IllegalMove(refusal)
        self.act(seat, move)
        return True

    def go_on(self, given: dict[str, list[int]] | None = None) -> None:
        """What is due when nobody is to act: shuffle and deal (as given, where it is), close windows, settle."""
        if self.over:
            raise ParlourError("the game is over")
        if self.waits:
            raise ParlourError(f"the game waits for {', '.join([self.names[seat] for seat in self.to_act])}")
        if given:
            self.give(given)
        self._go_on()

    def give(self, given: dict[str, list[int]]) -> None:
        """Settle cards of the deal that is due next: place to cards (ANY: chance decides)."""
        order = order_of(self.deal_plan(), given, len(self.pack.cards))
        if self.chance.given is None:
            self.chance.given = []
        self.chance.given.append(order)

    def act(self, seat: i64, move: Move) -> None:
        """Carry out a move that is lawful; nothing is asked.

        For drivers that took the move from ``moves`` or ``pick`` in this very position, or saw ``allows`` allow it;
        any other must ``play``.
        """
        raise NotImplementedError

    def _go_on(self) -> None:
        raise NotImplementedError

    def left(self, seat: i64) -> i64:
        """The seat on the left."""
        return seat + 1 if seat + 1 < self.seats else 0

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

    def _go_on_due(self) -> None:
        self.waits = 0
        self.may = 0

    # -- what happened ----------------------------------------------------

    def say(self, clause: str, message: str, seat: int = NO_SEAT, number: int = 0, word: str = "") -> None:
        """Something happened that everybody learns."""
        if self.telling == EVERYTHING:
            self.events.append(Event(clause, message, seat, number, word))

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
        """Cards went from one place to another."""
        if self.telling == EVERYTHING:
            event = Event(clause, message, seat, len(cards))
            event.cards = cards
            event.source = source
            event.target = target
            event.sees = sees
            event.learns = learns
            self.events.append(event)

    def pay(self, clause: str, message: str, payer: i64, payee: i64, amount: int) -> None:
        """Counters go from one account to another."""
        self.ledger.pay(payer, payee, amount)
        if self.telling:
            event = Event(clause, message, payer if payer < self.seats else NO_SEAT)
            event.payer = payer
            event.payee = payee
            event.amount = amount
            self.events.append(event)

    # -- standing -----------------------------------------------------------

    @property
    def name(self) -> str:
        return self.options.game

    @property
    def score(self) -> list[int]:
        """Points, letters or tricks by seat, where the game keeps any."""
        return [0] * self.seats

    @property
    def result(self) -> list[int]:
        """What bots and lab count, by seat; counters won unless the game says otherwise."""
        return self.ledger.balance[: self.seats]

    # -- what a seat knows ----------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether the seat knows where the card is, from what it sees or has seen in this deal."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> Game:
        """A copy in which all that the seat does not know is drawn anew; its view and knowledge stay the same."""
        raise NotImplementedError

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        """The same, perhaps in the place of an earlier redeal of this position that is needed no more."""
        return self.redeal(seat, chance)

    def view(self, seat: int = WATCHER) -> View:
        """What the seat may know; WATCHER is somebody who only watches."""
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
        self._lay_out(view, seat)
        return view

    def _lay_out(self, view: View, seat: i64) -> None:
        """Put into the view the places, facts and advice the seat may see."""
        raise NotImplementedError

    # -- copies ---------------------------------------------------------------

    def copy(self) -> Game:
        raise NotImplementedError

    def state(self) -> dict[str, object]:
        """Everything that makes this game what it is, as plain values (events are not part of it)."""
        return state_of(self, ("events", "telling", "options", "pack"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.options == other.options and self.state() == other.state()

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.options, self.names, self.state())

    def __deepcopy__(self, memo: object) -> Game:
        twin: Game = pickle.loads(pickle.dumps(self))
        return twin

    # -- cases: state words -----------------------------------------------------

    def verbs(self) -> list[Verb]:
        """Every verb that this game, with these options, knows."""
        raise NotImplementedError

    def notation(self) -> Notation:
        return Notation(self.pack, self.names, self.verbs())

    def words(self) -> list[str]:
        """The state words that a case may read; the game adds its own."""
        return ["next", "may", "over", "score", "counters", "result", "dealer", "deals", "phase"]

    def known_seat(self, word: str, seat: int) -> int:
        """The seat whose state a word tells; BadCase where none was named."""
        if seat == NO_SEAT:
            raise BadCase(f"{word} needs a seat: {word} {self.names[0]}")
        return seat

    def faces(self, cards: i64) -> list[str]:
        """The faces of a set of cards, in the pack's order."""
        return [self.pack.face(card) for card in cards_in(cards)]

    def ordered(self) -> list[str]:
        """The words whose cards lie in an order that counts (top first)."""
        return []

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        """The present value of a state word, as the tokens a case would write."""
        if word == "next":
            return [self.names[s] for s in self.to_act]
        if word == "may":
            return [self.names[s] for s in self.may_act]
        if word == "over":
            return ["yes" if self.over else "no"]
        if word == "dealer":
            return [self.names[self.dealer]] if self.dealer >= 0 else ["nobody"]
        if word == "deals":
            return [str(self.deals)]
        if word == "phase":
            return [self.phases()[self.phase]]
        if word == "score":
            return [str(self.score[self.known_seat(word, seat)])]
        if word == "counters":
            return [str(self.ledger.balance[self.known_seat(word, seat)])]
        if word == "result":
            return [str(self.result[self.known_seat(word, seat)])]
        raise BadCase(f"no state word {word!r} in this game{nearest(word, self.words())}")

    def phases(self) -> list[str]:
        """The names of the phases, in the order of their numbers."""
        raise NotImplementedError

    def strength(self, cards: list[int]) -> int:
        """How good a hand of these cards is: the higher number beats, equal numbers tie."""
        raise BadCase("hands are not ranked in this game")

    def arrange(self, setting: Setting) -> None:
        """Set up a fresh game as a case says; card places of the first deal may be left to ``give``."""
        self._arrange_dealer(setting)

    def _arrange_dealer(self, setting: Setting) -> bool:
        if not setting.has("dealer"):
            return False
        self.dealer = self.names.index(setting.word("dealer", self.names, self.names[0]))
        return True

    def deal_plan(self) -> dict[str, list[int]]:
        """When a deal is due: for each place, the positions in the shuffled pack that go there; else empty."""
        return {}


Maker = Callable[[Options, list[str], Chance], Game]


def rebuild(make: Maker, options: Options, names: list[str], state: dict[str, object]) -> Game:
    """A game from what ``state`` gave; every game's class takes options, names and chance."""
    game = make(options, names, Chance(0))
    revive(game, state)
    return game
