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
from parlour.games.ecarte.pairs import Pairs
from parlour.games.ecarte.state import ORDERS, EcarteDeal, king_of
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.tricks import ALWAYS, shown_lacking

FINE_GRAIN: Final = 1 << 30
NOWHERE: Final = -1


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
    seen: i64
    slots: i64  # the places of the cards it has not seen, by the card that truly lies there
    held: i64  # those of them in the other's hand, or left in it when the deal was over
    lacks: i64  # what the other's replies have shown him not to hold, if he kept the law
    spoken: bool  # the other has marked or announced the king
    believed: bool  # and for all the seat knows he held it
    king: (
        i64  # which lies in the other's hand or outside it with these chances, as far as the rest fits; 0: as any card
    )
    in_hand: float
    outside: float
    told: bool  # by his word; not, where he has taken it back: then these are places that are still open to it
    names: vec[i64]  # the new card of each place

    def __init__(
        self, deal: EcarteDeal, conduct: ConductDeal, kings: KingMarks | None, seat: i64, proven: bool
    ) -> None:
        """``proven``: a claim has shown that the other's king was no lie."""
        other = 1 - seat
        self.deal = deal
        self.conduct = conduct
        self.seat = seat
        self.spoken = False
        self.believed = False
        self.king = 0
        self.in_hand = 0.0
        self.outside = 0.0
        self.told = False
        self.names = vec[i64](list(range(64)))
        self.seen = seen_in(deal, conduct, seat)
        self.slots = pack_of(conduct.pack_state) & ~self.seen
        self.held = (deal.hands[other] | conduct.dead[other]) & self.slots
        self.lacks = _shown_lacks(deal, conduct, other, self.seen)
        if kings is not None:
            self._hear_of_king(kings, other, proven)
        if self.ways(SOUND & ~self.seen) == 0:
            self.lacks = 0  # somebody has broken the law, who knows when

    def _hear_of_king(self, kings: KingMarks, other: i64, proven: bool) -> None:
        """Who speaks of the king held it then, unless the seat knows better; who takes that back did not."""
        deal = self.deal
        heard = (kings.counters | kings.said | kings.denied) & BIT[other]
        if not heard or deal.trump < 0 or deal.king_turned():
            return
        king = BIT[king_of(deal.trump)]
        self.spoken = not kings.denied & BIT[other]
        if king & self.seen:
            self.believed = self.spoken and (proven or not king & surely_not(deal, self.conduct, self.seat))
            return
        then, now = int(kings.held[other]), int(self._held_before_play(other))
        kept = kings.kept[other]
        hidden = int(count(self.held)) / now if now else 0.0
        self.king = king
        if self.spoken:
            self.told = True
            self.in_hand = kept / then * hidden if then else 0.0
            self.outside = 1 - kept / then if then and self._laid() else 0.0
            if proven and self.ways(SOUND & ~self.seen) == 0:
                self.lacks = 0  # then his replies were
            self.believed = proven or self.ways(SOUND & ~self.seen) > 0
        else:
            self.in_hand = (now - kept) * hidden
            self.outside = kept - then  # so many places, less what is not in his hand: see ``_outside``
        if self.ways(SOUND & ~self.seen) == 0:
            self.king = 0

    def _held_before_play(self, other: i64) -> i64:
        left = self.deal.hands[other] | self.conduct.dead[other]
        return count(left) + count(played_by(self.conduct, other, 0))

    def _laid(self) -> i64:
        """The places of the other's discards."""
        return self.deal.discards[1 - self.seat] & self.slots

    # -- counting ------------------------------------------------------------------------

    def ways(self, cards: i64) -> float:
        """In how many ways these cards can lie in the places."""
        if self.king and (self.told or cards & self.king):
            return self._ways_held(cards) + self._ways_gone(cards)
        size = count(self.held)
        if count(cards) < size:
            return 0.0
        return ordered(count(cards & ~self.lacks), size) * FACTORIAL[count(cards) - size]

    def _ways_held(self, cards: i64) -> float:
        """The king is in the other's hand."""
        size, all_others = count(self.held), count(cards) - 1
        if not cards & self.king & ~self.lacks or not 0 < size <= all_others + 1:
            return 0.0
        others = count(cards & ~self.lacks & ~self.king)
        return self.in_hand * ordered(others, size - 1) / ordered(all_others, size - 1) * FACTORIAL[all_others]

    def _ways_gone(self, cards: i64) -> float:
        """It is not."""
        size, all_others = count(self.held), count(cards) - 1
        if not cards & self.king or size > all_others:
            return 0.0
        others = count(cards & ~self.lacks & ~self.king)
        return self._outside(cards) * ordered(others, size) / ordered(all_others, size) * FACTORIAL[all_others]

    def _outside(self, cards: i64) -> float:
        if self.told:
            return self.outside
        places = self.outside + int(count(cards) - count(self.held))
        return places if places > 0 else 0.0

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
        """Nobody counts the talon, but what was asked, served and taken from it may tell (``note_count``)."""
        now = self.deal.talon()
        then = self.talon_of(size)
        if then == now:
            return True
        fewer = now - then
        if then <= 0 or now == 0 or self.conduct.counted & BIT[self.seat] or fewer > self.conduct.spare[self.seat]:
            return False
        unseen = count(hand_of(self.deal.talon_cards()) & self.slots)
        return unseen > 0 and unseen >= fewer  # what is more or fewer lies among these

    # -- drawing -------------------------------------------------------------------------

    def draw_cards(self, state: i64, chance: Chance) -> None:
        """Every way to lay the cards of such a pack is as likely as any other."""
        cards = pack_of(state) & ~self.seen
        if self.ways(cards) == 0:  # nothing fits that the law allows
            self.king = 0
            self.lacks = 0
        stays, gone = self._ways_held(cards), self._ways_gone(cards)
        added = self._fit_talon(count(cards) - count(self.slots))
        held, loose = self.held, self.slots & ~self.held
        free = cards & ~self.king
        in_talon = self.king & cards
        if in_talon:
            place = self._place_of_king(stays, gone, added, chance)
            if place != NOWHERE:
                self.names[place] = nth(self.king, 0)
                held &= ~BIT[place]
                loose &= ~BIT[place]
                in_talon = 0
        hand = draw(free & ~self.lacks, count(held), chance)
        self._name(held, hand, chance)
        rest = self._name(loose, free & ~hand, chance) + cards_in(in_talon)
        self._relabel(state, rest, added)

    def draw_both(self, chance: Chance) -> None:
        """Of a deal of which neither hand is known: both are drawn together, then all else that is not seen."""
        deal, conduct = self.deal, self.conduct
        held = [int((deal.hands[seat] | conduct.dead[seat]) & self.slots) for seat in range(2)]
        lacks = [int(_shown_lacks(deal, conduct, seat, self.seen)) for seat in range(2)]
        pairs = Pairs(self.slots, lacks, [int(count(hand)) for hand in held])
        if pairs.fitting() == 0:
            pairs.lacks = [0, 0]  # somebody has broken the law, who knows when
        hands = pairs.draw(chance)
        for seat in range(2):
            self._name(held[seat], hands[seat], chance)
        self._name(self.slots & ~(held[0] | held[1]), self.slots & ~(hands[0] | hands[1]), chance)
        self._relabel(conduct.pack_state, [], 0)

    def _place_of_king(self, stays: float, gone: float, added: i64, chance: Chance) -> i64:
        """Where it lies; nowhere: among the cards added to the talon."""
        if chance.below(FINE_GRAIN) < int(stays / (stays + gone) * FINE_GRAIN):
            return nth(self.held, chance.below(count(self.held)))
        laid = self._laid()
        if self.told:
            return nth(laid, chance.below(count(laid)))
        others = self.slots & ~self.held & ~laid
        beside = int(count(others) + added)
        open_laid = int(count(laid)) + self.outside
        if open_laid > 0 and chance.below(FINE_GRAIN) < int(open_laid / (open_laid + beside) * FINE_GRAIN):
            return nth(laid, chance.below(count(laid)))
        picked = chance.below(beside) if beside else 0
        return nth(others, picked) if picked < count(others) else NOWHERE

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
        new = [self.names[cards[i]] for i in range(len(cards))]
        return vec[i64]([card for card in new if card >= 0])

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
        """What was said of the king is true for all the seat knows, or it is a lie."""
        bit = BIT[1 - self.seat]
        if self.spoken and self.believed:
            kings.false_counters &= ~bit
            kings.lied &= ~bit
            kings.said_truly |= kings.said & bit
        elif self.spoken:
            kings.false_counters |= kings.counters & bit
            kings.lied |= bit
            kings.said_truly &= ~bit


def surely_not(deal: EcarteDeal, conduct: ConductDeal, seat: i64) -> i64:
    """Of the cards that the seat has seen, those that the other cannot have held."""
    own = deal.hands[seat] | deal.discards[seat] | conduct.dead[seat] | played_by(conduct, seat, 0)
    return own | hand_of(deal.talon_cards())


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
