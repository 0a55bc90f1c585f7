"""What a seat sees at Nap, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, count
from parlour.core.events import HAND, PLAYED, STOCK, TRICK
from parlour.core.seen import Seen, backs, faces, row
from parlour.core.sight import DEALER, EACH, STAKE, WINNING, Sight, a_number, a_seat, one_of, yes_or_no
from parlour.games.nap.state import NO_KITTY, NO_TRUMPS
from parlour.games.nap.words import CALLING, LAID, OUT, RUNGS, SPARE_HAND, SUITS, TABLE_PHASES, TRICKS
from parlour.mechanisms.trick_deal import show_trick

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap

DOUBLED: Final = yes_or_no("doubled")
KITTY: Final = a_number("kitty")
STANDS_OUT: Final = a_seat("stands_out")
SAID: Final = one_of("said", RUNGS, EACH)
CALLER: Final = one_of("caller", RUNGS, EACH)
TRUMP: Final = one_of("trump", SUITS)

SEEN: Final = Seen(
    seats=6,
    pools=1,
    pack=FRENCH_52,
    phases=TABLE_PHASES,
    facts=[DEALER, STAKE, DOUBLED, KITTY, STANDS_OUT, SAID, CALLER, TRUMP, WINNING],
    zones=[faces(*HAND, *PLAYED), backs(*LAID, *OUT, SPARE_HAND, STOCK), row(6, TRICK)],
)


def lay_out(game: Nap, sight: Sight, seat: i64) -> None:
    sight.tell(DEALER, game.dealer)
    sight.tell(STAKE, game.agreed.stake, "nap.8")
    if game.agreed.double_header:
        sight.tell(DOUBLED, game.doubled, "nap.38")
    if game.agreed.kitty_rule != NO_KITTY:
        sight.tell(KITTY, game.kitty(), "nap.28")
    if game.dealt():
        _lay_out_calls(game, sight)
        _lay_out_cards(game, sight, seat)


def _lay_out_calls(game: Nap, sight: Sight) -> None:
    deal = game.deal
    if game.agreed.stands_out:
        sight.tell(STANDS_OUT, game.dealer, game.out_clause())
    for s in range(game.seats):
        if deal.said[s] >= 0:
            sight.tell_of(SAID, s, deal.said[s], "nap.18")
    if deal.caller >= 0:
        sight.tell_of(CALLER, deal.caller, deal.highest, "nap.5")
    if deal.trump >= 0:
        sight.tell(TRUMP, deal.trump, "nap.31" if deal.trump == NO_TRUMPS else "nap.22")


def _lay_out_cards(game: Nap, sight: Sight, seat: i64) -> None:
    deal, agreed = game.deal, game.agreed
    for s in range(game.seats):
        if game.sits_out(s):
            continue
        game.show_cards(sight, HAND[s], deal.hands[s], s == seat, "nap.17")
        if agreed.to_lay or agreed.spare_hand:
            sight.lay(LAID[s], 0, count(deal.laid[s]), "nap.47" if agreed.to_lay else "nap.36")
        if agreed.buying:
            sight.lay(OUT[s], 0, count(deal.out[s]), "nap.35")
        sight.lay(PLAYED[s], deal.played[s] & ~deal.in_trick, 0, "nap.R4")
    if agreed.spare_hand:
        sight.lay(SPARE_HAND, 0, count(deal.spare), "nap.36")
    if game.glimpsed(seat):
        game.show_cards(sight, STOCK, game.stock_cards(), False, "nap.12")
    else:
        sight.lay(STOCK, 0, game.stock(), "nap.12")
    show_trick(deal, sight)


def advice(game: Nap, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what the opponents owe the caller."""
    if seat >= game.seats or not game.dealt():
        return []
    found = ["nap.27"] if game.phase == TRICKS and seat != game.deal.caller else []
    if game.waits & BIT[seat] == 0:
        return found
    if game.phase == CALLING:
        return ["nap.49", "nap.50", "nap.51", "nap.52", "nap.53", "nap.54"]
    if game.phase == TRICKS and game.deal.tricks_made == 0 and game.deal.led >= 0:
        found.append("nap.55")
    elif game.phase == TRICKS:
        found.append("nap.56")
    return found
