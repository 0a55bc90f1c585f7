"""Smoking Cat for four, by its Hungarian rule sheet: strict conduct.

Read it beside the rule book: lots, deal, pass, play, early end, count, letter.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, SUIT, altered, every
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import NOTHING, PLAY, Choices, Move, plays, some_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.smoking_cat import events, redeal
from parlour.games.smoking_cat.rules.points import DECIDED, LAST_TRICK_POINTS, POINTS, QUEEN, loser_of, points_of
from parlour.games.smoking_cat.setup import VOCABULARY
from parlour.games.smoking_cat.state import CatDeal, CatState
from parlour.games.smoking_cat.view import advice, lay_out
from parlour.games.smoking_cat.words import DEAL, LOTS, OVER, PASS, PASSES, PASSING, STOP, STOPPING, THROWING, TRICKS
from parlour.mechanisms.tricks import in_suit

EVERYBODY: Final = ALL_SEATS[4]
TO_PASS: Final = 3  # cards that each passes (smoking-cat.18)


class SmokingCat(CatState):
    """The course of rounds until somebody has the whole word."""

    # -- lots and deal ------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == LOTS:
            self._find_first_dealer()
        else:
            self._deal()

    def _find_first_dealer(self) -> None:
        """Who draws position A deals first (smoking-cat.12), or seat 0 by agreement (smoking-cat.13)."""
        lots = self.options.word("first_dealer") == "lot"
        self.dealer = self.chance.pick(4) if lots else 0
        self.phase = DEAL
        events.agreed(self, lots)

    def _deal(self) -> None:
        self._serve()
        self.phase = PASSING
        events.dealt(self)
        self._ask(EVERYBODY)

    def _serve(self) -> vec[i64]:
        """All 32 cards, clockwise from the dealer's left, one or two at a time (smoking-cat.14)."""
        deck = self.pack.sheet[:]
        self.chance.shuffle(deck)
        self.deal = CatDeal(4)
        self.deals += 1
        circuit = 4 * self.agreed.packet
        for at in range(circuit):
            self.deal.hands[self._gets(at)] |= every(deck, circuit, at, 32)
        return deck

    def _gets(self, i: i64) -> i64:
        """The seat that gets the i-th card dealt."""
        turn = i if self.agreed.packet == 1 else i >> 1
        return (self.dealer + 1 + turn) & 3

    # -- who may do what -----------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        if self.phase == PASSING:
            return Choices([some_of(PASSES, self.deal.hands[seat], TO_PASS, TO_PASS)])
        found = plays(self._playable(seat)) if self.waits & BIT[seat] else Choices([])
        if self._may_end_early():
            if self.deal.led < 0:
                found.add(STOPPING)  # smoking-cat.9, r8: any player, between tricks
            if seat == self.deal.beaten:
                found.add(THROWING)  # smoking-cat.32, r9: also at his own turn
        return found

    def _may_end_early(self) -> bool:
        return self.deal.beaten >= 0 and self.agreed.early_end

    def _playable(self, seat: i64) -> i64:
        """Any card to lead (r3); else the suit led, without it any card (smoking-cat.27, 29); never must one beat."""
        if self.deal.led < 0:
            return self.deal.hands[seat]
        return in_suit(self.deal.hands[seat], SUIT[self.deal.led >> 4])

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            self._play_card(seat, move.a)
        elif verb is PASS:
            self._pass(seat, move.a)
        elif verb is STOP:
            self._stop(seat)
        else:
            self._throw_in(seat)

    # -- pass ------------------------------------------------------------------------

    def _pass(self, seat: i64, cards: i64) -> None:
        """Commit three cards to the left neighbour (smoking-cat.18); nobody else is asked anew."""
        self.deal.hands[seat] ^= cards
        self.deal.passed = altered(self.deal.passed, seat, cards)
        self.waits ^= BIT[seat]
        self.may = self.waits
        events.passed(self, seat)
        self._take_up((seat + 1) & 3)
        self._take_up(seat)
        if self.waits == 0:
            self._begin_play()

    def _take_up(self, seat: i64) -> None:
        """The cards from the right, once both he and his right neighbour have committed (smoking-cat.19)."""
        right = (seat + 3) & 3
        if self.deal.passed[seat] and self.deal.passed[right]:
            self.deal.hands[seat] |= self.deal.passed[right]
            events.took_up(self, seat, right)

    def _begin_play(self) -> None:
        """Play begins when the exchange is done (smoking-cat.20), left of the dealer (smoking-cat.21)."""
        self.phase = TRICKS
        self.deal.leader = (self.dealer + 1) & 3
        self.say("smoking-cat.20", "exchange-done")
        self.say("smoking-cat.21", "leads-first", self.deal.leader)
        self._ask_leader()

    # -- play ------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        deal = self.deal
        bit = BIT[card]
        deal.hands[seat] ^= bit
        deal.played[seat] |= bit
        deal.fallen |= bit
        deal.in_trick |= bit
        deal.price += POINTS[card]
        if deal.led < 0:
            self._lead(seat, card)
        else:
            if HIGHER[deal.best] & bit:
                deal.best = card
                deal.winner = seat
            elif card >> 4 != deal.led >> 4:
                deal.lacks[seat] |= SUIT[deal.led >> 4]
            events.followed(self, seat, card)
        following = (seat + 1) & 3
        if following == deal.leader:
            self._end_trick()
        else:
            self._turn(following)  # smoking-cat.22

    def _lead(self, seat: i64, card: i64) -> None:
        deal = self.deal
        deal.led = card
        deal.best = card
        deal.winner = seat
        deal.last_trick = 0  # smoking-cat.30
        if self.may != self.waits:
            self._close(EVERYBODY)  # whoever might have stopped the round
        events.led(self, seat, card)

    def _end_trick(self) -> None:
        """The highest card of the suit led takes the trick; its player leads next (smoking-cat.23, 24)."""
        deal = self.deal
        winner = deal.winner
        deal.taken[winner] |= deal.in_trick
        deal.points[winner] += deal.price
        if deal.points[winner] >= DECIDED:
            deal.beaten = winner
        events.took_trick(self, winner)
        deal.last_trick = deal.in_trick
        deal.last_leader = deal.leader
        deal.clear_trick()
        deal.tricks_made += 1
        deal.leader = winner
        if deal.hands[winner] == 0:
            self._play_out(winner)
        else:
            self._ask_leader()

    def _ask_leader(self) -> None:
        """The leader plays on; once somebody has 17, everybody may stop the round first (smoking-cat.9, r8)."""
        if self._may_end_early():
            self._ask(EVERYBODY)
            self.waits = BIT[self.deal.leader]
        else:
            self._turn(self.deal.leader)

    # -- early end ---------------------------------------------------------------------

    def _stop(self, seat: i64) -> None:
        """The round ends at once; only cards taken count (smoking-cat.9, r10)."""
        self.say("smoking-cat.9", "stops", seat, self.deal.points[self.deal.beaten])
        self._count(NO_SEAT)

    def _throw_in(self, seat: i64) -> None:
        """He takes every card still held or lying, and the last trick with them (smoking-cat.32, 33, r9)."""
        events.threw_in(self, seat)
        deal = self.deal
        rest = deal.in_trick
        for other in range(4):
            rest |= deal.hands[other]
        deal.taken[seat] |= rest
        deal.points[seat] += points_of(rest)
        deal.clear_trick()
        self._take_last_trick(seat)
        self._count(seat)

    def _take_last_trick(self, seat: i64) -> None:
        self.deal.points[seat] += LAST_TRICK_POINTS
        self.say("smoking-cat.7", "takes-last-trick", seat, LAST_TRICK_POINTS)

    # -- count and letter ----------------------------------------------------------------

    def _play_out(self, winner: i64) -> None:
        self.say("smoking-cat.34", "cards-played-out")
        self._take_last_trick(winner)
        self._count(winner)

    def _count(self, last: i64) -> None:
        self._close_round(self._loser(last))

    def _loser(self, last: i64) -> i64:
        """Most points lose the round; ``last`` took the last trick, nobody after a stop (r10)."""
        queen: i64 = NO_SEAT
        for seat in range(self.seats):
            if self.deal.taken[seat] & BIT[QUEEN]:
                queen = seat
        loser = loser_of(self.deal.points, queen, last)
        events.counted(self, loser, queen, last)
        return loser

    def _close_round(self, loser: i64) -> None:
        self.finished += 1
        self._gather()
        self._forfeit(loser)

    def _gather(self) -> None:
        self.deal.gather()
        if self.may != self.waits:
            self._close(EVERYBODY)  # whoever might have stopped the round
        self.phase = DEAL
        self._await_chance()

    def _forfeit(self, loser: i64) -> None:
        """The loser gives what he owes, and deals (smoking-cat.17)."""
        self.dealer = loser
        self._give_forfeit(loser)
        self.say("smoking-cat.36", "points-forgotten")
        if self.lost >= 0 or self.finished == self.agreed.deals:
            self._end_game()

    def _give_forfeit(self, loser: i64) -> None:
        """He writes a letter (smoking-cat.10) or buys drinks (smoking-cat.38)."""
        self.account = altered(self.account, loser, self.account[loser] + 1)
        written = self.account[loser]
        if self.agreed.drinks:
            self.say("smoking-cat.38", "buys-drinks", loser, written)
        else:
            self.say("smoking-cat.10", "writes-letter", loser, written, self.agreed.letters[written - 1])
            if written == len(self.agreed.letters):
                self.lost = loser  # smoking-cat.11
                self.say("smoking-cat.11", "loses-game", loser)

    def _end_game(self) -> None:
        if self.lost < 0:
            self.say("smoking-cat.11", "rounds-played", NO_SEAT, self.finished)
        self._game_over(OVER)

    # -- what a seat knows -----------------------------------------------------------------

    def _as_known_to(self, seat: i64, chance: Chance) -> SmokingCat:
        if self.phase == PASSING:
            redeal.deal_anew(self, seat, chance)
        elif self.phase == TRICKS:
            redeal.share_anew(self, seat, chance)
        return self

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases ---------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def begin_at(self, leader: i64) -> None:
        """Play is on, and this seat leads to the next trick: a position that a case has set."""
        self.phase = TRICKS
        self.deals += 1
        self.deal.leader = leader
        self._ask_leader()

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        return {f"hand {self.names[s]}": [i for i in range(32) if self._gets(i) == s] for s in range(4)}
