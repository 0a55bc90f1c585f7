"""Écarté in strict conduct: the lawful moves alone, the commonest of them found without a list."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, card_at, count, nth
from parlour.core.chance import Chance, below
from parlour.core.game import UNSAID, Game
from parlour.core.moves import NONE, PLAY, PLAYS, Move, nth_subset, subsets
from parlour.games.ecarte import words
from parlour.games.ecarte.redeal import deal_anew
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import NOTHING_DEALT


class StrictEcarte(Ecarte):
    """Nobody can err: where no king can be marked, cards alone are open in the tricks."""

    def allows(self, seat: i64, move: Move) -> bool:
        """Without the list, which ``play`` and search would build for every first lead, proposal and exchange."""
        verb = move.verb
        if self.waits & BIT[seat] == 0 or move.b != NONE or move.c != NONE:
            return self.moves(seat).allow(move)
        if verb is PLAY:
            may_play = self.phase == words.TRICKS or self.phase == words.CHOICE
            return may_play and 0 <= move.a < 63 and self._playable(seat) & BIT[move.a] != 0
        if verb is words.DISCARD:
            return self._may_discard(move.a, self.deal.hands[seat])
        if move.a == NONE and verb is words.PROPOSE:
            return self.phase == words.CHOICE
        if move.a == NONE and (verb is words.ACCEPT or verb is words.REFUSE):
            return self.phase == words.ANSWER
        if move.a == NONE and verb is words.MARK:
            return self._king_open(seat) > 0
        return self.moves(seat).allow(move)

    def _may_discard(self, cards: i64, hand: i64) -> bool:
        if self.phase != words.ELDER_DISCARDS and self.phase != words.DEALER_DISCARDS:
            return False
        if cards < 0 or cards & ~hand:
            return False
        return self._least_discard() <= count(cards) <= self._most_discard()

    def open_plays(self, seat: i64) -> i64:
        if self.phase != words.TRICKS or self.waits & BIT[seat] == 0 or self._king_open(seat):
            return UNSAID
        return self._playable(seat)

    def pick(self, seat: i64, state: i64) -> Move:
        """Without the list of choices, which a playout would build for every proposal, answer, exchange and king."""
        king = self._king_open(seat)
        if king == 0 and self.phase == words.TRICKS:
            return PLAYS[card_at(self._playable(seat), state)]
        others = self._others(seat)
        k = below(state, others + king)
        return self._other(seat, k) if k < others else words.KING_CHOICES[k - others].like

    def _others(self, seat: i64) -> i64:
        """How many moves the seat has that do not mark the king."""
        if self.waits & BIT[seat] == 0:
            return 0
        if self.phase == words.ANSWER:
            return 2
        if self.phase == words.TRICKS:
            return count(self._playable(seat))
        held = count(self.deal.hands[seat])
        return held + 1 if self.phase == words.CHOICE else subsets(held, self._least_discard(), self._most_discard())

    def _other(self, seat: i64, k: i64) -> Move:
        """The k-th of them."""
        if self.phase == words.TRICKS:
            return PLAYS[nth(self._playable(seat), k)]
        hand = self.deal.hands[seat]
        if self.phase == words.CHOICE:
            return words.PROPOSAL.like if k == 0 else PLAYS[nth(hand, k - 1)]
        if self.phase == words.ANSWER:
            return words.ANSWERS[k]
        return Move(words.DISCARD, nth_subset(hand, self._least_discard(), k))

    def _clear_table(self) -> None:
        """Nobody keeps the last deal, so its rows serve again."""
        self.deal.refresh(NOTHING_DEALT)

    def redeal(self, seat: i64, chance: Chance) -> StrictEcarte:
        new = StrictEcarte(self.options, self.names, chance, self)
        if self.deal.trump >= 0:
            deal_anew(new, seat, chance)
        return new

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        if self.deal.trump < 0 or not isinstance(spent, StrictEcarte):
            return self.redeal(seat, chance)
        spent.become(self, chance)
        deal_anew(spent, seat, chance)
        return spent

    def redeal_again(self, world: Game, seat: i64, chance: Chance) -> Game:
        """Search doubts every other world: only the cards are laid anew."""
        if self.deal.trump < 0 or not isinstance(world, StrictEcarte):
            return self.redeal(seat, chance)
        world.chance = chance
        deal_anew(world, seat, chance)
        return world
