"""Table conduct: a player may look at his own cards, and anybody who saw it may claim the fine (speculation.19, R6).

That he looked is seen by all, so claims are listed only against those who did.  Bit ``3 * seat + index`` of ``looked``
and ``unclaimed`` stands for a packet card of a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.game import EVERYTHING
from parlour.core.moves import Choices, exactly
from parlour.games.speculation.words import CLAIMS, LOOKS, packet_place

if TYPE_CHECKING:
    from parlour.games.speculation.rules import Speculation


def let_all_in(game: Speculation) -> None:
    """Looking and claiming are open to every seat, whosever move it is."""
    for seat in range(game.seats):
        if _unseen(game, seat) or game.unclaimed & ~_packet(seat):
            game.may |= BIT[seat]


def _packet(seat: i64) -> i64:
    return BIT[3 * seat] * 7


def _unseen(game: Speculation, seat: i64) -> i64:
    """The seat's own cards that it may still look at, each once: bits 0 to 2."""
    return 7 & ~(game.looked >> 3 * seat) & -BIT[game.turned[seat]]


def with_faults(game: Speculation, seat: i64, asked: Choices) -> Choices:
    found = Choices(asked.each[:])
    unseen = _unseen(game, seat)
    for index in range(3):
        if unseen & BIT[index]:
            found.add(exactly(LOOKS[index - game.turned[seat] + 1]))
    for other in range(game.seats):
        if other != seat and game.unclaimed & _packet(other):
            found.add(exactly(CLAIMS[other]))
    return found


def look(game: Speculation, seat: i64, position: i64) -> None:
    """Nobody else sees the card, but everybody that he looked."""
    index = game.turned[seat] + position - 1
    game.looked |= BIT[3 * seat + index]
    game.unclaimed |= BIT[3 * seat + index]
    if game.detail == EVERYTHING:
        here = packet_place(seat)
        game.bring("speculation.19", "looks", seat, [game.packet_card(seat, index)], here, here, BIT[seat])
    _open_again(game)


def claim(game: Speculation, seat: i64, offender: i64) -> None:
    """One fine for each look, and the offender may not take this deal's pool (speculation.R16)."""
    looks = int(count(game.unclaimed & _packet(offender)))
    game.unclaimed &= ~_packet(offender)
    game.barred |= BIT[offender]
    game.say("speculation.19", "claims", seat, looks, game.names[offender])
    game.pay("speculation.19", "pays-fine", offender, game.pool, game.fine * looks)
    _open_again(game)


def _open_again(game: Speculation) -> None:
    game.may = game.waits
    let_all_in(game)


def looked_at(game: Speculation, seat: i64) -> i64:
    """The cards a seat has looked at since they were dealt."""
    seen: i64 = 0
    if seat < game.seats:
        for index in range(3):
            if game.looked & BIT[3 * seat + index]:
                seen |= BIT[game.packet_card(seat, index)]
    return seen
