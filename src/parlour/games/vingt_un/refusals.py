"""Why a move at Vingt-un is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.moves import NONE, PASS, Move, Refusal
from parlour.games.vingt_un import words
from parlour.games.vingt_un.state import HANDS

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn


def why_not(game: VingtUn, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal("vingt-un.4", "game-over")
    if game.phase == words.FIRST_DEALER:
        return Refusal("vingt-un.44", "no-dealer-yet")
    if not game.present & BIT[seat]:
        return Refusal("vingt-un.3", "has-left")
    if verb is words.STAKE:
        return _why_no_stake(game, seat)
    if verb is words.DOUBLE or verb is words.NO_DOUBLE:
        return _why_no_double(game, seat)
    if verb is words.DIVIDE or verb is words.KEEP:
        return _why_no_division(game, seat, move)
    if verb is words.CARD or verb is words.CONTENT:
        return _why_no_card(game, seat, move)
    if verb is words.DEAL or verb is words.SELL or verb is words.BUY or verb is PASS:
        return _why_no_sale(game, seat, move)
    if verb is words.STAY or verb is words.LEAVE:
        return _why_no_leaving(game, seat)
    return Refusal("vingt-un.49", "no-such-act")


def _asked(game: VingtUn, seat: i64) -> bool:
    return game.waits & BIT[seat] != 0


def _why_no_stake(game: VingtUn, seat: i64) -> Refusal:
    if seat == game.dealer:
        return Refusal("vingt-un.17", "dealer-stakes-nothing")
    if game.phase != words.STAKING:
        return Refusal("vingt-un.15", "not-the-time-to-stake")
    if not _asked(game, seat):
        return Refusal("vingt-un.15", "not-your-turn")
    return Refusal("vingt-un.9", "stake-out-of-bounds", {"least": game.agreed.least, "most": game.agreed.most})


def _why_no_double(game: VingtUn, seat: i64) -> Refusal:
    if seat != game.dealer:
        return Refusal("vingt-un.17", "dealer-doubles")
    if game.phase != words.DOUBLING:
        return Refusal("vingt-un.17", "not-the-time-to-double")
    return Refusal("vingt-un.17", "no-such-act")


def _why_no_division(game: VingtUn, seat: i64, move: Move) -> Refusal:
    dividing = move.verb is words.DIVIDE
    if dividing and game.deal.hands[seat] == HANDS:
        return Refusal("vingt-un.36", "no-fifth-hand")
    if game.phase < words.DIVISION or game.phase > words.DEALER_DRAWING:
        return Refusal("vingt-un.34", "not-the-time-to-divide")
    if not _asked(game, seat):
        return Refusal("vingt-un.30", "not-your-turn")
    if game.phase == words.DRAWING or game.phase == words.DEALER_DRAWING:
        if dividing and _drawn_pair(game, seat):
            return Refusal("vingt-un.38", "only-first-two-divide")
        return Refusal("vingt-un.34", "not-the-time-to-divide")
    if not dividing:
        return Refusal("vingt-un.34", "no-such-act")
    if game.pair_at(seat) < 0:
        return Refusal("vingt-un.34", "no-pair")
    if game.tenure.can_give() < 2:
        return Refusal("vingt-un.40", "last-card-not-dealt")
    if game.phase == words.DEALER_DIVISION:
        return Refusal("vingt-un.17", "dealer-stakes-nothing")
    if move.a == NONE:
        return Refusal("vingt-un.34", "name-second-stake")
    return Refusal("vingt-un.9", "stake-out-of-bounds", {"least": game.agreed.least, "most": game.agreed.most})


def _drawn_pair(game: VingtUn, seat: i64) -> bool:
    """Whether the hand that is asked has drawn, and two cards of one denomination are in it."""
    ranks = [rank(card) for card in game.deal.held(HANDS * seat + game.deal.hand_at)]
    return len(ranks) > 2 and len(set(ranks)) < len(ranks)


def _why_no_card(game: VingtUn, seat: i64, move: Move) -> Refusal:
    if game.phase != words.DRAWING and game.phase != words.DEALER_DRAWING:
        return Refusal("vingt-un.49", "drawing-not-begun")
    if not _asked(game, seat):
        return Refusal("vingt-un.30", "not-your-turn")
    if move.verb is words.CARD and game.tenure.can_give() < 1:
        return Refusal("vingt-un.40", "last-card-not-dealt")
    return Refusal("vingt-un.49", "no-such-act")


def _why_no_sale(game: VingtUn, seat: i64, move: Move) -> Refusal:
    if not game.agreed.on_sale:
        return Refusal("vingt-un.59", "deal-not-for-sale")
    if game.phase == words.SALE:
        if seat == game.tenure.owner or move.verb is words.DEAL or move.verb is words.SELL:
            return Refusal("vingt-un.R15", "one-offer")
        return Refusal("vingt-un.59", "not-your-turn" if not _asked(game, seat) else "no-such-act")
    if game.phase != words.OFFER:
        return Refusal("vingt-un.R15", "sale-before-first-card")
    if move.verb is words.BUY or move.verb is PASS:
        return Refusal("vingt-un.59", "nothing-offered")
    if seat != game.tenure.owner:
        return Refusal("vingt-un.59", "not-your-deal")
    if move.verb is words.SELL:
        return Refusal("vingt-un.R15", "price-out-of-bounds", {"most": game.agreed.top_price})
    return Refusal("vingt-un.59", "no-such-act")


def _why_no_leaving(game: VingtUn, seat: i64) -> Refusal:
    if not game.agreed.leaving:
        return Refusal("vingt-un.R30", "seats-are-kept")
    if game.phase != words.LEAVING:
        return Refusal("vingt-un.3", "leave-after-a-hand")
    return Refusal("vingt-un.3", "not-your-turn" if not _asked(game, seat) else "no-such-act")
