"""My Bird Sings: the same in strict and in table conduct, for the game knows no offence.

Read it beside the rule book: pool and deal, opening window, circuit, exchange, win; then the whole pack.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.cards import BIT, count, lowest, nth, suit, vec_of
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.moves import NOTHING, Choices, Move, between, exactly, one_of
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.my_bird_sings import entries, events, words
from parlour.games.my_bird_sings.redeal.anew import deal_anew
from parlour.games.my_bird_sings.redeal.anyhow import lay_anyhow
from parlour.games.my_bird_sings.rules.singing import nth_singing, singing_sets, sings
from parlour.games.my_bird_sings.setup import VOCABULARY
from parlour.games.my_bird_sings.state import NO_CARDS, WAITED, BirdDeal, BirdState
from parlour.games.my_bird_sings.view import lay_out
from parlour.mechanisms.dealing import turn_for_deal
from parlour.mechanisms.pools import share_out


class MyBirdSings(BirdState):
    """Two to thirteen seats, each for himself."""

    # -- first dealer, pool and deal ---------------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.FIRST_DEALER:
            self.dealer = turn_for_deal(self, self.pack.ranks.index("J"), "my-bird-sings.R1")
            self.phase = words.DEAL
        elif self.phase == words.OFFERED:
            self._hold_up()
        else:
            self._deal()

    def _deal(self) -> None:
        """So many cards to each, singly from the dealer's left; the rest is the stock (my-bird-sings.3)."""
        deck = self.pack.sheet[:]
        self.chance.shuffle(deck)
        self.deals += 1
        for each in range(self.seats):
            self.pay("my-bird-sings.2", "pays-in", each, self.seats, self.stake(each))
        deal = self.deal
        hands = deal.hands
        seat = self.dealer
        dealt = self.seats * self.agreed.size
        i: i64 = 0
        while i < dealt:
            seat = self.left(seat)
            hands[seat] |= BIT[deck[i]]
            i += 1
        deal.stock = deck[dealt:]
        deal.keep_base()
        events.dealt(self)
        self._open()

    # -- the opening window ------------------------------------------------------------------------

    def _open(self) -> None:
        """All answer at once; with the whole pack in turn, once round (my-bird-sings.R2)."""
        self.phase = words.OPENING
        self.deal.leader = self.left(self.dealer)
        if self.agreed.whole_pack:
            self._turn_to(self.deal.leader)
        else:
            self._ask(ALL_SEATS[self.seats])

    def _answer(self, seat: i64, cards: i64) -> None:
        """Nobody learns it before all have answered."""
        self.deal.answers[seat] = cards
        self.waits ^= BIT[seat]
        self.may = self.waits
        self.say("my-bird-sings.R2", "has-answered", seat)
        if self.waits == 0:
            self._close_window()

    def _close_window(self) -> None:
        """Of several callers the first from the dealer's left wins (my-bird-sings.R2)."""
        answers = self.deal.answers
        winner: i64 = NO_SEAT
        seat = self.deal.leader
        for _i in range(self.seats):
            if answers[seat] != WAITED:
                if winner < 0:
                    winner = seat
                events.sang(self, seat, answers[seat])
            seat = self.left(seat)
        if winner < 0:
            self._begin_circuits()
        else:
            self._win(winner)

    def _wait(self, seat: i64) -> None:
        if not self.agreed.whole_pack:
            self._answer(seat, WAITED)
            return
        self.say("my-bird-sings.18", "waits", seat)
        if seat == self.dealer:
            self._begin_circuits()
        else:
            self._turn_to(self.left(seat))

    def _begin_circuits(self) -> None:
        """The player on the dealer's left begins (my-bird-sings.8)."""
        self.phase = words.TURN
        self.say("my-bird-sings.8", "begins", self.deal.leader)
        self._turn_to(self.deal.leader)

    def _turn_to(self, seat: i64) -> None:
        deal = self.deal
        deal.player = seat
        deal.exchanged = False
        self._turn(seat)

    # -- who may do what ---------------------------------------------------------------------------

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.phase == words.PICKING_OUT:
            return Choices([between(words.PICKING, 1, len(self.deal.row))])
        hand = self.deal.hands[seat]
        sets = singing_sets(hand, self.agreed.size, self.agreed.flush_only)
        found = Choices([exactly(self._calling(hand, i)) for i in range(sets)])
        if self.phase == words.OPENING:
            found.add(words.WAITING)
            return found
        if self.may_exchange():
            found.add(one_of(words.EXCHANGING, hand))
        found.add(words.OFFERING if self.agreed.drawing else one_of(words.THROWING, hand))
        return found

    def _calling(self, hand: i64, index: i64) -> Move:
        return Move(words.CALL, nth_singing(hand, self.agreed.size, self.agreed.flush_only, index))

    def allows(self, seat: i64, move: Move) -> bool:
        """What is mostly asked for needs no list of all that may be done."""
        verb = move.verb
        if verb is not words.THROW and verb is not words.WAIT and verb is not words.CALL:
            return super().allows(seat, move)
        if self.waits & BIT[seat] == 0 or move.overfull():
            return False
        if verb is words.CALL:
            return self.phase != words.PICKING_OUT and self._may_call(self.deal.hands[seat], move.a)
        if verb is words.WAIT:
            return self.phase == words.OPENING
        card = move.a
        if self.phase != words.TURN or self.agreed.drawing or card < 0 or card >= 63:
            return False
        return self.deal.hands[seat] & BIT[card] != 0

    def _may_call(self, hand: i64, cards: i64) -> bool:
        """Whether it is a singing set of this hand; with a card too many that one is left (my-bird-sings.R3)."""
        if cards <= 0 or cards & ~hand:
            return False
        odd = hand ^ cards
        fits = odd == 0 if count(hand) == self.agreed.size else odd != 0 and odd & (odd - 1) == 0
        return fits and sings(cards, self.agreed.flush_only)

    def pick(self, seat: i64, state: i64) -> Move:
        """As from the list, which every move of a playout would have to build."""
        agreed = self.agreed
        if self.phase == words.PICKING_OUT:
            return words.PICKS[1 + below(state, len(self.deal.row))]
        hand = self.deal.hands[seat]
        calls = singing_sets(hand, agreed.size, agreed.flush_only)
        if self.phase == words.OPENING:
            return words.WAITS if below(state, calls + 1) == calls else self._calling(hand, 0)
        held = count(hand)
        swaps: i64 = 0
        if self.may_exchange():
            swaps = held
        others: i64 = 1
        if not agreed.drawing:
            others = held
        index = below(state, calls + swaps + others)
        if index < calls:
            return self._calling(hand, index)
        index -= calls
        if index < swaps:
            return words.EXCHANGES[nth(hand, index)]
        return words.OFFERS if agreed.drawing else words.THROWS[nth(hand, index - swaps)]

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.THROW:
            self._pass_on(seat, move.a)
        elif verb is words.WAIT:
            self._wait(seat)
        elif verb is words.CALL:
            self._call(seat, move.a)
        elif verb is words.OFFER:
            self._offer(seat)
        elif verb is words.PICK:
            self._pass_on(self.deal.player, self.deal.row[move.a - 1])
        else:
            self._exchange(seat, move.a)

    # -- the circuit -------------------------------------------------------------------------------

    def _pass_on(self, giver: i64, card: i64) -> None:
        """One card to the left neighbour, thrown face down or picked unseen (my-bird-sings.9, 10)."""
        deal = self.deal
        taker = self.left(giver)
        deal.hands[giver] ^= BIT[card]
        deal.hands[taker] |= BIT[card]
        deal.note(entries.PASSED, giver, card)
        events.passed_on(self, giver, taker, card)
        if self.phase == words.PICKING_OUT:
            deal.row = NO_CARDS
            self.phase = words.TURN
        if giver == self.dealer:
            self._end_circuit()
        else:
            self._turn_to(taker)

    def _end_circuit(self) -> None:
        self.deal.circuits += 1
        self.deal.quiet += 1
        if self.deal.quiet == words.GUARD:
            self._break_off()
        else:
            self._turn_to(self.deal.leader)

    def _offer(self, seat: i64) -> None:
        """He turns his cards, backs to his neighbour (my-bird-sings.10)."""
        self.say("my-bird-sings.10", "offers", seat)
        self.phase = words.OFFERED
        self._await_chance()

    def _hold_up(self) -> None:
        """The positions are shuffled, so that none tells anything (my-bird-sings.R13)."""
        row = vec_of(self.deal.hands[self.deal.player])
        self.chance.shuffle(row)
        self.deal.row = row
        self.phase = words.PICKING_OUT
        self.say("my-bird-sings.R13", "positions-shuffled", self.deal.player)
        self._turn(self.left(self.deal.player))

    # -- exchange ----------------------------------------------------------------------------------

    def _exchange(self, seat: i64, card: i64) -> None:
        """First his card out, then the top of the stock, and the next, until another suit comes (my-bird-sings.11-13).

        What he threw out and what was rejected go under the stock (my-bird-sings.R5).
        """
        deal = self.deal
        stock = deal.stock
        deal.exchanged = True
        rejected: i64 = 0
        size = len(stock)
        while rejected < size and suit(stock[rejected]) == suit(card):
            rejected += 1
        events.exchanged(self, seat, card, rejected)
        deal.note(entries.PUT if rejected < size else entries.TRIED, seat, card)
        for i in range(rejected):
            deal.note(entries.SHOWN, seat, stock[i])
        if rejected < size:
            self._take_new(seat, card, rejected)
        self._turn(seat)

    def _take_new(self, seat: i64, card: i64, rejected: i64) -> None:
        deal = self.deal
        new = deal.stock[rejected]
        stock = append(deal.stock[rejected + 1 :], card)
        for i in range(rejected):
            stock = append(stock, deal.stock[i])
        deal.note(entries.TAKEN, seat, new)
        deal.hands[seat] ^= BIT[card] | BIT[new]
        deal.stock = stock

    # -- win ---------------------------------------------------------------------------------------

    def _call(self, seat: i64, cards: i64) -> None:
        """He says "My Bird sings" (my-bird-sings.5)."""
        if self.phase == words.OPENING and not self.agreed.whole_pack:
            self._answer(seat, cards)
            return
        events.sang(self, seat, cards)
        if self.agreed.whole_pack:
            self._lay_trick(seat, cards)
        else:
            self._win(seat)

    def _win(self, seat: i64) -> None:
        self.pay("my-bird-sings.6", "takes-pool", self.seats, seat, self.pool())
        self._end_deal()

    def _break_off(self) -> None:
        """Forty circuits in silence (my-bird-sings.R8)."""
        if self.best() > 0:
            self.say("my-bird-sings.R8", "tricks-decide", NO_SEAT, words.GUARD)
            self._count_tricks()
        else:
            self.say("my-bird-sings.R8", "deal-void", NO_SEAT, words.GUARD)
            self._end_deal()

    # -- the whole pack ----------------------------------------------------------------------------

    def _lay_trick(self, seat: i64, cards: i64) -> None:
        """The cards are turned down as one trick, and as many come from the stock (my-bird-sings.18)."""
        deal = self.deal
        deal.hands[seat] ^= cards
        deal.laid[seat] |= cards
        deal.tricks[seat] += 1
        deal.quiet = 0
        events.laid_trick(self, seat, cards)
        if len(deal.stock) < self.agreed.size:
            self._count_tricks()
            return
        rest = cards
        while rest:
            deal.note(entries.LAID, seat, lowest(rest))
            rest &= rest - 1
        self._refill(seat)
        self._turn(seat)

    def _refill(self, seat: i64) -> None:
        deal = self.deal
        size = self.agreed.size
        events.refilled(self, seat)
        for i in range(size):
            deal.hands[seat] |= BIT[deal.stock[i]]
            deal.note(entries.DRAWN, seat, deal.stock[i])
        deal.stock = deal.stock[size:]

    def best(self) -> i64:
        """The most tricks that anybody has."""
        most: i64 = 0
        for tricks in self.deal.tricks:
            if tricks > most:
                most = tricks
        return most

    def _count_tricks(self) -> None:
        """Most tricks take the pool; equal ones share, and what cannot be shared stays (my-bird-sings.19, R9)."""
        most = self.best()
        winners = [seat for seat in range(self.seats) if self.deal.tricks[seat] == most]
        share = self.pool() // len(winners)
        for seat in winners:
            self.say("my-bird-sings.19", "has-most-tricks", seat, most)
            self.pay("my-bird-sings.19", "takes-share", self.seats, seat, share)
        self._end_deal()

    # -- end of deal and game ----------------------------------------------------------------------

    def _end_deal(self) -> None:
        self.finished += 1
        self.deal = BirdDeal(self.seats)
        if self.finished == self.agreed.deals:
            self._end_game()
            return
        self.dealer = self.left(self.dealer)
        self.say("my-bird-sings.R1", "deals-next", self.dealer)
        self.phase = words.DEAL
        self._await_chance()

    def _end_game(self) -> None:
        """What is left in the pool is divided (my-bird-sings.R12)."""
        self.say("my-bird-sings.R14", "deals-done", NO_SEAT, self.finished)
        share_out(self, self.seats, ALL_SEATS[self.seats], "my-bird-sings.R12", "shares-pool")
        self._game_over(words.OVER)

    # -- what a seat knows -------------------------------------------------------------------------

    def knows(self, seat: i64, card: i64) -> bool:
        if self.phase < words.OPENING or self.over:
            return True  # the pack is gathered
        return self.seen(seat) & BIT[card] != 0

    def redeal(self, seat: i64, chance: Chance) -> MyBirdSings:
        new = MyBirdSings(self.options, self.names, chance, self)
        if words.OPENING <= self.phase < words.OVER:
            deal_anew(new, seat, chance)
        return new

    def known_to(self, seat: i64) -> MyBirdSings:
        new = MyBirdSings(self.options, self.names, Chance(0), self)
        if words.OPENING <= self.phase < words.OVER:
            lay_anyhow(new, seat)
        return new

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out(self, sight, seat)

    def _advice(self, seat: i64) -> list[str]:
        return ["my-bird-sings.15"] if seat == self.deal.player and self.may_exchange() else []

    # -- cases -------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def begin_at(self, seat: i64) -> None:
        """A position that a case has set: hands and stock are as if dealt so, and it is this seat's turn."""
        self.deal.keep_base()
        self.deal.leader = self.left(self.dealer)
        self.phase = words.TURN
        self._turn_to(seat)

    def deal_plan(self) -> dict[str, list[int]]:
        if self.phase != words.DEAL:
            return {}
        dealt = int(self.seats * self.agreed.size)
        plan = {
            f"hand {self.names[(self.dealer + 1 + i) % self.seats]}": list(range(i, dealt, self.seats))
            for i in range(self.seats)
        }
        plan["stock"] = list(range(dealt, len(self.pack.cards)))
        return plan
