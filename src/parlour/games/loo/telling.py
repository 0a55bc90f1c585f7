"""What happens at Loo, as events: who learns it, who sees the faces, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in
from parlour.core.events import NO_SEAT, NOBODY
from parlour.core.moves import Verb
from parlour.games.loo.layout import DEALING, FIXED_LOO, IRISH, REGULAR, THREE_CARD, UNLIMITED
from parlour.games.loo.ranks import ORDERS
from parlour.games.loo.words import (
    MISS,
    PACK,
    PLAY_MISS,
    STAND,
    STOCK,
    TAKE_MISS,
    TURN_UP,
    hand_place,
    laid_place,
    thrown_place,
)

if TYPE_CHECKING:
    from parlour.games.loo.layout import Layout


def tell_start(game: Layout) -> None:
    game.say("loo.1", "sit-down", NO_SEAT, game.seats)
    if len(game.sheet) == 32:
        game.say("loo.58", "short-pack", NO_SEAT, 32)


# -- the deal --------------------------------------------------------------------------


def tell_deal(game: Layout) -> None:
    _tell_dealer(game)
    if game.dealing != REGULAR:
        game.say("loo.45", "deals-so", game.dealer, 0, DEALING[game.dealing])
    clause = "loo.14" if game.variant == THREE_CARD else "loo.57" if game.variant == IRISH else "loo.50"
    for i in range(game.hands_out):
        seat = game.dealt[i]
        game.bring(clause, "gets-cards", seat, cards_in(game.hands[seat]), PACK, hand_place(seat), NOBODY)
    if game.miss_dealt:
        game.bring("loo.14", "miss-dealt", game.dealer, cards_in(game.hands[game.seats]), PACK, MISS, NOBODY)
    game.bring(clause, "turns-up", game.dealer, [game.turn_up], PACK, TURN_UP)
    if game.pam_played and game.pam < 0:
        game.say("loo.R6", "pam-turned")


def tell_single(game: Layout) -> None:
    _tell_dealer(game)
    game.bring("loo.10", "turns-single", game.dealer, [game.turn_up], PACK, TURN_UP)
    for i in range(game.hands_out):
        seat = game.dealt[i]
        game.bring("loo.10", "single-card", seat, cards_in(game.hands[seat]), PACK, hand_place(seat))


def _tell_dealer(game: Layout) -> None:
    game.say("loo.9", "shuffles-and-cuts", game.dealer)
    if game.dealer_without_cards() and not game.withdraws:
        game.say("loo.2", "dealer-out", game.dealer)
    if game.dealer_without_cards():
        game.say("loo.R4", "last-hand", game.last_hand())


# -- declaring and flushes ------------------------------------------------------------------


def tell_look(game: Layout, seat: i64) -> None:
    """Until his turn comes nobody sees even his own cards."""
    place = hand_place(seat)
    game.bring("loo.15", "looks", seat, cards_in(game.hands[seat]), place, place, BIT[seat])


def tell_declaration(game: Layout, seat: i64, verb: Verb) -> None:
    thrown = cards_in(game.thrown[seat])
    if verb is STAND:
        game.say("loo.15", "stands", seat)
    elif verb is TAKE_MISS or verb is PLAY_MISS:
        game.bring("loo.17", "gives-up-hand", seat, thrown, hand_place(seat), thrown_place(seat), BIT[seat])
        clause, message = ("loo.17", "takes-miss") if verb is TAKE_MISS else ("loo.20", "miss-for-pool")
        game.bring(clause, message, seat, cards_in(game.hands[seat]), MISS, hand_place(seat), BIT[seat])
    else:
        game.bring("loo.16", "throws-up", seat, thrown, hand_place(seat), thrown_place(seat), BIT[seat])


def tell_exchange(game: Layout, seat: i64, cards: i64, drawn: i64) -> None:
    game.bring("loo.51", "lays-out", seat, cards_in(cards), hand_place(seat), thrown_place(seat), BIT[seat])
    game.bring("loo.51", "draws", seat, cards_in(drawn), STOCK, hand_place(seat), BIT[seat])


def tell_miss_withdrawn(game: Layout) -> None:
    game.bring("loo.18", "miss-withdrawn", NO_SEAT, cards_in(game.hands[game.seats]), MISS, STOCK, NOBODY)


def tell_flush(game: Layout, seat: i64, claimed: bool) -> None:
    if claimed:
        place = hand_place(seat)
        game.bring("loo.54", "shows-flush", seat, cards_in(game.hands[seat]), place, place)
    else:
        game.say("loo.54", "no-flush-said", seat)


# -- play ----------------------------------------------------------------------------------


def tell_leader(game: Layout) -> None:
    game.say("loo.23" if game.leader == game.miss_holder and game.miss_leads else "loo.22", "leads-first", game.leader)


def tell_card(game: Layout, seat: i64, card: i64, civil: bool) -> None:
    """Told before it beats what lies there."""
    clause = lead_clause(game, card) if game.led < 0 else follow_clause(game, card)
    message = "leads" if game.led < 0 else "plays"
    game.bring(clause, message, seat, [card], hand_place(seat), laid_place(seat))
    if card == game.pam:
        game.say("loo.52", "pam-played", seat)
    if civil:
        game.say("loo.56", "be-civil", seat)


def lead_clause(game: Layout, card: i64) -> str:
    """The duty that a lead answers to, as far as the card tells: how many trumps he holds nobody learns."""
    trump = ORDERS[game.ranking].trumps & BIT[card] != 0
    if game.made == 0 and game.key & BIT[card]:
        return "loo.24"
    if game.made == 0 and trump:
        return "loo.26" if game.any_trump else "loo.25"
    return "loo.32" if game.made == 1 and trump else "loo.27"


def follow_clause(game: Layout, card: i64) -> str:
    order = ORDERS[game.ranking]
    if order.above[game.best] & BIT[card]:
        return "loo.30" if order.suit[game.led] & BIT[card] else "loo.29"
    return "loo.28" if order.suit[game.led] & BIT[card] else "loo.30"


def tell_trick(game: Layout, winner: i64) -> None:
    game.say("loo.31", "takes-trick", winner, game.made)


# -- settling ---------------------------------------------------------------------------------


def tell_loo(game: Layout, seat: i64, loo: int, clause: str) -> None:
    game.say(clause, "looed", seat, loo)
    if game.loo_mode != FIXED_LOO:
        game.say("loo.47" if game.loo_mode == UNLIMITED else "loo.49", "loo-by-pool", seat, loo)
