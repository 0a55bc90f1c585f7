"""What a seat sees at Commerce, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, NO_CARD
from parlour.core.events import HAND, STOCK
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import DEALER, EACH, STAKE, Sight, a_number, a_seat, any_seat, one_of
from parlour.games.commerce.words import BOARD, HORSE, MODERN, OFFER, PHASES, POOL, TO_ALL
from parlour.mechanisms.three_card_hands import ALL_CLASSES

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce

HORSE_SALE: Final = one_of("horse", ["open", "offered"])
CIRCUITS: Final = a_number("circuits")
LIVES: Final = a_number("lives", EACH)
STOOD: Final = any_seat("stood")
PASSED: Final = any_seat("passed")
STANDER: Final = a_seat("stander")

SEEN: Final = Seen(
    seats=12,
    pools=1,
    pack=FRENCH_52,
    phases=PHASES,
    facts=[DEALER, HORSE_SALE, STAKE, CIRCUITS, LIVES, STOOD, PASSED, STANDER],
    zones=[faces(*HAND, BOARD, OFFER), backs(STOCK)],
)


def lay_out(game: Commerce, sight: Sight, seat: i64) -> None:
    agreed, deal = game.agreed, game.deal
    if sight.reads:
        sight.remark("mode", game.options.word("mode"))
    sight.tell(DEALER, game.dealer, "commerce.16")
    sight.remark("trumps", "none", "commerce.4")
    if agreed.mode == POOL:
        sight.tell(HORSE_SALE, game.horse_offered, "commerce.45")
    else:
        sight.tell(STAKE, agreed.stake, "commerce.19")
    if sight.reads:
        sight.remark("combinations", game.options.word("combinations"), "commerce.5" if _full(game) else "commerce.47")
    sight.tell(CIRCUITS, deal.circuits, "commerce.R4")
    for s in range(game.seats):
        _show_seat(game, sight, seat, s)
    if agreed.mode != MODERN:
        sight.lay(BOARD, deal.board, 0, "commerce.35")
    sight.lay(STOCK, 0, game.stock_size(), "commerce.29" if agreed.mode == MODERN else "")
    if deal.offered != NO_CARD:
        game.show_cards(sight, OFFER, BIT[deal.offered], seat == deal.trader, "commerce.30")
    if deal.stander >= 0:
        sight.tell(STANDER, deal.stander, "commerce.24")


def _full(game: Commerce) -> bool:
    return game.agreed.recognised == ALL_CLASSES


def _show_seat(game: Commerce, sight: Sight, seat: i64, s: i64) -> None:
    deal = game.deal
    game.show_cards(sight, HAND[s], deal.hands[s], s == seat or deal.shown, "commerce.24" if deal.shown else "")
    if game.agreed.mode == POOL:
        sight.tell_of(LIVES, s, game.lives[s], "commerce.41")
    if deal.stood & BIT[s]:
        sight.tell(STOOD, s, "commerce.51" if game.agreed.extended else "commerce.38")
    if deal.passed & BIT[s]:
        sight.tell(PASSED, s, "commerce.37")


def advice(game: Commerce, seat: i64) -> list[str]:
    found: list[str] = []
    if seat >= game.seats:
        return found
    if game.agreed.mode == POOL and game.entered and game.lives[seat] == 0 and game.phase != HORSE:
        found.append("commerce.46")
    if not _full(game):
        found.append("commerce.48")
    if game.agreed.penalty == TO_ALL:
        found.append("commerce.50")
    if game.agreed.extended and game.deal.stood & BIT[seat]:
        found.append("commerce.52")
    return found
