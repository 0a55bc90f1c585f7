"""Speculation: three unseen cards each, and whoever owns the highest trump when all are turned takes the pool.

Read it beside the rule book: first dealer, deal, turn-up, turning, the holder's own cards, spare hand, pay.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.core.moves import NONE, NOTHING, PASS, Choices, Move, Refusal, Verb, between, exactly, some_of
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.speculation import auction, faults, position, table
from parlour.games.speculation.layout import EACH, POOL_SPARE_HAND, POOL_TURN_UP, Layout
from parlour.games.speculation.refusals import why_not
from parlour.games.speculation.words import (
    ACCEPT,
    ANSWER,
    ANSWERS,
    AUCTION,
    BID,
    BIDDING,
    BIDS,
    CHIEF,
    CLAIM,
    DEAL,
    FIRST_DEALER,
    HAND,
    KEEP,
    KEEPING,
    LOOK,
    OFFER,
    OFFERS,
    OUT_OF_AUCTION,
    OVER,
    PHASES,
    REFUSE,
    SPARE,
    TOP,
    TURN_UP,
    WINDOWS,
)
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out

MANY: Final = 1 << 30  # of more bids than this, chance looks at the lowest


class Speculation(Layout):
    """Whoever owns the highest trump when every card is turned takes the pool."""

    def copy(self) -> Speculation:
        return Speculation(self.options, self.names, self.chance.copy(), self)

    # -- first dealer and deal ---------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.knave, "speculation.5")
            self.phase = DEAL
        else:
            self._deal()

    def _deal(self) -> None:
        """Three each, one at a time, leftwards; the next card is the turn-up (speculation.7, 8)."""
        deck = self.sheet[:]
        self.chance.shuffle(deck)
        self.clear_table()
        self.deck = deck
        self.dealt_by = self.dealer
        self.next_card = EACH * self.circuit
        self.pay_in()
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self._offer_turn_up()

    def pay_in(self) -> None:
        """The dealer pays two, everybody else one (speculation.6)."""
        self.deals += 1
        for seat in range(self.seats):
            self.pay("speculation.6", "pays-in", seat, self.pool, 2 if seat == self.dealer else 1)

    # -- step 1: the turn-up -----------------------------------------------------------

    def _offer_turn_up(self) -> None:
        self.step = TURN_UP
        if self.benefit == POOL_TURN_UP:
            self._turn_up(self.pool)  # speculation.24: not for sale
        else:
            auction.open_window(self, TURN_UP, self.dealer)  # speculation.9

    def _turn_up(self, owner: i64) -> None:
        card = self.deck[self.next_card]
        self.next_card += 1
        self.turn_up = card
        self.trump = card >> 4
        self.chief = card
        self.holder = owner
        self.pointer = self.left(self.dealer if owner == self.pool else owner)  # speculation.11
        if self.detail == EVERYTHING:
            table.tell_turn_up(self)
        if self.honour_pass and card & 15 >= self.knave:
            self._pass_the_deal()
            return
        self._penalise(card, owner)
        self._after_turning()

    def _pass_the_deal(self) -> None:
        """An honour turned up: its owner takes the pool and the deal passes, packets as they are (speculation.18)."""
        self.say("speculation.18", "honour-passes", self.dealer)
        self._settle("speculation.18")
        self.finished += 1
        if self._finish_game():
            return
        self.dealer = self.left(self.dealer)
        if self.next_card == len(self.deck):
            self.say("speculation.R5", "pack-exhausted", self.dealer)
            self.phase = DEAL
            self._await_chance()
            return
        self.clear_deal()
        self.pay_in()
        self._offer_turn_up()

    # -- step 2: turning ------------------------------------------------------------------

    def _play_on(self) -> None:
        """The holder may sell the chief before any card is turned (speculation.23)."""
        if self.holder == self.pool:
            self._next_turner()
        else:
            auction.open_window(self, CHIEF, self.holder)

    def _next_turner(self) -> None:
        """The first from the pointer, the holder left out, who has a card to turn (speculation.15, 16)."""
        seat = self.pointer
        for _i in range(self.seats):
            if seat != self.holder and self.turned[seat] < EACH:
                if self.detail == EVERYTHING:
                    table.tell_turner(self, seat)
                auction.open_window(self, TOP, seat)
                return
            seat = self.left(seat)
        if self.detail == EVERYTHING:
            table.tell_end_of_rounds(self)
        self.sell_hand()

    def _turn_top(self, seat: i64, owner: i64) -> None:
        card = self._turn_card(seat, owner)
        if self.chief == card:
            self.pointer = self.left(owner)  # speculation.13, 22
        else:
            self.pointer = self.left(seat)  # speculation.14, 21
        self._after_turning()

    def _turn_card(self, seat: i64, owner: i64) -> i64:
        """Turn the seat's top card; a higher trump leads for its owner, anything else stays where it is."""
        card = self.packet_card(seat, self.turned[seat])
        self.turned[seat] += 1
        higher = card >> 4 == self.trump and card > self.chief  # speculation.4
        self.open[owner if higher else seat] |= BIT[card]
        if higher:
            self.chief = card
            self.holder = owner
        if self.detail == EVERYTHING:
            table.tell_card(self, card, seat, owner, higher)
        self._penalise(card, owner)
        return card

    def _penalise(self, card: i64, owner: i64) -> None:
        """A knave or five turned costs its owner, but not the pool (speculation.26, R7, R8)."""
        rank = card & 15
        if self.penalty and owner != self.pool and (rank == self.knave or rank == self.five):
            self.pay("speculation.26", "penalty", owner, self.pool, self.penalty)

    def _after_turning(self) -> None:
        if self.chief & 15 == self.ace:
            self._ace_leads()
        else:
            self._play_on()

    def _ace_leads(self) -> None:
        """Nothing beats it; where penalties are played, the other cards are turned first (speculation.R3)."""
        if self.detail == EVERYTHING:
            table.tell_ace(self)
        if self.penalty:
            for _i in range(EACH):
                seat = self.pointer
                for _k in range(self.seats):
                    if self.turned[seat] < EACH:
                        self._turn_card(seat, seat)
                    seat = self.left(seat)
            self._turn_spare_hand()
        self._end_deal()

    # -- step 3: the holder's own cards -------------------------------------------------------

    def sell_hand(self) -> None:
        """The holder has kept his cards to the end and may sell them even then (speculation.16)."""
        if self.holder == self.pool or self.turned[self.holder] == EACH:
            self.sell_last()
        else:
            auction.open_window(self, HAND, self.holder)

    def unoffered(self) -> i64:
        """Positions of the holder's cards that may still be offered (speculation.R1)."""
        return BIT[EACH + 1 - self.turned[self.owner]] - 2 & ~self.offered

    def _lot_sold(self, owner: i64) -> None:
        self.offered |= self.lot
        for i in range(1, EACH + 1):
            if self.lot & BIT[i]:
                self.lot_owner[i] = owner
        if self.unoffered():
            auction.put_to_owner(self)
        else:
            self._turn_hand()  # speculation.R15: every card has had its auction

    def _turn_hand(self) -> None:
        """One by one from the top, each for whoever owns it (speculation.R12)."""
        seat = self.owner
        for i in range(1, EACH + 1 - self.turned[seat]):
            owner = self.lot_owner[i]
            self._turn_card(seat, owner if owner >= 0 else seat)
            if self.chief & 15 == self.ace and not self.penalty:
                break
        if self.chief & 15 == self.ace:
            self._ace_leads()
        else:
            self.sell_last()

    # -- step 4: the spare hand -----------------------------------------------------------------

    def sell_last(self) -> None:
        if self.benefit == POOL_SPARE_HAND:
            auction.open_window(self, SPARE, self.holder)
        else:
            self._end_deal()

    def _turn_spare_hand(self) -> None:
        """The pool's hand, turned when all others are finished (speculation.25)."""
        if self.benefit != POOL_SPARE_HAND:
            return
        self.spare_turned = True
        for index in range(EACH):
            card = self.packet_card(self.pool, index)
            if card >> 4 == self.trump and card > self.chief:
                self.chief = card
                self.holder = self.pool
        if self.detail == EVERYTHING:
            table.tell_spare_hand(self)

    # -- step 5: pay ---------------------------------------------------------------------------------

    def _end_deal(self) -> None:
        self._settle("speculation.17")
        self.finished += 1
        if not self._finish_game():
            self.dealer = self.left(self.dealer)
            self.phase = DEAL
            self._await_chance()

    def _settle(self, clause: str) -> None:
        """The chief's holder takes the pool, unless it is the pool itself or he is barred (speculation.17, 19)."""
        self.unclaimed = 0  # speculation.R6, R14
        if self.holder == self.pool:
            self.say("speculation.24" if self.benefit == POOL_TURN_UP else "speculation.25", "pool-stays")
            if clause == "speculation.18":
                self.say("speculation.R4", "pool-stays")
        elif self.barred & BIT[self.holder]:
            self.say("speculation.19", "barred-from-pool", self.holder)
        else:
            self.pay(clause, "takes-pool", self.pool, self.holder, self.ledger.balance[self.pool])

    def _finish_game(self) -> bool:
        if self.finished < self.deals_agreed:
            return False
        self.say("speculation.R10", "deals-done", NO_SEAT, self.finished)
        share_out(self, self.pool, ALL_SEATS[self.seats], "speculation.R13", "shares-pool")
        self.phase = OVER
        self.over = True
        self._await_chance()
        return True

    # -- who may do what ---------------------------------------------------------------------------------

    def ask(self, seat: i64) -> None:
        self._turn(seat)
        if self.at_table:
            faults.let_all_in(self)

    def counters(self) -> i64:
        """In the pool now: the most that may be bid (speculation.R1)."""
        return self.ledger.balance[self.pool]

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        asked = self._asked() if self.waits & BIT[seat] else NOTHING
        return faults.with_faults(self, seat, asked) if self.at_table else asked

    def _asked(self) -> Choices:
        if self.phase == AUCTION:
            found = Choices([])
            found.add(between(BIDDING, self.best + 1, self.counters()))
            found.add(exactly(OUT_OF_AUCTION))
            return found
        if self.phase == ANSWER:
            return ANSWERS
        if self.step == HAND:
            cards = self.unoffered()
            return Choices([KEEPING, some_of(OFFERS[HAND], cards, 1, count(cards), 1)])
        return WINDOWS[self.step]

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is BID:
            return (
                self.phase == AUCTION
                and self.waits & BIT[seat] != 0
                and self.best < move.a <= self.counters()
                and move.b == NONE
                and move.c == NONE
            )
        return self.moves(seat).allow(move)

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase != AUCTION or self.at_table:
            choices = self.moves(seat)
            return choices[below(s, choices.size)]
        bids = self.counters() - self.best
        k = below(s, (bids if bids < MANY else MANY) + 1)
        if k == bids:
            return OUT_OF_AUCTION
        counters = self.best + 1 + k
        return BIDS[counters] if counters < 256 else Move(BID, counters)

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    def offends(self, seat: i64, move: Move) -> str:
        return "speculation.19" if move.verb is LOOK and self.allows(seat, move) else ""

    def noticed(self, seat: i64, move: Move) -> bool:
        """That somebody looked is seen by all, and only then is a claim listed."""
        return move.verb is CLAIM and self.allows(seat, move)

    # -- acts ---------------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is BID:
            auction.bid(self, seat, move.a)
        elif verb is PASS:
            auction.pass_for_good(self, seat)
        elif verb is KEEP:
            self._keep(seat)
        elif verb is OFFER:
            auction.offer(self, move.b)
        elif verb is LOOK:
            faults.look(self, seat, move.a)
        elif verb is CLAIM:
            faults.claim(self, seat, move.a)
        else:
            auction.answer(self, verb is ACCEPT)

    def _keep(self, seat: i64) -> None:
        self.say(auction.SALE[self.step], "keeps", seat)
        if self.step == HAND:
            self._turn_hand()
        else:
            self.window_over(seat)

    def window_over(self, owner: i64) -> None:
        """What the window was on now belongs to ``owner``, sold or not."""
        step = self.step
        if step == CHIEF:
            self._hand_over(owner)
            self._next_turner()
        elif step == TOP:
            self._turn_top(self.owner, owner)
        elif step == TURN_UP:
            self._turn_up(owner)
        elif step == HAND:
            self._lot_sold(owner)
        else:
            self._hand_over(owner)
            self._turn_spare_hand()
            self._end_deal()

    def _hand_over(self, buyer: i64) -> None:
        """A sold chief lies before its buyer, whose left neighbour is next (speculation.13, 23)."""
        seller = self.holder
        if buyer == seller:
            return
        if self.detail == EVERYTHING:
            table.tell_sale(self, seller, buyer)
        chief = self.open[seller] & BIT[self.chief]  # the turn-up stays in the middle
        self.open[seller] ^= chief
        self.open[buyer] |= chief
        self.holder = buyer
        self.pointer = self.left(buyer)

    # -- what a seat knows ---------------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        return (table.turned_cards(self) | faults.looked_at(self, seat)) & BIT[card] != 0

    def redeal(self, seat: i64, chance: Chance) -> Speculation:
        new = Speculation(self.options, self.names, chance, self)
        if self.dealt_by >= 0:
            table.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view)  # all seats see the same cards (speculation.1)
        if seat < self.seats and self.honour_pass and self.waits and self.step == TURN_UP:
            view.advice = ["speculation.20"]

    # -- cases -----------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [KEEP, OFFER, BID, PASS, ACCEPT, REFUSE, LOOK, CLAIM]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["packet", "stock", "spare"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        if self._arrange_dealer(setup):
            self.phase = DEAL
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        packets = EACH * self.circuit
        plan: dict[str, list[int]] = {"turn": [packets], "stock": list(range(packets + 1, len(self.sheet)))}
        for k in range(self.circuit):
            seat = (self.dealer + 1 + k) % self.seats
            where = "spare" if k == self.seats else f"packet {self.names[seat]}"
            plan[where] = [k + index * self.circuit for index in range(EACH)]
        return plan
