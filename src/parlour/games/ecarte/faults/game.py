"""Écarté in table conduct: what is physically possible is accepted, and what goes wrong is claimed or lapses.

Looking, marking, serving and shuffling are the players' own acts; accidents befall the dealing, the exchange and the
play.  The articles stand in misdeals, exchange, irregular_play and marking; remedies brings claims to the table.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, NO_SUIT, SUIT, SUIT_NAMES, altered, count, suit
from parlour.core.chance import Chance
from parlour.core.events import HAND, NO_SEAT, NOBODY
from parlour.core.moves import NOTHING, PLAY, Choices, Move
from parlour.core.vocabulary import Vocabulary
from parlour.games.ecarte import events, words
from parlour.games.ecarte.faults import acts, exchange, irregular_play, marking, misdeals, remedies, rights
from parlour.games.ecarte.faults.redeal import deal_anew
from parlour.games.ecarte.faults.setup import TABLE_VOCABULARY
from parlour.games.ecarte.faults.state import (
    CUT_DONE,
    UNBOUND,
    UNTOUCHED,
    ConductDeal,
    EcarteSitting,
    KingMarks,
    TrickMarks,
    played_in,
)
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import GAME_POINTS, ORDERS, THIRTY_TWO, THREE_TWO, TWO_THREE, EcarteDeal
from parlour.mechanisms.faults import Fault
from parlour.mechanisms.tricks import beats


class EcarteTable(EcarteSitting):
    """The course of a game at which everything is accepted that hands can do."""

    def redeal(self, seat: i64, chance: Chance) -> Ecarte:
        new = EcarteTable(self.options, self.names, chance, self)
        deal_anew(new, seat, chance)
        return new

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY

    # -- before the deal ---------------------------------------------------------------

    def _begin_coup(self, dealer: i64, cut: list[int]) -> None:
        super()._begin_coup(dealer, cut)
        self.patterns = vec[i64]([UNBOUND, UNBOUND])
        self.pack_chosen = UNBOUND
        self.marks = TrickMarks(self.points)
        self.kings = KingMarks()
        self.aside = None
        self.aside_next = False
        self.last = None
        self.clear_cards()
        misdeals.begin(self, dealer)

    def _choose_pack(self) -> None:
        """He chooses by a move, or by dealing (ecarte.10a)."""

    def begin_anew(self) -> None:
        self.phase = words.CUT
        self._await_chance()

    def await_deal(self, rightful: i64) -> None:
        """The opponent is asked to cut (ecarte.13); whoever likes may deal at once."""
        self.rightful = rightful
        self.dealer = rightful
        self.handled = UNTOUCHED
        self.called_fresh = 0
        self.phase = words.DEAL
        if self.fresh_due:
            misdeals.new_packs(self)
        self._turn(1 - rightful)

    def clear_cards(self) -> None:
        """What was seen of a pack stays in mind as long as it is in use."""
        conduct = self.conduct
        if conduct.colour >= 0 and conduct.packs == self.packs:
            for seat in range(2):
                self.met[seat * 2 + conduct.colour] |= self.seen(seat)
        self.deal = EcarteDeal(THIRTY_TWO, 2)
        self.conduct = ConductDeal()

    def _go_on(self) -> None:
        if self.phase == words.CUT:
            self._cut_for_deal()
        else:
            misdeals.deal_out(self)

    def deal_plan(self) -> dict[str, list[int]]:
        phase = self.phase
        self.phase = words.DEAL if phase == words.SHUFFLING else words.CUT
        plan = super().deal_plan()
        self.phase = phase
        return plan

    def _packets(self) -> vec[i64]:
        return TWO_THREE if self.patterns[self.dealer] == 1 else THREE_TWO

    def _turned_king(self) -> None:
        """The dealer must mark it himself before he looks (ecarte.26)."""

    # -- who may do what ------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        return acts.moves(self, seat) if self.may & BIT[seat] else NOTHING

    def due_act(self, seat: i64) -> Move | None:
        return acts.due(self, seat)

    def may_put_down(self, seat: i64) -> i64:
        """Any card of the hand, unless play was restored for this very card (ecarte.32, 44d, r28)."""
        hand = self.deal.hands[seat]
        if self.deal.led < 0:
            must_lead = self.conduct.must_lead
            return hand & SUIT[must_lead] if must_lead >= 0 else hand
        return self._playable(seat) if self.conduct.bound == seat else hand

    # -- acts ---------------------------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.CLAIM:
            remedies.claim(self, seat, move.a, move.b)
        elif verb is words.LOOK:
            self.look(seat)
        elif verb is words.MARK and move.a > 0:
            marking.mark_due(self, seat, move.a)
        elif verb is words.MARK:
            marking.mark_king(self, seat)
        elif verb is words.ANNOUNCE:
            marking.announce(self, seat)
        elif verb is words.UNMARK:
            marking.unmark(self, seat)
        elif verb is words.LEAVE:
            self._leave(seat)
        elif verb in (words.PICK_UP, words.PEEK, words.THROW, words.MIX, words.NAME):
            self._take_liberty(seat, move)
        elif verb in (words.FRESH, words.CHOOSE, words.SHUFFLE, words.CUT_PACK, words.DEAL_OUT, words.TURN, words.PAY):
            self._handle_pack(seat, move)
        else:
            self._act_in_turn(seat, move)

    def _act_in_turn(self, seat: i64, move: Move) -> None:
        """Proposing, leading, answering, discarding or playing implies looking."""
        verb = move.verb
        if verb is words.SERVE:
            exchange.serve(self, move.a)
        elif verb is words.DRAW:
            exchange.draw(self, move.a)
        elif verb is words.ASK:
            exchange.ask(self, seat, move.a)
        elif verb is words.KEEP:
            exchange.keep(self, seat, move.a)
        elif verb is words.DISCARD and self.conduct.surplus:
            exchange.put_aside(self, seat, move.a)
        else:
            blind = self.conduct.unseen[seat] != 0
            self.look(seat)
            if verb is PLAY:
                if blind and not self.allows(seat, move):
                    self._not_played(seat, move)
                else:
                    irregular_play.play(self, seat, move.a)
            elif verb is words.DISCARD:
                exchange.lay_away(self, seat, move.a)
            else:
                if verb is words.PROPOSE:
                    self._propose()
                super().act(seat, move)
                self.conduct.granted = self.conduct.granted and verb is words.PROPOSE

    def _not_played(self, seat: i64, move: Move) -> None:
        """He named a card without having looked, and now sees that he cannot play it (ecarte.r69)."""
        refusal = self.vocabulary().refuse(self, seat, move)
        self.bring(refusal.clause, "not-played", seat, [], HAND[seat], HAND[seat], NOBODY, BIT[seat])

    def as_written(self, seat: i64, move: Move) -> list[Move]:
        """A card played before looking is a look, and then the card, if he can play it (ecarte.r69)."""
        if move.verb is not PLAY or not self.conduct.unseen[seat]:
            return [move]
        after = self.copy()
        after.look(seat)
        look = Move(words.LOOK)
        return [look, move] if after.allows(seat, move) else [look]

    def _propose(self) -> None:
        if self.claims.find(rights.CLAIM_42) is not None:  # the card turned again stays on top (ecarte.42, r26)
            exchange.must_be_granted(self)
        self.conduct.named = NO_SUIT
        self.first_choice()
        self.claims.reach(rights.C1)
        self.claims.reach(rights.E2)
        self.end_exchange()

    def first_choice(self) -> None:
        """After the first proposal or lead a deal out of turn stands (ecarte.18c), also a short pack's (ecarte.11)."""
        if self.dealer != self.rightful:
            self.say("ecarte.18c", "deal-stands", self.dealer)
            self.rightful = self.dealer

    def end_exchange(self) -> None:
        self.conduct.stage = 0
        self.conduct.extra = 0

    def look(self, seat: i64) -> None:
        unseen = self.conduct.unseen[seat]
        if not unseen:
            return
        self.carry("ecarte.13a", "looks", seat, unseen, HAND[seat], HAND[seat], BIT[seat])
        self.conduct.unseen[seat] = 0
        if not self.has_looked(seat):
            self._first_look(seat)
        exchange.seen_replacements(self)

    def _first_look(self, seat: i64) -> None:
        if self.conduct.looked == 0:
            miscount = self.claims.find(rights.CLAIM_19)
            self.claims.reach(rights.FIRST_LOOK)
            if miscount is not None:
                self.claims.note(rights.CLAIM_19A, miscount.offender)
        self.conduct.looked |= BIT[seat]
        if seat != self.dealer:
            self.claims.reach(rights.ELDER_LOOKS)

    def _take_liberty(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.NAME:
            self.conduct.named = move.a
            self.say("ecarte.32", "names", seat, 0, SUIT_NAMES[move.a])
        elif verb is words.PEEK:
            irregular_play.peek(self, seat, move.a)
        elif verb is not words.PICK_UP:
            irregular_play.throw(self, seat, verb is words.MIX)
        elif self.conduct.dropped[seat] >= 0:
            self.say("ecarte.51", "picks-up", seat)
            self.conduct.dropped[seat] = NO_CARD
        else:
            breach = self.claims.find(rights.CLAIM_44G)
            assert breach is not None
            irregular_play.correct(self, breach)

    def _handle_pack(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.FRESH:
            misdeals.ask_fresh(self, seat)
        elif verb is words.CHOOSE:
            misdeals.choose_pack(self, move.a)
        elif verb is words.SHUFFLE:
            self.handled = acts.shuffled(self, seat)
            self.say("ecarte.47", "shuffles", seat)
        elif verb is words.CUT_PACK:
            self.handled = CUT_DONE
            self.say("ecarte.45", "cuts-pack", seat, move.a)
            self._turn(self.rightful)
        elif verb is words.DEAL_OUT:
            self.patterns[seat] = move.a
            self.dealer = seat
            self.phase = words.SHUFFLING
            self._await_chance()
        elif verb is words.TURN:
            misdeals.turn(self)
        else:
            self._pay_up()

    def _leave(self, seat: i64) -> None:
        """Who leaves the game loses it (ecarte.53, r33)."""
        self.say("ecarte.53", "leaves", seat)
        self._end_coup(1 - seat)

    # -- tricks -------------------------------------------------------------------------------

    def put_down(self, seat: i64, card: i64) -> None:
        if self.conduct.dropped[seat] == card:
            self.conduct.dropped[seat] = NO_CARD
        if self.phase == words.CHOICE:
            self._lead_at_once(seat)
        course = list(self.conduct.course)
        course.append(played_in(seat, card, self.deal.led))
        self.conduct.course = vec[i64](course)
        self.deal.hands[seat] ^= BIT[card]
        self.deal.played |= BIT[card]
        events.played(self, seat, card)
        if self.deal.led < 0:
            self.deal.led = card
            self._turn(1 - seat)
        else:
            self._complete_trick(seat, card)

    def _complete_trick(self, seat: i64, card: i64) -> None:
        deal = self.deal
        led = deal.led
        winner = seat if beats(card, led, ORDERS[deal.trump]) else 1 - seat  # ecarte.12, 30
        ruffed = winner == seat and suit(card) != suit(led)
        deal.taken[winner] |= BIT[card] | BIT[led]
        events.took_trick(self, winner, led, card)
        self._after_trick(winner, seat if ruffed else NO_SEAT)

    def unanswered(self, leader: i64) -> None:
        """A lead that a short hand cannot answer is the leader's trick (ecarte.r15)."""
        self.deal.taken[leader] |= BIT[self.deal.led]
        self.say("ecarte.r15", "unanswered", leader)
        self._after_trick(leader, NO_SEAT)

    def _after_trick(self, winner: i64, ruffer: i64) -> None:
        self.deal.tricks[winner] += 1
        self.deal.led = NO_CARD
        self.conduct.leader = NO_SEAT
        self.conduct.named = NO_SUIT
        self.conduct.must_lead = NO_SUIT
        self.conduct.ruffer = ruffer
        self.claims.reach(rights.TRICK_MADE)
        if self.deal.made() < 5:
            self._turn(winner)
        else:
            self.end_deal()

    def _turn(self, seat: i64) -> None:
        super()._turn(seat)
        if self.phase == words.TRICKS and self.deal.led < 0 and self.deal.hands[seat] == 0:
            self._nothing_to_lead(seat)

    def _nothing_to_lead(self, seat: i64) -> None:
        """A short hand has run out: what the other still holds are tricks (ecarte.r15)."""
        other = 1 - seat
        if self.deal.made() == 0:
            irregular_play.no_lead(self, seat)
        left = 5 - self.deal.made()
        held = count(self.deal.hands[other])
        self.say("ecarte.r15", "unanswered", other)
        self.deal.tricks[other] += held if held < left else left
        self.end_deal()

    def go_back(self, fault: Fault) -> None:
        """The position before the faulty reply; what was seen stays known, penalties stay."""
        before = fault.before
        assert isinstance(before, EcarteTable)
        now = EcarteTable(self.options, self.names, self.chance, self)
        self.return_to(before)
        self.windows = now.windows
        self.claims = now.claims
        self.claims.back_to(before.claims)
        self.fresh_due = now.fresh_due or now.packs != before.packs  # what was asked for comes in after this deal
        self.called_fresh |= now.called_fresh
        conduct = self.conduct
        conduct.shown |= now.conduct.shown | now.deal.played
        conduct.peeked = now.conduct.peeked
        conduct.peeks = now.conduct.peeks
        conduct.open_hands = now.conduct.open_hands
        conduct.bound = fault.offender
        self._keep_penalties(now)
        for seat in range(2):
            points = before.points[seat] + now.marks.awards[seat] - before.marks.awards[seat]
            self.points = altered(self.points, seat, points if points < GAME_POINTS else GAME_POINTS)
        self._turn(fault.offender)
        if self.has_five():
            self._await_payment(1 if self.points[0] >= GAME_POINTS else 0)

    def _keep_penalties(self, now: EcarteSitting) -> None:
        """What claims have given and taken holds though play is restored."""
        struck = now.kings.struck
        self.kings.barred = now.kings.barred
        self.kings.struck = struck
        self.kings.counters &= ~struck
        self.kings.false_counters &= ~struck
        if self.deal.king_marked >= 0 and struck & BIT[self.deal.king_marked]:
            self.deal.king_marked = NO_SEAT
        self.marks.awards = now.marks.awards
        self.marks.pointless = now.marks.pointless
        self.marks.one_less = now.marks.one_less

    # -- marking -----------------------------------------------------------------------------------------

    def end_deal(self) -> None:
        """Three tricks must be made; where both hands were short the committee is asked (ecarte.59a, r38)."""
        irregular_play.last_trick(self)
        for seat in range(2):
            self.let_die(seat)  # ecarte.r17
        if self.deal.tricks[0] >= 3 or self.deal.tricks[1] >= 3:
            self._score_deal()
            return
        self.finished += 1
        self.say("ecarte.59a", "committee")
        self._next_deal()

    def _mark_tricks(self, winner: i64, points: i64, clause: str, message: str) -> None:
        marking.points_due(self, winner, points, clause)
        self._next_deal()

    def _next_deal(self) -> None:
        if self.agreed.deals and self.finished >= self.agreed.deals:
            self.resume_phase = -1
            self.phase = words.PAYING
            self._turn(1 - self.dealer)
        elif self.aside is not None:
            misdeals.await_aside(self)
        else:
            self.await_deal(1 - self.dealer)  # ecarte.r5

    def has_five(self) -> bool:
        return self.points[0] >= GAME_POINTS or self.points[1] >= GAME_POINTS

    def _reach_five(self, winner: i64) -> None:
        self._await_payment(1 - winner)

    def _await_payment(self, payer: i64) -> None:
        """The windows to NT stay open until the loser pays (ecarte.r32)."""
        if self.phase != words.PAYING:
            self.resume_phase = self.phase
            self.resume_seat = 0 if self.waits & 1 else 1
        self.phase = words.PAYING
        self._turn(payer)

    def _pay_up(self) -> None:
        self.claims.reach(rights.NT)
        if self.has_five():
            self._end_coup(0 if self.points[0] >= GAME_POINTS else 1)
        else:
            self._break_off()
        self._await_chance()
