"""The game contract: what every game is, and what everybody who drives one may ask of it.

A driver asks ``to_act`` (the seats the game waits for), puts ``moves(seat)`` to them and gives the answer to
``play``.  When ``to_act`` is empty and the game is not over, ``go_on`` is due: it shuffles, deals, closes windows,
settles.  Seats in ``may_act`` but not in ``to_act`` may act if they like (claims, stops, marks).  Both sets are public.
A game that is over waits for nobody.

A game writes ``moves``, ``why_not``, ``act``, ``_go_on``, ``redeal``, ``seen``, ``_lay_out`` and the state words that
cases read and set.  Nothing here knows any game.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, card_at, count
from parlour.core.chance import Chance, below
from parlour.core.events import ALL, WATCHER, Place
from parlour.core.moves import CLAIMING, PLAYS, Choices, IllegalMove, Move, Refusal, Verb, may_play
from parlour.core.offers import offers_of
from parlour.core.options import Options
from parlour.core.pickling import revive, state_of
from parlour.core.seated import ALL_SEATS, EVERYTHING, PAYMENTS, SILENT
from parlour.core.setup import Setup, order_of
from parlour.core.shown import Offer
from parlour.core.sight import Sight
from parlour.core.view import View
from parlour.core.wording import Wording
from parlour.errors import BadCase, ParlourError

UNSAID: Final = -1
HOUSE: Final = "house"
MOST_STEPS: Final = 1000  # of chance, one after the other, before a game is thought to ask nobody ever

__all__ = ["ALL_SEATS", "EVERYTHING", "HOUSE", "PAYMENTS", "SILENT", "UNSAID", "Game", "Maker", "rebuild"]


# A default is never an i64 here: for one left out, compiled callers give an interpreted subclass 0 (mypyc 2.4).
@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Wording):
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
        return self.moves(seat).allow(move) if open_cards == UNSAID else may_play(open_cards, move)

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

    def vacant(self, seat: i64) -> bool:
        """Whether nobody need sit there: the seat has no part in the game now, and people may come to it or leave it.

        >>> game.vacant(0)
        False
        """
        return False

    def absent(self, seat: i64) -> Move | None:
        """What the table does for a seat at which nobody sits; None where the game can do without it.

        >>> game.absent(0) is None
        True
        """
        return None

    def hearers(self, seat: i64) -> int:
        """Who may now hear what somebody on the seat says to all: a bit set of seats, or ALL.

        >>> game.hearers(0)
        -1
        """
        return ALL

    def silenced_by(self, seat: i64) -> str:
        """The clause by which not all may hear a seat just now; empty where all may.

        >>> game.silenced_by(0)
        ''
        """
        return ""

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

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether the seat, or whoever watches, knows where the card is: it has seen it there, or it must be there.

        Seen is whatever was shown to it in this deal, until cards that it has not seen leave that place.  Nothing is
        known that could be otherwise for all it can tell: in every redeal a known card lies where it lies.

        >>> game.knows(0, game.pack.card("QS")), game.knows(1, game.pack.card("QS"))
        (True, False)
        """
        return self.seen(seat) & BIT[card] != 0

    def seen(self, seat: i64) -> i64:
        """All cards that the seat knows the place of, as a bit set: what a game writes that has one pack.

        >>> game.faces(game.seen(0) & ~game.seen(1))
        ['8C', 'TC', 'QD', 'TS', 'QS']
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

    def redeal_again(self, world: Game, seat: i64, chance: Chance) -> Game:
        """The same where nothing has happened yet in the earlier redeal: a game may leave there what is alike.

        >>> from parlour.core.chance import Chance
        >>> game.redeal_again(game.redeal(0, Chance(7)), 0, Chance(8)) == game.redeal(0, Chance(8))
        True
        """
        return self.redeal_into(world, seat, chance)

    def known_to(self, seat: i64) -> Game:
        """A world to read in, not to play in: what the seat knows is there, and all else lies anyhow, not as it is.

        >>> str(game.known_to(0).view(0)) == str(game.view(0))
        True
        """
        return self.redeal(seat, Chance(0))

    def view(self, seat: int = WATCHER) -> View:
        """What the seat may know; WATCHER is somebody who only watches.

        >>> game.view(0).find("hand A").faces
        ['8C', 'TC', 'QD', 'TS', 'QS']
        >>> game.view().find("hand A").backs
        5
        """
        view = View(self.name, seat, self.names, self.pack)
        view.over = self.over
        view.waits = self.waits
        view.may = self.may
        view.accounts = self.ledger.accounts()
        view.scores = self.score
        if seat < self.seats:
            view.window = self.windows[seat]
            view.offers = self.offers(seat)
        view.advice = self._advice(seat)
        self.show_to(view)
        return view

    def show_to(self, sight: Sight) -> None:
        """Lay before somebody who reads what a view of his seat has of phase, places and facts.

        >>> from parlour.core.view import View
        >>> view = View(game.name, 0, game.names, game.pack)
        >>> game.show_to(view)
        >>> view.facts[0]
        ('phase', 'choice', '')
        """
        sight.remark("phase", self.phases()[self.phase])
        self._lay_out(sight, sight.seat)

    def offers(self, seat: i64) -> list[Offer]:
        """What the seat may do as its view tells it.

        >>> [offer.text() for offer in game.offers(0)]
        ['propose', 'play QS|TS|QD|TC|8C']
        """
        return offers_of(self, seat)

    def show_cards(self, sight: Sight, place: Place, cards: i64, seen: bool, clause: str = "") -> None:
        """A set of cards in a seat's sight: their faces to one who sees them, else how many backs.

        >>> from parlour.core.events import HAND
        >>> view = game.view(0)
        >>> game.show_cards(view, HAND[1], 3, False)
        >>> view.places[-1].backs
        2
        """
        if seen or cards == 0:
            sight.lay(place, cards, 0, clause)
            return
        known = self.glimpsed(sight.seat) & cards
        sight.lay(place, known, count(cards & ~known), clause)

    def glimpsed(self, seat: i64) -> i64:
        """Table conduct: the cards, wherever they lie hidden, that the seat has seen there.

        >>> game.glimpsed(0)
        0
        """
        return 0

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        """Show the places and tell the facts that the seat may see: of these a view and an observation are made."""
        raise NotImplementedError

    def _advice(self, seat: i64) -> list[str]:
        """The clauses whose hints fit the seat's decision."""
        return []

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        from parlour.core.show import game_line

        return game_line(self)

    def _repr_html_(self) -> str:
        return self.view()._repr_html_()

    def copy(self) -> Self:
        """The same position once more; what is played in the copy leaves this game alone.

        A copy is made by the constructor, which takes its source after the chance (for the compiler ``written_out.py``
        says so in every class of which games are made).

        >>> twin = game.copy()
        >>> twin == game
        True
        >>> twin.do("A: propose")
        >>> twin == game
        False
        """
        make: Callable[..., Self] = type(self)
        return make(self.options, self.names, self.chance.copy(), self)

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
