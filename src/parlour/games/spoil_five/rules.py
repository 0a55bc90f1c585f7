"""Spoil Five: three tricks of five take the pool, or nobody has three and it is spoilt.

Read it beside the rule book: first dealer, stakes, deal, fiving, robbing, play, end of hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, count
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.core.moves import NONE, NOTHING, PLAY, PLAYS, Choices, Move, Refusal, Verb, one_of, plays
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.spoil_five import position, table
from parlour.games.spoil_five.ranks import ACE, KNAVE, ORDERS, RENEGING
from parlour.games.spoil_five.refusals import why_not
from parlour.games.spoil_five.state import EACH, FIFTY_TWO, Table
from parlour.games.spoil_five.words import (
    AGREE,
    ANSWER,
    ANSWERS,
    ASKS,
    DEAL,
    DEALER_ROBS,
    FIRST_DEALER,
    FIVE,
    FIVING,
    JINK,
    JINKS,
    KEEP,
    LEAVING,
    NO_ROB,
    OVER,
    PHASES,
    PLAY_ON,
    REFUSE,
    ROB,
    ROBBING,
    TAKE_POOL,
    TRICKS,
)
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out
from parlour.mechanisms.tricks import beats, follow_or_trump, shown_off_suit


class SpoilFive(Table):
    """The course of a game, hand after hand."""

    def copy(self) -> SpoilFive:
        return SpoilFive(self.options, self.names, self.chance.copy(), self)

    # -- first dealer, stakes and deal ---------------------------------------------

    def _go_on(self) -> None:
        if self.phase == FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "spoil-five.11")
            self.phase = DEAL
        else:
            self._deal()

    def _pay_in(self) -> None:
        """Full stakes into a new pool, less after a spoil; the dealer pays besides (spoil-five.6, 8, 9, R4)."""
        each = self.stake if self.fresh else 0 if self.target else self.spoil_stake
        if each:
            clause, message = ("spoil-five.6", "stake") if self.fresh else ("spoil-five.8", "spoil-stake")
            for seat in range(self.seats):
                self.pay(clause, message, seat, self.pool, each)
        if self.dealer_stake:
            self.pay("spoil-five.9", "dealer-stake", self.dealer, self.pool, self.dealer_stake)

    def _deal(self) -> None:
        """Three cards each from elder, then two; the next is turned (spoil-five.12)."""
        turn = EACH * self.seats
        deck = FIFTY_TWO[:]
        self.chance.shuffle(deck, -1 if self.fiving else turn + 1)
        self._pay_in()
        self.clear_hand()
        self.deals += 1
        hands = self.hands
        stock = self.pack.all
        seat = self.dealer
        three: i64 = 0
        two = 3 * self.seats
        while two < turn:
            seat = self.left(seat)
            hand = BIT[deck[three]] | BIT[deck[three + 1]] | BIT[deck[three + 2]] | BIT[deck[two]] | BIT[deck[two + 1]]
            hands[seat] = hand
            stock ^= hand
            three += 3
            two += 2
        self.stock = stock
        self.next_card = turn
        if self.fiving:
            self.deck = deck
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        self._turn_up(deck[turn])
        if self.fiving:
            self.phase = FIVING
            self._turn(self.elder())
        else:
            self.open_play()

    def _turn_up(self, card: i64) -> None:
        """Its suit is trumps for the whole hand (spoil-five.12, 25)."""
        self.next_card += 1
        self.stock &= ~BIT[card]
        self.set_trumps(card)
        if self.detail == EVERYTHING:
            table.tell_turn_up(self)

    def set_trumps(self, card: i64) -> None:
        self.shown |= BIT[card]
        self.turn_up = card
        self.trump = card >> 4
        self.ranking = self.first_order + self.trump

    # -- fiving ---------------------------------------------------------------------------

    def _change_trumps(self) -> None:
        """Cards are turned until the suit changes; those passed over are out of play (spoil-five.32)."""
        first = self.turn_up
        while self.trump == first >> 4 and self.stock:
            self.passed |= BIT[self.turn_up]
            if self.detail == EVERYTHING:
                table.tell_set_aside(self)
            self._turn_up(self.deck[self.next_card])
        if self.trump == first >> 4:
            self._keep_first_turn_up(first)

    def _keep_first_turn_up(self, first: i64) -> None:
        """The pack had no other suit (spoil-five.R22)."""
        self.passed |= BIT[self.turn_up]
        if self.detail == EVERYTHING:
            table.tell_set_aside(self)
        self.passed ^= BIT[first]
        self.set_trumps(first)
        if self.detail == EVERYTHING:
            table.tell_return(self)

    # -- robbing ------------------------------------------------------------------------------

    def open_play(self) -> None:
        """An ace turned may be the dealer's; else the ace of trumps robs the turn-up (spoil-five.13, R6, R16)."""
        if self.robbing and self.turn_up & 15 == ACE:
            self.phase = DEALER_ROBS  # spoil-five.24: elder gives him time
            self._turn(self.dealer)
            return
        if self.robbing:
            self.ace = BIT[self.trump * 16 + ACE]
        self.begin_play(self.elder())

    def begin_play(self, leader: i64) -> None:
        self.phase = TRICKS
        self.leader = leader
        self._turn(leader)

    def _rob(self, seat: i64, card: i64) -> None:
        """A card goes out face down, never to be shown (spoil-five.24, 26)."""
        self.robber = seat
        self.laid = BIT[card]
        self.hands[seat] ^= BIT[card]
        if self.detail == EVERYTHING:
            table.tell_laying(self, seat, card)
        if self.phase == DEALER_ROBS:
            self.begin_play(self.elder())
            return
        self.shown |= self.ace  # who robs holds it
        self.ace = 0
        self._take_turn_up(seat)
        self._turn(seat)

    def _take_turn_up(self, seat: i64) -> None:
        self.hands[seat] |= BIT[self.turn_up]
        self.turn_taken = True
        if self.detail == EVERYTHING:
            table.tell_robbing(self, seat)

    # -- who may do what -------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        hand = self.hands[seat]
        if phase == TRICKS:
            if hand & self.ace == 0:
                return plays(self.playable(seat))
            robs = one_of(ROBBING, hand ^ self.ace)  # spoil-five.R6
            return Choices([robs] if self.compulsory else [robs, plays(self.playable(seat)).each[0]])
        if phase == DEALER_ROBS:
            return Choices([one_of(ROBBING, hand), LEAVING])
        if phase == FIVING:
            return ASKS
        return ANSWERS if phase == ANSWER else JINKS

    def allows(self, seat: i64, move: Move) -> bool:
        if move.verb is not PLAY:
            return self.moves(seat).allow(move)
        card = move.a
        return (
            self.phase == TRICKS
            and self.waits & BIT[seat] != 0
            and 0 <= card < 63
            and move.b == NONE
            and move.c == NONE
            and self.playable(seat) & BIT[card] != 0
            and not (self.compulsory and self.hands[seat] & self.ace)
        )

    def pick(self, seat: i64, s: i64) -> Move:
        if self.phase != TRICKS or self.hands[seat] & self.ace:
            choices = self.moves(seat)
            return choices[below(s, choices.size)]
        hand = self.playable(seat)
        k = below(s, count(hand))
        while k:
            hand &= hand - 1
            k -= 1
        return PLAYS[CARD_OF[(hand & -hand) % 67]]

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return why_not(self, seat, move)

    def playable(self, seat: i64) -> i64:
        """Any card to lead (spoil-five.17); else follow or trump, the best trumps reneging (spoil-five.18-20, 29)."""
        if self.led < 0:
            return self.hands[seat]
        return follow_or_trump(self.hands[seat], self.led, ORDERS[self.ranking], RENEGING[self.ranking])

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            self._play_card(seat, move.a)
        elif verb is ROB:
            self._rob(seat, move.a)
        elif verb is NO_ROB:
            self.say("spoil-five.R5", "leaves-ace", seat)
            self.begin_play(self.elder())
        elif verb is FIVE:
            self.say("spoil-five.32", "asks-for-five", seat)
            self.phase = ANSWER
            self._turn(self.dealer)
        elif verb is KEEP or verb is REFUSE:
            self.say("spoil-five.32", "keeps-trumps" if verb is KEEP else "refuses-five", seat)
            self.open_play()
        elif verb is AGREE:
            self.say("spoil-five.32", "agrees-to-five", seat)
            self._change_trumps()
            self.open_play()
        elif verb is TAKE_POOL:
            self._win_pool(seat, "spoil-five.7")
        else:
            self._play_on(seat)

    # -- play --------------------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        if self.detail == EVERYTHING:
            table.tell_card(self, seat, card)
        bit = BIT[card]
        self.hands[seat] ^= bit
        self.played |= bit
        if self.ace and self.compulsory:
            self.lacks[seat] |= self.ace  # he would have had to rob
        order = ORDERS[self.ranking]
        if self.lying == 0:
            self.led = card
            self.best = card
            self.best_seat = seat
        elif beats(card, self.best, order):
            self.best = card
            self.best_seat = seat
        else:
            self.lacks[seat] |= shown_off_suit(self.led, order, RENEGING[self.ranking], card)
        self.trick = self.trick * 64 + card
        self.lying += 1
        if self.lying == self.seats:
            self._end_trick()
            return
        seat = self.left(seat)
        if seat == self.robber and not self.turn_taken:
            self._take_turn_up(seat)  # spoil-five.24, R15
        self._turn(seat)

    def _end_trick(self) -> None:
        """Highest trump, else highest of the suit led, wins and leads (spoil-five.21)."""
        winner = self.best_seat
        if self.detail == EVERYTHING:
            table.tell_trick(self, winner)
        self.clear_trick()
        self.ace = 0  # spoil-five.26: the chance is gone with the first card
        self.award(winner)

    def award(self, winner: i64) -> None:
        """A trick is won: the hand ends with it, or its winner leads (spoil-five.22)."""
        side = self.side[winner]
        self.tricks[winner] += 1
        self.won[side] += 1
        self.made += 1
        self.leader = winner
        if self.target:
            self._score_trick(winner, side)
        elif self.jinker >= 0:
            self._jink_goes_on(winner, side)
        elif self.won[side] == self.need:
            self._enough_tricks(winner)
        elif self.made == EACH:
            self._spoil()
        else:
            self._turn(winner)

    # -- end of hand ----------------------------------------------------------------------------------

    def _enough_tricks(self, winner: i64) -> None:
        """Three tricks take the pool, or two by agreement (spoil-five.7, 31, R19)."""
        if self.need == 2:
            self._win_pool(winner, "spoil-five.31")
        elif self.jinking and self.made == 3:
            self.phase = JINK  # spoil-five.33, R7
            self._turn(winner)
        else:
            self._win_pool(winner, "spoil-five.7")

    def _win_pool(self, winner: i64, clause: str) -> None:
        """Partners share it; what is over goes to whoever won the deciding trick (spoil-five.R18, R24)."""
        side = self.side[winner]
        share, odd = divmod(self.ledger.balance[self.pool], int(self.seats // self.sides))
        for seat in range(self.seats):
            due = share + (odd if seat == winner else 0)
            if self.side[seat] == side and due:
                self.pay(clause, "takes-pool", self.pool, seat, due)
        self.fresh = True
        self._end_hand(True)

    def _spoil(self) -> None:
        """Nobody has enough: the pool stays for the next hand (spoil-five.8)."""
        self.say("spoil-five.8", "spoilt", NO_SEAT, self.ledger.balance[self.pool])
        self.fresh = False
        self._end_hand(False)

    def _play_on(self, seat: i64) -> None:
        self.say("spoil-five.33", "plays-on", seat)
        self.jinker = seat
        self.phase = TRICKS
        self._turn(seat)

    def _jink_goes_on(self, winner: i64, side: i64) -> None:
        """All five, and everybody else pays his stake again; a trick lost loses the pool (spoil-five.33, R7)."""
        if side != self.side[self.jinker]:
            self.say("spoil-five.33", "jink-fails", self.jinker)
            self._spoil()
        elif self.made < EACH:
            self._turn(winner)
        else:
            for seat in range(self.seats):
                if self.side[seat] != side:
                    self.pay("spoil-five.33", "pays-jink", seat, self.pool, self.stake)
            self._win_pool(winner, "spoil-five.33")

    def _score_trick(self, winner: i64, side: i64) -> None:
        """Five points a trick; the target, or all five tricks, win the game and the pool (spoil-five.34)."""
        self.points[side] += 5
        self.say("spoil-five.34", "scores", winner, self.points[side])
        if self.points[side] >= self.target or self.won[side] == EACH:
            self.say("spoil-five.34", "wins-game", winner, self.points[side])
            self._win_pool(winner, "spoil-five.34")
        elif self.made == EACH:
            self.fresh = False  # spoil-five.R4: but nobody pays again
            self._end_hand(False)
        else:
            self._turn(winner)

    def _end_hand(self, won: bool) -> None:
        self.say("spoil-five.22", "hand-over", NO_SEAT, self.made)
        self.gather()
        self.finished += 1
        self._await_chance()
        if self.finished == self.deals_agreed or (won and self.deals_agreed == 0):
            self._end_game(won)
            return
        self.dealer = self.left(self.dealer)  # spoil-five.R3
        self.phase = DEAL
        if won:
            self._forget_points()

    def _forget_points(self) -> None:
        for side in range(self.sides):
            self.points[side] = 0

    def _end_game(self, won: bool) -> None:
        """An unwon pool is divided among all (spoil-five.R8); a game of points broken off is forgotten (R23)."""
        clause = "spoil-five.R8"
        if self.target and won:
            clause = "spoil-five.34"
        elif self.target:
            clause = "spoil-five.R23"
            self._forget_points()
        self.say(clause, "deals-done", NO_SEAT, self.finished)
        share_out(self, self.pool, ALL_SEATS[self.seats], clause, "shares-pool")
        self.phase = OVER
        self.over = True

    @property
    def score(self) -> list[int]:
        """Points of the seat, or of its side."""
        return [self.points[self.side[seat]] for seat in range(self.seats)]

    # -- what a seat knows -------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> SpoilFive:
        new = SpoilFive(self.options, self.names, chance, self)
        if self.trump >= 0:
            table.deal_anew(new, seat, chance)
        return new

    def _lay_out(self, view: View, seat: i64) -> None:
        table.lay_out(self, view, seat)

    # -- cases -----------------------------------------------------------------------------------------------

    def verbs(self) -> list[Verb]:
        return [FIVE, KEEP, AGREE, REFUSE, ROB, NO_ROB, PLAY, TAKE_POOL, PLAY_ON]

    def phases(self) -> list[str]:
        return PHASES

    def words(self) -> list[str]:
        return super().words() + table.WORDS

    def ordered(self) -> list[str]:
        return ["trick", "stock"] if self.fiving else ["trick"]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        if word in table.WORDS:
            return table.read(self, word, seat)
        return super().read(word, seat, part)

    def arrange(self, setup: Setup) -> None:
        """A set dealer spares the turning for deal; ``phase play`` sets a position after the first trick."""
        if self._arrange_dealer(setup):
            self.phase = DEAL
        position.arrange(self, setup)

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != DEAL:
            return {}
        turn = EACH * self.seats
        plan: dict[str, list[int]] = {"turn": [turn], "stock": list(range(turn + 1, len(FIFTY_TWO)))}
        for k in range(self.seats):
            three, two = 3 * k, 3 * self.seats + 2 * k
            name = self.names[(self.dealer + 1 + k) % self.seats]
            plan[f"hand {name}"] = [*range(three, three + 3), *range(two, two + 2)]
        return plan
