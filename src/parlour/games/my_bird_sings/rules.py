"""My Bird Sings: the same in strict and in table conduct, for the game knows no offence.

Read it beside the rule book: pool and deal, opening window, circuit, exchange, win; then the whole pack.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, count, nth, vec_of
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.core.moves import NONE, NOTHING, Choices, Move, Refusal, Verb, between, exactly, one_of
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.my_bird_sings import hidden, position, table
from parlour.games.my_bird_sings.refusals import why_not
from parlour.games.my_bird_sings.singing import nth_singing, singing_sets, sings
from parlour.games.my_bird_sings.state import DRAWN, LAID, PASSED, PUT, SHOWN, TAKEN, TRIED, WAITED, Table
from parlour.games.my_bird_sings.words import (
    CALL,
    DEAL,
    EXCHANGE,
    EXCHANGES,
    EXCHANGING,
    FIRST_DEALER,
    GUARD,
    OFFER,
    OFFERED,
    OFFERING,
    OFFERS,
    OPENING,
    OVER,
    PHASES,
    PICK,
    PICKING,
    PICKING_OUT,
    PICKS,
    THROW,
    THROWING,
    THROWS,
    TURN,
    WAIT,
    WAITING,
    WAITS,
)
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out


class MyBirdSings(Table):
    """Two to thirteen seats, each for himself."""

    def __init__(self, options: Options, names: list[str], chance: Chance, source: MyBirdSings | None = None) -> None:
        super().__init__(options, names, chance, source)

    def copy(self) -> MyBirdSings:
        return MyBirdSings(self.options, self.names, self.chance.copy(), self)

    # -- first dealer, pool and deal ---------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.knave, "my-bird-sings.R1")
            self.phase = DEAL
        elif self.phase == OFFERED:
            self._hold_up()
        else:
            self._deal()

    def _deal(self) -> None:
        """So many cards to each, singly from the dealer's left; the rest is the stock (my-bird-sings.3)."""
        deck = self.pack.sheet[:]
        self.chance.shuffle(deck)
        self.clear_table()
        self.deals += 1
        self._pay_in()
        seat = self.dealer
        dealt = self.seats * self.size
        i: i64 = 0
        while i < dealt:
            seat = self.left(seat)
            self.hands[seat] |= BIT[deck[i]]
            i += 1
        self.stock = deck[dealt:]
        self._keep_base()
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self._open()

    def _pay_in(self) -> None:
        """One counter from each, the dealer one more (my-bird-sings.2)."""
        for seat in range(self.seats):
            self.pay("my-bird-sings.2", "pays-in", seat, self.seats, 2 if seat == self.dealer else 1)

    def _keep_base(self) -> None:
        self.base_hands = self.hands[:]
        self.base_stock = self.stock

    # -- the opening window ------------------------------------------------------------------------

    def _open(self) -> None:
        """All answer at once; with the whole pack in turn, once round (my-bird-sings.R2)."""
        self.phase = OPENING
        self.leader = self.left(self.dealer)
        if self.whole_pack:
            self._turn_to(self.leader)
        else:
            self._ask(ALL_SEATS[self.seats])

    def _answer(self, seat: i64, cards: i64) -> None:
        """Nobody learns it before all have answered."""
        self.answers[seat] = cards
        self.waits ^= BIT[seat]
        self.may = self.waits
        if self.detail == EVERYTHING:
            table.tell_answer(self, seat)
        if self.waits == 0:
            self._close_window()

    def _close_window(self) -> None:
        """Of several callers the first from the dealer's left wins (my-bird-sings.R2)."""
        winner: i64 = NO_SEAT
        seat = self.leader
        for _i in range(self.seats):
            if self.answers[seat] != WAITED:
                if winner < 0:
                    winner = seat
                if self.detail == EVERYTHING:
                    table.tell_call(self, seat, self.answers[seat])
            seat = self.left(seat)
        if winner < 0:
            self._begin_circuits()
        else:
            self._win(winner)

    def _wait(self, seat: i64) -> None:
        if not self.whole_pack:
            self._answer(seat, WAITED)
            return
        self.say("my-bird-sings.18", "waits", seat)
        if seat == self.dealer:
            self._begin_circuits()
        else:
            self._turn_to(self.left(seat))

    def _begin_circuits(self) -> None:
        """The player on the dealer's left begins (my-bird-sings.8)."""
        self.phase = TURN
        self.say("my-bird-sings.8", "begins", self.leader)
        self._turn_to(self.leader)

    def _turn_to(self, seat: i64) -> None:
        self.player = seat
        self.exchanged = False
        self._turn(seat)

    # -- who may do what ---------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.phase == PICKING_OUT:
            return Choices([between(PICKING, 1, len(self.row))])
        hand = self.hands[seat]
        sets = singing_sets(hand, self.size, self.flush_only)
        found = Choices([exactly(self._calling(hand, i)) for i in range(sets)])
        if self.phase == OPENING:
            found.add(WAITING)
            return found
        if self.may_exchange():
            found.add(one_of(EXCHANGING, hand))
        found.add(OFFERING if self.drawing else one_of(THROWING, hand))
        return found

    def _calling(self, hand: i64, index: i64) -> Move:
        return Move(CALL, nth_singing(hand, self.size, self.flush_only, index))

    def allows(self, seat: i64, move: Move) -> bool:
        if self.waits & BIT[seat] == 0 or move.b != NONE or move.c != NONE:
            return False
        verb = move.verb
        given = move.a
        if self.phase == PICKING_OUT:
            return verb is PICK and 1 <= given <= len(self.row)
        if verb is CALL:
            return self.sings_with(seat, given)
        if self.phase == OPENING:
            return verb is WAIT and given == NONE
        if verb is OFFER:
            return self.drawing and given == NONE
        if not 0 <= given < 63 or self.hands[seat] & BIT[given] == 0:
            return False
        return not self.drawing if verb is THROW else verb is EXCHANGE and self.may_exchange()

    def sings_with(self, seat: i64, cards: i64) -> bool:
        """Whether the seat holds these and they are a singing set (my-bird-sings.4)."""
        if cards <= 0 or cards & ~self.hands[seat] or count(cards) != self.size:
            return False
        return sings(cards, self.flush_only)

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase == PICKING_OUT:
            return PICKS[1 + below(s, len(self.row))]
        hand = self.hands[seat]
        calls = singing_sets(hand, self.size, self.flush_only)
        if self.phase == OPENING:
            return WAITS if below(s, calls + 1) == calls else self._calling(hand, 0)
        held = count(hand)
        swaps = held if self.may_exchange() else 0
        index = below(s, calls + swaps + (1 if self.drawing else held))
        if index < calls:
            return self._calling(hand, index)
        index -= calls
        if index < swaps:
            return EXCHANGES[nth(hand, index)]
        return OFFERS if self.drawing else THROWS[nth(hand, index - swaps)]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is THROW:
            self._pass_on(seat, move.a)
        elif verb is WAIT:
            self._wait(seat)
        elif verb is CALL:
            self._call(seat, move.a)
        elif verb is OFFER:
            self._offer(seat)
        elif verb is PICK:
            self._pass_on(self.player, self.row[move.a - 1])
        else:
            self._exchange(seat, move.a)

    # -- the circuit -------------------------------------------------------------------------------

    def _pass_on(self, giver: i64, card: i64) -> None:
        """One card to the left neighbour, thrown face down or picked unseen (my-bird-sings.9, 10)."""
        taker = self.left(giver)
        self.hands[giver] ^= BIT[card]
        self.hands[taker] |= BIT[card]
        self.note(PASSED, giver, card)
        if self.detail == EVERYTHING:
            table.tell_passed(self, giver, taker, card)
        if self.phase == PICKING_OUT:
            self.row = vec[i64]([])
            self.phase = TURN
        if giver == self.dealer:
            self._end_circuit()
        else:
            self._turn_to(taker)

    def _end_circuit(self) -> None:
        self.circuits += 1
        self.quiet += 1
        if self.quiet == GUARD:
            self._break_off()
        else:
            self._turn_to(self.leader)

    def _offer(self, seat: i64) -> None:
        """He turns his cards, backs to his neighbour (my-bird-sings.10)."""
        self.say("my-bird-sings.10", "offers", seat)
        self.phase = OFFERED
        self._await_chance()

    def _hold_up(self) -> None:
        """The positions are shuffled, so that none tells anything (my-bird-sings.R13)."""
        row = vec_of(self.hands[self.player])
        self.chance.shuffle(row)
        self.row = row
        self.phase = PICKING_OUT
        self.say("my-bird-sings.R13", "positions-shuffled", self.player)
        self._turn(self.left(self.player))

    # -- exchange ----------------------------------------------------------------------------------

    def _exchange(self, seat: i64, card: i64) -> None:
        """First his card out, then the top of the stock, and the next, until another suit comes (my-bird-sings.11-13).

        What he threw out and what was rejected go under the stock (my-bird-sings.R5).
        """
        self.exchanged = True
        rejected: i64 = 0
        size = len(self.stock)
        while rejected < size and self.stock[rejected] >> 4 == card >> 4:
            rejected += 1
        if self.detail == EVERYTHING:
            table.tell_exchange(self, seat, card, rejected)
        self.note(PUT if rejected < size else TRIED, seat, card)
        for i in range(rejected):
            self.note(SHOWN, seat, self.stock[i])
        if rejected < size:
            self._take_new(seat, card, rejected)
        self._turn(seat)

    def _take_new(self, seat: i64, card: i64, rejected: i64) -> None:
        new = self.stock[rejected]
        stock = append(self.stock[rejected + 1 :], card)
        for i in range(rejected):
            stock = append(stock, self.stock[i])
        self.note(TAKEN, seat, new)
        self.hands[seat] ^= BIT[card] | BIT[new]
        self.stock = stock

    # -- win ---------------------------------------------------------------------------------------

    def _call(self, seat: i64, cards: i64) -> None:
        """He says "My Bird sings" (my-bird-sings.5)."""
        if self.phase == OPENING and not self.whole_pack:
            self._answer(seat, cards)
            return
        if self.detail == EVERYTHING:
            table.tell_call(self, seat, cards)
        if self.whole_pack:
            self._lay_trick(seat, cards)
        else:
            self._win(seat)

    def _win(self, seat: i64) -> None:
        self.pay("my-bird-sings.6", "takes-pool", self.seats, seat, self.ledger.balance[self.seats])
        self._end_deal()

    def _break_off(self) -> None:
        """Forty circuits in silence (my-bird-sings.R8)."""
        if self.best() > 0:
            self.say("my-bird-sings.R8", "tricks-decide", NO_SEAT, GUARD)
            self._count_tricks()
        else:
            self.say("my-bird-sings.R8", "deal-void", NO_SEAT, GUARD)
            self._end_deal()

    # -- the whole pack ----------------------------------------------------------------------------

    def _lay_trick(self, seat: i64, cards: i64) -> None:
        """The cards are turned down as one trick, and as many come from the stock (my-bird-sings.18)."""
        self.hands[seat] ^= cards
        self.laid[seat] |= cards
        self.tricks[seat] += 1
        self.quiet = 0
        if self.detail == EVERYTHING:
            table.tell_trick(self, seat, cards)
        if len(self.stock) < self.size:
            self._count_tricks()
            return
        rest = cards
        while rest:
            self.note(LAID, seat, CARD_OF[(rest & -rest) % 67])
            rest &= rest - 1
        self._refill(seat)
        self._turn(seat)

    def _refill(self, seat: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_refill(self, seat)
        for i in range(self.size):
            self.hands[seat] |= BIT[self.stock[i]]
            self.note(DRAWN, seat, self.stock[i])
        self.stock = self.stock[self.size :]

    def best(self) -> i64:
        """The most tricks that anybody has."""
        most: i64 = 0
        for seat in range(self.seats):
            if self.tricks[seat] > most:
                most = self.tricks[seat]
        return most

    def _count_tricks(self) -> None:
        """Most tricks take the pool; equal ones share, and what cannot be shared stays (my-bird-sings.19, R9)."""
        most = self.best()
        winners = [seat for seat in range(self.seats) if self.tricks[seat] == most]
        share = self.ledger.balance[self.seats] // len(winners)
        for seat in winners:
            self.say("my-bird-sings.19", "has-most-tricks", seat, most)
            self.pay("my-bird-sings.19", "takes-share", self.seats, seat, share)
        self._end_deal()

    # -- end of deal and game ----------------------------------------------------------------------

    def _end_deal(self) -> None:
        self.finished += 1
        self.clear_table()
        if self.finished == self.deals_agreed:
            self._end_game()
            return
        self.dealer = self.left(self.dealer)
        self.say("my-bird-sings.R1", "deals-next", self.dealer)
        self.phase = DEAL
        self._await_chance()

    def _end_game(self) -> None:
        """What is left in the pool is divided (my-bird-sings.R12)."""
        self.say("my-bird-sings.R14", "deals-done", NO_SEAT, self.finished)
        share_out(self, self.seats, ALL_SEATS[self.seats], "my-bird-sings.R12", "shares-pool")
        self.phase = OVER
        self.over = True
        self._await_chance()

    @property
    def score(self) -> list[int]:
        """Tricks made in this deal of the whole pack."""
        return [self.tricks[seat] for seat in range(self.seats)]

    # -- what a seat knows -------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        if self.phase < OPENING or self.over:
            return True  # the pack is gathered
        return (self.seen(seat) if seat < self.seats else self.in_the_open()) & BIT[card] != 0

    def redeal(self, seat: i64, chance: Chance) -> MyBirdSings:
        new = MyBirdSings(self.options, self.names, chance, self)
        if OPENING <= self.phase < OVER:
            hidden.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases -------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [CALL, WAIT, EXCHANGE, THROW, OFFER, PICK]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["stock"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        position.arrange(self, setup)

    def begin_at(self, seat: i64) -> None:
        """A position that a case has set: hands and stock are as if dealt so, and it is this seat's turn."""
        self._keep_base()
        self.leader = self.left(self.dealer)
        self.phase = TURN
        self._turn_to(seat)

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        dealt = int(self.seats * self.size)
        plan = {
            f"hand {self.names[(self.dealer + 1 + i) % self.seats]}": list(range(i, dealt, self.seats))
            for i in range(self.seats)
        }
        plan["stock"] = list(range(dealt, len(self.pack.cards)))
        return plan
