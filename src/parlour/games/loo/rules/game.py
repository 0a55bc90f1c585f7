"""Loo: three cards, five with Pam, or Irish; strict conduct.

Read it beside the rule book: first dealer, single, deal, declaring, flushes, play, settling, the finish.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, NO_CARD, NOBODY_YET, cards_from, count, every, suit
from parlour.core.events import NO_SEAT
from parlour.core.moves import (
    NONE,
    NOTHING,
    Choices,
    Move,
    Verb,
    exactly,
    one_of,
    plays,
    some_of,
)
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.loo import events, words
from parlour.games.loo.rules import play, pool
from parlour.games.loo.rules.ranks import CLUBS, NO_FLUSH_HELD, NO_PAM, best_flush, flush_value, pam_of
from parlour.games.loo.setup import VOCABULARIES, deal_plan
from parlour.games.loo.state import FIVE_CARD, FIXED_LOO, HANDS_LIE, REGULAR, SINGLE_LIES, THREE_CARD, LooDeal, LooState
from parlour.games.loo.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal


class Loo(LooState):
    """Whoever stands must win a trick; a trick is a third (or a fifth) of the pool."""

    # -- first dealer, and who deals next ---------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.FIRST_DEALER:
            self._find_first_dealer()
        else:
            self._deal()

    def _find_first_dealer(self) -> None:
        """The first knave turned (loo.9, R2)."""
        self.dealer = turn_for_deal(self, self.agreed.knave, "loo.9")
        self.first_dealer = self.dealer
        events.agreed(self)
        pool.next_deal(self)

    # -- the deal ------------------------------------------------------------------------

    def _deal(self) -> None:
        pool.pay_in(self)
        self._clear_table()
        self.deals += 1
        deck = self.agreed.sheet[:]
        if self.single:
            self.chance.shuffle(deck, len(self.dealt) + 1)
            self._deal_single(deck)
        else:
            self._deal_hands(deck)
            self._begin_declaring()

    def _clear_table(self) -> None:
        """For the next deal."""
        self.deal = LooDeal(self.agreed.sheet, self.seats, self.agreed.each)

    def _deal_hands(self, deck: vec[i64]) -> None:
        """Hands and miss face down, and the next card is turned (loo.14, 50, 57)."""
        miss = self.miss_size()
        cards = len(self.dealt) * self.agreed.each + miss
        self.chance.shuffle(deck, self._settled(cards))
        self.deal.miss_dealt = miss > 0
        self._bring_round(deck, cards, miss)
        self.deal.lies = HANDS_LIE
        self.deal.next_card = cards + 1
        if self.agreed.changes:
            self.deal.deck = deck
        self.set_trumps(deck[cards])
        events.dealt(self)

    def _settled(self, cards: i64) -> int:
        """So many places of the pack must be settled: all where cards are drawn from it, else those dealt."""
        return -1 if self.agreed.changes else int(cards) + 1

    def _bring_round(self, deck: vec[i64], cards: i64, miss: i64) -> None:
        hands = self.deal.hands
        i: i64 = 0
        if self.agreed.dealing == REGULAR and miss:  # the usual way, without asking whose each card is
            round_of = len(self.dealt) + 1
            for seat in self.dealt:
                hands[seat] = every(deck, round_of, i, cards)
                i += 1
            self.deal.miss = every(deck, round_of, i, cards)
            return
        while i < cards:
            seat = self.gets(i, miss)
            if seat < self.seats:
                hands[seat] |= BIT[deck[i]]
            else:
                self.deal.miss |= BIT[deck[i]]
            i += 1

    def set_trumps(self, card: i64) -> None:
        deal, agreed = self.deal, self.agreed
        deal.turn_up = card
        deal.trump = suit(card)
        deal.ranking = agreed.orders + deal.trump
        if agreed.pam_played != NO_PAM:
            deal.pam = pam_of(self.pack, agreed.pam_played, deal.trump)
            if deal.pam == card:
                deal.pam = NO_CARD  # loo.R6: turned up, he is out of play
            else:
                deal.ranking += agreed.pam_played * 4
        ace = deal.trump * 16 + agreed.ace
        deal.key = BIT[ace - 1] if card == ace else BIT[ace]  # loo.24

    def _deal_single(self, deck: vec[i64]) -> None:
        """One card each against the card turned up; no choices (loo.10-12, R18)."""
        self.deal.lies = SINGLE_LIES
        self.set_trumps(deck[0])
        best = deck[0]
        winner: i64 = NO_SEAT
        for i in range(len(self.dealt)):
            card = deck[1 + i]
            self.deal.hands[self.dealt[i]] = BIT[card]
            if HIGHER[best] & BIT[card]:
                best = card
                winner = self.dealt[i]
        events.dealt_single(self)
        self._settle_single(winner)

    def _settle_single(self, winner: i64) -> None:
        stakes = self.pool()
        if winner >= 0:
            self.take_pool(winner, "loo.11")
        else:
            self.say("loo.12", "none-higher")
        if not (self.last and self.agreed.release):  # loo.3
            fixed = self.agreed.loo_mode == FIXED_LOO
            loo = self.agreed.single_loo if fixed else pool.loo_for(self, stakes)  # loo.R11
            for seat in self.dealt:
                if seat != winner:
                    pool.be_looed(self, seat, loo, "loo.11" if winner >= 0 else "loo.12")
        pool.end_deal(self)

    # -- declaring -----------------------------------------------------------------------

    def _begin_declaring(self) -> None:
        """Nobody has looked at a card yet; now each in turn does (loo.15)."""
        self.phase = words.DECLARE
        clause = self.all_stand_by()
        if clause:
            self._all_stand(clause)
        else:
            self._ask_to_declare()

    def all_stand_by(self) -> str:
        """The clause by which all with cards stand and nobody declares, or nothing."""
        if self.last and self.agreed.release:
            return "loo.3"
        return "loo.46" if self._clubs_bind() and not self.agreed.changes else ""

    def _clubs_bind(self) -> bool:
        """Clubs are trumps, and nobody may throw up then (loo.46, R5)."""
        return self.agreed.club_law and self.deal.trump == CLUBS

    def _all_stand(self, clause: str) -> None:
        self.say(clause, "all-stand")
        for seat in self.dealt:
            self.deal.standing |= BIT[seat]
            self._look(seat)
        self._end_declaring()

    def _ask_to_declare(self) -> None:
        deal = self.deal
        seat = self.dealt[deal.asked]
        if deal.standing == 0 and deal.asked == len(self.dealt) - 1:
            self._walk_over(seat)
            return
        self._look(seat)
        self._turn(seat)

    def _look(self, seat: i64) -> None:
        self.deal.looked |= BIT[seat]
        events.looked(self, seat)

    def _walk_over(self, seat: i64) -> None:
        """All others have thrown up: the last hand has the pool, whatever his cards (loo.19, R5)."""
        if self.agreed.variant == FIVE_CARD:
            self.deal.standing = BIT[seat]
            self._look(seat)
            self._begin_flushes()
            return
        self.take_pool(seat, "loo.19" if self.agreed.variant == THREE_CARD else "loo.R5")
        pool.end_deal(self)

    def declarations(self) -> i64:
        """What the seat that is asked may say, as a bit set, exchanges apart."""
        if self.agreed.changes:
            return words.MAY_STAND if self._clubs_bind() else words.MAY_STAND | words.MAY_THROW_UP
        deal = self.deal
        if deal.miss == 0:
            return words.MAY_STAND | words.MAY_THROW_UP
        if deal.standing & (deal.standing - 1) == 0 and deal.asked == len(self.dealt) - 1:
            return words.MAY_STAND | words.MAY_TAKE_MISS | words.MAY_PLAY_MISS  # loo.20
        return words.MAY_STAND | words.MAY_THROW_UP | words.MAY_TAKE_MISS

    def most_exchanged(self) -> i64:
        stock = self.stock()
        return stock if stock < self.agreed.each else self.agreed.each

    def _declare(self, seat: i64, verb: Verb) -> None:
        deal = self.deal
        if verb is words.THROW_UP:
            deal.thrown[seat] = deal.hands[seat]
            deal.hands[seat] = 0
        else:
            deal.standing |= BIT[seat]
            if verb is not words.STAND:
                self._take_miss(seat, verb is words.PLAY_MISS)
        events.declared(self, seat, verb)
        self._declared()

    def _declared(self) -> None:
        deal = self.deal
        deal.asked += 1
        if deal.asked < len(self.dealt):
            self._ask_to_declare()
        else:
            self._end_declaring()

    def _take_miss(self, seat: i64, for_pool: bool) -> None:
        deal = self.deal
        deal.thrown[seat] = deal.hands[seat]
        deal.hands[seat] = deal.miss
        deal.miss = 0
        deal.miss_holder = seat
        if for_pool:
            deal.for_pool = seat

    def _exchange(self, seat: i64, cards: i64) -> None:
        """Cards laid out face down, as many drawn from the top of the pack; he must now play (loo.51)."""
        deal = self.deal
        n = count(cards)
        drawn = cards_from(deal.deck, deal.next_card, n)
        deal.next_card += n
        deal.hands[seat] = deal.hands[seat] & ~cards | drawn
        deal.thrown[seat] = cards
        deal.standing |= BIT[seat]
        deal.exchanged |= BIT[seat]
        events.exchanged(self, seat, cards, drawn)
        self._declared()

    def _end_declaring(self) -> None:
        if self.deal.miss:
            events.miss_withdrawn(self)
            self.deal.miss = 0  # loo.18
        if self.agreed.variant == FIVE_CARD:
            self._begin_flushes()
        else:
            play.begin_play(self)

    # -- flushes ------------------------------------------------------------------------------

    def _begin_flushes(self) -> None:
        """Every stander is asked from the elder on, whatever he holds, so that being asked tells nothing (loo.54)."""
        self.phase = words.FLUSHES
        self.deal.asked = -1
        self._ask_for_flush()

    def _ask_for_flush(self) -> None:
        deal = self.deal
        deal.asked += 1
        while deal.asked < len(self.dealt) and deal.standing & BIT[self.dealt[deal.asked]] == 0:
            deal.asked += 1
        if deal.asked < len(self.dealt):
            self._turn(self.dealt[deal.asked])
        elif deal.shown:
            self._settle_flushes()
        else:
            play.begin_play(self)

    def has_flush(self, seat: i64) -> bool:
        return flush_value(self.deal.hands[seat], self.deal.pam, self.deal.trump) != NO_FLUSH_HELD

    def _answer_flush(self, seat: i64, claimed: bool) -> None:
        if claimed:
            self.deal.shown |= BIT[seat]
        events.answered_flush(self, seat, claimed)
        self._ask_for_flush()

    def _settle_flushes(self) -> None:
        """The best takes the pool and a loo from all who had cards, other flushes exempt (loo.54, 55, R23)."""
        values = NOBODY_YET[: len(self.dealt)]
        for i in range(len(self.dealt)):
            seat = self.dealt[i]
            if self.deal.shown & BIT[seat]:
                values[i] = flush_value(self.deal.hands[seat], self.deal.pam, self.deal.trump)
        winner = self.dealt[best_flush(values)]
        loo = pool.loo_for(self, self.pool())
        if self.deal.shown & (self.deal.shown - 1):
            self.say("loo.55", "best-flush", winner)
        self.take_pool(winner, "loo.54")
        if not (self.last and self.agreed.release):
            for seat in self.dealt:
                if self.deal.shown & BIT[seat] == 0:
                    self.pay("loo.54", "pays-flush", seat, self.account_of(winner), loo)
        pool.end_deal(self)

    # -- the end of a deal ----------------------------------------------------------------------------

    def tricks_done(self) -> None:
        play.settle(self, 0, 0)

    def take_pool(self, seat: i64, clause: str) -> None:
        self.pay(clause, "takes-pool", self.seats, seat, self.pool())

    def account_of(self, seat: i64) -> i64:
        """Where the seat's winnings go."""
        return seat

    # -- who may do what ------------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.phase == words.TRICKS:
            return self._card_moves(seat)
        if self.phase == words.DECLARE:
            return self._declaring_moves(seat)
        if self.phase == words.FLUSHES:
            return words.FLUSH_OR_NOT if self.has_flush(seat) else words.ONLY_NO_FLUSH
        return words.STAYING

    def _card_moves(self, seat: i64) -> Choices:
        cards = play.playable(self, seat)
        if self.agreed.pam_played == NO_PAM:
            return plays(cards)
        found = Choices([one_of(words.CIVIL_PLAYS[0], cards)])
        ace = self.deal.trump * 16 + self.agreed.ace
        if cards & BIT[ace] and play.may_be_civil(self, ace):
            found.add(exactly(words.SAID_CIVIL[ace]))
        return found

    def _declaring_moves(self, seat: i64) -> Choices:
        found = words.DECLARING[self.declarations()]
        if self.agreed.changes:
            found = Choices(found.each[:])
            found.add(some_of(words.EXCHANGES, self.deal.hands[seat], 1, self.most_exchanged()))
        return found

    def act(self, seat: i64, move: Move) -> None:
        if self.phase == words.TRICKS:
            play.play_card(self, seat, move.a, move.b != NONE)
            return
        verb = move.verb
        if verb is words.EXCHANGE:
            self._exchange(seat, move.a)
        elif self.phase == words.DECLARE:
            self._declare(seat, verb)
        elif self.phase == words.FLUSHES:
            self._answer_flush(seat, verb is words.FLUSH)
        elif verb is words.LEAVE:
            pool.leave(self, seat)
        else:
            pool.prepare_deal(self)

    # -- what a seat knows, and cases ----------------------------------------------------------------------

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARIES[self.agreed.variant]

    def deal_plan(self) -> dict[str, list[int]]:
        return deal_plan(self) if self.phase == words.DEAL else {}
