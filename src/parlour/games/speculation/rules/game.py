"""Speculation: three unseen cards each, and whoever owns the highest trump when all are turned takes the pool.

Read it beside the rule book: first dealer, deal, turn-up, turning, the holder's own cards, spare hand, pay.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, count, rank, suit
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import NOTHING, PASS, Choices, Move, between, exactly, some_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.speculation import events, words
from parlour.games.speculation.faults import acts, remedies, rights
from parlour.games.speculation.redeal import deal_anew
from parlour.games.speculation.rules import auction
from parlour.games.speculation.setup import VOCABULARY
from parlour.games.speculation.state import EACH, POOL_SPARE_HAND, POOL_TURN_UP, SpeculationDeal, SpeculationState
from parlour.games.speculation.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out

MANY: Final = 1 << 30  # of more bids than this, chance looks at the lowest


class Speculation(SpeculationState):
    """Whoever owns the highest trump when every card is turned takes the pool."""

    # -- first dealer and deal ---------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.agreed.knave, "speculation.5")
            self.phase = words.DEAL
        else:
            self._deal()

    def _deal(self) -> None:
        """Three each, one at a time, leftwards; the next card is the turn-up (speculation.7, 8)."""
        deck = self.agreed.sheet[:]
        self.chance.shuffle(deck)
        self.deal = SpeculationDeal(deck, self.seats)
        self.deal.dealt_by = self.dealer
        self.deal.next_card = self.agreed.first_turn_up
        self.pay_in()
        events.dealt(self)
        self._offer_turn_up()

    def pay_in(self) -> None:
        """The dealer pays two, everybody else one (speculation.6)."""
        self.deals += 1
        self.collect("speculation.6", "pays-in", ALL_SEATS[self.seats], self.agreed.pool, 1, BIT[self.dealer])

    # -- step 1: the turn-up -----------------------------------------------------------

    def _offer_turn_up(self) -> None:
        if self.agreed.benefit == POOL_TURN_UP:
            self._turn_up(self.agreed.pool)  # speculation.24: not for sale
        else:
            auction.open_window(self, words.TURN_UP, self.dealer)  # speculation.9

    def _turn_up(self, owner: i64) -> None:
        deal = self.deal
        card = deal.deck[deal.next_card]
        deal.next_card += 1
        deal.turn_up = card
        deal.trump = suit(card)
        deal.chief = card
        deal.holder = owner
        deal.pointer = self.left(self.dealer if owner == self.agreed.pool else owner)  # speculation.11
        events.turned_up(self)
        if self.agreed.honour_pass and rank(card) >= self.agreed.knave:
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
        if self.deal.next_card == len(self.deal.deck):
            self.say("speculation.R5", "pack-exhausted", self.dealer)
            self.phase = words.DEAL
            self._await_chance()
            return
        self.deal = self.deal.passed_on()
        self.pay_in()
        self._offer_turn_up()

    # -- step 2: turning ------------------------------------------------------------------

    def _play_on(self) -> None:
        """The holder may sell the chief before any card is turned (speculation.23)."""
        if self.deal.holder == self.agreed.pool:
            self._next_turner()
        else:
            auction.open_window(self, words.CHIEF, self.deal.holder)

    def _next_turner(self) -> None:
        """The first from the pointer, the holder left out, who has a card to turn (speculation.15, 16)."""
        seat = self.deal.pointer
        for _i in range(self.seats):
            if seat != self.deal.holder and self.deal.turned[seat] < EACH:
                events.turns_next(self, seat)
                auction.open_window(self, words.TOP, seat)
                return
            seat = self.left(seat)
        events.all_turned(self)
        self.sell_hand()

    def _turn_top(self, seat: i64, owner: i64) -> None:
        card = self._turn_card(seat, owner)
        if self.deal.chief == card:
            self.deal.pointer = self.left(owner)  # speculation.13, 22
        else:
            self.deal.pointer = self.left(seat)  # speculation.14, 21
        self._after_turning()

    def _turn_card(self, seat: i64, owner: i64) -> i64:
        """Turn the seat's top card; a higher trump leads for its owner, anything else stays where it is."""
        deal = self.deal
        card = self.packet_card(seat, deal.turned[seat])
        deal.turned[seat] += 1
        higher = suit(card) == deal.trump and card > deal.chief  # speculation.4
        deal.open[owner if higher else seat] |= BIT[card]
        if higher:
            deal.chief = card
            deal.holder = owner
        events.turned(self, card, seat, owner, higher)
        self._penalise(card, owner)
        return card

    def _penalise(self, card: i64, owner: i64) -> None:
        """A knave or five turned costs its owner, but not the pool (speculation.26, R7, R8)."""
        agreed = self.agreed
        if not agreed.penalty or owner == agreed.pool:
            return
        if rank(card) == agreed.knave or rank(card) == agreed.five:
            self.pay("speculation.26", "penalty", owner, agreed.pool, agreed.penalty)

    def _after_turning(self) -> None:
        if rank(self.deal.chief) == self.agreed.ace:
            self._ace_leads()
        else:
            self._play_on()

    def _ace_leads(self) -> None:
        """Nothing beats it; where penalties are played, the other cards are turned first (speculation.R3)."""
        events.ace_leads(self)
        if self.agreed.penalty:
            for _i in range(EACH):
                seat = self.deal.pointer
                for _k in range(self.seats):
                    if self.deal.turned[seat] < EACH:
                        self._turn_card(seat, seat)
                    seat = self.left(seat)
            self._turn_spare_hand()
        self._end_deal()

    # -- step 3: the holder's own cards -------------------------------------------------------

    def sell_hand(self) -> None:
        """The holder has kept his cards to the end and may sell them even then (speculation.16)."""
        if self.deal.holder == self.agreed.pool or self.deal.turned[self.deal.holder] == EACH:
            self.sell_last()
        else:
            auction.open_window(self, words.HAND, self.deal.holder)

    def unoffered(self) -> i64:
        """Positions of the holder's cards that may still be offered (speculation.R1)."""
        return BIT[EACH + 1 - self.deal.turned[self.deal.owner]] - 2 & ~self.deal.offered

    def _lot_sold(self, owner: i64) -> None:
        deal = self.deal
        deal.offered |= deal.lot
        for i in range(1, EACH + 1):
            if deal.lot & BIT[i]:
                deal.lot_owner = altered(deal.lot_owner, i, owner)
        if self.unoffered():
            auction.put_to_owner(self)
        else:
            self._turn_hand()  # speculation.R15: every card has had its auction

    def _turn_hand(self) -> None:
        """One by one from the top, each for whoever owns it (speculation.R12)."""
        seat = self.deal.owner
        for i in range(1, EACH + 1 - self.deal.turned[seat]):
            owner = self.deal.lot_owner[i]
            self._turn_card(seat, owner if owner >= 0 else seat)
            if rank(self.deal.chief) == self.agreed.ace and not self.agreed.penalty:
                break
        if rank(self.deal.chief) == self.agreed.ace:
            self._ace_leads()
        else:
            self.sell_last()

    # -- step 4: the spare hand -----------------------------------------------------------------

    def sell_last(self) -> None:
        if self.agreed.benefit == POOL_SPARE_HAND:
            auction.open_window(self, words.SPARE, self.deal.holder)
        else:
            self._end_deal()

    def _turn_spare_hand(self) -> None:
        """The pool's hand, turned when all others are finished (speculation.25)."""
        if self.agreed.benefit != POOL_SPARE_HAND:
            return
        self.deal.spare_turned = True
        for index in range(EACH):
            card = self.packet_card(self.agreed.pool, index)
            if suit(card) == self.deal.trump and card > self.deal.chief:
                self.deal.chief = card
                self.deal.holder = self.agreed.pool
        events.spare_hand_turned(self)

    # -- step 5: pay ---------------------------------------------------------------------------------

    def _end_deal(self) -> None:
        self._settle("speculation.17")
        self.finished += 1
        if not self._finish_game():
            self.dealer = self.left(self.dealer)
            self.phase = words.DEAL
            self._await_chance()

    def _settle(self, clause: str) -> None:
        """The chief's holder takes the pool, unless it is the pool itself or he is barred (speculation.17, 19)."""
        self.deal.unclaimed = 0  # speculation.R6, R14
        if self.deal.holder == self.agreed.pool:
            self.say("speculation.24" if self.agreed.benefit == POOL_TURN_UP else "speculation.25", "pool-stays")
            if clause == "speculation.18":
                self.say("speculation.R4", "pool-stays")
        elif self.deal.barred & BIT[self.deal.holder]:
            self.say("speculation.19", "barred-from-pool", self.deal.holder)
        else:
            self.pay(clause, "takes-pool", self.agreed.pool, self.deal.holder, self.ledger[self.agreed.pool])

    def _finish_game(self) -> bool:
        if self.finished < self.agreed.deals:
            return False
        self.say("speculation.R10", "deals-done", NO_SEAT, self.finished)
        share_out(self, self.agreed.pool, ALL_SEATS[self.seats], "speculation.R13", "shares-pool")
        self._game_over(words.OVER)
        return True

    # -- who may do what ---------------------------------------------------------------------------------

    def ask(self, seat: i64) -> None:
        self._turn(seat)
        if self.agreed.at_table:
            rights.let_all_in(self)

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        asked = self._asked() if self.waits & BIT[seat] else NOTHING
        return rights.with_faults(self, seat, asked) if self.agreed.at_table else asked

    def _asked(self) -> Choices:
        if self.phase == words.AUCTION:
            found = Choices([])
            found.add(between(words.BIDDING, self.deal.best + 1, self.counters()))
            found.add(exactly(words.OUT_OF_AUCTION))
            return found
        if self.phase == words.ANSWER:
            return words.ANSWERS
        if self.deal.step == words.HAND:
            cards = self.unoffered()
            return Choices([words.KEEPING, some_of(words.OFFERS[words.HAND], cards, 1, count(cards), 1)])
        return words.WINDOWS[self.deal.step]

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is words.BID:  # without the list, as search asks of every bid that it has tried
            may_bid = self.phase == words.AUCTION and self.waits & BIT[seat] != 0 and not move.overfull()
            return may_bid and self.deal.best < move.a <= self.counters()
        return super().allows(seat, move)

    def pick(self, seat: i64, state: i64) -> Move:
        if self.phase != words.AUCTION or self.agreed.at_table:
            return super().pick(seat, state)
        bids = self.counters() - self.deal.best  # without the list: most moves of a playout are made in auctions
        looked_at = bids
        if looked_at > MANY:
            looked_at = MANY
        k = below(state, looked_at + 1)
        if k == bids:
            return words.OUT_OF_AUCTION
        counters = self.deal.best + 1 + k
        return words.BIDS[counters] if counters < 256 else Move(words.BID, counters)

    def offends(self, seat: i64, move: Move) -> str:
        return "speculation.19" if move.verb is words.LOOK and self.allows(seat, move) else ""

    def noticed(self, seat: i64, move: Move) -> bool:
        """That somebody looked is seen by all, and only then is a claim listed."""
        return move.verb is words.CLAIM and self.allows(seat, move)

    # -- acts ---------------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.BID:
            auction.bid(self, seat, move.a)
        elif verb is PASS:
            auction.pass_for_good(self, seat)
        elif verb is words.KEEP:
            self._keep(seat)
        elif verb is words.OFFER:
            auction.offer(self, move.b)
        elif verb is words.LOOK:
            acts.look(self, seat, move.a)
        elif verb is words.CLAIM:
            remedies.claim(self, seat, move.a)
        else:
            auction.answer(self, verb is words.ACCEPT)

    def _keep(self, seat: i64) -> None:
        self.say(words.SALE[self.deal.step], "keeps", seat)
        if self.deal.step == words.HAND:
            self._turn_hand()
        else:
            self.window_over(seat)

    def window_over(self, owner: i64) -> None:
        """What the window was on now belongs to ``owner``, sold or not."""
        step = self.deal.step
        if step == words.CHIEF:
            self._hand_over(owner)
            self._next_turner()
        elif step == words.TOP:
            self._turn_top(self.deal.owner, owner)
        elif step == words.TURN_UP:
            self._turn_up(owner)
        elif step == words.HAND:
            self._lot_sold(owner)
        else:
            self._hand_over(owner)
            self._turn_spare_hand()
            self._end_deal()

    def _hand_over(self, buyer: i64) -> None:
        """A sold chief lies before its buyer, whose left neighbour is next (speculation.13, 23)."""
        seller = self.deal.holder
        if buyer == seller:
            return
        events.chief_sold(self, seller, buyer)
        chief = self.deal.open[seller] & BIT[self.deal.chief]  # the turn-up stays in the middle
        self.deal.open[seller] ^= chief
        self.deal.open[buyer] |= chief
        self.deal.holder = buyer
        self.deal.pointer = self.left(buyer)

    # -- what a seat knows ---------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> Speculation:
        new = Speculation(self.options, self.names, chance, self)
        if self.deal.dealt_by >= 0:
            deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -----------------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        circuit, first = self.agreed.circuit, self.agreed.first_turn_up
        plan: dict[str, list[int]] = {"turn": [first], "stock": list(range(first + 1, len(self.agreed.sheet)))}
        for k in range(circuit):
            seat = (self.dealer + 1 + k) % self.seats
            where = "spare" if k == self.seats else f"packet {self.names[seat]}"
            plan[where] = [k + index * circuit for index in range(EACH)]
        return plan
