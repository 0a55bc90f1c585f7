"""How a game tells what happens: events with a clause and a message, for those who may learn of them.

Rules never ask whether anybody listens; ``detail`` says what becomes an event.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import cards_in
from parlour.core.events import ALL, NO_SEAT, Event, Place
from parlour.core.seated import EVERYTHING, NOTHING_TOLD, Seated


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling(Seated):
    """A game as far as it is told."""

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
        >>> game.ledger[0], game.ledger[1]  # each had paid a stake
        (-6, 4)
        """
        self.ledger.pay(payer, payee, amount)
        if self.detail:
            self._tell_payment(clause, message, payer, payee, amount)

    def pay_each(self, clause: str, message: str, payer: i64, payees: i64, amount: int) -> None:
        """The same goes to each of these seats.

        >>> game.pay_each("1", "gift", 2, 3, 5)
        >>> game.ledger[0], game.ledger[1], game.ledger[2]  # each had paid a stake
        (4, 4, -8)
        """
        if self.detail:
            for seat in cards_in(payees):
                self.pay(clause, message, payer, seat, amount)
        else:
            self.ledger.pay_each(payer, payees, amount, 0)

    def collect(self, clause: str, message: str, payers: i64, payee: i64, amount: int, twice: int = 0) -> None:
        """Each of these seats pays the same, some of them twice as much.

        >>> game.collect("1", "stakes", 3, 2, 5, 1)
        >>> game.ledger[0], game.ledger[1], game.ledger[2]  # each had paid a stake
        (-11, -6, 17)
        """
        if self.detail:
            for seat in cards_in(payers):
                self.pay(clause, message, seat, payee, 2 * amount if twice >> seat & 1 else amount)
        else:
            self.ledger.pay_each(payee, payers, -amount, twice)

    def _tell_payment(self, clause: str, message: str, payer: i64, payee: i64, amount: int) -> None:
        event = Event(clause, message, payer if payer < self.seats else NO_SEAT)
        event.payer = payer
        event.payee = payee
        event.amount = amount
        self._tell(event)
