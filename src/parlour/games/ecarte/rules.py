"""Écarté for two, by the 59 articles of the Hungarian National Casino: strict conduct.

Read it beside the rule book: cut, deal, king, exchange, play, marking.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, altered, cards_from, count, rank, suit
from parlour.core.events import NO_SEAT
from parlour.core.moves import (
    NOTHING,
    PLAY,
    PLAYS,
    Choices,
    Move,
    one_of,
    plays,
    some_of,
)
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.ecarte import events, words
from parlour.games.ecarte.setup import VOCABULARY
from parlour.games.ecarte.state import (
    CUT_ORDER,
    ELEVENTH,
    GAME_POINTS,
    NEITHER,
    ORDERS,
    STAKES,
    THIRTY_TWO,
    THREE_TWO,
    TWO_THREE,
    EcarteDeal,
    EcarteState,
    king_of,
)
from parlour.games.ecarte.view import advice, lay_out
from parlour.mechanisms.tricks import ALWAYS, beats, follow_and_head, shown_lacking


class Ecarte(EcarteState):
    """The course of a game to five points."""

    # -- C, D: cut and deal -------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.CUT:
            self._cut_for_deal()
        else:
            self._deal()

    def _cut_for_deal(self) -> None:
        """Two different cards of one pack; the lower deals first; equal ones cut again (ecarte.10, r1)."""
        pack = THIRTY_TWO[:]
        while True:
            self.chance.shuffle(pack, 2)
            first = CUT_ORDER[rank(pack[0])]
            second = CUT_ORDER[rank(pack[1])]
            if first != second:
                break
        self._begin_coup(0 if first < second else 1, [pack[0], pack[1]])

    def _begin_coup(self, dealer: i64, cut: list[int]) -> None:
        self.dealer = dealer
        self.first_dealer = dealer
        self.points = NEITHER
        self.phase = words.DEAL
        events.started(self, cut)
        self._choose_pack()
        if self.agreed.stake > 0:
            for seat in range(2):
                self.pay("ecarte.8", "stake", seat, STAKES, self.agreed.stake)

    def _choose_pack(self) -> None:
        """The first dealer has chosen by the option (ecarte.10a)."""
        events.chose_pack(self)

    def _deal(self) -> None:
        self._deal_out()
        self._turn_up()

    def _deal_out(self) -> None:
        """Five each in two rounds, elder first (ecarte.13, 13a)."""
        deck = THIRTY_TWO[:]
        unsettled = self.chance.begin_shuffle(deck, ELEVENTH + 1)
        self._clear_table()
        self.deal.deck = deck
        self.deal.unsettled = unsettled
        self.deals += 1
        elder: i64 = 1 - self.dealer
        packets = self._packets()
        hands = self.deal.hands
        i: i64 = 0
        while i < ELEVENTH:
            hands[elder ^ packets[i]] |= BIT[deck[i]]
            i += 1
        self.deal.next_card = ELEVENTH
        events.dealt(self)

    def _clear_table(self) -> None:
        """For the next deal."""
        self.deal = EcarteDeal(THIRTY_TWO, 2)

    def _packets(self) -> vec[i64]:
        """Whose card each of the first ten is: elder's 0, the dealer's 1 (ecarte.13a)."""
        return TWO_THREE if self.agreed.two_three else THREE_TWO

    def _turn_up(self) -> None:
        """The eleventh card is turned, its suit is trumps (ecarte.13b)."""
        deal = self.deal
        deal.turn_up = deal.deck[ELEVENTH]
        deal.next_card = ELEVENTH + 1
        deal.trump = suit(deal.turn_up)
        self.phase = words.CHOICE
        events.turned_up(self)
        if deal.king_turned():
            self._turned_king()
        if self.phase == words.CHOICE:
            self._turn(1 - self.dealer)

    def _turned_king(self) -> None:
        self._mark(self.dealer, 1, "ecarte.26", "marks-turned-king")

    # -- who may do what -------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        if self.waits & BIT[seat] == 0:
            found = Choices([])
        elif phase == words.TRICKS:
            found = plays(self._playable(seat))
        elif phase == words.CHOICE:
            found = Choices([words.PROPOSAL, one_of(PLAYS[0], self.deal.hands[seat])])
        elif phase == words.ANSWER:
            found = words.ANSWERS
        else:
            found = Choices(
                [some_of(words.DISCARDS, self.deal.hands[seat], self._least_discard(), self._most_discard())]
            )
        king = self._king_open(seat)
        if king:
            found = Choices(found.each + words.KING_CHOICES[:king])
        return found

    def _least_discard(self) -> i64:
        return 1 if self.phase == words.ELDER_DISCARDS else 0  # ecarte.r24

    def _most_discard(self) -> i64:
        talon = self.deal.talon()
        if talon < 5:  # ecarte.35a
            return talon
        return 5

    def _playable(self, seat: i64) -> i64:
        """Elder leads anything (ecarte.31); a reply heads, follows, trumps, in that order (ecarte.44 to 44c)."""
        deal = self.deal
        if deal.led < 0:
            return deal.hands[seat]
        return follow_and_head(deal.hands[seat], deal.led, deal.led, ORDERS[deal.trump], ALWAYS)

    # -- K: the king ---------------------------------------------------------------

    def _king_open(self, seat: i64) -> i64:
        """0: no mark; 1: the announced king may be marked; 2: the king may be marked or announced."""
        deal = self.deal
        if deal.king_marked >= 0:
            return 0
        if deal.king_said >= 0:
            return 1 if deal.king_said == seat and self._before_second_lead() else 0  # ecarte.27b, 28a
        if self.phase == words.TRICKS and deal.tricks[0] + deal.tricks[1] > 0:
            return 0
        king = BIT[king_of(deal.trump)]
        if deal.led >= 0 and seat != self.dealer:
            if BIT[deal.led] == king:  # ecarte.27a
                return 2
        elif deal.hands[seat] & king and self.waits & BIT[seat]:
            return 2
        return 0

    def _before_second_lead(self) -> bool:
        made = self.deal.made()
        return made == 0 or (made == 1 and self.deal.led < 0)

    def _mark_king(self, seat: i64) -> None:
        deal = self.deal
        led_it = deal.led >= 0 and seat != self.dealer and deal.king_said < 0
        deal.king_marked = seat
        if deal.king_said < 0:
            deal.king_exchanges = 0
        if self.points[seat] + 1 >= GAME_POINTS:
            events.showed_king(self, seat)
        self._mark(seat, 1, "ecarte.27a" if led_it else "ecarte.26a", "marks-king")
        if self.phase != words.OVER and self.phase != words.CUT:
            self._let_king_owner_in()

    def _let_king_owner_in(self) -> None:
        """Who may mark while the other acts: the owner of an announced king, the leader of an unmarked one."""
        deal = self.deal
        self.may = self.waits
        if deal.king_marked < 0 and deal.trump >= 0:
            elder = 1 - self.dealer
            if deal.king_said >= 0:
                if self._before_second_lead():
                    self.may |= BIT[deal.king_said]
            elif deal.led == king_of(deal.trump) and self._king_open(elder):
                self.may |= BIT[elder]

    # -- E: exchange -----------------------------------------------------------------

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            self._play_card(seat, move.a)
        elif verb is words.DISCARD:
            self._exchange(seat, move.a)
        elif verb is words.PROPOSE:
            self.say("ecarte.35", "proposes", seat)
            self.phase = words.ANSWER
            self._ask_next(self.dealer)
        elif verb is words.MARK:
            self._mark_king(seat)
        elif verb is words.ANNOUNCE:
            self.deal.king_said = seat
            self.deal.king_exchanges = 0
            self.say("ecarte.27b" if seat != self.dealer else "ecarte.28a", "announces-king", seat)
            self._let_king_owner_in()
        else:
            self._answer(verb is words.ACCEPT)

    def _ask_next(self, seat: i64) -> None:
        self._turn(seat)
        if self.deal.king_said >= 0:
            self._let_king_owner_in()

    def _answer(self, accepted: bool) -> None:
        """The dealer is free each time (ecarte.37a); a refusal ends the exchange for the deal (r39)."""
        elder = 1 - self.dealer
        if accepted:
            self.say("ecarte.35a", "accepts", self.dealer)
            self.deal.accepted += 1
            self.phase = words.ELDER_DISCARDS
        else:
            self.say("ecarte.37a", "refuses", self.dealer)
            if self.deal.accepted == 0:
                self.deal.exposed = self.dealer
            self._begin_play()
        self._ask_next(elder)

    def _exchange(self, seat: i64, thrown: i64) -> None:
        """Lay cards away face down and take as many from the talon (ecarte.35a, 38)."""
        deal = self.deal
        n = count(thrown)
        deal.settle_talon()
        drawn = cards_from(deal.deck, deal.next_card, n)
        deal.next_card += n
        deal.hands[seat] = deal.hands[seat] & ~thrown | drawn
        deal.discards = altered(deal.discards, seat, deal.discards[seat] | thrown)
        deal.exchanged = altered(deal.exchanged, seat, deal.exchanged[seat] * 8 + n)
        if deal.king_marked == seat or deal.king_said == seat:
            deal.king_exchanges += 1
        events.exchanged(self, seat, thrown, drawn)
        talon = deal.talon()
        if self.phase == words.ELDER_DISCARDS and talon > 0:
            self.phase = words.DEALER_DISCARDS
            self._ask_next(self.dealer)
            return
        if talon > 0:
            self.phase = words.CHOICE
        else:
            self._begin_play()  # ecarte.37: the talon is exhausted
        self._ask_next(1 - self.dealer)

    # -- P: play ------------------------------------------------------------------------

    def _begin_play(self) -> None:
        self.phase = words.TRICKS
        self.say("ecarte.31", "elder-leads", 1 - self.dealer)

    def _play_card(self, seat: i64, card: i64) -> None:
        deal = self.deal
        if self.phase == words.CHOICE:
            self._lead_at_once(seat)
        bit = BIT[card]
        deal.hands[seat] ^= bit
        deal.played |= bit
        deal.played_by[seat] |= bit
        events.played(self, seat, card)
        if deal.led < 0:
            deal.led = card
            self._turn(1 - seat)
            if deal.tricks[0] + deal.tricks[1] == 0:
                self._let_king_owner_in()
            return
        self._end_trick(seat, card)

    def _lead_at_once(self, elder: i64) -> None:
        """He leads without proposing (again)."""
        if self.deal.accepted == 0:
            self.deal.exposed = elder
        self._begin_play()

    def _end_trick(self, seat: i64, card: i64) -> None:
        deal = self.deal
        led = deal.led
        order = ORDERS[deal.trump]
        deal.lacks[seat] |= shown_lacking(led, led, order, ALWAYS, card)
        winner = seat if beats(card, led, order) else 1 - seat  # ecarte.12, 30
        deal.tricks[winner] += 1
        deal.taken[winner] |= BIT[card] | BIT[led]
        deal.led = NO_CARD
        events.took_trick(self, winner, led, card)
        if deal.hands[seat] == 0:
            self._score_deal()
            return
        self._turn(winner)
        if deal.king_said >= 0:
            self._let_king_owner_in()

    # -- M: marking ---------------------------------------------------------------------------

    def _score_deal(self) -> None:
        """Three tricks count 1, all five 2; 2 also against a failed d'autorité or first refusal (r27: never more)."""
        tricks = self.deal.tricks
        winner: i64 = 0 if tricks[0] > tricks[1] else 1
        self.finished += 1
        self.say("ecarte.55", "deal-over", winner, tricks[winner])
        if tricks[winner] == 5:
            self._mark_tricks(winner, 2, "ecarte.43a", "marks-vole")
        elif self.deal.exposed == 1 - winner:
            self._mark_tricks(winner, 2, "ecarte.40" if winner != self.dealer else "ecarte.41", "marks-two")
        else:
            self._mark_tricks(winner, 1, "ecarte.43", "marks-point")

    def _mark_tricks(self, winner: i64, points: i64, clause: str, message: str) -> None:
        self._mark(winner, points, clause, message)
        if self.phase == words.TRICKS:
            self._next_deal()

    def _next_deal(self) -> None:
        self.dealer = 1 - self.dealer  # ecarte.r5
        self.phase = words.DEAL
        self._await_chance()
        if self.agreed.deals and self.finished >= self.agreed.deals:
            self._break_off()

    def _mark(self, seat: i64, points: i64, clause: str, message: str) -> None:
        """Set counters; the game ends the instant a player stands at five (ecarte.7, r22)."""
        total = self.points[seat] + points
        if total > GAME_POINTS:
            total = GAME_POINTS
        self.points = altered(self.points, seat, total)
        self.say(clause, message, seat, points)
        if total == GAME_POINTS:
            self._reach_five(seat)

    def _reach_five(self, winner: i64) -> None:
        self._end_coup(winner)

    def _end_coup(self, winner: i64) -> None:
        self.coups_won = altered(self.coups_won, winner, self.coups_won[winner] + 1)
        self.say("ecarte.7", "wins-coup", winner)
        self._write_down(winner)
        if self.agreed.stake > 0:
            self.pay("ecarte.r44", "takes-stakes", STAKES, winner, 2 * self.agreed.stake)
        self._await_chance()
        if self.coups_won[0] + self.coups_won[1] >= self.agreed.coups:
            self._game_over(words.OVER)
        else:
            self.phase = words.CUT

    def _break_off(self) -> None:
        """The deals agreed are finished and nobody has five points: every stake goes back."""
        self.say("ecarte.7", "broken-off")
        self._write_down(NO_SEAT)
        if self.agreed.stake > 0:
            for seat in range(2):
                self.pay("ecarte.7", "stake-back", STAKES, seat, self.agreed.stake)
        self._game_over(words.OVER)

    def _write_down(self, winner: i64) -> None:
        """Where a record is asked for, the result of each game is kept (ecarte.3a)."""
        if self.agreed.recording:
            self.record = (*self.record, winner)
            events.wrote_down(self, winner)

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        packets = self._packets()
        elder = 1 - self.dealer
        return {
            f"hand {self.names[elder]}": [i for i in range(ELEVENTH) if packets[i] == 0],
            f"hand {self.names[self.dealer]}": [i for i in range(ELEVENTH) if packets[i] == 1],
            "turn": [ELEVENTH],
            "talon": list(range(ELEVENTH + 1, 32)),
        }
