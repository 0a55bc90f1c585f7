"""Vingt-un by W. H. Peel: the dealer against everybody, strict conduct.

Read it beside the rule book: first dealer, sale, pack, first cards, stakes, second cards, naturals, division, drawing,
the dealer's own hand, end of the hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import PASS, Choices, Move, Refusal, Verb
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.vingt_un import choices, hidden, pay, position, redeal, table, tenure
from parlour.games.vingt_un.count import ACE, MOST, is_pair, worth
from parlour.games.vingt_un.layout import HANDS, NO_CARD, Layout, cards_of, put
from parlour.games.vingt_un.refusals import why_not
from parlour.games.vingt_un.words import (
    BUY,
    CARD,
    CONTENT,
    DEAL,
    DEALER_DIVISION,
    DEALER_DRAWING,
    DIVIDE,
    DIVISION,
    DOUBLE,
    DOUBLING,
    DRAWING,
    FIRST_CARDS,
    FIRST_DEALER,
    KEEP,
    LEAVE,
    NO_DOUBLE,
    PHASES,
    SECOND_CARDS,
    SELL,
    SHUFFLE,
    STAKE,
    STAKING,
    STAY,
)
from parlour.mechanisms.dealing import turn_for_deal

SLOT_BITS: Final = vec[i64]([0, 1, 3, 7, 15])  # live slots of a seat with so many hands


class VingtUn(Layout):
    """Twenty-one, or nearer to it than the dealer without passing it."""

    def copy(self) -> VingtUn:
        return VingtUn(self.options, self.names, self.chance.copy(), self)

    # -- what chance brings --------------------------------------------------------------

    def _go_on(self) -> None:
        if self.short:
            self._mix_used()
        elif self.phase == FIRST_DEALER:
            tenure.begin(self, turn_for_deal(self, ACE, "vingt-un.44"))
        elif self.phase == SHUFFLE:
            self._shuffle()
        else:
            self.begin_hand()

    def _shuffle(self) -> None:
        """The whole pack, cut by the pone (vingt-un.14)."""
        deck = self.sheet[:]
        self.chance.shuffle(deck)
        self.deck = deck
        self.at = 0
        if self.detail == EVERYTHING:
            table.tell_shuffle(self)
        if self.hand_no == 0:  # a case may begin in mid-tenure
            pay.pay_in(self)
        self.begin_hand()

    def _mix_used(self) -> None:
        """The last card is not dealt: with the used ones it makes the new stock (vingt-un.40)."""
        if not self.visited:
            self.visits += 1
        self.visited = False
        if self.detail == EVERYTHING:
            table.tell_last_card(self)
        hidden.note_mix(self)
        cards = vec[i64](cards_of(self.used))
        cards = append(cards, self.deck[self.at])
        self.chance.shuffle(cards)
        self.deck = cards
        self.at = 0
        self.used = vec[i64]([0, 0])
        self.short = False
        if self.detail == EVERYTHING:
            table.tell_mix(self)
        self._serve()

    # -- dealing --------------------------------------------------------------------------

    def begin_hand(self) -> None:
        self.clear_hand()
        self.order = vec[i64](self.service())
        self.hand_no += 1
        for k in range(len(self.order)):
            self.hands[self.order[k]] = 1
        if self.detail == EVERYTHING:
            table.tell_hand(self)
        self.phase = FIRST_CARDS
        self._serve()

    def _serve(self) -> None:
        """Give the cards that are due; at the last one the used cards must be shuffled first."""
        slot = self._next_due()
        while slot >= 0:
            if self.at + 1 == len(self.deck):
                self.short = True
                self._await_chance()
                return
            self._give(slot)
            slot = self._next_due()
        self._all_served()

    def _next_due(self) -> i64:
        if self.phase in (FIRST_CARDS, SECOND_CARDS):
            return HANDS * self.order[self.served] if self.served < len(self.order) else NO_CARD
        return self.due

    def _give(self, slot: i64) -> None:
        card = self.deck[self.at]
        self.at += 1
        phase = self.phase
        put(self.out, card)
        self.low[slot] += worth(card)
        if card & 15 == ACE:
            self.aces[slot] += 1
        if phase in (DRAWING, DEALER_DRAWING):
            self.drawn = append(self.drawn, slot * 128 + card)
            self.due = NO_CARD
        elif phase == FIRST_CARDS:
            self.first[slot] = card
            self.served += 1
        else:
            self.second[slot] = card
            self.served += 1
            self.due = self.due_too
            self.due_too = NO_CARD
        if phase >= DRAWING:
            put(self.seen, card)
        else:
            put(self.own, card, 2 * (slot >> 2))
        if self.detail == EVERYTHING:
            table.tell_card(self, slot, card)

    def _all_served(self) -> None:
        phase = self.phase
        if phase in (DRAWING, DEALER_DRAWING):
            self._card_taken()
        elif phase == FIRST_CARDS:
            self.phase = STAKING
            self.turn = 0
            self._turn(self.order[0])
        elif phase == SECOND_CARDS:
            self._naturals()
        elif phase == DIVISION:
            self._ask_division()
        else:
            self._ask_dealer_division()

    # -- stakes ----------------------------------------------------------------------------

    def _stake(self, seat: i64, counters: i64) -> None:
        self.stakes[HANDS * seat] = counters
        self.say("vingt-un.15", "stakes", seat, counters)
        self.turn += 1
        seat = self.order[self.turn]
        if seat == self.dealer:
            self.phase = DOUBLING
        self._turn(seat)

    def _double(self, doubled: bool) -> None:
        """Every stake on the table, even above the most that may be laid (vingt-un.10, 17)."""
        if doubled:
            for k in range(len(self.order) - 1):
                self.stakes[HANDS * self.order[k]] *= 2
        self.say("vingt-un.17", "doubles" if doubled else "lets-stakes-be", self.dealer)
        self.phase = SECOND_CARDS
        self.served = 0
        self._serve()

    # -- naturals ----------------------------------------------------------------------------

    def _naturals(self) -> None:
        """The dealer's first (vingt-un.R10); it ends the hand."""
        for k in range(len(self.order)):
            self.live |= BIT[HANDS * self.order[k]]
        if pay.dealers_natural(self):
            self.end_hand()
            return
        pay.players_naturals(self)
        self.phase = DIVISION
        self.turn = -1
        self._next_division()

    # -- division ------------------------------------------------------------------------------

    def _next_division(self) -> None:
        """Everybody without a natural is asked, pair or no pair, so that being asked tells nothing."""
        self.turn += 1
        while self.live & BIT[HANDS * self.order[self.turn]] == 0:
            self.turn += 1
        seat = self.order[self.turn]
        if seat == self.dealer:
            self._begin_drawing()
        else:
            self._turn(seat)

    def _ask_division(self) -> None:
        seat = self.order[self.turn]
        if self.hands[seat] == HANDS:
            self._next_division()  # vingt-un.36: no fifth hand
        else:
            self._turn(seat)

    def pair_at(self, seat: i64) -> i64:
        """The seat's first hand that is a pair; only that of two cards counts (vingt-un.34, 38)."""
        for k in range(self.hands[seat]):
            slot = HANDS * seat + k
            if is_pair(self.first[slot], self.second[slot]):
                return k
        return NO_CARD

    def may_divide(self, seat: i64) -> bool:
        return self.hands[seat] < HANDS and self.pair_at(seat) >= 0 and self.can_give() >= 2

    def _divide(self, seat: i64, counters: i64) -> None:
        """The second card becomes a hand of its own next to the first; each gets another (vingt-un.34 to 37)."""
        k = self.pair_at(seat)
        if self.detail == EVERYTHING:
            table.tell_division(self, seat, k, counters)
        slot = HANDS * seat + k
        self._make_room(seat, k)
        card = self.second[slot]
        self.second[slot] = NO_CARD
        self.first[slot + 1] = card
        self.second[slot + 1] = NO_CARD
        self.low[slot] -= worth(card)
        self.low[slot + 1] = worth(card)
        self.aces[slot + 1] = 1 if card & 15 == ACE else 0
        self.aces[slot] = self.aces[slot + 1]
        self.stakes[slot + 1] = counters  # vingt-un.R5: not doubled
        self.due = slot
        self.due_too = slot + 1
        self._serve()

    def _make_room(self, seat: i64, k: i64) -> None:
        base = HANDS * seat
        for j in range(self.hands[seat] - 1, k, -1):
            slot = base + j
            self.first[slot + 1] = self.first[slot]
            self.second[slot + 1] = self.second[slot]
            self.low[slot + 1] = self.low[slot]
            self.aces[slot + 1] = self.aces[slot]
            self.stakes[slot + 1] = self.stakes[slot]
            if self.unlike & BIT[slot]:
                self.unlike = self.unlike & ~BIT[slot] | BIT[slot + 1]
        for j in range(k):
            self.unlike |= BIT[base + j]
        self.hands[seat] += 1
        self.live |= SLOT_BITS[self.hands[seat]] << base

    # -- drawing ---------------------------------------------------------------------------------

    def _begin_drawing(self) -> None:
        """All have two cards now (vingt-un.49)."""
        self.phase = DRAWING
        self.turn = 0
        self.hand_at = -1
        self._next_drawing()

    def _next_drawing(self) -> None:
        """One hand after another, one player after another (vingt-un.30, 50)."""
        self.hand_at += 1
        while True:
            seat = self.order[self.turn]
            if seat == self.dealer:
                self._dealers_turn()
                return
            while self.hand_at < self.hands[seat]:
                if self.live & BIT[HANDS * seat + self.hand_at]:
                    if self.hand_at > 0:
                        self.say("vingt-un.50", "next-hand", seat, self.hand_at + 1)
                    self._turn(seat)
                    return
                self.hand_at += 1
            self.turn += 1
            self.hand_at = 0

    def _ask_card(self, seat: i64) -> None:
        self.due = HANDS * seat + self.hand_at
        self._serve()

    def _card_taken(self) -> None:
        seat = self.order[self.turn]
        slot = HANDS * seat + self.hand_at
        if self.low[slot] <= MOST:
            self._turn(seat)
        elif seat == self.dealer:
            self.live &= ~BIT[slot]
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
        return self.live & ~(SLOT_BITS[HANDS] << HANDS * self.dealer)

    def _dealers_turn(self) -> None:
        """He turns up his cards, unless there is nobody to play against (vingt-un.31)."""
        if self.standing() == 0:
            self.say("vingt-un.31", "nobody-stands", self.dealer)
            self.end_hand()
            return
        slot = HANDS * self.dealer
        put(self.seen, self.first[slot])
        put(self.seen, self.second[slot])
        self.turned_up = True
        if self.detail == EVERYTHING:
            table.tell_turning_up(self)
        self._ask_dealer_division()

    def _ask_dealer_division(self) -> None:
        """His cards lie open: he is asked only while he has a pair (vingt-un.37, R6, R24)."""
        if self.hands[self.dealer] < HANDS and self.pair_at(self.dealer) >= 0:
            self.phase = DEALER_DIVISION
            self._turn(self.dealer)
        else:
            self._dealer_draws()

    def _dealer_draws(self) -> None:
        self.phase = DEALER_DRAWING
        self.hand_at = -1
        self._dealers_next_hand()

    def _dealers_next_hand(self) -> None:
        self.hand_at += 1
        if self.hand_at < self.hands[self.dealer]:
            self._turn(self.dealer)
        else:
            pay.settle(self)
            self.end_hand()

    # -- end of the hand --------------------------------------------------------------------------------

    def end_hand(self) -> None:
        """All cards go to the pone; the stock stays as it is (vingt-un.28, 39)."""
        hidden.lay_by(self)
        if self.detail == EVERYTHING:
            table.tell_collecting(self)
        for k in range(2):
            self.used[k] |= self.out[k]
            self.out[k] = 0
        self.clear_hand()
        self.hands_played += 1
        tenure.hand_over(self)

    # -- who may do what ------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        return choices.moves(self, seat)

    def allows(self, seat: i64, move: Move) -> bool:
        return choices.allows(self, seat, move)

    def pick(self, seat: i64, s: i64) -> Move:
        return choices.pick(self, seat, s)

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    # -- acts -----------------------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is CARD:
            self._ask_card(seat)
        elif verb is CONTENT:
            self._content(seat)
        elif verb is STAKE:
            self._stake(seat, move.a)
        elif verb is KEEP:
            self._keep(seat)
        elif verb is DIVIDE:
            self._divide(seat, move.a if self.phase == DIVISION else 0)
        elif verb is DOUBLE or verb is NO_DOUBLE:
            self._double(verb is DOUBLE)
        elif verb is STAY or verb is LEAVE:
            tenure.stay_or_leave(self, seat, verb is STAY)
        elif verb is DEAL:
            tenure.deal_oneself(self)
        elif verb is SELL:
            tenure.offer(self, move.a)
        else:
            tenure.answer(self, seat, verb is BUY)

    def _keep(self, seat: i64) -> None:
        self.say("vingt-un.34", "keeps", seat)
        if self.phase == DIVISION:
            self._next_division()
        else:
            self._dealer_draws()

    def ask(self, seat: i64) -> None:
        self._turn(seat)

    def wait_for_chance(self) -> None:
        self._await_chance()

    # -- what a seat knows -----------------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        return hidden.has_seen(self, seat, card)

    def redeal(self, seat: i64, chance: Chance) -> VingtUn:
        new = VingtUn(self.options, self.names, chance, self)
        redeal.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases -------------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [DEAL, SELL, BUY, PASS, STAY, LEAVE, STAKE, DOUBLE, NO_DOUBLE, DIVIDE, KEEP, CARD, CONTENT]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["stock", "service"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat, part)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        return position.deal_plan(self) if self.phase == SHUFFLE else {}
