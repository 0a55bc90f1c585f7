"""What befalls a dealer at Vingt-un: a confused pack, two cards at once, an exposed card, somebody passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Verb
from parlour.games.vingt_un.words import ACCIDENTS, CONFUSED, EXPOSED, MISSED, TWO
from parlour.mechanisms.accidents import FINE_GRAIN, befall

if TYPE_CHECKING:
    from parlour.games.vingt_un.faults.game import VingtUnTable

SPARE: Final = 6  # cards in the stock below which nobody gets two (vingt-un.R31)


class Occasion:
    """Seats to whom something may happen, each once."""

    def __init__(self, game: VingtUnTable, seats: list[int], spare: bool) -> None:
        self.game = game
        self.left = {TWO.name: seats[:] if spare else [], EXPOSED.name: seats[:], MISSED.name: seats[:]}

    def draw(self, kind: Verb) -> Move | None:
        if kind is CONFUSED:
            return Move(kind)
        seats = self.left[kind.name]
        if not seats:
            return None
        seat = seats.pop(self.game.chance.below(len(seats)))
        if kind is TWO:
            seats.clear()  # one in a round
        return Move(kind, seat)


def has_spare(game: VingtUnTable) -> bool:
    return game.tenure.in_stock() > SPARE + len(game.order)


def while_shuffling(game: VingtUnTable) -> bool:
    return bool(_befall(game, [CONFUSED], []))


def while_dealing(game: VingtUnTable) -> None:
    """Each card of the round has its chance; nobody gets two while another's second card is in question."""
    conduct = game.conduct
    seats = [int(seat) for seat in game.order]
    spare = has_spare(game) and conduct.extra_at < 0 and conduct.two_to < 0
    conduct.to_get_two = -1
    conduct.to_expose = 0
    for mishap in _befall(game, [kind for _seat in seats for kind in (TWO, EXPOSED)], seats, spare):
        if mishap.verb is EXPOSED:
            conduct.to_expose |= BIT[mishap.a]
        elif spare:
            conduct.to_get_two = mishap.a


def while_drawing(game: VingtUnTable, seat: i64) -> bool:
    """Two cards instead of one."""
    spare = has_spare(game)
    return bool(_befall(game, [TWO], [int(seat)], spare)) and spare


def while_passing_on(game: VingtUnTable, seat: i64) -> bool:
    """The player is passed over."""
    return bool(_befall(game, [MISSED], [int(seat)]))


def _befall(game: VingtUnTable, here: list[Verb], seats: list[int], spare: bool = True) -> list[Move]:
    return befall(game.chance, ACCIDENTS, game.agreed.rates, here, Occasion(game, seats, spare).draw)


def draw_anew(game: VingtUnTable) -> None:
    """What is still to befall in this round of dealing is nobody's knowledge."""
    conduct = game.conduct
    conduct.to_get_two = -1
    conduct.to_expose = 0
    rate = game.agreed.rates[ACCIDENTS.index(EXPOSED)]
    for k in range(game.deal.served, len(game.order)):
        if game.chance.below(FINE_GRAIN) < int(rate * FINE_GRAIN):
            conduct.to_expose |= BIT[game.order[k]]
