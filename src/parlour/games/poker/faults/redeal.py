"""What a seat cannot know at the Poker table, drawn anew.

The seat believes that the others keep the law unless it has seen otherwise: whoever opens a jack-pot with lifted cards
was dealt the minimum, as long as the cards it knows of allow that.  Where the others' cards went, lifted or not, all
have seen; which cards they are, it knows only of those exposed, told, or seen before they were given.  An exposed card
is in the hand it was dealt to or among its discards, every place alike.  That a card lies face up in the stub it
believes at the option's rate.  (Of a hand that was told, how many of its cards were drawn, and out of which pile, is
kept as it is.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, cards_in, count, hand_of, vec_of
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.games.poker import words
from parlour.games.poker.faults.state import ConductDeal
from parlour.games.poker.state import HAND_SIZE, PokerDeal
from parlour.mechanisms.accidents import FINE_GRAIN

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable

TRIES: Final = 400  # to give the opener his minimum; then what is known of his cards forbids it


def deal_anew(new: PokerTable, seat: i64, chance: Chance) -> None:
    if new.phase == words.DEALING:
        deck = new.deal.deck[:]
        chance.shuffle(deck)
        new.deal.deck = deck
        return
    if new.deal.dealt[seat] == 0:
        return
    deal, conduct = new.deal, new.conduct
    opener = _honest_opener(new, seat)
    for _i in range(TRIES):
        new.deal = deal.copy()
        new.conduct = conduct.copy()
        World(new, deal, conduct, seat, chance).lay()
        if opener < 0 or new.agreed.order.value(new.deal.dealt[opener]) >= new.minimum():
            break
    _face_anew(new, chance)


def _honest_opener(new: PokerTable, seat: i64) -> i64:
    opener = new.deal.opener
    if new.jackpot < 0 or opener < 0 or opener == seat or new.conduct.blind:
        return NO_SEAT
    return opener if count(new.deal.dealt[opener]) == HAND_SIZE else NO_SEAT


def _face_anew(new: PokerTable, chance: Chance) -> None:
    """A card faced among those that have left the stub would have come to light."""
    rate = new.agreed.rates[words.ACCIDENTS.index(words.FACED)]
    new.conduct.faced = 0
    hidden = [card for card in new.stub_cards() if not new.conduct.bottom & BIT[card]]
    if rate <= 0 or not hidden or new.deal.reshuffled:
        return
    size, left = len(new.pack.cards), len(hidden)
    lies_there = rate * left / (size - rate * (size - left))
    if chance.below(FINE_GRAIN) < int(lies_there * FINE_GRAIN):
        new.conduct.faced = BIT[hidden[chance.below(len(hidden))]]


class World:
    """One way to lay the cards, from what is known to be where (``deal``, ``conduct``) into the new game."""

    new: PokerTable
    deal: PokerDeal
    conduct: ConductDeal
    seat: i64
    chance: Chance
    pile: i64  # of law 41
    free: list[int]  # cards that may be anywhere, in random order
    kept: vec[i64]  # by seat, of the new world
    fresh: vec[i64]  # drawn from the stub
    redrawn: vec[i64]  # drawn out of the discards
    thrown: vec[i64]

    def __init__(self, new: PokerTable, deal: PokerDeal, conduct: ConductDeal, seat: i64, chance: Chance) -> None:
        self.new = new
        self.deal = deal
        self.conduct = conduct
        self.seat = seat
        self.chance = chance
        self.pile = 0
        self.free = []
        self.kept = BLANK[: new.seats]
        self.fresh = BLANK[: new.seats]
        self.redrawn = BLANK[: new.seats]
        self.thrown = BLANK[: new.seats]

    def lay(self) -> None:
        if self.deal.reshuffled:
            for thrown in self.deal.thrown:
                self.pile |= thrown
            self._place_known_discards()
        self._shuffle_free()
        for other in range(self.new.seats):
            if other == self.seat:
                self._lay_own()
            elif self._told(other):
                self._lay_told(other)
            else:
                self._lay_other(other)
        stub = self._stub()
        if self.deal.reshuffled:
            stub = self._share_pile(stub)
        self._put_into_game(stub)

    # -- what is known ---------------------------------------------------------------------------

    def _kept(self, other: i64) -> i64:
        return self.deal.dealt[other] & ~self.deal.thrown[other]

    def _fresh(self, other: i64) -> i64:
        return self.deal.hands[other] & ~self._kept(other) & ~self.deal.redrawn[other]

    def _lifted(self) -> bool:
        return self.conduct.lifted & BIT[self.seat] != 0

    def _told(self, other: i64) -> bool:
        return self.conduct.told & BIT[other] != 0

    def _known_in_hand(self, other: i64) -> i64:
        """Cards of a hand that the seat knows to be there."""
        known = self.new.public_cards(other)
        return known | self.deal.hands[other] & ~self.conduct.unseen[other] if other == self.seat else known

    def _known_redrawn(self, other: i64) -> i64:
        return self._known_in_hand(other) & self.deal.redrawn[other]

    def _shuffle_free(self) -> None:
        """All cards but those whose place in the story of the deal is settled."""
        settled = self.conduct.bottom
        for other in range(self.new.seats):
            settled |= self.conduct.exposed[other] | self._known_in_hand(other) | self.thrown[other]
        if self._lifted():
            settled |= self.deal.dealt[self.seat]
        cards = vec_of(self.new.pack.all & ~settled)
        self.chance.shuffle(cards)
        self.free = list(cards)

    def _place_known_discards(self) -> None:
        """Cards that came to somebody's known hand out of the discards were thrown by somebody, every place alike."""
        known: i64 = 0
        for other in range(self.new.seats):
            known |= self._known_redrawn(other)
        known &= ~self.deal.thrown[self.seat]
        for other in range(self.new.seats):
            self.thrown[other] |= known & self.conduct.exposed[other]
            known &= ~self.conduct.exposed[other]
        slots = vec[i64]([other for other in range(self.new.seats) for _i in range(self._open_slots(other))])
        self.chance.shuffle(slots)
        for i, card in enumerate(cards_in(known)):
            self.thrown[slots[i]] |= BIT[card]

    def _open_slots(self, other: i64) -> int:
        return 0 if other == self.seat else count(self.deal.thrown[other]) - count(self.thrown[other])

    def _take(self, n: i64) -> i64:
        return hand_of([self.free.pop() for _i in range(n)])

    # -- seats -----------------------------------------------------------------------------------

    def _lay_own(self) -> None:
        seat = self.seat
        known = self._known_in_hand(seat)
        kept, fresh = self._kept(seat), self._fresh(seat)
        self.thrown[seat] = self.deal.thrown[seat]
        self.kept[seat] = kept
        if not self._lifted():
            self.kept[seat] = kept & known | self._take(count(kept & ~known))
        self.fresh[seat] = fresh & known | self._take(count(fresh & ~known))

    def _lay_told(self, other: i64) -> None:
        self.kept[other] = self._kept(other)
        self.fresh[other] = self._fresh(other)
        self.thrown[other] |= self.conduct.exposed[other] & ~self.deal.hands[other]
        self.thrown[other] |= self._take(count(self.deal.thrown[other]) - count(self.thrown[other]))

    def _lay_other(self, other: i64) -> None:
        missing = count(self.deal.thrown[other]) - count(self.thrown[other])
        exposed = self.conduct.exposed[other] & ~self.thrown[other]
        size = missing + count(self._kept(other))
        dealt = vec_of(exposed | self._take(size - count(exposed)))
        self.chance.shuffle(dealt)
        for i in range(len(dealt)):
            if i < missing:
                self.thrown[other] |= BIT[dealt[i]]
            else:
                self.kept[other] |= BIT[dealt[i]]
        fresh = self._fresh(other)
        known = fresh & self._known_in_hand(other)
        self.fresh[other] = known | self._take(count(fresh & ~known))

    # -- stub and discards -----------------------------------------------------------------------

    def _stub(self) -> list[int]:
        """What lies there, from the top; what all have seen lies where it was put, discards come later."""
        stub: list[int] = []
        for card in self.new.stub_cards():
            fixed = (self.conduct.bottom | self.pile) & BIT[card]
            stub.append(card if fixed else self.free.pop())
        return stub

    def _share_pile(self, stub: list[int]) -> list[int]:
        """The discards, but for those in known hands, to all who drew from them, and the rest to the stub."""
        pile: i64 = 0
        known: i64 = 0
        for other in range(self.new.seats):
            pile |= self.thrown[other]
            known |= self._known_redrawn(other)
        cards = vec_of(pile & ~known)
        self.chance.shuffle(cards)
        left = list(cards)
        for other in range(self.new.seats):
            here = self._known_redrawn(other)
            hidden = count(self.deal.redrawn[other] & ~here)
            self.redrawn[other] = here | hand_of([left.pop() for _i in range(hidden)])
        return [left.pop() if self.pile & BIT[card] else card for card in stub]

    # -- into the game -----------------------------------------------------------------------------

    def _put_into_game(self, stub: list[int]) -> None:
        deal = self.new.deal
        for other in range(self.new.seats):
            deal.thrown[other] = self.thrown[other]
            deal.dealt[other] = self.kept[other] | self.thrown[other]
            deal.hands[other] = self.kept[other] | self.fresh[other] | self.redrawn[other]
            self._put_packet(other)
        deal.redrawn = self.redrawn
        self.new.lay_stub(stub)

    def _put_packet(self, other: i64) -> None:
        """What is not lifted is the whole of a hand, or what was drawn."""
        conduct = self.new.conduct
        drawn = self.fresh[other] | self.redrawn[other]
        if self.conduct.unseen[other]:
            never = self.conduct.lifted & BIT[other] == 0
            conduct.unseen[other] = self.new.deal.hands[other] if never else drawn
        if other != self.seat or self.conduct.unseen[other]:
            cards = vec_of(drawn)
            self.chance.shuffle(cards)
            conduct.keep_packet(other, list(cards))
