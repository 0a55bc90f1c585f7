"""What happens at Loo, as it is told: who learns it, who sees the faces, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, NO_SEAT, NOBODY, PACK, STOCK
from parlour.core.game import EVERYTHING
from parlour.core.moves import Verb
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.state import DEALING, FIXED_LOO, IRISH, REGULAR, THREE_CARD, UNLIMITED
from parlour.games.loo.words import LAID, MISS, PLAY_MISS, STAND, TAKE_MISS, THROWN, TURN_UP

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo


def agreed(game: Loo) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("loo.1", "sit-down", NO_SEAT, game.seats)
    if len(game.agreed.sheet) == 32:
        game.say("loo.58", "short-pack", NO_SEAT, 32)


def dealt(game: Loo) -> None:
    if game.detail < EVERYTHING:
        return
    _tell_dealer(game)
    if game.agreed.dealing != REGULAR:
        game.say("loo.45", "deals-so", game.dealer, 0, DEALING[game.agreed.dealing])
    clause = "loo.14" if game.agreed.variant == THREE_CARD else "loo.57" if game.agreed.variant == IRISH else "loo.50"
    for seat in game.dealt:
        game.carry(clause, "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], NOBODY)
    if game.deal.miss_dealt:
        game.carry("loo.14", "miss-dealt", game.dealer, game.deal.miss, PACK, MISS, NOBODY)
    game.lay(clause, "turns-up", game.dealer, game.deal.turn_up, PACK, TURN_UP)
    if game.agreed.pam_played and game.deal.pam < 0:
        game.say("loo.R6", "pam-turned")


def dealt_single(game: Loo) -> None:
    if game.detail < EVERYTHING:
        return
    _tell_dealer(game)
    game.lay("loo.10", "turns-single", game.dealer, game.deal.turn_up, PACK, TURN_UP)
    for seat in game.dealt:
        game.carry("loo.10", "single-card", seat, game.deal.hands[seat], PACK, HAND[seat])


def _tell_dealer(game: Loo) -> None:
    game.say("loo.9", "shuffles-and-cuts", game.dealer)
    if game.dealer_without_cards() and not game.withdraws:
        game.say("loo.2", "dealer-out", game.dealer)
    if game.dealer_without_cards():
        game.say("loo.R4", "last-hand", game.last_hand())


def looked(game: Loo, seat: i64) -> None:
    """Until his turn comes nobody sees even his own cards."""
    if game.detail < EVERYTHING:
        return
    place = HAND[seat]
    game.carry("loo.15", "looks", seat, game.deal.hands[seat], place, place, BIT[seat])


def declared(game: Loo, seat: i64, verb: Verb) -> None:
    if game.detail < EVERYTHING:
        return
    thrown = game.deal.thrown[seat]
    if verb is STAND:
        game.say("loo.15", "stands", seat)
    elif verb is TAKE_MISS or verb is PLAY_MISS:
        game.carry("loo.17", "gives-up-hand", seat, thrown, HAND[seat], THROWN[seat], BIT[seat])
        clause, message = ("loo.17", "takes-miss") if verb is TAKE_MISS else ("loo.20", "miss-for-pool")
        game.carry(clause, message, seat, game.deal.hands[seat], MISS, HAND[seat], BIT[seat])
    else:
        game.carry("loo.16", "throws-up", seat, thrown, HAND[seat], THROWN[seat], BIT[seat])


def exchanged(game: Loo, seat: i64, cards: i64, drawn: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.carry("loo.51", "lays-out", seat, cards, HAND[seat], THROWN[seat], BIT[seat])
    game.carry("loo.51", "draws", seat, drawn, STOCK, HAND[seat], BIT[seat])


def miss_withdrawn(game: Loo) -> None:
    game.carry("loo.18", "miss-withdrawn", NO_SEAT, game.deal.miss, MISS, STOCK, NOBODY)


def answered_flush(game: Loo, seat: i64, claimed: bool) -> None:
    if game.detail < EVERYTHING:
        return
    if claimed:
        place = HAND[seat]
        game.carry("loo.54", "shows-flush", seat, game.deal.hands[seat], place, place)
    else:
        game.say("loo.54", "no-flush-said", seat)


def leads_first(game: Loo) -> None:
    if game.detail < EVERYTHING:
        return
    by_miss = game.agreed.miss_leads and game.deal.leader == game.deal.miss_holder
    game.say("loo.23" if by_miss else "loo.22", "leads-first", game.deal.leader)


def played(game: Loo, seat: i64, card: i64, civil: bool) -> None:
    """Told before it beats what lies there."""
    if game.detail < EVERYTHING:
        return
    clause = lead_clause(game, card) if game.deal.led < 0 else follow_clause(game, card)
    message = "leads" if game.deal.led < 0 else "plays"
    game.lay(clause, message, seat, card, HAND[seat], LAID[seat])
    if card == game.deal.pam:
        game.say("loo.52", "pam-played", seat)
    if civil:
        game.say("loo.56", "be-civil", seat)


def lead_clause(game: Loo, card: i64) -> str:
    """The duty that a lead answers to, as far as the card tells: how many trumps he holds nobody learns."""
    trump = ORDERS[game.deal.ranking].trumps & BIT[card] != 0
    if game.deal.tricks_made == 0 and game.deal.key & BIT[card]:
        return "loo.24"
    if game.deal.tricks_made == 0 and trump:
        return "loo.26" if game.agreed.any_trump else "loo.25"
    return "loo.32" if game.deal.tricks_made == 1 and trump else "loo.27"


def follow_clause(game: Loo, card: i64) -> str:
    order = ORDERS[game.deal.ranking]
    if order.above[game.deal.best] & BIT[card]:
        return "loo.30" if order.suit[game.deal.led] & BIT[card] else "loo.29"
    return "loo.28" if order.suit[game.deal.led] & BIT[card] else "loo.30"


def took_trick(game: Loo, winner: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("loo.31", "takes-trick", winner, game.deal.tricks_made)


def looed(game: Loo, seat: i64, loo: int, clause: str) -> None:
    if game.detail < EVERYTHING:
        return
    game.say(clause, "looed", seat, loo)
    if game.agreed.loo_mode != FIXED_LOO:
        game.say("loo.47" if game.agreed.loo_mode == UNLIMITED else "loo.49", "loo-by-pool", seat, loo)
