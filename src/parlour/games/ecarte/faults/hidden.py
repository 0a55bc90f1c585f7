"""One deal as a seat at the table knows it, and the cards it cannot place drawn anew.

What truly lies in a place names the place: to draw anew is to give every card that the seat cannot place another name.
So all that points at a card (packets, cards laid away, the copies that faults keep) is carried along.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count, hand_of, nth, vec_of
from parlour.core.chance import Chance
from parlour.games.ecarte.faults.misdeals import SOUND, pack_of
from parlour.games.ecarte.faults.state import ConductDeal, KingMarks, seen_in
from parlour.games.ecarte.state import ORDERS, EcarteDeal, king_of
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.tricks import ALWAYS, shown_lacking

FINE_GRAIN: Final = 1 << 30
NOWHERE: Final = -1
THIN: Final = 8  # whoever serves from a talon that holds no more sees how many there are (ecarte.r48)


def _factorials() -> list[float]:
    found = [1.0]
    for n in range(1, 40):
        found.append(found[-1] * n)
    return found


FACTORIAL: Final = _factorials()


def ordered(cards: i64, places: i64) -> float:
    """In how many ways so many places are filled from so many cards."""
    return FACTORIAL[cards] / FACTORIAL[cards - places] if 0 <= places <= cards else 0.0


class HiddenDeal:
    """What a seat knows of one deal: which cards it has seen, what the other's replies and his king have shown.

    ``deal`` and ``conduct`` are those of the world that is being made.
    """

    deal: EcarteDeal
    conduct: ConductDeal
    seat: i64
    counts: bool  # whether the seat serves from this talon
    seen: i64
    slots: i64  # the places of the cards it has not seen, by the card that truly lies there
    held: i64  # those of them in the other's hand, or left in it when the deal was over
    lacks: i64  # what the other's replies have shown him not to hold, if he kept the law
    spoken: bool  # the other has marked or announced the king
    believed: bool  # and for all the seat knows he held it
    king: i64  # which then lies in one of the places ``king_at``; 0 where nothing is known of it
    king_at: i64
    names: vec[i64]  # the new card of each place

    def __init__(
        self, deal: EcarteDeal, conduct: ConductDeal, kings: KingMarks | None, seat: i64, counts: bool
    ) -> None:
        other = 1 - seat
        self.deal = deal
        self.conduct = conduct
        self.seat = seat
        self.counts = counts
        self.spoken = False
        self.believed = False
        self.king = 0
        self.king_at = 0
        self.names = vec[i64](list(range(64)))
        self.seen = seen_in(deal, conduct, seat)
        self.slots = pack_of(conduct.pack_state) & ~self.seen
        self.held = (deal.hands[other] | conduct.dead[other]) & self.slots
        self.lacks = _shown_lacks(deal, conduct, other, self.seen)
        if kings is not None:
            self._hear_of_king(kings, other)
        if self.ways(SOUND & ~self.seen) == 0:
            self.lacks = 0  # somebody has broken the law, who knows when

    def _hear_of_king(self, kings: KingMarks, other: i64) -> None:
        """Who speaks of the king held it then, unless the seat knows better."""
        deal, conduct = self.deal, self.conduct
        if not (kings.counters | kings.said) & BIT[other] or deal.trump < 0 or deal.king_turned():
            return
        self.spoken = True
        king = BIT[king_of(deal.trump)]
        if king & self.seen:
            own = deal.hands[self.seat] | deal.discards[self.seat] | conduct.dead[self.seat]
            own |= hand_of(deal.talon_cards()) | played_by(conduct, self.seat, 0)
            self.believed = not own & king
            return
        self.king = king
        self.king_at = kings.hands[other] & self.slots
        self.believed = self.ways(SOUND & ~self.seen) > 0
        if not self.believed:
            self.king = 0
            self.king_at = 0

    # -- counting ------------------------------------------------------------------------

    def ways(self, cards: i64) -> float:
        """In how many ways these cards can lie in the places."""
        if self.king:
            return self._ways_held(cards) + self._ways_gone(cards)
        size = count(self.held)
        if count(cards) < size:
            return 0.0
        return ordered(count(cards & ~self.lacks), size) * FACTORIAL[count(cards) - size]

    def _ways_held(self, cards: i64) -> float:
        """The king is still where the other held it."""
        size = count(self.held)
        if not cards & self.king & ~self.lacks or count(cards) < size:
            return 0.0
        others = count(cards & ~self.lacks & ~self.king)
        return int(count(self.king_at & self.held)) * ordered(others, size - 1) * FACTORIAL[count(cards) - size]

    def _ways_gone(self, cards: i64) -> float:
        """He has laid it away since."""
        size = count(self.held)
        if not cards & self.king or count(cards) <= size:
            return 0.0
        others = count(cards & ~self.lacks & ~self.king)
        return int(count(self.king_at & ~self.held)) * ordered(others, size) * FACTORIAL[count(cards) - size - 1]

    def likelihood(self, state: i64, faced: float) -> float:
        """How likely what the seat has seen would be with such a pack, up to a factor."""
        pack = pack_of(state)
        if self.seen & ~pack or not self.might_have(count(pack)):
            return 0.0
        size = count(pack)
        left = self.talon_of(size) / int(size)
        return self.ways(pack & ~self.seen) / FACTORIAL[size] * (1 - faced + faced * left)

    def talon_of(self, size: i64) -> int:
        """How many cards the talon holds if the pack has so many."""
        return self.deal.talon() + size - count(pack_of(self.conduct.pack_state))

    def might_have(self, size: i64) -> bool:
        """Nobody counts the talon before it is thin, or used up."""
        now = self.deal.talon()
        then = self.talon_of(size)
        if then == now:
            return True
        if then < 0 or now == 0 or then == 0 or (self.counts and (now <= THIN or then <= THIN)):
            return False
        return count(hand_of(self.deal.talon_cards()) & self.slots) > 2

    # -- drawing -------------------------------------------------------------------------

    def draw_cards(self, state: i64, chance: Chance) -> None:
        """Every way to lay the cards of such a pack is as likely as any other."""
        cards = pack_of(state) & ~self.seen
        added = self._fit_talon(count(cards) - count(self.slots))
        held, loose = self.held, self.slots & ~self.held
        free = cards
        if self.king:
            free ^= self.king
            stays, gone = self._ways_held(cards), self._ways_gone(cards)
            at = self.king_at & held
            if chance.below(FINE_GRAIN) >= int(stays / (stays + gone) * FINE_GRAIN):
                at = self.king_at & loose
            place = nth(at, chance.below(count(at)))
            self.names[place] = nth(self.king, 0)
            held &= ~BIT[place]
            loose &= ~BIT[place]
        hand = draw(free & ~self.lacks, count(held), chance)
        self._name(held, hand, chance)
        rest = self._name(loose, free & ~hand, chance)
        self._relabel(state, rest, added)

    def _fit_talon(self, more: i64) -> i64:
        """Cards of the talon that are too many leave it; gives how many are to be added."""
        if more < 0:
            talon = [card for card in self.deal.talon_cards() if self.slots & BIT[card]]
            for card in talon[len(talon) + more :]:
                self.slots &= ~BIT[card]
                self.names[card] = NOWHERE
        return more if more > 0 else 0

    def _name(self, places: i64, cards: i64, chance: Chance) -> list[int]:
        """Lay the cards into the places in any order; gives those left over."""
        order = vec_of(cards)
        chance.mix(order, 0, len(order))
        lying = cards_in(places)
        for i in range(len(lying)):
            self.names[lying[i]] = order[i]
        return [order[i] for i in range(len(lying), len(order))]

    def anew(self, cards: i64) -> i64:
        """A set of cards by its new names."""
        found: i64 = 0
        for card in cards_in(cards):
            if self.names[card] >= 0:
                found |= BIT[self.names[card]]
        return found

    def row_anew(self, cards: vec[i64]) -> vec[i64]:
        return vec[i64]([self.names[card] for card in cards if self.names[card] >= 0])

    def _relabel(self, state: i64, rest: list[int], added: i64) -> None:
        deal = self.deal
        talon = [self.names[card] for card in deal.talon_cards() if self.names[card] >= 0]
        if added:
            unseen = [i for i in range(len(talon)) if not self.seen & BIT[talon[i]]]
            at = unseen[-1] + 1 if unseen else 0
            talon = talon[:at] + rest + talon[at:]
        dealt = [self.names[deal.deck[i]] for i in range(deal.next_card)]
        deal.deck = vec[i64]([card for card in dealt if card >= 0] + talon)
        deal.next_card = len(deal.deck) - len(talon)
        self.lay_anew(deal, self.conduct)
        self.conduct.pack_state = state

    def lay_anew(self, deal: EcarteDeal, conduct: ConductDeal) -> None:
        """All that lies on the table but the talon, here or in an earlier copy of the same deal."""
        for s in range(2):
            deal.hands[s] = self.anew(deal.hands[s])
            conduct.unseen[s] = self.anew(conduct.unseen[s])
            conduct.peeked[s] = self.anew(conduct.peeked[s])
            conduct.dead[s] = self.anew(conduct.dead[s])
        deal.discards = vec[i64]([self.anew(deal.discards[0]), self.anew(deal.discards[1])])
        conduct.laid = self.anew(conduct.laid)
        conduct.packet = self.row_anew(conduct.packet)
        conduct.drew = self.row_anew(conduct.drew)

    def lay_copy(self, deal: EcarteDeal, conduct: ConductDeal) -> None:
        """An earlier copy of this deal, from after the exchange: its talon is the same."""
        self.lay_anew(deal, conduct)
        deal.deck = self.deal.deck
        deal.next_card = self.deal.next_card
        conduct.pack_state = self.conduct.pack_state
        conduct.faced = self.conduct.faced

    def face(self, rate: float, chance: Chance) -> None:
        """At most one card of a pack lies face up, and while it has not come to light it may still lie in the talon."""
        conduct = self.conduct
        found = conduct.faced & conduct.shown
        conduct.faced = found
        first = self.deal.next_card + (1 if self.deal.turn_up < 0 else 0)
        left = len(self.deal.deck) - first
        if found or left <= 0 or rate <= 0:
            return
        there = rate * int(left) / int(count(pack_of(conduct.pack_state)))
        if chance.below(FINE_GRAIN) < int(there / (1 - rate + there) * FINE_GRAIN):
            conduct.faced = BIT[self.deal.deck[first + chance.below(left)]]

    def believe(self, kings: KingMarks) -> None:
        """What was said of the king is true, for all the seat knows."""
        other = 1 - self.seat
        kings.hands[other] = self.anew(kings.hands[other])
        if self.spoken and self.believed:
            kings.false_counters &= ~BIT[other]
            kings.lied &= ~BIT[other]
            kings.said_truly |= kings.said & BIT[other]


def played_by(conduct: ConductDeal, seat: i64, since: i64) -> i64:
    """What a seat has played from the card of that number on."""
    found: i64 = 0
    for i in range(since, len(conduct.course)):
        if conduct.course[i] // 4096 == seat:
            found |= BIT[conduct.course[i] % 64]
    return found


def _shown_lacks(deal: EcarteDeal, conduct: ConductDeal, other: i64, seen: i64) -> i64:
    """A reply shows what its player lacks, unless he is seen to have held it: then he broke the law."""
    lacks: i64 = 0
    surely = (deal.hands[other] | conduct.dead[other]) & seen
    for i in range(len(conduct.course)):
        play = conduct.course[i]
        led = play // 64 % 64 - 1
        if play // 4096 != other or led < 0:
            continue
        shown = shown_lacking(led, led, ORDERS[deal.trump], ALWAYS, play % 64)
        if not shown & (surely | played_by(conduct, other, i + 1)):
            lacks |= shown
    return lacks
