"""Why a move at Écarté is refused, and by which article.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count, rank
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.ecarte.state import KING, ORDERS
from parlour.games.ecarte.words import ACCEPT, ANNOUNCE, DISCARD, LEAVE, MARK, PROPOSE, REFUSE
from parlour.mechanisms.tricks import ALWAYS, MUST_FOLLOW, MUST_HEAD, MUST_TRUMP, duty_broken

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte

EXCHANGING = ("elder_discards", "dealer_discards", "asking", "serving", "drawing", "keeping", "putting_aside")


def why_not(game: Ecarte, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    phase = game.phases()[game.phase]
    if game.over:
        return Refusal("ecarte.r22", "game-over")
    if move.overfull():
        return Refusal("ecarte.r38", "no-such-act")
    if verb is LEAVE:
        return Refusal("ecarte.r68", "no-leaving")
    if phase in ("cut", "deal"):
        return Refusal("ecarte.13", "not-dealt")
    if verb is MARK or verb is ANNOUNCE:
        return _why_no_king(game, seat, move)
    if verb is PLAY:
        return _why_no_card(game, seat, move.a, phase)
    if verb is PROPOSE:
        return why_no_proposal(game, seat, phase)
    if verb is ACCEPT or verb is REFUSE:
        return why_no_answer(game, seat, phase)
    if verb is DISCARD:
        return _why_no_discard(game, seat, move.a, phase)
    return Refusal("ecarte.r38", "no-such-act")


def _why_no_king(game: Ecarte, seat: i64, move: Move) -> Refusal:
    if move.a >= 0:
        return Refusal("ecarte.r43", "marked-for-you")
    elder = seat != game.dealer
    if rank(game.deal.turn_up) == KING:
        return Refusal("ecarte.26a", "king-not-held") if elder else Refusal("ecarte.26", "turned-king-marked")
    if game.deal.king_marked >= 0:
        return Refusal("ecarte.r19", "king-marked-before")
    if game.deal.king_said == seat and move.verb is MARK:
        return Refusal("ecarte.27b" if elder else "ecarte.28a", "king-too-late-after-word")
    if game.deal.king_said >= 0:
        return Refusal("ecarte.r19", "king-announced-before")
    first_led = game.deal.made() > 0 or game.deal.led >= 0
    if elder and first_led:
        return Refusal("ecarte.27", "king-after-lead")
    if not elder and game.deal.made() > 0:
        return Refusal("ecarte.28", "king-after-reply")
    if not game.waits & BIT[seat]:
        return Refusal("ecarte.r43", "king-at-your-turn")
    return Refusal("ecarte.26a", "king-not-held")


def _why_no_card(game: Ecarte, seat: i64, card: i64, phase: str) -> Refusal:
    if not game.waits & BIT[seat]:
        return Refusal("ecarte.36", "proposal-stands") if phase == "answer" else Refusal("ecarte.34", "not-your-turn")
    if phase == "answer":
        return Refusal("ecarte.35a", "answer-first")
    if phase in EXCHANGING:
        return Refusal("ecarte.36", "exchange-stands")
    if not 0 <= card < 63 or not game.deal.hands[seat] & BIT[card]:
        return Refusal("ecarte.31" if game.deal.led < 0 else "ecarte.44", "card-not-held")
    broken = duty_broken(game.deal.hands[seat], game.deal.led, game.deal.led, ORDERS[game.deal.trump], ALWAYS, card)
    if broken == MUST_FOLLOW:
        return Refusal("ecarte.44", "must-follow-suit")
    if broken == MUST_TRUMP:
        return Refusal("ecarte.44a", "must-trump")
    assert broken == MUST_HEAD
    return Refusal("ecarte.44c", "must-win")


def why_no_proposal(game: Ecarte, seat: i64, phase: str) -> Refusal:
    if seat == game.dealer:
        return Refusal("ecarte.35", "elder-proposes")
    if phase == "answer" or phase in EXCHANGING:
        return Refusal("ecarte.36", "proposal-stands")
    return Refusal("ecarte.37", "no-more-proposals")


def why_no_answer(game: Ecarte, seat: i64, phase: str) -> Refusal:
    if seat != game.dealer:
        return Refusal("ecarte.37a", "dealer-answers")
    if phase == "answer":
        return Refusal("ecarte.42", "must-grant")  # only where a card was turned again
    return Refusal("ecarte.36", "answer-stands") if phase in EXCHANGING else Refusal("ecarte.35a", "nothing-proposed")


def _why_no_discard(game: Ecarte, seat: i64, cards: i64, phase: str) -> Refusal:
    if phase not in EXCHANGING:
        return Refusal("ecarte.35a", "no-exchange")
    if not game.waits & BIT[seat]:
        return Refusal("ecarte.35a", "elder-first")
    if cards < 0 or cards & ~game.deal.hands[seat]:
        return Refusal("ecarte.38", "card-not-held")
    if count(cards) > game.deal.talon():
        return Refusal("ecarte.39", "talon-short", {"talon": game.deal.talon()})
    return Refusal("ecarte.r24", "discard-one")
