"""Vingt-un by W. H. Peel: the dealer against everybody, strict conduct.

Read it beside the rule book: first dealer, sale, pack, first cards, stakes, second cards, naturals, division, drawing,
the dealer's own hand, end of the hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, clear, rank
from parlour.core.moves import NOTHING, Choices, Move, between, exactly
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.vingt_un import events, words
from parlour.games.vingt_un.redeal import notes
from parlour.games.vingt_un.rules import pay, tenures
from parlour.games.vingt_un.rules.count import ACE, MOST, is_pair, worth
from parlour.games.vingt_un.setup import VOCABULARY
from parlour.games.vingt_un.state import HANDS, NO_SLOT, VingtUnDeal, VingtUnState, put, row_of_set
from parlour.games.vingt_un.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal

SLOT_BITS: Final = vec[i64]([0, 1, 3, 7, 15])  # live slots of a seat with so many hands


class VingtUn(VingtUnState):
    """Twenty-one, or nearer to it than the dealer without passing it."""

    # -- what chance brings --------------------------------------------------------------

    def _go_on(self) -> None:
        if self.deal.short:
            self._mix_used()
        elif self.phase == words.FIRST_DEALER:
            tenures.begin(self, turn_for_deal(self, ACE, "vingt-un.44"))
        elif self.phase == words.SHUFFLE:
            self._shuffle()
        else:
            self.begin_hand()

    def _shuffle(self) -> None:
        """The whole pack, cut by the pone (vingt-un.14)."""
        tenure = self.tenure
        deck = self.agreed.sheet[:]
        self.chance.shuffle(deck)
        tenure.deck = deck
        tenure.next_card = 0
        events.shuffled(self)
        if tenure.hand_no == 0:  # a case may begin in mid-tenure
            pay.pay_in(self)
        self.begin_hand()

    def _mix_used(self) -> None:
        """The last card is not dealt: with the used ones it makes the new stock (vingt-un.40)."""
        tenure = self.tenure
        if not tenure.visited:
            tenure.visits += 1
        tenure.visited = False
        events.came_to_last_card(self)
        notes.before_mixing(self)
        cards = append(row_of_set(tenure.used), tenure.deck[tenure.next_card])
        self.chance.shuffle(cards)
        tenure.deck = cards
        tenure.next_card = 0
        clear(tenure.used)
        self.deal.short = False
        events.mixed(self)
        self._serve()

    # -- dealing --------------------------------------------------------------------------

    def begin_hand(self) -> None:
        self.order = self.service()
        self.tenure.hand_no += 1
        self.deal.own_rows()
        for k in range(len(self.order)):
            self.deal.hands[self.order[k]] = 1
        events.began_hand(self)
        self.phase = words.FIRST_CARDS
        self._serve()

    def _serve(self) -> None:
        """Give the cards that are due; at the last one the used cards must be shuffled first."""
        slot = self._next_due()
        while slot >= 0:
            if self.tenure.next_card + 1 == len(self.tenure.deck):
                self.deal.short = True
                self._await_chance()
                return
            self._give(slot)
            slot = self._next_due()
        self._all_served()

    def _next_due(self) -> i64:
        if self.phase in (words.FIRST_CARDS, words.SECOND_CARDS):
            served = self.deal.served
            if served == len(self.order):
                return NO_SLOT
            return HANDS * self.order[served]
        return self.deal.due

    def _give(self, slot: i64) -> None:
        tenure, deal = self.tenure, self.deal
        if deal.lent:  # no call for nothing, at every card
            deal.own_rows()
        card = tenure.deck[tenure.next_card]
        tenure.next_card += 1
        phase = self.phase
        put(tenure.out, card)
        deal.low[slot] += worth(card)
        if rank(card) == ACE:
            deal.aces[slot] += 1
        if phase in (words.DRAWING, words.DEALER_DRAWING):
            deal.drawn = append(deal.drawn, slot * 128 + card)
            deal.due = NO_SLOT
        elif phase == words.FIRST_CARDS:
            deal.first[slot] = card
            deal.served += 1
        else:
            deal.second[slot] = card
            deal.served += 1
            deal.due = deal.due_too
            deal.due_too = NO_SLOT
        if phase >= words.DRAWING:
            put(tenure.seen, card)
        else:
            put(tenure.own, card, 2 * (slot >> 2))
        events.gave(self, slot, card)

    def _all_served(self) -> None:
        phase = self.phase
        if phase in (words.DRAWING, words.DEALER_DRAWING):
            self._card_taken()
        elif phase == words.FIRST_CARDS:
            self.phase = words.STAKING
            self.deal.turn = 0
            self._turn(self.order[0])
        elif phase == words.SECOND_CARDS:
            self._naturals()
        elif phase == words.DIVISION:
            self._ask_division()
        else:
            self._ask_dealer_division()

    # -- stakes ----------------------------------------------------------------------------

    def _stake(self, seat: i64, counters: i64) -> None:
        self.deal.own_rows()
        self.deal.stakes[HANDS * seat] = counters
        self.say("vingt-un.15", "stakes", seat, counters)
        self.deal.turn += 1
        seat = self.order[self.deal.turn]
        if seat == self.dealer:
            self.phase = words.DOUBLING
        self._turn(seat)

    def _double(self, doubled: bool) -> None:
        """Every stake on the table, even above the most that may be laid (vingt-un.10, 17)."""
        if doubled:
            self.deal.own_rows()
            for k in range(len(self.order) - 1):
                self.deal.stakes[HANDS * self.order[k]] *= 2
        self.say("vingt-un.17", "doubles" if doubled else "lets-stakes-be", self.dealer)
        self.phase = words.SECOND_CARDS
        self.deal.served = 0
        self._serve()

    # -- naturals ----------------------------------------------------------------------------

    def _naturals(self) -> None:
        """The dealer's first (vingt-un.R10); it ends the hand."""
        for k in range(len(self.order)):
            self.deal.live |= BIT[HANDS * self.order[k]]
        if pay.dealers_natural(self):
            self.end_hand()
            return
        pay.players_naturals(self)
        self.phase = words.DIVISION
        self.deal.turn = -1
        self._next_division()

    # -- division ------------------------------------------------------------------------------

    def _next_division(self) -> None:
        """Everybody without a natural is asked, pair or no pair, so that being asked tells nothing."""
        deal = self.deal
        deal.turn += 1
        while deal.live & BIT[HANDS * self.order[deal.turn]] == 0:
            deal.turn += 1
        seat = self.order[deal.turn]
        if seat == self.dealer:
            self._begin_drawing()
        else:
            self._turn(seat)

    def _ask_division(self) -> None:
        seat = self.order[self.deal.turn]
        if self.deal.hands[seat] == HANDS:
            self._next_division()  # vingt-un.36: no fifth hand
        else:
            self._turn(seat)

    def pair_at(self, seat: i64) -> i64:
        """The seat's first hand that is a pair; only that of two cards counts (vingt-un.34, 38)."""
        deal = self.deal
        for k in range(deal.hands[seat]):
            slot = HANDS * seat + k
            if is_pair(deal.first[slot], deal.second[slot]):
                return k
        return NO_SLOT

    def may_divide(self, seat: i64) -> bool:
        return self.deal.hands[seat] < HANDS and self.pair_at(seat) >= 0 and self.tenure.can_give() >= 2

    def _divide(self, seat: i64, counters: i64) -> None:
        self._divide_hand(seat, self.pair_at(seat), counters)

    def _divide_hand(self, seat: i64, k: i64, counters: i64) -> None:
        """The second card becomes a hand of its own next to the first; each gets another (vingt-un.34 to 37)."""
        deal = self.deal
        deal.own_rows()
        events.divided(self, seat, k, counters)
        slot = HANDS * seat + k
        self._make_room(seat, k)
        card = deal.second[slot]
        deal.second[slot] = NO_CARD
        deal.first[slot + 1] = card
        deal.second[slot + 1] = NO_CARD
        deal.low[slot] -= worth(card)
        deal.low[slot + 1] = worth(card)
        deal.aces[slot + 1] = int(rank(card) == ACE)
        deal.aces[slot] = deal.aces[slot + 1]
        deal.stakes[slot + 1] = counters  # vingt-un.R5: not doubled
        deal.due = slot
        deal.due_too = slot + 1
        self._serve()

    def _make_room(self, seat: i64, k: i64) -> None:
        deal = self.deal
        base = HANDS * seat
        for j in range(deal.hands[seat] - 1, k, -1):
            slot = base + j
            deal.first[slot + 1] = deal.first[slot]
            deal.second[slot + 1] = deal.second[slot]
            deal.low[slot + 1] = deal.low[slot]
            deal.aces[slot + 1] = deal.aces[slot]
            deal.stakes[slot + 1] = deal.stakes[slot]
            if deal.unlike & BIT[slot]:
                deal.unlike = deal.unlike & ~BIT[slot] | BIT[slot + 1]
        for j in range(k):
            deal.unlike |= BIT[base + j]
        deal.hands[seat] += 1
        deal.live |= SLOT_BITS[deal.hands[seat]] << base

    # -- drawing ---------------------------------------------------------------------------------

    def _begin_drawing(self) -> None:
        """All have two cards now (vingt-un.49)."""
        self.phase = words.DRAWING
        self.deal.turn = 0
        self.deal.hand_at = -1
        self._next_drawing()

    def _next_drawing(self) -> None:
        """One hand after another, one player after another (vingt-un.30, 50)."""
        deal = self.deal
        deal.hand_at += 1
        while True:
            seat = self.order[deal.turn]
            if seat == self.dealer:
                self._dealers_turn()
                return
            while deal.hand_at < deal.hands[seat]:
                if self._can_draw(seat):
                    self._ask_drawing(seat)
                    return
                deal.hand_at += 1
            deal.turn += 1
            deal.hand_at = 0

    def _can_draw(self, seat: i64) -> bool:
        return self.deal.live & BIT[HANDS * seat + self.deal.hand_at] != 0

    def _ask_drawing(self, seat: i64) -> None:
        if self.deal.hand_at > 0:
            self.say("vingt-un.50", "next-hand", seat, self.deal.hand_at + 1)
        self._turn(seat)

    def _ask_card(self, seat: i64) -> None:
        self.deal.due = HANDS * seat + self.deal.hand_at
        self._serve()

    def _card_taken(self) -> None:
        deal = self.deal
        seat = self.order[deal.turn]
        slot = HANDS * seat + deal.hand_at
        if deal.low[slot] <= MOST:
            self._turn(seat)
        elif seat == self.dealer:
            deal.live &= ~BIT[slot]
            pay.dealer_overdraws(self)
            self._dealers_next_hand()
        else:
            pay.overdraws(self, seat, slot)
            self._next_drawing()

    def _content(self, seat: i64) -> None:
        self.say("vingt-un.49", "content", seat)
        if seat == self.dealer:
            self._dealers_next_hand()
        else:
            self._next_drawing()

    # -- the dealer ---------------------------------------------------------------------------------

    def standing(self) -> i64:
        """The slots of the players that still stand."""
        return self.deal.live & ~(SLOT_BITS[HANDS] << HANDS * self.dealer)

    def _dealers_turn(self) -> None:
        """He turns up his cards, unless there is nobody to play against (vingt-un.31)."""
        deal = self.deal
        if self.standing() == 0:
            self.say("vingt-un.31", "nobody-stands", self.dealer)
            self.end_hand()
            return
        slot = HANDS * self.dealer
        put(self.tenure.seen, deal.first[slot])
        put(self.tenure.seen, deal.second[slot])
        events.showed(self, self.dealer, slot, "turns-up")
        self._ask_dealer_division()

    def _ask_dealer_division(self) -> None:
        """His cards lie open: he is asked only while he has a pair (vingt-un.37, R6, R24)."""
        if self.deal.hands[self.dealer] < HANDS and self.pair_at(self.dealer) >= 0:
            self.phase = words.DEALER_DIVISION
            self._turn(self.dealer)
        else:
            self._dealer_draws()

    def _dealer_draws(self) -> None:
        self.phase = words.DEALER_DRAWING
        self.deal.hand_at = -1
        self._dealers_next_hand()

    def _dealers_next_hand(self) -> None:
        self.deal.hand_at += 1
        if self.deal.hand_at < self.deal.hands[self.dealer]:
            self._turn(self.dealer)
        else:
            pay.settle(self)
            self.end_hand()

    # -- end of the hand --------------------------------------------------------------------------------

    def end_hand(self) -> None:
        """All cards go to the pone; the stock stays as it is (vingt-un.28, 39)."""
        tenure = self.tenure
        notes.lay_by(self)
        events.collected(self)
        for k in range(2):
            tenure.used[k] |= tenure.out[k]
            tenure.out[k] = 0
        self.deal = VingtUnDeal(self.seats)
        self.hands_played += 1
        tenures.hand_over(self)

    # -- who may do what ------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        if phase in (words.DRAWING, words.DEALER_DRAWING):
            return words.CARD_OR_CONTENT if self.tenure.can_give() >= 1 else words.ONLY_CONTENT
        if phase == words.STAKING:
            return Choices([between(words.LAYING, self.agreed.least, self.agreed.most)])
        if phase == words.DOUBLING:
            return words.DOUBLE_OR_NOT
        if phase == words.DIVISION:
            return self._ways_to_divide(seat)
        if phase == words.DEALER_DIVISION:
            return words.DIVIDE_OR_KEEP if self.may_divide(seat) else words.ONLY_KEEP
        if phase == words.OFFER:
            return Choices([exactly(words.DEALING), between(words.SELLING, 0, self.agreed.top_price)])
        return words.BUY_OR_PASS if phase == words.SALE else words.STAY_OR_LEAVE

    def _ways_to_divide(self, seat: i64) -> Choices:
        if not self.may_divide(seat):
            return words.ONLY_KEEP
        return Choices([exactly(words.KEEPING), between(words.DIVIDING, self.agreed.least, self.agreed.most)])

    # -- acts -----------------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CARD:
            self._ask_card(seat)
        elif verb is words.CONTENT:
            self._content(seat)
        elif verb is words.STAKE:
            self._stake(seat, move.a)
        elif verb is words.KEEP:
            self._keep(seat)
        elif verb is words.DIVIDE:
            self._divide(seat, move.a if self.phase == words.DIVISION else 0)
        elif verb is words.DOUBLE or verb is words.NO_DOUBLE:
            self._double(verb is words.DOUBLE)
        elif verb is words.STAY or verb is words.LEAVE:
            tenures.stay_or_leave(self, seat, verb is words.STAY)
        elif verb is words.DEAL:
            tenures.deal_oneself(self)
        elif verb is words.SELL:
            tenures.offer(self, move.a)
        else:
            tenures.answer(self, seat, verb is words.BUY)

    def _keep(self, seat: i64) -> None:
        self.say("vingt-un.34", "keeps", seat)
        if self.phase == words.DIVISION:
            self._next_division()
        else:
            self._dealer_draws()

    # -- what a seat knows -----------------------------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -------------------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        """One card each, twice round, and the stock below them."""
        if self.phase != words.SHUFFLE:
            return {}
        order = self.service()
        players = len(order)
        plan = {f"hand {self.names[seat]}": [k, k + players] for k, seat in enumerate(order)}
        plan["stock"] = list(range(2 * players, len(self.agreed.sheet)))
        return plan
