"""What a seat sees at My Bird Sings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import FRENCH_52, count
from parlour.core.events import HAND, STOCK
from parlour.core.seen import Seen, backs, row
from parlour.core.sight import DEALER, LEADER, TRICKS_WON, Sight, a_number, one_of
from parlour.games.my_bird_sings.state import UNANSWERED, WAITED
from parlour.games.my_bird_sings.words import OPENING, PHASES, PICKING_OUT, TRICKS

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings

CIRCUITS: Final = a_number("circuits")
ANSWER: Final = one_of("answer", ["call", "wait"])
SEEN: Final = Seen(
    seats=13,
    pools=1,
    pack=FRENCH_52,
    phases=PHASES,
    facts=[DEALER, LEADER, CIRCUITS, ANSWER, TRICKS_WON],
    zones=[row(26, *HAND), backs(STOCK, *TRICKS)],
)


def lay_out(game: MyBirdSings, sight: Sight, seat: i64) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    sight.tell(LEADER, deal.leader, "my-bird-sings.8")
    sight.remark("aim", "flush" if game.agreed.flush_only else "flush_or_four_suits", game.aim_clause())
    if sight.reads:
        sight.remark("method", game.options.word("method"), "my-bird-sings.7")
    sight.tell(CIRCUITS, deal.circuits, "my-bird-sings.11")
    for s in range(game.seats):
        _show_seat(game, sight, seat, s)
    sight.lay(STOCK, 0, len(deal.stock))
    if seat < game.seats and game.phase == OPENING and deal.answers[seat] != UNANSWERED:
        sight.tell(ANSWER, deal.answers[seat] == WAITED, "my-bird-sings.R2")


def _show_seat(game: MyBirdSings, sight: Sight, seat: i64, s: i64) -> None:
    deal = game.deal
    if s == seat and game.phase == PICKING_OUT and deal.player == s:
        sight.lay_part(HAND[s], deal.row, 0, len(deal.row))  # held up, in the order of their positions
    else:
        game.show_cards(sight, HAND[s], deal.hands[s], s == seat)
    if game.agreed.whole_pack:
        sight.lay(TRICKS[s], 0, count(deal.laid[s]), "my-bird-sings.18")
        sight.tell_of(TRICKS_WON, s, deal.tricks[s], "my-bird-sings.19")
