"""What a seat sees at Cassino, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, count
from parlour.core.events import HAND, STOCK
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import DEALER, EACH, Sight, a_number, a_seat
from parlour.games.cassino.rules.captures import RANK, TEN
from parlour.games.cassino.words import BOARD, PHASES, PLAY, TAKEN, TWO_LOWEST

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino

TENS_AND_TWOS: Final = RANK[TEN] | RANK[1]
ROUND: Final = a_number("round")
SWEEPS: Final = a_number("sweeps", EACH)
LAST_TAKER: Final = a_seat("last_taker")

SEEN: Final = Seen(
    seats=12,
    pools=0,
    pack=ACE_LOW_52,
    phases=PHASES,
    facts=[DEALER, ROUND, SWEEPS, LAST_TAKER],
    zones=[faces(BOARD, *HAND), backs(STOCK, *TAKEN)],
)


def lay_out(game: Cassino, sight: Sight, seat: i64) -> None:
    deal, hands, taken = game.deal, game.deal.hands, game.deal.taken
    sight.tell(DEALER, game.dealer)
    sight.tell_out_of(ROUND, deal.round, len(game.agreed.orders))
    if sight.reads:
        _read_agreed(game, sight)
    sight.lay(BOARD, deal.board, 0, "cassino.11")
    sight.lay(STOCK, 0, game.stock(), "cassino.17")
    for s in range(game.seats):
        hand = hands[s]
        open_cards = hand if s == seat else game.in_view(s)
        sight.lay(HAND[s], open_cards, count(hand & ~open_cards))
        sight.lay(TAKEN[s], 0, count(taken[s]), "cassino.9")
    sight.tell_each(SWEEPS, deal.sweeps, "cassino.19")
    sight.tell(LAST_TAKER, deal.last_taker, "cassino.18")


def _read_agreed(game: Cassino, sight: Sight) -> None:
    if game.agreed.partners:
        names = game.names
        sight.remark("partners", f"{names[0]} {names[2]}, {names[1]} {names[3]}", "cassino.8")
    sight.remark("scoring", game.options.word("independent_scoring"), game.scoring_clause())


def advice(game: Cassino, seat: i64) -> list[str]:
    if seat >= game.seats or game.phase != PLAY or not game.waits & BIT[seat]:
        return []
    found = ["cassino.27", "cassino.28"]
    if game.deal.board & TENS_AND_TWOS:
        found.append("cassino.29")
    if game.agreed.scoring == TWO_LOWEST:
        found.append("cassino.31")
    return found
