"""What a seat of the club cannot know, drawn anew.

Who has money on a chair knows what its player knows, so his worlds are the player's.  Who has none sees neither hand:
his worlds come about by drawing what one player cannot know, then what the other cannot, and so on in turn; each such
step leaves what lies open as it is.  Cards go from one side to the other by way of the talon, so the smaller it is the
more steps are made; where nothing is left of it, it stays as it was which side has had a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.games.ecarte.club.words import NO_CHAIR
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.rules import Ecarte

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

STEPS: Final = 6
SMALL_TALON: Final = 30  # of so many cards, or fewer, the steps grow in number


def world_for(new: Club, seat: i64, chance: Chance) -> None:
    """Make a copy of the club a world that the seat cannot tell from the true one."""
    coup = new.coup
    if coup is None:
        return
    chair = new.eyes_of(seat)
    new.coup = _redealt(coup, chair, chance) if chair != NO_CHAIR else _unseen_by_both(coup, chance)


def _unseen_by_both(coup: Ecarte, chance: Chance) -> Ecarte:
    first = chance.below(2)
    talon = coup.deal.talon()
    steps = STEPS * (1 + SMALL_TALON // (talon + 1)) if talon > 0 else STEPS
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
