"""Spoil Five: three tricks of five take the pool, or nobody has three and it is spoilt.

Read it beside the rule book: first dealer, stakes, deal, fiving, robbing, play, end of hand.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, altered, rank, suit
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, UNSAID
from parlour.core.moves import NOTHING, PLAY, Choices, Move, one_of, plays
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.spoil_five import events, words
from parlour.games.spoil_five.redeal import deal_anew
from parlour.games.spoil_five.rules.ranks import ACE, KNAVE, ORDERS, RENEGING
from parlour.games.spoil_five.setup import FIVING_VOCABULARY, VOCABULARY
from parlour.games.spoil_five.state import EACH, SpoilFiveDeal, SpoilFiveState
from parlour.games.spoil_five.view import advice, lay_out
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out
from parlour.mechanisms.trick_deal import end_trick, lead, reply
from parlour.mechanisms.tricks import follow_or_trump, shown_off_suit


class SpoilFive(SpoilFiveState):
    """The course of a game, hand after hand."""

    # -- first dealer, stakes and deal ---------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.FIRST_DEALER:
            self.dealer = turn_for_deal(self, KNAVE, "spoil-five.11")
            self.phase = words.DEAL
        else:
            self._deal()

    def _pay_in(self) -> None:
        """Full stakes into a new pool, less after a spoil; the dealer pays besides (spoil-five.6, 8, 9, R4)."""
        each = self.agreed.stake if self.fresh else 0 if self.agreed.target else self.agreed.spoil_stake
        if each:
            clause, message = ("spoil-five.6", "stake") if self.fresh else ("spoil-five.8", "spoil-stake")
            for seat in range(self.seats):
                self.pay(clause, message, seat, self.seats, each)
        if self.agreed.dealer_stake:
            self.pay("spoil-five.9", "dealer-stake", self.dealer, self.seats, self.agreed.dealer_stake)

    def _deal(self) -> None:
        """Three cards each from elder, then two; the next is turned (spoil-five.12)."""
        turn = EACH * self.seats
        deck = self.pack.sheet[:]
        self.chance.shuffle(deck, self._settled(turn))
        self._pay_in()
        deal = SpoilFiveDeal(self.seats)
        self.deal = deal
        self.deals += 1
        stock = self.pack.all
        seat = self.dealer
        three: i64 = 0
        two = 3 * self.seats
        while two < turn:
            seat = self.left(seat)
            hand = BIT[deck[three]] | BIT[deck[three + 1]] | BIT[deck[three + 2]] | BIT[deck[two]] | BIT[deck[two + 1]]
            deal.hands[seat] = hand
            stock ^= hand
            three += 3
            two += 2
        deal.stock = stock
        deal.next_card = turn
        if self.agreed.fiving:
            deal.deck = deck
        self._show_deal(deck)
        if self.agreed.fiving:
            self.phase = words.FIVING
            self._turn(self.elder())
        else:
            self.open_play()

    def _settled(self, turn: i64) -> int:
        """So many places of the pack must be settled: all where more may be turned, else those up to the turn-up."""
        return -1 if self.agreed.fiving else int(turn) + 1

    def _show_deal(self, deck: vec[i64]) -> None:
        """All take up their cards, and the next is turned."""
        events.dealt(self)
        self._turn_up(deck[EACH * self.seats])

    def _turn_up(self, card: i64) -> None:
        """Its suit is trumps for the whole hand (spoil-five.12, 25)."""
        self.deal.next_card += 1
        self.deal.stock &= ~BIT[card]
        self.set_trumps(card)
        events.turned_up(self)

    def set_trumps(self, card: i64) -> None:
        deal = self.deal
        deal.shown |= BIT[card]
        deal.turn_up = card
        deal.trump = suit(card)
        deal.ranking = self.agreed.first_order + deal.trump

    # -- fiving ---------------------------------------------------------------------------

    def _change_trumps(self) -> None:
        """Cards are turned until the suit changes; those passed over are out of play (spoil-five.32)."""
        deal = self.deal
        first = deal.turn_up
        while deal.trump == suit(first) and deal.stock:
            self._set_turn_up_aside()
            self._turn_up(deal.deck[deal.next_card])
        if deal.trump == suit(first):
            self._keep_first_turn_up(first)

    def _set_turn_up_aside(self) -> None:
        self.deal.passed |= BIT[self.deal.turn_up]
        events.set_aside(self)

    def _keep_first_turn_up(self, first: i64) -> None:
        """The pack had no other suit (spoil-five.R22)."""
        self._set_turn_up_aside()
        self.deal.passed ^= BIT[first]
        self.set_trumps(first)
        events.turn_up_stays(self)

    # -- robbing ------------------------------------------------------------------------------

    def open_play(self) -> None:
        """An ace turned may be the dealer's; else the ace of trumps robs the turn-up (spoil-five.13, R6, R16)."""
        if self.agreed.robbing and rank(self.deal.turn_up) == ACE:
            self.phase = words.DEALER_ROBS  # spoil-five.24: elder gives him time
            self._turn(self.dealer)
            return
        if self.agreed.robbing:
            self.deal.ace = BIT[self.deal.trump * 16 + ACE]
        self.begin_play(self.elder())

    def begin_play(self, leader: i64) -> None:
        self.phase = words.TRICKS
        self.deal.leader = leader
        self._turn(leader)

    def _rob(self, seat: i64, card: i64) -> None:
        """A card goes out face down, never to be shown (spoil-five.24, 26)."""
        self.deal.robber = seat
        self.deal.laid = BIT[card]
        self.deal.hands[seat] ^= BIT[card]
        events.laid_out(self, seat, card)
        if self.phase == words.DEALER_ROBS:
            self.begin_play(self.elder())
            return
        self.deal.shown |= self.deal.ace  # who robs holds it
        self.deal.ace = 0
        self._take_turn_up(seat)
        self._turn(seat)

    def _take_turn_up(self, seat: i64) -> None:
        self.deal.hands[seat] |= BIT[self.deal.turn_up]
        self.deal.turn_taken = True
        events.robbed(self, seat)

    # -- who may do what -------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.may & BIT[seat] == 0:
            return NOTHING
        phase = self.phase
        hand = self.deal.hands[seat]
        if phase == words.TRICKS:
            if hand & self.deal.ace == 0:
                return plays(self.playable(seat))
            robs = one_of(words.ROBBING, hand ^ self.deal.ace)  # spoil-five.R6
            return Choices([robs] if self.agreed.compulsory else [robs, plays(self.playable(seat)).each[0]])
        if phase == words.DEALER_ROBS:
            return Choices([one_of(words.ROBBING, hand), words.LEAVING])
        if phase == words.FIVING:
            return words.ASKS
        return words.ANSWERS if phase == words.ANSWER else words.JINKS

    def open_plays(self, seat: i64) -> i64:
        if self.phase != words.TRICKS or self.waits & BIT[seat] == 0 or self.deal.hands[seat] & self.deal.ace:
            return UNSAID
        return self.playable(seat)

    def playable(self, seat: i64) -> i64:
        """Any card to lead (spoil-five.17); else follow or trump, the best trumps reneging (spoil-five.18-20, 29)."""
        deal = self.deal
        if deal.led < 0:
            return deal.hands[seat]
        return follow_or_trump(deal.hands[seat], deal.led, ORDERS[deal.ranking], RENEGING[deal.ranking])

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is PLAY:
            self._play_card(seat, move.a)
        elif verb is words.ROB:
            self._rob(seat, move.a)
        elif verb is words.NO_ROB:
            self.say("spoil-five.R5", "leaves-ace", seat)
            self.begin_play(self.elder())
        elif verb is words.FIVE:
            self.say("spoil-five.32", "asks-for-five", seat)
            self.phase = words.ANSWER
            self._turn(self.dealer)
        elif verb is words.KEEP or verb is words.REFUSE:
            self.say("spoil-five.32", "keeps-trumps" if verb is words.KEEP else "refuses-five", seat)
            self.open_play()
        elif verb is words.AGREE:
            self.say("spoil-five.32", "agrees-to-five", seat)
            self._change_trumps()
            self.open_play()
        elif verb is words.TAKE_POOL:
            self._win_pool(seat, "spoil-five.7")
        else:
            self._play_on(seat)

    # -- play --------------------------------------------------------------------------------------

    def _play_card(self, seat: i64, card: i64) -> None:
        deal = self.deal
        if deal.ace and self.agreed.compulsory:
            deal.lacks[seat] |= deal.ace  # he would have had to rob
        if deal.led < 0:
            lead(deal, seat, card)
            events.led(self, seat, card)
        else:
            order = ORDERS[deal.ranking]
            reply(deal, seat, card, order, shown_off_suit(deal.led, order, RENEGING[deal.ranking], card))
            events.replied(self, seat, card)
        following = self.left(seat)
        if following == deal.leader:
            self._end_trick()
            return
        if following == deal.robber and not deal.turn_taken:
            self._take_turn_up(following)  # spoil-five.24, R15
        self._turn(following)

    def _end_trick(self) -> None:
        """Highest trump, else highest of the suit led, wins and leads (spoil-five.21)."""
        deal = self.deal
        events.took_trick(self, deal.winner)
        deal.ace = 0  # spoil-five.26: the chance is gone with the first card
        self.award(deal.winner)

    def award(self, winner: i64) -> None:
        """A trick is won: the hand ends with it, or its winner leads (spoil-five.22)."""
        deal = self.deal
        deal.winner = winner
        end_trick(deal)
        deal.leader = winner
        side = self.agreed.side[winner]
        if self.agreed.target:
            self._score_trick(winner, side)
        elif deal.jinker >= 0:
            self._jink_goes_on(winner, side)
        elif self.won(side) == self.agreed.need:
            self._enough_tricks(winner)
        elif deal.tricks_made == EACH:
            self._spoil()
        else:
            self._turn(winner)

    # -- end of hand ----------------------------------------------------------------------------------

    def _enough_tricks(self, winner: i64) -> None:
        """Three tricks take the pool, or two by agreement (spoil-five.7, 31, R19)."""
        if self.agreed.need == 2:
            self._win_pool(winner, "spoil-five.31")
        elif self.agreed.jinking and self.deal.tricks_made == 3:
            self.phase = words.JINK  # spoil-five.33, R7
            self._turn(winner)
        else:
            self._win_pool(winner, "spoil-five.7")

    def _win_pool(self, winner: i64, clause: str) -> None:
        """Partners share it; what is over goes to whoever won the deciding trick (spoil-five.R18, R24)."""
        side = self.agreed.side[winner]
        share, odd = divmod(self.pool(), int(self.seats // self.agreed.sides))
        for seat in range(self.seats):
            due = share + (odd if seat == winner else 0)
            if self.agreed.side[seat] == side and due:
                self.pay(clause, "takes-pool", self.seats, seat, due)
        self.fresh = True
        self._end_hand(True)

    def _spoil(self) -> None:
        """Nobody has enough: the pool stays for the next hand (spoil-five.8)."""
        self.say("spoil-five.8", "spoilt", NO_SEAT, self.pool())
        self.fresh = False
        self._end_hand(False)

    def _play_on(self, seat: i64) -> None:
        self.say("spoil-five.33", "plays-on", seat)
        self.deal.jinker = seat
        self.phase = words.TRICKS
        self._turn(seat)

    def _jink_goes_on(self, winner: i64, side: i64) -> None:
        """All five, and everybody else pays his stake again; a trick lost loses the pool (spoil-five.33, R7)."""
        if side != self.agreed.side[self.deal.jinker]:
            self.say("spoil-five.33", "jink-fails", self.deal.jinker)
            self._spoil()
        elif self.deal.tricks_made < EACH:
            self._turn(winner)
        else:
            self._pay_jink(side)
            self._win_pool(winner, "spoil-five.33")

    def _pay_jink(self, side: i64) -> None:
        for seat in range(self.seats):
            if self.agreed.side[seat] != side:
                self.pay("spoil-five.33", "pays-jink", seat, self.seats, self.agreed.stake)

    def _score_trick(self, winner: i64, side: i64) -> None:
        """Five points a trick; the target, or all five tricks, win the game and the pool (spoil-five.34)."""
        self.points = altered(self.points, side, self.points[side] + 5)
        self.say("spoil-five.34", "scores", winner, self.points[side])
        if self.points[side] >= self.agreed.target or self.won(side) == EACH:
            self.say("spoil-five.34", "wins-game", winner, self.points[side])
            self._win_pool(winner, "spoil-five.34")
        elif self.deal.tricks_made == EACH:
            self.fresh = False  # spoil-five.R4: but nobody pays again
            self._end_hand(False)
        else:
            self._turn(winner)

    def _end_hand(self, won: bool) -> None:
        self.say("spoil-five.22", "hand-over", NO_SEAT, self.deal.tricks_made)
        self.deal.gather()
        self.finished += 1
        self._await_chance()
        if self.finished == self.agreed.deals or (won and self.agreed.deals == 0):
            self._end_game(won)
            return
        self.dealer = self.left(self.dealer)  # spoil-five.R3
        self.phase = words.DEAL
        if won:
            self._forget_points()

    def _forget_points(self) -> None:
        self.points = BLANK[: self.agreed.sides]

    def _end_game(self, won: bool) -> None:
        """An unwon pool is divided among all (spoil-five.R8); a game of points broken off is forgotten (R23)."""
        clause = "spoil-five.R8"
        if self.agreed.target and won:
            clause = "spoil-five.34"
        elif self.agreed.target:
            clause = "spoil-five.R23"
            self._forget_points()
        self.say(clause, "deals-done", NO_SEAT, self.finished)
        share_out(self, self.seats, ALL_SEATS[self.seats], clause, "shares-pool")
        self._game_over(words.OVER)

    # -- what a seat knows -------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> SpoilFive:
        new = SpoilFive(self.options, self.names, chance, self)
        if self.deal.trump >= 0:
            deal_anew(new, seat, chance)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return advice(self, seat)

    # -- cases -----------------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return FIVING_VOCABULARY if self.agreed.fiving else VOCABULARY

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        turn = EACH * self.seats
        plan: dict[str, list[int]] = {"turn": [turn], "stock": list(range(turn + 1, len(self.pack.sheet)))}
        for k in range(self.seats):
            three, two = 3 * k, 3 * self.seats + 2 * k
            name = self.names[(self.dealer + 1 + k) % self.seats]
            plan[f"hand {name}"] = [*range(three, three + 3), *range(two, two + 2)]
        return plan
