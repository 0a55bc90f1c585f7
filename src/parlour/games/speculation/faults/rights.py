"""Table conduct: who may look at his own cards, and who may claim the fine for it (speculation.19, R6).

That somebody looked is seen by all, so claims are listed only against those who did.  Bit ``3 * seat + index`` of
``looked`` and ``unclaimed`` stands for a packet card of a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Choices, exactly
from parlour.core.rights import Right, Rights
from parlour.games.speculation.state import EACH
from parlour.games.speculation.words import CLAIMS, LOOKS

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation

LOOKED: Final = 0  # the one right
RIGHTS: Final = [Right("speculation.19", 0, 0)]
TABLE_RIGHTS: Final = Rights(RIGHTS, of=lambda _game, _claim: LOOKED)


def packet_bits(seat: i64) -> i64:
    return BIT[EACH * seat] * 7


def _unseen(game: Speculation, seat: i64) -> i64:
    """The seat's own cards that it may still look at, each once: bits 0 to 2."""
    return 7 & ~(game.deal.looked >> EACH * seat) & -BIT[game.deal.turned[seat]]


def let_all_in(game: Speculation) -> None:
    """Looking and claiming are open to every seat, whosever move it is."""
    for seat in range(game.seats):
        if _unseen(game, seat) or game.deal.unclaimed & ~packet_bits(seat):
            game.may |= BIT[seat]


def open_again(game: Speculation) -> None:
    """After a look or a claim: the question put is still the same."""
    game.may = game.waits
    let_all_in(game)


def with_faults(game: Speculation, seat: i64, asked: Choices) -> Choices:
    deal = game.deal
    found = Choices(asked.each[:])
    unseen = _unseen(game, seat)
    for index in range(EACH):
        if unseen & BIT[index]:
            found.add(exactly(LOOKS[index - deal.turned[seat] + 1]))
    for other in range(game.seats):
        if other != seat and deal.unclaimed & packet_bits(other):
            found.add(exactly(CLAIMS[other]))
    return found
