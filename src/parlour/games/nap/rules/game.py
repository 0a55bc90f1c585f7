"""Nap: one player stands against all the rest for the number of tricks he calls; strict conduct.

Read it beside the rule book: first dealer, kitty, deal, buying, calls, play, settling, the end of the kitty.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT, altered, count, every, suit
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, PLAY, Choices, Move, plays, some_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.nap import events, words
from parlour.games.nap.rules import settle
from parlour.games.nap.setup import VOCABULARY
from parlour.games.nap.state import NO_KITTY, NO_TRUMPS, ORDERS, PER_DEAL, PER_ROUND, NapDeal, NapState
from parlour.games.nap.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.trick_deal import end_trick, follow_suit, lead
from parlour.mechanisms.tricks import in_suit


class Nap(NapState):
    """Deals until as many are finished as were agreed."""

    # -- first dealer, kitty and deal -----------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.DEAL:
            self._deal()
        elif self.phase == words.FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.agreed.knave, "nap.9")  # nap.R1
            self.phase = words.DEAL
        else:
            settle.draw_for_kitty(self)

    def _deal(self) -> None:
        """One card at a time, elder first; the spare hand's card comes last in each round (nap.12, R3)."""
        if self.original < 0:
            self.original = self.dealer
            events.agreed(self)
        if self.agreed.kitty_rule != NO_KITTY:
            self._pay_kitty()
        deck = self.agreed.sheet[:]
        self.chance.shuffle(deck, self._settled())
        self._clear_table()
        self.deal.deck = deck
        self.deals += 1
        self._deal_round_by_round(deck)
        events.dealt(self)
        elder = self.left(self.dealer)
        if self.agreed.buying:
            self.phase = words.BUYING
            self._turn(elder)
        else:
            self._ask_call(elder)

    def _clear_table(self) -> None:
        """For the next deal."""
        self.deal = NapDeal(self.agreed.sheet, self.seats)

    def _settled(self) -> int:
        """So many places of the pack must be settled."""
        return int(self.agreed.shuffled)

    def _pay_kitty(self) -> None:
        """Each dealer pays a stake, or all when the original dealer's turn returns (nap.28)."""
        kitty = self.seats
        if self.agreed.kitty_rule == PER_DEAL:
            self.pay("nap.28", "pays-kitty", self.dealer, kitty, self.agreed.stake)
        elif self.agreed.kitty_rule == PER_ROUND and self.dealer == self.original:
            for seat in range(self.seats):
                self.pay("nap.28", "pays-kitty", seat, kitty, self.agreed.stake)

    def _deal_round_by_round(self, deck: vec[i64]) -> None:
        circuit = self.agreed.circuit
        end = circuit * self.agreed.hand_size
        seat = self.dealer
        for at in range(self.agreed.active):
            seat = self.after(seat)
            self.deal.hands[seat] = every(deck, circuit, at, end)
        if self.agreed.spare_hand:
            self.deal.spare = every(deck, circuit, self.agreed.active, end)
        self.deal.next_card = end

    # -- who may do what ----------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        if phase == words.TRICKS:
            return plays(self.playable(seat))
        if phase == words.CALLING:
            return self.agreed.offered[self.deal.highest]
        if phase == words.ANSWERING:
            return words.ANSWERS
        if phase == words.BUYING:
            return Choices([some_of(words.PURCHASE, self.deal.hands[seat], 0, self._most_bought())])
        due = self.lay_due()
        return Choices([some_of(words.LAYING_AWAY, self.deal.hands[seat], due, due)])

    def open_calls(self) -> i64:
        return self.agreed.ladder & words.OPEN_CALLS[self.deal.highest]

    def _most_bought(self) -> i64:
        stock = self.stock()
        return stock if stock < self.agreed.hand_size else self.agreed.hand_size  # nap.R11

    def lay_due(self) -> i64:
        """How many cards are laid away: as many as the spare hand has, or one or two (nap.36, 47)."""
        return self.agreed.hand_size if self.phase == words.CHOOSING else self.agreed.to_lay

    def playable(self, seat: i64) -> i64:
        """Any card to lead (nap.22, 24); else follow suit, and without the suit any card (nap.23)."""
        if self.deal.led < 0:
            return self.deal.hands[seat]
        return in_suit(self.deal.hands[seat], SUIT[self.deal.led >> 4])

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            self._play_card(seat, move.a)
        elif verb is words.CALL:
            self._call(seat, move.a)
        elif verb is words.LAY:
            self._lay(seat, move.a)
        elif verb is words.BUY:
            self._buy(seat, move.a)
        elif verb is words.TAKE_SPARE:
            self._take_spare(seat)
        else:
            self._answer(seat, verb is words.ACCEPT)

    # -- buying ------------------------------------------------------------------------------

    def _buy(self, seat: i64, thrown: i64) -> None:
        """Discard face down, a stake each, as many cards from the top of the pack (nap.35)."""
        n = count(thrown)
        drawn: i64 = 0
        for i in range(self.deal.next_card, self.deal.next_card + n):
            drawn |= BIT[self.deal.deck[i]]
        self.deal.next_card += n
        self.deal.hands[seat] = self.deal.hands[seat] & ~thrown | drawn
        self.deal.out = altered(self.deal.out, seat, thrown)
        events.bought(self, seat, thrown, drawn)
        if n:
            self.pay("nap.35", "pays-for-cards", seat, self.seats, self.agreed.stake * n)  # nap.R10: never doubled
        if seat == self.last_caller():
            self._ask_call(self.left(self.dealer))
        else:
            self._turn(self.after(seat))

    # -- calling -----------------------------------------------------------------------------

    def _ask_call(self, seat: i64) -> None:
        self.phase = words.LAYING if self.agreed.to_lay else words.CALLING  # nap.47
        self._turn(seat)

    def _lay(self, seat: i64, cards: i64) -> None:
        self.deal.hands[seat] ^= cards
        self.deal.laid = altered(self.deal.laid, seat, cards)
        events.laid_away(self, seat, cards)
        if self.phase == words.CHOOSING:
            self._next_call(seat)
        else:
            self.phase = words.CALLING
            self._turn(seat)

    def _call(self, seat: i64, rung: i64) -> None:
        self.deal.said[seat] = rung
        events.called(self, seat, rung)
        if rung > words.NAP and self.deal.may_answer:
            self.deal.challenger = seat
            self.phase = words.ANSWERING
            self._turn(self.deal.nap_caller)  # nap.44, out of turn
            return
        if rung != words.PASSED:
            self._hold(seat, rung)
        self._next_call(seat)

    def _hold(self, seat: i64, rung: i64) -> None:
        self.deal.caller = seat
        self.deal.highest = rung
        if rung == words.NAP:
            self.deal.nap_caller = seat
            self.deal.may_answer = self.agreed.may_raise

    def _take_spare(self, seat: i64) -> None:
        """He takes up the spare hand, chooses his cards out of both, and stands for Nap (nap.36)."""
        spare = self.deal.spare
        self.deal.said[seat] = words.NAP
        self.deal.taker = seat
        self.deal.spare = 0
        self.deal.hands[seat] |= spare
        self._hold(seat, words.NAP)
        events.took_spare(self, seat, spare)
        self.phase = words.CHOOSING
        self._turn(seat)

    def _answer(self, seat: i64, accepted: bool) -> None:
        """Challenged, the Nap caller takes the higher call himself or leaves it to the challenger (nap.44, R9)."""
        challenger = self.deal.challenger
        rung = self.deal.said[challenger]
        events.answered(self, seat, rung, accepted)
        self.deal.challenger = NO_SEAT
        self.deal.may_answer = accepted
        self._hold(seat if accepted else challenger, rung)
        self._next_call(challenger)

    def _next_call(self, seat: i64) -> None:
        if seat != self.last_caller():
            self._ask_call(self.after(seat))
        elif self.deal.highest != words.PASSED:
            self._begin_play("nap.5")
        elif self.agreed.double_header:
            self._double()
        else:
            self._hold(self.left(self.dealer), words.ONE)
            self._begin_play("nap.19")

    def _double(self) -> None:
        """All have passed: no play, stakes are doubled until a caller wins (nap.38); never twice (nap.R10)."""
        self.doubled = True
        self.say("nap.38", "stakes-doubled")
        settle.end_deal(self)

    # -- play -----------------------------------------------------------------------------------

    def _begin_play(self, clause: str) -> None:
        self.phase = words.TRICKS
        events.stands(self, clause)
        self._turn(self.deal.caller)  # nap.22

    def _play_card(self, seat: i64, card: i64) -> None:
        deal = self.deal
        if deal.led < 0:
            self._lead(seat, card)
        else:
            follow_suit(deal, seat, card, ORDERS[deal.trump])
            events.followed(self, seat, card)
        following = self.after(seat)
        if following == deal.leader:
            self._end_trick()
        else:
            self._turn(following)

    def _lead(self, seat: i64, card: i64) -> None:
        deal = self.deal
        if deal.trump < 0:  # the first lead fixes trumps (nap.22, 31)
            deal.trump = suit(card)
            if deal.highest == words.MISERE and self.agreed.no_trumps:
                deal.trump = NO_TRUMPS
        lead(deal, seat, card)
        events.led(self, seat, card)

    def _end_trick(self) -> None:
        winner = end_trick(self.deal)
        events.took_trick(self, winner)
        if not self._decided():
            self._turn(winner)  # nap.24

    def _decided(self) -> bool:
        """Play stops as soon as the call is made or has become impossible (nap.25)."""
        made = self.deal.tricks[self.deal.caller]
        left = self.agreed.all_tricks - self.deal.tricks_made
        if self.deal.highest == words.MISERE:
            if made == 0 and left > 0:
                return False
            self.play_decided(made == 0)  # nap.33
            return True
        called = self.tricks_called()
        if made < called and made + left >= called:
            return False
        self.play_decided(made >= called)
        return True

    def play_decided(self, made: bool) -> None:
        settle.settle(self, made)

    # -- what a seat knows --------------------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -----------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        circuit = self.agreed.circuit
        end = circuit * self.agreed.hand_size
        plan: dict[str, list[int]] = {"stock": list(range(end, len(self.agreed.sheet)))}
        seat = self.dealer
        for k in range(self.agreed.active):
            seat = self.after(seat)
            plan[f"hand {self.names[seat]}"] = list(range(k, end, circuit))
        if self.agreed.spare_hand:
            plan["spare"] = list(range(self.agreed.active, end, circuit))
        return plan
