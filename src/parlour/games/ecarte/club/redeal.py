"""What a seat of the club cannot know, drawn anew.

Who has money on a chair knows what its player knows, so his worlds are the player's.  Who has none sees neither hand.
In strict conduct both are drawn together, exactly as often as they fit what both have replied and who has shown a king,
by the same model as a player's worlds (``ecarte.redeal``).

In table conduct, where faults and accidents hang on the cards, they are drawn together as well; then what one player
cannot know, then what the other cannot, and so on in turn, which leaves what lies open as it is and brings in what
only they could see: packs that are not whole, the place of a king that one of them has spoken of.  Where a fault of
this deal keeps a copy of the game, these steps are all: then cards go from one side to the other by the talon alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_from, count, lay_last
from parlour.core.chance import Chance
from parlour.games.ecarte.club.words import NO_CHAIR
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.faults.redeal import lay_both_anew
from parlour.games.ecarte.pairs import Pairs
from parlour.games.ecarte.redeal import stays_held
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import king_of
from parlour.games.ecarte.strict import StrictEcarte

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

SETTLING: Final = 4  # steps after both were drawn together
STEPS: Final = 6  # and where they could not be
SMALL_TALON: Final = 30  # of so many cards, or fewer, the steps grow in number


def world_for(new: Club, seat: i64, chance: Chance) -> None:
    """Make a copy of the club a world that the seat cannot tell from the true one."""
    coup = new.coup
    if coup is None:
        return
    chair = new.eyes_of(seat)
    new.coup = _redealt(coup, chair, chance) if chair != NO_CHAIR else _unseen_by_both(coup, chance)


def _unseen_by_both(coup: Ecarte, chance: Chance) -> Ecarte:
    if isinstance(coup, StrictEcarte):
        if coup.deal.trump >= 0:
            coup.deal.deck = coup.deal.deck[:]
            Unseen(coup).deal_anew(chance)
        return coup
    drawn = isinstance(coup, EcarteTable) and lay_both_anew(coup, seen_by_all(coup), chance)
    first = chance.below(2)
    talon = coup.deal.talon()
    steps = SETTLING if drawn else STEPS * (1 + SMALL_TALON // (talon + 1)) if talon > 0 else STEPS
    for step in range(steps):
        coup = _redealt(coup, (first + step) % 2, chance)
    return coup


def _redealt(coup: Ecarte, chair: i64, chance: Chance) -> Ecarte:
    world = coup.redeal(chair, chance)
    assert isinstance(world, Ecarte)
    return world


def seen_by_all(coup: Ecarte) -> i64:
    """The cards that lie open, or have."""
    deal = coup.deal
    known = deal.played | coup.king_shown()
    if deal.turn_up >= 0:
        known |= BIT[deal.turn_up]
    if isinstance(coup, EcarteTable):
        conduct = coup.conduct
        known |= conduct.shown | conduct.extra
        for chair in range(2):
            if conduct.open_hands & BIT[chair]:
                known |= deal.hands[chair]
            if conduct.dropped[chair] >= 0:
                known |= BIT[conduct.dropped[chair]]
    return known


class Unseen:
    """What one who sees neither hand cannot know of a strict deal: who has not shown what, and where a king may be."""

    def __init__(self, coup: Ecarte) -> None:
        self.deal = coup.deal
        shown = coup.king_shown()
        self.fixed = [int(shown & self.deal.hands[chair]) for chair in range(2)]
        self.thrown = [int(shown & self.deal.discards[chair]) for chair in range(2)]
        sizes = [int(count(self.deal.hands[chair] & ~self.fixed[chair])) for chair in range(2)]
        lacks = [int(self.deal.lacks[chair]) for chair in range(2)]
        self.pairs = Pairs(coup.pack.all & ~seen_by_all(coup), lacks, sizes)

    def deal_anew(self, chance: Chance) -> None:
        """All ways to lay the unseen cards are alike, as far as both hands fit what they have replied."""
        deal = self.deal
        self._place_king(chance)
        hands = self.pairs.draw(chance)
        at = lay_last(deal.deck, self.pairs.cards & ~(hands[0] | hands[1]))
        chance.mix(deal.deck, at, len(deal.deck))
        deal.unsettled = 0
        discards = self.thrown
        for chair in range(2):
            laid = count(deal.discards[chair]) - count(self.thrown[chair])
            deal.hands[chair] = hands[chair] | self.fixed[chair]
            discards[chair] |= int(cards_from(deal.deck, at, laid))
            at += laid
        if deal.discards[0] | deal.discards[1]:
            deal.discards = vec[i64]([discards[0], discards[1]])

    def _place_king(self, chance: Chance) -> None:
        """Whoever marked or announced it had it then, and has it or has thrown it away since."""
        deal, pairs = self.deal, self.pairs
        owner = deal.king_marked if deal.king_marked >= 0 else deal.king_said
        king = int(BIT[king_of(deal.trump)])
        if owner < 0 or not pairs.cards & king:
            return
        pairs.cards ^= king
        if self._is_held(owner, king, chance):
            self.fixed[owner] |= king
            pairs.sizes[owner] -= 1
        else:
            self.thrown[owner] |= king

    def _is_held(self, owner: i64, king: i64, chance: Chance) -> bool:
        pairs = self.pairs
        stays = stays_held(self.deal, owner)
        if stays == 1.0:
            return True
        size = pairs.sizes[owner]
        if size == 0 or self.deal.lacks[owner] & king:
            return False
        gone = (1 - stays) * pairs.fitting()
        pairs.sizes[owner] = size - 1
        held = stays * size / 5 * pairs.fitting()  # of his five cards then, so many are still unseen
        pairs.sizes[owner] = size
        return chance.below(1 << 30) < int(held / (held + gone) * (1 << 30))
