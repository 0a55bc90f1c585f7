"""Loo: three cards, five with Pam, or Irish; strict conduct.

Read it beside the rule book: first dealer, single, deal, declaring, flushes, play, settling, the finish.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, count, nth
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import (
    NONE,
    NOTHING,
    PLAY,
    PLAYS,
    Choices,
    Move,
    Refusal,
    Verb,
    exactly,
    nth_subset,
    one_of,
    plays,
    some_of,
    subsets,
)
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.loo import hidden, position, table, telling
from parlour.games.loo.layout import (
    FIVE_CARD,
    FIXED_LOO,
    HANDS_LIE,
    REGULAR,
    SINGLE_LIES,
    THREE_CARD,
)
from parlour.games.loo.play import Play
from parlour.games.loo.ranks import (
    CLUBS,
    NO_CARD,
    NO_FLUSH_HELD,
    NO_PAM,
    best_flush,
    flush_value,
    pam_of,
)
from parlour.games.loo.refusals import why_not
from parlour.games.loo.words import (
    CIVIL_PLAY,
    CIVIL_PLAYS,
    DEAL,
    DEAL_ON,
    DECLARE,
    DECLARED,
    DECLARING,
    EXCHANGE,
    EXCHANGES,
    FIRST_DEALER,
    FLUSH,
    FLUSH_OR_NOT,
    FLUSHES,
    LEAVE,
    LEAVING,
    MAY_PLAY_MISS,
    MAY_STAND,
    MAY_TAKE_MISS,
    MAY_THROW_UP,
    NO_FLUSH,
    ONLY_NO_FLUSH,
    PHASES,
    PLAY_MISS,
    SAID_CIVIL,
    STAND,
    STAYING,
    TAKE_MISS,
    THROW_UP,
    TRICKS,
)
from parlour.mechanisms.dealing import turn_for_deal


class Loo(Play):
    """Whoever stands must win a trick; a trick is a third (or a fifth) of the pool."""

    def copy(self) -> Loo:
        return Loo(self.options, self.names, self.chance.copy(), self)

    # -- first dealer, and who deals next ---------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self._find_first_dealer()
        else:
            self._deal()

    def _find_first_dealer(self) -> None:
        """The first knave turned (loo.9, R2)."""
        self.dealer = turn_for_deal(self, self.pack.ranks.index("J"), "loo.9")
        self.first_dealer = self.dealer
        if self.detail == EVERYTHING:
            telling.tell_start(self)
        self.next_deal()

    # -- the deal ------------------------------------------------------------------------

    def _deal(self) -> None:
        self._clear_table()
        self.pay_in()
        self.deals += 1
        deck = self.sheet[:]
        if self.single:
            self.chance.shuffle(deck, self.hands_out + 1)
            self._deal_single(deck)
        else:
            self._deal_hands(deck)
            self._begin_declaring()

    def _deal_hands(self, deck: vec[i64]) -> None:
        """Hands and miss face down, and the next card is turned (loo.14, 50, 57)."""
        miss = self.miss_size()
        cards = self.hands_out * self.each + miss
        self.chance.shuffle(deck, -1 if self.changes() else cards + 1)
        self.miss_dealt = miss > 0
        self._bring_round(deck, cards, miss)
        self.lies = HANDS_LIE
        self.next_card = cards + 1
        if self.changes():
            self.deck = deck
        self.set_trumps(deck[cards])
        if self.detail == EVERYTHING:
            telling.tell_deal(self)

    def _bring_round(self, deck: vec[i64], cards: i64, miss: i64) -> None:
        hands = self.hands
        i: i64 = 0
        if self.dealing == REGULAR and miss:  # the usual way, without asking whose each card is
            k: i64 = 0
            n = self.hands_out
            while i < cards:
                hands[self.dealt[k] if k < n else self.seats] |= BIT[deck[i]]
                k = k + 1 if k < n else 0
                i += 1
            return
        while i < cards:
            hands[self.gets(i, miss)] |= BIT[deck[i]]
            i += 1

    def set_trumps(self, card: i64) -> None:
        self.turn_up = card
        self.trump = card >> 4
        self.pam = pam_of(self.pack, self.pam_played, self.trump) if self.pam_played else NO_CARD
        if self.pam == card:
            self.pam = NO_CARD  # loo.R6: turned up, he is out of play
        self.ranking = self.orders + self.trump + (self.pam_played * 4 if self.pam != NO_CARD else 0)
        ace = self.trump * 16 + self.ace
        self.key = BIT[ace - 1] if card == ace else BIT[ace]  # loo.24

    def _deal_single(self, deck: vec[i64]) -> None:
        """One card each against the card turned up; no choices (loo.10-12, R18)."""
        self.lies = SINGLE_LIES
        self.set_trumps(deck[0])
        best = deck[0]
        winner: i64 = NO_SEAT
        for i in range(self.hands_out):
            card = deck[1 + i]
            self.hands[self.dealt[i]] = BIT[card]
            if HIGHER[best] & BIT[card]:
                best = card
                winner = self.dealt[i]
        if self.detail == EVERYTHING:
            telling.tell_single(self)
        self._settle_single(winner)

    def _settle_single(self, winner: i64) -> None:
        stakes = self.ledger.balance[self.pool]
        if winner >= 0:
            self.take_pool(winner, "loo.11")
        else:
            self.say("loo.12", "none-higher")
        if not (self.last and self.release):  # loo.3
            loo = self.single_loo if self.loo_mode == FIXED_LOO else self.loo_for(stakes)  # loo.R11
            for i in range(self.hands_out):
                if self.dealt[i] != winner:
                    self.be_looed(self.dealt[i], loo, "loo.11" if winner >= 0 else "loo.12")
        self.end_deal()

    # -- declaring -----------------------------------------------------------------------

    def _begin_declaring(self) -> None:
        """Nobody has looked at a card yet; now each in turn does (loo.15)."""
        self.phase = DECLARE
        clause = self.all_stand_by()
        if clause:
            self._all_stand(clause)
        else:
            self._ask_to_declare()

    def all_stand_by(self) -> str:
        """The clause by which all with cards stand and nobody declares, or nothing."""
        if self.last and self.release:
            return "loo.3"
        return "loo.46" if self.club_law and self.trump == CLUBS and self.variant == THREE_CARD else ""

    def _all_stand(self, clause: str) -> None:
        self.say(clause, "all-stand")
        for i in range(self.hands_out):
            self.standing |= BIT[self.dealt[i]]
            self._look(self.dealt[i])
        self._end_declaring()

    def _ask_to_declare(self) -> None:
        seat = self.dealt[self.at]
        if self.standing == 0 and self.at == self.hands_out - 1:
            self._walk_over(seat)
            return
        self._look(seat)
        self._turn(seat)

    def _look(self, seat: i64) -> None:
        self.looked |= BIT[seat]
        if self.detail == EVERYTHING:
            telling.tell_look(self, seat)

    def _walk_over(self, seat: i64) -> None:
        """All others have thrown up: the last hand has the pool, whatever his cards (loo.19, R5)."""
        if self.variant == FIVE_CARD:
            self.standing = BIT[seat]
            self._look(seat)
            self._begin_flushes()
            return
        self.take_pool(seat, "loo.19" if self.variant == THREE_CARD else "loo.R5")
        self.end_deal()

    def declarations(self) -> i64:
        """What the seat that is asked may say, as a bit set, exchanges apart."""
        if self.changes():
            return MAY_STAND if self.club_law and self.trump == CLUBS else MAY_STAND | MAY_THROW_UP  # loo.R5
        if self.hands[self.seats] == 0:
            return MAY_STAND | MAY_THROW_UP
        if self.at == self.hands_out - 1 and self.standing & (self.standing - 1) == 0:
            return MAY_STAND | MAY_TAKE_MISS | MAY_PLAY_MISS  # loo.20
        return MAY_STAND | MAY_THROW_UP | MAY_TAKE_MISS

    def most_exchanged(self) -> i64:
        stock = self.stock()
        return stock if stock < self.each else self.each

    def _declare(self, seat: i64, verb: Verb) -> None:
        if verb is THROW_UP:
            self.thrown[seat] = self.hands[seat]
            self.hands[seat] = 0
        else:
            self.standing |= BIT[seat]
            if verb is not STAND:
                self._take_miss(seat, verb is PLAY_MISS)
        if self.detail == EVERYTHING:
            telling.tell_declaration(self, seat, verb)
        self._declared()

    def _declared(self) -> None:
        self.at += 1
        if self.at < self.hands_out:
            self._ask_to_declare()
        else:
            self._end_declaring()

    def _take_miss(self, seat: i64, for_pool: bool) -> None:
        self.thrown[seat] = self.hands[seat]
        self.hands[seat] = self.hands[self.seats]
        self.hands[self.seats] = 0
        self.miss_holder = seat
        if for_pool:
            self.for_pool = seat

    def _exchange(self, seat: i64, cards: i64) -> None:
        """Cards laid out face down, as many drawn from the top of the pack; he must now play (loo.51)."""
        drawn: i64 = 0
        for i in range(count(cards)):
            drawn |= BIT[self.deck[self.next_card + i]]
        self.next_card += count(cards)
        self.hands[seat] = self.hands[seat] & ~cards | drawn
        self.thrown[seat] = cards
        self.standing |= BIT[seat]
        self.exchanged |= BIT[seat]
        if self.detail == EVERYTHING:
            telling.tell_exchange(self, seat, cards, drawn)
        self._declared()

    def _end_declaring(self) -> None:
        if self.hands[self.seats]:
            if self.detail == EVERYTHING:
                telling.tell_miss_withdrawn(self)
            self.hands[self.seats] = 0  # loo.18
        if self.variant == FIVE_CARD:
            self._begin_flushes()
        else:
            self.begin_play()

    # -- flushes ------------------------------------------------------------------------------

    def _begin_flushes(self) -> None:
        """Every stander is asked from the elder on, whatever he holds, so that being asked tells nothing (loo.54)."""
        self.phase = FLUSHES
        self.at = -1
        self._ask_for_flush()

    def _ask_for_flush(self) -> None:
        self.at += 1
        while self.at < self.hands_out and self.standing & BIT[self.dealt[self.at]] == 0:
            self.at += 1
        if self.at < self.hands_out:
            self._turn(self.dealt[self.at])
        elif self.shown:
            self._settle_flushes()
        else:
            self.begin_play()

    def has_flush(self, seat: i64) -> bool:
        return flush_value(self.hands[seat], self.pam, self.trump) != NO_FLUSH_HELD

    def _answer_flush(self, seat: i64, claimed: bool) -> None:
        if claimed:
            self.shown |= BIT[seat]
        if self.detail == EVERYTHING:
            telling.tell_flush(self, seat, claimed)
        self._ask_for_flush()

    def _settle_flushes(self) -> None:
        """The best takes the pool and a loo from all who had cards, other flushes exempt (loo.54, 55, R23)."""
        values = vec[i64]([NO_FLUSH_HELD for _name in self.names])
        for i in range(self.hands_out):
            seat = self.dealt[i]
            if self.shown & BIT[seat]:
                values[i] = flush_value(self.hands[seat], self.pam, self.trump)
        winner = self.dealt[best_flush(values)]
        loo = self.loo_for(self.ledger.balance[self.pool])
        if self.shown & (self.shown - 1):
            self.say("loo.55", "best-flush", winner)
        self.take_pool(winner, "loo.54")
        if not (self.last and self.release):
            for i in range(self.hands_out):
                if self.shown & BIT[self.dealt[i]] == 0:
                    self.pay("loo.54", "pays-flush", self.dealt[i], winner, loo)
        self.end_deal()

    # -- who may do what ------------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.phase == TRICKS:
            return self._card_moves(seat)
        if self.phase == DECLARE:
            return self._declaring_moves(seat)
        if self.phase == FLUSHES:
            return FLUSH_OR_NOT if self.has_flush(seat) else ONLY_NO_FLUSH
        return STAYING

    def _card_moves(self, seat: i64) -> Choices:
        cards = self.playable(seat)
        if self.pam_played == NO_PAM:
            return plays(cards)
        found = Choices([one_of(CIVIL_PLAYS[0], cards)])
        ace = self.trump * 16 + self.ace
        if cards & BIT[ace] and self.may_be_civil(ace):
            found.add(exactly(SAID_CIVIL[ace]))
        return found

    def _declaring_moves(self, seat: i64) -> Choices:
        found = DECLARING[self.declarations()]
        if self.changes():
            found = Choices(found.each[:])
            found.add(some_of(EXCHANGES, self.hands[seat], 1, self.most_exchanged()))
        return found

    def allows(self, seat: i64, move: Move) -> bool:
        if self.waits & BIT[seat] == 0 or move.c != NONE:
            return False
        if self.phase == TRICKS:
            return self._allows_card(seat, move)
        verb = move.verb
        if self.phase == DECLARE and verb is EXCHANGE:
            return self._allows_exchange(seat, move)
        if move.a != NONE or move.b != NONE:
            return False
        if self.phase == DECLARE:
            return self.declarations() & bit_of(verb) != 0
        if self.phase == FLUSHES:
            return verb is NO_FLUSH or (verb is FLUSH and self.has_flush(seat))
        return self.phase == LEAVING and (verb is DEAL_ON or verb is LEAVE)

    def _allows_card(self, seat: i64, move: Move) -> bool:
        card = move.a
        if not 0 <= card < 63 or self.playable(seat) & BIT[card] == 0:
            return False
        if self.pam_played == NO_PAM:
            return move.verb is PLAY and move.b == NONE
        return move.verb is CIVIL_PLAY and (move.b == NONE or (move.b == 0 and self.may_be_civil(card)))

    def _allows_exchange(self, seat: i64, move: Move) -> bool:
        cards = move.a
        if not self.changes() or move.b != NONE or cards <= 0 or cards & ~self.hands[seat]:
            return False
        return count(cards) <= self.most_exchanged()

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase == TRICKS:
            cards = self.playable(seat)
            if self.pam_played == NO_PAM:
                return PLAYS[nth(cards, below(s, count(cards)))]
        elif self.phase == DECLARE:
            said = DECLARED[self.declarations()]
            n: i64 = len(said)
            if not self.changes():
                return said[below(s, n)]
            k = below(s, n + subsets(self.each, 1, self.most_exchanged()))
            return said[k] if k < n else Move(EXCHANGE, nth_subset(self.hands[seat], 1, k - n))
        choices = self.moves(seat)
        return choices[below(s, choices.size)]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if self.phase == TRICKS:
            self._play_card(seat, move.a, move.b != NONE)
        elif verb is EXCHANGE:
            self._exchange(seat, move.a)
        elif self.phase == DECLARE:
            self._declare(seat, verb)
        elif self.phase == FLUSHES:
            self._answer_flush(seat, verb is FLUSH)
        elif verb is LEAVE:
            self.leave(seat)
        else:
            self.prepare_deal()

    # -- what a seat knows, and cases ----------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> Loo:
        new = Loo(self.options, self.names, chance, self)
        if self.lies == HANDS_LIE:
            hidden.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    def verbs(self) -> list[Verb]:
        said = [DEAL_ON, LEAVE, STAND, THROW_UP, TAKE_MISS, PLAY_MISS, EXCHANGE, FLUSH, NO_FLUSH]
        return [*said, PLAY if self.pam_played == NO_PAM else CIVIL_PLAY]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["trick", "laid", "stock"] if self.changes() else ["trick", "laid"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        return position.deal_plan(self) if self.phase == DEAL else {}


def bit_of(verb: Verb) -> i64:
    """A declaration's bit."""
    if verb is STAND:
        return MAY_STAND
    if verb is THROW_UP:
        return MAY_THROW_UP
    if verb is TAKE_MISS:
        return MAY_TAKE_MISS
    return MAY_PLAY_MISS if verb is PLAY_MISS else 0
