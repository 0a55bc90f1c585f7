"""Smoking Cat for four, by its Hungarian rule sheet: strict conduct.

Read it beside the rule book: lots, deal, pass, play, early end, count, letter.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, GERMAN_32, SUIT, altered, card_at, count
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING, UNSAID, Game
from parlour.core.moves import NOTHING, PLAY, PLAYS, Choices, Move, Refusal, Verb, nth_subset, plays, some_of
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.smoking_cat import hidden, position, table
from parlour.games.smoking_cat.refusals import why_not
from parlour.games.smoking_cat.score import DECIDED, LAST_TRICK_POINTS, POINTS, QUEEN, loser_of, points_of
from parlour.games.smoking_cat.state import DEAL, LOTS, NO_CARD, OVER, PASSING, TRICKS, CatState
from parlour.games.smoking_cat.words import PASS, PASSES, PHASES, STOP, STOPPING, THROW, THROWING
from parlour.mechanisms.tricks import beats, in_suit, plain_orders

NO_TRUMPS: Final = plain_orders(GERMAN_32)[-1]
EVERYBODY: Final = ALL_SEATS[4]
THIRTY_TWO: Final = vec[i64](GERMAN_32.cards)
PASSED: Final = 3  # cards that each passes (smoking-cat.18)
WAYS_TO_PASS: Final = 56  # 3 of 8


class SmokingCat(CatState):
    """The course of rounds until somebody has the whole word."""

    def copy(self) -> SmokingCat:
        return SmokingCat(self.options, self.names, self.chance.copy(), self)

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
        if self.detail == EVERYTHING:
            table.tell_start(self, lots)

    def _deal(self) -> None:
        """All 32 cards, clockwise from the dealer's left, one or two at a time (smoking-cat.14)."""
        deck = THIRTY_TWO[:]
        self.chance.shuffle(deck)
        self._clear_table()
        self.deals += 1
        hands = self.hands
        i: i64 = 0
        while i < 32:
            hands[self._gets(i)] |= BIT[deck[i]]
            i += 1
        self.phase = PASSING
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self._ask(EVERYBODY)

    def _gets(self, i: i64) -> i64:
        """The seat that gets the i-th card dealt."""
        turn = i if self.packet == 1 else i >> 1
        return (self.dealer + 1 + turn) & 3

    # -- who may do what -----------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        if self.phase == PASSING:
            return Choices([some_of(PASSES, self.hands[seat], PASSED, PASSED)])
        found = plays(self._playable(seat)) if self.waits & BIT[seat] else Choices([])
        if self.early_end and self.beaten >= 0:
            if self.lying == 0:
                found.add(STOPPING)  # smoking-cat.9, r8: any player, between tricks
            if seat == self.beaten:
                found.add(THROWING)  # smoking-cat.32, r9: also at his own turn
        return found

    def allows(self, seat: i64, move: Move) -> bool:
        if move.b != NO_CARD or move.c != NO_CARD:
            return False
        if move.verb is PLAY:
            card = move.a
            return (
                self.phase == TRICKS
                and self.waits & BIT[seat] != 0
                and 0 <= card < 63
                and self._playable(seat) & BIT[card] != 0
            )
        if move.verb is PASS:
            cards = move.a
            return (
                self.phase == PASSING
                and self.waits & BIT[seat] != 0
                and cards >= 0
                and cards & ~self.hands[seat] == 0
                and count(cards) == PASSED
            )
        return self.moves(seat).allow(move)

    def open_plays(self, seat: i64) -> i64:
        if self.phase != TRICKS or self.waits & BIT[seat] == 0 or (self.beaten >= 0 and self.early_end):
            return UNSAID
        return self._playable(seat)

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase == PASSING:
            return Move(PASS, nth_subset(self.hands[seat], PASSED, below(s, WAYS_TO_PASS)))
        if self.beaten < 0 or not self.early_end:
            return PLAYS[card_at(self._playable(seat), s)]
        choices = self.moves(seat)
        return choices[below(s, choices.size)]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    def _playable(self, seat: i64) -> i64:
        """Any card to lead (r3); else the suit led, without it any card (smoking-cat.27, 29); never must one beat."""
        return self.hands[seat] if self.led < 0 else in_suit(self.hands[seat], SUIT[self.led >> 4])

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
        self.hands[seat] ^= cards
        self.passed[seat] = cards
        self.waits ^= BIT[seat]
        self.may = self.waits
        if self.detail == EVERYTHING:
            table.tell_pass(self, seat)
        self._take_up((seat + 1) & 3)
        self._take_up(seat)
        if self.waits == 0:
            self._begin_play()

    def _take_up(self, seat: i64) -> None:
        """The cards from the right, once both he and his right neighbour have committed (smoking-cat.19)."""
        right = (seat + 3) & 3
        if self.passed[seat] and self.passed[right]:
            self.hands[seat] |= self.passed[right]
            if self.detail == EVERYTHING:
                table.tell_taking_up(self, seat, right)

    def _begin_play(self) -> None:
        """Play begins when the exchange is done (smoking-cat.20), left of the dealer (smoking-cat.21)."""
        self.phase = TRICKS
        self.leader = (self.dealer + 1) & 3
        self.say("smoking-cat.20", "exchange-done")
        self.say("smoking-cat.21", "leads-first", self.leader)
        self._ask_leader()

    # -- play ------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_card(self, seat, card)
        self.hands[seat] ^= BIT[card]
        self.played |= BIT[card]
        self.played_by[seat] |= BIT[card]
        if self.lying == 0:
            self._lead(seat, card)
        elif beats(card, self.best, NO_TRUMPS):
            self.best = card
            self.best_seat = seat
        elif card >> 4 != self.led >> 4:
            self.lacks |= BIT[seat * 4 + (self.led >> 4)]
        self.trick = self.trick * 64 + card
        self.price += POINTS[card]
        self.lying += 1
        if self.lying == 4:
            self._end_trick()
        else:
            self._turn((seat + 1) & 3)  # smoking-cat.22

    def _lead(self, seat: i64, card: i64) -> None:
        self.led = card
        self.best = card
        self.best_seat = seat
        self.last_trick = NO_CARD  # smoking-cat.30
        if self.may != self.waits:
            self._close(EVERYBODY)  # whoever might have stopped the round

    def _end_trick(self) -> None:
        """The highest card of the suit led takes the trick; its player leads next (smoking-cat.23, 24)."""
        winner = self.best_seat
        trick = self.trick
        self.taken[winner] |= BIT[trick >> 18] | BIT[trick >> 12 & 63] | BIT[trick >> 6 & 63] | BIT[trick & 63]
        self.points[winner] += self.price
        if self.points[winner] >= DECIDED:
            self.beaten = winner
        if self.detail == EVERYTHING:
            table.tell_trick(self, winner)
        self._clear_trick()
        self.last_trick = trick
        self.made += 1
        self.leader = winner
        if self.hands[winner] == 0:
            self._play_out(winner)
        else:
            self._ask_leader()

    def _ask_leader(self) -> None:
        """The leader plays on; once somebody has 17, everybody may stop the round first (smoking-cat.9, r8)."""
        if self.beaten >= 0 and self.early_end:
            self._ask(EVERYBODY)
            self.waits = BIT[self.leader]
        else:
            self._turn(self.leader)

    # -- early end ---------------------------------------------------------------------

    def _stop(self, seat: i64) -> None:
        """The round ends at once; only cards taken count (smoking-cat.9, r10)."""
        self.say("smoking-cat.9", "stops", seat, self.points[self.beaten])
        self._count(NO_SEAT)

    def _throw_in(self, seat: i64) -> None:
        """He takes every card still held or lying, and the last trick with them (smoking-cat.32, 33, r9)."""
        if self.detail == EVERYTHING:
            table.tell_throw(self, seat)
        for other in range(4):
            self.taken[seat] |= self.hands[other]
            self.points[seat] += points_of(self.hands[other])
        self.points[seat] += self.price
        for card in self.trick_cards():
            self.taken[seat] |= BIT[card]
        self._clear_trick()
        self._take_last_trick(seat)
        self._count(seat)

    def trick_cards(self) -> list[int]:
        """The cards lying in the trick, in the order played."""
        return [self.trick >> 6 * i & 63 for i in range(self.lying - 1, -1, -1)]

    def _take_last_trick(self, seat: i64) -> None:
        self.points[seat] += LAST_TRICK_POINTS
        self.say("smoking-cat.7", "takes-last-trick", seat, LAST_TRICK_POINTS)

    # -- count and letter ----------------------------------------------------------------

    def _play_out(self, winner: i64) -> None:
        self.say("smoking-cat.34", "cards-played-out")
        self._take_last_trick(winner)
        self._count(winner)

    def _count(self, last: i64) -> None:
        """Most points lose the round; ``last`` took the last trick, nobody after a stop (r10)."""
        queen: i64 = NO_SEAT
        for seat in range(4):
            if self.taken[seat] & BIT[QUEEN]:
                queen = seat
        loser = loser_of(self.points, queen, last)
        if self.detail == EVERYTHING:
            table.tell_count(self, loser, queen, last)
        self.finished += 1
        self._gather()
        self._forfeit(loser)

    def _gather(self) -> None:
        """The cards are gathered for the next deal: from now on nothing is hidden."""
        self.hands = BLANK[:4]
        self.passed = BLANK[:4]
        self.played = self.pack.all
        if self.may != self.waits:
            self._close(EVERYBODY)  # whoever might have stopped the round
        self.phase = DEAL
        self._await_chance()

    def _forfeit(self, loser: i64) -> None:
        """The loser writes a letter (smoking-cat.10) or buys drinks (smoking-cat.38), and deals (smoking-cat.17)."""
        self.account = altered(self.account, loser, self.account[loser] + 1)
        written = self.account[loser]
        self.dealer = loser
        if self.drinks:
            self.say("smoking-cat.38", "buys-drinks", loser, written)
        else:
            self.say("smoking-cat.10", "writes-letter", loser, written, self.letters[written - 1])
            if written == len(self.letters):
                self.lost = loser  # smoking-cat.11
                self.say("smoking-cat.11", "loses-game", loser)
        self.say("smoking-cat.36", "points-forgotten")
        if self.lost >= 0 or self.finished == self.deals_agreed:
            self._end_game()

    def _end_game(self) -> None:
        if self.lost < 0:
            self.say("smoking-cat.11", "rounds-played", NO_SEAT, self.finished)
        self.phase = OVER
        self.over = True

    # -- what a seat knows -----------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> SmokingCat:
        return SmokingCat(self.options, self.names, chance, self)._as_known_to(seat, chance)

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        if not isinstance(spent, SmokingCat):
            return self.redeal(seat, chance)
        spent.become(self, chance)
        return spent._as_known_to(seat, chance)

    def _as_known_to(self, seat: i64, chance: Chance) -> SmokingCat:
        if self.phase == PASSING:
            hidden.deal_anew(self, seat, chance)
        elif self.phase == TRICKS:
            hidden.share_anew(self, seat, chance)
        return self

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases ---------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [PASS, PLAY, STOP, THROW]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["trick", "last_trick"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """A set dealer spares the lots; ``phase play`` sets a position after the pass."""
        if self._arrange_dealer(setup):
            self.phase = DEAL
        position.arrange(self, setup)

    def begin_at(self, leader: i64) -> None:
        """Play is on, and this seat leads to the next trick: a position that a case has set."""
        self.phase = TRICKS
        self.deals += 1
        self.leader = leader
        self._ask_leader()

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        return {f"hand {self.names[s]}": [i for i in range(32) if self._gets(i) == s] for s in range(4)}
